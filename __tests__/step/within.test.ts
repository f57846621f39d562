import { SharedTimeBudget } from '../../src/shared/clock.js'
import { RunCancelled } from '../../src/shared/errors.js'
import type { Context } from '../../src/step/context.js'
import { afterAbort, untilGraceEnds, within, withinBudget } from '../../src/step/within.js'
import { expect, test } from '../support/jest.js'
import { VirtualClock } from '../support/virtual-clock.js'

/** A run with its clock and its signal, whose clients take any signal. */
function started() {
  const clock = new VirtualClock()
  const run = new AbortController()
  const client = { withSignal: () => client }
  const context = { clock, signal: run.signal, service: client, github: client }
  /** Work that hears the signal it gets. */
  const lasting =
    (ms: number) =>
    ({ signal }: Context) =>
      clock.sleep(ms, signal).then(() => 'done')
  return { clock, run, lasting, context: context as unknown as Context }
}

test('pieces of work share their time', async () => {
  const { clock, lasting, context } = started()
  const budget = new SharedTimeBudget(30_000)
  const lasts = async (ms: number) => {
    const began = clock.elapsed
    await withinBudget(context, budget, lasting(ms)).catch(() => {})
    return clock.elapsed - began
  }
  expect(await lasts(20_000)).toBe(20_000)
  expect(await lasts(20_000)).toBe(10_000)
  expect(await lasts(20_000)).toBe(0)
})

test('bounded work ends with its time, says so, and leaves no timer behind', async () => {
  const { clock, lasting, context } = started()
  expect(await within(context, 1500, lasting(1000))).toBe('done')
  expect(clock.timers).toBe(0)
  await expect(within(context, 1500, lasting(2000))).rejects.toThrow('1.5 s passed')
  expect(clock.elapsed).toBe(2500)
  expect(clock.timers).toBe(0)
})

test('bounded work ends with its run; the last work of a cancelled run only with its time', async () => {
  const { clock, run, lasting, context } = started()
  const reason = new RunCancelled('SIGINT')
  run.abort(reason)
  await expect(within(context, 1500, lasting(1000))).rejects.toBe(reason)
  expect(await afterAbort(context, 1500, lasting(1000))).toBe('done')
  await expect(afterAbort(context, 1500, lasting(2000))).rejects.toThrow('1.5 s passed')
  expect(clock.elapsed).toBe(2500)
  expect(clock.timers).toBe(0)
})

test.each([true, false])(
  'a signal until the grace ends, of a run cancelled before: %s',
  async (early) => {
    const { clock, run } = started()
    const reason = new RunCancelled('SIGTERM')
    if (early) run.abort(reason)
    const { signal } = untilGraceEnds({ clock, signal: run.signal })
    if (!early) {
      await clock.sleep(60_000)
      run.abort(reason)
    }
    await clock.sleep(1799)
    expect(signal.aborted).toBe(false)
    await clock.sleep(1)
    expect(signal.aborted).toBe(true)
    expect(signal.reason).toEqual(reason)
  },
)
