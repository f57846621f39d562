import type { CommitCheck } from '../github/commits.js'
import type { BasicFacts } from '../pull-request/test-run.js'
import type { Queue } from '../service/schemas.js'
import type { Evidence } from './junit/checks.js'
import type { Comparison } from './known-tests.js'

/** All that a verdict depends on; what could not be read is absent. */
export interface Facts extends BasicFacts {
  readonly queue?: Queue | undefined
  /** The newest commit of the target branch. */
  readonly base?: { readonly sha: string; readonly checks: readonly CommitCheck[] } | undefined
  /** Facts that the rules of `known-flaky` need, where they are asked for. */
  readonly flaky?: FlakyFacts | undefined
}

/** Facts that the rules need besides the others. */
export interface FlakyFacts extends Pick<Comparison, 'workspace' | 'changes' | 'openedAt'> {
  readonly hasTimeline: boolean | undefined
  /** Tells whether a test branch is known that is newer than the run's; if that is known. */
  readonly hasNewerBranch?: boolean | undefined
  /** The failing tests of the failing checks, or why they prove nothing. */
  readonly evidence: Evidence
  /** The listing; undefined if it could not be read to its end. */
  readonly listing?: Comparison['listing'] | undefined
  /** Tells whether the commit of the run contains the present head; if that is known. */
  readonly containsHead?: boolean | undefined
}
