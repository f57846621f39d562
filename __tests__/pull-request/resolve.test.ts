import { gitHubSandbox } from '../../sandbox/github/server.js'
import { headOfFork, withheldSecrets } from '../../src/github/event.js'
import { pullRequestOfEvent } from '../../src/github/event-pull-request.js'
import { parseReference } from '../../src/github/reference.js'
import { main } from '../../src/main.js'
import { pullRequestTarget, resolvePullRequest } from '../../src/pull-request/resolve.js'
import { SharedTimeBudget } from '../../src/shared/clock.js'
import type { Context } from '../../src/step/context.js'
import { collect } from '../../src/step/inputs.js'
import { example, type Payload, repositoryOf, workflowEvent } from '../support/events.js'
import { fakeService } from '../support/fake-service.js'
import { gitHubClient } from '../support/github.js'
import { describe, expect, test } from '../support/jest.js'
import { type RecorderOptions, recorder } from '../support/recorder.js'

const HEAD = '6b91931aedddd30582f9a457ddf459c5d3a97d1d'

/** Runs a read of the queue, and shows what was asked of the service and of GitHub. */
async function run(
  inputs: Readonly<Record<string, string>>,
  event: RecorderOptions['event'],
  gitHubUrl?: string,
  attempt = '1',
  state = 'merged',
) {
  await using service = await fakeService({
    '/getSubmittedPullRequest': [{ body: { state, isCurrentlySubmittedToQueue: false } }],
  })
  const given = {
    operation: 'get-pull-request',
    'api-url': service.url,
    ...(gitHubUrl === undefined ? {} : { 'github-token': 'ghs_t0k3n' }),
    ...inputs,
  }
  const address = gitHubUrl === undefined ? {} : { GITHUB_API_URL: gitHubUrl }
  const env = { GITHUB_RUN_ATTEMPT: attempt, ...address }
  const { runner, seen } = recorder(given, { ...(event ? { event } : {}), env })
  const green = await main(runner)
  return { green, seen, asked: service.calls[0]?.body, outputs: seen.outputs }
}

