/** How often a step connects to GitHub, and in which order it asks. */
import { connect, createServer } from 'node:net'
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { onLoopback } from '../../sandbox/loopback.js'
import { startSandbox } from '../../sandbox/server.js'
import { upsertIssue } from '../../src/github/upserts.js'
import { main } from '../../src/main.js'
import { gitHubClient } from '../support/github.js'
import { expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'

/** Passes connections on to a server, and tells of each. */
async function forwarding(url: string, onConnection: () => void) {
  const { port, pathname } = new URL(url)
  const server = createServer((client) => {
    onConnection()
    const origin = connect(Number(port), '127.0.0.1')
    client.pipe(origin).pipe(client)
    for (const socket of [client, origin]) socket.on('error', () => socket.destroy())
  })
  const loopback = await onLoopback(server)
  return { ...loopback, url: `${loopback.origin}${pathname.replace(/\/$/, '')}` }
}

/** A proxy that counts the connections to a server. */
async function counting(url: string) {
  let connections = 0
  const proxy = await forwarding(url, () => {
    connections++
  })
  return { ...proxy, connections: () => connections }
}

test('a step keeps one connection to GitHub, for reads and writes, under every deadline', async () => {
  await using sandbox = await gitHubSandbox({ pullRequests: [{ number: 12, labels: ['merge'] }] })
  await using far = await counting(sandbox.url)
  const { github, access, deadline } = gitHubClient(far.url)
  await github.readPullRequest(12)
  await github.deleteLabel(12, 'merge')
  await github.upsertComment({ number: 12, marker: 'm', body: 'one' })
  await upsertIssue(access, deadline.atMost(1000), { marker: 'm', title: 'Flaky', body: 'one' })
  github.close()
  expect(sandbox.calls.length).toBeGreaterThan(8)
  expect(far.connections()).toBe(1)
  // The comment that was created names the owner of the token.
  expect(sandbox.calls.filter(({ path }) => path === '/graphql')).toEqual([])
})

test('questions to GitHub side by side do not wait for each other, and keep their connections', async () => {
  await using sandbox = await gitHubSandbox({ pullRequests: [{ number: 12, labels: ['merge'] }] })
  await using far = await counting(sandbox.url)
  const { github } = gitHubClient(far.url)
  await Promise.all([
    github.readPullRequest(12),
    github.deleteLabel(12, 'merge'),
    github.upsertComment({ number: 12, marker: 'm', body: 'one' }),
  ])
  await github.readPullRequest(12)
  github.close()
  expect(far.connections()).toBe(3)
})

test('submit reads the record while it asks GitHub about the pull request and its comments', async () => {
  await using sandbox = await startSandbox({
    scenario: { queues: [{ branch: 'main' }], pullRequests: [{ number: 12 }] },
  })
  await using gitHub = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
  let noteRequest = () => {}
  const serviceIsAsked = new Promise<void>((resolve) => {
    noteRequest = resolve
  })
  await using service = await forwarding(sandbox.url, () => noteRequest())
  // A step that asks the service only after GitHub would never end.
  gitHub.beforeServing = () => serviceIsAsked
  const { runner, seen } = recorder(
    {
      operation: 'submit',
      'api-url': service.url,
      'api-token': sandbox.token,
      'pull-request': '12',
      'target-branch': 'main',
      'github-token': 'ghs_0123456789',
      comment: 'always',
    },
    { env: { GITHUB_API_URL: gitHub.url } },
  )
  expect(await main(runner)).toBe(true)
  expect(seen.outputs['outcome']).toBe('submitted')
  expect(gitHub.calls.map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`)).toEqual([
    'GET /repos/octo-org/orion/pulls/12',
    'GET /repos/octo-org/orion/issues/12/comments',
    'POST /repos/octo-org/orion/issues/12/comments',
    'GET /repos/octo-org/orion/issues/12/comments',
  ])
})
