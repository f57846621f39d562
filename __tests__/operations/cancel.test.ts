import type { Answer } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import {
  type Inputs,
  live,
  MISSING,
  type World,
  type WriteAnswer,
} from '../support/pull-request-world.js'
import { QUEUED_STATES } from '../support/varied.js'

const AT = (minute: number) => `2026-09-17T10:0${minute}:00.000Z`
const queued = { state: 'testing', isCurrentlySubmittedToQueue: true, stateChangedAt: AT(1) }
const left = (state: string, minute = 2, more: object = {}): Answer => ({
  body: { state, isCurrentlySubmittedToQueue: false, stateChangedAt: AT(minute), ...more },
})
/** A refusal that changes nothing. */
const NOTHING_TO_CANCEL = { ...MISSING, applied: false }
const NOT_QUEUED: Answer = { status: 409, body: 'not queued' }

/** States of a pull request in the queue, with one that only the service defines. */
const QUEUED = [...QUEUED_STATES, 'napping']

/** Runs `cancel` for #12, which is tested until a cancellation takes effect. */
async function cancel(world: World = {}, inputs: Inputs = {}) {
  const step = await live(
    { before: { body: queued }, after: left('cancelled'), queue: MISSING, ...world },
    { operation: 'cancel', 'pull-request': '#12', ...inputs },
  )
  return { ...step, cancels: step.timesOf('cancel').length, info: step.seen.info }
}

describe('a pull request that leaves the queue is cancelled', () => {
  test.each<[string, readonly WriteAnswer[]]>([
    ['after an OK', [{}]],
    ['after an empty answer', [{ body: '' }]],
    ['after a connection that was cut when it took effect', [{ cut: 'before' }]],
    ['after a connection that was cut without effect', [{ cut: 'before', applied: false }, {}]],
  ])('%s', async (_, answers) => {
    const { passed, outputs, cancels } = await cancel({ cancel: answers })
    expect({ passed, cancels }).toEqual({ passed: true, cancels: answers.length })
    expect(outputs).toMatchObject({ outcome: 'cancelled', state: 'CANCELLED', submitted: 'false' })
  })

  test('after a second request, if it enters the queue only after the first one got a 404', async () => {
    const { passed, outputs, cancels } = await cancel({
      cancel: [MISSING, {}],
      shows: ({ cancellations }) =>
        cancellations.length === 1 ? { body: queued } : left('cancelled'),
    })
    expect({ passed, cancels }).toEqual({ passed: true, cancels: 2 })
    expect(outputs['submitted']).toBe('false')
  })

  test('without a state or priority, if its record disappears', async () => {
    const before = { body: { ...queued, priorityName: 'high' } }
    const { passed, outputs } = await cancel({ before, after: MISSING })
    expect(passed).toBe(true)
    expect(outputs).toMatchObject({
      outcome: 'cancelled',
      state: '',
      submitted: 'false',
      priority: '',
    })
  })

  test.each([
    ['no record', MISSING],
    ['an earlier failure', left('failed', 1)],
  ])('although the reading before, which lagged, showed %s', async (_, before) => {
    const { passed, outputs, info } = await cancel({ before }, { strict: 'true' })
    expect(passed).toBe(true)
    expect(outputs).toMatchObject({ outcome: 'cancelled', state: 'CANCELLED' })
    expect(info).toContain('#12 on main was taken out of the queue')
  })
})

test.each(QUEUED)(
  'an acknowledged cancellation that leaves it %s is unknown-outcome',
  async (state) => {
    const world = { before: { body: { ...queued, state } }, cancel: { applied: false } }
    expect(await cancel(world)).toMatchObject({ passed: false, outcome: 'unknown-outcome' })
  },
)

test.each(QUEUED)('a 404 while the record shows it as %s is not-found', async (state) => {
  const before = { body: { ...queued, state } }
  const world = { before, cancel: NOTHING_TO_CANCEL }
  expect(await cancel(world)).toMatchObject({ passed: false, outcome: 'not-found' })
})

