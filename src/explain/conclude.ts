/** The end of an explanation: the retry where it is asked for, outputs, comment, Slack, summary. */
import type { OwnComment, OwnComments } from '../github/posts.js'
import { writeSlack } from '../pull-request/publish.js'
import { worthReading } from '../pull-request/reasons.js'
import { placeOutputs } from '../pull-request/record.js'
import { reportSummary } from '../pull-request/report.js'
import { presentHead } from '../pull-request/test-run.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import { bestEffort } from '../shared/best-effort.js'
import { truncate } from '../shared/text.js'
import type { Context, Result } from '../step/context.js'
import {
  type Explanation,
  explanationComment,
  explanationReport,
  failingTests,
  testsTable,
} from './explanation.js'
import { type ExplainStep, retry } from './retry.js'
import type { VerdictName } from './verdict.js'

/** Retries where that is asked for and allowed, and reports. */
export async function concludeExplanation(step: ExplainStep): Promise<Result> {
  const { inputs, context, explanation } = step
  const { verdict } = explanation
  const details = logFacts(context, explanation)
  const comments = await commentsOf(step)
  const own = comments && (await bestEffort(context, comments.list(), context.log.warning))
  const attempt = await retry(step, comments, own)
  const report = explanationReport(explanation, attempt)
  const markdown = reportSummary(report, testsTable(explanation.tests))
  for (const said of report.why ?? []) context.log.info(said)
  const next = report.reasons?.[0]?.remedy ?? report.remedy
  if (next !== undefined) context.log.info(`Next: ${next}`)
  if (comments !== undefined && !context.dryRun) {
    const { event, clock } = context
    const body = explanationComment(report, explanation.tests, event.runUrl, clock.now())
    const { claim } = attempt
    // A retry writes a comment of its own, and so does that of another run.
    const all = inputs.retryOn === 'never' ? own : undefined
    await bestEffort(context, keepComment(step, comments, body, { claim, all }), (why) =>
      context.log.warning(`The comment could not be written: ${why}`),
    )
  }
  await writeSlack(context, inputs.slackPayloadFile, report)
  if (attempt.last !== undefined) context.setOutputs(stateOutputs(attempt.last.record))
  context.setOutputs({
    retries: attempt.isCounted ? 1 : 0,
    'report-markdown': truncate(markdown, OUTPUT_LENGTH),
  })
  if (attempt.error !== undefined) throw attempt.error
  const { plan } = attempt
  const ended = verdict.name === 'not-submitted' ? verdict.name : 'explained'
  return {
    outcome: plan?.outcome ?? (attempt.sent ? 'retried' : ended),
    details: { ...details, ...plan?.details },
    summary: plan === undefined ? markdown : `${markdown}\n\n${plan.summary}`,
  }
}

/** A little below the 256 KiB of an output, even if each character has four bytes. */
const OUTPUT_LENGTH = 60_000

async function commentsOf({ inputs, context, explanation }: ExplainStep) {
  const { github, log } = context
  if (inputs.comment === 'never') return undefined
  if (github.available) return github.ownComments(MARKER, explanation.facts.ref.number)
  log.warning('`comment` needs `github-token`, which is empty: no comment was written.')
  return undefined
}

/** The marker of the comments of this operation. */
const MARKER = 'explain'

/** Verdicts that begin no comment with `on-failure`; one that stands follows every verdict. */
const FINE: readonly VerdictName[] = ['merged', 'queued', 'not-submitted']

/**
 * Writes the newest comment. One that counts a retry is never deleted, and its first line never
 * changes; those that count nothing make room for it.
 * @param known the comment that this run has written already, and all that are there
 */
async function keepComment(
  { inputs, explanation }: ExplainStep,
  comments: OwnComments,
  body: string,
  known: {
    readonly claim: OwnComment | undefined
    readonly all: readonly OwnComment[] | undefined
  },
): Promise<void> {
  const { claim, all = await comments.list() } = known
  const target = all.find(({ id }) => id === claim?.id) ?? all.at(-1)
  if (target === undefined) {
    const isWanted = inputs.comment === 'always' || !FINE.includes(explanation.verdict.name)
    if (isWanted) await comments.create('', body)
    return
  }
  if (target.body.trimEnd() !== body.trimEnd()) await comments.update(target, body)
  for (const other of all)
    if (other.id !== target.id && other.data === '') await comments.remove(other)
}

const stateOutputs = (record: SubmittedPullRequest | undefined) => ({
  state: record?.state,
  submitted: record?.isCurrentlySubmittedToQueue ?? false,
})

function logFacts({ setOutputs, log }: Context, { facts, verdict, ...found }: Explanation) {
  const { reasons, failing } = found
  const { record, queue, run, ref } = facts
  const head = presentHead(facts)
  const tests = failingTests(found)
  setOutputs({
    verdict: verdict.name,
    reasons,
    'failing-checks': failing,
    'failing-tests': tests,
    'tested-pull-requests': run?.tested ?? [],
    ...stateOutputs(record),
    ...(head !== undefined && { 'head-sha': head }),
    ...(queue && placeOutputs(ref, queue)),
    'test-branch': run?.branch,
    'test-status': run?.status,
  })
  log.info(`#${ref.number} on ${ref.targetBranch}: ${verdict.name}`)
  for (const { text } of worthReading(reasons)) log.info(`- ${text}`)
  return {
    ...{ verdict, reasons, failingChecks: failing, failingTests: tests },
    ...{ pullRequest: record, testRun: run },
  }
}
