import dns from 'node:dns'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import tls from 'node:tls'
import { Worker } from 'node:worker_threads'
import { onLoopback } from '../../sandbox/loopback.js'
import { HttpError } from '../../src/http/errors.js'
import type { HttpRequest } from '../../src/http/request.js'
import { Transport } from '../../src/http/transport.js'
import { remedyFor } from '../../src/service/remedies.js'
import { createQueue, getQueue } from '../../src/service/requests.js'
import { queueRef } from '../../src/shared/references.js'
import { type Bound, bound, endless } from '../support/bound.js'
import { clientOptions } from '../support/client-options.js'
import { CERTIFICATE_PATH, closedPort, faultServer } from '../support/fault-server.js'
import { expect, test } from '../support/jest.js'
import { testOnLinux } from '../support/platform.js'
import { QueueModel } from '../support/queue-model.js'
import { VirtualClock } from '../support/virtual-clock.js'

const queue = queueRef({ host: 'github.com', owner: 'octo-org', name: 'orion' }, 'main')
/** A write that must not take effect twice, and a read. */
const requests = { write: createQueue(queue, {}), read: getQueue(queue) }
/** First byte of a TLS record that carries a handshake (RFC 8446, 5.1). */
const HANDSHAKE = 22

const transportOf = (url: string, clock: VirtualClock, retries: string[]) =>
  bound(
    new Transport({
      baseUrl: url,
      headers: { 'x-api-token': 'tok-3n-0f-the-t3st' },
      ...clientOptions(),
      retryTimeoutMs: 120_000,
      remedyFor,
      onRetry: (message) => void retries.push(message),
    }),
    endless(clock),
  )

interface Failing {
  readonly attempts?: number
  /** What to do with the transport first. */
  readonly before?: (transport: Bound<Transport>) => Promise<unknown>
  /**
   * Whether the peer leaves the attempt without an answer for good: time passes only then, so that
   * a busy machine takes none of it.
   */
  readonly hangs?: (failed: number) => boolean
}

/**
 * Sends a request that fails.
 *
 * @returns the error, the messages on retries, and the time taken
 */
async function failing(
  url: string,
  request: HttpRequest,
  { attempts = Number.POSITIVE_INFINITY, before, hangs = () => false }: Failing = {},
) {
  const clock = new VirtualClock()
  const retries: string[] = []
  const transport = transportOf(url, clock, retries)
  await before?.(transport)
  let error: unknown
  const call = (
    request.effect === 'safe'
      ? transport.read(request, () => 'parsed', { attempts })
      : transport.write(request, { attempts })
  ).catch((thrown: unknown) => {
    error = thrown
  })
  while (error === undefined) {
    await turn()
    if (hangs(retries.length)) await clock.sleep(100)
  }
  await call
  transport.close()
  if (!(error instanceof HttpError)) throw error
  expect(clock.timers).toBe(0)
  return { error, retries, elapsedMs: clock.elapsed }
}

/** A peer on bare sockets that does something with the first bytes of each connection. */
async function peer(onHello: (socket: Socket) => void) {
  const hellos: Buffer[] = []
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', (bytes: Buffer) => {
      hellos.push(bytes)
      onHello(socket)
    })
  })
  const loopback = await onLoopback(server)
  return { ...loopback, url: `https://127.0.0.1:${loopback.port}/v1`, hellos }
}

/** Listens, says where, and takes no connection from then on: its event loop stands still. */
const DEAF_LISTENER = `
  const { parentPort } = require('node:worker_threads')
  const server = require('node:net').createServer()
  server.listen({ host: '127.0.0.1', port: 0, backlog: 1 }, () => {
    parentPort.postMessage(server.address().port)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  })`

/** More than a backlog of one holds, whatever a system makes of that number. */
const FILLERS = 6

/**
 * A port of loopback where connections are neither made nor refused: the queue of its listener is
 * full, and Linux then drops what asks for one more. Other systems may refuse.
 */
async function blackHole() {
  const worker = new Worker(DEAF_LISTENER, { eval: true })
  const [port] = (await once(worker, 'message')) as [number]
  const fillers = Array.from({ length: FILLERS }, () => connect(port, '127.0.0.1'))
  for (const filler of fillers) filler.on('error', () => {})
  // Those that fit are connected at once, and the rest wait forever.
  await Promise.race(fillers.map((filler) => once(filler, 'connect')))
  return {
    url: `http://127.0.0.1:${port}/v1`,
    async [Symbol.asyncDispose]() {
      for (const filler of fillers) filler.destroy()
      await worker.terminate()
    },
  }
}

