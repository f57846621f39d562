import type { Context } from '../../src/step/context.js'
import { Allowance } from '../../src/step/within.js'
import { expect, test } from '../support/jest.js'
import { VirtualClock } from '../support/virtual-clock.js'

test('pieces of work share their time', async () => {
  const clock = new VirtualClock()
  const same = { withSignal: () => same }
  const context = { clock, signal: new AbortController().signal, service: same, github: same }
  const allowance = new Allowance(clock, 30_000)
  const lasts = async (ms: number) => {
    const began = clock.elapsed
    await allowance
      .spend(context as unknown as Context, ({ signal }) => clock.sleep(ms, signal))
      .catch(() => {})
    return clock.elapsed - began
  }
  expect(await lasts(20_000)).toBe(20_000)
  expect(await lasts(20_000)).toBe(10_000)
  expect(await lasts(20_000)).toBe(0)
})
