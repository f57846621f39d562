import type { PullRequestSeed } from '../../sandbox/github/seeds.js'
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { main } from '../../src/main.js'
import { RunCancelled } from '../../src/shared/errors.js'
import { type Answer, fakeService } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'
import { shown } from '../support/shown.js'
import { VirtualClock } from '../support/virtual-clock.js'

const HEAD = 'a'.repeat(40)
const MERGE = '0123456789abcdef0123456789abcdef01234567'
const RUN = 'cc58fdda-3258-4f4e-b229-7c5dd9c29324'

const record = (state: string, inQueue: boolean, more: object = {}): Answer => ({
  body: {
    state,
    isCurrentlySubmittedToQueue: inQueue,
    stateChangedAt: '2026-09-17T10:00:00.000Z',
    prSha: HEAD,
    ...more,
  },
})

interface World {
  readonly gitHubIsDown?: boolean
  readonly pullRequest?: Partial<PullRequestSeed>
  readonly answers: readonly Answer[] | (() => Answer)
  readonly branches?: readonly string[]
  readonly inputs: Readonly<Record<string, string>>
  readonly details?: object
  readonly comments?: readonly { issue: number; author: string; body: string }[]
}

/** Runs an operation with the service and GitHub beside each other. */
async function withGitHub({
  pullRequest,
  answers,
  inputs,
  details,
  comments,
  gitHubIsDown = false,
  branches = [`trunk-merge/pr-12/${RUN}`, `trunk-merge/pr-123/${RUN}`],
}: World) {
  await using github = await gitHubSandbox({
    pullRequests: [{ number: 12, headSha: HEAD, labels: ['queue'], ...pullRequest }],
    branches,
    ...(comments === undefined ? {} : { comments }),
  })
  await using service = await fakeService({
    '/getSubmittedPullRequest': answers,
    '/submitPullRequest': [{}],
    '/getQueue': [{ body: { state: 'running', enqueuedPullRequests: [{ prNumber: 12 }] } }],
    '/getMergeQueueTestingDetails': [{ body: details ?? {} }],
  })
  const run = recorder(
    {
      'api-url': service.url,
      'pull-request': '12',
      'github-token': 'ghs_t0k3n',
      ...inputs,
    },
    { env: { GITHUB_API_URL: gitHubIsDown ? 'http://127.0.0.1:9' : github.url } },
  )
  const passed = await main(run.runner)
  return { passed, ...run, github, service }
}

