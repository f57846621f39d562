/**
 * The summary of every ending of `submit`, `wait-for-merge`, `cancel` and `restart-tests`, whole but
 * for the folded timeline. The heading has the verdict and the number of the pull request, and no
 * sentence appears twice.
 */
import { describe, expect, test } from '../support/jest.js'
import { shown } from '../support/shown.js'
import {
  A,
  afterAMinute,
  B,
  type Inputs,
  inQueueUntilCancelled,
  live,
  MISSING,
  onceSubmitted,
  record,
  type World,
} from './world.js'

/** The situation, and the lines of its summary. */
type Case = readonly [World & { readonly inputs?: Inputs }, ...summary: readonly string[]]

const EXPECTS_A = { 'expected-head-sha': A }
const WAITS = { wait: 'true' }
const DRY_RUN = { 'dry-run': 'true' }
const STRICT = { strict: 'true' }
const TWO_MINUTES = { 'timeout-minutes': '2' }

/** In the queue from the submission to its cancellation. */
const queued = onceSubmitted(inQueueUntilCancelled)
const later = (state: string, more?: object) =>
  onceSubmitted(afterAMinute(record(state, false, 2, more)))

const SUBMIT: Readonly<Record<string, Case>> = {
  submitted: [
    { shows: onceSubmitted(record('pending', true, 1)) },
    '### ✅ #12 is in the queue of main, place 1 of 1',
    'State PENDING · Head commit aaaaaaaaaaaa',
  ],
  'submitted to a paused queue, and not ready': [
    {
      shows: onceSubmitted(
        record('not_ready', true, 1, {
          prSha: A,
          readiness: { requiresImpactedTargets: true, hasImpactedTargets: false },
        }),
      ),
      queue: { body: { state: 'paused', enqueuedPullRequests: [{ prNumber: 12 }] } },
    },
    '### ✅ #12 is in the queue of main, place 1 of 1',
    '- The queue needs impacted targets, and none were uploaded for the head commit',
    '- The queue of main is paused: nothing is tested or merged until it is resumed',
    'State NOT_READY · Head commit aaaaaaaaaaaa',
  ],
  'already in the queue': [
    { shows: record('pending', true, 1) },
    '### ✅ #12 was already in the queue of main, place 1 of 1',
    'State PENDING · Head commit aaaaaaaaaaaa',
  ],
  'already in the queue with another priority, which the service keeps': [
    {
      shows: record('pending', true, 1, { prSha: A, priorityName: 'low' }),
      inputs: { priority: 'high' },
    },
    '### ✅ #12 was already in the queue of main, place 1 of 1',
    'The service kept priority low instead of high',
    'State PENDING · Head commit aaaaaaaaaaaa',
  ],
  'merged before': [{ shows: record('merged', false, 1) }, '### ℹ️ #12 is already merged'],
  'merged right after the submission': [
    { shows: onceSubmitted(record('merged', false, 1)) },
    '### ✅ #12 was submitted and merged into main',
    'State MERGED · Head commit aaaaaaaaaaaa',
  ],
  'a draft': [{ shows: MISSING, gitHub: { draft: true } }, '### ℹ️ #12 is a draft: not submitted'],
  'a draft, with wait': [
    { shows: MISSING, gitHub: { draft: true }, inputs: WAITS },
    '### ❌ #12 is a draft: not submitted',
    '**Next:** Mark it as ready for review, then submit it again.',
  ],
  'closed, with wait': [
    { shows: MISSING, gitHub: { state: 'closed' }, inputs: WAITS },
    '### ❌ #12 is closed: not submitted',
    '**Next:** Reopen the pull request, then submit it again.',
  ],
  'merged into another branch, with wait': [
    { shows: MISSING, gitHub: { merged: true, baseBranch: 'release' }, inputs: WAITS },
    '### ❌ #12 is merged into release, not into main: not submitted',
    '**Next:** Open another pull request into main if the change belongs there too.',
  ],
  'without the label, with wait': [
    { shows: MISSING, gitHub: { labels: [] }, inputs: { wait: 'true', 'require-label': 'merge' } },
    '### ❌ #12 does not have the label merge: not submitted',
    '**Next:** Add the label, then submit it again.',
  ],
  'without an approval, with wait': [
    { shows: MISSING, gitHub: {}, inputs: { wait: 'true', 'require-approval': 'true' } },
    '### ❌ #12 is not approved: not submitted',
    '**Next:** Have it approved by someone who can write, then submit it again.',
  ],
  'planned in a dry run': [
    { shows: MISSING, inputs: DRY_RUN },
    '### ℹ️ Dry run: 1 request planned, none sent',
    'POST /submitPullRequest',
    '```json',
    '{"repo":{"host":"github.com","owner":"octo-org","name":"orion"},"targetBranch":"main","pr":{"number":12}}',
    '```',
  ],
  'another head before the submission': [
    { shows: MISSING, headOfEvent: B, inputs: EXPECTS_A },
    '### ❌ #12 was not submitted, because it has another head than expected',
    'Its head is bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
    '**Next:** Run the checks of the new head, then submit that.',
  ],
  'a head that nobody knows before the submission': [
    { shows: MISSING, inputs: EXPECTS_A },
    '### ❌ #12 was not submitted, because its head is not known',
    'Neither the event, the queue nor GitHub shows its head commit',
    '**Next:** Leave github-token at its default, so that the action can ask GitHub for the head.',
  ],
  'another head after the submission': [
    {
      shows: onceSubmitted(({ cancelledAt }) =>
        cancelledAt === undefined
          ? record('pending', true, 1, { prSha: B })
          : record('cancelled', false, 2, { prSha: B }),
      ),
      headOfEvent: A,
      inputs: EXPECTS_A,
    },
    '### ❌ #12 has another head than expected',
    'Its head is bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb. It was taken out of the queue',
    '**Next:** Run the checks of the new head, then submit that.',
  ],
  'a head that nobody knows after the submission': [
    {
      shows: onceSubmitted(({ cancelledAt }) =>
        record(
          cancelledAt === undefined ? 'pending' : 'cancelled',
          cancelledAt === undefined,
          1,
          {},
        ),
      ),
      headOfEvent: A,
      inputs: EXPECTS_A,
    },
    "### ❌ Couldn't confirm the head of #12",
    'Neither the service nor GitHub showed its head commit. It was taken out of the queue',
    '**Next:** Leave github-token at its default, so that the action can ask GitHub for the head.',
  ],
  'another head in the queue before the step': [
    { shows: record('pending', true, 1, {}), headOfEvent: A, inputs: EXPECTS_A },
    "### ❌ Couldn't confirm the head of #12",
    'Neither the service nor GitHub showed its head commit. It was in the queue before this step, so it was left there',
    '**Next:** Leave github-token at its default, so that the action can ask GitHub for the head.',
  ],
  'merged before at another head': [
    { shows: record('merged', false, 1, { prSha: B }), inputs: EXPECTS_A },
    '### ❌ #12 was merged at another head than expected',
    'Its head was bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb when it was merged',
    '**Next:** Run the checks on the target branch, and revert the merge if they fail.',
  ],
  'merged before at a head that nobody knows': [
    { shows: record('merged', false, 1, {}), inputs: EXPECTS_A },
    '### ❌ #12 was merged at a head that is not known',
    'Neither the service nor GitHub returned the head commit of the merge',
    '**Next:** Run the checks on the target branch, and revert the merge if they fail.',
  ],
  'refused by the service': [
    { shows: MISSING, submit: { status: 422, body: 'no such branch' } },
    '### ❌ #12 was not submitted to the queue of main',
    'POST /submitPullRequest for #12 on main: HTTP 422: no such branch',
    "**Next:** Read Trunk's answer, correct the inputs, then run the step again.",
  ],
  'a token that is not accepted': [
    { shows: { status: 401, body: 'no' } },
    '### ❌ #12 was not submitted to the queue of main',
    'POST /getSubmittedPullRequest for #12 on main: HTTP 401: no',
    '**Next:** Check that api-token is current, belongs to this organization, and is for version 1 of the API.',
  ],
  'acknowledged, and never seen in the queue': [
    { shows: MISSING },
    "### ❌ Couldn't confirm the submission of #12 to the queue of main",
    'POST /submitPullRequest for #12 on main: the service acknowledged it, but for 120 s no read showed the pull request in the queue (no record)',
    '**Next:** Check the queue before you run the step again.',
  ],
  'failed before the first read': [
    { shows: onceSubmitted(record('failed', false, 1)) },
    '### ❌ #12 failed in the merge queue',
    'The service gives no reason. See the checks of the test branch',
    '**Next:** Fix the failing checks, push, then submit it again.',
  ],
  'cancelled before the first read': [
    { shows: onceSubmitted(record('cancelled', false, 1)) },
    '### 🚫 #12 was cancelled in the merge queue',
    '**Next:** Find out what took it out of the queue, then submit it again.',
  ],
  'merged into another branch after the submission': [
    { shows: onceSubmitted(record('merged', false, 1, { prBaseBranch: 'release' })) },
    '### ❌ #12 left the merge queue',
    'It was merged into release, not into main',
    '**Next:** Open another pull request into main if the change belongs there too.',
  ],
  'the run is cancelled before a read shows the submission': [
    { shows: MISSING, cancelRun: { after: 5 } },
    '### 🚫 The run was cancelled; no record of #12 was seen',
    'No read has shown the submission yet, so the pull request may still be put into the queue',
    '**Next:** The pull request may still be merged; cancel it in the queue if it must not be.',
  ],
  'the run is cancelled before a read shows the submission, on-abort: cancel': [
    { shows: MISSING, inputs: { 'on-abort': 'cancel' }, cancelRun: { after: 5 } },
    '### 🚫 The run was cancelled; no record of #12 was seen',
    'No read has shown the submission yet, so the pull request may still be put into the queue',
    '**Next:** The pull request may still be merged; cancel it in the queue if it must not be.',
  ],
}

