/** The service's own reasons (docs/behavior.md), in plain words and with one remedy each. */
import type { TimelineEntry } from '../service/timeline.js'
import { inBackticks } from '../shared/text.js'

/** Next step for a reason, as a sentence without its period; `{branch}` is the target branch. */
export interface Remedy {
  readonly remedy: string
  /** It left the queue for this, and must be submitted again. */
  readonly again?: boolean
}

/** A word of the service. */
export interface QueueReason extends Remedy {
  /** Completes "The queue's reason: ". */
  readonly text: string
  /** Of an end only: what a person asked for may also be the submission. */
  readonly ofEnd?: boolean
  /** Fact that GitHub shows for it, if that is a reason of its own. */
  readonly like?: 'check-failed' | 'conflict' | 'head-moved' | 'closed' | 'draft' | 'base-changed'
}

const PUSH_FIX = 'Fix the failing check and push'
const NOTHING = 'Wait for the queue to finish'

/** Every published word, lower case. */
export const QUEUE_REASONS = {
  test_run_required_status_failed: {
    text: 'a required check failed in its test run',
    like: 'check-failed',
    remedy: PUSH_FIX,
    again: true,
  },
  test_run_timeout: {
    text: 'its test run took longer than the queue allows',
    remedy:
      'Find the check that was slow or never finished; raise `testing-timeout-minutes` if the tests need more time',
    again: true,
  },
  start_test_run_merge_conflict: {
    text: 'it conflicts with the branch or with what is ahead in the queue',
    like: 'conflict',
    remedy: 'Merge `{branch}` into the pull request, resolve the conflict, and push',
    again: true,
  },
  github_api_merge_already_in_progress: {
    text: 'GitHub was already merging it',
    remedy: 'Look at the pull request on GitHub, and submit it again only if it has not merged',
  },
  pr_pushed_to: {
    text: 'commits were pushed to it',
    like: 'head-moved',
    remedy: 'Submit the new head commit when its checks have passed',
  },
  pr_closed: {
    text: 'it was closed',
    like: 'closed',
    remedy: 'Reopen the pull request',
    again: true,
  },
  pr_converted_to_draft: {
    text: 'it was converted to a draft',
    like: 'draft',
    remedy: 'Mark it as ready for review',
    again: true,
  },
  pr_base_branch_changed: {
    text: 'its base branch was changed',
    like: 'base-changed',
    remedy:
      'Change its base branch back to `{branch}`, or submit it to the queue of its new base branch',
  },
  not_ready_timeout_expired: {
    text: 'it was not ready for longer than the queue allows',
    remedy: 'Fix what kept it from being ready',
    again: true,
  },
  user_requested: {
    text: 'a person cancelled it',
    ofEnd: true,
    remedy: 'Ask who cancelled it before you submit it again',
  },
  trunk_admin_requested: {
    text: 'an administrator of the service cancelled it',
    ofEnd: true,
    remedy: 'Ask the support of the service before you submit it again',
  },
  api_requested: {
    text: 'an API call cancelled it',
    ofEnd: true,
    remedy: 'Find the workflow or tool that cancelled it before you submit it again',
  },
  prerequisite_merge_item_failed: {
    text: 'a pull request that it depends on failed',
    remedy: 'Fix the pull request that it depends on, and submit that first',
    again: true,
  },
  prerequisite_merge_item_cancelled: {
    text: 'a pull request that it depends on was cancelled',
    remedy: 'Submit the pull request that it depends on first',
    again: true,
  },
  prerequisite_merge_item_manually_merged: {
    text: 'a pull request that it depends on was merged by hand',
    remedy: 'Update the pull request with `{branch}`',
    again: true,
  },
  tests_restarted_by_user: { text: 'a person restarted its tests', remedy: NOTHING },
  tests_restarted_by_api_request: {
    text: 'an API call restarted its tests',
    remedy: NOTHING,
  },
  merge_item_now_ready: { text: 'it became ready', remedy: NOTHING },
  manual_push_to_target_branch: {
    text: 'a push to the target branch restarted its tests',
    remedy: NOTHING,
  },
  skip_the_line_interrupted: {
    text: 'a more urgent pull request restarted its tests',
    remedy: NOTHING,
  },
  bisection_required: {
    text: 'its batch failed, and the queue is looking for the cause',
    remedy: NOTHING,
  },
  bisection_test_run_passed: {
    text: 'it passed when its batch was tested in parts',
    remedy: NOTHING,
  },
  test_run_passed: { text: 'its test run passed', remedy: NOTHING },
  successor_test_run_passed: {
    text: 'the test run of a pull request behind it passed',
    remedy: NOTHING,
  },
  passed_by_optimization: {
    text: 'the queue reused an earlier result of its tests',
    remedy: NOTHING,
  },
  merge_graph_merge: { text: 'the queue merged it', remedy: 'Nothing is left to do' },
  merge_graph_direct_merge: {
    text: 'the queue merged it without a test run, because it was up to date',
    remedy: 'Nothing is left to do',
  },
  manual_merge: { text: 'a person merged it', remedy: 'Nothing is left to do' },
} satisfies Readonly<Record<string, QueueReason>>

/** What a reason of the service begins with. */
export const QUEUE_SAYS = "The queue's reason: "

/** The kind of another reason that says the same as a sentence of the queue, and says it better. */
export const SAME_AS: ReadonlyMap<string, string> = new Map(
  Object.values<QueueReason>(QUEUE_REASONS).flatMap(({ text, like }) =>
    like === undefined ? [] : [[`${QUEUE_SAYS}${text}`, like] as const],
  ),
)

const known: ReadonlyMap<string, QueueReason> = new Map(Object.entries(QUEUE_REASONS))

/** The reason of a timeline's newest entry; `undefined` if it has none. */
export function queueReasonOf({
  reason,
  actor,
  conflictCulprit: culprit,
}: TimelineEntry): (QueueReason & { readonly url?: string | undefined }) | undefined {
  const by = actor === undefined ? undefined : inBackticks(actor)
  if (reason === undefined) return by === undefined ? undefined : { ...OTHER, text: `it was ${by}` }
  const meaning = known.get(reason) ?? { ...OTHER, text: reason.replaceAll('_', ' ') }
  const blamed = meaning.like === 'conflict' ? ofCulprit(culprit) : undefined
  const { text } = { ...meaning, ...blamed }
  return { ...meaning, ...blamed, text: by ? `${text} (${by})` : text, url: culprit?.prUrl }
}

/** A word that this version does not know. */
const OTHER: Remedy = { remedy: 'Look at the pull request and at the queue', again: true }

/** Names what a pull request conflicts with, if the service names it. */
function ofCulprit(culprit: TimelineEntry['conflictCulprit']): Partial<QueueReason> | undefined {
  const number = culprit?.prNumber && `#${culprit.prNumber}`
  switch (culprit?.type) {
    case 'queue_pr':
      return {
        text: `it conflicts with ${number ?? 'a pull request'} ahead of it in the queue`,
        remedy: `Wait until ${number ?? 'that one'} has merged, merge \`{branch}\` into the pull request, resolve the conflict, and push`,
      }
    case 'base_branch':
      return { text: 'it conflicts with the target branch' }
    case 'stacked_pr':
      return {
        text: `it conflicts with ${number ?? 'the pull request'} that it is stacked on`,
        remedy: `Rebase it onto ${number ?? 'the pull request that it is stacked on'}, resolve the conflict, and push`,
      }
    default:
      return undefined
  }
}
