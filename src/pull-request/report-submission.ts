/** Reports a submission: skipped, sent, or failed before its wait. */
import type { SubmittedPullRequest } from '../service/schemas.js'
import type { Deadline } from '../shared/deadline.js'
import type { ActionError } from '../shared/errors.js'
import { type PullRequestRef, pullRequestName, stackPlace } from '../shared/references.js'
import type { Context } from '../step/context.js'
import type { End } from './end.js'
import { endFailed } from './failure.js'
import { refuseOtherMerge } from './head.js'
import type { SubmitInputs, WaitOutput } from './inputs.js'
import { readMergeCommit } from './on-github.js'
import { lookUpQueue, type QueueLookup, queuePositionText } from './queue-position.js'
import { type Reason, reasonsOf } from './reasons/reasons.js'
import { isMerged, isQueued } from './record.js'
import { type PullRequestReport, publishReport, reportFailure, reportSummary } from './report.js'
import { dropLabel, endReport, type PullRequestResult, publishEnd } from './report-end.js'
import type { Skip } from './skip.js'
import type { PullRequestStep } from './step.js'
import type { Submitted } from './writes.js'

/** Reports that nothing was sent. With `wait`, only a merge passes. */
export async function reportSkip(
  context: Context<WaitOutput>,
  deadline: Deadline,
  step: PullRequestStep<SubmitInputs>,
  { outcome, headline, remedy }: Skip,
): Promise<PullRequestResult> {
  const { inputs, ref, pullRequest, readings } = step
  const { before: record } = readings.submission
  const isMerge = outcome === 'already-merged'
  const { expectedHeadSha } = inputs
  if (isMerge && expectedHeadSha !== undefined) {
    await context.timeBeforeWork.run(deadline, (deadline) =>
      refuseOtherMerge(context, deadline, pullRequest, record, expectedHeadSha),
    )
  }
  const passes = isMerge || !inputs.wait
  // A failure logs it as its title.
  if (passes) context.log.info(headline)
  const whyLabelStays = isMerge ? undefined : 'the pull request was not submitted'
  const end: End = { outcome, passes, headline, remedy, whyLabelStays }
  const report = endReport(context, step, end)
  // A step that passes only corrects an earlier comment, for example about a failure.
  const comment = passes && inputs.comment === 'always' ? 'on-failure' : inputs.comment
  await publishEnd(context, step, step.time.beginEnd(deadline), end, report, { comment })
  // A record without a merge may be of an earlier submission.
  if (!isMerged(record, step.ref)) step.take({ head: pullRequest.headSha })
  const commit = isMerge && inputs.wait ? await readMergeCommit(context, deadline, ref) : undefined
  return {
    outcome,
    outputs: isMerge ? { merged: true, 'merge-commit-sha': commit } : {},
    summary: reportSummary(report),
    failure: passes ? undefined : reportFailure(`Submitting ${pullRequestName(ref)}`, report),
  }
}

/** Reports a step that does not wait: the pull request is in the queue, or merged already. */
export async function reportSubmitted(
  context: Context<WaitOutput>,
  deadline: Deadline,
  step: PullRequestStep<SubmitInputs>,
  submitted: Submitted,
): Promise<PullRequestResult> {
  const { outcome, proof, record } = submitted
  const ending = { outcome: proof === 'merged' ? 'merged' : outcome, passes: true } as const
  const time = step.time.beginEnd(deadline)
  const droppingLabel = dropLabel(context, step, time, ending)
  // Only the proof decides on the label, so the queue is read at the same time.
  const [report] = await Promise.all([
    buildSubmittedReport(context, deadline, step, submitted),
    droppingLabel,
  ])
  const end: End = { ...ending, headline: report.headline }
  await publishEnd(context, step, time, end, report, { droppingLabel })
  return {
    outcome,
    outputs: proof === 'merged' ? { merged: true } : {},
    details: { pullRequest: record, queue: step.readings.queue },
    summary: reportSummary(report),
  }
}

