import { enqueued, fakeQueues, type Intercept } from '../support/fake-queue.js'
import type { Answer } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { runQueue } from '../support/run-queue.js'
import { shown } from '../support/shown.js'
import { VirtualClock } from '../support/virtual-clock.js'

const MINUTE = 60_000

interface World {
  /** When the running test ends and the queue is empty, in minutes. */
  readonly emptyAt?: number
  /** The queue at the start, in place of one with a running test. */
  readonly queue?: object
  /** Answers before the queue does. */
  readonly answers?: (
    ...args: [...Parameters<Intercept>, clock: VirtualClock]
  ) => ReturnType<Intercept>
}

/** Runs `drain-queue` on virtual time, for up to an hour where the inputs name no other time. */
async function drain(
  { emptyAt = Number.POSITIVE_INFINITY, queue, answers }: World,
  inputs: Readonly<Record<string, string>> = {},
) {
  const clock = new VirtualClock()
  const stateChangedAt = '2026-09-17T09:50:00.000Z'
  const testing = { enqueuedPullRequests: [enqueued(7, 'testing', { stateChangedAt })] }
  await using service = await fakeQueues({ main: queue ?? testing }, (call, current) => {
    if (current && clock.elapsed >= emptyAt * MINUTE) current.enqueuedPullRequests = []
    return answers?.(call, current, clock)
  })
  const given = { operation: 'drain-queue', 'timeout-minutes': '60', ...inputs }
  const run = await runQueue(service.url, given, { clock })
  return { ...run, writes: service.writes(), state: service.queue()?.['state'] }
}

/** One answer for so many readings from a time on, in minutes. */
const answering =
  (answer: Answer, from: number, times = Number.POSITIVE_INFINITY): NonNullable<World['answers']> =>
  ({ path }, _, clock) =>
    path === '/getQueue' && clock.elapsed > from * MINUTE && times-- > 0 ? answer : undefined

/** Every reading sets the state of the queue, from a time on, in minutes. */
const becoming =
  (state: string, from: number): NonNullable<World['answers']> =>
  (_, queue, clock) => {
    if (queue && clock.elapsed > from * MINUTE) queue['state'] = state
    return undefined
  }

test('waits until the last test has ended', async () => {
  const { passed, outputs, seen, result, writes } = await drain({ emptyAt: 12 })
  expect(passed).toBe(true)
  expect(outputs).toMatchObject({ outcome: 'drained', 'queue-depth': '0', changed: 'true' })
  expect(result()['changes']).toMatchObject([{ after: 'draining' }])
  expect(Number(outputs['duration-seconds'])).toBeGreaterThanOrEqual(12 * 60)
  expect(Number(outputs['duration-seconds'])).toBeLessThan(13 * 60)
  expect(Number(outputs['polls'])).toBeLessThan(60)
  expect(writes).toEqual([['/updateQueue', { state: 'draining' }]])
  expect(shown(seen.summary)).toMatch(
    /^### ⏸ Queue main was drained after 12 min · empty\n\nNothing is tested or merged until it is resumed\. .*\n\n\*\*Next:\*\* To let the queue run again, use resume-queue\.\n/,
  )
  const line = 'Queue octo-org/orion@main is'
  expect(seen.info.filter((text) => text.startsWith(line))).toEqual([
    `${line} running: 1 pull request, 1 under test, the oldest in its state for 10 min`,
    `${line} draining: 1 pull request, 1 under test, the oldest in its state for 10 min`,
    `${line} draining: no pull requests`,
  ])
})

test('without `wait` the outcome is draining, and a second run sends nothing', async () => {
  await using service = await fakeQueues({ main: { enqueuedPullRequests: [enqueued(7)] } })
  const inputs = { operation: 'drain-queue', wait: 'false' }
  const first = await runQueue(service.url, inputs)
  expect(first.outputs).toMatchObject({ outcome: 'draining', changed: 'true' })
  expect(shown(first.seen.summary)).toMatch(
    /Nothing new starts until it is resumed\.\n\n\*\*Next:\*\* .* resume-queue\./,
  )
  const second = await runQueue(service.url, inputs)
  expect(second.outputs).toMatchObject({ outcome: 'draining', changed: 'false' })
  expect(second.seen.info).toContain('The queue octo-org/orion@main was already draining')
  expect(service.writes()).toHaveLength(1)
})

