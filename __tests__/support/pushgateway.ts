import { createServer, type IncomingHttpHeaders } from 'node:http'
import { isIPv6 } from 'node:net'
import { onLoopback } from '../../sandbox/loopback.js'
import type { Answer } from './fake-service.js'

interface Push {
  readonly path: string
  readonly method: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A Pushgateway on loopback that answers the pushes with these, and repeats the last answer. */
export async function pushgateway(answers: readonly Answer[] = [{}], host = '127.0.0.1') {
  const pushes: Push[] = []
  const server = createServer(async (request, response) => {
    const { url: path = '', method = '', headers } = request
    const chunks = await request.toArray()
    const answer = answers[Math.min(pushes.length, answers.length - 1)] ?? {}
    pushes.push({ path, method, headers, body: Buffer.concat(chunks).toString() })
    if (answer.cut) return void request.socket.destroy()
    response.writeHead(answer.status ?? 200, answer.headers ?? {}).end(String(answer.body ?? ''))
  })
  const loopback = await onLoopback(server, 0, host)
  const url = `http://${isIPv6(host) ? `[${host}]` : host}:${loopback.port}`
  return { ...loopback, pushes, url, address: { url, user: '', password: '' } }
}
