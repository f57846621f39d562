/** Facts that GitHub shows of a pull request: its merge, and its labels. */
import type { PullRequestFacts } from '../github/event-pull-request.js'
import { type GitHubPullRequest, readPullRequest } from '../github/pull-requests.js'
import { SETTLE_MS } from '../service/verified-write.js'
import type { Deadline } from '../shared/deadline.js'
import {
  isInStack,
  leadsToTarget,
  type PullRequestRef,
  pullRequestName,
} from '../shared/references.js'
import type { Context } from '../step/context.js'
import { askBeforeWork, readFromGitHub } from '../step/read-from-github.js'

/** True if GitHub shows a merge into the target branch, even if the queue calls it failed. */
export function isMergedOnGitHub(
  pullRequest: Pick<PullRequestFacts, 'merged' | 'baseBranch'> | undefined,
  ref: PullRequestRef,
): boolean {
  if (pullRequest?.merged !== true) return false
  const { baseBranch } = pullRequest
  if (baseBranch === undefined) return isInStack(ref)
  return leadsToTarget(baseBranch, ref)
}

/** The outputs about the stack of a pull request; empty without one. */
export const stackOutputs = ({ stack: { seen } }: Pick<PullRequestRef, 'stack'>) => ({
  'stack-position': seen?.position,
  'stack-size': seen?.size,
})

/** The merge commit on the target branch, if GitHub shows it. */
export function mergeCommitOf(
  gitHub: GitHubPullRequest | undefined,
  ref: PullRequestRef,
): string | undefined {
  if (isMergedOnGitHub(gitHub, ref)) return gitHub?.mergeCommitSha
  return undefined
}

/** True if it was closed on GitHub without a merge into the target branch. */
export const isClosedWithoutMerge = (
  pullRequest: Pick<PullRequestFacts, 'closed' | 'merged' | 'baseBranch'> | undefined,
  ref: PullRequestRef,
): boolean => pullRequest?.closed === true && !isMergedOnGitHub(pullRequest, ref)

const PAUSE_AFTER_MERGE_MS = 2000

/**
 * Asks GitHub for the commit of a merge that the queue or GitHub itself has shown. GitHub can lag
 * behind, so it is asked until the deadline; then a warning says that it is not known. A
 * pull request that GitHub shows closed without this merge is asked about for 10 s only.
 * @param known GitHub's last answer, if it was asked before
 */
export async function findMergeCommit(
  context: Context,
  deadline: Deadline,
  ref: PullRequestRef,
  known?: GitHubPullRequest,
): Promise<GitHubPullRequest | undefined> {
  const { github, clock, log } = context
  if (!github.available || mergeCommitOf(known, ref) !== undefined) return known
  let seen = known
  const until = clock.monotonic() + SETTLE_MS
  while (!deadline.isOver) {
    const answer = await readFromGitHub(context, deadline, ref)
    // The client has already retried.
    if (answer === undefined) break
    seen = answer
    if (mergeCommitOf(seen, ref) !== undefined) return seen
    if (isClosedWithoutMerge(seen, ref) && clock.monotonic() >= until) return seen
    await deadline.sleep(PAUSE_AFTER_MERGE_MS).catch(() => {})
  }
  if (deadline.isCancelled) throw deadline.reason
  log.warning(
    `${pullRequestName(ref)} is merged, but GitHub did not show the merge commit: \`merge-commit-sha\` is empty.`,
  )
  return seen
}

/** Longest time for GitHub to show the commit of a merge, in milliseconds. */
export const MERGE_LOOKUP_MS = 30_000

/** Reads the commit of an earlier merge, so that a re-run has the outputs of the first run. */
export async function readMergeCommit(context: Context, deadline: Deadline, ref: PullRequestRef) {
  const gitHub = await findMergeCommit(context, deadline.atMost(MERGE_LOOKUP_MS), ref)
  return mergeCommitOf(gitHub, ref)
}

/** Asks GitHub whether a pull request has a label now. If GitHub cannot say, the step fails. */
export async function hasLabelNow(
  context: Context,
  deadline: Deadline,
  { number }: PullRequestRef,
  label: string,
): Promise<boolean> {
  const remedy = 'Run the step again: only GitHub knows the labels.'
  const { labels } = await askBeforeWork(context, deadline, remedy, (deadline) =>
    readPullRequest(context, deadline, number),
  )
  return labels.some((name) => name.toLowerCase() === label.toLowerCase())
}
