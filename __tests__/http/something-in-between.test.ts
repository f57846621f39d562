/** Answers that look like the service's own word, and come from a proxy or a web page before it. */
import { createServer } from 'node:net'
import { onLoopback } from '../../sandbox/loopback.js'
import { main } from '../../src/main.js'
import { type Answer, fakeService } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'

const PATHS = [
  'getSubmittedPullRequest',
  'cancelPullRequest',
  'getQueue',
  'createQueue',
  'deleteQueue',
  'getMergeQueueMetrics',
]

async function run(inputs: Record<string, string>, answer: Answer) {
  await using service = await fakeService(
    Object.fromEntries(PATHS.map((path) => [`/${path}`, [answer]])),
  )
  const { runner, seen } = recorder({
    'api-url': service.url,
    'github-token': '',
    'target-branch': 'main',
    ...inputs,
  })
  return { passed: await main(runner), seen, paths: service.paths() }
}

describe('a web page with 404 does not say that something is not there', () => {
  const page: Answer = {
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: '<!DOCTYPE html><title>Page not found</title>',
  }

  test.each([
    [{ operation: 'get-pull-request', 'pull-request': '12', 'fail-on': 'FAILED' }],
    [{ operation: 'cancel', 'pull-request': '12' }],
    [{ operation: 'delete-queue', confirm: 'octo-org/orion@main' }],
    [{ operation: 'create-queue' }],
  ])('%j', async (inputs) => {
    const { passed, seen, paths } = await run(inputs, page)
    expect(passed).toBe(false)
    expect(seen.outputs['outcome']).toBe('bad-response')
    expect(seen.errors[0]?.message).toContain('answered with an HTML page')
    expect(new Set(paths).size).toBe(1)
  })

  test('a wait goes on, and says what it met', async () => {
    const inputs = { operation: 'wait-for-merge', 'pull-request': '12', 'timeout-minutes': '5' }
    const { passed, seen } = await run(inputs, page)
    expect(passed).toBe(false)
    expect(seen.outputs['outcome']).toBe('timed-out')
    expect(seen.errors[0]?.message).toContain('answered with an HTML page')
  })
})

test.each([
  [400, 'refused'],
  [403, 'unauthorized'],
])('a web page with %i refuses at once, like every other body', async (status, outcome) => {
  const body = '<!DOCTYPE html><title>No access</title>'
  const { passed, seen, paths } = await run({ operation: 'get-queue' }, { status, body })
  expect(passed).toBe(false)
  expect(seen.outputs['outcome']).toBe(outcome)
  expect(paths).toHaveLength(1)
})

describe('plain text that a framework sends as HTML is the word of the service', () => {
  const asHtml = { headers: { 'content-type': 'text/html; charset=utf-8' } }
  const pullRequest = { 'target-branch': 'main', 'pull-request': '12' }
  const targets = { 'impacted-targets': '//a', 'head-sha': 'a'.repeat(40) }

  test.each([
    ['set-impacted-targets', { ...pullRequest, ...targets }, 'uploaded'],
    ['pause-queue', { 'target-branch': 'main' }, 'paused'],
    ['get-pull-request', pullRequest, 'not-submitted'],
  ])('%s', async (operation, inputs, outcome) => {
    let state = 'running'
    const missing = { ...asHtml, status: 404, body: 'Not found' }
    await using service = await fakeService({
      '/setImpactedTargets': [{ ...asHtml, body: 'OK' }],
      '/updateQueue': () => {
        state = 'paused'
        return { ...asHtml, body: 'OK' }
      },
      '/getQueue': () => ({
        ...asHtml,
        body: JSON.stringify({ state, enqueuedPullRequests: [] }),
      }),
      '/getSubmittedPullRequest': [missing],
    })
    const { runner, seen, clock } = recorder({ operation, 'api-url': service.url, ...inputs })
    const before = clock.monotonic()
    expect(await main(runner)).toBe(true)
    expect(seen.outputs['outcome']).toBe(outcome)
    expect(clock.monotonic()).toBe(before)
  })
})

describe('half an answer is none', () => {
  test.each([
    [{ operation: 'get-metrics' }, 'depth 1\n'],
    [{ operation: 'get-queue' }, '{"state":"running","enqueuedPullRequests":[]}'],
  ])('206 for %j', async (inputs, body) => {
    const { passed, seen, paths } = await run(inputs, { status: 206, body })
    expect(passed).toBe(false)
    expect(seen.outputs['outcome']).toBe('bad-response')
    expect(seen.errors[0]?.message).toContain('HTTP 206')
    expect(paths).toHaveLength(1)
  })

  test.each([
    ['that may be cut', '', 'bad-response'],
    ['of the announced length', 'Content-Length: 27\r\n', 'read'],
  ])('metrics that end within a line, in a body %s', async (_, header, outcome) => {
    const text = '# TYPE depth gauge\ndepth 17'
    const server = createServer((socket) => {
      socket.once('data', () => socket.end(`HTTP/1.1 200 OK\r\n${header}\r\n${text}`))
    })
    await using service = await onLoopback(server)
    const { runner, seen } = recorder({
      operation: 'get-metrics',
      'api-url': `${service.origin}/v1`,
      'github-token': '',
    })
    expect(await main(runner)).toBe(outcome === 'read')
    expect(seen.outputs['outcome']).toBe(outcome)
  })
})
