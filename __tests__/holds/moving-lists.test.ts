/** Lists of several pages that move while they are read: no hold may be lost between two pages. */
import { heldQueue } from '../support/held-queue.js'
import { expect, test } from '../support/jest.js'

type World = Awaited<ReturnType<typeof heldQueue>>

const holdsIn = (outputs: Readonly<Record<string, string>>) =>
  (JSON.parse(outputs['holds'] || '[]') as readonly { name: string }[]).map(({ name }) => name)

/** Puts comments of another person before the last comment, until that is the 101st. */
function fillPage({ gitHub }: World): void {
  const { comments } = gitHub
  const ids = comments.map(({ id }) => id)
  for (let id = Math.max(1000, ...ids) + 1; comments.length <= 100; id++)
    comments.splice(-1, 0, { id, issue: 1, author: 'mona', body: 'Thanks!' })
}

/**
 * In some readings, the last comment is on no page: a person deletes a comment before the second page
 * is served, and writes another one before the next reading.
 */
function deleteBetweenPages(
  queue: World,
  readings = Number.POSITIVE_INFINITY,
  isTime = () => true,
): () => number {
  const { gitHub } = queue
  let hidden = 0
  gitHub.beforeServing = () => {
    const { method, path = '' } = gitHub.calls.at(-1) ?? {}
    if (method !== 'GET' || !path.includes('/comments?') || hidden >= readings) return
    if (!isTime()) return
    if (!path.includes('page=2')) return fillPage(queue)
    if (gitHub.comments.length !== 101) return
    const ofPerson = gitHub.comments.findIndex(({ author }) => author === 'mona')
    gitHub.comments.splice(ofPerson, 1)
    hidden++
  }
  return () => hidden
}

test('a hold that moves to a page that was already read keeps the queue stopped', async () => {
  await using queue = await heldQueue()
  await queue.pause('freeze')
  await queue.pause('incident')
  fillPage(queue)
  const hidden = deleteBetweenPages(queue, 1, () => !queue.holds().includes('freeze'))
  const resume = await queue.resume('freeze')
  expect(hidden()).toBe(1)
  expect(resume.outcome).toBe('held')
  expect(queue.service.writes()).toHaveLength(1)
  expect(queue.state()).toBe('paused')
})

test('holds are unread if the list of comments changed in each of four readings', async () => {
  await using queue = await heldQueue()
  await queue.pause('freeze')
  await queue.pause('incident')
  fillPage(queue)
  const hidden = deleteBetweenPages(queue)
  const { outputs, warnings } = await queue.run('get-queue', { holds: 'true' })
  expect(outputs['holds']).toBe('')
  expect(warnings.join()).toContain('changed during each of 4 readings')
  expect(hidden()).toBe(4)
  const resume = await queue.resume('freeze')
  expect(resume.passed).toBe(false)
  expect(queue.state()).toBe('paused')
})

test('an issue that moves to a page that was already read is found', async () => {
  await using queue = await heldQueue()
  await queue.pause('freeze')
  const [issue] = queue.gitHub.issues
  if (issue === undefined) throw new Error('no issue')
  const others = Array.from({ length: 100 }, (_, index) => ({
    ...issue,
    number: 100 + index,
    body: issue.body.replace('queue-holds/main', `queue-holds/release-${index}`),
  }))
  queue.gitHub.issues.unshift(...others)
  let isMoved = false
  queue.gitHub.beforeServing = () => {
    const { path = '' } = queue.gitHub.calls.at(-1) ?? {}
    if (isMoved || !path.includes('/issues?') || !path.includes('page=2')) return
    isMoved = true
    queue.gitHub.issues.shift()
  }
  const { outputs } = await queue.run('get-queue', { holds: 'true' })
  expect(isMoved).toBe(true)
  expect(holdsIn(outputs)).toEqual(['freeze'])
})
