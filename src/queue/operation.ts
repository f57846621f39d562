/** Shared parts of the operations on queues: their target, outputs and results. */
import { isFresh, otherRepository, textAt, valueAt, type WorkflowEvent } from '../github/event.js'
import type { HttpRequest } from '../http/request.js'
import type { CallOptions } from '../http/transport.js'
import { type Line, strong, words } from '../reports/line.js'
import { updateQueue } from '../service/requests.js'
import type { Queue } from '../service/schemas.js'
import type { Deadline } from '../shared/deadline.js'
import { ActionError, InputError } from '../shared/errors.js'
import { type QueueRef, queueName, queueRef, type RepositoryRef } from '../shared/references.js'
import { inBackticks } from '../shared/text.js'
import type { Context, Result } from '../step/context.js'
import { planOnlyResult } from '../step/dry-run.js'
import { branch, optional } from '../step/inputs.js'
import type { InputsOf, Target } from '../step/operation.js'
import type { Outcome } from '../step/outcomes.js'
import { readCurrentPullRequest } from '../step/read-from-github.js'
import { inputProblem } from '../step/read-inputs.js'
import {
  changesDiff,
  queueFigures,
  queueLine,
  queueReport,
  queueSentence,
  queueVerdict,
} from './report.js'
import { type FieldChange, missingChanges, updateFor, type WantedQueue } from './settings.js'
import { type ConfiguredQueue, type EnsureOptions, ensureQueue, queueOrThrow } from './writes.js'

const queueInputs = { targetBranch: optional(branch()) }

/** The outputs of every operation on a queue. All but `target-branch` need a reading. */
export const QUEUE_OUTPUTS = [
  'target-branch',
  'queue-state',
  'queue-mode',
  'queue-depth',
  'testing-count',
  'oldest-age-seconds',
  'queue',
] as const
export type QueueOutput = (typeof QUEUE_OUTPUTS)[number]
/** The outputs of every operation that changes a queue. */
export type QueueChangeOutput = QueueOutput | 'changed' | 'changes'

/** The queue of `target-branch`, or else of the event's branch. Records `target-branch`. */
export const queueTarget: Target<typeof queueInputs, QueueOutput, QueueRef> = {
  inputs: queueInputs,
  checks: {
    targetBranch: ({ targetBranch }, { event, repository }) =>
      targetBranch === undefined && branchOfEvent(event, repository).problem,
  },
  outputs: QUEUE_OUTPUTS,
  async resolve(given, context, deadline) {
    const ref = queueOf(given, context)
    context.setOutputs({ 'target-branch': ref.targetBranch })
    const number = valueAt(context.event.payload, 'pull_request', 'number')
    if (given.targetBranch === undefined && typeof number === 'number')
      await refuseOtherBase(ref, number, context, deadline)
    return ref
  },
}

/** Returns the queue of `target-branch`, or else of the event's branch. @throws {InputError} */
export function queueOf(
  { targetBranch }: InputsOf<typeof queueInputs>,
  { event, repository }: Pick<Context, 'event' | 'repository'>,
): QueueRef {
  if (targetBranch !== undefined) return queueRef(repository, targetBranch)
  const { branch, problem } = branchOfEvent(event, repository)
  if (branch === undefined) throw new InputError([inputProblem('targetBranch', problem)])
  return queueRef(repository, branch)
}

/**
 * Fails if the base branch changed since the event, as in a re-run or a job that waited. The new base
 * branch is not used instead, because the inputs and the post step refer to the old one.
 */
async function refuseOtherBase(
  { targetBranch }: QueueRef,
  number: number,
  context: Context,
  deadline: Deadline,
): Promise<void> {
  const { event, clock } = context
  if (isFresh(event, clock.now())) return
  const present = await context.timeBeforeWork.run(deadline, (deadline) =>
    readCurrentPullRequest(context, deadline, number),
  )
  const { baseBranch = targetBranch } = present ?? {}
  if (baseBranch === targetBranch) return
  throw new ActionError('invalid-input', {
    request: `Finding the queue of the event \`${event.name}\``,
    problem: `the event has the base branch ${inBackticks(targetBranch)} of #${number}, which is ${inBackticks(baseBranch)} by now`,
    remedy: 'Set `target-branch` to the branch of the queue.',
  })
}

/** Events that are about the branch in `GITHUB_REF`. */
const ABOUT_THEIR_REF = ['push', 'schedule', 'workflow_dispatch', 'repository_dispatch']

/**
 * Returns the branch whose queue an event is about: the base of a pull request, or else the branch of
 * the run. It never guesses: for runs, checks, statuses and comments, `GITHUB_REF` is the default
 * branch, whatever branch they are about.
 * @returns the branch, or why there is none as the end of a sentence about `target-branch`
 */
