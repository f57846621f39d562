import { createServer } from 'node:http'
import { type GitHubSandbox, gitHubSandbox } from '../../sandbox/github/server.js'
import { onLoopback } from '../../sandbox/loopback.js'
import { RunCancelled } from '../../src/shared/errors.js'
import { gitHubClient } from '../support/github.js'
import { describe, expect, test } from '../support/jest.js'

const HEAD = '6b91931aedddd30582f9a457ddf459c5d3a97d1d'

/** Reads pull request #12 as a step that begins now. */
const readPullRequest = (sandbox: GitHubSandbox) =>
  gitHubClient(sandbox.url).github.readPullRequest(12)

describe('reads', () => {
  test('a pull request, with the token, in the repository', async () => {
    await using sandbox = await gitHubSandbox({
      token: 'ghs_t0k3n',
      pullRequests: [
        {
          number: 12,
          headSha: HEAD,
          headRepository: 'mona/orion',
          draft: true,
          generatedFiles: 1,
        },
      ],
    })
    expect(await readPullRequest(sandbox)).toEqual({
      author: 'octocat',
      number: 12,
      createdAt: '2026-09-17T10:00:00Z',
      labels: [],
      closed: false,
      merged: false,
      draft: true,
      headSha: HEAD,
      head: { repository: 'mona/orion', branch: 'change-12' },
      baseBranch: 'main',
      ownBase: 'main',
      mergeCommitSha: undefined,
      url: expect.stringMatching(/\/octo-org\/orion\/pull\/12$/),
    })
    expect(sandbox.calls).toMatchObject([
      { method: 'GET', path: '/repos/octo-org/orion/pulls/12', authorization: 'token ghs_t0k3n' },
    ])
  })

  test('all pages', async () => {
    const numbers = Array.from({ length: 230 }, (_, index) => index + 1)
    await using sandbox = await gitHubSandbox({
      pullRequests: numbers.map((number) => ({ number, headSha: HEAD })),
      branches: numbers.map((number) => `trunk-merge/pr-7/${number}`),
    })
    const { github } = gitHubClient(sandbox.url)
    expect(await github.pullRequestsOfCommit(HEAD)).toHaveLength(230)
    expect(await github.commits.branches('trunk-merge/pr-7/')).toHaveLength(230)
    expect(sandbox.calls).toHaveLength(6)
  })

  test('the pull requests of a head are those of that repository and branch, whatever GitHub lists', async () => {
    await using sandbox = await gitHubSandbox({
      pullRequests: [
        { number: 1, headRepository: 'mona/orion', headBranch: 'fix' },
        { number: 2, headRepository: 'octo-org/orion', headBranch: 'fix' },
        { number: 4, headRepository: 'mona/orion-2', headBranch: 'fix' },
        { number: 3, headRepository: 'mona/orion', headBranch: 'fix', state: 'closed' },
      ],
    })
    const { github } = gitHubClient(sandbox.url)
    const numbers = async (repository: string, branch: string) =>
      (await github.pullRequestsOfHead({ repository, branch })).map(({ number }) => number)
    expect(await numbers('mona/Orion', 'fix')).toEqual([1])
    // GitHub ignores a filter that it cannot read and lists everything.
    expect(await numbers('', 'fix')).toEqual([])
  })

  test('GitHub Enterprise Server: /api/v3 and a port', async () => {
    await using sandbox = await gitHubSandbox({
      prefix: '/api/v3',
      pullRequests: [{ number: 12 }],
    })
    const { github } = gitHubClient(sandbox.url)
    expect(await github.readPullRequest(12)).toMatchObject({ number: 12 })
    const { action } = await github.upsertComment({ number: 12, marker: 'm', body: 'Hello' })
    expect(action).toBe('created')
  })
})

