import { RunCancelled } from '../../src/shared/errors.js'
import type { Result } from '../../src/step/context.js'
import { withCancellationGrace } from '../../src/step/guard.js'
import { describe, expect, test } from '../support/jest.js'
import { VirtualClock } from '../support/virtual-clock.js'

/** Work that hears no signal, and ends only where the test lets it. */
function deaf() {
  let end: (result: Result) => void = () => {}
  const work = new Promise<Result>((resolve) => {
    end = resolve
  })
  return { work, end: () => end({ outcome: 'submitted' }) }
}

/** A step that hangs on deaf work; `ended` is what has become of it so far. */
function hanging(signal: AbortSignal) {
  const clock = new VirtualClock()
  const { work, end } = deaf()
  const seen: { ended?: unknown } = {}
  const settle = (ended: unknown) => {
    seen.ended = ended
  }
  void withCancellationGrace({ clock, signal }, work).then(settle, settle)
  return { clock, seen, end }
}

// The runner sends the next signal 7.5 s and 2.5 s later.
describe.each([
  ['SIGINT', 6800],
  ['SIGTERM', 1800],
] as const)('a run that %s cancels', (name, allowedMs) => {
  const reason = new RunCancelled(name)

  test.each([
    ['before its work began', true],
    ['during its work', false],
  ])('ends by itself, in time to write its results, when it hangs: %s', async (_, isEarly) => {
    const abort = new AbortController()
    if (isEarly) abort.abort(reason)
    const { clock, seen } = hanging(abort.signal)
    if (!isEarly) {
      await clock.sleep(60_000)
      abort.abort(reason)
    }
    await clock.sleep(allowedMs - 1)
    expect(seen.ended).toBeUndefined()
    // Not awaited, because a step without a grace never ends.
    await clock.sleep(1)
    expect(seen.ended).toBe(reason)
  })

  test('has the result of work that ends in time, and leaves no timer behind', async () => {
    const abort = new AbortController()
    const { clock, seen, end } = hanging(abort.signal)
    abort.abort(reason)
    await clock.sleep(allowedMs - 1)
    end()
    await clock.sleep(0)
    expect(seen.ended).toEqual({ outcome: 'submitted' })
    expect(clock.timers).toBe(0)
  })
})
