import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { fileURLToPath } from 'node:url'
import { onLoopback } from '../sandbox/loopback.js'

const pem = (name: string): string =>
  fileURLToPath(new URL(`../../__tests__/fixtures/tls/${name}.pem`, import.meta.url))

/** The environment of a step that trusts a server with {@link identity}. */
export const TRUSTED = { NODE_EXTRA_CA_CERTS: pem('cert') }

/** Certificate and key of a server on the loopback interface. */
export const identity = () => ({ cert: readFileSync(pem('cert')), key: readFileSync(pem('key')) })

/** Speaks TLS, and passes everything on to a service that does not. */
export async function tlsInFrontOf(url: string) {
  const port = Number(new URL(url).port)
  const server = createTlsServer(identity(), (client) => {
    const service = connect(port, '127.0.0.1', () => service.pipe(client).pipe(service))
    for (const socket of [client, service]) {
      // As every HTTP client and server does; otherwise the end of a request waits 40 ms for an
      // ACK.
      socket.setNoDelay()
      socket.on('error', () => socket.destroy())
    }
  })
  const loopback = await onLoopback(server)
  return { ...loopback, url: `https://127.0.0.1:${loopback.port}/v1` }
}
