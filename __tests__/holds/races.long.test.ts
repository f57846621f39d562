/**
 * The real operations side by side, in the order of time: requests take up to 0.4 s, lists lag by 3 to
 * 4 s, requests fail, and runs are cancelled. Each seed is one course of events.
 */

import { cases } from '../support/exhaustive.js'
import { describe, expect, test } from '../support/jest.js'
import { playOne } from './races/engine.js'
import {
  deleteComments,
  EXPIRY,
  guard,
  pause,
  raceOf,
  resume,
  type Story,
  UNTIL,
} from './races/stories.js'

const STORIES: Readonly<Record<string, Story>> = {
  'two steps place one hold': { actors: [pause('a'), pause('a')] },
  'two steps place two holds': { actors: [pause('a'), pause('b')] },
  'a hold is placed again while it ends': { holds: [['a']], actors: [pause('a'), resume('a')] },
  'a hold is placed while another one ends': { holds: [['a']], actors: [pause('b'), resume('a')] },
  'two holds end': { holds: [['a'], ['b']], actors: [resume('a'), resume('b')] },
  'a hold with comments in two issues ends': {
    holds: [['a'], ['a']],
    isSplit: true,
    actors: [pause('b'), resume('a')],
  },
  'a guard and a freeze have one name': { actors: [guard('a'), pause('a')] },
  'a guard and a freeze have two names': { actors: [guard('a'), pause('b')] },
  'the guards of a matrix have one name': { actors: [guard('a'), guard('a'), guard('a')] },
  'a guard begins while a freeze ends': { holds: [['a']], actors: [guard('b'), resume('a')] },
  'a freeze begins and ends around a guard': { actors: [guard('a'), pause('b'), resume('b')] },
  'a hold begins while another one expires': {
    holds: [['a', UNTIL]],
    actors: [resume('a'), pause('b'), EXPIRY],
  },
  'a second hold comes and goes while the first ends': {
    holds: [['a']],
    actors: [resume('a'), pause('b'), resume('b')],
  },
  'a hold comes and goes while it ends': {
    holds: [['a']],
    actors: [resume('a'), pause('a'), resume('a')],
  },
  'a third hold comes while two end': {
    holds: [['a'], ['b']],
    actors: [resume('a'), resume('b'), pause('c')],
  },
  'a hold ends before it is proved': { actors: [pause('a'), resume('a'), pause('b')] },
  'a person deletes a hold': { holds: [['a']], actors: [pause('b'), deleteComments('a')] },
}

const SAMPLES = cases(90)
const all = async (story: Story, isLagging: boolean, faultRate: number) => {
  const race = await raceOf(story, !isLagging)
  const wrong: string[] = []
  for (let seed = 1; seed <= SAMPLES; seed++) {
    const why = await playOne(race, seed, { isLagging, faultRate })
    if (why !== undefined) wrong.push(why)
  }
  return wrong.slice(0, 2)
}

describe.each(Object.entries(STORIES))('if %s', (_, story) => {
  test('the queue ends right when lists lag', async () => {
    expect(await all(story, true, 0)).toEqual([])
  })

  test('the queue ends right when lists lag, requests fail and runs are cancelled', async () => {
    expect(await all(story, true, 0.08)).toEqual([])
  })

  test('the queue ends right when requests fail and runs are cancelled', async () => {
    expect(await all(story, false, 0.1)).toEqual([])
  })
})
