/** Which pull request and which target branch a step is about: inputs, event, and GitHub. */
import type { PullRequestSeed } from '../../sandbox/github/seeds.js'
import type { Fault } from '../../sandbox/github/server.js'
import { example, type Payload } from '../support/events.js'
import { describe, expect, test } from '../support/jest.js'
import { type Inputs, live } from '../support/pull-request-world.js'

const HEAD = '6b91931aedddd30582f9a457ddf459c5d3a97d1d'
const OWN = { full_name: 'octo-org/orion' }
const HELLO = { repository: 'Codertocat/Hello-World' }
const NO_ACCESS = { status: 403, body: { message: 'Resource not accessible by integration' } }

/** The name of an event, and its payload. */
type Event = readonly [name: string, payload: object]
const pullRequestEvent = (pull_request: object): Event => ['pull_request', { pull_request }]

interface Given {
  readonly inputs?: Inputs
  readonly event?: Event
  /** Pull requests on GitHub, or its answer to the first request; without it there is no token. */
  readonly gitHub?: readonly PullRequestSeed[] | Fault
  readonly attempt?: number
  readonly state?: string
}

/** Reads the pull request, and shows what was asked of the service and of GitHub. */
async function read({ inputs, event, gitHub, attempt = 1, state = 'merged' }: Given) {
  const fails = gitHub !== undefined && 'status' in gitHub
  const step = await live(
    {
      shows: { body: { state, isCurrentlySubmittedToQueue: false } },
      ...(gitHub && { gitHub: {}, gitHubServer: { pullRequests: fails ? [] : gitHub } }),
      ...(fails && { onGitHub: ({ length }, { faults }) => length === 1 && faults.push(gitHub) }),
      ...(event && { wholeEvent: { name: event[0], payload: event[1] } }),
      env: { GITHUB_RUN_ATTEMPT: `${attempt}` },
    },
    { operation: 'get-pull-request', 'pull-request': '', 'target-branch': '', ...inputs },
  )
  return {
    ...step,
    error: step.seen.errors[0]?.message ?? '',
    asked: step.calls.at(-1)?.body,
    gitHubCalls: step.gitHub.calls,
  }
}

/** Plans a submission of the pull request. */
const plan = ({ inputs, ...given }: Given) =>
  read({
    ...given,
    inputs: { operation: 'submit', 'dry-run': 'true', ...inputs },
    state: 'cancelled',
  })

