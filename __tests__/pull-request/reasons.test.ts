/** Why a pull request is not merged: the output `reasons`, and what users read of it. */
import type { CheckSeed } from '../../sandbox/github/seeds.js'
import type { Reason } from '../../src/pull-request/reasons.js'
import { describe, expect, test } from '../support/jest.js'
import {
  A,
  B,
  type Inputs,
  live,
  MISSING,
  recordOf,
  type World,
} from '../support/pull-request-world.js'

const RUN = 'cc58fdda-3258-4f4e-b229-7c5dd9c29324'
const TEST_BRANCH = `trunk-merge/pr-12/${RUN}`
const PULL = '/octo-org/orion/pull/12'

const FAILED = recordOf('failed')
const CANCELLED = recordOf('cancelled')
const NOT_READY = recordOf('not_ready')
const LINT = {
  name: 'lint',
  conclusion: 'FAILURE',
  url: 'https://ci.test/1',
  required: true,
} as const
const FAILED_CI = {
  requiredStatuses: ['CI'],
  statusChecks: [{ context: 'CI', url: 'https://ci.test/7', state: 'FAILURE' }],
  testedPullRequests: [{ prNumber: 12 }],
}

/** Runs a wait in a world in which the pull request is not merged. */
const wait = (world: World, inputs: Inputs = {}) =>
  live({ gitHub: {}, ...world }, { operation: 'wait-for-merge', 'timeout-minutes': '1', ...inputs })
/** Reads the pull request in that world. */
const read = (world: World) => live({ gitHub: {}, ...world }, { operation: 'get-pull-request' })

const kindsOf = (reasons: readonly Reason[]) => reasons.map(({ kind }) => kind)
const onTestBranch = (...checks: readonly CheckSeed[]) => ({
  gitHubServer: { branches: [TEST_BRANCH], branchChecks: { [TEST_BRANCH]: checks } },
})

