/** A stop that is lost or cancelled, and what it leaves for the post step. */
import { RunCancelled } from '../../src/shared/errors.js'
import { heldQueue } from '../support/held-queue.js'
import { describe, expect, test } from '../support/jest.js'

const GUARDED = { 'resume-after-job': 'true' }
const RESUME = ['/updateQueue', { state: 'running' }]

describe('after a run was cancelled whose pause had no answer', () => {
  /** A queue on which a pause with the hold `guard` is sent, but does not show. */
  const queueWithLostPause = async () => {
    const run = new AbortController()
    const queue = await heldQueue({
      intercept: ({ path }) => {
        if (path !== '/updateQueue' || run.signal.aborted || !isLosing) return undefined
        run.abort(new RunCancelled('SIGINT'))
        return { cut: 'before' }
      },
    })
    let isLosing = false
    const losePause = async () => {
      isLosing = true
      const guard = await queue.pause('guard', GUARDED, { signal: run.signal })
      guard.seen.errors.splice(0)
      const runner = { ...guard.runner, signal: new AbortController().signal }
      return { ...guard, runner }
    }
    return Object.assign(queue, { losePause })
  }

  test('the post step undoes the pause when it shows within 15 s', async () => {
    await using queue = await queueWithLostPause()
    const guard = await queue.losePause()
    expect(queue.holds()).toEqual([])
    queue.clock.timer(14_000, () => Object.assign(queue.service.queue() ?? {}, { state: 'paused' }))
    const { proven, seen } = await queue.post(guard)
    expect(proven).toBe(true)
    expect(seen.warnings).toEqual([])
    expect(queue.state()).toBe('running')
  })

  test('the post step sends the restoring update although the pause does not show', async () => {
    await using queue = await queueWithLostPause()
    const { proven } = await queue.post(await queue.losePause())
    expect(proven).toBe(true)
    expect(queue.service.writes()).toEqual([['/updateQueue', { state: 'paused' }], RESUME])
  })

  test('the post step says that the pause may still take effect if another hold would keep it', async () => {
    await using queue = await queueWithLostPause()
    await queue.pause('freeze')
    await queue.run('update-queue', { 'queue-state': 'running' })
    const { proven, seen } = await queue.post(await queue.losePause())
    expect(proven).toBe(true)
    expect(seen.notices[0]?.message).toContain(
      'The queue is running. If the change of this job to paused still takes effect, it stays paused, because it has 1 hold: freeze',
    )
    expect(queue.service.writes().at(-1)).not.toEqual(RESUME)
  })
})

test('the post step of a failed step goes by the state that its hold remembers', async () => {
  await using queue = await heldQueue()
  await queue.pause('freeze')
  queue.gitHub.beforeServing = () => {
    if (queue.holds().length === 2) queue.gitHub.faults.push({ status: 403 })
  }
  const guard = await queue.pause('guard', GUARDED)
  expect(guard.error).toContain('the hold `guard` could not be removed again')
  expect(guard.error).toContain('delete its comment')
  guard.seen.errors.splice(0)
  queue.gitHub.beforeServing = () => {}
  expect((await queue.resume('freeze')).outcome).toBe('held')
  expect((await queue.post(guard)).proven).toBe(true)
  expect(queue.state()).toBe('running')
})