describe('wait-for-merge', () => {
  const wait = (answers: World['answers'], more: Partial<World> = {}) =>
    withGitHub({ ...more, answers, inputs: { operation: 'wait-for-merge', ...more.inputs } })

  test('gives the merge commit', async () => {
    const { passed, seen, clock } = await wait([record('merged', false)], {
      pullRequest: { merged: true, mergeCommitSha: MERGE },
    })
    expect(passed).toBe(true)
    expect([clock.elapsed, seen.warnings]).toEqual([0, []])
    expect(seen.outputs).toMatchObject({ 'merge-commit-sha': MERGE, 'target-branch': 'main' })
    expect(seen.summary).toMatch(/^### ✅ .*12 merged into main$/m)
    expect(seen.summary).toContain(`<code>${MERGE.slice(0, 12)}</code>`)
    expect(seen.summary).toMatch(/href="http[^"]*\/octo-org\/orion\/pull\/12">Pull request</)
  })

  test.each(['failed', 'cancelled'])(
    '%s in the queue, merged on GitHub: merged, and reported',
    async (state) => {
      const { passed, seen } = await wait([record(state, false)], {
        pullRequest: { merged: true, mergeCommitSha: MERGE },
      })
      expect(passed).toBe(true)
      expect(seen.outputs).toMatchObject({ outcome: 'merged', state: state.toUpperCase() })
      expect(seen.summary).toContain('outside the merge queue')
    },
  )

  test.each(['failed', 'cancelled', 'pending'])(
    '%s in the queue, merged on GitHub into another base branch: not merged',
    async (state) => {
      const { passed, seen } = await wait([record(state, state === 'pending')], {
        pullRequest: { merged: true, mergeCommitSha: MERGE, baseBranch: 'release' },
        inputs: { 'target-branch': 'main', 'timeout-minutes': '1' },
      })
      expect(passed).toBe(false)
      expect(seen.outputs['outcome']).toBe(state === 'pending' ? 'timed-out' : state)
      expect(seen.outputs).toMatchObject({ merged: 'false', 'merge-commit-sha': '' })
    },
  )

  test.each([
    ['failed', 'failed', {}],
    ['pending', 'timed-out', { 'timeout-minutes': '1' }],
  ])(
    '%s, and GitHub is down at the end: the state of the queue counts',
    async (state, outcome, more) => {
      const { passed, seen } = await wait([record(state, state === 'pending')], {
        gitHubIsDown: true,
        inputs: { 'target-branch': 'main', ...more },
      })
      expect(passed).toBe(false)
      expect(seen.outputs).toMatchObject({ outcome, merged: 'false' })
      expect(seen.errors).toHaveLength(1)
    },
  )

  test('merged on GitHub when the time is up: merged', async () => {
    const { passed, seen } = await wait([record('pending', true)], {
      pullRequest: { merged: true, mergeCommitSha: MERGE },
      inputs: { 'timeout-minutes': '1' },
    })
    expect(passed).toBe(true)
    expect(seen.outputs).toMatchObject({ outcome: 'merged', 'merge-commit-sha': MERGE })
    expect(seen.summary).toContain('outside the merge queue')
  })

  test.each<[string, Partial<PullRequestSeed>, string]>([
    ['closed', { state: 'closed' }, 'It is closed'],
    ['drafted', { draft: true }, 'It is a draft'],
    ['pushed to', { headSha: 'b'.repeat(40) }, 'Its head moved'],
    ['re-based', { baseBranch: 'release' }, 'Its base branch is `release`'],
  ])('%s: the reason is said', async (_name, pullRequest, words) => {
    const { passed, seen } = await wait([record('cancelled', false)], {
      pullRequest,
      inputs: { 'target-branch': 'main' },
    })
    expect(passed).toBe(false)
    expect(seen.outputs['outcome']).toBe('cancelled')
    expect(seen.errors[0]?.message).toContain(words)
  })

  test('a service that refuses is its own explanation, and GitHub is not asked why', async () => {
    const { passed, seen, github } = await wait([{ status: 401, body: 'no' }], {
      inputs: { 'target-branch': 'main' },
    })
    expect(passed).toBe(false)
    expect(seen.outputs).toMatchObject({ outcome: 'unauthorized', reasons: '[]' })
    expect(github.calls.filter(({ path }) => path === '/graphql')).toEqual([])
  })

  test('a merge needs no explanation', async () => {
    const { github } = await wait([record('failed', false)], {
      pullRequest: { merged: true, mergeCommitSha: MERGE },
    })
    expect(github.calls.filter(({ path }) => path === '/graphql')).toEqual([])
  })

  test.each(['still there', 'gone'])(
    'names the failing checks of its own test run, whose branch is %s',
    async (at) => {
      const branches = [`trunk-merge/pr-12/${RUN}`, `trunk-merge/pr-123/${RUN}`]
      let polls = 0
      const shows = () => {
        if (polls++ === 0) return record('testing', true)
        if (at === 'gone') branches.length = 0
        return record('failed', false)
      }
      const { seen, service, github } = await wait(shows, {
        branches,
        details: {
          requiredStatuses: ['CI'],
          statusChecks: [{ context: 'CI', url: 'https://ci.test/7', state: 'FAILURE' }],
          testedPullRequests: [{ prNumber: 12 }],
        },
      })
      expect(JSON.parse(seen.outputs['failing-checks'] ?? '')).toEqual([
        { name: 'CI', state: 'failure', url: 'https://ci.test/7', required: true },
      ])
      expect(seen.errors[0]?.message).toContain('Required check `CI` failed on the test branch')
      expect(seen.summary).toContain('ci.test/7')
      const listed = github.calls.filter(({ path }) => path.includes('/git/matching-refs/'))
      expect(
        new Set(listed.map(({ path }) => decodeURIComponent(path).replace(/\?.*/, ''))),
      ).toEqual(new Set(['/repos/octo-org/orion/git/matching-refs/heads/trunk-merge/pr-12/']))
      // The branch of #123 begins with the same letters and is no branch of #12.
      const asked = service.calls.filter(({ path }) => path === '/getMergeQueueTestingDetails')
      expect(asked.map(({ body }) => (body as { testRunId: string }).testRunId)).toEqual([RUN])
    },
  )

  test('a test branch that tested another pull request explains nothing', async () => {
    const { seen } = await wait([record('testing', true), record('failed', false)], {
      details: {
        statusChecks: [{ context: 'CI', state: 'FAILURE' }],
        testedPullRequests: [{ prNumber: 99 }],
      },
    })
    expect(seen.outputs['failing-checks']).toBe('[]')
  })

  test('without a GitHub token the state of the queue counts', async () => {
    const { passed, seen } = await wait([record('failed', false)], {
      inputs: { 'target-branch': 'main', 'github-token': '' },
    })
    expect(passed).toBe(false)
    expect(seen.outputs['outcome']).toBe('failed')
  })

  test.each([
    ['never', 0],
    ['on-failure', 1],
    ['always', 1],
  ])('comment: %s after a failure', async (comment, count) => {
    const { github } = await wait([record('failed', false)], { inputs: { comment } })
    expect(github.comments).toHaveLength(count)
    for (const { body } of github.comments) expect(body).toContain('failed in the merge queue')
  })

  test('one comment is kept, not one per run', async () => {
    const first = await wait([record('failed', false)], { inputs: { comment: 'always' } })
    const [written] = first.github.comments
    const { github } = await wait([record('merged', false)], {
      inputs: { comment: 'always' },
      comments: [{ issue: 12, author: 'github-actions[bot]', body: written?.body ?? '' }],
    })
    expect(github.comments).toHaveLength(1)
    expect(github.comments[0]?.body).toContain('merged into main after')
  })
})

describe('a cancelled run', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('still writes its comment (%s)', async (signalName) => {
    await using github = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
    const clock = new VirtualClock()
    const cancellation = new AbortController()
    clock.onAdvance = (elapsed) => {
      if (elapsed > 60_000) cancellation.abort(new RunCancelled(signalName))
    }
    await using service = await fakeService({
      '/getSubmittedPullRequest': [record('testing', true)],
    })
    const inputs = {
      operation: 'wait-for-merge',
      'api-url': service.url,
      'pull-request': '12',
      'target-branch': 'main',
      'github-token': 'ghs_t0k3n',
      comment: 'on-failure',
    }
    const { runner, seen } = recorder(inputs, {
      clock,
      signal: cancellation.signal,
      env: { GITHUB_API_URL: github.url },
    })
    expect(await main(runner)).toBe(false)
    expect(seen.outputs['outcome']).toBe('aborted')
    expect(github.comments).toEqual([
      expect.objectContaining({ body: expect.stringContaining('The run was cancelled') }),
    ])
  })
})