describe('redirects', () => {
  test('a renamed repository is followed, reads and writes', async () => {
    await using sandbox = await gitHubSandbox({
      repository: 'octo-org/orion-2',
      renamedFrom: ['octo-org/orion'],
      pullRequests: [{ number: 12, labels: ['merge'] }],
    })
    const { github } = gitHubClient(sandbox.url)
    expect(await github.readPullRequest(12)).toMatchObject({ number: 12 })
    expect(await github.deleteLabel(12, 'merge')).toBe(true)
    expect(sandbox.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /repos/octo-org/orion/pulls/12',
      'GET /repositories/1/pulls/12',
      'DELETE /repos/octo-org/orion/issues/12/labels/merge',
      'DELETE /repositories/1/issues/12/labels/merge',
    ])
  })

  test.each([300, 302, 399])('another origin never gets the token (%i)', async (status) => {
    await using other = await gitHubSandbox()
    await using sandbox = await gitHubSandbox()
    sandbox.faults.push(
      ...Array.from({ length: 4 }, () => ({
        status,
        headers: { location: `${other.url}/repos/octo-org/orion/pulls/12` },
      })),
    )
    await expect(readPullRequest(sandbox)).rejects.toMatchObject({
      message: expect.stringContaining(`a redirect to ${other.url}, which is not followed`),
    })
    expect(other.calls).toEqual([])
    expect(sandbox.calls).toHaveLength(1)
  })

  test.each(['', 'http://['])('a redirect to %j has no address', async (location) => {
    await using sandbox = await gitHubSandbox()
    sandbox.faults.push({ status: 302, headers: { location } })
    await expect(readPullRequest(sandbox)).rejects.toMatchObject({
      kind: 'bad-response',
      message: expect.stringContaining('with a redirect without an address'),
    })
    expect(sandbox.calls).toHaveLength(1)
  })

  const redirect = { status: 301, headers: { location: '/repos/octo-org/orion/pulls/12' } }

  test('three redirects are followed, and a fourth is not', async () => {
    await using sandbox = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
    sandbox.faults.push(redirect, redirect, redirect)
    expect(await readPullRequest(sandbox)).toMatchObject({ number: 12 })
    sandbox.faults.push(redirect, redirect, redirect, redirect)
    await expect(readPullRequest(sandbox)).rejects.toThrow('after 3 redirects')
    expect(sandbox.calls).toHaveLength(8)
  })
})

describe('failures say what was asked, what came back and what to do', () => {
  const refusals = [
    [401, {}, 'unauthorized', 'Check that `github-token` is current'],
    [403, {}, 'unauthorized', '`pull-requests: read` to the `permissions`'],
    [404, {}, 'not-found', 'lack `pull-requests: read`'],
    [410, {}, 'refused', 'Read what GitHub said'],
    [429, { 'retry-after': '3600' }, 'rate-limited', 'it asks for a pause of 3600 s'],
  ] as const

  test.each(refusals)('%i with %j: %s', async (status, headers, kind, words) => {
    await using sandbox = await gitHubSandbox()
    sandbox.faults.push({ status, headers, body: { message: 'Resource not accessible' } })
    const { github } = gitHubClient(sandbox.url)
    await expect(github.readPullRequest(12)).rejects.toMatchObject({
      kind,
      status,
      message: expect.stringMatching(
        /^Reading pull request #12 from GitHub: HTTP \d+: Resource not accessible/,
      ),
    })
    sandbox.faults.push({ status, headers, body: { message: 'Resource not accessible' } })
    await expect(github.readPullRequest(12)).rejects.toThrow(words)
    expect(sandbox.calls).toHaveLength(2)
  })

  test.each([
    ['a web page', { status: 200, body: '<html>', headers: { 'content-type': 'text/html' } }],
    ['an empty object', { status: 200, body: {} }],
    [
      'JSON that is cut',
      { status: 200, body: '{"number": 12', headers: { 'content-type': 'application/json' } },
    ],
  ])('%s in place of a pull request is a bad response', async (_, fault) => {
    await using sandbox = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
    sandbox.faults.push(fault, fault, fault, fault)
    await expect(readPullRequest(sandbox)).rejects.toMatchObject({ kind: 'bad-response' })
  })

  test.each([
    ['the whole body', [], 'its body', 'Invalid input: expected object, received array'],
    [
      'a field',
      { number: 12, state: 7 },
      '`state`',
      'Invalid option: expected one of "open"|"closed"',
    ],
    ['a missing field', { number: 12 }, '`state`', 'it is missing'],
    ['a field in it', { number: 12, state: 'open', head: {} }, '`head.sha`', 'it is missing'],
  ])('an answer against the schema names the request and %s', async (_, body, where, why) => {
    await using sandbox = await gitHubSandbox()
    sandbox.faults.push({ status: 200, body })
    await expect(readPullRequest(sandbox)).rejects.toThrow(
      `Reading pull request #12 from GitHub: ${where} does not match GitHub's schema (${why}). Check that GITHUB_API_URL`,
    )
  })

  test('nothing listens', async () => {
    const { github, retries } = gitHubClient('http://127.0.0.1:1')
    await expect(github.readPullRequest(12)).rejects.toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('ECONNREFUSED'),
    })
    expect(retries).toHaveLength(3)
  })

  test('the token is in no part of an error', async () => {
    await using sandbox = await gitHubSandbox({ token: 'another' })
    const error = (await readPullRequest(sandbox).catch((e: unknown) => e)) as Error
    const { inspect } = await import('node:util')
    expect(inspect(error, { depth: 9 })).not.toContain('ghs_t0k3n')
  })
})

