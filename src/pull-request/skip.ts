/** The reasons not to submit a pull request. */
import type { Approval } from '../github/approval.js'
import { isApproval } from '../github/event.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import { SETTLE_MS } from '../service/verified-write.js'
import type { Deadline } from '../shared/deadline.js'
import { type PullRequestRef, pullRequestName } from '../shared/references.js'
import { withHint } from '../shared/resubmit-hint.js'
import type { Context } from '../step/context.js'
import type { Outcome } from '../step/outcomes.js'
import { askBeforeWork, readFromGitHub } from '../step/read-from-github.js'
import type { SubmitInputs } from './inputs.js'
import { hasLabelNow, isMergedOnGitHub } from './on-github.js'
import { answered } from './readings.js'
import { stopOf, wordRemedy } from './reasons/reasons.js'
import { MERGED_ELSEWHERE, type StopOf } from './reasons/table.js'
import { isMerged } from './record.js'
import type { ResolvedPullRequest } from './resolve.js'
import type { PullRequestStep } from './step.js'
import { needsSubmission } from './writes.js'

/** The reason not to submit. The remedy is shown if the skip fails the step. */
export interface Skip {
  readonly outcome: Outcome
  readonly headline: string
  readonly remedy?: string | undefined
}

/** Reads the pull request as it is now, as far as needed, and returns why there is nothing to send. */
export async function skipOfNow(
  context: Context,
  deadline: Deadline,
  step: PullRequestStep<SubmitInputs>,
  first: SubmittedPullRequest | undefined,
): Promise<Skip | undefined> {
  const { inputs, pullRequest } = step
  const { priority, noBatch, skipDraft, requireLabel, requireApproval } = inputs
  let record = first
  let skip = skipOf(pullRequest, record, skipDraft)
  const waits = inputs.wait && !context.dryRun
  // Otherwise the step would pass on a single, possibly stale reading.
  if (skip === undefined && !waits && !needsSubmission({ priority, noBatch, before: record })) {
    const again = await lookAgain(context, deadline, pullRequest.ref)
    record = again.record
    skip = skipOf({ ...pullRequest, ...again.gitHub, ref: again.ref }, record, skipDraft)
  }
  step.update({ readings: answered(step.readings, record) })
  if (skip === undefined && requireLabel !== undefined)
    skip = await skipWithoutLabel(context, deadline, pullRequest.ref, requireLabel)
  if (skip === undefined && requireApproval)
    skip = await skipWithoutApproval(context, deadline, pullRequest.ref)
  step.judgeBy({ before: record })
  return skip
}

/** How far a record lags behind the queue at most, in milliseconds: 1 to 3 s were seen. */
const LAG_MS = 3000

/**
 * Reads again, later, what needs no submission: it may have left the queue just now, and a record
 * can lag. GitHub is asked too, because it knows of a merge or a close before the service does.
 */
async function lookAgain(context: Context, deadline: Deadline, ref: PullRequestRef) {
  const { log, service } = context
  log.info(
    `${pullRequestName(ref)} is in the queue already; reading once more in ${LAG_MS / 1000} s`,
  )
  await deadline.sleep(LAG_MS)
  const [record, gitHub] = await Promise.all([
    service.findPullRequest(deadline, ref),
    context.timeBeforeWork.run(deadline, (deadline) => readFromGitHub(context, deadline, ref)),
  ])
  return { record, gitHub, ref: context.stacks.current(ref) }
}

/** Returns the reason not to submit, if there is one. The record or GitHub may show a merge. */
function skipOf(
  pullRequest: ResolvedPullRequest,
  record: SubmittedPullRequest | undefined,
  skipDraft: boolean,
): Skip | undefined {
  const { ref, merged, closed, draft, baseBranch } = pullRequest
  const name = `#${ref.number}`
  const alreadyMerged: Skip = {
    outcome: 'already-merged',
    headline: `${name} is already merged`,
  }
  if (isMergedOnGitHub(pullRequest, ref)) return alreadyMerged
  // GitHub names the base branch of a merge, which a record may not.
  const isDisproved = merged === true && record?.prBaseBranch === undefined
  if (isMerged(record, ref) && !isDisproved) return alreadyMerged
  if (merged) return skipMergedElsewhere(ref, baseBranch)
  if (record?.state === 'MERGED') return skipMergedElsewhere(ref, record.prBaseBranch)
  const gitHub = { closed: closed === true, draft: draft === true && skipDraft }
  const stop = stopOf('submit', { ref, gitHub }, name)
  const outcome = stop && STOPPED_AS[stop.kind]
  return outcome && { outcome, headline: `${stop.why}: not submitted`, remedy: stop.next }
}

/** The outcome of each reason that stops a submission; absent where the queue refuses it itself. */
const STOPPED_AS: Readonly<Record<StopOf<'submit'>, Outcome | undefined>> = {
  closed: 'skipped-closed',
  draft: 'skipped-draft',
  'base-changed': undefined,
}

const skipMergedElsewhere = (ref: PullRequestRef, branch: string | undefined): Skip => ({
  outcome: 'skipped-closed',
  headline: `#${ref.number} is merged into ${branch}, not into ${ref.targetBranch}: not submitted`,
  remedy: wordRemedy(MERGED_ELSEWHERE, ref, undefined),
})

async function skipWithoutLabel(
  context: Context,
  deadline: Deadline,
  ref: PullRequestRef,
  label: string,
): Promise<Skip | undefined> {
  if (await hasLabelNow(context, deadline, ref, label)) return undefined
  return {
    outcome: 'skipped-label',
    headline: `#${ref.number} does not have the label ${label}: not submitted`,
    remedy: withHint('Add the label, then submit it again.'),
  }
}

/** Asks GitHub for an approval as it is now; if it cannot say, the step fails. */
async function skipWithoutApproval(
  context: Context,
  deadline: Deadline,
  { number }: PullRequestRef,
): Promise<Skip | undefined> {
  const remedy = 'Run the step again: only GitHub knows the reviews.'
  const approval = await askBeforeWork(context, deadline, remedy, (deadline) =>
    settledApproval(context, deadline, number),
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
    remedy: withHint('Have it approved by someone who can write, then submit it again.'),
  }),
  'review-required': (number) => ({
    headline: `#${number} lacks a required approval: not submitted`,
    remedy: withHint('Have it approved, then submit it again.'),
  }),
  'changes-requested': (number) => ({
    headline: `A review requests changes of #${number}: not submitted`,
    remedy: withHint('Settle what the review requests and have it approved, then submit it again.'),
  }),
}

const APPROVAL_PAUSE_MS = 2000

/** Reads again for 10 s if the event is an approval that GitHub may not show yet. */
async function settledApproval(
  context: Context,
  deadline: Deadline,
  number: number,
): Promise<Approval> {
  const { github, clock, event } = context
  const { readApproval } = await import('../github/approval.js')
  const isFromApproval = isApproval(event, number)
  const until = clock.monotonic() + SETTLE_MS
  for (;;) {
    const approval = await readApproval(github, deadline, number)
    if (approval === 'approved' || !isFromApproval || clock.monotonic() >= until) return approval
    await deadline.sleep(APPROVAL_PAUSE_MS)
  }
}
