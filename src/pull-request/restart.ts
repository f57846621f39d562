import { hasStatus } from '../http/errors.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import {
  contradiction,
  doubt,
  NO_EFFECT,
  proved,
  type Reading,
  readSettled,
} from '../service/verified-write.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { changedAt, isQueued } from './record.js'

/** Ends that readings after a restart prove: queued and its state moved, or it left the queue. */
interface Restarted {
  readonly outcome: 'restarted' | 'left'
  readonly record: SubmittedPullRequest | undefined
}

/**
 * Restarts the tests of a queued pull request and proves it with a reading: in the queue, its
 * `stateChangedAt` moved, and it is tested again. It is sent a second time, and never a third, only
 * when readings prove that the first had no effect; without time stamps nothing can be proved.
 * @param seen notes each reading, because a restart that is not proved fails the step
 * @throws {ServiceError} `unknown-outcome` when no reading proves the restart
 */
export async function restartVerified(
  context: Context,
  ref: PullRequestRef,
  before: SubmittedPullRequest,
  seen?: (record: SubmittedPullRequest | undefined) => void,
): Promise<Restarted> {
  const { service } = context
  try {
    return await service.restartTestsOnPullRequest(ref, {
      sends: 2,
      judge: (record, conflict) => {
        seen?.(record)
        // A conflict is a refusal: whatever moved the record in the meantime, it was not this call.
        return conflict ? NO_EFFECT : judgeRestart(record, before)
      },
      missing: () =>
        'its state has not changed, which does not confirm that the tests were restarted',
    })
  } catch (error) {
    if (!hasStatus(error, 404)) throw error
    const record = await readSettled(context, () => service.findPullRequest(ref), isQueued)
    // Once its leaving does not explain it, a 404 to the write proves nothing.
    if (isQueued(record)) throw error
    return { outcome: 'left', record }
  }
}

/** States of a pull request whose tests start over. */
const AFTER_RESTART = ['NOT_READY', 'PENDING', 'TESTING']

function judgeRestart(
  record: SubmittedPullRequest | undefined,
  before: SubmittedPullRequest,
): Reading<Restarted> {
  const then = changedAt(before)
  if (then === undefined)
    return doubt('the service shows no `stateChangedAt`, which would prove the restart')
  if (!record?.isCurrentlySubmittedToQueue) return contradiction({ outcome: 'left', record })
  if ((changedAt(record) ?? then) <= then) return NO_EFFECT
  const { state = '' } = record
  if (AFTER_RESTART.includes(state)) return proved({ outcome: 'restarted', record })
  return doubt(`it moved on to ${state}, which does not confirm that its tests were restarted`)
}
