/** The end of a step after a merge that the queue or GitHub shows. */

import type { GitHubPullRequest } from '../github/pull-requests.js'
import { type End, QUEUE_PHRASE } from '../pull-request/end.js'
import { endFailed } from '../pull-request/failure.js'
import { otherHeadMerged } from '../pull-request/head.js'
import {
  findMergeCommit,
  isClosedWithoutMerge,
  isMergedOnGitHub,
  MERGE_LOOKUP_MS,
} from '../pull-request/on-github.js'
import { secondsOf, timelineOf } from '../pull-request/readings.js'
import type { PullRequestStep } from '../pull-request/step.js'
import type { EndDeadlines } from '../pull-request/step-time.js'
import { spokenDuration } from '../shared/duration.js'
import type { PullRequestRef } from '../shared/references.js'
import { withHint } from '../shared/resubmit-hint.js'
import { inBackticks } from '../shared/text.js'
import type { Context } from '../step/context.js'
import { readFromGitHub } from '../step/read-from-github.js'

/** Returns the end after a merge by the queue, which passes only at the expected head. */
export const endMerged = (
  context: Context,
  step: PullRequestStep,
  time: EndDeadlines,
): Promise<End> => endAfterMerge(context, step, time, { isOutsideQueue: false })

/** Returns the end after a merge that GitHub alone shows. */
export const endMergedOnGitHub = (
  context: Context,
  step: PullRequestStep,
  time: EndDeadlines,
): Promise<End> => endAfterMerge(context, step, time, { isOutsideQueue: true })

async function endAfterMerge(
  context: Context,
  step: PullRequestStep,
  time: EndDeadlines,
  { isOutsideQueue }: { readonly isOutsideQueue: boolean },
): Promise<End> {
  const { ref, record, readings } = step
  time.extend()
  const { pullRequestOnGitHub: known } = readings
  const limit = time.of('lookup').atMost(MERGE_LOOKUP_MS)
  const gitHub = await findMergeCommit(
    context,
    limit,
    ref,
    isMergedOnGitHub(known, ref) ? known : undefined,
  )
  step.take({ pullRequestOnGitHub: gitHub })
  // If the record names no base branch, GitHub can disprove the merge.
  if (!isOutsideQueue && record?.prBaseBranch === undefined && isClosedWithoutMerge(gitHub, ref))
    return {
      outcome: 'removed',
      passes: false,
      headline: `#${ref.number} left ${QUEUE_PHRASE}`,
      why: [deniedMerge(ref, gitHub)],
      remedy: withHint('Look at the pull request on GitHub before you submit it again.'),
    }
  const error = otherHeadMerged(step.ref, readings.submission, record, gitHub)
  if (error !== undefined) return endFailed(error)
  const headline = isOutsideQueue
    ? mergedOutsideHeadline(step)
    : mergedHeadline(step, context.clock.now())
  return { outcome: 'merged', passes: true, headline }
}

/** With the time in the queue, as the line of times has it; the step may have begun later. */
function mergedHeadline({ ref, readings, time }: PullRequestStep, now: number): string {
  const merged = `#${ref.number} merged into ${ref.targetBranch}`
  const seconds = secondsOf(timelineOf(readings, now)) || Math.floor(time.elapsedMs / 1000)
  return seconds === 0 ? merged : `${merged} after ${spokenDuration(seconds)}`
}

function mergedOutsideHeadline({ ref, record }: PullRequestStep): string {
  const merged = `#${ref.number} was merged on GitHub, outside ${QUEUE_PHRASE}`
  if (record?.state === undefined) return merged
  return `${merged}, where it was last ${record.state}`
}

/** Explains a merge that only the record of the service shows. */
function deniedMerge(
  { targetBranch }: PullRequestRef,
  gitHub: GitHubPullRequest | undefined,
): string {
  if (!gitHub?.merged) return 'Trunk calls it merged, but on GitHub it is closed without a merge'
  return `Trunk calls it merged, but on GitHub it was merged into ${inBackticks(gitHub.baseBranch)}, not into ${inBackticks(targetBranch)}`
}

/** Asks GitHub before a wait ends without a merge. */
export async function askForMerge(
  context: Context,
  step: PullRequestStep,
  time: EndDeadlines,
): Promise<boolean> {
  const pullRequestOnGitHub = await readFromGitHub(context, time.of('gitHub'), step.ref)
  step.take({ pullRequestOnGitHub })
  return isMergedOnGitHub(step.readings.pullRequestOnGitHub, step.ref)
}
