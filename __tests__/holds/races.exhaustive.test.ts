/**
 * Every interleaving of operations that stop and resume one queue, request by request.
 * races.long.test.ts plays a sample of what has too many: requests that fail, cancelled runs, and lists
 * that lag.
 */
import { expect, test } from '../support/jest.js'
import { playAll } from './races/engine.js'
import {
  deleteComments,
  EXPIRY,
  pause,
  raceOf,
  resume,
  type Story,
  UNTIL,
} from './races/stories.js'

const ONE = [['a']] as const
const TWO = [['a'], ['b']] as const
const EXPIRING = [['a', UNTIL]] as const

const STORIES: Readonly<Record<string, Story>> = {
  'two steps place one hold': { actors: [pause('a'), pause('a')] },
  'two steps place two holds': { actors: [pause('a'), pause('b')] },
  'a hold is placed while one ends that is not there': { actors: [pause('a'), resume('b')] },
  'a hold is placed again while it ends': { holds: ONE, actors: [pause('a'), resume('a')] },
  'a hold is placed while another one ends': { holds: ONE, actors: [pause('b'), resume('a')] },
  'two steps end one hold': { holds: ONE, actors: [resume('a'), resume('a')] },
  'a person deletes a hold that is placed again': {
    holds: ONE,
    actors: [pause('a'), deleteComments('a')],
  },
  'a person deletes a hold that ends': { holds: ONE, actors: [resume('a'), deleteComments('a')] },
  'a person deletes a new hold while another one ends': {
    holds: ONE,
    actors: [resume('a'), pause('b'), deleteComments('b')],
  },
  'two holds end': { holds: TWO, actors: [resume('a'), resume('b')] },
  'one of two holds is placed again while the other one ends': {
    holds: TWO,
    actors: [pause('a'), resume('b')],
  },
  'a hold begins while another one expires': {
    holds: EXPIRING,
    actors: [resume('a'), pause('b'), EXPIRY],
  },
}

test.each(Object.entries(STORIES))(
  'the queue ends right after every interleaving if %s',
  async (_, story) => {
    const wrong = await playAll(await raceOf(story))
    expect(wrong.slice(0, 3)).toEqual([])
  },
)
