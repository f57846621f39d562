/** How long pull requests have been in the queue, and which are tested together, as their timelines show. */
import { type EnqueuedPullRequest, isEnded, type Queue } from '../service/schemas.js'
import { parseTimeline, type TimelineEntry } from '../service/timeline.js'
import { bestEffort } from '../shared/best-effort.js'
import { pullRequestRef, type QueueRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { within } from '../step/within.js'

/** The present stay of a pull request in the queue. */
export interface Stay {
  /** Milliseconds since the epoch; `undefined` if the timeline does not show the entry. */
  readonly enteredAt: number | undefined
  /** The other pull requests of its test run. */
  readonly testedWith: readonly number[]
}

/** Pull requests whose timelines are read: each is a request. */
export const MAX_STAYS = 20
/** Requests at once. */
const MAX_AT_ONCE = 8
/** Time for what the step can do without, in milliseconds. */
const STAYS_MS = 30_000

/**
 * Reads the stays of the first pull requests, by number. A server without timelines is asked once;
 * whatever cannot be read is absent.
 */
export async function readStays(
  context: Context,
  ref: QueueRef,
  { enqueuedPullRequests }: Queue,
): Promise<ReadonlyMap<number, Stay>> {
  const stays = new Map<number, Stay>()
  const [first, ...others] = enqueuedPullRequests.slice(0, MAX_STAYS)
  if (first === undefined) return stays
  await within(context, STAYS_MS, async (contextWithDeadline) => {
    const read = async (entry: EnqueuedPullRequest): Promise<boolean> => {
      const stay = await readStay(contextWithDeadline, ref, entry)
      if (stay !== undefined) stays.set(entry.prNumber, stay)
      return stay !== undefined
    }
    if (!(await read(first))) return
    const left = others.values()
    const work = async () => {
      for (const entry of left) await read(entry)
    }
    await Promise.all(Array.from({ length: MAX_AT_ONCE }, work))
  })
  return stays
}

/** Returns the stay of one pull request; `undefined` if no timeline could be read. */
async function readStay(
  context: Context,
  { targetBranch }: QueueRef,
  entry: EnqueuedPullRequest,
): Promise<Stay | undefined> {
  const { service, repository, log } = context
  const ref = pullRequestRef(repository, targetBranch, entry.prNumber)
  const answer = service.getPullRequestHistory(ref, { attempts: 1 })
  const record = await bestEffort(context, answer, (why) => log.info(why))
  const timeline = parseTimeline(record)
  if (timeline.length === 0) return undefined
  return stayOf(entry, timeline)
}

/** @param timeline newest first */
function stayOf(
  { prNumber, state }: Pick<EnqueuedPullRequest, 'prNumber' | 'state'>,
  timeline: readonly TimelineEntry[],
): Stay {
  const end = timeline.findIndex((entry) => isEnded(entry.state))
  const present = end === -1 ? timeline : timeline.slice(0, end)
  const entered = present.at(-1)
  const isWhole = entered?.state === 'NOT_READY' || entered?.state === 'PENDING'
  const [newest] = present
  return {
    enteredAt: isWhole ? entered.at : undefined,
    testedWith: newest?.state === state && isInRun(state) ? othersIn(prNumber, newest) : [],
  }
}

/** States in which a pull request belongs to a test run. */
const isInRun = (state: string | undefined): boolean =>
  state === 'TESTING' || state === 'TESTS_PASSED' || state === 'PENDING_FAILURE'

function othersIn(number: number, entry: TimelineEntry = {}): readonly number[] {
  const tested = [
    ...(entry.testRun?.testedPullRequests ?? []),
    ...(entry.otherTestedPullRequests ?? []),
  ]
  return [...new Set(tested.map(({ prNumber }) => prNumber))].filter((other) => other !== number)
}
