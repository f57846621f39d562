/** The end of a wait whose time is up, or of a resubmission that was not proved in time. */
import type { HttpError } from '../http/errors.js'
import { type End, UNFINISHED_MARK } from '../pull-request/end.js'
import { endFailed } from '../pull-request/failure.js'
import { dequeueIfAllowed } from '../pull-request/leave.js'
import { firstRemedy, withoutCoveredReasons } from '../pull-request/reasons/reasons.js'
import { isMerged, isQueued } from '../pull-request/record.js'
import { mayArrive } from '../pull-request/sent.js'
import type { PullRequestStep } from '../pull-request/step.js'
import type { EndDeadlines } from '../pull-request/step-time.js'
import { isEnded, STATE_WORDS } from '../service/schemas.js'
import { duration } from '../shared/duration.js'
import { withHint } from '../shared/resubmit-hint.js'
import type { Context } from '../step/context.js'
import { endLeft, explainEnd } from './left-end.js'
import { endMerged, endMergedOnGitHub } from './merged-end.js'

/** Returns the end of a wait whose time is up. @param failure set if the last reading failed */
export async function endTimedOut(
  context: Context,
  step: PullRequestStep,
  time: EndDeadlines,
  failure: HttpError | undefined,
  answered: boolean,
): Promise<End> {
  const { inputs } = step
  const exit =
    inputs.onTimeout === 'cancel'
      ? await dequeueIfAllowed(context, time.of('exit'), step)
      : undefined
  // It merged while it was being taken out.
  if (isMerged(step.record, step.ref)) return endMerged(context, step, time)
  if (exit?.takenOut) return endTakenOut(context, step, time)
  const name = `#${step.ref.number}`
  const after = `after ${duration(step.time.elapsedMs / 1000)}`
  const why: string[] = []
  if (exit !== undefined) why.push(exit.sentence)
  if (failure !== undefined && !answered)
    return {
      outcome: 'timed-out',
      // A service that never answered has proved nothing, so `on-timeout: pass` fails too.
      passes: false,
      mark: UNFINISHED_MARK,
      headline: `The state of ${name} is not known ${after}`,
      why: [`Trunk did not answer: ${failure.explanation.problem}`, ...why],
      remedy: 'Check that Trunk is up and that `api-url` is its address, then run the step again.',
    }
  const { reasons, failing, isMergedOnGitHub } = await explainEnd(context, step, time)
  if (isMergedOnGitHub) return endMergedOnGitHub(context, step, time)
  if (failure !== undefined) why.unshift(`The last reading failed: ${failure.explanation.problem}`)
  const state = step.record?.state
  const isStale = failure !== undefined && exit?.lastRead?.record === undefined
  // With `on-timeout: cancel`, the sentence of the cancellation says so.
  if (exit === undefined && !isStale && isQueued(step.record))
    why.push('It stays in the queue and can still merge')
  return {
    outcome: 'timed-out',
    passes: inputs.onTimeout === 'pass',
    mark: UNFINISHED_MARK,
    headline: `${name} ${stateClause(state, isStale)} ${after}`,
    reasons,
    failing,
    why,
    remedy:
      firstRemedy(withoutCoveredReasons(reasons)) ??
      'Raise `timeout-minutes`, or find out what holds up the queue.',
  }
}

/** Returns the end of a timed-out wait after `on-timeout: cancel` took the pull request out. */
async function endTakenOut(
  context: Context,
  step: PullRequestStep,
  time: EndDeadlines,
): Promise<End> {
  const waited = duration(step.time.elapsedMs / 1000)
  const facts = await explainEnd(context, step, time)
  if (facts.isMergedOnGitHub) return endMergedOnGitHub(context, step, time)
  // The cause of its present state is the cancellation by this step, which explains nothing.
  const reasons = facts.reasons.filter(({ isCauseOfState }) => !isCauseOfState)
  return {
    outcome: 'timed-out',
    passes: false,
    mark: UNFINISHED_MARK,
    headline: `#${step.ref.number} was taken out of the queue after ${waited}`,
    why: ['`on-timeout: cancel` took it out, because it had not merged in time'],
    reasons,
    failing: facts.failing,
    remedy:
      firstRemedy(withoutCoveredReasons(reasons)) ??
      withHint('Find out what held it up, then submit it again.'),
  }
}

/** Returns the end after a resubmission that was refused, or was not proved in time. */
export async function endUnprovedResubmission(
  context: Context,
  step: PullRequestStep,
  time: EndDeadlines,
  error: HttpError,
): Promise<End> {
  const leaves =
    mayArrive(step.sent) && step.time.timeout.passed && step.inputs.onTimeout === 'cancel'
  const exit = leaves ? await dequeueIfAllowed(context, time.of('exit'), step) : undefined
  if (exit?.takenOut) return endTakenOut(context, step, time)
  const why: string[] = []
  if (exit !== undefined) why.push(exit.sentence)
  if (!error.mayHaveApplied) {
    why.unshift(`It could not be submitted again: ${error.explanation.problem}`)
    return endLeft(context, step, time, 'failed', why)
  }
  const headline = `Couldn't confirm that #${step.ref.number} was submitted again`
  return endFailed(error, headline, why)
}

/** Completes "#12 …". @param isStale no newer reading is known */
function stateClause(state: string | undefined, isStale: boolean): string {
  if (state === undefined) return 'is not known to Trunk'
  const word = STATE_WORDS[state] ?? state
  const named = word.toUpperCase().replaceAll(' ', '_') === state ? word : `${word} (${state})`
  if (isStale) return `was last seen ${named}`
  return isEnded(state) ? `is ${named}` : `is still ${named}`
}
