import { type GitHubSandboxSeed, gitHubSandbox } from '../../sandbox/github/server.js'
import { IssueStore } from '../../src/github/issue-store.js'
import { readUntilConsistent } from '../../src/service/verified-write.js'
import { bound, endless } from '../support/bound.js'
import { gitHubClient } from '../support/github.js'
import { expect, test } from '../support/jest.js'
import { VirtualClock } from '../support/virtual-clock.js'

const NAMES = {
  label: 'merge-queue-notes',
  marker: 'queue-notes/main',
  title: 'Merge queue notes: main',
  commentPrefix: 'note/',
  subject: 'the notes of the queue',
}
const OPENING = { body: 'No notes yet.' }
const note = (name: string) => ({ marker: `note/${name}`, data: `id-${name}`, body: 'A note' })

/** GitHub, and stores of steps that run on one clock. */
async function notes({ lagMs = 0, ...seed }: GitHubSandboxSeed & { lagMs?: number } = {}) {
  const clock = new VirtualClock()
  const lag = { now: clock.monotonic, ms: () => lagMs }
  const sandbox = await gitHubSandbox({ lag, ...seed })
  const { access } = gitHubClient(sandbox.url)
  const store = (names: Partial<typeof NAMES> = {}) =>
    bound(
      new IssueStore({ posts: access, settled: readUntilConsistent }, { ...NAMES, ...names }),
      endless(clock),
    )
  return Object.assign(sandbox, { clock, store })
}

test('a new comment opens the issue with its label, and is proved by the lists', async () => {
  await using gitHub = await notes()
  const store = gitHub.store()
  await store.read()
  const comment = await store.add(note('a'), OPENING)
  const { comments } = await store.prove(comment)
  expect(comments.map(({ id }) => id)).toEqual([comment.id])
  expect(gitHub.issues).toMatchObject([
    { title: NAMES.title, labels: [NAMES.label], state: 'open' },
  ])
})

test('without its label, the issue is closed again, and no comment is written', async () => {
  await using gitHub = await notes({ dropsLabels: true })
  const store = gitHub.store()
  await store.read()
  await expect(store.add(note('a'), OPENING)).rejects.toThrow('did not set the label')
  expect(gitHub.comments).toEqual([])
  expect(gitHub.issues.map(({ state }) => state)).toEqual(['closed'])
})

test('a comment that only the step itself can find is not proved', async () => {
  await using gitHub = await notes()
  const store = gitHub.store()
  await store.read()
  const comment = await store.add(note('a'), OPENING)
  for (const issue of gitHub.issues) issue.labels = []
  await expect(store.prove(comment)).rejects.toThrow('does not list it')
})

test('a list that lags by 4 s still proves a new comment', async () => {
  await using gitHub = await notes({ lagMs: 4000 })
  const store = gitHub.store()
  await store.read()
  const comment = await store.add(note('a'), OPENING)
  const { comments } = await store.prove(comment)
  expect(comments.map(({ marker }) => marker)).toEqual(['note/a'])
  expect(gitHub.clock.elapsed).toBeGreaterThanOrEqual(4000)
})

test('a deleted comment stays away from readings, although a list still shows it', async () => {
  await using gitHub = await notes({ lagMs: 4000 })
  const store = gitHub.store()
  await store.read()
  const comment = await store.add(note('a'), OPENING)
  await store.prove(comment)
  expect(await store.exists(comment)).toBe(true)
  await store.remove(comment)
  expect((await store.read()).comments).toEqual([])
  expect(await store.exists(comment)).toBe(false)
  expect((await gitHub.store().read()).comments).toHaveLength(1)
})

test('a comment whose answer was lost is written once', async () => {
  await using gitHub = await notes()
  const store = gitHub.store()
  await store.read()
  gitHub.faults.push(undefined, { status: 502, applied: true })
  const comment = await store.add(note('a'), OPENING)
  expect(gitHub.comments.map(({ id }) => id)).toEqual([comment.id])
})

test('the comments of several issues count, and new ones go to the oldest', async () => {
  await using gitHub = await notes()
  const store = gitHub.store()
  await store.read()
  await store.add(note('a'), OPENING)
  const [issue] = gitHub.issues
  const [comment] = gitHub.comments
  if (issue === undefined || comment === undefined) throw new Error('nothing was written')
  gitHub.issues.push({ ...issue, number: 9 })
  gitHub.comments.push({
    ...comment,
    id: 50,
    issue: 9,
    body: comment.body.replace('note/a', 'note/b'),
  })
  const other = gitHub.store()
  expect((await other.read()).comments.map((one) => one.issue)).toEqual([1, 9])
  expect((await other.add(note('c'), OPENING)).issue).toBe(1)
  await other.show({ isOpen: false, body: 'Nothing' })
  expect(gitHub.issues.map(({ state }) => state)).toEqual(['closed', 'closed'])
})

test('an issue whose comments are not found for 10 s is unread, not empty', async () => {
  await using gitHub = await notes()
  const store = gitHub.store()
  await store.read()
  await store.add(note('a'), OPENING)
  gitHub.beforeServing = () => {
    if (gitHub.calls.at(-1)?.path.includes('/comments')) gitHub.faults.push({ status: 404 })
  }
  await expect(gitHub.store().read()).rejects.toThrow('lists the issue #1, but does not find')
  expect(gitHub.clock.elapsed).toBe(10_000)
})

test('an issue that is deleted while the step works is opened again', async () => {
  await using gitHub = await notes()
  const store = gitHub.store()
  await store.save({ isOpen: false, body: 'Nothing', data: 'since' })
  expect(gitHub.issues).toMatchObject([{ state: 'closed' }])
  gitHub.issues.splice(0)
  gitHub.beforeServing = () => {
    if (gitHub.calls.at(-1)?.path === '/repos/octo-org/orion/issues/1/comments') {
      gitHub.faults.push({ status: 410 })
      gitHub.beforeServing = () => {}
    }
  }
  expect((await store.add(note('a'), OPENING)).issue).toBe(1)
  expect(gitHub.issues).toMatchObject([{ state: 'open' }])
})

test('a title is cut at the limit of GitHub, and the marker finds the issue', async () => {
  await using gitHub = await notes()
  const branch = 'b'.repeat(244)
  const names = { title: `Merge queue notes: ${branch}`, marker: `queue-notes/${branch}` }
  const store = gitHub.store(names)
  await store.save({ isOpen: true, body: 'Nothing', data: 'since' })
  expect(gitHub.issues[0]?.title).toHaveLength(256)
  const { issues } = await gitHub.store(names).read()
  expect(issues).toMatchObject([{ id: 1, data: 'since', isOpen: true }])
})

test('a comment on a locked issue fails and names the issue', async () => {
  await using gitHub = await notes()
  const store = gitHub.store()
  await store.save({ isOpen: true, body: 'Nothing' })
  for (const issue of gitHub.issues) issue.locked = true
  await expect(store.add(note('a'), OPENING)).rejects.toThrow('Unlock the issue')
})
