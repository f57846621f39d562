// Takes out of a file what only costs: comments go, except licenses, and tabs indent. That is a
// quarter of the bundle, which runners download before each job. Characters beyond ASCII are escaped,
// because a single one makes V8 read the whole file as text of two bytes a character.
import { parse } from 'acorn'

/** Rewrites one file of the bundle. */
export const rewrite = (code: string): string => withTabs(inAscii(withoutComments(code)))

/** Without comments, such a character is in a string, a template or a pattern; all know the escape. */
const inAscii = (code: string): string =>
  code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Takes out comments, with their lines if they fill them. */
function withoutComments(code: string): string {
  let rest = ''
  let from = 0
  const onComment = (_: boolean, text: string, start: number, end: number) => {
    if (text.startsWith('!')) return
    const line = code.lastIndexOf('\n', start) + 1
    const next = code[end] ?? '\n'
    const fillsLines = code.slice(line, start).trim() === '' && /[\r\n]/.test(next)
    rest += code.slice(from, fillsLines ? line : start)
    from = fillsLines ? end + 1 : end
  }
  parse(code, { ecmaVersion: 'latest', sourceType: 'script', onComment })
  return rest + code.slice(from)
}

/** Indents by tabs instead of four spaces each, except inside of template literals. */
function withTabs(code: string): string {
  const templates: [number, number][] = []
  parse(code, {
    ecmaVersion: 'latest',
    sourceType: 'script',
    onToken: ({ type, start, end }) => {
      if (type.label === 'template') templates.push([start, end])
    },
  })
  const inTemplate = (at: number) => templates.some(([start, end]) => start < at && at < end)
  return code.replace(/^(?: {4})+/gm, (spaces, at: number) =>
    inTemplate(at) ? spaces : '\t'.repeat(spaces.length / 4),
  )
}