/** Reads the place in the queue, logs the submission, and makes its report. */
export async function buildSubmittedReport(
  context: Context<WaitOutput>,
  deadline: Deadline,
  step: PullRequestStep<SubmitInputs>,
  submitted: Submitted,
): Promise<PullRequestReport> {
  const { ref, inputs } = step
  const [lookup, reasons] = await step.time.extrasBudget.run(deadline, (deadline) =>
    Promise.all([
      lookUpQueue(context, deadline, ref),
      explainSubmission(context, deadline, step, submitted.record, inputs.wait),
    ]),
  )
  step.take({ queue: lookup.queue })
  return submissionReport(context, step.ref, submitted, lookup, reasons)
}

/**
 * Finds out why it is not ready. GitHub and the timeline are asked only if the record has a reason,
 * to save requests.
 * @param waits the step goes on to wait, and explains itself at the end
 */
async function explainSubmission(
  context: Context<WaitOutput>,
  deadline: Deadline,
  step: PullRequestStep<SubmitInputs>,
  submitted: SubmittedPullRequest,
  waits: boolean,
): Promise<readonly Reason[]> {
  const { ref } = step
  // The readiness decides whether the base branch is right, because the record may lag.
  const record = { ...submitted, prBaseBranch: undefined }
  const reasons = reasonsOf({ ref, record })
  if (reasons.length === 0 || waits) return reasons
  const { readWhyNotMerged } = await import('./reasons/why-not-merged.js')
  const notMerged = await readWhyNotMerged(context, deadline, ref, { record })
  step.take({ head: notMerged.headSha })
  return notMerged.reasons
}

/** GitHub shows ten warnings of a step; the report has all reasons. */
const MAX_WARNINGS = 5

/** Reports a proved submission, with what the author should know. */
export function submissionReport(
  { log }: Pick<Context, 'log'>,
  ref: PullRequestRef,
  { outcome, proof, record, ignored }: Submitted,
  { queue, warning }: QueueLookup,
  reasons: readonly Reason[],
): PullRequestReport {
  const headline = submissionHeadline(ref, outcome, proof, queue && queuePositionText(queue, ref))
  log.info(`${headline}; state ${record.state ?? 'not known'}`)
  const why = [ignored, warning].filter((text) => text !== undefined)
  const missing = reasons.slice(0, MAX_WARNINGS).map(({ text }) => `Not ready: ${text}`)
  for (const warning of [...why, ...missing]) log.warning(`${pullRequestName(ref)}: ${warning}`)
  return {
    status: 'good',
    headline,
    reasons,
    why,
    stack: stackPlace(ref),
    commits: [['Head commit', record.prSha?.slice(0, 12)]],
    facts: [['State', record.state]],
  }
}

function submissionHeadline(
  { number, targetBranch }: PullRequestRef,
  outcome: Submitted['outcome'],
  proof: Submitted['proof'],
  place: string | undefined,
): string {
  if (proof === 'merged') {
    const verb = outcome === 'already-merged' ? 'is already' : 'was submitted and'
    return `#${number} ${verb} merged into ${targetBranch}`
  }
  const verb = outcome === 'submitted' ? 'is' : 'was already'
  const headline = `#${number} ${verb} in the queue of ${targetBranch}`
  if (place === undefined) return headline
  return `${headline}, ${place}`
}

/** Reports a step that failed before its wait: the request was refused, or nothing proves it. */
export async function reportFailed(
  context: Context<WaitOutput>,
  deadline: Deadline,
  step: PullRequestStep,
  error: ActionError,
): Promise<PullRequestResult> {
  const end = endFailed(error, headlineOfFailure(step, error))
  const { why = [], remedy } = end
  const report = { status: 'bad', headline: end.headline, why, remedy } as const
  await step.time.extrasBudget.run(deadline, (deadline) =>
    publishReport(context, deadline, { ...step.inputs, comments: step.comments }, step.ref, report),
  )
  return { outcome: error.kind, summary: reportSummary(report), failure: error }
}

function headlineOfFailure(
  { ref, record, readings }: PullRequestStep,
  { kind }: ActionError,
): string {
  const name = `#${ref.number}`
  const queue = `the queue of ${ref.targetBranch}`
  if (isQueued(readings.submission.before))
    return `${name} was in ${queue} already, and the step failed after that`
  if (record !== undefined)
    return `${name} was submitted to ${queue}, and the step failed after that`
  if (kind === 'unknown-outcome') return `Couldn't confirm the submission of ${name} to ${queue}`
  return `${name} was not submitted to ${queue}`
}
