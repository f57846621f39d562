/** How long a wait tolerates that Trunk does not show the pull request. */

import type { Reason } from '../../src/pull-request/reasons/reasons.js'
import type { Answer } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { live, MISSING, type Past, record } from '../support/pull-request-world.js'
import { jsonOutput } from '../support/recorder.js'

test.each([
  ['0.5', 10, 21],
  ['1', 10, 21],
  ['2', 60, 75],
  ['', 60, 75],
])('a poll interval of %s s tolerates an absence for %i s', async (seconds, least, most) => {
  const inputs = { operation: 'wait-for-merge', 'poll-interval-seconds': seconds }
  const step = await live({ shows: () => MISSING }, inputs)
  expect(step.outcome).toBe('not-submitted')
  expect(step.seconds).toBeGreaterThanOrEqual(least)
  expect(step.seconds).toBeLessThanOrEqual(most)
})

describe('a pull request that has left the queue', () => {
  const gone = { 'remove-label': 'queue', wait: 'true' }

  test.each<[string, Answer]>([
    ['there is no record', MISSING],
    ['its record is not in the queue', record('pending', false, 1)],
  ])('is removed even if only the read-back of the submission showed it: %s', async (_, later) => {
    let readings = 0
    const shows = ({ submittedAt }: Past) => {
      if (submittedAt === undefined) return MISSING
      return readings++ === 0 ? record('pending', true, 1) : later
    }
    const { passed, outcome, error } = await live({ shows, gitHub: {} }, gone)
    expect({ passed, outcome }).toEqual({ passed: false, outcome: 'removed' })
    expect(error).not.toContain('Submit it first')
  })

  test('counts as not in the queue in the remedy and the result file, although its last record was queued', async () => {
    const shows = ({ now }: Past) => (now < 120 ? record('pending', true, 1) : MISSING)
    const gitHub = { state: 'closed' } as const
    const inputs = { operation: 'wait-for-merge' }
    const { seen, error, result } = await live({ shows, gitHub }, inputs)
    expect(error).toContain('Reopen the pull request')
    const kinds = jsonOutput(seen.outputs, 'reasons').map(({ kind }: Reason) => kind)
    expect(kinds).toContain('not-in-queue')
    expect(result()['pullRequest']).toMatchObject({ isCurrentlySubmittedToQueue: false })
  })
})
