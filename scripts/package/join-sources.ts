// Joins the compiled sources and their packages with Rollup, before ncc packs them: modules that are
// always loaded together become one file, and what nothing calls goes.
import { relative, resolve } from 'node:path'
import commonjsExports from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import {
  type GetManualChunk,
  type OutputChunk,
  type Plugin,
  type PreRenderedChunk,
  rollup,
} from 'rollup'

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
])

/** The package gives its ES modules to browsers alone. Without unused code they are 37 kB smaller. */
const yamlAsModules: Plugin = {
  name: 'yaml-as-modules',
  resolveId: (name) =>
    name === 'yaml' ? resolve('node_modules/yaml/browser/dist/index.js') : null,
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

/** Rooms that are joined, because several operations load them: the first that fits. */
const GROUPS = {
  yaml: /\/node_modules\/yaml\/|\/lib\/src\/shared\/yaml-names/,
  // What some operations load, and most load later.
  later:
    /\/lib\/src\/(?:metrics\/(?:parse|quantile|model|read|time-in-queue|typical)|github\/(?:upserts|pull-files|commits)|step\/(?:publish|issues)|flaky\/(?:pages|unhealthy-test))/,
  // Without what brings the parser of YAML along.
  common: /\/lib\/src\/(?:shared(?!\/yaml)|reports|runner)\//,
  clients: /\/lib\/src\/(?:http|service|step|github)\//,
  queue: /\/lib\/src\/(?:queue|holds)\//,
  reasons:
    /\/lib\/src\/(?:test-run\/(?!checks)|pull-request\/reasons\/(?:github-questions|service-facts|why-not-merged))/,
  again: /\/lib\/src\/pull-request\/(?:again|ready|submit-in-turn)/,
  'pull-request': /\/lib\/src\/(?:pull-request|test-run)\//,
  wait: /\/lib\/src\/wait\//,
  zod: /\/node_modules\/zod\//,
} as const

/** ncc copies a file of less than 20 kB into each file that needs it, so what is shared is joined. */
const groupOf: GetManualChunk = (id, { getModuleInfo }) => {
  // Several operations import it, and some of them later.
  if (GROUPS.reasons.test(id)) return 'reasons'
  if (GROUPS.later.test(id)) return 'later'
  const isLoadedLater = (getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
  if (isLoadedLater) return undefined
  return Object.entries(GROUPS).find(([, rooms]) => rooms.test(id))?.[0]
}

/** Returns the joined files, with index.js as the entry. */
export async function joinSources(input: string): Promise<readonly OutputChunk[]> {
  const build = await rollup({
    input,
    plugins: [
      yamlAsModules,
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
    manualChunks: groupOf,
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
