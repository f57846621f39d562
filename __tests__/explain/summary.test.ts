/** The whole summary of an explanation, for each verdict and each end of a retry. */
import {
  type ExplainWorld,
  FAILED_CHECK,
  HEAD,
  PENDING_FAILURE,
  RETRY,
} from '../support/explain-world.js'
import { expect, test } from '../support/jest.js'
import {
  blames,
  explained,
  failedBy,
  GREEN,
  LISTED,
  ownComment,
  queued,
  STOPPED,
  WITHOUT_CHECKS,
} from './explained.js'

const inQueue = (state: string) => ({ record: queued(state) })
const failure = (reason: string) => ({ entry: failedBy(reason) })
const cancellation = (reason: string) => ({
  record: { state: 'cancelled' },
  entry: { cancellation: { reason, actor: 'mona' } },
})

const WORLDS: Readonly<Record<string, ExplainWorld>> = {
  merged: { record: { state: 'merged' } },
  'merged on GitHub, without a record': { record: null, pullRequest: { merged: true } },
  'never submitted': { record: null },
  'never submitted, and a draft': { record: null, pullRequest: { draft: true } },
  'waits its turn': inQueue('pending'),
  'is tested, and a check is red': inQueue('testing'),
  'may fail through another one': {
    record: PENDING_FAILURE,
    details: { testedPullRequests: [{ prNumber: 12 }, { prNumber: 13 }] },
  },
  'is not ready': {
    ...inQueue('not_ready'),
    entry: { notReady: { blockReasons: [{ kind: 'behind_base' }] } },
    pullRequest: { review: 'REVIEW_REQUIRED' },
  },
  'waits in a paused queue': { ...inQueue('pending'), queue: { state: 'paused' } },
  'cancelled by a person': cancellation('user_requested'),
  'cancelled by a push': {
    ...cancellation('pr_pushed_to'),
    pullRequest: { headSha: 'd'.repeat(40) },
  },
  'cancelled by a close': { ...cancellation('pr_closed'), pullRequest: { state: 'closed' } },
  'cancelled by a draft': {
    ...cancellation('pr_converted_to_draft'),
    pullRequest: { draft: true },
  },
  'cancelled by another base': {
    ...cancellation('pr_base_branch_changed'),
    pullRequest: { baseBranch: 'release' },
  },
  'left with one that it is stacked on': failure('prerequisite_merge_item_failed'),
  'conflicts, by the service': failure('start_test_run_merge_conflict'),
  'conflicts, by GitHub': {
    entry: null,
    checks: [GREEN],
    pullRequest: { mergeable: 'CONFLICTING' },
  },
  'the merge was refused': { checks: [GREEN], ...failure('github_api_merge_refused') },
  'a check was cancelled': { checks: [STOPPED] },
  'a gate was skipped, because a job that it needs was cancelled': {
    details: { requiredStatuses: ['gate'] },
    checks: [STOPPED, { ...FAILED_CHECK, name: 'gate', conclusion: 'SKIPPED' }],
  },
  'the run timed out': { checks: [{ name: 'unit', suite: 7 }], ...failure('test_run_timeout') },
  'the target branch fails, too': { baseChecks: [FAILED_CHECK] },
  'a check failed': {},
  'a check failed in a run of several': {
    details: { testedPullRequests: [{ prNumber: 12 }, { prNumber: 13 }] },
  },
  'only the timeline is known': { details: null, event: null },
  'a check that failed was run again and is green': {
    checks: [GREEN],
    entry: blames('unit'),
  },
  'all checks are green now': { checks: [GREEN] },
  'an unknown state': inQueue('levitating'),
  'a rule is not met': { inputs: RETRY, listing: [] },
  'a fact is unread': {
    inputs: RETRY,
    details: LISTED,
    gitHub: WITHOUT_CHECKS,
  },
  'no token': { inputs: { 'github-token': '' } },
  'submitted again': { inputs: RETRY },
  'submitted again, and merged': {
    inputs: RETRY,
    after: { state: 'merged', isCurrentlySubmittedToQueue: false },
  },
  'tests restarted': { inputs: RETRY, record: PENDING_FAILURE },
  'retried before': {
    inputs: RETRY,
    gitHub: {
      comments: [ownComment(`retried=${HEAD}`, 'Retried.')],
    },
  },
  'not retried, because a review requests changes': {
    inputs: RETRY,
    pullRequest: { reviews: [{ author: 'mona', state: 'CHANGES_REQUESTED' }] },
  },
  'a dry run that would retry': { inputs: { ...RETRY, 'dry-run': 'true' } },
}

// Without links, and without the table of failing tests.
test.each(Object.entries(WORLDS))('the summary of an explanation: %s', async (_, world) => {
  const { summary } = await explained(world)
  const shortened = summary
    .replace(/trunk-merge\/\S+/g, 'B')
    .replace(/<details>.*<\/details>/gs, '(failing tests)')
  expect(shortened.trim().split(/\n+/).join('\n')).toMatchSnapshot()
})
