/** The eight rules of `known-flaky`, each broken alone. */
import type { TestFacts } from '../../src/explain/facts.js'
import { judgeFailures } from '../../src/explain/rules.js'
import type { Check } from '../../src/github/check.js'
import { check, factOf, factsOf, gitHub, type Loose, runOf } from '../support/explain-facts.js'
import {
  type ExplainWorld,
  AT as FAILED_AT,
  FAILED_CHECK,
  HEAD,
  REPORT,
  RETRY,
  RUN,
  TEST_SHA,
  workflowRun,
} from '../support/explain-world.js'
import { describe, expect, test } from '../support/jest.js'
import { explained, GREEN, rows, STOPPED } from './explained.js'

/** An entry of the timeline about a test run. */
const entryOf = (id: string, timestamp?: string) => ({
  state: 'failed',
  ...(timestamp !== undefined && { timestamp }),
  failure: {
    reason: 'test_run_required_status_failed',
    testRun: { id, branch: `trunk-merge/pr-12/${id}`, sha: TEST_SHA },
  },
})
const OTHER_RUN = 'aaaaaaaa-3258-4f4e-b229-7c5dd9c29324'
const timeline = (...entries: object[]) => ({ history: { timeline: entries } })

/** Another pull request, which changes the file of the failing test. */
const CHANGING = [{ number: 9, files: [{ path: 'test/table.test.ts' }] }]
const named = (entry: object) => ({ entry, otherPullRequests: CHANGING })

const BROKEN: Readonly<Record<string, Readonly<Record<string, ExplainWorld>>>> = {
  1: {
    'the timeline names another run': {
      entry: { failure: { testRun: { id: RUN.replace('c', 'd') } } },
    },
    'the newest entry shows that it was submitted again': timeline(
      { timestamp: '2026-09-17T10:18:00Z', state: 'pending' },
      entryOf(RUN, FAILED_AT),
    ),
    'without a timeline, the last check ended long before': {
      entry: null,
      checks: [{ ...FAILED_CHECK, finishedAt: '2026-09-17T09:00:00Z' }],
    },
    'without a timeline, there is a newer test branch': {
      entry: null,
      gitHub: {
        branches: [{ name: 'trunk-merge/pr-12/00000000-0000-4000-8000-000000000000', sha: HEAD }],
      },
    },
  },
  2: {
    'the check is not one of tests': { inputs: { ...RETRY, 'test-checks': 'e2e' } },
    'another one of its suite was cancelled': {
      checks: [FAILED_CHECK, { ...STOPPED, name: 'e2e' }],
    },
    'the check that the service blames was run again and is green': {
      checks: [GREEN],
      entry: { failure: { ...entryOf(RUN).failure, failureCausingStatuses: ['unit'] } },
    },
    'the check failed in one suite and was cancelled in another': {
      checks: [FAILED_CHECK, { ...STOPPED, suite: 8 }],
    },
    'another required one did not run': { details: { requiredStatuses: ['unit', 'lint'] } },
  },
  3: {
    'the reports are of another run': { event: null },
    'a report ends early': { report: '<testsuite><testcase name="adds a row"><failure>' },
    'the branch of the event is of a fork': {
      event: workflowRun({ head_repository: { id: 2, full_name: 'evil/orion' } }),
      inputs: { ...RETRY, 'pull-request': '12' },
    },
  },
  4: {
    'its own status in the listing is healthy': {
      listing: [
        { status: { value: 'HEALTHY', timestamp: '2026-09-01T00:00:00Z' }, listedAs: 'FLAKY' },
      ],
    },
    'it is listed with a secret replaced': {
      report: REPORT.replace('adds a row', 'uses ghs_t0k3n'),
      listing: [{ name: 'uses ***' }],
    },
  },
  5: {
    'it became flaky later, by the zone of its time': {
      listing: [
        {
          status: { value: 'FLAKY', timestamp: '2026-09-09T23:30:00-02:00' },
          pull_requests_impacted_last_7d: 2,
        },
      ],
    },
  },
  6: {
    'GitHub lists no file of a pull request that changes one': {
      gitHubFault: (path) =>
        path.includes('/pulls/12/files') ? { status: 200, body: [] } : undefined,
    },
    'GitHub lists 3000 of 3001 changed files': {
      pullRequest: {
        files: Array.from({ length: 3001 }, (_, index) => ({ path: `src/${index}.ts` })),
      },
    },
    'one that is tested with it, by the timeline, changes its file': named({
      otherTestedPullRequests: [{ prNumber: 9 }],
    }),
    'one that it waits for, by the timeline, changes its file': named({
      waitingFor: [{ prNumber: 9 }],
    }),
    'one that was tested with it, by the timeline, changes its file': named({
      failure: { testRun: { id: RUN, testedPullRequests: [{ prNumber: 12 }, { prNumber: 9 }] } },
    }),
    'the pull request changes its file': {
      pullRequest: { files: [{ path: 'test/table.test.ts' }] },
    },
    'one ahead changes its file': {
      details: { dependentPrs: [9] },
      otherPullRequests: CHANGING,
    },
    'the files of one ahead cannot be read': { details: { dependentPrs: [9] } },
    'one that was tested with it changes its file': {
      details: { testedPullRequests: [{ prNumber: 12 }, { prNumber: 9 }] },
      otherPullRequests: CHANGING,
    },
  },
  7: {
    'the run did not test the present head': { contains: false },
    'the head has moved since': { record: { prSha: 'd'.repeat(40) } },
  },
  8: {
    'the listing cannot be read': { listing: { status: 500 } },
    'the listing ends early': { listing: { body: { tests: [], page: { total_rows: 3 } } } },
  },
}

