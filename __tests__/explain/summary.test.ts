/** Verdict, summary and reasons of an explanation, in worlds of each verdict and of each end of a retry. */
import type { VerdictName } from '../../src/explain/verdict.js'
import {
  type ExplainWorld,
  explainWorld,
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
  rows,
  runIn,
  STOPPED,
  WITHOUT_CHECKS,
} from './explained.js'

const inQueue = (state: string) => ({ record: queued(state) })
const failure = (reason: string) => ({ entry: failedBy(reason) })
const cancellation = (reason: string) => ({
  record: { state: 'cancelled' },
  entry: { cancellation: { reason, actor: 'mona' } },
})

const WORLDS: Readonly<Record<VerdictName, Readonly<Record<string, ExplainWorld>>>> = {
  merged: {
    'the record shows it': { record: { state: 'merged' } },
    'GitHub shows the merge of a pull request without a record': {
      record: null,
      pullRequest: { merged: true },
    },
  },
  'not-submitted': {
    'there is no record': { record: null },
    'it is a draft': { record: null, pullRequest: { draft: true } },
  },
  queued: {
    'it waits its turn': inQueue('pending'),
    'it is tested, and a check is red': inQueue('testing'),
    'it may fail through another one': {
      record: PENDING_FAILURE,
      details: { testedPullRequests: [{ prNumber: 12 }, { prNumber: 13 }] },
    },
    'the timeline names another one in its run': {
      record: PENDING_FAILURE,
      entry: { otherTestedPullRequests: [{ prNumber: 13 }] },
    },
  },
  'not-ready': {
    'it is not ready': {
      ...inQueue('not_ready'),
      entry: { notReady: { blockReasons: [{ kind: 'behind_base' }] } },
      pullRequest: { review: 'REVIEW_REQUIRED' },
    },
    'it waits in a paused queue': { ...inQueue('pending'), queue: { state: 'paused' } },
  },
  cancelled: {
    'by a person': cancellation('user_requested'),
    'by a push': { ...cancellation('pr_pushed_to'), pullRequest: { headSha: 'd'.repeat(40) } },
    'by a close': { ...cancellation('pr_closed'), pullRequest: { state: 'closed' } },
    'by a draft': { ...cancellation('pr_converted_to_draft'), pullRequest: { draft: true } },
    'by another base': {
      ...cancellation('pr_base_branch_changed'),
      pullRequest: { baseBranch: 'release' },
    },
    'with one that it is stacked on': failure('prerequisite_merge_item_failed'),
  },
  conflict: {
    'by the service': failure('start_test_run_merge_conflict'),
    'by GitHub': {
      entry: null,
      checks: [GREEN],
      pullRequest: { mergeable: 'CONFLICTING' },
    },
  },
  'merge-refused': {
    'by GitHub': { checks: [GREEN], ...failure('github_api_merge_refused') },
  },
  infrastructure: {
    'a check was cancelled': { checks: [STOPPED] },
    'the run timed out': { checks: [{ name: 'unit', suite: 7 }], ...failure('test_run_timeout') },
  },
  'broken-base': {
    'the target branch fails, too': { baseChecks: [FAILED_CHECK] },
  },
  'known-flaky': {
    'it is submitted again': { inputs: RETRY },
    'it is submitted again, and merged': {
      inputs: RETRY,
      after: { state: 'merged', isCurrentlySubmittedToQueue: false },
    },
    'its tests are restarted': { inputs: RETRY, record: PENDING_FAILURE },
    'it was retried before': {
      inputs: RETRY,
      gitHub: { comments: [ownComment(`retried=${HEAD}`, 'Retried.')] },
    },
    'it is not retried, because a review requests changes': {
      inputs: RETRY,
      pullRequest: { reviews: [{ author: 'mona', state: 'CHANGES_REQUESTED' }] },
    },
    'a dry run would retry it': { inputs: { ...RETRY, 'dry-run': 'true' } },
  },
  'check-failed': {
    'a check failed': {},
    'a check failed in a run of several': {
      details: { testedPullRequests: [{ prNumber: 12 }, { prNumber: 13 }] },
    },
    'a check failed that was run again and is green': { checks: [GREEN], entry: blames('unit') },
    'only the timeline is known': { details: null, event: null },
    'a rule is not met': { inputs: RETRY, listing: [] },
    'a fact is unread': { inputs: RETRY, details: LISTED, gitHub: WITHOUT_CHECKS },
    'there is no token': { inputs: { 'github-token': '' } },
  },
  undecided: {
    'all checks are green now': { checks: [GREEN] },
    'a gate was skipped, because a job that it needs was cancelled': {
      details: { requiredStatuses: ['gate'] },
      checks: [STOPPED, { ...FAILED_CHECK, name: 'gate', conclusion: 'SKIPPED' }],
    },
    'its state is unknown': inQueue('levitating'),
  },
}

// Without links, and without the table of failing tests.
test.each(rows(WORLDS))('%s: %s', async (expected, _, world) => {
  const { verdict, passed, seen, summary } = await explained(world)
  expect(verdict).toBe(expected)
  expect({ passed, errors: seen.errors }).toEqual({ passed: true, errors: [] })
  const shortened = summary
    .replace(/trunk-merge\/\S+/g, 'B')
    .replace(/<details>.*<\/details>/gs, '(failing tests)')
  expect(shortened.trim().split(/\n+/).join('\n')).toMatchSnapshot()
})

/** All operations ask the same about a pull request that has come to a stop, if they have a token. */
const STOPPED_STATES: readonly unknown[] = ['pending_failure', 'not_ready', 'cancelled', undefined]
const SETTLED = rows(WORLDS).filter(
  ([verdict, , { record, inputs }]) =>
    verdict !== 'known-flaky' &&
    inputs === undefined &&
    record !== null &&
    STOPPED_STATES.includes((record as { state?: string } | undefined)?.state),
)

test.each(SETTLED)('get-pull-request gives the same reasons for %s: %s', async (...row) => {
  // Without the event that names the test run, which a gate does not read.
  await using played = await explainWorld({ ...row[2], event: null })
  const reasonsOf = async (inputs: Record<string, string>) => {
    const { reasons } = await runIn(played, inputs)
    return reasons.map(({ kind, text }) => `${kind}: ${text}`)
  }
  expect(await reasonsOf({ operation: 'get-pull-request' })).toEqual(await reasonsOf({}))
})
