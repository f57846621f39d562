/** The step at the end of a job, as a process. */
import { runAction } from '../../demo/run-action.js'
import { bundle } from '../support/bundle.js'
import { fakeQueues } from '../support/fake-queue.js'
import { expect, test } from '../support/jest.js'

test('the bundle pauses, and at the end of the job resumes', async () => {
  await using service = await fakeQueues({ main: {} })
  const inputs = {
    operation: 'pause-queue',
    'api-url': service.url,
    'api-token': 'tok-3n-0f-the-t3st',
    'target-branch': 'main',
    'resume-after-job': 'true',
  }
  const step = await runAction({ bundle: await bundle(), inputs })
  expect(step.code).toBe(0)
  expect(service.queue()?.['state']).toBe('paused')
  expect(step.state).toEqual({ restore: expect.any(String) })
  expect(JSON.stringify(step.state)).not.toContain('tok-3n')
  const end = await runAction({ bundle: await bundle(), inputs, phase: 'post', state: step.state })
  expect(end.code).toBe(0)
  expect(service.queue()?.['state']).toBe('running')
  const calls = service.calls.length
  const nothing = await runAction({ bundle: await bundle(), inputs, phase: 'post', state: {} })
  expect(nothing.code).toBe(0)
  expect(service.calls).toHaveLength(calls)
})

test('a state in the environment does not turn a step into a post step that has nothing to do', async () => {
  await using service = await fakeQueues({ main: {} })
  const step = await runAction({
    bundle: await bundle(),
    inputs: {
      operation: 'pause-queue',
      'api-url': service.url,
      'api-token': 't0k3n',
      'target-branch': 'main',
    },
    env: { STATE_phase: 'post', STATE_restore: '' },
  })
  expect(step).toMatchObject({ code: 0, outputs: { outcome: 'paused' } })
  expect(service.queue()?.['state']).toBe('paused')
})
