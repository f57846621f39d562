/** The end of an explanation: the retry where it is asked for, outputs, comment, Slack, summary. */
import type { OwnComment, OwnComments } from '../../github/own-comments.js'
import { ServiceError } from '../../http/errors.js'
import { bestEffort } from '../../shared/best-effort.js'
import type { PullRequestRef } from '../../shared/references.js'
import { truncate } from '../../shared/text.js'
import type { Context, Result } from '../../step/context.js'
import { planned } from '../../step/operation.js'
import { publishReport } from '../publish.js'
import { worthReading } from '../reasons.js'
import { placeOutputs } from '../record.js'
import { isWanted, keepComment } from './comment.js'
import {
  type Explanation,
  explanationComment,
  explanationReport,
  explanationSummary,
  failingTests,
  knowsMore,
} from './explanation.js'
import {
  claimRetry,
  headOf,
  MARKER,
  planRetry,
  type Retried,
  type RetryPlan,
  retryRequest,
  sendRetry,
} from './retry.js'

/** Outputs that `explain` sets. */
export const EXPLAIN_OUTPUTS = [
  'verdict',
  'reasons',
  'failing-checks',
  'failing-tests',
  'retries',
  'tested-pull-requests',
  'report-markdown',
  'state',
  'submitted',
  'queue-state',
  'queue-position',
  'queue-depth',
  'test-branch',
  'test-status',
] as const

interface ConcludeInputs {
  readonly retryOn: 'never' | 'known-flaky'
  readonly comment: 'never' | 'on-failure' | 'always'
  readonly slackPayloadFile?: string | undefined
}

/** A step that knows its verdict. */
export interface ExplainStep {
  readonly inputs: ConcludeInputs
  readonly context: Context
  readonly ref: PullRequestRef
  readonly explanation: Explanation
}

/** Retries where that is asked for and allowed, and reports. */
export async function concludeExplanation(
  step: ExplainStep,
): Promise<Result<(typeof EXPLAIN_OUTPUTS)[number]>> {
  const { inputs, context, ref, explanation } = step
  const { verdict } = explanation
  setFacts(context, explanation)
  const comments = await commentsOf(step)
  const attempt = await retry(step, comments)
  const report = explanationReport(explanation, attempt)
  const markdown = explanationSummary(report, explanation)
  const { event, clock } = context
  const comment = explanationComment(report, explanation, event.runUrl, clock.now())
  for (const said of report.why ?? []) context.log.info(said)
  const next = report.reasons?.[0]?.remedy ?? report.remedy
  if (next !== undefined) context.log.info(`Next: ${next}`)
  if (comments !== undefined && !context.dryRun)
    await keepComment(
      context,
      comments,
      comment,
      isWanted(inputs.comment, verdict.name),
      attempt.claim,
      (body) => knowsMore(body, explanation),
    )
  await publishReport(context, { ...inputs, comment: 'never' }, ref, report)
  if (attempt.sent) context.setOutputs({ state: attempt.record?.state, submitted: true })
  context.setOutputs({
    retries: attempt.isCounted ? 1 : 0,
    'report-markdown': truncate(markdown, OUTPUT_LENGTH),
  })
  if (attempt.error !== undefined) throw attempt.error
  const { summary, details, outcome } = attempt.plan ?? {}
  const ended = verdict.name === 'not-submitted' ? verdict.name : 'explained'
  return {
    outcome: outcome ?? (attempt.sent ? 'retried' : ended),
    details: { ...detailsOf(explanation), ...details },
    summary: summary === undefined ? markdown : `${markdown}\n\n${summary}`,
  }
}

/** A little below the 256 KiB of an output, even if each character has four bytes. */
const OUTPUT_LENGTH = 60_000

