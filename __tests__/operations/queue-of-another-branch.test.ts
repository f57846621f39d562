/** A service that answers with the queue of another branch. */
import { applyConfig } from '../support/apply-config.js'
import { fakeQueues } from '../support/fake-queue.js'
import { describe, expect, test } from '../support/jest.js'
import { runQueue } from '../support/run-queue.js'

const SETTINGS = { 'queue-settings': 'concurrency: 5' }

describe('a queue that names another branch is a bad response, and nothing is sent', () => {
  test.each<[string, Record<string, string>]>([
    ['get-queue', {}],
    ['pause-queue', {}],
    ['drain-queue', {}],
    ['resume-queue', {}],
    ['update-queue', SETTINGS],
    ['create-queue', SETTINGS],
    ['delete-queue', { confirm: 'octo-org/orion@main' }],
  ])('%s', async (operation, inputs) => {
    await using service = await fakeQueues({ main: { branch: 'release' } })
    const { error, ...step } = await runQueue(service.url, { operation, ...inputs })
    expect(step).toMatchObject({ passed: false, outcome: 'bad-response' })
    expect(error).toContain('the queue of "release", not of "main"')
    expect(service.writes()).toEqual([])
  })

  test('apply-queue-config', async () => {
    await using service = await fakeQueues({ main: { branch: 'release' } })
    const file = 'queues:\n  - branch: main\n    concurrency: 5\n'
    const { error, ...step } = await applyConfig(service.url, file)
    expect(step).toMatchObject({ passed: false, outcome: 'bad-response' })
    expect(error).toContain('the queue of "release", not of "main"')
    expect(service.writes()).toEqual([])
  })
})

test.each<[string, Record<string, object>]>([
  ['update-queue', { main: {} }],
  ['create-queue', {}],
])(
  '%s that reads back the queue of another branch is unknown-outcome',
  async (operation, queues) => {
    let written = false
    await using service = await fakeQueues(queues, ({ path }) => {
      if (path !== '/getQueue') written = true
      if (path !== '/getQueue' || !written) return undefined
      return { body: { branch: 'release', state: 'running', enqueuedPullRequests: [] } }
    })
    const step = await runQueue(service.url, { operation, ...SETTINGS })
    expect(step).toMatchObject({ passed: false, outcome: 'unknown-outcome' })
  },
)