const WAIT: Readonly<Record<string, Case>> = {
  merged: [
    { shows: later('merged') },
    '### ✅ #12 merged into main after 1 min',
    '1 min in the queue: **1 min testing** → merged 10:02&nbsp;UTC',
  ],
  'merged on GitHub, outside the queue': [
    {
      shows: later('cancelled'),
      gitHub: {},
      after: (_, { clock, gitHub }) => {
        if (clock.elapsed > 50_000)
          gitHub.pullRequests.set(12, { number: 12, headSha: A, merged: true })
      },
    },
    '### ✅ #12 was merged on GitHub, outside the merge queue, where it was last CANCELLED',
    '1 min in the queue: **1 min testing** → cancelled 10:02&nbsp;UTC',
  ],
  'merged at another head': [
    { shows: later('merged', { prSha: B }), headOfEvent: A, inputs: EXPECTS_A },
    '### ❌ #12 was merged at another head than expected',
    'Its head was bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb when it was merged',
    '**Next:** Run the checks on the target branch, and revert the merge if they fail.',
    '1 min in the queue: **1 min testing** → merged 10:02&nbsp;UTC',
  ],
  failed: [
    { shows: later('failed') },
    '### ❌ #12 failed in the merge queue',
    'The service gives no reason. See the checks of the test branch',
    '**Next:** Fix the failing checks, push, then submit it again.',
    '1 min in the queue: **1 min testing** → failed 10:02&nbsp;UTC',
  ],
  'failed, and GitHub knows the check': [
    {
      shows: later('failed'),
      gitHub: { checks: [{ name: 'unit', conclusion: 'FAILURE', required: true }] },
    },
    '### ❌ #12 failed in the merge queue',
    'Required check unit failed on the head commit',
    '**Next:** Fix the failing check and push, then submit it again.',
    '1 min in the queue: **1 min testing** → failed 10:02&nbsp;UTC',
  ],
  'failed, and not submitted again because it is a draft': [
    {
      shows: later('failed'),
      gitHub: {},
      after: (_, { clock, gitHub }) => {
        if (clock.elapsed > 50_000)
          gitHub.pullRequests.set(12, { number: 12, headSha: A, draft: true })
      },
      inputs: { resubmit: '1' },
    },
    '### ❌ #12 failed in the merge queue',
    '- It is a draft, which keeps it out of the queue',
    '- It was not submitted again, because it is a draft',
    '**Next:** Mark it as ready for review, then submit it again.',
    '1 min in the queue: **1 min testing** → failed 10:02&nbsp;UTC',
  ],
  'failed, and refused when it was submitted again': [
    {
      shows: later('failed'),
      submit: ({ now }) => (now < 10 ? {} : { status: 422, body: 'no' }),
      inputs: { resubmit: '1' },
    },
    '### ❌ #12 failed in the merge queue',
    '- The service gives no reason. See the checks of the test branch',
    '- It could not be submitted again: HTTP 422: no',
    '**Next:** Fix the failing checks, push, then submit it again.',
    '1 min in the queue: **1 min testing** → failed 10:02&nbsp;UTC',
  ],
  'failed, and not seen after it was submitted again': [
    { shows: later('failed'), inputs: { resubmit: '1' } },
    "### ❌ Couldn't confirm that #12 was submitted again",
    'POST /submitPullRequest for #12 on main: the service acknowledged it, but for 120 s no read showed the pull request in the queue (FAILED)',
    '**Next:** Check the queue before you run the step again.',
    '1 min in the queue: **1 min testing** → failed 10:02&nbsp;UTC',
  ],
  cancelled: [
    { shows: later('cancelled') },
    '### 🚫 #12 was cancelled in the merge queue',
    '**Next:** Find out what took it out of the queue, then submit it again.',
    '1 min in the queue: **1 min testing** → cancelled 10:02&nbsp;UTC',
  ],
  'merged into another branch': [
    { shows: later('merged', { prBaseBranch: 'release' }) },
    '### ❌ #12 left the merge queue',
    'It was merged into release, not into main',
    '**Next:** Open another pull request into main if the change belongs there too.',
    '1 min in the queue: **1 min testing** → merged 10:02&nbsp;UTC',
  ],
  'gone without an end': [
    { shows: onceSubmitted(afterAMinute(MISSING)) },
    '### ❌ #12 left the merge queue without a final state',
    'It is not in the queue',
    '**Next:** Submit it, with operation: submit.',
  ],
  'not ready in time': [
    {
      shows: onceSubmitted(
        record('not_ready', true, 1, {
          prSha: A,
          readiness: {
            requiresImpactedTargets: true,
            hasImpactedTargets: false,
            gitHubMergeability: 'not_mergeable',
          },
        }),
      ),
      inputs: { 'not-ready-timeout-minutes': '2' },
    },
    "### ⏸ #12 wasn't ready within 2 min: 2 things missing",
    '- The queue needs impacted targets, and none were uploaded for the head commit **Next:** Upload them with operation: set-impacted-targets in a workflow that runs for every push to the pull request.',
    '- GitHub says that it cannot be merged: a conflict, a missing review or a failed check **Next:** Set github-token, so that the step can say which.',
  ],
  'not ready in time, without a reason': [
    {
      shows: onceSubmitted(record('not_ready', true, 1)),
      inputs: { 'not-ready-timeout-minutes': '2' },
    },
    "### ⏸ #12 wasn't ready within 2 min",
    'The service does not list what is missing. Its own checks may have failed',
    '**Next:** Look at the pull request and its checks, and add what is missing.',
  ],
  'the time is up': [
    { shows: queued, inputs: TWO_MINUTES },
    '### ⏸ Timed out after 2 min; #12 is still TESTING',
    '**Next:** Raise timeout-minutes, or find out what holds up the queue.',
  ],
  'the time is up, on-timeout: pass': [
    { shows: queued, inputs: { ...TWO_MINUTES, 'on-timeout': 'pass' } },
    '### ⏸ Timed out after 2 min; #12 is still TESTING',
  ],
  'the time is up, on-timeout: cancel': [
    { shows: queued, inputs: { ...TWO_MINUTES, 'on-timeout': 'cancel' } },
    '### ⏸ Timed out after 2 min; #12 was taken out of the queue',
    '**Next:** Find out what held it up, then submit it again.',
    '1 min in the queue: **1 min testing** → cancelled 10:02&nbsp;UTC',
  ],
  'the time is up, and the cancellation is refused': [
    {
      shows: queued,
      cancel: { status: 403, body: 'not yours' },
      inputs: { ...TWO_MINUTES, 'on-timeout': 'cancel' },
    },
    '### ⏸ Timed out after 2 min; #12 is still TESTING',
    'It could not be taken out of the queue: POST /cancelPullRequest for #12 on main: HTTP 403: not yours. Check that api-token is an organization token, that repository belongs to its organization, and that no firewall or allow list shuts out the runner',
    '**Next:** Raise timeout-minutes, or find out what holds up the queue.',
  ],
  'the time is up after readings that failed': [
    {
      shows: onceSubmitted(afterAMinute({ status: 503 })),
      inputs: TWO_MINUTES,
    },
    '### ⏸ Timed out after 2 min; #12 was last TESTING',
    'The last reading failed: HTTP 503: OK',
    '**Next:** Raise timeout-minutes, or find out what holds up the queue.',
  ],
  'the service stops to accept the token': [
    {
      shows: onceSubmitted(afterAMinute({ status: 401 })),
    },
    '### ❌ Stopped waiting for #12: access was denied',
    'POST /getSubmittedPullRequest for #12 on main: HTTP 401: OK (poll 8, 20 s after the last answer)',
    '**Next:** Check that api-token is current, belongs to this organization, and is for version 1 of the API.',
  ],
  'another head while it waits': [
    {
      shows: onceSubmitted(({ now, cancelledAt }) =>
        cancelledAt === undefined
          ? record('testing', true, 1, { prSha: now < 60 ? A : B })
          : record('cancelled', false, 2, { prSha: B }),
      ),
      headOfEvent: A,
      inputs: EXPECTS_A,
    },
    '### ❌ #12 has another head than expected',
    'Its head is bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb. It was taken out of the queue',
    '**Next:** Run the checks of the new head, then submit that.',
    '1 min in the queue: **1 min testing** → cancelled 10:02&nbsp;UTC',
  ],
  'the run is cancelled': [
    { shows: queued, cancelRun: { after: 65 } },
    '### 🚫 The run was cancelled while #12 was TESTING',
    '**Next:** The pull request may still be merged; cancel it in the queue if it must not be.',
  ],
  'the run is cancelled, on-abort: cancel': [
    { shows: queued, inputs: { 'on-abort': 'cancel' }, cancelRun: { after: 65 } },
    '### 🚫 The run was cancelled, and #12 was taken out of the queue',
    '**Next:** Submit it again when it should be merged.',
    '1 min in the queue: **1 min testing** → cancelled 10:02&nbsp;UTC',
  ],
}

