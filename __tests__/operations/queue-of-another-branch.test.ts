/** A service that answers with the queue of another branch. */
import { applyConfig as apply } from '../support/apply-config.js'
import { fakeQueues } from '../support/fake-queue.js'
import { describe, expect, test } from '../support/jest.js'
import { runQueue } from '../support/run-queue.js'

describe('a queue that names another branch is a bad response, and nothing more is sent', () => {
  const FILE = 'queues:\n  - branch: main\n    concurrency: 5\n'

  test.each<[string, Record<string, string>]>([
    ['update-queue', { 'queue-settings': 'concurrency: 5' }],
    ['create-queue', { 'queue-settings': 'concurrency: 5' }],
    ['delete-queue', { confirm: 'octo-org/orion@main' }],
  ])('%s', async (operation, inputs) => {
    await using service = await fakeQueues({ main: { branch: 'release' } })
    const { passed, outputs, error } = await runQueue(service.url, { operation, ...inputs })
    expect({ passed, outcome: outputs['outcome'] }).toEqual({
      passed: false,
      outcome: 'bad-response',
    })
    expect(error).toContain('the queue of "release", not of "main"')
    expect(service.writes()).toEqual([])
  })

  test('apply-queue-config', async () => {
    await using service = await fakeQueues({ main: { branch: 'release' } })
    const { passed, outputs, error } = await apply(service.url, FILE)
    expect({ passed, outcome: outputs['outcome'] }).toEqual({
      passed: false,
      outcome: 'bad-response',
    })
    expect(error).toContain('the queue of "release", not of "main"')
    expect(service.writes()).toEqual([])
  })

  test.each(['update-queue', 'create-queue'])('%s, at the read-back', async (operation) => {
    const before: Record<string, object> = operation === 'update-queue' ? { main: {} } : {}
    let written = false
    await using service = await fakeQueues(before, ({ path }) => {
      if (path !== '/getQueue') written = true
      if (path !== '/getQueue' || !written) return undefined
      return { body: { branch: 'release', state: 'running', enqueuedPullRequests: [] } }
    })
    const given = { operation, 'queue-settings': 'concurrency: 5' }
    const { passed, outputs } = await runQueue(service.url, given)
    expect({ passed, outcome: outputs['outcome'] }).toEqual({
      passed: false,
      outcome: 'unknown-outcome',
    })
  })
})