describe('a pull request that is not queued', () => {
  const gone: World = { before: MISSING, cancel: NOTHING_TO_CANCEL }

  test('passes without `strict`', async () => {
    expect(await cancel(gone)).toMatchObject({ passed: true, outcome: 'not-queued' })
  })

  test('was not cancelled by this step, if its record shows an earlier cancellation', async () => {
    const before = left('cancelled', 1)
    const step = await cancel({ before, after: before })
    expect(step).toMatchObject({ passed: true, outcome: 'not-queued' })
  })

  test.each([
    ['cancelled', MISSING, 'cancelled'],
    ['merged', MISSING, 'merged'],
    ['failed', MISSING, 'failed'],
    ['cancelled, after a 409', NOT_QUEUED, 'cancelled'],
  ])('passes if the record shows only after 3 s that it was %s', async (_, answer, state) => {
    const { passed, outputs } = await cancel({
      cancel: answer,
      shows: ({ now }) => (now < 3 ? { body: queued } : left(state)),
    })
    expect(passed).toBe(true)
    expect(outputs).toMatchObject({ outcome: 'not-queued', state: state.toUpperCase() })
  })

  const UNREADABLE = 'The queue could not be read: HTTP 404: not found. Check'
  test.each<[string, Answer, object | undefined, string[]]>([
    ['warns of a queue that cannot be read', MISSING, undefined, [UNREADABLE]],
    ['warns if the event has another base', MISSING, { ref: 'release' }, [UNREADABLE]],
    ['does not warn if the event has the same base', MISSING, { ref: 'main' }, []],
    [
      'does not warn of a queue that can be read',
      { body: { state: 'paused', enqueuedPullRequests: [] } },
      undefined,
      [],
    ],
  ])('%s', async (_, queue, base, expected) => {
    const payload = { pull_request: { number: 12, base } }
    const event = base === undefined ? {} : { wholeEvent: { name: 'pull_request', payload } }
    const { warnings, ...step } = await cancel({ ...gone, queue, ...event })
    expect(step).toMatchObject({ passed: true, outcome: 'not-queued' })
    expect(warnings).toEqual(expected.map((text) => expect.stringContaining(text)))
  })
})

describe('a run that is cancelled after Trunk acknowledged the cancellation is aborted', () => {
  test.each<[string, NonNullable<World['cancelRun']>]>([
    ['reading', { at: 'read', nth: 2 }],
    ['pause', { after: 0.1 }],
  ])('during the %s', async (_, cancelRun) => {
    const world: World = { shows: { body: queued }, cancelRun, cancelledBy: 'SIGTERM' }
    const { error, ...step } = await cancel(world)
    expect(step).toMatchObject({ passed: false, outcome: 'aborted' })
    expect(error).toBe(
      'The run was cancelled. POST /cancelPullRequest for #12 on main: Trunk acknowledged it, but no reading has shown yet what it did. Check the queue before you run the step again.',
    )
  })
})

describe('a dry run sends no cancellation', () => {
  test.each<[string, Answer, string]>([
    ['planned if it is in the queue', { body: queued }, 'planned'],
    ['not-queued if it is not', left('testing'), 'not-queued'],
  ])('%s', async (_, before, expected) => {
    const step = await cancel({ before }, { 'dry-run': 'true' })
    expect(step).toMatchObject({ passed: true, outcome: expected })
    expect(step.sent).toEqual([])
  })
})

