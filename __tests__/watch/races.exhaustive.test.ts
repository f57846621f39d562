/** Two runs that watch one queue at the same time, at every interleaving of their requests. */
import { playAll } from '../holds/races/engine.js'
import { expect, test } from '../support/jest.js'
import { raceOf, STORIES } from './racing-stories.js'

test.each(Object.entries(STORIES))(
  'runs reading at once announce each change once if %s',
  async (_, story) => {
    const wrong = await playAll(await raceOf(story))
    expect(wrong.slice(0, 3)).toEqual([])
  },
)
