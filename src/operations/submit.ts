import { ServiceError } from '../http/errors.js'
import { movedHead, refuseOtherHead, refuseOtherMerge, settledHead } from '../pull-request/head.js'
import { findMergeCommit, isMergedOnGitHub, mergeCommitOf } from '../pull-request/on-github.js'
import { priorityInput } from '../pull-request/priority.js'
import { publishReport } from '../pull-request/publish.js'
import {
  isMerged,
  isOtherHead,
  isQueued,
  lookUpQueue,
  recordOutputs,
} from '../pull-request/record.js'
import { type PullRequestReport, reportFailure, reportSummary } from '../pull-request/report.js'
import {
  optionalPullRequestTarget,
  type ResolvedPullRequest,
  resolvePullRequest,
} from '../pull-request/resolve.js'
import {
  explainSubmission,
  failureReport,
  needsSubmission,
  type SubmitPlan,
  type Submitted,
  submissionReport,
  submitVerified,
} from '../pull-request/submit.js'
import { concludeEnd, leave } from '../pull-request/wait/conclude.js'
import { WAIT_OUTCOMES, WAIT_OUTPUTS, waitInputs } from '../pull-request/wait/inputs.js'
import { awaitEnd, whileQueued } from '../pull-request/wait/loop.js'
import { reportEnding, type WaitStepResult } from '../pull-request/wait/report.js'
import { beginSubmission, endOf } from '../pull-request/wait/state.js'
import {
  beginStep,
  deadlineOf,
  type Ending,
  MERGE_LOOKUP_MS,
  noteOver,
  see,
  seeQueue,
  type WaitStep,
} from '../pull-request/wait/step.js'
import { submitPullRequest } from '../service/requests.js'
import { isEnded, type SubmittedPullRequest } from '../service/schemas.js'
import { ActionError } from '../shared/errors.js'
import { pullRequestName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { removeLabel } from '../step/github-writes.js'
import { commitSha, flag, line, optional, withDefault } from '../step/inputs.js'
import { defineOperation, type InputsOf, planned } from '../step/operation.js'
import { askBeforeWork, readFromGitHub } from '../step/read-from-github.js'
import { within, withinBudget } from '../step/within.js'

const inputs = {
  priority: optional(priorityInput()),
  noBatch: optional(flag()),
  expectedHeadSha: optional(commitSha()),
  skipDraft: flag(),
  requireLabel: optional(line()),
  removeLabel: optional(line()),
  // No literal default in action.yml: `drain-queue` has another one for the same input.
  wait: withDefault(flag(), false),
  ...waitInputs,
}
type Inputs = InputsOf<typeof inputs>

export const operation = defineOperation({
  about: 'Submit a pull request to the queue, and verify that the queue has it.',
  target: optionalPullRequestTarget,
  inputs,
  onlyWith: {
    timeoutMinutes: 'wait',
    pollIntervalSeconds: 'wait',
    onTimeout: 'wait',
    notReadyTimeoutMinutes: 'wait',
    resubmit: 'wait',
  },
  outputs: ['priority', 'queue-state', 'queue-position', 'queue-depth', ...WAIT_OUTPUTS],
  outcomes: [
    'submitted',
    'already-queued',
    'already-merged',
    'skipped-draft',
    'skipped-closed',
    'skipped-label',
    ...WAIT_OUTCOMES,
  ],
  checks: (check) => [
    check(
      ['requireLabel'],
      ({ requireLabel }, { hasGitHubToken }) =>
        requireLabel !== undefined &&
        !hasGitHubToken &&
        'Input `require-label` needs `github-token`, which is empty: only GitHub knows the labels',
    ),
  ],
  async run(given, context, location) {
    let reading: ReturnType<Context['service']['findPullRequest']> | undefined
    const needs = ['head-sha', 'state'] as const
    const pullRequest = await resolvePullRequest(location, context, needs, (found) => {
      // Side by side with GitHub. A failure counts when the record is needed.
      reading = context.service.findPullRequest(found)
      reading.catch(() => {})
    })
    const { ref } = pullRequest
    const afterwards = (last: Context, ending: Ending) => dropLabel(step, last, ending)
    const begun = beginStep(context, given, ref, false, afterwards)
    const waits = given.wait && !context.dryRun
    const step: SubmitStep = { ...begun, inputs: given, pullRequest, waits }
    try {
      return await run(step, await (reading ?? context.service.findPullRequest(ref)))
    } catch (error) {
      if (error instanceof ActionError && error.kind !== 'aborted') {
        const { record, submission } = step.state
        const was = isQueued(submission.before) ? 'queued' : record && 'submitted'
        const report = failureReport(ref, error, was)
        await withinBudget(context, step.extras, (limited) =>
          publishReport(limited, given, ref, report),
        )
      }
      throw error
    }
  },
})

/** One submission, from the checks before it to the end of the step. */
interface SubmitStep extends WaitStep {
  readonly inputs: Inputs
  readonly pullRequest: ResolvedPullRequest
  /** It goes on until the pull request has left the queue. */
  readonly waits: boolean
}

async function run(
  step: SubmitStep,
  first: SubmittedPullRequest | undefined,
): Promise<WaitStepResult> {
  const { inputs, context, ref, pullRequest } = step
  const { priority, noBatch, expectedHeadSha: expected, skipDraft } = inputs
  let before = first
  let skipped = reasonToSkip(pullRequest, before, skipDraft)
  // A reading alone would be all that the step rests on; a wait reads on.
  if (skipped === undefined && !step.waits && !needsSubmission({ priority, noBatch, before })) {
    const again = await lookAgain(step)
    before = again.record
    skipped = reasonToSkip({ ...pullRequest, ...again.gitHub }, before, skipDraft)
  }
  context.setOutputs(recordOutputs(before))
  skipped ??= await reasonOfLabel(step)
  if (skipped !== undefined) return skip(step, before, skipped)
  if (expected !== undefined) await refuseOtherHead(context, pullRequest, before, expected)
  const plan: SubmitPlan = { priority, noBatch, before }
  if (context.dryRun && needsSubmission(plan))
    return planned(context.log, [submitPullRequest(ref, plan)])
  return whileQueued(step, () => submitAndWait(step, plan))
}

/** How far a record lags behind the queue at most, in milliseconds: 1 to 3 s were seen. */
const LAG_MS = 3000

/**
 * Reads again, later, what needs no submission: it may have left the queue just now, and a record
 * can lag. GitHub is asked too, because it knows of a merge or a close before the service does.
 */
async function lookAgain({ context, ref }: SubmitStep) {
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

/** Why a pull request is not submitted, and the next step if that fails the step. */
interface Skipped {
  readonly outcome: string
  readonly headline: string
  readonly remedy?: string
}

/** Either side may show its merge. */
function reasonToSkip(
  pullRequest: ResolvedPullRequest,
  record: SubmittedPullRequest | undefined,
  skipDraft: boolean,
): Skipped | undefined {
  const { ref, merged, closed, draft, baseBranch } = pullRequest
  const name = `#${ref.number}`
  if (isMergedOnGitHub(pullRequest, ref) || isMerged(record, ref))
    return { outcome: 'already-merged', headline: `${name} is already merged` }
  const elsewhere = merged ? baseBranch : record?.state === 'MERGED' && record.prBaseBranch
  const end = elsewhere ? `merged into ${elsewhere}, not into ${ref.targetBranch}` : 'closed'
  if (merged || elsewhere)
    return {
      outcome: 'skipped-closed',
      headline: `${name} is ${end}: not submitted`,
      remedy: `Open another pull request into \`${ref.targetBranch}\` if the change belongs there too.`,
    }
  if (closed)
    return {
      outcome: 'skipped-closed',
      headline: `${name} is ${end}: not submitted`,
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

const RUN_AGAIN = 'Run the step again: only GitHub knows the labels.'

/** Asks GitHub for the labels as they are now; if it cannot say, the step fails. */
async function reasonOfLabel({ inputs, context, ref }: SubmitStep): Promise<Skipped | undefined> {
  const { requireLabel: label } = inputs
  if (label === undefined) return undefined
  const { labels } = await askBeforeWork(context, RUN_AGAIN, ({ github }) =>
    github.pullRequest(ref.number),
  )
  const isThere = labels.some((name) => name.toLowerCase() === label.toLowerCase())
  const headline = `#${ref.number} does not have the label ${label}: not submitted`
  const remedy = 'Add the label, then submit it again.'
  return isThere ? undefined : { outcome: 'skipped-label', headline, remedy }
}

async function skip(
  step: SubmitStep,
  record: SubmittedPullRequest | undefined,
  skipped: Skipped,
): Promise<WaitStepResult> {
  const { inputs, context, ref, pullRequest } = step
  const { outcome, headline } = skipped
  const isMerge = outcome === 'already-merged'
  // With `wait`, only a merge passes.
  const fails = inputs.wait && !isMerge
  const report: PullRequestReport = fails
    ? { status: 'bad', headline, remedy: skipped.remedy }
    : { status: 'neutral', headline }
  if (isMerge)
    await withinBudget(context, context.timeBeforeWork, (limited) =>
      refuseOtherMerge(limited, pullRequest, record, inputs.expectedHeadSha),
    )
  context.log.info(headline)
  // Only corrects a comment that says something else of a merge.
  const comment = inputs.comment === 'always' && !fails ? 'on-failure' : inputs.comment
  await withinBudget(context, step.extras, (limited) =>
    Promise.all([
      isMerge && dropLabel(step, limited),
      publishReport(limited, { comment }, ref, report, outcome),
    ]),
  )
  const commit = isMerge && inputs.wait ? await mergeCommit(step) : undefined
  // A record without a merge may be of an earlier submission.
  if (!isMerged(record, ref) && pullRequest.headSha !== undefined)
    context.setOutputs({ 'head-sha': pullRequest.headSha })
  const outputs = isMerge ? { merged: true, 'merge-commit-sha': commit } : {}
  return {
    outcome,
    outputs,
    summary: reportSummary(report),
    failure: fails ? reportFailure(`Submitting ${pullRequestName(ref)}`, report) : undefined,
  }
}

/** The commit that a wait gives, of a merge before the step: a re-run goes on with it too. */
async function mergeCommit({ context, ref }: SubmitStep): Promise<string | undefined> {
  const gitHub = await within(context, MERGE_LOOKUP_MS, (limited) => findMergeCommit(limited, ref))
  return mergeCommitOf(gitHub, ref)
}

async function submitAndWait(step: SubmitStep, plan: SubmitPlan): Promise<WaitStepResult> {
  const { inputs, context } = step
  const { before } = plan
  const { headSha: headBefore } = step.pullRequest
  const submission = { before, expectedHead: inputs.expectedHeadSha, headBefore, options: plan }
  const isOurs = before?.isCurrentlySubmittedToQueue !== true
  step.state = { ...step.state, submission, isOurs, isUnproved: isOurs }
  const proved = await submitUnproved(step, plan)
  const isSubmitted = proved.outcome === 'submitted'
  step.state = { ...step.state, isOurs: isOurs && isSubmitted, isUnproved: false }
  see(step, proved.record)
  const submitted = { ...proved, record: await proveHead(step, proved.record) }
  if (!step.waits)
    return submitted.proof === 'ended' ? reportEnd(step, submitted.record) : finish(step, submitted)
  step.deadline = deadlineOf(context, inputs)
  const now = context.clock.monotonic()
  step.state = { ...step.state, ...beginSubmission(now, submission, submitted.record) }
  // Side by side: the place in the queue is worth no later start of the wait.
  const [ending] = await Promise.all([
    awaitEnd(step),
    submitted.proof !== 'queued'
      ? undefined
      : withinBudget(context, step.extras, (limited) => readPlace(limited, step, submitted)),
  ])
  const waited = await reportEnding(step, ending)
  const details = { ...waited.details, submission: submitted.outcome, queue: step.state.queue }
  return { ...waited, details }
}

/** Submits. Until a reading shows the submission, nobody knows whether the queue has it. */
async function submitUnproved({ context, ref, state }: SubmitStep, plan: SubmitPlan) {
  if (state.isUnproved) context.setOutputs({ submitted: undefined })
  try {
    return await submitVerified(context, ref, plan)
  } catch (error) {
    if (error instanceof ServiceError && !error.mayTakeEffect)
      context.setOutputs({ submitted: isQueued(plan.before) })
    throw error
  }
}

/**
 * A push between the check and the submission: an unchecked head must not merge.
 * @returns the last record, with the head that is proved even where it lags
 */
async function proveHead(step: SubmitStep, record: SubmittedPullRequest) {
  const { ref, context, inputs, pullRequest } = step
  const { expectedHeadSha: expected } = inputs
  if (isMerged(record, ref)) await refuseOtherMerge(context, pullRequest, record, expected)
  if (expected === undefined || isEnded(record.state)) return record
  const head = await settledHead(context, ref, record, expected, (seen) => see(step, seen))
  if (isOtherHead(head, expected)) throw movedHead(ref, expected, head, await leave(step, context))
  const shown = { ...(step.state.record ?? record), prSha: head }
  see(step, shown)
  return shown
}

/** The end of a submission that left the queue before this step could read it there. */
async function reportEnd(step: SubmitStep, record: SubmittedPullRequest): Promise<WaitStepResult> {
  noteOver(step)
  return reportEnding(step, await concludeEnd(step, endOf(record)))
}

/** Looks up the place in the queue, and reports the submission. */
async function readPlace(context: Context, step: SubmitStep, submitted: Submitted) {
  const { ref, inputs } = step
  // Noted before the answer, so that a wait at its side does not ask too.
  step.state = { ...step.state, queueReadAt: context.clock.monotonic() }
  const [found, reasons] = await Promise.all([
    lookUpQueue(context, ref),
    explainSubmission(context, ref, submitted.record, inputs.wait),
  ])
  if (found.queue !== undefined) seeQueue(step, found.queue)
  return submissionReport(context, ref, submitted, found, reasons)
}

/** The end of a step that does not wait. */
async function finish(step: SubmitStep, submitted: Submitted): Promise<WaitStepResult> {
  const { inputs, ref, context, extras } = step
  const outcome = submitted.proof === 'merged' ? 'merged' : submitted.outcome
  const report = await withinBudget(context, extras, async (limited) => {
    const place = readPlace(limited, step, submitted)
    const [told] = await Promise.all([place, dropLabel(step, limited)])
    await publishReport(limited, inputs, ref, told, outcome)
    return told
  })
  context.signal.throwIfAborted()
  return {
    outcome: submitted.outcome,
    details: { pullRequest: submitted.record, queue: step.state.queue },
    summary: reportSummary(report),
  }
}

/**
 * Removes the label once the pull request is in the queue or merged, or has left it after a wait. It stays
 * while it is queued, because a workflow may read its removal as "cancel", and after a
 * cancellation, because whoever put it there again wants another submission.
 */
async function dropLabel({ inputs, ref, state }: SubmitStep, context: Context, ending?: Ending) {
  const { removeLabel: label, wait } = inputs
  if (label === undefined) return
  const { outcome, exit } = ending ?? {}
  const isCancelled = outcome === 'cancelled' || (outcome === 'aborted' && !exit?.takenOut)
  // The last record may be from before a merge on GitHub.
  const isStillQueued = wait && outcome !== 'merged' && isQueued(state.record)
  if (isStillQueued || isCancelled)
    context.log.info(
      `Label ${label} stays, because the pull request ${isStillQueued ? 'is still in the queue' : 'was cancelled'}`,
    )
  else await removeLabel(context, ref, label)
}
