/** Many readings in a row: what is announced, and what is not. */
import { describe, expect, test } from '../support/jest.js'
import { watchedQueue } from './watched-queue.js'

const inputs = { watch: 'oldest-testing-minutes: [60, 120]' }
type World = Awaited<ReturnType<typeof watchedQueue>>

/** Reads the queue every minute while its oldest test run has these ages. */
async function readAges(queue: World, ages: readonly number[], more = {}) {
  const outcomes: string[] = []
  for (const minutes of ages) {
    queue.fill(...(minutes === 0 ? [] : [['testing', minutes] as const]))
    const { outputs } = await queue.watch({ ...inputs, ...more })
    outcomes.push(String(outputs['outcome']))
    queue.pass(1)
  }
  return outcomes
}

const repeat = (count: number, minutes: number) => Array.from({ length: count }, () => minutes)
const rising = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i)

test('two hundred readings of a slow and then stuck queue that recovers announce three times', async () => {
  await using queue = await watchedQueue()
  const ages = [...rising(0, 150), ...repeat(10, 70), ...repeat(40, 5)]
  expect(ages).toHaveLength(200)
  const outcomes = await readAges(queue, ages)
  expect(queue.announced()).toEqual(['degraded', 'severe', 'recovered'])
  const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length
  expect(count('healthy')).toBe(60 + 37)
  expect(count('degraded')).toBe(60 + 10 + 2)
  expect(count('severe')).toBe(30)
  expect(count('recovered')).toBe(1)
})

describe('a queue that flaps', () => {
  const flapping = Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? 70 : 5))

  test('is announced once, and recovers after `recover-after` healthy readings in a row', async () => {
    await using queue = await watchedQueue()
    await readAges(queue, flapping)
    expect(queue.announced()).toEqual(['degraded'])
    expect(await readAges(queue, repeat(2, 5))).toEqual(['degraded', 'recovered'])
    expect(queue.announced()).toEqual(['degraded', 'recovered'])
  })

  test('is announced at every change with `recover-after: 1`', async () => {
    await using queue = await watchedQueue()
    const outcomes = await readAges(queue, flapping.slice(0, 4), { 'recover-after': '1' })
    expect(outcomes).toEqual(['degraded', 'recovered', 'degraded', 'recovered'])
    expect(queue.announced()).toEqual(outcomes)
  })
})

test('an incident announces each tier once, however often the queue changes between them', async () => {
  await using queue = await watchedQueue()
  const outcomes = await readAges(queue, [70, 130, 70, 130, 70, 130])
  expect(outcomes).toEqual(['degraded', 'severe', 'degraded', 'severe', 'degraded', 'severe'])
  expect(queue.announced()).toEqual(['degraded', 'severe'])
})

test('a queue that is severe at once announces only that', async () => {
  await using queue = await watchedQueue()
  await readAges(queue, [130, 70, 130])
  expect(queue.announced()).toEqual(['severe'])
})

test('until it has recovered, the queue keeps the tier of its last bad reading', async () => {
  await using queue = await watchedQueue()
  expect(await readAges(queue, [130, 70, 5, 5, 5, 5])).toEqual([
    'severe',
    'degraded',
    'degraded',
    'degraded',
    'recovered',
    'healthy',
  ])
})

test('the next incident has a new beginning', async () => {
  await using queue = await watchedQueue()
  await readAges(queue, [70, 5, 5, 5])
  queue.fill(['testing', 70])
  const { outputs } = await queue.watch(inputs)
  expect(outputs).toMatchObject({
    announced: 'true',
    'previous-tier': 'healthy',
    since: '2026-09-17T10:04:00.000Z',
  })
  expect(queue.announced()).toEqual(['degraded', 'recovered', 'degraded'])
  expect(queue.gitHub.issues).toHaveLength(1)
})

test('the issue is open while the queue is not healthy', async () => {
  await using queue = await watchedQueue()
  await readAges(queue, [70, 5, 5])
  expect(queue.gitHub.issues[0]?.state).toBe('open')
  await readAges(queue, [5])
  expect(queue.gitHub.issues[0]?.state).toBe('closed')
})

test('an issue that somebody closed is opened again by the next run', async () => {
  await using queue = await watchedQueue()
  await readAges(queue, [70])
  const [issue] = queue.gitHub.issues
  if (issue) issue.state = 'closed'
  await readAges(queue, [70])
  expect(issue?.state).toBe('open')
  expect(queue.announced()).toEqual(['degraded'])
})

test('an announcement that somebody deleted is not repeated', async () => {
  await using queue = await watchedQueue()
  await readAges(queue, [70])
  queue.gitHub.comments.splice(0)
  await readAges(queue, [70, 70])
  expect(queue.announced()).toEqual([])
})

test('an issue whose text somebody edited keeps what its announcements say', async () => {
  await using queue = await watchedQueue()
  await readAges(queue, [70])
  const [issue] = queue.gitHub.issues
  if (issue) issue.body = issue.body.replace(/\{.*\}/, 'mine')
  const outcomes = await readAges(queue, [70, 5, 5, 5])
  expect(outcomes).toEqual(['degraded', 'degraded', 'degraded', 'recovered'])
  expect(queue.announced()).toEqual(['degraded', 'recovered'])
})

test('a healthy queue that needs no memory has no issue, and nothing is written', async () => {
  await using queue = await watchedQueue()
  await readAges(queue, [5, 10, 20])
  expect(queue.gitHub.calls.filter(({ method }) => method !== 'GET' && method !== 'POST')).toEqual(
    [],
  )
  expect(queue.gitHub.issues).toEqual([])
})
