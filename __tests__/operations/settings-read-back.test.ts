/** Settings are read back after an update, also those that needed no change. */
import { applyConfig as apply } from '../support/apply-config.js'
import { fakeQueues } from '../support/fake-queue.js'
import { describe, expect, test } from '../support/jest.js'
import { runQueue } from '../support/run-queue.js'

describe('a setting that needed no change when the step began', () => {
  /** A service that changes another setting with every update. */
  const forgetful = (queues: Record<string, object>) =>
    fakeQueues(queues, ({ path }, queue) => {
      if (path === '/updateQueue' && queue !== undefined) Object.assign(queue, { batch: false })
      return undefined
    })

  test('is in force at the read-back, or `create-queue` is refused', async () => {
    await using service = await fakeQueues({}, ({ path }, queue) => {
      if (path === '/updateQueue' && queue !== undefined) Object.assign(queue, { concurrency: 1 })
      return undefined
    })
    const given = {
      operation: 'create-queue',
      'queue-settings': 'concurrency: 4\nrequired-statuses: [ci]',
    }
    const { passed, outputs, error } = await runQueue(service.url, given)
    expect({ passed, outcome: outputs['outcome'] }).toEqual({ passed: false, outcome: 'refused' })
    expect(error).toContain('`concurrency` is still 1, requested 4')
  })

  test('is in force at the read-back, or `apply-queue-config` is refused', async () => {
    await using service = await forgetful({ main: { batch: true, concurrency: 3 } })
    const file = 'queues:\n  - branch: main\n    concurrency: 5\n    batch: true\n'
    const { passed, outputs, error } = await apply(service.url, file)
    expect({ passed, outcome: outputs['outcome'] }).toEqual({ passed: false, outcome: 'refused' })
    expect(error).toContain('`batch` is still false, requested true')
  })
})
