/** The sandbox for others: what it is at a glance, and the endpoints that the action never calls. */

import { type Sandbox, startSandbox } from '../../sandbox/server.js'
import { afterEach, beforeEach, expect, test } from '../support/jest.js'
import { VirtualClock } from '../support/virtual-clock.js'

const MINUTE = 60_000
const DAY = 86_400_000
const repo = { host: 'github.com', owner: 'octo-org', name: 'orion' }

let clock: VirtualClock
let sandbox: Sandbox
let origin: string

beforeEach(async () => {
  clock = new VirtualClock()
  sandbox = await startSandbox({
    clock,
    scenario: {
      queues: [{ branch: 'main', concurrency: 3 }],
      pullRequests: [
        { number: 1, title: 'Show <b>bold</b> & "quoted" titles' },
        { number: 2, fails: 'always' },
        { number: 3, mergeability: 'not_mergeable' },
      ],
      gitHub: { pullRequests: [{ number: 2, headBranch: 'mona/fix' }] },
      unhealthyTests: { count: 30 },
    },
  })
  origin = sandbox.url.replace(/\/v1$/, '')
})
afterEach(() => sandbox[Symbol.asyncDispose]())

type Row = Readonly<Record<string, unknown>>
type Json = Readonly<Record<string, unknown>>

async function post(path: string, body: object): Promise<{ status: number; body: Json }> {
  const response = await fetch(sandbox.url + path, {
    method: 'POST',
    headers: { 'x-api-token': sandbox.token },
    body: JSON.stringify({ repo, targetBranch: 'main', ...body }),
  })
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') ? (JSON.parse(text) as Json) : {} }
}
const rows = async (path: string, name: string, body: object = {}) =>
  (await post(path, body)).body[name] as readonly Row[]

test('anyone may ask whether it is there and what it plays', async () => {
  const status = await fetch(`${sandbox.url}/status`)
  expect(await status.json()).toEqual({ status: 'ok' })
  const page = await (await fetch(origin)).text()
  expect(page).toContain('<td>main<td>running')
  expect(page).toContain('Show &lt;b&gt;bold&lt;/b&gt; &amp; &quot;quoted&quot; titles')
  expect(page).toContain('/sandbox/reset')
  const closed = await fetch(`${sandbox.url}/getMergeQueueMetrics`)
  expect(closed.status).toBe(401)
  expect((await fetch(`${sandbox.url}/status`, { method: 'POST' })).status).toBe(401)
})

test('a reset begins the scenario again', async () => {
  await post('/submitPullRequest', { pr: { number: 1 } })
  await post('/createQueue', { targetBranch: 'release' })
  await clock.sleep(20 * MINUTE)
  expect(sandbox.engine.transitions.at(-1)).toMatchObject({ number: 1, to: 'merged' })
  const send = (headers: Record<string, string>) =>
    fetch(`${origin}/sandbox/reset`, { method: 'POST', headers })
  expect((await send({})).status).toBe(401)
  expect((await send({ 'x-api-token': sandbox.token })).status).toBe(200)
  expect([...sandbox.engine.queues.keys()]).toEqual(['main'])
  expect(sandbox.engine.transitions).toEqual([])
  expect(sandbox.onGitHub.mergeCommit(1)).toBeUndefined()
  await post('/submitPullRequest', { pr: { number: 1 } })
  await clock.sleep(20 * MINUTE)
  expect(sandbox.engine.transitions.at(-1)).toMatchObject({ number: 1, to: 'merged' })
})

test('it listens where it is asked to', async () => {
  await using open = await startSandbox({ host: '0.0.0.0' })
  expect((await fetch(`${open.url}/status`)).status).toBe(200)
})

test('several pull requests are read at once, and those never submitted are named', async () => {
  for (const number of [1, 2]) await post('/submitPullRequest', { pr: { number } })
  const prs = [{ number: 2 }, { number: 7 }, { number: 1 }]
  const { body } = await post('/getSubmittedPullRequests', { prs, includeTimeline: true })
  expect(body).toMatchObject({
    pullRequests: [
      { prNumber: 2, timeline: [{ state: 'not_ready' }] },
      { prNumber: 1, timeline: [{ state: 'not_ready' }] },
    ],
    notFound: [7],
  })
  const many = Array.from({ length: 51 }, (_, index) => ({ number: index + 1 }))
  expect((await post('/getSubmittedPullRequests', { prs: many })).status).toBe(400)
})

