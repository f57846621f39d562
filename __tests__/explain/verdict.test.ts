/** Whose failure it is. */
import { VERDICTS, verdictWithoutRules } from '../../src/explain/verdict.js'
import {
  ABOUT_TO_FAIL,
  check,
  factsOf,
  gitHub,
  inQueue,
  type Loose,
  onBase,
  queue,
  runOf,
  unit,
  word,
} from '../support/explain-facts.js'
import {
  type ExplainWorld,
  explainWorld,
  FAILED_CHECK,
  PENDING_FAILURE,
  RETRY,
  RUN,
} from '../support/explain-world.js'
import { describe, expect, test } from '../support/jest.js'
import {
  blames,
  explained,
  failedBy,
  GREEN,
  queued,
  rows,
  runIn,
  STOPPED,
  WITHOUT_CHECKS,
} from './explained.js'

/** Two worlds of each verdict, or more. */
const WORLDS: Readonly<Record<string, Readonly<Record<string, ExplainWorld>>>> = {
  merged: {
    'the record shows it': { record: { state: 'merged' } },
    'GitHub shows the merge of a pull request without a record': {
      record: null,
      pullRequest: { merged: true },
    },
    'only the REST API of GitHub answers, and shows the merge': {
      record: null,
      pullRequest: { merged: true },
      gitHub: { graphql: false },
    },
  },
  'not-submitted': {
    'there is no record': { record: null },
    'it was merged into another branch': {
      record: null,
      pullRequest: { merged: true, baseBranch: 'release' },
    },
    'only the REST API of GitHub answers, and shows a merge into another branch': {
      record: null,
      pullRequest: { merged: true, baseBranch: 'release' },
      gitHub: { graphql: false },
    },
  },
  queued: {
    'it waits its turn': { record: queued('pending') },
    'it is tested, and a check is red': { record: queued('testing'), event: null },
    'it failed in a batch': {
      record: PENDING_FAILURE,
      details: { testedPullRequests: [{ prNumber: 12 }, { prNumber: 13 }] },
    },
    'one ahead is not done': {
      record: PENDING_FAILURE,
      details: { dependentPrs: [9] },
      queue: { enqueuedPullRequests: [{ prNumber: 9 }] },
    },
    'one ahead is not done in a queue that tests one on top of the other': {
      record: PENDING_FAILURE,
      details: { dependentPrs: undefined },
      queue: {
        mode: 'single',
        enqueuedPullRequests: [{ prNumber: 9, state: 'testing' }, { prNumber: 12 }],
      },
    },
    'the timeline names others in its run': {
      record: PENDING_FAILURE,
      entry: { otherTestedPullRequests: [{ prNumber: 13 }] },
    },
  },
  'not-ready': {
    'it is not ready': { record: queued('not_ready') },
    'it waits in a paused queue': { record: queued('pending'), queue: { state: 'paused' } },
    'its merge waits in a paused queue': {
      record: queued('tests_passed'),
      queue: { state: 'paused' },
      event: null,
    },
  },
  cancelled: {
    'a person cancelled it': {
      record: { state: 'cancelled' },
      entry: { cancellation: { reason: 'user_requested', actor: 'mona' } },
    },
    'a pull request that it is stacked on failed': {
      entry: failedBy('prerequisite_merge_item_failed'),
    },
  },
  conflict: {
    'the service reports it': { entry: failedBy('start_test_run_merge_conflict') },
    'GitHub shows it, and no check failed': {
      entry: null,
      checks: [GREEN],
      pullRequest: { mergeable: 'CONFLICTING' },
    },
  },
  'merge-refused': {
    'GitHub was merging already': {
      checks: [GREEN],
      entry: failedBy('github_api_merge_already_in_progress'),
    },
    'the service reports that GitHub refused it': {
      checks: [GREEN],
      entry: failedBy('github_api_merge_refused'),
    },
  },
  infrastructure: {
    'a check was cancelled': { checks: [STOPPED] },
    'a check was cancelled, and the service blames it': {
      checks: [STOPPED],
      entry: blames('unit'),
      inputs: RETRY,
    },
    'a check never reported': { checks: [{ ...GREEN, name: 'lint' }] },
    'the run timed out while a check ran': {
      checks: [{ name: 'unit', suite: 7 }],
      entry: failedBy('test_run_timeout'),
    },
  },
  'broken-base': {
    'the failed check fails on the target branch, too': { baseChecks: [FAILED_CHECK] },
    'both failed checks fail on the target branch': {
      details: { requiredStatuses: ['unit', 'e2e'] },
      checks: [FAILED_CHECK, { name: 'e2e', status: 'ERROR' }],
      baseChecks: [FAILED_CHECK, { name: 'e2e', status: 'FAILURE' }],
    },
    'a check that only the service counts as required fails on the target branch': {
      details: { requiredStatuses: ['lint'] },
      checks: [FAILED_CHECK, { ...GREEN, name: 'lint' }],
      baseChecks: [FAILED_CHECK],
      entry: blames('unit'),
    },
  },
  'check-failed': {
    'one of two failed checks fails on the target branch, too': {
      details: { requiredStatuses: ['unit', 'e2e'] },
      checks: [FAILED_CHECK, { name: 'e2e', status: 'ERROR' }],
      baseChecks: [FAILED_CHECK],
    },
    'GitHub shows a conflict beside the failed check': {
      entry: null,
      pullRequest: { mergeable: 'CONFLICTING' },
    },
    'only a status of this name fails on the target branch': {
      baseChecks: [{ name: 'unit', status: 'FAILURE' }],
    },
    'only the service says so, and the checks could not be read': {
      details: { checkSuites: null, statusChecks: null },
      gitHub: WITHOUT_CHECKS,
    },
    'only the service says so, and the run is gone': { details: null },
    'the service blames it, and the run is gone': {
      details: null,
      entry: { failure: { reason: 'x', failureCausingStatuses: ['unit'] } },
    },
  },
  'known-flaky': {
    'it has failed': { inputs: RETRY },
    'it is about to fail': { record: PENDING_FAILURE, inputs: RETRY },
  },
  undecided: {
    'a check has not finished': { checks: [{ name: 'unit', suite: 7 }] },
    'a check failed, and a status with its name has not finished': {
      checks: [FAILED_CHECK, { name: 'unit', status: 'PENDING' }],
    },
    'all checks are green': { checks: [GREEN] },
    'the checks could not be read, and Trunk gives no reason': {
      details: { checkSuites: null, statusChecks: null },
      gitHub: WITHOUT_CHECKS,
      entry: { failure: { testRun: { id: RUN } } },
    },
    'its state is unknown': { record: queued('levitating') },
  },
}

