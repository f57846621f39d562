/** Submits a pull request: look, send, prove, wait, report. */
import type { Approval } from '../github/approval.js'
import { isApproval } from '../github/event.js'
import { ServiceError } from '../http/errors.js'
import { submitPullRequest } from '../service/requests.js'
import { isEnded, type SubmittedPullRequest } from '../service/schemas.js'
import { SETTLE_MS } from '../service/verified-write.js'
import { ActionError } from '../shared/errors.js'
import {
  type PullRequestRef,
  pullRequestName,
  stackPlace,
  stackSentence,
} from '../shared/references.js'
import type { Context } from '../step/context.js'
import { planned } from '../step/dry-run.js'
import type { Outcome } from '../step/outcomes.js'
import { askBeforeWork, readFromGitHub } from '../step/read-from-github.js'
import { within, withinBudget } from '../step/within.js'
import { type Ending, endSeen, leaveQueue } from './ending.js'
import { endFailed } from './failure.js'
import { findReasons } from './findings.js'
import { movedHead, refuseOtherHead, refuseOtherMerge, settledHead } from './head.js'
import type { SubmitInputs } from './inputs.js'
import { findMergeCommit, isMergedOnGitHub, mergeCommitOf } from './on-github.js'
import { type Reason, reasonsOf } from './reasons.js'
import {
  endOf,
  isMerged,
  isOtherHead,
  isQueued,
  lookUpQueue,
  placeIn,
  type QueueLookup,
  recordOutputs,
} from './record.js'
import { type PullRequestReport, publishReport, reportFailure, reportSummary } from './report.js'
import { endingReport, publishEnding, reportEnding, type WaitResult } from './report-ending.js'
import {
  type PullRequestLocation,
  type ResolvedPullRequest,
  refOf,
  resolvePullRequest,
} from './resolve.js'
import { deadlineOf, MERGE_LOOKUP_MS, Wait } from './wait.js'
import { awaitEnd, untilAborted } from './wait-for-merge.js'
import { needsSubmission, type SubmitPlan, type Submitted, submitVerified } from './writes.js'

/** Submits, and with `wait` goes on until the pull request has left the queue. */
export async function submit(
  inputs: SubmitInputs,
  context: Context,
  location: PullRequestLocation,
): Promise<WaitResult> {
  const named = refOf(location, context)
  // Read while GitHub is asked. A failure counts when the record is needed.
  const reading = named && context.service.findPullRequest(named)
  reading?.catch(() => {})
  const pullRequest = await resolvePullRequest(location, context, ['head-sha', 'state'])
  const { ref } = pullRequest
  const wait = new Wait(context, inputs, pullRequest, { mayTakeOut: false })
  let before: SubmittedPullRequest | undefined
  try {
    const first = await (reading ?? context.service.findPullRequest(ref))
    const looked = await lookBeforeSubmission(context, wait, first)
    before = looked.record
    if (looked.skip) return await reportSkip(context, wait, before, looked.skip)
    const { priority, noBatch, expectedHeadSha: expected } = inputs
    if (expected !== undefined) await refuseOtherHead(context, pullRequest, before, expected)
    const plan = { priority, noBatch, before }
    if (context.dryRun && needsSubmission(plan))
      return planned(context.log, [submitPullRequest(ref, plan)], { note: stackSentence(ref) })
    // From here on, a cancelled run ends as `on-abort` says.
    return await untilAborted(context, wait, sendAndReport(context, wait, plan))
  } catch (error) {
    if (!(error instanceof ActionError) || error.kind === 'aborted') throw error
    return reportFailed(context, wait, before, error)
  }
}

/** The reason not to submit. The remedy is shown if the skip fails the step. */
interface Skip {
  readonly outcome: Outcome
  readonly headline: string
  readonly remedy?: string
}

/** Looks at the pull request as it is now. A `skip` says why there is nothing to send. */
async function lookBeforeSubmission(
  context: Context,
  { inputs, pullRequest }: Wait<SubmitInputs>,
  first: SubmittedPullRequest | undefined,
) {
  const { priority, noBatch, skipDraft, requireLabel, requireApproval } = inputs
  let record = first
  let skip = skipOf(pullRequest, record, skipDraft)
  const waits = inputs.wait && !context.dryRun
  // Otherwise the step would pass on a single, possibly stale reading.
  if (skip === undefined && !waits && !needsSubmission({ priority, noBatch, before: record })) {
    const again = await lookAgain(context, pullRequest.ref)
    record = again.record
    skip = skipOf({ ...pullRequest, ...again.gitHub }, record, skipDraft)
  }
  context.setOutputs(recordOutputs(record))
  if (skip === undefined && requireLabel !== undefined)
    skip = await skipWithoutLabel(context, pullRequest.ref, requireLabel)
  if (skip === undefined && requireApproval)
    skip = await skipWithoutApproval(context, pullRequest.ref)
  return { record, skip }
}

