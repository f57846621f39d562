/** Publishes an explanation: outputs, log, comment, Slack, summary. */
import {
  type CommentSeries,
  createOwnComment,
  deleteComment,
  listOwnComments,
  type OwnComment,
  updateOwnComment,
} from '../github/posts.js'
import {
  explainSeries,
  failureMarker,
  isAboutFailure,
  pointerToExplanation,
  WAIT_MARKER,
} from '../pull-request/failure-comments.js'
import { outlookLine, outlookOutputs } from '../pull-request/outlook.js'
import { queuePositionOutputs } from '../pull-request/queue-position.js'
import type { GitHubQuestions } from '../pull-request/reasons/github-questions.js'
import { reasonsOutput, withoutCoveredReasons } from '../pull-request/reasons/reasons.js'
import { isQueued } from '../pull-request/record.js'
import {
  reportComment,
  reportMessage,
  reportSummary,
  textWithAddress,
} from '../pull-request/report.js'
import { markdown, OUTPUT_BUDGET_BYTES, POST_BUDGET_BYTES } from '../reports/markdown.js'
import { asParts, withParts } from '../reports/report.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import { bestEffort } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import { ifKnown } from '../shared/fact.js'
import { repositoryName } from '../shared/references.js'
import type { Context, Result } from '../step/context.js'
import { publish } from '../step/publish.js'
import { type ExplainReport, explanationReport, failingTests, testsReport } from './explanation.js'
import type { ExplainInputs } from './facts.js'
import type { JudgedStep, KnownComments, RetryEnd } from './retry.js'
import type { VerdictName } from './verdict.js'

/** Returns the outputs of the facts and of the verdict. */
export function verdictOutputs(
  { facts, verdict, outlook }: JudgedStep,
  { reasons, failing }: ExplainReport,
) {
  const { ref, record, head } = facts
  const run = ifKnown(facts.run)
  const queue = ifKnown(facts.queue)
  return {
    verdict: verdict.name,
    reasons: reasonsOutput(reasons),
    'failing-checks': failing,
    'failing-tests': failingTests(verdict),
    'tested-pull-requests': run?.tested ?? [],
    ...stateOutputs(record),
    ...(head !== undefined && { 'head-sha': head }),
    ...(queue && queuePositionOutputs(ref, queue)),
    'test-branch': run?.branch,
    'test-status': run?.status,
    ...outlookOutputs(outlook),
  }
}

/** Returns the facts and the verdict for the result file. */
function detailsOfVerdict({ facts, verdict }: JudgedStep, { reasons, failing }: ExplainReport) {
  const { name, broken } = verdict
  return {
    verdict: { name, broken },
    reasons: reasonsOutput(reasons),
    failingChecks: failing,
    failingTests: failingTests(verdict),
    pullRequest: facts.record,
    testRun: ifKnown(facts.run),
  }
}

/** Logs the verdict and its reasons, before anything is retried. */
export function logVerdict(
  { context: { log }, verdict }: JudgedStep,
  { headline, reasons }: ExplainReport,
): void {
  log.info(`${headline} (${verdict.name})`)
  for (const reason of withoutCoveredReasons(reasons)) log.info(`- ${textWithAddress(reason)}`)
}

const stateOutputs = (record: SubmittedPullRequest | undefined) => ({
  state: record?.state,
  submitted: isQueued(record),
})

/** Reports the explanation and the retry. */
export async function publishVerdict(
  step: JudgedStep,
  deadline: Deadline,
  explanation: ExplainReport,
  attempt: RetryEnd,
  known: KnownComments | undefined,
): Promise<Result> {
  const { inputs, context, facts, verdict } = step
  const { event } = context
  const report = {
    ...explanationReport(facts, verdict, explanation, attempt),
    outlook: step.outlook && outlookLine(step.outlook),
  }
  if (report.outlook !== undefined) context.log.info(report.outlook)
  const tests = testsReport(verdict)
  const summary = reportSummary(report, tests)
  for (const line of report.why ?? []) context.log.info(line)
  const next = report.reasons?.[0]?.remedy ?? report.remedy
  if (next !== undefined) context.log.info(`Next: ${next}`)
  if (known?.existing !== undefined && !context.dryRun) {
    const comment = reportComment(report, event.runUrl, context.clock.now(), tests)
    const text = markdown(comment, POST_BUDGET_BYTES)
    await writeExplainComments(step, deadline, known, text, attempt)
  }
  const message = reportMessage(report, repositoryName(context.repository), event.runUrl)
  await publish(context, deadline, summary, {
    slack: { path: inputs.slackPayloadFile, ...message },
  })
  if (attempt.last !== undefined) context.setOutputs(stateOutputs(attempt.last.record))
  context.setOutputs({
    retries: attempt.isCounted ? 1 : 0,
    'report-markdown': markdown(summary, OUTPUT_BUDGET_BYTES),
  })
  if (attempt.error !== undefined) throw attempt.error
  const details = detailsOfVerdict(step, explanation)
  const { dryRun, isSent } = attempt
  if (dryRun !== undefined)
    return {
      outcome: dryRun.outcome,
      details: { ...details, ...dryRun.details },
      summary: dryRun.summary && withParts(summary, asParts(dryRun.summary)),
    }
  if (isSent) return { outcome: 'retried', details, summary }
  const outcome = verdict.name === 'not-submitted' ? verdict.name : 'explained'
  return { outcome, details, summary }
}

