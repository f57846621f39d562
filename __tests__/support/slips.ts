/**
 * Texts of the current test that show what the code forgot; `jest.ts` fails a test that
 * leaves some behind.
 */
export const slips: string[] = []

/** A value that was not there. */
const FORGOTTEN = /\bundefined\b|\[object \w+\]/
/** Such a value in an input, which the message explains. */
const GIVEN = /(?:<code>|")(?:undefined|\[object Object\])(?:<\/code>|"), as an expression/g
/** What stands where a part of a sentence is missing. */
const GAP =
  /``|<code><\/code>|\*\*\*\*|(?<!\w)\(\)|[^|\s] {2,}[^|\s]| [.,;:](?=\s|$)|[,;:] ?[.,;:](?=\s|$)/
/** What stands between these may come from outside, and hold anything. */
const QUOTED = /<code>.+?<\/code>|`[^`]+`|"[^"]*"/g

/** A block of code, whose lines are data. */
const FENCED = /^(`{3,})\w*\n[\s\S]*?^\1$/gm

const isSlip = (text: string): boolean =>
  FORGOTTEN.test(text.replaceAll(GIVEN, '…')) ||
  GAP.test(text.replaceAll(FENCED, '…').replaceAll(QUOTED, '…'))

/** Checks a line of the log, or an annotation: it has something to say. */
export function checkLine(line: string): void {
  if (/^\s*$|[,;:]\s*$/.test(line) || isSlip(line)) slips.push(line)
}

/** Checks that an annotation does not repeat its title beside other text. */
export function checkAnnotation(message: string, { title }: { readonly title?: string }): void {
  const plain = message.replaceAll('`', '')
  if (title !== undefined && plain !== title && plain.includes(title))
    slips.push(`${title}: ${message}`)
}

/** Checks a summary, with its entities read as characters. */
export function checkMarkdown(markdown: string): void {
  const shown = markdown.replace(/&#(\d+);/g, (_, char) => String.fromCodePoint(Number(char)))
  if (isSlip(shown) || NAMELESS.test(shown)) slips.push(markdown)
  const blocks = markdown.replaceAll(FENCED, '```').split('\n')
  for (const [index, line] of blocks.entries()) {
    const kind = kindOf(line)
    const before = blocks[index - 1] ?? ''
    if (before !== '' && kind !== '' && kind !== kindOf(before)) slips.push(`${before}\n${line}`)
    if (kind === 'row' && kind === kindOf(before) && cells(line) !== cells(before))
      slips.push(`${before}\n${line}`)
  }
}

/** A link, a fold or a heading without words. */
const NAMELESS = /(?<!!)\[\]\(|<summary><\/summary>|^#+\s*$/m

/** A block that would run into the line before it; a list may follow its introduction. */
function kindOf(line: string): string {
  if (line.startsWith('|')) return 'row'
  return /^#{1,6} |^<details>|^```/.test(line) ? 'block' : ''
}

const cells = (row: string): number => row.split(/(?<!\\)\|/).length
