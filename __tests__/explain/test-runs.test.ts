/** Which test run an explanation reads, and when it proves nothing. */

import type { PullRequestSeed } from '../../sandbox/github/seeds.js'
import {
  BRANCH,
  type ExplainWorld,
  explainWorld,
  FAILED_CHECK,
  HEAD,
  RETRY,
  RUN,
  TEST_SHA,
  workflowRun,
} from '../support/explain-world.js'
import { expect, test } from '../support/jest.js'
import { jsonOutput } from '../support/recorder.js'
import { explained, failedBy, GREEN, runIn } from './explained.js'

const closedDraft: PullRequestSeed = {
  number: 900_001,
  draft: true,
  headBranch: BRANCH,
  headSha: TEST_SHA,
  state: 'closed',
}

test('of several living test branches, the run that was created last is the newest', async () => {
  const ids = [1, 2, 3].map((n) => `cc58fdda-3258-4f4e-b229-00000000000${n}`)
  const [, newest] = ids
  const branchOf = (id: string) => `trunk-merge/pr-12/${id}`
  const shaOf = (id: string) => id.slice(-1).repeat(40)
  const asked: string[] = []
  const { verdict, outputs } = await explained({
    entry: null,
    event: null,
    details: (id) => {
      asked.push(id)
      return {
        testBranch: branchOf(id),
        testBranchSha: shaOf(id),
        createdAt: `2026-09-17T10:0${id === newest ? 9 : 5}:00Z`,
      }
    },
    gitHub: {
      service: {
        headSha: () => undefined,
        testRuns: () =>
          // The last one is no run: its name ends otherwise.
          [...ids, 'notes'].map((id) => ({
            branch: branchOf(id),
            sha: shaOf(id),
            createdAt: '2026-09-17T10:05:00Z',
            isOver: false,
            checks: [id === newest ? FAILED_CHECK : GREEN],
            contains: [HEAD],
          })),
        mergeCommit: () => undefined,
        mergedAt: () => undefined,
        queueChecks: () => [],
      },
    },
  })
  expect(verdict).toBe('check-failed')
  expect(outputs['test-branch']).toBe(branchOf(ids[1] ?? ''))
  expect(asked).toEqual(ids.toReversed())
})

test('the run is found by its closed draft pull request', async () => {
  const world = { event: null, entry: null, otherPullRequests: [closedDraft] }
  const { outputs } = await explained(world)
  expect(outputs).toMatchObject({ verdict: 'check-failed', 'test-branch': BRANCH })
  expect(jsonOutput(outputs, 'failing-checks')).toMatchObject([
    { name: 'unit', url: 'https://ci.test/unit', required: true },
  ])
})

test('a conflict is not explained by the run of an earlier submission', async () => {
  const entry = failedBy('start_test_run_merge_conflict')
  const { verdict, failing } = await explained({
    event: null,
    entry,
    otherPullRequests: [closedDraft],
  })
  expect({ verdict, failing }).toEqual({ verdict: 'conflict', failing: [] })
})

test('the event of another test branch does not count for the pull request that is given', async () => {
  const head_branch = 'trunk-merge/pr-13/0b0c2b1e-3258-4f4e-b229-7c5dd9c29324'
  await using world = await explainWorld({ event: workflowRun({ head_branch }) })
  const { outputs } = await runIn(world, { 'pull-request': '12' })
  expect(outputs).toMatchObject({ verdict: 'check-failed', 'test-branch': BRANCH })
  const asked = world.service.calls.filter(({ path }) => path === '/getMergeQueueTestingDetails')
  expect(asked.map(({ body }) => body)).toEqual([expect.objectContaining({ testRunId: RUN })])
})

test.each<[string, ExplainWorld]>([
  ['that is given', { event: null, inputs: { ...RETRY, 'test-run-id': RUN } }],
  ['of the event', { inputs: RETRY }],
])('details of another test run than the one %s do not count', async (_, world) => {
  const testBranch = BRANCH.replace(RUN, 'dd58fdda-3258-4f4e-b229-7c5dd9c29324')
  const { outputs, log, sent } = await explained({ ...world, details: { testBranch } })
  // The service alone says that a required check failed.
  const failed = { verdict: 'check-failed', 'failing-checks': '[]' }
  expect(outputs).toMatchObject({ ...failed, 'test-branch': '' })
  expect(log).toContain('it shows the test run dd58fdda-')
  expect(sent).toEqual([])
})

test.each([
  ['another repository made it', { head_repository: { id: 2, full_name: 'mallory/orion' } }, {}],
  ['its commit is not the one that was tested', { head_sha: HEAD }, {}],
  ['its run did not test it', {}, { testedPullRequests: [{ prNumber: 13 }] }],
])('a test branch proves nothing if %s', async (_, run, details) => {
  const inputs = { ...RETRY, 'pull-request': '12' }
  const { outputs, sent } = await explained({ inputs, details, event: workflowRun(run) })
  expect(outputs['verdict']).not.toBe('known-flaky')
  expect(outputs['failing-tests']).toBe('[]')
  expect(sent).toEqual([])
})

test.each(['mq/{id}/{number}', 'mq/{number}/{id}'])(
  'the test branch of another pull request is no newer run: %s',
  async (pattern) => {
    const branchOf = (number: number, id: string) =>
      pattern.replace('{number}', String(number)).replace('{id}', id)
    const own = branchOf(12, RUN)
    const other = branchOf(13, RUN.replace(/^../, '11'))
    const { sent } = await explained({
      inputs: { ...RETRY, 'test-branch-pattern': pattern },
      entry: null,
      details: { testBranch: own },
      event: workflowRun({ head_branch: own }),
      gitHub: { branches: [{ name: other, sha: 'e'.repeat(40) }] },
    })
    expect(sent).toEqual(['submit'])
  },
)

test('a check is known by its own workflow, although the event is about another one', async () => {
  const { outputs } = await explained({
    inputs: { ...RETRY, 'test-checks': 'CI / unit' },
    event: workflowRun({ name: 'E2E', check_suite_id: 8, conclusion: 'success' }),
    details: { requiredStatuses: ['unit', 'e2e'] },
    checks: [FAILED_CHECK, { ...GREEN, name: 'e2e', suite: 8, workflow: 'E2E' }],
  })
  expect(outputs).toMatchObject({ verdict: 'known-flaky', outcome: 'retried' })
})

test('a check that the service lists as a status is one check, as GitHub shows it', async () => {
  const { outputs, failing } = await explained({
    inputs: { ...RETRY, 'test-checks': 'CI / unit' },
    details: { statusChecks: [{ context: 'unit', state: 'FAILURE', url: 'https://ci.test/unit' }] },
  })
  expect(outputs).toMatchObject({ outcome: 'retried' })
  expect(failing).toEqual(['unit'])
})

test('the record is read again until it shows the end that the event reports', async () => {
  await using world = await explainWorld({
    record: { state: 'testing', isCurrentlySubmittedToQueue: true },
  })
  const step = world.start()
  void step.clock
    .sleep(20_000)
    .then(() => world.setRecord({ state: 'failed', isCurrentlySubmittedToQueue: false }))
  const { main } = await import('../../src/main.js')
  await main(step.runner)
  expect(step.seen.outputs).toMatchObject({ state: 'FAILED', verdict: 'check-failed' })
})
