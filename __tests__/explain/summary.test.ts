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

/** Worlds, and the summary of each, line by line: without links, and without the table of failing tests. */
const SUMMARIES: Readonly<Record<string, readonly [ExplainWorld, ...lines: string[]]>> = {
  merged: [
    { record: { state: 'merged' } },
    '### ✅ #12 is merged into main',
    'State MERGED · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'merged on GitHub, without a record': [
    { record: null, pullRequest: { merged: true } },
    '### ✅ #12 is merged into main',
    'Head commit aaaaaaaaaaaa · Pull request',
  ],
  'never submitted': [
    { record: null },
    '### ℹ️ #12 was never submitted to the queue of main',
    '**Next:** Submit it, with operation: submit.',
    'Head commit aaaaaaaaaaaa · Pull request',
  ],
  'never submitted, and a draft': [
    { record: null, pullRequest: { draft: true } },
    '### ℹ️ #12 was never submitted to the queue of main',
    'It is a draft, which keeps it out of the queue',
    '**Next:** Mark it as ready for review, then submit it.',
    'Head commit aaaaaaaaaaaa · Pull request',
  ],
  'waits its turn': [
    inQueue('pending'),
    '### ℹ️ #12 is in the queue, and its result is still open',
    "The queue's reason: a required check failed in its test run",
    '**Next:** Wait for the queue to finish.',
    'State PENDING · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'is tested, and a check is red': [
    inQueue('testing'),
    '### ℹ️ #12 is in the queue, and its result is still open',
    'Required check unit failed on the test branch (log)',
    '**Next:** Wait for the queue to finish.',
    'State TESTING · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'may fail through another one': [
    {
      record: PENDING_FAILURE,
      details: { testedPullRequests: [{ prNumber: 12 }, { prNumber: 13 }] },
    },
    '### ℹ️ #12 is in the queue, and its result is still open, tested together with #13',
    'Required check unit failed on the test branch (log)',
    '**Next:** Wait for the queue to finish.',
    'State PENDING_FAILURE · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'is not ready': [
    {
      ...inQueue('not_ready'),
      entry: { notReady: { blockReasons: [{ kind: 'behind_base' }] } },
      pullRequest: { review: 'REVIEW_REQUIRED' },
    },
    '### ℹ️ #12 is in the queue, and held up',
    '- It is behind main, which must be merged into it first **Next:** Merge main into the pull request and push.',
    '- A review is required **Next:** Ask for a review.',
    'State NOT_READY · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'waits in a paused queue': [
    { ...inQueue('pending'), queue: { state: 'paused' } },
    '### ℹ️ #12 is in the queue, and held up',
    "- The queue's reason: a required check failed in its test run **Next:** Fix the failing check and push.",
    '- The queue of main is paused **Next:** Resume the queue, for example with operation: resume-queue.',
    'State PENDING · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'cancelled by a person': [
    cancellation('user_requested'),
    '### ℹ️ #12 was taken out of the queue',
    "The queue's reason: a person cancelled it (mona)",
    '**Next:** Ask who cancelled it before you submit it again.',
    'State CANCELLED · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'cancelled by a push': [
    {
      ...cancellation('pr_pushed_to'),
      pullRequest: { headSha: 'd'.repeat(40) },
    },
    '### ℹ️ #12 was taken out of the queue',
    'Its head moved from aaaaaaaaaaaa to dddddddddddd; a push takes it out of the queue (commits)',
    '**Next:** Submit the new head commit when its checks have passed.',
    'State CANCELLED · Head commit dddddddddddd · Pull request',
  ],
  'cancelled by a close': [
    { ...cancellation('pr_closed'), pullRequest: { state: 'closed' } },
    '### ℹ️ #12 was taken out of the queue',
    "The queue's reason: it was closed (mona)",
    '**Next:** Reopen the pull request, then submit it again.',
    'State CANCELLED · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'cancelled by a draft': [
    {
      ...cancellation('pr_converted_to_draft'),
      pullRequest: { draft: true },
    },
    '### ℹ️ #12 was taken out of the queue',
    "The queue's reason: it was converted to a draft (mona)",
    '**Next:** Mark it as ready for review, then submit it again.',
    'State CANCELLED · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'cancelled by another base': [
    {
      ...cancellation('pr_base_branch_changed'),
      pullRequest: { baseBranch: 'release' },
    },
    '### ℹ️ #12 was taken out of the queue',
    'Its base branch is release, but the queue is for main',
    '**Next:** Change its base branch back to main, or submit it to the queue of its new base branch.',
    'State CANCELLED · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'left with one that it is stacked on': [
    failure('prerequisite_merge_item_failed'),
    '### ℹ️ #12 was taken out of the queue',
    "The queue's reason: a pull request that it depends on failed",
    '**Next:** Fix the pull request that it depends on, and submit that first, then submit it again.',
    'State FAILED · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'conflicts, by the service': [
    failure('start_test_run_merge_conflict'),
    '### ❌ #12 conflicts with main or with what is ahead of it',
    "- The queue's reason: it conflicts with the branch or with what is ahead in the queue",
    '- Required check unit failed on the test branch (log)',
    '**Next:** Merge main into the pull request, resolve the conflict, push, then submit it again.',
    'State FAILED · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'conflicts, by GitHub': [
    {
      ...{ entry: null, checks: [GREEN], pullRequest: { mergeable: 'CONFLICTING' } },
    },
    '### ❌ #12 conflicts with main or with what is ahead of it',
    'It conflicts with main (conflicts)',
    '**Next:** Merge main into the pull request, resolve the conflict, push, then submit it again.',
    'State FAILED · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'the merge was refused': [
    { checks: [GREEN], ...failure('github_api_merge_refused') },
    '### ❌ #12 passed its tests, and the merge was refused',
    "The queue's reason: github api merge refused",
    '**Next:** Look at the pull request and at the queue, then submit it again.',
    'State FAILED · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'a check was cancelled': [
    { checks: [STOPPED] },
    '### ❌ #12 failed without a failed test: checks did not run',
    'Required check unit did not run on the test branch: it was cancelled after 5 min (checks)',
    '**Next:** Look at the logs of these checks and at the runners, then submit it again.',
    'State FAILED · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'a gate was skipped, because a job that it needs was cancelled': [
    {
      details: { requiredStatuses: ['gate'] },
      checks: [STOPPED, { ...FAILED_CHECK, name: 'gate', conclusion: 'SKIPPED' }],
    },
    '### ℹ️ #12 failed, although no required check did: unit did not run',
    'Check unit did not run on the test branch: it was cancelled after 5 min (checks)',
    '**Next:** Find out why the job was stopped, for example by its own time limit, then submit it again.',
    'State FAILED · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'the run timed out': [
    { checks: [{ name: 'unit', suite: 7 }], ...failure('test_run_timeout') },
    '### ❌ #12 failed without a failed test: checks did not run',
    "- The queue's reason: its test run took longer than the queue allows",
    '- Required check unit has not finished on the test branch (log)',
    '**Next:** Look at the logs of these checks and at the runners, then submit it again.',
    'State FAILED · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'the target branch fails, too': [
    { baseChecks: [FAILED_CHECK] },
    '### ❌ #12 fails only checks that also fail on main at ec26c3e57ca3',
    'Required check unit failed on the test branch (log)',
    '**Next:** Repair main first, then submit it again.',
    'State FAILED · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'a check failed': [
    {},
    '### ❌ #12 failed a required check',
    'Required check unit failed on the test branch (log)',
    '**Next:** Fix the failing check and push, then submit it again.',
    'State FAILED · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'a check failed in a run of several': [
    {
      details: { testedPullRequests: [{ prNumber: 12 }, { prNumber: 13 }] },
    },
    '### ❌ #12 failed a required check, tested together with #13',
    'Required check unit failed on the test branch (log)',
    '**Next:** Fix the failing check and push, then submit it again.',
    'State FAILED · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'only the timeline is known': [
    { details: null, event: null },
    '### ❌ #12 failed a required check, and nothing that can be read names it',
    "The queue's reason: a required check failed in its test run",
    '**Next:** Find the check that failed in the test run, fix it and push, then submit it again.',
    'State FAILED · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'a check that failed was run again and is green': [
    {
      checks: [GREEN],
      entry: blames('unit'),
    },
    '### ❌ #12 failed a required check',
    '- Required check unit failed on the test branch',
    '- unit is green now: it was run again',
    '**Next:** Submit it again: the check that failed is green now.',
    'State FAILED · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'all checks are green now': [
    { checks: [GREEN] },
    '### ℹ️ #12 failed a required check, which is green now',
    "- The queue's reason: a required check failed in its test run",
    '- unit is green now: it was run again',
    '**Next:** Submit it again: the check that failed is green now.',
    'State FAILED · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'an unknown state': [
    inQueue('levitating'),
    '### ℹ️ #12 is not merged, and the cause is not clear',
    'Required check unit failed on the test branch (log)',
    '**Next:** Fix the failing check and push.',
    'State LEVITATING · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'a rule is not met': [
    { inputs: RETRY, listing: [] },
    '### ❌ #12 failed a required check',
    '- Required check unit failed on the test branch (log)',
    '- 1 of 2 tests failed',
    '- Not known to be flaky (rule 4): adds a row: it is not listed as unhealthy',
    '**Next:** Fix the failing check and push, then submit it again.',
    'State FAILED · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
    '(failing tests)',
  ],
  'a fact is unread': [
    {
      inputs: RETRY,
      details: LISTED,
      gitHub: WITHOUT_CHECKS,
    },
    '### ❌ #12 failed a required check',
    '- Required check unit failed on the test branch',
    '- GitHub does not show everything to github-token, which lacks checks: read, statuses: read **Next:** Give the job permissions: { checks: read, contents: read, pull-requests: write, statuses: read }.',
    '- 1 of 2 tests failed',
    "- Not known to be flaky (rule 2): GitHub's checks of the test run could not be read: HTTP 403: Resource not accessible by integration",
    '**Next:** Fix the failing check and push, then submit it again.',
    'State FAILED · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
    '(failing tests)',
  ],
  'no token': [
    { inputs: { 'github-token': '' } },
    '### ❌ #12 failed a required check, and nothing that can be read names it',
    "- The queue's reason: a required check failed in its test run",
    "- github-token is empty, so the action can't ask GitHub **Next:** Leave github-token at its default.",
    '**Next:** Find the check that failed in the test run, fix it and push, then submit it again.',
    'State FAILED · Test branch B · Head commit aaaaaaaaaaaa',
  ],
  'submitted again': [
    { inputs: RETRY },
    '### 🔁 #12 failed, and all of its failing tests are known to be flaky',
    '- Required check unit failed on the test branch (log)',
    '- 1 of 2 tests failed',
    '- It was submitted again once',
    '**Next:** Wait for the queue to finish.',
    'State PENDING · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
    '(failing tests)',
  ],
  'submitted again, and merged': [
    {
      inputs: RETRY,
      after: { state: 'merged', isCurrentlySubmittedToQueue: false },
    },
    '### 🔁 #12 failed, and all of its failing tests are known to be flaky',
    '- Required check unit failed on the test branch (log)',
    '- 1 of 2 tests failed',
    '- It was submitted again once, and is MERGED now',
    'State MERGED · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
    '(failing tests)',
  ],
  'tests restarted': [
    { inputs: RETRY, record: PENDING_FAILURE },
    '### 🔁 #12 failed, and all of its failing tests are known to be flaky',
    '- Required check unit failed on the test branch (log)',
    '- 1 of 2 tests failed',
    '- Its tests were restarted once',
    '**Next:** Wait for the queue to finish.',
    'State TESTING · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
    '(failing tests)',
  ],
  'retried before': [
    {
      inputs: RETRY,
      gitHub: {
        comments: [ownComment(`retried=${HEAD}`, 'Retried.')],
      },
    },
    '### ❌ #12 failed, and all of its failing tests are known to be flaky',
    '- Required check unit failed on the test branch (log)',
    '- 1 of 2 tests failed',
    '- Not retried: this head commit was retried before',
    '**Next:** Submit it again: the failing tests are known to be flaky.',
    'State FAILED · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
    '(failing tests)',
  ],
  'not retried, because a review requests changes': [
    {
      inputs: RETRY,
      pullRequest: { reviews: [{ author: 'mona', state: 'CHANGES_REQUESTED' }] },
    },
    '### ❌ #12 failed, and all of its failing tests are known to be flaky',
    '- Required check unit failed on the test branch (log)',
    '- 1 of 2 tests failed',
    '- Not retried: a review by mona requests changes',
    '**Next:** Make the requested changes, push, and ask for another review, then submit it again.',
    'State FAILED · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
    '(failing tests)',
  ],
  'a dry run that would retry': [
    { inputs: { ...RETRY, 'dry-run': 'true' } },
    '### ❌ #12 failed, and all of its failing tests are known to be flaky',
    '- Required check unit failed on the test branch (log)',
    '- 1 of 2 tests failed',
    '**Next:** Submit it again: the failing tests are known to be flaky.',
    'State FAILED · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
    '(failing tests)',
    '### ℹ️ Dry run: 1 request planned, none sent',
    'POST /submitPullRequest',
    '```json',
    '{"repo":{"host":"github.com","owner":"octo-org","name":"orion"},"targetBranch":"main","pr":{"number":12},"priority":10,"noBatch":true}',
    '```',
  ],
}

test.each(Object.entries(SUMMARIES))('the summary: %s', async (_, [world, ...lines]) => {
  const { summary } = await explained(world)
  const shortened = summary
    .replace(/trunk-merge\/\S+/g, 'B')
    .replace(/<details>.*<\/details>/gs, '(failing tests)')
  expect(shortened.trim().split(/\n+/)).toEqual(lines)
})
