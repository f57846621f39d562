/** The verdict on facts, case by case: whose failure it is, and what became of the checks. */

import {
  explain as explainFacts,
  explanationReport,
  failingTests,
  testsReport,
} from '../../src/explain/explanation.js'
import { type Facts, type TestFacts, withConclusions } from '../../src/explain/facts.js'
import type { TestVerdict } from '../../src/explain/known-tests.js'
import { planRetry, retriedHead } from '../../src/explain/retry.js'
import { judgeFailures } from '../../src/explain/rules.js'
import { type VerdictName, verdictWithoutRules } from '../../src/explain/verdict.js'
import type { Check } from '../../src/github/check.js'
import type { OwnComment } from '../../src/github/posts.js'
import {
  failingChecks,
  resultOf,
  type TestRun,
  testRunOf,
} from '../../src/pull-request/test-run.js'
import { TestingDetails } from '../../src/service/schemas.js'
import { type Fact, known, unread } from '../../src/shared/fact.js'
import { pullRequestRef } from '../../src/shared/references.js'
import { describe, expect, test } from '../support/jest.js'

const ref = pullRequestRef({ host: 'github.com', owner: 'octo-org', name: 'orion' }, 'main', 12)
const HEAD = 'a'.repeat(40)

const check = (name: string, state: Check['state'], over: Partial<Check> = {}): Check => ({
  ...{ kind: 'run', name, state, required: true },
  ...over,
})
const runOf = (checks: readonly Check[], over: Partial<TestRun> = {}): TestRun => ({
  ...{ id: 'x', branch: undefined, sha: undefined, status: undefined, createdAt: undefined },
  ...{ isBisection: false, tested: [{ prNumber: 12 }], ahead: [], required: ['unit'] },
  ...{ checks, isWhole: true, gitHubChecks: known(checks), allRequired: known(['unit']) },
  ...over,
})
/** Facts as plain values; `undefined` for one that is unread. */
interface Loose {
  readonly record?: unknown
  readonly entry?: unknown
  readonly hasTimeline?: boolean
  readonly run?: unknown
  readonly gitHub?: unknown
  readonly queue?: unknown
  readonly base?: unknown
}
const factOf = (value: unknown): Fact<never> =>
  value === undefined ? unread('HTTP 502') : known(value as never)
const factsOf = ({ record, entry, hasTimeline = true, ...over }: Loose = {}): Facts => {
  const { run, gitHub, queue, base } = { run: runOf([check('unit', 'failed')]), ...over }
  return withConclusions({
    ref,
    record: {
      ...{ state: 'FAILED', isCurrentlySubmittedToQueue: false, ...(record as object) },
    } as Facts['record'],
    history: known({ hasTimeline, entry: entry as never }),
    ...{ run: factOf(run), gitHub: factOf(gitHub), queue: factOf(queue), base: factOf(base) },
    ...{ tests: undefined, notes: ['A note.'] },
  })
}
const queue = (...numbers: number[]) => ({
  ...{ state: 'running', enqueuedPullRequests: numbers.map((prNumber) => ({ prNumber })) },
})
const inQueue = (state: string) => ({ record: { state, isCurrentlySubmittedToQueue: true } })
const ABOUT_TO_FAIL = inQueue('PENDING_FAILURE')
const unit = (state: Check['state']) => ({ run: runOf([check('unit', state)]) })
const ahead = (...numbers: number[]) => ({
  run: runOf([check('unit', 'failed')], { ahead: numbers }),
})
const stackedOn = (...numbers: number[]) => ({
  entry: { prerequisitePullRequests: numbers.map((prNumber) => ({ prNumber })) },
})
const word = (reason: string) => ({ entry: { reason } })
const onBase = (...checks: Check[]) => ({ base: { sha: HEAD, checks } })
const gitHub = (over: object) => ({
  gitHub: {
    ...{ headSha: HEAD, baseBranch: 'main', createdAt: '2026-09-10T00:00:00Z' },
    ...{ changeRequests: known([]), ...over },
  },
})

