import type { UnhealthyTest } from '../../src/service/unhealthy.js'
import type { Answer, Call } from '../support/fake-service.js'
import { between, drawnFor, member } from '../support/varied.js'

export const LIST = '/flaky-tests/list-unhealthy-tests'

type WireTest = Partial<UnhealthyTest>

/** A UUID that a number stands for. */
export const uuid = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** A test with every field, as the service sends it; `over` replaces some. */
export const wireTest = (number: number, over: WireTest = {}): WireTest => ({
  id: uuid(number),
  repository: { html_url: 'https://github.com/octo-org/orion' },
  html_url: `https://app.example/tests/${number}`,
  name: `reads the ledger ${number}`,
  variant: 'linux',
  status: {
    value: 'flaky',
    reason: 'Failed and passed on the same commit',
    timestamp: '2026-09-10T08:00:00.000Z',
  },
  codeowners: ['@octo-org/ledger'],
  pull_requests_impacted_last_7d: number,
  quarantined: false,
  file_path: `src/ledger/${number % 3}.test.ts`,
  ...drawnFor(`unhealthy test ${number}`, () => ({
    ...member('parent', 'ledger'),
    ...member('classname', 'LedgerTest'),
  })),
  ticket: { html_url: `https://tickets.example/LED-${number}` },
  ...over,
})

interface ListBody {
  readonly status: string
  readonly page_query: { readonly page_size: number; readonly page_token: string }
}

/**
 * Answers the listing as the service does: by status, in pages, with the place of the next page as
 * its token. A page may have fewer tests than it has room for.
 */
export const pagesOf =
  (tests: Readonly<Record<string, readonly WireTest[]>>, fill: 'full' | 'any' = 'any') =>
  ({ body }: Call): Answer => {
    const { status, page_query: query } = body as ListBody
    const all = tests[status] ?? []
    const start = Number(query.page_token || 0)
    const end = start + (fill === 'full' ? query.page_size : between(1, query.page_size))
    return {
      body: {
        tests: all.slice(start, end),
        page: { total_rows: all.length, next_page_token: end < all.length ? String(end) : '' },
      },
    }
  }
