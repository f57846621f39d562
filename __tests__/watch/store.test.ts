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

/** Reads the queue every minute while its oldest test run has these ages, and returns the outcomes. */
async function readAges(
  queue: Awaited<ReturnType<typeof watchedQueue>>,
  ...ages: readonly number[]
) {
  const outcomes: (string | undefined)[] = []
  for (const minutes of ages) {
    queue.fill(['testing', minutes])
    outcomes.push((await queue.watch(inputs)).outcome)
    queue.pass(1)
  }
  return outcomes
}

test('an issue that somebody closed is opened again by the next run', async () => {
  await using queue = await watchedQueue()
  await readAges(queue, 70)
  const [issue] = queue.gitHub.issues
  if (issue) issue.state = 'closed'
  await readAges(queue, 70)
  expect(issue?.state).toBe('open')
  expect(queue.announced()).toEqual(['degraded'])
})

test('an announcement that somebody deleted is not repeated', async () => {
  await using queue = await watchedQueue()
  await readAges(queue, 70)
  queue.gitHub.comments.splice(0)
  await readAges(queue, 70, 70)
  expect(queue.announced()).toEqual([])
})

test('an issue whose text somebody edited keeps what its announcements say', async () => {
  await using queue = await watchedQueue()
  await readAges(queue, 70)
  const [issue] = queue.gitHub.issues
  if (issue) issue.body = issue.body.replace(/\{.*\}/, 'mine')
  const outcomes = await readAges(queue, 70, 5, 5, 5)
  expect(outcomes).toEqual(['degraded', 'degraded', 'degraded', 'recovered'])
  expect(issue?.state).toBe('closed')
})

test('until it has recovered, the queue keeps the tier of its last bad reading', async () => {
  await using queue = await watchedQueue()
  const outcomes = await readAges(queue, 130, 70, 5, 70, 5, 5, 5, 5)
  expect(outcomes.slice(0, 2)).toEqual(['severe', 'degraded'])
  expect(outcomes.slice(2, 6)).toEqual(['degraded', 'degraded', 'degraded', 'degraded'])
  expect(outcomes.slice(6)).toEqual(['recovered', 'healthy'])
  expect(queue.announced()).toEqual(['severe', 'recovered'])
})

test('a healthy queue that needs no memory has no issue, and nothing is written', async () => {
  await using queue = await watchedQueue()
  await readAges(queue, 5, 10)
  expect(queue.gitHub.calls.filter(({ method }) => !/GET|POST/.test(method))).toEqual([])
  expect(queue.gitHub.issues).toEqual([])
})
