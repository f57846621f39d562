/** `target-branch` as a full reference. */
import { main } from '../../src/main.js'
import { fakeQueues } from '../support/fake-queue.js'
import { fakeService } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'
import { runQueue } from '../support/run-queue.js'

describe('refs/heads/main is the branch main', () => {
  const target = { 'target-branch': 'refs/heads/main' }

  test('of a pull request that is cancelled', async () => {
    let inQueue = true
    await using service = await fakeService({
      '/getSubmittedPullRequest': () => ({
        body: { state: inQueue ? 'testing' : 'cancelled', isCurrentlySubmittedToQueue: inQueue },
      }),
      '/cancelPullRequest': () => {
        inQueue = false
        return {}
      },
    })
    const { runner, seen } = recorder({
      operation: 'cancel',
      'api-url': service.url,
      'pull-request': '12',
      ...target,
    })
    expect(await main(runner)).toBe(true)
    expect(seen.outputs).toMatchObject({ outcome: 'cancelled', 'target-branch': 'main' })
    const branches = service.calls.map(
      ({ body }) => (body as { targetBranch: string }).targetBranch,
    )
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
