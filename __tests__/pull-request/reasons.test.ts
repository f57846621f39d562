import { describe, expect, test } from '@jest/globals'
import type { PullRequestSeed } from '../../sandbox/github/seeds.js'
import { type Fault, type GitHubSandboxSeed, gitHubSandbox } from '../../sandbox/github/server.js'
import { main } from '../../src/main.js'
import { fakeService } from '../support/fake-service.js'
import { recorder } from '../support/recorder.js'

const HEAD = 'a'.repeat(40)
const RUN = 'cc58fdda-3258-4f4e-b229-7c5dd9c29324'
const TEST_BRANCH = `trunk-merge/pr-12/${RUN}`

interface Reason {
  readonly kind: string
  readonly text: string
  readonly url?: string
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
const KINDS: readonly (readonly [string, World, string, string | undefined])[] = [
  [
    'check-failed',
    {
      record: FAILED,
      pullRequest: {
        checks: [{ name: 'lint', conclusion: 'FAILURE', url: 'https://ci.test/1', required: true }],
      },
    },
    'Required check `lint` failed on the head commit',
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
    'Check `e2e` failed on the test branch',
    'https://ci.test/2',
  ],
  [
    'check-pending',
    { record: NOT_READY, pullRequest: { checks: [{ name: 'build', required: true }] } },
    'Required check `build` has not finished on the head commit',
    undefined,
  ],
  [
    'check-missing',
    {
      record: NOT_READY,
      pullRequest: { checks: [{ name: 'cla', status: 'EXPECTED', required: true }] },
    },
    'Required check `cla` was never reported',
    '/octo-org/orion/pull/12/checks',
  ],
  [
    'check-missing',
    { record: NOT_READY, pullRequest: { requiredChecks: ['renamed'] } },
    'Required check `renamed` was never reported',
    '/octo-org/orion/pull/12/checks',
  ],
  [
    'review-required',
    { record: NOT_READY, pullRequest: { review: 'REVIEW_REQUIRED' } },
    'A review is required',
    '/octo-org/orion/pull/12',
  ],
  [
    'changes-requested',
    { record: NOT_READY, pullRequest: { review: 'CHANGES_REQUESTED' } },
    'A review requests changes',
    '/octo-org/orion/pull/12',
  ],
  [
    'conflict',
    { record: NOT_READY, pullRequest: { mergeable: 'CONFLICTING' } },
    'It conflicts with `main`',
    '/octo-org/orion/pull/12/conflicts',
  ],
  [
    'behind',
    { record: NOT_READY, pullRequest: { mergeStateStatus: 'BEHIND' } },
    'It is behind `main`, which must be merged into it first',
    '/octo-org/orion/pull/12',
  ],
  [
    'draft',
    { record: CANCELLED, pullRequest: { draft: true } },
    'It is a draft, which keeps it out of the queue',
    '/octo-org/orion/pull/12',
  ],
  [
    'closed',
    { record: CANCELLED, pullRequest: { state: 'closed', review: 'REVIEW_REQUIRED' } },
    'It is closed, which takes it out of the queue',
    '/octo-org/orion/pull/12',
  ],
  [
    'head-moved',
    { record: CANCELLED, pullRequest: { headSha: 'b'.repeat(40) } },
    'Its head moved from `aaaaaaaaaaaa` to `bbbbbbbbbbbb`; a push takes it out of the queue',
    '/octo-org/orion/pull/12/commits',
  ],
  [
    'base-changed',
    { record: CANCELLED, pullRequest: { baseBranch: 'release' } },
    'Its base branch is `release`, and the queue is that of `main`',
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
    'The queue needs impacted targets, and none were uploaded for the head commit',
    undefined,
  ],
  [
    'queue-state',
    { record: PENDING, queueState: 'paused' },
    'The queue of `main` is paused',
    undefined,
  ],
  [
    'queue-reason',
    {
      record: CANCELLED,
      history: { timeline: [{ reason: 'USER_REQUESTED', actor: 'mona' }] },
    },
    'The queue says: a person asked for it (`mona`)',
    '/octo-org/orion/pull/12',
  ],
  [
    'not-in-queue',
    { record: undefined },
    'It was never submitted to the queue',
    '/octo-org/orion/pull/12',
  ],
  [
    'not-in-queue',
    { record: { ...PENDING, isCurrentlySubmittedToQueue: false } },
    'It is not in the queue',
    '/octo-org/orion/pull/12',
  ],
  [
    'queue-reason',
    { record: { ...NOT_READY, readiness: { gitHubMergeability: 'in_progress' } } },
    'GitHub is still working out whether it can be merged',
    '/octo-org/orion/pull/12',
  ],
  [
    'base-changed',
    { record: { ...NOT_READY, readiness: { doesBaseBranchMatch: false } } },
    'Its base branch is not `main`, the branch of the queue',
    '/octo-org/orion/pull/12',
  ],
]

describe.each(['wait-for-merge', 'get-pull-request'])('%s says why', (operation) => {
  test.each(KINDS)('%s', async (kind, world, text, url) => {
    const { reasons, seen } = await explain({ ...world, operation })
    if (operation === 'get-pull-request') expect(seen.info).toContain(`- ${text}`)
    expect(reasons).toEqual([
      { kind, text, ...(url === undefined ? {} : { url: expect.stringContaining(url) }) },
    ])
    const [name] = /(?<=`)[^`]+(?=`)/.exec(text) ?? []
    expect(seen.summary).toContain(name === undefined ? text : `<code>${name}</code>`)
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
      history: { events: [{ reason: 'PR_PUSHED_TO', at: '2026-09-17T10:00:00Z' }] },
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
        text: 'Required check `CI` failed on the test branch',
        url: 'https://ci.test/7',
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
    [
      { timeline: [{ reason: 'TEST_RUN_TIMEOUT' }] },
      'its test run took longer than the queue allows',
    ],
    [{ reason: 'SOMETHING_NEW' }, 'something new'],
    [
      {
        timeline: [
          { reason: 'PR_CLOSED', createdAt: '2026-09-17T11:00:00Z' },
          { reason: 'USER_REQUESTED', createdAt: '2026-09-17T10:00:00Z', actor: { login: 'mona' } },
        ],
      },
      'it was closed',
    ],
    // An entry that gives no reason hides none before it.
    [
      {
        timeline: [
          { reason: 'SOMETHING_NEW', at: '2026-09-17T10:00:00Z' },
          { at: '2026-09-17T11:00:00Z' },
        ],
      },
      'something new',
    ],
    // Without times the last one is the newest.
    [{ timeline: [{ reason: 'OLD' }, { reason: 'NEW' }] }, 'new'],
    [{ timeline: [{ reason: 'NEW' }, { reason: 7, actor: '' }] }, 'new'],
    [{ timeline: [{ actor: 'mona`' }] }, "it was `mona'`"],
    [{ timeline: [{ reason: 'SOMETHING_NEW', actor: 'mona' }] }, 'something new (`mona`)'],
    [{ timeline: [{ reason: 'constructor' }] }, 'constructor'],
  ])('%j', async (history, words) => {
    const { reasons } = await explain({ record: CANCELLED, history })
    expect(reasons[0]).toMatchObject({ kind: 'queue-reason', text: `The queue says: ${words}` })
  })

  test("is not repeated as GitHub's", async () => {
    const { reasons } = await explain({
      record: CANCELLED,
      history: { timeline: [{ reason: 'PR_CLOSED' }] },
      pullRequest: { state: 'closed' },
    })
    expect(reasons.map(({ kind }) => kind)).toEqual(['queue-reason'])
  })

  test.each([null, [], { timeline: [null, 1, 'x', { reason: 7 }] }, { timeline: {} }])(
    'an answer of another shape says nothing: %j',
    async (history) => {
      const { reasons } = await explain({ record: CANCELLED, history: history ?? {} })
      expect(reasons).toEqual([])
    },
  )
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
        text: 'GitHub says that it cannot be merged: a conflict, a missing review or a failed check',
      },
    ])
    expect(seen.info.filter((line) => line.includes('Without `github-token`'))).toHaveLength(1)
    expect(github.calls).toEqual([])
  })

  test('without the permission to read checks, the log names it and the rest is there', async () => {
    const { reasons, seen } = await explain({
      record: NOT_READY,
      pullRequest: { checks, review: 'REVIEW_REQUIRED' },
      gitHub: { mayReadChecks: false },
    })
    expect(reasons.map(({ kind }) => kind)).toEqual(['review-required'])
    expect(seen.info.join('\n')).toContain('`permissions: checks: read, statuses: read`')
  })

  test('without GraphQL the REST API’s facts remain', async () => {
    const { reasons, seen } = await explain({
      record: CANCELLED,
      pullRequest: { state: 'closed', checks },
      gitHub: { graphql: false },
    })
    expect(reasons.map(({ kind }) => kind)).toEqual(['closed'])
    expect(seen.info.join('\n')).toContain('GitHub does not say why #12 is not merged')
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

  test.each<[string, World, string]>([
    [
      'in the queue it continues by itself',
      { record: NOT_READY },
      'push; the queue then continues by itself',
    ],
    ['out of it, it is submitted again', { record: FAILED }, 'push, then submit it again'],
  ])('%s', async (_name, world, words) => {
    const { seen } = await explain({ ...world, pullRequest: failing })
    expect(seen.errors[0]?.message).toContain(`Fix the failing checks and ${words}`)
    expect(seen.summary).toContain('**What to do next:** Fix the failing checks')
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
      'Merge `main` into the pull request and push; the queue then continues',
    ],
    [
      'another base',
      { record: CANCELLED, pullRequest: { baseBranch: 'release' } },
      'Change its base branch back to `main`',
    ],
    [
      'another head',
      { record: CANCELLED, pullRequest: { headSha: 'b'.repeat(40) } },
      'Submit the new head commit.',
    ],
    [
      'changes requested',
      { record: NOT_READY, pullRequest: { review: 'CHANGES_REQUESTED' } },
      'Make the requested changes',
    ],
    [
      'no review',
      { record: NOT_READY, pullRequest: { review: 'REVIEW_REQUIRED' } },
      'Ask for a review; the queue then continues',
    ],
    [
      'a check that never came',
      { record: NOT_READY, pullRequest: { requiredChecks: ['renamed'] } },
      'Run the workflow that reports the check',
    ],
    [
      'a check that runs',
      { record: NOT_READY, pullRequest: { checks: [{ name: 'build', required: true }] } },
      'Wait for the check; the queue then continues',
    ],
    ['a paused queue', { record: PENDING, queueState: 'paused' }, '`operation: resume-queue`'],
    ['never submitted', { record: undefined }, 'with `operation: submit`.'],
    ['no reason, not ready', { record: NOT_READY }, 'Make it ready'],
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
