import type { PullRequestSeed } from '../../sandbox/github/seeds.js'
import { type Fault, type GitHubSandboxSeed, gitHubSandbox } from '../../sandbox/github/server.js'
import { main } from '../../src/main.js'
import { QUEUE_REASONS } from '../../src/pull-request/reason-kinds.js'
import { fakeService } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'

const HEAD = 'a'.repeat(40)
const RUN = 'cc58fdda-3258-4f4e-b229-7c5dd9c29324'
const TEST_BRANCH = `trunk-merge/pr-12/${RUN}`

interface Reason {
  readonly kind: string
  readonly text: string
  readonly url?: string
  readonly remedy?: string
}

interface World {
  readonly operation?: string
  /** The record of the pull request, or `undefined` for one that was never submitted. */
  readonly record?: object | undefined
  readonly pullRequest?: Partial<PullRequestSeed>
  readonly gitHub?: Partial<GitHubSandboxSeed>
  readonly queueState?: string
  readonly details?: object
  readonly history?: object
  readonly inputs?: Readonly<Record<string, string>>
  readonly faults?: readonly Fault[]
}

const FAILED = { state: 'failed', isCurrentlySubmittedToQueue: false, prSha: HEAD }
const CANCELLED = { ...FAILED, state: 'cancelled' }
const NOT_READY = { ...FAILED, state: 'not_ready', isCurrentlySubmittedToQueue: true }
const PENDING = { ...NOT_READY, state: 'pending' }

/** Runs an operation in a world in which the pull request is not merged. */
async function explain(world: World) {
  const { operation = 'wait-for-merge', record, history, details } = world
  await using github = await gitHubSandbox({
    pullRequests: [{ number: 12, headSha: HEAD, ...world.pullRequest }],
    ...world.gitHub,
  })
  github.faults.push(...(world.faults ?? []))
  await using service = await fakeService({
    '/getSubmittedPullRequest': ({ body }) => {
      if (record === undefined) return { status: 404, body: 'not found' }
      const asksForMore = (body as { includeTimeline?: boolean }).includeTimeline === true
      return { body: asksForMore ? { ...record, ...history } : record }
    },
    '/getQueue': [{ body: { state: world.queueState ?? 'running', enqueuedPullRequests: [] } }],
    '/getMergeQueueTestingDetails': [{ body: details ?? {} }],
  })
  const run = recorder(
    {
      operation,
      'api-url': service.url,
      'pull-request': '12',
      'target-branch': 'main',
      'github-token': 'ghs_t0k3n',
      ...(operation === 'wait-for-merge' ? { 'timeout-minutes': '1' } : {}),
      ...world.inputs,
    },
    { env: { GITHUB_API_URL: github.url } },
  )
  await main(run.runner)
  const reasons = JSON.parse(run.seen.outputs['reasons'] ?? '') as readonly Reason[]
  return { ...run, reasons, github, service, web: github.url }
}

