import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { onLoopback } from '../../sandbox/loopback.js'
import { main } from '../../src/main.js'
import { expect, test } from '../support/jest.js'
import { outputOf, recorder } from '../support/recorder.js'

const TOKEN = 'ghs_0123456789abcdefghij'

/** A GitHub that repeats the token in what it says. */
async function careless(message: (token: string) => string) {
  const server = createServer((request, response) => {
    const token = request.headers.authorization?.replace(/^\S+ /, '') ?? ''
    response.writeHead(403, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ message: message(token) }))
  })
  const loopback = await onLoopback(server)
  return { ...loopback, url: loopback.origin }
}

test.each([
  ['plain', (token: string) => `Bad token ${token}`],
  ['in base64', (token: string) => `Bad ${Buffer.from(`x:${token}`).toString('base64')}`],
  ['where the message is cut for the log', (token: string) => `${'x'.repeat(490)} ${token}`],
  ['cut by GitHub', (token: string) => `Bad token ${token.slice(0, 12)}…`],
])('a github-token that GitHub repeats (%s) reaches no output', async (_, message) => {
  await using gitHub = await careless(message)
  const { runner, seen } = recorder(
    {
      operation: 'get-pull-request',
      'api-url': 'http://127.0.0.1:9/v1',
      'pull-request': '12',
      'github-token': TOKEN,
    },
    { env: { GITHUB_API_URL: gitHub.url } },
  )
  expect(await main(runner)).toBe(false)
  expect(seen.errors[0]?.message).toContain('HTTP 403')
  const { secrets, ...rest } = seen
  expect(secrets).toContain(TOKEN)
  const written = `${JSON.stringify(rest)}${readFileSync(outputOf(seen.outputs, 'result-file'), 'utf8')}`
  expect(written).not.toContain(TOKEN.slice(0, 6))
  expect(written).not.toContain(Buffer.from(`x:${TOKEN}`).toString('base64').slice(4, 12))
})
