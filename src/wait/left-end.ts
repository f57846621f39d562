/** The end of a wait for a pull request that left the queue, or was never ready. */

import {
  CANCELLED_MARK,
  type End,
  QUEUE_PHRASE,
  UNFINISHED_MARK,
  WAS_CANCELLED,
} from '../pull-request/end.js'
import type { WaitEnd } from '../pull-request/readings.js'
import { firstRemedy, withoutCoveredReasons } from '../pull-request/reasons/reasons.js'
import { readWhyNotMerged, type WhyNotMerged } from '../pull-request/reasons/why-not-merged.js'
import type { PullRequestStep } from '../pull-request/step.js'
import type { EndDeadlines } from '../pull-request/step-time.js'
import { SUBMIT_FIRST } from '../service/remedies.js'
import { duration } from '../shared/duration.js'
import { withHint } from '../shared/resubmit-hint.js'
import { pluralize } from '../shared/text.js'
import type { Context } from '../step/context.js'
import { endMergedOnGitHub } from './merged-end.js'

/** Returns the end of a wait without a merge. @param notes further facts, one sentence each */
export async function endLeft(
  context: Context,
  step: PullRequestStep,
  time: EndDeadlines,
  end: Exclude<WaitEnd, 'merged' | 'head-moved'>,
  notes: readonly string[] = [],
): Promise<End> {
  const { reasons, failing, isMergedOnGitHub } = await explainEnd(context, step, time)
  // GitHub may still have been merging at the first question.
  if (isMergedOnGitHub) return endMergedOnGitHub(context, step, time)
  const { inputs, ref } = step
  const name = `#${ref.number}`
  const reasonsToRead = withoutCoveredReasons(reasons)
  const why = [...notes]
  const unexplained = UNEXPLAINED[end]
  if (reasonsToRead.length === 0 && unexplained !== undefined) why.unshift(unexplained)
  const withRemedy = (headline: string, otherwise: string, mark?: string): End => ({
    outcome: end,
    passes: false,
    mark,
    headline,
    reasons,
    failing,
    why,
    remedy: firstRemedy(reasonsToRead) ?? otherwise,
  })
  switch (end) {
    case 'failed':
      return withRemedy(
        `${name} failed in ${QUEUE_PHRASE}`,
        withHint('Fix the failing checks, push, then submit it again.'),
      )
    case 'cancelled':
      return {
        ...withRemedy(
          `${name} was cancelled in ${QUEUE_PHRASE}`,
          withHint('Find out what took it out of the queue, then submit it again.'),
          CANCELLED_MARK,
        ),
        whyLabelStays: WAS_CANCELLED,
      }
    case 'removed':
      // After a merge into another branch, a reason names that branch.
      return withRemedy(
        `${name} left ${QUEUE_PHRASE}${step.record?.state === 'MERGED' ? '' : ' without a final state'}`,
        withHint('Check the pull request and the queue, then submit it again.'),
      )
    case 'not-submitted':
      return withRemedy(`${name} isn't in ${QUEUE_PHRASE}`, SUBMIT_FIRST)
    case 'not-ready': {
      let headline = `${name} wasn't ready within ${duration((inputs.notReadyTimeoutMinutes ?? 0) * 60)}`
      if (reasonsToRead.length > 0)
        headline += `: ${pluralize(reasonsToRead.length, 'thing')} missing`
      return withRemedy(
        headline,
        'Look at the pull request and its checks, and add what is missing.',
        UNFINISHED_MARK,
      )
    }
  }
}

const UNEXPLAINED: Partial<Readonly<Record<WaitEnd, string>>> = {
  failed: 'Trunk gives no reason. See the checks of the test branch',
  'not-ready': 'Trunk does not list what is missing. Its own checks may have failed',
}

/** Asks why it is not merged, within the time of the end. */
export async function explainEnd(
  context: Context,
  step: PullRequestStep,
  time: EndDeadlines,
): Promise<WhyNotMerged> {
  const facts = await step.time.extrasBudget.run(time.of('reasons'), (deadline) =>
    readWhyNotMerged(context, deadline, step.ref, step.facts),
  )
  step.take({ head: facts.headSha })
  return facts
}
