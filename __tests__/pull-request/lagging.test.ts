/** Records that lag, heads that move, and other people's pull requests: nobody is taken out. */

import type { PullRequestSeed } from '../../sandbox/github/seeds.js'
import type { Reason } from '../../src/pull-request/reasons.js'
import type { Answer } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { A, B, live, MISSING, type Past, record, type World } from './world.js'

describe('a record that lags 1 s behind a push', () => {
  test.each([
    ['without a token for GitHub', undefined],
    ['with one', { headSha: B }],
  ])('takes no one out, %s', async (_, gitHub) => {
    const { passed, outcome, sent, seen, result } = await live(
      {
        shows: ({ now, submittedAt }) => {
          if (submittedAt === undefined) return MISSING
          return record('pending', true, 1, { prSha: now - submittedAt < 1 ? A : B })
        },
        headOfEvent: B,
        ...(gitHub && { gitHub }),
      },
      { 'expected-head-sha': B },
    )
    expect({ passed, outcome }).toEqual({ passed: true, outcome: 'submitted' })
    expect(sent).not.toContain('/cancelPullRequest')
    expect(seen.outputs['head-sha']).toBe(B)
    expect(seen.summary).not.toContain(A.slice(0, 12))
    expect(JSON.stringify(result())).not.toContain(A)
  })

  test('is believed when it shows the other head for 10 s and GitHub cannot be asked', async () => {
    const { passed, outcome, sent, seconds } = await live(
      {
        shows: ({ submittedAt, cancelledAt }) => {
          if (submittedAt === undefined) return MISSING
          return record('pending', cancelledAt === undefined, 1, { prSha: A })
        },
        headOfEvent: B,
      },
      { 'expected-head-sha': B },
    )
    expect({ passed, outcome }).toEqual({ passed: false, outcome: 'refused' })
    expect(sent).toContain('/cancelPullRequest')
    expect(seconds).toBeGreaterThanOrEqual(10)
  })
})

describe('a first reading that still shows it in the queue', () => {
  const old = record('pending', true, 1)
  const late = (later: Answer) => ({
    shows: ({ now, submittedAt }: Past) => {
      if (submittedAt !== undefined) return record('pending', true, 3)
      return now < 3 ? old : later
    },
  })

  test('after it was taken out: it is submitted', async () => {
    const { passed, outcome, sent } = await live(late(record('cancelled', false, 2)), {})
    expect({ passed, outcome }).toEqual({ passed: true, outcome: 'submitted' })
    expect(sent).toContain('/submitPullRequest')
  })

  test('after it was taken out: a dry run plans the submission', async () => {
    const { outcome, sent } = await live(late(MISSING), { 'dry-run': 'true' })
    expect({ outcome, sent }).toEqual({ outcome: 'planned', sent: [] })
  })

  test('after it was merged: nothing is sent', async () => {
    const { passed, outcome, sent } = await live(late(record('merged', false, 2)), {})
    expect({ passed, outcome, sent }).toEqual({ passed: true, outcome: 'already-merged', sent: [] })
  })

  test.each<[Partial<PullRequestSeed>, string]>([
    [{ merged: true, baseBranch: 'release' }, 'skipped-closed'],
    [{ merged: true }, 'already-merged'],
    [{ state: 'closed' }, 'skipped-closed'],
    [{ draft: true }, 'skipped-draft'],
    [{}, 'already-queued'],
  ])('GitHub, which shows %j, has the last word: %s', async (gitHub, expected) => {
    const world = { shows: () => old, headOfEvent: A, gitHub }
    const { passed, outcome, sent } = await live(world, {})
    expect({ passed, outcome }).toEqual({ passed: true, outcome: expected })
    expect(sent).not.toContain('/submitPullRequest')
  })

  test('counts when another one 3 s later agrees; a wait begins at once', async () => {
    const { outcome, calls, seconds } = await live({ shows: () => old }, {})
    expect({ outcome, seconds }).toEqual({ outcome: 'already-queued', seconds: 3 })
    expect(calls.filter(({ path }) => path === '/getSubmittedPullRequest')).toHaveLength(2)
    const merges = { shows: ({ now }: Past) => (now < 4 ? old : record('merged', false, 2)) }
    const waited = await live(merges, { wait: 'true', 'poll-interval-seconds': '5' })
    expect(waited).toMatchObject({ outcome: 'merged', seconds: 5 })
  })

  test('is no answer when the next one fails', async () => {
    const { passed, outcome } = await live(late({ status: 401, body: 'no' }), {})
    expect({ passed, outcome }).toEqual({ passed: false, outcome: 'unauthorized' })
  })
})

