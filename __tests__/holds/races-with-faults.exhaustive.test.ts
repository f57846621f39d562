/** Every interleaving of two steps, each of which may meet a refused request or a lost answer. */
import { expect, test } from '../support/jest.js'
import { playAll } from './races/engine.js'
import { release, stop } from './races/protocol-steps.js'
import type { Actor, Seed } from './races/stories.js'

/** The pairs that meet in the middle of a change. */
const BOTH_FAIL: readonly (readonly [string, Seed, readonly Actor[]])[] = [
  ['two steps place one hold', {}, [stop('a'), stop('a')]],
  ['two steps place two holds', {}, [stop('a'), stop('b')]],
  ['a hold is placed while another one ends', { holds: [['a']] }, [stop('b'), release('a')]],
  ['a hold is placed again while it ends', { holds: [['a']] }, [stop('a'), release('a')]],
  ['two holds end', { holds: [['a'], ['b']] }, [release('a'), release('b')]],
]

test.each(BOTH_FAIL)('ends right if %s, and each step may fail once', async (_, seed, actors) => {
  const { wrong } = await playAll({ ...seed, actors }, 2)
  expect(wrong.slice(0, 3)).toEqual([])
})