/** Every kind of the contract: how it comes to be, and what a user reads. */
const KINDS: [kind: string, words: string, url: string | undefined, next: string, World][] = [
  [
    'check-failed',
    '`lint` failed on the head commit',
    'https://ci.test/1',
    'Fix the failing check and push, then submit it again.',
    { shows: FAILED, gitHub: { checks: [LINT] } },
  ],
  [
    'check-failed',
    '`e2e` failed on the test branch',
    'https://ci.test/2',
    'Fix the failing check and push, then submit it again.',
    {
      shows: FAILED,
      ...onTestBranch({ name: 'e2e', status: 'ERROR', url: 'https://ci.test/2' }),
    },
  ],
  [
    'check-pending',
    '`build` has not finished on the head commit',
    undefined,
    'Wait for the check',
    { shows: NOT_READY, gitHub: { checks: [{ name: 'build', required: true }] } },
  ],
  [
    'check-missing',
    '`cla` was never reported',
    `${PULL}/checks`,
    'Run the workflow that reports the check',
    {
      shows: NOT_READY,
      gitHub: { checks: [{ name: 'cla', status: 'EXPECTED', required: true }] },
    },
  ],
  [
    'check-missing',
    '`renamed` was never reported',
    `${PULL}/checks`,
    'Run the workflow that reports the check',
    { shows: NOT_READY, gitHub: { requiredChecks: ['renamed'] } },
  ],
  [
    'review-required',
    'review',
    PULL,
    'Ask for a review',
    { shows: NOT_READY, gitHub: { review: 'REVIEW_REQUIRED' } },
  ],
  [
    'changes-requested',
    'requests changes',
    PULL,
    'Make the requested changes',
    { shows: NOT_READY, gitHub: { review: 'CHANGES_REQUESTED' } },
  ],
  [
    'conflict',
    'conflicts with `main`',
    `${PULL}/conflicts`,
    'Merge `main` into the pull request',
    { shows: NOT_READY, gitHub: { mergeable: 'CONFLICTING' } },
  ],
  [
    'behind',
    'behind `main`',
    PULL,
    'Merge `main` into the pull request and push',
    { shows: NOT_READY, gitHub: { mergeStateStatus: 'BEHIND' } },
  ],
  [
    'draft',
    'a draft',
    PULL,
    'Mark it as ready for review, then submit',
    { shows: CANCELLED, gitHub: { draft: true } },
  ],
  [
    'closed',
    'closed',
    PULL,
    'Reopen the pull request, then submit',
    { shows: CANCELLED, gitHub: { state: 'closed', review: 'REVIEW_REQUIRED' } },
  ],
  [
    'head-moved',
    `from \`${A.slice(0, 12)}\` to \`${B.slice(0, 12)}\``,
    `${PULL}/commits`,
    'Submit the new head commit',
    { shows: CANCELLED, gitHub: { headSha: B } },
  ],
  [
    'base-changed',
    'Its base branch is `release`',
    PULL,
    'Change its base branch back to `main`',
    { shows: CANCELLED, gitHub: { baseBranch: 'release' } },
  ],
  [
    'base-changed',
    'is not `main`',
    PULL,
    'Change its base branch back to `main`',
    { shows: recordOf('not_ready', { readiness: { doesBaseBranchMatch: false } }) },
  ],
  [
    'impacted-targets',
    'head commit',
    undefined,
    'Upload them with `operation: set-impacted-targets`',
    {
      shows: recordOf('not_ready', {
        readiness: { requiresImpactedTargets: true, hasImpactedTargets: false },
      }),
    },
  ],
  [
    'queue-state',
    'The queue of `main` is paused',
    undefined,
    '`operation: resume-queue`',
    {
      shows: recordOf('pending'),
      queue: { body: { state: 'paused', enqueuedPullRequests: [] } },
    },
  ],
  [
    'queue-reason',
    '`mona`',
    PULL,
    '',
    {
      shows: CANCELLED,
      history: { timeline: [{ reason: 'USER_REQUESTED', actor: 'mona' }] },
    },
  ],
  [
    'queue-reason',
    'still working out',
    PULL,
    '',
    { shows: recordOf('not_ready', { readiness: { gitHubMergeability: 'in_progress' } }) },
  ],
  ['not-in-queue', 'never submitted', PULL, 'with `operation: submit`.', { shows: MISSING }],
  [
    'not-in-queue',
    'is not in the queue',
    PULL,
    'Submit it, with `operation: submit`.',
    { shows: recordOf('pending', { isCurrentlySubmittedToQueue: false }) },
  ],
]