test.each<[string, string, Loose]>([
  ['merged', 'GitHub merged it into the branch', gitHub({ merged: true })],
  ['check-failed', 'GitHub merged it into another', gitHub({ merged: true, baseBranch: 'next' })],
  ['check-failed', 'GitHub has it open', gitHub({ merged: false })],
  ['queued', 'it waits, and the queue cannot be read', inQueue('PENDING')],
  ['queued', 'it waits in a queue that runs', { ...inQueue('PENDING'), queue: queue() }],
  ['not-ready', 'it waits', { ...inQueue('PENDING'), queue: { ...queue(), state: 'draining' } }],
  ['queued', 'its tests passed', inQueue('TESTS_PASSED')],
  [
    'queued',
    'it merges before the queue is drained',
    { ...inQueue('TESTS_PASSED'), queue: { ...queue(), state: 'draining' } },
  ],
  [
    'not-ready',
    'a paused queue merges nothing',
    { ...inQueue('TESTS_PASSED'), queue: { ...queue(), state: 'paused' } },
  ],
  ['queued', 'it is tested', inQueue('TESTING')],
  ['not-ready', 'it is not ready', inQueue('NOT_READY')],
  ['merged', 'the record says so', { record: { state: 'MERGED' } }],
  [
    'undecided',
    'merged into another branch',
    { record: { state: 'MERGED', prBaseBranch: 'next' } },
  ],
  ['undecided', 'it is in the queue without a state', inQueue(undefined as never)],
  ['undecided', 'it left in a state that nobody knows', { record: { state: 'LEVITATING' } }],
  ['cancelled', 'it was cancelled', { record: { state: 'CANCELLED' } }],
  ['cancelled', 'it failed with another one', word('prerequisite_merge_item_cancelled')],
  [
    'check-failed',
    'about to fail with another one',
    { ...ABOUT_TO_FAIL, ...word('prerequisite_merge_item_cancelled') },
  ],
])('%s: %s', (verdict, _, over) => {
  expect(verdictWithoutRules(factsOf(over))).toBe(verdict)
})

describe('about to fail: whose failure it is', () => {
  test.each<[string, string, Loose]>([
    ['check-failed', 'alone', {}],
    [
      'queued',
      'with another one in its run',
      { run: runOf([check('unit', 'failed')], { tested: [{ prNumber: 12 }, { prNumber: 13 }] }) },
    ],
    ['queued', 'behind one in the queue', { ...ahead(9), queue: queue(9, 12) }],
    ['check-failed', 'behind one that is done', { ...ahead(9), queue: queue(12) }],
    ['queued', 'behind one, in a queue that cannot be read', ahead(9)],
    ['queued', 'behind two, one of them done', { ...ahead(8, 9), queue: queue(9, 12) }],
    ['check-failed', 'behind itself', { ...ahead(12), queue: queue(12) }],
    ['check-failed', 'behind itself, in a queue that cannot be read', ahead(12)],
    ['queued', 'on top of one in the queue', { ...stackedOn(9), queue: queue(9, 12) }],
    ['check-failed', 'on top of one that is done', { ...stackedOn(9), queue: queue(12) }],
    ['queued', 'on top of one, and its run is not known', { ...stackedOn(9), run: undefined }],
    ['queued', 'while it waits for one', { entry: { waitingFor: [{ prNumber: 9 }] } }],
    ['check-failed', 'while it waits for nothing', { entry: { waitingFor: [] } }],
  ])('%s: %s', (verdict, _, over) => {
    expect(verdictWithoutRules(factsOf({ ...ABOUT_TO_FAIL, ...over }))).toBe(verdict)
  })
})

describe('failed: by what', () => {
  const timedOut = word('test_run_timeout')
  const conflicting = gitHub({ conflicting: true })
  test.each<[string, string, Loose]>([
    ['conflict', 'the service says so, whatever failed', word('start_test_run_merge_conflict')],
    ['conflict', 'GitHub says so, and no check failed', { ...conflicting, ...unit('passed') }],
    [
      'conflict',
      'GitHub says so, and a check has not finished',
      { ...conflicting, ...unit('pending') },
    ],
    ['check-failed', 'GitHub says so, beside a failed check', conflicting],
    [
      'undecided',
      'GitHub says that there is none',
      { ...gitHub({ conflicting: false }), ...unit('passed') },
    ],
    ...[
      'github_api_x',
      'merge_refused',
      'merge_rejected',
      'merge_blocked',
      'merge_error',
      'x_branch_protection_y',
    ].flatMap((reason): [string, string, Loose][] => [
      ['merge-refused', reason, { ...word(reason), ...unit('passed') }],
      ['check-failed', `${reason}, beside a failed check`, word(reason)],
    ]),
    ['undecided', 'a word of another kind', { ...word('x_github_api_y'), ...unit('passed') }],
    ['undecided', 'a check has not finished', unit('pending')],
    [
      'undecided',
      'one has not finished beside one that failed',
      { run: runOf([check('unit', 'failed'), check('lint', 'pending')]) },
    ],
    [
      'check-failed',
      'the same, and the run timed out',
      { ...timedOut, run: runOf([check('unit', 'failed'), check('lint', 'pending')]) },
    ],
    [
      'infrastructure',
      'the run timed out with a check that has not finished',
      { ...timedOut, ...unit('pending') },
    ],
    ['undecided', 'the run timed out, and all have passed', { ...timedOut, ...unit('passed') }],
    ['undecided', 'the run timed out, and is not known', { ...timedOut, run: undefined }],
    ['infrastructure', 'a check did not run', unit('not-run')],
    ['undecided', 'all have passed', unit('passed')],
    ['undecided', 'its run is not known', { run: undefined }],
    ['broken-base', 'the branch fails it, too', onBase(check('unit', 'failed'))],
    ['check-failed', 'the branch fails another one', onBase(check('lint', 'failed'))],
    ['check-failed', 'the branch passes it', onBase(check('unit', 'passed'))],
    [
      'check-failed',
      'the branch fails one of the other kind',
      onBase(check('unit', 'failed', { kind: 'status' })),
    ],
    ['check-failed', 'the branch fails nothing', onBase()],
  ])('%s: %s', (verdict, _, over) => {
    expect(verdictWithoutRules(factsOf(over))).toBe(verdict)
  })
})

