import { fakeQueues } from '../support/fake-queue.js'
import { expect, test } from '../support/jest.js'
import { jsonOutput } from '../support/recorder.js'
import { runQueue } from '../support/run-queue.js'
import { shown } from '../support/shown.js'
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
  expect(jsonOutput(first.outputs, 'changes')).toEqual([
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

test('the outputs have the settings that took, and the error those that did not', async () => {
  await using service = await fakeQueues({ main: {} }, ({ path }, queue) => {
    if (path !== '/updateQueue') return undefined
    Object.assign(queue ?? {}, { state: 'paused', batch: true })
    return {}
  })
  const inputs = { ...update('concurrency: 9\nbatch: true'), 'queue-state': 'paused' }
  const { passed, outputs, error } = await runQueue(service.url, inputs)
  expect(passed).toBe(false)
  expect(outputs).toMatchObject({ outcome: 'refused', 'queue-state': 'paused', changed: 'true' })
  expect(error).toContain('`concurrency` is still 2, requested 9')
  expect(error).not.toContain('`batch`')
  expect(jsonOutput(outputs, 'queue')).toMatchObject({ concurrency: 2, batch: true })
  expect(jsonOutput(outputs, 'changes')).toEqual([
    { field: 'batch', before: false, after: true },
    { field: 'state', before: 'running', after: 'paused' },
  ])
})

test('the settings beyond the interface document are sent, read back and compared', async () => {
  await using service = await fakeQueues({
    main: { stateLabelsEnabled: true, labelCommandsEnabled: false },
  })
  const settings =
    'enqueueing-label: merge-me\nextension-enabled: false\nlabel-commands-enabled: true\nstate-labels-enabled: true'
  const { outputs, seen } = await runQueue(service.url, update(settings))
  expect(outputs['outcome']).toBe('updated')
  expect(service.writes()).toEqual([
    [
      '/updateQueue',
      { enqueueingLabel: 'merge-me', extensionEnabled: false, labelCommandsEnabled: true },
    ],
  ])
  expect(seen.summary).toContain('merge-me')
})

test('the names that older servers show are read', async () => {
  await using service = await fakeQueues({
    main: {
      testingTimeoutMinutes: undefined,
      testingTimeoutMins: 45,
      batchingMaxWaitTimeMinutes: undefined,
      batchingMaxWaitTimeMins: 7,
    },
  })
  const settings = 'testing-timeout-minutes: 45\nbatching-max-wait-time-minutes: 7'
  const { outputs } = await runQueue(service.url, update(settings))
  expect(outputs['outcome']).toBe('unchanged')
  expect(jsonOutput(outputs, 'queue')).toMatchObject({
    testingTimeoutMinutes: 45,
    batchingMaxWaitTimeMinutes: 7,
  })
})

test('words are compared and accepted in any case', async () => {
  await using service = await fakeQueues({
    main: {
      state: 'PAUSED',
      mode: 'PARALLEL',
      directMergeMode: 'ALWAYS',
      optimizationMode: 'OFF',
      mergeMethod: 'MERGE_COMMIT',
    },
  })
  const settings = 'mode: Parallel\ndirect-merge-mode: always\noptimization-mode: OFF'
  const same = await runQueue(service.url, {
    ...update(`${settings}\nmerge-method: merge_commit`),
    'queue-state': 'Paused',
  })
  expect(same.outputs).toMatchObject({ outcome: 'unchanged', 'queue-mode': 'parallel' })
  const other = { ...update('merge-method: SQUASH'), 'queue-state': 'RUNNING' }
  expect((await runQueue(service.url, other)).outputs['outcome']).toBe('updated')
  expect(service.writes()).toEqual([['/updateQueue', { mergeMethod: 'squash', state: 'running' }]])
})

test.each([
  ['0', 'updated', [['/updateQueue', { testingTimeoutMinutes: 0 }]]],
  ['4294967295', 'updated', [['/updateQueue', { testingTimeoutMinutes: 4294967295 }]]],
  ['4294967296', 'invalid-input', []],
  ['-1', 'invalid-input', []],
  ['1.5', 'invalid-input', []],
])('testing-timeout-minutes: %s is %s', async (minutes, outcome, writes) => {
  await using service = await fakeQueues({ main: {} })
  const settings = `testing-timeout-minutes: ${minutes}`
  const { outputs, error } = await runQueue(service.url, update(settings))
  expect(outputs['outcome']).toBe(outcome)
  expect(service.writes()).toEqual(writes)
  expect(error.includes('a whole number from 0 to 4294967295')).toBe(writes.length === 0)
})

test('the step waits until the queue has switched modes, through an outage of some minutes', async () => {
  const clock = new VirtualClock()
  await using service = await fakeQueues({ main: {} }, ({ path }, queue) => {
    const minutes = clock.elapsed / 60_000
    if (path !== '/getQueue' || queue?.['mode'] !== 'parallel' || minutes >= 9) return undefined
    if (minutes > 2 && minutes < 7) return { status: 503, body: 'deploying' }
    return { body: { ...queue, state: 'switching_modes' } }
  })
  const { outputs, seen } = await runQueue(service.url, update('mode: parallel'), { clock })
  expect(outputs).toMatchObject({ outcome: 'updated', 'queue-mode': 'parallel' })
  expect(clock.elapsed).toBeLessThan(10 * 60_000)
  expect(seen.info.some((line) => line.includes('switching modes'))).toBe(true)
})

test.each([
  ['required-statuses: []', { requiredStatuses: ['ci'] }, 'is still ["ci"], requested []'],
  ['required-statuses: null', { requiredStatuses: ['ci'] }, "requested Trunk's defaults"],
  ['required-statuses: [ci]', { requiredStatuses: null }, "is still Trunk's defaults"],
  [
    'concurrency: 3\nbatch: true',
    { concurrency: 2, batch: false },
    '`concurrency` is still 2, requested 3; `batch` is still false, requested true',
  ],
  [
    'enqueueing-label: merge-me',
    { enqueueingLabel: undefined },
    '`enqueueing-label` is not shown, requested "merge-me": this service may not know this setting',
  ],
  [
    'testing-timeout-minutes: 3',
    { testingTimeoutMinutes: null, testingTimeoutMins: 60 },
    'this is an older service, which calls it `testingTimeoutMins`',
  ],
  ['testing-timeout-minutes: 3', { testingTimeoutMinutes: 60 }, 'is still 60, requested 3. '],
  [
    'concurrency: 3',
    { concurrency: 2, testingTimeoutMinutes: null, testingTimeoutMins: 60 },
    '`concurrency` is still 2, requested 3. ',
  ],
])(
  'a setting that did not take within 10 s is refused by name: %s on %j',
  async (settings, shown, words) => {
    await using service = await fakeQueues({ main: shown }, ({ path }) =>
      path === '/updateQueue' ? { body: 'OK' } : undefined,
    )
    const { error, clock, ...step } = await runQueue(service.url, update(settings))
    expect(step).toMatchObject({ passed: false, outcome: 'refused' })
    expect(error).toContain('Trunk acknowledged it, but `')
    expect(error).toContain(words)
    // An empty list that did not take is cleared in another way, which takes as long.
    expect(clock.elapsed).toBe(settings.includes('[]') ? 20_000 : 10_000)
  },
)

test('an acknowledged update that cannot be read back is unknown-outcome', async () => {
  let written = false
  await using service = await fakeQueues({ main: {} }, ({ path }) => {
    if (path === '/updateQueue') written = true
    else if (written) return { status: 500, body: 'down' }
    return undefined
  })
  const step = await runQueue(service.url, update('concurrency: 3'))
  expect(step).toMatchObject({ passed: false, outcome: 'unknown-outcome' })
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
  expect(shown(dry.seen.summary)).toMatch(
    /^### ℹ️ Queue main would change \(dry run\)\n\n```diff\n- concurrency: 2\n\+ concurrency: 3\n```\n\n<details><summary>Requests<\/summary>\n\nPOST /,
  )
  const idle = await runQueue(service.url, { ...update('concurrency: 2'), 'dry-run': 'true' })
  expect(idle.outputs['outcome']).toBe('unchanged')
  expect(service.writes()).toEqual([])
})

test('wrong numbers are quoted, with infinity and NaN', async () => {
  await using service = await fakeQueues({ main: {} })
  const wrong = 'concurrency: -.inf\nbatching-min-size: .nan\nbatching-max-wait-time-minutes: -1'
  const { error } = await runQueue(service.url, update(wrong))
  expect(error?.match(/but is "[^"]+"/g)).toEqual(
    ['-Infinity', 'NaN', '-1'].map((is) => `but is "${is}"`),
  )
})

test('every wrong setting is reported with its line, together with other wrong inputs, before any request', async () => {
  await using service = await fakeQueues({ main: {} })
  const settings =
    'concurency: 3\nbatch: yes\nmode: paralel\nbatching-min-size: 0\nrequired-statuses: ci'
  const { error, ...step } = await runQueue(service.url, {
    ...update(settings),
    'queue-state': 'stopped',
  })
  expect(step).toMatchObject({ passed: false, outcome: 'invalid-input' })
  expect(error).toContain('line 1, column 1: unknown key `concurency`; did you mean `concurrency`?')
  expect(error).toContain('line 2, column 8: `batch` must be true or false, but is "yes"')
  expect(error).toContain('line 3, column 7: `mode` is "paralel"')
  expect(error).toContain('line 4, column 20: `batching-min-size` must be a whole number from 1 up')
  expect(error).toContain('line 5, column 20: `required-statuses` must be a list or null')
  expect(error).toContain('Input `queue-state` is "stopped"')
  expect(service.calls).toEqual([])
})

test('a queue that still switches modes after ten minutes is refused', async () => {
  const clock = new VirtualClock()
  await using service = await fakeQueues({ main: {} }, ({ path }, queue) =>
    path === '/getQueue' && queue?.['mode'] === 'parallel'
      ? { body: { ...queue, state: 'switching_modes' } }
      : undefined,
  )
  const { outputs, error } = await runQueue(service.url, update('mode: parallel'), { clock })
  expect(outputs).toMatchObject({ outcome: 'refused', 'queue-state': 'switching_modes' })
  expect(error).toContain('still switching modes after 10 min')
  expect(clock.elapsed).toBeLessThan(11 * 60_000)
})

test('update-queue also reads back a setting that needed no change', async () => {
  await using service = await fakeQueues(
    { main: { mode: 'single', concurrency: 2 } },
    (call, queue) => {
      if (call.path === '/updateQueue' && queue) queue['mode'] = 'parallel'
      return undefined
    },
  )
  const settings = 'mode: single\nconcurrency: 3'
  const { error, ...step } = await runQueue(service.url, update(settings))
  expect(step).toMatchObject({ passed: false, outcome: 'refused' })
  expect(error).toContain('`mode` is still "parallel"')
})
