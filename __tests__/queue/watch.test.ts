/** Which failures end a wait for a queue, and which are waited out. */
import { expect, test } from '@jest/globals'
import { ServiceError } from '../../src/http/errors.js'
import type { Failure } from '../../src/http/retry.js'
import { watchQueue } from '../../src/queue/watch.js'
import type { MergeQueueService } from '../../src/service/client.js'
import { Queue } from '../../src/service/schemas.js'
import { queueRef } from '../../src/shared/references.js'
import { VirtualClock } from '../support/virtual-clock.js'

const ref = queueRef({ host: 'github.com', owner: 'octo-org', name: 'orion' }, 'main')
const running = Queue.parse({ state: 'running', enqueuedPullRequests: [] })
const EXPLANATION = { request: 'Reading', problem: 'no', remedy: 'Look.' }

/** Watches a queue that answers once, fails with these, and then answers again. */
async function watch(...failures: readonly Failure[]) {
  const clock = new VirtualClock()
  const logged: string[] = []
  const left = [undefined, ...failures]
  const service = {
    getQueue: async () => {
      const failure = left.shift()
      if (failure !== undefined) throw new ServiceError('unavailable', EXPLANATION, failure, {})
      return running
    },
  } as unknown as MergeQueueService
  let readings = 0
  const log = { info: (line: string) => logged.push(line) }
  const { signal } = new AbortController()
  const watched = await watchQueue(
    { service, clock, random: () => 0.5, signal, log: log as never },
    ref,
    60_000,
    () => ++readings > 1,
  ).catch((error: unknown) => error)
  return { watched, logged, seconds: clock.monotonic() / 1000 }
}

const status = (code: number, retryAfterMs?: number): Failure => ({
  type: 'status',
  status: code,
  retryAfterMs,
})

test.each<Failure>([
  { type: 'misconfigured', why: 'certificate' },
  { type: 'wrong-shape' },
  ...[302, 399, 400, 405, 422, 501].map((code) => status(code)),
])('%j ends it', async (failure) => {
  const { watched, logged } = await watch(failure)
  expect(watched).toMatchObject({ failure })
  expect(logged).toEqual([])
})

test.each<Failure>([
  { type: 'not-sent' },
  { type: 'no-answer', timedOut: true },
  { type: 'broken-body' },
  ...[401, 403, 404, 408, 409, 423, 429, 500, 502, 503].map((code) => status(code)),
])('%j is waited out once', async (failure) => {
  const { watched, logged } = await watch(failure)
  expect(watched).toMatchObject({ done: true, polls: 3 })
  expect(logged).toEqual(['Reading: no; still waiting'])
})

test.each([
  [401, 401],
  [403, 404],
])('HTTP %i and then %i is believed', async (first, second) => {
  expect((await watch(status(first), status(second))).watched).toMatchObject({ status: second })
})

test('a refusal counts anew after another failure, and after an answer', async () => {
  const { watched } = await watch(status(401), status(500), status(404))
  expect(watched).toMatchObject({ done: true })
})

test.each([
  [1000, 'The service asks for a pause of 1 s', 4],
  [9000, 'The service asks for a pause of 9 s', 11],
  [60_000, 'The service asks for a pause of 1 min', 60],
  [61_000, 'The service asks for a pause of 1 min 1 s; this wait pauses for at most 60 s', 60],
])('a pause of %i ms is kept: %s', async (retryAfterMs, line, seconds) => {
  const paused = await watch(status(429, retryAfterMs))
  expect(paused.logged).toEqual(['Reading: no; still waiting', line])
  // Two seconds until the second reading.
  expect(paused.seconds).toBe(seconds)
})