test('`resume-after-job` leaves the state found for the post step', async () => {
  const { seen } = await drain({ queue: {} }, { 'resume-after-job': 'true' })
  const restore = { found: 'running', set: 'draining' }
  expect(JSON.parse(seen.state['restore'] ?? '')).toMatchObject(restore)
  expect(seen.summary).toContain('the queue is running again when this job ends')
})

describe('the drain ends', () => {
  test('while pull requests wait that are not under test, and names them', async () => {
    const waiting = [enqueued(8, 'pending'), enqueued(9, 'not_ready')]
    const { passed, outputs, seen } = await drain({ queue: { enqueuedPullRequests: waiting } })
    expect(passed).toBe(true)
    expect(outputs).toMatchObject({ outcome: 'drained', 'queue-depth': '2', polls: '2' })
    expect(seen.notices[0]?.message).toContain('#8 PENDING, #9 NOT_READY')
    expect(seen.summary).toContain('| not ready |')
  })

  test('after two readings without a test, because one may just have started', async () => {
    let readings = 0
    const { outputs } = await drain({
      answers: ({ path }, queue) => {
        if (path !== '/getQueue') return undefined
        const state = ['pending', 'pending', 'pending', 'testing'][readings++] ?? 'pending'
        return { body: { ...queue, enqueuedPullRequests: [enqueued(7, state)] } }
      },
    })
    // The first two readings find the queue and read the drain back.
    expect(outputs).toMatchObject({ outcome: 'drained', polls: '4' })
  })

  test('at once for a paused queue, which stays paused, and the step says so', async () => {
    const enqueuedPullRequests = [enqueued(7, 'testing'), enqueued(8, 'pending')]
    const queue = { state: 'paused', enqueuedPullRequests }
    const { writes, seen, ...step } = await drain({ queue }, { 'resume-after-job': 'true' })
    expect(step).toMatchObject({ passed: true, outcome: 'drained' })
    expect(writes).toEqual([])
    expect(seen.info.join('\n')).toContain('it stays paused')
    expect(seen.notices[0]?.message).toContain('#7 TESTING, #8 PENDING')
    expect(seen.state['restore']).toBe('')
    expect((await drain({ queue }, { wait: 'false' })).outcome).toBe('drained')
  })

  test('only when a queue that switches modes drains again', async () => {
    let readings = 0
    const { outcome, clock } = await drain({
      queue: { state: 'draining' },
      answers: (_, queue, clock) => {
        if (readings++ > 0 && queue)
          queue['state'] = clock.elapsed < 5 * MINUTE ? 'switching_modes' : 'draining'
        return undefined
      },
    })
    expect(outcome).toBe('drained')
    expect(clock.elapsed).toBeGreaterThanOrEqual(5 * MINUTE)
  })
})

