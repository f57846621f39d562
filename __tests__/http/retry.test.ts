import fc from 'fast-check'
import {
  backoffMs,
  classifyFailure,
  type Failure,
  parseRetryAfter,
  type RetryDecision,
} from '../../src/http/retry.js'
import { expect, test } from '../support/jest.js'

const effects = fc.constantFrom('safe', 'idempotent', 'unsafe')
const failures: fc.Arbitrary<Failure> = fc.oneof(
  fc.constantFrom<Failure>(
    { type: 'not-sent' },
    { type: 'no-answer', timedOut: true },
    { type: 'broken-body' },
    { type: 'wrong-shape' },
    { type: 'misconfigured', why: 'certificate' },
  ),
  fc.record({
    type: fc.constant('status' as const),
    status: fc.oneof(
      fc.constantFrom(404, 408, 409, 429, 500, 503),
      fc.integer({ min: 300, max: 599 }),
    ),
    retryAfterMs: fc.option(fc.nat(), { nil: undefined }),
  }),
)

/** An answer with this status, and Retry-After where it has one. */
const status = (code: number, retryAfterMs?: number): Failure => ({
  type: 'status',
  status: code,
  retryAfterMs,
})

/**
 * The table of docs/maintaining/decisions/retries.md: a failure, whether an attempt went before, then the verdict for each
 * effect.
 */
const table: readonly [Failure, 'first' | 'later', RetryDecision, RetryDecision, RetryDecision][] =
  [
    [{ type: 'not-sent' }, 'first', 'retry', 'retry', 'retry'],
    [status(429), 'first', 'retry', 'retry', 'retry'],
    [status(503, 0), 'first', 'retry', 'retry', 'retry'],
    [{ type: 'status', status: 403, limited: true }, 'first', 'retry', 'retry', 'retry'],
    [{ type: 'no-answer', timedOut: false }, 'first', 'retry', 'retry', 'ambiguous'],
    [{ type: 'no-answer', timedOut: true }, 'first', 'retry', 'retry', 'ambiguous'],
    ...[408, 425, 500, 502, 503, 504, 520, 529].map(
      (code): [Failure, 'first', RetryDecision, RetryDecision, RetryDecision] => [
        status(code),
        'first',
        'retry',
        'retry',
        'ambiguous',
      ],
    ),
    [status(530), 'first', 'fail', 'fail', 'fail'],
    [{ type: 'broken-body' }, 'first', 'retry', 'retry', 'ambiguous'],
    [{ type: 'wrong-shape' }, 'first', 'fail', 'fail', 'fail'],
    [status(404), 'first', 'fail', 'fail', 'fail'],
    [status(404), 'later', 'fail', 'fail', 'ambiguous'],
    [status(409), 'first', 'retry', 'retry', 'ambiguous'],
    [status(409), 'later', 'fail', 'fail', 'ambiguous'],
  ]

test.each(table)('%j, %s attempt: %s, %s, %s', (failure, when, read, repeatable, once) => {
  const attempt = when === 'first' ? 0 : 1
  const verdicts = (['safe', 'idempotent', 'unsafe'] as const).map((effect) =>
    classifyFailure(effect, failure, attempt),
  )
  expect(verdicts).toEqual([read, repeatable, once])
})

test('a write that must not be repeated is repeated only when it is certain that nothing was applied', () => {
  fc.assert(
    fc.property(failures, fc.nat(50), (failure, attempt) => {
      const certain =
        failure.type === 'not-sent' ||
        (failure.type === 'status' &&
          (failure.status === 429 ||
            (failure.status === 503 && failure.retryAfterMs !== undefined)))
      expect(classifyFailure('unsafe', failure, attempt) === 'retry').toBe(certain)
    }),
  )
})

test('only such a write is ever ambiguous', () => {
  fc.assert(
    fc.property(effects, failures, fc.nat(50), (effect, failure, attempt) => {
      const verdict = classifyFailure(effect, failure, attempt)
      expect(verdict === 'ambiguous' && effect !== 'unsafe').toBe(false)
    }),
  )
})

