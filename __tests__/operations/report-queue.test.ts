import { setImmediate as nextTurn } from 'node:timers/promises'
import { gitHubSandbox } from '../../sandbox/github/server.js'
import type { ReportJson } from '../../src/history/report.js'
import type { Answer, Call } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import { jsonOutput } from '../support/recorder.js'
import {
  cancelledAgo,
  DAY,
  failedAgo,
  MINUTE,
  mergedAgo,
  minutesAgo,
  past,
  reportOn,
} from '../support/report-queue.js'
import { VirtualClock } from '../support/virtual-clock.js'

const WEEK_MINUTES = (7 * DAY) / MINUTE

test('one list without a state is read for twice the period, then each record with its timeline', async () => {
  const { calls, paths } = await reportOn([mergedAgo(12, 60), mergedAgo(13, 90)])
  expect(paths.toSorted()).toEqual([
    '/getSubmittedPullRequest',
    '/getSubmittedPullRequest',
    '/listPullRequests',
  ])
  expect(calls[0]?.body).toEqual({
    repo: { host: 'github.com', owner: 'octo-org', name: 'orion' },
    targetBranch: 'main',
    since: '2026-09-03T10:00:00.000Z',
    until: '2026-09-17T10:00:00.000Z',
    take: 100,
  })
  expect(calls[1]?.body).toMatchObject({ includeTimeline: true, targetBranch: 'main' })
})

test('the outputs have the numbers, and each has its value for the previous period', async () => {
  const { outputs, report } = await reportOn([
    mergedAgo(1, 60, 20),
    mergedAgo(2, 120, 30),
    mergedAgo(3, 180, 40),
    failedAgo(4, 200),
    cancelledAgo(5, 300),
    mergedAgo(6, WEEK_MINUTES + 60, 50),
    failedAgo(7, WEEK_MINUTES + 90),
  ])
  expect(outputs).toMatchObject({
    outcome: 'reported',
    'target-branch': 'main',
    'merged-count': '3',
    'failed-count': '1',
    'cancelled-count': '1',
    'failure-rate': '0.25',
    'time-in-queue-p50-seconds': '1800',
    'time-in-queue-p95-seconds': '2400',
    truncated: 'false',
    'issue-number': '',
  })
  expect(report.period).toEqual({
    since: '2026-09-10T10:00:00.000Z',
    until: '2026-09-17T10:00:00.000Z',
    unit: 'day',
  })
  expect(report.current).toMatchObject({
    timeInQueue: { p50: 1800, p95: 2400, max: 2400 },
    waiting: { p50: 300, p95: 300, max: 300 },
    testing: { p50: 1500, p95: 2100, max: 2100 },
    runsPerMerge: 1,
    reasons: [
      { reason: 'test_run_required_status_failed', count: 1, pullRequests: [4] },
      { reason: 'user_requested', count: 1, pullRequests: [5] },
    ],
    checks: [{ name: 'CI (unit)', count: 1 }],
  })
  expect(report.previous).toMatchObject({
    merged: 1,
    failed: 1,
    cancelled: 0,
    failureRate: 0.5,
    timeInQueue: { p50: 3000, p95: 3000, max: 3000 },
  })
})

test.each([
  ['7d', 'day', '2026-09-10T00:00:00.000Z', 8],
  ['72h', 'day', '2026-09-14T00:00:00.000Z', 4],
  ['71h', 'hour', '2026-09-14T11:00:00.000Z', 71],
  ['1h', 'hour', '2026-09-17T09:00:00.000Z', 1],
  ['22d', 'day', '2026-08-26T00:00:00.000Z', 23],
])('a period of %s has a series per %s of UTC', async (period, unit, start, length) => {
  const { report } = await reportOn([mergedAgo(1, 30, 10)], { period })
  expect(report.period.unit).toBe(unit)
  expect(report.current.series[0]?.start).toBe(start)
  expect(report.current.series).toHaveLength(length)
})

test('the first and the last day are marked as partial', async () => {
  const { seen } = await reportOn([mergedAgo(1, 30)])
  expect(seen.summary).toContain('| 10 Sep&#42; |')
  expect(seen.summary).toContain('| 11 Sep |')
  expect(seen.summary).toContain('| 17 Sep&#42; |')
  expect(seen.summary).toContain('only partly in the period')
})

test.each(['0d', '23d', '529h', '7', '7 days', '-1d', '1.5d', '1w'])(
  'a period of %j is a wrong input',
  async (period) => {
    const { outputs, error, paths } = await reportOn([], { period })
    const isRefused = outputs['outcome'] === 'invalid-input' && paths.length === 0
    expect(isRefused).toBe(true)
    expect(error).toContain('`period`')
  },
)

