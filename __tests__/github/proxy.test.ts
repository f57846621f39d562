import { createServer } from 'node:http'
import { connect } from 'node:net'
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { onLoopback } from '../../sandbox/loopback.js'
import { gitHubClient } from '../support/github.js'
import { afterEach, expect, test } from '../support/jest.js'

const proxyVariables = ['http_proxy', 'https_proxy', 'no_proxy'] as const
const before = proxyVariables.map((name) => [name, process.env[name]] as const)

afterEach(() => {
  for (const [name, value] of before) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
})

/** A proxy that knows one host, and keeps what it was asked for. */
async function proxyTo(target: string) {
  const asked: string[] = []
  const server = createServer()
  server.on('connect', (request, socket, head) => {
    asked.push(`${request.url} ${request.headers['proxy-authorization'] ?? ''}`.trim())
    const upstream = connect(Number(new URL(target).port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      upstream.write(head)
      socket.pipe(upstream).pipe(socket)
    })
    for (const side of [socket, upstream]) side.on('error', () => side.destroy())
  })
  const loopback = await onLoopback(server)
  return { ...loopback, host: `127.0.0.1:${loopback.port}`, asked }
}

test('the proxy of the runner is used, as for the service', async () => {
  await using sandbox = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
  await using proxy = await proxyTo(sandbox.url)
  process.env['http_proxy'] = `http://mona:s3cr3t@${proxy.host}`
  const { github } = gitHubClient('http://api.git.example')
  expect(await github.readPullRequest(12)).toMatchObject({ number: 12 })
  expect(proxy.asked).toEqual([
    `api.git.example:80 Basic ${Buffer.from('mona:s3cr3t').toString('base64')}`,
  ])
})

test('a host that no_proxy names is reached without it', async () => {
  await using sandbox = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
  await using proxy = await proxyTo(sandbox.url)
  process.env['http_proxy'] = `http://${proxy.host}`
  process.env['no_proxy'] = 'localhost'
  const { github } = gitHubClient(sandbox.url.replace('127.0.0.1', 'localhost'))
  expect(await github.readPullRequest(12)).toMatchObject({ number: 12 })
  expect(proxy.asked).toEqual([])
})

test('the stand-in for undici says so when it is called', async () => {
  const { fetch, ProxyAgent } = await import('undici')
  expect(new ProxyAgent()).toBeDefined()
  await expect(fetch('http://127.0.0.1:1')).rejects.toThrow('undici is not part of this action')
})
