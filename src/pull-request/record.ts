import type { Queue, SubmittedPullRequest } from '../service/schemas.js'
import { bestEffort } from '../shared/best-effort.js'
import { parseTime } from '../shared/clock.js'
import { isInStack, type PullRequestRef, pullRequestName } from '../shared/references.js'
import type { Context, Outputs } from '../step/context.js'

/**
 * Merged by the queue into the target branch. The record of a stack's member may name the branch of
 * the member below.
 */
export const isMerged = (
  record: SubmittedPullRequest | undefined,
  ref: Pick<PullRequestRef, 'targetBranch' | 'stack'>,
): boolean =>
  record?.state === 'MERGED' &&
  (isInStack(ref) || (record.prBaseBranch ?? ref.targetBranch) === ref.targetBranch)

/** Describes a merge into another branch than the queue's; `undefined` for anything else. */
export const mergedElsewhere = (
  record: SubmittedPullRequest | undefined,
  ref: PullRequestRef,
): string | undefined =>
  record?.state === 'MERGED' && !isMerged(record, ref)
    ? `#${ref.number} was merged into ${record.prBaseBranch}, not into ${ref.targetBranch}`
    : undefined

/** Describes any merge; `undefined` without one. */
export const mergeSentence = (
  record: SubmittedPullRequest | undefined,
  ref: PullRequestRef,
): string | undefined =>
  isMerged(record, ref) ? `${pullRequestName(ref)} is already merged` : mergedElsewhere(record, ref)

/** Describes the state in a sentence without its period. */
export const shownState = (record: SubmittedPullRequest | undefined): string =>
  record?.state === undefined ? 'The service has no record of it' : `Its state is ${record.state}`

/** In the queue; without a record it is not. */
export const isQueued = (record: SubmittedPullRequest | undefined): boolean =>
  record?.isCurrentlySubmittedToQueue === true

/** In a state in which a stopped queue explains why nothing happens. */
export const isIdle = (record: SubmittedPullRequest | undefined): boolean =>
  record?.state === 'NOT_READY' || record?.state === 'PENDING'

/** When the state changed, in milliseconds since the epoch; `undefined` without a readable time. */
export const changedAt = (record: Dated | undefined): number | undefined =>
  parseTime(record?.stateChangedAt)

type Dated = Pick<SubmittedPullRequest, 'stateChangedAt'>

/** A record is newer by its time stamp, or without time stamps, if its state differs. */
export function isNewer(
  record: SubmittedPullRequest,
  before: SubmittedPullRequest | undefined,
): boolean {
  if (before === undefined) return true
  const [at, then] = [changedAt(record), changedAt(before)]
  return at === undefined || then === undefined ? record.state !== before.state : at > then
}

/** A record is older by its time stamp. */
export function isOlder(record: Dated, than: Dated | undefined): boolean {
  return (changedAt(record) ?? Infinity) < (changedAt(than) ?? -Infinity)
}

/** Two readings show the same state, reached at the same time. */
export const isUnchanged = (
  now: SubmittedPullRequest | undefined,
  before: SubmittedPullRequest | undefined,
): boolean => now?.state === before?.state && now?.stateChangedAt === before?.stateChangedAt

/** Two readings show the same state of the same head. */
export const isAsBefore = (
  now: SubmittedPullRequest | undefined,
  before: SubmittedPullRequest,
): boolean => isUnchanged(now, before) && !isOtherHead(now?.prSha, before.prSha)

/** Compares commit IDs without case; without an expected head, no head is another one. */
export const isOtherHead = (headSha: string | undefined, expected: string | undefined): boolean =>
  expected !== undefined && headSha?.toLowerCase() !== expected.toLowerCase()

/**
 * The outputs that every operation on a pull request sets. Without a record they are cleared, because
 * an earlier record may have set them.
 */
export function recordOutputs(record: SubmittedPullRequest | undefined): Outputs {
  if (record === undefined) return { state: undefined, submitted: false, priority: undefined }
  return {
    state: record.state,
    submitted: record.isCurrentlySubmittedToQueue,
    priority: record.priorityName ?? record.priorityValue,
    ...(record.prSha === undefined ? {} : { 'head-sha': record.prSha }),
  }
}

const SLOWED: ReadonlyMap<string, string> = new Map([
  ['paused', 'nothing is tested or merged until it is resumed'],
  ['draining', 'running tests finish, and nothing new starts until it is resumed'],
  ['switching_modes', 'running tests finish before the new mode starts'],
])

/** Describes a queue that merges nothing for now: one sentence without its period. */
export function slowdown({ targetBranch }: PullRequestRef, { state }: Queue): string | undefined {
  const slowed = SLOWED.get(state)
  return slowed && `The queue of ${targetBranch} is ${state}: ${slowed}`
}

/** The outputs that a queue gives for one of its pull requests; the position counts from 1. */
export function placeOutputs({ number }: PullRequestRef, queue: Queue) {
  const all = queue.enqueuedPullRequests
  return {
    'queue-state': queue.state,
    'queue-position': all.findIndex(({ prNumber }) => prNumber === number) + 1 || undefined,
    'queue-depth': all.length,
  }
}

/** The place in the queue for people, such as `place 3 of 7`. */
export function placeIn(queue: Queue, ref: PullRequestRef): string | undefined {
  const { 'queue-position': position, 'queue-depth': depth } = placeOutputs(ref, queue)
  return position === undefined ? undefined : `place ${position} of ${depth}`
}

/** The queue, and a warning if it does not run or could not be read. */
export interface QueueLookup {
  readonly queue?: Queue | undefined
  readonly warning?: string | undefined
}

/** Reads the queue of a pull request. A failure is only a warning. */
export async function lookUpQueue(context: Context, ref: PullRequestRef): Promise<QueueLookup> {
  let warning: string | undefined
  const answer = context.service.getQueue(ref, { attempts: 1 })
  const queue = await bestEffort(context, answer, (_, error) => {
    warning = `The queue could not be read: ${error?.explanation.problem}`
  })
  return { queue, warning: queue ? slowdown(ref, queue) : warning }
}
