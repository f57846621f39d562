import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { systemClock } from '../../src/shared/clock.js'
import { CERTIFICATE_PATH, faultServer, type Misbehave } from '../support/fault-server.js'
import { expect, test } from '../support/jest.js'
import { testWithSignals } from '../support/platform.js'
import { QueueModel } from '../support/queue-model.js'
import { runBundle } from '../support/run-bundle.js'
import { commandsIn, leaks } from '../support/runner-model.js'

const pullRequest = { 'pull-request': '12', 'target-branch': 'main' }
const OURS = new Set(['add-mask', 'error', 'warning', 'debug', 'group', 'endgroup'])

function service(
  misbehave?: Misbehave,
  when: (index: number) => boolean = () => true,
  tls = false,
) {
  const model = new QueueModel()
  const fault = (index: number) => (when(index) ? misbehave : undefined)
  return faultServer({ model, clock: systemClock, fault, tls }).then((server) => ({
    server,
    model,
  }))
}

test('a step with a proven result passes, and every output is written', async () => {
  const { server, model } = await service()
  await using _ = server
  const run = await runBundle({ operation: 'submit', 'api-url': server.url, ...pullRequest })
  expect(run.code).toBe(0)
  expect(run.outputs['outcome']).toBe('submitted')
  expect(model.queued).toBe(true)
  expect(run.stderr).toBe('')
  expect(JSON.parse(run.result ?? '')).toMatchObject({ outcome: 'submitted' })
  expect(run.summary).toContain('is in the queue')
})

// A failing step does not set an exit code: only the guard at the top of src/index.ts makes it
// fail.
test('a refusal fails the step, with outputs, result file and summary', async () => {
  const { server } = await service(({ answer }) => answer({ status: 400, body: 'no' }))
  await using _ = server
  const run = await runBundle({ operation: 'submit', 'api-url': server.url, ...pullRequest })
  expect(run.code).toBe(1)
  expect(run.outputs['outcome']).toBe('refused')
  expect(JSON.parse(run.result ?? '')).toMatchObject({ outcome: 'refused' })
  expect(run.summary).toContain('was not submitted to the queue of main')
  expect(run.stdout.match(/^::error/gm)).toHaveLength(1)
})

test('an untrusted certificate is refused at once, and a trusted one is used', async () => {
  const { server, model } = await service(undefined, undefined, true)
  await using _ = server
  const inputs = { operation: 'submit', 'api-url': server.url, ...pullRequest }
  const refused = await runBundle(inputs)
  expect(refused.code).toBe(1)
  expect(refused.outputs['outcome']).toBe('unavailable')
  expect(refused.stdout).toContain('DEPTH_ZERO_SELF_SIGNED_CERT')
  expect(server.requests).toHaveLength(0)
  const env = { NODE_EXTRA_CA_CERTS: fileURLToPath(CERTIFICATE_PATH) }
  const trusted = await runBundle(inputs, { env })
  expect(trusted.code).toBe(0)
  expect(trusted.outputs['outcome']).toBe('submitted')
  expect(model.queued).toBe(true)
})

