/** A merge that GitHub shows, and the service does not or not there. */
import type { PullRequestSeed } from '../../sandbox/github/seeds.js'
import type { Answer } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import {
  A,
  afterAMinute,
  B,
  type Inputs,
  live,
  MISSING,
  onceSubmitted,
  record,
  recordOf,
  type Told,
  type World,
} from '../support/pull-request-world.js'

const MERGE = 'c'.repeat(40)
const MERGED = { merged: true, mergeCommitSha: MERGE }
const ELSEWHERE = { ...MERGED, baseBranch: 'release' }
const DOWN = { status: 503, body: 'down' }

const wait = (world: World, inputs: Inputs = {}) =>
  live(world, { operation: 'wait-for-merge', 'timeout-minutes': '2', ...inputs })

describe('wait-for-merge passes if GitHub shows the merge, and', () => {
  test.each<[string, Told, string]>([
    ['the queue failed it', recordOf('failed'), 'FAILED'],
    ['the queue cancelled it', recordOf('cancelled'), 'CANCELLED'],
    ['it is still pending when the time is up', recordOf('pending'), 'PENDING'],
  ])('%s', async (_, shows, state) => {
    const step = await wait({ shows, gitHub: MERGED })
    expect(step.passed).toBe(true)
    expect(step.outputs).toMatchObject({ outcome: 'merged', state, 'merge-commit-sha': MERGE })
    expect(step.seen.summary).toContain('outside the merge queue')
    expect(step.gitHub.calls.filter(({ path }) => path === '/graphql')).toEqual([])
  })

  const LAST_SEEN = ', where it was last TESTING'

  test.each<[string, Told, string]>([
    ['falls silent', afterAMinute(DOWN), LAST_SEEN],
    ['never answers', DOWN, 'outside the merge queue'],
    ['refuses the token after a minute', afterAMinute({ status: 401 }), LAST_SEEN],
    ['denies access after a minute', afterAMinute({ status: 403 }), LAST_SEEN],
    ['lacks the endpoint after a minute', afterAMinute({ status: 501 }), LAST_SEEN],
  ])('warns if the service %s', async (_, shows, words) => {
    const { passed, outputs, seen, warnings } = await wait({ shows, gitHub: MERGED })
    expect(passed).toBe(true)
    expect(outputs).toMatchObject({ outcome: 'merged', 'merge-commit-sha': MERGE })
    expect(seen.summary.split('\n')[0]?.endsWith(words)).toBe(true)
    expect(warnings.join()).toContain('GitHub shows that #12 on main is merged')
  })

  test('does not warn if the service knows no such pull request', async () => {
    const { passed, seen, warnings } = await wait({ shows: MISSING, gitHub: MERGED })
    expect({ passed, warnings }).toEqual({ passed: true, warnings: [] })
    expect(seen.summary.split('\n')[0]?.endsWith('outside the merge queue')).toBe(true)
  })
})

describe('wait-for-merge fails if GitHub shows a merge into another branch, and', () => {
  test.each<[string, Told, string]>([
    ['the queue failed it', recordOf('failed'), 'failed'],
    ['the queue cancelled it', recordOf('cancelled'), 'cancelled'],
    ['it is still pending when the time is up', recordOf('pending'), 'timed-out'],
    ['the service refuses the token', afterAMinute({ status: 401 }), 'unauthorized'],
  ])('%s', async (_, shows, outcome) => {
    const { passed, outputs } = await wait({ shows, gitHub: ELSEWHERE })
    expect(passed).toBe(false)
    expect(outputs).toMatchObject({ outcome, merged: 'false', 'merge-commit-sha': '' })
  })
})

test.each<[string, World['gitHub']]>([
  ['cannot be reached', 'is down'],
  ['is not asked without a token', undefined],
])('wait-for-merge believes the queue if GitHub %s', async (_, gitHub) => {
  for (const [state, outcome] of [
    ['failed', 'failed'],
    ['pending', 'timed-out'],
  ] as const) {
    const step = await wait({ shows: recordOf(state), ...(gitHub && { gitHub }) })
    expect(step.passed).toBe(false)
    expect(step.outputs).toMatchObject({ outcome, merged: 'false' })
    expect(step.seen.errors).toHaveLength(1)
  }
})

describe('a merge that GitHub shows only when it is asked why there was none', () => {
  const merging = (shows: Told, gitHub: Partial<PullRequestSeed> = {}): World => ({
    shows,
    gitHub: { mergeCommitSha: MERGE },
    onGitHub: (calls, { pullRequests }) =>
      calls.at(-1)?.path === '/graphql' &&
      pullRequests.set(12, { number: 12, headSha: A, ...MERGED, ...gitHub }),
  })

  test.each(['failed', 'cancelled', 'tests_passed'])('counts after %s', async (state) => {
    const world = merging(afterAMinute(recordOf(state)))
    const { passed, outputs, seen, gitHub } = await wait(world, { comment: 'on-failure' })
    expect(passed).toBe(true)
    expect(outputs).toMatchObject({ outcome: 'merged', merged: 'true', 'merge-commit-sha': MERGE })
    expect(seen.summary).toContain('outside the merge queue')
    expect(gitHub.comments).toEqual([])
  })

  test('is refused at another head than expected', async () => {
    const world = merging(onceSubmitted(record('failed', false, 2, {})), { headSha: B })
    const { passed, outcome } = await live(world, { 'expected-head-sha': A })
    expect({ passed, outcome }).toEqual({ passed: false, outcome: 'refused' })
  })

  test('does not count if it went into another branch', async () => {
    const world = merging(afterAMinute(recordOf('failed')), ELSEWHERE)
    const { passed, outcome } = await wait(world)
    expect({ passed, outcome }).toEqual({ passed: false, outcome: 'failed' })
  })
})

describe('a record MERGED that names no base branch', () => {
  const merged = (prBaseBranch?: string): Answer => recordOf('merged', { prBaseBranch })

  test.each<[string, World['gitHub'], string]>([
    ['merged into another branch', ELSEWHERE, 'merged into `release`'],
    ['closed without a merge', { state: 'closed' }, 'it is closed without a merge'],
  ])('fails a wait as removed if GitHub shows it %s', async (_, gitHub = {}, words) => {
    const step = await wait({ shows: merged(), gitHub })
    expect(step).toMatchObject({ passed: false, outcome: 'removed', warnings: [] })
    expect(step.error).toContain('Trunk calls it merged, but on GitHub it')
    expect(step.error).toContain(words)
    expect(step.seconds).toBeLessThanOrEqual(12)
  })

  test('makes a submit skip it as closed if GitHub shows a merge into another branch', async () => {
    const step = await live({ shows: merged(), gitHub: ELSEWHERE }, {})
    expect(step).toMatchObject({ passed: true, outcome: 'skipped-closed', sent: [] })
  })

  test('differs from one that names the target branch, which passes', async () => {
    const step = await wait({ shows: merged('main'), gitHub: ELSEWHERE })
    expect(step).toMatchObject({ passed: true, outcome: 'merged' })
  })
})
