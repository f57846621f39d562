/**
 * Every interleaving of steps that stop and resume one queue, request by request. Beside it,
 * races-with-faults has requests that fail and answers that are lost, and races.long.test.ts has cancelled
 * runs, a clock that moves, and lists that lag.
 */
import { type Hold, type HoldComment, MEMORY } from '../../src/holds/hold.js'
import type { HeldQueue } from '../../src/holds/protocol.js'
import type { Queue } from '../../src/service/schemas.js'
import { describe, expect, test } from '../support/jest.js'
import { playAll } from './races/engine.js'
import { type Mistake, queueIn, release, stop } from './races/protocol-steps.js'
import { type Actor, deleteComments, EXPIRY, type Seed, UNTIL } from './races/stories.js'

const SEEDS: readonly (readonly [string, Seed])[] = [
  ['a running queue', {}],
  ['a queue with the hold a', { holds: [['a']] }],
  ['a queue with the holds a and b', { holds: [['a'], ['b']] }],
  ['a queue with the hold a, which expires', { holds: [['a', UNTIL]] }],
]

const ACTORS: readonly Actor[] = [
  stop('a'),
  stop('b'),
  release('a'),
  release('b'),
  deleteComments('a'),
  EXPIRY,
]
const pairs = ACTORS.flatMap((one, index) => ACTORS.slice(index).map((other) => [one, other]))

describe.each(SEEDS)('%s', (_, seed) => {
  test('ends right after every interleaving of two actors', async () => {
    for (const actors of pairs) {
      const { wrong } = await playAll({ ...seed, actors })
      expect(wrong.slice(0, 3)).toEqual([])
    }
  })
})

/** Two steps and an event. Three steps have too many orders: races.long.test.ts plays a sample. */
const TRIPLES: readonly (readonly [string, Seed, readonly Actor[]])[] = [
  ['a expires', { holds: [['a', UNTIL]] }, [release('a'), stop('b'), EXPIRY]],
  ['a person deletes b', { holds: [['a']] }, [release('a'), stop('b'), deleteComments('b')]],
]

test.each(TRIPLES)(
  'ends right after every interleaving of three actors: %s',
  async (_, seed, actors) => {
    const { wrong } = await playAll({ ...seed, actors })
    expect(wrong.slice(0, 3)).toEqual([])
  },
)

/** A comment that was never written. */
const unwritten = (hold: Hold): HoldComment => ({ ...hold, id: 0, issue: 1, url: '' })

type Call = (...args: unknown[]) => Promise<unknown>

/** Replaces methods of a queue once a call of `key` succeeded. */
function after(
  queue: HeldQueue,
  key: 'setState' | 'add' | 'remove',
  instead: Partial<HeldQueue>,
  isBegin: (first: unknown) => boolean = () => true,
): HeldQueue {
  let hasBegun = false
  const methods = queue as unknown as Readonly<Record<string, Call>>
  const replaced = Object.entries(instead as Readonly<Record<string, Call>>).map(
    ([name, replacement]) => {
      const call: Call = async (...args) =>
        hasBegun ? replacement(...args) : methods[name]?.(...args)
      return [name, call]
    },
  )
  const changed = { ...methods, ...Object.fromEntries(replaced) }
  const begin: Call = async (...args) => {
    const answer = await changed[key](...args)
    hasBegun ||= isBegin(args[0])
    return answer
  }
  return { ...changed, [key]: begin } as unknown as HeldQueue
}

const MISTAKES: Readonly<Record<string, Mistake>> = {
  'the holds are not listed again after the queue resumed': (queue) =>
    after(queue, 'setState', { list: async () => [] }, (state) => state === 'running'),
  'a step does not look for its hold after it stopped the queue': (queue) =>
    after(queue, 'add', { exists: async () => true }),
  'nobody leaves the memory of a running queue behind': (queue) => ({
    ...queue,
    add: async (hold) => (hold.name === MEMORY ? unwritten(hold) : queue.add(hold)),
  }),
  'the state is not read again once the hold is written': (queue) => {
    let known: Queue | undefined
    return {
      ...queue,
      readQueue: async () => {
        known ??= await queue.readQueue()
        return known
      },
    }
  },
  'a hold is removed by its name': (queue, world) => ({
    ...queue,
    remove: async (comment) => {
      const same = world.comments.filter(({ body }) => body.includes(`hold/${comment.name} `))
      for (const { id } of same) await queue.remove({ ...comment, id })
    },
  }),
  'a step that fails removes its hold although the queue is stopped': (queue) =>
    after(queue, 'add', { readQueue: async () => queueIn('running') }),
  'a step that fails leaves its hold on a running queue': (queue) => ({
    ...queue,
    remove: async () => {},
  }),
  'a step that resumes the queue does not list the holds': (queue) =>
    after(queue, 'remove', { list: async () => [] }),
  'the queue is not stopped again for a hold that appeared': (queue) =>
    after(
      queue,
      'setState',
      { setState: async (after) => queueIn(after) },
      (state) => state === 'running',
    ),
  'a hold is not written before the queue stops': (queue) => ({
    ...queue,
    add: async (hold) => unwritten(hold),
    exists: async () => true,
  }),
  'a hold whose answer was lost is not looked for': (queue) => {
    let isLost = false
    return {
      ...queue,
      add: (hold) =>
        queue.add(hold).catch((error: unknown) => {
          isLost = true
          throw error
        }),
      list: async () => (isLost ? [] : queue.list()),
    }
  },
  'the queue is never resumed': (queue) => ({
    ...queue,
    setState: async (state, before) => {
      if (state === 'running') return queueIn(state)
      return queue.setState(state, before)
    },
  }),
}

test.each(Object.entries(MISTAKES))('finds the mistake that %s', async (_, mistake) => {
  const stories = [
    { holds: [['a']] as const, actors: [release('a', mistake), stop('b', mistake)] },
    { holds: [['a']] as const, actors: [release('a', mistake), stop('a', mistake)] },
    { actors: [stop('a', mistake), stop('a', mistake)] },
    { actors: [stop('a', mistake), release('b', mistake)] },
  ]
  const wrong: string[] = []
  for (const story of stories)
    if (wrong.length === 0) wrong.push(...(await playAll(story, 1)).wrong)
  expect(wrong).not.toEqual([])
})
