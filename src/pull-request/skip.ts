import type { SubmittedPullRequest } from '../service/schemas.js'
import { isMerged } from './record.js'
import type { ResolvedPullRequest } from './resolve.js'

/** Why a pull request is not submitted, in a step that passes. */
export interface Skip {
  readonly outcome: 'already-merged' | 'skipped-closed' | 'skipped-draft'
  readonly headline: string
}

/** What needs no submission. A merge counts when either side shows it, in the target branch. */
export function reasonToSkip(
  { ref, merged, closed, draft, baseBranch }: ResolvedPullRequest,
  record: SubmittedPullRequest | undefined,
  skipDraft: boolean,
): Skip | undefined {
  const name = `#${ref.number}`
  const mergedHere = merged === true && baseBranch === ref.targetBranch
  if (mergedHere || (record !== undefined && isMerged(record, ref.targetBranch)))
    return { outcome: 'already-merged', headline: `${name} is already merged` }
  if (merged && baseBranch !== undefined)
    return {
      outcome: 'skipped-closed',
      headline: `${name} is merged into ${baseBranch}, not into ${ref.targetBranch}: not submitted`,
    }
  if (closed || merged)
    return { outcome: 'skipped-closed', headline: `${name} is closed: not submitted` }
  if (draft && skipDraft)
    return { outcome: 'skipped-draft', headline: `${name} is a draft: not submitted` }
  return undefined
}
