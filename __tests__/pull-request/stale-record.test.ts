/** Records that show an earlier state of the pull request. */
import type { Answer } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import { live, MISSING, type Past, record } from '../support/pull-request-world.js'

test('submit fails if its request got no answer and only an older record shows the pull request queued', async () => {
  const shows = ({ now, submittedAt }: Past) => {
    if (submittedAt === undefined) return record('cancelled', false, 2)
    // The answer was lost, and nothing was submitted; a replica still shows what was before.
    return now - submittedAt < 3 ? record('pending', true, 1) : record('cancelled', false, 2)
  }
  const { passed, outcome } = await live({ shows, submit: () => ({ cut: 'before' }) }, {})
  expect({ passed, outcome }).toEqual({ passed: false, outcome: 'unavailable' })
})

test.each<[string, Answer]>([
  ['no record', MISSING],
  ['an older failure', record('failed', false, 0)],
])('submit reads on if its first reading lagged and showed %s', async (_, first) => {
  const shows = ({ now, submittedAt }: Past) => {
    if (submittedAt === undefined) return first
    return now < submittedAt + 4 ? record('cancelled', false, 1) : record('pending', true, 2)
  }
  const { passed, outcome } = await live({ shows }, {})
  expect({ passed, outcome }).toEqual({ passed: true, outcome: 'submitted' })
})

test('wait-for-merge ignores a record that shows the end of an earlier submission', async () => {
  for (const state of ['failed', 'cancelled']) {
    let readings = 0
    const shows = ({ now }: Past) => {
      if (now >= 120) return record('merged', false, 9)
      return ++readings === 3 ? record(state, false, 1) : record('testing', true, 5)
    }
    const { passed, seen } = await live({ shows }, { operation: 'wait-for-merge' })
    expect({ state, passed, outcome: seen.outputs['outcome'] }).toEqual({
      state,
      passed: true,
      outcome: 'merged',
    })
    expect(seen.summary).not.toContain(state.toUpperCase())
  }
})
