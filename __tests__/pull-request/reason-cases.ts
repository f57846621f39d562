/**
 * Why a pull request is not merged: the facts on both sides, and the reasons in their order.
 * A reason is written as `kind: words of its text @page > words of its remedy`.
 */
import type { CheckSeed } from '../../sandbox/github/seeds.js'
import type { Check } from '../../src/github/check.js'
import type { MergeFacts } from '../../src/github/merge-facts.js'
import type { reasonsOf } from '../../src/pull-request/reasons/reasons.js'
import { SubmittedPullRequest } from '../../src/service/schemas.js'
import { known } from '../../src/shared/fact.js'
import { A, B, recordOf, type World } from '../support/pull-request-world.js'

const PAGE = 'https://github.com/octo-org/orion/pull/12'
const LOG = 'https://ci.test/log'
/** The pages that a reason can lead to, by the name after `@`. */
export const PAGES: Readonly<Record<string, string>> = {
  pull: PAGE,
  commits: `${PAGE}/commits`,
  checks: `${PAGE}/checks`,
  conflicts: `${PAGE}/conflicts`,
  log: LOG,
  run: 'https://github.com/octo-org/orion/actions/runs/9901',
  other: `${PAGE.slice(0, -2)}7`,
}

/** Facts of a decision; `gitHub` over an open pull request without problems. */
export type Facts = Omit<Parameters<typeof reasonsOf>[0], 'ref' | 'gitHub'> & {
  readonly gitHub?: Partial<MergeFacts>
}
type Cases<T> = Readonly<Record<string, readonly [facts: T, ...reasons: string[]]>>

export const shows = (state: string, more: object = {}) =>
  SubmittedPullRequest.parse({
    state,
    isCurrentlySubmittedToQueue: !['failed', 'cancelled', 'merged'].includes(state),
    prSha: A,
    ...more,
  })
export const left = (facts: Partial<Facts> = {}): Facts => ({ record: shows('failed'), ...facts })
export const testing = (facts: Partial<Facts> = {}): Facts => ({
  record: shows('testing'),
  ...facts,
})
const ready = (readiness: object, facts: Partial<Facts> = {}): Facts => ({
  record: shows('not_ready', { readiness }),
  ...facts,
})
const blockedBy = (...blockReasons: { kind?: string; name?: string; url?: string }[]): Facts =>
  ready({}, { gitHub: {}, entry: { blockReasons } })
const culprit = (conflictCulprit?: object): Facts =>
  left({ gitHub: {}, entry: { reason: 'start_test_run_merge_conflict', conflictCulprit } as never })

const check = (name: string, state: Check['state'], required?: boolean): Check => ({
  name,
  state,
  url: LOG,
  required,
})
const UNIT = check('unit', 'failed', true)
const NOT_RUN = check('n', 'not-run', true)
const UNFINISHED = check('u', 'pending', true)
const RED = '`unit` failed on the test branch @log'
const DRAFT = 'draft: draft @pull'

