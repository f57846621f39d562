/** How a wait ended, and the words for it. */
import type { GitHubPullRequest } from '../github/github.js'
import { isEnded } from '../service/schemas.js'
import { duration } from '../shared/duration.js'
import type { ActionError, ErrorKind } from '../shared/errors.js'
import { type PullRequestRef, pullRequestName } from '../shared/references.js'
import { isMergedOnGitHub } from './ask.js'
import type { Seen } from './progress.js'
import type { QueueExit } from './queue-exit.js'
import { firstRemedy, type Reason } from './reasons.js'
import type { PullRequestReport } from './report.js'
import type { WaitOutcome } from './wait-inputs.js'

/** How a wait ended. */
export interface Ending {
  readonly outcome: WaitOutcome | ErrorKind
  /** The failure of the step itself: the service did not answer, refused, or the head moved. */
  readonly error?: ActionError | undefined
  /** What the queue says of a pull request that GitHub has merged. */
  readonly outside?: string | undefined
  /** The result of taking it out of the queue, if that was tried. */
  readonly exit?: QueueExit | undefined
  /** What else the reader should know, one sentence. */
  readonly note?: string | undefined
  /** A timeout that the workflow wants to pass. */
  readonly passes?: boolean
  readonly gitHub?: GitHubPullRequest | undefined
}

/** How a wait ended, and all that was seen until then. */
export type WaitResult = Ending & Seen

/** The commit on the target branch, where GitHub shows the merge. */
export const mergeCommitOf = (ref: PullRequestRef, { gitHub }: WaitResult): string | undefined =>
  isMergedOnGitHub(gitHub, ref) ? gitHub.mergeCommitSha : undefined

/** What people read about it, and the failure of the step where it does not pass. */
export function waitReport(
  ref: PullRequestRef,
  ending: WaitResult,
  reasons: readonly Reason[],
  runUrl: string,
): { readonly report: PullRequestReport; readonly failure?: ActionError | string } {
  const [problem, remedy] = formatEnding(ref, ending, reasons)
  const why = notes(ending, reasons)
  const merged = ending.outcome === 'merged'
  const report: PullRequestReport = {
    status: merged ? 'good' : ending.passes ? 'neutral' : 'bad',
    headline: `${problem} (waited ${duration(ending.seconds)})`,
    reasons,
    why,
    timeline: ending.timeline,
    facts: [
      ['Head commit', ending.record?.prSha?.slice(0, 12)],
      ['Merge commit', mergeCommitOf(ref, ending)?.slice(0, 12)],
      ['Priority', ending.record?.priorityName ?? ending.record?.priorityValue],
      ['Polls', ending.polls],
      ['Submitted again', ending.resubmissions || undefined],
    ],
    remedy: merged ? undefined : remedy,
    links: [
      [`Pull request #${ref.number}`, ending.gitHub?.url],
      ['This run', runUrl],
    ],
  }
  if (merged || ending.passes) return { report }
  const sentences = [problem, ...reasons.map(({ text }) => text), ...why].join('. ')
  const failure = `Waiting for ${pullRequestName(ref)} to be merged: ${sentences}. ${remedy}`
  return { report, failure: ending.error ?? failure }
}

/** What came back, and what to do next: about the most useful reason, where there is one. */
function formatEnding(
  ref: PullRequestRef,
  ending: WaitResult,
  reasons: readonly Reason[],
): readonly [problem: string, remedy: string] {
  const name = pullRequestName(ref)
  const state = ending.record?.state ?? 'not known to the service'
  const known = firstRemedy(reasons)
  const afterTimeout = ending.exit?.takenOut
    ? 'Find out what held it up, then submit it again.'
    : 'Raise `timeout-minutes`, or find out what holds up the queue.'
  const endings: Readonly<Partial<Record<WaitResult['outcome'], readonly [string, string]>>> = {
    merged: [
      ending.outside
        ? `#${ref.number} is merged on GitHub, outside the queue, which reports ${state}`
        : `#${ref.number} is merged into ${ref.targetBranch}`,
      '',
    ],
    failed: [
      `${name} failed in the queue`,
      known ?? 'Fix the failing checks, push, and submit again.',
    ],
    cancelled: [
      `${name} was cancelled`,
      known ?? 'Find out what took it out of the queue, then submit it again.',
    ],
    removed: [
      `${name} left the queue without reaching a final state; its state is ${state}`,
      known ?? 'Check the pull request and the queue, then submit it again.',
    ],
    'not-submitted': [`${name} is not in the queue`, 'Submit it first, with `operation: submit`.'],
    'not-ready': [
      `${name} stayed NOT_READY for too long`,
      known ?? 'Make it ready; the queue then continues without another submission.',
    ],
    'timed-out': [`${name} is ${state}, and the time is up`, known ?? afterTimeout],
    aborted: [`the run was cancelled while ${name} was ${state}`, remedyAfterAbort(ending)],
  }
  const { problem = '', remedy = '' } = ending.error?.explanation ?? {}
  return endings[ending.outcome] ?? [problem, remedy]
}

function remedyAfterAbort({ exit, record }: WaitResult): string {
  if (exit?.takenOut) return 'Submit it again when it should be merged.'
  if (isEnded(record?.state)) return 'There is nothing more to wait for.'
  return 'The pull request may still be merged; cancel it in the queue if it must not be.'
}

/** What else there is to say about the end, one sentence each. */
function notes({ outcome, note, exit }: WaitResult, reasons: readonly Reason[]): readonly string[] {
  const unexplained = reasons.length === 0 ? UNEXPLAINED[outcome] : undefined
  return [unexplained, note, exit?.sentence]
    .filter((sentence) => sentence !== undefined)
    .map((sentence) => sentence.replace(/\.$/, ''))
}

const UNEXPLAINED: Readonly<Record<string, string>> = {
  failed: 'The service does not say why; see the checks of the test branch',
  'not-ready': 'The service does not say what is missing; its own checks may have failed',
}
