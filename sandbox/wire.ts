/** What the service answers, from what the engine knows. Field names are those of the interface. */
import type { Engine } from './engine/engine.js'
import type { Entry, TestRun } from './engine/entry.js'
import type { MergeQueue } from './engine/queue.js'
import { union } from './engine/targets.js'
import { ENDED, type PullRequest, type Reason } from './engine/types.js'
import type { Scenario } from './scenario.js'

const time = (ms: number): string => new Date(ms).toISOString()

/** Fields of recorded queues that nothing in the sandbox depends on. */
const ALSO_SHOWN = {
  allowedBotSubmitters: [],
  batchingRules: [],
  testBranchConstructionMode: 'rename_temp_branch',
} as const

function enqueued(entry: Entry, branch: string) {
  const { facts } = entry.pull
  const { value, name, isDefault } = entry.priority
  return {
    id: entry.id,
    state: entry.state,
    stateChangedAt: time(entry.stateChangedAt),
    priorityValue: value,
    priorityName: name,
    ...(isDefault ? { usedDefaultPriorityName: name } : {}),
    skipTheLine: value === 0,
    noBatch: entry.noBatch,
    prTitle: facts.title,
    prNumber: facts.number,
    prSha: facts.sha,
    prBaseBranch: facts.base ?? branch,
    prAuthor: facts.author,
  }
}

/** Answer of getSubmittedPullRequest. */
export function submittedPullRequest(entry: Entry, queue: MergeQueue, now: number) {
  return {
    ...enqueued(entry, queue.branch),
    readiness: queue.readiness(entry, now),
    forceEnqueued: false,
    isCurrentlySubmittedToQueue: !ENDED.has(entry.state),
    verifiedByTestRun: null,
  }
}

/** The reasons that servers with a timeline are known to give. */
const REASONS: Readonly<Record<Reason, string>> = {
  'tests-failed': 'TEST_RUN_REQUIRED_STATUS_FAILED',
  'testing-timeout': 'TEST_RUN_TIMEOUT',
  'merge-conflict': 'START_TEST_RUN_MERGE_CONFLICT',
  'merge-refused': 'MERGE_REFUSED',
  'not-ready-timeout': 'NOT_READY_TIMEOUT_EXPIRED',
  push: 'PR_PUSHED_TO',
  close: 'PR_CLOSED',
  draft: 'PR_CONVERTED_TO_DRAFT',
  'base-change': 'PR_BASE_BRANCH_CHANGED',
  cancel: 'USER_REQUESTED',
}

/** What `includeTimeline` adds. The shape of the real one is published nowhere. */
export function timelineOf({ pull }: Entry, { branch }: MergeQueue, engine: Engine) {
  return engine.transitions
    .filter((t) => t.branch === branch && t.number === pull.facts.number)
    .map(({ at, to, reason }) => ({
      at: time(at),
      state: to,
      ...(reason === undefined ? {} : { reason: REASONS[reason] }),
    }))
}

/** Answer of updateQueue: the queue without its pull requests. */
export function queueSettings(queue: MergeQueue, service: Scenario['service']) {
  return {
    state: queue.state,
    branch: queue.branch,
    ...queue.settings,
    ...(service.showRequiredStatuses === 'effective' ? queue.requiredStatuses : {}),
    ...ALSO_SHOWN,
    notReadyTimeoutHours: service.notReadyTimeoutHours,
  }
}

/** Answer of getQueue. */
export function wholeQueue(queue: MergeQueue, service: Scenario['service']) {
  const listed = queue.enqueued().filter((e) => service.listNotReady || e.state !== 'not_ready')
  return {
    ...queueSettings(queue, service),
    enqueuedPullRequests: listed.map((entry) => enqueued(entry, queue.branch)),
  }
}

type CheckState = 'PENDING' | 'SUCCESS' | 'FAILURE'
interface Check {
  readonly name: string
  readonly state: CheckState
  /** Every state that was reported, oldest first. */
  readonly reports: readonly CheckState[]
}