/** Runs in the process of the step before the bundle does. */
const before = (code: string) => ({
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code)}`,
})
/** Runs once the bundle listens, so that its listener ends the step. */
const onceListening = (event: string, code: string) =>
  before(`const timer = setInterval(() => {
    if (process.listenerCount('${event}') === 0) return
    clearInterval(timer)
    ${code}
  }, 1)`)

test.each([
  [
    'an exception that nobody catches',
    onceListening('uncaughtException', "throw new Error('planted')"),
  ],
  [
    'a rejection that nobody catches',
    onceListening('unhandledRejection', "Promise.reject(new Error('planted'))"),
  ],
  [
    'a step that throws before its guard',
    before(`const { write } = process.stdout
    process.stdout.write = () => {
      process.stdout.write = write
      throw new Error('planted')
    }`),
  ],
])('%s fails the step as an internal error', async (_, env) => {
  // The service never answers, so the step still runs when the error comes.
  const { server } = await service(() => {})
  await using _server = server
  const inputs = { operation: 'get-pull-request', 'api-url': server.url, ...pullRequest }
  const run = await runBundle(inputs, { env })
  expect(run.code).toBe(1)
  expect(run.outputs['outcome']).toBeUndefined()
  expect(run.stdout).toMatch(/^::error::Internal error of the action: Error: planted/m)
})

test('without a file for outputs the step fails', async () => {
  const { server } = await service()
  await using _ = server
  const run = await runBundle(
    { operation: 'submit', 'api-url': server.url, ...pullRequest },
    { env: { GITHUB_OUTPUT: '/nowhere/output' } },
  )
  expect(run.code).toBe(1)
  expect(run.stdout).toContain('The outputs could not be written')
  expect(run.summary).toContain('is in the queue')
})

test('hostile text runs no command, and the token is printed only to be masked', async () => {
  const token = 'tok/3n+0f=the&t3st'
  const hostile = `::error::x\n##[error]y ::set-output name=a::b #\u00ad#[warning]z ${token}`
  const { server } = await service(({ answer }) => answer({ status: 400, body: hostile }))
  await using _ = server
  const run = await runBundle(
    { operation: 'submit', 'api-url': server.url, 'api-token': token, ...pullRequest },
    { env: { RUNNER_DEBUG: '1' } },
  )
  const masks = /^::add-mask::.*$/gm
  const printed = (run.stdout + run.stderr).replace(masks, '')
  expect(leaks(printed + run.summary + run.result + JSON.stringify(run.outputs), token)).toBe(false)
  expect(commandsIn(printed).filter((name) => !OURS.has(name))).toEqual([])
})

const cases = (['SIGINT', 'SIGTERM'] as const).flatMap((signal) =>
  ['submit', 'cancel', 'restart-tests', 'get-pull-request', 'wait-for-merge', 'get-queue'].map(
    (operation) => ({ signal, operation }),
  ),
)
testWithSignals.each(cases)(
  '$signal during $operation ends the step, with everything written',
  async ({ signal, operation }) => {
    let asked = () => {}
    const request = new Promise<void>((resolve) => {
      asked = resolve
    })
    const { server } = await service(() => asked())
    await using _ = server
    const run = await runBundle(
      { operation, 'api-url': server.url, ...pullRequest },
      {
        async meanwhile(kill) {
          await request
          kill(signal)
        },
      },
    )
    expect(run.code).toBe(1)
    expect(run.outputs['outcome']).toBe('aborted')
    expect(JSON.parse(run.result ?? '')).toMatchObject({ operation, outcome: 'aborted' })
    expect(run.summary).toMatch(/^### /)
  },
)

testWithSignals(
  'on-abort: cancel reports a pull request that it could not take out before the runner ends the step',
  async () => {
    const { server, model } = await service(
      () => {},
      (index) => index > 0,
    )
    await using _ = server
    model.enqueue()
    const run = await runBundle(
      {
        operation: 'wait-for-merge',
        'api-url': server.url,
        'on-abort': 'cancel',
        ...pullRequest,
      },
      {
        async meanwhile(kill) {
          while (server.requests.length < 1) await pause(20)
          await pause(300)
          kill('SIGTERM')
        },
      },
    )
    expect(run.code).toBe(1)
    expect(run.outputs['outcome']).toBe('aborted')
    expect(run.outputs['state']).toEqual(String(model.record?.['state']).toUpperCase())
    expect(run.summary).toContain('could not be taken out of the queue')
  },
)

test('a result file that cannot be written fails the step, and the outputs are still written', async () => {
  const { server } = await service()
  await using _ = server
  const run = await runBundle(
    { operation: 'submit', 'api-url': server.url, ...pullRequest },
    { env: { RUNNER_TEMP: join(fileURLToPath(import.meta.url), 'temp') } },
  )
  expect(run.code).toBe(1)
  expect(run.outputs['outcome']).toBe('submitted')
  expect(run.stdout).toContain('The result file could not be written')
})