test('a pull request is found by its head branch', async () => {
  for (const number of [1, 2]) await post('/submitPullRequest', { pr: { number } })
  const numberOf = async (branch: string) =>
    (await post('/getSubmittedPullRequest', { pr: { branch } })).body['prNumber']
  expect(await numberOf('mona/fix')).toBe(2)
  expect(await numberOf('change-1')).toBe(1)
  expect((await post('/getSubmittedPullRequest', { pr: { branch: 'other' } })).status).toBe(404)
})

test('pull requests are listed by state and time, newest submission first, page by page', async () => {
  for (const number of [1, 2, 3]) await post('/submitPullRequest', { pr: { number } })
  await clock.sleep(20 * MINUTE)
  const list = async (body: object = {}) =>
    (await rows('/listPullRequests', 'pullRequests', body)).map(({ prNumber }) => prNumber)
  expect(await list()).toEqual([3, 2, 1])
  expect(await list({ state: 'merged' })).toEqual([1])
  const at = (minutes: number) => new Date(clock.now() - minutes * MINUTE).toISOString()
  expect(await list({ since: at(30) })).toEqual([2, 1])
  expect(await list({ since: at(30), until: at(25) })).toEqual([])
  const first = await post('/listPullRequests', { take: 2 })
  expect(first.body['pullRequests']).toHaveLength(2)
  expect(await list({ take: 2, cursor: first.body['nextCursor'] })).toEqual([1])
  const last = await post('/listPullRequests', { take: 3 })
  expect(last.body).not.toHaveProperty('nextCursor')
  expect((await post('/listPullRequests', { take: 101 })).status).toBe(400)
  const unknown = { cursor: '3c90c3cc-0d44-4b50-8888-8dd25736052a' }
  expect((await post('/listPullRequests', unknown)).status).toBe(400)
})

test('testing results go back 45 days', async () => {
  for (const number of [1, 2]) await post('/submitPullRequest', { pr: { number } })
  const since = (days: number) => ({ since: new Date(clock.now() - days * DAY).toISOString() })
  expect(await rows('/listMergeQueueTestingResults', 'testingResults', since(1))).toEqual([])
  await clock.sleep(20 * MINUTE)
  const results = await rows('/listMergeQueueTestingResults', 'testingResults', since(1))
  expect(results.map(({ prNumber, status }) => [prNumber, status])).toContainEqual([2, 'failed'])
  const details = await post('/getMergeQueueTestingDetails', {
    testRunId: results.find(({ prNumber }) => prNumber === 2)?.['testRunId'],
  })
  expect(details.body).toMatchObject({ testedPullRequests: [{ prNumber: 2 }] })
  expect((await post('/listMergeQueueTestingResults', since(46))).status).toBe(400)
})

test('quarantined tests are listed whatever their status', async () => {
  const query = { org_url_slug: 'octo', page_query: { page_size: 100 } }
  const { body } = await post('/flaky-tests/list-quarantined-tests', query)
  const quarantined = body['quarantined_tests'] as readonly Row[]
  expect(quarantined.length).toBeGreaterThan(0)
  expect(quarantined.every((row) => row['quarantined'] === true)).toBe(true)
  expect(body['page']).toMatchObject({ total_rows: quarantined.length, next_page_token: '' })
  const tokens = await post('/flaky-tests/list-unhealthy-tests', {
    org_url_slug: 'octo',
    page_query: { page_size: 1 },
    status: 'FLAKY',
  })
  const { next_page_token: page_token } = tokens.body['page'] as Row
  const mixed = { ...query, page_query: { page_size: 1, page_token } }
  expect((await post('/flaky-tests/list-quarantined-tests', mixed)).status).toBe(400)
})

test('check runs are in upper case, and have no conclusion until they are completed', async () => {
  await post('/submitPullRequest', { pr: { number: 1 } })
  await clock.sleep(MINUTE)
  const testRunId = sandbox.engine.queues.get('main')?.runs[0]?.test.id
  const run = async () => {
    const { body } = await post('/getMergeQueueTestingDetails', { testRunId })
    return (body['checkSuites'] as [{ checkRuns: [Row] }])[0].checkRuns[0]
  }
  expect(await run()).toEqual({
    name: 'CI (pr)',
    url: expect.any(String),
    status: 'IN_PROGRESS',
  })
  await clock.sleep(20 * MINUTE)
  expect(await run()).toMatchObject({ status: 'COMPLETED', conclusion: 'SUCCESS' })
})
