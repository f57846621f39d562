/** The whole summary of an explanation, for each verdict and each end of a retry. */
import {
  type ExplainWorld,
  explainWorld,
  FAILED_CHECK,
  HEAD,
  PENDING_FAILURE,
  RETRY,
} from '../support/explain-world.js'
import { expect, test } from '../support/jest.js'
import { shown } from '../support/shown.js'

const GREEN = { ...FAILED_CHECK, conclusion: 'SUCCESS' } as const
const STOPPED = { ...FAILED_CHECK, conclusion: 'CANCELLED' } as const
const inQueue = (state: string) => ({ record: { state, isCurrentlySubmittedToQueue: true } })
const failure = (reason: string) => ({ entry: { failure: { reason } } })
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
    ...{ entry: null, checks: [GREEN], pullRequest: { mergeable: 'CONFLICTING' } },
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
    entry: {
      failure: {
        reason: 'test_run_required_status_failed',
        failureCausingStatuses: [{ name: 'unit' }],
      },
    },
  },
  'all checks are green now': { checks: [GREEN] },
  'an unknown state': inQueue('levitating'),
  'a rule is not met': { inputs: RETRY, listing: [] },
  'a fact is unread': {
    inputs: RETRY,
    details: { statusChecks: [{ context: 'unit', state: 'FAILURE' }] },
    gitHub: { granted: { contents: 'read', 'pull-requests': 'write' } },
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
      comments: [
        {
          ...{ issue: 12, author: 'github-actions[bot]' },
          body: `<!-- merge-queue-action:explain retried=${HEAD} -->\nRetried.`,
        },
      ],
    },
  },
  'not retried, because a review requests changes': {
    inputs: RETRY,
    pullRequest: { reviews: [{ author: 'mona', state: 'CHANGES_REQUESTED' }] },
  },
  'a dry run that would retry': { inputs: { ...RETRY, 'dry-run': 'true' } },
}

async function summaryOf(world: ExplainWorld): Promise<string> {
  await using played = await explainWorld(world)
  const { seen } = await played.run()
  return shown(seen.summary)
    .replace(/trunk-merge\/\S+/g, 'B')
    .replace(/<details>.*<\/details>/gs, '(failing tests)')
    .replace(/\n{2,}/g, '\n')
    .trim()
}

