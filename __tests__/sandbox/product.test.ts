/** The sandbox for others: what it is at a glance, and the endpoints that docs/sandbox.md promises them. */
import { startSandbox } from '../../sandbox/server.js'
import { describe, expect, test } from '../support/jest.js'
import { type Json, MINUTE, play } from './support.js'

type Rows = readonly Json[]

const begin = () =>
  play({
    queues: [{ branch: 'main' }],
    pullRequests: [{ number: 1, title: 'Show <b>bold</b> & "quoted" titles' }],
  })

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

describe('a client that is not the action', () => {
  const beginWithTwo = () =>
    play({
      queues: [{ branch: 'main', concurrency: 2 }],
      pullRequests: [{ number: 1 }, { number: 2, fails: 'always' }],
      unhealthyTests: { count: 30 },
    })

  test('reads several pull requests at once, and which of them were never submitted', async () => {
    await using world = await beginWithTwo()
    world.submit(1, 2)
    const prs = [{ number: 2 }, { number: 7 }, { number: 1 }]
    expect(await world.read('/getSubmittedPullRequests', { prs })).toMatchObject({
      pullRequests: [{ prNumber: 2 }, { prNumber: 1 }],
      notFound: [7],
    })
  })

  test('lists pull requests by state and time, newest first, page by page', async () => {
    await using world = await beginWithTwo()
    world.submit(1, 2)
    await world.pass(20)
    const list = async (body: object = {}) => {
      const { pullRequests, nextCursor } = await world.read('/listPullRequests', body)
      return { numbers: (pullRequests as Rows).map(({ prNumber }) => prNumber), nextCursor }
    }
    expect((await list()).numbers).toEqual([2, 1])
    expect((await list({ state: 'merged' })).numbers).toEqual([1])
    const until = new Date(world.clock.now() - 30 * MINUTE).toISOString()
    expect((await list({ until })).numbers).toEqual([])
    const { numbers, nextCursor } = await list({ take: 1 })
    expect(numbers).toEqual([2])
    expect((await list({ take: 1, cursor: nextCursor })).numbers).toEqual([1])
  })

  test('lists the results of test runs of the last 45 days', async () => {
    await using world = await beginWithTwo()
    world.submit(2)
    await world.pass(20)
    const list = (days: number) =>
      world.post('/listMergeQueueTestingResults', {
        since: new Date(world.clock.now() - days * 24 * 60 * MINUTE).toISOString(),
      })
    const { testingResults } = JSON.parse((await list(1)).text) as { testingResults: Rows }
    expect(testingResults).toMatchObject([{ prNumber: 2, status: 'failed' }])
    expect((await list(46)).status).toBe(400)
  })

  test('lists quarantined tests and no others', async () => {
    await using world = await beginWithTwo()
    const query = { org_url_slug: 'octo', page_query: { page_size: 100 } }
    const found = await world.read('/flaky-tests/list-quarantined-tests', query)
    const tests = found['quarantined_tests'] as Rows
    expect(tests.length).toBeGreaterThan(0)
    expect(tests.filter(({ quarantined }) => quarantined !== true)).toEqual([])
  })
})
