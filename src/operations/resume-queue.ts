import { endHold, removeAllHolds } from '../holds/end-hold.js'
import type { HoldOutput } from '../holds/held-queue.js'
import { type HoldComment, liveHolds, rememberedState, shownHold } from '../holds/hold.js'
import type { Release } from '../holds/release.js'
import { holdTokenProblem } from '../holds/stop.js'
import { type HoldStore, holdStore } from '../holds/store.js'
import { heldClause, holdNames, holdTable, resumeAnyway } from '../holds/text.js'
import {
  changeOutputs,
  changeQueue,
  plannedChanges,
  queueTarget,
  readQueue,
} from '../queue/operation.js'
import { changesDiff, problemLine, type QueueDetails, queueReport } from '../queue/report.js'
import { stateChange, updateFor } from '../queue/settings.js'
import { updateQueue } from '../service/requests.js'
import type { Queue } from '../service/schemas.js'
import { bestEffort } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import { ActionError } from '../shared/errors.js'
import { type QueueRef, queueName } from '../shared/references.js'
import type { Context, Result } from '../step/context.js'
import { choice, flag, holdName, optional } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'

const resumeInputs = {
  expectedState: optional(choice(['paused', 'draining'])),
  hold: optional(holdName()),
  strict: flag(),
}

export const operation = defineOperation({
  about: 'Let a paused or draining queue run again, or end one hold of it.',
  target: queueTarget,
  inputs: resumeInputs,
  outputs: ['changed', 'changes', 'holds'],
  outcomes: ['resumed', 'unchanged', 'held'],
  checks: { hold: holdTokenProblem },
  onlyWith: { strict: 'hold' },
  async run({ hold, expectedState, strict }, context, ref) {
    const queue = await readQueue(context, context.deadline, ref)
    if (hold !== undefined && hold !== 'all') {
      if (context.dryRun)
        return planOneHold(context, context.deadline, ref, queue, hold, expectedState)
      return endOneHold(context, context.deadline, ref, queue, { hold, expectedState, strict })
    }
    const store = holdStore(context, context.deadline, ref)
    if (hold === 'all' && context.dryRun)
      return planAllHolds(context, ref, queue, store, expectedState)
    if (hold === 'all') await removeAllHolds(context, ref, store)
    return resumeDespiteHolds(context, context.deadline, ref, queue, store, {
      hold,
      expectedState,
      strict,
    })
  },
})

/** Resumes the queue even if it has holds, and warns about them. */
async function resumeDespiteHolds(
  context: Context<HoldOutput>,
  deadline: Deadline,
  ref: QueueRef,
  queue: Queue,
  store: HoldStore,
  { hold, expectedState, strict }: ResumeInputs,
): Promise<Result<HoldOutput>> {
  const { log, github } = context
  const isOther = queue.state !== 'running' && queue.state !== (expectedState ?? queue.state)
  let unchanged = 'is already running'
  if (isOther) unchanged = `is ${queue.state}, not ${expectedState}, so it was not changed`
  const result = await changeQueue(
    context,
    deadline,
    { ref, before: queue, wanted: isOther ? {} : { state: 'running' } },
    {
      ifChanged: { outcome: 'resumed', clause: 'was resumed' },
      ifUnchanged: { outcome: 'unchanged', clause: unchanged },
    },
  )
  if (isOther) {
    if (hold === undefined) return result
    context.setOutputs({ holds: [] })
    const doubt = stillStoppedClause(queue.state, expectedState)
    if (strict) return { ...result, failure: notResumed(ref, doubt, resumeAnyway(ref)) }
    log.warning(`The queue ${queueName(ref)} is ${doubt}. ${resumeAnyway(ref)}`)
    return result
  }
  if (!github.available) return result
  // Best effort, because the token may lack permission to read issues.
  const onFailure = (why: string) => log.debug(`The holds of the queue could not be read: ${why}`)
  const comments = await bestEffort(deadline, store.list(), onFailure)
  if (comments === undefined) return result
  const holds = liveHolds(comments, context.clock.now())
  context.setOutputs({ holds: holds.map(shownHold) })
  if (holds.length > 0)
    log.warning(
      `The queue ${queueName(ref)} runs although it has ${heldClause(holds)}. To end them, use \`resume-queue\` with \`hold\`.`,
    )
  else if (comments.length > 0 && !context.dryRun) {
    await store.removeLeftovers(comments)
    await store.show([])
  }
  return result
}

/** The failure for a queue that is stopped, but not by the hold that the step should remove. */
const notResumed = (ref: QueueRef, problem: string, remedy: string): ActionError =>
  new ActionError('refused', { request: `Resuming the queue ${queueName(ref)}`, problem, remedy })

