/** How a submission is reported: in the log, the summary and the comment. */
import type { ActionError } from '../shared/errors.js'
import { type PullRequestRef, pullRequestName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { type QueuePlace, readQueuePlace } from './queue-place.js'
import { reasonsOf } from './reasons.js'
import type { PullRequestReport } from './report.js'
import type { Submitted } from './submit.js'

/** A submission, and where it stands in the queue. */
export interface SubmissionReport {
  readonly place: QueuePlace
  readonly report: PullRequestReport
}

/** Looks up where a proved submission stands, and reports it with what the author should know. */
export async function reportSubmission(
  context: Context,
  ref: PullRequestRef,
  { outcome, proof, record, ignored }: Submitted,
): Promise<SubmissionReport> {
  const { log, setOutputs, event } = context
  const place = await readQueuePlace(context, ref)
  setOutputs(place.outputs)
  const headline =
    proof === 'merged'
      ? `${pullRequestName(ref)} was submitted and is merged`
      : `${pullRequestName(ref)} ${outcome === 'submitted' ? 'is' : 'was already'} in the queue${inWords(place.outputs)}`
  log.info(`${headline}; state ${record.state ?? 'not known'}`)
  const missing = reasonsOf({ ref, record }).map(({ text }) => `Not ready: ${text}`)
  const why = [ignored, place.warning, ...missing].filter((text) => text !== undefined)
  for (const warning of why) log.warning(`${pullRequestName(ref)}: ${warning}`)
  const report: PullRequestReport = {
    status: 'good',
    headline,
    why,
    facts: [
      ['State', record.state],
      ['Priority', record.priorityName ?? record.priorityValue],
      ['Queue', place.queue?.state],
      ['Head commit', record.prSha?.slice(0, 12)],
    ],
    links: [['This run', event.runUrl]],
  }
  return { place, report }
}

const inWords = (outputs: QueuePlace['outputs']): string =>
  outputs['queue-position'] === undefined
    ? ''
    : `, place ${outputs['queue-position']} of ${outputs['queue-depth']}`

/** @param sent whether a read had shown the submission before the step failed */
export function failureReport(
  ref: PullRequestRef,
  { kind, explanation }: ActionError,
  sent: boolean,
): PullRequestReport {
  return {
    status: 'bad',
    headline: failureHeadline(ref, kind, sent),
    why: [explanation.problem],
    remedy: explanation.remedy,
  }
}

function failureHeadline(ref: PullRequestRef, kind: ActionError['kind'], sent: boolean): string {
  const what = `#${ref.number}`
  const queue = `the queue of ${ref.targetBranch}`
  if (sent) return `${what} was submitted to ${queue}, and the step failed after that`
  if (kind === 'unknown-outcome') return `It is not known whether ${what} is in ${queue}`
  return `${what} was not submitted to ${queue}`
}