/** Every kind of the contract: how it comes to be, and what a user reads. */
const KINDS: readonly (readonly [string, World, readonly string[], string | undefined])[] = [
  [
    'check-failed',
    {
      record: FAILED,
      pullRequest: {
        checks: [{ name: 'lint', conclusion: 'FAILURE', url: 'https://ci.test/1', required: true }],
      },
    },
    ['lint', 'head commit'],
    'https://ci.test/1',
  ],
  [
    'check-failed',
    {
      record: FAILED,
      gitHub: {
        branches: [TEST_BRANCH],
        branchChecks: {
          [TEST_BRANCH]: [{ name: 'e2e', status: 'ERROR', url: 'https://ci.test/2' }],
        },
      },
    },
    ['e2e', 'test branch'],
    'https://ci.test/2',
  ],
  [
    'check-pending',
    { record: NOT_READY, pullRequest: { checks: [{ name: 'build', required: true }] } },
    ['build', 'head commit'],
    undefined,
  ],
  [
    'check-missing',
    {
      record: NOT_READY,
      pullRequest: { checks: [{ name: 'cla', status: 'EXPECTED', required: true }] },
    },
    ['cla', 'never reported'],
    '/octo-org/orion/pull/12/checks',
  ],
  [
    'check-missing',
    { record: NOT_READY, pullRequest: { requiredChecks: ['renamed'] } },
    ['renamed', 'never reported'],
    '/octo-org/orion/pull/12/checks',
  ],
  [
    'review-required',
    { record: NOT_READY, pullRequest: { review: 'REVIEW_REQUIRED' } },
    [],
    '/octo-org/orion/pull/12',
  ],
  [
    'changes-requested',
    { record: NOT_READY, pullRequest: { review: 'CHANGES_REQUESTED' } },
    [],
    '/octo-org/orion/pull/12',
  ],
  [
    'conflict',
    { record: NOT_READY, pullRequest: { mergeable: 'CONFLICTING' } },
    ['main'],
    '/octo-org/orion/pull/12/conflicts',
  ],
  [
    'behind',
    { record: NOT_READY, pullRequest: { mergeStateStatus: 'BEHIND' } },
    ['main'],
    '/octo-org/orion/pull/12',
  ],
  ['draft', { record: CANCELLED, pullRequest: { draft: true } }, [], '/octo-org/orion/pull/12'],
  [
    'closed',
    { record: CANCELLED, pullRequest: { state: 'closed', review: 'REVIEW_REQUIRED' } },
    [],
    '/octo-org/orion/pull/12',
  ],
  [
    'head-moved',
    { record: CANCELLED, pullRequest: { headSha: 'b'.repeat(40) } },
    ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'],
    '/octo-org/orion/pull/12/commits',
  ],
  [
    'base-changed',
    { record: CANCELLED, pullRequest: { baseBranch: 'release' } },
    ['release', 'main'],
    '/octo-org/orion/pull/12',
  ],
  [
    'impacted-targets',
    {
      record: {
        ...NOT_READY,
        readiness: { requiresImpactedTargets: true, hasImpactedTargets: false },
      },
    },
    ['head commit'],
    undefined,
  ],
  ['queue-state', { record: PENDING, queueState: 'paused' }, ['main', 'paused'], undefined],
  [
    'queue-reason',
    {
      record: CANCELLED,
      history: { timeline: [{ reason: 'USER_REQUESTED', actor: 'mona' }] },
    },
    ['mona'],
    '/octo-org/orion/pull/12',
  ],
  ['not-in-queue', { record: undefined }, [], '/octo-org/orion/pull/12'],
  [
    'not-in-queue',
    { record: { ...PENDING, isCurrentlySubmittedToQueue: false } },
    [],
    '/octo-org/orion/pull/12',
  ],
  [
    'queue-reason',
    { record: { ...NOT_READY, readiness: { gitHubMergeability: 'in_progress' } } },
    [],
    '/octo-org/orion/pull/12',
  ],
  [
    'base-changed',
    { record: { ...NOT_READY, readiness: { doesBaseBranchMatch: false } } },
    ['main'],
    '/octo-org/orion/pull/12',
  ],
]

test.each(KINDS)('get-pull-request logs the reason %s', async (_, world) => {
  const { reasons, seen } = await explain({ ...world, operation: 'get-pull-request' })
  expect(reasons).toHaveLength(1)
  expect(seen.info).toContain(`- ${reasons[0]?.text}`)
})

