/** Which answers end a wait: the same for a queue and for a pull request. */
import { main } from '../../src/main.js'
import { enqueued, fakeQueues } from '../support/fake-queue.js'
import { type Answer, fakeService } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'
import { runQueue } from '../support/run-queue.js'
import { VirtualClock } from '../support/virtual-clock.js'

/** Drains a queue that is empty after four minutes; its readings give these answers before. */
async function drain(answer: (seconds: number) => Answer | undefined) {
  const clock = new VirtualClock()
  await using service = await fakeQueues(
    { main: { enqueuedPullRequests: [enqueued(7, 'testing')] } },
    ({ path }, queue) => {
      if (queue && clock.elapsed > 240_000) queue.enqueuedPullRequests = []
      return path === '/getQueue' ? answer(clock.elapsed / 1000) : undefined
    },
  )
  const inputs = { operation: 'drain-queue', 'timeout-minutes': '60' }
  return (await runQueue(service.url, inputs, { clock })).outcome
}

/** Waits for a merge after four minutes; the readings before give these answers. */
async function waitForMerge(answer: (seconds: number) => Answer | undefined) {
  const clock = new VirtualClock()
  const record = (state: string, isCurrentlySubmittedToQueue: boolean): Answer => ({
    body: { state, isCurrentlySubmittedToQueue, stateChangedAt: '2026-09-17T09:00:00Z' },
  })
  await using service = await fakeService({
    '/getSubmittedPullRequest': () =>
      clock.elapsed > 240_000
        ? record('merged', false)
        : (answer(clock.elapsed / 1000) ?? record('testing', true)),
    '/getQueue': [{ body: { state: 'running', enqueuedPullRequests: [] } }],
  })
  const inputs = { 'pull-request': '12', 'target-branch': 'main', 'github-token': '' }
  const { runner, seen } = recorder(
    { operation: 'wait-for-merge', 'api-url': service.url, ...inputs },
    { clock },
  )
  await main(runner)
  return seen.outputs['outcome']
}

/** This answer between the first and the second minute. */
const forAMinute = (odd: Answer) => (seconds: number) =>
  seconds >= 60 && seconds < 120 ? odd : undefined

const RIDDEN_OUT: readonly Answer[] = [
  ...[408, 409, 425, 429, 500, 502, 503, 504, 520, 529].map((status) => ({ status })),
  { cut: 'before' },
  { cut: 'middle' },
  { body: 'no JSON' },
]
test.each(RIDDEN_OUT)('drain-queue and wait-for-merge ride out a minute of %j', async (odd) => {
  expect(await drain(forAMinute(odd))).toBe('drained')
  expect(await waitForMerge(forAMinute(odd))).toBe('merged')
})

const ENDS: readonly (readonly [Answer, string])[] = [
  ...[300, 302, 304].map((status) => [{ status }, 'bad-response'] as const),
  ...[401, 403].map((status) => [{ status }, 'unauthorized'] as const),
  ...[400, 402, 405, 406, 410, 413, 415, 422, 423, 451, 501].map(
    (status) => [{ status }, 'refused'] as const,
  ),
  [{ status: 505 }, 'unavailable'],
  [{ body: { state: 7 } }, 'bad-response'],
  // Of another pull request, and of another branch.
  [
    { body: { state: 'running', prNumber: 13, branch: 'next', enqueuedPullRequests: [] } },
    'bad-response',
  ],
]
test.each(ENDS)('drain-queue and wait-for-merge end after a minute of %j', async (odd, outcome) => {
  expect(await drain(forAMinute(odd))).toEqual(outcome)
  expect(await waitForMerge(forAMinute(odd))).toEqual(outcome)
})

test('an absence that ended does not count towards the next one', async () => {
  const isMissing = (seconds: number) =>
    [30, 60, 90].some((from) => seconds >= from && seconds < from + 6)
  const missing = { status: 404, body: 'no such queue' }
  expect(await drain((seconds) => (isMissing(seconds) ? missing : undefined))).toBe('drained')
})

test('a reading that fails is not repeated before the next one', async () => {
  const readings: number[] = []
  const outcome = await drain((seconds) => {
    if (seconds < 60 || seconds > 180) return undefined
    readings.push(seconds)
    return { status: 503 }
  })
  expect(outcome).toBe('drained')
  const pauses = readings.slice(1).map((at, index) => at - (readings[index] ?? 0))
  expect(pauses.length).toBeGreaterThan(5)
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(2)
})
