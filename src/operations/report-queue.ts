import { repositoryPage } from '../github/reference.js'
import { historyContents } from '../history/contents.js'
import { readFlakyTests } from '../history/flaky-tests.js'
import { periodLength, periodUntil } from '../history/period.js'
import { HISTORY_EXTENSIONS, publishHistory } from '../history/publish.js'
import { readEpisodes } from '../history/read.js'
import { type HistoryReport, historyReport, isEmpty } from '../history/report.js'
import { timeZoneInput } from '../history/time-zone.js'
import { historyVerdict } from '../history/words.js'
import { queueTarget } from '../queue/operation.js'
import { markdown, OUTPUT_BUDGET_BYTES } from '../reports/markdown.js'
import { failedAtLast, type Report } from '../reports/report.js'
import { queueName } from '../shared/references.js'
import { line, lines, optional, orgSlug, wholeNumber, withDefault } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'
import { ownerInQueueTitle } from '../step/owner-placeholder.js'
import { extensionProblem } from '../step/report-files.js'
import { issueTokenProblem } from '../step/token-problem.js'

/** A larger number is a typing error. */
const MAX_PULL_REQUESTS = 1_000_000
const reportInputs = {
  period: periodLength(),
  timeZone: timeZoneInput(),
  issueTitle: optional(line()),
  reportFiles: withDefault(lines('paths'), []),
  slackPayloadFile: optional(line()),
  orgSlug: optional(orgSlug()),
  maxPullRequests: withDefault(wholeNumber({ min: 1, max: MAX_PULL_REQUESTS }), 2000),
}

export const operation = defineOperation({
  about:
    'Report what a queue did in a period: merges, times, and why pull requests left it, compared with the time before.',
  // The report is about the past, so the outputs of the present queue stay out.
  target: { ...queueTarget, outputs: ['target-branch'] as const },
  inputs: reportInputs,
  outputs: [
    'merged-count',
    'failed-count',
    'cancelled-count',
    'failure-rate',
    'time-in-queue-p50-seconds',
    'time-in-queue-p95-seconds',
    'report',
    'report-markdown',
    'issue-number',
    'truncated',
  ],
  outcomes: ['reported', 'partial', 'none'],
  checks: {
    reportFiles: ({ reportFiles }) => extensionProblem(reportFiles, HISTORY_EXTENSIONS),
    issueTitle: [
      ({ issueTitle }, scope) => issueTitle !== undefined && issueTokenProblem(scope),
      ({ issueTitle }) => ownerInQueueTitle(issueTitle),
    ],
  },
  async run(given, context, ref) {
    const { event, clock, repository } = context
    const now = clock.now()
    const period = periodUntil(now, given.period, given.timeZone)
    // Also what left the queue after the last week: lists are bounded by the last end.
    const span = { since: period.previous.since, until: now }
    const { maxPullRequests, orgSlug } = given
    const { history, more: flaky } = await readEpisodes(
      context,
      context.deadline,
      { ref, span, maxPullRequests },
      (deadline) => readFlakyTests(context, deadline, orgSlug),
    )
    const about = { ref, period, repositoryPage: repositoryPage(repository, event) }
    const report = historyReport(about, history, flaky)
    context.log.info(`Queue ${queueName(ref)}: ${historyVerdict(report)}`)
    for (const sentence of report.json.missing) context.log.info(`Missing: ${sentence}`)
    const summary = historyContents(report)
    context.setOutputs(reportOutputs(report, summary, history.truncated))
    const published = await publishHistory(given, context, context.deadline, report, summary)
    const { issueNumber, refusal } = published
    context.setOutputs({ 'issue-number': issueNumber })
    const details = { report: report.json }
    if (refusal !== undefined) {
      const headline = 'The report was made, but its issue was not written'
      return { ...failedAtLast(summary, headline, refusal), details }
    }
    return { outcome: reportOutcome(report), details, summary }
  },
})

function reportOutcome(report: HistoryReport) {
  if (report.json.missing.length > 0) return 'partial'
  return isEmpty(report) ? 'none' : 'reported'
}

function reportOutputs(report: HistoryReport, summary: Report, truncated: boolean) {
  const { current } = report.json
  return {
    'merged-count': current.merged,
    'failed-count': current.failed,
    'cancelled-count': current.cancelled,
    'failure-rate': current.failureRate,
    'time-in-queue-p50-seconds': current.timeInQueue?.p50,
    'time-in-queue-p95-seconds': current.timeInQueue?.p95,
    report: report.json,
    'report-markdown': markdown(summary, OUTPUT_BUDGET_BYTES),
    truncated,
  }
}
