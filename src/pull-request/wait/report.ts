/** Results of a wait for people and later steps: outputs, summary, comment, and why it failed. */
import { ServiceError } from '../../http/errors.js'
import { SUBMIT_FIRST } from '../../service/remedies.js'
import { isEnded } from '../../service/schemas.js'
import { duration } from '../../shared/duration.js'
import { ERROR_TITLES, RunCancelled } from '../../shared/errors.js'
import { pullRequestName } from '../../shared/references.js'
import { pluralize } from '../../shared/text.js'
import type { Context, Result } from '../../step/context.js'
import { withinBudget } from '../../step/within.js'
import { explain, type Findings, findingsOf } from '../findings.js'
import { mergeCommitOf } from '../on-github.js'
import { publishReport } from '../publish.js'
import { MAY_ARRIVE } from '../queue-exit.js'
import { firstRemedy, type Reason, reasonsOutput, worthReading } from '../reasons.js'
import { type PullRequestReport, reportFailure, reportSummary } from '../report.js'
import { concludeMerge } from './conclude.js'
import type { WAIT_OUTPUTS, WaitOutcome } from './inputs.js'
import { timelineOf } from './state.js'
import { type Ending, leftMs, type WaitStep } from './step.js'

/** The result of a step that waits. */
export type WaitStepResult = Result<(typeof WAIT_OUTPUTS)[number]>

/** Explains an ending, does what is left after it, and makes the result of the step. */
export async function reportEnding(step: WaitStep, ending: Ending): Promise<WaitStepResult> {
  const { context, extras, inputs, ref } = step
  const { reasons, failing, isMergedOnGitHub } = await withinBudget(
    context,
    extras,
    (limited) => explainEnding({ ...step, context: limited }, ending),
    leftMs(step, 'reasons'),
  )
  // GitHub was still merging when it was asked for the first time.
  if (isMergedOnGitHub) return reportEnding(step, await concludeMerge(step, undefined, true))
  const { report, failure } = describeEnding(step, ending, reasons)
  const publish = (limited: Context) =>
    Promise.all([
      step.afterwards(limited, ending),
      publishReport(limited, inputs, ref, report, ending.outcome),
    ])
  await withinBudget(context, extras, publish, leftMs(step, 'report'))
  // A run that is cancelled meanwhile ends in another way; the end of the time is no reason to.
  if (context.signal.reason instanceof RunCancelled) throw context.signal.reason
  const { record, polls, resubmissions } = step.state
  const timeline = report.timeline ?? []
  return {
    outcome: ending.outcome,
    outputs: {
      merged: ending.outcome === 'merged',
      'merge-commit-sha': mergeCommitOf(ending.gitHub, step.ref),
      'duration-seconds': Math.round(secondsOf(step)),
      polls,
      timeline,
      'failing-checks': failing,
      reasons: reasonsOutput(reasons),
      resubmissions,
    },
    details: {
      timeline,
      failingChecks: failing,
      reasons: reasonsOutput(reasons),
      pullRequest: record,
    },
    summary: reportSummary(report),
    failure,
  }
}

const NOTHING: Findings = { reasons: [], failing: [] }

/**
 * Why it is not merged. A cancelled run has no time to ask; a service that fails, or never answers,
 * explains itself.
 */
async function explainEnding(step: WaitStep, ending: Ending): Promise<Findings> {
  const { context, ref } = step
  const { record, queue } = step.state
  const { outcome, error, gitHub, unanswered } = ending
  if (outcome === 'merged' || error !== undefined || unanswered) return NOTHING
  const known = { record, queueState: queue?.state, gitHub }
  if (outcome === 'aborted')
    return record === undefined ? NOTHING : findingsOf({ ref, ...known }, queue?.state)
  const findings = await explain(context, ref, { ...known, ...step.memory })
  if (!ending.exit?.takenOut) return findings
  // The queue's reason is what this step did, which explains nothing.
  return { ...findings, reasons: findings.reasons.filter(({ kind }) => kind !== 'queue-reason') }
}

const secondsOf = ({ context, state }: WaitStep): number =>
  (context.clock.monotonic() - state.startedAt) / 1000

/** Describes the end for people, and gives the failure of the step if it does not pass. */
function describeEnding(step: WaitStep, ending: Ending, found: readonly Reason[]) {
  const { context, state } = step
  const reasons = worthReading(found)
  const [headline, remedy] = verdictOf(step, ending, reasons)
  const merged = ending.outcome === 'merged'
  const passes = merged || ending.passes === true
  const report: PullRequestReport = {
    status: merged ? 'good' : passes ? 'neutral' : 'bad',
    mark: MARKS_OF_OUTCOMES[ending.outcome],
    headline,
    // After a cancelled run, what becomes of it comes before what it lacked.
    reasons: ending.outcome === 'aborted' ? reasons.map(withoutRemedy) : reasons,
    why: notesOf(ending, reasons),
    timeline: timelineOf(state, context.clock.now()),
    facts: [
      ['Head commit', state.record?.prSha?.slice(0, 12)],
      ['Merge commit', mergeCommitOf(ending.gitHub, step.ref)?.slice(0, 12)],
      ['Submitted again', state.resubmissions || undefined],
    ],
    remedy: passes ? undefined : remedy,
    pullRequestUrl: ending.gitHub?.url,
  }
  if (passes) return { report }
  const request = `${state.polls === 0 ? 'Submitting' : 'Waiting for'} ${pullRequestName(step.ref)}`
  return { report, failure: ending.error ?? reportFailure(request, report) }
}