const details = (over: object) =>
  TestingDetails.parse({ requiredStatuses: ['unit'], checkSuites: [], statusChecks: [], ...over })

test('the checks whose failing tests must be known are those that failed', () => {
  const check = (name: string, state: 'failed' | 'not-run') => ({
    name,
    state,
    kind: 'run' as const,
  })
  const red = check('unit', 'failed')
  const siblings = [check('lint', 'failed'), check('docs', 'not-run')]
  const result = { failed: [red], notRun: [], pending: [], siblings } as never
  expect(failingChecks(result).map(({ name }) => name)).toEqual(['unit', 'lint'])
})

describe('what a run says of its checks', () => {
  const names = (run: TestRun) => {
    const { failed, notRun, pending, siblings } = resultOf(run, undefined)
    const all = { failed, notRun, pending, siblings }
    return Object.fromEntries(
      Object.entries(all).flatMap(([key, checks]) =>
        checks.length === 0 ? [] : [[key, checks.map(({ name }) => name)]],
      ),
    )
  }
  const state = { name: 'unit', state: 'passed' as const, kind: 'run' as const }
  const onGitHub = ({
    checks,
    facts,
    ...more
  }: {
    readonly checks?: unknown
    facts?: unknown
  }) => ({
    ...{ checks: factOf(checks), facts: factOf(facts), ...more },
  })
  test.each<[string, object, object, object]>([
    ['nothing reported anything', {}, { checks: [] }, { notRun: ['unit'] }],
    [
      'nothing reported it, on GitHub',
      { statusChecks: null },
      { checks: [{ ...state, name: 'lint' }] },
      { notRun: ['unit'] },
    ],
    [
      'nothing reported it, at the service',
      { statusChecks: [{ context: 'lint', state: 'SUCCESS' }] },
      {},
      { notRun: ['unit'] },
    ],
    [
      'GitHub has forgotten the commit',
      { statusChecks: null },
      { checks: [] },
      { pending: ['unit'] },
    ],
    ['the service lists none', {}, {}, { pending: ['unit'] }],
    ['no statuses are known', { statusChecks: null }, {}, { pending: ['unit'] }],
    ['no check runs are known', { checkSuites: null }, {}, { pending: ['unit'] }],
    ['it passed', {}, { checks: [state] }, {}],
    [
      'it passed in one suite and failed in another',
      {},
      {
        checks: [
          { ...state, suite: 1 },
          { ...state, suite: 2, state: 'failed' },
        ],
      },
      { failed: ['unit'] },
    ],
    [
      'the app of the queue reports it',
      {},
      { checks: [{ ...state, app: 'trunk-io' }] },
      { notRun: ['unit'] },
    ],
    ['another app reports it', {}, { checks: [{ ...state, app: 'actions' }] }, {}],
    [
      'the service has another kind of it',
      { statusChecks: [{ context: 'unit', state: 'FAILURE' }] },
      { checks: [state] },
      { failed: ['unit'] },
    ],
    [
      'the service has another kind of it with the same result',
      { statusChecks: [{ context: 'unit', state: 'SUCCESS' }] },
      { checks: [state] },
      {},
    ],
    [
      'only the service knows it',
      { statusChecks: [{ context: 'unit', state: 'FAILURE' }] },
      { checks: [] },
      { failed: ['unit'] },
    ],
    [
      'the base branch requires it',
      { requiredStatuses: null },
      { facts: { requiredChecks: ['lint'] }, checks: [] },
      { notRun: ['lint'] },
    ],
    [
      'the queue has its own list',
      {},
      { facts: { requiredChecks: ['lint'] }, checks: [state] },
      {},
    ],
    [
      'it is the queue itself',
      { requiredStatuses: ['Merge Queue (main)'] },
      { checks: [{ ...state, name: 'Merge Queue (main)', state: 'failed' }] },
      {},
    ],
    [
      'the service lists the queue itself',
      { statusChecks: [{ context: 'Merge Queue (main)', state: 'FAILURE' }] },
      { checks: [state] },
      {},
    ],
    [
      'GitHub shows that it is the queue',
      { requiredStatuses: ['mq'] },
      { facts: { queueChecks: ['mq'] }, checks: [] },
      {},
    ],
  ])('%s', (_, service, found, result) => {
    expect(names(testRunOf('x', details(service), onGitHub(found), ref))).toEqual(result)
  })

  test('a check of the same suite belongs to it if it failed or did not run', () => {
    const of = (suite: string | undefined, state: Check['state'], required = false) =>
      check(`${suite} ${state}`, state, { suite, required } as Partial<Check>)
    const run = runOf(
      [
        ...[of('1', 'failed', true), of(undefined, 'failed', true)],
        ...(['failed', 'not-run', 'passed', 'pending'] as const).flatMap((state) =>
          ['1', '2', undefined].map((suite) => of(suite, state)),
        ),
      ],
      { required: [] },
    )
    expect(names(run)['siblings']).toEqual(['1 failed', '1 not-run'])
  })

  test('a run as both say it', () => {
    const {
      checks: _,
      gitHubChecks: _read,
      allRequired,
      ...run
    } = testRunOf(
      'id',
      details({
        ...{ testBranch: 'trunk-merge/x', testBranchSha: 'ABC', status: 'FAILED' },
        createdAt: '2026-09-17T10:16:00Z',
        testedPullRequests: [{ prNumber: 12, title: 'T' }],
        dependentPrs: [9],
      }),
      onGitHub({ checks: [] }),
      ref,
    )
    expect(allRequired).toEqual(known(['unit']))
    expect(run).toEqual({
      ...{ id: 'id', branch: 'trunk-merge/x', sha: 'abc', status: 'failed', isWhole: true },
      ...{ createdAt: Date.parse('2026-09-17T10:16:00Z'), isBisection: false, required: ['unit'] },
      ...{ tested: [{ prNumber: 12, prUrl: undefined, title: 'T' }], ahead: [9] },
    })
  })

  test.each<[string, string, object]>([
    ['by its id', 'x-bisection-1', {}],
    ['by its branch', 'x', { testBranch: 'trunk-merge/pr-12/x-Bisection' }],
  ])('a bisection is known %s', (_, id, over) => {
    expect(testRunOf(id, details({ createdAt: 'soon', ...over }), onGitHub({}), ref)).toMatchObject(
      {
        ...{ isBisection: true, createdAt: undefined, tested: [], ahead: undefined },
      },
    )
  })

  test('the workflow of a suite is known where GitHub tells it', () => {
    const checks = [state, { ...state, suite: 7 }, { ...state, suite: 8 }]
    const { checks: shown } = testRunOf(
      'x',
      details({}),
      { ...onGitHub({ checks }), workflows: new Map([[7, 'CI']]) },
      ref,
    )
    expect(shown.map(({ workflow }) => workflow)).toEqual([undefined, 'CI', undefined])
  })
})

