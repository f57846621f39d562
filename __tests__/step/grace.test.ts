import { RunCancelled } from '../../src/shared/errors.js'
import { untilGraceEnds } from '../../src/step/guard.js'
import { expect, test } from '../support/jest.js'
import { VirtualClock } from '../support/virtual-clock.js'

test.each([true, false])(
  'a signal until the grace ends, of a run cancelled before: %s',
  async (early) => {
    const clock = new VirtualClock()
    const run = new AbortController()
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
