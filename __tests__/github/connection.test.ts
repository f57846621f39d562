/** How often a step connects to GitHub, and what it asks early. */
import { connect, createServer } from 'node:net'
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { onLoopback } from '../../sandbox/loopback.js'
import { startSandbox } from '../../sandbox/server.js'
import { main } from '../../src/main.js'
import { LIST, pagesOf, wireTest } from '../flaky/listing.js'
import { fakeService } from '../support/fake-service.js'
import { gitHubClient } from '../support/github.js'
import { describe, expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'

/** Counts connections on their way to a server. */
async function counting(url: string) {
  let connections = 0
  let open = 0
  const server = createServer((client) => {
    connections++
    open++
    client.on('close', () => open--)
    const origin = connect(Number(new URL(url).port), '127.0.0.1')
    client.pipe(origin).pipe(client)
    for (const socket of [client, origin]) socket.on('error', () => socket.destroy())
  })
  const loopback = await onLoopback(server)
  return { ...loopback, connections: () => connections, open: () => open }
}

/** Passes on what a client sends once something is so. */
async function delaying(url: string, isSo: () => boolean) {
  const server = createServer((client) => {
    void until(isSo).then(() => {
      const origin = connect(Number(new URL(url).port), '127.0.0.1')
      client.pipe(origin).pipe(client)
      for (const socket of [client, origin]) socket.on('error', () => socket.destroy())
    })
  })
  return onLoopback(server)
}

test('a step keeps one connection to GitHub, for reads and writes, under every signal', async () => {
  await using sandbox = await gitHubSandbox({ pullRequests: [{ number: 12, labels: ['merge'] }] })
  await using far = await counting(sandbox.url)
  const { github } = gitHubClient(far.origin)
  await github.pullRequest(12)
  await github.removeLabel(12, 'merge')
  await github.upsertComment({ number: 12, marker: 'm', body: 'one' })
  const bounded = github.withSignal(new AbortController().signal)
  await bounded.upsertIssue({ marker: 'm', title: 'Flaky', body: 'one' })
  github.close()
  expect(sandbox.calls.length).toBeGreaterThan(8)
  expect(far.connections()).toBe(1)
  const viewers = sandbox.calls.filter(({ path }) => path === '/graphql')
  expect(viewers).toHaveLength(1)
})

test('whose token it is is asked once, for an issue before anything else of GitHub', async () => {
  await using sandbox = await gitHubSandbox()
  const listing = pagesOf({ FLAKY: [wireTest(1)] })
  await using service = await fakeService({ [LIST]: listing })
  const { runner, seen } = recorder(
    {
      operation: 'list-flaky',
      'api-url': service.url,
      'org-slug': 'octo',
      'github-token': 'ghs_0123456789',
      'issue-title': 'Flaky tests',
    },
    { env: { GITHUB_API_URL: sandbox.url } },
  )
  expect(await main(runner)).toBe(true)
  expect(seen.outputs['issue-number']).toBe('1')
  expect(sandbox.calls[0]?.path).toBe('/graphql')
  expect(sandbox.calls.filter(({ path }) => path === '/graphql')).toHaveLength(1)
})

test('an early question that fails is asked again, and changes nothing else', async () => {
  await using sandbox = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
  sandbox.faults.push({ status: 403 }, { status: 403 })
  const { github } = gitHubClient(sandbox.url)
  github.prepareToWrite()
  while (sandbox.calls.length < 2) await new Promise((resolve) => setTimeout(resolve, 5))
  const { action } = await github.upsertComment({ number: 12, marker: 'm', body: 'one' })
  expect(action).toBe('created')
  github.close()
})

const lists = (calls: readonly { readonly method: string; readonly path: string }[]) =>
  calls.filter(({ method, path }) => method === 'GET' && /comments|issues/.test(path)).length

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5))
}

