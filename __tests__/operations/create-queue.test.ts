import { RunCancelled } from '../../src/shared/errors.js'
import { enqueued, fakeQueues, type Intercept } from '../support/fake-queue.js'
import { describe, expect, test } from '../support/jest.js'
import { jsonOutput } from '../support/recorder.js'
import { runQueue } from '../support/run-queue.js'
import { shown } from '../support/shown.js'
import { VirtualClock } from '../support/virtual-clock.js'

const create = (settings = '') => ({ operation: 'create-queue', 'queue-settings': settings })

test('creates with mode and concurrency, then sets the rest; the second run writes nothing', async () => {
  await using service = await fakeQueues({})
  const settings = 'mode: parallel\nconcurrency: 4\nmerge-method: rebase\nbatch: false'
  const first = await runQueue(service.url, create(settings))
  expect(first.passed).toBe(true)
  expect(first.outputs).toMatchObject({ outcome: 'created', changed: 'true', 'queue-depth': '0' })
  expect(jsonOutput(first.outputs, 'changes')).toEqual([
    { field: 'queue', before: 'absent', after: 'present' },
    { field: 'concurrency', before: null, after: 4 },
    { field: 'mode', before: null, after: 'parallel' },
    { field: 'batch', before: null, after: false },
    { field: 'merge-method', before: null, after: 'rebase' },
  ])
  expect(first.seen.info).toContain('The queue octo-org/orion@main was created')
  expect(service.writes()).toEqual([
    ['/createQueue', { mode: 'parallel', concurrency: 4 }],
    ['/updateQueue', { mergeMethod: 'rebase' }],
  ])
  const second = await runQueue(service.url, create(settings))
  expect(second.outputs).toMatchObject({ outcome: 'already-exists', changed: 'false' })
  expect(second.seen.warnings).toEqual([])
  expect(second.seen.summary).toMatch(/^### ✅ Queue main already exists\b(?! with)/)
  expect(service.writes()).toHaveLength(2)
})

test('a queue that differs is not changed, with a warning that names the fields', async () => {
  await using service = await fakeQueues({ main: { concurrency: 7 } })
  const { seen, ...step } = await runQueue(service.url, create('concurrency: 4'))
  expect(step).toMatchObject({ passed: true, outcome: 'already-exists' })
  expect(seen.warnings[0]?.message).toContain('concurrency: 7 → 4')
  expect(seen.summary).toContain('already exists with other settings')
  expect(seen.summary).toContain('It was not changed:')
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
  const { seen, ...step } = await runQueue(service.url, create('concurrency: 4'))
  expect(step).toMatchObject({ passed: true, outcome: 'already-exists' })
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

test('a queue that was created without its settings is refused, and the error says so', async () => {
  await using service = await fakeQueues({}, ({ path }) =>
    path === '/updateQueue' ? { status: 422, body: 'no such method' } : undefined,
  )
  const { passed, outputs, error, seen } = await runQueue(
    service.url,
    create('merge-method: rebase'),
  )
  expect(passed).toBe(false)
  expect(seen.warnings).toEqual([])
  expect(outputs).toMatchObject({ outcome: 'refused', changed: 'true', 'queue-state': 'running' })
  expect(jsonOutput(outputs, 'changes')).toEqual([
    { field: 'queue', before: 'absent', after: 'present' },
  ])
  expect(error).toContain('was created, but not all of its settings are in place')
})

test('a setting that was sent with the creation is read back after the update, too', async () => {
  await using service = await fakeQueues({}, ({ path }, queue) => {
    if (path === '/updateQueue' && queue !== undefined) Object.assign(queue, { concurrency: 1 })
    return undefined
  })
  const given = create('concurrency: 4\nrequired-statuses: [ci]')
  const { error, ...step } = await runQueue(service.url, given)
  expect(step).toMatchObject({ passed: false, outcome: 'refused' })
  expect(error).toContain('`concurrency` is still 1, requested 4')
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
  expect(shown(seen.summary)).toMatch(
    /^### ℹ️ Queue main would be created \(dry run\)\n\n```diff\n\+ .*\n\n<details><summary>Requests<\/summary>\n\nPOST /s,
  )
  expect(service.writes()).toEqual([])
})

test('a queue that shows 1.5 s late is created, and has its settings', async () => {
  const clock = new VirtualClock()
  let createdAt = Number.POSITIVE_INFINITY
  await using service = await fakeQueues({}, ({ path }) => {
    if (path === '/createQueue') createdAt = clock.elapsed
    const isLate = path === '/getQueue' && clock.elapsed < createdAt + 1500
    return isLate ? { status: 404, body: 'no such queue' } : undefined
  })
  const given = create('concurrency: 4\nrequired-statuses: [ci]')
  const step = await runQueue(service.url, given, { clock })
  expect(step).toMatchObject({ passed: true, outcome: 'created' })
  expect(service.queue()).toMatchObject({ concurrency: 4, requiredStatuses: ['ci'] })
  expect(clock.elapsed).toBe(1500)
})

/** A service that answers updateQueue with 404 for some time after createQueue. */
const unknownFor = (ms: number, clock: VirtualClock): Intercept => {
  let createdAt = Number.POSITIVE_INFINITY
  return ({ path }) => {
    if (path === '/createQueue') createdAt = clock.elapsed
    const isUnknown = path === '/updateQueue' && clock.elapsed < createdAt + ms
    return isUnknown ? { status: 404, body: 'no such queue' } : undefined
  }
}

test('an update that the service answers with 404 right after the creation is sent again', async () => {
  const clock = new VirtualClock()
  await using service = await fakeQueues({}, unknownFor(20_000, clock))
  const given = create('concurrency: 4\nrequired-statuses: [ci]')
  const step = await runQueue(service.url, given, { clock })
  expect(step).toMatchObject({ passed: true, outcome: 'created' })
  expect(service.queue()).toMatchObject({ concurrency: 4, requiredStatuses: ['ci'] })
})

test('an update that the service answers with 404 to the deadline fails, and says what is missing', async () => {
  const clock = new VirtualClock()
  await using service = await fakeQueues({}, unknownFor(Number.POSITIVE_INFINITY, clock))
  const given = create('concurrency: 4\nrequired-statuses: [ci]')
  const { outputs, error } = await runQueue(service.url, given, { clock })
  expect(outputs).toMatchObject({ outcome: 'not-found', changed: 'true' })
  expect(error).toContain('was created, but not all of its settings are in place')
  expect(clock.elapsed).toBeGreaterThan(100_000)
  expect(clock.elapsed).toBeLessThanOrEqual(120_000)
})

/** Creates a queue whose service can cancel the run; ends as the cancelled step does. */
async function cancelled(
  when: (path: string, clock: VirtualClock) => boolean,
  more?: Intercept,
  settings = 'concurrency: 4\nrequired-statuses: [ci]',
) {
  const clock = new VirtualClock()
  const abort = new AbortController()
  await using service = await fakeQueues({}, (call, queue) => {
    if (when(call.path, clock)) abort.abort(new RunCancelled('SIGINT'))
    return more?.(call, queue)
  })
  const given = create(settings)
  const options = { clock, signal: abort.signal }
  const { passed, outputs, seen } = await runQueue(service.url, given, options)
  const { outcome } = outputs
  return { passed, outcome, warnings: seen.warnings, queue: service.queue(), given }
}

/** Recognizes the first reading after the creation. */
function afterCreation() {
  let created = false
  return (path: string) => {
    const isNext = created && path === '/getQueue'
    created ||= path === '/createQueue'
    return isNext
  }
}

test.each([
  ['concurrency: 4\nrequired-statuses: [ci]', { concurrency: 4, requiredStatuses: ['ci'] }],
  ['required-statuses: [ci]', { requiredStatuses: ['ci'] }],
])(
  'a run that is cancelled between createQueue and updateQueue still sends %j',
  async (given, sent) => {
    const { passed, queue } = await cancelled(afterCreation(), undefined, given)
    expect(passed).toBe(false)
    expect(queue).toMatchObject(sent)
  },
)

describe('after a creation without an answer, a cancelled run sends the settings if the queue is its own', () => {
  const ours = { state: 'running', mode: 'single', concurrency: 4, enqueuedPullRequests: [] }
  test.each([
    ['what was sent', 'concurrency: 4', ours, true],
    ['what was sent, in the mode alone', 'mode: parallel', { ...ours, mode: 'parallel' }, true],
    ['another concurrency', 'concurrency: 5', ours, false],
    ['another mode', 'mode: parallel\nconcurrency: 4', ours, false],
    [
      'a pull request in it',
      'concurrency: 4',
      { ...ours, enqueuedPullRequests: [enqueued(7)] },
      false,
    ],
  ])('%s', async (_, sent, shows, isOurs) => {
    let store: Map<string, object> | undefined
    const abort = new AbortController()
    await using service = await fakeQueues({}, ({ path }) => {
      if (path !== '/createQueue') return undefined
      store?.set('main', { ...shows })
      abort.abort(new RunCancelled('SIGINT'))
      return { cut: 'before' }
    })
    store = service.store
    const { passed } = await runQueue(service.url, create(`${sent}\nrequired-statuses: [ci]`), {
      signal: abort.signal,
    })
    expect(passed).toBe(false)
    expect(service.writes().filter(([path]) => path === '/updateQueue')).toEqual(
      isOurs ? [['/updateQueue', { requiredStatuses: ['ci'] }]] : [],
    )
  })
})

test('a run that is cancelled before it can send the settings warns; so does the next one', async () => {
  const lost: Intercept = ({ path }) => (path === '/updateQueue' ? { cut: 'before' } : undefined)
  const first = await cancelled(afterCreation(), lost)
  expect(first.passed).toBe(false)
  expect(first.warnings.map(({ message }) => message).join()).toMatch(
    /The run was cancelled before the new queue \S+ had its settings: .+ Use `update-queue`/,
  )
  await using service = await fakeQueues({ main: first.queue ?? {} })
  const again = await runQueue(service.url, first.given)
  expect(again.outputs['outcome']).toBe('already-exists')
  expect(again.seen.warnings[0]?.message).toContain('required-statuses: ')
})

describe('a cancelled run may take 6.1 s of its 7.5 s to configure the queue', () => {
  // Once the run is cancelled, each pause ends after a second.
  const late = { status: 503, headers: { 'retry-after': '6' } }
  const sixPauses = [late, late, late, late, late, late]
  test.each([
    ['6 s', sixPauses, true],
    ['6.25 s', [{ status: 503 }, ...sixPauses], false],
  ])('%s', async (_, refusals, isConfigured) => {
    let created = false
    let reads = 0
    const { passed, queue, warnings } = await cancelled(
      (path) => {
        created ||= path === '/createQueue'
        if (created && path === '/getQueue') reads++
        return reads === 1
      },
      // The first reading is the one that the run does not wait for.
      ({ path }) => (path === '/getQueue' ? refusals[reads - 2] : undefined),
    )
    expect({ passed, statuses: queue?.['requiredStatuses'] }).toEqual({
      passed: false,
      statuses: isConfigured ? ['ci'] : null,
    })
    expect(warnings).toHaveLength(isConfigured ? 0 : 1)
  })
})

test('a run that is cancelled while the new queue switches modes is aborted', async () => {
  const clock = new VirtualClock()
  const abort = new AbortController()
  let isUpdated = false
  await using service = await fakeQueues({}, ({ path }, queue) => {
    if (path === '/updateQueue') {
      isUpdated = true
      // Between two readings.
      clock.timer(1500, () => abort.abort(new RunCancelled('SIGINT')))
    }
    return isUpdated && path === '/getQueue'
      ? { body: { ...queue, state: 'switching_modes' } }
      : undefined
  })
  const given = create('concurrency: 4\nrequired-statuses: [ci]')
  const { outputs, error } = await runQueue(service.url, given, { clock, signal: abort.signal })
  expect(outputs['outcome']).toBe('aborted')
  expect(error).not.toContain('internal error')
})

describe("a run that is cancelled when someone else's queue was in the way leaves that as it is", () => {
  const WARNING = 'Someone else may have created it, so it was not changed. Use'
  test.each([
    ['no answer, other settings', 'concurrency: 4', '/createQueue', WARNING],
    ['no answer, and nothing sent that could tell', '', '/createQueue', WARNING],
    ['a conflict', 'concurrency: 9', '/getQueue', ''],
  ])('%s', async (_, sent, cancelledAt, warning) => {
    const abort = new AbortController()
    const theirs = { concurrency: 9, requiredStatuses: ['theirs'] }
    let reads = 0
    await using service = await fakeQueues({ main: theirs }, ({ path }) => {
      if (path === '/getQueue' && reads++ === 0) return { status: 404, body: 'no such queue' }
      if (path === cancelledAt) abort.abort(new RunCancelled('SIGINT'))
      return undefined
    })
    const given = create(`${sent}\nrequired-statuses: [ci]`)
    const { passed, warnings } = await runQueue(service.url, given, { signal: abort.signal })
    expect(passed).toBe(false)
    expect(service.queue()).toMatchObject(theirs)
    expect(service.writes().map(([path]) => path)).toEqual(['/createQueue'])
    expect(warnings.join()).toContain(warning)
  })
})
