/** Whether a text matches one of the globs. */
export function compileGlobs(patterns: readonly string[]): (text: string) => boolean {
  const sources = patterns.map((pattern) =>
    pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replace(/\*+/g, '.*')
      .replaceAll('?', '.'),
  )
  const expression = new RegExp(`^(${sources.join('|')})$`)
  return (text) => expression.test(text)
}
