/** The test branches of the queue: their names, and the events that are about one of them. */
import { type BranchTip, branchesOfEvent, type WorkflowEvent } from '../github/event.js'
import type { TestingDetails } from '../service/schemas.js'
import type { RepositoryRef } from '../shared/references.js'
import { inputDefaults } from '../step/contract.js'
import { convert, quote } from '../step/inputs.js'

export const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/** The input `test-branch-pattern`, such as `trunk-merge/pr-{number}/{id}`. */
export const testBranchPattern = () =>
  convert((text, refuse) => {
    if (/[\r\n]/.test(text)) return refuse(`must be a single line, but is ${quote(text)}`)
    const placeholders = text.match(/\{[^}]*\}/g) ?? []
    if (placeholders.sort().join('') === '{id}{number}') return text
    return refuse('must hold {number} and {id} once each, and no other placeholder')
  })

interface TestBranch {
  readonly number: number
  /** Of the test run, in lower case; a bisection's ends with a suffix, such as `-bisection-1`. */
  readonly id: string
}

/**
 * Parses the name of a test branch. Anyone can make such a branch, so the name proves nothing.
 * @param branch with or without `refs/heads/`
 */
export function parseTestBranch(branch: string, pattern: string): TestBranch | undefined {
  const source = pattern
    .split(/(\{number\}|\{id\})/)
    .map((part) => {
      if (part === '{number}') return '(?<number>[1-9]\\d{0,9})'
      if (part === '{id}') return `(?<id>${UUID})(?<suffix>-[^/]*)?`
      return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    })
    .join('')
  const groups = new RegExp(`^(?:refs/heads/)?${source}$`, 'i').exec(branch)?.groups
  if (groups === undefined) return undefined
  const { number, id = '', suffix = '' } = groups
  return { number: Number(number), id: id.toLowerCase() + suffix }
}

/** The names of the service's branches, unless the input gives another pattern. */
export const DEFAULT_PATTERN = inputDefaults['test-branch-pattern']

/** The part of a pattern before the id: all test branches of one pull request begin with it. */
export const testBranchPrefix = (number: number, pattern: string = DEFAULT_PATTERN): string =>
  (pattern.split('{id}')[0] ?? '').replace('{number}', String(number))

/** A test run as a branch claims it by its name; {@link problemOfRun} checks the claim. */
export type NamedTestRun = TestBranch & BranchTip

/**
 * Finds the test run that an event is about: a run, check, status or push on a test branch of this
 * repository. The pull request is the one in the name, never the queue's own draft of that branch.
 */
export function testRunOfEvent(
  event: WorkflowEvent,
  repository: RepositoryRef,
  pattern: string,
): NamedTestRun | undefined {
  const [claim, ...others] = branchesOfEvent(event, repository).flatMap((tip) => {
    const parsed = parseTestBranch(tip.branch, pattern)
    return parsed === undefined ? [] : [{ ...tip, ...parsed }]
  })
  // If two test branches end at one commit, the event does not show which run it is about.
  return others.length === 0 ? claim : undefined
}

/**
 * Returns why a run's details do not confirm that it tests this pull request; `undefined` if they do.
 * @param claim set if the run was found by the name of its branch
 */
export function problemOfRun(
  number: number,
  { testBranchSha, testedPullRequests = [] }: TestingDetails,
  claim?: NamedTestRun,
): string | undefined {
  const { commit, branch } = claim ?? {}
  if (claim && (commit === undefined || testBranchSha?.toLowerCase() !== commit.toLowerCase()))
    return `the event is about the commit ${commit ?? '(none)'} on ${branch}, and the test run is of ${testBranchSha ?? 'an unknown commit'}`
  if (!testedPullRequests.some(({ prNumber }) => prNumber === number))
    return `the test run does not list #${number} among the pull requests that it tests`
  return undefined
}
