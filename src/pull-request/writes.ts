/** Writes about one pull request, each with the readings that prove it: submit, cancel, restart. */
import { hasStatus } from '../http/errors.js'
import { type SubmitOptions, submitPullRequest } from '../service/requests.js'
import { isEnded, type SubmittedPullRequest } from '../service/schemas.js'
import {
  contradiction,
  NO_EFFECT,
  proved,
  READ_AGAIN,
  type ReadingVerdict,
  readUntilConsistent,
  SETTLE_MS,
  unprovable,
} from '../service/verified-write.js'
import { attemptOptional } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import { explanationText } from '../shared/errors.js'
import { type PullRequestRef, stackSentence } from '../shared/references.js'
import type { Context, Result } from '../step/context.js'
import { planOnlyResult } from '../step/dry-run.js'
import { PRIORITIES } from './inputs.js'
import {
  changedAt,
  isMerged,
  isNewer,
  isOlder,
  isQueued,
  isSameState,
  isSameStateAndHead,
  mergedElsewhere,
} from './record.js'

/** Options of a submission, and the record before it. */
export interface SubmitPlan extends SubmitOptions {
  /** `undefined` if it was never submitted. */
  readonly before: SubmittedPullRequest | undefined
}

/** A submission that a read has proved. */
export interface Submitted {
  readonly outcome: 'submitted' | 'already-queued' | 'already-merged'
  /** The state that a read has shown. */
  readonly proof: 'queued' | 'merged' | 'ended'
  readonly record: SubmittedPullRequest
  /** Set if the service kept other options than requested: one sentence without its period. */
  readonly ignored?: string | undefined
}

/** How a submission is sent. */
export interface SubmitCall {
  readonly patience?: Deadline
  /** Called if the service has refused it, so that none is on its way, before it is read back. */
  readonly onRefused?: () => void
}

/** Lists the options that a record contradicts, one phrase each; a missing field is no evidence. */
export function ignoredOptions(
  { priority, noBatch }: SubmitOptions,
  { priorityValue, priorityName, noBatch: batching }: SubmittedPullRequest,
): string[] {
  const ignored: string[] = []
  const requested = typeof priority === 'string' ? PRIORITIES.get(priority) : priority
  const kept = priorityValue ?? PRIORITIES.get(priorityName?.toLowerCase() ?? '')
  if (requested !== undefined && kept !== undefined && kept !== requested)
    ignored.push(`priority ${priorityName ?? priorityValue} instead of ${priority}`)
  if (noBatch !== undefined && batching !== undefined && batching !== noBatch)
    ignored.push(`no-batch ${batching} instead of ${noBatch}`)
  return ignored
}

/** A queued pull request is submitted again only to change its options. */
export const needsSubmission = ({ before, ...options }: SubmitPlan): boolean =>
  before === undefined || !isQueued(before) || ignoredOptions(options, before).length > 0

/**
 * Submits a pull request and proves with a read that it is in the queue. A queued one is submitted
 * again only when priority or batching differ from the request, because services rewrite them.
 * @throws {HttpError} `unknown-outcome` when no read shows it in the queue
 */
export async function submitVerified(
  { service }: Context,
  deadline: Deadline,
  ref: PullRequestRef,
  plan: SubmitPlan,
  { patience, onRefused }: SubmitCall = {},
): Promise<Submitted> {
  const { before } = plan
  if (before !== undefined && !needsSubmission(plan))
    return { outcome: 'already-queued', proof: 'queued', record: before }
  const { proof, record, isRefused } = await service.submitPullRequest(deadline, ref, plan, {
    patience,
    onSent: (result) => {
      if (result === 'refused') onRefused?.()
    },
    judge: (record, sent) => judgeSubmission(record, sent === 'refused', plan, ref),
    missing: (last) =>
      `no read showed the pull request in the queue (${last?.state ?? 'no record'})`,
  })
  const kept = proof === 'queued' ? ignoredOptions(plan, record) : []
  return {
    outcome: outcomeOfSubmission(proof, isRefused, isQueued(before)),
    proof,
    record,
    ignored: kept.length === 0 ? undefined : `Trunk kept ${kept.join(' and ')}`,
  }
}

/** @param isRefused because the queue had it or it was merged */
function outcomeOfSubmission(
  proof: Submitted['proof'],
  isRefused: boolean,
  wasQueued: boolean,
): Submitted['outcome'] {
  if (!isRefused && !wasQueued) return 'submitted'
  return proof === 'merged' ? 'already-merged' : 'already-queued'
}

/** Plans a submission for a dry run. */
export const planSubmission = (
  { log }: Context,
  ref: PullRequestRef,
  plan: SubmitPlan,
): Result<never> =>
  planOnlyResult(log, [submitPullRequest(ref, plan)], { note: stackSentence(ref) })

