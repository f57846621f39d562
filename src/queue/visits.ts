/** How long pull requests have been in the queue, and which are tested together, as their timelines show. */
import { type EnqueuedPullRequest, isEnded, isInTestRun, type Queue } from '../service/schemas.js'
import { parseTimeline, type TimelineEntry } from '../service/timeline.js'
import { bestEffort } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import { pullRequestRef, type QueueRef } from '../shared/references.js'
import type { Context } from '../step/context.js'

/** The present visit of a pull request in the queue. */
export interface QueueVisit {
  /** Milliseconds since the epoch; `undefined` if the timeline does not show the entry. */
  readonly enteredAt: number | undefined
  /** The other pull requests of its test run. */
  readonly testedWith: readonly number[]
}

/** Pull requests whose timelines are read: each is a request. */
export const MAX_VISITS = 20
/** Requests that may fail before the first answer. */
const MAX_FAILURES = 2
/** Requests at once. */
const MAX_AT_ONCE = 8
/** Time for what the step can do without, in milliseconds. */
const VISITS_MS = 30_000

/**
 * Reads the visits of the first pull requests, by number. Stops after one empty timeline, or after two
 * failed requests before the first answer. What cannot be read is absent.
 */
export async function readQueueVisits(
  context: Context,
  deadline: Deadline,
  ref: QueueRef,
  { enqueuedPullRequests }: Queue,
): Promise<ReadonlyMap<number, QueueVisit>> {
  const visits = new Map<number, QueueVisit>()
  // All workers take from the same iterator.
  const left = enqueuedPullRequests.slice(0, MAX_VISITS).values()
  const limit = deadline.atMost(VISITS_MS)
  const read = async (entry: EnqueuedPullRequest): Promise<Timeline | undefined> => {
    const timeline = await readOneTimeline(context, limit, ref, entry)
    if (timeline?.length) visits.set(entry.prNumber, visitOf(entry, timeline))
    return timeline
  }
  // One failure does not show that the server has no timelines; after two, the rest would fail too.
  let failures = 0
  for (const entry of left) {
    const timeline = await read(entry)
    if (timeline !== undefined && timeline.length > 0) break
    if (timeline === undefined) failures++
    if (timeline?.length === 0 || failures === MAX_FAILURES) return visits
  }
  const work = async () => {
    for (const entry of left) await read(entry)
  }
  await Promise.all(Array.from({ length: MAX_AT_ONCE }, work))
  return visits
}

/** Newest first. */
type Timeline = readonly TimelineEntry[]

/** Reads the timeline of one pull request; `undefined` if the request fails. */
async function readOneTimeline(
  context: Context,
  deadline: Deadline,
  { targetBranch }: QueueRef,
  { prNumber }: EnqueuedPullRequest,
): Promise<Timeline | undefined> {
  const { service, repository, log } = context
  const ref = pullRequestRef(repository, targetBranch, prNumber)
  const answer = service.getPullRequestHistory(deadline, ref, { attempts: 1 })
  const record = await bestEffort(deadline, answer, (why) => log.info(why))
  return record && parseTimeline(record)
}

function visitOf(
  { prNumber, state }: Pick<EnqueuedPullRequest, 'prNumber' | 'state'>,
  timeline: Timeline,
): QueueVisit {
  const end = timeline.findIndex((entry) => isEnded(entry.state))
  const present = end === -1 ? timeline : timeline.slice(0, end)
  const entered = present.at(-1)
  const isWhole = entered?.state === 'NOT_READY' || entered?.state === 'PENDING'
  const [newest] = present
  return {
    enteredAt: isWhole ? entered.at : undefined,
    testedWith: newest?.state === state && isInTestRun(state) ? othersIn(prNumber, newest) : [],
  }
}

function othersIn(number: number, entry: TimelineEntry = {}): readonly number[] {
  const tested = [
    ...(entry.testRun?.testedPullRequests ?? []),
    ...(entry.otherTestedPullRequests ?? []),
  ]
  return [...new Set(tested.map(({ prNumber }) => prNumber))].filter((other) => other !== number)
}