/** End of the retry. */
interface Attempt extends Omit<Retried, 'text'> {
  /** Absent if no retry was asked for. */
  readonly text?: string | undefined
  /** Tells whether this head has been retried, by this run or an earlier one. */
  readonly isCounted: boolean
  readonly claim?: OwnComment | undefined
  /** It is not known whether the retry took effect. */
  readonly error?: ServiceError | undefined
  /** The end of a dry run that would retry. */
  readonly plan?: Result<never>
}

/** Retries, or says why not. */
async function retry(step: ExplainStep, comments: OwnComments | undefined): Promise<Attempt> {
  const { inputs, context, ref, explanation } = step
  const { verdict, facts } = explanation
  const head = (facts.gitHub?.headSha ?? facts.record?.prSha)?.toLowerCase()
  const own = comments && (await bestEffort(context, comments.list(), context.log.warning))
  const isCounted = own?.some((comment) => headOf(comment) === head) ?? false
  const not = (text?: string): Attempt => ({
    sent: false,
    isCounted,
    text: text && `Not retried: ${text}`,
  })
  if (inputs.retryOn === 'never' || verdict.name !== 'known-flaky') return not()
  if (isCounted) return not('this head commit was retried before')
  if (own === undefined) return not('the comment that counts the retries cannot be read')
  const plan = planRetry(verdict, facts)
  if (plan.kind === 'none') return not(plan.why)
  if (context.dryRun) return { ...not(), plan: planned(context.log, [retryRequest(ref, plan)]) }
  return claimAndSend(step, comments as OwnComments, plan)
}

/** Counts the retry, then sends it. */
async function claimAndSend(
  { context, ref }: ExplainStep,
  comments: OwnComments,
  plan: Exclude<RetryPlan, { kind: 'none' }>,
): Promise<Attempt> {
  let why = ''
  const counting = claimRetry(context, comments, plan.head).then((claim) => ({ claim }))
  const counted = await bestEffort(context, counting, (problem) => {
    why = problem
  })
  if (counted === undefined)
    return { sent: false, isCounted: false, text: `Not retried: it could not be counted. ${why}` }
  const { claim } = counted
  if (claim === undefined)
    return { sent: false, isCounted: true, text: 'Not retried: another run has counted it' }
  try {
    return { ...(await sendRetry(context, ref, plan)), isCounted: true, claim }
  } catch (error) {
    if (context.signal.aborted || !(error instanceof ServiceError)) throw error
    const text = `The retry failed: ${error.explanation.problem}`
    return { sent: false, isCounted: true, claim, text, error: error.ambiguous ? error : undefined }
  }
}

async function commentsOf({ inputs, context, ref }: ExplainStep): Promise<OwnComments | undefined> {
  const { github, log } = context
  if (inputs.comment === 'never') return undefined
  if (github.available) return github.ownComments(MARKER, ref.number)
  log.warning('`comment` needs `github-token`, which is empty: no comment was written.')
  return undefined
}

/** Sets what is known with the verdict. */
function setFacts({ setOutputs, log }: Context, explanation: Explanation): void {
  const { facts, verdict, reasons, failing } = explanation
  const { record, queue, run, ref } = facts
  setOutputs({
    verdict: verdict.name,
    reasons,
    'failing-checks': failing,
    'failing-tests': failingTests(explanation),
    'tested-pull-requests': run?.tested ?? [],
    state: record?.state,
    submitted: record?.isCurrentlySubmittedToQueue ?? false,
    ...(record?.prSha === undefined ? {} : { 'head-sha': record.prSha }),
    ...(queue && placeOutputs(ref, queue)),
    'test-branch': run?.branch,
    'test-status': run?.status,
  })
  log.info(`#${ref.number} on ${ref.targetBranch}: ${verdict.name}`)
  for (const { text } of worthReading(reasons)) log.info(`- ${text}`)
}

const detailsOf = (explanation: Explanation) => ({
  verdict: explanation.verdict,
  reasons: explanation.reasons,
  failingChecks: explanation.failing,
  failingTests: failingTests(explanation),
  pullRequest: explanation.facts.record,
  testRun: explanation.facts.run,
})