/** How far a record lags behind the queue at most, in milliseconds: 1 to 3 s were seen. */
const LAG_MS = 3000

/**
 * Reads again, later, what needs no submission: it may have left the queue just now, and a record
 * can lag. GitHub is asked too, because it knows of a merge or a close before the service does.
 */
async function lookAgain(context: Context, ref: PullRequestRef) {
  const { clock, signal, log, service } = context
  log.info(
    `${pullRequestName(ref)} is in the queue already; reading once more in ${LAG_MS / 1000} s`,
  )
  await clock.sleep(LAG_MS, signal)
  const [record, gitHub] = await Promise.all([
    service.findPullRequest(ref),
    withinBudget(context, context.timeBeforeWork, (limited) => readFromGitHub(limited, ref)),
  ])
  return { record, gitHub }
}

/** Returns the reason not to submit, if there is one. The record or GitHub may show a merge. */
function skipOf(
  pullRequest: ResolvedPullRequest,
  record: SubmittedPullRequest | undefined,
  skipDraft: boolean,
): Skip | undefined {
  const { ref, merged, closed, draft, baseBranch } = pullRequest
  const name = `#${ref.number}`
  // A merge on GitHub is certain, and names its base branch, which a record may not.
  const mergedIntoOtherBranch = merged === true && !isMergedOnGitHub(pullRequest, ref)
  const recordProvesMerge =
    isMerged(record, ref) && !(mergedIntoOtherBranch && record?.prBaseBranch === undefined)
  if (isMergedOnGitHub(pullRequest, ref) || recordProvesMerge)
    return { outcome: 'already-merged', headline: `${name} is already merged` }
  const otherBranch = merged ? baseBranch : record?.state === 'MERGED' && record.prBaseBranch
  if (merged || otherBranch)
    return {
      outcome: 'skipped-closed',
      headline: `${name} is merged into ${otherBranch}, not into ${ref.targetBranch}: not submitted`,
      remedy: `Open another pull request into \`${ref.targetBranch}\` if the change belongs there too.`,
    }
  if (closed)
    return {
      outcome: 'skipped-closed',
      headline: `${name} is closed: not submitted`,
      remedy: 'Reopen the pull request, then submit it again.',
    }
  if (draft && skipDraft)
    return {
      outcome: 'skipped-draft',
      headline: `${name} is a draft: not submitted`,
      remedy: 'Mark it as ready for review, then submit it again.',
    }
  return undefined
}

/** Asks GitHub for the labels as they are now; if it cannot say, the step fails. */
async function skipWithoutLabel(
  context: Context,
  { number }: PullRequestRef,
  label: string,
): Promise<Skip | undefined> {
  const { labels } = await askBeforeWork(
    context,
    'Run the step again: only GitHub knows the labels.',
    ({ github }) => github.pullRequest(number),
  )
  if (labels.some((name) => name.toLowerCase() === label.toLowerCase())) return undefined
  return {
    outcome: 'skipped-label',
    headline: `#${number} does not have the label ${label}: not submitted`,
    remedy: 'Add the label, then submit it again.',
  }
}

/** Asks GitHub for an approval as it is now; if it cannot say, the step fails. */
async function skipWithoutApproval(
  context: Context,
  { number }: PullRequestRef,
): Promise<Skip | undefined> {
  const remedy = 'Run the step again: only GitHub knows the reviews.'
  const approval = await askBeforeWork(context, remedy, (limited) =>
    settledApproval(limited, number),
  )
  if (approval === 'approved') return undefined
  return { outcome: 'skipped-approval', ...NOT_APPROVED[approval](number) }
}

/** Why a pull request is not approved, and the next step. */
const NOT_APPROVED: Readonly<
  Record<Exclude<Approval, 'approved'>, (number: number) => Pick<Skip, 'headline' | 'remedy'>>
> = {
  'not-reviewed': (number) => ({
    headline: `#${number} is not approved: not submitted`,
    remedy: 'Have it approved by someone who can write, then submit it again.',
  }),
  'review-required': (number) => ({
    headline: `#${number} lacks a required approval: not submitted`,
    remedy: 'Have it approved, then submit it again.',
  }),
  'changes-requested': (number) => ({
    headline: `A review requests changes of #${number}: not submitted`,
    remedy: 'Settle what the review requests and have it approved, then submit it again.',
  }),
}

const APPROVAL_PAUSE_MS = 2000

