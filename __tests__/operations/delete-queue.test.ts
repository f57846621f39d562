import { enqueued, fakeQueues } from '../support/fake-queue.js'
import { expect, test } from '../support/jest.js'
import { runQueue } from '../support/run-queue.js'
import { shown } from '../support/shown.js'

const remove = { operation: 'delete-queue', confirm: 'octo-org/orion@main' }

test('deletes an empty queue; the second run finds none and passes', async () => {
  await using service = await fakeQueues({ main: {} })
  const first = await runQueue(service.url, remove)
  expect(first.passed).toBe(true)
  expect(first.outputs).toMatchObject({ outcome: 'deleted', changed: 'true', 'queue-state': '' })
  const changes = '[{"field":"queue","before":"present","after":"absent"}]'
  expect(first.outputs).toMatchObject({ changes })
  const second = await runQueue(service.url, remove)
  expect(second.passed).toBe(true)
  expect(first.seen.summary).toMatch(/^### ✅ Queue main was deleted\n/)
  expect(second.seen.summary).toMatch(/^### ℹ️ Queue main does not exist, so there is nothing/)
  expect(second.outputs).toMatchObject({ outcome: 'not-found', changed: 'false', changes: '[]' })
  expect(service.writes()).toEqual([['/deleteQueue', {}]])
})

test.each(['octo-org/orion@Main', 'orion@main', 'octo-org/orion', 'octo-org/orion@main2'])(
  'confirm %j is not exact, so nothing is sent',
  async (confirm) => {
    await using service = await fakeQueues({ main: {} })
    const { outputs, error } = await runQueue(service.url, { ...remove, confirm })
    expect(outputs['outcome']).toBe('invalid-input')
    expect(error).toContain('"octo-org/orion@main"')
    expect(service.calls).toEqual([])
  },
)

test('a queue that is not empty is refused with its pull requests', async () => {
  await using service = await fakeQueues({
    main: { enqueuedPullRequests: [enqueued(7, 'pending'), enqueued(12, 'pending')] },
  })
  const { passed, outputs, error, seen, result } = await runQueue(service.url, remove)
  expect(passed).toBe(false)
  expect(outputs).toMatchObject({ outcome: 'not-empty', changed: 'false', 'queue-depth': '2' })
  expect(error).toContain('2 pull requests (#7, #12)')
  expect(error).toContain('Cancel them or let them merge')
  expect(seen.summary).toMatch(
    /^### ❌ Queue main was not deleted&#58; it is not empty · 2 waiting\n/,
  )
  expect(shown(seen.summary)).toMatch(/2 pull requests \(#7, #12\).*\n\n\*\*Next:\*\* \w/)
  expect(result()).toMatchObject({ queue: { enqueuedPullRequests: [{}, {}] } })
  expect(service.writes()).toEqual([])
})

test('a queue that was filled before the deletion arrives is not-empty', async () => {
  await using service = await fakeQueues({ main: {} }, ({ path }, queue) => {
    if (path === '/deleteQueue') queue?.enqueuedPullRequests.push(enqueued(31))
    return undefined
  })
  const { outputs, error } = await runQueue(service.url, remove)
  expect(outputs).toMatchObject({ outcome: 'not-empty', 'queue-depth': '1' })
  expect(error).toMatch(/1 pull request \(#31\).* Cancel it or let it merge/)
})

test('a deletion whose answer was lost is read back', async () => {
  let sent = 0
  await using service = await fakeQueues({ main: {} }, ({ path }) => {
    if (path !== '/deleteQueue') return undefined
    sent++
    service.store.clear()
    return { status: 502, body: 'bad gateway' }
  })
  const step = await runQueue(service.url, remove)
  expect(step).toMatchObject({ passed: true, outcome: 'deleted' })
  expect(sent).toBe(1)
})

test('a queue that is still there two minutes after the acknowledgement is unknown-outcome', async () => {
  await using service = await fakeQueues({ main: {} }, ({ path }) =>
    path === '/deleteQueue' ? { body: 'OK' } : undefined,
  )
  const { error, clock, ...step } = await runQueue(service.url, remove)
  expect(step).toMatchObject({ passed: false, outcome: 'unknown-outcome' })
  expect(error).toContain('Trunk acknowledged it, but for 120 s the queue was still there')
  expect(clock.elapsed).toBeLessThanOrEqual(120_000)
})

test('a queue that the service shows for a while after its deletion is deleted', async () => {
  let deleted = false
  let shown = 0
  await using service = await fakeQueues({ main: {} }, ({ path }, queue) => {
    if (path === '/deleteQueue') deleted = true
    if (path !== '/getQueue' || !deleted || ++shown > 3) return undefined
    return { body: { state: 'running', ...queue, enqueuedPullRequests: [] } }
  })
  const { clock, ...step } = await runQueue(service.url, remove)
  expect(step).toMatchObject({ passed: true, outcome: 'deleted' })
  expect(clock.elapsed).toBe(3500)
})

test('a queue that is filled again after the acknowledgement is not empty', async () => {
  await using service = await fakeQueues({ main: {} }, ({ path }, queue) => {
    if (path !== '/deleteQueue') return undefined
    queue?.enqueuedPullRequests.push(enqueued(31))
    return { body: 'OK' }
  })
  const { passed, outputs } = await runQueue(service.url, remove)
  expect(passed).toBe(false)
  expect(outputs).toMatchObject({ outcome: 'not-empty', 'queue-depth': '1' })
})

test('a queue that is gone when the deletion arrives is not found, and passes', async () => {
  await using service = await fakeQueues({ main: {} }, ({ path }) => {
    if (path !== '/deleteQueue') return undefined
    service.store.clear()
    return { status: 404, body: 'no such queue' }
  })
  const { passed, outputs } = await runQueue(service.url, remove)
  expect(passed).toBe(true)
  expect(outputs).toMatchObject({ outcome: 'not-found', changed: 'false', 'queue-state': '' })
})

test('a 404 on the deletion of a queue that is still there fails', async () => {
  await using service = await fakeQueues({ main: {} }, ({ path }) =>
    path === '/deleteQueue' ? { status: 404, body: 'no such path' } : undefined,
  )
  const { outputs, ...step } = await runQueue(service.url, remove)
  expect(step).toMatchObject({ passed: false, outcome: 'refused' })
  expect(outputs['changed']).not.toBe('true')
})

test.each([
  ['octo-org/orion@release/2.0', 'deleted'],
  ['octo-org/orion@main', 'invalid-input'],
])('confirm %s is checked against the branch of the event: %s', async (confirm, outcome) => {
  await using service = await fakeQueues({ main: {}, 'release/2.0': {} })
  const { outputs, error } = await runQueue(
    service.url,
    { ...remove, confirm, 'target-branch': '' },
    {
      event: { name: 'push', payload: {} },
      env: { GITHUB_REF: 'refs/heads/release/2.0' },
    },
  )
  expect(outputs['outcome']).toBe(outcome)
  expect([...service.store.keys()]).toEqual(
    outcome === 'deleted' ? ['main'] : ['main', 'release/2.0'],
  )
  expect(error.includes('"octo-org/orion@release/2.0"')).toBe(outcome !== 'deleted')
})