const WAIT_FOR_MERGE: Readonly<Record<string, Case>> = {
  'merged before': [{ shows: record('merged', false, 1) }, '### ✅ #12 merged into main'],
  'failed before': [
    { shows: record('failed', false, 1) },
    '### ❌ #12 failed in the merge queue',
    'The service gives no reason. See the checks of the test branch',
    '**Next:** Fix the failing checks, push, then submit it again.',
  ],
  'never in the queue': [
    { shows: MISSING },
    "### ❌ #12 isn't in the merge queue",
    'It was never submitted to the queue',
    '**Next:** Submit it, with operation: submit.',
  ],
  'a service that never answers': [
    { shows: { status: 503 }, inputs: TWO_MINUTES },
    '### ⏸ Timed out after 2 min; the state of #12 is not known',
    'The service did not answer: HTTP 503: OK',
    '**Next:** Check that Trunk is up and that api-url is its address, then run the step again.',
  ],
  'the run is cancelled before the service answers': [
    { shows: { status: 503 }, cancelRun: { after: 5 } },
    '### 🚫 The run was cancelled; no record of #12 was seen',
    '**Next:** The pull request may still be merged; cancel it in the queue if it must not be.',
  ],
  'in the queue before the step, on-timeout: cancel': [
    {
      shows: inQueueUntilCancelled,
      inputs: { ...TWO_MINUTES, 'on-timeout': 'cancel' },
    },
    '### ⏸ Timed out after 2 min; #12 was taken out of the queue',
    '**Next:** Find out what held it up, then submit it again.',
    '1 min in the queue: **1 min testing** → cancelled 10:02&nbsp;UTC',
  ],
}