/** Reads again for 10 s if the event is an approval that GitHub may not show yet. */
async function settledApproval(context: Context, number: number): Promise<Approval> {
  const { github, clock, signal, event } = context
  const isFromApproval = isApproval(event, number)
  const until = clock.monotonic() + SETTLE_MS
  for (;;) {
    const approval = await github.approval(number)
    if (approval === 'approved' || !isFromApproval || clock.monotonic() >= until) return approval
    await clock.sleep(APPROVAL_PAUSE_MS, signal)
  }
}

/** Reports that nothing was sent. With `wait`, only a merge passes. */
async function reportSkip(
  context: Context,
  wait: Wait<SubmitInputs>,
  record: SubmittedPullRequest | undefined,
  { outcome, headline, remedy }: Skip,
): Promise<WaitResult> {
  const { inputs, ref, pullRequest } = wait
  const isMerge = outcome === 'already-merged'
  if (isMerge)
    await withinBudget(context, context.timeBeforeWork, (limited) =>
      refuseOtherMerge(limited, pullRequest, record, inputs.expectedHeadSha),
    )
  context.log.info(headline)
  const passes = isMerge || !inputs.wait
  const whyLabelStays = isMerge ? undefined : 'the pull request was not submitted'
  const ending: Ending = { outcome, passes, headline, remedy, whyLabelStays }
  const report = endingReport(context, wait, ending)
  // A step that passes only corrects an earlier comment, for example about a failure.
  const comment = passes && inputs.comment === 'always' ? 'on-failure' : inputs.comment
  await publishEnding(context, wait, ending, report, comment)
  // A record without a merge may be of an earlier submission.
  if (!isMerged(record, ref) && pullRequest.headSha !== undefined)
    context.setOutputs({ 'head-sha': pullRequest.headSha })
  const commit = isMerge && inputs.wait ? await readMergeCommit(context, ref) : undefined
  return {
    outcome,
    outputs: isMerge ? { merged: true, 'merge-commit-sha': commit } : {},
    summary: reportSummary(report),
    failure: passes ? undefined : reportFailure(`Submitting ${pullRequestName(ref)}`, report),
  }
}

/** Reads the commit of an earlier merge, so that a re-run has the outputs of the first run. */
async function readMergeCommit(context: Context, ref: PullRequestRef) {
  const gitHub = await within(context, MERGE_LOOKUP_MS, (limited) => findMergeCommit(limited, ref))
  return mergeCommitOf(gitHub, ref)
}

/** Sends, proves with a read that the queue has it, waits if asked to, and reports. */
async function sendAndReport(
  context: Context,
  wait: Wait<SubmitInputs>,
  plan: SubmitPlan,
): Promise<WaitResult> {
  const { inputs, pullRequest } = wait
  const { expectedHeadSha: expectedHead } = inputs
  const { before } = plan
  const submission = { before, expectedHead, headBefore: pullRequest.headSha, options: plan }
  // Before sending, so that an abort knows `before`.
  wait.beginSubmission(submission)
  const sent = await send(context, wait, plan)
  const submitted = { ...sent, record: await proveHead(context, wait, sent.record) }
  if (!inputs.wait || context.dryRun) {
    if (submitted.proof !== 'ended') return reportSubmitted(context, wait, submitted)
    wait.noteOver()
    return reportEnding(context, wait, await endSeen(context, wait, endOf(submitted.record)))
  }
  wait.deadline = deadlineOf(context.clock, inputs)
  // Again, because the grace starts when the submission is proved.
  wait.beginSubmission(submission, submitted.record)
  // Start polling now; read the place in the queue meanwhile.
  const [ending] = await Promise.all([
    awaitEnd(context, wait),
    submitted.proof === 'queued' && describeSubmission(context, wait, submitted),
  ])
  const waited = await reportEnding(context, wait, ending)
  const details = { ...waited.details, submission: submitted.outcome, queue: wait.queue }
  return { ...waited, details }
}

/** Sends the submission. Until a reading shows it, the output `submitted` is empty. */
async function send(context: Context, wait: Wait, plan: SubmitPlan): Promise<Submitted> {
  const wasQueued = isQueued(plan.before)
  wait.mayTakeOut = !wasQueued
  wait.isUnproved = !wasQueued
  if (!wasQueued) context.setOutputs({ submitted: undefined })
  try {
    const submitted = await submitVerified(context, wait.ref, plan)
    wait.mayTakeOut = !wasQueued && submitted.outcome === 'submitted'
    wait.isUnproved = false
    wait.takeRecord(submitted.record)
    return submitted
  } catch (error) {
    if (error instanceof ServiceError && !error.mayTakeEffect)
      context.setOutputs({ submitted: wasQueued })
    throw error
  }
}

/**
 * Proves the head, because a push between the check and the submission must not merge.
 * @returns the last record, with the proved head even if the service still shows another one
 */
