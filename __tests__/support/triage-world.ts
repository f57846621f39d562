/** Pull requests that left a queue, their test runs, GitHub, and steps of `triage-queue`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckSeed, PullRequestSeed } from '../../sandbox/github/seeds.js'
import { type GitHubSandboxSeed, gitHubSandbox } from '../../sandbox/github/server.js'
import type { triageJson } from '../../src/triage/triage.js'
import { type Answer, type Call, fakeService } from './fake-service.js'
import { wholeText } from './recorder.js'
import { runStep } from './run-step.js'
import { VirtualClock } from './virtual-clock.js'

const MINUTE = 60_000
const NOW = Date.parse('2026-09-17T10:00:00.000Z')
export const minutesAgo = (minutes: number): string =>
  new Date(NOW - minutes * MINUTE).toISOString()
const secondsOnly = (time: string): string => time.replace('.000Z', 'Z')

export const headOf = (number: number): string => String(number).padStart(40, 'a')
const shaOfRun = (name: string): string => Buffer.from(name).toString('hex').padEnd(40, 'f')
export const idOfRun = (name: string): string =>
  `00000000-0000-4000-8000-${Buffer.from(name).toString('hex').padStart(12, '0').slice(-12)}`

/** A check of a test run that failed. */
export const failed = (name: string, more: Partial<CheckSeed> = {}): CheckSeed => ({
  name,
  conclusion: 'FAILURE',
  url: `https://ci.test/${name}`,
  ...more,
})
export const passed = (name: string, more: Partial<CheckSeed> = {}): CheckSeed => ({
  name,
  conclusion: 'SUCCESS',
  ...more,
})
export const cancelled = (name: string): CheckSeed => ({ name, conclusion: 'CANCELLED' })

/** A test run: created some minutes ago, its checks ended some minutes ago. */
export interface RunSeed {
  readonly created: number
  readonly ended: number
  readonly tested: readonly number[]
  readonly checks: readonly CheckSeed[]
  readonly ahead?: readonly number[]
  readonly isBisection?: boolean
  /** Over the details that the service shows; `null` for a run that it has forgotten. */
  readonly details?: object | null
  /** Names of the required checks; `e2e`, `unit` where absent. */
  readonly required?: readonly string[]
}

/** A stay in the queue that ended some minutes ago. */
export interface StaySeed {
  readonly end: 'failed' | 'cancelled' | 'merged'
  readonly at: number
  /** Its test runs, the last one at the end; a later one is a bisection of the one before. */
  readonly runs?: readonly string[]
  readonly reason?: string
  readonly failure?: object
}

/** A pull request with its stays, the oldest first. */
export interface PullSeed {
  readonly stays: readonly StaySeed[]
  /** Submitted again, and in the queue. */
  readonly isQueued?: boolean
  /** The checks of its own head; all green where absent. */
  readonly head?: readonly CheckSeed[]
  readonly gitHub?: Partial<PullRequestSeed>
  readonly record?: object
  readonly timeline?: false
}

export interface TriageSeed {
  readonly pulls: Readonly<Record<number, PullSeed>>
  readonly runs?: Readonly<Record<string, RunSeed>>
  /** The checks of the target branch's newest commit. */
  readonly base?: readonly CheckSeed[]
  readonly gitHub?: Partial<GitHubSandboxSeed>
  readonly queue?: object
  readonly lists?: boolean
  /** Answer of the listing of unhealthy tests. */
  readonly listing?: object
  readonly intercept?: (call: Call) => Answer | undefined
  /** Answers a submission in place of the queue. */
  readonly onSubmit?: (number: number) => Answer | undefined
  /** The answer to a submission that took effect is lost. */
  readonly losesAnswer?: (number: number) => boolean
  /** So many reads of a record after its submission still show it as it was. */
  readonly staleReads?: number
  /** All steps have this clock; one of their own where absent. */
  readonly clock?: VirtualClock
  /** Cancels the run. */
  readonly signal?: AbortSignal
}

const REASONS = {
  failed: 'test_run_required_status_failed',
  cancelled: 'user_requested',
  merged: 'merge_graph_merge',
}

const branchOf = (name: string, run: RunSeed): string =>
  `trunk-merge/pr-${run.tested[0]}/${idOfRun(name)}${run.isBisection ? '-bisection-1' : ''}`