describe('a list that was read early', () => {
  const wanted = { number: 12, marker: 'm', body: 'one' }
  const issue = { marker: 'm', title: 'Flaky', body: 'one' }

  test('is read once, and again only to see what another run has created', async () => {
    await using sandbox = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
    const { github } = gitHubClient(sandbox.url)
    github.prepareToWrite({ comment: 12, issue: 'm' })
    await until(() => lists(sandbox.calls) === 2)
    expect((await github.upsertComment(wanted)).action).toBe('created')
    expect((await github.upsertIssue(issue)).action).toBe('created')
    github.close()
    // One more after each creation, and that of the closed issues.
    expect(lists(sandbox.calls)).toBe(5)
  })

  test('counts for 10 s', async () => {
    await using sandbox = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
    const { github, clock } = gitHubClient(sandbox.url)
    await github.upsertComment(wanted)
    const before = lists(sandbox.calls)
    github.prepareToWrite({ comment: 12 })
    await until(() => lists(sandbox.calls) === before + 1)
    await clock.sleep(10_001)
    expect((await github.upsertComment({ ...wanted, body: 'two' })).action).toBe('updated')
    github.close()
    expect(lists(sandbox.calls)).toBe(before + 2)
  })

  test('counts for one use: what was deleted since is created again', async () => {
    await using sandbox = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
    const { github } = gitHubClient(sandbox.url)
    await github.upsertComment(wanted)
    const before = lists(sandbox.calls)
    github.prepareToWrite({ comment: 12 })
    await until(() => lists(sandbox.calls) === before + 1)
    sandbox.faults.push({ status: 404 })
    expect((await github.upsertComment({ ...wanted, body: 'two' })).action).toBe('updated')
    github.close()
  })

  test('fails where it is needed, and nowhere else', async () => {
    await using sandbox = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
    const { github } = gitHubClient(sandbox.url)
    await github.upsertIssue(issue)
    sandbox.faults.push({ status: 403 })
    const asked = sandbox.calls.length
    github.prepareToWrite({ comment: 12 })
    await until(() => sandbox.calls.length > asked)
    await expect(github.upsertComment(wanted)).rejects.toMatchObject({ kind: 'unauthorized' })
    expect((await github.upsertIssue(issue)).action).toBe('unchanged')
    github.close()
  })
})

test('what is asked side by side waits for the one connection', async () => {
  await using sandbox = await gitHubSandbox({ pullRequests: [{ number: 12, labels: ['merge'] }] })
  await using far = await counting(sandbox.url)
  const { github } = gitHubClient(far.origin)
  await Promise.all([
    github.pullRequest(12),
    github.removeLabel(12, 'merge'),
    github.upsertComment({ number: 12, marker: 'm', body: 'one' }),
  ])
  github.close()
  expect(far.connections()).toBe(1)
})

test('the record is read while GitHub is asked, and GitHub while the submission is on its way', async () => {
  await using sandbox = await startSandbox({
    scenario: { queues: [{ branch: 'main' }], pullRequests: [{ number: 12 }] },
  })
  await using gitHub = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
  // GitHub gets its first request only when the service has got its own.
  await using slow = await delaying(gitHub.url, () => sandbox.requests.length > 0)
  const { runner, seen } = recorder(
    {
      operation: 'submit',
      'api-url': sandbox.url,
      'api-token': sandbox.token,
      'pull-request': '12',
      'target-branch': 'main',
      'github-token': 'ghs_0123456789',
      comment: 'always',
    },
    { env: { GITHUB_API_URL: slow.origin } },
  )
  expect(await main(runner)).toBe(true)
  expect(seen.outputs['outcome']).toBe('submitted')
  expect(gitHub.calls.map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`)).toEqual([
    'GET /repos/octo-org/orion/pulls/12',
    'GET /repos/octo-org/orion/issues/12/comments',
    'POST /graphql',
    'POST /repos/octo-org/orion/issues/12/comments',
    'GET /repos/octo-org/orion/issues/12/comments',
  ])
})

test('the end of a step ends an early question that GitHub has not answered, for good', async () => {
  await using sandbox = await gitHubSandbox()
  sandbox.beforeServing = () => new Promise(() => {})
  await using far = await counting(sandbox.url)
  const { github, retries } = gitHubClient(far.origin)
  github.prepareToWrite()
  await until(() => sandbox.calls.length > 0)
  expect(far.open()).toBe(1)
  github.close()
  await until(() => far.open() === 0)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect({ retries, connections: far.connections() }).toEqual({ retries: [], connections: 1 })
})

test('without a token nothing is asked early', async () => {
  await using sandbox = await gitHubSandbox()
  const { github } = gitHubClient(sandbox.url, { token: '' })
  github.prepareToWrite()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(sandbox.calls).toEqual([])
})
