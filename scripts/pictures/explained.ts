/** A pull request whose failing tests are not all known to be flaky. */
import { explainWorld, workflowRun } from '../../__tests__/support/explain-world.js'

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

export async function explained() {
  const log = 'https://github.com/octo-org/orion/actions/runs/4242/job/1'
  const world = await explainWorld({
    checks: [
      {
        name: 'unit (billing)',
        conclusion: 'FAILURE',
        suite: 7,
        workflow: 'CI',
        url: log,
        finishedAt: '2026-09-17T10:15:00Z',
      },
    ],
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
  const { seen } = await world.run()
  return { summary: seen.summary, comment: world.github.comments[0]?.body }
}
