import { truncate } from './text.js'

/**
 * The names that `git check-ref-format --branch` accepts, without zero-width characters and full
 * references such as `refs/tags/v1`: the service would create a queue with such a name.
 */
export const BRANCH_NAME = new RegExp(
  [
    '^',
    '(?!refs/)',
    '(?!HEAD$)',
    '(?![-/])',
    '(?!.*[./]$)',
    String.raw`(?!.*(\.\.|@\{|//))`,
    String.raw`(?!(.*/)?\.)`,
    String.raw`(?!.*\.lock(/|$))`,
    String.raw`[^\x00-\x20\x7f~^:?*[\\\u200b-\u200f\u2060-\u2064\ufeff]+`,
    '$',
  ].join(''),
)

/**
 * Returns the problem with the name of a branch as the end of a sentence; `undefined` if it is valid.
 * @param given the text to quote, if the name is only a part of it
 */
export function branchNameProblem(name: string, given = name): string | undefined {
  if (BRANCH_NAME.test(name)) return undefined
  const quoted = JSON.stringify(truncate(given, 60))
  return `must be a branch such as main, but is ${quoted}${reasonAgainst(name)}`
}

/** The reason against a name that is not valid, as the end of a sentence. */
function reasonAgainst(name: string): string {
  if (name === '' || name.startsWith('refs/')) return ''
  if (/[*?[]/.test(name)) return ', which is a glob; name one branch'
  return ', which Git does not allow as the name of a branch'
}
