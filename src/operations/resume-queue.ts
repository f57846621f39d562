import { trackQueue } from '../holds/held-queue.js'
import { isLive, shownHold } from '../holds/hold.js'
import type { Release } from '../holds/protocol.js'
import { endHold, notResumed, readLiveHolds, removeAllHolds } from '../holds/resume.js'
import { holdTokenProblem } from '../holds/stop.js'
import { HoldStore, type StoredHold } from '../holds/store.js'
import { heldClause, holdNames, holdTable, resumeAnyway } from '../holds/text.js'
import {
  change,
  changeOutputs,
  plannedChanges,
  queueTarget,
  readQueue,
} from '../queue/operation.js'
import { changesDiff, problemLine, queueReport } from '../queue/report.js'
import { stateChange, updateFor } from '../queue/settings.js'
import { updateQueue } from '../service/requests.js'
import type { Queue } from '../service/schemas.js'
import { type QueueRef, queueName } from '../shared/references.js'
import type { Context, Result } from '../step/context.js'
import { choice, flag, holdName, optional } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'

const inputs = {
  expectedState: optional(choice(['paused', 'draining'])),
  hold: optional(holdName()),
  strict: flag(),
}

export const operation = defineOperation({
  about: 'Let a paused or draining queue run again, or end one hold of it.',
  target: queueTarget,
  inputs,
  outputs: ['changed', 'changes', 'holds'],
  outcomes: ['resumed', 'unchanged', 'held'],
  checks: { hold: holdTokenProblem },
  onlyWith: { strict: 'hold' },
  async run({ hold, expectedState, strict }, context, ref) {
    const queue = await readQueue(context, ref)
    if (hold !== undefined && hold !== 'all')
      return context.dryRun
        ? planRelease(context, ref, queue, hold, expectedState)
        : release(context, ref, queue, { hold, expectedState, strict })
    if (hold === 'all' && !context.dryRun) await removeAllHolds(context, ref)
    return resume(context, ref, queue, expectedState)
  },
})

/** Resumes the queue even if it has holds, and warns about them. */
async function resume(
  context: Context,
  ref: QueueRef,
  queue: Queue,
  expectedState: string | undefined,
): Promise<Result> {
  const isOther =
    queue.state !== 'running' && expectedState !== undefined && queue.state !== expectedState
  const unchanged = isOther
    ? `is ${queue.state}, not ${expectedState}, so it was not changed`
    : 'is already running'
  const result = await change(
    context,
    { ref, found: queue, wanted: isOther ? {} : { state: 'running' } },
    {
      ifChanged: { outcome: 'resumed', clause: 'was resumed' },
      ifUnchanged: { outcome: 'unchanged', clause: unchanged },
    },
  )
  if (!context.github.available || isOther) return result
  // Best effort, because the token may lack permission to read issues.
  const holds = await readLiveHolds(context, ref, (why) =>
    context.log.debug(`The holds of the queue could not be read: ${why}`),
  )
  if (holds === undefined) return result
  context.setOutputs({ holds: holds.map(shownHold) })
  if (holds.length > 0)
    context.log.warning(
      `The queue ${queueName(ref)} runs although it has ${heldClause(holds)}. To end them, use \`resume-queue\` with \`hold\`.`,
    )
  return result
}

interface ReleaseInputs {
  readonly hold: string
  readonly expectedState: string | undefined
  readonly strict: boolean
}

/** Ends one hold, and resumes the queue if no other is left. */
async function release(
  context: Context,
  ref: QueueRef,
  found: Queue,
  { hold, expectedState, strict }: ReleaseInputs,
): Promise<Result> {
  const { log } = context
  const { store, held, latest } = trackQueue(context, ref, found)
  const ended = await endHold(context, ref, held, store, { name: hold, expectedState })
  const queue = latest()
  const { outcome, clause, doubt } = conclusion(ended, hold, queue, expectedState)
  const changes = ended.end === 'resumed' ? stateChange(found, 'running') : []
  log.info(`The queue ${queueName(ref)} ${clause}`)
  const failure = doubt && strict ? notResumed(ref, doubt, resumeAnyway(ref)) : undefined
  if (doubt !== undefined && failure === undefined)
    log.warning(`The queue ${queueName(ref)} is ${doubt}. ${resumeAnyway(ref)}`)
  const mark = failure !== undefined ? 'bad' : doubt === undefined ? 'good' : 'warning'
  const more = [
    failure !== undefined && problemLine(failure.explanation),
    changes.length > 0 && changesDiff(changes),
    outcome === 'held' && holdTable(ended.holds),
  ]
  return {
    outcome,
    outputs: { ...changeOutputs(changes), holds: ended.holds.map(shownHold) },
    details: { queue, changes },
    summary: queueReport(context, ref, queue, mark, clause, ...more),
    failure,
  }
}

/** Returns the outcome, a clause about the queue, and in `doubt` what someone should check. */
function conclusion(
  { end, holds }: Release<StoredHold>,
  hold: string,
  { state }: Queue,
  expectedState: string | undefined,
): { outcome: 'resumed' | 'unchanged' | 'held'; clause: string; doubt?: string } {
  switch (end) {
    case 'resumed':
      return { outcome: 'resumed', clause: 'was resumed' }
    case 'running':
      return { outcome: 'unchanged', clause: 'is already running' }
    case 'held':
      return { outcome: 'held', clause: `stays ${state}, because it has ${heldClause(holds)}` }
    case 'other-state':
      return {
        outcome: 'unchanged',
        clause: `is ${state}, not ${expectedState}, so it was not changed`,
      }
    case 'no-hold':
      return {
        outcome: 'unchanged',
        clause: `is ${state}, and was not changed`,
        doubt: `${state}, and not by this hold: there is no hold \`${hold}\`. Someone deleted it, or stopped the queue without a hold`,
      }
    case 'stopped-before':
      return {
        outcome: 'unchanged',
        clause: `is ${state}, and was not changed`,
        doubt: `${state}, as it was before its first hold: someone had stopped it without a hold`,
      }
  }
}

/** Returns the result of a dry run that would remove a hold. */
async function planRelease(
  context: Context,
  ref: QueueRef,
  queue: Queue,
  name: string,
  expectedState: string | undefined,
): Promise<Result> {
  const holds = await new HoldStore(context, ref).read()
  const own = holds.find((hold) => hold.name === name)
  const live = holds.filter((hold) => hold !== own && isLive(hold, context.clock.now()))
  context.setOutputs({ holds: live.map(shownHold) })
  const isFree =
    own !== undefined &&
    live.length === 0 &&
    (expectedState ?? queue.state) === queue.state &&
    holds.some(({ stateBefore }) => stateBefore === 'running')
  const changes = isFree ? stateChange(queue, 'running') : []
  const requests = changes.length === 0 ? [] : [updateQueue(ref, updateFor(changes))]
  const others = live.length === 0 ? '' : `, and would keep ${holdNames(live)}`
  const clause =
    own === undefined ? `has no hold \`${name}\`` : `would lose the hold \`${name}\`${others}`
  return plannedChanges(context, ref, changes, requests, clause)
}
