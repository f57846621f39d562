import { expect, test } from '@jest/globals'
import { fakeQueues } from '../support/fake-queue.js'
import { runQueue } from '../support/run-queue.js'
import { VirtualClock } from '../support/virtual-clock.js'

const create = (settings = '') => ({ operation: 'create-queue', 'queue-settings': settings })

test('creates with mode and concurrency, then sets the rest; the second run writes nothing', async () => {
  await using service = await fakeQueues({})
  const settings = 'mode: parallel\nconcurrency: 4\nmerge-method: rebase\nbatch: false'
  const first = await runQueue(service.url, create(settings))
  expect(first.passed).toBe(true)
  expect(first.outputs).toMatchObject({ outcome: 'created', changed: 'true', 'queue-depth': '0' })
  expect(service.writes()).toEqual([
    ['/createQueue', { mode: 'parallel', concurrency: 4 }],
    ['/updateQueue', { mergeMethod: 'rebase' }],
  ])
  const second = await runQueue(service.url, create(settings))
  expect(second.outputs).toMatchObject({ outcome: 'already-exists', changed: 'false' })
  expect(second.seen.warnings).toEqual([])
  expect(service.writes()).toHaveLength(2)
})

test('a queue that differs is not changed, with a warning that names the fields', async () => {
  await using service = await fakeQueues({ main: { concurrency: 7 } })
  const { passed, seen, outputs } = await runQueue(service.url, create('concurrency: 4'))
  expect(passed).toBe(true)
  expect(outputs['outcome']).toBe('already-exists')
  expect(seen.warnings[0]?.message).toContain('concurrency: 7 → 4')
  const parts = seen.summary.split('\n\n')
  expect(parts[1]).toMatch(/^⚠️ \*\*The queue .* already exists\*\*$/)
  expect(parts[2]).toBe('It differs and was not changed:')
  expect(parts[3]).toContain('Wanted')
  expect(service.writes()).toEqual([])
})

test('a queue that someone else created in the meantime is compared and not changed', async () => {
  await using service = await fakeQueues({}, ({ path, body }) => {
    if (path !== '/createQueue') return undefined
    const { targetBranch } = body as { targetBranch: string }
    service.store.set(targetBranch, { ...other })
    return { status: 409, body: 'the queue exists' }
  })
  const other = { state: 'running', concurrency: 9, enqueuedPullRequests: [] }
  const { passed, outputs, seen } = await runQueue(service.url, create('concurrency: 4'))
  expect(passed).toBe(true)
  expect(outputs['outcome']).toBe('already-exists')
  expect(seen.warnings[0]?.message).toContain('concurrency: 9 → 4')
})

test('a creation whose answer was lost is read back and counts as ours', async () => {
  let lost = 0
  await using service = await fakeQueues({}, ({ path, body }) => {
    if (path !== '/createQueue' || lost++ > 0) return undefined
    const { targetBranch, concurrency } = body as { targetBranch: string; concurrency: number }
    service.store.set(targetBranch, { state: 'running', concurrency, enqueuedPullRequests: [] })
    return { cut: 'before' }
  })
  const { outputs } = await runQueue(service.url, create('concurrency: 4'))
  expect(outputs['outcome']).toBe('created')
  expect(lost).toBe(1)
})

test('a queue that was made and could not be configured says so', async () => {
  await using service = await fakeQueues({}, ({ path }) =>
    path === '/updateQueue' ? { status: 422, body: 'no such method' } : undefined,
  )
  const { passed, outputs, error } = await runQueue(service.url, create('merge-method: rebase'))
  expect(passed).toBe(false)
  expect(outputs).toMatchObject({ outcome: 'refused', changed: 'true' })
  expect(error).toContain('was created, but not all of its settings are in place')
})

test('a dry run plans both requests', async () => {
  await using service = await fakeQueues({})
  const { outputs, seen } = await runQueue(service.url, {
    ...create('concurrency: 4\nbatch: true\nrequired-statuses: null'),
    'dry-run': 'true',
  })
  expect(outputs['outcome']).toBe('planned')
  const log = seen.info.join('\n')
  expect(log).toContain('"concurrency":4}')
  expect(log).toContain('"batch":true}')
  // A new queue has the defaults already.
  expect(log).not.toContain('deleteRequiredStatuses')
  expect(service.writes()).toEqual([])
})

test('a queue that shows 1.5 s late is created, and has its settings', async () => {
  const clock = new VirtualClock()
  let createdAt = Number.POSITIVE_INFINITY
  await using service = await fakeQueues({}, ({ path }) => {
    if (path === '/createQueue') createdAt = clock.monotonic()
    const isLate = path === '/getQueue' && clock.monotonic() < createdAt + 1500
    return isLate ? { status: 404, body: 'no such queue' } : undefined
  })
  const given = create('concurrency: 4\nrequired-statuses: [ci]')
  const { passed, outputs } = await runQueue(service.url, given, { clock })
  expect({ passed, outcome: outputs['outcome'] }).toEqual({ passed: true, outcome: 'created' })
  expect(service.queue()).toMatchObject({ concurrency: 4, requiredStatuses: ['ci'] })
  expect(clock.monotonic()).toBe(1500)
})
