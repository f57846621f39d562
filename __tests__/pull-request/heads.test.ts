/** Whose word on the head commit counts, before a submission, after it and for a merge. */
import { describe, expect, test } from '../support/jest.js'
import { A, B, live, MISSING, type Past, record, type World } from './world.js'

const EXPECTS_A = { 'expected-head-sha': A }
const queued = (prSha?: string) => record('pending', true, 1, { prSha })
/** Queued at another head, and at the expected one 4 s later. */
const lagging = ({ now }: Past) => queued(now < 4 ? B : A)

describe('before anything is sent', () => {
  test.each<[string, World, string | undefined]>([
    ['GitHub counts most', { shows: () => queued(B), headOfEvent: B, gitHub: {} }, undefined],
    [
      'GitHub counts most, also against it',
      { shows: () => queued(A), headOfEvent: A, gitHub: { headSha: B } },
      B,
    ],
    ['without GitHub, the head of the queue is enough', { shows: () => queued(A) }, undefined],
    ['another one of the queue counts', { shows: () => queued(B), headOfEvent: A }, B],
    ['another one of the event, too', { shows: () => queued(A), headOfEvent: B }, B],
    ['a record may lag', { shows: lagging, headOfEvent: A }, undefined],
    ['a record alone may lag', { shows: lagging }, undefined],
    [
      'a record that has ended shows no present head',
      { shows: () => record('failed', false, 1, { prSha: A }) },
      'shows its head commit',
    ],
    ['nobody shows one', { shows: () => MISSING }, 'shows its head commit'],
  ])('%s', async (_, world, problem) => {
    const { passed, outcome, sent, error } = await live(world, EXPECTS_A)
    expect({ passed, outcome }).toEqual(
      problem === undefined
        ? { passed: true, outcome: 'already-queued' }
        : { passed: false, outcome: 'refused' },
    )
    expect(error).toContain(problem ?? '')
    expect(sent).not.toContain('/submitPullRequest')
  })
})

describe('the head in the event proves nothing, so the outcome is open', () => {
  const world = (shows: World['shows']): World => ({ shows, headOfEvent: A })

  test('if the record of a queued pull request has no head', async () => {
    const { passed, outcome, sent, error } = await live(
      world(() => queued()),
      EXPECTS_A,
    )
    expect({ passed, outcome, sent }).toEqual({
      passed: false,
      outcome: 'unknown-outcome',
      sent: [],
    })
    expect(error).toContain('neither the service nor GitHub showed its head commit')
    expect(error).toContain('so it was left there. Leave `github-token` at its default')
  })

  test('if no record of a submission has a head: the step takes it out again', async () => {
    const { outcome, sent } = await live(
      world(({ submittedAt, cancelledAt }) => {
        if (submittedAt === undefined) return MISSING
        return cancelledAt === undefined ? queued() : record('cancelled', false, 2, {})
      }),
      EXPECTS_A,
    )
    expect(outcome).toBe('unknown-outcome')
    expect(sent).toEqual(['/submitPullRequest', '/cancelPullRequest'])
  })

  test.each(['false', 'true'])('if the record of a merge has no head, wait: %s', async (wait) => {
    const { passed, outcome } = await live(
      world(() => record('merged', false, 1, {})),
      { ...EXPECTS_A, wait },
    )
    expect({ passed, outcome }).toEqual({ passed: false, outcome: 'unknown-outcome' })
  })
})

describe('after the submission', () => {
  /** The head that records show, by the seconds since the submission. */
  const submitted = (headAfter: (seconds: number) => string | undefined) => ({
    shows: ({ now, submittedAt, cancelledAt }: Past) =>
      submittedAt === undefined
        ? MISSING
        : record('pending', cancelledAt === undefined, 1, { prSha: headAfter(now - submittedAt) }),
  })

  test.each<[string, World, boolean, number]>([
    ['GitHub counts more', { ...submitted(() => B), gitHub: {} }, true, 0],
    ['GitHub knows what no record shows', { ...submitted(() => undefined), gitHub: {} }, true, 0],
    ['a record that lags', { ...submitted((at) => (at < 4 ? B : A)), headOfEvent: A }, true, 8],
    ['the event counts less', { ...submitted(() => B), headOfEvent: A }, false, 11],
  ])('%s', async (_, world, passes, within) => {
    const { passed, outcome, sent, seconds } = await live(world, EXPECTS_A)
    expect({ passed, outcome }).toEqual({
      passed: passes,
      outcome: passes ? 'submitted' : 'refused',
    })
    expect(sent.includes('/cancelPullRequest')).toBe(!passes)
    expect(seconds).toBeLessThanOrEqual(within)
  })

  test('a look that fails is none, and the next one is in its turn', async () => {
    const { shows } = submitted((at) => (at < 4 ? B : A))
    let isBroken = false
    const { passed, seen } = await live(
      {
        shows: (past) => {
          const isLook = past.submittedAt !== undefined && past.now > past.submittedAt
          if (isBroken || !isLook) return shows(past)
          isBroken = true
          return { status: 503, body: 'busy' }
        },
        headOfEvent: A,
      },
      EXPECTS_A,
    )
    expect(passed).toBe(true)
    const said = seen.info.filter((line) => line.includes('HTTP 503'))
    expect(said).toEqual([expect.not.stringContaining('trying again')])
  })

  test('GitHub decides at once against it', async () => {
    const { outcome, seconds, sent, error } = await live(
      {
        ...submitted(() => B),
        gitHub: {},
        after: (path, { gitHub }) => {
          if (path === 'submit') gitHub.pullRequests.set(12, { number: 12, headSha: B })
        },
      },
      EXPECTS_A,
    )
    expect({ outcome, seconds }).toEqual({ outcome: 'refused', seconds: 0 })
    expect(sent).toContain('/cancelPullRequest')
    expect(error).toContain(`its head is \`${B}\``)
  })
})

