import { hasStatus } from '../http/errors.js'
import type { CallOptions } from '../http/transport.js'
import { nameOf, readRecord, recordOutputs } from '../pull-request/record.js'
import { reportSummary } from '../pull-request/report.js'
import { pullRequestTarget } from '../pull-request/resolve.js'
import { restartTestsOnPullRequest } from '../service/requests.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import { sendVerified } from '../service/verified-write.js'
import { type Clock, Deadline } from '../shared/clock.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Context, Result } from '../step/context.js'
import { planned } from '../step/dry-run.js'
import { defineOperation } from '../step/operation.js'

/** A record that has not moved may lag behind; two looks this far apart say that nothing happened. */
const SETTLE_MS = 5000

export const restartTests = defineOperation({
  about: 'Run the tests of a queued pull request again.',
  target: pullRequestTarget(),
  inputs: {},
  outputs: ['previous-state', 'state', 'submitted', 'head-sha', 'priority'],
  outcomes: ['restarted', 'not-queued'],
  async run(_inputs, context, { ref }) {
    const before = await readRecord(context.service, ref)
    context.setOutputs({ ...recordOutputs(before), 'previous-state': before?.state })
    if (!before?.isCurrentlySubmittedToQueue) return notQueued(ref, before)
    if (context.dryRun) return planned(context.log, [restartTestsOnPullRequest(ref)])
    try {
      await restart(context, ref, before)
    } catch (error) {
      if (hasStatus(error, 404)) return notQueued(ref, before)
      throw error
    }
    const after = await readRecord(context.service, ref)
    const headline = `The tests of ${nameOf(ref)} were restarted`
    context.log.info(`${headline}: ${before.state} before, ${after?.state ?? 'not known'} now`)
    return {
      outcome: 'restarted',
      outputs: { 'previous-state': before.state, ...recordOutputs(after) },
      details: { before, after },
      summary: reportSummary({
        status: 'good',
        headline,
        facts: [
          ['State before', before.state],
          ['State', after?.state],
        ],
      }),
    }
  },
})

/** Never sent twice unless a read proves that the first had no effect, and never more than twice. */
async function restart(
  { service, clock, signal }: Context,
  ref: PullRequestRef,
  before: SubmittedPullRequest,
): Promise<void> {
  const deadline = new Deadline(clock, service.retryTimeoutMs)
  const call: CallOptions = { deadline }
  await sendVerified({
    clock,
    deadline,
    signal,
    sends: 2,
    send: () => service.restartTestsOnPullRequest(ref, call),
    readBack: async (error) => {
      // A conflict is a refusal in words: whatever moved the record meanwhile, it was not this call.
      if (error.status === 409) return 'not-applied'
      if (await moved()) return 'applied'
      await settle(clock, deadline, signal)
      return (await moved()) ? 'applied' : 'not-applied'
    },
  })

  async function moved(): Promise<boolean> {
    const now = await readRecord(service, ref, call)
    return now?.stateChangedAt !== before.stateChangedAt
  }
}

const settle = (clock: Clock, deadline: Deadline, signal: AbortSignal): Promise<void> =>
  clock.sleep(Math.min(SETTLE_MS, deadline.remainingMs), signal)

function notQueued(ref: PullRequestRef, record: SubmittedPullRequest | undefined): Result<never> {
  const state = record?.state
  const seen = state === undefined ? 'it was never submitted' : `its state is ${state}`
  return {
    outcome: 'not-queued',
    details: { pullRequest: record },
    summary: reportSummary({
      status: 'bad',
      headline: `${nameOf(ref)} is not in the queue, so there are no tests to restart`,
      why: [seen],
      remedy: 'Submit it first.',
    }),
    failure: `Restarting the tests of ${nameOf(ref)}: it is not in the queue, ${seen}. Submit it first, with \`operation: submit\`.`,
  }
}
