import { failedResult } from '../pull-request/failure.js'
import { hasLabelNow } from '../pull-request/on-github.js'
import { lookUpQueue } from '../pull-request/queue-position.js'
import {
  isNewer,
  isQueued,
  mergeSentence,
  type RecordOutput,
  recordOutputs,
  shownState,
} from '../pull-request/record.js'
import { type PullRequestReport, reportFailure, reportSummary } from '../pull-request/report.js'
import { pullRequestTarget, type ResolvedPullRequest } from '../pull-request/resolve.js'
import { cancelVerified } from '../pull-request/writes.js'
import { cancelPullRequest } from '../service/requests.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import type { Deadline } from '../shared/deadline.js'
import {
  type PullRequestRef,
  pullRequestName,
  stackPlace,
  stackSentence,
} from '../shared/references.js'
import type { Context, Result } from '../step/context.js'
import { planOnlyResult } from '../step/dry-run.js'
import { flag, line, optional } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'
import { neededTokenProblem } from '../step/token-problem.js'

export const operation = defineOperation({
  about: 'Take a pull request out of the queue.',
  target: pullRequestTarget,
  inputs: { strict: flag(), unlessLabel: optional(line()) },
  outputs: ['state', 'submitted', 'priority'],
  outcomes: ['cancelled', 'not-queued', 'skipped-label'],
  checks: {
    unlessLabel: ({ unlessLabel }, scope) =>
      unlessLabel !== undefined && neededTokenProblem(scope, 'only GitHub knows the labels'),
  },
  async run(inputs, context, pullRequest) {
    try {
      return await cancel(inputs, context, context.deadline, pullRequest)
    } catch (error) {
      const name = `#${pullRequest.ref.number}`
      const unproved = `Couldn't confirm that ${name} left the queue`
      return failedResult(error, `${name} was not taken out of the queue`, unproved)
    }
  },
})

async function cancel(
  inputs: { readonly strict: boolean; readonly unlessLabel?: string | undefined },
  context: Context<RecordOutput>,
  deadline: Deadline,
  { ref: named, baseBranch }: ResolvedPullRequest,
): Promise<Result<RecordOutput>> {
  const before = await context.service.findPullRequest(deadline, named)
  context.setOutputs(recordOutputs(before))
  const done = await takeOut(context, deadline, named, before, inputs.unlessLabel)
  const { record, label } = done
  const ref = context.stacks.current(named)
  if (label !== undefined) return skipWithLabel(context, ref, record, label)
  if (context.dryRun && isQueued(before))
    return planOnlyResult(context.log, [cancelPullRequest(ref)], { note: stackSentence(ref) })
  const isUnknown = before === undefined && record === undefined
  if (isUnknown && baseBranch !== ref.targetBranch) await warnWithoutQueue(context, deadline, ref)
  return report(context, ref, before, done, inputs.strict)
}

/** The result of the requests. */
interface Done {
  /** Absent if nothing was sent. */
  readonly outcome?: 'cancelled' | 'not-queued'
  readonly record: SubmittedPullRequest | undefined
  /** The label that kept it in the queue. */
  readonly label?: string
}

/**
 * Takes it out of the queue, and looks for the label before each request. It is sent even if the
 * record says "not queued": the record can lag, and a needless cancel does no harm.
 */
async function takeOut(
  context: Context,
  deadline: Deadline,
  ref: PullRequestRef,
  before: SubmittedPullRequest | undefined,
  unlessLabel: string | undefined,
): Promise<Done> {
  let hasSent = false
  const beforeAttempt = async () => {
    if (unlessLabel !== undefined) await stopIfLabelled(context, deadline, ref, unlessLabel)
    hasSent = true
  }
  try {
    if (!context.dryRun) return await cancelVerified(context, deadline, ref, { beforeAttempt })
    await beforeAttempt()
    return { record: before }
  } catch (error) {
    if (!(error instanceof LabelStop)) throw error
    const { cause, label } = error
    const record = hasSent ? await context.service.findPullRequest(deadline, ref) : before
    // A request before this one may have taken effect.
    if (hasSent && record?.state === 'CANCELLED') return { outcome: 'cancelled', record }
    if (cause !== undefined) throw cause
    return { record, label }
  }
}

function report(
  { log }: Context,
  ref: PullRequestRef,
  before: SubmittedPullRequest | undefined,
  { outcome, record }: Done,
  strict: boolean,
): Result<RecordOutput> {
  const name = pullRequestName(ref)
  const merge = mergeSentence(record, ref)
  // The first reading can lag, so a record that is cancelled since then was in the queue.
  const wasQueued = isQueued(before) || (record?.state === 'CANCELLED' && isNewer(record, before))
  const takenOut = outcome === 'cancelled' && wasQueued && merge === undefined
  let headline = `${name} was not in the queue`
  if (isQueued(before)) headline = `${name} had left the queue already`
  if (takenOut) headline = `${name} was taken out of the queue`
  if (merge !== undefined) headline = `${merge}, so there was nothing to cancel`
  const isRed = !takenOut && strict
  // A failure logs it as its title.
  if (!isRed) log.info(headline)
  let status: PullRequestReport['status'] = 'neutral'
  if (takenOut) status = 'good'
  if (isRed) status = 'bad'
  const report: PullRequestReport = {
    status,
    headline,
    why: isRed && merge === undefined ? [shownState(record)] : [],
    stack: stackPlace(ref),
    facts: [
      ['State before', before?.state],
      ['State', record?.state],
    ],
    remedy: isRed ? 'If this is fine, set `strict: false`.' : undefined,
  }
  return {
    outcome: takenOut ? 'cancelled' : 'not-queued',
    outputs: recordOutputs(record),
    details: { pullRequest: record },
    summary: reportSummary(report),
    failure: isRed ? reportFailure(`Cancelling ${name}`, report) : undefined,
  }
}

/** Ends a cancellation before its next request: the label is there again, or GitHub cannot say (`cause`). */
class LabelStop extends Error {
  readonly label: string

  constructor(label: string, cause?: unknown) {
    super(`stopped by the label ${label}`, { cause })
    this.label = label
  }
}

/** @throws {LabelStop} */
async function stopIfLabelled(
  context: Context,
  deadline: Deadline,
  ref: PullRequestRef,
  label: string,
): Promise<void> {
  const hasLabel = await hasLabelNow(context, deadline, ref, label).catch((cause) => {
    throw new LabelStop(label, cause)
  })
  if (hasLabel) throw new LabelStop(label)
}

/** Reports that nothing more was sent, because the pull request wears the label again. */
function skipWithLabel(
  { log }: Context,
  ref: PullRequestRef,
  record: SubmittedPullRequest | undefined,
  label: string,
): Result<RecordOutput> {
  const headline = `#${ref.number} has the label ${label}: not taken out of the queue`
  log.info(headline)
  const facts = [['State', record?.state]] as const
  return {
    outcome: 'skipped-label',
    outputs: recordOutputs(record),
    details: { pullRequest: record },
    summary: reportSummary({ status: 'neutral', headline, stack: stackPlace(ref), facts }),
  }
}

/** Warns if the queue cannot be read: a wrong address answers 404 as well, and the step passes. */
async function warnWithoutQueue(
  context: Context,
  deadline: Deadline,
  ref: PullRequestRef,
): Promise<void> {
  const { queue, warning } = await lookUpQueue(context, deadline, ref)
  if (queue !== undefined) return
  context.log.warning(
    `${pullRequestName(ref)}: ${warning}. Check \`api-url\`, \`repository\` and \`target-branch\`, and that the queue exists.`,
  )
}