describe('a check that the service blames', () => {
  const blamed = (checks: readonly Check[] | undefined) => {
    const entry = { failureCausingStatuses: [{ name: 'unit', url: 'https://ci.test' }] } as never
    const run = checks && runOf(checks, { required: ['unit'] })
    const { failed, notRun, pending } = resultOf(run, entry)
    return {
      failed: failed.map(({ url = 'GitHub' }) => url),
      notRun: notRun.length,
      pending: pending.length,
    }
  }
  test.each<[string, readonly Check[] | undefined, object]>([
    ['its run is not known', undefined, { failed: ['https://ci.test'], notRun: 0, pending: 0 }],
    ['it failed', [check('unit', 'failed')], { failed: ['GitHub'], notRun: 0, pending: 0 }],
    [
      'it failed, and is not required',
      [check('unit', 'failed', { required: false })],
      { failed: ['GitHub'], notRun: 0, pending: 0 },
    ],
    ['it was stopped', [check('unit', 'not-run')], { failed: [], notRun: 1, pending: 0 }],
    ['it never reported', [], { failed: ['https://ci.test'], notRun: 0, pending: 0 }],
    [
      'it has not finished',
      [check('unit', 'pending')],
      { failed: ['https://ci.test'], notRun: 0, pending: 0 },
    ],
    [
      'it passed',
      [check('unit', 'passed')],
      { failed: ['https://ci.test'], notRun: 0, pending: 0 },
    ],
    [
      'another one has not finished',
      [check('lint', 'pending')],
      { failed: ['https://ci.test'], notRun: 0, pending: 1 },
    ],
  ])('%s', (_, checks, shown) => {
    expect(blamed(checks)).toEqual(shown)
  })
})

