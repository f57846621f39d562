import { shortHash } from '../github/marker.js'
import type { Report } from '../reports/report.js'
import type { Deadline } from '../shared/deadline.js'
import { repositoryName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import type { Published } from '../step/issues.js'
import { publish } from '../step/publish.js'
import { reportCsv, reportJson } from './files.js'
import { type HistoryReport, isEmpty } from './report.js'

/** The extensions of report files. */
export const HISTORY_EXTENSIONS = ['.json', '.csv', '.md']

/** The places that the inputs name. */
interface Destinations {
  readonly reportFiles: readonly string[]
  readonly slackPayloadFile?: string | undefined
  readonly issueTitle?: string | undefined
}

/** An issue that is not written by then is not worth more of the runner's time. */
const MAX_ISSUE_MS = 60_000

/**
 * Writes the report to every place that the inputs name. Its issue is never closed. If nothing left
 * the queue, only an issue that exists is updated.
 */
export function publishHistory(
  { reportFiles, slackPayloadFile, issueTitle: title }: Destinations,
  context: Context,
  deadline: Deadline,
  report: HistoryReport,
  contents: Report,
): Promise<Published> {
  const { ref, repositoryPage, json } = report
  return publish(context, deadline.atMost(MAX_ISSUE_MS), contents, {
    files: {
      paths: reportFiles,
      formats: { '.json': () => reportJson(report), '.csv': () => reportCsv(report) },
    },
    slack: {
      path: slackPayloadFile,
      where: `${repositoryName(ref.repository)} ${ref.targetBranch}`,
      pages: [
        ['Report of the run', context.event.runUrl],
        ['Repository', repositoryPage],
      ],
    },
    issue:
      title === undefined
        ? undefined
        : {
            marker: `report-queue/${shortHash(`${ref.targetBranch}\n${title}`)}`,
            title,
            onlyUpdate: isEmpty(report) && json.missing.length === 0,
          },
  })
}
