/** The failed pull request of the tests of `explain`, on the servers of pull-request-world.ts. */
import type { CheckSeed, PullRequestSeed } from '../../sandbox/github/seeds.js'
import type { Fault, GitHubSandboxSeed } from '../../sandbox/github/server.js'
import type { Answer, Call } from './fake-service.js'
import { startWorld } from './pull-request-world.js'

export const HEAD = 'a'.repeat(40)
export const TEST_SHA = 'b'.repeat(40)
export const RUN = 'cc58fdda-3258-4f4e-b229-7c5dd9c29324'
export const BRANCH = `trunk-merge/pr-12/${RUN}`
export const AT = '2026-09-17T10:16:00.000Z'

export interface ExplainWorld {
  /** Over {@link FAILED}; `null` for a pull request that was never submitted. */
  readonly record?: object | null
  /** Over the newest entry of the timeline; `null` for a server without one. */
  readonly entry?: object | null
  /** Answer to the question for the timeline. */
  readonly timeline?: Answer
  /** Over the record in the answer that has the timeline. */
  readonly history?: object
  /** Over the details of the run, of each by its id; `null` for a run that is not there. */
  readonly details?: object | null | ((testRunId: string) => object)
  /** Checks of the test branch on GitHub; the required one has failed where absent. */
  readonly checks?: readonly CheckSeed[]
  readonly baseChecks?: readonly CheckSeed[]
  readonly pullRequest?: Partial<PullRequestSeed>
  readonly otherPullRequests?: readonly PullRequestSeed[]
  readonly gitHub?: Partial<GitHubSandboxSeed>
  readonly queue?: object
  /** Metrics of the queue, as a text exposition. */
  readonly metrics?: Answer
  /** Rows of the listing over {@link ROW}; an answer for one that cannot be read. */
  readonly listing?: readonly object[] | Answer
  readonly report?: string
  readonly files?: Readonly<Record<string, string>>
  readonly inputs?: Readonly<Record<string, string>>
  /** `null` for a run that is not about a test branch. */
  readonly event?: { readonly name: string; readonly payload: unknown } | null
  readonly restart?: Answer
  readonly submit?: Answer
  /** Over the record after a write. */
  readonly after?: object
  /** Whether the present head is in the commit that was tested. */
  readonly contains?: boolean
  /** An answer of the service in place of the usual one, to the n-th question on its path. */
  readonly serviceFault?: (path: string, count: number) => Answer | undefined
  /** An answer of GitHub in place of the usual one. */
  readonly gitHubFault?: (path: string) => Fault | undefined
}

const FAILED = {
  state: 'failed',
  stateChangedAt: AT,
  isCurrentlySubmittedToQueue: false,
  prNumber: 12,
  prSha: HEAD,
  priorityValue: 10,
  priorityName: 'high',
  noBatch: true,
}
export const PENDING_FAILURE = { state: 'pending_failure', isCurrentlySubmittedToQueue: true }

export const FAILED_CHECK: CheckSeed = {
  name: 'unit',
  conclusion: 'FAILURE',
  suite: 7,
  workflow: 'CI',
  url: 'https://ci.test/unit',
  finishedAt: '2026-09-17T10:15:00Z',
}

const ROW = {
  id: '1b671a64-40d5-491e-99b0-da01ff1f3341',
  html_url: 'https://service.test/tests/1',
  name: 'adds a row',
  classname: 'table',
  file_path: 'test/table.test.ts',
  status: { value: 'FLAKY', timestamp: '2026-09-01T00:00:00Z' },
  pull_requests_impacted_last_7d: 5,
  quarantined: false,
}

/** A row, and the list that it is in if its own status contradicts it. */
type Row = typeof ROW & { readonly listedAs?: string }

export const REPORT = `<testsuites><testsuite name="table" tests="2" failures="1">
  <testcase name="adds a row" classname="table" file="test/table.test.ts"><failure>no</failure></testcase>
  <testcase name="drops a row" classname="table" file="test/table.test.ts"/>
</testsuite></testsuites>`

export const workflowRun = (over: object = {}) => ({
  name: 'workflow_run',
  payload: {
    action: 'completed',
    repository: { id: 1, full_name: 'octo-org/orion' },
    workflow_run: {
      name: 'CI',
      head_branch: BRANCH,
      head_sha: TEST_SHA,
      check_suite_id: 7,
      conclusion: 'failure',
      head_repository: { id: 1, full_name: 'octo-org/orion' },
      pull_requests: [],
      ...over,
    },
  },
})

export const RETRY = {
  'retry-on': 'known-flaky',
  comment: 'on-failure',
  'org-slug': 'octo-org',
  'test-checks': 'unit',
  'failed-tests-files': 'report.xml',
}

const DETAILS = {
  requiredStatuses: ['unit'],
  testBranch: BRANCH,
  testBranchSha: TEST_SHA,
  createdAt: '2026-09-17T10:05:00Z',
  status: 'failed',
  checkSuites: [],
  statusChecks: [],
  testedPullRequests: [{ prNumber: 12, prUrl: 'https://github.com/octo-org/orion/pull/12' }],
  dependentPrs: [],
}

