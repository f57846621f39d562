/**
 * Every interleaving of steps that stop and resume one queue, request by request. A schedule says
 * which actor sends its next request, and which one is cancelled before it. Two schedules that lead to
 * the same world, with the same answers to every actor, continue alike, so only one is played on.
 */
import type { Hold } from '../../src/holds/hold.js'
import { isLive, MEMORY } from '../../src/holds/hold.js'
import { type HeldQueue, releaseHold, stopWithHold } from '../../src/holds/protocol.js'
import { describe, expect, test } from '../support/jest.js'

const UNTIL = '2026-09-17T11:00:00.000Z'
const BEFORE = Date.parse('2026-09-17T10:00:00.000Z')
const AFTER = Date.parse('2026-09-17T12:00:00.000Z')

interface Comment extends Hold {
  readonly id: number
}

interface World {
  state: string
  time: number
  nextId: number
  comments: readonly Comment[]
}

class Cancelled extends Error {}

/** One step, or something that happens at once. */
interface Actor {
  readonly label: string
  /** Happens without a queue to talk to, such as a person who deletes a comment. */
  readonly happens?: (world: World) => void
  readonly step?: (queue: HeldQueue<Comment>) => Promise<unknown>
}

const stop = (name: string, until = ''): Actor => ({
  label: `stop ${name}`,
  step: async (queue) => {
    const wanted = { name, reason: '', until, run: name, workflow: '' }
    let state = await queue.readState()
    const tracked = {
      ...queue,
      readState: async () => {
        state = await queue.readState()
        return state
      },
    }
    await stopWithHold(tracked, wanted, state, async () => {
      if (state !== 'paused') await queue.setState('paused', state)
    })
  },
})

const resume = (name: string): Actor => ({
  label: `resume ${name}`,
  step: (queue) => releaseHold(queue, { name }),
})

const deleteComment = (name: string): Actor => ({
  label: `a person deletes ${name}`,
  happens: (world) => {
    world.comments = world.comments.filter((comment) => comment.name !== name)
  },
})

const EXPIRY: Actor = {
  label: 'time passes',
  happens: (world) => {
    world.time = AFTER
  },
}

/** A mistake in the protocol, planted by a queue that hides or drops something. */
type Mistake = (queue: HeldQueue<Comment>) => HeldQueue<Comment>

interface Story {
  readonly holds: readonly (readonly [name: string, until?: string])[]
  readonly actors: readonly Actor[]
  readonly isCancellable?: boolean
}

type Status = 'waiting' | 'busy' | 'passed' | 'failed'

class Player {
  status: Status = 'busy'
  /** What the actor has learned: actors with the same answers go on alike. */
  readonly answers: string[] = []
  isCancelled = false
  #go: (() => void) | undefined

  /** Waits until it is this actor's turn. */
  async turn<T>(work: () => T, isCleanup = false): Promise<T> {
    if (this.isCancelled && !isCleanup) throw new Cancelled()
    this.status = 'waiting'
    await new Promise<void>((resolve) => {
      this.#go = resolve
    })
    if (this.isCancelled && !isCleanup) throw new Cancelled()
    const answer = work()
    this.answers.push(JSON.stringify(answer) ?? '')
    return answer
  }

  async go(): Promise<void> {
    this.status = 'busy'
    this.#go?.()
    while (this.status === 'busy') await null
  }
}

function queueFor(world: World, player: Player): HeldQueue<Comment> {
  const byName = () => {
    const newest = new Map<string, Comment>()
    for (const comment of world.comments) newest.set(comment.name, comment)
    return [...newest.values()]
  }
  const remove = ({ name }: Hold) => {
    world.comments = world.comments.filter((comment) => comment.name !== name)
  }
  return {
    now: () => world.time,
    readState: () => player.turn(() => world.state),
    setState: (state) =>
      player.turn(() => {
        world.state = state
      }),
    readHolds: () => player.turn(byName),
    writeHold: (hold, previous) =>
      player.turn(() => {
        const isThere = world.comments.some(({ id }) => id === previous?.id)
        world.comments = isThere
          ? world.comments.map((one) => (one.id === previous?.id ? { ...hold, id: one.id } : one))
          : [...world.comments, { ...hold, id: world.nextId++ }]
      }),
    removeHold: (hold) =>
      player.turn(() => {
        world.comments = world.comments.filter(({ id }) => id !== hold.id)
      }),
    undo: async (name, failure) => {
      await player.turn(() => remove({ name } as Hold), true)
      throw failure
    },
    settled: (read) => read(),
  }
}