async function proveHead(
  context: Context,
  wait: Wait<SubmitInputs>,
  record: SubmittedPullRequest,
): Promise<SubmittedPullRequest> {
  const { ref, pullRequest } = wait
  const { expectedHeadSha: expected } = wait.inputs
  if (isMerged(record, ref)) await refuseOtherMerge(context, pullRequest, record, expected)
  if (expected === undefined || isEnded(record.state)) return record
  const head = await settledHead(context, ref, record, expected)
  if (head.record !== undefined) wait.takeRecord(head.record)
  if (isOtherHead(head.sha, expected))
    throw movedHead(ref, expected, head.sha, await leaveQueue(context, wait))
  const shown = { ...(wait.looks.record ?? record), prSha: head.sha }
  wait.takeRecord(shown)
  return shown
}

/** Reports a step that does not wait: the pull request is in the queue, or merged already. */
async function reportSubmitted(
  context: Context,
  wait: Wait<SubmitInputs>,
  submitted: Submitted,
): Promise<WaitResult> {
  const report = await describeSubmission(context, wait, submitted)
  const { outcome, proof, record } = submitted
  const { headline } = report
  const ending: Ending = {
    outcome: proof === 'merged' ? 'merged' : outcome,
    passes: true,
    headline,
  }
  await publishEnding(context, wait, ending, report)
  return {
    outcome,
    details: { pullRequest: record, queue: wait.queue },
    summary: reportSummary(report),
  }
}

/** Reads the place in the queue, logs the submission, and makes its report. */
async function describeSubmission(
  context: Context,
  wait: Wait<SubmitInputs>,
  submitted: Submitted,
): Promise<PullRequestReport> {
  const { ref, inputs } = wait
  // Noted before the answer, so that the wait beside it does not ask too.
  wait.queueReadAt = context.clock.monotonic()
  const [found, reasons] = await withinBudget(context, wait.extras, (limited) =>
    Promise.all([
      lookUpQueue(limited, ref),
      explainSubmission(limited, ref, submitted.record, inputs.wait),
    ]),
  )
  if (found.queue !== undefined) wait.takeQueue(found.queue)
  return submissionReport(context, ref, submitted, found, reasons)
}

/**
 * Finds out why it is not ready. GitHub and the timeline are asked only if the record has a reason,
 * to save requests.
 * @param waits the step goes on to wait, and explains itself at the end
 */
async function explainSubmission(
  context: Context,
  ref: PullRequestRef,
  submitted: SubmittedPullRequest,
  waits: boolean,
): Promise<readonly Reason[]> {
  // The readiness decides whether the base branch is right, because the record may lag.
  const record = { ...submitted, prBaseBranch: undefined }
  const reasons = reasonsOf({ ref, record })
  if (reasons.length === 0 || waits) return reasons
  return (await findReasons(context, ref, { record })).reasons
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
  const [name, full] = [`#${ref.number}`, pullRequestName(ref)]
  const place = queue && placeIn(queue, ref)
  const headline =
    proof === 'merged'
      ? `${name} ${outcome === 'already-merged' ? 'is already' : 'was submitted and'} merged into ${ref.targetBranch}`
      : `${name} ${outcome === 'submitted' ? 'is' : 'was already'} in the queue of ${ref.targetBranch}${place ? `, ${place}` : ''}`
  log.info(`${headline}; state ${record.state ?? 'not known'}`)
  const why = [ignored, warning].filter((text) => text !== undefined)
  const missing = reasons.slice(0, MAX_WARNINGS).map(({ text }) => `Not ready: ${text}`)
  for (const warning of [...why, ...missing]) log.warning(`${full}: ${warning}`)
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

/** Reports a step that failed before its wait: the request was refused, or nothing proves it. */
async function reportFailed(
  context: Context,
  wait: Wait,
  before: SubmittedPullRequest | undefined,
  error: ActionError,
): Promise<WaitResult> {
  const ending = endFailed(error, headlineOfFailure(wait, before, error))
  const { why = [], remedy } = ending
  const report = { status: 'bad', headline: ending.headline, why, remedy } as const
  await withinBudget(context, wait.extras, (limited) =>
    publishReport(limited, wait.inputs, wait.ref, report),
  )
  return { outcome: error.kind, summary: reportSummary(report), failure: error }
}

function headlineOfFailure(
  { ref, record }: Wait,
  before: SubmittedPullRequest | undefined,
  { kind }: ActionError,
): string {
  const [name, queue] = [`#${ref.number}`, `the queue of ${ref.targetBranch}`]
  if (isQueued(before)) return `${name} was in ${queue} already, and the step failed after that`
  if (record !== undefined)
    return `${name} was submitted to ${queue}, and the step failed after that`
  if (kind === 'unknown-outcome') return `Couldn't confirm the submission of ${name} to ${queue}`
  return `${name} was not submitted to ${queue}`
}
