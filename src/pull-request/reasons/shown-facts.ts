import type { MergeFacts } from '../../github/merge-facts.js'
import type { SubmittedPullRequest } from '../../service/schemas.js'
import type { TimelineEntry } from '../../service/timeline.js'
import type { PullRequestRef } from '../../shared/references.js'
import type { TestRun } from '../../test-run/test-run.js'

/** The known facts about a pull request; unread ones are absent. For reports, never for rules. */
export interface ShownFacts {
  readonly ref: PullRequestRef
  readonly record: SubmittedPullRequest | undefined
  /** The timeline's newest entry, if it is about the present state. */
  readonly entry?: TimelineEntry | undefined
  readonly gitHub?: MergeFacts | undefined
  readonly run?: TestRun | undefined
}
