/** What the service answers, from what the engine knows. Field names are those of the interface. */
import type { Engine } from './engine/engine.js'
import type { Entry, TestRun } from './engine/line.js'
import type { MergeQueue } from './engine/queue.js'
import { ENDED, type PullRequest } from './engine/types.js'

const time = (ms: number): string => new Date(ms).toISOString()

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

/** Answer of updateQueue: the queue without its pull requests. */
export function queueSettings(queue: MergeQueue) {
  return { state: queue.state, branch: queue.branch, ...queue.settings }
}

/** Answer of getQueue. */
export function wholeQueue(queue: MergeQueue, listNotReady: boolean) {
  const listed = queue.enqueued().filter((e) => listNotReady || e.state !== 'not_ready')
  return {
    ...queueSettings(queue),
    enqueuedPullRequests: listed.map((entry) => enqueued(entry, queue.branch)),
  }
}

type CheckState = 'PENDING' | 'SUCCESS' | 'FAILURE'

/**
 * The state of one required check. The blamed pull requests name theirs; a run that was stopped or timed out never
 * hears from its last one.
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

/** Answer of getMergeQueueTestingDetails. */
export function testingDetails(
  run: TestRun,
  queue: MergeQueue,
  engine: Engine,
  repositoryUrl: string,
) {
  const required = queue.settings.requiredStatuses
  const named = run.blamed.map((pull) => pull.facts.failingCheck).filter((n) => n !== undefined)
  const checks = [...new Set([...required, ...named])]
    .map((name) => ({ name, state: checkState(name, run, required) }))
    .filter((check): check is { name: string; state: CheckState } => check.state !== undefined)
  const url = (name: string) => `https://ci.example/${run.id}/${encodeURIComponent(name)}`
  const tested = (pull: PullRequest) => ({
    prNumber: pull.facts.number,
    prUrl: `${repositoryUrl}/pull/${pull.facts.number}`,
    title: pull.facts.title,
  })
  const ahead = run.ahead.map((number) => engine.pullRequest(number)).filter((p) => p !== undefined)
  return {
    requiredStatuses: required,
    requiredStatusesSource: 'merge_instance',
    testBranch: run.branch,
    testBranchSha: run.sha,
    createdAt: time(run.createdAt),
    status: run.status,
    checkSuites: [
      { checkRuns: checks.slice(0, 1).map((check) => checkRun(check, url(check.name))) },
    ],
    // A context comes once for each report of its state, as recorded services have it.
    statusChecks: checks.flatMap(({ name, state }) =>
      (state === 'PENDING' ? [state] : (['PENDING', state, state] as const)).map((reported) => ({
        context: name,
        url: url(name),
        state: reported,
      })),
    ),
    testedPullRequests: run.members.map((member) => tested(member.pull)),
    dependentPrs: ahead.map(tested),
    ...(run.targets === 'ALL' ? {} : { impactedTargets: [...run.targets] }),
    impactedTargetsForTestedPrs: run.members.map(({ pull: { facts } }) => ({
      prNumber: facts.number,
      impactedTargets: listed(engine.targets(facts.number)),
    })),
  }
}

const listed = (targets: ReturnType<Engine['targets']>) =>
  targets === undefined || targets === 'ALL' ? (targets ?? []) : [...targets]

function checkRun({ name, state }: { name: string; state: CheckState }, url: string) {
  return state === 'PENDING'
    ? { name, url, status: 'in_progress', conclusion: null }
    : { name, url, status: 'completed', conclusion: state.toLowerCase() }
}
