/** What a test run shows of its checks. */
import type { Check } from '../../src/github/check.js'
import { TestingDetails } from '../../src/service/schemas.js'
import { known } from '../../src/shared/fact.js'
import { failingChecks, resultOf } from '../../src/test-run/result.js'
import { type TestRun, testRunOf } from '../../src/test-run/test-run.js'
import { rows } from '../explain/explained.js'
import { check, factOf, ref, runOf } from '../support/explain-facts.js'
import { describe, expect, test } from '../support/jest.js'

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
    checks: factOf(checks),
    facts: factOf(facts),
    ...more,
  })
  const FAILED = { context: 'unit', state: 'FAILURE' }
  const QUEUE = 'Merge Queue (main)'

  /** What the service and GitHub show, by the checks that are not green. */
  const CASES: Readonly<Record<string, Readonly<Record<string, readonly [object, object]>>>> = {
    'notRun: unit': {
      'nothing reported anything': [{}, { checks: [] }],
      'nothing reported it, on GitHub': [
        { statusChecks: null },
        { checks: [{ ...state, name: 'lint' }] },
      ],
      'nothing reported it, at the service': [
        { statusChecks: [{ context: 'lint', state: 'SUCCESS' }] },
        {},
      ],
      'the app of the queue reports it': [{}, { checks: [{ ...state, app: 'trunk-io' }] }],
    },
    'notRun: lint': {
      'the base branch requires it': [
        { requiredStatuses: null },
        { facts: { requiredChecks: ['lint'] }, checks: [] },
      ],
    },
    'pending: unit': {
      'GitHub has forgotten the commit': [{ statusChecks: null }, { checks: [] }],
      'the service lists none': [{}, {}],
      'no statuses are known': [{ statusChecks: null }, {}],
      'no check runs are known': [{ checkSuites: null }, {}],
    },
    'failed: unit': {
      'it passed in one suite and failed in another': [
        {},
        {
          checks: [
            { ...state, suite: 1 },
            { ...state, suite: 2, state: 'failed' },
          ],
        },
      ],
      'the service has another kind of it': [{ statusChecks: [FAILED] }, { checks: [state] }],
      'only the service knows it': [{ statusChecks: [FAILED] }, { checks: [] }],
    },
    nothing: {
      'another app reports it': [{}, { checks: [{ ...state, app: 'actions' }] }],
      'the queue has its own list': [{}, { facts: { requiredChecks: ['lint'] }, checks: [state] }],
      'it is the queue itself': [
        { requiredStatuses: [QUEUE] },
        { checks: [{ ...state, name: QUEUE, state: 'failed' }] },
      ],
      'the service lists the queue itself': [
        { statusChecks: [{ ...FAILED, context: QUEUE }] },
        { checks: [state] },
      ],
      'GitHub shows that it is the queue': [
        { requiredStatuses: ['mq'] },
        { facts: { queueChecks: ['mq'] }, checks: [] },
      ],
    },
  }

  test.each(rows(CASES))('the result is %s if %s', (result, _, [service, found]) => {
    const run = testRunOf('x', details(service), onGitHub(found), ref)
    const texts = Object.entries(names(run)).map(([key, checks]) => `${key}: ${checks}`)
    expect(texts.join(', ') || 'nothing').toBe(result)
  })

  test('a check of the same suite belongs to it if it failed or did not run', () => {
    const of = (suite: string | undefined, state: Check['state'], required = false) =>
      check(`${suite} ${state}`, state, { suite, required } as Partial<Check>)
    const run = runOf(
      [
        of('1', 'failed', true),
        of(undefined, 'failed', true),
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
        testBranch: 'trunk-merge/x',
        testBranchSha: 'ABC',
        status: 'FAILED',
        createdAt: '2026-09-17T10:16:00Z',
        testedPullRequests: [{ prNumber: 12, title: 'T' }],
        dependentPrs: [9],
      }),
      onGitHub({ checks: [] }),
      ref,
    )
    expect(allRequired).toEqual(known(['unit']))
    expect(run).toEqual({
      id: 'id',
      branch: 'trunk-merge/x',
      sha: 'abc',
      status: 'failed',
      isWhole: true,
      createdAt: Date.parse('2026-09-17T10:16:00Z'),
      isBisection: false,
      required: ['unit'],
      tested: [{ prNumber: 12, prUrl: undefined, title: 'T' }],
      ahead: [9],
    })
  })

  test.each<[string, string, object]>([
    ['by its id', 'x-bisection-1', {}],
    ['by its branch', 'x', { testBranch: 'trunk-merge/pr-12/x-Bisection' }],
  ])('a bisection is known %s', (_, id, over) => {
    expect(testRunOf(id, details({ createdAt: 'soon', ...over }), onGitHub({}), ref)).toMatchObject(
      {
        isBisection: true,
        createdAt: undefined,
        tested: [],
        ahead: undefined,
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
    const results = [
      ...failed.map(({ url = 'GitHub' }) => `failed (${url})`),
      ...notRun.map(({ name }) => `${name} did not run`),
      ...pending.map(({ name }) => `${name} is pending`),
    ]
    return results.join(', ')
  }

  const CASES: Readonly<Record<string, Readonly<Record<string, readonly Check[] | undefined>>>> = {
    'failed (https://ci.test)': {
      'its run is not known': undefined,
      'it never reported': [],
      'it has not finished': [check('unit', 'pending')],
      'it passed': [check('unit', 'passed')],
    },
    'failed (GitHub)': {
      'it failed': [check('unit', 'failed')],
      'it failed, and is not required': [check('unit', 'failed', { required: false })],
    },
    'unit did not run': { 'it was stopped': [check('unit', 'not-run')] },
    'failed (https://ci.test), lint is pending': {
      'another one has not finished': [check('lint', 'pending')],
    },
  }

  test.each(rows(CASES))('%s: %s', (result, _, checks) => {
    expect(blamed(checks)).toBe(result)
  })
})
