/** The world around a sweep: holds, unreadable answers, and changes between judging and sending. */
import type { Fault } from '../../sandbox/github/server.js'
import { expect, test } from '../support/jest.js'
import { readyPull, readyWorld } from '../support/submit-ready.js'

const REFUSED: Fault = { status: 403, body: { message: 'Resource not accessible by integration' } }

test('a hold stops the sweep although the queue runs', async () => {
  await using world = await readyWorld({ pulls: [readyPull(1)] })
  await world.hold()
  const step = await world.run()
  expect(step).toMatchObject({ passed: true, outcome: 'stopped', skipped: { 1: 'stopped' } })
  expect(step.outputs).toMatchObject({ 'queue-state': 'running', 'ready-count': '1' })
  expect(step.outputs['holds']).toContain('release')
  expect(world.submitted).toEqual([])
})

test('a hold that is added after a submission stops the rest', async () => {
  await using world = await readyWorld({
    pulls: [readyPull(1), readyPull(2)],
    onSubmit: (_, now) => {
      now.gitHub.comments.push(...hold)
      return undefined
    },
  })
  await world.hold()
  const hold = world.gitHub.comments.splice(0)
  const step = await world.run()
  expect(step).toMatchObject({ outcome: 'submitted', submitted: [1], skipped: { 2: 'stopped' } })
  expect(world.submitted).toEqual([1])
})

test.each([
  ['refuses', { status: 403, body: 'Forbidden' }, 'unauthorized'],
  ['is down', { status: 503, body: 'down' }, 'unavailable'],
  ['is overloaded', { status: 429, body: 'slow down' }, 'rate-limited'],
  ['sends what is no queue', { body: { state: 7 } }, 'bad-response'],
])('if Trunk %s, the step fails and nothing is sent', async (_, answer, outcome) => {
  await using world = await readyWorld({
    pulls: [readyPull(1)],
    intercept: ({ path }) => (path === '/getQueue' ? answer : undefined),
  })
  expect(await world.run()).toMatchObject({ passed: false, outcome, submitted: [] })
  expect(world.submitted).toEqual([])
})

test('holds that cannot be read at the start fail the step, and nothing is sent', async () => {
  const read = 'read' as const
  const granted = { contents: read, checks: read, statuses: read, 'pull-requests': read }
  await using world = await readyWorld({ pulls: [readyPull(1)], gitHub: { granted } })
  expect(await world.run()).toMatchObject({ passed: false, submitted: [] })
  expect(world.submitted).toEqual([])
})

test('if the queue cannot be read before a later submission, the rest is unread with a warning', async () => {
  await using world = await readyWorld({
    pulls: [readyPull(1), readyPull(2), readyPull(3)],
    intercept: ({ path }, { records }) =>
      path === '/getQueue' && records.size > 0 ? { status: 503, body: 'down' } : undefined,
  })
  const step = await world.run()
  expect(step).toMatchObject({
    passed: true,
    outcome: 'submitted',
    submitted: [1],
    skipped: { 2: 'unread', 3: 'unread' },
  })
  expect(step.warnings.join()).toMatch(/queue or its holds could not be read again/)
  expect(world.submitted).toEqual([1])
})

test('if the holds cannot be read before a later submission, the rest is unread with a warning', async () => {
  await using world = await readyWorld({ pulls: [readyPull(1), readyPull(2)] })
  world.gitHub.beforeServing = () => {
    const isIssues = world.gitHub.calls.at(-1)?.path.includes('/issues?')
    if (isIssues && world.submitted.length > 0) world.gitHub.faults.push(REFUSED)
  }
  const step = await world.run()
  expect(step).toMatchObject({ outcome: 'submitted', submitted: [1], skipped: { 2: 'unread' } })
  expect(step.warnings.join()).toMatch(/queue or its holds could not be read again/)
  expect(world.submitted).toEqual([1])
})

