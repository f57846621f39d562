/** Four bytes at once, held in one number of 32 bits. */

/** A local copy: looking it up is slow where globals are intercepted, as in test sandboxes. */
const { imul } = Math

/** A view to read and write bytes four at a time. */
export const viewOf = ({ buffer, byteOffset, length }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, length)

/** Bytes that are known to be UTF-8 as text. */
export const textOf = (bytes: ArrayBufferView, start: number, end: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString()

/**
 * Tells whether one of the bytes is at most a quote (0x22), or a backslash: 0 for no. From "Determine if a
 * word has a byte less than n" in Sean Eron Anderson's Bit Twiddling Hacks, written out, because
 * much of the work is done before V8 has inlined one function into another.
 */
export function anySpecial(word: number): number {
  const backslashes = word ^ 0x5c5c5c5c
  return (((word - 0x23232323) & ~word) | ((backslashes - 0x01010101) & ~backslashes)) & 0x80808080
}

/**
 * Adds four bytes to a hash. With only a multiplication, a difference in the highest bits would
 * stay there, and the next four bytes could cancel it for every seed. The rotated hash holds the
 * same difference in other bits.
 */
export const hashed = (hash: number, word: number): number =>
  (imul(hash ^ word, 0x9e3779b1) + ((hash << 13) | (hash >>> 19))) | 0
