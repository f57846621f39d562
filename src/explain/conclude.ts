/** The end of an explanation: the retry if it is asked for, outputs, comment, Slack, summary. */
import type { OwnComment, OwnComments } from '../github/posts.js'
import { writeSlack } from '../pull-request/publish.js'
import { reasonsOutput, worthReading } from '../pull-request/reasons.js'
import { placeOutputs } from '../pull-request/record.js'
import { reportSummary } from '../pull-request/report.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import { bestEffort } from '../shared/best-effort.js'
import { ifKnown } from '../shared/fact.js'
import { truncate } from '../shared/text.js'
import type { Context, Result } from '../step/context.js'
import {
  type Explanation,
  explanationComment,
  explanationReport,
  failingTests,
  testsReport,
} from './explanation.js'
import { presentHead } from './facts.js'
import { type ExplainStep, retry } from './retry.js'
import type { VerdictName } from './verdict.js'

/** Retries if that is asked for and allowed, and reports. */
export async function concludeExplanation(
  step: ExplainStep,
  known: KnownComments | undefined,
): Promise<Result> {
  const { inputs, context, explanation } = step
  const { verdict } = explanation
  const details = logFacts(context, explanation)
  const { comments, own } = known ?? {}
  const attempt = await retry(step, comments, own)
  const report = explanationReport(explanation, attempt)
  const markdown = reportSummary(report, testsReport(explanation))
  for (const line of report.why ?? []) context.log.info(line)
  const next = report.reasons?.[0]?.remedy ?? report.remedy
  if (next !== undefined) context.log.info(`Next: ${next}`)
  if (comments !== undefined && own !== undefined && !context.dryRun) {
    const { event, clock } = context
    const body = explanationComment(report, explanation, event.runUrl, clock.now())
    const { claim } = attempt
    const write = async () =>
      // Another run that has counted the retry has a comment now.
      keepComment(step, comments, body, attempt.isOthers ? await comments.list() : own, claim)
    await bestEffort(context, write(), (why) =>
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

/** The comments of this operation on a pull request. */
export interface KnownComments {
  readonly comments: OwnComments
  /** The comments found; absent if they could not be read. */
  readonly own: readonly OwnComment[] | undefined
}

/** Reads the comments if one is wanted; the questions to GitHub share their time with it. */
export async function readComments(
  { inputs, context, gitHub }: Pick<ExplainStep, 'inputs' | 'context' | 'gitHub'>,
  number: number,
): Promise<KnownComments | undefined> {
  const { github, log } = context
  if (inputs.comment === 'never') return undefined
  if (!github.available) {
    log.warning('`comment` needs `github-token`, which is empty: no comment was written.')
    return undefined
  }
  const comments = await github.ownComments(MARKER, number)
  const listed = gitHub.share(() => comments.list())
  return {
    comments,
    own: await bestEffort(gitHub.time, listed, (why) =>
      log.warning(`The comments could not be read, so none is written: ${why}`),
    ),
  }
}

/** The marker of the comments of this operation. */
const MARKER = 'explain'

/** Verdicts that start no comment with `on-failure`. Every verdict updates an existing comment. */
const FINE: readonly VerdictName[] = ['merged', 'queued', 'not-submitted']

/**
 * Writes the newest comment. One that counts a retry is never deleted, and its first line never
 * changes; those that count nothing make room for it.
 * @param claim the comment that this run has counted its retry with
 */
async function keepComment(
  { inputs, explanation }: ExplainStep,
  comments: OwnComments,
  body: string,
  all: readonly OwnComment[],
  claim: OwnComment | undefined,
): Promise<void> {
  const target = claim ?? all.at(-1)
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

function logFacts({ setOutputs, log }: Context, explanation: Explanation) {
  const { facts, verdict, reasons, failing } = explanation
  const { record, ref } = facts
  const [run, queue] = [ifKnown(facts.run), ifKnown(facts.queue)]
  const head = presentHead(facts)
  const tests = failingTests(explanation)
  const listed = reasonsOutput(reasons)
  setOutputs({
    verdict: verdict.name,
    reasons: listed,
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
    ...{ verdict, reasons: listed, failingChecks: failing, failingTests: tests },
    ...{ pullRequest: record, testRun: run },
  }
}