describe('when the time is up', () => {
  test('the step fails, names what is left, and leaves the queue draining', async () => {
    const { passed, outcome, error, seen, state, clock } = await drain({ emptyAt: 90 })
    expect({ passed, outcome }).toEqual({ passed: false, outcome: 'timed-out' })
    expect(error).toMatch(/#7 TESTING\. Raise `timeout-minutes`, or cancel those pull requests\. /)
    expect(shown(seen.summary)).toMatch(/^### ❌ Queue main wasn't drained after 1 h · 1 testing\n/)
    expect(state).toBe('draining')
    expect(clock.elapsed).toBeLessThan(61 * MINUTE)
  })

  test.each([
    ['that is testing', 'TESTING'],
    ['whose tests passed', 'tests_passed'],
    ['with a pending failure', 'pending_failure'],
    ['in an unknown state', 'of_a_new_kind'],
    ['without a state', undefined],
  ])('a pull request %s counts as left', async (_, state) => {
    const queue = { enqueuedPullRequests: [{ prNumber: 7, state }] }
    const { passed, outcome, error } = await drain({ queue }, { 'timeout-minutes': '5' })
    expect({ passed, outcome }).toEqual({ passed: false, outcome: 'timed-out' })
    expect(error).toMatch(/: after 5 min, these are still under test or about to merge: #7/)
  })

  test('one reading without a test is not enough', async () => {
    const step = await drain({ queue: {} }, { 'timeout-minutes': '0' })
    expect(step).toMatchObject({ passed: false, outcome: 'timed-out' })
    expect(step.error).toMatch(
      /only one reading.*\. Raise `timeout-minutes`\. The queue is still draining\.$/,
    )
  })

  test('a queue that runs was not drained, although its reading may lag', async () => {
    const step = await drain(
      { answers: becoming('running', 1 - 5 / 60) },
      { 'timeout-minutes': '1' },
    )
    expect(step).toMatchObject({ passed: false, outcome: 'refused' })
    expect(step.error).toContain('it is running now')
  })

  test.each([
    [
      'draining',
      'timed-out',
      'after 6 s, it is switching modes. Raise `timeout-minutes`. The queue is still switching modes.',
    ],
    ['running', 'refused', ''],
  ])('a queue that was %s and switches modes is %s, in time', async (state, outcome, problem) => {
    let readings = 0
    const answers: World['answers'] = (_, queue) =>
      readings++ > 0 ? { body: { ...queue, state: 'switching_modes' } } : undefined
    const step = await drain({ queue: { state }, answers }, { 'timeout-minutes': '0.1' })
    expect(step).toMatchObject({ passed: false, outcome })
    expect(step.error).toContain(problem)
    expect(step.clock.elapsed).toBeLessThanOrEqual(21_000)
  })

  test('a service that hangs does not stretch the wait by more than 15 s', async () => {
    let drainedAt = Number.POSITIVE_INFINITY
    let readings = 0
    const { outcome, clock } = await drain(
      {
        answers: ({ path }, _, clock) => {
          if (path === '/updateQueue') return undefined
          // The first two find the queue and read the drain back; the third begins the wait.
          if (++readings <= 3) drainedAt = clock.elapsed
          return readings <= 3 ? undefined : { hangs: clock }
        },
      },
      { 'timeout-minutes': '0.05', 'request-timeout-seconds': '600' },
    )
    expect(outcome).toBe('timed-out')
    expect(clock.elapsed - drainedAt).toBeLessThanOrEqual(3000 + 15_000 + 2000)
  })
})

describe('a queue that someone else resumes', () => {
  test('ends the wait', async () => {
    const step = await drain({ answers: becoming('running', 5) })
    expect(step).toMatchObject({ passed: false, outcome: 'refused' })
    expect(step.error).toContain('someone else ended the drain')
  })

  test.each([
    [9, 'drained'],
    [30, 'refused'],
  ])('shows as running for %d s: %s', async (seconds, expected) => {
    let drainedAt = Number.POSITIVE_INFINITY
    const { outcome } = await drain({
      emptyAt: 30,
      answers: ({ path }, queue, clock) => {
        if (path === '/updateQueue') drainedAt = clock.elapsed
        const since = clock.elapsed - drainedAt - MINUTE
        const isRunning = path === '/getQueue' && since > 0 && since < seconds * 1000
        return isRunning ? { body: { ...queue, state: 'running' } } : undefined
      },
    })
    expect(outcome).toBe(expected)
  })
})

describe('during the wait', () => {
  test.each([
    ['one 401 is tolerated', 401, 1, true],
    ['two 401 are not', 401, 2, false],
    ['two 404 are tolerated', 404, 2, true],
    ['three 404 are not', 404, 3, false],
  ])('%s', async (_, status, times, passes) => {
    const { passed } = await drain({ emptyAt: 10, answers: answering({ status }, 1, times) })
    expect(passed).toBe(passes)
  })

  test('an absence that ended does not count towards the next one', async () => {
    const step = await drain({
      emptyAt: 4,
      answers: ({ path }, _, clock) => {
        const second = clock.elapsed / 1000
        const isMissing = [30, 60, 90].some((from) => second >= from && second < from + 6)
        return path === '/getQueue' && isMissing ? { status: 404 } : undefined
      },
    })
    expect(step.outcome).toBe('drained')
  })

  test('readings, also those that fail, come after a tenth of the time waited so far, from 2 s to 30 s', async () => {
    const at: number[] = []
    const answers: World['answers'] = ({ path }, _, clock) => {
      if (path === '/getQueue') at.push(clock.elapsed / 1000)
      return path === '/getQueue' && at.length % 4 === 0 ? { status: 503 } : undefined
    }
    await drain({ answers }, { 'timeout-minutes': '10' })
    // The first two find the queue and read the drain back.
    const [, , ...waiting] = at
    const pauses = waiting.slice(1).map((second, index) => second - (waiting[index] ?? 0))
    for (const [index, pause] of pauses.slice(0, -1).entries())
      expect(pause).toBeCloseTo(Math.min(30, Math.max(2, (waiting[index] ?? 0) / 10)))
    expect(Math.max(...pauses)).toBeCloseTo(30)
    // The last one is when the time is up.
    expect(waiting.at(-1)).toBe(600)
  })
})
