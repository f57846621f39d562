/** The sandbox for others: what it is at a glance, and the endpoints that the action never calls. */
import { startSandbox } from '../../sandbox/server.js'
import { expect, test } from '../support/jest.js'
import { type Json, MINUTE, play } from './support.js'

const DAY = 24 * 60 * MINUTE

const begin = () =>
  play({
    queues: [{ branch: 'main', concurrency: 3 }],
    pullRequests: [
      { number: 1, title: 'Show <b>bold</b> & "quoted" titles' },
      { number: 2, fails: 'always' },
      { number: 3, mergeability: 'not_mergeable' },
    ],
    gitHub: { pullRequests: [{ number: 2, headBranch: 'mona/fix' }] },
    unhealthyTests: { count: 30 },
  })
type Rows = readonly Json[]

test('anyone may ask whether it is there and what it plays', async () => {
  await using world = await begin()
  const { url } = world.sandbox
  expect(await (await fetch(`${url}/status`)).json()).toEqual({ status: 'ok' })
  const page = await (await fetch(url.replace(/\/v1$/, ''))).text()
  expect(page).toContain('<td>main<td>running')
  expect(page).toContain('Show &lt;b&gt;bold&lt;/b&gt; &amp; &quot;quoted&quot; titles')
  expect(page).toContain('/sandbox/reset')
  expect((await fetch(`${url}/getMergeQueueMetrics`)).status).toBe(401)
  expect((await fetch(`${url}/status`, { method: 'POST' })).status).toBe(401)
})

test('a reset begins the scenario again', async () => {
  await using world = await begin()
  const { sandbox } = world
  const last = () => sandbox.engine.transitions.at(-1)
  world.submit(1)
  await world.post('/createQueue', { targetBranch: 'release' })
  await world.pass(20)
  expect(last()).toMatchObject({ number: 1, to: 'merged' })
  const reset = async (headers: Record<string, string>) => {
    const url = sandbox.url.replace(/v1$/, 'sandbox/reset')
    return (await fetch(url, { method: 'POST', headers })).status
  }
  expect(await reset({})).toBe(401)
  expect(await reset({ 'x-api-token': sandbox.token })).toBe(200)
  expect([...sandbox.engine.queues.keys()]).toEqual(['main'])
  expect(sandbox.engine.transitions).toEqual([])
  expect(sandbox.onGitHub.mergeCommit(1)).toBeUndefined()
  world.submit(1)
  await world.pass(20)
  expect(last()).toMatchObject({ number: 1, to: 'merged' })
})

test('it listens on the host that it is given', async () => {
  await using open = await startSandbox({ host: '0.0.0.0' })
  expect((await fetch(`${open.url}/status`)).status).toBe(200)
})

test('several pull requests are read at once, and those never submitted are named', async () => {
  await using world = await begin()
  world.submit(1, 2)
  const prs = [{ number: 2 }, { number: 7 }, { number: 1 }]
  expect(
    await world.read('/getSubmittedPullRequests', { prs, includeTimeline: true }),
  ).toMatchObject({
    pullRequests: [
      { prNumber: 2, timeline: [{ state: 'not_ready' }] },
      { prNumber: 1, timeline: [{ state: 'not_ready' }] },
    ],
    notFound: [7],
  })
  const many = Array.from({ length: 51 }, (_, index) => ({ number: index + 1 }))
  expect((await world.post('/getSubmittedPullRequests', { prs: many })).status).toBe(400)
})

test.each([
  ['mona/fix', { prNumber: 2 }],
  ['change-1', { prNumber: 1 }],
])('a pull request is found by its head branch %s', async (branch, expected) => {
  await using world = await begin()
  world.submit(1, 2)
  expect(await world.read('/getSubmittedPullRequest', { pr: { branch } })).toMatchObject(expected)
  const other = { pr: { branch: `${branch}-2` } }
  expect((await world.post('/getSubmittedPullRequest', other)).status).toBe(404)
})

test('pull requests are listed by state and time, newest submission first, page by page', async () => {
  await using world = await begin()
  world.submit(1, 2, 3)
  await world.pass(20)
  const list = async (body: object = {}) => {
    const { pullRequests } = await world.read('/listPullRequests', body)
    return (pullRequests as Rows).map(({ prNumber }) => prNumber)
  }
  expect(await list()).toEqual([3, 2, 1])
  expect(await list({ state: 'merged' })).toEqual([1])
  const at = (minutes: number) => new Date(world.clock.now() - minutes * MINUTE).toISOString()
  expect(await list({ since: at(30) })).toEqual([2, 1])
  expect(await list({ since: at(30), until: at(25) })).toEqual([])
  const first = await world.read('/listPullRequests', { take: 2 })
  expect(first['pullRequests']).toHaveLength(2)
  expect(await list({ take: 2, cursor: first['nextCursor'] })).toEqual([1])
  expect(await world.read('/listPullRequests', { take: 3 })).not.toHaveProperty('nextCursor')
  for (const wrong of [{ take: 101 }, { cursor: '3c90c3cc-0d44-4b50-8888-8dd25736052a' }])
    expect((await world.post('/listPullRequests', wrong)).status).toBe(400)
})

test('testing results go back 45 days', async () => {
  await using world = await begin()
  world.submit(1, 2)
  const since = (days: number) => ({
    since: new Date(world.clock.now() - days * DAY).toISOString(),
  })
  const list = async () =>
    (await world.read('/listMergeQueueTestingResults', since(1)))['testingResults'] as Rows
  expect(await list()).toEqual([])
  await world.pass(20)
  const failed = (await list()).find(({ prNumber }) => prNumber === 2)
  expect(failed).toMatchObject({ status: 'failed' })
  const { testRunId } = failed ?? {}
  expect(await world.read('/getMergeQueueTestingDetails', { testRunId })).toMatchObject({
    testedPullRequests: [{ prNumber: 2 }],
  })
  expect((await world.post('/listMergeQueueTestingResults', since(46))).status).toBe(400)
})

test('quarantined tests are listed in any status, on pages of their own', async () => {
  await using world = await begin()
  const org_url_slug = 'octo'
  const path = '/flaky-tests/list-quarantined-tests'
  const found = await world.read(path, { org_url_slug, page_query: { page_size: 100 } })
  const quarantined = found['quarantined_tests'] as Rows
  expect(quarantined.length).toBeGreaterThan(0)
  expect(quarantined.every((row) => row['quarantined'] === true)).toBe(true)
  expect(found['page']).toMatchObject({ total_rows: quarantined.length, next_page_token: '' })
  const unhealthy = await world.read('/flaky-tests/list-unhealthy-tests', {
    ...{ org_url_slug, page_query: { page_size: 1 }, status: 'FLAKY' },
  })
  const { next_page_token: page_token } = unhealthy['page'] as Json
  const mixed = { org_url_slug, page_query: { page_size: 1, page_token } }
  expect((await world.post(path, mixed)).status).toBe(400)
})

test('check runs are in upper case, and have no conclusion until they are completed', async () => {
  await using world = await begin()
  world.submit(1)
  await world.pass(1)
  const testRunId = world.sandbox.engine.queues.get('main')?.runs[0]?.test.id
  const run = async () => {
    const { checkSuites } = await world.read('/getMergeQueueTestingDetails', { testRunId })
    return (checkSuites as [{ checkRuns: Rows }])[0].checkRuns[0]
  }
  const url = expect.any(String)
  expect(await run()).toEqual({ name: 'CI (pr)', url, status: 'IN_PROGRESS' })
  await world.pass(20)
  expect(await run()).toMatchObject({ status: 'COMPLETED', conclusion: 'SUCCESS' })
})
