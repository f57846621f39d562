/** How a wait ended, and the words for it. */

import type { GitHubPullRequest } from '../github/github.js'
import type { ServiceError } from '../http/errors.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import { duration } from '../shared/duration.js'
import type { ActionError, ErrorKind } from '../shared/errors.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Check } from './checks.js'
import { whatIsMissing } from './readiness.js'
import { nameOf } from './record.js'
import type { PullRequestReport } from './report.js'
import type { Phase } from './timeline.js'

/** How a wait ended, and all that was seen until then. */
export interface WaitResult {
  readonly outcome:
    | 'merged'
    | 'failed'
    | 'cancelled'
    | 'removed'
    | 'not-submitted'
    | 'timed-out'
    | 'not-ready'
    | 'aborted'
    | ErrorKind
  /** Set when the service could or would not tell. */
  readonly error?: ServiceError | undefined
  /** Merged on GitHub while the queue said this. */
  readonly outside?: string | undefined
  /** What came of taking it out of the queue, a sentence. */
  readonly cancelled?: string | undefined
  /** A read showed that this step took it out of the queue. */
  readonly takenOut?: boolean
  /** A time-out that the workflow wants to pass. */
  readonly passes?: boolean
  readonly gitHub?: GitHubPullRequest | undefined
  readonly failing: readonly Check[]
  readonly record: SubmittedPullRequest | undefined
  readonly queueState: string | undefined
  readonly timeline: readonly Phase[]
  /** Waited, in seconds. */
  readonly seconds: number
  readonly polls: number
}

/** The failure of the step, or `undefined` when it passes. */
export function failureOf(
  ref: PullRequestRef,
  ending: WaitResult,
): ActionError | string | undefined {
  if (ending.outcome === 'merged' || ending.passes) return undefined
  if (ending.error !== undefined) return ending.error
  const { problem, remedy } = formatEnding(ref, ending)
  return `Waiting for ${nameOf(ref)} to be merged: ${[problem, ...reasons(ref, ending)].join('. ')}. ${remedy}`
}

/** What a person reads of it. */
export function waitReport(
  ref: PullRequestRef,
  ending: WaitResult,
  runUrl: string,
): PullRequestReport {
  const { problem, remedy } = formatEnding(ref, ending)
  const merged = ending.outcome === 'merged'
  return {
    status: merged ? 'good' : ending.passes ? 'neutral' : 'bad',
    headline: `${problem} (waited ${duration(ending.seconds)})`,
    why: reasons(ref, ending),
    timeline: ending.timeline,
    failing: ending.failing,
    facts: [
      ['Head commit', ending.record?.prSha?.slice(0, 12)],
      [
        'Merge commit',
        ending.gitHub?.merged ? ending.gitHub.mergeCommitSha?.slice(0, 12) : undefined,
      ],
      ['Priority', ending.record?.priorityName ?? ending.record?.priorityValue],
      ['Polls', ending.polls],
    ],
    remedy: merged ? undefined : remedy,
    links: [
      [`Pull request #${ref.number}`, ending.gitHub?.url],
      ['This run', runUrl],
    ],
  }
}

/** What came back, and what to do next. */
function formatEnding(
  ref: PullRequestRef,
  ending: WaitResult,
): { problem: string; remedy: string } {
  const name = nameOf(ref)
  const state = ending.record?.state ?? 'not known to the service'
  const resubmit = 'Correct what is wrong, then submit it again.'
  switch (ending.outcome) {
    case 'merged':
      return {
        problem: ending.outside
          ? `#${ref.number} is merged on GitHub, outside the queue, which says ${state}`
          : `#${ref.number} is merged into ${ref.targetBranch}`,
        remedy: '',
      }
    case 'failed':
      return { problem: `${name} failed in the queue`, remedy: resubmit }
    case 'cancelled':
      return {
        problem: `${name} was cancelled`,
        remedy: 'Find out who took it out, then submit it again.',
      }
    case 'removed':
      return {
        problem: `${name} left the queue without an end; its state is ${state}`,
        remedy: 'Look at the pull request and the queue, then submit it again.',
      }
    case 'not-submitted':
      return {
        problem: `${name} is not in the queue`,
        remedy: 'Submit it first, with `operation: submit`.',
      }
    case 'not-ready':
      return {
        problem: `${name} stayed NOT_READY for too long`,
        remedy: 'Make it ready; it goes on by itself.',
      }
    case 'timed-out':
      return {
        problem: `${name} is ${state}, and the time is up`,
        remedy: ending.takenOut
          ? 'Look at what held it up, then submit it again.'
          : 'Raise `timeout-minutes`, or look at what holds up the queue.',
      }
    case 'aborted':
      return {
        problem: `the run was cancelled while ${name} was ${state}`,
        remedy: remedyAfterAbort(ending),
      }
    default:
      return {
        problem: ending.error?.explanation.problem ?? `${name} is ${state}`,
        remedy: ending.error?.explanation.remedy ?? resubmit,
      }
  }
}

function remedyAfterAbort({ takenOut, record }: WaitResult): string {
  if (takenOut) return 'Submit it again when it is to be merged.'
  if (record?.state === 'MERGED') return 'There is nothing more to wait for.'
  return 'The pull request may still be merged; cancel it in the queue when it must not be.'
}

/** Why, as far as it was seen, a sentence each. */
function reasons(ref: PullRequestRef, ending: WaitResult): string[] {
  const { gitHub, record, failing, outcome } = ending
  const reasons: string[] = []
  if (outcome === 'merged') return reasons
  if (failing.length > 0)
    reasons.push(`These checks failed: ${failing.map(({ name }) => name).join(', ')}`)
  else if (outcome === 'failed')
    reasons.push('The service does not say why; the checks of the test branch do')
  if (record?.state === 'NOT_READY' || outcome === 'not-ready') {
    const missing = whatIsMissing(record?.readiness)
    reasons.push(
      ...(missing.length > 0
        ? missing.map((phrase) => `Not ready: ${phrase}`)
        : ['The service does not say what is missing; its own checks may be red']),
    )
  }
  if (ending.queueState !== undefined && ending.queueState !== 'running')
    reasons.push(`The queue of ${ref.targetBranch} is ${ending.queueState}`)
  if (gitHub?.state === 'closed')
    reasons.push('It is closed on GitHub, which takes it out of the queue')
  if (gitHub?.draft) reasons.push('It is a draft on GitHub, which takes it out of the queue')
  if (gitHub !== undefined && record?.prSha !== undefined && gitHub.headSha !== record.prSha)
    reasons.push(
      `Its head moved from ${record.prSha.slice(0, 12)} to ${gitHub.headSha.slice(0, 12)}; a push takes it out of the queue`,
    )
  if (gitHub !== undefined && gitHub.baseBranch !== ref.targetBranch)
    reasons.push(`Its base branch is now ${gitHub.baseBranch}`)
  if (ending.cancelled !== undefined) reasons.push(ending.cancelled.replace(/\.$/, ''))
  return reasons
}
