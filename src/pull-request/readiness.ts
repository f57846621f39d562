import type { Readiness } from '../service/schemas.js'

/** What keeps a pull request from being ready, one phrase each, as far as the service says. */
export function whatIsMissing(readiness: Readiness | undefined): string[] {
  if (readiness === undefined) return []
  const missing: string[] = []
  if (targetsAreMissing(readiness))
    missing.push('the queue needs impacted targets and none were uploaded for the head commit')
  if (readiness.doesBaseBranchMatch === false)
    missing.push('the base branch of the pull request is not the branch of the queue')
  if (readiness.gitHubMergeability === 'not_mergeable')
    missing.push(
      'GitHub says that it cannot be merged (a conflict, a missing review or a failed required check)',
    )
  if (readiness.gitHubMergeability === 'in_progress')
    missing.push('GitHub is still working out whether it can be merged')
  return missing
}

/** A parallel queue waits for targets that were never uploaded. */
export const targetsAreMissing = (readiness: Readiness | undefined): boolean =>
  readiness?.requiresImpactedTargets === true && readiness.hasImpactedTargets === false
