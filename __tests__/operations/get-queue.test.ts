import { enqueued, fakeQueues } from '../support/fake-queue.js'
import { expect, test } from '../support/jest.js'
import { jsonOutput } from '../support/recorder.js'
import { runQueue } from '../support/run-queue.js'
import { shown } from '../support/shown.js'

const operation = { operation: 'get-queue' }

test('the outputs and the summary have the state of the queue and each pull request', async () => {
  await using service = await fakeQueues({
    main: {
      enqueuedPullRequests: [
        enqueued(7, 'testing', { stateChangedAt: '2026-09-17T09:00:00.000Z', noBatch: true }),
        enqueued(8, 'pending', {
          prTitle: 'a|b <img> @octocat',
          skipTheLine: true,
          stateChangedAt: '2026-09-17T09:30:00.000Z',
        }),
      ],
    },
  })
  const { passed, outputs, seen, result } = await runQueue(service.url, operation)
  expect(passed).toBe(true)
  expect(outputs).toMatchObject({
    outcome: 'found',
    'target-branch': 'main',
    'queue-state': 'running',
    'queue-mode': 'single',
    'queue-depth': '2',
    'testing-count': '1',
    'oldest-age-seconds': '3600',
  })
  expect(jsonOutput(outputs, 'queue')).toMatchObject({
    concurrency: 2,
    enqueuedPullRequests: [{ prNumber: 7, state: 'TESTING' }, { prNumber: 8 }],
  })
  expect(result()).toMatchObject({ queue: { mergeMethod: 'squash' } })
  expect(seen.summary).toMatch(/href="https(:|&#58;)\/\/github\.com\/octo-org\/orion\/pull\/7"/)
  expect(seen.summary.match(/tested alone|skips the line/g)).toEqual([
    'tested alone',
    'skips the line',
  ])
  expect(seen.summary).toMatch(/^### ✅ Queue main is running · 1 testing · 1 waiting\n/)
  expect(seen.summary).toContain('| # | Pull request | State | For |\n| ---: | --- | --- | ---: |')
  expect(seen.summary).toContain('| testing | 1&nbsp;h |')
  expect(seen.summary).not.toMatch(/<img>|@octocat|a\|b/)
  expect(seen.info).toContain(
    'Queue octo-org/orion@main is running: 2 pull requests, 1 under test, the oldest in its state for 1 h',
  )
})

test('a queue that does not exist fails as not-found', async () => {
  await using service = await fakeQueues({})
  const { error, ...step } = await runQueue(service.url, operation)
  expect(step).toMatchObject({ passed: false, outcome: 'not-found' })
  expect(error).toContain('octo-org/orion@main')
})

test.each([
  [{}, '`state` does not match the interface (it is missing)'],
  [{ state: 7 }, '`state` does not match the interface (Invalid input: expected string'],
  [{ state: 'running' }, '`enqueuedPullRequests` does not match the interface (it is missing)'],
  [
    { state: 'running', enqueuedPullRequests: [{ prNumber: 1 }, {}] },
    '`enqueuedPullRequests.1.prNumber` does not match the interface (it is missing)',
  ],
  [[], 'its body does not match the interface (Invalid input: expected object'],
  ['', 'its body is empty'],
  ['OK', 'its body is not JSON'],
])('a body %j is a bad response, and the message says why', async (body, words) => {
  await using service = await fakeQueues({}, () => ({ body }))
  const { error, ...step } = await runQueue(service.url, operation)
  expect(step).toMatchObject({ passed: false, outcome: 'bad-response' })
  expect(error).toContain(words)
})

test('a state that fail-on names fails the step and stays found', async () => {
  await using service = await fakeQueues({ main: { state: 'PAUSED' } })
  const { passed, outputs, seen } = await runQueue(service.url, {
    ...operation,
    'fail-on': 'draining, Paused',
  })
  expect(passed).toBe(false)
  expect(outputs).toMatchObject({ outcome: 'found', 'queue-state': 'paused' })
  expect(seen.summary).toMatch(/^### ❌ Queue main is paused, which <code>fail-on<\/code> lists/)
})

test.each([
  ['running', 'Run'],
  ['switching_modes', 'Run'],
  ['paused', 'Resume the queue, or run'],
  ['draining', 'Resume the queue, or run'],
])('fail-on takes %s, with the advice: %s', async (state, advice) => {
  await using service = await fakeQueues({ main: { state } })
  const { passed, error } = await runQueue(service.url, { ...operation, 'fail-on': state })
  expect(passed).toBe(false)
  expect(error).toContain(`lists. ${advice} the step again when its state has changed.`)
})

test.each([
  [{ requiredStatuses: ['ci'] }, '<code>&#91;&#34;ci&#34;&#93;</code>'],
  [{ requiredStatuses: ['ci', 'lint'] }, '<code>&#91;&#34;ci&#34;, &#34;lint&#34;&#93;</code>'],
  [{ requiredStatuses: [] }, '<code>&#91;&#93;</code>'],
  [{ requiredStatuses: null }, 'Trunk&#39;s defaults'],
  [
    { requiredStatuses: ['ci'], requiredStatusesSource: 'trunk_config' },
    'Trunk&#39;s defaults: <code>&#91;&#34;ci&#34;&#93;</code>',
  ],
])('the settings table shows %j', async (statuses, cell) => {
  const zero = { testingTimeoutMinutes: 0, pendingFailureDepth: 0 }
  await using service = await fakeQueues({ main: { ...statuses, ...zero } })
  const { seen } = await runQueue(service.url, operation)
  expect(seen.summary).toContain('<details><summary>Settings</summary>')
  expect(seen.summary).toContain('| <code>concurrency</code> | <code>2</code> |')
  expect(seen.summary).toContain(`| <code>required-statuses</code> | ${cell} |`)
  expect(seen.summary).toContain(
    '| <code>testing-timeout-minutes</code> | <code>0</code> (no limit) |',
  )
  expect(seen.summary).toContain('| <code>pending-failure-depth</code> | <code>0</code> |')
})

test('settings that the service does not show have no row', async () => {
  await using service = await fakeQueues({ main: { mergeMethod: null } }, (_, queue) => {
    if (queue?.['branch'] === 'main') return undefined
    return { body: { state: 'running', enqueuedPullRequests: [] } }
  })
  const some = await runQueue(service.url, operation)
  expect(some.seen.summary).toContain('<code>concurrency</code>')
  expect(some.seen.summary).not.toContain('merge-method')
  const none = await runQueue(service.url, { ...operation, 'target-branch': 'other' })
  expect(none.seen.summary).not.toContain('<code>concurrency</code>')
})

test('an empty queue has no oldest, and one that hides a state has no testing count', async () => {
  await using service = await fakeQueues({
    main: {},
    hides: { enqueuedPullRequests: [{ prNumber: 1 }] },
  })
  const empty = await runQueue(service.url, operation)
  expect(empty.outputs).toMatchObject({ 'testing-count': '0', 'oldest-age-seconds': '' })
  const hides = await runQueue(service.url, { ...operation, 'target-branch': 'hides' })
  expect(hides.outputs).toMatchObject({ 'testing-count': '', 'queue-depth': '1' })
  expect(shown(hides.seen.summary)).toContain('\n| 1 | #1 |  |  |\n')
})

test.each([
  ['running', '✅'],
  ['paused', '⏸'],
  ['draining', '⏸'],
  ['switching_modes', '⏳'],
  ['hibernating', 'ℹ️'],
])('the heading of a queue that is %s begins with %s', async (state, mark) => {
  await using service = await fakeQueues({ main: { state } })
  const { seen } = await runQueue(service.url, operation)
  expect(shown(seen.summary)).toMatch(
    new RegExp(`^### ${mark} Queue main is ${state.replace('_', ' ')} · empty\\n`),
  )
})

test('the heading counts pull requests by state; the table has a row for each, small print below', async () => {
  const title = 'Retry the payment webhook when the provider answers with 502, and log each try'
  const states = ['testing', 'testing', 'tests_passed', 'pending', 'not_ready', 'napping']
  const enqueuedPullRequests = states.map((state, index) =>
    enqueued(index + 1, state, { prTitle: title, prAuthor: 'mona', priorityName: 'high' }),
  )
  await using service = await fakeQueues({ main: { enqueuedPullRequests } })
  const { seen } = await runQueue(service.url, operation)
  const [heading] = seen.summary.split('\n')
  expect(heading).toBe(
    '### ✅ Queue main is running · 2 testing · 1 about to merge · 1 waiting · 1 not ready · 1 in another state',
  )
  expect(seen.summary).toMatch(
    /\| 1 \| <a href="[^"]+\/pull\/1">[^|]+<br><sub>mona · priority high<\/sub> \|/,
  )
  expect(shown(seen.summary)).toContain(title)
})

test('a queue of ten thousand is cut in outputs and summary, and whole in the result file', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    enqueued(index + 1, 'pending', { prTitle: '|'.repeat(60) }),
  )
  // The settings take their part of the room.
  const requiredStatuses = Array.from({ length: 200 }, (_, index) => `${index}`.padEnd(60, 'x'))
  const main = { enqueuedPullRequests: many, requiredStatuses }
  await using service = await fakeQueues({ main })
  const { outputs, seen, result } = await runQueue(service.url, operation)
  expect(outputs['queue-depth']).toBe('10000')
  const output = outputs['queue'] ?? ''
  expect(Buffer.byteLength(output)).toBeLessThan(256 * 1024)
  expect(JSON.parse(output).enqueuedPullRequests.length).toBeGreaterThan(300)
  expect(JSON.parse(output).truncated).toBe(true)
  expect(seen.warnings.map(({ message }) => message)).toEqual([
    'Output `queue` has no room for all of its lists, so `truncated` is set.',
  ])
  expect(Buffer.byteLength(seen.summary)).toBeLessThan(900 * 1024)
  expect(seen.summary).toMatch(/… and [\d,]+ more\./)
  const { queue } = result() as { queue: { enqueuedPullRequests: unknown[] } }
  expect(queue.enqueuedPullRequests).toHaveLength(10_000)
})
