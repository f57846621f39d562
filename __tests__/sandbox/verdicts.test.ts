/** The scenario that has a pull request for each verdict, played through submit and explain. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readScenario } from '../../sandbox/scenario.js'
import { VERDICTS, type VerdictName } from '../../src/explain/verdict.js'
import { workflowRun } from '../support/explain-world.js'
import { expect, test } from '../support/jest.js'
import { type Played, play } from './support.js'

const scenario = await readScenario('sandbox/scenarios/verdicts.yml')

const begin = (service: Partial<typeof scenario.service> = {}) => {
  const played = { ...scenario, service: { ...scenario.service, ...service } }
  const { branchChecks } = scenario.gitHub
  return play(played, { gitHub: { branchChecks } })
}

async function run(
  world: Played,
  operation: string,
  number: number,
  ...[inputs, ...rest]: readonly [Record<string, string>?, object?, ((folder: string) => void)?]
) {
  const base = scenario.pullRequests.find((one) => one.number === number)?.base ?? ''
  const given = { 'github-token': 'ghs_t0k3n', 'target-branch': base, ...inputs }
  return await world.step(operation, number, given, ...rest)
}

const ROWS: readonly (readonly [
  number,
  VerdictName,
  kind: string | undefined,
  minutes: number,
  service?: { readonly showTimeline: boolean },
])[] = [
  [1, 'merged', undefined, 60],
  [2, 'not-submitted', 'not-in-queue', 0],
  [3, 'queued', 'check-pending', 5],
  [4, 'not-ready', 'review-required', 5],
  [5, 'cancelled', 'queue-reason', 30],
  [6, 'conflict', 'queue-reason', 30],
  [7, 'merge-refused', 'queue-reason', 60],
  [8, 'infrastructure', 'queue-reason', 90],
  [9, 'broken-base', 'check-failed', 60],
  [11, 'check-failed', 'check-failed', 60],
  // An older server has no timeline, and GitHub does not show what it refused.
  [7, 'undecided', undefined, 60, { showTimeline: false }],
]

test.each(ROWS)('#%i has the verdict %s', async (number, verdict, kind, minutes, service) => {
  await using world = await begin(service)
  if (verdict !== 'not-submitted') await run(world, 'submit', number)
  await world.pass(minutes)
  const { outputs, reasons } = await run(world, 'explain', number, { comment: 'always' })
  expect(outputs['verdict']).toBe(verdict)
  expect(reasons[0]?.kind).toBe(kind)
  expect(world.github.comments).toHaveLength(1)
})

const REPORT = `<testsuite name="table" failures="1">
  <testcase name="keeps the order of rows" classname="table" file="test/table.test.ts"><failure/></testcase>
</testsuite>`

test('#10 has the verdict known-flaky, is tried again once, and merges', async () => {
  await using world = await begin()
  await run(world, 'submit', 10)
  await world.pass(30)
  const tested = world.sandbox.onGitHub.testRuns().findLast(({ contains }) => contains.length > 0)
  const workflow = { head_branch: tested?.branch, head_sha: tested?.sha, check_suite_id: 1 }
  const inputs = {
    'pull-request': '',
    comment: 'on-failure',
    'retry-on': 'known-flaky',
    'org-slug': 'octo-org',
    'test-checks': 'unit',
    'failed-tests-files': 'report.xml',
  }
  const { outputs } = await run(
    world,
    'explain',
    10,
    inputs,
    { event: workflowRun(workflow) },
    (folder) => writeFileSync(join(folder, 'report.xml'), REPORT),
  )
  expect(outputs).toMatchObject({ verdict: 'known-flaky', outcome: 'retried', retries: '1' })
  await world.pass(60)
  expect((await run(world, 'explain', 10)).outputs['verdict']).toBe('merged')
})

test('every verdict and every pull request of the scenario is played here', () => {
  const verdicts = new Set([...ROWS.map(([, verdict]) => verdict), 'known-flaky'])
  expect(Object.keys(VERDICTS).filter((name) => !verdicts.has(name))).toEqual([])
  const numbers = new Set([...ROWS.map(([number]) => number), 10])
  expect(scenario.pullRequests.every(({ number }) => numbers.has(number))).toBe(true)
})