/**
 * The state of one required check. The blamed pull requests name theirs; the last check of a run
 * that was stopped or timed out never reported.
 */
function checkState(
  name: string,
  run: TestRun,
  required: readonly string[],
): CheckState | undefined {
  if (run.status === 'succeeded') return 'SUCCESS'
  if (run.status === 'in_progress') return 'PENDING'
  const red = new Set(run.blamed.map((pull) => pull.facts.failingCheck ?? required[0]))
  if (red.has(name)) return 'FAILURE'
  return run.blamed.length === 0 && name === required.at(-1) ? undefined : 'SUCCESS'
}

function checksOf(run: TestRun, required: readonly string[]): readonly Check[] {
  const named = (pulls: readonly PullRequest[], field: 'failingCheck' | 'flakyCheck') =>
    pulls.map(({ facts }) => facts[field]).filter((name) => name !== undefined)
  const flaky = named(
    run.members.map(({ pull }) => pull),
    'flakyCheck',
  )
  const names = new Set([...required, ...named(run.blamed, 'failingCheck'), ...flaky])
  return [...names].flatMap((name): Check[] => {
    const state = checkState(name, run, required)
    if (state === undefined) return []
    const wasRed = state === 'SUCCESS' && flaky.includes(name)
    return [{ name, state, reports: reportsOf(state, wasRed) }]
  })
}

/** Recorded services repeat the last report of a check. */
function reportsOf(state: CheckState, wasRed: boolean): readonly CheckState[] {
  if (state === 'PENDING') return ['PENDING']
  return wasRed ? ['PENDING', 'FAILURE', 'PENDING', state, state] : ['PENDING', state, state]
}

/** A row for each report, newest first, as recorded services list them. */
function statusChecks(checks: readonly Check[], url: (name: string) => string) {
  const rounds = Math.max(0, ...checks.map(({ reports }) => reports.length))
  return Array.from({ length: rounds }, (_, round) =>
    checks.flatMap(({ name, reports }) => {
      const state = reports[round]
      return state === undefined ? [] : [{ context: name, url: url(name), state }]
    }),
  )
    .flat()
    .reverse()
}

/** Answer of getMergeQueueTestingDetails. */
export function testingDetails(
  run: TestRun,
  queue: MergeQueue,
  engine: Engine,
  repositoryUrl: string,
) {
  const checks = checksOf(run, queue.requiredStatuses.requiredStatuses)
  const url = (name: string) => `https://ci.example/${run.id}/${encodeURIComponent(name)}`
  const numbers = run.members.map(({ pull }) => pull.facts.number)
  return {
    ...queue.requiredStatuses,
    testBranch: run.branch,
    testBranchSha: run.sha,
    createdAt: time(run.createdAt),
    status: run.status,
    checkSuites: [
      { checkRuns: checks.slice(0, 1).map((check) => checkRun(check, url(check.name))) },
    ],
    statusChecks: statusChecks(checks, url),
    testedPullRequests: run.members.map(({ pull: { facts } }) => ({
      prNumber: facts.number,
      prUrl: `${repositoryUrl}/pull/${facts.number}`,
      title: facts.title,
    })),
    dependentPrs: run.ahead,
    ...(run.targets === 'ALL' ? {} : { impactedTargets: [...run.targets] }),
    impactedTargetsForTestedPrs: names(union(numbers.map((n) => engine.targets(n) ?? new Set()))),
  }
}

const names = (targets: ReturnType<typeof union>): readonly string[] =>
  targets === 'ALL' ? [targets] : [...targets]

function checkRun({ name, state }: Check, url: string) {
  return state === 'PENDING'
    ? { name, url, status: 'in_progress', conclusion: null }
    : { name, url, status: 'completed', conclusion: state.toLowerCase() }
}
