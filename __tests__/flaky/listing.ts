import type { UnhealthyTest } from '../../src/service/unhealthy.js'
import type { Answer, Call } from '../support/fake-service.js'

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
  parent: 'ledger',
  classname: 'LedgerTest',
  ticket: { html_url: `https://tickets.example/LED-${number}` },
  ...over,
})

interface ListBody {
  readonly status: string
  readonly page_query: { readonly page_size: number; readonly page_token: string }
}

/**
 * Answers the listing as the service does: by status, in pages, with the number of the next page as
 * its token.
 */
export const pagesOf =
  (tests: Readonly<Record<string, readonly WireTest[]>>) =>
  ({ body }: Call): Answer => {
    const { status, page_query: query } = body as ListBody
    const all = tests[status] ?? []
    const index = Number(query.page_token || 0)
    const end = (index + 1) * query.page_size
    return {
      body: {
        tests: all.slice(index * query.page_size, end),
        page: {
          total_rows: all.length,
          page_index: index,
          next_page_token: end < all.length ? String(index + 1) : '',
        },
      },
    }
  }
