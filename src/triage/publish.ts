import { shortHash } from '../github/marker.js'
import type { Report } from '../reports/report.js'
import type { Deadline } from '../shared/deadline.js'
import { repositoryName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import type { Published } from '../step/issues.js'
import { jsonText, oneLineTexts } from '../step/output-text.js'
import { publish } from '../step/publish.js'
import { hasToActOn, isPartial, type Triage, triageJson } from './triage.js'

/** The extensions of report files. */
export const TRIAGE_EXTENSIONS = ['.json', '.md']

/** The places that the inputs name. */
interface Destinations {
  readonly reportFiles: readonly string[]
  readonly slackPayloadFile?: string | undefined
  readonly issueTitle?: string | undefined
}

/** An issue that is not written by then is not worth more of the runner's time. */
const MAX_ISSUE_MS = 60_000

/**
 * Writes the triage to every place that the inputs name. The issue is closed when nothing is left to
 * act on; a triage that could not read everything closes none.
 */
export function publishTriage(
  { reportFiles, slackPayloadFile, issueTitle: title }: Destinations,
  context: Context,
  deadline: Deadline,
  triage: Triage,
  contents: Report,
): Promise<Published> {
  const { ref, repositoryPage } = triage
  const isLeft = hasToActOn(triage)
  const slack = {
    path: slackPayloadFile,
    where: `${repositoryName(ref.repository)} ${ref.targetBranch}`,
    pages: [
      ['Report of the run', context.event.runUrl],
      ['Repository', repositoryPage],
    ],
  } as const
  return publish(context, deadline.atMost(MAX_ISSUE_MS), contents, {
    files: {
      paths: reportFiles,
      formats: { '.json': () => `${jsonText(triageJson(triage), 2, oneLineTexts)}\n` },
    },
    ...(isLeft && { slack }),
    issue:
      title === undefined
        ? undefined
        : {
            marker: `triage-queue/${shortHash(`${ref.targetBranch}\n${title}`)}`,
            title,
            isDone: !isLeft && !isPartial(triage),
            onlyUpdate: !isLeft,
          },
  })
}
