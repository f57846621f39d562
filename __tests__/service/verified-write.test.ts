import { expect, test } from '@jest/globals'
import { ServiceError } from '../../src/http/errors.js'
import { cancelPullRequest, updateQueue } from '../../src/service/requests.js'
import { writeOnce, writeRepeatable } from '../../src/service/verified-write.js'
import { Deadline } from '../../src/shared/clock.js'
import type { ErrorKind } from '../../src/shared/errors.js'
import { pullRequestRef } from '../../src/shared/references.js'
import { VirtualClock } from '../support/virtual-clock.js'

const failed = (status: number, kind: ErrorKind) =>
  new ServiceError(
    kind,
    { request: 'A write', problem: `HTTP ${status}`, remedy: 'Look.' },
    { type: 'status', status },
  )
const lost = failed(502, 'unknown-outcome')

const repository = { host: 'github.com', owner: 'octo-org', name: 'orion' }
const REF = pullRequestRef(repository, 'main', 12)

/** A transport that plays answers to writes, in order; `undefined` is an acknowledgement. */
function transportOf(answers: readonly (ServiceError | undefined)[]) {
  const clock = new VirtualClock()
  const transport = {
    limits: { clock, signal: new AbortController().signal, retryTimeoutMs: 120_000 },
    sent: 0,
    async write() {
      const answer = answers[transport.sent++]
      if (answer !== undefined) throw answer
    },
  }
  return transport
}

/** Plays answers to the sends and to the read-backs, in order. */
async function play(
  answers: readonly (ServiceError | undefined)[],
  readings: readonly (boolean | ServiceError)[] = [],
  sends?: number,
) {
  const transport = transportOf(answers)
  let read = 0
  const ended = await writeOnce(transport, cancelPullRequest(REF), {
    ...(sends === undefined ? {} : { sends }),
    wasApplied: async () => {
      const reading = readings[read++] as boolean | ServiceError
      if (reading instanceof ServiceError) throw reading
      return reading
    },
    prove: async () => 'proof',
  }).catch((error: unknown) => (error as ServiceError).kind)
  return { ended, sent: transport.sent, read }
}

test('an acknowledged write is proved, and neither read back nor sent again', async () => {
  expect(await play([undefined])).toEqual({ ended: 'proof', sent: 1, read: 0 })
})

test('a refusal of the first send is final', async () => {
  for (const status of [400, 404, 409])
    expect(await play([failed(status, 'refused')])).toEqual({
      ended: 'refused',
      sent: 1,
      read: 0,
    })
})

test('what a read shows as applied is not sent again', async () => {
  expect(await play([lost], [true])).toEqual({ ended: 'proof', sent: 1, read: 1 })
})

test('what a read shows as not applied is sent again', async () => {
  expect(await play([lost, undefined], [false])).toEqual({
    ended: 'proof',
    sent: 2,
    read: 1,
  })
})

test.each([404, 409])(
  'HTTP %d after an earlier send may be the trace of that one, so a read decides',
  async (status) => {
    const answers = [lost, failed(status, 'refused')]
    expect(await play(answers, [false, true])).toEqual({
      ended: 'proof',
      sent: 2,
      read: 2,
    })
    expect(await play(answers, [false, false])).toEqual({
      ended: status === 404 ? 'not-found' : 'refused',
      sent: 2,
      read: 2,
    })
  },
)

test('a read-back that fails leaves the outcome open', async () => {
  expect(await play([lost], [failed(503, 'unavailable')])).toEqual({
    ended: 'unknown-outcome',
    sent: 1,
    read: 1,
  })
})

test('a write that timed out without effect says that the service is unavailable', async () => {
  const { explanation } = lost
  const silent = new ServiceError('unknown-outcome', explanation, {
    type: 'no-answer',
    timedOut: true,
  })
  expect(await play([silent], [false], 1)).toEqual({ ended: 'unavailable', sent: 1, read: 1 })
})

test('no more sends than allowed', async () => {
  expect(await play([lost, lost], [false, false], 2)).toEqual({
    ended: 'unavailable',
    sent: 2,
    read: 2,
  })
})

test('a write of a cancelled run is neither read back nor sent again', async () => {
  const cancellation = new AbortController()
  cancellation.abort(new Error('The run was cancelled.'))
  const limits = { ...transportOf([]).limits, signal: cancellation.signal }
  let sent = 0
  const write = async () => {
    sent++
    throw lost
  }
  const wasApplied = async () => {
    throw new Error('It was read back.')
  }
  const proof = { wasApplied, prove: async () => 'proof' }
  const error = await writeOnce({ limits, write }, cancelPullRequest(REF), proof).catch(
    (thrown: unknown) => thrown,
  )
  expect(error).toBe(lost)
  expect(sent).toBe(1)
})

test("an internal error is not the service's, and is thrown unchanged", async () => {
  const broken = new TypeError('broken')
  const fails = () => Promise.reject(broken)
  const proof = { wasApplied: fails, prove: async () => 'proof' }
  const write = writeOnce(transportOf([lost]), cancelPullRequest(REF), proof)
  await expect(write).rejects.toBe(broken)
  const acknowledged = transportOf([undefined])
  const update = writeRepeatable(acknowledged, updateQueue(REF, {}), { prove: fails })
  await expect(update).rejects.toBe(broken)
})

test('a proof that is already ambiguous or aborted is not wrapped', async () => {
  for (const error of [lost, failed(0, 'aborted')]) {
    const prove = () => Promise.reject(error)
    const write = writeRepeatable(transportOf([undefined]), updateQueue(REF, {}), { prove })
    await expect(write).rejects.toBe(error)
  }
})

test('what a read shows as not applied is sent again after a pause, while there is time', async () => {
  const play = async (deadlineMs: number) => {
    const transport = transportOf([lost, undefined])
    const error = await writeOnce(transport, cancelPullRequest(REF), {
      deadline: new Deadline(transport.limits.clock, deadlineMs),
      wasApplied: async () => false,
      prove: async () => undefined,
    }).catch((thrown: unknown) => thrown)
    return { sent: transport.sent, at: transport.limits.clock.monotonic(), error }
  }
  expect(await play(1001)).toEqual({ sent: 2, at: 1000, error: undefined })
  expect(await play(1000)).toMatchObject({
    sent: 1,
    at: 0,
    error: {
      kind: 'unavailable',
      ambiguous: false,
      explanation: { problem: 'HTTP 502; a read shows that it had no effect' },
    },
  })
})

const unreadable = {
  wasApplied: async () => true,
  prove: () => Promise.reject(failed(503, 'unavailable')),
}
test.each([
  ['once', () => writeOnce(transportOf([undefined]), cancelPullRequest(REF), unreadable)],
  ['repeatable', () => writeRepeatable(transportOf([undefined]), updateQueue(REF, {}), unreadable)],
])('an acknowledged write (%s) whose proof fails is an unknown outcome', async (_, write) => {
  const error = await write().catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ kind: 'unknown-outcome', ambiguous: true })
  expect(String(error)).toMatch(
    /Queue|PullRequest.*acknowledged it, but reading it back failed: HTTP 503/,
  )
})