test.each(['{owner}', '{Owner}', '{owners}'])(
  '%s in the title of the issue is a wrong input',
  async (place) => {
    const title = `Queue of ${place}`
    const { outputs, error } = await reportOn([], {
      'issue-title': title,
      'github-token': 'ghs_t0k3n',
    })
    expect(outputs['outcome']).toBe('invalid-input')
    expect(error).toContain(place)
  },
)

test('if nothing left the queue, the outcome is none', async () => {
  const { outputs, seen, passed } = await reportOn([])
  expect(passed).toBe(true)
  expect(outputs).toMatchObject({
    outcome: 'none',
    'merged-count': '0',
    'failure-rate': '',
    'time-in-queue-p50-seconds': '',
  })
  expect(seen.summary).toContain('Nothing left the queue in the last 7 days')
})

test('the failure rate is empty if nothing merged or failed', async () => {
  const { outputs, report } = await reportOn([cancelledAgo(1, 60)])
  expect(outputs).toMatchObject({ outcome: 'reported', 'failure-rate': '', 'failed-count': '0' })
  expect(report.current).not.toHaveProperty('failureRate')
})

test('max-pull-requests counts the newest, and the report says that it cut the list', async () => {
  const { outputs, report, paths } = await reportOn(
    [mergedAgo(1, 300), mergedAgo(2, 30), mergedAgo(3, 60)],
    { 'max-pull-requests': '2' },
  )
  expect(outputs).toMatchObject({ outcome: 'partial', truncated: 'true', 'merged-count': '2' })
  expect(report.current.slowest?.map(({ number }) => number).toSorted()).toEqual([2, 3])
  expect(report.missing[0]).toContain('newest 2 of 3')
  expect(report).not.toHaveProperty('previous')
  expect(paths.filter((path) => path === '/getSubmittedPullRequest')).toHaveLength(2)
})

test('partial wins over none', async () => {
  const old = mergedAgo(1, WEEK_MINUTES + 30)
  const { outputs } = await reportOn([{ ...old, hasTimeline: false }])
  expect(outputs).toMatchObject({ outcome: 'partial', 'merged-count': '0' })
})

/** A page of a list: merges an hour ago. */
const pageOf = (numbers: readonly number[], nextCursor?: string): Answer => {
  const pullRequests = numbers.map((prNumber) => ({
    prNumber,
    state: 'merged',
    stateChangedAt: minutesAgo(60),
  }))
  return { body: { pullRequests, nextCursor } }
}

test('the list is read to its last page, and a repeated row counts once', async () => {
  const pages = [pageOf([1, 2], 'a'), pageOf([2, 3], 'b'), pageOf([4])]
  const all = [1, 2, 3, 4].map((number) => mergedAgo(number, 60))
  const { outputs, calls } = await reportOn(all, {}, { script: { '/listPullRequests': pages } })
  expect(outputs).toMatchObject({ outcome: 'reported', 'merged-count': '4' })
  const cursors = calls
    .filter(({ path }) => path === '/listPullRequests')
    .map(({ body }) => (body as { cursor?: string }).cursor)
  expect(cursors).toEqual([undefined, 'a', 'b'])
})

test('a row that moves to the front while the list is paged is not lost', async () => {
  const pages = [pageOf([1, 2], 'a'), pageOf([3]), pageOf([9, 1]), pageOf([8, 9]), pageOf([8, 9])]
  const all = [1, 2, 3, 8, 9].map((number) => mergedAgo(number, 60))
  const { outputs, paths } = await reportOn(all, {}, { script: { '/listPullRequests': pages } })
  expect(outputs).toMatchObject({ outcome: 'reported', 'merged-count': '5' })
  expect(paths.filter((path) => path === '/listPullRequests')).toHaveLength(5)
})

test('the first page of a list is read again at most five times', async () => {
  const moving = [1, 2, 3, 4, 5, 6, 7].map((number) => pageOf([100 + number]))
  const pages = [pageOf([1], 'a'), pageOf([2]), ...moving]
  const { paths } = await reportOn([], {}, { script: { '/listPullRequests': pages } })
  expect(paths.filter((path) => path === '/listPullRequests')).toHaveLength(7)
})

test('an entry without a time makes the report partial', async () => {
  const [untimed, ...others] = mergedAgo(12, 60).steps
  const entry = { timestamp: undefined }
  const steps = [[untimed?.[0] ?? 0, 'PENDING', entry] as const, ...others]
  const { outputs, report } = await reportOn([{ number: 12, steps }])
  expect(outputs).toMatchObject({ outcome: 'partial', 'merged-count': '1' })
  expect(report.missing[0]).toContain('1 state without a time could not be put in order')
})

