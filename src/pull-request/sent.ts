/** The submission of a step, and whether the step may take the pull request out of the queue again. */
import { isEnded, type SubmittedPullRequest } from '../service/schemas.js'
import { isQueued } from './record.js'
import { LEFT_BEFORE, type QueueExit } from './writes.js'

/**
 * `proved`: a reading shows it. `refused`: none is on its way. `lost`: later readings show no effect,
 * but it may still arrive. `left`: a reading shows that the pull request has left the queue.
 */
type Stage = 'none' | 'sent' | 'proved' | 'refused' | 'lost' | 'left'

/**
 * none → sent → proved | refused | lost, then left. It goes back to none if somebody else's submission
 * counts, or if a refusal certainly had no effect; a further submission begins at sent.
 */
export interface Sent {
  readonly stage: Stage
  /** How it left the queue; what is there later is not from this step. */
  readonly exit?: QueueExit | undefined
  /** The step has begun to take it out, which a cancelled run must finish. */
  readonly isLeaving: boolean
  /** Submissions of this step after a failure. */
  readonly resubmissions: number
  /** The step may also take out what it did not submit. */
  readonly ownsAll: boolean
}

/** The state before the first submission. */
export const nothingSent = (ownsAll: boolean): Sent => ({
  stage: 'none',
  isLeaving: false,
  resubmissions: 0,
  ownsAll,
})

/** A submission of what is not in the queue is about to leave. */
export const sending = (sent: Sent): Sent => ({ ...sent, stage: 'sent', exit: undefined })

/** The service refused the submission. */
export const refused = (sent: Sent): Sent => ({ ...sent, stage: 'refused' })

/** The request failed, and certainly had no effect so far. */
export function withoutEffect(sent: Sent): Sent {
  if (sent.stage === 'refused') return { ...sent, stage: 'none' }
  return sent.stage === 'sent' ? { ...sent, stage: 'lost' } : sent
}

/** A reading shows a submission, or how it ended. @param isOurs nobody else had submitted it */
export function withProof(
  sent: Sent,
  record: SubmittedPullRequest | undefined,
  isOurs: boolean,
): Sent {
  const stage = isOurs ? 'proved' : 'none'
  const next: Sent = { ...sent, stage, exit: undefined }
  return isEnded(record?.state) && !isQueued(record) ? left(next, LEFT_BEFORE) : next
}

/** A reading shows a submission of this step after a failure. */
export const resubmitted = (sent: Sent, record: SubmittedPullRequest): Sent => ({
  ...withProof(sent, record, true),
  resubmissions: sent.resubmissions + 1,
})

/** A reading shows that it has left the queue. */
export const left = (sent: Sent, exit: QueueExit): Sent => ({ ...sent, stage: 'left', exit })

/** The step begins to take it out. */
export const leaving = (sent: Sent): Sent => ({ ...sent, isLeaving: true })

/** An attempt to take it out is over. */
export function afterExit(sent: Sent, exit: QueueExit): Sent {
  const { lastRead } = exit
  if (lastRead === undefined || isQueued(lastRead.record)) return sent
  return exit.mayArrive ? { ...sent, stage: 'sent' } : left(sent, exit)
}

/** True while a submission of this step may still arrive in the queue. */
export const mayArrive = ({ stage }: Sent): boolean => stage === 'sent' || stage === 'lost'

/** True if the step may take the pull request out of the queue. */
export const mayTakeOut = (sent: Sent): boolean =>
  sent.ownsAll || sent.stage === 'proved' || mayArrive(sent)

/** True if the queue may have the submission although no reading shows it: an earlier attempt may have arrived before a refusal. */
export const isUncertain = ({ stage }: Sent): boolean => stage === 'sent' || stage === 'refused'