const CANCEL: Readonly<Record<string, Case>> = {
  'taken out': [
    { shows: inQueueUntilCancelled },
    '### ✅ #12 on main was taken out of the queue',
    'State before TESTING · State CANCELLED',
  ],
  'not in the queue': [{ shows: MISSING }, '### ℹ️ #12 on main was not in the queue'],
  'not in the queue, strict': [
    { shows: record('failed', false, 1), inputs: STRICT },
    '### ❌ #12 on main was not in the queue',
    'Its state is FAILED',
    '**Next:** If this is fine, set strict: false.',
    'State before FAILED · State FAILED',
  ],
  'merged already': [
    { shows: record('merged', false, 1) },
    '### ℹ️ #12 on main is already merged, so there was nothing to cancel',
    'State before MERGED · State MERGED',
  ],
  'merged already, strict': [
    { shows: record('merged', false, 1), inputs: STRICT },
    '### ❌ #12 on main is already merged, so there was nothing to cancel',
    '**Next:** If this is fine, set strict: false.',
    'State before MERGED · State MERGED',
  ],
  'failed meanwhile': [
    {
      shows: ({ cancelledAt }) =>
        cancelledAt === undefined ? record('testing', true, 1) : record('failed', false, 2),
    },
    '### ℹ️ #12 on main had left the queue already',
    'State before TESTING · State FAILED',
  ],
  'planned in a dry run': [
    { shows: inQueueUntilCancelled, inputs: DRY_RUN },
    '### ℹ️ Dry run: 1 request planned, none sent',
    'POST /cancelPullRequest',
    '```json',
    '{"repo":{"host":"github.com","owner":"octo-org","name":"orion"},"targetBranch":"main","pr":{"number":12}}',
    '```',
  ],
  refused: [
    { shows: record('testing', true, 1), cancel: { status: 422, body: 'no' } },
    '### ❌ #12 was not taken out of the queue',
    'POST /cancelPullRequest for #12 on main: HTTP 422: no',
    "**Next:** Read Trunk's answer, correct the inputs, then run the step again.",
  ],
  'acknowledged, and still in the queue': [
    { shows: record('testing', true, 1) },
    "### ❌ Couldn't confirm that #12 left the queue",
    'POST /cancelPullRequest for #12 on main: the service acknowledged it, but for 120 s the service still showed the pull request in the queue',
    '**Next:** Check the queue before you run the step again.',
  ],
}

