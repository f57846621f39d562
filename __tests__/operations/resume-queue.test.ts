import { fakeQueues } from '../support/fake-queue.js'
import { expect, test } from '../support/jest.js'
import { runQueue } from '../support/run-queue.js'

const resume = { operation: 'resume-queue' }

test.each(['paused', 'draining'])('a queue that is %s runs again, once', async (state) => {
  await using service = await fakeQueues({ main: { state } })
  const first = await runQueue(service.url, resume)
  expect(first.outputs).toMatchObject({ outcome: 'resumed', 'queue-state': 'running' })
  const second = await runQueue(service.url, resume)
  expect(second.outputs['outcome']).toBe('unchanged')
  expect(service.writes()).toEqual([['/updateQueue', { state: 'running' }]])
})

test('a queue in another state than `expected-state` is unchanged', async () => {
  await using service = await fakeQueues({ main: { state: 'paused' } })
  const { passed, outputs, seen } = await runQueue(service.url, {
    ...resume,
    'expected-state': 'Draining',
  })
  expect(passed).toBe(true)
  expect(outputs).toMatchObject({ outcome: 'unchanged', 'queue-state': 'paused' })
  expect(seen.info.join('\n')).toContain('paused, not draining')
  expect(service.writes()).toEqual([])
})
