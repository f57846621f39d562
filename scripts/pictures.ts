// Draws the job summaries that the documents show, in light and dark, as the action writes them in
// made-up worlds:
//
//   npm run build && node lib/scripts/pictures.js [--folder docs/images] [--width 860] [name …]
//
// `--lib` draws those of another build, to see what a change does: `--lib ../before/lib --folder
// before`. scripts/render.ts says what it needs.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { LIST, pagesOf, wireTest } from '../__tests__/flaky/listing.js'
import { enqueued, fakeQueues } from '../__tests__/support/fake-queue.js'
import { fakeService } from '../__tests__/support/fake-service.js'
import { VirtualClock } from '../__tests__/support/virtual-clock.js'
import type { CheckSeed, PullRequestSeed } from '../sandbox/github/seeds.js'
import { gitHubSandbox } from '../sandbox/github/server.js'

const { values: options, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string', default: 'docs/images' },
    width: { type: 'string', default: '860' },
    lib: { type: 'string', default: 'lib' },
  },
})
const fromBuild = (path: string) => import(pathToFileURL(resolve(options.lib, path)).href)
const { main } = (await fromBuild('src/main.js')) as typeof import('../src/main.js')
const { recorder } = (await fromBuild(
  '__tests__/support/recorder.js',
)) as typeof import('../__tests__/support/recorder.js')

const START = Date.parse('2026-09-17T10:00:00.000Z')
const MINUTE = 60_000
const HEAD = '6b91931aedddd30582f9a457ddf459c5d3a97d1d'
const LOG = 'https://github.com/octo-org/orion/actions/runs/4242/job/1'
const TEST_BRANCH = 'trunk-merge/pr-12/cc58fdda-3258-4f4e-b229-7c5dd9c29324'

/** What the service shows from a minute on. */
const phase = (minute: number, state: string, more: object = {}) => ({ minute, state, more })

type Inputs = Readonly<Record<string, string>>
/** What a wait meets. */
interface World {
  readonly phases: readonly ReturnType<typeof phase>[]
  readonly pullRequest: Partial<PullRequestSeed>
  readonly checks?: readonly CheckSeed[]
  readonly inputs?: Inputs
}

const merging = [phase(0, 'not_ready'), phase(1, 'pending'), phase(3, 'testing')]

const pictures = {
  'failed-summary': async () => (await failed()).summary,
  'failed-comment': async () => (await failed({ comment: 'always' })).comment,
  'not-ready-summary': () =>
    waitSummary({
      phases: [
        phase(0, 'not_ready', {
          readiness: { requiresImpactedTargets: true, hasImpactedTargets: false },
        }),
      ],
      pullRequest: {
        review: 'REVIEW_REQUIRED',
        checks: [{ name: 'CI / lint', conclusion: 'FAILURE', url: LOG, required: true }],
      },
      inputs: { 'not-ready-timeout-minutes': '30' },
    }),
  'resubmitted-summary': () =>
    waitSummary({
      phases: [
        ...merging,
        phase(12, 'failed'),
        phase(13, 'pending'),
        phase(15, 'testing'),
        phase(24, 'tests_passed'),
        phase(25, 'merged'),
      ],
      pullRequest: {},
      inputs: { resubmit: '2' },
    }),
  'wait-summary': () =>
    waitSummary({
      phases: [...merging, phase(13, 'tests_passed'), phase(14, 'merged')],
      pullRequest: { merged: true, mergeCommitSha: 'c0ffee9a1b'.repeat(4) },
    }),
  'queue-summary': queue,
  'targets-summary': targets,
  'metrics-summary': metrics,
  'flaky-summary': async () => (await flaky()).summary,
  'flaky-issue': async () => (await flaky({ 'issue-title': 'Flaky tests' })).issue,
}

for (const [name, summarize] of Object.entries(pictures)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  const markdown = await summarize()
  if (markdown === undefined) throw new Error(`${name}: nothing was written`)
  const source = join(mkdtempSync(join(tmpdir(), 'pictures-')), `${name}.md`)
  writeFileSync(source, markdown)
  mkdirSync(options.folder, { recursive: true })
  for (const theme of ['light', 'dark']) {
    const output = join(options.folder, theme === 'light' ? `${name}.png` : `${name}-dark.png`)
    const render = ['lib/scripts/render.js', source, output, options.width, theme]
    execFileSync('node', render, { stdio: 'inherit' })
    console.log(output)
  }
}
// The servers of these worlds still listen.
process.exit()

/** A required check fails in the test run. */
function failed(inputs: Inputs = {}) {
  return wait({
    phases: [...merging, phase(14, 'pending_failure'), phase(16, 'failed')],
    pullRequest: {},
    checks: [
      { name: 'CI / integration (postgres)', conclusion: 'FAILURE', url: LOG, required: true },
      { name: 'CI / lint', conclusion: 'SUCCESS', required: true },
    ],
    inputs,
  })
}

