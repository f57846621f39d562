/** Twelve unhealthy tests of three owners, two of them new. */
import { LIST, pagesOf, uuid, wireTest } from '../../__tests__/flaky/listing.js'
import { fakeService } from '../../__tests__/support/fake-service.js'
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { summaryOf } from './world.js'

const [BILLING, SEARCH, ACCOUNTS] = [
  '@octo-org/billing',
  '@octo-org/search-and-discovery',
  '@octo-org/accounts',
] as const

/** Name, file, owner, pull requests hit in 7 days. */
const TESTS = [
  [
    'posts a receipt once, even if the webhook is delivered twice within a second',
    'services/billing/src/receipts/__tests__/receipts.integration.test.ts',
    BILLING,
    31,
  ],
  ['rounds taxes to cents', 'services/billing/src/taxes/rounding.test.ts', BILLING, 22],
  ['finds an umlaut', 'services/search/src/query/unicode.test.ts', SEARCH, 17],
  [
    'reindexes a vendor whose catalog has more than 10,000 products',
    'services/search/src/index/reindex.slow.test.ts',
    SEARCH,
    14,
  ],
  ['retries a lost webhook', 'services/billing/src/webhooks/delivery.test.ts', BILLING, 12],
  [
    'ends all sessions when the password changes',
    'services/accounts/src/sessions/sessions.test.ts',
    ACCOUNTS,
    9,
  ],
  [
    'com.octo.orion.accounts.PasswordResetTest.sendsOnlyOneMailForManyRequests',
    'services/accounts/src/test/java/com/octo/orion/accounts/PasswordResetTest.java',
    ACCOUNTS,
    8,
  ],
  ['shows the vendor of each line', 'services/search/src/results/lines.test.ts', SEARCH, 6],
  [
    'closes the month in the time zone of the ledger',
    'services/billing/src/ledger/close-month.test.ts',
    BILLING,
    5,
  ],
  [
    'keeps the order of two changes in one millisecond',
    'services/accounts/src/audit/order.test.ts',
    ACCOUNTS,
    3,
  ],
  [
    'survives a failover of the database',
    'services/billing/src/ledger/failover.test.ts',
    BILLING,
    2,
  ],
  ['highlights the longest match', 'services/search/src/results/highlight.test.ts', SEARCH, 1],
] as const

const wire = TESTS.map(([name, file_path, owner, pull_requests_impacted_last_7d], index) =>
  wireTest(index + 1, {
    name,
    variant: '',
    file_path,
    codeowners: [owner],
    pull_requests_impacted_last_7d,
    quarantined: index % 5 === 1,
    status: {
      value: index % 4 === 3 ? 'broken' : 'flaky',
      timestamp: `2026-09-${String(16 - index).padStart(2, '0')}T08:00:00.000Z`,
    },
    ...(index % 3 === 0 ? {} : { ticket: null }),
  }),
)

export async function flaky() {
  const ofStatus = (value: string) => wire.filter(({ status }) => status?.value === value)
  const service = await fakeService({
    [LIST]: pagesOf({ FLAKY: ofStatus('flaky'), BROKEN: ofStatus('broken') }),
  })
  const github = await gitHubSandbox()
  const summary = await summaryOf(
    {
      operation: 'list-flaky',
      'api-url': service.url,
      'org-slug': 'octo-org',
      status: 'all',
      'fail-above': '10',
      'baseline-file': 'baseline.json',
      'issue-title': 'Flaky tests',
    },
    {
      env: { GITHUB_API_URL: github.url },
      files: { 'baseline.json': JSON.stringify(BASELINE) },
    },
  )
  return { summary, issue: github.issues[0]?.body }
}

/** All but two tests, and one that has been repaired since. */
const BASELINE = [
  ...wire.slice(2),
  wireTest(99, {
    id: uuid(99),
    name: 'opens the connection again after the server closed it',
    file_path: 'services/accounts/src/db/connection.test.ts',
    codeowners: [ACCOUNTS],
  }),
]
