/** Words that an expression leaves behind when it goes wrong, as JavaScript and GitHub's expressions print it. */
const BROKEN_WORDS: ReadonlySet<string> = new Set([
  'true',
  'false',
  'null',
  'undefined',
  'NaN',
  'Array',
  'Object',
  '[object Object]',
])

/** True for a whole value that a broken expression left, such as `false` or `[object Object]`. */
export const isBrokenWord = (value: string): boolean => BROKEN_WORDS.has(value.trim())
