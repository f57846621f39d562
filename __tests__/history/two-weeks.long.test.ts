/**
 * Two simulated weeks: every figure of the report equals the one computed here, from the log of the
 * sandbox alone.
 */
import type { Transition } from '../../sandbox/engine/entry.js'
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { readScenario, type ScenarioInput } from '../../sandbox/scenario.js'
import { type Sandbox, startSandbox } from '../../sandbox/server.js'
import type { ReportJson } from '../../src/history/report.js'
import { expect, test } from '../support/jest.js'
import { DAY, reportQueue } from '../support/report-queue.js'
import { VirtualClock } from '../support/virtual-clock.js'

const scenario = (await readScenario('sandbox/scenarios/two-weeks.yml')) as ScenarioInput

/** The two weeks on a clock of their own, with some differences of the service. */
async function twoWeeks(service: Partial<NonNullable<ScenarioInput['service']>> = {}) {
  const clock = new VirtualClock()
  const sandbox = await startSandbox({
    clock,
    scenario: { ...scenario, service: { ...scenario.service, ...service } },
  })
  return { clock, sandbox }
}

/** A stay in the queue, as the log tells it. */
interface Stay {
  readonly changes: Transition[]
}

/** The stays of each pull request: from a submission to the next end. */
function staysIn(transitions: readonly Transition[]): readonly Stay[] {
  const open = new Map<number, Stay>()
  const all: Stay[] = []
  for (const change of transitions) {
    if (change.from === undefined) {
      const stay = { changes: [] }
      open.set(change.number, stay)
      all.push(stay)
    }
    open.get(change.number)?.changes.push(change)
  }
  return all.filter(({ changes }) => /merged|failed|cancelled/.test(changes.at(-1)?.to ?? ''))
}

const lastOf = ({ changes }: Stay): Transition => changes.at(-1) as Transition
const secondsOf = (ms: number): number => Math.round(ms / 1000)
const totalMs = (stay: Stay): number => lastOf(stay).at - (stay.changes[0]?.at ?? 0)

/** Milliseconds in some states. */
const msIn = ({ changes }: Stay, states: RegExp): number =>
  changes.slice(0, -1).reduce((sum, change, index) => {
    const next = changes[index + 1] as Transition
    return states.test(change.to) ? sum + next.at - change.at : sum
  }, 0)

function durationsOf(ms: readonly number[]) {
  const sorted = ms.toSorted((a, b) => a - b)
  const rank = (share: number) => secondsOf(sorted[Math.ceil(sorted.length * share) - 1] as number)
  return { p50: rank(0.5), p95: rank(0.95), max: rank(1) }
}

const countBy = (names: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    [...new Set(names)].map((name) => [name, names.filter((n) => n === name).length]),
  )

/** The figures of the stays that ended in [since, until). */
function expected(
  stays: readonly Stay[],
  since: number,
  until: number,
  title: (n: number) => string,
) {
  const within = stays.filter((stay) => lastOf(stay).at >= since && lastOf(stay).at < until)
  const of = (end: string) => within.filter((stay) => lastOf(stay).to === end)
  const merged = of('merged')
  const failed = of('failed')
  const left = [...failed, ...of('cancelled')]
  const days = Array.from({ length: 8 }, (_, index) => Math.floor(since / DAY) * DAY + index * DAY)
  return {
    merged: merged.length,
    failed: failed.length,
    cancelled: of('cancelled').length,
    failureRate: failed.length / (failed.length + merged.length),
    timeInQueue: durationsOf(merged.map(totalMs)),
    waiting: durationsOf(merged.map((stay) => msIn(stay, /not_ready|pending$/))),
    testing: durationsOf(merged.map((stay) => msIn(stay, /testing|tests_passed|pending_failure/))),
    runsPerMerge:
      merged.flatMap(({ changes }) => changes.filter(({ to }) => to === 'testing')).length /
      merged.length,
    reasons: countBy(left.map((stay) => lastOf(stay).reason ?? 'unknown')),
    pullRequests: new Set(left.map((stay) => lastOf(stay).number)),
    checks: countBy(
      failed.flatMap((stay) => {
        const { reason, test, number } = lastOf(stay)
        const pull = test?.blamed.find(({ facts }) => facts.number === number)
        return reason === 'test_run_required_status_failed' ? (pull?.facts.failingCheck ?? []) : []
      }),
    ),
    series: days.map((start) => {
      const ofDay = (some: readonly Stay[]) =>
        some.filter((stay) => lastOf(stay).at >= start && lastOf(stay).at < start + DAY)
      const times = ofDay(merged).map(totalMs)
      return {
        start: new Date(start).toISOString(),
        merged: times.length,
        failed: ofDay(failed).length,
        ...(times.length > 0 && { timeInQueueP50: durationsOf(times).p50 }),
      }
    }),
    slowest: merged
      .toSorted((a, b) => totalMs(b) - totalMs(a) || lastOf(b).at - lastOf(a).at)
      .slice(0, 5)
      .map((stay) => ({
        number: lastOf(stay).number,
        title: title(lastOf(stay).number),
        seconds: secondsOf(totalMs(stay)),
      })),
  }
}

/** The figures of a report in the same form. */
function shownFigures(figures: ReportJson['current'] | undefined) {
  const { reasons = [], checks = [], flaky: _, ...rest } = figures ?? ({} as ReportJson['current'])
  return {
    ...rest,
    reasons: Object.fromEntries(reasons.map(({ reason, count }) => [reason, count])),
    pullRequests: new Set(reasons.flatMap(({ pullRequests }) => pullRequests)),
    checks: Object.fromEntries(checks.map(({ name, count }) => [name, count])),
  }
}

