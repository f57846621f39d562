/** Worlds that contradict themselves, move while a retry is claimed, or are shown in part only. */
import type { CheckSeed } from '../../sandbox/github/seeds.js'
import type { Fault } from '../../sandbox/github/server.js'
import {
  AT,
  BRANCH,
  type ExplainWorld,
  explainWorld,
  FAILED_CHECK,
  HEAD,
  PENDING_FAILURE,
  REPORT,
  RETRY,
  RUN,
  TEST_SHA,
  workflowRun,
} from '../support/explain-world.js'
import { expect, test } from '../support/jest.js'
import { ownComment, rows } from './explained.js'

type Live = Awaited<ReturnType<typeof explainWorld>>

interface HostileWorld extends ExplainWorld {
  /** Returns an answer of GitHub in place of the usual one; may change the world first. */
  readonly onGitHub?: (request: string, live: Live) => Fault | undefined
}

/** Plays a world in which a retry is asked for. */
async function play({ onGitHub, inputs, ...world }: HostileWorld) {
  await using live = await explainWorld({ ...world, inputs: { ...RETRY, ...inputs } })
  live.github.beforeServing = () => {
    const call = live.github.calls.at(-1)
    const fault = onGitHub?.(`${call?.method} ${call?.path}`, live)
    if (fault !== undefined) live.github.faults.unshift(fault)
  }
  const { outputs, seen } = await live.run()
  return { outputs, seen, sent: live.sent, comments: live.github.comments }
}

const OTHER_RUN = 'aaaaaaaa-3258-4f4e-b229-7c5dd9c29324'
const OTHER_HEAD = 'd'.repeat(40)

const entryOf = (id: string, timestamp?: string) => ({
  state: 'failed',
  ...(timestamp === undefined ? {} : { timestamp }),
  failure: {
    reason: 'test_run_required_status_failed',
    testRun: { id, branch: `trunk-merge/pr-12/${id}`, sha: TEST_SHA },
  },
})

const green = (name: string): CheckSeed => ({ ...FAILED_CHECK, name, conclusion: 'SUCCESS' })
const failing = (name: string) =>
  `<testcase name="${name}" classname="table" file="test/table.test.ts"><failure>no</failure></testcase>`
const suite = (cases: string, attributes = 'name="table"') =>
  `<testsuites><testsuite ${attributes}>${cases}</testsuite></testsuites>`

const FLAKY_SINCE = '2026-09-01T00:00:00Z'
const claimOf = (head: string) => ownComment(`retried=${head}`, 'Retried.')
const OTHER_PULL_REQUEST = {
  ...{ number: 13, headSha: 'e'.repeat(40), createdAt: '2026-09-10T00:00:00Z' },
  files: [{ path: 'test/table.test.ts' }],
}

/** Changes the world while the claim is written, so after it was judged. */
const whileClaiming =
  (change: (live: Live) => void): NonNullable<HostileWorld['onGitHub']> =>
  (request, live) => {
    if (/^POST .*\/comments/.test(request)) change(live)
    return undefined
  }

/** 150 checks of the run; the second page, which GitHub leaves empty, would show that one failed. */
const SECOND_PAGE_EMPTY: HostileWorld = {
  details: { statusChecks: [{ context: 'unit', state: 'FAILURE' }] },
  checks: [
    FAILED_CHECK,
    ...Array.from({ length: 150 }, (_, index) => green(`job ${index}`)),
    { ...FAILED_CHECK, name: 'compile' },
  ],
  onGitHub: (request) =>
    /b{40}\/check-runs.*[?&]page=2/.test(request)
      ? { status: 200, body: { total_count: 152, check_runs: [] } }
      : undefined,
}

/** Old entries of a timeline that begins with the oldest, as many as are read and more. */
const HUNDRED_ENTRIES = Array.from({ length: 100 }, (_, index) => ({
  timestamp: new Date(Date.parse('2026-09-17T08:00:00Z') + index * 1000).toISOString(),
  state: 'testing',
}))