async function waitSummary(world: World): Promise<string> {
  return (await wait(world)).summary
}

/** The summary of a wait, and the comment about it. */
async function wait({ phases, pullRequest, checks = [], inputs = {} }: World) {
  const clock = new VirtualClock(START)
  const shown = () =>
    phases.findLast(({ minute }) => minute * MINUTE <= clock.monotonic()) ?? phase(0, 'pending')
  const service = await fakeService({
    '/getSubmittedPullRequest': () => {
      const { state, minute, more } = shown()
      return {
        body: {
          state,
          isCurrentlySubmittedToQueue: !['merged', 'failed', 'cancelled'].includes(state),
          stateChangedAt: new Date(START + minute * MINUTE).toISOString(),
          prSha: HEAD,
          prNumber: 12,
          priorityName: 'medium',
          ...more,
        },
      }
    },
    '/submitPullRequest': () => ({}),
    '/getQueue': [{ body: { state: 'running', enqueuedPullRequests: [] } }],
  })
  const github = await gitHubSandbox({
    pullRequests: [{ number: 12, headSha: HEAD, ...pullRequest }],
    branches: [TEST_BRANCH],
    branchChecks: { [TEST_BRANCH]: checks },
  })
  const summary = await summaryOf(
    { operation: 'wait-for-merge', 'api-url': service.url, 'pull-request': '12', ...inputs },
    { clock, env: { GITHUB_API_URL: github.url } },
  )
  return { summary, comment: github.comments[0]?.body }
}

async function queue() {
  const enqueuedPullRequests = [
    enqueued(12, 'testing'),
    enqueued(15, 'testing'),
    enqueued(9, 'pending'),
    enqueued(21, 'not_ready'),
  ]
  const service = await fakeQueues({
    main: { mode: 'parallel', concurrency: 3, requiredStatuses: ['CI'], enqueuedPullRequests },
  })
  return summaryOf(
    { operation: 'get-queue', 'api-url': service.url },
    { clock: new VirtualClock(START) },
  )
}

async function targets() {
  const service = await fakeService({ '/setImpactedTargets': [{ body: {} }] })
  const list = ['//billing:invoice', '//billing:receipt', '//billing:receipt', '@rules//x:y']
  return summaryOf(
    {
      operation: 'set-impacted-targets',
      'api-url': service.url,
      'pull-request': '12',
      'head-sha': HEAD,
      'impacted-targets': list.join('\n'),
      'exclude-targets': '@**',
    },
    { clock: new VirtualClock(START) },
  )
}

/** The summary of metrics, one of which is above its limit. */
async function metrics() {
  const body = `# HELP mq_depth_current Pull requests in the queue
# TYPE mq_depth_current gauge
mq_depth_current{branch="main"} 21
mq_depth_current{branch="release"} 2
# HELP mq_tests_current Pull requests under test
# TYPE mq_tests_current gauge
mq_tests_current{branch="main"} 4
`
  const service = await fakeService({ '/getMergeQueueMetrics': [{ body }] })
  const conditions = 'mq_depth_current > 20\nmq_tests_current > 8'
  return summaryOf(
    { operation: 'get-metrics', 'api-url': service.url, 'fail-when': conditions },
    { clock: new VirtualClock(START) },
  )
}

/** The summary of a list and the issue about it, of two owners' tests. */
async function flaky(inputs: Inputs = {}) {
  const names = [
    'posts a receipt twice',
    'rounds taxes to cents',
    'retries a lost webhook',
    'finds an umlaut',
  ]
  const tests = (value: string, firstId: number, impacts: readonly number[]) =>
    impacts.map((pull_requests_impacted_last_7d, index) =>
      wireTest(firstId + index, {
        name: names[index % names.length] ?? '',
        status: { value, timestamp: '2026-09-10T08:00:00.000Z' },
        codeowners: [index % 2 === 0 ? '@octo-org/billing' : '@octo-org/search'],
        quarantined: index === 1,
        pull_requests_impacted_last_7d,
      }),
    )
  const service = await fakeService({
    [LIST]: pagesOf({ FLAKY: tests('flaky', 1, [31, 17, 8, 3]), BROKEN: tests('broken', 9, [12]) }),
  })
  const github = await gitHubSandbox()
  const summary = await summaryOf(
    {
      operation: 'list-flaky',
      'api-url': service.url,
      'org-slug': 'octo-org',
      status: 'all',
      ...inputs,
    },
    { clock: new VirtualClock(START), env: { GITHUB_API_URL: github.url } },
  )
  return { summary, issue: github.issues[0]?.body }
}

async function summaryOf(inputs: Inputs, options: Parameters<typeof recorder>[1]): Promise<string> {
  const { runner, seen } = recorder(
    { 'github-token': 'ghs_t0k3n', 'target-branch': 'main', ...inputs },
    options,
  )
  await main(runner)
  return seen.summary
}
