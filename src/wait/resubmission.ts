/** Submits a failed pull request again. */
import type { MergeFacts } from '../github/merge-facts.js'
import { HttpError, hadNoEffect } from '../http/errors.js'
import { mayTryAgain, submitAgain } from '../pull-request/again.js'
import type { ConcludedWait } from '../pull-request/end.js'
import type { EndDeadlines } from '../pull-request/end-deadlines.js'
import type { Submission } from '../pull-request/readings.js'
import { GitHubQuestions } from '../pull-request/reasons/github-questions.js'
import { differsFromHead } from '../pull-request/record.js'
import type { SentSubmission, Wait } from '../pull-request/wait.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import type { Deadline } from '../shared/deadline.js'
import { type Fact, ifKnown } from '../shared/fact.js'
import type { Context } from '../step/context.js'
import { DEFAULT_PATTERN } from '../test-run/test-branch.js'
import { concludeObservedEnd } from './end-wait.js'
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
  wait: Wait,
  time: EndDeadlines,
): Promise<ConcludedWait | undefined> {
  const { ref, record } = wait
  const { pinnedHead, expectedHead } = wait.observations.submission
  if (record === undefined || (await askForMerge(context, wait, time)))
    return { time, ending: await concludeObservedEnd(context, wait, time, 'failed') }
  const notAgain = async (why: string) => {
    const note = `It was not submitted again, because ${why}`
    return { time, ending: await endLeft(context, wait, time, 'failed', [note]) }
  }
  const facts = await readForResubmission(context, wait, time)
  // Without a head in the record, the failed submission may still have been for a certain head.
  const head = record.prSha ?? pinnedHead ?? expectedHead ?? ifKnown(facts)?.headSha
  const again = mayTryAgain({
    ref,
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
  return sendAgain(context, deadline, wait, record, head)
}

/** How often GitHub is asked whether a pull request may be submitted again. */
const MAX_QUESTIONS = 3
const QUESTION_PAUSE_MS = 5000

/**
 * Reads what GitHub shows of a pull request before it is submitted again, and repeats the question
 * after an error. A token that may not read pull requests counts as no token.
 * @returns `undefined` without a token
 */
async function readForResubmission(
  context: Context,
  wait: Wait,
  time: EndDeadlines,
): Promise<Fact<MergeFacts> | undefined> {
  const { github, log } = context
  const { ref, logged } = wait
  for (let asked = 1; github.available; asked++) {
    const deadline = time.of('gitHub')
    const questions = new GitHubQuestions(context, deadline, ref, DEFAULT_PATTERN, logged)
    const facts = await questions.facts()
    if (!facts.isKnown && questions.missingPermissions.size > 0) {
      log.warning(
        `#${ref.number} is submitted again without GitHub's word that it is still open, because \`github-token\` may not read pull requests. Add \`pull-requests: read\` to the \`permissions\` of the job.`,
      )
      return undefined
    }
    if (facts.isKnown || asked === MAX_QUESTIONS) return facts
    await time.root.sleep(Math.min(QUESTION_PAUSE_MS, deadline.remainingMs))
  }
  return undefined
}

/** Sends and proves another submission. @returns the end of the wait if it could not be proved */
async function sendAgain(
  context: Context,
  deadline: Deadline,
  wait: Wait,
  failed: SubmittedPullRequest,
  head: string | undefined,
): Promise<ConcludedWait | undefined> {
  const { ref, observations } = wait
  const { options = {}, expectedHead } = observations.submission
  const patience = deadline.restarted(Math.min(context.service.retryTimeoutMs, wait.readingMs))
  const next: Submission = { before: failed, expectedHead, options }
  let sent: SentSubmission | undefined
  try {
    const again = await submitAgain(context, deadline, ref, failed, {
      options,
      patience,
      onSending: () => {
        sent = wait.sending({ ...observations.submission, before: failed }, true)
      },
      onRefused: () => sent?.refused(),
    })
    if (again.result !== 'submitted') {
      wait.takeSubmissionOfOther(next, again.record)
      return undefined
    }
    const { record } = again
    wait.resubmissions++
    sent?.proved(record, true)
    const pinnedHead = differsFromHead(record.prSha, head) ? head : undefined
    wait.judgeBy({ ...next, pinnedHead }, record)
    return undefined
  } catch (error) {
    if (deadline.isOver || !(error instanceof HttpError)) throw error
    if (hadNoEffect(error)) sent?.noteNoEffect()
    const time = wait.beginEnd(deadline)
    return { time, ending: await endUnprovedResubmission(context, wait, time, error) }
  }
}
