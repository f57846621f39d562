/** Stops a queue, with or without a hold, and optionally only until the job ends. */

import {
  type ChangeRequest,
  type Conclusion,
  change,
  plannedChanges,
  readQueue,
} from '../queue/operation.js'
import { type FieldChange, missingChanges, updateFor } from '../queue/settings.js'
import type { SettableState } from '../service/queue-settings.js'
import { updateQueue } from '../service/requests.js'
import type { Queue } from '../service/schemas.js'
import { type QueueRef, queueName } from '../shared/references.js'
import { gitHubTokenProblem } from '../step/clients.js'
import type { Context, Result } from '../step/context.js'
import { holdName, optional, time } from '../step/inputs.js'
import type { Checks, Scope } from '../step/read-inputs.js'
import { trackQueue } from './held-queue.js'
import { isLive, shownHold } from './hold.js'
import { settableState, stopWithHold } from './protocol.js'
import { forgetState, restoredAfterJob } from './restore.js'
import { heldClause, holdTable, shownTime } from './text.js'

/** Inputs of the operations that stop a queue. */
export const holdInputs = { hold: optional(holdName()), holdUntil: optional(time()) }

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
export const holdTokenProblem = ({ hold }: HoldValues, scope: Scope): string | undefined =>
  hold === undefined || scope.hasGitHubToken
    ? undefined
    : `needs \`github-token\` with \`issues: write\`, and it ${gitHubTokenProblem(scope)}`

/** How to stop a queue. */
interface Stop extends Pick<ChangeRequest, 'reason' | 'switchMs'>, HoldValues {
  readonly state: SettableState
  readonly resumeAfterJob: boolean
  readonly ifChanged: Conclusion
  readonly ifUnchanged: (queue: Queue) => Conclusion
  /** Another state that the queue may stay in. */
  readonly acceptedState?: SettableState
}

/** Sets a queue to a state in which it starts nothing. */
export async function stopQueue(context: Context, ref: QueueRef, stop: Stop): Promise<Result> {
  const { state, resumeAfterJob, acceptedState, ifChanged, ifUnchanged, hold } = stop
  if (resumeAfterJob) forgetState(context)
  const found = await readQueue(context, ref)
  const wanted = { state, acceptedState }
  const changes = missingChanges(found, wanted)
  const make = (queue: Queue) =>
    change(
      context,
      { ...stop, ref, found: queue, wanted },
      { ifChanged, ifUnchanged: ifUnchanged(queue) },
    )
  if (hold !== undefined)
    return context.dryRun
      ? plannedHold(context, ref, hold, changes)
      : stopForHold(context, ref, { ...stop, hold }, found, make)
  if (!resumeAfterJob || context.dryRun) return make(found)
  if (changes.length > 0)
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
  changes: readonly FieldChange[],
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
  const { store, held, latest } = trackQueue(context, ref, found)
  const { reason = '', state, resumeAfterJob } = stop
  const wanted = { name, reason, until, run: event.runUrl, workflow: event.workflow }
  const write = async () => {
    const stopNow = () => make(latest())
    const { holds, stopped } = await stopWithHold(held, wanted, found.state, stopNow)
    const own = holds.find((hold) => hold.name === name)
    const live = holds.filter((hold) => isLive(hold, clock.now()))
    log.info(`The hold ${name} of the queue ${queueName(ref)} is at ${own?.url ?? 'GitHub'}`)
    setOutputs({ holds: live.map(shownHold) })
    await store.show(live)
    return { stopped, live, stateBefore: own?.stateBefore }
  }
  const saved = { found: settableState(found.state) ?? found.state, set: state, hold: name }
  const { stopped, live } = resumeAfterJob
    ? await restoredAfterJob(context, ref, saved, write, (end) => end.stateBefore)
    : await write()
  const end = until === '' ? '' : ` until ${shownTime(until)}`
  const line = `The hold \`${name}\` keeps it stopped${end}. The queue has ${heldClause(live)}.`
  log.info(line)
  return { ...stopped, summary: `${stopped.summary ?? ''}\n\n${holdTable(live)}` }
}
