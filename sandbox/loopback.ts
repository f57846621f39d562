import type { AddressInfo, Server, Socket } from 'node:net'

/** Where a server listens. */
export interface Loopback {
  readonly port: number
  /** `http://127.0.0.1:<port>` */
  readonly origin: string
  /** Cuts its connections and frees the port. */
  [Symbol.asyncDispose](): Promise<void>
}

/**
 * Makes a server of any protocol listen on loopback.
 * @param wanted the port; 0 picks a free one
 * @param host another address to listen at, such as `0.0.0.0` in a container
 */
export async function onLoopback(
  server: Server,
  wanted = 0,
  host = '127.0.0.1',
): Promise<Loopback> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(wanted, host, resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