describe.each(['wait-for-merge', 'get-pull-request'])('%s says why', (operation) => {
  test.each(KINDS)('%s', async (kind, world, facts, url) => {
    const { reasons, seen } = await explain({ ...world, operation })
    const [reason, ...others] = reasons
    expect(others).toEqual([])
    expect(reason?.kind).toBe(kind)
    expect(reason?.url).toEqual(url === undefined ? url : expect.stringContaining(url))
    for (const fact of facts) expect(reason?.text).toContain(fact)
    expect(reason?.remedy).toMatch(/^[A-Z].*\.$/)
    const [name] = /(?<=`)[^`]+(?=`)/.exec(reason?.text ?? '') ?? []
    expect(seen.summary).toContain(name === undefined ? reason?.text : `<code>${name}</code>`)
  })
})

test('merged into another base is not merged', async () => {
  const { reasons } = await explain({
    operation: 'get-pull-request',
    record: CANCELLED,
    pullRequest: { merged: true, baseBranch: 'release' },
  })
  expect(reasons).toEqual([
    expect.objectContaining({
      kind: 'base-changed',
      text: 'It was merged into `release`, not into `main`',
    }),
  ])
})

describe('the order', () => {
  test('the service’s reason, then what takes it out, then checks, then the rest', async () => {
    const { reasons } = await explain({
      record: CANCELLED,
      history: { timeline: [{ cancellation: { reason: 'pr_pushed_to' } }] },
      pullRequest: {
        headSha: 'b'.repeat(40),
        review: 'REVIEW_REQUIRED',
        mergeable: 'CONFLICTING',
        checks: [{ name: 'lint', conclusion: 'FAILURE', required: true }],
      },
    })
    expect(reasons.map(({ kind }) => kind)).toEqual([
      'queue-reason',
      'head-moved',
      'check-failed',
      'conflict',
      'review-required',
    ])
  })

  test('after failed tests the checks come first, the required ones before the others', async () => {
    const { reasons } = await explain({
      record: FAILED,
      pullRequest: { headSha: 'b'.repeat(40) },
      gitHub: {
        branches: [TEST_BRANCH],
        branchChecks: {
          [TEST_BRANCH]: [
            { name: 'docs', conclusion: 'FAILURE' },
            { name: 'test', conclusion: 'TIMED_OUT', required: true },
          ],
        },
      },
    })
    expect(reasons.map(({ text }) => text)).toEqual([
      'Required check `test` failed on the test branch',
      'Check `docs` failed on the test branch',
      expect.stringContaining('Its head moved'),
    ])
  })

  test('a check that both sides name is listed once', async () => {
    const { reasons, seen } = await explain({
      record: FAILED,
      details: {
        requiredStatuses: ['CI'],
        statusChecks: [{ context: 'CI', url: 'https://ci.test/7', state: 'FAILURE' }],
        testedPullRequests: [{ prNumber: 12 }],
      },
      gitHub: {
        branches: [TEST_BRANCH],
        branchChecks: { [TEST_BRANCH]: [{ name: 'CI', conclusion: 'FAILURE', required: true }] },
      },
    })
    expect(reasons).toEqual([
      {
        kind: 'check-failed',
        text: expect.stringContaining('`CI`'),
        url: 'https://ci.test/7',
        remedy: expect.stringContaining('push, then submit it again'),
      },
    ])
    expect(seen.summary.split('<code>CI</code>')).toHaveLength(2)
  })

  test('checks that passed, are optional or were skipped are not reasons', async () => {
    const { reasons } = await explain({
      record: NOT_READY,
      pullRequest: {
        review: 'APPROVED',
        checks: [
          { name: 'test', conclusion: 'SUCCESS', required: true },
          { name: 'deploy', conclusion: 'SKIPPED', required: true },
          { name: 'nightly', conclusion: 'FAILURE' },
          { name: 'slow' },
        ],
        requiredChecks: ['test'],
      },
    })
    expect(reasons).toEqual([])
  })
})

test('for a closed pull request, failures are reasons and missing requirements are not', async () => {
  const { reasons } = await explain({
    record: {
      ...CANCELLED,
      readiness: { requiresImpactedTargets: true, hasImpactedTargets: false },
    },
    pullRequest: {
      state: 'closed',
      draft: true,
      mergeable: 'CONFLICTING',
      mergeStateStatus: 'BEHIND',
      review: 'CHANGES_REQUESTED',
      requiredChecks: ['renamed'],
      checks: [
        { name: 'slow', required: true },
        { name: 'lint', conclusion: 'FAILURE', required: true },
      ],
    },
  })
  expect(reasons.map(({ kind }) => kind)).toEqual(['closed', 'check-failed'])
  const required = await explain({
    record: CANCELLED,
    pullRequest: { state: 'closed', review: 'REVIEW_REQUIRED' },
  })
  expect(required.reasons.map(({ kind }) => kind)).toEqual(['closed'])
})

describe('what the service calls a reason', () => {
  test.each([
    ['flat, in upper case', [{ reason: 'TEST_RUN_TIMEOUT' }], 'took longer'],
    ['an unknown word', [{ reason: 'SOMETHING_NEW' }], 'something new'],
    ['a word of JavaScript', [{ reason: 'constructor' }], 'constructor'],
    [
      'inside the object of the state',
      [{ timestamp: '2026-09-17T10:00:00Z', state: 'cancelled', cancellation: { reason: 'x_y' } }],
      'x y',
    ],
    [
      'inside an object of another name',
      [{ state: 'cancelled', canceledByAnything: { reason: 'x_y' } }],
      'x y',
    ],
    [
      'the object of the state, and not another one',
      [{ notReady: { reason: 'old' }, state: 'cancelled', cancellation: { reason: 'new' } }],
      'new',
    ],
    [
      'the newest of entries that are the wrong way round',
      [
        { timestamp: '2026-09-17T10:00:00Z', reason: 'old' },
        { timestamp: '2026-09-17T11:00:00Z', reason: 'new' },
      ],
      'new',
    ],
    ['without times the first is the newest', [{ reason: 'new' }, { reason: 'old' }], 'new'],
    [
      'one without a time is never sorted',
      [{ reason: 'new' }, { reason: 'old', timestamp: '2026-09-17T11:00:00Z' }],
      'new',
    ],
    ['an actor alone', [{ actor: 'mona`' }], "it was `mona'`"],
    [
      'reason and actor',
      [{ cancellation: { reason: 'something_new', actor: { login: 'mona' } } }],
      'something new (`mona`)',
    ],
  ])('%s', async (_, timeline, words) => {
    const { reasons } = await explain({ record: CANCELLED, history: { timeline } })
    expect(reasons[0]?.kind).toBe('queue-reason')
    expect(reasons[0]?.text).toContain(words)
  })

  test.each([
    ['the newest entry has none', [{ state: 'cancelled' }, { reason: 'OLD' }]],
    ['the newest entry has one that is no text', [{ reason: 7, actor: '' }, { reason: 'OLD' }]],
    ['the newest entry is about another state', [{ state: 'testing', reason: 'OLD' }]],
  ])('an older one is not the reason: %s', async (_, timeline) => {
    const { reasons } = await explain({ record: CANCELLED, history: { timeline } })
    expect(reasons).toEqual([])
  })

  test.each(Object.entries(QUEUE_REASONS))('%s has its words and a remedy', async (reason, row) => {
    const { reasons } = await explain({
      record: CANCELLED,
      history: { timeline: [{ cancellation: { reason } }] },
    })
    expect(reasons[0]?.text).toContain(row.text)
    expect(reasons[0]?.remedy).toContain(row.remedy.replace('{branch}', 'main'))
  })

  test.each([
    ['queue_pr', ['#7', 'ahead'], 'Wait until #7 has merged'],
    ['base_branch', ['target branch'], 'Merge `main` into the pull request'],
    ['stacked_pr', ['#7', 'stacked'], 'Rebase it onto #7'],
    ['something_new', ['conflicts'], 'Merge `main` into the pull request'],
  ])('what it conflicts with is named: %s', async (type, words, remedy) => {
    const failure = {
      reason: 'start_test_run_merge_conflict',
      conflictCulprit: { type, prNumber: 7, prUrl: 'https://github.com/octo-org/orion/pull/7' },
    }
    const history = { timeline: [{ state: 'failed', failure }] }
    const { reasons } = await explain({ record: FAILED, history })
    for (const word of words) expect(reasons[0]?.text).toContain(word)
    expect(reasons[0]?.remedy).toContain(remedy)
    expect(reasons[0]?.url).toContain('/pull/7')
  })

  test.each([
    ['behind_base', 'behind', 'Merge `main`'],
    ['merge_conflict', 'conflict', 'resolve the conflict'],
    ['failing_required_check', 'check-failed', 'Fix the failing check'],
    ['awaiting_required_check', 'check-pending', 'Wait for the check'],
  ])('what blocks one that is not ready: %s', async (kind, expected, remedy) => {
    const notReady = { blockReasons: [{ kind, name: 'lint', url: 'https://ci.test/1' }] }
    const history = { timeline: [{ state: 'not_ready', notReady }] }
    const { reasons } = await explain({ record: NOT_READY, history })
    expect(reasons.map((reason) => reason.kind)).toEqual([expected])
    expect(reasons[0]?.remedy).toContain(remedy)
  })

  test('what blocks one in a word that is not known is left out', async () => {
    const notReady = { blockReasons: [{ kind: 'new_moon' }, { kind: 'behind_base' }] }
    const history = { timeline: [{ state: 'not_ready', notReady }] }
    const { reasons } = await explain({ record: NOT_READY, history })
    expect(reasons.map((reason) => reason.kind)).toEqual(['behind'])
  })

  test('the checks that failed its test run are named, though the branch is gone', async () => {
    const failure = {
      reason: 'test_run_required_status_failed',
      failureCausingStatuses: [{ name: 'e2e', url: 'https://ci.test/9' }, 'unit', 7],
    }
    const { reasons, seen } = await explain({
      record: FAILED,
      history: { timeline: [{ state: 'failed', failure }] },
    })
    expect(reasons.map(({ kind, url }) => [kind, url])).toEqual([
      ['check-failed', 'https://ci.test/9'],
      ['check-failed', undefined],
      ['queue-reason', expect.stringContaining('/pull/12')],
    ])
    expect(JSON.parse(seen.outputs['failing-checks'] ?? '')).toMatchObject([
      { name: 'e2e', url: 'https://ci.test/9', required: true },
      { name: 'unit' },
    ])
  })

  test('the test run that it names is asked for, with its id as it stands', async () => {
    const id = `${RUN}-bisection-2`
    const { reasons, service } = await explain({
      record: FAILED,
      history: { timeline: [{ state: 'failed', failure: { testRun: { id } } }] },
      details: {
        requiredStatuses: ['CI'],
        statusChecks: [{ context: 'CI', url: 'https://ci.test/7', state: 'FAILURE' }],
        testedPullRequests: [{ prNumber: 12 }],
      },
    })
    expect(reasons.map(({ kind, url }) => [kind, url])).toEqual([
      ['check-failed', 'https://ci.test/7'],
    ])
    const asked = service.calls.filter(({ path }) => path === '/getMergeQueueTestingDetails')
    expect(asked.map(({ body }) => body)).toEqual([expect.objectContaining({ testRunId: id })])
  })

  test('a server without a timeline: the closed draft pull request names the test run', async () => {
    const details = {
      requiredStatuses: ['CI'],
      testBranchSha: 'e'.repeat(40),
      statusChecks: [{ context: 'CI', url: 'https://ci.test/7', state: 'FAILURE' }],
      testedPullRequests: [{ prNumber: 12 }],
    }
    const draft = {
      number: 900_001,
      draft: true,
      state: 'closed',
      headBranch: TEST_BRANCH,
    } as const
    const seen = async (headSha: string) => {
      const pullRequests = [
        { number: 12, headSha: HEAD },
        { ...draft, headSha },
      ]
      return (await explain({ record: FAILED, details, gitHub: { pullRequests } })).reasons
    }
    expect(await seen('e'.repeat(40))).toMatchObject([
      { kind: 'check-failed', url: 'https://ci.test/7' },
    ])
    expect(await seen('f'.repeat(40))).toEqual([])
  })

  test('who submitted it is no reason why it is not ready', async () => {
    const { reasons } = await explain({
      record: NOT_READY,
      history: { timeline: [{ state: 'not_ready', notReady: { reason: 'api_requested' } }] },
    })
    expect(reasons).toEqual([])
  })

  test('the queue’s own check is never a reason', async () => {
    const name = 'Trunk Merge Queue (main)'
    const { reasons } = await explain({
      record: FAILED,
      pullRequest: {
        checks: [{ name, conclusion: 'FAILURE', required: true }],
        requiredChecks: [name],
      },
      history: {
        timeline: [{ state: 'failed', failure: { failureCausingStatuses: [{ name }] } }],
      },
    })
    expect(reasons).toEqual([])
  })

  test("is not repeated as GitHub's", async () => {
    const { reasons } = await explain({
      record: CANCELLED,
      history: { timeline: [{ reason: 'PR_CLOSED' }] },
      pullRequest: { state: 'closed' },
    })
    expect(reasons.map(({ kind }) => kind)).toEqual(['queue-reason'])
  })

  test.each([
    null,
    [],
    { timeline: [null, 1, 'x', { reason: 7 }] },
    { timeline: {} },
    { reason: 'X' },
  ])('an answer of another shape says nothing: %j', async (history) => {
    const { reasons } = await explain({ record: CANCELLED, history: history ?? {} })
    expect(reasons).toEqual([])
  })
})

describe('with less than GitHub’s full answer', () => {
  const checks = [{ name: 'lint', conclusion: 'FAILURE', required: true }] as const

  test('without a token the service’s facts remain, and the log says so once', async () => {
    const { reasons, seen, github } = await explain({
      record: { ...NOT_READY, readiness: { gitHubMergeability: 'not_mergeable' } },
      inputs: { 'github-token': '' },
    })
    expect(reasons).toEqual([
      {
        kind: 'queue-reason',
        text: expect.stringContaining('cannot be merged'),
        remedy: expect.stringContaining('github-token'),
      },
    ])
    expect(seen.info.filter((line) => line.includes('`github-token` is empty'))).toHaveLength(1)
    expect(github.calls).toEqual([])
  })

  test('without the permission to read checks, that is a reason, and its remedy is a block to paste', async () => {
    const { reasons, seen } = await explain({
      record: NOT_READY,
      pullRequest: { checks, review: 'REVIEW_REQUIRED' },
      gitHub: { granted: { contents: 'read', 'pull-requests': 'write' } },
    })
    expect(reasons.map(({ kind }) => kind)).toEqual(['review-required', 'permission-missing'])
    expect(reasons[1]?.text).toContain('`checks: read`, `statuses: read`')
    expect(reasons[1]?.remedy).toMatch(/`permissions: \{ checks: read, .*pull-requests.*\}`/)
    expect(seen.summary).toContain('<code>permissions&#58; &#123; checks&#58; read')
  })

  test('without the permission to read pull requests, that is a reason, and not an outage of GitHub', async () => {
    const { reasons, seen } = await explain({
      record: NOT_READY,
      pullRequest: { checks },
      gitHub: { granted: { contents: 'read' } },
    })
    const missing = reasons.find(({ kind }) => kind === 'permission-missing')
    expect(missing?.text).toContain('`pull-requests: read`')
    expect(seen.info.join('\n')).not.toContain('GitHub is up')
  })

  test('without GraphQL the REST API’s facts remain', async () => {
    const { reasons, seen } = await explain({
      record: CANCELLED,
      pullRequest: { state: 'closed', checks },
      gitHub: { graphql: false },
    })
    expect(reasons.map(({ kind }) => kind)).toEqual(['closed'])
    expect(seen.info.join('\n')).toContain("GitHub couldn't be asked why #12 isn't merged")
  })

  test('what an older GitHub lacks is said, because reasons may be missing', async () => {
    const { seen } = await explain({
      record: CANCELLED,
      pullRequest: { state: 'closed', checks },
      gitHub: { lacks: ['mergeStateStatus', 'rules'] },
    })
    expect(seen.info).toContain(
      'This GitHub lacks mergeStateStatus, rules, so some reasons may be missing.',
    )
  })

  test('without GraphQL the service’s word on the merge counts', async () => {
    const { reasons } = await explain({
      operation: 'get-pull-request',
      record: { ...NOT_READY, readiness: { gitHubMergeability: 'not_mergeable' } },
      gitHub: { graphql: false },
    })
    expect(reasons.map(({ text }) => text)).toEqual([
      expect.stringContaining('GitHub says that it cannot be merged'),
    ])
  })

  test('one 502 is retried', async () => {
    const { reasons, github } = await explain({
      operation: 'get-pull-request',
      record: NOT_READY,
      pullRequest: { checks },
      faults: [{ status: 502 }],
    })
    expect(reasons.map(({ kind }) => kind)).toEqual(['check-failed'])
    expect(github.calls).toHaveLength(2)
  })

  test('GitHub Enterprise Server is asked at /api/graphql', async () => {
    const { reasons, github } = await explain({
      operation: 'get-pull-request',
      record: NOT_READY,
      pullRequest: { checks },
      gitHub: { prefix: '/api/v3' },
    })
    expect(reasons.map(({ kind }) => kind)).toEqual(['check-failed'])
    expect(github.calls.map(({ path }) => path)).toEqual(['/api/graphql'])
  })
})

describe('requests of GitHub', () => {
  const graphql = (calls: readonly { readonly path: string }[]) =>
    calls.filter(({ path }) => path === '/graphql')

  test.each([
    ['one query at its end, and none for a poll', { ...NOT_READY, state: 'pending' }, 1],
    ['one more every five minutes while it is not ready', NOT_READY, 12],
  ])('a wait of an hour asks %s', async (_, record, queries) => {
    const { github, seen } = await explain({ record, inputs: { 'timeout-minutes': '60' } })
    expect(Number(seen.outputs['polls'])).toBeGreaterThan(60)
    expect(graphql(github.calls).length).toBeGreaterThan(queries / 2)
    expect(graphql(github.calls).length).toBeLessThanOrEqual(queries)
    expect(github.calls.length).toBeLessThanOrEqual(queries + 1)
  })

  test('a merged pull request needs no explanation', async () => {
    const { github, reasons } = await explain({
      operation: 'get-pull-request',
      record: { ...FAILED, state: 'merged' },
    })
    expect(reasons).toEqual([])
    expect(github.calls).toEqual([])
  })
})

describe('what to do next', () => {
  const failing = { checks: [{ name: 'lint', conclusion: 'FAILURE', required: true }] } as const

  test.each<[string, World, RegExp]>([
    ['in the queue it is not submitted again', { record: NOT_READY }, /push\.$/],
    ['out of it, it is pushed first', { record: FAILED }, /push, then submit it again\.$/],
  ])('%s', async (_name, world, remedy) => {
    const { seen, reasons } = await explain({ ...world, pullRequest: failing })
    expect(reasons[0]?.remedy).toMatch(remedy)
    expect(seen.errors[0]?.message).toContain(reasons[0]?.remedy)
    expect(seen.summary).toContain('**Next:** Fix the failing check')
  })

  test('each of several reasons has its own remedy on its own bullet', async () => {
    const { seen } = await explain({
      record: NOT_READY,
      pullRequest: { ...failing, review: 'REVIEW_REQUIRED' },
    })
    const bullets = seen.summary.split('\n').filter((line) => line.startsWith('- '))
    expect(bullets).toEqual([
      expect.stringMatching(/lint.*Next:.*Fix the failing check/),
      expect.stringMatching(/review.*Next:.*Ask for a review/),
    ])
    expect(seen.summary).not.toContain('continues by itself')
  })

  test.each<[string, World, string]>([
    [
      'a draft',
      { record: CANCELLED, pullRequest: { draft: true } },
      'Mark it as ready for review, then submit',
    ],
    [
      'closed',
      { record: CANCELLED, pullRequest: { state: 'closed' } },
      'Reopen the pull request, then submit',
    ],
    [
      'behind',
      { record: NOT_READY, pullRequest: { mergeStateStatus: 'BEHIND' } },
      'Merge `main` into the pull request and push',
    ],
    [
      'another base',
      { record: CANCELLED, pullRequest: { baseBranch: 'release' } },
      'Change its base branch back to `main`',
    ],
    [
      'another head',
      { record: CANCELLED, pullRequest: { headSha: 'b'.repeat(40) } },
      'Submit the new head commit',
    ],
    [
      'changes requested',
      { record: NOT_READY, pullRequest: { review: 'CHANGES_REQUESTED' } },
      'Make the requested changes',
    ],
    [
      'no review',
      { record: NOT_READY, pullRequest: { review: 'REVIEW_REQUIRED' } },
      'Ask for a review',
    ],
    [
      'a check that never came',
      { record: NOT_READY, pullRequest: { requiredChecks: ['renamed'] } },
      'Run the workflow that reports the check',
    ],
    [
      'a check that runs',
      { record: NOT_READY, pullRequest: { checks: [{ name: 'build', required: true }] } },
      'Wait for the check',
    ],
    ['a paused queue', { record: PENDING, queueState: 'paused' }, '`operation: resume-queue`'],
    ['never submitted', { record: undefined }, 'with `operation: submit`.'],
    ['no reason, not ready', { record: NOT_READY }, 'Look at the pull request and its checks'],
    ['no reason, cancelled', { record: CANCELLED }, 'Find out what took it out of the queue'],
    ['no reason, time is up', { record: PENDING }, 'Raise `timeout-minutes`'],
  ])('%s', async (_name, world, words) => {
    const inputs = { 'not-ready-timeout-minutes': '0.5' }
    const { seen } = await explain({ ...world, inputs })
    expect(seen.errors[0]?.message).toContain(words)
  })

  test('a missing upload names the step, a conflict names the branch', async () => {
    const readiness = { requiresImpactedTargets: true, hasImpactedTargets: false }
    const upload = await explain({ record: { ...NOT_READY, readiness } })
    expect(upload.seen.summary).toContain('<code>operation&#58; set-impacted-targets</code>')
    const conflict = await explain({ record: FAILED, pullRequest: { mergeable: 'CONFLICTING' } })
    expect(conflict.seen.summary).toContain('Merge <code>main</code> into the pull request')
  })
})