/** Decided from facts alone. */
export const DECISIONS: Readonly<Record<string, Cases<Facts>>> = {
  'the pull request': {
    'waits its turn': [testing({ gitHub: {} })],
    'has merged in the queue': [{ record: shows('merged'), gitHub: { draft: true } }],
    'has merged elsewhere in the queue': [
      { record: shows('merged', { prBaseBranch: 'release' }) },
      'base-changed: merged into `release`, not into `main` > Open another pull request',
    ],
    'has merged on GitHub': [left({ failing: [UNIT], gitHub: { merged: true, closed: true } })],
    'is closed': [
      left({ gitHub: { closed: true, draft: true, conflicting: true } }),
      'closed: closed @pull > Reopen the pull request, then submit it again.',
    ],
    'is closed, and the queue says so': [
      left({ entry: { reason: 'pr_closed' }, gitHub: { closed: true } }),
      'queue-reason: closed @pull',
    ],
    'is a draft': [left({ gitHub: { draft: true } }), `${DRAFT} > review, then submit it again.`],
    'is a draft, and was closed for the queue': [
      left({ entry: { reason: 'pr_closed' }, gitHub: { draft: true } }),
      'queue-reason: closed @pull',
      DRAFT,
    ],
    'has another base on GitHub': [
      testing({ gitHub: { baseBranch: 'release' } }),
      'base-changed: Its base branch is `release` @pull > Change its base branch back to `main`',
    ],
    'has a base on GitHub that the record does not have yet': [
      { record: shows('testing', { prBaseBranch: 'release' }), gitHub: {} },
    ],
    'has a base that does not match, by its readiness': [
      ready({ doesBaseBranchMatch: false }),
      'base-changed: is not `main`',
    ],
    'has moved': [
      left({ gitHub: { headSha: B } }),
      `head-moved: from \`${A.slice(0, 12)}\` to \`${B.slice(0, 12)}\`; @commits > when its checks have passed.`,
    ],
    'has a head that no record shows': [
      { record: shows('testing', { prSha: undefined }), gitHub: {} },
    ],
    'was never submitted': [{ record: undefined }, 'not-in-queue: never submitted'],
    'is not in the queue': [
      { record: shows('pending', { isCurrentlySubmittedToQueue: false }), gitHub: {} },
      'not-in-queue: is not in the queue @pull',
    ],
    'has left the queue': [left()],
  },

  checks: {
    'required ones first': [
      left({ failing: [check('style', 'failed', false), UNIT] }),
      `check-failed: Required check ${RED}`,
      'check-failed: Check `style` failed on the test branch @log',
    ],
    'as they are listed, if GitHub does not show which are required': [
      left({
        gitHub: {
          testChecks: [
            check('a', 'failed'),
            check('b', 'failed', false),
            check('c', 'failed'),
            check('d', 'failed', true),
          ],
        },
      }),
      ...['d', 'a', 'b', 'c'].map((name) => `check-failed: \`${name}\` failed on the test @log`),
    ],
    'first, if the tests failed': [
      left({ failing: [UNIT], gitHub: { draft: true } }),
      `check-failed: ${RED}`,
      DRAFT,
    ],
    'first, if it is still tested and one is red': [
      testing({ failing: [UNIT], gitHub: { draft: true } }),
      `check-failed: ${RED}`,
      DRAFT,
    ],
    'last, if it is about to fail': [
      { record: shows('pending_failure'), failing: [UNIT], gitHub: { draft: true } },
      DRAFT,
      `check-failed: ${RED}`,
    ],
    'in each way in which they can hold it up': [
      testing({
        failing: [UNIT],
        notRun: [NOT_RUN],
        unfinished: [UNFINISHED],
        gitHub: {
          checks: [
            check('h', 'failed', true),
            check('maybe', 'failed'),
            check('optional', 'failed', false),
            check('p', 'pending', true),
            check('slow', 'pending', false),
            check('slower', 'pending'),
            check('fine', 'passed', true),
          ],
          unreportedChecks: known(['e', 'r']),
          testChecks: [
            check('t', 'pending', true),
            check('t2', 'pending', false),
            check('ok', 'passed', true),
          ],
        },
      }),
      `check-failed: ${RED}`,
      'check-missing: `n` did not run on the test branch @log',
      'check-pending: `u` has not finished on the test branch @log',
      'check-failed: `h` failed on the head commit @log',
      'check-failed: `maybe` failed on the head commit @log',
      'check-missing: `e` was never reported @checks',
      'check-missing: `r` was never reported @checks',
      'check-pending: `t` has not finished on the test branch @log',
      'check-pending: `p` has not finished on the head commit @log',
    ],
    'once, though only one side calls it required': [
      left({ failing: [check('unit', 'failed', false)], gitHub: { testChecks: [UNIT] } }),
      `check-failed: ${RED}`,
    ],
    'never the one of the queue itself': [
      left({
        failing: [check('Trunk Merge Queue (main)', 'failed', true)],
        entry: { blockReasons: [{ kind: 'failing_required_check', name: 'robot' }] },
        gitHub: { queueChecks: ['robot'], checks: [check('robot', 'failed', true)] },
      }),
    ],
    'before the word of the queue about them': [
      left({ failing: [UNIT], entry: { reason: 'test_run_required_status_failed' } }),
      `check-failed: ${RED}`,
      'queue-reason: a required check failed',
    ],
    'behind another word of the queue': [
      left({ failing: [UNIT], entry: { reason: 'test_run_timeout' } }),
      'queue-reason: took longer',
      `check-failed: ${RED}`,
    ],
    'that did not run, before the word of the queue, which has their remedy': [
      left({ notRun: [NOT_RUN], entry: { reason: 'test_run_required_status_failed' } }),
      'check-missing: `n` did not run @log > Run the workflow',
      'queue-reason: a required check failed > Run the workflow',
    ],
  },

  'a block of one that is not ready': {
    'behind its base': [blockedBy({ kind: 'behind_base' }), 'behind: behind `main` @pull'],
    'a conflict': [
      blockedBy({ kind: 'merge_conflict' }),
      'conflict: conflicts with `main` @conflicts',
    ],
    'a failing check with its page': [
      blockedBy({ kind: 'failing_required_check', name: 'unit', url: LOG }),
      'check-failed: Required check `unit` failed on the head commit @log',
    ],
    'a failing check without a name': [
      blockedBy({ kind: 'failing_required_check' }),
      'check-failed: A required check failed @pull',
    ],
    'a pending check with its page': [
      blockedBy({ kind: 'awaiting_required_check', name: 'unit', url: LOG }),
      'check-pending: Required check `unit` has not finished @log',
    ],
    'without a kind': [blockedBy({ name: 'unit' })],
    'each new word and name once': [
      blockedBy(
        { kind: 'merge_freeze', url: LOG },
        { kind: 'merge_freeze' },
        { kind: 'code_owner', name: 'mona`' },
        { kind: 'code_owner', name: 'hubot' },
      ),
      'queue-reason: The queue waits for: merge freeze @log > Look at the pull request and at the queue.',
      "queue-reason: The queue waits for: code owner (`mona'`) @pull",
      'queue-reason: The queue waits for: code owner (`hubot`) @pull',
    ],
  },

  'a merge': {
    'needs impacted targets': [
      ready({ requiresImpactedTargets: true, hasImpactedTargets: false }),
      'impacted-targets: impacted targets',
    ],
    'has them': [ready({ requiresImpactedTargets: true, hasImpactedTargets: true })],
    'may have them': [ready({ requiresImpactedTargets: true })],
    'is not possible, and the step cannot ask why': [
      ready({ gitHubMergeability: 'not_mergeable' }),
      'queue-reason: cannot be merged > github-token',
    ],
    'is not possible, and only the REST API answers, which does not show why': [
      ready({ gitHubMergeability: 'not_mergeable' }, { gitHub: {} }),
      'queue-reason: cannot be merged',
    ],
    'is not possible, and the step can ask why': [
      ready({ gitHubMergeability: 'not_mergeable' }, { gitHub: { conflicting: false } }),
    ],
    'is being worked out': [
      ready({ gitHubMergeability: 'in_progress' }, { gitHub: {} }),
      'queue-reason: still working out @pull > Wait',
    ],
    'waits for a queue that does not run': [
      testing({ queueState: 'switching_modes' }),
      'queue-state: The queue of `main` is switching modes',
    ],
    'is not explained in full': [
      testing({ missingPermissions: ['checks: read', 'statuses: read'] }),
      'permission-missing: lacks `checks: read`, `statuses: read`',
    ],
  },

  'the word of the queue': {
    'about a submission by a person': [testing({ entry: { reason: 'user_requested' } })],
    'about a submission by an API call': [testing({ entry: { reason: 'api_requested' } })],
    'about a restart': [
      testing({ entry: { reason: 'tests_restarted_by_user' } }),
      'queue-reason: restarted',
    ],
    'that is new': [left({ entry: { reason: 'a_new_word' } }), 'queue-reason: a new word'],
    'with a person': [
      left({ entry: { reason: 'user_requested', actor: 'ada' } }),
      'queue-reason: a person cancelled it (`ada`)',
    ],
    'that is a person': [left({ entry: { actor: 'ada' } }), 'queue-reason: it was `ada`'],
    'that is absent': [left({ entry: {} })],
    'about a conflict with a number': [
      culprit({ type: 'queue_pr', prNumber: 7, prUrl: PAGES['other'] }),
      'queue-reason: #7 ahead @other > Wait until #7 has merged',
    ],
    'about a conflict with one ahead': [
      culprit({ type: 'queue_pr' }),
      'queue-reason: a pull request ahead of it @pull > that one',
    ],
    'about a conflict with the branch': [
      culprit({ type: 'base_branch' }),
      'queue-reason: conflicts with the target branch @pull',
    ],
    'about a conflict with a number below': [
      culprit({ type: 'stacked_pr', prNumber: 7 }),
      'queue-reason: #7 that it is stacked on @pull > Rebase it onto #7',
    ],
    'about a conflict with one below': [
      culprit({ type: 'stacked_pr' }),
      'queue-reason: pull request that it is stacked on @pull > Rebase it onto the pull request',
    ],
    'about a conflict': [
      culprit(),
      'queue-reason: conflicts with the branch or with what is @pull > resolve the conflict',
    ],
    'about something else, beside what it conflicts with': [
      left({ entry: { reason: 'pr_closed', conflictCulprit: { type: 'base_branch' } } as never }),
      "queue-reason: The queue's reason: it was closed",
    ],
  },
}