/** Plays a schedule: entries are actors by number; a negative one is cancelled. */
async function play(story: Story, schedule: readonly number[], mistake: Mistake) {
  const world: World = { state: 'running', time: BEFORE, nextId: 1, comments: [] }
  for (const [name, until = ''] of story.holds) {
    const texts = { name, reason: '', since: 'before', until, run: '', workflow: '' }
    world.comments = [...world.comments, { ...texts, stateBefore: 'running', id: world.nextId++ }]
    world.state = 'paused'
  }
  const players = story.actors.map(({ step, happens }) => {
    const player = new Player()
    const work = step ? step(mistake(queueFor(world, player))) : player.turn(() => happens?.(world))
    work.then(
      () => {
        player.status = 'passed'
      },
      () => {
        player.status = 'failed'
      },
    )
    return player
  })
  for (const player of players) while (player.status === 'busy') await null
  for (const entry of schedule) {
    const player = players[entry < 0 ? -entry - 1 : entry]
    if (entry < 0 && player) player.isCancelled = true
    await player?.go()
  }
  return { world, players }
}

type End = Awaited<ReturnType<typeof play>>

/** Why the end of a schedule is wrong; undefined if it is right. */
function wrongEnd(story: Story, { world, players }: End): string | undefined {
  if (players.some(({ status }) => status === 'failed')) return undefined
  const isHeld = world.comments.some((hold) => isLive(hold, world.time))
  const isStopped = world.state !== 'running'
  if (isHeld && !isStopped) return 'the queue runs although it is held'
  // A person who deletes a comment, and a hold that expires, start nothing by themselves.
  const mayStay = story.actors.some(({ happens }) => happens !== undefined)
  if (isStopped && !isHeld && !mayStay) return 'the queue stays stopped without a hold'
  const isDeleted = story.actors.some(({ label }) => label.includes('deletes'))
  const isForgotten = !world.comments.some(({ stateBefore }) => stateBefore === 'running')
  return isHeld && isForgotten && !isDeleted
    ? 'no hold remembers that the queue was running'
    : undefined
}

/** Schedules that lead to one world. */
interface Branch {
  /** One of them. */
  readonly schedule: readonly number[]
  paths: number
  readonly next: readonly number[]
}

/** Returns the entries that can follow; one actor of a story is cancelled at most. */
function choices(story: Story, schedule: readonly number[], { players }: End): readonly number[] {
  const waiting = players.flatMap(({ status }, index) => (status === 'waiting' ? [index] : []))
  const mayCancel = story.isCancellable && !schedule.some((entry) => entry < 0)
  const steps = mayCancel ? waiting.filter((index) => story.actors[index]?.step) : []
  return [...waiting, ...steps.map((index) => -index - 1)]
}

/** Plays every schedule, and returns how many there are and those that end wrong. */
async function playAll(story: Story, mistake: Mistake = (queue) => queue) {
  const found: string[] = []
  let schedules = 0
  let worlds = 0
  let frontier = [{ schedule: [] as readonly number[], paths: 1 }]
  while (frontier.length > 0) {
    const known = new Map<string, Branch>()
    for (const { schedule, paths } of frontier) {
      const end = await play(story, schedule, mistake)
      const key = JSON.stringify([
        end.world,
        end.players.map(({ status, isCancelled, answers }) => [status, isCancelled, answers]),
      ])
      const same = known.get(key)
      if (same !== undefined) {
        same.paths += paths
        continue
      }
      worlds++
      const next = choices(story, schedule, end)
      known.set(key, { schedule, paths, next })
      const wrong = next.length === 0 ? wrongEnd(story, end) : undefined
      if (wrong !== undefined) found.push(`${wrong}: ${readable(story, schedule)}`)
    }
    frontier = []
    for (const { schedule, paths, next } of known.values()) {
      if (next.length === 0) schedules += paths
      frontier.push(...next.map((entry) => ({ schedule: [...schedule, entry], paths })))
    }
  }
  return { schedules, worlds, found }
}

