/** Decides from facts alone whether a pull request may be tried again. */
import type { HttpRequest } from '../http/request.js'
import {
  type AgainFacts,
  type MayTryAgain,
  mayTryAgain,
  type NotAgain,
} from '../pull-request/again.js'
import { optionsAsBefore } from '../pull-request/writes.js'
import { restartTestsOnPullRequest, submitPullRequest } from '../service/requests.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import { ifKnown } from '../shared/fact.js'
import type { PullRequestRef } from '../shared/references.js'
import type { ExplainFacts } from './facts.js'
import type { VerdictName } from './verdict.js'

/** The request that a retry sends, and what it rests on. */
export interface RetryPlan {
  readonly act: AgainFacts['act']
  readonly head: string
  readonly record: SubmittedPullRequest
}

/** The facts that a retry depends on. */
type RetryFacts = Pick<ExplainFacts, 'record' | 'mergeFacts' | 'queue' | 'ref'>

/** Plans the retry of the head that was judged, from facts alone. */
export function planRetry(
  verdict: VerdictName,
  facts: RetryFacts,
  triedHeads: AgainFacts['triedHeads'] = 'any',
  head = (ifKnown(facts.mergeFacts)?.headSha ?? facts.record?.prSha)?.toLowerCase(),
): RetryPlan | Pick<NotAgain, 'why' | 'next'> {
  const { record } = facts
  if (verdict !== 'known-flaky' || record === undefined)
    return { why: 'it is not known to be flaky' }
  const again = mayRetry(facts, head, triedHeads)
  if (!again.may) return again
  if (head === undefined) return { why: 'its head commit is not known' }
  return { act: actOf(record), head, record }
}

/** Tests that are about to fail it are restarted; what has failed is submitted again. */
const actOf = (record: SubmittedPullRequest | undefined): AgainFacts['act'] =>
  record?.state === 'PENDING_FAILURE' ? 'restart' : 'submit'

/** Decides whether a pull request may be tried again at a head. */
export function mayRetry(
  { ref, record, mergeFacts, queue }: RetryFacts,
  head: string | undefined,
  triedHeads: AgainFacts['triedHeads'] = 'any',
): MayTryAgain {
  return mayTryAgain({
    ref,
    act: actOf(record),
    record,
    head,
    onGitHub: mergeFacts,
    reviews: 'none-against',
    queue,
    heldBy: 'any',
    triedHeads,
  })
}

/** The request that a retry sends. */
export function requestOf(ref: PullRequestRef, { act, record }: RetryPlan): HttpRequest {
  if (act === 'restart') return restartTestsOnPullRequest(ref)
  return submitPullRequest(ref, optionsAsBefore(record))
}
