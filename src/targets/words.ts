/**
 * Tests of four bytes at once, held in one number of 32 bits: each gives 0 for no, and something else for yes. They are "Determine
 * if a word has a byte less than n" of Sean Eron Anderson's Bit Twiddling Hacks, written out, because they run before the engine
 * has put one function into another.
 */

/** How bytes are read and written four at a time. */
export const viewOf = ({ buffer, byteOffset, length }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, length)

/** Whether one of the bytes is a blank or a control character: less than 0x21. */
export const anyBlank = (word: number): number => (word - 0x21212121) & ~word & 0x80808080

/** Whether JSON writes one of the bytes with a backslash: less than 0x20, a quote (0x22) or a backslash (0x5c). */
export function anyEscaped(word: number): number {
  const quotes = word ^ 0x22222222
  const backslashes = word ^ 0x5c5c5c5c
  return (
    (((word - 0x20202020) & ~word) |
      ((quotes - 0x01010101) & ~quotes) |
      ((backslashes - 0x01010101) & ~backslashes)) &
    0x80808080
  )
}
