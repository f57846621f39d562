/** Decides from facts alone whether a pull request may be tried again. */
import type { MergeFacts } from '../github/merge-facts.js'
import type { HttpRequest } from '../http/request.js'
import { REASON_KINDS } from '../pull-request/reasons/reason-kinds.js'
import { obstacleOf, wordRemedy } from '../pull-request/reasons/reasons.js'
import { isQueued } from '../pull-request/record.js'
import { optionsAsBefore } from '../pull-request/writes.js'
import { restartTestsOnPullRequest, submitPullRequest } from '../service/requests.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import { ifKnown } from '../shared/fact.js'
import type { PullRequestRef } from '../shared/references.js'
import { inBackticks } from '../shared/text.js'
import type { ExplainFacts } from './facts.js'
import { unreadReviews } from './rules.js'
import type { VerdictName } from './verdict.js'

/** The request that a retry sends, and what it rests on. */
export interface RetryPlan {
  readonly kind: 'restart' | 'submit'
  readonly head: string
  readonly record: SubmittedPullRequest
}

/** Why a pull request is not tried again. */
interface Refusal {
  /** Completes "Not retried: ". */
  readonly why: string
  /** The step that removes the cause, as a sentence; absent if none is known. */
  readonly next?: string | undefined
}

/** The facts that a retry depends on. */
type RetryFacts = Pick<ExplainFacts, 'record' | 'mergeFacts' | 'queue' | 'ref'>

/** Plans the retry of the head that was judged, from facts alone. */
export function planRetry(
  verdict: VerdictName,
  facts: RetryFacts,
  head = ifKnown(facts.mergeFacts)?.headSha.toLowerCase(),
): RetryPlan | Refusal {
  const { record } = facts
  if (verdict !== 'known-flaky' || record === undefined)
    return { why: 'it is not known to be flaky' }
  if (head === undefined) return { why: 'its head commit is not known' }
  const kind = record.state === 'PENDING_FAILURE' ? 'restart' : 'submit'
  return refusalOf(facts, head) ?? { kind, head, record }
}

/** Returns what keeps a pull request from being tried again at a head, if anything does. */
export function refusalOf(
  { record, mergeFacts, queue, ref }: RetryFacts,
  head: string | undefined,
): Refusal | undefined {
  if (!mergeFacts.isKnown) return { why: 'its head commit is not known' }
  if (!queue.isKnown) return { why: 'the queue could not be read' }
  const { state } = queue.value
  if (state !== 'running') {
    const remedy = { ...REASON_KINDS['queue-state'], again: true }
    const retryStep = isQueued(record) ? 'restart its tests' : 'submit it again'
    const next = wordRemedy(remedy, ref, retryStep)
    return { why: `the queue is ${state.replaceAll('_', ' ')}`, next }
  }
  const obstacle = obstacleOf(mergeFacts.value, ref, head)
  if (obstacle !== undefined) return { why: obstacle.text, next: obstacle.remedy }
  if (record?.state === 'PENDING_FAILURE') return undefined
  if (record?.state !== 'FAILED' || isQueued(record)) return { why: `it is ${record?.state}` }
  const why = unreadReviews(mergeFacts.value)
  if (why !== undefined) return { why }
  return requestedChanges(mergeFacts.value, ref)
}

/** The refusal if a review requests changes. */
function requestedChanges(
  { changeRequests, changesRequested }: MergeFacts,
  ref: PullRequestRef,
): Refusal | undefined {
  const [reviewer] = ifKnown(changeRequests) ?? []
  if (reviewer === undefined && !changesRequested) return undefined
  const next = wordRemedy(REASON_KINDS['changes-requested'], ref, 'submit it again')
  if (reviewer === undefined) return { why: 'a review requests changes', next }
  return { why: `a review by ${inBackticks(reviewer)} requests changes`, next }
}

/** The request that a retry sends. */
export function requestOf(ref: PullRequestRef, { kind, record }: RetryPlan): HttpRequest {
  if (kind === 'restart') return restartTestsOnPullRequest(ref)
  return submitPullRequest(ref, optionsAsBefore(record))
}
