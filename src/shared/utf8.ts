import { isUtf8 } from 'node:buffer'

/**
 * Where bytes stop being UTF-8 (RFC 3629): the offset of the first byte that no valid character
 * begins or continues with; `undefined` when all are valid. A character that is cut at the end is
 * invalid. Valid input takes one pass of native code.
 */
export function invalidUtf8At(bytes: Uint8Array): number | undefined {
  if (isUtf8(bytes)) return undefined
  let valid = 0
  let invalid = bytes.length
  // A prefix is valid, or cut inside a character of at most four bytes; binary search finds the
  // longest one that decodes.
  while (invalid - valid > 1) {
    const middle = valid + ((invalid - valid) >> 1)
    if (decodesSoFar(bytes.subarray(0, middle))) valid = middle
    else invalid = middle
  }
  // The last bytes of that prefix may be the beginning of an incomplete character.
  while (valid > 0 && !isUtf8(bytes.subarray(0, valid))) valid--
  return valid
}

function decodesSoFar(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}