const readable = ({ actors }: Story, schedule: readonly number[]): string =>
  schedule
    .map((entry) =>
      entry < 0 ? `cancel ${actors[-entry - 1]?.label}` : (actors[entry]?.label ?? ''),
    )
    .join(', ')

const HELD: readonly (readonly [string, ...Story['holds']])[] = [
  ['a running queue'],
  ['a queue with the hold a', ['a']],
  ['a queue with the holds a and b', ['a'], ['b']],
  ['a queue with the hold a, which expires', ['a', UNTIL]],
]
const ACTORS = [
  stop('a'),
  stop('b'),
  stop('c'),
  resume('a'),
  resume('b'),
  deleteComment('a'),
  EXPIRY,
] as const
const pairs = ACTORS.flatMap((one, index) => ACTORS.slice(index).map((other) => [one, other]))
describe.each(HELD)('%s', (_, ...holds) => {
  test('ends right after every interleaving of two actors, one of which may be cancelled', async () => {
    for (const actors of pairs) {
      const { found } = await playAll({ holds, actors, isCancellable: true })
      expect(found.slice(0, 3)).toEqual([])
    }
  })
})

/** Steps that meet in the middle: two that stop, and one that resumes; and the reverse. */
const TRIPLES: readonly Story[] = [
  { holds: [['a']], actors: [resume('a'), stop('b'), resume('b')] },
  { holds: [['a']], actors: [resume('a'), stop('a'), resume('a')] },
  { holds: [['a'], ['b']], actors: [resume('a'), resume('b'), stop('c')] },
  { holds: [['a', UNTIL]], actors: [resume('a'), stop('b'), EXPIRY] },
  { holds: [['a']], actors: [resume('a'), stop('b'), deleteComment('b')] },
  { holds: [], actors: [stop('a'), resume('a'), stop('b')] },
]

test.each(TRIPLES)('ends right after every interleaving of three actors: $#', async (story) => {
  const { found } = await playAll(story)
  expect(found.slice(0, 3)).toEqual([])
})

/** The last answer of a read, in place of a new one. */
function stale<T>(read: () => Promise<T>) {
  let last: T | undefined
  return {
    fresh: async () => {
      last = await read()
      return last
    },
    last: () => last,
  }
}

const MISTAKES: Readonly<Record<string, Mistake>> = {
  'the holds are not read again after the queue resumed': (queue) => {
    const holds = stale(queue.readHolds)
    let hasResumed = false
    return {
      ...queue,
      setState: async (state, before) => {
        await queue.setState(state, before)
        hasResumed = state === 'running'
      },
      readHolds: async () => (hasResumed ? (holds.last() ?? []) : holds.fresh()),
    }
  },
  'the holds are not read again after the queue stopped': (queue) => {
    const holds = stale(queue.readHolds)
    let hasStopped = false
    return {
      ...queue,
      setState: async (state, before) => {
        await queue.setState(state, before)
        hasStopped = state === 'paused'
      },
      readHolds: async () => (hasStopped ? (holds.last() ?? []) : holds.fresh()),
    }
  },
  'nobody leaves the memory of a running queue behind': (queue) => ({
    ...queue,
    writeHold: async (hold, previous) => {
      if (hold.name !== MEMORY) await queue.writeHold(hold, previous)
    },
  }),
  'the state is not read again once the hold is written': (queue) => {
    const state = stale(queue.readState)
    return { ...queue, readState: async () => state.last() ?? state.fresh() }
  },
}

test.each(Object.entries(MISTAKES))('finds the mistake that %s', async (_, mistake) => {
  const stories = [
    { holds: [['a']] as const, actors: [resume('a'), stop('b')] },
    { holds: [['a']] as const, actors: [resume('a'), stop('a')] },
  ]
  const ends = await Promise.all(stories.map((story) => playAll(story, mistake)))
  expect(ends.flatMap(({ found }) => found)).not.toEqual([])
})
