import * as z from 'zod'
import { keepComment } from '../pull-request/comment.js'
import { readQueuePlace } from '../pull-request/queue-place.js'
import { whatIsMissing } from '../pull-request/readiness.js'
import { nameOf, readRecord, recordOutputs } from '../pull-request/record.js'
import { type PullRequestReport, reportComment, reportSummary } from '../pull-request/report.js'
import { pullRequestTarget, type ResolvedPullRequest } from '../pull-request/resolve.js'
import { type SubmitPlan, type Submitted, submitVerified } from '../pull-request/submit.js'
import { waitForMerge } from '../pull-request/wait.js'
import { WAIT_OUTCOMES, WAIT_OUTPUTS, waitInputs } from '../pull-request/wait-inputs.js'
import { submitPullRequest } from '../service/requests.js'
import { ActionError } from '../shared/errors.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Context, Result } from '../step/context.js'
import { planned } from '../step/dry-run.js'
import { commitSha, flag, line, notOneOf } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'
import type { InputsOf } from '../step/target.js'

const PRIORITIES = ['urgent', 'high', 'medium', 'low', 'lowest'] as const

/** A name of the service, or a number from 0 (most urgent) to 255. */
const priority = () =>
  z.string().transform((text, context) => {
    const name = PRIORITIES.find((known) => known === text.toLowerCase())
    if (name !== undefined) return name
    if (/^\d{1,3}$/.test(text) && Number(text) <= 255) return Number(text)
    const message = /^\d/.test(text)
      ? 'must be a whole number from 0 to 255'
      : `${notOneOf(text, PRIORITIES)} A number from 0 to 255 is fine too.`
    context.issues.push({ code: 'custom', message, input: text })
    return z.NEVER
  })

const inputs = {
  priority: priority().optional(),
  noBatch: flag().optional(),
  expectedHeadSha: commitSha().optional(),
  skipDraft: flag(),
  removeLabel: line().optional(),
  // No literal default in action.yml: `drain-queue` has another one for the same input.
  wait: flag().default(false),
  ...waitInputs,
}
type Inputs = InputsOf<typeof inputs>

export const submit = defineOperation({
  about: 'Submit a pull request to the queue, and prove that it is in it.',
  target: pullRequestTarget('head-sha', 'state'),
  inputs,
  outputs: ['priority', 'queue-state', 'queue-position', 'queue-depth', ...WAIT_OUTPUTS],
  outcomes: [
    'submitted',
    'already-queued',
    'already-merged',
    'skipped-draft',
    'skipped-closed',
    ...WAIT_OUTCOMES,
  ],
  async run(given, context, pullRequest) {
    let queued = false
    try {
      return await submitAndReport(given, pullRequest, context, () => {
        queued = true
      })
    } catch (error) {
      if (error instanceof ActionError && error.kind !== 'aborted')
        await keepComment(context, given.comment, pullRequest.ref, {
          failed: true,
          body: reportComment(refusedStory(pullRequest, error, queued)),
        })
      throw error
    }
  },
})

type SubmitResult = Result<
  'queue-state' | 'queue-position' | 'queue-depth' | (typeof WAIT_OUTPUTS)[number]
>

async function submitAndReport(
  given: Inputs,
  pullRequest: ResolvedPullRequest,
  context: Context,
  onQueued: () => void,
): Promise<SubmitResult> {
  const { ref } = pullRequest
  const before = await readRecord(context.service, ref)
  context.setOutputs(recordOutputs(before))
  const skipped = skip(given, pullRequest, before?.state)
  if (skipped !== undefined) {
    context.log.info(skipped.headline)
    return { outcome: skipped.outcome, summary: reportSummary({ status: 'neutral', ...skipped }) }
  }
  refuseMovedHead(given, ref, await headNow(given, pullRequest, context))
  const plan: SubmitPlan = { priority: given.priority, noBatch: given.noBatch, before }
  if (context.dryRun && plan.before?.isCurrentlySubmittedToQueue !== true)
    return planned(context.log, [submitPullRequest(ref, plan)])
  const submitted = await submitVerified(context, ref, plan)
  if (submitted.outcome === 'planned') return planned(context.log, [submitPullRequest(ref, plan)])
  onQueued()
  context.setOutputs(recordOutputs(submitted.record))
  refuseMovedHead(
    given,
    ref,
    submitted.record.prSha ?? pullRequest.headSha,
    'it was submitted, but ',
  )
  const reported = await report(given, pullRequest, submitted, context)
  if (!given.wait || context.dryRun) return reported
  const waited = await waitForMerge(given, ref, context, {
    before,
    record: submitted.record,
  })
  return { ...waited, details: { ...waited.details, submission: reported.outcome } }
}

