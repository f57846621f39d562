/** `expected-head-sha`: which of several heads counts, before a submission, after it and for a merge. */
import type { PullRequestSeed } from '../../sandbox/github/seeds.js'
import type { Answer } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import {
  A,
  B,
  type Inputs,
  live,
  MISSING,
  type Past,
  record,
  type World,
} from '../support/pull-request-world.js'

const queued = (prSha?: string) => record('pending', true, 1, { prSha })
const merged = (prSha?: string) => record('merged', false, 2, { prSha })
const NOBODY_SHOWS_IT = 'shows its head commit'

/** Runs a step that expects the head A. */
const expectA = (world: World, inputs: Inputs = {}) =>
  live(world, { 'expected-head-sha': A, ...inputs })

/** What GitHub shows after some time. */
const becomes = (pullRequest: Partial<PullRequestSeed>, seconds: number): Partial<World> => ({
  gitHub: {},
  onRequest: (_, { clock, gitHub }) => {
    if (clock.elapsed > seconds * 1000) gitHub.pullRequests.set(12, { number: 12, ...pullRequest })
  },
})
/** What GitHub shows once the queue has it. */
const withSubmission = (pullRequest: Partial<PullRequestSeed>): Partial<World> => ({
  gitHub: {},
  onRequest: (request, { gitHub }) => {
    if (request === 'submit') gitHub.pullRequests.set(12, { number: 12, ...pullRequest })
  },
})

describe('a pull request in the queue', () => {
  /** Another head at first, and the expected one 4 s later. */
  const lagging = ({ now }: Past) => queued(now < 4 ? B : A)

  test.each<[string, World]>([
    ['if GitHub alone shows it', { shows: queued(B), headOfEvent: B, gitHub: {} }],
    ['if the queue alone shows it', { shows: queued(A) }],
    ['if the event shows it, and the queue after a lag', { shows: lagging, headOfEvent: A }],
    ['if the queue shows it after a lag', { shows: lagging }],
  ])('has the expected head %s', async (_, world) => {
    const { passed, outcome, sent } = await expectA(world)
    expect({ passed, outcome }).toEqual({ passed: true, outcome: 'already-queued' })
    expect(sent).not.toContain('/submitPullRequest')
  })

  test.each<[string, World, string]>([
    ['GitHub shows another', { shows: queued(A), headOfEvent: A, gitHub: { headSha: B } }, B],
    ['the queue shows another', { shows: queued(B), headOfEvent: A }, B],
    ['the event shows another', { shows: queued(A), headOfEvent: B }, B],
    ['only an ended record shows it', { shows: record('failed', false, 1) }, NOBODY_SHOWS_IT],
    ['nobody shows it', { shows: MISSING }, NOBODY_SHOWS_IT],
  ])('is refused, and nothing is sent, if %s', async (_, world, problem) => {
    const { passed, outcome, sent, error } = await expectA(world)
    expect({ passed, outcome }).toEqual({ passed: false, outcome: 'refused' })
    expect(error).toContain(problem)
    expect(sent).not.toContain('/submitPullRequest')
  })
})

describe('the head of the event alone proves nothing, so the outcome is unknown', () => {
  test('if the record of a queued pull request has no head', async () => {
    const { passed, outcome, sent, error } = await expectA({ shows: queued(), headOfEvent: A })
    expect({ passed, outcome }).toEqual({ passed: false, outcome: 'unknown-outcome' })
    expect(sent).toEqual([])
    expect(error).toContain('neither Trunk nor GitHub showed its head commit')
    expect(error).toContain('so it was left there. Leave `github-token` at its default')
  })

  test('if no record of a submission has a head, and the step takes it out again', async () => {
    const shows = ({ submittedAt, cancelledAt }: Past) => {
      if (submittedAt === undefined) return MISSING
      return cancelledAt === undefined ? queued() : record('cancelled', false, 2, {})
    }
    const { outcome, sent } = await expectA({ shows, headOfEvent: A })
    expect(outcome).toBe('unknown-outcome')
    expect(sent).toEqual(['/submitPullRequest', '/cancelPullRequest'])
  })

  test.each(['false', 'true'])('if the record of a merge has no head, wait: %s', async (wait) => {
    const { passed, outcome } = await expectA({ shows: merged(), headOfEvent: A }, { wait })
    expect({ passed, outcome }).toEqual({ passed: false, outcome: 'unknown-outcome' })
  })
})

