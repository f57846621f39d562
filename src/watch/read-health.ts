/** Reads what the signals need, and the stored health. */
import { IssueStore } from '../github/issue-store.js'
import { shownHold } from '../holds/hold.js'
import { readLiveHolds } from '../holds/store.js'
import type { Family } from '../metrics/model.js'
import { readMetrics } from '../metrics/read.js'
import type { Queue } from '../service/schemas.js'
import { readUntilConsistent } from '../service/verified-write.js'
import { bestEffort, readFact } from '../shared/best-effort.js'
import { Budget, type Deadline } from '../shared/deadline.js'
import { type Fact, known, unread } from '../shared/fact.js'
import { type QueueRef, queueName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { askGitHub } from '../step/read-from-github.js'
import { ANNOUNCEMENT_PREFIX, recordOf } from './announcements.js'
import { isBusy, PAUSED_STATES } from './facts.js'
import { isWatched } from './health.js'
import type { HealthRecord } from './health-data.js'
import type { WatchedSignal } from './signal.js'

/** Time for all questions to GitHub. */
const GITHUB_READING_MS = 30_000

/** Creates the store of a queue's health: one issue and its comments. */
export function healthStore(
  context: Pick<Context, 'github' | 'authors' | 'log'>,
  ref: QueueRef,
): IssueStore {
  const access = { posts: context, settled: readUntilConsistent }
  return new IssueStore(access, {
    label: 'merge-queue-health',
    marker: `queue-health/${encodeURIComponent(ref.targetBranch)}`,
    title: `Merge queue health: ${ref.targetBranch}`,
    commentPrefix: ANNOUNCEMENT_PREFIX,
    subject: `the health of the queue ${queueName(ref)}`,
  })
}

/** The subjects of the questions to GitHub. */
interface HealthQuestion {
  readonly ref: QueueRef
  readonly queue: Queue
  readonly watch: readonly WatchedSignal[]
}

/** The answers of GitHub. */
interface GitHubReading {
  readonly record: HealthRecord
  readonly isHeld: Fact<boolean>
  readonly newestCommitAt: Fact<number>
}

/**
 * Reads the stored health first, because nothing can be announced without it, and then what the
 * watched signals need.
 * @throws {ActionError} if the stored health can't be read
 */
export async function readGitHubHealth(
  context: Context<'holds'>,
  deadline: Deadline,
  { ref, queue, watch }: HealthQuestion,
  store: IssueStore,
): Promise<GitHubReading> {
  const budget = new Budget(GITHUB_READING_MS)
  const remedy = 'Run the step again later.'
  const reading = await askGitHub(deadline, budget, remedy, (deadline) => store.read(deadline))
  const needsHolds =
    PAUSED_STATES.has(queue.state) && SIGNALS_OF_HOLDS.some((signal) => isWatched(watch, signal))
  const needsCommit = isWatched(watch, 'no-merge-minutes') && isBusy(queue) !== false
  return {
    record: recordOf(reading),
    isHeld: needsHolds ? await readIsHeld(context, deadline, budget, ref) : known(false),
    newestCommitAt: needsCommit
      ? await readNewestCommitAt(context, deadline, budget, ref)
      : unread('it was not needed'),
  }
}

/** Signals that depend on whether a hold keeps the queue stopped. */
const SIGNALS_OF_HOLDS = ['stopped-minutes', 'oldest-pending-minutes', 'no-merge-minutes'] as const

async function readNewestCommitAt(
  context: Context,
  deadline: Deadline,
  budget: Budget,
  { targetBranch }: QueueRef,
): Promise<Fact<number>> {
  // The whole reason, because it names the permission that is missing.
  let why = ''
  const at = await budget.run(deadline, (deadline) => {
    const commits = import('../github/commits.js')
    const read = commits.then(({ newestCommitAt }) =>
      newestCommitAt(context.github, deadline, targetBranch),
    )
    return bestEffort(deadline, read, (reason) => {
      why = reason
    })
  })
  if (at === undefined) return unread(why)
  return known(at)
}

/** Reads the holds that count, and records them. */
async function readIsHeld(
  context: Context<'holds'>,
  deadline: Deadline,
  budget: Budget,
  ref: QueueRef,
): Promise<Fact<boolean>> {
  let why = ''
  const holds = await budget.run(deadline, (deadline) =>
    readLiveHolds(context, deadline, ref, (reason) => {
      why = reason
    }),
  )
  if (holds === undefined) return unread(why)
  context.setOutputs({ holds: holds.map(shownHold) })
  return known(holds.length > 0)
}

/**
 * Reads the metrics if an expression needs them. A service that does not show them leaves the
 * expressions unread.
 */
export async function readHealthMetrics(
  context: Context,
  deadline: Deadline,
  watch: readonly WatchedSignal[],
): Promise<Fact<readonly Family[]>> {
  if (watch.every(({ source }) => typeof source === 'string')) return known([])
  return readFact(deadline, readMetrics(context, deadline, context.repository))
}
