/** A merge that GitHub shows and the service does not. */
import type { PullRequestSeed } from '../../sandbox/github/seeds.js'
import type { Answer } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { A, B, live, MISSING, record, type World } from './world.js'

describe('wait-for-merge reports a merge that GitHub shows although the service fails', () => {
  test.each<[string, number, Answer, string]>([
    ['fell silent', 30, { status: 500, body: 'down' }, ', where it was last TESTING'],
    ['never answered', 0, { status: 500, body: 'down' }, 'outside the merge queue'],
    ['knows no such pull request', 0, MISSING, 'outside the merge queue'],
  ])('if the time is up and the service %s', async (_, until, answer, said) => {
    const { passed, seen } = await live(
      {
        shows: ({ now }) => (now < until ? record('testing', true, 1) : answer),
        gitHub: { merged: true, mergeCommitSha: 'c'.repeat(40) },
      },
      { operation: 'wait-for-merge', 'timeout-minutes': '1' },
    )
    expect(passed).toBe(true)
    expect(seen.summary.split('\n')[0]?.endsWith(said)).toBe(true)
    const warned = seen.warnings.map(({ message }) => message).join()
    expect(warned.includes('GitHub shows that #12 on main is merged')).toBe(answer !== MISSING)
  })

  test.each([401, 403, 501])('HTTP %i', async (status) => {
    const world = {
      shows: ({ now }: { now: number }) =>
        now < 60 ? record('testing', true, 1) : { status, body: 'no' },
    }
    const merged = await live(
      { ...world, gitHub: { merged: true, mergeCommitSha: 'c'.repeat(40) } },
      { operation: 'wait-for-merge' },
    )
    expect(merged).toMatchObject({ passed: true, outcome: 'merged' })
    expect(merged.seen.outputs['merge-commit-sha']).toBe('c'.repeat(40))
    expect(merged.seen.warnings.map(({ message }) => message).join()).toContain(
      'GitHub shows that #12 on main is merged',
    )
    expect(merged.seen.summary).toContain('outside the merge queue')
    const elsewhere = await live(
      { ...world, gitHub: { merged: true, baseBranch: 'release' } },
      { operation: 'wait-for-merge' },
    )
    expect(elsewhere.passed).toBe(false)
    expect(elsewhere.outcome).not.toBe('merged')
  })

  test('HTTP 503 until the time is up', async () => {
    const { passed, outcome } = await live(
      {
        shows: ({ now }) => (now < 60 ? record('testing', true, 1) : { status: 503, body: 'down' }),
        gitHub: { merged: true, mergeCommitSha: 'c'.repeat(40) },
      },
      { operation: 'wait-for-merge' },
    )
    expect({ passed, outcome }).toEqual({ passed: true, outcome: 'merged' })
  })
})

describe('a merge that GitHub shows only when it is asked why there was none', () => {
  const merging = (shows: World['shows'], gitHub: Partial<PullRequestSeed> = {}): World => ({
    shows,
    gitHub: { headSha: A, mergeCommitSha: 'c'.repeat(40), ...gitHub },
    onGitHub: (calls, { pullRequests }) => {
      const before = pullRequests.get(12)
      if (before && calls.at(-1)?.path === '/graphql')
        pullRequests.set(12, { ...before, merged: true })
    },
  })
  const ended = (state: string): World['shows'] => {
    return ({ now, submittedAt }) =>
      submittedAt === undefined && now < 60
        ? record('testing', true, 1)
        : record(state, false, 2, { prSha: A })
  }

  test.each(['failed', 'cancelled'])('%s: it is merged', async (state) => {
    const inputs = { operation: 'wait-for-merge', comment: 'on-failure' }
    const { passed, seen, gitHub } = await live(merging(ended(state)), inputs)
    expect(passed).toBe(true)
    expect(seen.outputs).toMatchObject({ outcome: 'merged', merged: 'true' })
    expect(seen.outputs['merge-commit-sha']).toBe('c'.repeat(40))
    expect(seen.summary).toContain('outside the merge queue')
    expect(gitHub.comments).toEqual([])
  })

  test('when the time is up, it is merged too', async () => {
    const inputs = { operation: 'wait-for-merge', 'timeout-minutes': '1' }
    const { outcome } = await live(
      merging(() => record('tests_passed', true, 1)),
      inputs,
    )
    expect(outcome).toBe('merged')
  })

  test('at another head than expected, it is refused', async () => {
    const shows: World['shows'] = ({ submittedAt }) =>
      submittedAt === undefined ? MISSING : record('failed', false, 2, {})
    const world = merging(shows)
    const { passed, outcome } = await live(
      {
        ...world,
        onGitHub: (calls, gitHub) => {
          void world.onGitHub?.(calls, gitHub)
          const before = gitHub.pullRequests.get(12)
          if (before?.merged) gitHub.pullRequests.set(12, { ...before, headSha: B })
        },
      },
      { 'expected-head-sha': A },
    )
    expect({ passed, outcome }).toEqual({ passed: false, outcome: 'refused' })
  })

  test('into another branch, it is not', async () => {
    const world = merging(ended('failed'), { baseBranch: 'release' })
    const { passed, outcome } = await live(world, { operation: 'wait-for-merge' })
    expect({ passed, outcome }).toEqual({ passed: false, outcome: 'failed' })
  })
})