describe.each(['wait-for-merge', 'get-pull-request'])('%s gives the reason', (operation) => {
  test.each(KINDS)('%s: %s', async (kind, words, url, next, world) => {
    const inputs = { operation, 'not-ready-timeout-minutes': '0.5' }
    const { reasons, seen, error } = await wait(world, inputs)
    expect(reasons).toEqual([
      {
        kind,
        text: expect.stringContaining(words),
        remedy: expect.stringMatching(/^[A-Z].*\.$/),
        ...(url !== undefined && { url: expect.stringContaining(url) }),
      },
    ])
    const [reason] = reasons
    expect(reason?.remedy).toContain(next)
    const [name] = /(?<=`)[^`]+(?=`)/.exec(reason?.text ?? '') ?? []
    expect(seen.summary).toContain(name === undefined ? reason?.text : `<code>${name}</code>`)
    const printed = operation === 'wait-for-merge' ? error : seen.info.join('\n')
    expect(printed).toContain(operation === 'wait-for-merge' ? next : `- ${reason?.text}`)
  })
})

test.each([
  ['not ready, and nothing says why', NOT_READY, 'Look at the pull request and its checks'],
  ['cancelled, and nothing says why', CANCELLED, 'Find out what took it out of the queue'],
  ['still pending when the time is up', recordOf('pending'), 'Raise `timeout-minutes`'],
])('a pull request that is %s gets a next step', async (_, shows, words) => {
  const { reasons, error } = await wait({ shows }, { 'not-ready-timeout-minutes': '0.5' })
  expect(reasons).toEqual([])
  expect(error).toContain(words)
})

test('each of several reasons has its own next step on its own bullet', async () => {
  const { seen } = await wait(
    {
      shows: NOT_READY,
      gitHub: { checks: [LINT], review: 'REVIEW_REQUIRED' },
    },
    { 'not-ready-timeout-minutes': '0.5' },
  )
  expect(seen.summary.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    expect.stringMatching(/lint.*Next:.*Fix the failing check and push&#46;/),
    expect.stringMatching(/review.*Next:.*Ask for a review/),
  ])
  expect(seen.summary).not.toContain('continues by itself')
})

test('a pull request that GitHub shows as merged into another base is not merged', async () => {
  const { reasons } = await read({
    shows: CANCELLED,
    gitHub: { merged: true, baseBranch: 'release' },
  })
  expect(reasons).toMatchObject([
    { kind: 'base-changed', text: 'It was merged into `release`, not into `main`' },
  ])
})

describe('the order of reasons', () => {
  test('is the reason of the queue, what takes it out, the checks, then the rest', async () => {
    const { reasons } = await wait({
      shows: CANCELLED,
      history: { timeline: [{ cancellation: { reason: 'pr_pushed_to' } }] },
      gitHub: {
        ...{ headSha: B, review: 'REVIEW_REQUIRED', mergeable: 'CONFLICTING', checks: [LINT] },
      },
    })
    expect(kindsOf(reasons)).toEqual([
      'queue-reason',
      'head-moved',
      'check-failed',
      'conflict',
      'review-required',
    ])
  })

  test('begins with the checks after failed tests, required ones first', async () => {
    const { reasons } = await wait({
      shows: FAILED,
      gitHub: { headSha: B },
      ...onTestBranch(
        { name: 'docs', conclusion: 'FAILURE' },
        { name: 'test', conclusion: 'TIMED_OUT', required: true },
      ),
    })
    expect(reasons.map(({ text }) => text)).toEqual([
      'Required check `test` did not run on the test branch: it timed out',
      'Check `docs` failed on the test branch',
      expect.stringContaining('Its head moved'),
    ])
  })
})

test('a check that the service and GitHub both name is listed once', async () => {
  const { reasons, seen } = await wait({
    shows: FAILED,
    details: FAILED_CI,
    ...onTestBranch({ name: 'CI', conclusion: 'FAILURE', required: true }),
  })
  expect(reasons).toMatchObject([{ kind: 'check-failed', url: 'https://ci.test/7' }])
  expect(seen.summary.split('<code>CI</code>')).toHaveLength(2)
})

test('checks that passed, are optional or were skipped are no reasons', async () => {
  const { reasons } = await wait({
    shows: NOT_READY,
    gitHub: {
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

test('a closed pull request has failures as reasons, but no missing requirements', async () => {
  const readiness = { requiresImpactedTargets: true, hasImpactedTargets: false }
  const { reasons } = await wait({
    shows: recordOf('cancelled', { readiness }),
    gitHub: {
      state: 'closed',
      draft: true,
      mergeable: 'CONFLICTING',
      mergeStateStatus: 'BEHIND',
      review: 'CHANGES_REQUESTED',
      requiredChecks: ['renamed'],
      checks: [{ name: 'slow', required: true }, LINT],
    },
  })
  expect(kindsOf(reasons)).toEqual(['closed', 'check-failed'])
})

describe('the timeline of the service gives the reason', () => {
  test.each([
    ['as a word in upper case', [{ reason: 'TEST_RUN_TIMEOUT' }], 'took longer'],
    ['as a new word', [{ reason: 'SOMETHING_NEW' }], 'something new'],
    ['as a word of JavaScript', [{ reason: 'constructor' }], 'constructor'],
    [
      'in the object of the state',
      [{ state: 'cancelled', cancellation: { reason: 'x_y' } }],
      'x y',
    ],
    [
      'in an object of another name',
      [{ state: 'cancelled', canceledByAnything: { reason: 'x_y' } }],
      'x y',
    ],
    [
      'in the object of the state before another one',
      [{ notReady: { reason: 'old' }, state: 'cancelled', cancellation: { reason: 'new' } }],
      'new',
    ],
    [
      'in the newest of entries that are the wrong way round',
      [
        { timestamp: '2026-09-17T10:00:00Z', reason: 'old' },
        { timestamp: '2026-09-17T11:00:00Z', reason: 'new' },
      ],
      'new',
    ],
    ['in the first of entries without times', [{ reason: 'new' }, { reason: 'old' }], 'new'],
    [
      'in the first of entries of which one has no time',
      [{ reason: 'new' }, { reason: 'old', timestamp: '2026-09-17T11:00:00Z' }],
      'new',
    ],
    ['as an actor alone', [{ actor: 'mona`' }], "it was `mona'`"],
    [
      'as a reason and an actor',
      [{ cancellation: { reason: 'something_new', actor: { login: 'mona' } } }],
      'something new (`mona`)',
    ],
  ])('%s', async (_, timeline, words) => {
    const { reasons } = await read({ shows: CANCELLED, history: { timeline } })
    expect(reasons).toMatchObject([{ kind: 'queue-reason', text: expect.stringContaining(words) }])
  })

  test.each([
    ['if the newest entry has none', { timeline: [{ state: 'cancelled' }, { reason: 'OLD' }] }],
    ['if it is no text', { timeline: [{ reason: 7, actor: '' }, { reason: 'OLD' }] }],
    ['about another state', { timeline: [{ state: 'testing', reason: 'OLD' }] }],
    ['in entries of other types', { timeline: [null, 1, 'x', { reason: 7 }] }],
    ['in an object', { timeline: {} }],
    ['outside of it', { reason: 'X' }],
  ])('but not %s', async (_, history) => {
    const { reasons } = await read({ shows: CANCELLED, history })
    expect(reasons).toEqual([])
  })

  test('with what it conflicts with', async () => {
    const conflictCulprit = {
      type: 'queue_pr',
      prNumber: 7,
      prUrl: 'https://github.com/o/r/pull/7',
    }
    const failure = { reason: 'start_test_run_merge_conflict', conflictCulprit }
    const history = { timeline: [{ state: 'failed', failure }] }
    const { reasons } = await read({ shows: FAILED, history })
    expect(reasons).toMatchObject([
      { text: expect.stringContaining('#7 ahead'), url: expect.stringContaining('/pull/7') },
    ])
  })

  test('with what blocks it, a new word last', async () => {
    const check = { kind: 'failing_required_check', name: 'lint', url: 'https://ci.test/1' }
    const notReady = { blockReasons: [{ kind: 'new_<b>moon</b>' }, check] }
    const history = { timeline: [{ state: 'not_ready', notReady }] }
    const { reasons, seen } = await read({ shows: NOT_READY, history })
    expect(reasons).toMatchObject([
      {
        kind: 'check-failed',
        text: expect.stringContaining('`lint`'),
        url: 'https://ci.test/1',
        remedy: expect.stringContaining('Fix the failing check'),
      },
      {
        kind: 'queue-reason',
        text: 'The queue waits for: new <b>moon</b>',
        remedy: 'Look at the pull request and at the queue.',
      },
    ])
    expect(seen.summary).toContain('new &#60;b&#62;moon')
  })

  test('with the checks that failed its test run, though the branch is gone', async () => {
    const failure = {
      reason: 'test_run_required_status_failed',
      failureCausingStatuses: [{ name: 'e2e', url: 'https://ci.test/9' }, 'unit', 7],
    }
    const history = { timeline: [{ state: 'failed', failure }] }
    const { reasons, outputs } = await wait({ shows: FAILED, history })
    expect(reasons.map(({ kind, url }) => [kind, url])).toEqual([
      ['check-failed', 'https://ci.test/9'],
      ['check-failed', undefined],
      ['queue-reason', expect.stringContaining('/pull/12')],
    ])
    expect(JSON.parse(outputs['failing-checks'] ?? '')).toMatchObject([
      { name: 'e2e', url: 'https://ci.test/9', required: true },
      { name: 'unit' },
    ])
  })

  test('with its test run, which is asked for by its whole id', async () => {
    const id = `${RUN}-bisection-2`
    const { reasons, calls } = await read({
      shows: FAILED,
      history: { timeline: [{ state: 'failed', failure: { testRun: { id } } }] },
      details: FAILED_CI,
    })
    expect(reasons).toMatchObject([{ kind: 'check-failed', url: 'https://ci.test/7' }])
    const asked = calls.filter(({ path }) => path === '/getMergeQueueTestingDetails')
    expect(asked.map(({ body }) => body)).toEqual([expect.objectContaining({ testRunId: id })])
  })
})

test('the draft pull request of the test run names it if the server has no timeline', async () => {
  const commit = 'e'.repeat(40)
  const draft = { number: 900_001, draft: true, state: 'closed', headBranch: TEST_BRANCH } as const
  const readWith = (headSha: string) =>
    read({
      shows: FAILED,
      details: { ...FAILED_CI, testBranchSha: commit },
      gitHubServer: {
        pullRequests: [
          { number: 12, headSha: A },
          { ...draft, headSha },
        ],
      },
    })
  expect((await readWith(commit)).reasons).toMatchObject([
    { kind: 'check-failed', url: 'https://ci.test/7' },
  ])
  expect((await readWith('f'.repeat(40))).reasons).toEqual([])
})

test('the person who submitted it is no reason why it is not ready', async () => {
  const notReady = { reason: 'api_requested' }
  const history = { timeline: [{ state: 'not_ready', notReady }] }
  expect((await read({ shows: NOT_READY, history })).reasons).toEqual([])
})

test('the check of the queue itself is never a reason', async () => {
  const name = 'Trunk Merge Queue (main)'
  const failure = { failureCausingStatuses: [{ name }] }
  const { reasons } = await read({
    shows: FAILED,
    gitHub: { checks: [{ ...LINT, name }], requiredChecks: [name] },
    history: { timeline: [{ state: 'failed', failure }] },
  })
  expect(reasons).toEqual([])
})

test('a reason of the queue is not repeated as one of GitHub', async () => {
  const { reasons } = await read({
    shows: CANCELLED,
    history: { timeline: [{ reason: 'PR_CLOSED' }] },
    gitHub: { state: 'closed' },
  })
  expect(kindsOf(reasons)).toEqual(['queue-reason'])
})

describe('with less than the full answer of GitHub', () => {
  const UNMERGEABLE = recordOf('not_ready', { readiness: { gitHubMergeability: 'not_mergeable' } })
  const closed = { shows: CANCELLED, gitHub: { state: 'closed', checks: [LINT] } } as const

  test('reasons come from the service without a token, and the log says so once', async () => {
    const { reasons, seen, gitHub } = await wait({ shows: UNMERGEABLE }, { 'github-token': '' })
    expect(reasons).toEqual([
      {
        kind: 'queue-reason',
        text: expect.stringContaining('cannot be merged'),
        remedy: expect.stringContaining('github-token'),
      },
    ])
    expect(seen.info.filter((line) => line.includes('`github-token` is empty'))).toHaveLength(1)
    expect(gitHub.calls).toEqual([])
  })

  test('a missing permission for checks is a reason whose remedy is a block to paste', async () => {
    const { reasons, seen } = await wait({
      shows: NOT_READY,
      gitHub: { checks: [LINT], review: 'REVIEW_REQUIRED' },
      gitHubServer: { granted: { contents: 'read', 'pull-requests': 'write' } },
    })
    expect(kindsOf(reasons)).toEqual(['review-required', 'permission-missing'])
    expect(reasons[1]?.text).toContain('`checks: read`, `statuses: read`')
    expect(reasons[1]?.remedy).toMatch(/`permissions: \{ checks: read, .*pull-requests.*\}`/)
    expect(seen.summary).toContain('<code>permissions&#58; &#123; checks&#58; read')
  })

  test('a missing permission for pull requests is a reason, not an outage', async () => {
    const { reasons, seen } = await wait({
      shows: NOT_READY,
      gitHub: { checks: [LINT] },
      gitHubServer: { granted: { contents: 'read' } },
    })
    const missing = reasons.find(({ kind }) => kind === 'permission-missing')
    expect(missing?.text).toContain('`pull-requests: read`')
    expect(seen.info.join('\n')).not.toContain('GitHub is up')
  })

  test('facts come from the REST API without GraphQL', async () => {
    const { reasons, seen } = await wait({ ...closed, gitHubServer: { graphql: false } })
    expect(kindsOf(reasons)).toEqual(['closed'])
    expect(seen.info.join('\n')).toContain("GitHub couldn't be asked why #12 isn't merged")
  })

  test('the service has the last word on the merge without GraphQL', async () => {
    const { reasons } = await read({ shows: UNMERGEABLE, gitHubServer: { graphql: false } })
    expect(reasons).toMatchObject([
      { text: expect.stringContaining('GitHub says that it cannot be merged') },
    ])
  })

  test('the log names what an older GitHub lacks', async () => {
    const gitHubServer = { lacks: ['mergeStateStatus', 'rules'] }
    const { seen } = await wait({ ...closed, gitHubServer })
    expect(seen.info).toContain(
      'This GitHub lacks mergeStateStatus, rules, so some reasons may be missing.',
    )
  })

  test('one HTTP 502 is retried', async () => {
    const { reasons, gitHub } = await read({
      shows: NOT_READY,
      gitHub: { checks: [LINT] },
      onGitHub: (calls, { faults }) => calls.length === 1 && faults.push({ status: 502 }),
    })
    expect(kindsOf(reasons)).toEqual(['check-failed'])
    expect(gitHub.calls).toHaveLength(2)
  })

  test('GitHub Enterprise Server is asked at /api/graphql', async () => {
    const { reasons, gitHub } = await read({
      shows: NOT_READY,
      gitHub: { checks: [LINT] },
      gitHubServer: { prefix: '/api/v3' },
    })
    expect(kindsOf(reasons)).toEqual(['check-failed'])
    expect(gitHub.calls.map(({ path }) => path)).toEqual(['/api/graphql'])
  })
})

test.each([
  ['pending', 'once, at its end', 1],
  ['not_ready', 'every five minutes at most', 12],
])('a wait of an hour with the state %s asks GitHub %s', async (state, _, queries) => {
  const inputs = { 'timeout-minutes': '60' }
  const { gitHub, timesOf } = await wait({ shows: recordOf(state) }, inputs)
  expect(timesOf('read').length).toBeGreaterThan(60)
  const asked = gitHub.calls.filter(({ path }) => path === '/graphql').length
  expect(asked).toBeGreaterThan(queries / 2)
  expect(asked).toBeLessThanOrEqual(queries)
  expect(gitHub.calls.length).toBeLessThanOrEqual(queries + 1)
})

test('a merged pull request has no reasons, and GitHub is not asked for any', async () => {
  const { gitHub, reasons } = await read({ shows: recordOf('merged') })
  expect({ reasons, calls: gitHub.calls }).toEqual({ reasons: [], calls: [] })
})
