/** A pull request whose failing tests are not all known to be flaky. */
import { explainWorld, HEAD, workflowRun } from '../../__tests__/support/explain-world.js'

const TESTS = [
  ['src/ledger/__tests__/rounding.test.ts', 'rounds half a cent to the even one'],
  [
    'src/ledger/__tests__/rounding.test.ts',
    'keeps the sum of all lines of an invoice with 1,000 lines',
  ],
  [
    'src/webhooks/__tests__/delivery.test.ts',
    'retries a delivery that got no answer within 30 seconds',
  ],
] as const

const REPORT = `<testsuites><testsuite name="unit" tests="${TESTS.length}" failures="${TESTS.length}">
${TESTS.map(([file, name]) => `<testcase name="${name}" file="${file}"><failure>no</failure></testcase>`).join('\n')}
</testsuite></testsuites>`

const rows = TESTS.slice(0, 2).map(([file_path, name], index) => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  html_url: `https://app.example/tests/${index}`,
  name,
  classname: '',
  file_path,
}))

const log = (job: number) => `https://github.com/octo-org/orion/actions/runs/4242/job/${job}`
const failedCheck = (name: string, job: number) => ({
  name,
  conclusion: 'FAILURE' as const,
  suite: 7,
  workflow: 'CI',
  url: log(job),
  finishedAt: '2026-09-17T10:15:00Z',
})

/** The comment of the set-up in the README, which has no test reports: `main` fails the same check. */
export async function explainedBySetUp() {
  const name = 'integration (postgres-16)'
  const world = await explainWorld({
    checks: [failedCheck(name, 1)],
    baseChecks: [failedCheck(name, 2)],
    details: { requiredStatuses: [name] },
    event: workflowRun(),
    inputs: { comment: 'on-failure' },
  })
  await world.run()
  return withRealCommit(world.github.comments[0]?.body)
}

export async function explained() {
  const world = await explainWorld({
    checks: [failedCheck('unit (billing)', 1)],
    details: { requiredStatuses: ['unit (billing)'] },
    listing: rows,
    report: REPORT,
    event: workflowRun(),
    inputs: {
      comment: 'always',
      'org-slug': 'octo-org',
      'test-checks': 'unit (billing)',
      'failed-tests-files': 'report.xml',
    },
  })
  await world.run()
  return withRealCommit(world.github.comments[0]?.body)
}

/** The head commit of the world is one letter, repeated. */
const withRealCommit = (markdown: string | undefined): string | undefined =>
  markdown?.replaceAll(HEAD.slice(0, 12), '6b91931aeddd')
