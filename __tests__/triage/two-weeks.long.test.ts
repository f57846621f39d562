/** Two simulated weeks with three planted causes: each is found, and nothing else is accused. */
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { readScenario, type ScenarioInput } from '../../sandbox/scenario.js'
import { startSandbox } from '../../sandbox/server.js'
import { main } from '../../src/main.js'
import type { triageJson } from '../../src/triage/triage.js'
import { expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'
import { VirtualClock } from '../support/virtual-clock.js'

const base = (await readScenario('sandbox/scenarios/two-weeks.yml')) as ScenarioInput
const DAY = 24 * 60
const MINUTE = 60_000

/** An outage of the runners, a check that is broken and repaired, and one that is still broken. */
const INCIDENTS = [
  {
    check: 'CI (integration)',
    kind: 'not-run' as const,
    fromMinutes: -2 * DAY + 560,
    untilMinutes: -2 * DAY + 840,
  },
  {
    check: 'CI (unit)',
    kind: 'failed' as const,
    fromMinutes: -6 * DAY + 620,
    untilMinutes: -6 * DAY + 800,
  },
  { check: 'CI (lint)', kind: 'failed' as const, fromMinutes: -DAY + 600, untilMinutes: 0 },
]
const PLANTED = INCIDENTS.map(({ kind, check }) => `${kind} ${check}`)

/** Runs a triage of seven days; pull requests that fail by themselves fail on their heads, too. */
async function triageWeeks({ batch = false, seed = '1' }) {
  const clock = new VirtualClock()
  const [queue] = base.queues ?? []
  await using sandbox = await startSandbox({
    clock,
    scenario: {
      ...base,
      queues: [{ ...queue, ...(batch && { batch: true, batchingMinSize: 3 }) }],
      history: { days: 15, perDay: 24, seed },
      incidents: INCIDENTS,
    },
  })
  const { transitions } = sandbox.engine
  const numbers = [...new Set(transitions.map(({ number }) => number))]
  await using server = await gitHubSandbox({
    service: sandbox.onGitHub,
    pullRequests: numbers.map((number) => {
      const { fails, failingCheck = '' } = sandbox.engine.pullRequest(number)?.facts ?? {}
      const isGuilty = fails !== 'never' && fails !== undefined
      const red = { name: failingCheck, conclusion: 'FAILURE' as const }
      return { number, checks: isGuilty ? [red] : [] }
    }),
    branchChecks: { main: [] },
  })
  const step = recorder(
    {
      operation: 'triage-queue',
      'api-url': sandbox.url,
      'api-token': sandbox.token,
      'target-branch': 'main',
      'github-token': 'ghs_t0k3n',
      since: '7d',
      'max-pull-requests': '1000',
    },
    { clock, env: { GITHUB_API_URL: server.url } },
  )
  await main(step.runner)
  const triage = JSON.parse(step.seen.outputs['triage'] || '{}') as ReturnType<typeof triageJson>
  /** Pull requests that an incident threw out. */
  const victimsOf = (check: string) =>
    new Set(
      transitions
        .filter(({ to, test }) => to === 'failed' && test?.incident?.check === check)
        .map(({ number }) => number),
    )
  return {
    outcome: step.seen.outputs['outcome'],
    error: step.seen.errors[0]?.message,
    triage,
    found: (triage.groups ?? []).map(({ kind, check }) => `${kind} ${check}`),
    victimsOf,
    startedAt: clock.now(),
  }
}

test.each([
  ['alone', false],
  ['in batches', true],
])(
  'each of three planted causes is found in two weeks of pull requests tested %s',
  async (_, batch) => {
    const run = await triageWeeks({ batch })
    expect(run.error).toBeUndefined()
    expect(run.triage.unread).toEqual([])
    expect(run.outcome).toBe('triaged')
    expect(run.found.toSorted()).toEqual(PLANTED.toSorted())
    for (const { check, pullRequests, firstAt } of run.triage.groups) {
      const victims = run.victimsOf(check)
      expect(pullRequests.filter((number) => !victims.has(number))).toEqual([])
      const incident = INCIDENTS.find((one) => one.check === check)
      expect(Date.parse(firstAt)).toBeGreaterThanOrEqual(
        run.startedAt + (incident?.fromMinutes ?? 0) * MINUTE,
      )
    }
    const overAt = Object.fromEntries(run.triage.groups.map((group) => [group.check, group.overAt]))
    expect(overAt).toEqual({
      'CI (integration)': expect.any(String),
      'CI (unit)': expect.any(String),
      'CI (lint)': null,
    })
  },
)

test.each(['2', '3'])(
  'no other past accuses anything but the planted causes (%s)',
  async (seed) => {
    const run = await triageWeeks({ seed })
    expect(run.found.filter((name) => !PLANTED.includes(name))).toEqual([])
    for (const { check, pullRequests } of run.triage.groups)
      expect(pullRequests.filter((number) => !run.victimsOf(check).has(number))).toEqual([])
  },
)