test('a record from before the first reading proves no submission', async () => {
  const shows = ({ now, submittedAt }: Past) => {
    if (submittedAt === undefined) return record('cancelled', false, 2)
    // The answer was lost, and nothing was submitted; a replica still shows what was before.
    return now - submittedAt < 3 ? record('pending', true, 1) : record('cancelled', false, 2)
  }
  const { passed, outcome } = await live({ shows, submit: () => ({ cut: 'before' }) }, {})
  expect({ passed, outcome }).toEqual({ passed: false, outcome: 'unavailable' })
})

test.each(['high', 'urgent'])(
  'a pull request of someone else at another head stays, whatever priority was wanted: %s',
  async (priority) => {
    const { passed, outcome, sent } = await live(
      {
        shows: () =>
          record('pending', true, 1, { prSha: B, priorityName: 'low', priorityValue: 200 }),
        headOfEvent: A,
      },
      { 'expected-head-sha': A, priority },
    )
    expect({ passed, outcome }).toEqual({ passed: false, outcome: 'refused' })
    expect(sent).not.toContain('/cancelPullRequest')
  },
)

describe('after an automatic resubmission', () => {
  const failedOnce = (later: (seconds: number) => ReturnType<typeof record>) => ({
    shows: ({ now, submittedAt }: { now: number; submittedAt: number | undefined }) => {
      if (submittedAt !== undefined) return later(now - submittedAt)
      return now < 60 ? record('testing', true, 0) : record('failed', false, 1)
    },
  })

  test('a push of the author takes no one out, because no head was asked for', async () => {
    const { passed, sent } = await live(
      failedOnce((seconds) =>
        seconds > 300
          ? record('merged', false, 9, { prSha: B })
          : record('not_ready', true, 2, { prSha: seconds < 30 ? A : B }),
      ),
      { operation: 'wait-for-merge', resubmit: '1' },
    )
    expect(passed).toBe(true)
    expect(sent).not.toContain('/cancelPullRequest')
  })

  test.each<[string, Answer]>([
    ['from before the failure', record('testing', true, 0)],
    ['without the failure', MISSING],
  ])('a reading %s is read again, not taken for a submission of someone else', async (_, stale) => {
    let readings = 0
    const shows = ({ now, submittedAt }: Past) => {
      if (submittedAt !== undefined) return record('merged', false, 9)
      if (now < 60) return record('testing', true, 0)
      return ++readings === 2 ? stale : record('failed', false, 1)
    }
    const inputs = { operation: 'wait-for-merge', resubmit: '1' }
    const { passed, seen, sent } = await live({ shows }, inputs)
    expect({ passed, resubmissions: seen.outputs['resubmissions'] }).toEqual({
      passed: true,
      resubmissions: '1',
    })
    expect(sent.filter((path) => path === '/submitPullRequest')).toHaveLength(1)
  })

  const nothingIsSubmitted = async (gitHub: Partial<PullRequestSeed>, why: string, more = {}) => {
    const world = { ...failedOnce(() => record('merged', false, 9)), gitHub, ...more }
    const inputs = { operation: 'wait-for-merge', resubmit: '2' }
    const { passed, outcome, sent, error } = await live(world, inputs)
    expect({ passed, outcome }).toEqual({ passed: false, outcome: 'failed' })
    expect(sent).not.toContain('/submitPullRequest')
    expect(error).toContain(`It was not submitted again, because ${why}`)
  }

  describe.each<[string, Partial<PullRequestSeed>, string]>([
    ['a draft', { draft: true }, 'it is a draft'],
    ['at another base', { baseBranch: 'release' }, 'its base branch is `release`'],
    ['closed', { state: 'closed' }, 'it is closed'],
    ['at another head', { headSha: B }, 'its head is now'],
  ])('nothing is submitted that GitHub shows as %s', (_, gitHub, why) => {
    test('as a rule', () => nothingIsSubmitted(gitHub, why))
    test('where GitHub answers its REST API alone', () =>
      nothingIsSubmitted(gitHub, why, { graphql: false }))
  })

  test('nothing is submitted that GitHub shows as in conflict', () =>
    nothingIsSubmitted({ mergeable: 'CONFLICTING' }, 'it conflicts with `main`'))
})

describe('an absence', () => {
  const gone = (from: number, to: number) => ({
    shows: ({ now }: { now: number }) =>
      now >= from && now < to ? MISSING : record(now < 200 ? 'testing' : 'merged', now < 200, 1),
  })

  test.each(['1', '5', '60'])(
    'of 9 s is no removal, with a poll interval of %s s',
    async (seconds) => {
      const inputs = { operation: 'wait-for-merge', 'poll-interval-seconds': seconds }
      expect((await live(gone(120, 129), inputs)).outcome).toBe('merged')
      expect((await live(gone(2, 11), inputs)).outcome).toBe('merged')
    },
  )

  test('of 20 s is one', async () => {
    const inputs = { operation: 'wait-for-merge', 'poll-interval-seconds': '1' }
    const { outcome, seconds } = await live(gone(120, 140), inputs)
    expect(outcome).toBe('removed')
    expect(seconds).toBeGreaterThanOrEqual(130)
  })
})