/** A submission is proved in the queue, merged, or ended for 10 s; any other record is read again. */
function judgeSubmission(
  record: SubmittedPullRequest | undefined,
  isRefused: boolean,
  plan: SubmitPlan,
  ref: PullRequestRef,
): ReadingVerdict<Pick<Submitted, 'proof'> & { record: SubmittedPullRequest; isRefused: boolean }> {
  const { before } = plan
  if (record !== undefined && isQueued(record)) {
    const queued = { proof: 'queued', record, isRefused } as const
    const agrees = ignoredOptions(plan, record).length === 0 && !isOlder(record, before)
    return agrees ? proved(queued) : contradiction(queued)
  }
  if (record !== undefined && isMerged(record, ref))
    return proved({ proof: 'merged', record, isRefused })
  // Only a queued or merged pull request explains that the service refuses.
  if (isRefused) return NO_EFFECT
  // The reading before may have lagged, so this can still be the end of an earlier submission.
  if (record !== undefined && isEnded(record.state) && isNewer(record, before))
    return contradiction({ proof: 'ended', record, isRefused })
  return isSameState(record, before) ? NO_EFFECT : READ_AGAIN
}

/** The options with which a record was submitted. */
export const optionsAsBefore = (record: SubmittedPullRequest): SubmitOptions => ({
  priority: record.priorityValue ?? record.priorityName,
  noBatch: record.noBatch || undefined,
})

/**
 * Reads a failed pull request once more before it is submitted again.
 * @returns `hasChanged` if someone else has submitted it since, or anything else has happened to it
 */
export async function readFailedAgain(
  { service }: Context,
  deadline: Deadline,
  ref: PullRequestRef,
  failed: SubmittedPullRequest,
  patience: Deadline,
): Promise<{ readonly hasChanged: boolean; readonly record: SubmittedPullRequest | undefined }> {
  const record = await readUntilConsistent(
    deadline,
    () => service.findPullRequest(deadline, ref, { patience }),
    (record) => record === undefined || isOlder(record, failed),
    Math.min(SETTLE_MS, patience.remainingMs),
  )
  return { hasChanged: isQueued(record) || !isSameStateAndHead(record, failed), record }
}

/** Time of readings between two cancels; short, because a cancelled run has little time. */
const CANCEL_AGAIN_MS = 1000

interface CancelOptions {
  /**
   * Called when the service shows that the queue had it: by a reading, or because it acknowledges the
   * cancellation.
   */
  readonly noteQueued?: (() => void) | undefined
  /** Called before each request that cancels. An error that it throws ends the cancellation. */
  readonly beforeAttempt?: () => Promise<void>
}

/**
 * Takes a pull request out of the queue and reads back that it is out.
 * @returns `not-queued` when the service says that there was nothing to do
 * @throws {HttpError} `unknown-outcome` when every read shows it in the queue
 */
export async function cancelVerified(
  context: Context,
  deadline: Deadline,
  ref: PullRequestRef,
  { noteQueued = () => {}, beforeAttempt }: CancelOptions,
): Promise<{
  readonly outcome: 'cancelled' | 'not-queued'
  readonly record: SubmittedPullRequest | undefined
}> {
  const { service, clock } = context
  const began = clock.monotonic()
  const noteIfQueued = (record: SubmittedPullRequest | undefined) => {
    if (isQueued(record)) noteQueued()
    return isQueued(record)
  }
  for (;;) {
    try {
      return await service.cancelPullRequest(deadline, ref, {
        onSent: (result) => {
          if (result === 'acknowledged') noteQueued()
        },
        judge: (record, sent) => {
          if (noteIfQueued(record)) return NO_EFFECT
          // A cancelled pull request is not FAILED, so a failed one left the queue by itself.
          const wasGone = sent === 'refused' || record?.state === 'FAILED'
          return proved({ outcome: wasGone ? 'not-queued' : 'cancelled', record })
        },
        missing: () => 'Trunk still showed the pull request in the queue',
        ...(beforeAttempt && { beforeAttempt }),
        // A second cancel takes out what the first one left.
        resendAfterMs: CANCEL_AGAIN_MS,
      })
    } catch (error) {
      if (!hasStatus(error, 404)) throw error
      const find = () => service.findPullRequest(deadline, ref)
      const record = await readUntilConsistent(deadline, find, noteIfQueued, CANCEL_AGAIN_MS)
      if (!isQueued(record)) return { outcome: 'not-queued', record }
      // The record can lag, or the pull request can have come into the queue just now. After the
      // time for that, a 404 to the write proves nothing.
      if (clock.monotonic() - began >= SETTLE_MS) throw error
    }
  }
}

const DEQUEUE_PAUSE_MS = 500

/**
 * Keeps out of the queue a pull request whose submission had no answer and may still take effect:
 * reads and cancels until the queue has had it and a newer record shows its end, or until the
 * deadline. A newer record alone proves nothing, because `before` may lag.
 * @param before the record before the submission
 */