/** A world in which a pull request left the queue, or is in it, with all that explains why. */
export async function explainWorld(world: ExplainWorld = {}) {
  let record: Record<string, unknown> | undefined =
    world.record === null ? undefined : { ...FAILED, ...world.record }
  const failure = {
    reason: 'test_run_required_status_failed',
    testRun: { id: RUN, branch: BRANCH, sha: TEST_SHA },
  }
  const entry = { timestamp: AT, state: record?.['state'], failure, ...world.entry }
  const sent: string[] = []
  const write = (name: string, answer: Answer | undefined, state: string) => (): Answer => {
    sent.push(name)
    if ((answer?.status ?? 200) < 300)
      record = {
        ...record,
        state,
        stateChangedAt: '2026-09-17T10:20:00.000Z',
        isCurrentlySubmittedToQueue: true,
        ...world.after,
      }
    return answer ?? { body: 'OK' }
  }
  const { listing = [ROW] } = world
  let { queue } = world
  const answers = {
    '/getSubmittedPullRequest': ({ body }: Call): Answer => {
      if (record === undefined) return { status: 404, body: 'not found' }
      const asks = (body as { includeTimeline?: boolean }).includeTimeline === true
      if (asks && world.timeline !== undefined) return world.timeline
      const timeline = world.entry === null ? {} : { timeline: [entry] }
      return { body: asks ? { ...record, ...timeline, ...world.history } : record }
    },
    '/getQueue': () => ({ body: { state: 'running', enqueuedPullRequests: [], ...queue } }),
    '/getMergeQueueMetrics': () => world.metrics ?? { body: '' },
    '/getMergeQueueTestingDetails': ({ body }: Call): Answer => {
      const { testRunId } = body as { testRunId: string }
      const { details } = world
      if (details === null) return { status: 404 }
      const shown = typeof details === 'function' ? details(testRunId) : details
      return { body: { ...DETAILS, ...shown } }
    },
    '/flaky-tests/list-unhealthy-tests': ({ body }: Call): Answer => {
      if (!Array.isArray(listing)) return listing as Answer
      const { status } = body as { status: string }
      const rows = listing
        .map((row: object): Row => ({ ...ROW, ...row }))
        .filter(({ status: own, listedAs = own.value }) => listedAs === status)
      return { body: { tests: rows, page: { total_rows: rows.length, next_page_token: '' } } }
    },
    '/restartTestsOnPullRequest': write('restart', world.restart, 'testing'),
    '/submitPullRequest': write('submit', world.submit, 'pending'),
    '/cancelPullRequest': () => {
      sent.push('cancel')
      record = { ...record, state: 'cancelled', isCurrentlySubmittedToQueue: false }
      return { body: 'OK' }
    },
  }
  const counts = new Map<string, number>()
  const faulty = (path: string, answer: (call: Call) => Answer) => (call: Call) => {
    const count = (counts.get(path) ?? 0) + 1
    counts.set(path, count)
    return world.serviceFault?.(path, count) ?? answer(call)
  }
  const event = world.event === undefined ? workflowRun() : world.event
  const servers = await startWorld({
    script: Object.fromEntries(
      Object.entries(answers).map(([path, answer]) => [path, faulty(path, answer)]),
    ),
    gitHub: {
      pullRequests: [
        {
          number: 12,
          headSha: HEAD,
          createdAt: '2026-09-10T00:00:00Z',
          files: [{ path: 'src/other.ts' }],
          ...world.pullRequest,
        },
        ...(world.otherPullRequests ?? []),
      ],
      branchChecks: { main: world.baseChecks ?? [] },
      service: {
        headSha: () => undefined,
        testRuns: () => [
          {
            branch: BRANCH,
            sha: TEST_SHA,
            createdAt: '2026-09-17T10:05:00Z',
            isOver: true,
            checks: world.checks ?? [FAILED_CHECK],
            contains: world.contains === false ? [] : [HEAD],
          },
        ],
        mergeCommit: () => undefined,
        mergedAt: () => undefined,
        queueChecks: () => [],
      },
      ...world.gitHub,
    },
    inputs: {
      operation: 'explain',
      // The event names the pull request.
      ...(event !== null && { 'pull-request': '' }),
      ...world.inputs,
    },
    event: event ?? undefined,
    files: { 'report.xml': world.report ?? REPORT, ...world.files },
  })
  const { gitHub } = servers
  gitHub.beforeServing = () => {
    const fault = world.gitHubFault?.(gitHub.calls.at(-1)?.path ?? '')
    if (fault !== undefined) gitHub.faults.unshift(fault)
  }
  return {
    ...servers,
    github: gitHub,
    /** The writes that the service got. */
    sent,
    setRecord: (over: object) => {
      record = { ...record, ...over }
    },
    setQueue: (over: object) => {
      queue = { ...queue, ...over }
    },
    /** Leaves the service without a record. */
    forget: () => {
      record = undefined
    },
  }
}
