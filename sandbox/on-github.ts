/** The service's work on GitHub, from what its engine knows. */
import { checksOf, checkUrl } from './checks.js'
import type { Engine } from './engine/engine.js'
import type { TestRun } from './engine/entry.js'
import { shaOf } from './engine/ids.js'
import type { MergeQueue } from './engine/queue.js'
import { ENDED } from './engine/types.js'
import type { CheckSeed } from './github/seeds.js'
import { atOnce, type ServiceOnGitHub, type TestRunOnGitHub } from './github/world.js'
import { time } from './wire.js'

/** Numbers of the queue's own draft pull requests begin here, far from those of people. */
const FIRST_DRAFT = 900_001

/** @param advanced the queues, brought up to date */
export function onGitHub(advanced: () => Engine): ServiceOnGitHub {
  // No time passes within one synchronous answer, which asks about every pull request.
  const present = atOnce(advanced)
  return {
    testRuns: () =>
      [...present().queues.values()]
        .flatMap((queue) => queue.testRuns().map((run) => ({ queue, run })))
        .map(({ queue, run }, index) => shown(queue, run, FIRST_DRAFT + index)),
    headSha: (number) => present().pullRequest(number)?.facts.sha,
    pushedAt: (number) => {
      const at = present().pullRequest(number)?.facts.pushedAt
      return at === undefined ? undefined : time(at)
    },
    mergeCommit: (number) =>
      present().pullRequest(number)?.mergedAt === undefined
        ? undefined
        : shaOf(`the merge of #${number}`),
    mergedAt: (number) => {
      const at = present().pullRequest(number)?.mergedAt
      return at === undefined ? undefined : time(at)
    },
    queueChecks: (number) =>
      [...present().queues.values()].flatMap((queue) => queueCheck(queue, number)),
  }
}

function shown(queue: MergeQueue, run: TestRun, draftNumber: number): TestRunOnGitHub {
  const { settings, branch } = queue
  const numbers = run.members.map(({ pull }) => pull.facts.number)
  const members = numbers.map((number) => `#${number}`).join(', ')
  const draft = { number: draftNumber, title: `Test ${members}`, baseBranch: branch }
  return {
    branch: run.branch,
    sha: run.sha,
    createdAt: time(run.createdAt),
    endedAt: run.endedAt === undefined ? undefined : time(run.endedAt),
    isOver: queue.runs.every(({ test }) => test !== run),
    draft: settings.createPrsForTestingBranches ? draft : undefined,
    checks: checksOf(run, queue.requiredStatuses.requiredStatuses).map((check) => ({
      name: check.name,
      workflow: 'CI',
      suite: suiteOf(run),
      url: checkUrl(run, check.name),
      required: queue.requiredStatuses.requiredStatuses.includes(check.name),
      ...(check.state === 'PENDING' ? {} : { conclusion: check.state }),
      ...(run.endedAt === undefined ? {} : { finishedAt: time(run.endedAt) }),
    })),
    contains: [
      ...run.heads,
      ...run.ahead.map((number) => queue.entry(number)?.pull.facts.sha ?? ''),
    ],
  }
}

const suiteOf = ({ id }: TestRun): number => Number.parseInt(id.slice(0, 8), 16) + 1

/** The queue's own check: pending while it is queued, red for every way out but a merge. */
function queueCheck(queue: MergeQueue, number: number): readonly CheckSeed[] {
  const entry = queue.entry(number)
  if (entry === undefined || !queue.settings.statusCheckEnabled) return []
  const name = `Trunk Merge Queue (${queue.branch})`
  const app = 'trunk-io'
  if (!ENDED.has(entry.state)) return [{ name, app }]
  const conclusion = entry.state === 'merged' ? ('SUCCESS' as const) : ('FAILURE' as const)
  return [{ name, app, conclusion, finishedAt: time(entry.stateChangedAt) }]
}
