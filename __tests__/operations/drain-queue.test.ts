import { expect, test } from '@jest/globals'
import { enqueued, fakeQueues, type Intercept } from '../support/fake-queue.js'
import { runQueue } from '../support/run-queue.js'
import { VirtualClock } from '../support/virtual-clock.js'

const drain = { operation: 'drain-queue', 'timeout-minutes': '60' }
const MINUTE = 60_000

/** A queue with one running test, which ends at this minute. */
async function drainingService(clock: VirtualClock, emptyAfterMinutes: number, more?: Intercept) {
  return fakeQueues({ main: { enqueuedPullRequests: [enqueued(7, 'testing')] } }, (call, queue) => {
    if (queue && clock.monotonic() >= emptyAfterMinutes * MINUTE) queue.enqueuedPullRequests = []
    return more?.(call, queue)
  })
}

test('waits until the queue is empty', async () => {
  const clock = new VirtualClock()
  await using service = await drainingService(clock, 12)
  const { passed, outputs, seen } = await runQueue(service.url, drain, { clock })
  expect(passed).toBe(true)
  expect(outputs).toMatchObject({ outcome: 'drained', 'queue-depth': '0', changed: 'true' })
  expect(Number(outputs['duration-seconds'])).toBeGreaterThanOrEqual(12 * 60)
  expect(Number(outputs['duration-seconds'])).toBeLessThan(13 * 60)
  expect(Number(outputs['polls'])).toBeLessThan(60)
  expect(service.writes()).toEqual([['/updateQueue', { state: 'draining' }]])
  expect(seen.summary).toContain('Empty after 12 min')
})

test('without waiting it is draining, and the second run sends nothing', async () => {
  await using service = await fakeQueues({ main: { enqueuedPullRequests: [enqueued(7)] } })
  const first = await runQueue(service.url, { ...drain, wait: 'false' })
  expect(first.outputs).toMatchObject({ outcome: 'draining', changed: 'true' })
  const second = await runQueue(service.url, { ...drain, wait: 'false' })
  expect(second.outputs).toMatchObject({ outcome: 'draining', changed: 'false' })
  expect(service.writes()).toHaveLength(1)
})

test('time is up: fails, names who is left, and leaves the queue draining', async () => {
  const clock = new VirtualClock()
  await using service = await drainingService(clock, 90)
  const { passed, outputs, error } = await runQueue(service.url, drain, { clock })
  expect(passed).toBe(false)
  expect(outputs['outcome']).toBe('timed-out')
  expect(error).toContain('#7 TESTING')
  expect(service.queue()?.['state']).toBe('draining')
  expect(clock.monotonic()).toBeLessThan(61 * MINUTE)
})

test.each([
  ['nine and a half minutes', 14.4, true],
  ['eleven minutes', 16, false],
])('an outage of %s: %d', async (_, until, survives) => {
  const clock = new VirtualClock()
  await using service = await drainingService(clock, 20, ({ path }) => {
    const minute = clock.monotonic() / MINUTE
    return path === '/getQueue' && minute >= 5 && minute < until ? { cut: 'before' } : undefined
  })
  const { passed, outputs } = await runQueue(service.url, drain, { clock })
  expect(passed).toBe(survives)
  expect(outputs['outcome']).toBe(survives ? 'drained' : 'unavailable')
})

test.each([401, 404])('one %d in the middle is not believed, the second is', async (status) => {
  for (const times of [1, 2]) {
    const clock = new VirtualClock()
    let left = times
    await using service = await drainingService(clock, 10, ({ path }) =>
      path === '/getQueue' && clock.monotonic() > MINUTE && left-- > 0 ? { status } : undefined,
    )
    const { passed } = await runQueue(service.url, drain, { clock })
    expect(passed).toBe(times === 1)
  }
})

test('somebody else who resumes the queue ends the wait', async () => {
  const clock = new VirtualClock()
  await using service = await drainingService(clock, 30, (_, queue) => {
    if (queue && clock.monotonic() > 5 * MINUTE) queue['state'] = 'running'
    return undefined
  })
  const { passed, outputs, error } = await runQueue(service.url, drain, { clock })
  expect(passed).toBe(false)
  expect(outputs['outcome']).toBe('refused')
  expect(error).toContain('somebody else ended the drain')
})

test('warns once when only pull requests are left that a draining queue never starts', async () => {
  await using service = await fakeQueues({
    main: { enqueuedPullRequests: [enqueued(8, 'pending'), enqueued(9, 'not_ready')] },
  })
  const { seen } = await runQueue(service.url, { ...drain, 'timeout-minutes': '5' })
  expect(seen.warnings).toHaveLength(1)
  expect(seen.warnings[0]?.message).toContain('#8 PENDING, #9 NOT_READY')
})

test('leaves the state found for the post step when asked to', async () => {
  await using service = await fakeQueues({ main: {} })
  const { seen } = await runQueue(service.url, { ...drain, 'resume-after-job': 'true' })
  expect(JSON.parse(seen.state['restore'] ?? '')).toMatchObject({
    found: 'running',
    set: 'draining',
  })
})