/** Each summary, line by line; without links, and with the table of failing tests left out. */
const SUMMARIES: Readonly<Record<string, readonly string[]>> = {
  merged: [
    '### ✅ #12 is merged into main',
    'State MERGED · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'merged on GitHub, without a record': [
    '### ✅ #12 is merged into main',
    'Head commit aaaaaaaaaaaa · Pull request',
  ],
  'never submitted': [
    '### ℹ️ #12 was never submitted to the queue of main',
    '**Next:** Submit it, with operation: submit.',
    'Head commit aaaaaaaaaaaa · Pull request',
  ],
  'never submitted, and a draft': [
    '### ℹ️ #12 was never submitted to the queue of main',
    'It is a draft, which keeps it out of the queue',
    '**Next:** Mark it as ready for review, then submit it.',
    'Head commit aaaaaaaaaaaa · Pull request',
  ],
  'waits its turn': [
    '### ℹ️ #12 is in the queue, and its result is still open',
    "The queue's reason: a required check failed in its test run",
    '**Next:** Wait for the queue to finish.',
    'State PENDING · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'is tested, and a check is red': [
    '### ℹ️ #12 is in the queue, and its result is still open',
    'Required check unit failed on the test branch (log)',
    '**Next:** Wait for the queue to finish.',
    'State TESTING · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'may fail through another one': [
    '### ℹ️ #12 is in the queue, and its result is still open, tested together with #13',
    'Required check unit failed on the test branch (log)',
    '**Next:** Wait for the queue to finish.',
    'State PENDING_FAILURE · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'is not ready': [
    '### ℹ️ #12 is in the queue, and held up',
    '- It is behind main, which must be merged into it first **Next:** Merge main into the pull request and push.',
    '- A review is required **Next:** Ask for a review.',
    'State NOT_READY · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'waits in a paused queue': [
    '### ℹ️ #12 is in the queue, and held up',
    "- The queue's reason: a required check failed in its test run **Next:** Fix the failing check and push.",
    '- The queue of main is paused **Next:** Resume the queue, for example with operation: resume-queue.',
    'State PENDING · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'cancelled by a person': [
    '### ℹ️ #12 was taken out of the queue',
    "The queue's reason: a person cancelled it (mona)",
    '**Next:** Ask who cancelled it before you submit it again.',
    'State CANCELLED · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'cancelled by a push': [
    '### ℹ️ #12 was taken out of the queue',
    'Its head moved from aaaaaaaaaaaa to dddddddddddd; a push takes it out of the queue (commits)',
    '**Next:** Submit the new head commit when its checks have passed.',
    'State CANCELLED · Head commit dddddddddddd · Pull request',
  ],
  'cancelled by a close': [
    '### ℹ️ #12 was taken out of the queue',
    "The queue's reason: it was closed (mona)",
    '**Next:** Reopen the pull request, then submit it again.',
    'State CANCELLED · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'cancelled by a draft': [
    '### ℹ️ #12 was taken out of the queue',
    "The queue's reason: it was converted to a draft (mona)",
    '**Next:** Mark it as ready for review, then submit it again.',
    'State CANCELLED · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'cancelled by another base': [
    '### ℹ️ #12 was taken out of the queue',
    'Its base branch is release, but the queue is for main',
    '**Next:** Change its base branch back to main, or submit it to the queue of its new base branch.',
    'State CANCELLED · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'left with one that it is stacked on': [
    '### ℹ️ #12 was taken out of the queue',
    "The queue's reason: a pull request that it depends on failed",
    '**Next:** Fix the pull request that it depends on, and submit that first, then submit it again.',
    'State FAILED · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'conflicts, by the service': [
    '### ❌ #12 conflicts with main or with what is ahead of it',
    "- The queue's reason: it conflicts with the branch or with what is ahead in the queue",
    '- Required check unit failed on the test branch (log)',
    '**Next:** Merge main into the pull request, resolve the conflict, push, then submit it again.',
    'State FAILED · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'conflicts, by GitHub': [
    '### ❌ #12 conflicts with main or with what is ahead of it',
    'It conflicts with main (conflicts)',
    '**Next:** Merge main into the pull request, resolve the conflict, push, then submit it again.',
    'State FAILED · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'the merge was refused': [
    '### ❌ #12 passed its tests, and the merge was refused',
    "The queue's reason: github api merge refused",
    '**Next:** Look at the pull request and at the queue, then submit it again.',
    'State FAILED · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'a check was cancelled': [
    '### ❌ #12 failed without a failed test: checks did not run',
    "- The queue's reason: a required check failed in its test run",
    '- Required check unit did not run on the test branch (checks)',
    '**Next:** Look at the logs of these checks and at the runners, then submit it again.',
    'State FAILED · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'a gate was skipped, because a job that it needs was cancelled': [
    '### ℹ️ #12 failed, although no required check did: unit did not run',
    'Check unit did not run on the test branch (checks)',
    '**Next:** Find out why the job was stopped, then submit it again.',
    'State FAILED · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'the run timed out': [
    '### ❌ #12 failed without a failed test: checks did not run',
    "- The queue's reason: its test run took longer than the queue allows",
    '- Required check unit has not finished on the test branch (log)',
    '**Next:** Look at the logs of these checks and at the runners, then submit it again.',
    'State FAILED · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'the target branch fails, too': [
    '### ❌ #12 fails only checks that also fail on main at ec26c3e57ca3',
    'Required check unit failed on the test branch (log)',
    '**Next:** Repair main first, then submit it again.',
    'State FAILED · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'a check failed': [
    '### ❌ #12 failed a required check',
    'Required check unit failed on the test branch (log)',
    '**Next:** Fix the failing check and push, then submit it again.',
    'State FAILED · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'a check failed in a run of several': [
    '### ❌ #12 failed a required check, tested together with #13',
    'Required check unit failed on the test branch (log)',
    '**Next:** Fix the failing check and push, then submit it again.',
    'State FAILED · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'only the timeline is known': [
    '### ℹ️ #12 failed a required check, and nothing that can be read names it',
    "The queue's reason: a required check failed in its test run",
    '**Next:** Fix the failing check and push, then submit it again.',
    'State FAILED · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'a check that failed was run again and is green': [
    '### ❌ #12 failed a required check',
    '- Required check unit failed on the test branch',
    '- unit is green now: it was run again',
    '**Next:** Submit it again: the check that failed is green now.',
    'State FAILED · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'all checks are green now': [
    '### ℹ️ #12 failed a required check, which is green now',
    "- The queue's reason: a required check failed in its test run",
    '- unit is green now: it was run again',
    '**Next:** Submit it again: the check that failed is green now.',
    'State FAILED · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'an unknown state': [
    '### ℹ️ #12 is not merged, and the cause is not clear',
    'Required check unit failed on the test branch (log)',
    '**Next:** Fix the failing check and push.',
    'State LEVITATING · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
  ],
  'a rule is not met': [
    '### ❌ #12 failed a required check',
    '- Required check unit failed on the test branch (log)',
    '- Not known to be flaky (rule 4): adds a row: it is not listed as unhealthy',
    '**Next:** Fix the failing check and push, then submit it again.',
    'State FAILED · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
    'The rules of a retry',
    '(failing tests)',
  ],
  'a fact is unread': [
    '### ❌ #12 failed a required check',
    '- Required check unit failed on the test branch',
    '- GitHub does not show everything to github-token, which lacks checks: read, statuses: read **Next:** Give the job permissions: { checks: read, contents: read, pull-requests: write, statuses: read }.',
    "- Not known to be flaky (rule 2): GitHub's checks of the test run could not be read: HTTP 403: Resource not accessible by integration",
    '**Next:** Fix the failing check and push, then submit it again.',
    'State FAILED · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
    'The rules of a retry',
    '(failing tests)',
  ],
  'no token': [
    '### ℹ️ #12 failed a required check, and nothing that can be read names it',
    "- The queue's reason: a required check failed in its test run **Next:** Fix the failing check and push, then submit it again.",
    "- github-token is empty, so the action can't ask GitHub **Next:** Leave github-token at its default.",
    'State FAILED · Test branch B · Head commit aaaaaaaaaaaa',
  ],
  'submitted again': [
    '### 🔁 #12 failed, and all of its failing tests are known to be flaky',
    '- Required check unit failed on the test branch (log)',
    '- It was submitted again once',
    '**Next:** Wait for the queue to finish.',
    'State PENDING · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
    '(failing tests)',
  ],
  'submitted again, and merged': [
    '### 🔁 #12 failed, and all of its failing tests are known to be flaky',
    '- Required check unit failed on the test branch (log)',
    '- It was submitted again once, and is MERGED now',
    'State MERGED · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
    '(failing tests)',
  ],
  'tests restarted': [
    '### 🔁 #12 failed, and all of its failing tests are known to be flaky',
    '- Required check unit failed on the test branch (log)',
    '- Its tests were restarted once',
    '**Next:** Wait for the queue to finish.',
    'State TESTING · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
    '(failing tests)',
  ],
  'retried before': [
    '### ❌ #12 failed, and all of its failing tests are known to be flaky',
    '- Required check unit failed on the test branch (log)',
    '- Not retried: this head commit was retried before',
    '**Next:** Submit it again: the failing tests are known to be flaky.',
    'State FAILED · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
    '(failing tests)',
  ],
  'not retried, because a review requests changes': [
    '### ❌ #12 failed, and all of its failing tests are known to be flaky',
    '- Required check unit failed on the test branch (log)',
    '- Not retried: a review by mona requests changes',
    '**Next:** Make the requested changes, push, and ask for another review, then submit it again.',
    'State FAILED · Test branch B · Head commit aaaaaaaaaaaa · Pull request',
    '(failing tests)',
  ],
  'a dry run that would retry': [
    '### ❌ #12 failed, and all of its failing tests are known to be flaky',
    'Required check unit failed on the test branch (log)',
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

test.each(Object.entries(WORLDS))('the summary of one that: %s', async (name, world) => {
  const summary = await summaryOf(world)
  expect(summary.split('\n')).toEqual(SUMMARIES[name])
})
