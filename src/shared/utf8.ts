import { isUtf8 } from 'node:buffer'

/** The offset of the first byte that belongs to no character of UTF-8; `undefined` if all do. */
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