test('a record that cannot be read counts as it is listed, and its reason is not known', async () => {
  const all = [failedAgo(1, 60), failedAgo(2, 60), failedAgo(3, 60)]
  const answers = past(all)['/getSubmittedPullRequest']
  const script = {
    '/getSubmittedPullRequest': (call: Call) =>
      (call.body as { pr: { number: number } }).pr.number === 3 ? { status: 400 } : answers(call),
  }
  const { report, seen, outputs } = await reportOn(all, {}, { script })
  expect(outputs['outcome']).toBe('partial')
  expect(report.missing[0]).toContain('1 record could not be read')
  expect(report).not.toHaveProperty('previous')
  expect(report.current).toMatchObject({ failed: 3 })
  expect(report.current.reasons).toEqual([
    { reason: 'test_run_required_status_failed', count: 2, pullRequests: [2, 1] },
    { reason: 'unread', count: 1, pullRequests: [3] },
  ])
  expect(seen.summary).toContain('The reason could not be read')
  expect(seen.summary).not.toContain('No reason given')
})

test('an issue that never answers is given up after a minute, with a warning', async () => {
  const clock = new VirtualClock()
  await using github = await gitHubSandbox()
  let isOver = false
  github.beforeServing = async () => {
    for (let count = 0; count < 300 && !isOver; count++) {
      await clock.sleep(1000)
      await nextTurn()
    }
  }
  const { outputs, seen, passed } = await reportOn(
    [mergedAgo(1, 60)],
    { 'issue-title': 'Report', 'github-token': 'ghs_t0k3n' },
    { clock, env: { GITHUB_API_URL: github.url } },
  )
  isOver = true
  expect(passed).toBe(true)
  expect(outputs['outcome']).toBe('reported')
  expect(clock.elapsed).toBeLessThanOrEqual(70_000)
  expect(seen.warnings.map(({ message }) => message).join()).toContain(
    'The issue could not be written',
  )
})

test('a list that never ends, and one that breaks off, are named as missing', async () => {
  const endless = [pageOf([1], 'again')]
  const looped = await reportOn(
    [mergedAgo(1, 60)],
    {},
    { script: { '/listPullRequests': endless } },
  )
  expect(looped.outputs).toMatchObject({ outcome: 'partial', 'merged-count': '1' })
  expect(looped.report.missing[0]).toContain('could not be read to its end')
  expect(looped.report).not.toHaveProperty('previous')
  const broken = [...endless, { status: 400, body: 'bad cursor' }]
  const cut = await reportOn([mergedAgo(1, 60)], {}, { script: { '/listPullRequests': broken } })
  expect(cut.outputs).toMatchObject({ outcome: 'partial', 'merged-count': '1' })
  expect(cut.report.missing[0]).toContain('HTTP 400')
})

test('records without a timeline leave out only their own times', async () => {
  const { report, outputs } = await reportOn([
    mergedAgo(1, 60, 20),
    { ...mergedAgo(2, 60, 90), hasTimeline: false },
  ])
  expect(outputs['outcome']).toBe('partial')
  expect(report.current).toMatchObject({ merged: 2, timeInQueue: { p50: 1200, max: 1200 } })
  expect(report.missing).toEqual([expect.stringContaining('1 of 2 records have no timeline')])
})

test('several records are read at once, and at most 8', async () => {
  let inFlight = 0
  let most = 0
  let release = () => {}
  const four = new Promise<void>((resolve) => {
    release = resolve
  })
  const all = Array.from({ length: 30 }, (_, index) => mergedAgo(index + 1, 60))
  const answerTogether = async ({ body }: Call): Promise<Answer> => {
    inFlight += 1
    most = Math.max(most, inFlight)
    if (inFlight === 4) release()
    await four
    await nextTurn()
    inFlight -= 1
    const { number } = (body as { pr: { number: number } }).pr
    return { body: { prNumber: number, state: 'merged', stateChangedAt: minutesAgo(60) } }
  }
  const script = { '/getSubmittedPullRequest': answerTogether }
  const { outputs } = await reportOn(all, {}, { script })
  expect(outputs['merged-count']).toBe('30')
  expect(most).toBeGreaterThanOrEqual(4)
  expect(most).toBeLessThanOrEqual(8)
})

test('a service that does not list pull requests for lack of access fails the step as usual', async () => {
  const script = { '/listPullRequests': [{ status: 401 }] }
  const { passed, outputs } = await reportOn([], {}, { script })
  expect(passed).toBe(false)
  expect(outputs['outcome']).toBe('unauthorized')
})

