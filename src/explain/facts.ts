/** All facts of an explanation. Each that a rule needs is a {@link Fact}. */

import type { ListedRow } from '../flaky/pages.js'
import type { Check } from '../github/check.js'
import type { ChangedFile } from '../github/commits.js'
import type { MergeFacts } from '../github/merge-facts.js'
import type { History } from '../pull-request/find-facts.js'
import type { ShownFacts, TestRun } from '../pull-request/test-run.js'
import type { Queue, SubmittedPullRequest } from '../service/schemas.js'
import { type Fact, ifKnown } from '../shared/fact.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Evidence } from './junit/checks.js'

/** All that a verdict depends on. */
export interface Facts {
  readonly ref: PullRequestRef
  /** Absent if the pull request was never submitted. */
  readonly record: SubmittedPullRequest | undefined
  readonly history: Fact<History>
  readonly run: Fact<TestRun>
  readonly gitHub: Fact<MergeFacts>
  readonly queue: Fact<Queue>
  /** The newest commit of the target branch. */
  readonly base: Fact<{ readonly sha: string; readonly checks: readonly Check[] }>
}

/** Further facts for the rules of `known-flaky`. */
export interface TestFacts {
  /** The failing tests of the failing checks, or why they prove nothing. */
  readonly evidence: Evidence
  /** The listing of unhealthy tests, read to its end. */
  readonly listing: Fact<readonly ListedRow[]>
  /** The files that each pull request of the run changes, by number. */
  readonly changes: ReadonlyMap<number, Fact<readonly ChangedFile[]>>
  /** The commit of the run contains the present head. */
  readonly containsHead: Fact<boolean>
  /** There is a test branch that may be newer than the run's. */
  readonly hasOtherBranch: Fact<boolean>
  /** The folder that absolute paths of reports begin with. */
  readonly workspace: string
}

/** The known facts, for a report. */
export const shownFacts = ({ ref, record, history, run, gitHub }: Facts): ShownFacts => ({
  ref,
  record,
  entry: entryOf(history),
  run: ifKnown(run),
  gitHub: ifKnown(gitHub),
})

/** The newest entry of the timeline, if it is about the present state. */
export const entryOf = (history: Fact<History>) => ifKnown(history)?.entry

/** The head commit as GitHub shows it now, because a record can lag. */
export const presentHead = ({
  gitHub,
  record,
}: Pick<Facts, 'gitHub' | 'record'>): string | undefined =>
  (ifKnown(gitHub)?.headSha ?? record?.prSha)?.toLowerCase()
