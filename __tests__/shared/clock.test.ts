import { getEventListeners } from 'node:events'
import { parseTime, systemClock, utcMinute } from '../../src/shared/clock.js'
import { expect, test } from '../support/jest.js'

const real = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test.each([2 ** 31, 2 ** 32, Number.MAX_SAFE_INTEGER, Number.POSITIVE_INFINITY])(
  'a timer and a sleep of %d ms do not fire at once',
  async (ms) => {
    let fired = false
    const fire = () => {
      fired = true
    }
    const cancellation = new AbortController()
    const stop = systemClock.timer(ms, fire)
    const sleep = systemClock.sleep(ms, cancellation.signal).then(fire, () => {})
    await real(15)
    stop()
    cancellation.abort(new Error('enough'))
    await sleep
    expect(fired).toBe(false)
  },
)

test('a timer fires once, unless it is stopped', async () => {
  const fired: string[] = []
  systemClock.timer(-1, () => fired.push('first'))
  systemClock.timer(0, () => fired.push('stopped'))()
  await real(15)
  expect(fired).toEqual(['first'])
})

test('a sleep ends with the reason of its signal, before it or during it, and leaves no listener', async () => {
  const reason = new Error('enough')
  const cancellation = new AbortController()
  const sleep = systemClock.sleep(60_000, cancellation.signal)
  cancellation.abort(reason)
  await expect(sleep).rejects.toBe(reason)
  await expect(systemClock.sleep(60_000, cancellation.signal)).rejects.toBe(reason)
  const other = new AbortController()
  await systemClock.sleep(1, other.signal)
  expect(getEventListeners(other.signal, 'abort')).toEqual([])
})

test('the wall clock and the monotonic clock count milliseconds', () => {
  const nanoseconds = () => Number(process.hrtime.bigint())
  const before = { wall: Date.now(), steady: nanoseconds() / 1e6 }
  const wall = systemClock.now()
  const steady = systemClock.monotonic()
  const after = { wall: Date.now(), steady: nanoseconds() / 1e6 }
  expect(wall).toBeGreaterThanOrEqual(before.wall)
  expect(wall).toBeLessThanOrEqual(after.wall)
  expect(steady).toBeGreaterThanOrEqual(before.steady)
  expect(steady).toBeLessThanOrEqual(after.steady)
})

test.each([
  ['2026-09-17T10:00:00Z', Date.UTC(2026, 8, 17, 10)],
  ['2026-09-17T10:00:00.250+02:00', Date.UTC(2026, 8, 17, 8, 0, 0, 250)],
  ['1970-01-01T00:00:00Z', 0],
  // Whatever the time zone of the runner.
  ['2026-09-17T10:00:00.250', Date.UTC(2026, 8, 17, 10, 0, 0, 250)],
  ['2026-09-17T10:00', Date.UTC(2026, 8, 17, 10)],
  ['2026-09-17T10:00:00+0200', Date.UTC(2026, 8, 17, 8)],
  ['2026-09-17t10:00:00z', Date.UTC(2026, 8, 17, 10)],
])('the time %s is %i', (written, time) => {
  expect(parseTime(written)).toBe(time)
})

test.each([
  ['a month that does not exist', '2026-13-17T10:00:00Z'],
  ['a date without a time', '2026-09-17'],
  ['text before it', 'at 2026-09-17T10:00:00Z'],
  ['text after it', '2026-09-17T10:00:00Z or later'],
  ['the name of a zone', '2026-09-17T10:00:00 CET'],
  ['no date', 'row 1'],
  ['an empty text', ''],
  ['null', null],
])('%s is not a time', (_, written) => {
  expect(parseTime(written)).toBeUndefined()
})

test('a time is shown in UTC to the minute', () => {
  expect(utcMinute(Date.UTC(2026, 8, 17, 10, 1, 59))).toBe('2026-09-17 10:01')
})
