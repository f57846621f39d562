/** Submits a failed pull request again. */
import type { MergeFacts } from '../github/merge-facts.js'
import { HttpError, hadNoEffect } from '../http/errors.js'
import { mayTryAgain, submitFailedAgain } from '../pull-request/again.js'
import type { TimedEnd } from '../pull-request/end.js'
import type { Submission } from '../pull-request/readings.js'
import { GitHubQuestions } from '../pull-request/reasons/github-questions.js'
import { differsFromHead } from '../pull-request/record.js'
import { refused, resubmitted, sending, withoutEffect, withProof } from '../pull-request/sent.js'
import type { PullRequestStep } from '../pull-request/step.js'
import type { EndDeadlines } from '../pull-request/step-time.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import type { Deadline } from '../shared/deadline.js'
import { type Fact, ifKnown } from '../shared/fact.js'
import type { Context } from '../step/context.js'
import { DEFAULT_PATTERN } from '../test-run/test-branch.js'
import { endAfterReading } from './end-wait.js'
import { endLeft } from './left-end.js'
import { askForMerge } from './merged-end.js'
import { endUnprovedResubmission } from './timed-out-end.js'

/**
 * Submits a failed pull request again, or returns the end of the wait.
 * @param time the time of the end, if it is the end
 */
export async function resubmitFailed(
  context: Context,
  deadline: Deadline,
  step: PullRequestStep,
  time: EndDeadlines,
): Promise<TimedEnd | undefined> {
  const { record } = step
  const { pinnedHead, expectedHead } = step.readings.submission
  if (record === undefined || (await askForMerge(context, step, time)))
    return { time, end: await endAfterReading(context, step, time, 'failed') }
  const notAgain = async (why: string) => {
    const note = `It was not submitted again, because ${why}`
    return { time, end: await endLeft(context, step, time, 'failed', [note]) }
  }
  const facts = await readForResubmission(context, step, time)
  // Without a head in the record, the failed submission may still have been for a certain head.
  const head = record.prSha ?? pinnedHead ?? expectedHead ?? ifKnown(facts)?.headSha
  const again = mayTryAgain({
    ref: step.ref,
    act: 'submit',
    record,
    head,
    onGitHub: facts ?? 'any',
    reviews: 'any',
    queue: 'any',
    heldBy: 'any',
    triedHeads: 'any',
  })
  if (!again.may) return notAgain(again.why)
  return sendAgain(context, deadline, step, record, head)
}

/** GitHub is asked so often whether a pull request may be submitted again. */
const MAX_QUESTIONS = 3
const QUESTION_PAUSE_MS = 5000

/**
 * Reads what GitHub shows of a pull request before it is submitted again, and repeats the question
 * after an error. A token that may not read pull requests counts as no token.
 * @returns `undefined` without a token
 */
async function readForResubmission(
  context: Context,
  step: PullRequestStep,
  time: EndDeadlines,
): Promise<Fact<MergeFacts> | undefined> {
  const { github, log } = context
  const { ref, logged } = step
  for (let attempt = 1; github.available; attempt++) {
    const deadline = time.of('gitHub')
    const gitHub = new GitHubQuestions(context, deadline, ref, DEFAULT_PATTERN, logged)
    const facts = await gitHub.facts()
    if (!facts.isKnown && gitHub.missingPermissions.size > 0) {
      log.warning(
        `#${ref.number} is submitted again without GitHub's word that it is still open, because \`github-token\` may not read pull requests. Add \`pull-requests: read\` to the \`permissions\` of the job.`,
      )
      return undefined
    }
    if (facts.isKnown || attempt === MAX_QUESTIONS) return facts
    await time.root.sleep(Math.min(QUESTION_PAUSE_MS, deadline.remainingMs))
  }
  return undefined
}

/** Sends and proves another submission. @returns the end of the wait if it could not be proved */
async function sendAgain(
  context: Context,
  deadline: Deadline,
  step: PullRequestStep,
  failed: SubmittedPullRequest,
  head: string | undefined,
): Promise<TimedEnd | undefined> {
  const { ref, readings } = step
  const { options = {}, expectedHead } = readings.submission
  const patience = deadline.restarted(Math.min(context.service.retryTimeoutMs, step.time.readingMs))
  const next: Submission = { before: failed, expectedHead, options }
  try {
    const again = await submitFailedAgain(context, deadline, ref, failed, {
      options,
      patience,
      onSending: () => {
        step.judgeBy({ ...readings.submission, before: failed })
        step.update({ sent: sending(step.sent) })
      },
      onRefused: () => step.update({ sent: refused(step.sent) }),
    })
    if (again.result !== 'submitted') {
      step.judgeBy(next, again.record)
      step.update({ sent: withProof(step.sent, again.record, false) })
      if (again.record !== undefined) step.takeAnswer(again.record)
      return undefined
    }
    const { record } = again
    step.update({ sent: resubmitted(step.sent, record) })
    step.takeAnswer(record)
    const pinnedHead = differsFromHead(record.prSha, head) ? head : undefined
    step.judgeBy({ ...next, pinnedHead }, record)
    return undefined
  } catch (error) {
    if (deadline.isOver || !(error instanceof HttpError)) throw error
    if (hadNoEffect(error)) step.update({ sent: withoutEffect(step.sent) })
    const time = step.time.beginEnd(deadline)
    return { time, end: await endUnprovedResubmission(context, step, time, error) }
  }
}
