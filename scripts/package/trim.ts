// Makes a bundle that starts faster and can still be read. ncc writes everything that a module
// declares. This step changes that in each file of the bundle:
//
// 1. Rollup removes the functions that nothing calls, which is most of zod. It renames nothing and
//    minifies nothing. A step over https takes 8 ms less.
// 2. The bundler's notes and the packages' comments go, and tabs indent: a quarter of the bundle,
//    which runners download before each job.
import { parse } from 'acorn'
import { rollup } from 'rollup'

/** Notes of the bundler within a line. */
const NOTE = /^ ?(?:harmony|reexport|binding)\b/

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

/** A part that only an ES module can run, which the bundler writes for some imports. */
const ONLY_IN_ESM = /\bimport\.meta\b|^(?:import|export) /m

/**
 * Rewrites one file of the bundle.
 * @throws when the file is not CommonJS
 */
export function rewrite(code: string): string {
  const [found] = ONLY_IN_ESM.exec(code) ?? []
  if (found !== undefined)
    throw new Error(`The bundle has a part that only an ES module can run: ${found}`)
  return withTabs(withoutComments(code))
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
