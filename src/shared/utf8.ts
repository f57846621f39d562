import { isUtf8 } from 'node:buffer'

/** Returns the offset of the first byte that is not valid UTF-8; `undefined` if all are. */
export function invalidUtf8At(bytes: Uint8Array): number | undefined {
  if (isUtf8(bytes)) return undefined
  // Decoding turns invalid bytes into replacement characters.
  const copy = Buffer.from(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))
  const differs = bytes.findIndex((byte, index) => byte !== copy[index])
  let valid = differs === -1 ? bytes.length : differs
  // An invalid sequence may begin with the same bytes as a replacement character.
  while (valid > 0 && !isUtf8(bytes.subarray(0, valid))) valid--
  return valid
}
