/** Ends a step whose run is cancelled, before GitHub kills it. */
import { graceMs, WRITING_MS } from '../runner/runner.js'
import { isEnded } from '../service/schemas.js'
import type { Deadline } from '../shared/deadline.js'
import { withHint } from '../shared/resubmit-hint.js'
import type { Context } from '../step/context.js'
import { CANCELLED_MARK, type End, WAS_CANCELLED } from './end.js'
import { dequeueIfAllowed } from './leave.js'
import { whyNotMerged } from './reasons/why-not-merged.js'
import { type PullRequestResult, reportEnd } from './report-end.js'
import { mayArrive } from './sent.js'
import type { PullRequestStep } from './step.js'
import { MAY_ARRIVE, type QueueExit } from './writes.js'

/** Leaves the queue if asked to, and reports, before GitHub kills the cancelled run. */
export async function reportAborted(
  context: Context,
  run: Deadline,
  step: PullRequestStep,
): Promise<PullRequestResult> {
  const ms = graceMs(run.signal) - WRITING_MS - MARGIN_MS
  const deadline = run.afterCancellation(ms)
  let exit: QueueExit | undefined
  if (step.sent.isLeaving || step.inputs.onAbort === 'cancel')
    exit = await dequeueIfAllowed(context, deadline.atMost(ms - LAST_WORDS_MS), step)
  return reportEnd(context, step, {
    end: endAborted(step, exit),
    time: step.time.beginEnd(deadline),
  })
}

/** The step must be over before the run is killed. */
const MARGIN_MS = 200

/** Time for the comment and the label of a cancelled run. */
const LAST_WORDS_MS = 800

/** Returns the end of a cancelled run from what is known. @param exit set after an attempt to leave */
function endAborted(step: PullRequestStep, exit: QueueExit | undefined): End {
  const { ref, record, readings } = step
  const { pullRequestOnGitHub: gitHub, queue } = readings
  const name = `#${ref.number}`
  const { failing = [], reasons = [] } =
    record === undefined ? {} : whyNotMerged({ ref, record, gitHub }, queue?.state)
  const ended = {
    outcome: 'aborted' as const,
    passes: false,
    mark: CANCELLED_MARK,
    failing,
    // The next step depends on the exit, not on what is missing.
    reasons: reasons.map(({ remedy: _, ...reason }) => reason),
  }
  if (exit?.takenOut)
    return {
      ...ended,
      headline: `The run was cancelled, and ${name} was taken out of the queue`,
      remedy: withHint('Submit it again when it should be merged.'),
    }
  let headline = `The run was cancelled; no record of ${name} was seen`
  if (record !== undefined)
    headline = `The run was cancelled while ${name} was ${record.state ?? 'not known to Trunk'}`
  const isOnItsWay = exit === undefined ? mayArrive(step.sent) : exit.mayArrive === true
  const why: string[] = []
  if (exit !== undefined) why.push(exit.sentence)
  else if (isOnItsWay) why.push(MAY_ARRIVE)
  let remedy = 'The pull request may still be merged; cancel it in the queue if it must not be.'
  if (isEnded(record?.state) && !isOnItsWay) remedy = 'There is nothing more to wait for.'
  return { ...ended, whyLabelStays: WAS_CANCELLED, headline, why, remedy }
}