test('a run that is cancelled while the commit of a merge is looked up has nothing to explain', async () => {
  await using github = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
  const clock = new VirtualClock()
  const cancellation = new AbortController()
  clock.onAdvance = (elapsed) => {
    if (elapsed > 5000) cancellation.abort(new RunCancelled('SIGINT'))
  }
  await using service = await fakeService({ '/getSubmittedPullRequest': [record('merged', false)] })
  const inputs = {
    operation: 'wait-for-merge',
    'api-url': service.url,
    'pull-request': '12',
    'target-branch': 'main',
    'github-token': 'ghs_t0k3n',
    'on-abort': 'leave',
  }
  const env = { GITHUB_API_URL: github.url }
  const { runner, seen } = recorder(inputs, { clock, signal: cancellation.signal, env })
  expect(await main(runner)).toBe(false)
  expect(seen.outputs).toMatchObject({ outcome: 'aborted', state: 'MERGED', reasons: '[]' })
  expect(seen.errors[0]?.message).toContain('There is nothing more to wait for.')
  expect(seen.warnings).toEqual([])
})

describe('submit', () => {
  const queued = [{ status: 404, body: 'no' }, record('pending', true)]
  const submit = (more: Partial<World> = {}) =>
    withGitHub({ answers: queued, ...more, inputs: { operation: 'submit', ...more.inputs } })

  test('finds branch, draft and head on GitHub when the event lacks them', async () => {
    const { passed, seen } = await submit({ pullRequest: { baseBranch: 'release/2.0' } })
    expect(passed).toBe(true)
    expect(seen.outputs).toMatchObject({ 'target-branch': 'release/2.0', 'head-sha': HEAD })
  })

  test.each<[string, Partial<PullRequestSeed>]>([
    ['skipped-draft', { draft: true }],
    ['skipped-closed', { state: 'closed' }],
    ['already-merged', { merged: true }],
  ])('%s, as GitHub says', async (outcome, pullRequest) => {
    const { passed, seen } = await submit({ pullRequest })
    expect(passed).toBe(true)
    expect(seen.outputs['outcome']).toBe(outcome)
    expect(seen.summary).toMatch(/^### ℹ️ /)
  })

  test('the head is that of the pull request, not of an earlier submission', async () => {
    const { body } = record('failed', false)
    const answers = [{ body: { ...Object(body), prSha: 'e'.repeat(40) } }]
    const { seen } = await submit({ answers, pullRequest: { draft: true } })
    expect(seen.outputs).toMatchObject({ outcome: 'skipped-draft', 'head-sha': HEAD })
  })

  test.each([
    [['queue'], 'Label queue removed'],
    [[], 'Label queue was not there'],
  ])('takes the label off once it is submitted (%j)', async (labels, words) => {
    const { passed, seen } = await submit({
      pullRequest: { labels },
      inputs: { 'remove-label': 'queue' },
    })
    expect(passed).toBe(true)
    expect(seen.info.join('\n')).toContain(words)
  })

  test('a dry run leaves the label on, and asks GitHub for no change', async () => {
    const { passed, seen, github } = await submit({
      answers: [record('pending', true)],
      inputs: { 'remove-label': 'queue', comment: 'always', 'dry-run': 'true' },
    })
    expect(passed).toBe(true)
    expect(seen.outputs['outcome']).toBe('already-queued')
    expect(seen.warnings).toEqual([])
    expect(
      github.calls.filter(({ method, path }) => method !== 'GET' && path !== '/graphql'),
    ).toEqual([])
  })

  test.each([
    [{ 'remove-label': 'queue' }, '`remove-label` needs `github-token`'],
    [{ comment: 'always' }, '`comment` needs `github-token`'],
  ])('%j without a token is a warning', async (more, words) => {
    const inputs = { ...more, 'github-token': '', 'target-branch': 'main' }
    const { passed, seen, github } = await submit({ inputs })
    expect(passed).toBe(true)
    expect(seen.warnings).toEqual([
      expect.objectContaining({ message: expect.stringContaining(words) }),
    ])
    expect(github.calls).toEqual([])
  })

  test('a comment or a label that GitHub refuses is a warning, and what it does is logged', async () => {
    const inputs = { comment: 'always', 'remove-label': 'queue', 'target-branch': 'main' }
    const refused = await submit({
      gitHubIsDown: true,
      inputs: { ...inputs, 'pull-request': '12' },
    })
    expect(refused.seen.warnings.map(({ message }) => message)).toEqual([
      expect.stringContaining('The label could not be removed: '),
      expect.stringContaining('The comment could not be written: '),
    ])
    const written = await submit({ pullRequest: { labels: ['queue'] }, inputs })
    expect(written.seen.info).toContain('Label queue removed')
    expect(written.seen.info.join('\n')).toMatch(
      /^Comment created: http.*\/pull\/12#issuecomment-1$/m,
    )
  })

  test('with wait, the label is taken off when the wait has ended', async () => {
    const { passed, seen, service } = await submit({
      answers: [...queued, record('testing', true), record('merged', false)],
      pullRequest: { merged: false },
      inputs: { 'remove-label': 'queue', wait: 'true' },
    })
    expect(passed).toBe(true)
    expect(seen.outputs['outcome']).toBe('merged')
    const said = seen.info.join('\n')
    expect(said.indexOf('Label queue removed')).toBeGreaterThan(said.indexOf('is TESTING'))
    expect(service.paths()).toContain('/submitPullRequest')
  })

  test('the label stays while the pull request is in the queue, whatever ended the wait', async () => {
    const { seen, github } = await submit({
      inputs: { 'remove-label': 'queue', wait: 'true', 'timeout-minutes': '1' },
    })
    expect(seen.outputs['outcome']).toBe('timed-out')
    expect(seen.info.join('\n')).toContain('Label queue stays')
    expect(github.calls.filter(({ method }) => method === 'DELETE')).toEqual([])
  })

  test('a submission that no read shows is commented on as not known', async () => {
    const inputs = { comment: 'on-failure', 'retry-timeout-seconds': '3' }
    const { github } = await submit({ answers: [{ status: 404, body: 'no' }], inputs })
    expect(shown(github.comments[0]?.body ?? '')).toContain(
      "### ❌ Couldn't confirm the submission of #12 to the queue of main",
    )
  })

  test('a head that moved is refused, and nothing is sent', async () => {
    const { passed, seen, service } = await submit({
      inputs: { 'expected-head-sha': 'b'.repeat(40), comment: 'on-failure' },
    })
    expect(passed).toBe(false)
    expect(seen.outputs['outcome']).toBe('refused')
    expect(service.paths()).not.toContain('/submitPullRequest')
  })

  test('a refusal is commented on, and a dry run comments on nothing', async () => {
    const inputs = { 'expected-head-sha': 'b'.repeat(40), comment: 'on-failure' }
    const { github } = await submit({ inputs })
    expect(shown(github.comments[0]?.body ?? '')).toContain(
      '### ❌ #12 was not submitted, because it has another head than expected',
    )
    const dry = await submit({ inputs: { ...inputs, 'dry-run': 'true' } })
    expect(dry.github.comments).toHaveLength(0)
  })
})
