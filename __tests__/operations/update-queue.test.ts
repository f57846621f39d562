import { expect, test } from '@jest/globals'
import { fakeQueues } from '../support/fake-queue.js'
import { runQueue } from '../support/run-queue.js'
import { VirtualClock } from '../support/virtual-clock.js'

const update = (settings: string) => ({ operation: 'update-queue', 'queue-settings': settings })

test('sends only what is given and differs, in the names of the interface, once', async () => {
  await using service = await fakeQueues({ main: {} })
  const settings = 'concurrency: 5\nbatch: true\nmerge-method: squash\nrequired-statuses: [b, a]'
  const first = await runQueue(service.url, { ...update(settings), 'queue-state': 'paused' })
  expect(first.passed).toBe(true)
  expect(first.outputs).toMatchObject({
    outcome: 'updated',
    changed: 'true',
    'queue-state': 'paused',
  })
  expect(JSON.parse(first.outputs['changes'] ?? '')).toEqual([
    { field: 'concurrency', before: 2, after: 5 },
    { field: 'batch', before: false, after: true },
    { field: 'required-statuses', before: null, after: ['b', 'a'] },
    { field: 'state', before: 'running', after: 'paused' },
  ])
  const sent = {
    concurrency: 5,
    batch: true,
    requiredStatuses: ['b', 'a'],
    state: 'paused',
  }
  expect(service.writes()).toEqual([['/updateQueue', sent]])

  const second = await runQueue(service.url, {
    ...update(settings.replace('[b, a]', '[a, b]')),
    'queue-state': 'paused',
  })
  expect(second.outputs).toMatchObject({ outcome: 'unchanged', changed: 'false', changes: '[]' })
  expect(service.writes()).toHaveLength(1)
})

test('null takes the required statuses back to the defaults, and a second run finds nothing to do', async () => {
  await using service = await fakeQueues({ main: { requiredStatuses: ['ci'] } })
  const first = await runQueue(service.url, update('required-statuses: null'))
  expect(first.outputs['outcome']).toBe('updated')
  expect(service.writes()).toEqual([['/updateQueue', { deleteRequiredStatuses: true }]])
  const second = await runQueue(service.url, update('required-statuses: null'))
  expect(second.outputs['outcome']).toBe('unchanged')
  expect(service.writes()).toHaveLength(1)
})

test('a reset that leaves the list as it was is unchanged, with a warning', async () => {
  await using service = await fakeQueues({ main: { requiredStatuses: ['ci'] } }, ({ path }) =>
    path === '/updateQueue' ? { body: 'OK' } : undefined,
  )
  const { outputs, seen } = await runQueue(service.url, update('required-statuses: null'))
  expect(outputs).toMatchObject({ outcome: 'unchanged', changed: 'false' })
  expect(seen.warnings[0]?.message).toContain('the defaults of the service')
})

test('a field that did not take is refused by name', async () => {
  await using service = await fakeQueues({ main: {} }, ({ path, body }, queue) => {
    if (path !== '/updateQueue') return undefined
    Object.assign(queue ?? {}, { batch: (body as { batch: boolean }).batch })
    return {}
  })
  const { passed, outputs, error } = await runQueue(
    service.url,
    update('concurrency: 9\nbatch: true'),
  )
  expect(passed).toBe(false)
  expect(outputs['outcome']).toBe('refused')
  expect(error).toContain('`concurrency` is still 2, asked for 9')
  expect(error).not.toContain('`batch`')
})

test('a write that the service shows late is waited for', async () => {
  let reads = 0
  await using service = await fakeQueues({ main: {} }, ({ path }, queue) =>
    path === '/getQueue' && ++reads === 2 ? { body: { ...queue, concurrency: 2 } } : undefined,
  )
  const { outputs } = await runQueue(service.url, update('concurrency: 3'))
  expect(outputs['outcome']).toBe('updated')
})

