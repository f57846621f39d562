import { createServer } from 'node:http'
import { onLoopback } from '../../sandbox/loopback.js'
import { gitHubClient } from '../support/github.js'

/** A client of a GitHub that answers each path with a body, and headers; `asked` has the paths. */
export async function answering(
  body: (path: string) => unknown,
  options?: Parameters<typeof gitHubClient>[1],
  headers: (path: string) => Readonly<Record<string, string>> = () => ({}),
) {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    const head = { 'content-type': 'application/json', ...headers(url) }
    response.writeHead(200, head).end(JSON.stringify(body(url)))
  })
  const loopback = await onLoopback(server)
  return {
    ...gitHubClient(loopback.origin, options),
    asked,
    [Symbol.asyncDispose]: loopback[Symbol.asyncDispose],
  }
}
