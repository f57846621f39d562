/** Reports an end: outputs, summary, comment, Slack, and the label to remove. */
import type { Deadline } from '../shared/deadline.js'
import { pullRequestName, stackPlace } from '../shared/references.js'
import type { Context, Result } from '../step/context.js'
import { removeLabel } from '../step/github-writes.js'
import type { ConcludedWait, Ending } from './end.js'
import type { EndDeadlines } from './end-deadlines.js'
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
import type { Wait } from './wait.js'

/** The result of a step that waits. */
export type WaitResult = Result<WaitOutput>

/** Publishes the end of a wait, and makes the result of the step. */
export async function reportEnding(
  context: Context,
  wait: Wait,
  { ending, time }: ConcludedWait,
): Promise<WaitResult> {
  const { ref, polls, resubmissions } = wait
  const { outcome, reasons = [], failing = [] } = ending
  const report = endingReport(context, wait, ending)
  await publishEnding(context, wait, time, ending, report)
  const timeline = report.timeline ?? []
  const listed = reasonsOutput(reasons)
  const request = `${polls === 0 ? 'Submitting' : 'Waiting for'} ${pullRequestName(ref)}`
  return {
    outcome,
    outputs: {
      merged: outcome === 'merged',
      'merge-commit-sha': mergeCommitOf(wait.gitHub, ref),
      'duration-seconds': Math.round(wait.elapsedMs / 1000),
      polls,
      timeline,
      'failing-checks': failing,
      reasons: listed,
      resubmissions,
    },
    details: {
      timeline,
      failingChecks: failing,
      reasons: listed,
      pullRequest: wait.record,
    },
    summary: reportSummary(report),
    failure: ending.passes ? undefined : (ending.error ?? reportFailure(request, report)),
  }
}

/** Corrects a comment about an earlier failure, because the pull request is in the queue again. */
export const correctComment = (
  context: Context,
  deadline: Deadline,
  { ref, extras }: Wait,
): Promise<void> =>
  extras.run(deadline, (deadline) =>
    publishReport(
      context,
      deadline,
      { comment: 'on-failure', slackPayloadFile: undefined },
      ref,
      {
        status: 'good',
        headline: `#${ref.number} is in the queue of ${ref.targetBranch}`,
        stack: stackPlace(ref),
      },
      'already-queued',
    ),
  )

/** Writes the comment and the Slack message, and removes the label beside them. */
export async function publishEnding(
  context: Context,
  wait: Wait,
  time: EndDeadlines,
  ending: Ending,
  report: PullRequestReport,
  comment = wait.inputs.comment,
): Promise<void> {
  const { extras, ref, inputs } = wait
  const { slackPayloadFile } = inputs
  await extras.run(time.of('report'), (deadline) =>
    Promise.all([
      dropLabel(context, deadline, wait, ending),
      publishReport(
        context,
        deadline,
        { comment, slackPayloadFile, comments: wait.comments },
        ref,
        report,
        ending.outcome,
      ),
    ]),
  )
  // A cancelled run has another end; running out of time for the report changes nothing.
  if (time.root.isCancelled) throw time.root.reason
}

/** Makes the report of an end. */
export function endingReport(
  { clock }: Context,
  { ref, record, observations, gitHub, resubmissions, pullRequest }: Wait,
  { outcome, passes, mark, headline, reasons = [], why = [], remedy }: Ending,
): PullRequestReport {
  return {
    status: statusOf(passes, outcome),
    mark,
    headline,
    reasons: withoutCoveredReasons(reasons),
    why,
    timeline: timelineOf(observations, clock.now()),
    stack: stackPlace(ref),
    commits: [
      ['Head commit', record?.prSha?.slice(0, 12)],
      ['Merge commit', mergeCommitOf(gitHub, ref)?.slice(0, 12)],
    ],
    facts: [['Submitted again', resubmissions || undefined]],
    remedy: passes ? undefined : remedy,
    pullRequestUrl: gitHub?.url,
    subject: subjectOf(record),
    failedHead: FAILED_ENDS.includes(outcome)
      ? (record?.prSha ?? gitHub?.headSha ?? pullRequest.headSha)
      : undefined,
  }
}

function statusOf(passes: boolean, outcome: Ending['outcome']): PullRequestReport['status'] {
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
async function dropLabel(
  context: Context,
  deadline: Deadline,
  { inputs, ref, record }: Wait,
  { outcome, whyLabelStays }: Ending,
): Promise<void> {
  const { removeLabel: label } = inputs
  if (label === undefined) return
  const staysQueued = isQueued(record) && !LABEL_REMOVAL_OUTCOMES.includes(outcome)
  const why = staysQueued ? 'the pull request is still in the queue' : whyLabelStays
  if (why === undefined) await removeLabel(context, deadline, ref, label)
  else context.log.info(`Label ${label} stays, because ${why}`)
}
