import { expect, test } from '@jest/globals'
import { runAction } from '../demo/run-action.js'
import { postMain } from '../src/post.js'
import { fakeQueues, type Intercept } from './support/fake-queue.js'
import { recorder } from './support/recorder.js'

const restore = (found: string, set: string) =>
  JSON.stringify({
    ref: {
      repository: { host: 'github.com', owner: 'octo-org', name: 'orion' },
      targetBranch: 'main',
    },
    found,
    set,
  })

/** Runs the post step of a step that left this, on a queue in this state. */
async function post(left: string, state: string, intercept?: Intercept) {
  await using service = await fakeQueues({ main: { state } }, intercept)
  const { runner, seen } = recorder({ operation: 'pause-queue', 'api-url': service.url })
  seen.state['restore'] = left
  const proven = await postMain(runner)
  return { proven, seen, state: service.queue()?.['state'], writes: service.writes() }
}

test('restores the state found', async () => {
  const { proven, state, seen } = await post(restore('draining', 'paused'), 'paused')
  expect(proven).toBe(true)
  expect(state).toBe('draining')
  expect(seen.summary).toContain('was restored')
  expect(seen.errors).toEqual([])
})

test('a write that never happened needs no undoing', async () => {
  const { proven, writes } = await post(restore('running', 'paused'), 'running')
  expect(proven).toBe(true)
  expect(writes).toEqual([])
})

test.each(['draining', 'switching_modes'])(
  'a queue that is %s now is not restored',
  async (now) => {
    const { proven, writes, seen } = await post(restore('running', 'paused'), now)
    expect(proven).toBe(true)
    expect(writes).toEqual([])
    expect(seen.notices[0]?.message).toContain('someone else changed it')
  },
)

test('a queue that no longer exists is not restored', async () => {
  const { proven, seen } = await post(restore('running', 'paused'), 'paused', () => ({
    status: 404,
    body: 'no such queue',
  }))
  expect(proven).toBe(true)
  expect(seen.notices[0]?.message).toContain('is gone')
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
  expect(seen.errors[0]?.message).toContain('could not be restored')
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
  ['a state that cannot be set', restore('frozen', 'paused')],
  ['a state that no step sets', restore('running', '')],
  ['nested without end', '['.repeat(100_000)],
  ['two values', `${restore('running', 'paused')}{}`],
  ['a text in a text', JSON.stringify(restore('running', 'paused'))],
])('fails in words when what was left is damaged: %s', async (_, left) => {
  const { proven, seen, writes } = await post(left, 'paused')
  expect(proven).toBe(false)
  expect(writes).toEqual([])
  expect(seen.errors).toHaveLength(1)
  expect(seen.errors[0]?.message).toContain('the step saved for the end of the job is corrupted')
  expect(seen.errors[0]?.message).not.toMatch(/invalid_|"path"|JSON/)
})

test('with nothing to restore it sends nothing and logs nothing', async () => {
  await using service = await fakeQueues({ main: {} })
  const { runner, seen } = recorder({ 'api-url': service.url })
  expect(await postMain(runner)).toBe(true)
  expect(service.calls).toEqual([])
  expect(seen.info).toEqual([])
})

test('the bundle pauses, and at the end of the job resumes', async () => {
  await using service = await fakeQueues({ main: {} })
  const inputs = {
    operation: 'pause-queue',
    'api-url': service.url,
    'api-token': 'tok-3n-0f-the-t3st',
    'target-branch': 'main',
    'resume-after-job': 'true',
  }
  const step = await runAction({ inputs })
  expect(step.code).toBe(0)
  expect(service.queue()?.['state']).toBe('paused')
  expect(step.state).toEqual({ restore: expect.any(String) })
  expect(JSON.stringify(step.state)).not.toContain('tok-3n')
  const end = await runAction({ inputs, phase: 'post', state: step.state })
  expect(end.code).toBe(0)
  expect(service.queue()?.['state']).toBe('running')
  const calls = service.calls.length
  const nothing = await runAction({ inputs, phase: 'post', state: {} })
  expect(nothing.code).toBe(0)
  expect(service.calls).toHaveLength(calls)
})

test('a state in the environment does not turn a step into a post step that has nothing to do', async () => {
  await using service = await fakeQueues({ main: {} })
  const step = await runAction({
    inputs: {
      operation: 'pause-queue',
      'api-url': service.url,
      'api-token': 't0k3n',
      'target-branch': 'main',
    },
    env: { STATE_phase: 'post', STATE_restore: '' },
  })
  expect(step).toMatchObject({ code: 0, outputs: { outcome: 'paused' } })
  expect(service.queue()?.['state']).toBe('paused')
})
