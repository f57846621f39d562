import type { Mergeability } from './types.js'

/** Conditions that a queue checks before it tests a pull request. */
export interface Readiness {
  readonly hasImpactedTargets: boolean
  readonly requiresImpactedTargets: boolean
  readonly doesBaseBranchMatch: boolean
  readonly gitHubMergeability: Mergeability
}

export const isReady = (readiness: Readiness): boolean =>
  readiness.gitHubMergeability === 'mergeable' &&
  readiness.doesBaseBranchMatch &&
  (readiness.hasImpactedTargets || !readiness.requiresImpactedTargets)