test.each(rows(BROKEN))('rule %s: %s, and nothing is sent', async (rule, _, world) => {
  const found = await explained({ ...world, inputs: { ...RETRY, ...world.inputs } })
  expect(found.outputs).toMatchObject({
    outcome: 'explained',
    verdict: 'check-failed',
    retries: '0',
  })
  expect(found.summary).toContain(`rule ${rule}`)
  expect(found.log).toContain(`Not known to be flaky (rule ${rule}): `)
  expect(found.sent).toEqual([])
})

test.each<[string, ExplainWorld]>([
  ['no fact contradicts them', {}],
  [
    'the entries have no order but times, and the newest names the run',
    timeline(entryOf(OTHER_RUN, '2026-09-17T09:00:00Z'), entryOf(RUN, FAILED_AT)),
  ],
  [
    'the report begins with a byte order mark and has the test green and red',
    {
      report: `\uFEFF<?xml version="1.0"?>${REPORT.replace(
        '</testsuite>',
        '<testcase name="adds a row" classname="table" file="test/table.test.ts"/></testsuite>',
      )}`,
    },
  ],
  [
    'a changed file only ends like the file of the test',
    { pullRequest: { files: [{ path: 'my-test/table.test.ts' }] } },
  ],
])('every rule holds if %s', async (_, world) => {
  const { verdict, sent } = await explained({ ...world, inputs: RETRY })
  expect(verdict).toBe('known-flaky')
  expect(sent).toEqual(['submit'])
})

const AT = Date.parse('2026-09-17T10:16:00Z')
const TEST = { name: 'adds', classname: undefined, parent: undefined, file: 'test/a.ts' }
const listed = {
  id: '1',
  name: 'adds',
  file_path: 'test/a.ts',
  quarantined: false,
  status: { value: 'flaky', timestamp: '2026-09-01T00:00:00Z' },
  pull_requests_impacted_last_7d: 5,
}
const TESTED = { sha: 'b'.repeat(40), id: 'ABC' }
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
    run: run === null ? undefined : runOf(checks, { ...TESTED, ...(run as object) }),
    ...gitHub({}),
    base: { sha: HEAD, checks: [] },
    ...over,
  })
  const { evidence, listing, changes, containsHead, hasOtherBranch } = {
    evidence: { testsOf: testsOf('unit') },
    listing: [listed],
    hasOtherBranch: undefined,
    changes: [[12, []]] as const,
    containsHead: true,
    ...flaky,
  }
  const tests: TestFacts = {
    evidence,
    workspace: '/w',
    listing: factOf(listing),
    changes: new Map(changes.map(([number, files]) => [number, factOf(files)])),
    containsHead: factOf(containsHead),
    hasOtherBranch: factOf(hasOtherBranch),
  }
  const found = judgeFailures(facts, tests).broken
  return found ? `${found.rule}: ${found.why}` : 'known-flaky'
}
const MINUTES = 60_000
const alone = { hasTimeline: false, flaky: { hasOtherBranch: false } }

