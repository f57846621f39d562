/** The reasons of an explanation, and what the headline adds. */
import {
  BRANCH,
  type ExplainWorld,
  explainWorld,
  RETRY,
  RUN,
  TEST_SHA,
} from '../support/explain-world.js'
import { expect, test } from '../support/jest.js'
import { explained, failedBy, GREEN, queued, runIn, STOPPED } from './explained.js'

test('a reason of the queue that a check words better is only in the output', async () => {
  const { reasons, seen, log } = await explained({})
  expect(reasons.map(({ kind }) => kind)).toEqual(['check-failed', 'queue-reason'])
  expect(seen.summary).not.toContain('reason:')
  expect(log).not.toContain('reason:')
})

test.each(['explain', 'get-pull-request'])(
  '%s: a check that did not run has failed nowhere, although its test branch lives',
  async (operation) => {
    const world: ExplainWorld = {
      checks: [STOPPED],
      gitHub: {
        branches: [{ name: BRANCH, sha: TEST_SHA }],
        branchChecks: { [BRANCH]: [{ ...STOPPED, required: true }] },
      },
    }
    const { reasons } = await explained(world, { operation, 'pull-request': '12' })
    expect(reasons).toMatchObject([{ kind: 'check-missing' }, { kind: 'queue-reason' }])
    expect(reasons[0]?.['text']).toMatch(/`unit` did not run .* cancelled after 5 min$/)
  },
)

test.each([
  ['says nothing', {}],
  [
    'says why the tests began again',
    { testing: { reason: 'tests_restarted_by_user', testRun: { id: RUN } } },
  ],
])(
  'the first reason names a red check while it is tested, and the service %s',
  async (_, entry) => {
    const { verdict, reasons } = await explained({ record: queued('testing'), event: null, entry })
    expect(verdict).toBe('queued')
    expect(reasons[0]).toMatchObject({ kind: 'check-failed' })
    expect(reasons[0]?.['text']).toContain('`unit`')
  },
)

test.each([
  ['is missing once its run is over', 'failed', false, 1],
  ['is not missing while its run goes on', 'testing', true, 0],
])('a required check without a report %s', async (...row) => {
  const [, state, isCurrentlySubmittedToQueue, count] = row
  const checks = [{ ...GREEN, name: 'lint' }]
  const record = { state, isCurrentlySubmittedToQueue }
  const { reasons } = await explained({ record, event: null, checks })
  const missing = reasons.filter(({ kind }) => kind === 'check-missing')
  expect(missing).toHaveLength(count)
  expect(missing.filter(({ text }) => !text?.includes('`unit` did not run'))).toEqual([])
})

test.each([
  ['without an address', undefined],
  ['with a script as address', 'javascript:alert(1)'],
  ['with credentials in its address', 'https://a:b@evil.test/'],
])('a conflict with a pull request %s leads to the own page', async (_, prUrl) => {
  const conflictCulprit = { type: 'queue_pr', prNumber: 9, prUrl }
  const entry = failedBy('start_test_run_merge_conflict', { conflictCulprit })
  const { verdict, reasons } = await explained({ entry })
  expect(verdict).toBe('conflict')
  expect(reasons[0]).toMatchObject({ kind: 'queue-reason', url: expect.stringMatching(/\/12$/) })
})

test('the headline of known flaky tests names the pull requests that were tested together', async () => {
  const tested = [13, 14]
  const { summary } = await explained({
    inputs: { ...RETRY, 'retry-on': 'never' },
    details: { testedPullRequests: [12, ...tested].map((prNumber) => ({ prNumber })) },
    otherPullRequests: tested.map((number) => ({ number, files: [{ path: 'src/another.ts' }] })),
  })
  expect(summary).toMatch(/known to be flaky, tested together with #13, #14$/m)
})

test.each([
  ['red', 'FAILURE', 'check-failed'],
  ['pending', undefined, 'check-pending'],
] as const)('a check that only a ruleset requires is a reason when it is %s', async (...row) => {
  const [, conclusion, kind] = row
  const checks = [{ name: 'ci', ...(conclusion && { conclusion }) }]
  const pullRequest = { rulesetChecks: ['ci'], checks }
  const world = { record: queued('not_ready'), event: null, pullRequest }
  const { reasons } = await explained(world)
  const ofCheck = reasons.filter(({ text }) => text?.includes('`ci`'))
  expect(ofCheck).toMatchObject([{ kind }])
})

test('a submission that is not ready reports the reasons that an explanation gives', async () => {
  await using played = await explainWorld({
    record: { ...queued('not_ready'), readiness: { gitHubMergeability: 'not_mergeable' } },
    entry: { notReady: { blockReasons: [{ kind: 'failing_required_check', name: 'unit' }] } },
    pullRequest: { review: 'REVIEW_REQUIRED' },
  })
  const inputs = { operation: 'submit', 'pull-request': '12', 'skip-draft': 'false' }
  const { summary, passed } = await runIn(played, inputs)
  expect(passed).toBe(true)
  expect(summary).toContain('unit failed on the head commit')
  expect(summary).toContain('A review is required')
})
