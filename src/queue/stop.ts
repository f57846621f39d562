/** Stopping a queue, with or without a hold, for now or until the job ends. */
import type { SettableState } from '../service/queue-settings.js'
import { updateQueue } from '../service/requests.js'
import type { Queue } from '../service/schemas.js'
import { type QueueRef, queueName } from '../shared/references.js'
import type { Context, Result } from '../step/context.js'
import { holdName, optional, time } from '../step/inputs.js'
import type { Scope } from '../step/operation.js'
import { heldQueue } from './held-queue.js'
import { counts, shownHold } from './hold.js'
import { settableState, stopWithHold } from './hold-protocol.js'
import { HoldStore } from './hold-store.js'
import { heldClause, holdTable, shownTime } from './hold-text.js'
import {
  type ChangeRequest,
  type Conclusion,
  change,
  plannedChanges,
  readQueue,
  stateChange,
} from './operation.js'
import { forgetState, restoredAfterJob } from './restore.js'
import { updateFor } from './settings.js'

/** Inputs of the operations that stop a queue. */
export const holdInputs = { hold: optional(holdName()), holdUntil: optional(time()) }

interface HoldValues {
  readonly hold?: string | undefined
  readonly holdUntil?: string | undefined
}

/** Finds what is wrong with a new hold. */
export const newHoldProblem = ({ hold }: HoldValues, scope: Scope): string | undefined =>
  hold === 'all'
    ? 'Input `hold` is "all", which `resume-queue` uses for every hold; choose another name'
    : holdTokenProblem({ hold }, scope)

/** Holds are comments on GitHub. */
export const holdTokenProblem = (
  { hold }: HoldValues,
  { hasGitHubToken }: Scope,
): string | undefined =>
  hold === undefined || hasGitHubToken
    ? undefined
    : 'Input `hold` needs `github-token` with `issues: write`, but there is none for the host of this repository'

/** A time that has passed would make a hold that never counts. */
export const holdUntilProblem = ({ holdUntil }: HoldValues, { now }: Scope): string | undefined =>
  holdUntil === undefined || Date.parse(holdUntil) > now
    ? undefined
    : `Input \`hold-until\` must be in the future, but is ${JSON.stringify(holdUntil)}`

/** How to stop a queue. */
interface Stop extends Pick<ChangeRequest, 'reason' | 'switchMs'>, HoldValues {
  readonly state: SettableState
  readonly resumeAfterJob: boolean
  readonly done: Conclusion
  /** How the step ends if the queue needs no change. */
  readonly already: (queue: Queue) => Conclusion
  /** A queue in this state is left in it, too. */
  readonly enough?: SettableState
}

/** Sets a queue to a state in which it starts nothing. */
export async function stopQueue(context: Context, ref: QueueRef, stop: Stop): Promise<Result> {
  const { state, resumeAfterJob, enough, done, already, hold } = stop
  if (resumeAfterJob) forgetState(context)
  const found = await readQueue(context, ref)
  const missing = (queue: Queue) => (queue.state === enough ? [] : stateChange(queue, state))
  const make = (queue: Queue) =>
    change(context, { ...stop, ref, found: queue, missing }, done, already(queue))
  if (hold !== undefined) {
    const isPlanOnly = context.dryRun
    if (isPlanOnly) return plannedHold(context, ref, hold, missing(found))
    return stopForHold(context, ref, { ...stop, hold }, found, make)
  }
  if (!resumeAfterJob || context.dryRun) return make(found)
  if (missing(found).length > 0)
    return restoredAfterJob(context, ref, { found: found.state, set: state }, () => make(found))
  context.log.warning(
    `The queue ${queueName(ref)} is ${found.state} already, so it is not resumed when this job ends. Whoever stopped it can resume it while this job works: use \`hold\` in both.`,
  )
  return make(found)
}

function plannedHold(
  context: Context,
  ref: QueueRef,
  hold: string,
  changes: ReturnType<typeof stateChange>,
): Result {
  const requests = changes.length === 0 ? [] : [updateQueue(ref, updateFor(changes))]
  return plannedChanges(context, ref, changes, requests, `would get the hold \`${hold}\``)
}

async function stopForHold(
  context: Context,
  ref: QueueRef,
  { hold: name, holdUntil: until = '', ...stop }: Stop & { readonly hold: string },
  found: Queue,
  make: (queue: Queue) => Promise<Result>,
): Promise<Result> {
  const { log, event, clock, setOutputs } = context
  const store = new HoldStore(context, ref)
  let queue = found
  const held = heldQueue(context, ref, store, async () => {
    queue = await readQueue(context, ref)
    return queue.state
  })
  const { reason = '', state, resumeAfterJob } = stop
  const wanted = { name, reason, until, run: event.runUrl, workflow: event.workflow }
  let result: Result | undefined
  const write = async () => {
    const holds = await stopWithHold(held, wanted, found.state, async () => {
      result = await make(queue)
    })
    const own = holds.find((hold) => hold.name === name)
    const live = holds.filter((hold) => counts(hold, clock.now()))
    log.info(`The hold ${name} of the queue ${queueName(ref)} is at ${own?.url ?? 'GitHub'}`)
    setOutputs({ holds: live.map(shownHold) })
    await store.show(live)
    return { live, stateBefore: own?.stateBefore }
  }
  const saved = { found: settableState(found.state) ?? found.state, set: state, hold: name }
  const { live } = resumeAfterJob
    ? await restoredAfterJob(context, ref, saved, write, (end) => end.stateBefore)
    : await write()
  const { summary = '', ...rest } = result as Result
  const end = until === '' ? '' : ` until ${shownTime(until)}`
  const line = `The hold \`${name}\` keeps it stopped${end}. The queue has ${heldClause(live)}.`
  log.info(line)
  return { ...rest, summary: `${summary}\n\n${holdTable(live)}` }
}
