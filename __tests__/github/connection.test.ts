/** How often a step connects to GitHub, and what it asks early. */
import { connect, createServer } from 'node:net'
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { onLoopback } from '../../sandbox/loopback.js'
import { main } from '../../src/main.js'
import { LIST, pagesOf, wireTest } from '../flaky/listing.js'
import { fakeService } from '../support/fake-service.js'
import { gitHubClient } from '../support/github.js'
import { expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'

/** Counts connections on their way to a server. */
async function counting(url: string) {
  let connections = 0
  const server = createServer((client) => {
    connections++
    const origin = connect(Number(new URL(url).port), '127.0.0.1')
    client.pipe(origin).pipe(client)
    for (const socket of [client, origin]) socket.on('error', () => socket.destroy())
  })
  const loopback = await onLoopback(server)
  return { ...loopback, connections: () => connections }
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

test('without a token nothing is asked early', async () => {
  await using sandbox = await gitHubSandbox()
  const { github } = gitHubClient(sandbox.url, { token: '' })
  github.prepareToWrite()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(sandbox.calls).toEqual([])
})
