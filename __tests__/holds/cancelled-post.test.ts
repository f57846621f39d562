/** A post step that is cancelled while the service fails has 7.5 s in all. */
import { RunCancelled } from '../../src/shared/errors.js'
import { heldQueue } from '../support/held-queue.js'
import { expect, test } from '../support/jest.js'

test.each([
  ['with a hold', { hold: 'guard' }],
  ['without a hold', {}],
])('a cancelled post step %s pauses at most a second between attempts', async (_, hold) => {
  let failsUntil = 0
  await using queue = await heldQueue({
    intercept: ({ path }) =>
      path === '/updateQueue' && queue.clock.elapsed < failsUntil
        ? { status: 503, body: 'later' }
        : undefined,
  })
  const guard = await queue.run('pause-queue', { 'resume-after-job': 'true', ...hold })
  const run = new AbortController()
  const began = queue.clock.elapsed
  failsUntil = began + 6500
  queue.clock.timer(800, () => run.abort(new RunCancelled('SIGINT')))
  const runner = { ...guard.runner, signal: run.signal, random: () => 0.9 }
  const { proven } = await queue.post({ ...guard, runner })
  expect(proven).toBe(true)
  expect(queue.state()).toBe('running')
})
