import { hasStatus } from '../http/errors.js'
import { readTypicalTime } from '../metrics/typical.js'
import { failedResult } from '../pull-request/failure.js'
import { outlookLine, outlookOf, outlookOutputs } from '../pull-request/outlook.js'
import { lookUpQueue } from '../pull-request/queue-position.js'
import {
  firstRemedy,
  reasonsOutput,
  withoutCoveredReasons,
} from '../pull-request/reasons/reasons.js'
import {
  changedAt,
  isBeforeTests,
  isQueued,
  type RecordOutput,
  recordOutputs,
} from '../pull-request/record.js'
import {
  type PullRequestReport,
  reportFailure,
  reportSummary,
  textWithAddress,
} from '../pull-request/report.js'
import { pullRequestTarget } from '../pull-request/resolve.js'
import {
  chosenPriority,
  PULL_REQUEST_STATES,
  type SubmittedPullRequest,
} from '../service/schemas.js'
import { utcMinute } from '../shared/clock.js'
import type { Deadline } from '../shared/deadline.js'
import { ActionError } from '../shared/errors.js'
import { type PullRequestRef, pullRequestName, stackPlace } from '../shared/references.js'
import type { Context, Result } from '../step/context.js'
import { choices, withDefault } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'

export const operation = defineOperation({
  about: 'Read the state of a pull request in the queue. Can serve as a gate.',
  target: pullRequestTarget,
  inputs: { failOn: withDefault(choices(PULL_REQUEST_STATES), []) },
  outputs: ['state', 'submitted', 'priority', 'reasons', 'ahead', 'typical-minutes'],
  outcomes: ['found', 'not-submitted'],
  async run(inputs, context, { ref }) {
    try {
      return await read(inputs.failOn, context, context.deadline, ref)
    } catch (error) {
      return failedResult(error, `The state of #${ref.number} could not be read`)
    }
  },
})

async function read(
  failOn: readonly string[],
  context: Context<RecordOutput>,
  deadline: Deadline,
  ref: PullRequestRef,
): Promise<Result<'reasons' | 'ahead' | 'typical-minutes'>> {
  const isGate = failOn.length > 0
  const record = await (isGate
    ? findStated(context, deadline, ref)
    : context.service.findPullRequest(deadline, ref))
  context.setOutputs(recordOutputs(record))
  const state = record?.state
  const name = pullRequestName(ref)
  const gated = failOn.some((wanted) => wanted === state)
  const headline = gated
    ? `${name} is ${state}, which \`fail-on\` lists`
    : stateHeadline(name, record)
  context.log.info(headline)
  const { queue, outlook } = isQueued(record) ? await readOutlook(context, deadline, ref) : {}
  const expected = outlook && outlookLine(outlook)
  if (expected !== undefined) context.log.info(expected)
  // Once its tests run, a stopped queue is not the reason.
  const stoppedQueue = isBeforeTests(record) ? queue : undefined
  const { readWhyNotMerged } = await import('../pull-request/reasons/why-not-merged.js')
  const notMerged = await readWhyNotMerged(context, deadline, ref, { record, queue: stoppedQueue })
  const { reasons, isMergedOnGitHub, headSha } = notMerged
  if (headSha !== undefined) context.setOutputs({ 'head-sha': headSha })
  const why: string[] = []
  let remedy = firstRemedy(reasons)
  if (isMergedOnGitHub) {
    why.push(`GitHub shows that it is merged into ${ref.targetBranch}`)
    remedy ??= 'There is nothing more to wait for.'
  }
  remedy ??= 'Run the step again when the state has changed.'
  for (const sentence of why) context.log.info(sentence)
  const reasonsToRead = withoutCoveredReasons(reasons)
  for (const reason of reasonsToRead) context.log.info(`- ${textWithAddress(reason)}`)
  const since = changedAt(record)
  const report: PullRequestReport = {
    status: gated ? 'bad' : 'neutral',
    headline,
    reasons: reasonsToRead,
    outlook: expected,
    why,
    stack: stackPlace(context.stacks.current(ref)),
    commits: [['Head commit', record?.prSha?.slice(0, 12)]],
    facts: [
      ['Since (UTC)', since === undefined ? undefined : utcMinute(since)],
      ['Priority', record && chosenPriority(record)],
    ],
    remedy: gated ? remedy : undefined,
  }
  return {
    outcome: record === undefined ? 'not-submitted' : 'found',
    outputs: { reasons: reasonsOutput(reasons), ...outlookOutputs(outlook) },
    details: { pullRequest: record, reasons: reasonsOutput(reasons), ahead: outlook?.ahead },
    summary: reportSummary(report),
    failure: gated ? reportFailure(`Reading ${name}`, report) : undefined,
  }
}

/** Time for what the step can do without, in milliseconds. */
const EXTRAS_MS = 30_000

/** Reads the queue, and what a pull request in it can expect. */
async function readOutlook(context: Context, deadline: Deadline, ref: PullRequestRef) {
  const limit = deadline.atMost(EXTRAS_MS)
  const [{ queue }, typical] = await Promise.all([
    lookUpQueue(context, limit, ref),
    readTypicalTime(context, limit, ref.targetBranch),
  ])
  return { queue, outlook: outlookOf(ref, queue, typical) }
}

/** Reads the record for a gate, which needs a state: a record without one is an error. */
async function findStated(
  { service }: Context,
  deadline: Deadline,
  ref: PullRequestRef,
): Promise<SubmittedPullRequest | undefined> {
  try {
    const record = await service.getSubmittedPullRequest(deadline, ref)
    if (record.state !== undefined) return record
  } catch (error) {
    if (hasStatus(error, 404)) return undefined
    throw error
  }
  throw new ActionError('bad-response', {
    request: `Reading ${pullRequestName(ref)}`,
    problem: "Trunk returned no state, so the action can't check `fail-on`",
    remedy: 'Run the step again.',
  })
}

function stateHeadline(name: string, record: SubmittedPullRequest | undefined): string {
  if (record === undefined) return `${name} is not in the queue`
  const state = record.state ?? 'in a state that Trunk does not return'
  return `${name} is ${state}${isQueued(record) ? ', in the queue' : ', not in the queue now'}`
}
