import type { Answer } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import {
  type Inputs,
  live,
  MISSING,
  type World as PullRequestWorld,
  type WriteAnswer,
} from '../support/pull-request-world.js'
import { shown } from '../support/shown.js'

const HEAD = 'a'.repeat(40)
const OTHER_HEAD = 'c'.repeat(40)
const AT_HEAD = { 'expected-head-sha': HEAD }

const pull = {
  number: 12,
  draft: false,
  state: 'open',
  merged: false,
  head: { sha: HEAD, ref: 'topic', repo: { full_name: 'octo-org/orion' } },
  base: { ref: 'main', repo: { full_name: 'octo-org/orion' } },
}
const queued = {
  id: 'e729c891',
  state: 'pending',
  stateChangedAt: '2026-09-17T10:16:02.000Z',
  priorityValue: 100,
  priorityName: 'medium',
  noBatch: false,
  prSha: HEAD,
  isCurrentlySubmittedToQueue: true,
}
const LONG_AGO = '2026-09-16T08:00:00.000Z'
const left = (state: string, stateChangedAt = '2026-09-17T10:16:30.000Z', more: object = {}) => ({
  ...queued,
  state,
  stateChangedAt,
  isCurrentlySubmittedToQueue: false,
  ...more,
})
const failed = left('failed', LONG_AGO)
const queue = {
  state: 'running',
  enqueuedPullRequests: [{ prNumber: 11 }, { prNumber: 12 }, { prNumber: 13 }],
}

interface World extends Pick<PullRequestWorld, 'submit' | 'script' | 'queue' | 'cancel' | 'shows'> {
  /** The record before the submission, if there is one. */
  readonly before?: object
  /** The record after a submission that took effect. */
  readonly after?: object
  /** Differences of the pull request in the event; null where the run has no event. */
  readonly pull?: object | null
  readonly onGitHub?: boolean
}

/** Runs `submit` for #12, and returns what a workflow and the service see. */
async function submit(
  { before, after = queued, pull: differences, onGitHub, ...world }: World = {},
  inputs: Inputs = {},
) {
  const payload = { action: 'labeled', pull_request: { ...pull, ...differences } }
  const step = await live(
    {
      ...(before && { before: { body: before } }),
      after: ({ cancelledAt }) => ({
        body:
          cancelledAt === undefined
            ? after
            : { ...after, state: 'cancelled', isCurrentlySubmittedToQueue: false },
      }),
      queue: { body: queue },
      ...(onGitHub && { gitHub: { headSha: HEAD } }),
      ...(differences !== null && { wholeEvent: { name: 'pull_request', payload } }),
      ...world,
    },
    { 'pull-request': '', 'target-branch': '', ...inputs },
  )
  return {
    ...step,
    errors: step.seen.errors,
    summary: step.seen.summary,
    info: step.seen.info.join('\n'),
    comment: shown(step.gitHub.comments[0]?.body ?? ''),
    sends: step.timesOf('submit').length,
  }
}

test('submits, reads back, and reports the place in the queue', async () => {
  const { passed, outputs, calls, summary } = await submit()
  expect(passed).toBe(true)
  expect(outputs).toMatchObject({
    outcome: 'submitted',
    'pull-request': '12',
    'target-branch': 'main',
    state: 'PENDING',
    submitted: 'true',
    priority: 'medium',
    'queue-state': 'running',
    'queue-position': '2',
    'queue-depth': '3',
    'head-sha': HEAD,
  })
  expect(calls.find(({ path }) => path === '/submitPullRequest')?.body).toEqual({
    repo: { host: 'github.com', owner: 'octo-org', name: 'orion' },
    targetBranch: 'main',
    pr: { number: 12 },
  })
  expect(summary).toContain('is in the queue')
})

test('a dry run prints the exact request and only reads', async () => {
  const inputs = { 'dry-run': 'true', priority: '10', 'no-batch': 'true' }
  const { passed, outcome, paths, info, result } = await submit({}, inputs)
  expect({ passed, outcome }).toEqual({ passed: true, outcome: 'planned' })
  expect(paths).toEqual(['/getSubmittedPullRequest'])
  const body =
    '{"repo":{"host":"github.com","owner":"octo-org","name":"orion"},"targetBranch":"main","pr":{"number":12},"priority":10,"noBatch":true}'
  expect(info).toContain(body)
  expect(result()).toMatchObject({
    planned: [{ method: 'POST', path: '/submitPullRequest', body }],
  })
})