test('switching modes is waited out, through an outage of some minutes', async () => {
  const clock = new VirtualClock()
  await using service = await fakeQueues({ main: {} }, ({ path }, queue) => {
    const minutes = clock.monotonic() / 60_000
    if (path !== '/getQueue' || queue?.['mode'] !== 'parallel' || minutes >= 20) return undefined
    if (minutes > 5 && minutes < 12) return { status: 503, body: 'deploying' }
    return { body: { ...queue, state: 'switching_modes' } }
  })
  const { outputs, seen } = await runQueue(service.url, update('mode: parallel'), { clock })
  expect(outputs).toMatchObject({ outcome: 'updated', 'queue-mode': 'parallel' })
  expect(clock.monotonic()).toBeLessThan(21 * 60_000)
  expect(seen.info.some((line) => line.includes('switching modes'))).toBe(true)
})

test('a queue that never stops switching times out', async () => {
  await using service = await fakeQueues({ main: {} }, ({ path }, queue) =>
    path === '/getQueue' && queue?.['mode'] === 'parallel'
      ? { body: { ...queue, state: 'switching_modes' } }
      : undefined,
  )
  const { passed, outputs } = await runQueue(service.url, update('mode: parallel'))
  expect(passed).toBe(false)
  expect(outputs['outcome']).toBe('timed-out')
})

test('acknowledged and never read back is an unknown outcome', async () => {
  let written = false
  await using service = await fakeQueues({ main: {} }, ({ path }) => {
    if (path === '/updateQueue') written = true
    else if (written) return { status: 500, body: 'down' }
    return undefined
  })
  const { passed, outputs } = await runQueue(service.url, update('concurrency: 3'))
  expect(passed).toBe(false)
  expect(outputs['outcome']).toBe('unknown-outcome')
})

test('a dry run prints the request and sends none; with nothing to do it is unchanged', async () => {
  await using service = await fakeQueues({ main: {} })
  const dry = await runQueue(service.url, { ...update('concurrency: 3'), 'dry-run': 'true' })
  expect(dry.outputs).toMatchObject({
    outcome: 'planned',
    changed: 'false',
    changes: '[{"field":"concurrency","before":2,"after":3}]',
  })
  expect(dry.seen.info.join('\n')).toContain('"concurrency":3')
  const idle = await runQueue(service.url, { ...update('concurrency: 2'), 'dry-run': 'true' })
  expect(idle.outputs['outcome']).toBe('unchanged')
  expect(service.writes()).toEqual([])
})

test('every wrong setting is told with its line, together with other wrong inputs, before any request', async () => {
  await using service = await fakeQueues({ main: {} })
  const settings =
    'concurency: 3\nbatch: yes\nmode: paralel\nbatching-min-size: 0\nrequired-statuses: ci'
  const { passed, outputs, error } = await runQueue(service.url, {
    ...update(settings),
    'queue-state': 'stopped',
  })
  expect(passed).toBe(false)
  expect(outputs['outcome']).toBe('invalid-input')
  expect(error).toContain('line 1, column 1: unknown key `concurency`; did you mean `concurrency`?')
  expect(error).toContain('line 2, column 8: `batch` must be true or false, and is "yes"')
  expect(error).toContain('line 3, column 7: `mode` is "paralel"')
  expect(error).toContain('line 4, column 20: `batching-min-size` must be a whole number from 1 up')
  expect(error).toContain('line 5, column 20: `required-statuses` must be a list or null')
  expect(error).toContain('Input `queue-state` is "stopped"')
  expect(service.calls).toEqual([])
})

test('a text that is no settings at all is refused in words', async () => {
  await using service = await fakeQueues({ main: {} })
  const { error } = await runQueue(service.url, update('- concurrency'))
  expect(error).toContain('line 1, column 1: must be settings, a line each')
})

test('nothing to change is a wrong input', async () => {
  await using service = await fakeQueues({ main: {} })
  const { error } = await runQueue(service.url, update('# concurrency: 3'))
  expect(error).toContain('must say what to change')
})
