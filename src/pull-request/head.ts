/** The head commit that a workflow has checked, and the one that the queue would merge. */

import type { SubmittedPullRequest } from '../service/schemas.js'
import { ActionError } from '../shared/errors.js'
import { type PullRequestRef, pullRequestName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import type { QueueExit } from './queue-exit.js'
import { isMerged, isOtherHead } from './record.js'
import type { ResolvedPullRequest } from './resolve.js'

/** The current head, from GitHub where possible: the payload of a re-run shows an old one. */
export async function presentHead(
  { ref, headSha }: ResolvedPullRequest,
  { github }: Context,
): Promise<string | undefined> {
  return github.available ? (await github.pullRequest(ref.number)).headSha : headSha
}

/** The failure of a step at another head; `exit` is what taking it out of the queue led to. */
export function movedHead(
  ref: PullRequestRef,
  expected: string,
  headSha: string | undefined,
  exit?: QueueExit,
): ActionError {
  const seen =
    headSha === undefined
      ? 'its head commit is not known, because neither the event nor GitHub shows it'
      : `its head is ${headSha}`
  const left = exit === undefined || exit.takenOut
  return new ActionError('refused', {
    request: `Submitting ${pullRequestName(ref)} at ${expected}`,
    problem:
      exit === undefined ? seen : `it was submitted, but ${seen}. ${exit.sentence ?? ''}`.trim(),
    remedy: left
      ? 'Run the checks of the new head, then submit that.'
      : 'Make sure that it is not in the queue, run the checks of the new head, then submit that.',
  })
}

/** The failure of a step whose pull request was merged, as far as is known, at another head. */
export function otherHeadMerged(
  ref: PullRequestRef,
  expected: string | undefined,
  headSha: string | undefined,
): ActionError | undefined {
  if (headSha === undefined || !isOtherHead(headSha, expected)) return undefined
  return new ActionError('refused', {
    request: `Submitting ${pullRequestName(ref)} at ${expected}`,
    problem: `it was merged, but at another head: ${headSha}`,
    remedy: 'Run the checks on the target branch, and revert the merge if they fail.',
  })
}

/** Why a pull request is not submitted, in a step that passes. Either side may show its merge. */
export function reasonToSkip(
  { ref, merged, closed, draft, baseBranch }: ResolvedPullRequest,
  record: SubmittedPullRequest | undefined,
  skipDraft: boolean,
): { readonly outcome: string; readonly headline: string } | undefined {
  const name = `#${ref.number}`
  const mergedHere = merged === true && baseBranch === ref.targetBranch
  if (mergedHere || isMerged(record, ref))
    return { outcome: 'already-merged', headline: `${name} is already merged` }
  const elsewhere = merged && baseBranch !== undefined
  const end = elsewhere ? `merged into ${baseBranch}, not into ${ref.targetBranch}` : 'closed'
  if (closed || merged)
    return { outcome: 'skipped-closed', headline: `${name} is ${end}: not submitted` }
  if (draft && skipDraft)
    return { outcome: 'skipped-draft', headline: `${name} is a draft: not submitted` }
  return undefined
}