const RESTART: Readonly<Record<string, Case>> = {
  'not in the queue': [
    { shows: record('failed', false, 1) },
    '### ❌ #12 on main is not in the queue, so there are no tests to restart',
    'Its state is FAILED',
    '**Next:** Submit it first, with operation: submit.',
  ],
  'no record': [
    { shows: MISSING },
    '### ❌ #12 on main is not in the queue, so there are no tests to restart',
    'The service has no record of it',
    '**Next:** Submit it first, with operation: submit.',
  ],
  'merged already': [
    { shows: record('merged', false, 1) },
    '### ❌ #12 on main is already merged, so there are no tests to restart',
    '**Next:** There is nothing left to do.',
  ],
  restarted: [
    {
      shows: ({ restartedAt }) =>
        restartedAt === undefined ? record('pending_failure', true, 1) : record('testing', true, 2),
    },
    '### ✅ The tests of #12 on main were restarted',
    'State before PENDING_FAILURE · State TESTING',
  ],
  'gone when it was restarted': [
    {
      shows: ({ restartedAt }) =>
        restartedAt === undefined ? record('testing', true, 1) : record('failed', false, 2),
    },
    '### ❌ #12 on main is not in the queue, so there are no tests to restart',
    'Its state is FAILED',
    '**Next:** Submit it first, with operation: submit.',
  ],
  'in another state after the restart': [
    {
      shows: ({ restartedAt }) =>
        restartedAt === undefined ? record('testing', true, 1) : record('tests_passed', true, 2),
    },
    "### ❌ Couldn't confirm that the tests of #12 were restarted",
    'POST /restartTestsOnPullRequest for #12 on main: the service acknowledged it, but it moved on to TESTS_PASSED, which does not confirm that its tests were restarted',
    '**Next:** Check the queue before you run the step again.',
  ],
  'without a time stamp': [
    { shows: { body: { state: 'testing', isCurrentlySubmittedToQueue: true } } },
    "### ❌ Couldn't confirm that the tests of #12 were restarted",
    'POST /restartTestsOnPullRequest for #12 on main: the service acknowledged it, but the service shows no stateChangedAt, which would prove the restart',
    '**Next:** Check the queue before you run the step again.',
  ],
  'planned in a dry run': [
    { shows: record('testing', true, 1), inputs: DRY_RUN },
    '### ℹ️ Dry run: 1 request planned, none sent',
    'POST /restartTestsOnPullRequest',
    '```json',
    '{"repo":{"host":"github.com","owner":"octo-org","name":"orion"},"targetBranch":"main","pr":{"number":12}}',
    '```',
  ],
  refused: [
    { shows: record('testing', true, 1), restart: { status: 422, body: 'no' } },
    '### ❌ The tests of #12 were not restarted',
    'POST /restartTestsOnPullRequest for #12 on main: HTTP 422: no',
    "**Next:** Read Trunk's answer, correct the inputs, then run the step again.",
  ],
}

const ALL: readonly (readonly [string, Inputs, Readonly<Record<string, Case>>])[] = [
  ['submit', { operation: 'submit' }, SUBMIT],
  ['submit with wait', { operation: 'submit', wait: 'true' }, WAIT],
  ['wait-for-merge', { operation: 'wait-for-merge' }, WAIT_FOR_MERGE],
  ['cancel', { operation: 'cancel' }, CANCEL],
  ['restart-tests', { operation: 'restart-tests' }, RESTART],
]

describe.each(ALL)('%s', (_, operation, cases) => {
  test.each(Object.entries(cases))('%s', async (_name, [{ inputs, ...world }, ...summary]) => {
    const { seen } = await live(world, { ...operation, ...inputs })
    const [above = ''] = seen.summary.split('<details>')
    const lines = shown(above)
      .split('\n')
      .filter((line) => line !== '')
    expect(lines).toEqual(summary)
    expect(lines[0]).toMatch(/^### (✅|ℹ️|❌|🚫|⏸) .*#12|^### ℹ️ Dry run/)
    expect(new Set(lines).size).toBe(lines.length)
  })
})
