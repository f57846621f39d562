/**
 * Patterns for the paths of files in a repository, as `file-paths` and a targets map have them. Unlike
 * other globs, a pattern may name a folder.
 */
import { compileGlobs } from './globs.js'

/**
 * Compiles patterns into one predicate: does any of them match the path? Leading `./` and `/` of
 * patterns and paths don't count. A pattern that ends with `/` matches everything below that folder; one
 * without wildcards matches the path itself and everything below it.
 * @throws {InputError} the braces of a pattern have too many alternatives
 */
export function compilePathPatterns(patterns: readonly string[]): (path: string) => boolean {
  const matches = compileGlobs(patterns.flatMap(withFolder))
  return (path) => matches(relativePath(path))
}

/** Drops every `./` and `/` at the start of a path. */
export const relativePath = (path: string): string =>
  /^[./]/.test(path) ? path.replace(/^(?:\.?\/)+/, '') : path

/** The globs for a pattern that may name a folder. */
function withFolder(pattern: string): readonly string[] {
  const path = relativePath(pattern)
  if (path === '.') return ['**']
  if (path === '' || path.endsWith('/')) return [`${path}**`]
  return /[*?]/.test(path) ? [path] : [path, `${path}/**`]
}
