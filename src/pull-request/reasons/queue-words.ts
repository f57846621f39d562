/** The reason codes that the service publishes, with their meanings. */
import type { TimelineEntry } from '../../service/timeline.js'
import { inBackticks } from '../../shared/text.js'
import type { QueueReason, SharedKind } from './facts.js'
import { REASONS, UNKNOWN_WORD } from './table.js'

/** A fact that GitHub also shows; the remedy is that of GitHub's reason. */
const alsoOnGitHub = (kind: SharedKind, text: string): QueueReason => {
  const { remedy = '', again = false } = REASONS[kind]
  return { text, sameAs: kind, remedy, again }
}
const inProgressReason = (text: string) => ({ text, remedy: 'Wait for the queue to finish' })
const finished = (text: string) => ({ text, remedy: 'Nothing is left to do' })

/** Every reason code that the service publishes, in lower case. */
export const QUEUE_REASONS = {
  test_run_required_status_failed: alsoOnGitHub(
    'check-failed',
    'a required check failed in its test run',
  ),
  test_run_timeout: {
    text: 'its test run took longer than the queue allows',
    remedy:
      'Find the check that was slow or never finished; raise `testing-timeout-minutes` if the tests need more time',
    again: true,
  },
  start_test_run_merge_conflict: alsoOnGitHub(
    'conflict',
    'it conflicts with the branch or with what is ahead in the queue',
  ),
  github_api_merge_already_in_progress: {
    text: 'GitHub was already merging it',
    remedy: 'Look at the pull request on GitHub, and submit it again only if it has not merged',
    again: 'named',
    refusesMerge: true,
  },
  pr_pushed_to: { ...alsoOnGitHub('head-moved', 'commits were pushed to it'), takesOut: true },
  pr_closed: { ...alsoOnGitHub('closed', 'it was closed'), takesOut: true },
  pr_converted_to_draft: {
    ...alsoOnGitHub('draft', 'it was converted to a draft'),
    takesOut: true,
  },
  pr_base_branch_changed: {
    ...alsoOnGitHub('base-changed', 'its base branch was changed'),
    takesOut: true,
  },
  not_ready_timeout_expired: {
    text: 'it was not ready for longer than the queue allows',
    remedy: 'Fix what kept it from being ready',
    again: true,
    takesOut: true,
  },
  user_requested: {
    text: 'a person cancelled it',
    onlyAtEnd: true,
    remedy: 'Ask who cancelled it before you submit it again',
    again: 'named',
    takesOut: true,
  },
  trunk_admin_requested: {
    text: 'an administrator of Trunk cancelled it',
    onlyAtEnd: true,
    remedy: 'Ask the support of Trunk before you submit it again',
    again: 'named',
    takesOut: true,
  },
  api_requested: {
    text: 'an API call cancelled it',
    onlyAtEnd: true,
    remedy: 'Find the workflow or tool that cancelled it before you submit it again',
    again: 'named',
    takesOut: true,
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
  tests_restarted_by_user: inProgressReason('a person restarted its tests'),
  tests_restarted_by_api_request: inProgressReason('an API call restarted its tests'),
  merge_item_now_ready: inProgressReason('it became ready'),
  manual_push_to_target_branch: inProgressReason('a push to the target branch restarted its tests'),
  skip_the_line_interrupted: inProgressReason('a more urgent pull request restarted its tests'),
  bisection_required: inProgressReason('its batch failed, and the queue is looking for the cause'),
  bisection_test_run_passed: inProgressReason('it passed when its batch was tested in parts'),
  test_run_passed: inProgressReason('its test run passed'),
  successor_test_run_passed: inProgressReason('the test run of a pull request behind it passed'),
  passed_by_optimization: inProgressReason('the queue reused an earlier result of its tests'),
  merge_graph_merge: finished('the queue merged it'),
  merge_graph_direct_merge: finished(
    'the queue merged it without a test run, because it was up to date',
  ),
  manual_merge: finished('a person merged it'),
} satisfies Readonly<Record<string, QueueReason>>

const KNOWN_QUEUE_REASONS: ReadonlyMap<string, QueueReason> = new Map(Object.entries(QUEUE_REASONS))

/** The service publishes one word for a refused merge and may add more, so a pattern finds the rest. */
const LIKE_A_REFUSAL = /^github_api_|merge_(refused|rejected|blocked|error)|branch_protection/

/** True if a word of the service means that the merge was refused. */
export function refusesMerge(word = ''): boolean {
  const meaning = KNOWN_QUEUE_REASONS.get(word)
  if (meaning === undefined) return LIKE_A_REFUSAL.test(word)
  return meaning.refusesMerge === true
}

/** True if a word of the service means that the pull request was taken out of the queue. */
export const takesOutOfQueue = (word = ''): boolean =>
  KNOWN_QUEUE_REASONS.get(word)?.takesOut === true

/** The reason of a timeline's newest entry; `undefined` if it has none. */
export function queueReasonOf({
  reason,
  actor,
  conflictCulprit: culprit,
}: TimelineEntry): QueueReason | undefined {
  if (reason === undefined) {
    if (actor === undefined) return undefined
    return { ...UNKNOWN_WORD, text: `it was ${inBackticks(actor)}` }
  }
  const meaning = KNOWN_QUEUE_REASONS.get(reason) ?? {
    ...UNKNOWN_WORD,
    text: reason.replaceAll('_', ' '),
  }
  const blamed = meaning.sameAs === 'conflict' ? ofCulprit(culprit) : undefined
  let text = blamed?.text ?? meaning.text
  if (actor !== undefined) text += ` (${inBackticks(actor)})`
  return { ...meaning, ...blamed, text, url: culprit?.prUrl }
}

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