test('submit reports all wrong inputs together, before any request', async () => {
  const wrong = {
    priority: 'hihg',
    'no-batch': 'yes',
    'expected-head-sha': 'abc',
    'timeout-minutes': '1e3',
    'request-timeout-seconds': '-1',
    'dry-run': 'maybe',
    'on-missing-token': 'pass',
    repository: 'orion',
  }
  const { passed, outcome, errors, error, calls } = await submit({ pull: null }, wrong)
  expect({ passed, outcome, calls }).toEqual({ passed: false, outcome: 'invalid-input', calls: [] })
  expect(errors).toHaveLength(1)
  for (const name of Object.keys(wrong)) expect(error).toContain(`\`${name}\``)
  expect(error).toContain('did you mean `high`?')
})

test('a record of another base branch without `readiness` gives no warning', async () => {
  const { passed, warnings } = await submit({ after: { ...queued, prBaseBranch: 'develop' } })
  expect({ passed, warnings }).toEqual({ passed: true, warnings: [] })
})

describe('sends a submission again only if the service did not apply it', () => {
  test.each<[string, WriteAnswer, number]>([
    ['connection cut after it was applied', { cut: 'before' }, 1],
    ['2xx whose body breaks', { cut: 'middle', body: 'OK, but long enough to cut' }, 1],
    ['connection cut without effect', { cut: 'before', applied: false }, 2],
    ['429 without effect', { status: 429, body: 'slow', applied: false }, 2],
  ])('%s', async (_, answer, expected) => {
    const step = await submit({ submit: [answer, {}] })
    expect(step).toMatchObject({ passed: true, outcome: 'submitted', sends: expected })
  })
})

test('an acknowledged submission is unknown-outcome if the reads after it fail', async () => {
  const { error, ...step } = await submit({
    shows: ({ submittedAt }) =>
      submittedAt === undefined ? MISSING : { status: 500, body: 'down' },
  })
  expect(step).toMatchObject({ passed: false, outcome: 'unknown-outcome', sends: 1 })
  expect(error).toContain('acknowledged it')
})

describe('after a submission, a record that shows', () => {
  const elsewhere = { prBaseBranch: 'release' }

  test.each<[string, object, string, boolean]>([
    ['a merge by a fast queue', left('merged'), 'submitted', true],
    ['a later failure', left('failed'), 'failed', false],
    ['a later cancellation', left('cancelled'), 'cancelled', false],
    ['a later merge elsewhere', left('merged', undefined, elsewhere), 'removed', false],
    ['an older end', left('cancelled', '2026-09-15T08:00:00.000Z'), 'unknown-outcome', false],
    ['pending outside the queue', left('pending'), 'unknown-outcome', false],
    ['an older merge elsewhere', left('merged', LONG_AGO, elsewhere), 'unknown-outcome', false],
  ])('%s', async (_, after, expected, passes) => {
    const { passed, outcome, summary, sends, error } = await submit({ before: failed, after })
    expect({ passed, outcome, sends }).toEqual({ passed: passes, outcome: expected, sends: 1 })
    expect(summary).not.toContain('is in the queue')
    expect(error).not.toContain('Waiting for')
  })

  test('a later failure at another head than expected is that failure, because no head is queued', async () => {
    const after = left('failed', undefined, { prSha: OTHER_HEAD })
    const { passed, outcome } = await submit({ before: failed, after }, AT_HEAD)
    expect({ passed, outcome }).toEqual({ passed: false, outcome: 'failed' })
  })

  test('another pull request proves nothing', async () => {
    const { passed, outcome, error } = await submit({ after: { ...queued, prNumber: 13 } })
    expect({ passed, outcome }).toEqual({ passed: false, outcome: 'unknown-outcome' })
    expect(error).toContain('it is the record of #13, not of #12')
  })

  test('nothing new is read again after a lost answer, and nothing is sent again', async () => {
    const step = await submit({
      before: failed,
      submit: { cut: 'before' },
      after: left('pending'),
    })
    expect(step).toMatchObject({ passed: false, outcome: 'unknown-outcome', sends: 1 })
  })
})