const withoutRemedy = ({ remedy: _, ...reason }: Reason): Reason => reason

/** Marks of endings that are no failure of the pull request. */
const MARKS_OF_OUTCOMES: Readonly<Record<string, string>> = {
  cancelled: '🚫',
  aborted: '🚫',
  'not-ready': '⏸',
  'timed-out': '⏸',
}

function verdictOf(
  step: WaitStep,
  ending: Ending,
  reasons: readonly Reason[],
): readonly [headline: string, remedy: string] {
  const { ref, inputs } = step
  const { record } = step.state
  const [name, queue] = [`#${ref.number}`, 'the merge queue']
  const state = record?.state ?? 'not known to the service'
  const waited = duration(secondsOf(step))
  const missing = reasons.length === 0 ? '' : `: ${pluralize(reasons.length, 'thing')} missing`
  const verdicts: Readonly<Record<WaitOutcome, readonly [string, string]>> = {
    merged: [
      ending.outsideQueue
        ? `${name} was merged on GitHub, outside the merge queue${record?.state === undefined ? '' : `, where it was last ${record.state}`}`
        : `${name} merged into ${ref.targetBranch}${secondsOf(step) < 1 ? '' : ` after ${waited}`}`,
      '',
    ],
    failed: [`${name} failed in ${queue}`, 'Fix the failing checks, push, then submit it again.'],
    cancelled: [
      `${name} was cancelled in ${queue}`,
      'Find out what took it out of the queue, then submit it again.',
    ],
    removed: [
      // A reason says into which branch it merged.
      `${name} left ${queue}${record?.state === 'MERGED' ? '' : ' without a final state'}`,
      'Check the pull request and the queue, then submit it again.',
    ],
    'not-submitted': [`${name} isn't in ${queue}`, SUBMIT_FIRST],
    'not-ready': [
      `${name} wasn't ready within ${duration((inputs.notReadyTimeoutMinutes ?? 0) * 60)}${missing}`,
      'Make it ready; the queue then continues by itself.',
    ],
    'timed-out': timeoutVerdict(step, ending, `Timed out after ${waited};`),
    aborted: [
      ending.exit?.takenOut
        ? `The run was cancelled, and ${name} was taken out of the queue`
        : record === undefined
          ? `The run was cancelled; no record of ${name} was seen`
          : `The run was cancelled while ${name} was ${state}`,
      remedyAfterAbort(step, ending),
    ],
  }
  const { problem = '', remedy = '' } = ending.error?.explanation ?? {}
  const [headline, otherwise] =
    ending.error instanceof ServiceError
      ? [ERROR_TITLES[ending.error.kind], remedy]
      : (verdicts[ending.outcome as WaitOutcome] ?? [problem, remedy])
  return [headline, ending.outcome === 'aborted' ? otherwise : (firstRemedy(reasons) ?? otherwise)]
}

function timeoutVerdict(
  { ref, state: { record } }: WaitStep,
  { exit, unanswered, isStale }: Ending,
  said: string,
): readonly [headline: string, remedy: string] {
  const name = `#${ref.number}`
  if (exit?.takenOut)
    return [
      `${said} ${name} was taken out of the queue`,
      'Find out what held it up, then submit it again.',
    ]
  if (unanswered)
    return [
      `${said} the state of ${name} is not known`,
      'Check that the service is up and that `api-url` is its address, then run the step again.',
    ]
  const state = record?.state
  const is =
    state === undefined
      ? 'is not known to the service'
      : `${isStale ? 'was last' : isEnded(state) ? 'is' : 'is still'} ${state}`
  return [`${said} ${name} ${is}`, 'Raise `timeout-minutes`, or find out what holds up the queue.']
}

function remedyAfterAbort({ state: { record } }: WaitStep, { exit, note }: Ending): string {
  if (exit?.takenOut) return 'Submit it again when it should be merged.'
  const mayArrive = note === MAY_ARRIVE || exit?.sentence === MAY_ARRIVE
  if (isEnded(record?.state) && !mayArrive) return 'There is nothing more to wait for.'
  return 'The pull request may still be merged; cancel it in the queue if it must not be.'
}

function notesOf({ outcome, note, exit, error }: Ending, reasons: readonly Reason[]): string[] {
  const unexplained = reasons.length === 0 && !error ? UNEXPLAINED[outcome] : undefined
  const { request, problem } = (error instanceof ServiceError && error.explanation) || {}
  const answer = request && `${request}: ${problem}`
  const isInHeadline = exit?.takenOut && (outcome === 'timed-out' || outcome === 'aborted')
  return [answer, unexplained, note, isInHeadline ? undefined : exit?.sentence]
    .filter((sentence) => sentence !== undefined)
    .map((sentence) => sentence.replace(/\.$/, ''))
}

const UNEXPLAINED: Readonly<Record<string, string>> = {
  failed: 'The service gives no reason. See the checks of the test branch',
  'not-ready': 'The service does not list what is missing. Its own checks may have failed',
}
