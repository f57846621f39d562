/** Submits a failed pull request again: one decision, and one submission that is proved. */
import type { MergeFacts } from '../github/merge-facts.js'
import type { SubmitOptions } from '../service/requests.js'
import type { Queue, SubmittedPullRequest } from '../service/schemas.js'
import type { Deadline } from '../shared/deadline.js'
import { type Fact, ifKnown } from '../shared/fact.js'
import { type PullRequestRef, pullRequestName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { keepAtHead } from './head.js'
import { type Stop, stopOf, wordRemedy } from './reasons/reasons.js'
import { REASONS, type ReasonName } from './reasons/table.js'
import { isQueued } from './record.js'
import {
  dequeue,
  optionsAsBefore,
  type QueueExit,
  readFailedAgain,
  type SubmitCall,
  type SubmitPlan,
  type Submitted,
  submitVerified,
} from './writes.js'

/** The facts of GitHub that decide whether a pull request may be tried again. */
export type AgainOnGitHub = Partial<MergeFacts> &
  Pick<MergeFacts, 'closed' | 'draft' | 'baseBranch' | 'headSha'>

/**
 * The facts and conditions of a further try. A condition that the contract of the caller does not
 * name is `any`, so that no caller drops one by mistake.
 */
export interface AgainFacts {
  readonly ref: PullRequestRef
  /** `restart` is for a queued pull request whose tests failed. */
  readonly act: 'submit' | 'restart'
  /** The newest record. */
  readonly record: SubmittedPullRequest | undefined
  /** The head that failed; if `undefined`, any. */
  readonly head: string | undefined
  readonly onGitHub: Fact<AgainOnGitHub> | 'any'
  readonly reviews: 'none-against' | 'any'
  readonly queue: Fact<Pick<Queue, 'state'>> | 'any'
  /** The holds that count, as a clause such as "it has the hold `x`"; known `undefined` if none does. */
  readonly heldBy: Fact<string | undefined> | 'any'
  /** The heads that comments count as tried again. */
  readonly triedHeads: Fact<readonly (string | undefined)[]> | 'any'
}

/** Why a pull request may not be tried again. */
export type NotAgain = Stop<ReasonName | 'unread' | 'other-state' | 'held' | 'tried-before'>

export type MayTryAgain = { readonly may: true } | ({ readonly may: false } & NotAgain)

/** Decides from facts alone whether a pull request may be tried again. */
export function mayTryAgain(facts: AgainFacts): MayTryAgain {
  const notAgain = notAgainOf(facts)
  return notAgain === undefined ? { may: true } : { may: false, ...notAgain }
}

function notAgainOf(facts: AgainFacts): NotAgain | undefined {
  const { ref, act, record, head, onGitHub, reviews, queue, heldBy, triedHeads } = facts
  const unread = (why: string): NotAgain => ({ kind: 'unread', why })
  if (triedHeads !== 'any') {
    if (!triedHeads.isKnown) return unread('the comment that counts the retries cannot be read')
    if (head === undefined) return unread('its head commit is not known')
    if (triedHeads.value.includes(head.toLowerCase()))
      return { kind: 'tried-before', why: 'this head commit was retried before' }
  }
  if (onGitHub !== 'any' && !onGitHub.isKnown)
    return unread(`GitHub did not show whether it is still open: ${onGitHub.why}`)
  if (queue !== 'any') {
    if (!queue.isKnown) return unread('the queue could not be read')
    const { state: queueState } = queue.value
    const stop = stopOf('again-if-named', { ref, gitHub: {}, queueState })
    const lastStep = isQueued(record) ? 'restart its tests' : 'submit it again'
    const remedy = { ...REASONS['queue-state'], again: true }
    if (stop !== undefined) return { ...stop, next: wordRemedy(remedy, ref, lastStep) }
  }
  if (heldBy !== 'any') {
    if (!heldBy.isKnown) return unread(`the holds of the queue could not be read: ${heldBy.why}`)
    if (heldBy.value !== undefined) return { kind: 'held', why: heldBy.value }
  }
  const gitHub = onGitHub === 'any' ? {} : onGitHub.value
  const stop = stopOf('again', { ref, gitHub, head })
  if (stop !== undefined) return stop
  const isExpected =
    act === 'restart'
      ? record?.state === 'PENDING_FAILURE'
      : record?.state === 'FAILED' && !isQueued(record)
  if (!isExpected) return { kind: 'other-state', why: `it is ${record?.state}` }
  if (act === 'restart' || reviews === 'any') return undefined
  const { changeRequests, changesRequested }: Partial<MergeFacts> = gitHub
  const why = unreadReviews(changeRequests)
  if (why !== undefined) return unread(why)
  const [reviewer = changesRequested ? '' : undefined] = ifKnown(changeRequests) ?? []
  return stopOf('again-if-named', { ref, gitHub: {}, changesRequestedBy: reviewer })
}

/** Why the reviews could not be read; `undefined` if they were. */
export function unreadReviews(
  changeRequests: AgainOnGitHub['changeRequests'] | undefined,
): string | undefined {
  if (changeRequests?.isKnown) return undefined
  return `the reviews could not be read${changeRequests ? `: ${changeRequests.why}` : ''}`
}

/** A submission at a certain head, after its proof. */
export type SentAtHead =
  | {
      /** `by-other`: someone else has submitted it first, or it is merged. */
      readonly result: 'submitted' | 'by-other'
      readonly proof: Submitted['proof']
      readonly record: SubmittedPullRequest
    }
  | {
      /** The queue had another head, so it was taken out. */
      readonly result: 'other-head'
      readonly headSha: string | undefined
      readonly record: SubmittedPullRequest
      readonly exit: QueueExit
    }

/**
 * Submits a pull request, proves with a read that it is in the queue at the head, and takes it out
 * if the head has moved.
 * @param head if `undefined`, the caller watches the head itself
 * @throws {ActionError} nothing proves the submission, or it was merged at another head
 */
export async function submitAtHead(
  context: Context,
  deadline: Deadline,
  ref: PullRequestRef,
  plan: SubmitPlan,
  head: string | undefined,
  call?: SubmitCall,
): Promise<SentAtHead> {
  const { outcome, proof, record, ignored } = await submitVerified(
    context,
    deadline,
    ref,
    plan,
    call,
  )
  if (ignored !== undefined) context.log.warning(`${pullRequestName(ref)}: ${ignored}`)
  if (outcome !== 'submitted') return { result: 'by-other', proof, record }
  const pullRequest = { ref, headSha: head }
  const leave = () => dequeue(context, deadline, ref)
  const settled = await keepAtHead(context, deadline, pullRequest, record, head, leave)
  if (settled.moved === undefined) return { result: 'submitted', proof, record: settled.record }
  return { result: 'other-head', record: settled.record, ...settled.moved }
}

/** A further submission, after its proof. */
export type SentAgain =
  | SentAtHead
  | {
      /** Nothing was sent: someone else has submitted it, or anything else has happened to it. */
      readonly result: 'changed'
      readonly record: SubmittedPullRequest | undefined
    }

/** How a pull request is submitted again. */
export interface AgainCall extends SubmitCall {
  /** The options of the workflow; the rest is taken from the record of the failure. */
  readonly options?: SubmitOptions
  /** The head that is proved; absent if the caller watches the head itself. */
  readonly head?: string | undefined
  /** Called when the request is about to be sent. */
  readonly onSending?: () => void
}

/**
 * Submits a failed pull request again as before, if its record is still the one that was judged.
 * @throws {ActionError} as {@link submitAtHead}
 */
export async function submitFailedAgain(
  context: Context,
  deadline: Deadline,
  ref: PullRequestRef,
  failed: SubmittedPullRequest,
  { options = {}, head, onSending, ...call }: AgainCall,
): Promise<SentAgain> {
  const { patience = deadline.restarted(context.service.retryTimeoutMs) } = call
  const { hasChanged, record } = await readFailedAgain(context, deadline, ref, failed, patience)
  if (hasChanged) return { result: 'changed', record }
  context.log.info(`${pullRequestName(ref)} failed in the queue; submitting it again`)
  onSending?.()
  const asBefore = optionsAsBefore(failed)
  const { priority = asBefore.priority, noBatch = asBefore.noBatch } = options
  const plan = { priority, noBatch, before: failed }
  return submitAtHead(context, deadline, ref, plan, head, { ...call, patience })
}