test('the record of another pull request before the submission is a bad response', async () => {
  const step = await submit({ before: { ...queued, prNumber: 13 } })
  expect(step).toMatchObject({ passed: false, outcome: 'bad-response', sends: 0 })
})

test('a record without `isCurrentlySubmittedToQueue`, as older servers write it, is read by its state', async () => {
  const { isCurrentlySubmittedToQueue: _, ...after } = queued
  const { passed, outputs } = await submit({ after })
  expect(passed).toBe(true)
  expect(outputs).toMatchObject({ outcome: 'submitted', submitted: 'true' })
})

describe('a 409', () => {
  const ALREADY = { status: 409, body: 'already queued' }

  test('passes if the record shows it in the queue', async () => {
    expect(await submit({ submit: ALREADY })).toMatchObject({
      passed: true,
      outcome: 'already-queued',
    })
  })

  test.each([
    ['false', 'already-merged'],
    ['true', 'merged'],
  ])('passes if the record shows a merge, with `wait: %s`', async (wait, expected) => {
    const world = { before: failed, submit: ALREADY, after: left('merged', queued.stateChangedAt) }
    const { passed, outputs, summary, sends } = await submit(world, { wait })
    expect({ passed, sends }).toEqual({ passed: true, sends: 1 })
    expect(outputs).toMatchObject({ outcome: expected, state: 'MERGED' })
    expect(summary).not.toContain('was submitted')
  })

  test.each<[string, World]>([
    ['no record', { submit: { ...ALREADY, applied: false } }],
    ['a cancellation', { before: failed, submit: ALREADY, after: left('cancelled') }],
    ['pending outside the queue', { before: failed, submit: ALREADY, after: left('pending') }],
  ])('is refused if the read-back shows %s', async (_, world) => {
    const { passed, outcome, sends } = await submit(world)
    expect({ passed, outcome, sends }).toEqual({ passed: false, outcome: 'refused', sends: 1 })
  })
})

describe('of a pull request that is in the queue already', () => {
  test('nothing is submitted', async () => {
    const { passed, outputs, sends } = await submit({ before: queued })
    expect({ passed, sends }).toEqual({ passed: true, sends: 0 })
    expect(outputs).toMatchObject({ outcome: 'already-queued', 'queue-position': '2' })
  })

  test.each<[string, WriteAnswer]>([
    ['acknowledged', {}],
    ['refused as a conflict', { status: 409, body: 'merged' }],
  ])('a merge is already-merged after another priority was %s', async (_, answer) => {
    const after = left('merged', '2026-09-17T10:09:00.000Z')
    const step = await submit({ before: queued, submit: answer, after }, { priority: 'high' })
    expect(step).toMatchObject({ passed: true, outcome: 'already-merged', sends: 1 })
    expect(step.outputs).toMatchObject({ state: 'MERGED', submitted: 'false', merged: 'true' })
    expect(step.summary).toContain('is already merged into main')
  })

  test('a priority name that only the service defines is left alone', async () => {
    const { priorityValue: _, ...named } = queued
    const before = { ...named, priorityName: 'constructor' }
    const { outputs, sends, warnings } = await submit({ before }, { priority: 'high' })
    expect(outputs).toMatchObject({ outcome: 'already-queued', priority: 'constructor' })
    expect({ sends, warnings }).toEqual({ sends: 0, warnings: [] })
  })

  test.each<[string, Answer]>([
    ['refused', { status: 400, body: 'no' }],
    ['unauthorized', { status: 403, body: 'no' }],
  ])('the comment does not deny it if a change is %s', async (expected, answer) => {
    const inputs = { comment: 'on-failure', priority: 'high' }
    const world = { before: queued, submit: answer, onGitHub: true }
    const { passed, outputs, comment } = await submit(world, inputs)
    expect(passed).toBe(false)
    expect(outputs).toMatchObject({ outcome: expected, submitted: 'true' })
    expect(comment).toContain(
      '#12 was in the queue of main already, and the step failed after that',
    )
    expect(comment).not.toContain('was not submitted')
  })
})

