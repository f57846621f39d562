/**
 * Two runs that watch one queue at the same time, at every interleaving of their requests, one of
 * which may be cancelled. They run the whole operation; only the clients of GitHub and of the service
 * are replaced.
 */

import { describe, expect, test } from '../support/jest.js'
import { playAll } from './interleavings.js'
import { TIERS, type Tier } from './racing-runs.js'
import { storyOf } from './racing-stories.js'

/** Readings before the two runs. */
const HISTORIES: readonly (readonly [string, ...Tier[]])[] = [
  ['no issue'],
  ['a closed issue', 'degraded', 'healthy', 'healthy', 'healthy'],
  ['an open incident', 'degraded'],
  ['a severe incident', 'severe'],
  ['an incident one reading before its recovery', 'degraded', 'healthy', 'healthy'],
]

const PAIRS = TIERS.flatMap((one, index) =>
  TIERS.slice(index).map((other) => [one, other] as const),
)

describe.each(HISTORIES)('%s', (_, ...history) => {
  test.each(PAIRS)(
    'a %s and a %s reading at once announce each change once, also if one run is cancelled',
    async (...tiers) => {
      const { wrong } = await playAll(await storyOf(history, tiers, { isCancellable: true }))
      expect(wrong.slice(0, 3)).toEqual([])
    },
  )
})