test('redirects, refusals and wrong certificates are final for everything', () => {
  const statuses = [300, 301, 302, 303, 307, 308, 400, 401, 403, 405, 413, 422, 501]
  for (const effect of ['safe', 'idempotent', 'unsafe'] as const) {
    for (const status of statuses)
      expect(classifyFailure(effect, { type: 'status', status }, 0)).toBe('fail')
    expect(classifyFailure(effect, { type: 'misconfigured', why: 'certificate' }, 0)).toBe('fail')
  }
})

test('a pause is never negative, never beyond its cap, never shorter than Retry-After', () => {
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  const asked = fc.option(fc.nat(1e9), { nil: undefined })
  fc.assert(
    fc.property(effects, fc.nat(5000), random, asked, (effect, attempt, share, retryAfterMs) => {
      const delay = backoffMs(effect, attempt, share, retryAfterMs)
      expect(delay).toBeGreaterThanOrEqual(retryAfterMs ?? 0)
      expect(delay).toBeLessThanOrEqual(Math.max(20_000, retryAfterMs ?? 0))
    }),
  )
})

test('Retry-After is at most a year', () => {
  const year = 365 * 24 * 3600 * 1000
  for (const value of ['31536001', '9'.repeat(400), 'Fri, 31 Dec 9999 23:59:59 GMT'])
    expect(parseRetryAfter(value, undefined, 0)).toBe(year)
})

test('Retry-After is whole seconds, or undefined, whatever comes', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.option(fc.string(), { nil: undefined }),
      (value, date) => {
        const ms = parseRetryAfter(value, date, 0)
        expect(ms === undefined || ms >= 0).toBe(true)
      },
    ),
  )
  fc.assert(
    fc.property(fc.nat(365 * 24 * 3600), (seconds) => {
      expect(parseRetryAfter(` ${seconds} `, undefined, 0)).toBe(seconds * 1000)
    }),
  )
})

const HOUR = 3_600_000
/** The three forms of RFC 9110, 5.6.7, of the same moment. */
const FORMS = [
  'Sun, 06 Nov 1994 08:49:37 GMT',
  'Sunday, 06-Nov-94 08:49:37 GMT',
  'Sun Nov  6 08:49:37 1994',
]

test.each(FORMS)(
  'the date %s is read as GMT, and measured against the Date of its answer',
  (form) => {
    const at = Date.UTC(1994, 10, 6, 8, 49, 37)
    expect(parseRetryAfter(form, new Date(at - 9000).toUTCString(), at + HOUR)).toBe(9000)
    expect(parseRetryAfter(new Date(at + 8000).toUTCString(), form, at + HOUR)).toBe(8000)
    expect(parseRetryAfter(form, undefined, at - 7000)).toBe(7000)
    expect(parseRetryAfter(form, 'yesterday', at + HOUR)).toBe(0)
  },
)

test('a service whose clock begins at the epoch is measured by that clock', () => {
  const sent = new Date(0).toUTCString()
  const retryAfter = new Date(5000).toUTCString()
  expect(parseRetryAfter(retryAfter, sent, Date.UTC(2026, 8, 17))).toBe(5000)
})

test.each([
  '-5',
  '1.5',
  '1e3',
  '5 s',
  '',
  'Sun, 99 Foo 1994',
  'at Sun, 06 Nov 1994 08:49:37 GMT',
  '06 Nov 1994 08:49:37 GMT',
])('%j is no Retry-After', (value) => {
  expect(parseRetryAfter(value, undefined, 0)).toBeUndefined()
})

test.each([
  ['safe', [0, 250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]],
  ['idempotent', [0, 500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]],
  ['unsafe', [0, 500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]],
] as const)('half of the longest pauses between attempts, %s', (effect, [none, ...pauses]) => {
  expect(pauses.map((_, attempt) => backoffMs(effect, attempt, 0.5, undefined))).toEqual(pauses)
  expect(backoffMs(effect, 3, 0, undefined)).toBe(none)
  expect(backoffMs(effect, 3, 0.5, 60_000)).toBe(60_000)
})
