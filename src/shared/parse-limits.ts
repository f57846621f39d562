/** How costly a text may be to parse, which its size alone does not say. */
export interface ParseLimits {
  /** List elements, fields and escapes count 1 each, a list or an object 8. */
  readonly parts: number
  /** Lists and objects within each other. */
  readonly depth: number
}

/** Limits of a file of the workflow that is parsed whole, and the most bytes of one. */
export const FILE_LIMITS: ParseLimits = { parts: 1_000_000, depth: 1000 }
export const FILE_LIMIT_BYTES = 64 * 1024 * 1024

/** For a text whose parser counts by itself, and says where there is too much. */
export const COUNTED_BY_PARSER: ParseLimits = {
  parts: Number.POSITIVE_INFINITY,
  depth: Number.POSITIVE_INFINITY,
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPEN = 1
const CLOSE = 2

/** The cost of a list or an object itself, in parts. */
const CONTAINER = 8

const PARTS = new Uint8Array(256)
for (const char of ',\\%&') PARTS[char.charCodeAt(0)] = 1
for (const char of '[{') PARTS[char.charCodeAt(0)] = CONTAINER

const NESTING = new Uint8Array(256)
for (const char of '[{') NESTING[char.charCodeAt(0)] = OPEN
for (const char of ']}') NESTING[char.charCodeAt(0)] = CLOSE

/**
 * Compares a JSON text with its limits, in one pass that allocates nothing, so that it can be
 * refused before it is parsed.
 * @returns what is too much, such as `more than 1000 lists and objects within each other`
 */
export function excessOf(bytes: Uint8Array, limits: ParseLimits): string | undefined {
  let parts = 0
  let depth = 0
  let deepest = 0
  let inString = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number
    parts += PARTS[byte] as number
    if (parts > limits.parts) return `more than ${limits.parts} values and escapes`
    if (inString) {
      if (byte === BACKSLASH) at++
      else if (byte === QUOTE) inString = false
    } else if (byte === QUOTE) inString = true
    else if (NESTING[byte] === OPEN) deepest = Math.max(deepest, ++depth)
    else if (NESTING[byte] === CLOSE) depth--
    if (deepest > limits.depth)
      return `more than ${limits.depth} lists and objects within each other`
  }
  return undefined
}