export function branchOfEvent(
  event: WorkflowEvent,
  repository: RepositoryRef,
): { branch: string; problem?: undefined } | { branch?: undefined; problem: string } {
  const { name, payload, ref } = event
  const other = otherRepository(event, repository)
  if (other !== undefined) return missingBranch(`the event is of the repository ${other}`)
  const baseRef = textAt(payload, 'merge_group', 'base_ref')
  const base =
    textAt(payload, 'pull_request', 'stack', 'base', 'ref') ??
    textAt(payload, 'pull_request', 'base', 'ref') ??
    afterPrefix('refs/heads/', baseRef) ??
    baseRef
  if (base !== undefined) return { branch: base }
  const refOfEvent = ABOUT_THEIR_REF.includes(name) ? ref : ''
  const branch = afterPrefix('refs/heads/', refOfEvent)
  if (branch !== undefined) return { branch }
  const tag = afterPrefix('refs/tags/', refOfEvent)
  if (tag !== undefined) return missingBranch(`the run is for the tag ${tag}`)
  return missingBranch(
    name === ''
      ? 'the run has no event'
      : `the event \`${name}\` is not about the branch of a queue`,
  )
}

/** Returns what follows a prefix; `undefined` if the text has another beginning or nothing follows. */
function afterPrefix(prefix: string, ref = ''): string | undefined {
  if (ref.startsWith(prefix)) return ref.slice(prefix.length) || undefined
  return undefined
}

const missingBranch = (why: string) => ({
  problem: `is required, because ${why}: set it to the queue's branch`,
})

/** Reads the queue, logs its state, and records it. */
export async function readQueue(
  context: Context<QueueOutput>,
  deadline: Deadline,
  ref: QueueRef,
  options?: CallOptions,
): Promise<Queue> {
  const queue = await context.service.getQueue(deadline, ref, options)
  setQueueOutputs(context, queue)
  context.log.info(queueLine(ref, queue, context.clock.now()))
  return queue
}

/** Sets the outputs of a queue. */
export function setQueueOutputs(
  { setOutputs, clock }: Pick<Context<QueueOutput>, 'setOutputs' | 'clock'>,
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

/** Returns the outputs for the changes that were made. */
export const changeOutputs = (changes: readonly FieldChange[]) => ({
  changed: changes.length > 0,
  changes,
})

/** Records a queue after a write, and the changes that took effect. */
export function outputQueueChange(
  context: Pick<Context<QueueChangeOutput>, 'setOutputs' | 'clock'>,
  { queue, changed }: Pick<ConfiguredQueue, 'queue' | 'changed'>,
): void {
  context.setOutputs(changeOutputs(changed))
  setQueueOutputs(context, queue)
}

/** Returns the result of a dry run: the changes and the requests that would be sent. */
export function plannedChanges(
  { log }: Context,
  ref: QueueRef,
  changes: readonly FieldChange[],
  requests: readonly HttpRequest[],
  clause = 'would change',
): Result<'changed' | 'changes'> {
  const sentence = queueSentence(ref, `${clause} (dry run)`)
  const report = queueVerdict('neutral', sentence, changesDiff(changes))
  const { details, ...result } = planOnlyResult(log, requests, { report })
  return { ...result, outputs: { changed: false, changes }, details: { ...details, changes } }
}

/** The change of a queue. */
export interface ChangeRequest extends Pick<EnsureOptions, 'switchMs'> {
  readonly ref: QueueRef
  readonly before: Queue
  readonly wanted: WantedQueue
  readonly reason?: string | undefined
}

/** The end of a step that ensures the settings of a queue. */
export interface Conclusion {
  readonly outcome: Outcome
  /** Follows the name of the queue, such as `was paused`. */
  readonly clause: string
  /** The state in words, for the summary. */
  readonly lines?: readonly Line[]
}

/** The ends of a step that changed the queue, and of one that had nothing to change. */
interface QueueConclusions {
  readonly ifChanged: Conclusion
  readonly ifUnchanged: Conclusion
}

/** Makes the queue as wanted, proves it and records it. In a dry run, returns the plan. */
export async function changeQueue(
  context: Context<QueueChangeOutput>,
  deadline: Deadline,
  { ref, before, reason, wanted, switchMs }: ChangeRequest,
  { ifChanged, ifUnchanged }: QueueConclusions,
): Promise<Result<QueueChangeOutput>> {
  const { log, dryRun } = context
  const changes = missingChanges(before, wanted)
  const isChange = changes.length > 0
  if (isChange && dryRun)
    return plannedChanges(context, ref, changes, [updateQueue(ref, updateFor(changes))])
  if (isChange && reason !== undefined) log.info(`Reason: ${reason}`)
  const ensured = isChange
    ? await ensureQueue(context, deadline, ref, changes, wanted, { switchMs })
    : { queue: before, changed: [], missing: [] }
  outputQueueChange(context, ensured)
  const queue = queueOrThrow(ensured)
  const { outcome, clause, lines = [] } = isChange ? ifChanged : ifUnchanged
  log.info(`The queue ${queueName(ref)} ${clause}`)
  return {
    outcome,
    details: { queue, changes },
    summary: queueReport(context, ref, queue, 'good', clause, {
      lines: [...reasonLines(reason), ...lines],
      parts: changesDiff(isChange ? changes : []),
    }),
  }
}

/** Returns a line of the summary; none if there is no reason. */
export const reasonLines = (reason: string | undefined): readonly Line[] =>
  reason === undefined ? [] : [words`${strong('Reason:')} ${reason}`]
