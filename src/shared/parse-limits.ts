/** Maximum size of a file that is parsed as a whole. */
export const FILE_LIMIT_BYTES = 64 * 1024 * 1024

/** Maximum nesting of lists and objects. No real answer or file comes near it. */
const MAX_DEPTH = 1000

/** Ends a sentence about a text, such as `its body has …`. */
export const TOO_DEEP = `more than ${MAX_DEPTH} lists and objects within each other`

const [QUOTE, BACKSLASH, LIST, LIST_END, OBJECT, OBJECT_END] = [...'"\\[]{}'].map((char) =>
  char.charCodeAt(0),
)

/**
 * Checks whether a JSON text is nested so deeply that parsing it would take seconds or gigabytes.
 * The check itself allocates nothing.
 */
export function isTooDeep(bytes: Uint8Array, maxDepth = MAX_DEPTH): boolean {
  if (hasFewOpeners(bytes, maxDepth)) return false
  let depth = 0
  let inString = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === QUOTE) inString = !inString
    else if (byte === BACKSLASH && inString) at++
    else if (inString) continue
    else if (byte === LIST || byte === OBJECT) depth++
    else if (byte === LIST_END || byte === OBJECT_END) depth--
    if (depth > maxDepth) return true
  }
  return false
}

/** A check that is ten times as fast, and sufficient for nearly every answer. */
function hasFewOpeners(bytes: Uint8Array, max: number): boolean {
  let count = 0
  for (const opener of [LIST, OBJECT] as readonly number[])
    for (let at = bytes.indexOf(opener); at !== -1; at = bytes.indexOf(opener, at + 1))
      if (++count > max) return false
  return true
}
