/** How a submission is reported: in the log, the summary and the comment. */
import type { Queue } from '../service/schemas.js'
import type { ActionError } from '../shared/errors.js'
import { type PullRequestRef, pullRequestName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { readQueue } from './queue.js'
import { reasonsOf } from './reasons.js'
import type { PullRequestReport } from './report.js'
import type { Submitted } from './submit.js'

/** A submission and the queue that has it, as far as that could be read. */
export interface SubmissionReport {
  readonly queue: Queue | undefined
  readonly report: PullRequestReport
}

/** Looks up where a proved submission stands, and reports it with what the author should know. */
export async function reportSubmission(
  context: Context,
  ref: PullRequestRef,
  { outcome, proof, record, ignored }: Submitted,
): Promise<SubmissionReport> {
  const { log, setOutputs, event } = context
  const { queue, warning } = await readQueue(context, ref)
  const all = queue?.enqueuedPullRequests ?? []
  const position = all.findIndex(({ prNumber }) => prNumber === ref.number) + 1 || undefined
  if (queue !== undefined)
    setOutputs({
      'queue-state': queue.state,
      'queue-position': position,
      'queue-depth': all.length,
    })
  const name = pullRequestName(ref)
  const place = position === undefined ? '' : `, place ${position} of ${all.length}`
  const headline =
    proof === 'merged'
      ? `${name} was submitted and is merged`
      : `${name} ${outcome === 'submitted' ? 'is' : 'was already'} in the queue${place}`
  log.info(`${headline}; state ${record.state ?? 'not known'}`)
  const missing = reasonsOf({ ref, record }).map(({ text }) => `Not ready: ${text}`)
  const why = [ignored, warning, ...missing].filter((text) => text !== undefined)
  for (const warning of why) log.warning(`${name}: ${warning}`)
  const report: PullRequestReport = {
    status: 'good',
    headline,
    why,
    facts: [
      ['State', record.state],
      ['Priority', record.priorityName ?? record.priorityValue],
      ['Queue', queue?.state],
      ['Head commit', record.prSha?.slice(0, 12)],
    ],
    links: [['This run', event.runUrl]],
  }
  return { queue, report }
}

/** @param sent whether a read had shown the submission before the step failed */
export function failureReport(
  ref: PullRequestRef,
  { kind, explanation }: ActionError,
  sent: boolean,
): PullRequestReport {
  const { problem, remedy } = explanation
  const [what, queue] = [`#${ref.number}`, `the queue of ${ref.targetBranch}`]
  let headline = `${what} was not submitted to ${queue}`
  if (kind === 'unknown-outcome') headline = `It is not known whether ${what} is in ${queue}`
  if (sent) headline = `${what} was submitted to ${queue}, and the step failed after that`
  return { status: 'bad', headline, why: [problem], remedy }
}
