/** Hidden lines of comments and issues go to GitHub as well: no secret may be in them. */

import { heldQueue } from '../support/held-queue.js'
import { describe, expect, test } from '../support/jest.js'
import { jsonOutput } from '../support/recorder.js'
import { watchedQueue } from '../watch/watched-queue.js'

/** The token of all tests. It is a valid name for a hold, a branch and a run. */
const TOKEN = 'tok-3n-0f-the-t3st'

const sentTo = ({ calls }: { calls: readonly { method: string; body: unknown }[] }) =>
  calls.filter(({ method }) => method !== 'GET').map(({ body }) => JSON.stringify(body ?? ''))

const leaks = (gitHub: Parameters<typeof sentTo>[0]) =>
  sentTo(gitHub).filter((body) => body.includes(TOKEN))

describe.each([TOKEN, `freeze-${TOKEN}`])('a hold named %s', (hold) => {
  test('leaves without the token, and is found again by its name', async () => {
    await using queue = await heldQueue()
    expect((await queue.pause(hold)).error).toBe('')
    expect((await queue.pause('incident')).error).toBe('')
    expect((await queue.resume('incident')).outcome).toBe('held')
    expect((await queue.resume(hold)).outcome).toBe('resumed')
    expect(queue.gitHub.comments).toEqual([])
    expect(leaks(queue.gitHub)).toEqual([])
  })

  test('is ended by the post step', async () => {
    await using queue = await heldQueue()
    const step = await queue.pause(hold, { 'resume-after-job': 'true' })
    expect(Object.values(step.seen.state).join()).not.toContain(TOKEN)
    const { proven, seen } = await queue.post(step)
    expect(proven).toBe(true)
    expect(seen.warnings).toEqual([])
    expect(queue.state()).toBe('running')
  })
})

test('the address of a run with the token leaves without it, and the post step knows its job', async () => {
  await using queue = await heldQueue()
  const env = { GITHUB_RUN_ID: TOKEN, GITHUB_JOB: TOKEN }
  const guarded = { 'resume-after-job': 'true' }
  await queue.pause('guard', guarded, { env: { ...env, GITHUB_RUN_ATTEMPT: '1' } })
  const second = await queue.pause('guard', guarded, { env: { ...env, GITHUB_RUN_ATTEMPT: '2' } })
  await queue.post(second)
  expect(queue.holds()).toEqual([])
  expect(leaks(queue.gitHub)).toEqual([])
})

test('a reason with the token and markup stays in the hidden line', async () => {
  await using queue = await heldQueue()
  const reason = `--> ${TOKEN} <b>`
  await queue.pause('freeze', { reason })
  expect(leaks(queue.gitHub)).toEqual([])
  const [first = ''] = queue.gitHub.comments[0]?.body.split('\n') ?? []
  expect(first.slice(0, -1)).not.toContain('>')
  const { outputs } = await queue.run('get-queue', { holds: 'true' })
  expect(jsonOutput(outputs, 'holds')).toMatchObject([{ reason: '--> *** <b>' }])
})

test('the issue of a branch with the token has no token, and is found again', async () => {
  await using queue = await heldQueue()
  const shown = queue.service.queue()
  if (shown) queue.service.store.set(`release/${TOKEN}`, { ...shown, branch: `release/${TOKEN}` })
  const branch = { 'target-branch': `release/${TOKEN}` }
  await queue.pause('freeze', branch)
  await queue.pause('incident', branch)
  expect(queue.gitHub.issues).toHaveLength(1)
  expect(leaks(queue.gitHub)).toEqual([])
})

test('the health of a branch with the token leaves without it, and is found again', async () => {
  await using queue = await watchedQueue()
  queue.fill(['testing', 70])
  const shown = queue.service.queue()
  if (shown) queue.service.store.set(TOKEN, { ...shown, branch: TOKEN })
  const env = { GITHUB_RUN_ID: TOKEN }
  const watch = () => queue.watch({ 'target-branch': TOKEN }, { env })
  expect((await watch()).outputs['announced']).toBe('true')
  expect((await watch()).outputs['announced']).toBe('false')
  expect(queue.gitHub.issues).toHaveLength(1)
  expect(leaks(queue.gitHub)).toEqual([])
})