/** Says what was seen after the submission, and does what belongs to it on GitHub. */
async function report(
  given: Inputs,
  { ref }: ResolvedPullRequest,
  { outcome, record, ignored }: Submitted,
  context: Context,
): Promise<SubmitResult> {
  const { log } = context
  const place = await readQueuePlace(context, ref)
  context.setOutputs({ ...recordOutputs(record), ...place.outputs })
  const already = outcome === 'already-queued'
  const where = place.position === undefined ? '' : `, place ${place.position} of ${place.depth}`
  const headline = `${nameOf(ref)} ${already ? 'was in the queue already' : 'is in the queue'}${where}`
  log.info(`${headline}; state ${record.state ?? 'not known'}`)
  const missing = whatIsMissing(record.readiness)
  const warnings = [
    ...(ignored === undefined ? [] : [ignored]),
    ...(place.warning === undefined ? [] : [place.warning]),
    ...missing.map((phrase) => `Not ready: ${phrase}`),
  ]
  for (const warning of warnings) log.warning(`${nameOf(ref)}: ${warning}`)
  if (given.removeLabel !== undefined && !context.dryRun)
    await removeLabel(context, ref.number, given.removeLabel)
  const story: PullRequestReport = {
    status: 'good',
    headline,
    why: warnings,
    facts: [
      ['State', record.state],
      ['Priority', record.priorityName ?? record.priorityValue],
      ['Queue', place.state],
      ['Head commit', record.prSha?.slice(0, 12)],
    ],
    links: [['This run', context.event.runUrl]],
  }
  if (!given.wait) {
    const body = reportComment(story)
    await keepComment(context, given.comment, ref, { failed: false, body })
  }
  return {
    outcome,
    outputs: place.outputs,
    details: { pullRequest: record, queue: place.queue },
    summary: reportSummary(story),
  }
}

type Skip = {
  readonly outcome: 'already-merged' | 'skipped-closed' | 'skipped-draft'
  readonly headline: string
}

/** What needs no submission. A merge that either side knows of counts. */
function skip(
  { skipDraft }: Inputs,
  { ref, merged, closed, draft }: ResolvedPullRequest,
  state: string | undefined,
): Skip | undefined {
  if (merged || state === 'MERGED')
    return { outcome: 'already-merged', headline: `#${ref.number} is merged already` }
  if (closed)
    return { outcome: 'skipped-closed', headline: `#${ref.number} is closed: not submitted` }
  if (draft && skipDraft)
    return { outcome: 'skipped-draft', headline: `#${ref.number} is a draft: not submitted` }
  return undefined
}

/** The head that counts is the present one: the payload of a run that is started again shows an old one. */
async function headNow(
  { expectedHeadSha }: Inputs,
  { ref, headSha }: ResolvedPullRequest,
  { github }: Context,
): Promise<string | undefined> {
  if (expectedHeadSha === undefined || !github.available) return headSha
  return (await github.pullRequest(ref.number)).headSha
}

function refuseMovedHead(
  { expectedHeadSha }: Inputs,
  ref: PullRequestRef,
  headSha: string | undefined,
  before = '',
): void {
  if (expectedHeadSha === undefined || headSha?.toLowerCase() === expectedHeadSha) return
  throw new ActionError('refused', {
    request: `Submitting ${nameOf(ref)} at ${expectedHeadSha}`,
    problem: `${before}${
      headSha === undefined
        ? 'its head commit is not known, because the event does not tell it and there is no `github-token`'
        : `its head is ${headSha}`
    }`,
    remedy:
      'Run the checks of the new head, then submit that; or cancel it when it is in the queue.',
  })
}

async function removeLabel({ github, log }: Context, number: number, label: string): Promise<void> {
  if (!github.available) {
    log.warning('`remove-label` needs `github-token`, which is empty: the label stays.')
    return
  }
  try {
    const removed = await github.removeLabel(number, label)
    log.info(removed ? `Label ${label} removed` : `Label ${label} was not there`)
  } catch (error) {
    log.warning(`The label could not be removed: ${(error as Error).message}`)
  }
}

const refusedStory = (
  { ref }: ResolvedPullRequest,
  { kind, explanation }: ActionError,
  queued: boolean,
): PullRequestReport => ({
  status: 'bad',
  headline: refusedHeadline(ref, kind, queued),
  why: [explanation.problem],
  remedy: explanation.remedy,
})

function refusedHeadline(ref: PullRequestRef, kind: ActionError['kind'], queued: boolean): string {
  const what = `#${ref.number}`
  const queue = `the queue of ${ref.targetBranch}`
  if (queued) return `${what} was submitted to ${queue}, and the step failed after that`
  if (kind === 'unknown-outcome') return `It is not known whether ${what} is in ${queue}`
  return `${what} was not submitted to ${queue}`
}
