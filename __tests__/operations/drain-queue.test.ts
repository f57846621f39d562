import { enqueued, fakeQueues, type Intercept } from '../support/fake-queue.js'
import type { Answer } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import { runQueue } from '../support/run-queue.js'
import { shown } from '../support/shown.js'
import { VirtualClock } from '../support/virtual-clock.js'

const drain = { operation: 'drain-queue', 'timeout-minutes': '60' }
const MINUTE = 60_000

/** A queue with one running test, which ends at this minute, and the queue is empty. */
async function drainingService(clock: VirtualClock, emptyAfterMinutes: number, more?: Intercept) {
  const stateChangedAt = '2026-09-17T09:50:00.000Z'
  const testing = enqueued(7, 'testing', { stateChangedAt })
  return fakeQueues({ main: { enqueuedPullRequests: [testing] } }, (call, queue) => {
    if (queue && clock.elapsed >= emptyAfterMinutes * MINUTE) queue.enqueuedPullRequests = []
    return more?.(call, queue)
  })
}

test('waits until the last test has ended', async () => {
  const clock = new VirtualClock()
  await using service = await drainingService(clock, 12)
  const { passed, outputs, seen, result } = await runQueue(service.url, drain, { clock })
  expect(passed).toBe(true)
  expect(outputs).toMatchObject({ outcome: 'drained', 'queue-depth': '0', changed: 'true' })
  expect(result()['changes']).toMatchObject([{ after: 'draining' }])
  expect(Number(outputs['duration-seconds'])).toBeGreaterThanOrEqual(12 * 60)
  expect(Number(outputs['duration-seconds'])).toBeLessThan(13 * 60)
  expect(Number(outputs['polls'])).toBeLessThan(60)
  expect(service.writes()).toEqual([['/updateQueue', { state: 'draining' }]])
  expect(seen.summary).toMatch(/^### ⏸ Queue main was drained after 12 min .* · empty\n\n<details>/)
  const line = 'Queue octo-org/orion@main is'
  expect(seen.info.filter((text) => text.startsWith(line))).toEqual([
    `${line} running: 1 pull request, 1 under test, the oldest in its state for 10 min`,
    `${line} draining: 1 pull request, 1 under test, the oldest in its state for 10 min`,
    `${line} draining: no pull requests`,
  ])
})

test('without waiting it is draining, and the second run sends nothing', async () => {
  await using service = await fakeQueues({ main: { enqueuedPullRequests: [enqueued(7)] } })
  const first = await runQueue(service.url, { ...drain, wait: 'false' })
  expect(first.outputs).toMatchObject({ outcome: 'draining', changed: 'true' })
  const second = await runQueue(service.url, { ...drain, wait: 'false' })
  expect(second.outputs).toMatchObject({ outcome: 'draining', changed: 'false' })
  expect(second.seen.info).toContain('The queue octo-org/orion@main was already draining')
  expect(service.writes()).toHaveLength(1)
})

test('time is up: fails, names who is left, and leaves the queue draining', async () => {
  const clock = new VirtualClock()
  await using service = await drainingService(clock, 90)
  const { passed, outputs, error, seen } = await runQueue(service.url, drain, { clock })
  expect(passed).toBe(false)
  expect(outputs['outcome']).toBe('timed-out')
  expect(error).toMatch(/#7 TESTING\. Raise `timeout-minutes`, or cancel those pull requests\. /)
  expect(shown(seen.summary)).toMatch(/^### ❌ Queue main wasn't drained after 1 h · 1 testing\n/)
  expect(service.queue()?.['state']).toBe('draining')
  expect(clock.elapsed).toBeLessThan(61 * MINUTE)
})

test.each([
  ['nine and a half minutes', 14.4, true],
  ['eleven minutes', 16, false],
])('an outage of %s: %d', async (_, until, survives) => {
  const clock = new VirtualClock()
  await using service = await drainingService(clock, 20, ({ path }) => {
    const minute = clock.elapsed / MINUTE
    return path === '/getQueue' && minute >= 5 && minute < until ? { cut: 'before' } : undefined
  })
  const { passed, outputs } = await runQueue(service.url, drain, { clock })
  expect(passed).toBe(survives)
  expect(outputs['outcome']).toBe(survives ? 'drained' : 'unavailable')
})

test.each([
  [401, 1],
  [404, 2],
])('%d during the wait counts after %d readings', async (status, most) => {
  for (const times of [most, most + 1]) {
    const clock = new VirtualClock()
    let left = times
    await using service = await drainingService(clock, 10, ({ path }) =>
      path === '/getQueue' && clock.elapsed > MINUTE && left-- > 0 ? { status } : undefined,
    )
    const { passed } = await runQueue(service.url, drain, { clock })
    expect(passed).toBe(times === most)
  }
})

test.each<[string, Answer]>([
  ['a redirect', { status: 302, headers: { location: 'https://elsewhere.example/' } }],
  ...[400, 405, 422, 501].map((status): [string, Answer] => [`HTTP ${status}`, { status }]),
])('%s in the middle ends the wait at once', async (_, answer) => {
  const clock = new VirtualClock()
  let asked = 0
  await using service = await drainingService(clock, 30, ({ path }) => {
    if (path !== '/getQueue' || clock.elapsed < 5 * MINUTE) return undefined
    asked++
    return answer
  })
  const { passed } = await runQueue(service.url, drain, { clock })
  expect(passed).toBe(false)
  expect(asked).toBe(1)
})

test.each<[string, Answer]>([
  ['what is no JSON', { body: 'oops' }],
  ...[408, 409, 429, 500, 503].map((status): [string, Answer] => [`HTTP ${status}`, { status }]),
])('%s in the middle is waited out, and logged', async (_, answer) => {
  const clock = new VirtualClock()
  let left = 2
  await using service = await drainingService(clock, 10, ({ path }) =>
    path === '/getQueue' && clock.elapsed > 5 * MINUTE && left-- > 0 ? answer : undefined,
  )
  const { passed, seen } = await runQueue(service.url, drain, { clock })
  expect(passed).toBe(true)
  expect(seen.info.filter((line) => line.endsWith('; still waiting'))).toHaveLength(1)
  expect(seen.info.join('\n')).toContain('The service answers again')
})

test('readings come after a tenth of the time waited so far, from 2 s to 30 s', async () => {
  const clock = new VirtualClock()
  const at: number[] = []
  await using service = await drainingService(clock, 900, ({ path }) => {
    if (path === '/getQueue') at.push(clock.elapsed / 1000)
    return undefined
  })
  await runQueue(service.url, { ...drain, 'timeout-minutes': '10' }, { clock })
  // The first two find the queue and read the drain back.
  const [, , ...waiting] = at
  const pauses = waiting.slice(1).map((second, index) => second - (waiting[index] ?? 0))
  for (const [index, pause] of pauses.slice(0, -1).entries())
    expect(pause).toBeCloseTo(Math.min(30, Math.max(2, (waiting[index] ?? 0) / 10)))
  expect(Math.max(...pauses)).toBeCloseTo(30)
  // The last one is when the time is up.
  expect(waiting.at(-1)).toBe(600)
})

test('someone else who resumes the queue ends the wait', async () => {
  const clock = new VirtualClock()
  await using service = await drainingService(clock, 30, (_, queue) => {
    if (queue && clock.elapsed > 5 * MINUTE) queue['state'] = 'running'
    return undefined
  })
  const { passed, outputs, error } = await runQueue(service.url, drain, { clock })
  expect(passed).toBe(false)
  expect(outputs['outcome']).toBe('refused')
  expect(error).toContain('someone else ended the drain')
})

test.each([
  [9, true],
  [30, false],
])(
  'readings that lag and show the queue running for %d s: drained %s',
  async (seconds, drained) => {
    const clock = new VirtualClock()
    let drainedAt = Number.POSITIVE_INFINITY
    await using service = await drainingService(clock, 30, ({ path }, queue) => {
      if (path === '/updateQueue') drainedAt = clock.elapsed
      const since = clock.elapsed - drainedAt - MINUTE
      const lags = path === '/getQueue' && since > 0 && since < seconds * 1000
      return lags ? { body: { ...queue, state: 'running' } } : undefined
    })
    const { outputs } = await runQueue(service.url, drain, { clock })
    expect(outputs['outcome']).toBe(drained ? 'drained' : 'refused')
  },
)

test('a queue that runs when the time is up was not drained, whoever resumed it', async () => {
  const clock = new VirtualClock()
  await using service = await drainingService(clock, 30, (_, queue) => {
    if (queue && clock.elapsed > MINUTE - 5000) queue['state'] = 'running'
    return undefined
  })
  const inputs = { ...drain, 'timeout-minutes': '1' }
  const { passed, outputs, error } = await runQueue(service.url, inputs, { clock })
  expect([passed, outputs['outcome']]).toEqual([false, 'refused'])
  expect(error).toContain('it is running now')
})

test('pull requests that only wait are named and do not keep it from ending', async () => {
  await using service = await fakeQueues({
    main: { enqueuedPullRequests: [enqueued(8, 'pending'), enqueued(9, 'not_ready')] },
  })
  const { passed, outputs, seen } = await runQueue(service.url, drain)
  expect(passed).toBe(true)
  expect(outputs).toMatchObject({ outcome: 'drained', 'queue-depth': '2', polls: '2' })
  expect(seen.notices[0]?.message).toContain('#8 PENDING, #9 NOT_READY')
  expect(seen.summary).toContain('<code>NOT_READY</code>')
})

test.each([
  { state: 'TESTING' },
  { state: 'tests_passed' },
  { state: 'pending_failure' },
  { state: 'of_a_new_kind' },
  {},
])('drain-queue does not end while the queue has a pull request with %j', async (entry) => {
  const clock = new VirtualClock()
  await using service = await fakeQueues({
    main: { enqueuedPullRequests: [{ prNumber: 7, ...entry }] },
  })
  const inputs = { ...drain, 'timeout-minutes': '5' }
  const { passed, outputs, error } = await runQueue(service.url, inputs, { clock })
  expect(passed).toBe(false)
  expect(outputs['outcome']).toBe('timed-out')
  expect(error).toMatch(/: after 5 min, these are still under test or about to merge: #7/)
})

test('the first twenty that are left are named, and the others are counted', async () => {
  const clock = new VirtualClock()
  const many = Array.from({ length: 23 }, (_, index) => enqueued(index + 1, 'testing'))
  await using service = await fakeQueues({ main: { enqueuedPullRequests: many } })
  const inputs = { ...drain, 'timeout-minutes': '5' }
  const { error } = await runQueue(service.url, inputs, { clock })
  expect(error).toContain('#20 TESTING and 3 more. Raise')
})

test('one reading without a test does not count: the next may show that one has just started', async () => {
  let readings = 0
  await using service = await fakeQueues({ main: {} }, ({ path }, queue) => {
    if (path !== '/getQueue') return undefined
    const state = ['pending', 'pending', 'pending', 'testing'][readings++] ?? 'pending'
    return { body: { ...queue, enqueuedPullRequests: [enqueued(7, state)] } }
  })
  const { outputs } = await runQueue(service.url, drain)
  // The first two readings find the queue and read the drain back.
  expect(outputs).toMatchObject({ outcome: 'drained', polls: '4' })
})

test('a timeout after one idle reading is not a drain', async () => {
  await using service = await fakeQueues({ main: {} })
  const { passed, outputs, error } = await runQueue(service.url, {
    ...drain,
    'timeout-minutes': '0',
  })
  expect(passed).toBe(false)
  expect(outputs['outcome']).toBe('timed-out')
  expect(error).toMatch(
    /only one reading.*\. Raise `timeout-minutes`\. The queue is still draining\.$/,
  )
})

test('a dry run prints the request, sends none and leaves nothing for the post step', async () => {
  await using service = await fakeQueues({ main: { enqueuedPullRequests: [enqueued(7)] } })
  const inputs = { ...drain, 'dry-run': 'true', 'resume-after-job': 'true' }
  const { passed, outputs, seen } = await runQueue(service.url, inputs)
  expect(passed).toBe(true)
  expect(outputs).toMatchObject({ outcome: 'planned', changed: 'false', polls: '' })
  expect(JSON.parse(outputs['changes'] ?? '')).toEqual([
    { field: 'state', before: 'running', after: 'draining' },
  ])
  expect(seen.info.join('\n')).toContain('"state":"draining"')
  expect(seen.state['restore']).toBe('')
  expect(service.writes()).toEqual([])
})

test('a wait in which the queue could never be read says so', async () => {
  const clock = new VirtualClock()
  let readings = 0
  await using service = await drainingService(clock, 90, ({ path }) =>
    path === '/getQueue' && ++readings > 2 ? { status: 503 } : undefined,
  )
  const inputs = { ...drain, 'timeout-minutes': '3' }
  const { passed, outputs, error } = await runQueue(service.url, inputs, { clock })
  expect(passed).toBe(false)
  expect(outputs['outcome']).toBe('timed-out')
  expect(error).toContain("couldn't read it within 3 min")
})

test('a service that hangs does not stretch the wait by more than 15 s', async () => {
  const clock = new VirtualClock()
  let drainedAt = Number.POSITIVE_INFINITY
  let readings = 0
  await using service = await drainingService(clock, 90, ({ path }) => {
    if (path === '/updateQueue') return undefined
    // The first two find the queue and read the drain back; the third is the first of the wait.
    if (++readings <= 3) drainedAt = clock.elapsed
    return readings <= 3 ? undefined : { hangs: clock }
  })
  const inputs = { ...drain, 'timeout-minutes': '0.05', 'request-timeout-seconds': '600' }
  const { outputs } = await runQueue(service.url, inputs, { clock })
  expect(outputs['outcome']).toBe('timed-out')
  expect(clock.elapsed - drainedAt).toBeLessThanOrEqual(3000 + 15_000 + 2000)
})

test('a requested pause of days is cut to 60 s, and logged', async () => {
  const clock = new VirtualClock()
  let asked = false
  await using service = await drainingService(clock, 3, ({ path }) => {
    if (asked || path !== '/getQueue' || clock.elapsed < MINUTE) return undefined
    asked = true
    return { status: 503, headers: { 'retry-after': '172800' } }
  })
  const { passed, outputs, seen } = await runQueue(service.url, drain, { clock })
  expect(passed).toBe(true)
  expect(Number(outputs['duration-seconds'])).toBeLessThan(4 * 60)
  expect(seen.info.join('\n')).toContain(
    'The service asks for a pause of 2 d; polling again in 1 min',
  )
})

test('leaves the state found for the post step when asked to', async () => {
  await using service = await fakeQueues({ main: {} })
  const { seen } = await runQueue(service.url, { ...drain, 'resume-after-job': 'true' })
  expect(JSON.parse(seen.state['restore'] ?? '')).toMatchObject({
    found: 'running',
    set: 'draining',
  })
})

test('a paused queue counts as drained, stays paused, and the step says so', async () => {
  await using service = await fakeQueues({
    main: {
      state: 'paused',
      enqueuedPullRequests: [enqueued(7, 'testing'), enqueued(8, 'pending')],
    },
  })
  const inputs = { ...drain, 'resume-after-job': 'true' }
  const { passed, outputs, seen } = await runQueue(service.url, inputs)
  expect({ passed, outcome: outputs['outcome'] }).toEqual({ passed: true, outcome: 'drained' })
  expect(service.writes()).toEqual([])
  expect(seen.info.join('\n')).toContain('it stays paused')
  expect(seen.notices[0]?.message).toContain('#7 TESTING, #8 PENDING')
  expect(seen.state['restore']).toBe('')
  const unwaited = await runQueue(service.url, { ...drain, wait: 'false' })
  expect(unwaited.outputs['outcome']).toBe('drained')
})

test('a queue that switches modes is not drained until it drains', async () => {
  const clock = new VirtualClock()
  const times: number[] = []
  await using service = await fakeQueues({ main: { state: 'draining' } }, (_, queue) => {
    times.push(clock.elapsed)
    if (times.length > 1 && queue)
      queue['state'] = clock.elapsed < 5 * MINUTE ? 'switching_modes' : 'draining'
    return undefined
  })
  const { outputs } = await runQueue(service.url, drain, { clock })
  expect(outputs['outcome']).toBe('drained')
  expect(clock.elapsed).toBeGreaterThanOrEqual(5 * MINUTE)
})

test('a timeout of 6 s ends in time on a queue that switches modes', async () => {
  for (const state of ['draining', 'running']) {
    const clock = new VirtualClock()
    let readings = 0
    await using service = await fakeQueues({ main: { state } }, (_, queue) =>
      readings++ > 0 ? { body: { ...queue, state: 'switching_modes' } } : undefined,
    )
    const { passed, outputs, error } = await runQueue(
      service.url,
      { ...drain, 'timeout-minutes': '0.1' },
      { clock },
    )
    expect(passed).toBe(false)
    expect(outputs['outcome']).toBe(state === 'draining' ? 'timed-out' : 'refused')
    if (state === 'draining')
      expect(error).toMatch(
        /after 6 s, it is switching modes\. Raise `timeout-minutes`\. The queue is still switching modes\.$/,
      )
    expect(clock.elapsed).toBeLessThanOrEqual(21_000)
  }
})

test('a drain may take ten days, as a wait for a merge may', async () => {
  for (const [minutes, outcome] of [
    ['14400', 'drained'],
    ['14400.1', 'invalid-input'],
  ] as const) {
    await using service = await fakeQueues({ main: {} })
    const { outputs } = await runQueue(service.url, { ...drain, 'timeout-minutes': minutes })
    expect(outputs['outcome']).toBe(outcome)
  }
})
