/** Queues and what is sent to them: a look, a plan, targets, and a step that does not start. */
import { enqueued, fakeQueues } from '../../__tests__/support/fake-queue.js'
import { fakeService } from '../../__tests__/support/fake-service.js'
import { HEAD, minutesAgo, summaryOf } from './world.js'

const pull = (
  prNumber: number,
  state: string,
  minutes: number,
  prAuthor: string,
  prTitle: string,
  more: object = {},
) => enqueued(prNumber, state, { prTitle, prAuthor, stateChangedAt: minutesAgo(minutes), ...more })

export async function queue(): Promise<string> {
  const enqueuedPullRequests = [
    pull(
      1284,
      'testing',
      11,
      'monalisa',
      'Ledger: round half a cent to the even one in every currency of the invoice',
    ),
    pull(1279, 'testing', 11, 'hubot', 'Search: index products by vendor'),
    pull(
      1291,
      'pending',
      4,
      'dependabot[bot]',
      'Bump the production-dependencies group across 3 directories with 14 updates',
      { priorityName: 'low', priorityValue: 200 },
    ),
    pull(
      1290,
      'pending',
      3,
      'a-developer-with-a-very-long-login-name',
      'Revert "Accounts: end all sessions when the password changes"',
      { priorityName: 'urgent', priorityValue: 0, skipTheLine: true },
    ),
    pull(
      1288,
      'not_ready',
      142,
      'octocat',
      'Webhooks: deliver once, even if two workers take the same message [BILL-2231]',
    ),
  ]
  const service = await fakeQueues({
    main: {
      mode: 'parallel',
      concurrency: 3,
      requiredStatuses: ['CI / unit (billing)', 'CI / integration (postgres-16)', 'CI / lint'],
      enqueuedPullRequests,
    },
  })
  return summaryOf({ operation: 'get-queue', 'api-url': service.url })
}

export async function plan(): Promise<string> {
  const service = await fakeQueues({
    main: { mode: 'single', concurrency: 1, requiredStatuses: ['CI / unit (billing)'] },
    'release/2026.09': { mode: 'single', concurrency: 1 },
  })
  const file = `queues:
  - branch: main
    mode: parallel
    concurrency: 4
    testing-timeout-minutes: 60
    required-statuses: ['CI / unit (billing)', 'CI / integration (postgres-16)']
  - branch: release/2026.09
    concurrency: 2
`
  return summaryOf(
    {
      operation: 'apply-queue-config',
      'api-url': service.url,
      'queue-config-file': 'queues.yml',
      'dry-run': 'true',
    },
    { files: { 'queues.yml': file } },
  )
}

export async function targets(): Promise<string> {
  const service = await fakeService({ '/setImpactedTargets': [{ body: {} }] })
  const list = ['billing', 'search', 'accounts'].flatMap((name) => [
    `//services/${name}:${name}`,
    `//services/${name}/src:lib`,
    `//services/${name}/src/test/java/com/octo/orion/${name}:integration_tests_with_postgres`,
    `//services/${name}/deploy:image`,
  ])
  return summaryOf({
    operation: 'set-impacted-targets',
    'api-url': service.url,
    'pull-request': '1284',
    'head-sha': HEAD,
    'impacted-targets': [...list, '@rules_jvm//x:y', ...list.slice(0, 2)].join('\n'),
    'exclude-targets': '@**',
  })
}

export const wrongInputs = (): Promise<string> =>
  summaryOf({
    operation: 'submit',
    'api-url': 'https://api.trunk.io',
    repository: 'https://github.com/octo-org/orion',
    'pull-request': 'PR-1284',
    priority: 'hihg',
    'timeout-minutes': 'forever',
    'target-branch': 'refs/heads/main',
    'api-token': '',
  })
