import { main } from '../../src/main.js'
import { RunCancelled } from '../../src/shared/errors.js'
import { type Answer, fakeService } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { type RecorderOptions, recorder, wholeText } from '../support/recorder.js'
import { QUEUED_STATES } from '../support/varied.js'
import { VirtualClock } from '../support/virtual-clock.js'

const AT = (minute: number) => `2026-09-17T10:0${minute}:00.000Z`
const queued = { state: 'testing', isCurrentlySubmittedToQueue: true, stateChangedAt: AT(1) }
const left = (state: string, minute = 2, more: object = {}): Answer => ({
  body: { state, isCurrentlySubmittedToQueue: false, stateChangedAt: AT(minute), ...more },
})
const MISSING: Answer = { status: 404, body: 'not found' }
const NOT_QUEUED: Answer = { status: 409, body: 'not queued' }

/** States of a pull request in the queue, with one that only the service defines. */
const QUEUED = [...QUEUED_STATES, 'napping']

interface World {
  /** What the service shows before a cancellation takes effect. */
  readonly before?: Answer
  /** What it shows afterwards. */
  readonly after?: Answer
  /** Its answers to the cancellations, in order; they take effect unless `applied` is false. */
  readonly answers?: readonly (Answer & { readonly applied?: boolean })[]
  /** What it shows, instead of `before` and `after`, by the number of cancellations. */
  readonly shows?: (cancels: number) => Answer
  readonly queue?: Answer
}

/** Runs `cancel` for #12. */
async function cancel(
  world: World = {},
  inputs: Readonly<Record<string, string>> = {},
  options: RecorderOptions = {},
) {
  const { before = { body: queued }, after = left('cancelled'), answers = [{}] } = world
  let shown = before
  let cancels = 0
  await using service = await fakeService({
    '/getSubmittedPullRequest': () => world.shows?.(cancels) ?? shown,
    '/cancelPullRequest': () => {
      const answer = answers[Math.min(cancels++, answers.length - 1)] ?? {}
      if (answer.applied !== false) shown = after
      return answer
    },
    '/getQueue': [world.queue ?? MISSING],
  })
  const { runner, seen, clock } = recorder(
    {
      operation: 'cancel',
      'api-url': service.url,
      'pull-request': '#12',
      'target-branch': 'main',
      'github-token': '',
      ...inputs,
    },
    options,
  )
  const passed = await main(runner)
  return {
    passed,
    outcome: seen.outputs['outcome'],
    outputs: seen.outputs,
    error: wholeText(seen.errors[0]),
    warnings: seen.warnings.map(({ message }) => message),
    log: seen.info,
    clock,
    cancels,
    paths: service.paths(),
  }
}