test.each([
  ['main', 'It was merged before it could be taken out of the queue.'],
  ['release', '#12 was merged into release, not into main.'],
])('another head that merges into %s before it can be taken out', async (prBaseBranch, said) => {
  const { outcome, error, seen } = await live(
    {
      shows: ({ submittedAt, cancelledAt }) => {
        if (submittedAt === undefined) return MISSING
        return cancelledAt === undefined
          ? queued(B)
          : record('merged', false, 2, { prSha: B, prBaseBranch })
      },
      headOfEvent: A,
    },
    EXPECTS_A,
  )
  expect(outcome).toBe('refused')
  expect(error).toContain(said)
  expect(error).toContain('Make sure that it is not in the queue')
  expect(seen.outputs).toMatchObject({ state: 'MERGED', submitted: 'false' })
})

describe('of a merge', () => {
  const merged = (prSha?: string) => record('merged', false, 1, { prSha })

  test.each<[string, World, string]>([
    ['GitHub counts most', { shows: () => merged(B), gitHub: { merged: true } }, 'already-merged'],
    [
      'a record that has not merged says nothing of it',
      {
        shows: () => record('cancelled', false, 1, { prSha: B }),
        headOfEvent: A,
        event: { state: 'closed', merged: true },
      },
      'already-merged',
    ],
    [
      'GitHub, where it does not show the merge yet, agrees',
      { shows: () => merged(A), gitHub: {} },
      'already-merged',
    ],
    [
      'GitHub, where it does not show the merge yet, shows another',
      { shows: () => merged(A), gitHub: { headSha: B } },
      'refused',
    ],
    ['only the queue', { shows: () => merged(A) }, 'already-merged'],
    ['the event shows another', { shows: () => merged(A), headOfEvent: B }, 'refused'],
  ])('%s', async (_, world, expected) => {
    const { outcome, sent } = await live(world, EXPECTS_A)
    expect({ outcome, sent }).toEqual({ outcome: expected, sent: [] })
  })

  test.each<[string, Partial<World>, string | undefined, string]>([
    ['only the queue', {}, A, 'merged'],
    ['nobody', {}, undefined, 'unknown-outcome'],
    ['GitHub, where it does not show the merge yet, agrees', { gitHub: {} }, A, 'merged'],
    [
      'GitHub, where it does not show the merge yet, shows another',
      {
        gitHub: {},
        after: (_, { clock, gitHub }) => {
          if (clock.elapsed > 60_000) gitHub.pullRequests.set(12, { number: 12, headSha: B })
        },
      },
      A,
      'refused',
    ],
  ])('found by a wait: %s', async (_, world, prSha, expected) => {
    const shows = ({ now }: Past) => (now < 60 ? queued(A) : record('merged', false, 2, { prSha }))
    const { outcome } = await live({ shows, ...world }, { ...EXPECTS_A, wait: 'true' })
    expect(outcome).toBe(expected)
  })

  test('of one that GitHub shows once, and then nothing more', async () => {
    let readings = 0
    const { outcome, error } = await live(
      {
        shows: ({ now, submittedAt }) => {
          if (submittedAt === undefined) return MISSING
          return now < 60 ? queued(A) : record('cancelled', false, 2, { prSha: A })
        },
        gitHub: {},
        after: (_, { clock, gitHub }) => {
          if (clock.elapsed > 60_000)
            gitHub.pullRequests.set(12, { number: 12, headSha: B, merged: true })
        },
        onGitHub: (_, gitHub) => {
          if (gitHub.pullRequests.get(12)?.merged && ++readings > 1) gitHub.pullRequests.delete(12)
        },
      },
      { ...EXPECTS_A, wait: 'true' },
    )
    expect(outcome).toBe('refused')
    expect(error).toContain(`its head was \`${B}\` when it was merged`)
  })

  test('nobody asks for it where any head will do', async () => {
    const { outcome, gitHub } = await live({ shows: () => merged(B), gitHub: {} }, {})
    expect(outcome).toBe('already-merged')
    // The one that asks whether it is open.
    expect(gitHub.calls).toHaveLength(1)
  })
})

describe('a record that lags 1 s behind a push', () => {
  test.each([
    ['without a token for GitHub', undefined],
    ['with one', { headSha: B }],
  ])('leaves the pull request in the queue, %s', async (_, gitHub) => {
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

  test('counts if it shows the other head for 10 s and there is no token for GitHub', async () => {
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
