/** The parts that operations on a queue share: their target, what they record and return. */
import { isFresh, otherRepository, textAt, valueAt, type WorkflowEvent } from '../github/event.js'
import type { HttpRequest } from '../http/request.js'
import { text } from '../markdown/markdown.js'
import type { SettableState } from '../service/queue-settings.js'
import { updateQueue } from '../service/requests.js'
import type { Queue } from '../service/schemas.js'
import { ActionError, InputError } from '../shared/errors.js'
import { type QueueRef, queueName, queueRef, type RepositoryRef } from '../shared/references.js'
import { inBackticks } from '../shared/text.js'
import type { Context, Outputs, Result } from '../step/context.js'
import { branch, optional } from '../step/inputs.js'
import { planned, type Target } from '../step/operation.js'
import { presentPullRequest } from '../step/read-from-github.js'
import { withinBudget } from '../step/within.js'
import {
  changesDiff,
  headline,
  queueFigures,
  queueLine,
  queueReport,
  queueSentence,
} from './report.js'
import { type FieldChange, updateFor } from './settings.js'
import { changeQueue, type OnShown, type QueueChange } from './writes.js'

const inputs = { targetBranch: optional(branch()) }

/** The outputs of a queue; all but the first come with a reading. */
export const QUEUE_OUTPUTS = [
  'target-branch',
  'queue-state',
  'queue-mode',
  'queue-depth',
  'testing-count',
  'oldest-age-seconds',
  'queue',
] as const

/** A queue; `baseOf` is the pull request of the event, if its base branch names the queue. */
type QueueLocation = QueueRef & { readonly baseOf?: number | undefined }

/** The queue of `target-branch`, else of the event's branch; records `target-branch`. */
export const queueTarget: Target<
  typeof inputs,
  (typeof QUEUE_OUTPUTS)[number],
  QueueLocation,
  QueueRef
> = {
  inputs,
  outputs: QUEUE_OUTPUTS,
  locate({ targetBranch }, { event, repository }) {
    if (targetBranch !== undefined) return queueRef(repository, targetBranch)
    const number = valueAt(event.payload, 'pull_request', 'number')
    const baseOf = typeof number === 'number' ? number : undefined
    return { ...queueRef(repository, branchOfEvent(event, repository)), baseOf }
  },
  async resolve({ baseOf, ...ref }, context) {
    context.setOutputs({ 'target-branch': ref.targetBranch })
    if (baseOf !== undefined) await refuseOtherBase(ref, baseOf, context)
    return ref
  },
}

/**
 * Payloads go stale: of a re-run, or of a job that waited, the base branch may be another one by
 * now. That one is not used instead, because inputs and the post step are about the event's.
 */
async function refuseOtherBase(
  { targetBranch }: QueueRef,
  number: number,
  context: Context,
): Promise<void> {
  const { event, clock } = context
  if (isFresh(event, clock.now())) return
  const present = await withinBudget(context, context.timeBeforeWork, (limited) =>
    presentPullRequest(limited, number),
  )
  const { baseBranch = targetBranch } = present ?? {}
  if (baseBranch === targetBranch) return
  throw new ActionError('invalid-input', {
    request: `Finding the queue of the event \`${event.name}\``,
    problem: `the event has the base branch ${inBackticks(targetBranch)} of #${number}, which is ${inBackticks(baseBranch)} by now`,
    remedy: 'Set `target-branch` to the branch of the queue.',
  })
}

/** Events of a branch itself: its `ref_name` is the branch that they are about. */
const ABOUT_THEIR_REF = ['push', 'schedule', 'workflow_dispatch', 'repository_dispatch']

/**
 * The branch whose queue an event is about: the base of a pull request, else the branch of the run.
 * Never a tag, and never a guess: a run, a check, a status or a comment has the default branch as
 * its `ref_name`, whatever branch it is about.
 */
