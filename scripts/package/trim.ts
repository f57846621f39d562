// Makes a bundle that starts faster and can still be read (docs/maintaining/decisions/dependencies.md). ncc writes everything
// that a module declares, and loads every built-in that a module imports. This step changes that in
// each file of the bundle:
//
// 1. Rollup removes the functions that nothing calls, which is most of zod. It renames nothing and
//    minifies nothing.
// 2. The built-ins of ON_DEMAND are loaded when one of their members is first used. Loading
//    `crypto`, `https` and `tls` takes half as long as the start of Node itself, and not every step
//    uses them.
// 3. The bundler's notes and the packages' comments go, imports get short names, and tabs indent: a
//    quarter of the bundle, which runners download before each job.
// 4. Characters beyond ASCII are escaped: one of them doubles the memory that V8 takes for a file,
//    and the time to read it.
// 5. The functions that make zod's classes stand in parentheses, which tell V8 to compile them at
//    once: it would read them twice, since every step calls most of them.
import { parse, parseExpressionAt } from 'acorn'
import { rollup } from 'rollup'

const ON_DEMAND = ['assert', 'crypto', 'fs/promises', 'https', 'tls']

/** The bundler's way to take a built-in. */
const BUILT_IN = new RegExp(`require\\("(?:node:)?(${ON_DEMAND.join('|')})"\\)`, 'g')

/** The bundler's copy of a built-in's members, which takes time, and would load it at once. */
const COPY = /\/\*#__PURE__\*\/__nccwpck_require__\.t\((external_\w+_), 2\)/g

/** Calls of zod that make a class, up to the function that they are given. */
const CLASS = /\$constructor(?: \*\/\.\w+)?\("[\w$]+", (?=\(inst,)/g

/** The bundler's name of an import: the module's, and a number within the importing one. */
const IMPORT = /(\w+)__WEBPACK_IMPORTED_MODULE_(\d+)__/g

/** Notes of the bundler within a line. */
const NOTE = /^ ?(?:harmony|reexport|binding)\b/

/**
 * What must not be left. The patterns above are spellings of the bundler, which change with its
 * versions; then the build has to fail, because the bundle would still work, and start slowly.
 */
const REMAINS: readonly (readonly [RegExp, string])[] = [
  [/\bimport\.meta\b|^(?:import|export) /m, 'a part that only an ES module can run'],
  [/__nccwpck_require__\.t\(external_/, "a copy of a built-in's members"],
  [
    new RegExp(`(?<!=> )require\\(["'](?:node:)?(?:${ON_DEMAND.join('|')})["']`),
    'a built-in that should be loaded on demand',
  ],
  [/\$constructor[^\n]*, (?:\(inst|function)/, 'a class that V8 would read twice'],
  [/\\[^\0-\x7f]/, 'a backslash that would change its meaning before an escape'],
]

const onDemand = (_: string, name: string) =>
  `new Proxy({}, { get: (_, member) => require("${name}")[member] })`

/** Takes out notes, and comments that fill lines, but for licenses and the marks between modules. */
function withoutComments(code: string): string {
  let rest = ''
  let from = 0
  const onComment = (_: boolean, text: string, start: number, end: number) => {
    const line = code.lastIndexOf('\n', start) + 1
    const next = code[end] ?? '\n'
    const fillsLines = code.slice(line, start).trim() === '' && /[\r\n]/.test(next)
    if (fillsLines ? /^(?:\*$|!)/.test(text) : !NOTE.test(text)) return
    rest += code.slice(from, fillsLines ? line : start)
    from = /\s/.test(next) ? end + 1 : end
  }
  parse(code, { ecmaVersion: 'latest', sourceType: 'module', onComment })
  return rest + code.slice(from)
}

/** Indents by tabs instead of four spaces each, except inside of template literals. */
function withTabs(code: string): string {
  const templates: [number, number][] = []
  parse(code, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    onToken: ({ type, start, end }) => {
      if (type.label === 'template') templates.push([start, end])
    },
  })
  const inTemplate = (at: number) => templates.some(([start, end]) => start < at && at < end)
  return code.replace(/^(?: {4})+/gm, (spaces, at: number) =>
    inTemplate(at) ? spaces : '\t'.repeat(spaces.length / 4),
  )
}

/**
 * Writes `_name_js_2` for an import.
 * @throws when the bundle has such a name already
 */
function withShortImports(code: string): string {
  const names = new Set<string>()
  const done = code.replace(IMPORT, (_, name: string, number: string) => {
    names.add(`${name}_${number}`)
    return `${name}_${number}`
  })
  const taken = [...names].find((name) => code.includes(name))
  if (taken !== undefined) throw new Error(`The bundle has a name ${taken} of its own.`)
  return done
}

/** Puts the functions that make zod's classes in parentheses. */
function compiledAtOnce(code: string): string {
  let rest = ''
  let from = 0
  for (const { 0: call, index } of code.matchAll(CLASS)) {
    const start = index + call.length
    // With further arguments, it is the first of a sequence.
    const next = parseExpressionAt(code, start, { ecmaVersion: 'latest' })
    const { end } = next.type === 'SequenceExpression' ? (next.expressions[0] ?? next) : next
    rest += `${code.slice(from, start)}(${code.slice(start, end)})`
    from = end
  }
  return rest + code.slice(from)
}

/** Writes what is not ASCII as the escapes that strings, templates and expressions understand. */
const inAscii = (code: string): string =>
  code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * Rewrites one file of the bundle.
 * @throws when what should have been rewritten is still there
 */
export function rewrite(code: string): string {
  const done = compiledAtOnce(withShortImports(withTabs(withoutComments(code))))
    .replace(BUILT_IN, onDemand)
    .replace(COPY, '$1')
  for (const [pattern, what] of REMAINS) {
    const [found] = pattern.exec(done) ?? []
    if (found !== undefined)
      throw new Error(
        `The bundle holds ${what} (${found}): the bundler spells it otherwise than scripts/package/trim.ts expects.`,
      )
  }
  return inAscii(done)
}

/** Rewrites a file of the bundle in place, and takes out what nothing calls. */
export async function trim(file: string): Promise<void> {
  const bundle = await rollup({
    input: file,
    external: () => true,
    treeshake: { moduleSideEffects: 'no-external', propertyReadSideEffects: false },
    // It warns of comments that the bundler moved.
    logLevel: 'silent',
    plugins: [{ name: 'rewrite', transform: rewrite }],
  })
  await bundle.write({ file, format: 'cjs', esModule: false, generatedCode: 'es2015' })
}

/** @throws when a built-in that is loaded on demand occurs nowhere in the bundle */
export function checkOnDemand(bundle: string): void {
  const missing = ON_DEMAND.filter((name) => !bundle.includes(`require("${name}")[member]`))
  if (missing.length > 0)
    throw new Error(`The bundle never loads ${missing.join(', ')}: was it called otherwise?`)
}