describe('retries', () => {
  test.each([
    ['502', { status: 502, body: '<html>', headers: { 'content-type': 'text/html' } }],
    ['503 + Retry-After', { status: 503, headers: { 'retry-after': '7' } }],
    ['a secondary limit', { status: 403, headers: { 'retry-after': '7' } }],
  ])('%s: a read is tried again', async (_, fault) => {
    await using sandbox = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
    sandbox.faults.push(fault)
    const { github, clock, retries } = gitHubClient(sandbox.url)
    expect(await github.readPullRequest(12)).toMatchObject({ number: 12 })
    expect(retries).toHaveLength(1)
    expect(clock.elapsed).toBe('headers' in fault && 'retry-after' in fault.headers ? 7000 : 250)
  })

  test('a silent server ends with the time for one request', async () => {
    const server = createServer(() => {})
    await using silent = await onLoopback(server)
    const { github, clock } = gitHubClient(silent.origin)
    server.on('request', () => void clock.sleep(31_000))
    await expect(github.readPullRequest(12)).rejects.toMatchObject({
      kind: 'timed-out',
      message: expect.stringMatching(/127\.0\.0\.1:\d+ did not answer within \d+/),
    })
  })

  test('a cancelled run ends the call', async () => {
    await using sandbox = await gitHubSandbox()
    const cancellation = new AbortController()
    for (let i = 0; i < 9; i++) sandbox.faults.push({ status: 503 })
    const { github } = gitHubClient(sandbox.url, {
      signal: cancellation.signal,
      onRetry: () => cancellation.abort(new RunCancelled('SIGINT')),
    })
    await expect(github.readPullRequest(12)).rejects.toMatchObject({ kind: 'aborted' })
    expect(sandbox.calls).toHaveLength(1)
  })
})

describe('labels', () => {
  test('a missing label is not a failure', async () => {
    await using sandbox = await gitHubSandbox({
      pullRequests: [{ number: 12, labels: ['merge me/now'] }],
    })
    const { github } = gitHubClient(sandbox.url)
    expect(await github.deleteLabel(12, 'merge me/now')).toBe(true)
    expect(await github.deleteLabel(12, 'merge me/now')).toBe(false)
    expect(sandbox.pullRequests.get(12)?.labels).toEqual([])
  })

  test.each([
    [403, 'Resource not accessible by integration', 'Add `pull-requests: write`'],
    [404, 'Not Found', 'lack `pull-requests: write`'],
    [410, 'Label does not exist', 'Read what GitHub said'],
  ])('a removal that is refused with HTTP %i and %j fails', async (status, message, remedy) => {
    await using sandbox = await gitHubSandbox()
    sandbox.faults.push({ status, body: { message } })
    const { github } = gitHubClient(sandbox.url)
    await expect(github.deleteLabel(12, 'x')).rejects.toThrow(remedy)
  })
})

test('an answer about another pull request than the one asked for is refused', async () => {
  await using sandbox = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
  const head = { ref: 'topic', sha: 'a'.repeat(40), repo: null }
  const body = { number: 13, state: 'open', draft: false, head, base: { ref: 'main' } }
  sandbox.faults.push({ status: 200, body })
  const asked = gitHubClient(sandbox.url).github.readPullRequest(12)
  await expect(asked).rejects.toThrow('pull request #13, not #12')
})