describe('from the event alone, without a token for GitHub,', () => {
  test('a step takes number, base branch and head of the pull request', async () => {
    const { passed, outputs, asked } = await read({
      inputs: HELLO,
      event: ['pull_request_target', example('pull_request', 'opened')],
    })
    expect(passed).toBe(true)
    expect(outputs).toMatchObject({ 'pull-request': '2', 'target-branch': 'master' })
    expect(asked).toMatchObject({ pr: { number: 2 }, targetBranch: 'master' })
  })

  test('a step takes the base branch, not the default branch', async () => {
    const payload = structuredClone(example('pull_request', 'opened'))
    Object.assign((payload['pull_request'] as { base: object }).base, { ref: 'release/2.0' })
    const { outputs } = await read({ inputs: HELLO, event: ['pull_request', payload] })
    expect(outputs['target-branch']).toBe('release/2.0')
  })

  test('a step takes the base of the stack if the pull request is a member of one', async () => {
    const { outputs, asked, seen } = await read({
      event: pullRequestEvent({
        number: 42,
        updated_at: '2026-09-17T10:00:00Z',
        base: { ref: 'feat/auth-layer' },
        head: { sha: HEAD },
        stack: { id: 1, number: 50, size: 5, position: 2, base: { ref: 'main' } },
      }),
    })
    expect(asked).toMatchObject({ pr: { number: 42 }, targetBranch: 'main' })
    expect(outputs).toMatchObject({
      'target-branch': 'main',
      'stack-position': '2',
      'stack-size': '5',
    })
    expect(seen.info).toContain('#42 is 2 of 5 in a stack on `main`')
  })

  test('a step takes a stack without position and size, as early previews sent it', async () => {
    const stack = { base: { ref: 'main' } }
    const pullRequest = { number: 42, base: { ref: 'feat/a' }, head: { sha: HEAD }, stack }
    const { outputs } = await read({ event: pullRequestEvent(pullRequest) })
    expect(outputs).toMatchObject({ 'target-branch': 'main', 'stack-position': '' })
  })

  test('a step takes nothing of an event about another pull request than the input', async () => {
    const { outputs, error } = await read({
      inputs: { ...HELLO, 'pull-request': '7' },
      event: ['pull_request', example('pull_request', 'opened')],
    })
    expect(outputs).toMatchObject({ outcome: 'invalid-input', 'pull-request': '7' })
    expect(error).toContain('Set `target-branch`')
  })

  test.each<[string, Payload | object, string]>([
    ['schedule', { schedule: '0 3 * * *' }, 'the event is not about a pull request'],
    [
      'status',
      example('status'),
      'has only the commit 6113728f27ae82c7b1a177c8d03f9e96e0adf246, and `github-token` is empty',
    ],
    ['issue_comment', example('issue_comment'), 'is for issue #1, which is not a pull request'],
  ])('the error for %s names the event and the input to set', async (name, payload, words) => {
    const repository = (payload as Payload).repository?.full_name ?? OWN.full_name
    const { outputs, seen, error, asked } = await read({
      inputs: { repository },
      event: [name, payload],
    })
    expect(outputs['outcome']).toBe('invalid-input')
    expect(seen.errors).toHaveLength(1)
    expect(error).toContain(`Finding the pull request of the event \`${name}\``)
    expect(error).toContain(words)
    expect(error).toContain('Set `pull-request`')
    expect(asked).toBeUndefined()
  })

  test.each<[string, Inputs, RegExp]>([
    ['number', {}, /^Finding the pull request of a run without an event: /],
    ['branch', { 'pull-request': '7' }, /: a run without an event doesn't include the base /],
  ])('the error says that a run without an event has no %s', async (_, inputs, words) => {
    const { outputs, error } = await read({ inputs, event: ['', {}] })
    expect(outputs['outcome']).toBe('invalid-input')
    expect(error).toMatch(words)
  })

  test('the error names an event about another number if the base branch is missing', async () => {
    const { error } = await read({
      inputs: { 'pull-request': '7' },
      event: pullRequestEvent({ number: 3, base: { ref: 'main' }, head: { sha: HEAD } }),
    })
    expect(error).toBe(
      'Finding the target branch of #7: the event `pull_request` is about #3 (to main), not about #7, and `github-token` is empty. Set `target-branch`, or leave `github-token` at its default.',
    )
  })

  test('several pull requests of an event are listed and refused', async () => {
    const payload = structuredClone(example('check_suite', 'completed'))
    const suite = payload['check_suite'] as { pull_requests: { number: number }[] }
    suite.pull_requests.push({ ...(suite.pull_requests[0] as object), number: 3 })
    const { outputs, error } = await read({ inputs: HELLO, event: ['check_suite', payload] })
    expect(outputs['outcome']).toBe('invalid-input')
    expect(error).toContain('there are several: #2 (to master), #3 (to master)')
  })
})

describe('with GitHub,', () => {
  test('a step takes the base branch of a commented pull request', async () => {
    const { outputs, gitHubCalls } = await read({
      event: ['issue_comment', { issue: { number: 1, pull_request: {} } }],
      gitHub: [{ number: 1, baseBranch: 'next', headSha: HEAD }],
    })
    expect(outputs).toMatchObject({ 'pull-request': '1', 'target-branch': 'next' })
    expect(gitHubCalls).toHaveLength(1)
  })

  test('a step asks nothing if the inputs say everything', async () => {
    const inputs = { 'pull-request': '12', 'target-branch': 'main' }
    const { passed, gitHubCalls } = await read({ inputs, gitHub: [] })
    expect({ passed, gitHubCalls }).toEqual({ passed: true, gitHubCalls: [] })
  })

  test('a step finds a workflow_run of a fork, whose list is empty, by the head of the fork', async () => {
    const workflow_run = {
      head_branch: 'fix',
      head_sha: HEAD,
      head_repository: { owner: { login: 'mona' }, full_name: 'mona/orion' },
      pull_requests: [],
    }
    const { outputs, gitHubCalls } = await read({
      event: ['workflow_run', { workflow_run }],
      gitHub: [
        { number: 3, headRepository: 'mona/orion', headBranch: 'fix', headSha: HEAD },
        { number: 4, headRepository: 'octo-org/orion', headBranch: 'fix' },
      ],
    })
    expect(outputs).toMatchObject({ 'pull-request': '3', 'target-branch': 'main' })
    expect(gitHubCalls.map(({ path }) => path)).toEqual([
      expect.stringContaining('/pulls?head=mona%3Afix&state=open'),
    ])
  })

  const elsewhere = { number: 3, headSha: HEAD, headBranch: 'fix', headRepository: 'mona/orion' }
  const listed = {
    number: 3,
    head: { ref: 'fix', sha: HEAD, repo: { full_name: 'mona/orion' } },
    base: { ref: 'main', repo: OWN },
  }
  const lists = { head_sha: HEAD, pull_requests: [listed] }
  const workflowRun = (head_branch: string, full_name: string) => ({
    workflow_run: { ...lists, head_branch, head_repository: { full_name } },
  })
  const push = { after: HEAD, ref: 'refs/heads/fix' }

  test.each<[string, string, object]>([
    ['a run of another fork', 'workflow_run', workflowRun('fix', 'mallory/orion')],
    ['a run of another branch', 'workflow_run', workflowRun('fix-2', 'mona/orion')],
    ['a check suite', 'check_suite', { check_suite: { ...lists, head_branch: 'fix' } }],
    ['a check run', 'check_run', { check_run: { ...lists, check_suite: { head_branch: 'fix' } } }],
    ['a status', 'status', { sha: HEAD, branches: [{ name: 'fix', commit: { sha: HEAD } }] }],
    ['a push', 'push', push],
  ])(
    "%s never acts on another person's pull request with the same commit",
    async (_, name, payload) => {
      const { outputs, error, asked } = await read({
        event: [name, { repository: OWN, ...payload }],
        gitHub: [elsewhere],
      })
      expect(outputs['outcome']).toBe('invalid-input')
      expect(error).toContain('GitHub has no open pull request for it')
      expect(asked).toBeUndefined()
    },
  )

  test('a status of a commit that no branch here ends with is found by the commit', async () => {
    const branches = [{ name: 'main', commit: { sha: 'c'.repeat(40) } }]
    const event: Event = ['status', { sha: HEAD, branches }]
    const { outputs } = await read({ event, gitHub: [elsewhere] })
    expect(outputs['pull-request']).toBe('3')
  })

  const onFix = (pullRequests: readonly PullRequestSeed[]) =>
    pullRequests.map((one) => ({ ...one, headSha: HEAD, headBranch: 'fix' }))

  test.each<[string, PullRequestSeed[], string]>([
    ['closed', [{ number: 3 }, { number: 4, state: 'closed' }], '3'],
    ['merged', [{ number: 3, merged: true }, { number: 4 }], '4'],
  ])('a push is for the open pull request beside one %s', async (_, seeds, expected) => {
    const { outputs } = await read({ event: ['push', push], gitHub: onFix(seeds) })
    expect(outputs['pull-request']).toBe(expected)
  })

  test.each<[string, PullRequestSeed[], string]>([
    [
      'several pull requests are open',
      [{ number: 3 }, { number: 4, baseBranch: 'next' }],
      'there are several: #4 (to next), #3 (to main)',
    ],
    ['none is open', [{ number: 3, state: 'closed' }], 'GitHub has no open pull request for it'],
    ['there is none', [], 'GitHub has no open pull request for it'],
  ])('a push is refused if %s', async (_, seeds, words) => {
    const { outputs, error } = await read({ event: ['push', push], gitHub: onFix(seeds) })
    expect(outputs['outcome']).toBe('invalid-input')
    expect(error).toContain(words)
  })

  test('the error names a missing permission', async () => {
    const { outputs, error } = await read({ inputs: { 'pull-request': '12' }, gitHub: NO_ACCESS })
    expect(outputs).toMatchObject({ outcome: 'unauthorized', 'pull-request': '12' })
    expect(error).toContain('Add `pull-requests: read` to the `permissions`')
  })

  test('a repository on another host is not looked for on this one', async () => {
    const inputs = { 'pull-request': '12', 'repository-host': 'git.example.com:8443' }
    const { outputs, gitHubCalls } = await read({ inputs, gitHub: [{ number: 12 }] })
    expect(outputs['outcome']).toBe('invalid-input')
    expect(gitHubCalls).toEqual([])
  })
})

describe('a payload that may be stale', () => {
  const NOW = Date.parse('2026-09-17T10:00:00.000Z')
  const aged = (ageMs: number) => ({
    number: 12,
    state: 'open',
    draft: false,
    updated_at: new Date(NOW - ageMs).toISOString(),
    head: { sha: HEAD },
    base: { ref: 'old-base' },
  })
  const event = (ageMs: number, more = {}) => pullRequestEvent({ ...aged(ageMs), ...more })
  const onGitHub = [{ number: 12, headSha: HEAD }]
  const submitted_at = new Date(NOW - 1000).toISOString()

  test.each<[string, Event, attempt: number]>([
    ['in a first attempt of now', event(120_000), 1],
    [
      'in a review of now',
      ['pull_request_review', { pull_request: aged(3_600_000), review: { submitted_at } }],
      1,
    ],
  ])('gives the base branch %s', async (_, given, attempt) => {
    const { outputs, gitHubCalls } = await read({ event: given, gitHub: onGitHub, attempt })
    expect(outputs['target-branch']).toBe('old-base')
    expect(gitHubCalls).toEqual([])
  })

  test.each<[string, Event, attempt: number]>([
    ['in a first attempt that waited', event(120_001), 1],
    ['of the future', event(-600_000), 1],
    ['in a re-run', event(1000), 2],
    ['without a time', event(0, { updated_at: null }), 1],
  ])('%s leaves the base branch to GitHub', async (_, given, attempt) => {
    const { outputs, gitHubCalls, seen } = await read({ event: given, gitHub: onGitHub, attempt })
    expect(outputs['target-branch']).toBe('main')
    expect(gitHubCalls).toHaveLength(1)
    expect(seen.info.join()).not.toContain('out of date')
  })

  const bare = { number: 12, head: { sha: HEAD } }
  const SAID =
    'Without `github-token`, the action uses what the event has on #12, which may be out of date.'

  test.each<[string, object, Inputs, boolean]>([
    ['the base branch', { ...bare, base: { ref: 'main' } }, {}, true],
    ['the state', { ...bare, state: 'open' }, { 'target-branch': 'main' }, true],
    ['the draft state', { ...bare, draft: false }, { 'target-branch': 'main' }, true],
    ['none of them', bare, { 'target-branch': 'main' }, false],
  ])(
    'is announced in the log of a re-run without a token if it gives %s',
    async (_, pullRequest, inputs, isSaid) => {
      const given = { inputs, event: pullRequestEvent(pullRequest), attempt: 2 }
      const { outputs, seen } = await plan(given)
      expect(outputs).toMatchObject({ outcome: 'planned', 'target-branch': 'main' })
      expect(seen.info.includes(SAID)).toBe(isSaid)
    },
  )

  test.each<[string, object, Partial<PullRequestSeed>, object]>([
    ['state', bare, { state: 'closed' }, { outcome: 'skipped-closed' }],
    [
      'draft state',
      { ...aged(1000), draft: undefined },
      { draft: true },
      { outcome: 'skipped-draft' },
    ],
    ['head', { ...aged(1000), head: undefined }, {}, { outcome: 'planned', 'head-sha': HEAD }],
  ])('without the %s leaves that to GitHub', async (_, pullRequest, seed, expected) => {
    const { outputs } = await plan({
      event: pullRequestEvent(pullRequest),
      gitHub: [{ number: 12, headSha: HEAD, ...seed }],
    })
    expect(outputs).toMatchObject(expected)
  })

  test('is no fresher for a number that is given too', async () => {
    const inputs = { 'pull-request': '12' }
    const { outputs } = await read({ inputs, event: event(3_600_000), gitHub: onGitHub })
    expect(outputs['target-branch']).toBe('main')
  })

  test.each([{}, { draft: true }])(
    'with %j is not compared if `target-branch` is given',
    async (more) => {
      const inputs = { 'target-branch': 'main' }
      const given = { inputs, event: event(3_600_000, more), gitHub: onGitHub }
      expect((await read(given)).gitHubCalls).toEqual([])
    },
  )

  test('counts if GitHub cannot be asked, and the log says so', async () => {
    const { outputs, seen } = await read({ event: event(3_600_000), gitHub: NO_ACCESS })
    expect(outputs['target-branch']).toBe('old-base')
    expect(seen.info.join()).toContain("Continuing without GitHub's data on #12")
  })

  test.each([{ draft: true }, { state: 'closed' }])(
    'with %j is skipped only if GitHub agrees, however fresh it is',
    async (more) => {
      const { outputs, asked } = await plan({ event: event(1000, more), gitHub: onGitHub })
      expect(outputs['outcome']).toBe('planned')
      expect(asked).toMatchObject({ targetBranch: 'main' })
    },
  )
})