describe('the verdict of a step', () => {
  test.each(rows(WORLDS))('%s: %s', async (verdict, _, world) => {
    const { outputs, seen, passed, sent } = await explained(world, { 'retry-on': 'never' })
    expect(outputs['verdict']).toBe(verdict)
    expect(outputs['outcome']).toBe(verdict === 'not-submitted' ? verdict : 'explained')
    expect({ passed, errors: seen.errors, sent }).toEqual({ passed: true, errors: [], sent: [] })
    expect(outputs['report-markdown']).toContain('12')
  })

  test('every verdict has two worlds', () => {
    expect(Object.keys(WORLDS).toSorted()).toEqual(Object.keys(VERDICTS).toSorted())
    for (const worlds of Object.values(WORLDS))
      expect(Object.keys(worlds).length).toBeGreaterThanOrEqual(2)
  })
})

/** Worlds in which something has come to a stop: all operations ask the same about it. */
const STOPPED_STATES: readonly unknown[] = ['pending_failure', 'not_ready', 'cancelled', undefined]
const SETTLED = rows(WORLDS).filter(
  ([, , { record }]) =>
    record !== null && STOPPED_STATES.includes((record as { state?: string } | undefined)?.state),
)

test.each(SETTLED)('get-pull-request gives the same reasons for %s: %s', async (...row) => {
  // Without the event that names the test run, which a gate does not read.
  await using played = await explainWorld({ ...row[2], event: null })
  const reasonsOf = async (inputs: Record<string, string>) => {
    const { reasons } = await runIn(played, { 'retry-on': 'never', ...inputs })
    return reasons.map(({ kind, text }) => `${kind}: ${text}`)
  }
  expect(await reasonsOf({ operation: 'get-pull-request' })).toEqual(await reasonsOf({}))
})

