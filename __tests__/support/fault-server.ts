import { readFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { createServer as createTlsServer } from 'node:tls'
import { onLoopback } from '../../sandbox/loopback.js'
import type { Clock } from '../../src/shared/clock.js'
import type { ModelAnswer, QueueModel, RawRequest } from './queue-model.js'

/** One request on the wire: its socket, and what the service would answer. */
export interface Exchange {
  readonly socket: Socket
  readonly request: RawRequest
  readonly clock: Clock
  /** Applies the request to the model and returns the answer. */
  readonly serve: () => ModelAnswer
  /** Sends a complete answer and keeps the connection open. */
  readonly answer: (answer: RawAnswer) => void
  /** Lets time pass, in steps of `stepMs`, until the client closes the socket. */
  readonly wait: (stepMs?: number, each?: () => void) => Promise<void>
}

export interface RawAnswer {
  readonly status: number
  readonly body?: string | Buffer
  readonly headers?: readonly string[]
}

/**
 * What happens to a request instead of an answer. It decides whether the model sees the request.
 */
export type Misbehave = (exchange: Exchange) => void | Promise<void>

export interface FaultOptions {
  readonly model: Pick<QueueModel, 'serve'>
  readonly clock: Clock
  /** The fault of the k-th request (0 is the first), if any. */
  readonly fault: (index: number, request: RawRequest) => Misbehave | undefined
  /** Speak TLS with the test certificate. */
  readonly tls?: boolean
}

const TLS_FOLDER = new URL('../../../__tests__/fixtures/tls/', import.meta.url)
/** Key and self-signed certificate for loopback; see the README beside them. */
const testCertificate = () => ({
  key: readFileSync(new URL('key.pem', TLS_FOLDER)),
  cert: readFileSync(new URL('cert.pem', TLS_FOLDER)),
})
export const CERTIFICATE_PATH = new URL('cert.pem', TLS_FOLDER)

/** A service on bare sockets, where no library corrects what a fault does wrong. */
export async function faultServer(options: FaultOptions) {
  const requests: RawRequest[] = []
  const statuses: number[] = []
  const failures: unknown[] = []
  const onConnection = (socket: Socket) => {
    socket.on('error', () => {})
    readRequests(socket, (request) => {
      const index = requests.push(request) - 1
      const exchange = exchangeOf(socket, request, options)
      const misbehave = options.fault(index, request)
      if (misbehave === undefined) {
        const answer = exchange.serve()
        statuses[index] = answer.status
        exchange.answer(answer)
      } else Promise.resolve(misbehave(exchange)).catch((error: unknown) => failures.push(error))
    })
  }
  const server = options.tls
    ? createTlsServer(testCertificate(), onConnection)
    : createServer(onConnection)
  const loopback = await onLoopback(server)
  return {
    ...loopback,
    url: `${options.tls ? 'https' : 'http'}://127.0.0.1:${loopback.port}/v1`,
    requests,
    /** Of the good answers, by request. */
    statuses,
    paths: () => requests.map(({ path }) => path),
    /** Errors of the server's own code: a test that meets one proves nothing. */
    failures,
  }
}

/** A listener that no one should ever reach: where redirects and hostile addresses point. */
export async function trap() {
  let connections = 0
  const server = createServer((socket) => {
    connections++
    socket.destroy()
  })
  const loopback = await onLoopback(server)
  return { ...loopback, url: loopback.origin, connections: () => connections }
}

/** A port that nothing listens on. */
export async function closedPort(): Promise<number> {
  await using server = await onLoopback(createServer())
  return server.port
}

function exchangeOf(socket: Socket, request: RawRequest, { model, clock }: FaultOptions): Exchange {
  return {
    socket,
    request,
    clock,
    serve: () => model.serve(request),
    answer: (answer) => void socket.write(render(answer)),
    async wait(stepMs = 250, each = () => {}) {
      // A loopback socket needs a few turns of the loop until the other end in this process has
      // read.
      const settle = async () => {
        for (let turns = 0; turns < 8; turns++) await turn()
      }
      for (await settle(); !socket.destroyed && !socket.readableEnded; await settle()) {
        each()
        await clock.sleep(stepMs)
      }
      socket.destroy()
    },
  }
}

/** The bytes of an answer, with its length. */
function render({ status, body = '', headers = [] }: RawAnswer): Buffer {
  const payload = Buffer.from(body)
  const head = [`HTTP/1.1 ${status} X`, ...headers, `content-length: ${payload.length}`]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), payload])
}

function readRequests(socket: Socket, onRequest: (request: RawRequest) => void): void {
  let buffer = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    buffer = Buffer.concat([buffer, chunk])
    for (;;) {
      const end = buffer.indexOf('\r\n\r\n')
      if (end === -1) return
      const [line = '', ...rest] = buffer.subarray(0, end).toString('latin1').split('\r\n')
      const headers = new Map(
        rest.map((text) => {
          const colon = text.indexOf(':')
          return [text.slice(0, colon).toLowerCase(), text.slice(colon + 1).trim()] as const
        }),
      )
      const total = end + 4 + Number(headers.get('content-length') ?? 0)
      if (buffer.length < total) return
      const body = buffer.subarray(end + 4, total).toString('utf8')
      buffer = buffer.subarray(total)
      const [method = '', target = ''] = line.split(' ')
      onRequest({ method, path: target.replace(/^\/v1/, ''), headers, body })
    }
  })
}
