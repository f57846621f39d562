import { once } from 'node:events'
import { connect } from 'node:net'
import { Worker } from 'node:worker_threads'

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
export async function blackHole() {
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
