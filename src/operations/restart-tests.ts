import { hasStatus } from '../http/errors.js'
import { nameOf, readRecord, recordOutputs } from '../pull-request/record.js'
import { reportSummary } from '../pull-request/report.js'
import { pullRequestTarget } from '../pull-request/resolve.js'
import { restartTestsOnPullRequest } from '../service/requests.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import type { SharedCall } from '../service/verified-write.js'
import type { Clock } from '../shared/clock.js'
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
    let after: SubmittedPullRequest | undefined
    try {
      after = await restart(context, ref, before)
    } catch (error) {
      if (hasStatus(error, 404)) return notQueued(ref, before)
      throw error
    }
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

/**
 * Never sent twice unless a read proves that the first had no effect, and never more than twice.
 *
 * @returns the record after the restart
 */
async function restart(
  { service, clock }: Context,
  ref: PullRequestRef,
  before: SubmittedPullRequest,
): Promise<SubmittedPullRequest | undefined> {
  const moved = async (call: SharedCall) =>
    (await readRecord(service, ref, call))?.stateChangedAt !== before.stateChangedAt
  return service.restartTestsOnPullRequest(ref).send({
    sends: 2,
    readBack: async (error, call) => {
      // A conflict is a refusal in words: whatever moved the record meanwhile, it was not this call.
      if (error.status === 409) return 'not-applied'
      if (await moved(call)) return 'applied'
      await settle(clock, call)
      return (await moved(call)) ? 'applied' : 'not-applied'
    },
    prove: (call) => readRecord(service, ref, call),
  })
}

const settle = (clock: Clock, { deadline, signal }: SharedCall): Promise<void> =>
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