test('without a record, the output `submitted` is false', async () => {
  const { outputs } = await explained({ record: null, pullRequest: { merged: true } })
  expect(outputs).toMatchObject({ verdict: 'merged', submitted: 'false' })
})

type Cases = Readonly<Record<string, Readonly<Record<string, Loose>>>>
const verdictOf = (facts: Loose) => verdictWithoutRules(factsOf(facts))

describe('the verdict on facts', () => {
  const CASES: Cases = {
    merged: {
      'GitHub shows the merge into the target branch': gitHub({ merged: true }),
      'the record shows the merge': { record: { state: 'MERGED' } },
    },
    'check-failed': {
      'GitHub shows a merge into another branch': gitHub({ merged: true, baseBranch: 'next' }),
      'GitHub shows it open': gitHub({ merged: false }),
      'it is about to fail with one that it is stacked on': {
        ...ABOUT_TO_FAIL,
        ...word('prerequisite_merge_item_cancelled'),
      },
    },
    queued: {
      'it waits, and the queue cannot be read': inQueue('PENDING'),
      'it waits in a queue that runs': { ...inQueue('PENDING'), queue: queue() },
      'its tests passed': inQueue('TESTS_PASSED'),
      'it merges before the queue is drained': {
        ...inQueue('TESTS_PASSED'),
        queue: { ...queue(), state: 'draining' },
      },
      'it is tested': inQueue('TESTING'),
    },
    'not-ready': {
      'it waits in a queue that is drained': {
        ...inQueue('PENDING'),
        queue: { ...queue(), state: 'draining' },
      },
      'a paused queue merges nothing': {
        ...inQueue('TESTS_PASSED'),
        queue: { ...queue(), state: 'paused' },
      },
      'it is not ready': inQueue('NOT_READY'),
    },
    undecided: {
      'the record shows a merge into another branch': {
        record: { state: 'MERGED', prBaseBranch: 'next' },
      },
      'it is in the queue without a state': inQueue(undefined as never),
      'it left the queue in an unknown state': { record: { state: 'LEVITATING' } },
    },
    cancelled: {
      'it was cancelled': { record: { state: 'CANCELLED' } },
      'it failed with one that it is stacked on': word('prerequisite_merge_item_cancelled'),
      'it failed because of a push': word('pr_pushed_to'),
      'it failed because of another base branch': word('pr_base_branch_changed'),
      'it failed because it waited too long': word('not_ready_timeout_expired'),
    },
  }
  test.each(rows(CASES))('%s: %s', (verdict, _, facts) => {
    expect(verdictOf(facts)).toBe(verdict)
  })
})