/** Says that a queue stays stopped, although no hold is left. */
const stillStoppedClause = (state: string, expectedState: string | undefined): string =>
  `${state}, not ${expectedState}, and no hold keeps it stopped`

interface ResumeInputs {
  readonly hold: string | undefined
  readonly expectedState: string | undefined
  readonly strict: boolean
}

/** Ends one hold, and resumes the queue if no other is left. */
async function endOneHold(
  context: Context<HoldOutput>,
  deadline: Deadline,
  ref: QueueRef,
  found: Queue,
  { hold, expectedState, strict }: ResumeInputs & { readonly hold: string },
): Promise<Result<HoldOutput>> {
  const { log } = context
  const own = (comments: readonly HoldComment[]) => comments.filter(({ name }) => name === hold)
  const ended = await endHold(context, deadline, ref, () => readQueue(context, deadline, ref), {
    name: hold,
    own,
    // A list that lags may hide the hold, but a running queue needs no second look.
    isIncomplete: (comments) => found.state !== 'running' && own(comments).length === 0,
    mayResumeFrom: (state) => state === (expectedState ?? state),
  })
  const { queue } = ended
  const { outcome, clause, doubt } = conclusion(ended, hold, expectedState)
  const changes = ended.end === 'resumed' ? stateChange(found, 'running') : []
  log.info(`The queue ${queueName(ref)} ${clause}`)
  const failure = doubt && strict ? notResumed(ref, doubt, resumeAnyway(ref)) : undefined
  if (doubt !== undefined && failure === undefined)
    log.warning(`The queue ${queueName(ref)} is ${doubt}. ${resumeAnyway(ref)}`)
  let mark: 'good' | 'warning' | 'bad' = 'good'
  if (doubt !== undefined) mark = 'warning'
  if (failure !== undefined) mark = 'bad'
  const report: QueueDetails = {
    lines: failure === undefined ? [] : [problemLine(failure.explanation.problem)],
    parts: [...changesDiff(changes), ...(outcome === 'held' ? [holdTable(ended.holds)] : [])],
  }
  return {
    outcome,
    outputs: { ...changeOutputs(changes), holds: ended.holds.map(shownHold) },
    details: { queue, changes },
    summary: queueReport(context, ref, queue, mark, clause, report),
    failure,
  }
}

/** Returns the outcome, a clause about the queue, and in `doubt` what someone should check. */
function conclusion(
  { end, holds, queue: { state } }: Release,
  hold: string,
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
        doubt: stillStoppedClause(state, expectedState),
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
async function planOneHold(
  context: Context<HoldOutput>,
  deadline: Deadline,
  ref: QueueRef,
  queue: Queue,
  name: string,
  expectedState: string | undefined,
): Promise<Result<HoldOutput>> {
  const comments = await holdStore(context, deadline, ref).list()
  const own = comments.filter((comment) => comment.name === name)
  const others = comments.filter((comment) => comment.name !== name)
  const live = liveHolds(others, context.clock.now())
  context.setOutputs({ holds: live.map(shownHold) })
  const isFree = own.length > 0 && live.length === 0 && rememberedState(comments) === 'running'
  let clause = `would lose the hold \`${name}\``
  if (live.length > 0) clause += `, and would keep ${holdNames(live)}`
  if (own.length === 0) clause = `has no hold \`${name}\``
  return plannedResume(context, ref, queue, isFree, expectedState, clause)
}

/** Returns the result of a dry run that would remove every hold. */
async function planAllHolds(
  context: Context<HoldOutput>,
  ref: QueueRef,
  queue: Queue,
  store: HoldStore,
  expectedState: string | undefined,
): Promise<Result<HoldOutput>> {
  const holds = liveHolds(await store.list(), context.clock.now())
  context.setOutputs({ holds: [] })
  const clause = holds.length === 0 ? 'has no holds' : `would lose ${heldClause(holds)}`
  return plannedResume(context, ref, queue, true, expectedState, clause)
}

function plannedResume(
  context: Context,
  ref: QueueRef,
  queue: Queue,
  isFree: boolean,
  expectedState: string | undefined,
  clause: string,
): Result<HoldOutput> {
  const isResumed = isFree && queue.state === (expectedState ?? queue.state)
  const changes = isResumed ? stateChange(queue, 'running') : []
  const requests = changes.length === 0 ? [] : [updateQueue(ref, updateFor(changes))]
  context.log.info(`Dry run: the queue ${queueName(ref)} ${clause}`)
  return plannedChanges(context, ref, changes, requests, clause)
}
