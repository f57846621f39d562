/** The output `undo`: the settings from before, in a form that a later step can give back. */
import { RunCancelled } from '../../src/shared/errors.js'
import { fakeQueues } from '../support/fake-queue.js'
import { describe, expect, test } from '../support/jest.js'
import { runQueue } from '../support/run-queue.js'

const update = (settings: string, more = {}) => ({
  operation: 'update-queue',
  'queue-settings': settings,
  ...more,
})

test('has the values from before of what changes, one setting per line', async () => {
  await using service = await fakeQueues({ main: { concurrency: 4, mergeMethod: 'squash' } })
  const { outputs } = await runQueue(
    service.url,
    update('concurrency: 1\nbatch: true\nmerge-method: squash', { 'queue-state': 'paused' }),
  )
  expect(outputs['undo']).toBe('concurrency: 4\nbatch: false')
})

test.each([
  ['numbers and words', { concurrency: 4, mode: 'PARALLEL' }, 'concurrency: 1\nmode: single'],
  ['no time limit', { testingTimeoutMinutes: 0 }, 'testing-timeout-minutes: 30'],
  [
    'a label that YAML would misread',
    { enqueueingLabel: 'yes: #1 "now" ##[group]' },
    'enqueueing-label: hotfix',
  ],
  [
    'a list with names that YAML would split',
    { requiredStatuses: ['build (ubuntu-latest, 18)', 'ci #1', 'null'] },
    'required-statuses: [ci]',
  ],
  ['an empty list', { requiredStatuses: [] }, 'required-statuses: [ci]'],
  ['the default statuses', { requiredStatuses: null }, 'required-statuses: [ci]'],
])('restores %s', async (_, before, settings) => {
  await using service = await fakeQueues({ main: before })
  const settingsOf = () =>
    JSON.stringify({ ...service.queue(), requiredStatusesSource: undefined }).toLowerCase()
  const settingsBefore = settingsOf()
  const first = await runQueue(service.url, update(settings))
  expect(first.outcome).toBe('updated')
  const second = await runQueue(service.url, update(first.outputs['undo'] ?? ''))
  expect(second.error).toBe('')
  expect(settingsOf()).toBe(settingsBefore)
})

test.each([
  ['that is not shown', { batch: undefined }, 'batch: true', 'batch'],
  ['that no update accepts', { concurrency: 0 }, 'concurrency: 3', 'concurrency'],
  ['of an unknown word', { mergeMethod: 'octopus' }, 'merge-method: squash', 'merge-method'],
  ['that is empty', { enqueueingLabel: '' }, 'enqueueing-label: hotfix', 'enqueueing-label'],
  [
    'that has a secret',
    { enqueueingLabel: 'tok-3n-0f-the-t3st' },
    'enqueueing-label: hotfix',
    'enqueueing-label',
  ],
])('leaves out a value %s, with a warning', async (_, before, settings, name) => {
  await using service = await fakeQueues({ main: { pendingFailureDepth: 2, ...before } })
  const { outputs, warnings } = await runQueue(
    service.url,
    update(`${settings}\npending-failure-depth: 1`),
  )
  expect(outputs['undo']).toBe('pending-failure-depth: 2')
  expect(warnings).toEqual([expect.stringContaining(`\`undo\` cannot restore \`${name}\``)])
})

describe('is empty', () => {
  test.each([
    ['in a dry run', update('concurrency: 9', { 'dry-run': 'true' })],
    ['if nothing differs', update('concurrency: 2')],
    ['if only the state changes', update('', { 'queue-state': 'paused' })],
  ])('%s', async (_, inputs) => {
    await using service = await fakeQueues({ main: { concurrency: 2 } })
    const { passed, outputs } = await runQueue(service.url, inputs)
    expect(passed).toBe(true)
    expect(outputs['undo'] ?? '').toBe('')
  })
})

describe('is there', () => {
  test('after the service refused the update', async () => {
    await using service = await fakeQueues({ main: { concurrency: 2 } }, ({ path }) =>
      path === '/updateQueue' ? { status: 403, body: 'no' } : undefined,
    )
    const { passed, outputs } = await runQueue(service.url, update('concurrency: 9'))
    expect(passed).toBe(false)
    expect(outputs['undo']).toBe('concurrency: 2')
  })

  test('after the run was cancelled while the update was sent', async () => {
    const run = new AbortController()
    await using service = await fakeQueues({ main: { concurrency: 2 } }, ({ path }) => {
      if (path === '/updateQueue') run.abort(new RunCancelled('SIGINT'))
      return undefined
    })
    const { passed, outputs } = await runQueue(service.url, update('concurrency: 9'), {
      signal: run.signal,
    })
    expect(passed).toBe(false)
    expect(outputs['undo']).toBe('concurrency: 2')
  })
})

test.each(['', '# concurrency: 3', '{}'])(
  'the settings %j without a state change nothing',
  async (settings) => {
    await using service = await fakeQueues({ main: {} })
    const { passed, outputs } = await runQueue(service.url, update(settings))
    expect(passed).toBe(true)
    expect(outputs).toMatchObject({ outcome: 'unchanged', changed: 'false' })
    expect(service.writes()).toEqual([])
  },
)