describe('a pull request that the queue has shown, and shows no more', () => {
  const gone = { 'remove-label': 'queue', wait: 'true' }

  test.each<[string, Answer]>([
    ['there is no record', MISSING],
    ['its record is not in the queue', record('pending', false, 1)],
  ])('was removed, though only the submission has seen it: %s', async (_, later) => {
    let readings = 0
    const shows = ({ submittedAt }: Past) => {
      if (submittedAt === undefined) return MISSING
      return readings++ === 0 ? record('pending', true, 1) : later
    }
    const { passed, outcome, error } = await live({ shows, gitHub: {} }, gone)
    expect({ passed, outcome }).toEqual({ passed: false, outcome: 'removed' })
    expect(error).not.toContain('Submit it first')
  })

  test('is not in the queue, whatever its last record says: the remedy and the file say so', async () => {
    const shows = ({ now }: Past) => (now < 120 ? record('pending', true, 1) : MISSING)
    const gitHub = { state: 'closed' } as const
    const inputs = { operation: 'wait-for-merge' }
    const { seen, error, result } = await live({ shows, gitHub }, inputs)
    expect(error).toContain('Reopen the pull request, then submit it again.')
    const kinds = JSON.parse(seen.outputs['reasons'] ?? '').map(({ kind }: Reason) => kind)
    expect(kinds).toContain('not-in-queue')
    expect(result()['pullRequest']).toMatchObject({ isCurrentlySubmittedToQueue: false })
  })
})

test('a replica that still shows the end of an earlier submission ends no wait', async () => {
  for (const state of ['failed', 'cancelled']) {
    let readings = 0
    const shows = ({ now }: Past) => {
      if (now >= 120) return record('merged', false, 9)
      return ++readings === 3 ? record(state, false, 1) : record('testing', true, 5)
    }
    const { passed, seen } = await live({ shows }, { operation: 'wait-for-merge' })
    expect({ state, passed, outcome: seen.outputs['outcome'] }).toEqual({
      state,
      passed: true,
      outcome: 'merged',
    })
    expect(seen.summary).not.toContain(state.toUpperCase())
  }
})

test('with wait its time begins when the queue is seen to have it', async () => {
  const { outcome, seconds } = await live(
    {
      shows: ({ now, submittedAt }) =>
        now - (submittedAt ?? now) < 60 ? MISSING : record('pending', true, 1),
    },
    { wait: 'true', 'timeout-minutes': '2' },
  )
  expect(outcome).toBe('timed-out')
  expect(Math.round(seconds / 60)).toBe(3)
})

describe('a failing service hides no merge that GitHub shows', () => {
  test.each<[string, number, Answer, string]>([
    ['fell silent', 30, { status: 500, body: 'down' }, ', where it was last TESTING'],
    ['never answered', 0, { status: 500, body: 'down' }, 'outside the merge queue'],
    ['knows no such pull request', 0, MISSING, 'outside the merge queue'],
  ])('when the time is up and it %s', async (_, until, answer, said) => {
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

  test('silence', async () => {
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

describe('expected-head-sha and a merge', () => {
  const merged = (prSha?: string) => ({ shows: () => record('merged', false, 1, { prSha }) })
  const expect_ = { 'expected-head-sha': A }

  test('that GitHub alone shows, at another head, is refused', async () => {
    const gitHub = { merged: true, headSha: B }
    const { passed, outcome, error } = await live({ shows: () => MISSING, gitHub }, expect_)
    expect({ passed, outcome }).toEqual({ passed: false, outcome: 'refused' })
    expect(error).toContain(B)
  })

  test('whose head nothing shows is not known', async () => {
    const { passed, outcome } = await live(merged(), expect_)
    expect({ passed, outcome }).toEqual({ passed: false, outcome: 'unknown-outcome' })
  })

  test.each([
    [A, true, 'already-merged'],
    [B, false, 'refused'],
  ])('at %s passes: %s', async (head, passed, outcome) => {
    expect(await live(merged(head), expect_)).toMatchObject({ passed, outcome, sent: [] })
    const gitHub = { merged: true, headSha: head }
    expect(await live({ ...merged(head), gitHub }, expect_)).toMatchObject({ passed, outcome })
  })

  test('found by a wait counts at the head that GitHub shows', async () => {
    const { passed, outcome } = await live(
      {
        shows: ({ submittedAt, now }) => {
          if (submittedAt === undefined) return record('failed', false, 0, { prSha: A })
          return now < 60 ? record('testing', true, 1) : record('merged', false, 2, {})
        },
        gitHub: { headSha: A },
      },
      { ...expect_, wait: 'true' },
    )
    // GitHub does not show the merge yet, and its head is the expected one.
    expect({ passed, outcome }).toEqual({ passed: true, outcome: 'merged' })
  })
})