describe('the explanation', () => {
  const explain = (over: Loose, available = true, retry = {}) => {
    const facts = factsOf(over)
    const verdict = { name: verdictWithoutRules(facts), tests: [] }
    const explanation = explainFacts(facts, verdict, new Set(), available)
    return { explanation, report: explanationReport(facts, verdict, explanation, retry) }
  }
  const tested = (...numbers: number[]) => ({
    run: runOf([check('unit', 'failed')], { tested: numbers.map((prNumber) => ({ prNumber })) }),
  })

  test.each<[string, string, Loose]>([
    [
      'in a batch',
      '#12 failed a required check, tested together with #11, #13',
      tested(11, 12, 13),
    ],
    ['alone', '#12 failed a required check', tested(12)],
    [
      'in a batch, about to fail',
      '#12 is in the queue, and its result is still open, tested together with #13',
      { ...ABOUT_TO_FAIL, ...tested(12, 13) },
    ],
    [
      'in a batch, cancelled',
      '#12 was taken out of the queue',
      { ...tested(12, 13), record: { state: 'CANCELLED' } },
    ],
    [
      'with the branch broken',
      `#12 fails only checks that also fail on \`main\` at \`${'a'.repeat(12)}\``,
      onBase(check('unit', 'failed')),
    ],
  ])('the headline of one %s', (_, headline, over) => {
    expect(explain(over).report.headline).toBe(headline)
  })

  test('facts, notes and the next step', () => {
    const { report } = explain({
      ...gitHub({ url: 'https://github.com/x' }),
      run: runOf([check('unit', 'failed')], { branch: 'b' }),
    })
    expect(report).toMatchObject({
      ...{
        status: 'bad',
        mark: undefined,
        why: ['A note.'],
        pullRequestUrl: 'https://github.com/x',
      },
      facts: [
        ['State', 'FAILED'],
        ['Test branch', 'b'],
      ],
      commits: [['Head commit', 'a'.repeat(12)]],
      remedy: 'Fix the failing check and push, then submit it again.',
    })
    expect(explain({ record: { prSha: 'c'.repeat(40) } }).report.commits?.[0]).toEqual([
      'Head commit',
      'c'.repeat(12),
    ])
  })

  test('a retry is its mark, its sentence and its state', () => {
    const retry = {
      isSent: true,
      text: 'It was submitted again once',
      last: { record: { state: 'PENDING', isCurrentlySubmittedToQueue: true } },
      next: 'Wait for the queue to finish.',
    }
    expect(explain({}, true, retry).report).toMatchObject({
      ...{ mark: '🔁', why: ['It was submitted again once', 'A note.'], status: 'bad' },
      ...{
        facts: [
          ['State', 'PENDING'],
          ['Test branch', undefined],
        ],
      },
      remedy: 'Wait for the queue to finish.',
    })
  })

  test('a merged pull request has no next step', () => {
    expect(explain({ record: { state: 'MERGED' } }).report.remedy).toBeUndefined()
  })

  test.each<[string, string[], Loose, boolean]>([
    ['GitHub can be asked', ['check-failed'], {}, true],
    ['there is no token', ['check-failed', 'permission-missing'], {}, false],
    ['it is merged', [], { record: { state: 'MERGED' } }, false],
  ])('the missing token is a reason: %s', (_, kinds, over, available) => {
    const { reasons } = explain(over, available).explanation
    expect(reasons.map(({ kind }) => kind)).toEqual(kinds)
  })

  test.each<[string, string[], readonly string[], readonly Check[]]>([
    ['is required', ['unit'], ['unit'], [check('unit', 'failed')]],
    ['is not required', [], ['unit'], [check('lint', 'failed', { required: false })]],
    [
      'may be the cause, where nothing is required',
      ['lint'],
      [],
      [check('lint', 'failed', { required: false })],
    ],
    ['passed, where nothing is required', [], [], [check('lint', 'passed', { required: false })]],
    ['has two rows', ['unit'], ['unit'], [check('unit', 'failed'), check('unit', 'failed')]],
  ])('a failing check that %s', (_, failing, required, checks) => {
    const { explanation } = explain({ run: runOf(checks, { required }) })
    expect(explanation.failing.map(({ name }) => name)).toEqual(failing)
  })

  test('the reason that the headline gives is left out of the report, and no other', () => {
    const facts = {
      ...factsOf({ ...gitHub({ draft: true }), run: undefined }),
      record: undefined,
    }
    const explained = (name: VerdictName) =>
      explainFacts(facts, { name, tests: [] }, new Set(), true)
    const kinds = (name: VerdictName) => explained(name).shownReasons.map(({ kind }) => kind)
    expect(explained('not-submitted').reasons.map(({ kind }) => kind)).toEqual([
      'draft',
      'not-in-queue',
    ])
    expect(kinds('not-submitted')).toEqual(['draft'])
    expect(kinds('undecided')).toEqual(['draft', 'not-in-queue'])
  })

  test('a verdict with one next step takes those of its reasons away, but for the token', () => {
    const remedies = (over: Loose) =>
      explain(over, false).explanation.reasons.map(
        ({ kind, remedy }) => `${kind} ${remedy !== undefined}`,
      )
    expect(remedies({})).toEqual(['check-failed false', 'permission-missing true'])
    expect(remedies(unit('pending'))).toEqual(['check-pending true', 'permission-missing true'])
    expect(remedies({ ...inQueue('NOT_READY'), ...gitHub({ draft: true }) })).toContain(
      'draft true',
    )
  })
})

