// Joins the compiled sources and their packages with Rollup, before ncc packs them: modules that are
// always loaded together become one file, and what nothing calls goes.
import { relative, resolve } from 'node:path'
import commonjsExports from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import { type OutputChunk, type Plugin, type PreRenderedChunk, rollup } from 'rollup'

/** Its types are those of its CommonJS half, where the function is a property. */
const commonjs = commonjsExports as unknown as typeof commonjsExports.default

/** Warnings about packages that do no harm. Any other one fails the build. */
const HARMLESS: ReadonlySet<string | undefined> = new Set([
  // Compiled helpers, such as `(this && this.__awaiter) || …`.
  'THIS_IS_UNDEFINED',
  // Comments of zod that mention an annotation.
  'INVALID_ANNOTATION',
  // Within zod and @actions/core.
  'CIRCULAR_DEPENDENCY',
  // Counts of the files that were joined.
  'OPTIMIZE_CHUNK_STATUS',
])

/** The package gives its ES modules to browsers alone. Without unused code they are 37 kB smaller. */
const yamlAsModules: Plugin = {
  name: 'yaml-as-modules',
  resolveId: (name) =>
    name === 'yaml' ? resolve('node_modules/yaml/browser/dist/index.js') : null,
}

/** No number from GitHub is too large for `JSON.parse`. Octokit's other parser is 12 kB. */
const plainJson: Plugin = {
  name: 'plain-json',
  transform: (_, id) =>
    id.includes('/node_modules/json-with-bigint/')
      ? 'export const JSONParse = JSON.parse, JSONStringify = JSON.stringify'
      : null,
}

/** In CommonJS the default export of a built-in is the module; a namespace would be a copy, made at each start. */
const builtinsWithoutCopies: Plugin = {
  name: 'built-ins-without-copies',
  transform: (code, id) =>
    id.includes('/node_modules/@actions/') ? code.replace(NAMESPACE, 'import $1 from $2') : null,
}
const NAMESPACE = /^import \* as (\w+) from (['"](?:crypto|fs|https?|os|path)['"])/gm

/** ncc makes a separate file for each `import()`, which Rollup would write as a `require`. */
const lazyFiles: Plugin = {
  name: 'lazy-files',
  renderDynamicImport: () => ({ left: 'import(', right: ')' }),
}

/**
 * Rollup makes one file of the modules that the same operations need, and joins smaller ones than this,
 * in bytes with comments, to the files that are mostly loaded with them.
 */
const MIN_SIZE = 8000

/** Few steps need a parser, so nothing else is joined to one, nor to what imports it. */
const PARSERS = {
  yaml: /\/node_modules\/yaml\/|\/lib\/src\/shared\/yaml/,
  xml: /\/node_modules\/(?:saxes|xmlchars)\//,
} as const

const parserOf = (id: string): string | undefined =>
  Object.entries(PARSERS).find(([, modules]) => modules.test(id))?.[0]

/** Returns the joined files, with index.js as the entry. */
export async function joinSources(input: string): Promise<readonly OutputChunk[]> {
  const build = await rollup({
    input,
    plugins: [
      yamlAsModules,
      plainJson,
      builtinsWithoutCopies,
      nodeResolve({ preferBuiltins: true }),
      commonjs(),
    ],
    treeshake: {
      // Nothing needs a built-in or a package only because it was loaded.
      moduleSideEffects: (id, isExternal) => !isExternal && !isOfPackage(id),
      propertyReadSideEffects: false,
    },
    onLog(_, { code, message }) {
      if (!HARMLESS.has(code)) throw new Error(`${code}: ${message}`)
    },
  })
  const { output } = await build.generate({
    format: 'cjs',
    esModule: false,
    interop: 'default',
    plugins: [lazyFiles],
    generatedCode: 'es2015',
    entryFileNames: 'index.js',
    chunkFileNames: fileName,
    hoistTransitiveImports: false,
    experimentalMinChunkSize: MIN_SIZE,
    manualChunks: parserOf,
    onlyExplicitManualChunks: true,
  })
  return output.filter((file) => file.type === 'chunk')
}

const isOfPackage = (id: string): boolean => id.includes('/node_modules/')

/** Names a file after one of its modules, with the room, or after the package. */
function fileName({ name, moduleIds }: PreRenderedChunk): string {
  const id = moduleIds.findLast((path) => path.endsWith(`/${name}.js`)) ?? moduleIds.at(-1) ?? name
  const [, ofPackage] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? []
  const path = ofPackage ?? relative('lib/src', id).replace(/\.js$/, '')
  // dist/post.js is what GitHub starts at the end of a job.
  if (path === 'post') return 'post-main.js'
  return `${path.replaceAll('/', '-')}.js`
}
