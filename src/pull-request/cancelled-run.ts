/** Ends a step whose run is cancelled, before GitHub kills it. */
import { graceMs, WRITING_MS } from '../runner/runner.js'
import { isEnded } from '../service/schemas.js'
import type { Deadline } from '../shared/deadline.js'
import type { Context } from '../step/context.js'
import { CANCELLED_MARK, type Ending, WAS_CANCELLED } from './end.js'
import { dequeueIfAllowed } from './leave.js'
import { findingsOf } from './reasons/findings.js'
import { reportEnding, type WaitResult } from './report-end.js'
import type { Wait } from './wait.js'
import { MAY_ARRIVE, type QueueExit } from './writes.js'

/** Waits for the result, and ends a run that is cancelled meanwhile as `on-abort` says. */
export async function untilAborted(
  context: Context,
  deadline: Deadline,
  wait: Wait,
  running: Promise<WaitResult>,
): Promise<WaitResult> {
  try {
    return await running
  } catch (error) {
    if (!deadline.isOver) throw error
    return reportAborted(context, deadline, wait)
  }
}

/** Leaves the queue if asked to, and reports, before GitHub kills the cancelled run. */
async function reportAborted(context: Context, run: Deadline, wait: Wait): Promise<WaitResult> {
  const ms = graceMs(run.signal) - WRITING_MS - MARGIN_MS
  const deadline = run.afterCancellation(ms)
  let exit: QueueExit | undefined
  if (wait.isLeaving || wait.inputs.onAbort === 'cancel')
    exit = await dequeueIfAllowed(context, deadline.atMost(ms - LAST_WORDS_MS), wait)
  return reportEnding(context, wait, {
    ending: endAborted(wait, exit),
    time: wait.beginEnd(deadline),
  })
}

/** The step must be over before the run is killed. */
const MARGIN_MS = 200

/** Time for the comment and the label of a cancelled run. */
const LAST_WORDS_MS = 800

/** Concludes a cancelled run, without asking anything. @param exit set after an attempt to leave */
function endAborted(wait: Wait, exit: QueueExit | undefined): Ending {
  const { ref, record, gitHub, queue } = wait
  const name = `#${ref.number}`
  const findings =
    record === undefined ? undefined : findingsOf({ ref, record, gitHub }, queue?.state)
  const ended = {
    outcome: 'aborted' as const,
    passes: false,
    mark: CANCELLED_MARK,
    failing: findings?.failing ?? [],
    // The next step depends on the exit, not on what is missing.
    reasons: (findings?.reasons ?? []).map(({ remedy: _, ...reason }) => reason),
  }
  if (exit?.takenOut)
    return {
      ...ended,
      headline: `The run was cancelled, and ${name} was taken out of the queue`,
      remedy: 'Submit it again when it should be merged.',
    }
  let headline = `The run was cancelled; no record of ${name} was seen`
  if (record !== undefined)
    headline = `The run was cancelled while ${name} was ${record.state ?? 'not known to Trunk'}`
  let { mayArrive } = wait
  const why: string[] = []
  if (exit !== undefined) {
    why.push(exit.sentence)
    mayArrive = exit.mayArrive === true
  } else if (mayArrive) why.push(MAY_ARRIVE)
  let remedy = 'The pull request may still be merged; cancel it in the queue if it must not be.'
  if (isEnded(record?.state) && !mayArrive) remedy = 'There is nothing more to wait for.'
  return { ...ended, whyLabelStays: WAS_CANCELLED, headline, why, remedy }
}
