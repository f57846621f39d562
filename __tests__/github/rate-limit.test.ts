import { readLimit } from '../../src/github/transport.js'
import { expect, test } from '../support/jest.js'

const NOW = Date.UTC(2026, 8, 17, 10)
const SENT = new Date(NOW - 20_000).toUTCString()
const RESET = String((NOW + 40_000) / 1000)
const used = { 'x-ratelimit-remaining': '0' }

test.each([
  [403, { 'retry-after': '7' }, '', 7000],
  [429, { 'retry-after': '7' }, '', 7000],
  [503, { 'retry-after': '7' }, '', 7000],
  [500, { 'retry-after': '7' }, '', undefined],
  // The end of the primary limit, by the clock of the answer where it has one.
  [403, { ...used, 'x-ratelimit-reset': RESET, date: SENT }, '', 60_000],
  [429, { ...used, 'x-ratelimit-reset': RESET, date: SENT }, '', 60_000],
  [403, { ...used, 'x-ratelimit-reset': RESET, date: 'Thu Sep 17 09:59:40 2026' }, '', 60_000],
  [403, { ...used, 'x-ratelimit-reset': RESET }, '', 40_000],
  [403, { ...used, 'x-ratelimit-reset': RESET, date: 'yesterday' }, '', 40_000],
  [403, { ...used, 'x-ratelimit-reset': '1' }, '', 0],
  [403, { ...used, 'x-ratelimit-reset': '1234567890123' }, '', 60_000],
  [403, used, '', 60_000],
  [401, { ...used, 'x-ratelimit-reset': RESET }, '', undefined],
  // A secondary limit gives no time.
  [429, {}, '', 60_000],
  [403, {}, 'You have exceeded a Secondary Rate Limit.', 60_000],
  [403, { 'x-ratelimit-remaining': '1' }, 'Resource not accessible', undefined],
  [404, {}, 'secondary rate limit', undefined],
  // The limit for new comments and issues.
  [422, {}, '{"message":"Validation Failed","errors":["was submitted too quickly"]}', 10_000],
  [422, { 'retry-after': '7' }, 'was submitted too quickly', 7000],
  [422, {}, 'Validation Failed', undefined],
])(
  'how long HTTP %i with %j and the text %j asks to wait',
  (status, headers, body, retryAfterMs) => {
    expect(readLimit(status, headers, body, NOW)).toEqual(
      retryAfterMs === undefined
        ? { type: 'status', status }
        : { type: 'status', status, retryAfterMs, limited: true },
    )
  },
)