describe('a submission', () => {
  /** The head that records show, by the seconds since the submission. */
  const submitted =
    (headAfter: (seconds: number) => string | undefined) =>
    ({ now, submittedAt, cancelledAt }: Past) =>
      submittedAt === undefined
        ? MISSING
        : record('pending', cancelledAt === undefined, 1, { prSha: headAfter(now - submittedAt) })
  const another = { shows: submitted(() => B) }

  test.each<[string, World, least: number, most: number]>([
    ['GitHub shows it, and the record another', { ...another, gitHub: {} }, 0, 0],
    ['GitHub alone shows it', { shows: submitted(() => undefined), gitHub: {} }, 0, 0],
    [
      'the record shows it after 4 s',
      { shows: submitted((at) => (at < 4 ? B : A)), headOfEvent: A },
      4,
      8,
    ],
  ])('passes if %s', async (_, world, least, most) => {
    const { passed, outcome, sent, seconds, outputs } = await expectA(world)
    expect({ passed, outcome }).toEqual({ passed: true, outcome: 'submitted' })
    expect(sent).not.toContain('/cancelPullRequest')
    expect(outputs['head-sha']).toBe(A)
    expect(seconds).toBeGreaterThanOrEqual(least)
    expect(seconds).toBeLessThanOrEqual(most)
  })

  test.each<[string, World, least: number, most: number]>([
    [
      'the record shows another for 10 s, though the event shows it',
      { ...another, headOfEvent: A },
      10,
      11,
    ],
    ['GitHub shows another', { ...another, ...withSubmission({ headSha: B }) }, 0, 0],
  ])('is refused and taken out if %s', async (_, world, least, most) => {
    const { passed, outcome, sent, seconds, error } = await expectA(world)
    expect({ passed, outcome }).toEqual({ passed: false, outcome: 'refused' })
    expect(sent).toContain('/cancelPullRequest')
    expect(error).toContain(`its head is \`${B}\``)
    expect(seconds).toBeGreaterThanOrEqual(least)
    expect(seconds).toBeLessThanOrEqual(most)
  })

  test('shows nothing of a record that lags 1 s behind a push', async () => {
    const shows = submitted((seconds) => (seconds < 1 ? B : A))
    for (const world of [
      { shows, headOfEvent: A },
      { shows, headOfEvent: A, gitHub: {} },
    ]) {
      const { outcome, seen, result } = await expectA(world)
      expect(outcome).toBe('submitted')
      expect(seen.summary).not.toContain(B.slice(0, 12))
      expect(JSON.stringify(result())).not.toContain(B)
    }
  })

  test('is looked at again in turn if a look fails', async () => {
    const shows = submitted((at) => (at < 4 ? B : A))
    let isBroken = false
    const { passed, seen } = await expectA({
      shows: (past) => {
        const isLook = past.submittedAt !== undefined && past.now > past.submittedAt
        if (isBroken || !isLook) return shows(past)
        isBroken = true
        return { status: 503, body: 'busy' }
      },
      headOfEvent: A,
    })
    expect(passed).toBe(true)
    const said = seen.info.filter((line) => line.includes('HTTP 503'))
    expect(said).toEqual([expect.not.stringContaining('trying again')])
  })

  test.each([
    ['main', 'It was merged before it could be taken out of the queue.'],
    ['release', '#12 was merged into release, not into main.'],
  ])('at another head that merges into %s before it is taken out says so', async (base, words) => {
    const shows = ({ submittedAt, cancelledAt }: Past) => {
      if (submittedAt === undefined) return MISSING
      if (cancelledAt === undefined) return queued(B)
      return record('merged', false, 2, { prSha: B, prBaseBranch: base })
    }
    const { outcome, error, outputs } = await expectA({ shows, headOfEvent: A })
    expect(outcome).toBe('refused')
    expect(error).toContain(words)
    expect(error).toContain('Make sure that it is not in the queue')
    expect(outputs).toMatchObject({ state: 'MERGED', submitted: 'false' })
  })
})

