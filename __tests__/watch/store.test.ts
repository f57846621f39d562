/** Where the health is stored, whose posts count, and what happens if lists lag. */
import { expect, test } from '../support/jest.js'
import { watchedQueue } from './watched-queue.js'

const inputs = { watch: 'oldest-testing-minutes: [60, 120]' }

test('a comment that a stranger forged does not count', async () => {
  await using queue = await watchedQueue()
  queue.fill(['testing', 70])
  await queue.watch(inputs)
  const [own] = queue.gitHub.comments
  if (own === undefined) throw new Error('nothing was announced')
  const body = own.body.replace('health/degraded', 'health/recovered')
  queue.gitHub.comments.push({ id: 99, issue: 1, author: 'mallory', association: 'NONE', body })
  queue.fill(['testing', 130])
  expect((await queue.watch(inputs)).outputs).toMatchObject({
    outcome: 'severe',
    'previous-tier': 'degraded',
  })
})

test('the announcements of several issues count, and new ones go to the oldest', async () => {
  await using queue = await watchedQueue()
  queue.fill(['testing', 70])
  await queue.watch(inputs)
  const [issue] = queue.gitHub.issues
  const [comment] = queue.gitHub.comments
  if (issue === undefined || comment === undefined) throw new Error('nothing was announced')
  queue.gitHub.issues.push({ ...issue, number: 9 })
  queue.gitHub.comments.splice(0, 1, { ...comment, issue: 9 })
  expect((await queue.watch(inputs)).outputs['announced']).toBe('false')
  queue.fill(['testing', 130])
  await queue.watch(inputs)
  expect(queue.gitHub.comments.map((one) => one.issue)).toEqual([9, 1])
  queue.fill()
  for (let reading = 0; reading < 3; reading++) await queue.watch(inputs)
  expect(queue.gitHub.issues.map(({ state }) => state)).toEqual(['closed', 'closed'])
})

test('lists that lag by some seconds do not repeat an announcement', async () => {
  let now = () => 0
  const lag = { now: () => now(), ms: () => 4000 }
  await using queue = await watchedQueue({ gitHub: { lag } })
  now = queue.clock.monotonic
  queue.fill(['testing', 70])
  expect((await queue.watch(inputs)).outputs['announced']).toBe('true')
  await queue.clock.sleep(600_000)
  queue.fill(['testing', 80])
  expect((await queue.watch(inputs)).outputs['announced']).toBe('false')
  expect(queue.announced()).toEqual(['degraded'])
})

test('a queue that switches modes is read at once, and not waited for', async () => {
  await using queue = await watchedQueue()
  queue.setState('switching_modes')
  const before = queue.clock.elapsed
  expect((await queue.watch()).outputs['queue-state']).toBe('switching_modes')
  expect(queue.clock.elapsed).toBe(before)
})
