/** A queue's own test branch, taken apart. A branch name proves nothing about who made it. */
export interface TestBranch {
  readonly number: number
  /** Id of the test run, lower-cased, without the suffix of a bisection run. */
  readonly id: string
}

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/** What is wrong with a `test-branch-pattern`, or `undefined`. */
export function problemOfPattern(pattern: string): string | undefined {
  const holders = pattern.match(/\{[^}]*\}/g) ?? []
  const valid =
    holders.filter((holder) => holder === '{id}').length === 1 &&
    holders.filter((holder) => holder === '{number}').length === 1 &&
    holders.length === 2
  return valid ? undefined : 'must hold {number} and {id} once each, and no other placeholder'
}

/**
 * Reads a branch name by a pattern; what follows the id after a dash is a suffix.
 * @param branch with or without `refs/heads/`
 */
export function parseTestBranch(branch: string, pattern: string): TestBranch | undefined {
  const source = pattern
    .split(/(\{number\}|\{id\})/)
    .map((part) => {
      if (part === '{number}') return '(?<number>[1-9]\\d{0,9})'
      if (part === '{id}') return `(?<id>${UUID})(?:-[^/]*)?`
      return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    })
    .join('')
  const found = new RegExp(`^(?:refs/heads/)?${source}$`, 'i').exec(branch)?.groups
  if (found === undefined) return undefined
  return { number: Number(found['number']), id: String(found['id']).toLowerCase() }
}

/** The part of a pattern before the id: all test branches of one pull request begin with it. */
export const testBranchPrefix = (pattern: string, number: number): string =>
  (pattern.split('{id}')[0] ?? '').replace('{number}', String(number))
