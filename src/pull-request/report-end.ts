/** Reports an end: outputs, summary, comment, Slack, and the label to remove. */
import { pullRequestName, stackPlace } from '../shared/references.js'
import type { Context, Result } from '../step/context.js'
import { removeLabel } from '../step/github-writes.js'
import type { End, TimedEnd } from './end.js'
import type { WaitOutput } from './inputs.js'
import { mergeCommitOf } from './on-github.js'
import { timelineOf } from './readings.js'
import { reasonsOutput, withoutCoveredReasons } from './reasons/reasons.js'
import { isQueued } from './record.js'
import {
  type PullRequestReport,
  publishReport,
  reportFailure,
  reportSummary,
  subjectOf,
} from './report.js'
import type { PullRequestStep } from './step.js'
import type { EndDeadlines } from './step-time.js'

/** The result of `submit` and `wait-for-merge`. */
export type PullRequestResult = Result<WaitOutput>

/** Publishes the end of a step, and makes its result. */
export async function reportEnd(
  context: Context,
  step: PullRequestStep,
  { end, time }: TimedEnd,
): Promise<PullRequestResult> {
  const { ref, readings, sent } = step
  const { polls } = readings
  const { outcome, reasons = [], failing = [] } = end
  const report = endReport(context, step, end)
  await publishEnd(context, step, time, end, report)
  const timeline = report.timeline ?? []
  const listed = reasonsOutput(reasons)
  const request = `${polls === 0 ? 'Submitting' : 'Waiting for'} ${pullRequestName(ref)}`
  return {
    outcome,
    outputs: {
      merged: outcome === 'merged',
      'merge-commit-sha': mergeCommitOf(readings.pullRequestOnGitHub, ref),
      'duration-seconds': Math.round(step.time.elapsedMs / 1000),
      polls,
      timeline,
      'failing-checks': failing,
      reasons: listed,
      resubmissions: sent.resubmissions,
    },
    details: {
      timeline,
      failingChecks: failing,
      reasons: listed,
      pullRequest: step.record,
    },
    summary: reportSummary(report),
    failure: end.passes ? undefined : (end.error ?? reportFailure(request, report)),
  }
}

interface PublishEndOptions {
  readonly comment?: PullRequestStep['inputs']['comment']
  /** The removal of the label, if it has begun. */
  readonly droppingLabel?: Promise<void>
}

/** Writes the comment and the Slack message, and removes the label beside them. */
export async function publishEnd(
  context: Context,
  step: PullRequestStep,
  time: EndDeadlines,
  end: End,
  report: PullRequestReport,
  {
    comment = step.inputs.comment,
    droppingLabel = dropLabel(context, step, time, end),
  }: PublishEndOptions = {},
): Promise<void> {
  const { ref, inputs, comments } = step
  const { slackPayloadFile } = inputs
  await step.time.extrasBudget.run(time.of('report'), (deadline) =>
    Promise.all([
      droppingLabel,
      publishReport(
        context,
        deadline,
        { comment, slackPayloadFile, comments },
        ref,
        report,
        end.outcome,
      ),
    ]),
  )
  // A cancelled run has another end; running out of time for the report changes nothing.
  if (time.root.isCancelled) throw time.root.reason
}

/** Makes the report of an end. */
export function endReport(
  { clock }: Context,
  { ref, record, readings, sent, pullRequest }: PullRequestStep,
  { outcome, passes, mark, headline, reasons = [], why = [], remedy }: End,
): PullRequestReport {
  const { pullRequestOnGitHub: onGitHub } = readings
  return {
    status: statusOf(passes, outcome),
    mark,
    headline,
    reasons: withoutCoveredReasons(reasons),
    why,
    timeline: timelineOf(readings, clock.now()),
    stack: stackPlace(ref),
    commits: [
      ['Head commit', record?.prSha?.slice(0, 12)],
      ['Merge commit', mergeCommitOf(onGitHub, ref)?.slice(0, 12)],
    ],
    facts: [['Submitted again', sent.resubmissions || undefined]],
    remedy: passes ? undefined : remedy,
    pullRequestUrl: onGitHub?.url,
    subject: subjectOf(record),
    failedHead: FAILED_ENDS.includes(outcome)
      ? (record?.prSha ?? onGitHub?.headSha ?? pullRequest.headSha)
      : undefined,
  }
}

function statusOf(passes: boolean, outcome: End['outcome']): PullRequestReport['status'] {
  if (!passes) return 'bad'
  return outcome === 'merged' ? 'good' : 'neutral'
}

/** Outcomes of a pull request that left the queue without a merge. */
const FAILED_ENDS: readonly string[] = ['failed', 'cancelled', 'removed']

/** Outcomes after which the label is removed although the pull request may be in the queue. */
const LABEL_REMOVAL_OUTCOMES: readonly string[] = ['submitted', 'already-queued', 'merged']

/**
 * Removes the label once the pull request is submitted, or has left the queue after a wait. The
 * label stays on a pull request that a waiting step leaves in the queue, because a workflow may read
 * its removal as "cancel".
 */
export async function dropLabel(
  context: Context,
  { inputs, ref, record, time: { extrasBudget } }: PullRequestStep,
  time: EndDeadlines,
  { outcome, whyLabelStays }: Pick<End, 'outcome' | 'whyLabelStays'>,
): Promise<void> {
  const { removeLabel: label } = inputs
  if (label === undefined) return
  const staysQueued = isQueued(record) && !LABEL_REMOVAL_OUTCOMES.includes(outcome)
  const why = staysQueued ? 'the pull request is still in the queue' : whyLabelStays
  if (why === undefined)
    await extrasBudget.run(time.of('report'), (deadline) =>
      removeLabel(context, deadline, ref, label),
    )
  else context.log.info(`Label ${label} stays, because ${why}`)
}
