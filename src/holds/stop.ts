/** Stops a queue, with or without a hold, and optionally only until the job ends. */
import { hadNoEffect } from '../http/errors.js'
import {
  type ChangeRequest,
  type Conclusion,
  changeQueue,
  plannedChanges,
  readQueue,
} from '../queue/operation.js'
import { type FieldChange, missingChanges, updateFor, type WantedQueue } from '../queue/settings.js'
import { prose } from '../reports/line.js'
import { withParts } from '../reports/report.js'
import type { SettableState } from '../service/queue-settings.js'
import { updateQueue } from '../service/requests.js'
import type { Queue } from '../service/schemas.js'
import type { Deadline } from '../shared/deadline.js'
import { type QueueRef, queueName } from '../shared/references.js'
import type { Context, Result } from '../step/context.js'
import { holdName, optional, timeInput } from '../step/inputs.js'
import type { Checks, Scope } from '../step/read-inputs.js'
import { gitHubTokenProblem } from '../step/token-problem.js'
import { type HoldOutput, heldQueue, newStepId } from './held-queue.js'
import { holdsByName, isLive, type NamedHold, shownHold } from './hold.js'
import { forgetState, saveBeforeStop, saveProved } from './saved-state.js'
import { stopWithHold, type WantedHold } from './stop-with-hold.js'
import { holdStore } from './store.js'
import { heldClause, holdTable, shownTime } from './text.js'
import { undoStop } from './undo-stop.js'

/** Inputs of the operations that stop a queue. */
export const holdInputs = { hold: optional(holdName()), holdUntil: optional(timeInput()) }

interface HoldValues {
  readonly hold?: string | undefined
  readonly holdUntil?: string | undefined
}

/** Checks for operations that begin a hold. */
export const holdChecks: Checks<HoldValues> = {
  hold: ({ hold }, scope) =>
    hold === 'all'
      ? 'is "all", which `resume-queue` uses for every hold; choose another name'
      : holdTokenProblem({ hold }, scope),
  // A hold that has ended would never count.
  holdUntil: ({ holdUntil }, { now }) =>
    holdUntil !== undefined &&
    Date.parse(holdUntil) <= now &&
    `must be in the future, but is ${JSON.stringify(holdUntil)}`,
}

/** Returns a problem if a hold, which is a comment on GitHub, has no token to write it. */
export function holdTokenProblem({ hold }: HoldValues, scope: Scope): string | undefined {
  if (hold === undefined || scope.hasGitHubToken) return undefined
  return `needs \`github-token\` with \`issues: write\`, and it ${gitHubTokenProblem(scope)}`
}

/** How to stop a queue. */
interface Stop extends Pick<ChangeRequest, 'reason' | 'switchMs'>, HoldValues {
  readonly state: SettableState
  readonly resumeAfterJob: boolean
  readonly ifChanged: Conclusion
  readonly ifUnchanged: (queue: Queue) => Conclusion
  /** Another state that the queue may stay in. */
  readonly acceptedState?: SettableState
}

/** A queue that is stopped, and the holds that keep it so. */
interface StoppedQueue {
  readonly result: Result<HoldOutput>
  readonly holds: readonly NamedHold[]
}

/** Sets a queue to a state in which it starts nothing, and says how that ends. */
export async function stopQueue(
  context: Context<HoldOutput>,
  deadline: Deadline,
  ref: QueueRef,
  stop: Stop,
): Promise<StoppedQueue> {
  if (stop.resumeAfterJob) forgetState(context)
  const queueBefore = await readQueue(context, deadline, ref)
  const changes = missingChanges(queueBefore, stateOf(stop))
  const stopped = await stopAsWanted(context, deadline, ref, stop, queueBefore, changes)
  const { summary } = stopped.result
  if (summary === undefined || context.dryRun) return stopped
  const next = prose(howItEnds(stop, queueBefore, changes))
  return { ...stopped, result: { ...stopped.result, summary: { ...summary, next } } }
}

/** Names the step that ends the stop, or the job whose end does. */
function howItEnds(
  { hold, resumeAfterJob }: Stop,
  { state }: Queue,
  changes: readonly FieldChange[],
): string {
  if (hold !== undefined)
    return resumeAfterJob
      ? `Nothing to do: the hold \`${hold}\` ends with this job.`
      : `To end the hold, run \`resume-queue\` with \`hold: ${hold}\`.`
  return resumeAfterJob && changes.length > 0
    ? `Nothing to do: the queue is ${state} again when this job ends.`
    : 'To let the queue run again, use `resume-queue`.'
}

async function stopAsWanted(
  context: Context<HoldOutput>,
  deadline: Deadline,
  ref: QueueRef,
  stop: Stop,
  queueBefore: Queue,
  changes: readonly FieldChange[],
): Promise<StoppedQueue> {
  const { hold, resumeAfterJob } = stop
  if (hold !== undefined) {
    if (!context.dryRun) return stopForHold(context, deadline, ref, { ...stop, hold }, queueBefore)
    return { result: plannedHold(context, ref, hold, changes), holds: [] }
  }
  if (resumeAfterJob && !context.dryRun) {
    if (changes.length > 0)
      return {
        result: await stopUntilJobEnds(context, deadline, ref, stop, queueBefore),
        holds: [],
      }
    context.log.warning(
      `The queue ${queueName(ref)} is ${queueBefore.state} already, so it is not resumed when this job ends. Whoever stopped it can resume it while this job works: use \`hold\` in both.`,
    )
  }
  return { result: await changeState(context, deadline, ref, stop, queueBefore), holds: [] }
}

