import { ServiceError } from '../http/errors.js'
import type { SubmitOptions } from '../service/requests.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import type { SharedCall } from '../service/verified-write.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { nameOf, readRecord } from './record.js'

/** What to submit, and where the pull request stood before. */
export interface SubmitPlan extends SubmitOptions {
  /** The record before the submission; `undefined` when it was never submitted. */
  readonly before: SubmittedPullRequest | undefined
}

/** A pull request that a read showed in the queue, or through it. */
export interface Submitted {
  readonly outcome: 'submitted' | 'already-queued'
  /** A read after the submission. */
  readonly record: SubmittedPullRequest
  /** A sentence when the service did not take what was asked for. */
  readonly ignored?: string | undefined
}

/**
 * Submits a pull request and reads back that it is in the queue. One that is queued already is submitted again only when
 * priority or batching differ from what is asked for, because services rewrite them.
 *
 * @returns `planned` in a dry run that would send
 * @throws {ServiceError} what the service refused; `unknown-outcome` when no read shows it in the queue
 */
export async function submitVerified(
  context: Context,
  ref: PullRequestRef,
  plan: SubmitPlan,
): Promise<Submitted | { readonly outcome: 'planned' }> {
  const { before } = plan
  const queued = before?.isCurrentlySubmittedToQueue === true
  if (queued && differences(plan, before).length === 0)
    return { outcome: 'already-queued', record: before }
  if (context.dryRun) return { outcome: 'planned' }
  const { record, conflict } = await send(context, ref, plan)
  if (!queued && !conflict) return { outcome: 'submitted', record, ignored: ignored(plan, record) }
  return { outcome: 'already-queued', record, ignored: ignored(plan, record) }
}

/** @returns the reading that proves it, and whether the service said that it is queued already */
async function send({ service, clock }: Context, ref: PullRequestRef, plan: SubmitPlan) {
  let conflict = false
  const record = await service.submitPullRequest(ref, plan).send({
    readBack: async (error, call) => {
      const now = await readRecord(service, ref, call)
      conflict = error.status === 409
      return isNewSubmission(plan.before, now) ? 'applied' : 'not-applied'
    },
    prove: (call) => readUntilQueued({ service, clock }, ref, plan.before, call),
  })
  return { record, conflict }
}

/** Pauses between the reads after a submission: a record can lag behind the answer. */
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 5000

async function readUntilQueued(
  { service, clock }: Pick<Context, 'service' | 'clock'>,
  ref: PullRequestRef,
  before: SubmittedPullRequest | undefined,
  call: SharedCall,
): Promise<SubmittedPullRequest> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
    const record = await readRecord(service, ref, call)
    if (record !== undefined && isNewSubmission(before, record)) return record
    if (pause >= call.deadline.remainingMs) throw neverSeen(ref, call.deadline.totalMs, record)
    await clock.sleep(pause, call.signal)
  }
}

/** In the queue now, or moved on from where the record stood before: a fast queue may be through already. */
function isNewSubmission(
  before: SubmittedPullRequest | undefined,
  now: SubmittedPullRequest | undefined,
): boolean {
  if (now === undefined) return false
  return now.isCurrentlySubmittedToQueue || now.stateChangedAt !== before?.stateChangedAt
}

/** Names of priorities and their values (published schema). */
const PRIORITY_VALUES: Readonly<Record<string, number>> = {
  urgent: 0,
  high: 10,
  medium: 100,
  low: 200,
  lowest: 255,
}

/** What a record shows otherwise than asked for, a phrase each; what it does not show is no difference. */
function differences({ priority, noBatch }: SubmitOptions, record: SubmittedPullRequest): string[] {
  const found: string[] = []
  const wanted = typeof priority === 'string' ? PRIORITY_VALUES[priority] : priority
  if (wanted !== undefined && record.priorityValue !== undefined && record.priorityValue !== wanted)
    found.push(`priority ${record.priorityName ?? record.priorityValue} instead of ${priority}`)
  if (noBatch !== undefined && record.noBatch !== undefined && record.noBatch !== noBatch)
    found.push(`no-batch ${record.noBatch} instead of ${noBatch}`)
  return found
}

function ignored(options: SubmitOptions, record: SubmittedPullRequest): string | undefined {
  const found = differences(options, record)
  return found.length === 0 ? undefined : `The service kept ${found.join(' and ')}`
}

const neverSeen = (
  ref: PullRequestRef,
  ms: number,
  record: SubmittedPullRequest | undefined,
): ServiceError =>
  new ServiceError(
    'unknown-outcome',
    {
      request: `POST /submitPullRequest for ${nameOf(ref)}`,
      problem: `the service acknowledged it, but for ${Math.round(ms / 1000)} s no read showed it in the queue (${record?.state ?? 'no record'})`,
      remedy: 'Look at the queue before running the step again.',
    },
    { type: 'broken-body' },
    { ambiguous: true },
  )
