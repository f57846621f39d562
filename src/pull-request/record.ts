/** Reads a record of the service: its state, its head, and what it says of a merge. */
import type { SubmittedPullRequest } from '../service/schemas.js'
import { parseTime } from '../shared/clock.js'
import { leadsToTarget, type PullRequestRef, pullRequestName } from '../shared/references.js'
import type { Outputs } from '../step/context.js'

/**
 * True if the queue merged it into the target branch. In a stack, the record may name the branch of
 * the member below.
 */
export const isMerged = (
  record: SubmittedPullRequest | undefined,
  ref: Pick<PullRequestRef, 'targetBranch' | 'stack'>,
): boolean =>
  record?.state === 'MERGED' && leadsToTarget(record.prBaseBranch ?? ref.targetBranch, ref)

/** Describes a merge into another branch than the queue's; `undefined` for anything else. */
export function mergedElsewhere(
  record: SubmittedPullRequest | undefined,
  ref: PullRequestRef,
): string | undefined {
  if (record?.state !== 'MERGED' || isMerged(record, ref)) return undefined
  return `#${ref.number} was merged into ${record.prBaseBranch}, not into ${ref.targetBranch}`
}

/** Describes any merge; `undefined` without one. */
export function mergeSentence(
  record: SubmittedPullRequest | undefined,
  ref: PullRequestRef,
): string | undefined {
  if (isMerged(record, ref)) return `${pullRequestName(ref)} is already merged`
  return mergedElsewhere(record, ref)
}

/** Describes the state in a sentence without its period. */
export function shownState(record: SubmittedPullRequest | undefined): string {
  if (record?.state === undefined) return 'Trunk has no record of it'
  return `Its state is ${record.state}`
}

/** True if it is in the queue; false without a record. */
export const isQueued = (record: SubmittedPullRequest | undefined): boolean =>
  record?.isCurrentlySubmittedToQueue === true

/** True while the pull request waits for its tests, so that a stopped queue holds it up. */
export const isBeforeTests = (record: SubmittedPullRequest | undefined): boolean =>
  record?.state === 'NOT_READY' || record?.state === 'PENDING'

/** When the state changed, in milliseconds since the epoch; `undefined` without a readable time. */
export const changedAt = (record: Dated | undefined): number | undefined =>
  parseTime(record?.stateChangedAt)

type Dated = Pick<SubmittedPullRequest, 'stateChangedAt'>

/** True if two records have time stamps, which tell two equal states apart. */
export const areDated = (one: Dated | undefined, other: Dated | undefined): boolean =>
  changedAt(one) !== undefined && changedAt(other) !== undefined

/** True if a record has a later time stamp or, without time stamps, another state. */
export function isNewer(
  record: SubmittedPullRequest,
  before: SubmittedPullRequest | undefined,
): boolean {
  if (before === undefined) return true
  const at = changedAt(record)
  const then = changedAt(before)
  if (at === undefined || then === undefined) return record.state !== before.state
  return at > then
}

/** True if a record has an earlier time stamp. */
export function isOlder(record: Dated, than: Dated | undefined): boolean {
  return (changedAt(record) ?? Infinity) < (changedAt(than) ?? -Infinity)
}

/** True if two readings show the same state, reached at the same time. */
export const isSameState = (
  now: SubmittedPullRequest | undefined,
  before: SubmittedPullRequest | undefined,
): boolean => now?.state === before?.state && now?.stateChangedAt === before?.stateChangedAt

/** True if two readings show the same state of the same head. */
export const isSameStateAndHead = (
  now: SubmittedPullRequest | undefined,
  before: SubmittedPullRequest,
): boolean => isSameState(now, before) && !differsFromHead(now?.prSha, before.prSha)

/** True if a head is not the expected one, ignoring case; false if any head is fine. */
export const differsFromHead = (
  headSha: string | undefined,
  expected: string | undefined,
): boolean => expected !== undefined && headSha?.toLowerCase() !== expected.toLowerCase()

/** The outputs that a record gives. */
export type RecordOutput = 'state' | 'submitted' | 'priority' | 'head-sha'

/**
 * The outputs that every operation on a pull request sets. Without a record they are cleared, because
 * an earlier record may have set them.
 */
export function recordOutputs(record: SubmittedPullRequest | undefined): Outputs<RecordOutput> {
  if (record === undefined) return { state: undefined, submitted: false, priority: undefined }
  return {
    state: record.state,
    submitted: record.isCurrentlySubmittedToQueue,
    priority: record.priorityName ?? record.priorityValue,
    ...(record.prSha === undefined ? {} : { 'head-sha': record.prSha }),
  }
}
