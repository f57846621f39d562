/** The scenario that has a pull request for each verdict, played through submit and explain. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { gitHubPullRequests, readScenario } from '../../sandbox/scenario.js'
import { startSandbox } from '../../sandbox/server.js'
import { VERDICTS, type VerdictName } from '../../src/explain/verdict.js'
import { main } from '../../src/main.js'
import { workflowRun } from '../support/explain-world.js'
import { expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'
import { shown } from '../support/shown.js'
import { VirtualClock } from '../support/virtual-clock.js'

const MINUTE = 60_000
const scenario = await readScenario('sandbox/scenarios/verdicts.yml')

/** Both stand-ins, and the steps that run against them. */
async function play(service: Partial<typeof scenario.service> = {}) {
  const clock = new VirtualClock()
  const { branchChecks } = scenario.gitHub
  const played = { ...scenario, service: { ...scenario.service, ...service } }
  const sandbox = await startSandbox({ scenario: played, clock })
  const github = await gitHubSandbox({
    pullRequests: gitHubPullRequests(scenario),
    branchChecks,
    service: sandbox.onGitHub,
  })
  const run = async (
    number: number,
    operation: string,
    inputs: Record<string, string> = {},
    report?: string,
  ) => {
    const test = sandbox.onGitHub.testRuns().findLast(({ contains }) => contains.length > 0)
    const run = { head_branch: test?.branch, head_sha: test?.sha, check_suite_id: 1 }
    const step = recorder(
      {
        operation,
        'api-url': sandbox.url,
        'api-token': sandbox.token,
        'github-token': 'ghs_t0k3n',
        ...(report === undefined ? { 'pull-request': String(number) } : {}),
        'target-branch': scenario.pullRequests.find((one) => one.number === number)?.base ?? '',
        ...inputs,
      },
      {
        clock,
        env: { GITHUB_API_URL: github.url },
        ...(report === undefined ? {} : { event: workflowRun(run) }),
      },
    )
    if (report !== undefined) writeFileSync(join(step.folder, 'report.xml'), report)
    await main(step.runner)
    return { outputs: step.seen.outputs, summary: shown(step.seen.summary) }
  }
  return {
    run,
    github,
    pass: (minutes: number) => clock.sleep(minutes * MINUTE),
    async [Symbol.asyncDispose]() {
      await sandbox[Symbol.asyncDispose]()
      await github[Symbol.asyncDispose]()
    },
  }
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

test.each(ROWS)('#%i: %s', async (number, verdict, kind, minutes, service) => {
  await using world = await play(service)
  if (verdict !== 'not-submitted') await world.run(number, 'submit')
  await world.pass(minutes)
  const { outputs, summary } = await world.run(number, 'explain', { comment: 'always' })
  expect(outputs['verdict']).toBe(verdict)
  const { text, next } = VERDICTS[verdict]
  expect(summary).toContain(`#${number} ${text.split('`')[0]}`)
  const reasons = JSON.parse(outputs['reasons'] ?? '') as readonly { kind: string }[]
  expect(reasons[0]?.kind).toBe(kind)
  // Where each reason has a next step of its own, that is what stands there.
  if (!['not-ready', 'cancelled', 'merge-refused', 'merged'].includes(verdict))
    expect(summary).toContain(`**Next:** ${next.split('`')[0]}`)
  expect(world.github.comments).toHaveLength(1)
})

test('that it was never submitted stands once, in the heading', async () => {
  await using world = await play()
  const { outputs, summary } = await world.run(2, 'explain', { comment: 'always' })
  for (const report of [summary, world.github.comments[0]?.body])
    expect(report?.match(/never submitted/g)).toHaveLength(1)
  expect(JSON.parse(outputs['reasons'] ?? '')).toMatchObject([{ kind: 'not-in-queue' }])
})

const REPORT = `<testsuite name="table" failures="1">
  <testcase name="keeps the order of rows" classname="table" file="test/table.test.ts"><failure/></testcase>
</testsuite>`
const RETRY = {
  comment: 'on-failure',
  'retry-on': 'known-flaky',
  'org-slug': 'octo-org',
  'test-checks': 'unit',
  'failed-tests-files': 'report.xml',
}

test('#10: known-flaky, tried again once, and merged', async () => {
  await using world = await play()
  await world.run(10, 'submit')
  await world.pass(30)
  const { outputs, summary } = await world.run(10, 'explain', RETRY, REPORT)
  expect(outputs).toMatchObject({ verdict: 'known-flaky', outcome: 'retried', retries: '1' })
  expect(summary).toContain(`#10 ${VERDICTS['known-flaky'].text}`)
  await world.pass(60)
  expect((await world.run(10, 'explain')).outputs['verdict']).toBe('merged')
})

test('every verdict is played here', () => {
  const played = new Set([...ROWS.map(([, verdict]) => verdict), 'known-flaky'])
  expect(Object.keys(VERDICTS).filter((name) => !played.has(name))).toEqual([])
  const numbers = new Set([...ROWS.map(([number]) => number), 10])
  expect(scenario.pullRequests.every(({ number }) => numbers.has(number))).toBe(true)
})
