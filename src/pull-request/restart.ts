import type { SubmittedPullRequest } from '../service/schemas.js'
import type { SharedCall } from '../service/verified-write.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { changedAt, readRecord, readUntil } from './record.js'

/** What a read after a restart proves: queued and its state moved, or it left the queue. */
export interface Restarted {
  readonly outcome: 'restarted' | 'left'
  readonly record: SubmittedPullRequest | undefined
}

/** A record that has not moved may lag; two readings this far apart say that nothing happened. */
const SETTLE_MS = 5000

/**
 * Restarts the tests of a queued pull request and proves it with a read: in the queue, and its
 * `stateChangedAt` moved. It is sent a second time, and never a third, only when reads prove that
 * the first had no effect; without time stamps nothing can be proved.
 * @throws {ServiceError} `unknown-outcome` when no read proves the restart
 */
export async function restartVerified(
  { service, clock }: Context,
  ref: PullRequestRef,
  before: SubmittedPullRequest,
): Promise<Restarted> {
  const then = changedAt(before)
  /** @returns `undefined` while the record is as it was before */
  const read = async (call: SharedCall): Promise<Restarted | undefined> => {
    if (then === undefined) throw call.notProved(unknown(NO_TIME_STAMPS))
    const record = await readRecord(service, ref, call)
    if (!record?.isCurrentlySubmittedToQueue) return { outcome: 'left', record }
    return (changedAt(record) ?? then) > then ? { outcome: 'restarted', record } : undefined
  }
  return service.restartTestsOnPullRequest(ref, {
    sends: 2,
    wasApplied: async (error, call) => {
      // A conflict is a refusal: whatever moved the record in the meantime, it was not this call.
      if (error.status === 409) return false
      if ((await read(call)) !== undefined) return true
      await clock.sleep(Math.min(SETTLE_MS, call.deadline.remainingMs), call.signal)
      return (await read(call)) !== undefined
    },
    prove: (call) => {
      const readSettled = async () => {
        const now = await read(call)
        if (now?.outcome !== 'left') return now
        // A record can lag for a moment, so leaving the queue takes two readings.
        await clock.sleep(Math.min(SETTLE_MS, call.deadline.remainingMs), call.signal)
        return read(call)
      }
      const late = (seconds: number) => unknown(`its state has not changed for ${seconds} s`)
      return readUntil({ clock }, call, readSettled, late)
    },
  })
}

const NO_TIME_STAMPS = 'the service shows no `stateChangedAt`, which would prove the restart'

const unknown = (why: string): string =>
  `it was sent, but it is not known whether the tests were restarted: ${why}`