describe('the failing tests', () => {
  const at = (name: string, file?: string) =>
    ({ name, file, classname: undefined, parent: undefined }) as const
  const row = (id: string, over: object = {}) => ({
    id,
    name: 'x',
    html_url: `https://t/${id}`,
    ...over,
  })
  const tests = [
    { kind: 'known', test: at('adds', 'a.ts'), rows: [row('1'), row('2')] },
    { kind: 'known', test: at('drops'), rows: [row('3', { quarantined: true })] },
    { kind: 'unlisted', rule: 4, why: 'it is not listed', test: at('moves'), rows: [] },
  ] as unknown as readonly TestVerdict[]

  test('each with its row of the listing, or why it has none', () => {
    expect(testsReport({ tests })).toBe(
      [
        '<details><summary>3 failing tests</summary>\n',
        '| Failing test | In the listing |',
        '| --- | --- |',
        '| <a href="https://t/1">adds</a><br><sub><code>a.ts</code></sub> | known to be flaky |',
        '| <a href="https://t/3">drops</a> | known to be flaky, quarantined |',
        '| moves | it is not listed |',
        '\n</details>',
      ].join('\n'),
    )
    expect(testsReport({ tests: [] })).toBe('')
    expect(failingTests({ tests })).toEqual([
      {
        ...{ name: 'adds', file: 'a.ts', known: true },
        rows: [
          { id: '1', url: 'https://t/1' },
          { id: '2', url: 'https://t/2' },
        ],
      },
      { name: 'drops', known: true, rows: [{ id: '3', url: 'https://t/3' }] },
      { name: 'moves', known: false, why: 'it is not listed', rows: [] },
    ])
  })

  test('as many as fit into 20 000 bytes', () => {
    const many = Array.from({ length: 1000 }, () => tests[2] as TestVerdict)
    const table = testsReport({ tests: many })
    expect(table.length).toBeGreaterThan(19_000)
    expect(table.length).toBeLessThan(21_000)
    expect(table).toContain('the output <code>failing-tests</code> has all of them')
  })
})

