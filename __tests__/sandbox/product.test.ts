/** The sandbox for others: what it is at a glance. */
import { startSandbox } from '../../sandbox/server.js'
import { expect, test } from '../support/jest.js'
import { play } from './support.js'

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