/** Resolves host names in place of the system, which may take any time. */
function resolver(addressOf: () => string | undefined) {
  const { lookup } = dns
  dns.lookup = ((host: string, _options: unknown, done: (...answer: unknown[]) => void) => {
    const address = addressOf()
    if (address !== undefined) return done(null, [{ address, family: 4 }])
    done(Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' }))
  }) as typeof lookup
  return {
    [Symbol.dispose]() {
      dns.lookup = lookup
    },
  }
}

/** Trusts the certificate of the tests, as NODE_EXTRA_CA_CERTS would from the start of a process. */
function trustingTests() {
  const { connect } = tls
  const ca = readFileSync(CERTIFICATE_PATH)
  tls.connect = ((options: tls.ConnectionOptions) => connect({ ...options, ca })) as typeof connect
  return {
    [Symbol.dispose]() {
      tls.connect = connect
    },
  }
}

/**
 * What holds for a write of two attempts that both found no connection in 10 s: nothing was sent,
 * so it was tried again.
 */
function expectNoConnection({
  error,
  retries,
  elapsedMs,
}: Awaited<ReturnType<typeof failing>>): void {
  expect(error).toMatchObject({
    kind: 'unavailable',
    failure: { type: 'not-sent' },
    mayHaveApplied: false,
  })
  expect(error.explanation.problem).toMatch(
    /could not connect to 127\.0\.0\.1:\d+ within 10 s \(attempt 2/,
  )
  expect(retries).toHaveLength(1)
  expect(retries[0]).toMatch(/could not connect to 127\.0\.0\.1:\d+ within 10 s; trying again/)
  expect(elapsedMs).toBeGreaterThanOrEqual(20_000)
  expect(elapsedMs).toBeLessThan(30_000)
}

testOnLinux('a connection that is neither made nor refused is given up after 10 s', async () => {
  await using hole = await blackHole()
  expectNoConnection(await failing(hole.url, requests.write, { attempts: 2, hangs: () => true }))
})

test('a TLS handshake without an answer ends after 10 s', async () => {
  await using silent = await peer(() => {})
  const hangs = (failed: number) => silent.hellos.length > failed
  expectNoConnection(await failing(silent.url, requests.write, { attempts: 2, hangs }))
  expect(silent.hellos.map(([first]) => first)).toEqual([HANDSHAKE, HANDSHAKE])
})

const cuts = [
  ['reset', (socket: Socket) => void socket.resetAndDestroy()],
  ['closed', (socket: Socket) => void socket.end()],
] as const
const cases = cuts.flatMap(([name, cut]) =>
  (['write', 'read'] as const).map((effect) => ({ name, cut, effect })),
)
test.each(cases)('a TLS handshake that is $name: the $effect was not sent', async (fault) => {
  await using service = await peer(fault.cut)
  const { error, retries } = await failing(service.url, requests[fault.effect], { attempts: 3 })
  expect(error).toMatchObject({
    kind: 'unavailable',
    failure: { type: 'not-sent' },
    mayHaveApplied: false,
  })
  expect(error.explanation.problem).toMatch(
    /the connection to 127\.0\.0\.1:\d+ failed \(ECONNRESET\) \(attempt 3/,
  )
  expect(retries).toHaveLength(2)
  expect(service.hellos.map(([first]) => first)).toEqual([HANDSHAKE, HANDSHAKE, HANDSHAKE])
})

test.each(['http', 'https'])(
  '%s: a write that the service has read may be applied',
  async (scheme) => {
    using _ = trustingTests()
    await using service = await faultServer({
      model: new QueueModel(),
      clock: new VirtualClock(),
      fault:
        () =>
        ({ socket }) =>
          void socket.destroy(),
      tls: scheme === 'https',
    })
    const { error, retries } = await failing(service.url, requests.write)
    expect(error).toMatchObject({ kind: 'unknown-outcome', mayHaveApplied: true })
    expect(retries).toEqual([])
    expect(service.requests).toHaveLength(1)
  },
)

test('a peer that speaks no TLS is given up within 20 s, because a typo does not heal', async () => {
  await using plain = await peer((socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  const { error, retries, elapsedMs } = await failing(plain.url, requests.write)
  const { host } = new URL(plain.url)
  expect(error).toMatchObject({ kind: 'unavailable', mayHaveApplied: false })
  expect(error.failure).toEqual({ type: 'misconfigured', why: 'address' })
  expect(error.explanation.problem).toContain(`the connection to ${host} failed (E`)
  expect(error.explanation.remedy).toContain('Check the host, the port and https://')
  expect(retries.length).toBeGreaterThan(2)
  expect(elapsedMs).toBeLessThan(21_000)
})

test('a host that does not exist is named, and looked up for the last time after 20 s', async () => {
  using _ = resolver(() => undefined)
  const clock = new VirtualClock()
  // The pauses are 0.5, 1, 2, 4, 8 and 16 s, times these.
  const draws = [1, 1, 1, 1, 1, 4.5 / 16]
  const transport = new Transport({
    baseUrl: 'https://queue.test/v1',
    headers: {},
    ...clientOptions(),
    random: () => draws.shift() ?? 1,
    retryTimeoutMs: 120_000,
    remedyFor,
    onRetry: () => {},
  })
  await expect(transport.read(endless(clock), requests.read, () => '')).rejects.toMatchObject({
    kind: 'unavailable',
    failure: { why: 'address' },
    explanation: {
      problem: 'the host queue.test is not known (ENOTFOUND) (attempt 7, after 20 s)',
    },
  })
  transport.close()
})

test('a host that disappears after an answer is retried until the deadline', async () => {
  await using server = await faultServer({
    model: new QueueModel(),
    clock: new VirtualClock(),
    fault: () => undefined,
  })
  const url = server.url.replace('127.0.0.1', 'queue.test')
  let address: string | undefined = '127.0.0.1'
  using _ = resolver(() => address)
  const { error, elapsedMs } = await failing(url, requests.write, {
    async before(transport) {
      expect(await transport.read(requests.read, (body) => body)).toMatch(/running/)
      // So that the host is looked up again.
      transport.close()
      address = undefined
    },
  })
  expect(error).toMatchObject({ kind: 'unavailable', failure: { type: 'not-sent', typo: true } })
  expect(error.explanation.problem).toContain('(ENOTFOUND)')
  expect(elapsedMs).toBeGreaterThan(90_000)
})

test('a service that refuses connections may only be starting, so it is waited for', async () => {
  const port = await closedPort()
  const { error, elapsedMs } = await failing(`http://127.0.0.1:${port}/v1`, requests.read)
  expect(error).toMatchObject({ kind: 'unavailable', failure: { type: 'not-sent' } })
  expect(error.explanation.problem).toContain(
    `the connection to 127.0.0.1:${port} failed (ECONNREFUSED)`,
  )
  expect(elapsedMs).toBeGreaterThan(90_000)
})