export async function dequeueUntilProved(
  context: Context,
  deadline: Deadline,
  ref: PullRequestRef,
  before: SubmittedPullRequest | undefined,
): Promise<QueueExit> {
  let record: SubmittedPullRequest | undefined
  let wasQueued = false
  const noteQueued = () => {
    wasQueued = true
  }
  while (!deadline.isOver) {
    const exit = await dequeue(context, deadline, ref, noteQueued)
    record = exit.lastRead?.record ?? record
    const hasEnded = record !== undefined && isNewer(record, before) && isEnded(record.state)
    if (wasQueued && hasEnded) return exit
    await deadline.sleep(DEQUEUE_PAUSE_MS).catch(() => {})
  }
  return { takenOut: false, sentence: MAY_ARRIVE, mayArrive: true, lastRead: record && { record } }
}

export const MAY_ARRIVE =
  'No read has shown the submission yet, so the pull request may still be put into the queue'

/** The result of taking a pull request out of the queue, or of leaving it there. */
export interface QueueExit {
  /** A read showed that this step took it out. */
  readonly takenOut: boolean
  /** One sentence for the reader, without its period. */
  readonly sentence: string
  /** Set if a submission of this step may still be put into the queue. */
  readonly mayArrive?: true
  /** The record after it; absent if it was not read. */
  readonly lastRead?: { readonly record: SubmittedPullRequest | undefined } | undefined
}

/** Takes the pull request out of the queue. Fails only if the run is cancelled in the meantime. */
export async function dequeue(
  context: Context,
  deadline: Deadline,
  ref: PullRequestRef,
  noteQueued?: () => void,
): Promise<QueueExit> {
  if (context.dryRun) return { takenOut: false, sentence: 'Dry run: it was left in the queue' }
  const attempted = await attemptOptional(
    deadline,
    cancelVerified(context, deadline, ref, { noteQueued }),
  )
  if (!attempted.succeeded) {
    const { error } = attempted
    const why = error ? explanationText(error.explanation).replace(/\.$/, '') : OUT_OF_TIME
    return { takenOut: false, sentence: `It could not be taken out of the queue: ${why}` }
  }
  const { outcome, record } = attempted.value
  const lastRead = { record }
  const elsewhere = mergedElsewhere(record, ref)
  if (elsewhere !== undefined) return { takenOut: false, sentence: elsewhere, lastRead }
  if (isMerged(record, ref)) return { takenOut: false, sentence: MERGED_BEFORE, lastRead }
  if (outcome === 'cancelled')
    return { takenOut: true, sentence: 'It was taken out of the queue', lastRead }
  return { ...LEFT_BEFORE, lastRead }
}

/** The pull request left the queue before this step could take it out. */
export const LEFT_BEFORE: QueueExit = {
  takenOut: false,
  sentence: 'It had already left the queue',
}

const MERGED_BEFORE = 'It was merged before it could be taken out of the queue'
const OUT_OF_TIME =
  "the action couldn't confirm that it left before the time was up. Look at the queue"

/** The result of a read after a restart. */
interface Restarted {
  readonly outcome: 'restarted' | 'left'
  readonly record: SubmittedPullRequest | undefined
}

/**
 * Restarts the tests of a queued pull request and proves it with a reading: in the queue, its
 * `stateChangedAt` moved, and it is tested again. It is sent a second time, and never a third, only
 * when readings prove that the first had no effect; without time stamps nothing can be proved.
 * @param seen is given each record, so that a restart that is not proved has outputs too
 * @throws {HttpError} `unknown-outcome` when no reading proves the restart
 */
export async function restartVerified(
  context: Context,
  deadline: Deadline,
  ref: PullRequestRef,
  before: SubmittedPullRequest,
  seen?: (record: SubmittedPullRequest | undefined) => void,
): Promise<Restarted> {
  const { service } = context
  try {
    return await service.restartTestsOnPullRequest(deadline, ref, {
      sends: 2,
      judge: (record, sent) => {
        seen?.(record)
        // The service refused, so this call did not move the record.
        return sent === 'refused' ? NO_EFFECT : judgeRestart(record, before)
      },
      missing: () =>
        'its state has not changed, which does not confirm that the tests were restarted',
    })
  } catch (error) {
    if (!hasStatus(error, 404)) throw error
    const record = await readUntilConsistent(
      deadline,
      () => service.findPullRequest(deadline, ref),
      isQueued,
    )
    // It is still in the queue, so the 404 to the write proves nothing.
    if (isQueued(record)) throw error
    return { outcome: 'left', record }
  }
}

/** States in which the tests have not begun, or run. */
const AFTER_RESTART = ['NOT_READY', 'PENDING', 'TESTING']

function judgeRestart(
  record: SubmittedPullRequest | undefined,
  before: SubmittedPullRequest,
): ReadingVerdict<Restarted> {
  const then = changedAt(before)
  if (then === undefined)
    return unprovable('Trunk shows no `stateChangedAt`, which would prove the restart')
  if (record === undefined || !isQueued(record)) return contradiction({ outcome: 'left', record })
  if ((changedAt(record) ?? then) <= then) return NO_EFFECT
  const { state = '' } = record
  if (AFTER_RESTART.includes(state)) return proved({ outcome: 'restarted', record })
  return unprovable(`it moved on to ${state}, which does not confirm that its tests were restarted`)
}