describe('a merge before the step', () => {
  test.each<[string, World]>([
    ['GitHub shows it, and the record another', { shows: merged(B), gitHub: { merged: true } }],
    ['GitHub shows it, and does not show the merge yet', { shows: merged(A), gitHub: {} }],
    ['the record shows it', { shows: merged(A) }],
    [
      'the event shows it, and the record of no merge another',
      {
        shows: record('cancelled', false, 1, { prSha: B }),
        headOfEvent: A,
        event: { state: 'closed', merged: true },
      },
    ],
  ])('has the expected head if %s', async (_, world) => {
    const { passed, outcome, sent } = await expectA(world)
    expect({ passed, outcome, sent }).toEqual({ passed: true, outcome: 'already-merged', sent: [] })
  })

  test.each<[string, World]>([
    ['GitHub shows another', { shows: merged(B), gitHub: { merged: true, headSha: B } }],
    ['GitHub alone shows it, at another', { shows: MISSING, gitHub: { merged: true, headSha: B } }],
    ['GitHub shows another, and no merge yet', { shows: merged(A), gitHub: { headSha: B } }],
    ['the record shows another', { shows: merged(B) }],
    ['the event shows another', { shows: merged(A), headOfEvent: B }],
  ])('is refused if %s', async (_, world) => {
    const { passed, outcome, sent, error } = await expectA(world)
    expect({ passed, outcome, sent }).toEqual({ passed: false, outcome: 'refused', sent: [] })
    expect(error).toContain(B)
  })

  test('is an unknown outcome if nothing shows its head', async () => {
    const { passed, outcome } = await expectA({ shows: merged() })
    expect({ passed, outcome }).toEqual({ passed: false, outcome: 'unknown-outcome' })
  })

  test('needs no question for its head without `expected-head-sha`', async () => {
    const { outcome, gitHub } = await live({ shows: merged(B), gitHub: {} }, {})
    expect(outcome).toBe('already-merged')
    // The one that asks whether it is open.
    expect(gitHub.calls).toHaveLength(1)
  })
})

describe('a merge that a wait finds', () => {
  const WAITS = { wait: 'true', 'timeout-minutes': '10' }
  const mergedAt =
    (prSha?: string) =>
    ({ now, submittedAt }: Past) => {
      if (submittedAt === undefined) return MISSING
      return now < 60 ? queued(A) : merged(prSha)
    }

  test.each<[string, World, string]>([
    ['the record shows the head', { shows: mergedAt(A), headOfEvent: A }, 'merged'],
    ['GitHub shows the head, and no merge yet', { shows: mergedAt(), gitHub: {} }, 'merged'],
    ['nobody shows a head', { shows: mergedAt(), headOfEvent: A }, 'unknown-outcome'],
    ['the record shows another head', { shows: mergedAt(B), headOfEvent: A }, 'refused'],
    [
      'GitHub shows another head, and no merge yet',
      { shows: mergedAt(A), ...becomes({ headSha: B }, 60) },
      'refused',
    ],
  ])('is judged by the head that is shown: %s', async (_, world, expected) => {
    const { outcome } = await expectA(world, WAITS)
    expect(outcome).toBe(expected)
  })

  test.each([{}, WAITS])(
    'right after the submission is refused at another head, with %j',
    async (inputs) => {
      const shows = ({ submittedAt }: Past) => (submittedAt === undefined ? MISSING : merged(B))
      const { passed, outputs, error } = await expectA(
        { shows, gitHub: {}, ...withSubmission({ headSha: A }) },
        inputs,
      )
      expect(passed).toBe(false)
      expect(outputs).toMatchObject({ outcome: 'refused', state: 'MERGED', 'head-sha': B })
      expect(error).toContain(B)
    },
  )

  test('is refused if GitHub shows it once at another head, and then nothing', async () => {
    let readings = 0
    const { outcome, error } = await expectA(
      {
        shows: ({ now, submittedAt }) => {
          if (submittedAt === undefined) return MISSING
          return now < 60 ? queued(A) : record('cancelled', false, 2)
        },
        ...becomes({ headSha: B, merged: true }, 60),
        onGitHub: (_, gitHub) => {
          if (gitHub.pullRequests.get(12)?.merged && ++readings > 1) gitHub.pullRequests.delete(12)
        },
      },
      WAITS,
    )
    expect(outcome).toBe('refused')
    expect(error).toContain(`its head was \`${B}\` when it was merged`)
  })

  describe.each<[string, Answer]>([
    ['cancelled', record('cancelled', false, 2)],
    ['failed', record('failed', false, 2)],
    ['gone', record('testing', false, 2)],
    ['still testing when the time is up', record('testing', true, 1)],
  ])('on GitHub alone, of a pull request that the queue calls %s,', (_, last) => {
    test.each([
      ['passes at the expected head', A, 'merged'],
      ['is refused at another head', B, 'refused'],
    ])('%s', async (_title, headSha, expected) => {
      const { outcome, error } = await expectA(
        {
          shows: ({ now, submittedAt }) => {
            if (submittedAt === undefined) return MISSING
            return now < 1 ? record('testing', true, 1) : last
          },
          cancel: MISSING,
          ...withSubmission({ merged: true, headSha, mergeCommitSha: 'c'.repeat(40) }),
        },
        WAITS,
      )
      expect(outcome).toBe(expected)
      expect(error).toContain(
        expected === 'refused' ? `its head was \`${B}\` when it was merged` : '',
      )
    })
  })
})