describe('from the event only, without a token for GitHub', () => {
  test('number, base branch and head of the pull request, never the merge commit', async () => {
    const payload = example('pull_request', 'opened')
    const { green, outputs, asked } = await run(
      { repository: 'Codertocat/Hello-World' },
      { name: 'pull_request_target', payload },
    )
    expect(green).toBe(true)
    expect(outputs).toMatchObject({ 'pull-request': '2', 'target-branch': 'master' })
    expect(asked).toMatchObject({ pr: { number: 2 }, targetBranch: 'master' })
  })

  test('the base branch, not the default branch', async () => {
    const payload = structuredClone(example('pull_request', 'opened'))
    Object.assign((payload['pull_request'] as { base: object }).base, { ref: 'release/2.0' })
    const { outputs } = await run(
      { repository: 'Codertocat/Hello-World' },
      { name: 'pull_request', payload },
    )
    expect(outputs['target-branch']).toBe('release/2.0')
  })

  test('the base of the stack, if the pull request is a member of one', async () => {
    const pullRequest = {
      number: 42,
      updated_at: '2026-09-17T10:00:00Z',
      base: { ref: 'feat/auth-layer' },
      head: { sha: HEAD },
      stack: { id: 1, number: 50, size: 5, position: 2, base: { ref: 'main' } },
    }
    const { outputs, asked, seen } = await run(
      {},
      { name: 'pull_request', payload: { pull_request: pullRequest } },
    )
    expect(asked).toMatchObject({ pr: { number: 42 }, targetBranch: 'main' })
    expect(outputs).toMatchObject({
      'target-branch': 'main',
      'stack-position': '2',
      'stack-size': '5',
    })
    expect(seen.info).toContain('#42 is 2 of 5 in a stack on `main`')
  })

  test('a stack without position and size, as early previews sent it', async () => {
    const stack = { base: { ref: 'main' } }
    const pullRequest = { number: 42, base: { ref: 'feat/a' }, head: { sha: HEAD }, stack }
    const { outputs } = await run(
      {},
      { name: 'pull_request', payload: { pull_request: pullRequest } },
    )
    expect(outputs).toMatchObject({ 'target-branch': 'main', 'stack-position': '' })
  })

  test('an event about another pull request says nothing of the one that is given', async () => {
    const payload = example('pull_request', 'opened')
    const { green, outputs, seen } = await run(
      { repository: 'Codertocat/Hello-World', 'pull-request': '7' },
      { name: 'pull_request', payload },
    )
    expect(green).toBe(false)
    expect(outputs).toMatchObject({ outcome: 'invalid-input', 'pull-request': '7' })
    expect(seen.errors[0]?.message).toContain('Set `target-branch`')
  })

  test.each([
    ['schedule', { schedule: '0 3 * * *' }, 'the event is not about a pull request'],
    [
      'status',
      example('status'),
      'has only the commit 6113728f27ae82c7b1a177c8d03f9e96e0adf246, and there is no `github-token`',
    ],
    ['issue_comment', example('issue_comment'), 'is for issue #1, which is not a pull request'],
  ])('%s: the error names the event and the input to set', async (name, payload, words) => {
    const repository = (payload as Payload).repository?.full_name ?? 'octo-org/orion'
    const { green, outputs, seen, asked } = await run({ repository }, { name, payload })
    expect(green).toBe(false)
    expect(outputs['outcome']).toBe('invalid-input')
    expect(seen.errors).toHaveLength(1)
    expect(seen.errors[0]?.message).toContain(`Finding the pull request of the event \`${name}\``)
    expect(seen.errors[0]?.message).toContain(words)
    expect(seen.errors[0]?.message).toContain('Set `pull-request`')
    expect(asked).toBeUndefined()
  })

  test.each([
    ['no number', {}, /^Finding the pull request of a run without an event: /],
    ['no branch', { 'pull-request': '7' }, /: a run without an event doesn't include the base /],
  ])('without an event, the error says so: %s', async (_, inputs, words) => {
    const { outputs, seen } = await run(inputs, { name: '', payload: {} })
    expect(outputs['outcome']).toBe('invalid-input')
    expect(seen.errors[0]?.message).toMatch(words)
  })

  test('an event of another number is named as such, if the base branch is missing', async () => {
    const payload = { pull_request: { number: 3, base: { ref: 'main' }, head: { sha: HEAD } } }
    const { outputs, seen } = await run({ 'pull-request': '7' }, { name: 'pull_request', payload })
    expect(outputs['outcome']).toBe('invalid-input')
    expect(seen.errors[0]?.message).toBe(
      'Finding the target branch of #7: the event `pull_request` is about #3 (to main), not about #7, and `github-token` is empty. Set `target-branch`, or leave `github-token` at its default.',
    )
  })

  test('several are listed and refused', async () => {
    const payload = structuredClone(example('check_suite', 'completed'))
    const suite = payload['check_suite'] as { pull_requests: { number: number }[] }
    const first = suite.pull_requests[0] as { number: number }
    suite.pull_requests.push({ ...first, number: 3 })
    const { seen } = await run(
      { repository: 'Codertocat/Hello-World' },
      { name: 'check_suite', payload },
    )
    expect(seen.errors[0]?.message).toContain('there are several: #2 (to master), #3 (to master)')
  })
})

describe('with GitHub', () => {
  test('the base branch of a commented pull request', async () => {
    await using sandbox = await gitHubSandbox({
      pullRequests: [{ number: 1, baseBranch: 'next', headSha: HEAD }],
    })
    const payload = { issue: { number: 1, pull_request: {} } }
    const { outputs } = await run({}, { name: 'issue_comment', payload }, sandbox.url)
    expect(outputs).toMatchObject({ 'pull-request': '1', 'target-branch': 'next' })
    expect(sandbox.calls).toHaveLength(1)
  })

  test('it is not asked when the inputs say everything', async () => {
    await using sandbox = await gitHubSandbox()
    const { green } = await run(
      { 'pull-request': '12', 'target-branch': 'main' },
      undefined,
      sandbox.url,
    )
    expect(green).toBe(true)
    expect(sandbox.calls).toEqual([])
  })

  test('the workflow_run of a fork, whose list is always empty, by the head of the fork', async () => {
    await using sandbox = await gitHubSandbox({
      pullRequests: [
        { number: 3, headRepository: 'mona/orion', headBranch: 'fix', headSha: HEAD },
        { number: 4, headRepository: 'octo-org/orion', headBranch: 'fix' },
      ],
    })
    const payload = {
      workflow_run: {
        head_branch: 'fix',
        head_sha: HEAD,
        head_repository: { owner: { login: 'mona' }, full_name: 'mona/orion' },
        pull_requests: [],
      },
    }
    const { outputs } = await run({}, { name: 'workflow_run', payload }, sandbox.url)
    expect(outputs).toMatchObject({ 'pull-request': '3', 'target-branch': 'main' })
    expect(sandbox.calls.map(({ path }) => path)).toEqual([
      expect.stringContaining('/pulls?head=mona%3Afix&state=open'),
    ])
  })

  const elsewhere = { number: 3, headSha: HEAD, headBranch: 'fix', headRepository: 'mona/orion' }
  const listed = {
    number: 3,
    head: { ref: 'fix', sha: HEAD, repo: { full_name: 'mona/orion' } },
    base: { ref: 'main', repo: { full_name: 'octo-org/orion' } },
  }
  const own = { full_name: 'octo-org/orion' }
  test.each<[string, string, Payload]>([
    [
      'a run of a fork',
      'workflow_run',
      {
        repository: own,
        workflow_run: {
          head_branch: 'fix',
          head_sha: HEAD,
          head_repository: { full_name: 'mallory/orion' },
          pull_requests: [listed],
        },
      },
    ],
    [
      'a run of another branch',
      'workflow_run',
      {
        repository: own,
        workflow_run: {
          head_branch: 'fix-2',
          head_sha: HEAD,
          head_repository: { full_name: 'mona/orion' },
          pull_requests: [listed],
        },
      },
    ],
    [
      'a check suite',
      'check_suite',
      {
        repository: own,
        check_suite: { head_branch: 'fix', head_sha: HEAD, pull_requests: [listed] },
      },
    ],
    [
      'a check run',
      'check_run',
      {
        repository: own,
        check_run: { head_sha: HEAD, check_suite: { head_branch: 'fix' }, pull_requests: [listed] },
      },
    ],
    [
      'a status',
      'status',
      { repository: own, sha: HEAD, branches: [{ name: 'fix', commit: { sha: HEAD } }] },
    ],
    ['a push', 'push', { repository: own, after: HEAD, ref: 'refs/heads/fix' }],
  ])(
    "%s never acts on another person's pull request with the same commit",
    async (_, name, payload) => {
      await using sandbox = await gitHubSandbox({ pullRequests: [elsewhere] })
      const { outputs, seen, asked } = await run({}, { name, payload }, sandbox.url)
      expect(outputs['outcome']).toBe('invalid-input')
      expect(seen.errors[0]?.message).toContain('GitHub has no open pull request for it')
      expect(asked).toBeUndefined()
    },
  )

  test('a status of a commit that no branch here ends with, by the commit', async () => {
    await using sandbox = await gitHubSandbox({ pullRequests: [elsewhere] })
    const branches = [{ name: 'main', commit: { sha: 'c'.repeat(40) } }]
    const { outputs } = await run(
      {},
      { name: 'status', payload: { sha: HEAD, branches } },
      sandbox.url,
    )
    expect(outputs['pull-request']).toBe('3')
  })

  const push = { after: HEAD, ref: 'refs/heads/fix' }
  test.each([
    ['one open, one closed', [{ number: 3 }, { number: 4, state: 'closed' as const }], '3'],
    ['one open, one merged', [{ number: 3, merged: true }, { number: 4 }], '4'],
  ])('a push: %s', async (_, pullRequests, expected) => {
    await using sandbox = await gitHubSandbox({
      pullRequests: pullRequests.map((item) => ({ ...item, headSha: HEAD, headBranch: 'fix' })),
    })
    const { outputs } = await run({}, { name: 'push', payload: push }, sandbox.url)
    expect(outputs['pull-request']).toBe(expected)
  })

  test.each([
    [
      'several open',
      [{ number: 3 }, { number: 4, baseBranch: 'next' }],
      'there are several: #3 (to main), #4 (to next)',
    ],
    [
      'none open',
      [{ number: 3, state: 'closed' as const }],
      'GitHub has no open pull request for it',
    ],
    ['none', [], 'GitHub has no open pull request for it'],
  ])('a push is refused: %s', async (_, pullRequests, words) => {
    await using sandbox = await gitHubSandbox({
      pullRequests: pullRequests.map((item) => ({ ...item, headSha: HEAD, headBranch: 'fix' })),
    })
    const { seen, outputs } = await run({}, { name: 'push', payload: push }, sandbox.url)
    expect(outputs['outcome']).toBe('invalid-input')
    expect(seen.errors[0]?.message).toContain(words)
  })

  test('a missing permission is reported', async () => {
    await using sandbox = await gitHubSandbox()
    sandbox.faults.push({
      status: 403,
      body: { message: 'Resource not accessible by integration' },
    })
    const { seen, outputs } = await run({ 'pull-request': '12' }, undefined, sandbox.url)
    expect(outputs).toMatchObject({ outcome: 'unauthorized', 'pull-request': '12' })
    expect(seen.errors[0]?.message).toContain('Add `pull-requests: read` to the `permissions`')
  })

  test('a repository on another host is not looked for on this one', async () => {
    await using sandbox = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
    const { outputs } = await run(
      { 'pull-request': '12', 'repository-host': 'git.example.com:8443' },
      undefined,
      sandbox.url,
    )
    expect(outputs['outcome']).toBe('invalid-input')
    expect(sandbox.calls).toEqual([])
  })

  test('the token for GitHub is masked in all its forms', async () => {
    await using sandbox = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
    const { seen } = await run({ 'pull-request': '12' }, undefined, sandbox.url)
    expect(seen.secrets).toEqual(
      expect.arrayContaining(['ghs_t0k3n', Buffer.from('ghs_t0k3n').toString('base64')]),
    )
  })
})

describe('facts that an operation needs', () => {
  const payload = { issue: { number: 12, pull_request: {} } }

  function context(apiUrl: string, token: string): Context {
    const learnt: object[] = []
    const log = { info() {}, debug() {}, warning() {}, notice() {}, group() {} }
    return {
      ...gitHubClient(apiUrl, { token }),
      event: workflowEvent('issue_comment', payload),
      repository: { host: 'github.com', owner: 'octo-org', name: 'orion' },
      signal: new AbortController().signal,
      setOutputs: (outputs: object) => void learnt.push(outputs),
      log,
      service: { withSignal: () => undefined },
      timeBeforeWork: new SharedTimeBudget(20_000),
    } as unknown as Context
  }
  const needs = ['head-sha', 'state'] as const
  const targetBranch = 'main'

  test('are read from GitHub where the event lacks them', async () => {
    await using sandbox = await gitHubSandbox({
      pullRequests: [{ number: 12, headSha: HEAD, draft: true }],
    })
    expect(
      await resolvePullRequest({ targetBranch }, context(sandbox.url, 't'), needs),
    ).toMatchObject({ headSha: HEAD, draft: true, closed: false, merged: false })
  })

  test('stay unknown without a token, and are not read unless they are needed', async () => {
    await using sandbox = await gitHubSandbox({ pullRequests: [{ number: 12, headSha: HEAD }] })
    const without = await resolvePullRequest({ targetBranch }, context(sandbox.url, ''), needs)
    expect(without).toEqual({ ref: without.ref, number: 12, headOfEvent: undefined })
    await resolvePullRequest({ targetBranch }, context(sandbox.url, 't'))
    expect(sandbox.calls).toEqual([])
  })

  test('stay unknown where GitHub refuses them', async () => {
    await using sandbox = await gitHubSandbox()
    const found = await resolvePullRequest({ targetBranch }, context(sandbox.url, 't'), needs)
    expect(found).toEqual({
      ref: expect.objectContaining({ number: 12, targetBranch }),
      number: 12,
    })
    expect(sandbox.calls).toHaveLength(1)
  })
})

describe('payloads go stale', () => {
  const NOW = Date.parse('2026-09-17T10:00:00.000Z')
  const shown = (ageMs: number) => ({
    number: 12,
    state: 'open',
    draft: false,
    updated_at: new Date(NOW - ageMs).toISOString(),
    head: { sha: HEAD },
    base: { ref: 'old-base' },
  })
  const event = (ageMs: number, more = {}) => ({
    name: 'pull_request',
    payload: { pull_request: { ...shown(ageMs), ...more } },
  })
  const ofComment = {
    name: 'pull_request_review',
    payload: {
      pull_request: shown(3_600_000),
      review: { submitted_at: new Date(NOW - 1000).toISOString() },
    },
  }

  test.each<[string, RecorderOptions['event'], string, string]>([
    ['a first attempt of now', event(120_000), '1', 'old-base'],
    ['a first attempt that waited', event(120_001), '1', 'main'],
    ['a payload of the future', event(-600_000), '1', 'main'],
    ['a re-run', event(1000), '2', 'main'],
    ['a payload without a time', event(0, { updated_at: null }), '1', 'main'],
    ['a review of now', ofComment, '1', 'old-base'],
  ])('%s takes the base branch that is right', async (_, given, attempt, branch) => {
    await using sandbox = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
    const { outputs, seen } = await run({}, given, sandbox.url, attempt)
    expect(outputs['target-branch']).toBe(branch)
    expect(sandbox.calls).toHaveLength(branch === 'main' ? 1 : 0)
    expect(seen.info.join()).not.toContain('out of date')
  })

  const bare = { number: 12, head: { sha: HEAD } }
  test.each<[string, object, boolean]>([
    ['its base branch', { ...bare, base: { ref: 'main' } }, true],
    ['whether it is closed', { ...bare, state: 'open' }, true],
    ['whether it is a draft', { ...bare, draft: false }, true],
    ['neither of them', bare, false],
  ])(
    'without a token, the log of a re-run says that only the event counts: %s',
    async (_, pull_request, says) => {
      const given = 'base' in pull_request ? {} : { 'target-branch': 'main' }
      const { outputs, seen } = await run(
        { operation: 'submit', 'dry-run': 'true', ...given },
        { name: 'pull_request', payload: { pull_request } },
        undefined,
        '2',
        'cancelled',
      )
      expect(outputs).toMatchObject({ outcome: 'planned', 'target-branch': 'main' })
      const said =
        'Without `github-token`, the action uses what the event has on #12, which may be out of date.'
      expect(seen.info.includes(said)).toBe(says)
    },
  )

  test('a payload without the state of its pull request leaves it to GitHub', async () => {
    await using sandbox = await gitHubSandbox({
      pullRequests: [{ number: 12, headSha: HEAD, state: 'closed' }],
    })
    const { outputs } = await run(
      { operation: 'submit', 'target-branch': 'main' },
      { name: 'pull_request', payload: { pull_request: { number: 12, head: { sha: HEAD } } } },
      sandbox.url,
      '1',
      'cancelled',
    )
    expect(outputs['outcome']).toBe('skipped-closed')
  })

  test('a payload that does not say whether it is a draft leaves it to GitHub', async () => {
    await using sandbox = await gitHubSandbox({
      pullRequests: [{ number: 12, headSha: HEAD, draft: true }],
    })
    const { draft: _, ...shownInPart } = shown(1000)
    const { outputs } = await run(
      { operation: 'submit' },
      { name: 'pull_request', payload: { pull_request: shownInPart } },
      sandbox.url,
      '1',
      'cancelled',
    )
    expect(outputs['outcome']).toBe('skipped-draft')
  })

  test('a payload without the head of its pull request leaves that to GitHub', async () => {
    await using sandbox = await gitHubSandbox({ pullRequests: [{ number: 12, headSha: HEAD }] })
    const { head: _, ...shownInPart } = shown(1000)
    const { outputs } = await run(
      { operation: 'submit', 'dry-run': 'true' },
      { name: 'pull_request', payload: { pull_request: shownInPart } },
      sandbox.url,
      '1',
      'cancelled',
    )
    expect(outputs['head-sha']).toBe(HEAD)
  })

  test('a number that is given too makes the event no fresher', async () => {
    await using sandbox = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
    const { outputs } = await run({ 'pull-request': '12' }, event(3_600_000), sandbox.url)
    expect(outputs['target-branch']).toBe('main')
  })

  test.each([{}, { draft: true }])(
    'a base branch that is given is not asked for: %j',
    async (more) => {
      await using sandbox = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
      await run({ 'target-branch': 'main' }, event(3_600_000, more), sandbox.url)
      expect(sandbox.calls).toEqual([])
    },
  )

  test('where GitHub cannot be asked, the step goes on with the event and says so', async () => {
    await using sandbox = await gitHubSandbox()
    sandbox.faults.push({ status: 403, body: { message: 'Resource not accessible' } })
    const { outputs, seen } = await run({}, event(3_600_000), sandbox.url)
    expect(outputs['target-branch']).toBe('old-base')
    expect(seen.info.join()).toContain("Continuing without GitHub's data on #12")
  })

  test.each([
    ['a draft', { draft: true }],
    ['closed', { state: 'closed' }],
  ])(
    '%s in the payload is skipped only if GitHub says so too, however fresh it is',
    async (_, more) => {
      await using sandbox = await gitHubSandbox({ pullRequests: [{ number: 12, headSha: HEAD }] })
      const { outputs, asked } = await run(
        { operation: 'submit', 'dry-run': 'true' },
        event(1000, more),
        sandbox.url,
        '1',
        'cancelled',
      )
      expect(outputs['outcome']).toBe('planned')
      expect(asked).toMatchObject({ targetBranch: 'main' })
    },
  )
})

describe('references', () => {
  const hosts = { host: 'git.example.com:8443', owner: 'Octo-Org', name: 'orion' }
  test.each([
    '123',
    '#123',
    'https://git.example.com:8443/octo-org/orion/pull/123',
    'https://GIT.example.com:8443/Octo-Org/Orion/pull/123/files?w=1#diff',
    'https://git.example.com:8443/octo-org/orion/pull/123/commits/6b91931',
  ])('%s', (text) => {
    const pullRequest = parseReference(text)
    expect(pullRequest?.number).toBe(123)
    expect(check(text, hosts)).toEqual([])
  })

  test.each([
    [
      'https://github.com/octo-org/orion/pull/123',
      'is https://github.com/octo-org/orion/pull/123, but this run is for',
    ],
    ['https://git.example.com/octo-org/orion/pull/123', 'this run is for git.example.com:8443/'],
    ['https://git.example.com:8443/octo-org/orion-2/pull/123', 'orion-2'],
    ['https://git.example.com:8443/x/octo-org/orion/pull/123', 'x/octo-org/orion'],
    [
      'https://mona:s3cr3t@git.example.com:8443/octo-org/orion/pull/123',
      'must not contain user info',
    ],
  ])('%s is refused', (text, words) => {
    expect(check(text, hosts)).toEqual([expect.stringContaining(words)])
    expect(check(text, hosts).join()).not.toContain('s3cr3t')
  })

  test.each([
    '',
    '0',
    '-1',
    '1.5',
    '12a',
    '##1',
    'https://github.com/a/b/issues/1',
    'https://github.com/pull/1',
    'ftp://github.com/a/b/pull/1',
    'https://github.com/a/b/pull/1x',
  ])('%j is none', (text) => expect(parseReference(text)).toBeUndefined())

  test('an owner may hold slashes, and may be called pull', () => {
    expect(parseReference('https://h.example/a/b/c/pull/7')?.number).toBe(7)
    const owner = { host: 'h.example', owner: 'pull', name: '5' }
    expect(check('https://h.example/pull/5/pull/7', owner)).toEqual([])
    expect(check('https://h.example/a/b/c/pull/7', { ...owner, owner: 'a/b', name: 'c' })).toEqual(
      [],
    )
    expect(
      check('https://h.example:443/pull/5/pull/7', { ...owner, host: 'h.example:443' }),
    ).toEqual([])
  })

  function check(text: string, repository: typeof hosts) {
    const event = workflowEvent('', {})
    const problems: string[] = []
    collect(problems, () =>
      pullRequestTarget.locate(
        { pullRequest: parseReference(text) },
        { repository, event, hasGitHubToken: true, now: 0 },
      ),
    )
    return problems
  }
})

test('a pull request whose fork was deleted is one of a fork', () => {
  const payload = structuredClone(example('pull_request', 'opened'))
  Object.assign((payload['pull_request'] as { head: object }).head, { repo: null })
  expect(withheldSecrets(workflowEvent('pull_request', payload))).toEqual({
    from: 'fork',
    headRepository: undefined,
  })
})

test.each([
  ['the same', 1, 1, false],
  ['another', 2, 1, true],
])('the ids of its repositories say whether it comes from a fork: %s', (_, from, to, fork) => {
  const payload = structuredClone(example('pull_request', 'opened'))
  const { head, base } = payload['pull_request'] as Record<'head' | 'base', object>
  // After a rename the names differ, and a fork may have the name of what it was forked from.
  Object.assign(head, { repo: { id: from, full_name: 'octo-org/orion' } })
  Object.assign(base, { repo: { id: to, full_name: fork ? 'octo-org/orion' : 'octo-org/renamed' } })
  expect(headOfFork(workflowEvent('pull_request', payload))).toBe(fork)
})

describe('what an event says of the end of a pull request', () => {
  const closed = (more: object) => ({
    pull_request: { number: 12, state: 'closed', base: { ref: 'main' }, ...more },
  })

  test.each([
    ['merged', { merged: true }, true],
    ['not merged', { merged: false }, false],
    ['merged, by its time', { merged_at: '2026-09-17T10:00:00Z' }, true],
    ['not merged, by its time', { merged_at: null }, false],
    ['not known', {}, undefined],
  ])('%s', (_, more, merged) => {
    const event = workflowEvent('pull_request', closed(more))
    expect(pullRequestOfEvent(event, repositoryOf({}))).toMatchObject({
      candidates: [{ number: 12, closed: true, merged, baseBranch: 'main' }],
    })
  })
})

test("a push to a branch of GitHub's own queue is for the pull request in its name", () => {
  const ref = `refs/heads/gh-readonly-queue/release/2.0/pr-104-${HEAD}`
  expect(pullRequestOfEvent(workflowEvent('push', { ref }), repositoryOf({}))).toEqual({
    candidates: [{ number: 104, baseBranch: 'release/2.0' }],
  })
})
