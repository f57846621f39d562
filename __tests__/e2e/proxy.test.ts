import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { systemClock } from '../../src/shared/clock.js'
import { CERTIFICATE_PATH, faultServer } from '../support/fault-server.js'
import { expect, test } from '../support/jest.js'
import { QueueModel } from '../support/queue-model.js'
import { runBundle } from '../support/run-bundle.js'

const PASSWORD = 'pr0xy-p4ssw0rd'
const inputs = { operation: 'submit', 'pull-request': '12', 'target-branch': 'main' }

/** A CONNECT proxy that takes every name for loopback, or refuses everyone. */
async function proxy(target: number, refuse = false) {
  const asked: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    sockets.add(client)
    client.on('error', () => {})
    client.once('data', (chunk: Buffer) => {
      asked.push(chunk.toString('latin1'))
      if (refuse) return void client.end('HTTP/1.1 407 Who are you\r\n\r\n')
      const service = connect(target, '127.0.0.1', () => {
        client.write('HTTP/1.1 200 Connected\r\n\r\n')
        service.pipe(client).pipe(service)
      })
      service.on('error', () => {})
      sockets.add(service)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://user:${PASSWORD}@127.0.0.1:${port}`,
    asked,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function setUp(refuse = false) {
  const model = new QueueModel()
  const server = await faultServer({ model, clock: systemClock, fault: () => undefined, tls: true })
  const gate = await proxy(server.port, refuse)
  return { model, server, gate, ca: { NODE_EXTRA_CA_CERTS: fileURLToPath(CERTIFICATE_PATH) } }
}

test('https_proxy is used, and its password is not printed', async () => {
  const { model, server, gate, ca } = await setUp()
  await using _ = server
  await using __ = gate
  const run = await runBundle(
    { ...inputs, 'api-url': `https://service.test:${server.port}/v1` },
    { env: { ...ca, https_proxy: gate.url, RUNNER_DEBUG: '1' } },
  )
  expect(run.code).toBe(0)
  expect(run.outputs['outcome']).toBe('submitted')
  expect(model.queued).toBe(true)
  expect(gate.asked[0]).toContain(`CONNECT service.test:${server.port}`)
  expect(gate.asked[0]).toContain(Buffer.from(`user:${PASSWORD}`).toString('base64'))
  expect(run.stdout + run.stderr + run.summary + run.result).not.toContain(PASSWORD)
})

test('no_proxy goes around it', async () => {
  const { server, gate, ca } = await setUp()
  await using _ = server
  await using __ = gate
  const run = await runBundle(
    { ...inputs, 'api-url': `https://localhost:${server.port}/v1` },
    { env: { ...ca, https_proxy: gate.url, no_proxy: 'localhost' } },
  )
  expect(run.code).toBe(0)
  expect(gate.asked).toEqual([])
})

test('a proxy that refuses fails at once, and says so without its password', async () => {
  const { server, gate, ca } = await setUp(true)
  await using _ = server
  await using __ = gate
  const run = await runBundle(
    { ...inputs, 'api-url': `https://service.test:${server.port}/v1` },
    { env: { ...ca, https_proxy: gate.url, RUNNER_DEBUG: '1' } },
  )
  expect(run.code).toBe(1)
  expect(run.outputs['outcome']).toBe('unavailable')
  expect(gate.asked).toHaveLength(1)
  expect(run.stdout).toContain(
    `the proxy refused to connect to service.test:${server.port} (HTTP 407)`,
  )
  expect(run.stdout + run.stderr + run.summary + run.result).not.toContain(PASSWORD)
})