/** Writes the comment, and shortens the comment of a waiting step about the same failure. */
async function writeExplainComments(
  step: JudgedStep,
  deadline: Deadline,
  known: KnownComments,
  text: string,
  attempt: RetryEnd,
): Promise<void> {
  const { context } = step
  const { log } = context
  const failedHead = failedHeadOf(step)
  const body = failedHead === undefined ? text : `${failureMarker(failedHead)}\n${text}`
  const url = await bestEffort(
    deadline,
    keepVerdictComment(step, deadline, known, body, attempt),
    (why) => log.warning(`The comment could not be written: ${why}`),
  )
  if (url === undefined || failedHead === undefined) return
  await bestEffort(deadline, replaceWaitComment(step, deadline, failedHead, url), (why) =>
    log.warning(`The comment of the step that waits could not be updated: ${why}`),
  )
}

/** Reads the comments if one is wanted; the questions to GitHub share their time with it. */
export async function readComments(
  context: Context,
  deadline: Deadline,
  questions: GitHubQuestions,
  policy: ExplainInputs['comment'],
  number: number,
): Promise<KnownComments | undefined> {
  const { github, log } = context
  if (policy === 'never') return undefined
  if (!github.available) {
    log.warning('`comment` needs `github-token`, which is empty: no comment was written.')
    return undefined
  }
  const series = explainSeries(number)
  const listed = questions.share((deadline) => listOwnComments(context, deadline, series))
  return {
    series,
    existing: await bestEffort(deadline, listed, (why) =>
      log.warning(`The comments could not be read, so none is written: ${why}`),
    ),
  }
}

/** Verdicts that start no comment with `on-failure`. Every verdict updates an existing comment. */
const VERDICTS_WITHOUT_COMMENT: readonly VerdictName[] = ['merged', 'queued', 'not-submitted']

/** Verdicts of a pull request that has not left the queue, or has merged. */
const NO_FAILURE: readonly VerdictName[] = [...VERDICTS_WITHOUT_COMMENT, 'not-ready']

/** The head commit that failed; `undefined` if none did. */
function failedHeadOf({ facts, verdict }: JudgedStep): string | undefined {
  if (NO_FAILURE.includes(verdict.name)) return undefined
  return facts.record?.prSha ?? facts.head
}

/** Leaves one line of a waiting step's comment about the same failure. */
async function replaceWaitComment(
  { context, facts }: JudgedStep,
  deadline: Deadline,
  failedHead: string,
  url: string,
): Promise<void> {
  const { number } = facts.ref
  const series: CommentSeries = { marker: WAIT_MARKER, thread: { number } }
  const pointer = pointerToExplanation(number, url)
  for (const comment of await listOwnComments(context, deadline, series))
    if (isAboutFailure(comment, failedHead) && comment.body.trimEnd() !== pointer)
      await updateOwnComment(context, deadline, series, { ...comment, body: pointer })
}

/**
 * Updates the newest comment and deletes older ones, except those that count a retry. The first line
 * of those never changes.
 * @returns the address of the comment
 */
async function keepVerdictComment(
  { inputs, context, verdict }: JudgedStep,
  deadline: Deadline,
  { series, existing = [] }: KnownComments,
  body: string,
  { claim, isClaimedByOther }: RetryEnd,
): Promise<string | undefined> {
  // Another run that has counted the retry has a comment now.
  const all: readonly OwnComment[] = isClaimedByOther
    ? await listOwnComments(context, deadline, series)
    : existing
  const target = claim ?? all.at(-1)
  if (target === undefined) {
    const isWanted = inputs.comment === 'always' || !VERDICTS_WITHOUT_COMMENT.includes(verdict.name)
    if (!isWanted) return undefined
    return (await createOwnComment(context, deadline, series, { data: '', body })).url
  }
  if (target.body.trimEnd() !== body.trimEnd())
    await updateOwnComment(context, deadline, series, { ...target, body })
  for (const other of all)
    if (other.id !== target.id && other.data === '')
      await deleteComment(context, deadline, series.thread, other.id)
  return target.url
}
