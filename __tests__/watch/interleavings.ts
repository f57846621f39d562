/**
 * Runs that share a world, request by request. A schedule says which actor sends its next request, and
 * which one is cancelled before it.
 */
import { type Played, playSchedules } from '../support/schedules.js'

class ActorCancelled extends Error {}

/** A step; it shares the world only through `turn`. */
export interface Actor<World> {
  readonly label: string
  readonly run: (world: World, player: Player) => Promise<unknown>
}

export interface Story<World> {
  readonly world: () => World
  readonly actors: readonly Actor<World>[]
  /** One of them may be cancelled before any of its requests. */
  readonly isCancellable?: boolean
  /** Why the end of a schedule is wrong; undefined if it is right. */
  readonly wrongEnd: (world: World, players: readonly Player[]) => Promise<string | undefined>
}

type Status = 'waiting' | 'busy' | 'passed' | 'failed'

/** One actor while a schedule is played. */
export class Player {
  status: Status = 'busy'
  /** What the actor has learned: actors with the same answers go on alike. */
  readonly answers: string[] = []
  isCancelled = false
  error: unknown
  #go: (() => void) | undefined

  /** Waits until it is this actor's turn, and sends one request. */
  async turn<T>(request: () => T): Promise<T> {
    if (this.isCancelled) throw new ActorCancelled()
    this.status = 'waiting'
    await new Promise<void>((resolve) => {
      this.#go = resolve
    })
    if (this.isCancelled) throw new ActorCancelled()
    const answer = request()
    this.answers.push(JSON.stringify(answer) ?? '')
    return answer
  }

  async go(): Promise<void> {
    this.status = 'busy'
    this.#go?.()
    await this.idle()
  }

  async idle(): Promise<void> {
    while (this.status === 'busy') await null
  }
}

/** Plays a schedule: entries are actors by number; a negative one is cancelled. */
async function play<World>(story: Story<World>, schedule: readonly number[]) {
  const world = story.world()
  const players = story.actors.map(({ run }) => {
    const player = new Player()
    run(world, player).then(
      () => {
        player.status = 'passed'
      },
      (error: unknown) => {
        player.status = 'failed'
        player.error = error
      },
    )
    return player
  })
  for (const player of players) await player.idle()
  for (const entry of schedule) {
    const player = players[entry < 0 ? -entry - 1 : entry]
    if (entry < 0 && player) player.isCancelled = true
    await player?.go()
  }
  return { world, players }
}

/** Returns the entries that can follow; one actor of a story is cancelled at most. */
function choices<World>(
  { isCancellable = false }: Story<World>,
  schedule: readonly number[],
  players: readonly Player[],
): readonly number[] {
  const waiting = players.flatMap(({ status }, index) => (status === 'waiting' ? [index] : []))
  const mayCancel = isCancellable && !schedule.some((entry) => entry < 0)
  return mayCancel ? [...waiting, ...waiting.map((index) => -index - 1)] : waiting
}

/** Plays every schedule of a story. */
export const playAll = <World>(story: Story<World>): Promise<Played> =>
  playSchedules<number, Awaited<ReturnType<typeof play<World>>>>({
    play: (schedule) => play(story, schedule),
    keyOf: ({ world, players }) => {
      const states = players.map(({ status, isCancelled, answers }) => [
        status,
        isCancelled,
        answers,
      ])
      return JSON.stringify([world, states])
    },
    choices: (schedule, { players }) => choices(story, schedule, players),
    wrongEnd: ({ world, players }) => story.wrongEnd(world, players),
    nameOf: (entry) => {
      if (entry < 0) return `cancel ${story.actors[-entry - 1]?.label}`
      return story.actors[entry]?.label ?? ''
    },
  })
