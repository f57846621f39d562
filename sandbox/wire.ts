/** Answers of the service, from what the engine knows. Field names are those of the interface. */

import type { Repo } from './bodies.js'
import { type Check, checksOf, checkUrl } from './checks.js'
import type { Engine } from './engine/engine.js'
import type { Entry, TestRun } from './engine/entry.js'
import type { MergeQueue } from './engine/queue.js'
import { union } from './engine/targets.js'
import { ENDED } from './engine/types.js'
import type { Scenario } from './scenario.js'

export const repositoryUrlOf = ({ host, owner, name }: Repo): string =>
  `https://${host}/${owner}/${name}`

export const time = (ms: number): string => new Date(ms).toISOString()

/** Fields of recorded queues that nothing in the sandbox depends on. */
const ALSO_SHOWN = {
  batchingRules: [],
  testBranchConstructionMode: 'rename_temp_branch',
} as const

/** A pull request as every list shows it. */
export function enqueued(entry: Entry, branch: string) {
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
    ...(entry.verifiedBy === undefined ? {} : { verifiedByTestRun: entry.verifiedBy.id }),
  }
}

/** Answer of updateQueue: the queue without its pull requests. */
export function queueSettings(queue: MergeQueue, service: Scenario['service']) {
  return {
    state: queue.state,
    branch: queue.branch,
    ...queue.settings,
    ...(service.showRequiredStatuses === 'effective' ? queue.requiredStatuses : {}),
    ...ALSO_SHOWN,
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

/** The pull requests whose changes a test run is about. */
export const testedPullRequests = ({ members }: TestRun, repositoryUrl: string) =>
  members.map(({ pull: { facts } }) => ({
    ...pullRequestLink(facts.number, repositoryUrl),
    title: facts.title,
  }))

export const pullRequestLink = (number: number, repositoryUrl: string) => ({
  prNumber: number,
  prUrl: `${repositoryUrl}/pull/${number}`,
})

/** Answer of getMergeQueueTestingDetails. */
export function testingDetails(
  run: TestRun,
  queue: MergeQueue,
  engine: Engine,
  repositoryUrl: string,
) {
  const checks = checksOf(run, queue.requiredStatuses.requiredStatuses)
  const url = (name: string) => checkUrl(run, name)
  const numbers = run.members.map(({ pull }) => pull.facts.number)
  return {
    ...queue.requiredStatuses,
    testBranch: run.branch,
    testBranchSha: run.sha,
    createdAt: time(run.createdAt),
    status: run.status,
    checkSuites: [
      {
        checkRuns: checks
          .filter((check, index) => index === 0 || check.state === 'CANCELLED')
          .map((check) => checkRun(check, url(check.name))),
      },
    ],
    // Nobody cancels a commit status.
    statusChecks: statusChecks(
      checks.filter(({ state }) => state !== 'CANCELLED'),
      url,
    ),
    testedPullRequests: testedPullRequests(run, repositoryUrl),
    dependentPrs: run.ahead,
    ...(run.targets === 'ALL' ? {} : { impactedTargets: [...run.targets] }),
    impactedTargetsForTestedPrs: names(union(numbers.map((n) => engine.targets(n) ?? new Set()))),
  }
}

const names = (targets: ReturnType<typeof union>): readonly string[] =>
  targets === 'ALL' ? [targets] : [...targets]

function checkRun({ name, state }: Check, url: string) {
  return state === 'PENDING'
    ? { name, url, status: 'IN_PROGRESS' }
    : { name, url, status: 'COMPLETED', conclusion: state }
}