/** Facts for the same remedy in the queue and out of it, where it ends with another submission. */
export const SUBMITTED_AGAIN: Readonly<Record<string, Partial<Facts>>> = {
  closed: { gitHub: { closed: true } },
  draft: { gitHub: { draft: true } },
  'check-failed': { failing: [UNIT] },
  conflict: { gitHub: { conflicting: true } },
  'changes-requested': { gitHub: { changesRequested: true } },
  'review-required': { gitHub: { reviewRequired: true } },
  'check-missing': { notRun: [NOT_RUN] },
  'check-pending': { unfinished: [UNFINISHED] },
  behind: { gitHub: { behind: true } },
}
/** Facts whose remedy is the same in both. */
export const NOT_SUBMITTED_AGAIN: Readonly<Record<string, Partial<Facts>>> = {
  'base-changed': { gitHub: { baseBranch: 'next' } },
  'head-moved': { gitHub: { headSha: B } },
  'queue-state': { queueState: 'paused' },
  'permission-missing': { missingPermissions: ['checks: read'] },
}

export const FAILED = recordOf('failed')
export const CANCELLED = recordOf('cancelled')
export const NOT_READY = recordOf('not_ready')
export const LINT = { name: 'lint', conclusion: 'FAILURE', url: LOG, required: true } as const
export const RUN = 'cc58fdda-3258-4f4e-b229-7c5dd9c29324'
export const TEST_BRANCH = `trunk-merge/pr-12/${RUN}`
/** Details of a test run in which `CI` failed. */
export const FAILED_CI = {
  requiredStatuses: ['CI'],
  statusChecks: [{ context: 'CI', url: LOG, state: 'FAILURE' }],
  testedPullRequests: [{ prNumber: 12 }],
}