/** Starts a world in which steps run one after another or at once. */
export async function triageWorld(seed: TriageSeed) {
  const runs = new Map(Object.entries(seed.runs ?? {}))
  const queued = new Set(
    Object.entries(seed.pulls).flatMap(([number, { isQueued }]) =>
      isQueued ? Number(number) : [],
    ),
  )
  const submitted: number[] = []
  /** Submissions that took effect. */
  const taken: number[] = []
  const stale = new Map<number, number>()
  const gitHub = await gitHubSandbox({
    pullRequests: Object.entries(seed.pulls).map(([number, pull]) => ({
      number: Number(number),
      headSha: headOf(Number(number)),
      checks: pull.head ?? [passed('e2e'), passed('unit')],
      ...(pull.stays.at(-1)?.end === 'merged' && { merged: true }),
      ...pull.gitHub,
    })),
    branchChecks: { main: seed.base ?? [passed('e2e'), passed('unit')] },
    branches: [{ name: 'main', sha: 'b'.repeat(40) }],
    service: {
      testRuns: () =>
        [...runs].map(([name, run]) => ({
          branch: branchOf(name, run),
          sha: shaOfRun(name),
          createdAt: secondsOnly(minutesAgo(run.created)),
          endedAt: secondsOnly(minutesAgo(run.ended)),
          isOver: true,
          checks: run.checks.map((check) => ({
            finishedAt: secondsOnly(minutesAgo(run.ended)),
            suite: 7,
            ...check,
          })),
          contains: run.tested.map(headOf),
        })),
      headSha: () => undefined,
      mergeCommit: () => undefined,
      queueChecks: () => [],
    },
    ...seed.gitHub,
  })
  const row = (number: number, isQueued = queued.has(number)) => {
    const { stays, record } = seed.pulls[number] as PullSeed
    const { end, at } = stays.at(-1) as StaySeed
    return {
      prNumber: number,
      prTitle: `Change ${number}`,
      prAuthor: 'octocat',
      prSha: headOf(number),
      prBaseBranch: 'main',
      state: isQueued ? 'pending' : end,
      stateChangedAt: isQueued ? minutesAgo(0) : minutesAgo(at),
      ...record,
    }
  }
  const recordOf = (number: number, withTimeline: boolean, isQueued: boolean) => {
    const { stays, timeline } = seed.pulls[number] as PullSeed
    const record = { ...row(number, isQueued), isCurrentlySubmittedToQueue: isQueued }
    if (!withTimeline || timeline === false) return record
    const entries = stays.flatMap((stay) => entriesOf(number, stay))
    const now = isQueued ? [{ state: 'pending', timestamp: minutesAgo(0) }] : []
    return { ...record, timeline: [...entries, ...now].reverse() }
  }
  const entriesOf = (number: number, { end, at, runs: names = [], ...stay }: StaySeed) => {
    const shown = names.map((name) => {
      const run = runs.get(name)
      const testRun = {
        id: `${idOfRun(name)}${run?.isBisection ? '-bisection-1' : ''}`,
        testedPullRequests: (run?.tested ?? [number]).map((prNumber) => ({ prNumber })),
      }
      return { testRun, created: run?.created ?? at + 10 }
    })
    const testing = shown.flatMap(({ testRun, created }, index) => [
      ...(index === 0
        ? []
        : [
            {
              state: 'pending',
              timestamp: minutesAgo(created + 1),
              pending: { reason: 'bisection_required' },
            },
          ]),
      { state: 'testing', timestamp: minutesAgo(created), testing: { testRun } },
    ])
    const { testRun } = shown.at(-1) ?? {}
    const object = { failed: 'failure', cancelled: 'cancellation', merged: 'merged' }[end]
    const details = {
      reason: stay.reason ?? REASONS[end],
      ...(testRun !== undefined && end === 'failed' && { testRun }),
      ...stay.failure,
    }
    return [
      { state: 'pending', timestamp: minutesAgo(at + 60) },
      ...testing,
      { state: end, timestamp: minutesAgo(at), [object]: details },
    ]
  }
  const numberOf = ({ body }: Call) => (body as { pr: { number: number } }).pr.number
  const answers: Readonly<Record<string, (call: Call) => Answer>> = {
    '/listPullRequests': () =>
      seed.lists === false
        ? { status: 404, body: 'not found' }
        : { body: { pullRequests: Object.keys(seed.pulls).map((number) => row(Number(number))) } },
    '/getQueue': () => ({
      body: { state: 'running', branch: 'main', enqueuedPullRequests: [], ...seed.queue },
    }),
    '/getSubmittedPullRequest': (call) => {
      const number = numberOf(call)
      if (seed.pulls[number] === undefined) return { status: 404, body: 'not found' }
      const { includeTimeline = false } = call.body as { includeTimeline?: boolean }
      const left = stale.get(number) ?? 0
      stale.set(number, left - 1)
      return { body: recordOf(number, includeTimeline, left <= 0 && queued.has(number)) }
    },
    '/getMergeQueueTestingDetails': ({ body }) => {
      const { testRunId } = body as { testRunId: string }
      const [name, run] = [...runs].find(([key]) => testRunId.startsWith(idOfRun(key))) ?? []
      if (name === undefined || run === undefined || run.details === null)
        return { status: 404, body: 'not found' }
      return {
        body: {
          requiredStatuses: run.required ?? ['e2e', 'unit'],
          testBranch: branchOf(name, run),
          testBranchSha: shaOfRun(name),
          createdAt: minutesAgo(run.created),
          status: 'failed',
          checkSuites: [],
          statusChecks: [],
          testedPullRequests: run.tested.map((prNumber) => ({ prNumber })),
          dependentPrs: run.ahead ?? [],
          ...run.details,
        },
      }
    },
    '/flaky-tests/list-unhealthy-tests': () => ({ body: seed.listing ?? {} }),
    '/submitPullRequest': (call) => {
      const number = numberOf(call)
      submitted.push(number)
      const answer = seed.onSubmit?.(number)
      if (answer !== undefined) return answer
      taken.push(number)
      queued.add(number)
      stale.set(number, seed.staleReads ?? 0)
      return seed.losesAnswer?.(number) ? { cut: 'before' } : {}
    },
  }
  const service = await fakeService(
    Object.fromEntries(
      Object.entries(answers).map(([path, answer]) => [
        path,
        (call: Call) => seed.intercept?.(call) ?? answer(call),
      ]),
    ),
  )
  return {
    gitHub,
    submitted,
    calls: service.calls,
    /** Every queued pull request leaves the queue again, as it did before. */
    leaveAll: () => queued.clear(),
    taken,
    async run(
      inputs: Readonly<Record<string, string>> = {},
      files: Readonly<Record<string, string>> = {},
    ) {
      const clock = seed.clock ?? new VirtualClock()
      const from = { gitHub: gitHub.calls.length, service: service.calls.length }
      const step = await runStep(
        {
          operation: 'triage-queue',
          'api-url': service.url,
          'target-branch': 'main',
          'github-token': 'ghs_t0k3n',
          ...inputs,
        },
        {
          clock,
          env: { GITHUB_API_URL: gitHub.url },
          ...(seed.signal && { signal: seed.signal }),
          prepare(folder) {
            for (const [path, text] of Object.entries(files))
              writeFileSync(join(folder, path), text)
          },
        },
      )
      const triage = JSON.parse(step.outputs['triage'] || '{}') as ReturnType<typeof triageJson>
      return {
        ...step,
        isPassed: step.passed,
        triage,
        verdicts: Object.fromEntries(
          (triage.pullRequests ?? []).map(({ number, verdict }) => [number, verdict]),
        ),
        error: wholeText(step.seen.errors[0]),
        gitHubCalls: gitHub.calls.slice(from.gitHub),
        serviceCalls: service.calls.slice(from.service),
      }
    },
    async [Symbol.asyncDispose]() {
      await service[Symbol.asyncDispose]()
      await gitHub[Symbol.asyncDispose]()
    },
  }
}

/** Runs one step in a world of its own. */
export async function triageOf(seed: TriageSeed, inputs: Readonly<Record<string, string>> = {}) {
  await using world = await triageWorld(seed)
  return { ...(await world.run(inputs)), submitted: world.submitted, gitHub: world.gitHub }
}

/** A run whose check failed, and the stays that it ended. */
export const failedRun = (
  tested: readonly number[],
  ended: number,
  name = 'e2e',
  more: Partial<RunSeed> = {},
): RunSeed => ({
  created: ended + 20,
  ended,
  tested,
  checks: ['e2e', 'unit'].map((check) => (check === name ? failed(check) : passed(check))),
  ...more,
})
export const greenRun = (tested: readonly number[], created: number): RunSeed => ({
  created,
  ended: created - 10,
  tested,
  checks: [passed('e2e'), passed('unit')],
})
export const failedIn = (run: string, at: number): StaySeed => ({ end: 'failed', at, runs: [run] })
