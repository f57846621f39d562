import { postMain } from '../src/post.js'
import { RunCancelled } from '../src/shared/errors.js'
import { fakeQueues, type Intercept } from './support/fake-queue.js'
import { describe, expect, test } from './support/jest.js'
import { recorder } from './support/recorder.js'
import { runQueue } from './support/run-queue.js'
import { VirtualClock } from './support/virtual-clock.js'

const restore = (found: string, set: string, proved = true) =>
  JSON.stringify({ found, set, proved })

interface End {
  readonly inputs?: Readonly<Record<string, string>>
  readonly clock?: VirtualClock
  readonly signal?: AbortSignal
}

/** Runs the post step of a step that saved this, on a queue in this state. */
async function post(
  saved: string,
  state: string,
  intercept?: Intercept,
  { inputs, ...options }: End = {},
) {
  await using service = await fakeQueues({ main: { state } }, intercept)
  const { runner, seen } = recorder(
    {
      operation: 'pause-queue',
      'api-url': service.url,
      'target-branch': 'main',
      'resume-after-job': 'true',
      ...inputs,
    },
    options,
  )
  seen.state['restore'] = saved
  const proven = await postMain(runner)
  const tokens = new Set(service.calls.map(({ headers }) => headers['x-api-token']))
  const { writes, queue } = service
  return { proven, seen, state: queue()?.['state'], writes: writes(), tokens: [...tokens] }
}

test('a step that left nothing has nothing to restore, and no word of it', async () => {
  const { proven, seen, writes } = await post('', 'paused')
  expect({
    proven,
    writes,
    warnings: seen.warnings,
    info: seen.info,
    summary: seen.summary,
  }).toEqual({ proven: true, writes: [], warnings: [], info: [], summary: '' })
})

test('restores the state found', async () => {
  const { proven, state, seen, tokens } = await post(restore('running', 'paused'), 'paused')
  expect({ proven, state }).toEqual({ proven: true, state: 'running' })
  expect(tokens).toEqual(['tok-3n-0f-the-t3st'])
  const sentence = 'The queue octo-org/orion@main was restored from paused to running'
  expect(seen.info).toContain(sentence)
  expect(seen.summary).toContain('was restored')
  expect(seen.errors).toEqual([])
  expect(seen.warnings).toEqual([])
})

test('writes no summary where the step is to write none', async () => {
  const inputs = { summary: 'false' }
  const { state, seen } = await post(restore('running', 'paused'), 'paused', undefined, { inputs })
  expect({ state, summary: seen.summary }).toEqual({ state: 'running', summary: '' })
})

test.each(['paused', 'draining'])('warns when it restores a queue to %s', async (found) => {
  const inputs = { operation: found === 'paused' ? 'drain-queue' : 'pause-queue' }
  const set = found === 'paused' ? 'draining' : 'paused'
  const { proven, state, seen } = await post(restore(found, set), set, undefined, { inputs })
  expect({ proven, state }).toEqual({ proven: true, state: found })
  expect(seen.warnings[0]?.message).toContain('merges nothing until someone resumes it')
  expect(seen.summary).toContain('⚠️')
})

test.each(['running', 'draining', 'switching_modes'])(
  'warns of a queue that is %s now, which this job did not set, and leaves it',
  async (now) => {
    const { proven, writes, seen } = await post(restore('running', 'paused'), now)
    expect(proven).toBe(true)
    expect(writes).toEqual([])
    expect(seen.warnings[0]?.message).toContain('Someone else changed it')
  },
)

test.each(['running', 'draining'])(
  'a first reading that lags and shows the queue %s leaves nothing paused',
  async (shown) => {
    const clock = new VirtualClock()
    const intercept: Intercept = ({ path }, queue) =>
      path === '/getQueue' && clock.elapsed < 1500
        ? { body: { ...queue, state: shown } }
        : undefined
    const { state, seen } = await post(restore('running', 'paused'), 'paused', intercept, { clock })
    expect({ state, warnings: seen.warnings }).toEqual({ state: 'running', warnings: [] })
    expect(clock.elapsed).toBe(1500)
  },
)

test('a queue that no longer exists is not restored', async () => {
  const { proven, seen } = await post(restore('running', 'paused'), 'paused', () => ({
    status: 404,
    body: 'no such queue',
  }))
  expect(proven).toBe(true)
  expect(seen.warnings[0]?.message).toContain('is gone')
})