type Worlds = Readonly<Record<string, Readonly<Record<string, HostileWorld>>>>
const NOTHING_IS_SENT: Worlds = {
  'check-failed': {
    'the timeline begins with the oldest of its 102 entries, and the newest names another run': {
      history: {
        timeline: [
          ...HUNDRED_ENTRIES,
          entryOf(RUN, '2026-09-17T10:10:00Z'),
          entryOf(OTHER_RUN, AT),
        ],
      },
    },
    'the entries have no times, and the first names another run': {
      history: { timeline: [entryOf(OTHER_RUN), entryOf(RUN)] },
    },
    'the newest entry shows that it was submitted again': {
      history: {
        timeline: [{ timestamp: '2026-09-17T10:18:00Z', state: 'pending' }, entryOf(RUN, AT)],
      },
    },
    'only the branch in the details shows that the run is a bisection': {
      details: { testBranch: `${BRANCH}-bisection` },
    },
    'the check that the service blames was run again and is green': {
      checks: [green('unit')],
      entry: { failure: { ...entryOf(RUN).failure, failureCausingStatuses: ['unit'] } },
    },
    'the check failed in one suite and was cancelled in another': {
      checks: [FAILED_CHECK, { ...FAILED_CHECK, suite: 8, conclusion: 'CANCELLED' }],
    },
    'the required gate was skipped because the check that it needs failed': {
      details: { requiredStatuses: ['gate'] },
      checks: [FAILED_CHECK, { ...FAILED_CHECK, name: 'gate', conclusion: 'SKIPPED' }],
    },
    'the second page of the checks is empty': SECOND_PAGE_EMPTY,
    'the report counts an error outside of its test cases': {
      report: suite(failing('adds a row'), 'failures="1" errors="1"'),
    },
    'the report mentions a failure in a comment only': {
      report: suite('<testcase name="adds a row"><!-- <failure/> --></testcase>'),
    },
    'a file of an earlier run fits the glob': {
      inputs: { 'failed-tests-files': '*.xml' },
      files: { 'old.xml': suite(failing('another test')) },
    },
    'the listing has the test with a status that nobody knows': {
      listing: [{ status: { value: 'WOBBLY', timestamp: FLAKY_SINCE }, listedAs: 'FLAKY' }],
    },
    'one of the variants in the listing is healthy': {
      listing: [
        { variant: 'linux' },
        {
          ...{ id: '2', variant: 'windows', listedAs: 'FLAKY' },
          status: { value: 'HEALTHY', timestamp: FLAKY_SINCE },
        },
      ],
    },
    'the listing has the name of the test with a secret replaced': {
      report: suite(failing('uses ghs_t0k3n')),
      listing: [{ name: 'uses ***' }],
    },
    'the test became flaky after the pull request was opened, by the zone of its time': {
      listing: [
        {
          status: { value: 'FLAKY', timestamp: '2026-09-09T23:30:00-02:00' },
          pull_requests_impacted_last_7d: 2,
        },
      ],
    },
    'only the timeline names the pull request that changes the file of the test': {
      entry: {
        failure: { ...entryOf(RUN).failure, otherTestedPullRequests: [{ prNumber: 13 }] },
      },
      otherPullRequests: [OTHER_PULL_REQUEST],
    },
    'GitHub lists 3000 changed files, which may not be all': {
      pullRequest: {
        files: Array.from({ length: 3000 }, (_, index) => ({ path: `src/${index}.ts` })),
      },
    },
    'the record has another head': { record: { prSha: OTHER_HEAD } },
    'the branch of the event is of a fork': {
      event: workflowRun({ head_repository: { id: 2, full_name: 'evil/orion' } }),
      inputs: { 'pull-request': '12' },
    },
  },
  undecided: {
    'the check failed, and a status with its name is pending': {
      checks: [FAILED_CHECK, { name: 'unit', status: 'PENDING' }],
    },
  },
  queued: {
    'it is about to fail in a queue that tests each one on top of another that is unfinished': {
      record: PENDING_FAILURE,
      queue: {
        mode: 'SINGLE',
        enqueuedPullRequests: [13, 12].map((prNumber) => ({ prNumber, state: 'testing' })),
      },
    },
  },
  'known-flaky': {
    'the retry was counted beyond the first page of comments, with the head in capitals': {
      gitHub: {
        comments: [
          ...Array.from({ length: 130 }, () => ({ issue: 12, author: 'mona', body: 'Why?' })),
          claimOf(HEAD.toUpperCase()),
        ],
      },
    },
    'the record shows another head once the retry is claimed': {
      onGitHub: whileClaiming(({ setRecord }) => setRecord({ prSha: OTHER_HEAD })),
    },
    'the record of one that is about to fail shows another head once the retry is claimed': {
      record: PENDING_FAILURE,
      onGitHub: whileClaiming(({ setRecord }) => setRecord({ prSha: OTHER_HEAD })),
    },
    'the record cannot be read once the retry is claimed': {
      serviceFault: (path, count) =>
        path === '/getSubmittedPullRequest' && count > 2 ? { status: 500 } : undefined,
    },
  },
}

test.each(rows(NOTHING_IS_SENT))('%s, and nothing is sent: %s', async (verdict, _, world) => {
  const { outputs, sent } = await play(world)
  expect(sent).toEqual([])
  expect(outputs).toMatchObject({ outcome: 'explained', verdict })
})

const IS_SENT: Worlds = {
  submit: {
    'nothing contradicts the rules': {},
    'the entries have no order but times, and the newest names the run': {
      history: { timeline: [entryOf(OTHER_RUN, '2026-09-17T09:00:00Z'), entryOf(RUN, AT)] },
    },
    'the report begins with a byte order mark and has the test green and red': {
      report: `\uFEFF<?xml version="1.0"?>${REPORT.replace(
        '</testsuite>',
        '<testcase name="adds a row" classname="table" file="test/table.test.ts"/></testsuite>',
      )}`,
    },
    'a changed file only ends like the file of the test': {
      pullRequest: { files: [{ path: 'my-test/table.test.ts' }] },
    },
    'a person wrote a comment that looks like a claim': {
      gitHub: { comments: [{ ...claimOf(HEAD), author: 'mona' }] },
    },
  },
  restart: {
    'one ahead of the run has left the queue and it is about to fail': {
      record: PENDING_FAILURE,
      details: { dependentPrs: [13] },
      otherPullRequests: [{ ...OTHER_PULL_REQUEST, files: [] }],
    },
  },
}

test.each(rows(IS_SENT))('a %s is sent: %s', async (request, _, world) => {
  const { outputs, sent } = await play(world)
  expect(sent).toEqual([request])
  expect(outputs).toMatchObject({ outcome: 'retried', verdict: 'known-flaky' })
})
