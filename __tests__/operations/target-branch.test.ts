/** `target-branch` as a full reference. */
import { fakeQueues } from '../support/fake-queue.js'
import { describe, expect, test } from '../support/jest.js'
import { inQueueUntilCancelled, live } from '../support/pull-request-world.js'
import { runQueue } from '../support/run-queue.js'

describe('refs/heads/main is the branch main', () => {
  const target = { 'target-branch': 'refs/heads/main' }

  test('of a pull request that is cancelled', async () => {
    const { passed, outputs, calls } = await live(
      { shows: inQueueUntilCancelled },
      { operation: 'cancel', ...target },
    )
    expect(passed).toBe(true)
    expect(outputs).toMatchObject({ outcome: 'cancelled', 'target-branch': 'main' })
    const branches = calls.map(({ body }) => (body as { targetBranch: string }).targetBranch)
    expect(new Set(branches)).toEqual(new Set(['main']))
  })

  test('of a queue that is created', async () => {
    await using service = await fakeQueues({})
    const step = await runQueue(service.url, {
      operation: 'create-queue',
      ...target,
    })
    expect(step).toMatchObject({ passed: true, outcome: 'created' })
    expect([...service.store.keys()]).toEqual(['main'])
  })
})