describe('a pull request that leaves the queue is cancelled', () => {
  test.each<[string, World['answers']]>([
    ['after an OK', [{}]],
    ['after an empty answer', [{ body: '' }]],
    ['after a connection that was cut when it took effect', [{ cut: 'before' }]],
    ['after a connection that was cut without effect', [{ cut: 'before', applied: false }, {}]],
  ])('%s', async (_, answers = []) => {
    const { passed, outputs, cancels } = await cancel({ answers })
    expect({ passed, cancels }).toEqual({ passed: true, cancels: answers.length })
    expect(outputs).toMatchObject({ outcome: 'cancelled', state: 'CANCELLED', submitted: 'false' })
  })

  test('after a second request within two seconds, if the first one got no answer', async () => {
    const answers = [{ cut: 'before', applied: false } as const, {}]
    const { outcome, cancels, clock } = await cancel({ answers })
    expect({ outcome, cancels }).toEqual({ outcome: 'cancelled', cancels: 2 })
    expect(clock.elapsed).toBeLessThan(2000)
  })

  test('after a second request, if it enters the queue only after the first one got a 404', async () => {
    const { passed, outputs, cancels } = await cancel({
      answers: [MISSING, {}],
      shows: (sent) => (sent === 1 ? { body: queued } : left('cancelled')),
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
    ['the end of an earlier submission', left('cancelled', 1)],
    ['an earlier failure', left('failed', 1)],
  ])('although the reading before, which lagged, showed %s', async (_, before) => {
    const { passed, outputs, log } = await cancel({ before }, { strict: 'true' })
    expect(passed).toBe(true)
    expect(outputs).toMatchObject({ outcome: 'cancelled', state: 'CANCELLED' })
    expect(log).toContain('#12 on main was taken out of the queue')
  })
})

test.each(QUEUED)(
  'an acknowledged cancellation that leaves it %s is unknown-outcome',
  async (state) => {
    const world = { before: { body: { ...queued, state } }, answers: [{ applied: false }] }
    expect(await cancel(world)).toMatchObject({ passed: false, outcome: 'unknown-outcome' })
  },
)

test.each(QUEUED)('a 404 while the record shows it as %s is not-found', async (state) => {
  const before = { body: { ...queued, state } }
  const answers = [{ ...MISSING, applied: false }]
  expect(await cancel({ before, answers })).toMatchObject({ passed: false, outcome: 'not-found' })
})

describe('a pull request that is not queued', () => {
  const gone: World = { before: MISSING, answers: [{ ...MISSING, applied: false }] }

  test('passes without `strict`', async () => {
    expect(await cancel(gone)).toMatchObject({ passed: true, outcome: 'not-queued' })
  })

  test.each([
    ['no record', MISSING, 'no record of it. If this is fine, set `strict: false`'],
    [
      'its state',
      left('failed', 1),
      'was not in the queue. Cancelling #12 on main: Its state is FAILED',
    ],
  ])('fails with `strict: true`, and the error names %s', async (_, before, problem) => {
    const { error, ...step } = await cancel({ ...gone, before }, { strict: 'true' })
    expect(step).toMatchObject({ passed: false, outcome: 'not-queued' })
    expect(error).toContain(problem)
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
    const clock = new VirtualClock()
    const world: World = {
      answers: [answer],
      shows: () => (clock.elapsed < 3000 ? { body: queued } : left(state)),
    }
    const { passed, outputs } = await cancel(world, {}, { clock })
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
    const options = base === undefined ? {} : { event: { name: 'pull_request', payload } }
    const { warnings, ...step } = await cancel({ ...gone, queue }, {}, options)
    expect(step).toMatchObject({ passed: true, outcome: 'not-queued' })
    expect(warnings).toEqual(expected.map((text) => expect.stringContaining(text)))
  })
})

describe('a pull request that ends before the cancellation takes effect is not-queued', () => {
  const MERGED = '#12 on main is already merged, so there was nothing to cancel'
  test.each([
    ['failed', left('failed'), '#12 on main had left the queue already'],
    ['merged', left('merged'), MERGED],
    ['merged into main', left('merged', 2, { prBaseBranch: 'main' }), MERGED],
    [
      'merged into release',
      left('merged', 2, { prBaseBranch: 'release' }),
      '#12 was merged into release, not into main, so there was nothing to cancel',
    ],
  ])('%s', async (end, after, line) => {
    const { passed, outputs, log } = await cancel({ after })
    expect(passed).toBe(true)
    const state = end.startsWith('merged') ? 'MERGED' : 'FAILED'
    expect(outputs).toMatchObject({ outcome: 'not-queued', state, submitted: 'false' })
    expect(log).toContain(line)
  })
})

describe('a run that is cancelled after the service acknowledged the cancellation is aborted', () => {
  test.each(['reading', 'pause'])('during the %s', async (during) => {
    const run = new AbortController()
    const end = () => run.abort(new RunCancelled('SIGTERM'))
    const clock = new VirtualClock()
    const shows = (sent: number) => {
      if (sent > 0 && during === 'reading') end()
      if (sent > 0) clock.onAdvance = end
      return { body: queued }
    }
    const { error, ...step } = await cancel({ shows }, {}, { clock, signal: run.signal })
    expect(step).toMatchObject({ passed: false, outcome: 'aborted' })
    expect(error).toBe(
      'The run was cancelled. POST /cancelPullRequest for #12 on main: the service acknowledged it, but no reading has shown yet what it did. Check the queue before you run the step again.',
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
    expect(step.paths).toEqual(['/getSubmittedPullRequest'])
  })
})
