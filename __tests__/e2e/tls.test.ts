import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { systemClock } from '../../src/shared/clock.js'
import { CERTIFICATE_PATH, faultServer } from '../support/fault-server.js'
import { expect, test } from '../support/jest.js'
import { QueueModel } from '../support/queue-model.js'
import { runBundle } from '../support/run-bundle.js'

/**
 * Passes connections on to a port, but resets some of them at the first bytes, in the middle of the
 * TLS handshake.
 */
async function resetting(target: number, resets: (index: number) => boolean) {
  const sockets = new Set<Socket>()
  let connections = 0
  const server = createServer((client) => {
    const index = connections++
    sockets.add(client)
    client.on('error', () => {})
    if (resets(index)) return void client.once('data', () => client.resetAndDestroy())
    const service = connect(target, '127.0.0.1', () => service.pipe(client).pipe(service))
    service.on('error', () => {})
    sockets.add(service)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    connections: () => connections,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

test('a reset in the TLS handshake of a write is tried again, and nothing is read back in between', async () => {
  const model = new QueueModel()
  await using service = await faultServer({
    model,
    clock: systemClock,
    // The first read ends its connection, so that the submission needs another one.
    fault: (index) => {
      if (index > 0) return undefined
      return ({ serve, answer }) => answer({ ...serve(), headers: ['connection: close'] })
    },
    tls: true,
  })
  await using front = await resetting(service.port, (index) => index === 1)
  const run = await runBundle(
    { operation: 'submit', 'api-url': front.url, 'pull-request': '12', 'target-branch': 'main' },
    { env: { NODE_EXTRA_CA_CERTS: fileURLToPath(CERTIFICATE_PATH) } },
  )
  expect(run.code).toBe(0)
  expect(run.outputs['outcome']).toBe('submitted')
  expect(model.queued).toBe(true)
  expect(run.stdout).toMatch(
    /POST \/submitPullRequest .*the connection to [\w.:]+ failed \(ECONNRESET\); trying again/,
  )
  expect(front.connections()).toBeGreaterThan(2)
  const [before, submit, ...after] = service.paths()
  expect(before).toBe('/getSubmittedPullRequest')
  expect(submit).toBe('/submitPullRequest')
  expect(after).not.toContain('/submitPullRequest')
})