describe('the verdict on a pull request that is about to fail', () => {
  const ahead = (...numbers: number[]) => ({
    run: runOf([check('unit', 'failed')], { ahead: numbers }),
  })
  const stackedOn = (...numbers: number[]) => ({
    entry: { prerequisitePullRequests: numbers.map((prNumber) => ({ prNumber })) },
  })

  const CASES: Cases = {
    'check-failed': {
      alone: {},
      'behind one that is done': { ...ahead(9), queue: queue(12) },
      'behind itself': { ...ahead(12), queue: queue(12) },
      'behind itself, in a queue that cannot be read': ahead(12),
      'on top of one that is done': { ...stackedOn(9), queue: queue(12) },
      'while it waits for nothing': { entry: { waitingFor: [] } },
    },
    queued: {
      'with another one in its run': {
        run: runOf([check('unit', 'failed')], { tested: [{ prNumber: 12 }, { prNumber: 13 }] }),
      },
      'behind one in the queue': { ...ahead(9), queue: queue(9, 12) },
      'behind one, in a queue that cannot be read': ahead(9),
      'behind two, one of them done': { ...ahead(8, 9), queue: queue(9, 12) },
      'on top of one in the queue': { ...stackedOn(9), queue: queue(9, 12) },
      'on top of one, and its run is not known': { ...stackedOn(9), run: undefined },
      'while it waits for one': { entry: { waitingFor: [{ prNumber: 9 }] } },
    },
  }
  test.each(rows(CASES))('%s: %s', (verdict, _, facts) => {
    expect(verdictOf({ ...ABOUT_TO_FAIL, ...facts })).toBe(verdict)
  })
})

describe('the verdict on a pull request that failed', () => {
  const timedOut = word('test_run_timeout')
  const conflicting = gitHub({ conflicting: true })
  const CASES: Cases = {
    conflict: {
      'the service reports it, whatever failed': word('start_test_run_merge_conflict'),
      'GitHub shows it, and no check failed': { ...conflicting, ...unit('passed') },
      'GitHub shows it, and a check has not finished': { ...conflicting, ...unit('pending') },
    },
    'check-failed': {
      'GitHub shows a conflict beside the failed check': conflicting,
      'the run timed out, a check failed, and another has not finished': {
        ...timedOut,
        run: runOf([check('unit', 'failed'), check('lint', 'pending')]),
      },
      'the target branch fails another check': onBase(check('lint', 'failed')),
      'the target branch passes the check': onBase(check('unit', 'passed')),
      'the target branch fails a status of this name only': onBase(
        check('unit', 'failed', { kind: 'status' }),
      ),
      'the target branch has no checks': onBase(),
    },
    undecided: {
      'GitHub shows no conflict, and all checks passed': {
        ...gitHub({ conflicting: false }),
        ...unit('passed'),
      },
      'a check has not finished': unit('pending'),
      'a check failed, and another has not finished': {
        run: runOf([check('unit', 'failed'), check('lint', 'pending')]),
      },
      'a check failed, and nothing that can be read shows another required one': {
        run: runOf([check('unit', 'failed')], { required: ['unit', 'lint'], isWhole: false }),
      },
      'the run timed out, and all have passed': { ...timedOut, ...unit('passed') },
      'the run timed out, and is not known': { ...timedOut, run: undefined },
      'all have passed': unit('passed'),
      'its run is not known': { run: undefined },
    },
    infrastructure: {
      'the run timed out with a check that has not finished': { ...timedOut, ...unit('pending') },
      'a check did not run': unit('not-run'),
    },
    'broken-base': {
      'the target branch fails the check, too': onBase(check('unit', 'failed')),
    },
  }
  test.each(rows(CASES))('%s: %s', (verdict, _, facts) => {
    expect(verdictOf(facts)).toBe(verdict)
  })

  test.each([
    'github_api_x',
    'merge_refused',
    'x_merge_rejected',
    'merge_blocked_y',
    'merge_error',
    'x_branch_protection_y',
  ])('the reason %s is a refused merge, unless a check failed', (reason) => {
    expect(verdictOf({ ...word(reason), ...unit('passed') })).toBe('merge-refused')
    expect(verdictOf(word(reason))).toBe('check-failed')
  })

  test.each(['x_github_api_y', 'github_api', 'merge', 'branch-protection'])(
    'the reason %s is no refused merge',
    (reason) => {
      expect(verdictOf({ ...word(reason), ...unit('passed') })).toBe('undecided')
    },
  )
})
