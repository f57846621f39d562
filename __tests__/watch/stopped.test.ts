import { describe, expect, test } from '../support/jest.js'
import { jsonOutput } from '../support/recorder.js'
import { watchedQueue } from './watched-queue.js'

const inputs = { watch: 'stopped-minutes: [30, 120]' }
type World = Awaited<ReturnType<typeof watchedQueue>>
const read = async (queue: World) => (await queue.watch(inputs)).findings['stopped-minutes']

describe.each(['paused', 'draining', 'switching_modes'])('a queue that is %s by hand', (state) => {
  test('counts from when it was first seen, and is announced at its limits', async () => {
    await using queue = await watchedQueue()
    queue.setState(state)
    expect(await read(queue)).toMatchObject({ value: 0, tier: 'healthy' })
    queue.pass(30)
    expect(await read(queue)).toMatchObject({ value: 30, tier: 'degraded' })
    queue.pass(90)
    expect(await read(queue)).toMatchObject({ value: 120, tier: 'severe', limit: 120 })
    expect(queue.announced()).toEqual(['degraded', 'severe'])
  })
})

test('what must be remembered while the queue is healthy is in a closed issue', async () => {
  await using queue = await watchedQueue()
  queue.setState('paused')
  const { outputs } = await queue.watch(inputs)
  expect(outputs).toMatchObject({ outcome: 'healthy', 'issue-number': '1', announced: 'false' })
  expect(queue.gitHub.issues).toMatchObject([
    { title: 'Merge queue health: main', state: 'closed', labels: ['merge-queue-health'] },
  ])
  expect(queue.gitHub.issues[0]?.body).toContain('stopped without a hold since')
  expect(queue.gitHub.comments).toEqual([])
})

test('the count begins again after the queue was seen running', async () => {
  await using queue = await watchedQueue()
  queue.setState('paused')
  await read(queue)
  queue.pass(20)
  queue.setState('running')
  expect(await read(queue)).toMatchObject({ value: 0, text: 'the queue is running, limit 30 min' })
  queue.pass(20)
  queue.setState('paused')
  await read(queue)
  queue.pass(20)
  expect(await read(queue)).toMatchObject({ value: 20, tier: 'healthy' })
})

test('a queue with a hold is not stopped, and the output `holds` names it', async () => {
  await using queue = await watchedQueue()
  await queue.run('pause-queue', { hold: 'freeze', reason: 'Frozen until Monday' })
  await queue.watch(inputs)
  queue.pass(300)
  const { findings, outputs } = await queue.watch(inputs)
  expect(findings['stopped-minutes']).toMatchObject({ value: 0, tier: 'healthy' })
  expect(findings['stopped-minutes']?.text).toContain('is paused and has a hold')
  expect(jsonOutput(outputs, 'holds')).toMatchObject([{ name: 'freeze' }])
})

test('a hold that expires counts from the first reading after that', async () => {
  await using queue = await watchedQueue()
  await queue.run('pause-queue', { hold: 'freeze', 'hold-until': '2026-09-17T10:50:00Z' })
  expect(await read(queue)).toMatchObject({ value: 0 })
  queue.pass(60)
  expect(await read(queue)).toMatchObject({ value: 0, tier: 'healthy' })
  queue.pass(35)
  expect(await read(queue)).toMatchObject({ value: 35, tier: 'degraded' })
})

test('a hold on a queue that was stopped by hand ends the count', async () => {
  await using queue = await watchedQueue()
  queue.setState('paused')
  await read(queue)
  queue.pass(25)
  await queue.run('pause-queue', { hold: 'freeze' })
  expect(await read(queue)).toMatchObject({ value: 0 })
  queue.pass(200)
  expect(await read(queue)).toMatchObject({ value: 0 })
})

test.each(['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'])(
  'a queue in the state %s is in an unknown state',
  async (state) => {
    await using queue = await watchedQueue()
    queue.setState(state)
    const { findings, outputs, seen } = await queue.watch(inputs)
    expect(findings['stopped-minutes']).toMatchObject({ value: null })
    const texts = `${seen.summary}${JSON.stringify(outputs)}${seen.info.join()}`
    expect(texts).not.toMatch(/function|native code|\[object/)
  },
)

test('holds that cannot be read leave the signal unread, and the count goes on', async () => {
  await using queue = await watchedQueue()
  queue.setState('paused')
  await read(queue)
  queue.pass(20)
  queue.gitHub.beforeServing = () => {
    if (queue.gitHub.calls.at(-1)?.path.includes('labels=merge-queue-holds'))
      queue.gitHub.faults.push({ status: 403, body: { message: 'Blocked by an IP allow list' } })
  }
  const { findings, warnings } = await queue.watch(inputs)
  expect(findings['stopped-minutes']).toMatchObject({ value: null })
  expect(warnings[0]).toContain('IP allow list')
  queue.gitHub.beforeServing = () => {}
  queue.pass(20)
  expect(await read(queue)).toMatchObject({ value: 40, tier: 'degraded' })
})

test.each(['oldest-pending-minutes', 'no-merge-minutes'])(
  'holds that cannot be read leave `%s` unread',
  async (signal) => {
    await using queue = await watchedQueue()
    queue.setState('paused')
    queue.fill(['pending', 50])
    queue.gitHub.beforeServing = () => {
      if (queue.gitHub.calls.at(-1)?.path.includes('labels=merge-queue-holds'))
        queue.gitHub.faults.push({ status: 403, body: { message: 'Blocked by an IP allow list' } })
    }
    const { findings } = await queue.watch({ watch: `${signal}: 45` })
    expect(findings[signal]).toMatchObject({ value: null })
  },
)

test('holds are read only while the queue is stopped', async () => {
  await using queue = await watchedQueue()
  await queue.watch(inputs)
  expect(queue.gitHub.calls.filter(({ path }) => path.includes('holds'))).toEqual([])
})
