/** A queue, a repository on GitHub, and a step that checks the set-up of both. */
import { type GitHubSandboxSeed, gitHubSandbox } from '../../sandbox/github/server.js'
import type { ScenarioInput } from '../../sandbox/scenario.js'
import { startSandbox } from '../../sandbox/server.js'
import type { SetupRow } from '../../src/setup/row.js'
import { expect, test } from '../support/jest.js'
import type { RecorderOptions } from '../support/recorder.js'
import { runQueue } from '../support/run-queue.js'
import { VirtualClock } from '../support/virtual-clock.js'

export const ACTION = 'merge-queue-action/merge-queue-action'

/** Runs for every branch. */
export const CI = 'on: push\njobs: { unit: { runs-on: ubuntu-latest, steps: [{ run: make }] } }\n'

export interface SetupWorld {
  readonly scenario?: ScenarioInput
  readonly gitHub?: Partial<GitHubSandboxSeed>
  /** The queue has tested this pull request before. */
  readonly tested?: number
  readonly inputs?: Readonly<Record<string, string>>
  readonly options?: RecorderOptions
}

/** A set-up without problems, with what a test changes. */
export async function setupWorld({ scenario, gitHub: seed, tested }: SetupWorld = {}) {
  const clock = new VirtualClock()
  const service = await startSandbox({
    clock,
    scenario: {
      queues: [{ branch: 'main', requiredStatuses: ['unit'] }],
      pullRequests: [{ number: 12, testMinutes: 5 }],
      ...scenario,
    },
  })
  const gitHub = await gitHubSandbox({
    service: service.onGitHub,
    pullRequests: [{ number: 12, labels: ['merge'] }],
    workflows: { 'ci.yml': CI },
    ...seed,
  })
  const submit = (number: number) =>
    fetch(`${service.url}/submitPullRequest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-token': service.token },
      body: JSON.stringify({
        repo: { host: 'github.com', owner: 'octo-org', name: 'orion' },
        targetBranch: 'main',
        pr: { number },
      }),
    })
  if (tested !== undefined) await submit(tested)
  return {
    service,
    gitHub,
    clock,
    submit,
    /** Lets time pass, as the queue tests. */
    minutes: (count: number) => clock.sleep(count * 60_000),
    check: async (inputs: Readonly<Record<string, string>> = {}, options: RecorderOptions = {}) => {
      const all = {
        operation: 'check-setup',
        'api-token': service.token,
        'github-token': 'ghs_t0k3n',
        ...inputs,
      }
      const env = {
        GITHUB_API_URL: gitHub.url,
        GITHUB_ACTION_REPOSITORY: ACTION,
        ...options.env,
      }
      const step = await runQueue(service.url, all, { clock, ...options, env })
      return { ...step, ...rowsIn(step.outputs['checks']) }
    },
    async [Symbol.asyncDispose]() {
      await service[Symbol.asyncDispose]()
      await gitHub[Symbol.asyncDispose]()
    },
  }
}

/** The rows of an output, and the levels of each check. */
export function rowsIn(checks: string | undefined) {
  const rows = JSON.parse(checks || '[]') as readonly SetupRow[]
  const of = (check: string) => rows.filter((row) => row.check === check)
  return {
    rows,
    /** The only row of a check. */
    row: (check: string): SetupRow => {
      const [row, ...more] = of(check)
      if (row === undefined || more.length > 0)
        throw new Error(`${check} has ${of(check).length} rows: ${JSON.stringify(rows)}`)
      return row
    },
    levels: (check: string) => of(check).map(({ level }) => level),
  }
}

/** Checks a set-up that differs from a good one. */
export async function checkWorld(world: SetupWorld = {}) {
  await using open = await setupWorld(world)
  if (world.tested !== undefined) await open.minutes(10)
  const step = await open.check(world.inputs, world.options)
  return { ...step, calls: [...open.gitHub.calls], requests: [...open.service.requests] }
}

/** A set-up, and what the only row of a check says about it. */
type CheckCase = readonly [
  level: SetupRow['level'],
  condition: string,
  world: SetupWorld,
  text?: string,
]

/** Tests what a check says about each of these set-ups. */
export function testRows(check: string, cases: readonly CheckCase[]) {
  test.each(cases)(`${check} has the level %s when %s`, async (level, _, world, text = '') => {
    const row = (await checkWorld(world)).row(check)
    expect(row.level).toBe(level)
    expect(row.text).toContain(text)
  })
}