describe('a run that was cancelled before the change was proved', () => {
  const unproved = restore('running', 'paused', false)

  test('is restored when the change shows within 15 s', async () => {
    const clock = new VirtualClock()
    let shown = false
    const intercept: Intercept = (_, queue) => {
      if (queue && !shown && clock.elapsed >= 7000) {
        queue['state'] = 'paused'
        shown = true
      }
      return undefined
    }
    const { state, writes } = await post(unproved, 'running', intercept, { clock })
    expect(state).toBe('running')
    expect(writes).toEqual([['/updateQueue', { state: 'running' }]])
    expect(clock.elapsed).toBe(7500)
  })

  test('gets the restoring update also when the change does not show', async () => {
    const clock = new VirtualClock()
    const { proven, writes, seen } = await post(unproved, 'running', undefined, { clock })
    expect(proven).toBe(true)
    expect(clock.elapsed).toBe(15_000)
    expect(writes).toEqual([['/updateQueue', { state: 'running' }]])
    expect(seen.warnings).toEqual([])
  })
})

test.each([
  ['is never answered', () => ({ cut: 'before' as const })],
  [
    'is answered with 401 after an attempt without an answer',
    (attempt: number) => (attempt === 1 ? { cut: 'before' as const } : { status: 401 }),
  ],
])('a pause that takes effect late and %s is undone at the end of the job', async (_, answer) => {
  const clock = new VirtualClock()
  let pausedAt: number | undefined
  let attempts = 0
  let isOver = false
  await using service = await fakeQueues({ main: {} }, ({ path }) => {
    if (path !== '/updateQueue' || isOver) return undefined
    attempts++
    if (attempts === 1) pausedAt = clock.elapsed + 125_000
    return answer(attempts)
  })
  const queue = service.queue()
  clock.onAdvance = (at) => {
    if (pausedAt === undefined || at < pausedAt || !queue) return
    queue['state'] = 'paused'
    pausedAt = undefined
  }
  const inputs = { operation: 'pause-queue', 'resume-after-job': 'true' }
  const { passed, runner } = await runQueue(service.url, inputs, { clock })
  expect(passed).toBe(false)
  isOver = true
  await clock.sleep(Math.max(0, 120_000 - clock.elapsed))
  expect(await postMain(runner)).toBe(true)
  await clock.sleep(10_000)
  expect(service.queue()?.['state']).toBe('running')
})

test('a pause that a cancelled run could not read back is left to undo', async () => {
  const abort = new AbortController()
  let sent = false
  await using service = await fakeQueues({ main: {} }, ({ path }) => {
    if (sent) abort.abort(new RunCancelled('SIGINT'))
    sent ||= path === '/updateQueue'
    return undefined
  })
  const inputs = { operation: 'pause-queue', 'resume-after-job': 'true' }
  const { seen } = await runQueue(service.url, inputs, { signal: abort.signal })
  expect(service.queue()?.['state']).toBe('paused')
  expect(seen.outputs['outcome']).toBe('aborted')
  expect(seen.state['restore']).toBe(restore('running', 'paused', false))
})

test.each([401, 404])('a pause that was refused with %d leaves nothing to undo', async (status) => {
  await using service = await fakeQueues({ main: {} }, ({ path }) =>
    path === '/updateQueue' ? { status } : undefined,
  )
  const inputs = { operation: 'pause-queue', 'resume-after-job': 'true' }
  const { seen } = await runQueue(service.url, inputs)
  expect(seen.state['restore']).toBe('')
})

test.each([
  [540, true],
  [660, false],
])('has patience of ten minutes with a service that asks for %d s: %s', async (seconds, enough) => {
  const clock = new VirtualClock()
  let asked = 0
  const intercept: Intercept = () =>
    asked++ === 0 ? { status: 429, headers: { 'retry-after': `${seconds}` } } : undefined
  const inputs = { 'retry-timeout-seconds': '0.1' }
  const { proven, state } = await post(restore('running', 'paused'), 'paused', intercept, {
    clock,
    inputs,
  })
  expect({ proven, state }).toEqual({ proven: enough, state: enough ? 'running' : 'paused' })
  expect(clock.elapsed).toBe(enough ? 540_000 : 0)
})