test.each([
  [1, 'partial'],
  [30, 'reported'],
])(
  'a timeline of 1,500 entries, one each %i minutes, makes the report %s',
  async (every, outcome) => {
    const steps = Array.from({ length: 1500 }, (_, index) => {
      const state = ['PENDING', 'FAILED'][index % 2] ?? ''
      return [(1500 - index) * every, state] as const
    })
    const { outputs } = await reportOn([{ number: 1, steps }])
    expect(outputs['outcome']).toBe(outcome)
  },
)

test('the slowest five come first, and titles of others are one sanitized line', async () => {
  const all = [50, 10, 40, 20, 30, 60].map((took, index) => mergedAgo(index + 1, 60, took))
  const title = 'Break\r\n::error::x ##[group]y @octocat | `z`'
  const { report, seen, outputs } = await reportOn([{ ...mergedAgo(7, 60, 70), title }, ...all])
  expect(report.current.slowest?.map(({ seconds }) => seconds / 60)).toEqual([70, 60, 50, 40, 30])
  expect(outputs['report']).not.toContain('##[')
  expect(outputs['report']).not.toMatch(/[\r\n]/)
  expect(report.current.slowest?.[0]?.title).not.toMatch(/[\r\n]/)
  expect(seen.summary).not.toContain('##[')
  expect(seen.summary).not.toMatch(/@octocat/)
})

test('the whole report fits into the outputs, whatever its length', async () => {
  const name = 'x'.repeat(1900)
  const all = Array.from({ length: 160 }, (_, index) => ({
    number: index + 1,
    steps: [
      [60, 'PENDING'],
      [
        30,
        'FAILED',
        { failureCausingStatuses: [{ name: `${index} ${name}` }], reason: `r${index}` },
      ],
    ] as const,
  }))
  const { outputs, seen, result } = await reportOn(all)
  expect(Buffer.byteLength(outputs['report'] ?? '')).toBeLessThanOrEqual(256 * 1024)
  expect(jsonOutput(outputs, 'report')).toMatchObject({ truncated: true })
  expect(seen.summary).toContain('more in the output')
  expect((result()['report'] as ReportJson).current.checks).toHaveLength(160)
})

test('the flaky tests that hit the most pull requests are listed with org-slug, at most ten', async () => {
  const tests = Array.from({ length: 14 }, (_, index) => ({
    id: `t${index}`,
    name: `adds\r\n::error::x ##[group]${index}`,
    file_path: `src/${index}.test.ts`,
    html_url: index === 13 ? 'javascript:alert(1)' : `https://app.example/t/${index}`,
    status: { value: 'flaky', reason: '', timestamp: minutesAgo(1) },
    pull_requests_impacted_last_7d: index === 0 ? 0 : index,
  }))
  const list = [{ body: { tests, page: { total_rows: tests.length, next_page_token: '' } } }]
  const { report, seen, calls } = await reportOn(
    [mergedAgo(1, 60)],
    { 'org-slug': 'octo' },
    { script: { '/flaky-tests/list-unhealthy-tests': list } },
  )
  expect(report.current.flaky).toHaveLength(10)
  expect(report.current.flaky?.[0]).toEqual({
    name: expect.stringMatching(/^adds (?!.*##\[)[^\r\n]*13$/),
    file: 'src/13.test.ts',
    pullRequests: 13,
  })
  expect(report.current.flaky?.[1]).toMatchObject({ url: 'https://app.example/t/12' })
  expect(report.previous).not.toHaveProperty('flaky')
  expect(seen.summary).toContain('Flaky tests that hit the most pull requests')
  const asked = calls.filter(({ path }) => path.startsWith('/flaky-tests'))
  expect(asked.map(({ body }) => (body as { status: string }).status)).toEqual(['FLAKY'])
})

test('flaky tests that cannot be read are named as missing', async () => {
  const script = { '/flaky-tests/list-unhealthy-tests': [{ status: 404 }] }
  const { report, outputs } = await reportOn([mergedAgo(1, 60)], { 'org-slug': 'octo' }, { script })
  expect(outputs['outcome']).toBe('partial')
  expect(report.missing[0]).toContain('The flaky tests could not be read')
  expect(report.current).not.toHaveProperty('flaky')
  expect(report.previous).toBeDefined()
})

test('a timeline whose times no clock can have makes no negative duration', async () => {
  const { report } = await reportOn([
    {
      number: 1,
      steps: [
        [-600, 'PENDING'],
        [60, 'MERGED'],
      ],
    },
  ])
  expect(JSON.stringify(report)).not.toMatch(/:-/)
})
