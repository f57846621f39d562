/** Whose failure it is, from facts alone. */
import { verdictWithoutRules } from '../../src/explain/verdict.js'
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
import { describe, expect, test } from '../support/jest.js'
import { rows } from './explained.js'

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
      'behind one, in a queue that tests each on top of all ahead of it': {
        ...ahead(),
        queue: { ...queue(9, 12), mode: 'single' },
      },
      'behind one, in a queue whose mode nothing shows': {
        run: runOf([check('unit', 'failed')], { ahead: undefined }),
        queue: queue(9, 12),
      },
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
      'a check failed, and a status with its name has not finished': {
        run: runOf([check('unit', 'failed'), check('unit', 'pending', { kind: 'status' })]),
      },
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
      'a check did not run, and the service blames it': {
        ...unit('not-run'),
        entry: { failureCausingStatuses: [{ name: 'unit' }] },
      },
      'a check never reported': { run: runOf([check('lint', 'passed')]) },
    },
    'broken-base': {
      'the target branch fails the check, too': onBase(check('unit', 'failed')),
      'the target branch fails a check that only the service counts as required': {
        ...onBase(check('unit', 'failed')),
        run: runOf([check('unit', 'failed', { required: false }), check('lint', 'passed')], {
          required: ['lint'],
        }),
        entry: { failureCausingStatuses: [{ name: 'unit' }] },
      },
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
