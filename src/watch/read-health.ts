/** Reads what the signals need, and the stored health. */
import { IssueStore } from '../github/issue-store.js'
import { shownHold } from '../holds/hold.js'
import { readLiveHolds } from '../holds/store.js'
import type { Family } from '../metrics/model.js'
import { readMetrics } from '../metrics/read.js'
import type { Queue } from '../service/schemas.js'
import { readUntilConsistent } from '../service/verified-write.js'
import { bestEffort, readFact } from '../shared/best-effort.js'
import { SharedTimeBudget } from '../shared/clock.js'
import { type Fact, known, unread } from '../shared/fact.js'
import { type QueueRef, queueName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { askBeforeWork } from '../step/read-from-github.js'
import { withinBudget } from '../step/within.js'
import { ANNOUNCEMENT_PREFIX, recordOf } from './announcements.js'
import { isBusy, PAUSED_STATES } from './facts.js'
import { isWatched } from './health.js'
import type { HealthRecord } from './health-data.js'
import type { WatchedSignal } from './signal.js'

/** Time for all questions to GitHub. */
const GITHUB_READING_MS = 30_000

/** The parts of a context that a store needs. */
type HealthStoreContext = Pick<Context, 'github' | 'clock' | 'signal' | 'log'>

/** Returns the store of a queue's health. Its requests end with the time limit of a context. */
export type StoreIn = (contextWithDeadline: HealthStoreContext) => IssueStore

/** Creates the store of a queue's health: one issue and its comments. */
export function healthStore(context: HealthStoreContext, ref: QueueRef): StoreIn {
  let current = context
  const access = {
    posts: () => current.github.posts(current.log.warning),
    settled: <R>(read: () => Promise<R>, contradicts: (reading: R) => boolean) =>
      readUntilConsistent(current, read, contradicts),
  }
  const store = new IssueStore(access, {
    label: 'merge-queue-health',
    marker: `queue-health/${encodeURIComponent(ref.targetBranch)}`,
    title: `Merge queue health: ${ref.targetBranch}`,
    commentPrefix: ANNOUNCEMENT_PREFIX,
    subject: `the health of the queue ${queueName(ref)}`,
  })
  return (contextWithDeadline) => {
    current = contextWithDeadline
    return store
  }
}

/** The subjects of the questions to GitHub. */
interface HealthQuestion {
  readonly ref: QueueRef
  readonly queue: Queue
  readonly watch: readonly WatchedSignal[]
}

/** The answers of GitHub. */
export interface GitHubReading {
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
  { ref, queue, watch }: HealthQuestion,
  storeIn: StoreIn,
): Promise<GitHubReading> {
  const budget = new SharedTimeBudget(GITHUB_READING_MS)
  const remedy = 'Run the step again later.'
  const contextBeforeWork = { ...context, timeBeforeWork: budget }
  const reading = await askBeforeWork(contextBeforeWork, remedy, (contextWithDeadline) =>
    storeIn(contextWithDeadline).read(),
  )
  const needsHolds =
    PAUSED_STATES.has(queue.state) && SIGNALS_OF_HOLDS.some((signal) => isWatched(watch, signal))
  const needsCommit = isWatched(watch, 'no-merge-minutes') && isBusy(queue) !== false
  return {
    record: recordOf(reading),
    isHeld: needsHolds ? await readIsHeld(context, budget, ref) : known(false),
    newestCommitAt: needsCommit
      ? await readNewestCommitAt(context, budget, ref)
      : unread('it was not needed'),
  }
}

/** Signals that depend on whether a hold keeps the queue stopped. */
const SIGNALS_OF_HOLDS = ['stopped-minutes', 'oldest-pending-minutes', 'no-merge-minutes'] as const

async function readNewestCommitAt(
  context: Context,
  budget: SharedTimeBudget,
  { targetBranch }: QueueRef,
): Promise<Fact<number>> {
  // The whole reason, because it names the permission that is missing.
  let why = ''
  const at = await withinBudget(context, budget, (contextWithDeadline) => {
    const commits = contextWithDeadline.github.commits()
    const read = commits.then(({ newestCommitAt }) => newestCommitAt(targetBranch))
    return bestEffort(contextWithDeadline, read, (reason) => {
      why = reason
    })
  })
  if (at === undefined) return unread(why)
  return known(at)
}

/** Reads the holds that count, and records them. */
async function readIsHeld(
  context: Context<'holds'>,
  budget: SharedTimeBudget,
  ref: QueueRef,
): Promise<Fact<boolean>> {
  let why = ''
  const holds = await withinBudget(context, budget, (contextWithDeadline) =>
    readLiveHolds(contextWithDeadline, ref, (reason) => {
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
  watch: readonly WatchedSignal[],
): Promise<Fact<readonly Family[]>> {
  if (watch.every(({ source }) => typeof source === 'string')) return known([])
  return readFact(context, readMetrics(context, context.repository))
}