const onTestBranch = (...checks: readonly CheckSeed[]) => ({
  gitHubServer: { branches: [TEST_BRANCH], branchChecks: { [TEST_BRANCH]: checks } },
})
const blocked = (gitHub: NonNullable<World['gitHub']>): World => ({ shows: NOT_READY, gitHub })
const took = (...timeline: object[]): World => ({ shows: CANCELLED, history: { timeline } })
const failedBy = (failure: object): World => ({
  shows: FAILED,
  history: { timeline: [{ state: 'failed', failure }] },
})
const SAYS = "queue-reason: The queue's reason: "

/**
 * Checks as the service and GitHub show them, several facts at once, and all that the service can
 * say; sandbox/reasons.test.ts has a reason of each kind.
 */
export const WORLDS: Readonly<Record<string, Cases<World>>> = {
  'GitHub or the service shows': {
    'a check that is expected': [
      blocked({ checks: [{ name: 'cla', status: 'EXPECTED', required: true }] }),
      'check-missing: `cla` was never reported @checks > Run the workflow that reports the check',
    ],
    'a check that asks for an action': [
      blocked({
        checks: [{ name: 'deploy', conclusion: 'ACTION_REQUIRED', url: LOG, required: true }],
      }),
      'check-pending: Required check `deploy` waits for approval on the head commit @log > Approve it on GitHub, or ask someone who may.',
    ],
    'a deployment that waits for a person, by a ruleset': [
      blocked({ checks: [{ name: 'deploy', waits: true, url: LOG }], rulesetChecks: ['deploy'] }),
      'check-pending: Required check `deploy` waits for approval @log > Approve it on GitHub',
    ],
    'a check run of the service that asks for an action': [
      {
        ...failedBy({ testRun: { id: RUN } }),
        details: {
          requiredStatuses: ['CI'],
          checkSuites: [
            {
              checkRuns: [
                { name: 'CI', url: LOG, status: 'completed', conclusion: 'action_required' },
              ],
            },
          ],
          testedPullRequests: [{ prNumber: 12 }],
        },
      },
      'check-pending: `CI` waits for approval on the test branch @log > Approve it on GitHub, or ask someone who may, then submit it again.',
    ],
    'a workflow of a new contributor': [
      blocked({ workflowsToApprove: ['CI'], requiredChecks: ['unit'] }),
      'check-pending: Workflow `CI` waits for approval on the head commit @run > Approve it on GitHub',
      'check-missing: `unit` was never reported @checks > Approve the workflow that waits',
    ],
  },

  'several facts': {
    'come in the order: the queue, what takes it out, the checks, the rest': [
      {
        ...took({ cancellation: { reason: 'pr_pushed_to' } }),
        gitHub: {
          headSha: B,
          review: 'REVIEW_REQUIRED',
          mergeable: 'CONFLICTING',
          checks: [LINT],
        },
      },
      `${SAYS}commits @pull`,
      'head-moved: moved @commits',
      'check-failed: lint @log',
      'conflict: main @conflicts',
      'review-required: review @pull',
    ],
    'begin with the checks after failed tests, required ones first': [
      {
        shows: FAILED,
        gitHub: { headSha: B },
        ...onTestBranch(
          { name: 'docs', conclusion: 'FAILURE' },
          { name: 'test', conclusion: 'TIMED_OUT', required: true },
        ),
      },
      'check-missing: Required check `test` did not run on the test branch: it timed out.',
      'check-failed: Check `docs` failed on the test branch',
      'head-moved: moved @commits',
    ],
    'are failures without missing requirements for a closed one': [
      {
        shows: recordOf('cancelled', {
          readiness: { requiresImpactedTargets: true, hasImpactedTargets: false },
        }),
        gitHub: {
          state: 'closed',
          draft: true,
          mergeable: 'CONFLICTING',
          mergeStateStatus: 'BEHIND',
          review: 'CHANGES_REQUESTED',
          requiredChecks: ['renamed'],
          checks: [{ name: 'slow', required: true }, LINT],
        },
      },
      'closed: closed @pull',
      'check-failed: lint @log',
    ],
    'are a merge into another base on GitHub': [
      { shows: CANCELLED, gitHub: { merged: true, baseBranch: 'release' } },
      'base-changed: It was merged into `release`, not into `main` @pull',
    ],
  },

  'the timeline': {
    'has a word in upper case': [took({ reason: 'TEST_RUN_TIMEOUT' }), `${SAYS}its test run @pull`],
    'has a word of JavaScript': [took({ reason: 'constructor' }), `${SAYS}constructor @pull`],
    'has it in the object of the state before another one': [
      took({ notReady: { reason: 'old' }, state: 'cancelled', cancellation: { reason: 'new' } }),
      `${SAYS}new @pull`,
    ],
    'has none in the newest entry': [took({ state: 'cancelled' }, { reason: 'OLD' })],
    'is about another state': [took({ state: 'testing', reason: 'OLD' })],
    'is absent beside a reason': [{ shows: CANCELLED, history: { reason: 'X' } }],
    'has what blocks it, a new word last': [
      {
        shows: NOT_READY,
        history: {
          timeline: [
            {
              state: 'not_ready',
              notReady: {
                blockReasons: [
                  { kind: 'new_<b>moon</b>' },
                  { kind: 'failing_required_check', name: 'lint', url: LOG },
                ],
              },
            },
          ],
        },
      },
      'check-failed: `lint` @log > Fix the failing check',
      'queue-reason: The queue waits for: new <b>moon</b> @pull > Look at the pull request',
    ],
    'has the checks that failed its test run, though the branch is gone': [
      failedBy({
        reason: 'test_run_required_status_failed',
        failureCausingStatuses: [{ name: 'e2e', url: LOG }, 'unit', 7],
      }),
      'check-failed: `e2e` @log',
      'check-failed: `unit`',
      `${SAYS}a required check failed @pull`,
    ],
  },
}