/** What is found, and when. */
const CASES: Readonly<Record<string, Readonly<Record<string, Parameters<typeof broken>[0]>>>> = {
  'known-flaky': {
    'all of them hold': {},
    'without a timeline, the last check ended ten minutes before it failed': {
      ...alone,
      checks: [failed(AT - 10 * MINUTES)],
    },
    'without a timeline, it ended ten minutes after': {
      ...alone,
      checks: [failed(AT + 10 * MINUTES)],
    },
    'without a timeline, the last required check ended near it': {
      ...alone,
      checks: [failed(AT - 60 * MINUTES), check('lint', 'passed', { finishedAt: AT })],
    },
    'without a timeline, a check that the service blames ended near it': {
      ...alone,
      run: { required: [] },
      entry: { failureCausingStatuses: [{ name: 'unit' }] },
      checks: [check('unit', 'failed', { finishedAt: AT, required: false })],
    },
    'a check of its suite failed, too': {
      checks: [failed(AT), check('e2e', 'failed', { required: false, suite: 7 } as never)],
    },
    'the record has no head': { record: { stateChangedAt: '2026-09-17T10:16:00Z' } },
  },
  '1: the test run is not known: HTTP 502': {
    'the run is not known': { run: null, entry: { failureCausingStatuses: [{ name: 'unit' }] } },
  },
  '1: the test run is part of a bisection': {
    'the run is part of a bisection': { run: { isBisection: true } },
  },
  '1: Trunk does not name this test run as the one that failed it': {
    'the entry names no run': { entry: {} },
    'the timeline has no entry about the present state': { entry: undefined },
  },
  '1: another test run may have failed it': {
    'without a timeline, the last check ended earlier': {
      ...alone,
      checks: [failed(AT - 10 * MINUTES - 1)],
    },
    'without a timeline, it ended later': { ...alone, checks: [failed(AT + 10 * MINUTES + 1)] },
    'without a timeline, it ended at an unknown time': { ...alone, checks: [failed()] },
    'without a timeline, the record has no time': { ...alone, record: { prSha: HEAD } },
    'without a timeline, only an optional check ended near it': {
      ...alone,
      checks: [
        failed(AT - 60 * MINUTES),
        check('lint', 'passed', { finishedAt: AT, required: false }),
      ],
    },
  },
  '1: there may be a newer test run': {
    'without a timeline, there is another test branch': {
      ...alone,
      flaky: { hasOtherBranch: true },
    },
  },
  '1: the test branches could not be read: HTTP 502': {
    'without a timeline, the test branches could not be read': {
      ...alone,
      flaky: { hasOtherBranch: undefined },
    },
  },
  '2: `lint` has not finished': {
    'a required check has not finished when the run times out': {
      entry: { reason: 'test_run_timeout', testRun: { id: 'abc' } },
      checks: [failed(AT), check('lint', 'pending')],
    },
  },
  '4: `adds`: ': {
    'a test is not listed, and those of another check are quarantined': {
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
  },
  '4: every failing test of `unit` is quarantined, so something else failed it': {
    'every failing test of a check is quarantined': {
      flaky: { listing: [{ ...listed, quarantined: true }] },
    },
    'a quarantined test became flaky after the pull request was opened': {
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
  },
  '4: every failing test of `lint` is quarantined, so something else failed it': {
    'those of one of two checks are quarantined': {
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
  },
  '7: the present head commit could not be read: HTTP 502': {
    'GitHub does not show the head': { mergeFacts: undefined },
  },
  '7: nothing proves that the test run tested the present head commit': {
    'the commit of the run is not known': { run: { sha: undefined } },
  },
}

describe('the first rule that is broken', () => {
  test.each(rows(CASES))('%s: %s', (expected, _, over) => {
    const found = broken(over)
    expect(expected.endsWith(': ') ? found.slice(0, expected.length) : found).toBe(expected)
  })
})
