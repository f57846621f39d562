/** How costly a text may be to parse, which its size alone does not say. */
export interface ParseLimits {
  /** List elements, fields and escapes count 1 each, a list or an object 8. */
  readonly parts: number
  /** Lists and objects within each other. */
  readonly depth: number
}

/**
 * Limits of an answer, and of a file of the workflow that is parsed whole: a queue of 10 000 pull
 * requests has 200 000 parts. What has more takes seconds or gigabytes.
 */
export const PARSE_LIMITS: ParseLimits = { parts: 1_000_000, depth: 1000 }
/** The most bytes of such a file. */
export const FILE_LIMIT_BYTES = 64 * 1024 * 1024

/** For a text whose parser counts by itself, and says where there is too much. */
export const COUNTED_BY_PARSER: ParseLimits = { parts: Infinity, depth: Infinity }

/** The cost of a list or an object itself, in parts. */
const CONTAINER = 8

/** What a byte means to the count; nearly all mean nothing, and a listing has fifty million. */
const PART = 1
const ESCAPE = 2
const QUOTE = 3
const OPEN = 4
const CLOSE = 5
const KINDS = new Uint8Array(256)
for (const [chars, kind] of [
  [',%&', PART],
  ['\\', ESCAPE],
  ['"', QUOTE],
  ['[{', OPEN],
  [']}', CLOSE],
] as const)
  for (const char of chars) KINDS[char.charCodeAt(0)] = kind

/**
 * Compares a JSON text with its limits, in one pass that allocates nothing, so that it can be
 * refused before it is parsed.
 * @returns what is too much, such as `more than 1000 lists and objects within each other`
 */
export function excessOf(bytes: Uint8Array, limits: ParseLimits): string | undefined {
  if (isFarBelow(bytes, limits)) return undefined
  let parts = 0
  let depth = 0
  let inString = false
  for (let at = 0; at < bytes.length; at++) {
    const kind = KINDS[bytes[at] as number]
    if (kind === 0) continue
    if (kind === QUOTE) inString = !inString
    else if (kind === CLOSE) depth -= inString ? 0 : 1
    else {
      parts += kind === OPEN ? CONTAINER : 1
      if (parts > limits.parts) return `more than ${limits.parts} values and escapes`
      if (kind === ESCAPE && inString) at++
      if (kind === OPEN && !inString && ++depth > limits.depth)
        return `more than ${limits.depth} lists and objects within each other`
    }
  }
  return undefined
}

const OPENERS = ['[', '{'].map((char) => char.charCodeAt(0))

/**
 * Tells whether no text of this length that opens so few lists and objects can reach a limit. That
 * holds for nearly every answer and is known in a tenth of the time.
 */
function isFarBelow(bytes: Uint8Array, { parts, depth }: ParseLimits): boolean {
  let opened = 0
  for (const opener of OPENERS)
    for (let at = bytes.indexOf(opener); at !== -1; at = bytes.indexOf(opener, at + 1))
      if (++opened > depth) return false
  return bytes.length + (CONTAINER - 1) * opened <= parts
}
