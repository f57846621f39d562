/** Concludes a merge that the queue or GitHub shows. */

import { type Ending, QUEUE_PHRASE } from '../pull-request/end.js'
import type { EndDeadlines } from '../pull-request/end-deadlines.js'
import { endFailed } from '../pull-request/failure.js'
import { otherHeadMerged } from '../pull-request/head.js'
import {
  findMergeCommit,
  isClosedWithoutMerge,
  isMergedOnGitHub,
  MERGE_LOOKUP_MS,
} from '../pull-request/on-github.js'
import type { Wait } from '../pull-request/wait.js'
import { duration } from '../shared/duration.js'
import type { PullRequestRef } from '../shared/references.js'
import { inBackticks } from '../shared/text.js'
import type { Context } from '../step/context.js'
import { readFromGitHub } from '../step/read-from-github.js'

/** Concludes a merge by the queue, which passes only at the expected head. */
export const endMerged = (context: Context, wait: Wait, time: EndDeadlines): Promise<Ending> =>
  concludeMerge(context, wait, time, { isOutsideQueue: false })

/** Concludes a merge that GitHub alone shows. */
export const endMergedOnGitHub = (
  context: Context,
  wait: Wait,
  time: EndDeadlines,
): Promise<Ending> => concludeMerge(context, wait, time, { isOutsideQueue: true })

async function concludeMerge(
  context: Context,
  wait: Wait,
  time: EndDeadlines,
  { isOutsideQueue }: { readonly isOutsideQueue: boolean },
): Promise<Ending> {
  const { ref, record, observations } = wait
  time.extend()
  const shown = isMergedOnGitHub(wait.gitHub, ref) ? wait.gitHub : undefined
  const limit = time.of('lookup').atMost(MERGE_LOOKUP_MS)
  const gitHub = await findMergeCommit(context, limit, ref, shown)
  wait.gitHub = gitHub ?? wait.gitHub
  // If the record names no base branch, GitHub can disprove the merge.
  if (!isOutsideQueue && record?.prBaseBranch === undefined && isClosedWithoutMerge(gitHub, ref))
    return {
      outcome: 'removed',
      passes: false,
      headline: `#${ref.number} left ${QUEUE_PHRASE}`,
      why: [deniedMerge(ref, gitHub)],
      remedy: 'Look at the pull request on GitHub before you submit it again.',
    }
  const error = otherHeadMerged(ref, observations.submission, record, gitHub)
  if (error !== undefined) return endFailed(error)
  const headline = isOutsideQueue ? mergedOutsideHeadline(wait) : mergedHeadline(wait)
  return { outcome: 'merged', passes: true, headline }
}

function mergedHeadline({ ref, elapsedMs }: Wait): string {
  const merged = `#${ref.number} merged into ${ref.targetBranch}`
  if (elapsedMs < 1000) return merged
  return `${merged} after ${duration(elapsedMs / 1000)}`
}

function mergedOutsideHeadline({ ref, record }: Wait): string {
  const merged = `#${ref.number} was merged on GitHub, outside ${QUEUE_PHRASE}`
  if (record?.state === undefined) return merged
  return `${merged}, where it was last ${record.state}`
}

/** Explains a merge that only the record of the service shows. */
function deniedMerge({ targetBranch }: PullRequestRef, gitHub: Wait['gitHub']): string {
  if (!gitHub?.merged) return 'Trunk calls it merged, but on GitHub it is closed without a merge'
  return `Trunk calls it merged, but on GitHub it was merged into ${inBackticks(gitHub.baseBranch)}, not into ${inBackticks(targetBranch)}`
}

/** Asks GitHub before a wait ends without a merge. */
export async function askForMerge(
  context: Context,
  wait: Wait,
  time: EndDeadlines,
): Promise<boolean> {
  const asked = readFromGitHub(context, time.of('gitHub'), wait.ref)
  wait.gitHub = (await asked) ?? wait.gitHub
  return isMergedOnGitHub(wait.gitHub, wait.ref)
}
