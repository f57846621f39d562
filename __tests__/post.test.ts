import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { inputDefaults } from '../src/contract.js'
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

test('puts the state found back', async () => {
  const { proven, state, seen } = await post(restore('draining', 'paused'), 'paused')
  expect(proven).toBe(true)
  expect(state).toBe('draining')
  expect(seen.summary).toContain('was put back')
  expect(seen.errors).toEqual([])
})

test('a write that never happened needs no undoing', async () => {
  const { proven, writes } = await post(restore('running', 'paused'), 'running')
  expect(proven).toBe(true)
  expect(writes).toEqual([])
})

test.each(['draining', 'switching_modes'])('a queue that is %s now is left alone', async (now) => {
  const { proven, writes, seen } = await post(restore('running', 'paused'), now)
  expect(proven).toBe(true)
  expect(writes).toEqual([])
  expect(seen.notices[0]?.message).toContain('somebody else changed it')
})

test('a queue that is gone is left alone', async () => {
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
  expect(seen.errors[0]?.message).toContain('could not be put back')
})

test('fails when what was left cannot be read', async () => {
  const { proven } = await post('{"ref":', 'paused')
  expect(proven).toBe(false)
})

test('with nothing left it asks nothing and says nothing', async () => {
  await using service = await fakeQueues({ main: {} })
  const { runner, seen } = recorder({ 'api-url': service.url })
  expect(await postMain(runner)).toBe(true)
  expect(service.calls).toEqual([])
  expect(seen.info).toEqual([])
})

/** Runs the action as the runner does, with the state that earlier steps saved. */
async function runProcess(env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'merge-queue-action-post-'))
  const files = Object.fromEntries(
    ['GITHUB_STATE', 'GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY'].map((name) => {
      writeFileSync(join(folder, name), '')
      return [name, join(folder, name)]
    }),
  )
  const index = fileURLToPath(new URL('../src/index.js', import.meta.url))
  const child = spawn(process.execPath, [index], {
    env: { PATH: process.env['PATH'], RUNNER_TEMP: folder, ...files, ...env },
  })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk
  })
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  const saved = readFileSync(files['GITHUB_STATE'] ?? '', 'utf8')
  const state = [...saved.matchAll(/^(\w+)<<(\S+)\n([\s\S]*?)\n\2$/gm)]
  return {
    code,
    printed,
    saved,
    /** As the runner hands it to the post step. */
    stateEnv: Object.fromEntries(state.map(([, name, , value]) => [`STATE_${name}`, value ?? ''])),
  }
}

const inputsEnv = (inputs: Record<string, string>) =>
  Object.fromEntries(
    Object.entries({ ...inputDefaults, ...inputs }).map(([name, value]) => [
      `INPUT_${name.toUpperCase()}`,
      value ?? '',
    ]),
  )

test('one file is step and post step: it pauses, and at the end of the job resumes', async () => {
  await using service = await fakeQueues({ main: {} })
  const env = inputsEnv({
    operation: 'pause-queue',
    'api-url': service.url,
    'api-token': 'tok-3n-0f-the-t3st',
    repository: 'octo-org/orion',
    'target-branch': 'main',
    'resume-after-job': 'true',
  })
  const step = await runProcess(env)
  expect(step.code).toBe(0)
  expect(service.queue()?.['state']).toBe('paused')
  expect(step.saved).not.toContain('tok-3n')
  const end = await runProcess({ ...env, ...step.stateEnv })
  expect(end.code).toBe(0)
  expect(service.queue()?.['state']).toBe('running')
  const calls = service.calls.length
  const nothing = await runProcess({ ...env, STATE_phase: 'post' })
  expect(nothing.code).toBe(0)
  expect(service.calls).toHaveLength(calls)
})
