import { createServer, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { onLoopback } from '../../sandbox/loopback.js'
import { Transport, type TransportOptions } from '../../src/http/transport.js'
import { remedyFor } from '../../src/service/remedies.js'
import { bound, endless } from './bound.js'
import { clientOptions } from './client-options.js'
import { VirtualClock } from './virtual-clock.js'

/** A transport to a server that answers as it likes. */
export async function serving(
  answer: (response: ServerResponse, clock: VirtualClock) => void,
  {
    signal,
    clock = new VirtualClock(),
    ...options
  }: Partial<TransportOptions> & {
    readonly signal?: AbortSignal
    readonly clock?: VirtualClock
  } = {},
) {
  const server = createServer((request, response) => {
    request.resume().on('end', () => void answer(response, clock))
  })
  const sockets: Socket[] = []
  server.on('connection', (socket) => sockets.push(socket))
  const loopback = await onLoopback(server)
  const transport = new Transport({
    baseUrl: `${loopback.origin}/v1`,
    headers: {},
    ...clientOptions(),
    retryTimeoutMs: 120_000,
    remedyFor,
    onRetry: () => {},
    ...options,
  })
  const deadline = endless(clock, signal)
  return {
    transport: bound(transport, deadline),
    deadline,
    clock,
    /** Calls back when a connection of the client is closed. */
    onClose: (call: (value?: unknown) => void) => {
      for (const socket of sockets) socket.on('close', call)
    },
    async [Symbol.asyncDispose]() {
      transport.close()
      await loopback[Symbol.asyncDispose]()
    },
  }
}

/** Lets time pass in small steps until a promise settles. */
export async function passing<T>(clock: VirtualClock, work: Promise<T>): Promise<T> {
  let settled = false
  const done = () => {
    settled = true
  }
  work.then(done, done)
  while (!settled) {
    for (let turns = 0; turns < 8; turns++) await turn()
    if (!settled) await clock.sleep(50)
  }
  return work
}
