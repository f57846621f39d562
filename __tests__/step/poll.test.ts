/** The polling loop of every wait: which failures it rides out, how it paces, how it ends. */

import { HttpError } from '../../src/http/errors.js'
import { canRetryWhileWaiting, type Failure } from '../../src/http/retry.js'
import { RunCancelled } from '../../src/shared/errors.js'
import { poll } from '../../src/step/poll.js'
import { endless } from '../support/bound.js'
import { describe, expect, test } from '../support/jest.js'
import { VirtualClock } from '../support/virtual-clock.js'

const MINUTE = 60_000
const failed = (failure: Failure) =>
  new HttpError('unavailable', { request: 'A reading', problem: 'no', remedy: 'Look.' }, failure)
const status = (code: number, retryAfterMs?: number): Failure => ({
  type: 'status',
  status: code,
  retryAfterMs,
})

/** Polls every 20 s unless told otherwise; `shows` gives an answer or throws, by the second. */
async function polling(
  shows: (second: number) => string,
  { minutes = 60, signal = new AbortController().signal, paceMs = 20_000 } = {},
) {
  const clock = new VirtualClock()
  const deadline = endless(clock, signal)
  const lines: string[] = []
  const at: number[] = []
  const polled = await poll<string, string>(
    { log: { info: (line: string) => lines.push(line) } as never },
    deadline,
    deadline.atMost(minutes * MINUTE),
    {
      read: async () => {
        at.push(clock.elapsed / 1000)
        return shows(clock.elapsed / 1000)
      },
      take: (reading) =>
        reading.type === 'answer' && reading.value === 'end' ? 'the end' : undefined,
      paceMs: () => paceMs,
    },
  )
  return { polled, lines, at }
}

/** A service that fails in one way for some time after its first answer. */
const failing =
  (failure: Failure, seconds = 1) =>
  (second: number) => {
    if (second > 0 && second <= 20 * seconds) throw failed(failure)
    return second === 0 ? 'goes on' : 'end'
  }

/** A service that never gives another answer. */
const silent = (failure: Failure) => () => {
  throw failed(failure)
}

const PASSING: readonly Failure[] = [
  { type: 'not-sent' },
  { type: 'no-answer', timedOut: true },
  { type: 'broken-body' },
  ...[408, 409, 425, 429, 500, 502, 503, 504, 520, 529].map((code) => status(code)),
]
const LASTING: readonly Failure[] = [
  { type: 'misconfigured', why: 'certificate' },
  ...[302, 399, 400, 404, 405, 422, 501, 505].map((code) => status(code)),
]
const MOMENTARY: readonly Failure[] = [{ type: 'wrong-shape' }, status(401), status(403)]

test.each(PASSING)('%j is ridden out', async (failure) => {
  expect(canRetryWhileWaiting(failure)).toBe(true)
  const { polled, lines } = await polling(failing(failure, 5))
  expect(polled).toEqual({ type: 'ended', end: 'the end' })
  expect(lines).toEqual(['A reading: no; still waiting', 'Trunk answers again (poll 7)'])
})

test.each(LASTING)('%j ends the wait', async (failure) => {
  expect(canRetryWhileWaiting(failure)).toBe(false)
  const { polled, lines } = await polling(failing(failure))
  expect(polled).toMatchObject({ type: 'failed', error: { failure } })
  expect(lines).toEqual([])
})

test.each(MOMENTARY)('%j is asked once more after an answer, and not before', async (failure) => {
  expect((await polling(failing(failure))).polled).toMatchObject({ type: 'ended' })
  const twice = await polling(failing(failure, 2))
  expect(twice.polled).toMatchObject({ type: 'failed', error: { failure } })
  expect(twice.at).toEqual([0, 20, 40])
  const first = await polling(silent(failure))
  expect(first.polled).toMatchObject({ type: 'failed', error: { explanation: { problem: 'no' } } })
})

test('silence ends the wait after ten minutes, and says since when', async () => {
  const { polled, at } = await polling(failing({ type: 'no-answer', timedOut: true }, 999))
  expect(at.at(-1)).toBe(620)
  expect(polled).toMatchObject({
    error: { explanation: { problem: 'no (poll 32, 10 min 20 s after the last answer)' } },
  })
})