const stateOf = ({ state, acceptedState }: Stop): WantedQueue => ({ state, acceptedState })

/** Sets the state, unless the queue is already stopped. */
const changeState = (
  context: Context<HoldOutput>,
  deadline: Deadline,
  ref: QueueRef,
  stop: Stop,
  queueBefore: Queue,
): Promise<Result<HoldOutput>> =>
  changeQueue(
    context,
    deadline,
    {
      ref,
      before: queueBefore,
      wanted: stateOf(stop),
      reason: stop.reason,
      switchMs: stop.switchMs,
    },
    { ifChanged: stop.ifChanged, ifUnchanged: stop.ifUnchanged(queueBefore) },
  )

/** Stops the queue, and saves the state that the post step should restore. */
async function stopUntilJobEnds(
  context: Context<HoldOutput>,
  deadline: Deadline,
  ref: QueueRef,
  stop: Stop,
  queueBefore: Queue,
): Promise<Result<HoldOutput>> {
  const saved = saveBeforeStop(context, ref, { found: queueBefore.state, set: stop.state })
  try {
    const result = await changeState(context, deadline, ref, stop, queueBefore)
    if (saved !== undefined) saveProved(context, saved)
    return result
  } catch (error) {
    if (saved !== undefined && hadNoEffect(error)) forgetState(context)
    throw error
  }
}

function plannedHold(
  context: Context,
  ref: QueueRef,
  hold: string,
  changes: readonly FieldChange[],
): Result<HoldOutput> {
  const requests = changes.length === 0 ? [] : [updateQueue(ref, updateFor(changes))]
  const clause = `would get the hold \`${hold}\``
  context.log.info(`Dry run: the queue ${queueName(ref)} ${clause}`)
  return plannedChanges(context, ref, changes, requests, clause)
}

/** Writes the hold, stops the queue, and saves what the post step needs. */
async function stopForHold(
  context: Context<HoldOutput>,
  deadline: Deadline,
  ref: QueueRef,
  stop: Stop & { readonly hold: string },
  queueBefore: Queue,
): Promise<StoppedQueue> {
  const { log } = context
  const { hold: name, holdUntil: until = '', resumeAfterJob, state, acceptedState } = stop
  const step = newStepId()
  const saved = resumeAfterJob
    ? saveBeforeStop(context, ref, { found: queueBefore.state, set: state, hold: name, step })
    : undefined
  const store = holdStore(context, deadline, ref)
  const queue = heldQueue(context, deadline, ref, store, () => readQueue(context, deadline, ref))
  const wanted = wantedHold(context, stop, step)
  const stopped = await stopWithHold(queue, wanted, queueBefore.state, (before) =>
    changeState(context, deadline, ref, stop, before),
  )
  if (stopped.end === 'failed') {
    const own = { name, step, hasPostStep: resumeAfterJob }
    const { error, isClean } = await undoStop(context, deadline, ref, own, stopped)
    if (isClean && saved !== undefined) forgetState(context)
    throw error
  }
  const { own, before, result } = stopped
  log.info(`The hold ${name} of the queue ${queueName(ref)} is at ${own.url || 'GitHub'}`)
  const holds = holdsByName(stopped.comments)
  await store.show(holds.filter((hold) => isLive(hold, context.clock.now())))
  if (saved !== undefined) {
    const left = before.state === acceptedState ? acceptedState : state
    saveProved(context, saved, { found: own.stateBefore, left })
  }
  const live = reportHolds(context, ref, name, holds)
  if (live.some((hold) => hold.name === name)) {
    const end = until === '' ? '' : ` until ${shownTime(until)}`
    log.info(`The hold \`${name}\` keeps it stopped${end}. The queue has ${heldClause(live)}.`)
  }
  const summary = result.summary && withParts(result.summary, [holdTable(live)])
  return { result: { ...result, summary }, holds: live }
}

function wantedHold(
  { event }: Context,
  { hold: name, reason = '', holdUntil: until = '' }: Stop & { readonly hold: string },
  step: string,
): WantedHold {
  const { runUrl: run, runAttempt: attempt, job, workflow } = event
  return { name, reason, until, run, attempt, job, workflow, step }
}

/**
 * Records the holds that count now. Warns if the step's own hold has ended, although it was there.
 * @param holds the holds of the queue as last read
 * @returns those that count
 */
export function reportHolds(
  { log, setOutputs, clock }: Pick<Context<'holds'>, 'log' | 'setOutputs' | 'clock'>,
  ref: QueueRef,
  name: string,
  holds: readonly NamedHold[],
): readonly NamedHold[] {
  const live = holds.filter((hold) => isLive(hold, clock.now()))
  setOutputs({ holds: live.map(shownHold) })
  const own = holds.find((hold) => hold.name === name)
  if (own !== undefined && !isLive(own, clock.now()))
    log.warning(
      `The hold \`${name}\` of the queue ${queueName(ref)} ended while this step ran (${shownTime(own.until)}). The queue has ${heldClause(live)}, and the next \`resume-queue\` step ${live.length === 0 ? 'resumes it' : 'leaves it stopped for those'}.`,
    )
  return live
}
