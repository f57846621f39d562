/** Which failures end a wait for a queue: the same as end a wait for a pull request. */

import { main } from '../../src/main.js'
import { enqueued, fakeQueues } from '../support/fake-queue.js'
import { type Answer, fakeService } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'
import { runQueue } from '../support/run-queue.js'
import { VirtualClock } from '../support/virtual-clock.js'

const MINUTE = 60_000

/** Gives the answer between the first and the second minute, and says how the wait then ended. */
async function drains(odd: Answer) {
  const clock = new VirtualClock()
  await using service = await fakeQueues(
    { main: { enqueuedPullRequests: [enqueued(7, 'testing')] } },
    ({ path }, queue) => {
      const minutes = clock.elapsed / MINUTE
      if (queue && minutes > 4) queue.enqueuedPullRequests = []
      return path === '/getQueue' && minutes >= 1 && minutes < 2 ? odd : undefined
    },
  )
  const inputs = { operation: 'drain-queue', 'timeout-minutes': '60' }
  const { outputs } = await runQueue(service.url, inputs, { clock })
  return outputs['outcome']
}

async function waits(odd: Answer) {
  const clock = new VirtualClock()
  const record = (state: string, inQueue: boolean): Answer => ({
    body: { state, isCurrentlySubmittedToQueue: inQueue, stateChangedAt: '2026-09-17T09:00:00Z' },
  })
  await using service = await fakeService({
    '/getSubmittedPullRequest': () => {
      const minutes = clock.elapsed / MINUTE
      if (minutes > 4) return record('merged', false)
      return minutes >= 1 && minutes < 2 ? odd : record('testing', true)
    },
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

const RIDDEN_OUT: readonly Answer[] = [
  ...[408, 409, 425, 429, 500, 502, 503, 504, 520, 529].map((status) => ({ status })),
  { cut: 'before' },
  { cut: 'middle' },
  { body: 'no JSON' },
]
test.each(RIDDEN_OUT)('drain-queue and wait-for-merge ride out a minute of %j', async (odd) => {
  expect([await drains(odd), await waits(odd)]).toEqual(['drained', 'merged'])
})

const ENDS: readonly (readonly [Answer, string])[] = [
  ...[300, 302, 304].map((status) => [{ status }, 'bad-response'] as const),
  ...[401, 403].map((status) => [{ status }, 'unauthorized'] as const),
  ...[400, 402, 405, 406, 410, 413, 415, 422, 423, 451, 501].map(
    (status) => [{ status }, 'refused'] as const,
  ),
  [{ body: { state: 7 } }, 'bad-response'],
  // Of another pull request, and of another branch.
  [
    { body: { state: 'running', prNumber: 13, branch: 'next', enqueuedPullRequests: [] } },
    'bad-response',
  ],
]
test.each(ENDS)('drain-queue and wait-for-merge end after a minute of %j', async (odd, outcome) => {
  expect([await drains(odd), await waits(odd)]).toEqual([outcome, outcome])
})

test('an absence that ended counts no longer', async () => {
  const clock = new VirtualClock()
  await using service = await fakeQueues(
    { main: { enqueuedPullRequests: [enqueued(7, 'testing')] } },
    ({ path }, queue) => {
      const seconds = clock.elapsed / 1000
      if (queue && seconds > 120) queue.enqueuedPullRequests = []
      const isMissing = [30, 60, 90].some((from) => seconds >= from && seconds < from + 6)
      return path === '/getQueue' && isMissing ? { status: 404, body: 'no such queue' } : undefined
    },
  )
  const inputs = { operation: 'drain-queue', 'timeout-minutes': '60' }
  expect((await runQueue(service.url, inputs, { clock })).outputs['outcome']).toBe('drained')
  expect(clock.elapsed).toBeGreaterThan(120_000)
})

test('a reading that fails is not tried again before the next one', async () => {
  const clock = new VirtualClock()
  const readings: number[] = []
  await using service = await fakeQueues(
    { main: { enqueuedPullRequests: [enqueued(7, 'testing')] } },
    ({ path }, queue) => {
      const minutes = clock.elapsed / MINUTE
      if (queue && minutes > 4) queue.enqueuedPullRequests = []
      if (path !== '/getQueue' || minutes < 1 || minutes > 3) return undefined
      readings.push(clock.elapsed)
      return { status: 503 }
    },
  )
  const inputs = { operation: 'drain-queue', 'timeout-minutes': '60' }
  expect((await runQueue(service.url, inputs, { clock })).outputs['outcome']).toBe('drained')
  const pauses = readings.slice(1).map((at, index) => at - (readings[index] ?? 0))
  expect(pauses.length).toBeGreaterThan(5)
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(2000)
})

test('a wait looks often at first', async () => {
  const clock = new VirtualClock()
  const readings: number[] = []
  await using service = await fakeQueues(
    { main: { enqueuedPullRequests: [enqueued(7, 'testing')] } },
    ({ path }, queue) => {
      if (path === '/getQueue') readings.push(clock.elapsed)
      if (queue && readings.length > 5) queue.enqueuedPullRequests = []
      return undefined
    },
  )
  const inputs = { operation: 'drain-queue', 'timeout-minutes': '60' }
  expect((await runQueue(service.url, inputs, { clock })).outputs['outcome']).toBe('drained')
  expect(readings.length).toBeGreaterThan(5)
  expect(readings.at(-1)).toBeLessThan(15_000)
})