test('uses all of the time that a cancelled run has', async () => {
  const clock = new VirtualClock()
  const abort = new AbortController()
  abort.abort(new RunCancelled('SIGINT'))
  const intercept: Intercept = () => (clock.elapsed < 3000 ? { status: 503 } : undefined)
  const options = { clock, signal: abort.signal }
  const late = await post(restore('running', 'paused'), 'paused', intercept, options)
  expect({ proven: late.proven, state: late.state }).toEqual({ proven: true, state: 'running' })
  const never = await post(restore('running', 'paused'), 'paused', () => ({ status: 503 }), {
    ...options,
    clock: new VirtualClock(),
  })
  expect(never.proven).toBe(false)
})

test.each([
  ['another operation', { operation: 'resume-queue' }, restore('running', 'paused')],
  [
    'a step without resume-after-job',
    { 'resume-after-job': 'false' },
    restore('running', 'paused'),
  ],
  ['another state than the step sets', {}, restore('running', 'draining')],
  ['of another operation, and not even readable', { operation: 'get-queue' }, '{'],
])('ignores a state that the step did not save, with a warning: %s', async (_, inputs, saved) => {
  const { proven, writes, seen } = await post(saved, 'paused', undefined, { inputs })
  expect(proven).toBe(true)
  expect(writes).toEqual([])
  expect(seen.errors).toEqual([])
  expect(seen.warnings[0]?.message).toContain('was ignored')
})

test('restores the queue of the inputs, whatever the saved state names', async () => {
  const saved = JSON.stringify({
    ...JSON.parse(restore('running', 'paused')),
    ref: { targetBranch: 'release', repository: { host: 'a', owner: 'b', name: 'c' } },
  })
  const { state } = await post(saved, 'paused')
  expect(state).toBe('running')
})

test('two jobs that overlap leave no queue draining without a word', async () => {
  await using service = await fakeQueues({ main: {} })
  const job = (operation: string) => ({ operation, 'resume-after-job': 'true', wait: 'false' })
  const first = await runQueue(service.url, job('drain-queue'))
  const second = await runQueue(service.url, job('pause-queue'))
  const ends = []
  for (const { runner, seen } of [first, second]) {
    await postMain(runner)
    ends.push(seen.warnings.map(({ message }) => message).join())
  }
  expect(service.queue()?.['state']).toBe('draining')
  expect(ends[0]).toContain('Someone else changed it')
  expect(ends[1]).toContain('restored from paused to draining')
})

test.each<[string, Intercept]>([
  ['the service refuses', ({ path }) => (path === '/updateQueue' ? { status: 403 } : undefined)],
  ['the service is down', () => ({ status: 500 })],
  ['the write does not take', ({ path }) => (path === '/updateQueue' ? {} : undefined)],
])('fails with one error when %s', async (_, intercept) => {
  const { proven, seen, state } = await post(restore('running', 'paused'), 'paused', intercept)
  expect(proven).toBe(false)
  expect(state).toBe('paused')
  expect(seen.errors).toHaveLength(1)
  expect(seen.errors[0]?.properties).toEqual({ title: 'Merge queue: resume-after-job failed' })
  expect(seen.errors[0]?.message).toMatch(
    /^The queue could not be restored to the state it had before this job: (?!\w*Error)/,
  )
})

test('after one 404 the queue is read again before giving up', async () => {
  let missed = 0
  const { proven, state, writes } = await post(restore('running', 'paused'), 'paused', () =>
    missed++ === 0 ? { status: 404, body: 'no such queue' } : undefined,
  )
  expect(proven).toBe(true)
  expect(state).toBe('running')
  expect(writes).toHaveLength(1)
})

test.each([
  ['cut', '{"ref":'],
  ['of another shape', '{}'],
  ['a state that no step sets', restore('running', '')],
  ['nested without end', '['.repeat(100_000)],
  ['a text in a text', JSON.stringify(restore('running', 'paused'))],
])('fails in words when what was left is damaged: %s', async (_, left) => {
  const { proven, seen, writes } = await post(left, 'paused')
  expect(proven).toBe(false)
  expect(writes).toEqual([])
  expect(seen.errors).toHaveLength(1)
  expect(seen.errors[0]?.message).toContain(
    'the step saved for the end of the job is corrupted. Check the queue',
  )
  expect(seen.errors[0]?.message).not.toMatch(/invalid_|"path"|JSON/)
})

test('fails in words when an input is wrong, and sends nothing', async () => {
  const { proven, seen, writes } = await post(restore('running', 'paused'), 'paused', undefined, {
    inputs: { 'api-url': 'http://api.example.com/v1' },
  })
  expect(proven).toBe(false)
  expect(writes).toEqual([])
  expect(seen.errors[0]?.message).toContain('Input `api-url` must begin with https://')
})
