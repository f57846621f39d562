import { createServer } from 'node:http'
import { onLoopback } from '../../sandbox/loopback.js'
import { onTheWire } from './varied.js'
import type { VirtualClock } from './virtual-clock.js'

export interface Call {
  readonly method: string
  /** Without the version prefix, with the query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** Parsed JSON; undefined for an empty body. */
  readonly body: unknown
}

export interface Answer {
  readonly status?: number
  /** An object is sent as JSON, its members in any order; a string as it is. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Cut the connection: before the status line, or in the middle of the body. */
  readonly cut?: 'before' | 'middle'
  /** Never answer; time passes on this clock until the client gives up. */
  readonly hangs?: VirtualClock
  /** How much time passes at once while it hangs, in milliseconds; 1000 where absent. */
  readonly stepMs?: number
}

type Script = Readonly<
  Record<string, readonly Answer[] | ((call: Call) => Answer | Promise<Answer>)>
>

/**
 * A loopback service that answers each path from a script, repeats its last answer, and logs its
 * calls.
 */
export async function fakeService(script: Script) {
  const calls: Call[] = []
  const next = new Map<string, number>()
  const choose = (path: string, call: Call): Answer | Promise<Answer> => {
    const answers = script[path]
    if (answers === undefined) return { status: 404, body: 'no such path' }
    if (typeof answers === 'function') return answers(call)
    const index = Math.min(next.get(path) ?? 0, answers.length - 1)
    next.set(path, index + 1)
    return answers[index] ?? {}
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      const path = (request.url ?? '').replace(/^\/v1/, '')
      const text = Buffer.concat(chunks).toString()
      const call: Call = {
        method: request.method ?? '',
        path,
        headers: request.headers,
        body: text === '' ? undefined : JSON.parse(text),
      }
      calls.push(call)
      const {
        status = 200,
        body = 'OK',
        headers = {},
        cut,
        hangs,
        stepMs = 1000,
      } = await choose(path.replace(/\?.*/, ''), call)
      if (hangs !== undefined) return void hangs.passWhileOpen(request.socket, stepMs)
      if (cut === 'before') return void request.socket.destroy()
      const payload = typeof body === 'string' ? body : onTheWire(body)
      response.writeHead(status, { 'content-length': Buffer.byteLength(payload), ...headers })
      if (cut === 'middle') {
        response.write(payload.slice(0, Math.ceil(payload.length / 2)), () =>
          request.socket.destroy(),
        )
      } else response.end(payload)
    })
  })
  const loopback = await onLoopback(server)
  return {
    ...loopback,
    url: `${loopback.origin}/v1`,
    calls,
    /** The requested paths, in order. */
    paths: () => calls.map((call) => call.path),
  }
}
