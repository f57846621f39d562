import { isUtf8 } from 'node:buffer'

/**
 * Where bytes stop being UTF-8 (RFC 3629): the offset of the first byte that no valid character
 * begins or continues with; `undefined` when all are valid. A character that is cut at the end is
 * invalid. Valid input takes one pass of native code.
 */
export function invalidUtf8At(bytes: Uint8Array): number | undefined {
  if (isUtf8(bytes)) return undefined
  // What is invalid comes back as replacement characters.
  const copy = Buffer.from(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))
  const differs = bytes.findIndex((byte, index) => byte !== copy[index])
  let valid = differs === -1 ? bytes.length : differs
  // Its first bytes may be those of a replacement character.
  while (valid > 0 && !isUtf8(bytes.subarray(0, valid))) valid--
  return valid
}