describe('a pull request that the queue would not take is not sent', () => {
  test.each([
    ['skipped-draft', { draft: true }],
    ['skipped-closed', { state: 'closed' }],
    ['already-merged', { state: 'closed', merged: true }],
  ])('%s passes', async (expected, changes) => {
    const step = await submit({ pull: changes })
    expect(step).toMatchObject({ passed: true, outcome: expected, sends: 0 })
  })

  test.each([
    ['skipped-draft', { draft: true }],
    ['skipped-closed', { state: 'closed' }],
  ])('%s passes whatever its head is', async (expected, changes) => {
    const inputs = { 'expected-head-sha': OTHER_HEAD }
    const step = await submit({ pull: changes }, inputs)
    expect(step).toMatchObject({ passed: true, outcome: expected })
  })

  test.each([
    ['passes', 'false', true],
    ['fails', 'true', false],
  ])(
    'merged into another base branch, as only its record shows, %s with `wait: %s`',
    async (_, wait, passes) => {
      const before = left('merged', LONG_AGO, { prBaseBranch: 'release' })
      const inputs = { wait, 'pull-request': '12', 'target-branch': 'main' }
      const { passed, outputs, summary, sends } = await submit({ before, pull: null }, inputs)
      expect({ passed, sends }).toEqual({ passed: passes, sends: 0 })
      expect(outputs).toMatchObject({ outcome: 'skipped-closed', state: 'MERGED' })
      expect(summary).toContain('is merged into release, not into main')
    },
  )
})

describe('`expected-head-sha`', () => {
  const lagging = { body: { ...queued, prSha: OTHER_HEAD } }

  test.each<[string, Answer]>([
    ['fails', { status: 503 }],
    ['shows no head', { body: { ...queued, prSha: null } }],
  ])(
    'does not fall back to the head of the event if a record shows another head and the next read %s',
    async (_, answer) => {
      const script = { '/getSubmittedPullRequest': [MISSING, lagging, answer] }
      const { passed, paths, error } = await submit({ script }, AT_HEAD)
      expect(passed).toBe(false)
      expect(paths).toContain('/cancelPullRequest')
      expect(error).toContain(OTHER_HEAD.slice(0, 12))
    },
  )

  test('says so if a head that moved could not be taken out', async () => {
    const refusal: WriteAnswer = { status: 400, body: 'no', applied: false }
    const world = { after: lagging.body, cancel: refusal }
    const { passed, outputs, error } = await submit(world, AT_HEAD)
    expect(passed).toBe(false)
    expect(outputs).toMatchObject({ outcome: 'refused', submitted: 'true' })
    expect(error).toContain('It could not be taken out of the queue')
    expect(error).toContain('Make sure that it is not in the queue')
  })
})

describe('with `wait: true`', () => {
  test('the step ends with the merge, whatever a lagging record shows in between', async () => {
    const readings = [
      failed,
      queued,
      queued,
      failed,
      { ...queued, state: 'testing' },
      { ...queued, state: 'testing' },
      left('merged', queued.stateChangedAt),
    ]
    const script = { '/getSubmittedPullRequest': readings.map((body) => ({ body })) }
    const { passed, outputs } = await submit({ script }, { wait: 'true' })
    expect(passed).toBe(true)
    expect(outputs).toMatchObject({ outcome: 'merged', merged: 'true', state: 'MERGED' })
  })

  test.each([
    ['in the queue before', true],
    ['submitted now', false],
  ])('the queue is asked once for the place of a pull request that is %s', async (_, isQueued) => {
    let looks = 0
    const { passed, outputs, paths } = await submit(
      {
        shows: ({ submittedAt }) => {
          if (!isQueued && submittedAt === undefined) return MISSING
          return { body: ++looks <= 3 ? queued : left('merged') }
        },
      },
      { wait: 'true' },
    )
    expect(passed).toBe(true)
    expect(outputs).toMatchObject({ outcome: 'merged', 'queue-position': '2' })
    expect(paths.filter((path) => path === '/getQueue')).toHaveLength(1)
  })
})
