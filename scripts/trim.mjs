// Makes a bundle that starts faster and can still be read (docs/adr/0003). ncc writes everything
// that a module declares, and loads every built-in that a module imports. This step changes that in
// each file of the bundle:
//
// 1. Rollup removes the functions that nothing calls, which is most of zod. It renames nothing and
//    minifies nothing.
// 2. The built-ins of ON_DEMAND are loaded when one of their members is first used. Loading
//    `crypto`, `https` and `tls` takes half as long as the start of Node itself, and not every step
//    uses them.
// 3. The bundler's notes and the packages' comments go, and tabs indent: a fifth of the bundle,
//    which runners download before each job.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'acorn'
import { rollup } from 'rollup'

const ON_DEMAND = ['assert', 'crypto', 'fs/promises', 'https', 'tls']

/** The bundler's way to take a built-in: `createRequire(import.meta.url)("node:fs")`. */
const BUILT_IN = /__WEBPACK_EXTERNAL_createRequire\(import\.meta\.url\)\("(?:node:)?([\w/]+)"\)/g

/** The bundler's copy of a built-in's members, which would load it at once. */
const COPY =
  /\/\*#__PURE__\*\/__nccwpck_require__\.t\((external_(?:node_)?(?:assert|crypto|fs_promises|https|tls)_), 2\)/g

/** Notes of the bundler within a line. */
const NOTE = /^ ?(?:harmony|reexport|binding)\b/

const builtIn = (_, name) =>
  ON_DEMAND.includes(name)
    ? `new Proxy({}, { get: (_, member) => process.getBuiltinModule("${name}")[member] })`
    : `process.getBuiltinModule("${name}")`

/** Without comments that fill lines, but for licenses and the marks between modules, and without notes. */
function withoutComments(code) {
  let rest = ''
  let from = 0
  const onComment = (_, text, start, end) => {
    const line = code.lastIndexOf('\n', start) + 1
    const fillsLines = code.slice(line, start).trim() === '' && /[\r\n]/.test(code[end])
    if (fillsLines ? /^(?:\*$|!)/.test(text) : !NOTE.test(text)) return
    rest += code.slice(from, fillsLines ? line : start)
    from = /\s/.test(code[end]) ? end + 1 : end
  }
  parse(code, { ecmaVersion: 'latest', sourceType: 'module', onComment })
  return rest + code.slice(from)
}

/** Indented by tabs instead of four spaces each, except inside of template literals. */
function withTabs(code) {
  const templates = []
  const onToken = ({ type, start, end }) =>
    type.label === 'template' && templates.push([start, end])
  parse(code, { ecmaVersion: 'latest', sourceType: 'module', onToken })
  const inTemplate = (at) => templates.some(([start, end]) => start < at && at < end)
  return code.replace(/^(?: {4})+/gm, (spaces, at) =>
    inTemplate(at) ? spaces : '\t'.repeat(spaces.length / 4),
  )
}

const rewrite = (code) =>
  withTabs(withoutComments(code)).replace(BUILT_IN, builtIn).replace(COPY, '$1')

const [folder] = process.argv.slice(2)
for (const name of readdirSync(folder).filter((entry) => entry.endsWith('.js'))) {
  const file = join(folder, name)
  const bundle = await rollup({
    input: file,
    external: () => true,
    treeshake: { moduleSideEffects: 'no-external', propertyReadSideEffects: false },
    // It warns of comments that the bundler moved.
    logLevel: 'silent',
    plugins: [{ name: 'rewrite', transform: rewrite }],
  })
  await bundle.write({ file, format: 'es', generatedCode: 'es2015' })
}