export function branchOfEvent(event: WorkflowEvent, repository: RepositoryRef): string {
  const { name, payload, ref } = event
  const other = otherRepository(event, repository)
  if (other !== undefined) throw needed(`the event is of the repository ${other}`)
  const base =
    textAt(payload, 'pull_request', 'stack', 'base', 'ref') ??
    textAt(payload, 'pull_request', 'base', 'ref') ??
    textAt(payload, 'merge_group', 'base_ref')?.replace(/^refs\/heads\//, '')
  if (base !== undefined) return base
  const isAboutRef = ABOUT_THEIR_REF.includes(name)
  const branch = isAboutRef ? /^refs\/heads\/(.+)$/s.exec(ref)?.[1] : undefined
  if (branch !== undefined) return branch
  if (isAboutRef && ref.startsWith('refs/tags/'))
    throw needed(`the run is for the tag ${ref.slice(10)}`)
  throw needed(
    name === ''
      ? 'the run has no event'
      : `the event \`${name}\` is not about the branch of a queue`,
  )
}

const needed = (why: string) =>
  new InputError([
    `Input \`target-branch\` is required, because ${why}: set it to the queue's branch`,
  ])

/** Reads the queue, says where it stands, and records it. */
export async function readQueue(context: Context, ref: QueueRef): Promise<Queue> {
  const queue = await context.service.getQueue(ref)
  record(context, queue)
  context.log.info(queueLine(ref, queue, context.clock.now()))
  return queue
}

/** Records a reading as outputs. */
export function record(
  { setOutputs, clock }: Pick<Context, 'setOutputs' | 'clock'>,
  queue: Queue,
): void {
  const { testing, oldestMs } = queueFigures(queue, clock.now())
  setOutputs({
    'queue-state': queue.state,
    'queue-mode': queue.mode,
    'queue-depth': queue.enqueuedPullRequests.length,
    'testing-count': testing,
    'oldest-age-seconds': oldestMs === undefined ? undefined : Math.floor(oldestMs / 1000),
    queue,
  })
}

/** The changes that were made, as outputs. */
export const changeOutputs = (changes: readonly FieldChange[]): Outputs => ({
  changed: changes.length > 0,
  changes,
})

/** Those of the changes that a queue shows. */
export const shownChanges = (
  changes: readonly FieldChange[],
  lacks: readonly FieldChange[],
): readonly FieldChange[] =>
  changes.filter((change) => !lacks.some(({ field }) => field === change.field))

/** Records a queue after a write, and the changes that it shows. */
export const recordChanges =
  (context: Pick<Context, 'setOutputs' | 'clock'>, changes: readonly FieldChange[]): OnShown =>
  (queue, lacks) => {
    context.setOutputs(changeOutputs(shownChanges(changes, lacks)))
    record(context, queue)
  }

/** The end of a dry run: what would be changed, and the exact requests. */
export function plannedChanges(
  { log }: Context,
  ref: QueueRef,
  changes: readonly FieldChange[],
  requests: readonly HttpRequest[],
  clause = 'would change',
): Result {
  const verdict = headline('neutral', queueSentence(ref, `${clause} (dry run)`))
  const report = `${verdict}\n\n${changesDiff(changes)}`
  const { details, ...result } = planned(log, requests, { report })
  return { ...result, outputs: { changed: false, changes }, details: { ...details, changes } }
}

/** The change from a queue's current state to another one; none where that is its state. */
export function stateChange(
  { state: before }: Queue,
  after?: SettableState,
): readonly FieldChange[] {
  return after === undefined || after === before ? [] : [{ field: 'state', before, after }]
}

/** The changes to make at a queue as it was found, and why. */
export interface ChangeRequest extends Pick<QueueChange, 'missing' | 'switchMs'> {
  readonly ref: QueueRef
  readonly found: Queue
  readonly reason?: string | undefined
}

/** An outcome, and a clause that says so of the queue, such as `was paused`. */
export type Conclusion = readonly [outcome: string, clause: string]

/** Makes the changes, reads them back and records them; a dry run returns the plan. */
export async function change(
  context: Context,
  { ref, found, reason, missing, switchMs }: ChangeRequest,
  done: Conclusion,
  already: Conclusion,
): Promise<Result> {
  const { log, dryRun } = context
  const changes = missing(found)
  const isChange = changes.length > 0
  if (isChange && dryRun)
    return plannedChanges(context, ref, changes, [updateQueue(ref, updateFor(changes))])
  if (isChange && reason !== undefined) log.info(`Reason: ${reason}`)
  const onShown = recordChanges(context, changes)
  let queue = found
  if (isChange) queue = await changeQueue(context, ref, { changes, missing, switchMs, onShown })
  else onShown(found, [])
  const [outcome, clause] = isChange ? done : already
  log.info(`The queue ${queueName(ref)} ${clause}`)
  const more = [reasonLine(reason), isChange && changesDiff(changes)]
  return {
    outcome,
    details: { queue, changes },
    summary: queueReport(context, ref, queue, 'good', clause, ...more),
  }
}

/** Why the queue was changed, for the summary. */
export const reasonLine = (reason: string | undefined) =>
  reason !== undefined && `**Reason:** ${text(reason)}`