describe('with a reading every 15 minutes', () => {
  const everyQuarter = { paceMs: 15 * MINUTE, minutes: 120 }
  const failsFor =
    (seconds: number, failure: Failure = status(503)) =>
    (second: number) => {
      if (second >= 900 && second < 900 + seconds) throw failed(failure)
      return second < 900 ? 'goes on' : 'end'
    }

  test.each([
    ['one failed reading is', 20, [0, 900, 930]],
    ['three failed readings are', 80, [0, 900, 930, 960, 990]],
  ])('%s no silence', async (_, seconds, expected) => {
    const { polled, at } = await polling(failsFor(seconds), everyQuarter)
    expect(polled).toEqual({ type: 'ended', end: 'the end' })
    expect(at).toEqual(expected)
  })

  test('an answer between failed readings begins a new count', async () => {
    const { polled } = await polling((second) => {
      if ([0, 960].includes(second)) return 'goes on'
      if (second < 1900) throw failed(status(503))
      return 'end'
    }, everyQuarter)
    expect(polled).toEqual({ type: 'ended', end: 'the end' })
  })

  test('four failed readings in a row end the wait, also if the service puts them off', async () => {
    const { polled, at } = await polling(failsFor(9999), everyQuarter)
    expect(polled).toMatchObject({ type: 'failed', error: { failure: { status: 503 } } })
    expect(at).toEqual([0, 900, 930, 960, 990])
    const late = await polling(failsFor(9999, status(503, 90_000)), everyQuarter)
    expect(late.polled).toMatchObject({ type: 'failed' })
    expect(late.at).toEqual([0, 900, 960, 1020, 1080])
  })
})

test.each([
  [1000, 20],
  [45_000, 45],
  [90_000, 60],
])('a pause of %i ms that the service asks for is kept, up to a minute', async (ms, seconds) => {
  const { at, lines } = await polling(failing(status(429, ms)))
  expect(at).toEqual([0, 20, 20 + seconds])
  expect(lines[1]).toContain('Trunk asks for a pause of')
})

test('pauses that follow each other are said once', async () => {
  const { lines } = await polling(failing(status(429, 45_000), 9))
  expect(lines.filter((line) => line.includes('asks for a pause of'))).toHaveLength(1)
})

test('a pause that the service asks for at the first reading is said, too', async () => {
  const { lines } = await polling(silent(status(429, 45_000)))
  expect(lines.join('\n')).toContain('Trunk asks for a pause of')
})

describe('when the time is up', () => {
  test('there is a last reading', async () => {
    const { polled, at } = await polling(() => 'goes on', { minutes: 0.5 })
    expect(at).toEqual([0, 20, 30])
    expect(polled).toEqual({ type: 'timed-out', failure: undefined, answered: true })
  })

  test('a service that never answered is named', async () => {
    const failure = status(503)
    const { polled } = await polling(silent(failure), { minutes: 0.5 })
    expect(polled).toMatchObject({ type: 'timed-out', failure: { failure } })
  })
})

test('a cancelled run and our own mistakes are no readings', async () => {
  const abort = new AbortController()
  const cancelled = polling(
    () => {
      abort.abort(new RunCancelled('SIGINT'))
      throw failed({ type: 'not-sent' })
    },
    { signal: abort.signal },
  )
  await expect(cancelled).rejects.toThrow(HttpError)
  const mistake = polling(() => {
    throw new TypeError('undefined is not a function')
  })
  await expect(mistake).rejects.toThrow(TypeError)
})

test('the error that ends a wait says when it was met, and still whether something may take effect', async () => {
  const explanation = { request: 'A reading', problem: 'no', remedy: 'Look.' }
  const lost = new HttpError('unavailable', explanation, { type: 'not-sent' }, undefined, true)
  const { polled } = await polling(() => {
    throw lost
  })
  expect(polled).toMatchObject({
    type: 'failed',
    error: {
      explanation: { problem: 'no (poll 32, 10 min 20 s after the start)' },
      mayStillApply: true,
    },
  })
})