describe('the rules of `known-flaky`', () => {
  const AT = Date.parse('2026-09-17T10:16:00Z')
  const TEST = { name: 'adds', classname: undefined, parent: undefined, file: 'test/a.ts' }
  const listed = {
    ...{ id: '1', name: 'adds', file_path: 'test/a.ts', quarantined: false },
    ...{ status: { value: 'flaky', timestamp: '2026-09-01T00:00:00Z' } },
    pull_requests_impacted_last_7d: 5,
  }
  const RUN = { sha: 'b'.repeat(40), id: 'ABC' }
  const failed = (finishedAt?: number) => check('unit', 'failed', { finishedAt, suite: 7 } as never)
  const testsOf = (...names: string[]) =>
    new Map(names.map((name) => [check(name, 'failed'), [TEST]]))
  const broken = ({
    flaky,
    run,
    checks = [failed(AT)],
    ...over
  }: Loose & { checks?: readonly Check[]; readonly flaky?: object }) => {
    const facts = factsOf({
      record: { stateChangedAt: '2026-09-17T10:16:00Z', prSha: HEAD },
      entry: { testRun: { id: 'abc' } },
      run: run === null ? undefined : runOf(checks, { ...RUN, ...(run as object) }),
      ...gitHub({}),
      base: { sha: HEAD, checks: [] },
      ...over,
    })
    const { evidence, listing, changes, containsHead, hasOtherBranch } = {
      ...{ evidence: { testsOf: testsOf('unit') }, listing: [listed], hasOtherBranch: undefined },
      ...{ changes: [[12, []]] as const, containsHead: true },
      ...flaky,
    }
    const tests: TestFacts = {
      ...{ evidence, workspace: '/w', listing: factOf(listing) },
      changes: new Map(changes.map(([number, files]) => [number, factOf(files)])),
      ...{ containsHead: factOf(containsHead), hasOtherBranch: factOf(hasOtherBranch) },
    }
    const found = judgeFailures(facts, tests).broken
    return found ? `${found.rule}: ${found.why}` : 'known-flaky'
  }
  const MINUTES = 60_000
  const alone = { hasTimeline: false, flaky: { hasOtherBranch: false } }

  test.each<[string, string, Parameters<typeof broken>[0]]>([
    ['all of them hold', 'known-flaky', {}],
    [
      'of a run that is not known',
      '1: the test run is not known: HTTP 502',
      { run: null, entry: { failureCausingStatuses: [{ name: 'unit' }] } },
    ],
    ['of a bisection', '1: the test run is part of a bisection', { run: { isBisection: true } }],
    [
      'of a run that is not named',
      '1: the service does not name this test run as the one that it failed by',
      { entry: {} },
    ],
    [
      'without an entry',
      '1: the service does not name this test run as the one that it failed by',
      { entry: undefined },
    ],
    ['ten minutes before', 'known-flaky', { ...alone, checks: [failed(AT - 10 * MINUTES)] }],
    [
      'more than ten minutes before',
      '1: it is not known to be the run that it failed by',
      { ...alone, checks: [failed(AT - 10 * MINUTES - 1)] },
    ],
    ['ten minutes after', 'known-flaky', { ...alone, checks: [failed(AT + 10 * MINUTES)] }],
    [
      'more than ten minutes after',
      '1: it is not known to be the run that it failed by',
      { ...alone, checks: [failed(AT + 10 * MINUTES + 1)] },
    ],
    [
      'at a time that is not known',
      '1: it is not known to be the run that it failed by',
      { ...alone, checks: [failed()] },
    ],
    [
      'with a record that has no time',
      '1: it is not known to be the run that it failed by',
      { ...alone, record: { prSha: HEAD } },
    ],
    [
      'the last required check counts',
      'known-flaky',
      {
        ...alone,
        checks: [failed(AT - 60 * MINUTES), check('lint', 'passed', { finishedAt: AT })],
      },
    ],
    [
      'another one does not',
      '1: it is not known to be the run that it failed by',
      {
        ...alone,
        checks: [
          failed(AT - 60 * MINUTES),
          check('lint', 'passed', { finishedAt: AT, required: false }),
        ],
      },
    ],
    [
      'the one that is blamed does',
      'known-flaky',
      {
        ...alone,
        run: { required: [] },
        entry: { failureCausingStatuses: [{ name: 'unit' }] },
        checks: [check('unit', 'failed', { finishedAt: AT, required: false })],
      },
    ],
    [
      'there is a newer branch',
      '1: there may be a newer test run',
      { ...alone, flaky: { hasOtherBranch: true } },
    ],
    [
      'the branches are not known',
      '1: the test branches could not be read: HTTP 502',
      { ...alone, flaky: { hasOtherBranch: undefined } },
    ],
    ['one did not run', '2: `lint` did not run', { run: { required: ['unit', 'lint'] } }],
    [
      'one of its suite did not run',
      '2: `e2e` did not run',
      { checks: [failed(AT), check('e2e', 'not-run', { required: false, suite: 7 } as never)] },
    ],
    [
      'one of its suite failed, too',
      'known-flaky',
      { checks: [failed(AT), check('e2e', 'failed', { required: false, suite: 7 } as never)] },
    ],
    [
      'one has not finished when the run times out',
      '2: `lint` has not finished',
      {
        entry: { reason: 'test_run_timeout', testRun: { id: 'abc' } },
        checks: [failed(AT), check('lint', 'pending')],
      },
    ],
    [
      'the reports prove nothing',
      '3: no report',
      { flaky: { evidence: { rule: 3, why: 'no report' } } },
    ],
    [
      'without a listing',
      '8: the listing of flaky tests could not be read to its end',
      { flaky: { listing: undefined } },
    ],
    ['it is not listed', '4: `adds`: ', { flaky: { listing: [] } }],
    [
      'all of a check are quarantined',
      '4: every failing test of `unit` is quarantined, so something else failed it',
      { flaky: { listing: [{ ...listed, quarantined: true }] } },
    ],
    [
      'those of one of two checks are',
      '4: every failing test of `lint` is quarantined, so something else failed it',
      {
        flaky: {
          listing: [listed, { ...listed, id: '2', name: 'drops', quarantined: true }],
          evidence: {
            testsOf: new Map([
              ...testsOf('unit'),
              [check('lint', 'failed'), [{ ...TEST, name: 'drops' }]],
            ]),
          },
        },
      },
    ],
    [
      'one is not listed, and those of another check are',
      '4: `adds`: ',
      {
        flaky: {
          listing: [{ ...listed, id: '2', name: 'drops', quarantined: true }],
          evidence: {
            testsOf: new Map([
              [check('lint', 'failed'), [{ ...TEST, name: 'drops' }]],
              ...testsOf('unit'),
            ]),
          },
        },
      },
    ],
    [
      'it became flaky lately',
      '5: `adds`: ',
      {
        flaky: {
          listing: [
            {
              ...listed,
              status: { value: 'flaky', timestamp: '2026-09-12T00:00:00Z' },
              pull_requests_impacted_last_7d: 0,
            },
          ],
        },
      },
    ],
    [
      'quarantined and lately',
      '4: every failing test of `unit` is quarantined, so something else failed it',
      {
        flaky: {
          listing: [
            {
              ...listed,
              quarantined: true,
              status: { value: 'flaky', timestamp: '2026-09-12T00:00:00Z' },
              pull_requests_impacted_last_7d: 0,
            },
          ],
        },
      },
    ],
    ['its file is changed', '6: `adds`: ', { flaky: { changes: [[12, [{ path: 'test/a.ts' }]]] } }],
    [
      'GitHub does not show the head',
      '7: the present head commit could not be read: HTTP 502',
      { gitHub: undefined },
    ],
    [
      'the head has moved',
      '7: the head commit has moved since it was submitted',
      gitHub({ headSha: 'c'.repeat(40) }),
    ],
    [
      'a record without a head',
      'known-flaky',
      { record: { stateChangedAt: '2026-09-17T10:16:00Z' } },
    ],
    [
      'the run does not contain the head',
      '7: nothing proves that the test run tested the present head commit',
      { flaky: { containsHead: false } },
    ],
    [
      'the commit of the run is not known',
      '7: nothing proves that the test run tested the present head commit',
      { run: { sha: undefined } },
    ],
  ])('%s', (_, expected, over) => {
    const found = broken(over)
    expect(expected.endsWith(': ') ? found.slice(0, expected.length) : found).toBe(expected)
  })
})

