import { expect, test } from '@jest/globals'
import { ServiceError } from '../../src/http/errors.js'
import { type ReadBack, sendVerified } from '../../src/service/verified-write.js'
import { Deadline } from '../../src/shared/clock.js'
import type { ErrorKind } from '../../src/shared/errors.js'
import { VirtualClock } from '../support/virtual-clock.js'

const failed = (status: number, ambiguous: boolean, kind: ErrorKind = 'unavailable') =>
  new ServiceError(
    kind,
    { request: 'A write', problem: `HTTP ${status}`, remedy: 'Look.' },
    { type: 'status', status },
    { ambiguous },
  )
const lost = failed(502, true)

/** Plays answers to the sends and to the read-backs, in order; `undefined` is an acknowledgement. */
async function play(
  answers: readonly (ServiceError | undefined)[],
  readings: readonly (ReadBack | ServiceError)[] = [],
  sends?: number,
) {
  const clock = new VirtualClock()
  const seen = { sent: 0, read: 0 }
  const ended = await sendVerified({
    clock,
    deadline: new Deadline(clock, 120_000),
    signal: new AbortController().signal,
    ...(sends === undefined ? {} : { sends }),
    send: async () => {
      const answer = answers[seen.sent++]
      if (answer !== undefined) throw answer
    },
    readBack: async () => {
      const reading = readings[seen.read++] as ReadBack | ServiceError
      if (reading instanceof ServiceError) throw reading
      return reading
    },
  }).catch((error: unknown) => (error as ServiceError).kind)
  return { ended, ...seen }
}

test('an acknowledged write is neither read back nor sent again', async () => {
  expect(await play([undefined])).toEqual({ ended: 'acknowledged', sent: 1, read: 0 })
})

test('a refusal of the first send is final', async () => {
  for (const status of [400, 404, 409])
    expect(await play([failed(status, false, 'refused')])).toEqual({
      ended: 'refused',
      sent: 1,
      read: 0,
    })
})

test('what a read shows as applied is not sent again', async () => {
  expect(await play([lost], ['applied'])).toEqual({ ended: 'read-back', sent: 1, read: 1 })
})

test('what a read shows as not applied is sent again', async () => {
  expect(await play([lost, undefined], ['not-applied'])).toEqual({
    ended: 'acknowledged',
    sent: 2,
    read: 1,
  })
})

test.each([404, 409])(
  'HTTP %d after an earlier send may be the trace of that one, so a read decides',
  async (status) => {
    const answers = [lost, failed(status, false, 'refused')]
    expect(await play(answers, ['not-applied', 'applied'])).toEqual({
      ended: 'read-back',
      sent: 2,
      read: 2,
    })
    expect(await play(answers, ['not-applied', 'not-applied'])).toEqual({
      ended: status === 404 ? 'not-found' : 'refused',
      sent: 2,
      read: 2,
    })
  },
)

test('a read-back that fails leaves the outcome open', async () => {
  expect(await play([lost], [failed(503, false)])).toEqual({
    ended: 'unknown-outcome',
    sent: 1,
    read: 1,
  })
})

test('no more sends than allowed', async () => {
  expect(await play([lost, lost], ['not-applied', 'not-applied'], 2)).toEqual({
    ended: 'unavailable',
    sent: 2,
    read: 2,
  })
})
