import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { onLoopback } from '../sandbox/loopback.js'

/** One round trip, in milliseconds. */
export const ROUND_TRIP_MS = 40

/** Passes everything on to a server as if it were far away and spoke TLS, and counts connections. */
export async function farAway(url: string) {
  let connections = 0
  const { port, pathname } = new URL(url)
  const server = createServer((client) => {
    connections++
    const origin = connect(Number(port), '127.0.0.1')
    // TCP and TLS take a round trip each before the first byte of a request can leave.
    carry(client, origin, performance.now() + 2 * ROUND_TRIP_MS)
    carry(origin, client, 0)
  })
  const loopback = await onLoopback(server)
  return {
    ...loopback,
    url: `${loopback.origin}${pathname.replace(/\/$/, '')}`,
    connections: () => connections,
  }
}

/** Each piece arrives half a round trip after it was sent, in order. */
function carry(from: Socket, to: Socket, notBefore: number): void {
  let before = Promise.resolve()
  const later = (work: () => void) => {
    const at = Math.max(performance.now(), notBefore) + ROUND_TRIP_MS / 2
    before = before.then(() => pause(Math.max(0, at - performance.now()))).then(work)
  }
  from.setNoDelay()
  from.on('error', () => to.destroy())
  from.on('data', (bytes) => later(() => void to.write(bytes)))
  from.on('end', () => later(() => void to.end()))
}