describe('the retry that is planned', () => {
  const plan = (over: Loose, name: VerdictName = 'known-flaky') => {
    const shown = {
      ...gitHub({ changesRequested: false, headSha: 'A'.repeat(40) }),
      queue: queue(),
    }
    const planned = planRetry(name, factsOf({ ...shown, ...over }))
    return 'why' in planned ? planned.why : `${planned.kind} ${planned.head}`
  }
  const open = (over: object) => gitHub({ changesRequested: false, ...over })
  test.each<[string, Loose]>([
    [`submit ${HEAD}`, {}],
    [`restart ${HEAD}`, ABOUT_TO_FAIL],
    ['it is not known to be flaky', { record: undefined }],
    ['its head commit is not known', { gitHub: undefined }],
    ['the queue could not be read', { queue: undefined }],
    ['the queue is switching modes', { queue: { ...queue(), state: 'switching_modes' } }],
    ['it is closed', open({ closed: true })],
    ['it is a draft', open({ draft: true })],
    ['its base branch is `next`', open({ baseBranch: 'next' })],
    ['it is TESTING', inQueue('TESTING')],
    ['it is FAILED', inQueue('FAILED')],
    ['a review requests changes', open({ changesRequested: true })],
    ['a review by `mona` requests changes', open({ changeRequests: known(['mona']) })],
    ['the reviews could not be read: HTTP 403', open({ changeRequests: unread('HTTP 403') })],
    ['the reviews could not be read', open({ changeRequests: undefined })],
    [`restart ${HEAD}`, { ...ABOUT_TO_FAIL, ...open({ changesRequested: true }) }],
  ])('%s', (planned, over) => {
    const facts =
      'record' in over && over.record === undefined
        ? { ...factsOf(), record: undefined }
        : undefined
    expect(facts ? planRetry('known-flaky', facts) : plan(over)).toEqual(
      facts ? { why: planned } : planned,
    )
  })

  test('only where it is known to be flaky', () => {
    for (const name of ['check-failed', 'broken-base', 'infrastructure', 'undecided'] as const)
      expect(plan({}, name)).toBe('it is not known to be flaky')
  })

  test.each([
    ['', undefined],
    ['retried=', ''],
    ['retried=ABC', 'abc'],
    ['claimed=abc', undefined],
  ])('the head whose retry a comment with %j counts', (data, head) => {
    expect(retriedHead({ data } as OwnComment)).toBe(head)
  })
})