const red = { name: 'ci', conclusion: 'FAILURE' as const, required: true }
test.each([
  ['label', { labels: ['go', 'hold'] }],
  ['label', { labels: [] }],
  ['draft', { draft: true }],
  ['closed', { state: 'closed' as const }],
  ['closed', { baseBranch: 'release' }],
  ['approval', { review: 'CHANGES_REQUESTED' as const }],
  ['conflict', { mergeable: 'CONFLICTING' as const }],
  ['checks', { checks: [red] }],
])('one that gets %s by %j after it was judged is not sent', async (reason, change) => {
  const go = { labels: ['go'] }
  await using world = await readyWorld({
    pulls: [readyPull(1, go), readyPull(2, go), readyPull(3, go)],
    onSubmit: (number, now) => {
      if (number === 1) now.gitHub.pullRequests.set(2, readyPull(2, { ...go, ...change }))
      return undefined
    },
  })
  const step = await world.run({ labels: 'go', 'exclude-labels': 'hold' })
  expect(step).toMatchObject({ outcome: 'submitted', submitted: [1, 3], skipped: { 2: reason } })
  expect(world.submitted).toEqual([1, 3])
})

test('one that failed in the queue after it was judged is not sent', async () => {
  await using world = await readyWorld({
    pulls: [readyPull(1), readyPull(2)],
    onSubmit: (_, now) => {
      now.records.set(2, { state: 'failed', head: readyPull(2).headSha })
      return undefined
    },
  })
  expect(await world.run()).toMatchObject({ submitted: [1], skipped: { 2: 'failed-before' } })
})

test('two refusals in a row stop nothing if the next one is queued', async () => {
  const refused = [1, 2, 4, 5]
  await using world = await readyWorld({
    pulls: [1, 2, 3, 4, 5, 6].map((number) => readyPull(number)),
    onSubmit: (number) =>
      refused.includes(number) ? { status: 400, body: 'not allowed' } : undefined,
  })
  const step = await world.run({ 'max-submissions': '6' })
  expect(step).toMatchObject({
    passed: true,
    outcome: 'partial',
    submitted: [3, 6],
    skipped: { 1: 'refused', 2: 'refused', 4: 'refused', 5: 'refused' },
  })
  expect(step.warnings).toHaveLength(4)
})

test('a refused submission uses up none of max-submissions', async () => {
  await using world = await readyWorld({
    pulls: [readyPull(1), readyPull(2), readyPull(3)],
    onSubmit: (number) => (number === 1 ? { status: 400, body: 'not allowed' } : undefined),
  })
  expect(await world.run({ 'max-submissions': '1' })).toMatchObject({
    outcome: 'partial',
    submitted: [2],
    skipped: { 1: 'refused', 3: 'limit' },
  })
})

test.each([
  ['is cut off before the answer', { cut: 'before' as const }],
  ['is cut off within the answer', { cut: 'middle' as const }],
  ['answers 504', { status: 504, body: 'timeout' }],
])('a submission that %s is proved by a read, and sent once', async (_, answer) => {
  await using world = await readyWorld({
    pulls: [readyPull(1), readyPull(2)],
    onSubmit: (number, now) => {
      now.enqueue(number)
      return number === 1 ? answer : undefined
    },
  })
  expect(await world.run()).toMatchObject({ outcome: 'submitted', submitted: [1, 2] })
  expect(world.submitted).toEqual([1, 2])
})

test('a submission that nothing proves counts for both limits, and is not sent again', async () => {
  await using world = await readyWorld({
    pulls: [readyPull(1), readyPull(2)],
    onSubmit: (number) => (number === 1 ? {} : undefined),
  })
  expect(await world.run({ 'max-in-queue': '1' })).toMatchObject({
    outcome: 'unknown-outcome',
    skipped: { 1: 'refused', 2: 'limit' },
  })
  expect(world.submitted).toEqual([1])
})

test('one that the queue ends at once counts as refused', async () => {
  await using world = await readyWorld({
    pulls: [readyPull(1), readyPull(2)],
    onSubmit: (number, now) => {
      if (number === 1) now.records.set(1, { state: 'failed', head: readyPull(1).headSha })
      return number === 1 ? {} : undefined
    },
  })
  const step = await world.run()
  expect(step).toMatchObject({ outcome: 'partial', submitted: [2], skipped: { 1: 'refused' } })
})
