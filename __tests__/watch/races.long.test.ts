/** Two runs that watch one queue at the same time, in the order of time. Each seed is one course of events. */
import { playOne } from '../holds/races/engine.js'
import { cases } from '../support/exhaustive.js'
import { describe, expect, test } from '../support/jest.js'
import { raceOf, STORIES } from './racing-stories.js'

describe.each(Object.entries(STORIES))('if %s', (_, story) => {
  test.each([
    ['each change is announced once', 0],
    ['a later run makes up for requests that fail and runs that are cancelled', 0.1],
  ])('%s', async (__, faultRate) => {
    const race = await raceOf(story)
    const wrong: string[] = []
    for (let seed = 1; seed <= cases(100); seed++) {
      const why = await playOne(race, seed, { isLagging: false, faultRate })
      if (why !== undefined) wrong.push(why)
    }
    expect(wrong.slice(0, 2)).toEqual([])
  })
})
