/** The times of a merge of which the readings missed states. */
import { expect, test } from '../support/jest.js'
import { live, recordOf, type Told } from '../support/pull-request-world.js'
import { shown } from '../support/shown.js'

/** The summary of a wait that reads these records. */
async function summaryOf(shows: Told): Promise<string> {
  const { seen } = await live({ shows, gitHub: {} }, { operation: 'wait-for-merge' })
  return shown(seen.summary)
}

const at = (state: string, minute: number) =>
  recordOf(state, { stateChangedAt: `2026-09-17T10:0${minute}:00.000Z` })

test('without a reading of its tests, a merge is not said to have been one state all the time', async () => {
  const summary = await summaryOf([at('not_ready', 0), at('merged', 5)])
  expect(summary).toContain('5 min in the queue, where it was last seen not ready')
  expect(summary).not.toContain('5 min not ready')
})

test('the headline of a merge and the line of times have the same time, rounded alike', async () => {
  const end = recordOf('merged', { stateChangedAt: '2026-09-17T10:05:58.000Z' })
  const summary = await summaryOf([at('pending', 0), at('testing', 3), end])
  expect(summary).toMatch(/^### ✅ #12 merged into main after 5 min$/m)
  expect(summary).toMatch(/5 min in the queue: \S*3 min (pending|waiting)/)
  expect(summary).not.toMatch(/\d min \d+ s/)
})