const titleIn =
  ({ engine }: Sandbox) =>
  (number: number) =>
    engine.pullRequest(number)?.facts.title ?? ''

test('every figure of two simulated weeks equals the one from the log of the sandbox', async () => {
  const { clock, sandbox } = await twoWeeks()
  await using _ = sandbox
  const run = await reportQueue(sandbox.url, { 'api-token': sandbox.token }, { clock })
  const stays = staysIn(sandbox.engine.transitions)
  const now = clock.now()
  const current = expected(stays, now - 7 * DAY, now, titleIn(sandbox))
  const previous = expected(stays, now - 14 * DAY, now - 7 * DAY, titleIn(sandbox))
  expect(current.merged).toBeGreaterThan(100)
  expect(stays.length).toBeGreaterThan(new Set(stays.map((stay) => lastOf(stay).number)).size)
  expect(run.outputs['outcome']).toBe('reported')
  expect(run.report.missing).toEqual([])
  expect(shownFigures(run.report.current)).toEqual(current)
  expect(shownFigures(run.report.previous)).toEqual(previous)
  expect(run.outputs).toMatchObject({
    'merged-count': String(current.merged),
    'failed-count': String(current.failed),
    'cancelled-count': String(current.cancelled),
    'failure-rate': String(current.failureRate),
    'time-in-queue-p50-seconds': String(current.timeInQueue.p50),
    'time-in-queue-p95-seconds': String(current.timeInQueue.p95),
  })
})

test('without a list, the figures are those of GitHub, and the report names what is missing', async () => {
  const { clock, sandbox } = await twoWeeks({ listPullRequests: false })
  await using _ = sandbox
  const { transitions } = sandbox.engine
  const numbers = [...new Set(transitions.map(({ number }) => number))]
  await using github = await gitHubSandbox({
    service: sandbox.onGitHub,
    pullRequests: numbers.map((number) => ({ number, title: titleIn(sandbox)(number) })),
  })
  const run = await reportQueue(
    sandbox.url,
    { 'api-token': sandbox.token, 'github-token': 'ghs_t0k3n' },
    { clock, env: { GITHUB_API_URL: github.url } },
  )
  expect(run.outputs['outcome']).toBe('partial')
  expect(run.report.missing.join('\n')).toContain('cancelled ones are missing')
  expect(run.report.missing.join('\n')).toContain('one that failed without a test run')
  const now = clock.now()
  // The named ones: cancelled, and those that failed without any test run.
  const tested = new Set(
    transitions.filter(({ to }) => to === 'testing').map(({ number }) => number),
  )
  const merged = new Set(
    transitions.filter(({ to }) => to === 'merged').map(({ number }) => number),
  )
  const stays = staysIn(transitions)
    .filter((stay) => lastOf(stay).to !== 'cancelled')
    .filter((stay) => tested.has(lastOf(stay).number) || merged.has(lastOf(stay).number))
  for (const [figures, until] of [
    [run.report.current, now],
    [run.report.previous, now - 7 * DAY],
  ] as const) {
    const { cancelled: none, ...rest } = expected(stays, until - 7 * DAY, until, titleIn(sandbox))
    expect(none).toBe(0)
    expect(shownFigures(figures)).toEqual(rest)
  }
  expect(run.outputs['cancelled-count']).toBe('')
})

test('without timelines, the report has no times and no reasons, and counts each present end', async () => {
  const { clock, sandbox } = await twoWeeks({ showTimeline: false })
  await using _ = sandbox
  const run = await reportQueue(sandbox.url, { 'api-token': sandbox.token }, { clock })
  const ended = (sandbox.engine.queues.get('main')?.entries() ?? []).filter(
    ({ stateChangedAt: at }) => at >= clock.now() - 7 * DAY && at < clock.now(),
  )
  const count = (state: string) => ended.filter((entry) => entry.state === state).length
  const { series, ...current } = run.report.current
  expect(current).toEqual({
    merged: count('merged'),
    failed: count('failed'),
    cancelled: count('cancelled'),
    failureRate: count('failed') / (count('failed') + count('merged')),
  })
  expect(series.map((point) => Object.keys(point).sort())).toEqual(
    series.map(() => ['failed', 'merged', 'start']),
  )
  expect(run.report.missing).toEqual([
    expect.stringContaining('no times, reasons or failing checks'),
  ])
  expect(run.outputs).toMatchObject({ outcome: 'partial', 'time-in-queue-p50-seconds': '' })
})

test('without the list and timelines, merged pull requests are counted by their record', async () => {
  const { clock, sandbox } = await twoWeeks({ listPullRequests: false, showTimeline: false })
  await using _ = sandbox
  const numbers = [...new Set(sandbox.engine.transitions.map(({ number }) => number))]
  await using github = await gitHubSandbox({
    service: sandbox.onGitHub,
    pullRequests: numbers.map((number) => ({ number })),
  })
  const run = await reportQueue(
    sandbox.url,
    { 'api-token': sandbox.token, 'github-token': 'ghs_t0k3n' },
    { clock, env: { GITHUB_API_URL: github.url } },
  )
  const merged = sandbox.engine.transitions.filter(
    ({ to, at }) => to === 'merged' && at >= clock.now() - 7 * DAY && at < clock.now(),
  )
  expect(run.report.current.merged).toBe(merged.length)
  expect(run.report.missing).toHaveLength(3)
})
