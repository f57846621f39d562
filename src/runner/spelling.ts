/**
 * Characters as encoders spell them: escaped as in JSON, in an address or in HTML, also twice. Both
 * a text and what is looked for in it are reduced to their plain characters; what has none (a
 * character beyond ASCII, a backslash, a break of our own Markdown) is left out of both. The span is
 * what our Markdown puts around a dollar sign.
 */

const ESCAPED =
  /\\{1,8}u([\da-f]{4})|%([\da-f]{2})|&#x0{0,6}([\da-f]{1,6});|(?:<span>)?&#0{0,6}(\d{1,7});(?:<\/span>)?|&(amp|lt|gt|quot|apos);|[^ -*,-[\]-~]/gi
/** Nothing in such a text is escaped, and nothing is left out; most secrets are one. */
const PLAIN = /^[ -$'-*,-[\]-~]*$/
/** Without any of these, a text differs from its plain characters in no way that matters. */
const SIGNS = ['\\', '%', '&', '+', '\u200b']
/** An escape of an escape, and so on: more rounds than any encoder makes. */
const MOST_ROUNDS = 8

const NAMES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}
/** A form writes a space as `+`; a control character is as the letter that JSON escapes it with. */
const MEANINGS: Readonly<Record<string, string>> = {
  '+': ' ',
  '\0': '0',
  '\b': 'b',
  '\t': 't',
  '\n': 'n',
  '\v': 'v',
  '\f': 'f',
  '\r': 'r',
}

function meaning(...[whole, json, percent, hex, decimal, name]: readonly string[]): string {
  if (name !== undefined) return NAMES[name.toLowerCase()] ?? ''
  const digits = json ?? percent ?? hex
  if (digits !== undefined) return String.fromCharCode(Number.parseInt(digits, 16))
  return decimal === undefined ? (MEANINGS[whole as string] ?? '') : String.fromCharCode(+decimal)
}

/** The plain characters of a text. */
export function plainText(text: string): string {
  let plain = text
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = plain.replace(ESCAPED, (...match) => meaning(...match.slice(0, 6)))
    if (next === plain) break
    plain = next
  }
  return plain
}

/** {@link plainText} of parts of a text, so that it does not take many times its memory. */
export function* plainPieces(
  text: string,
  overlap: number,
): Generator<{ readonly plain: string; readonly written: string; readonly at: number }> {
  // Several times as fast as an expression.
  if (!SIGNS.some((sign) => text.includes(sign))) return
  for (let at = 0; at < text.length; at += PIECE) {
    const written = text.slice(at, at + PIECE + overlap)
    yield { plain: plainText(written), written, at }
  }
}
const PIECE = 64 * 1024

/** Plain characters, and where the spelling of each begins and ends. */
export interface Spelled {
  readonly plain: string
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

/** The plain characters of a text with their places. */
export const spelled = (text: string): Spelled => readings(text).at(-1) as Spelled

/** What each round leaves of a text, with the places: the text itself first, what is plain last. */
export function readings(text: string): readonly Spelled[] {
  const places = Array.from({ length: text.length }, (_, index) => index)
  let last: Spelled = { plain: text, starts: places, ends: places.map((place) => place + 1) }
  const all = [last]
  if (PLAIN.test(text)) return all
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = undone(last)
    if (next.plain === last.plain) break
    last = next
    all.push(last)
  }
  return all
}

/** One round: what {@link plainText} replaces, with the places. */
function undone({ plain, starts, ends }: Spelled): Spelled {
  const next = { plain: '', starts: [] as number[], ends: [] as number[] }
  let from = 0
  const keepUntil = (to: number) => {
    next.plain += plain.slice(from, to)
    for (; from < to; from++) {
      next.starts.push(starts[from] as number)
      next.ends.push(ends[from] as number)
    }
  }
  for (const match of plain.matchAll(ESCAPED)) {
    keepUntil(match.index)
    from += match[0].length
    const char = meaning(...match)
    if (char === '') continue
    next.plain += char
    next.starts.push(starts[match.index] as number)
    next.ends.push(ends[from - 1] as number)
  }
  keepUntil(plain.length)
  return next
}