describe('`unless-label: merge`', () => {
  const UNLESS = { 'unless-label': 'merge' }
  const onGitHub = (...labels: readonly string[]): World => ({ gitHub: { labels } })

  test.each([
    ['the label', ['merge']],
    ['the label in other case', ['docs', 'Merge']],
  ])('sends nothing if GitHub shows %s', async (_, labels) => {
    const { passed, outputs, sent, info } = await cancel(onGitHub(...labels), UNLESS)
    expect({ passed, sent }).toEqual({ passed: true, sent: [] })
    expect(outputs).toMatchObject({ outcome: 'skipped-label', state: 'TESTING', submitted: 'true' })
    expect(info).toContain('#12 has the label merge: not taken out of the queue')
  })

  test.each([[[]], [['merge-later', 'docs']]])('cancels with the labels %j', async (labels) => {
    const step = await cancel(onGitHub(...labels), UNLESS)
    expect(step).toMatchObject({ passed: true, outcome: 'cancelled', cancels: 1 })
  })

  test.each([
    ['is not queued', MISSING],
    ['has failed', left('failed', 1)],
    ['has merged', left('merged', 1)],
  ])('wins over `strict` if the pull request %s', async (_, before) => {
    const world = { ...onGitHub('merge'), before, cancel: NOTHING_TO_CANCEL }
    const step = await cancel(world, { ...UNLESS, strict: 'true' })
    expect(step).toMatchObject({ passed: true, outcome: 'skipped-label', sent: [] })
  })

  test('counts as it is right before the request, not as in the event', async () => {
    const payload = {
      action: 'unlabeled',
      label: { name: 'merge' },
      pull_request: { number: 12, base: { ref: 'main' }, labels: [], updated_at: AT(0) },
    }
    const step = await cancel(
      { ...onGitHub('merge'), wholeEvent: { name: 'pull_request', payload } },
      { ...UNLESS, 'pull-request': '', 'target-branch': '' },
    )
    expect(step).toMatchObject({ outcome: 'skipped-label', sent: [] })
    const removed = await cancel(
      {
        ...onGitHub('merge'),
        onRequest: (_request, { gitHub }) => gitHub.pullRequests.set(12, { number: 12 }),
      },
      UNLESS,
    )
    expect(removed).toMatchObject({ outcome: 'cancelled' })
  })

  const labelOnceSent: World['onRequest'] = (request, { gitHub }) => {
    if (request === 'cancel') gitHub.pullRequests.set(12, { number: 12, labels: ['merge'] })
  }

  test.each<[string, World['cancel'] & object]>([
    ['a 404 that readings contradict', [MISSING, {}]],
    ['a connection that was cut without effect', [{ cut: 'before', applied: false }, {}]],
    ['a pause that Trunk asks for', [{ status: 429, applied: false }, {}]],
    ['an outage', [{ status: 503, applied: false }, {}]],
  ])('sends no second request after %s if the label came meanwhile', async (_, answers) => {
    const world: World = {
      ...onGitHub(),
      cancel: answers,
      shows: ({ cancellations }) =>
        cancellations.length < 2 ? { body: queued } : left('cancelled'),
      onRequest: labelOnceSent,
    }
    const { passed, outputs, cancels } = await cancel(world, UNLESS)
    expect({ passed, cancels }).toEqual({ passed: true, cancels: 1 })
    expect(outputs).toMatchObject({ outcome: 'skipped-label', state: 'TESTING', submitted: 'true' })
  })

  test('gives cancelled if the record shows the first request only once the label is back', async () => {
    let questions = 0
    const world: World = {
      ...onGitHub(),
      cancel: [{ cut: 'before' }, {}],
      shows: () => (questions < 2 ? { body: queued } : left('cancelled')),
      onGitHub: () => questions++,
      onRequest: labelOnceSent,
    }
    const { outcome, cancels } = await cancel(world, UNLESS)
    expect({ outcome, cancels }).toEqual({ outcome: 'cancelled', cancels: 1 })
  })

  test('is a wrong input without a GitHub token', async () => {
    const { passed, outcome, error, calls } = await cancel({}, UNLESS)
    expect({ passed, outcome, calls }).toEqual({
      passed: false,
      outcome: 'invalid-input',
      calls: [],
    })
    expect(error).toContain('`unless-label` needs `github-token`')
  })

  test.each<[string, World]>([
    ['hangs', { gitHub: 'hangs' }],
    ['cannot be reached', { gitHub: 'is down' }],
    ['does not have the pull request', { gitHub: { number: 13 } }],
    ['refuses the token', { ...onGitHub(), gitHubServer: { granted: { contents: 'read' } } }],
  ])('fails and sends nothing if GitHub %s', async (_, world) => {
    const { passed, sent, outputs, seconds } = await cancel(world, UNLESS)
    expect({ passed, sent }).toEqual({ passed: false, sent: [] })
    expect(outputs).toMatchObject({ state: 'TESTING', submitted: 'true' })
    expect(outputs['outcome']).not.toBe('cancelled')
    expect(seconds).toBeLessThanOrEqual(21)
  })

  test.each([
    ['planned', []],
    ['skipped-label', ['merge']],
  ])('gives %s in a dry run with the labels %j', async (expected, labels) => {
    const step = await cancel(onGitHub(...labels), { ...UNLESS, 'dry-run': 'true' })
    expect(step).toMatchObject({ passed: true, outcome: expected, sent: [] })
  })
})
