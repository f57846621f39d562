/** Plays the interleavings of a race: all of them, or one at random, with faults. */
import { FAULTS, type Fault, type Heard, Player, type World } from './world.js'

/** One step, or something that happens at once. */
export interface Actor {
  readonly label: string
  readonly happens?: (world: World) => void
  /** Runs a step, and the end of its job if it left something for it. */
  readonly steps?: (world: World, player: Player, index: number, heard: Heard) => Promise<void>
}

export interface End {
  readonly world: World
  readonly players: readonly Player[]
  readonly heard: readonly Heard[]
}

/** Actors that share a world. */
export interface Race {
  readonly world: World
  readonly actors: readonly Actor[]
  /** Why an end is wrong; undefined if it is right. */
  readonly wrongEnd: (end: End) => Promise<string | undefined> | string | undefined
}

const TURN_MS = 40

const nothingHeard = (): Heard => ({ saved: '', warnings: [], outputs: {} })

/** Runs a step that no other one disturbs. */
export async function runAlone(world: World, { steps }: Actor): Promise<void> {
  const player = new Player()
  let isOver = false
  const over = steps?.(world, player, -1, nothingHeard()).finally(() => {
    isOver = true
    player.status = 'passed'
  })
  await player.settle()
  while (!isOver) await player.go()
  await over
}

async function start({ world: base, actors }: Race): Promise<End> {
  const world = base.copy()
  const heard = actors.map(nothingHeard)
  const players = actors.map(({ steps, happens }, index) => {
    const player = new Player()
    const own = heard[index]
    if (own === undefined) throw new Error('no ears')
    const work = steps
      ? steps(world, player, index, own)
      : player.request('happens', player.run.signal, () => happens?.(world))
    work.then(
      () => {
        player.status = 'passed'
      },
      (failure: unknown) => {
        player.failure = failure
        player.status = 'failed'
      },
    )
    return player
  })
  for (const player of players) await player.settle()
  return { world, players, heard }
}

async function play(race: Race, schedule: readonly number[]): Promise<End> {
  const end = await start(race)
  for (const actor of schedule) {
    end.world.now += TURN_MS
    await end.players[actor]?.go()
  }
  return end
}

/** The actors that can go on. */
const openActors = ({ players }: Pick<End, 'players'>): readonly number[] =>
  players.flatMap(({ status }, actor) =>
    status === 'waiting' || status === 'asleep' ? [actor] : [],
  )

const DIFFERING = /\d{4}-\d\d-\d\dT[\d:.]+Z|[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\d \d\d:\d\d/g

function keyOf({ world, players, heard }: End): string {
  const learned = players.map(({ status, answers, wakeAt }) => [
    status,
    status === 'asleep' ? Math.round((wakeAt - world.now) / 1000) : 0,
    answers,
  ])
  return JSON.stringify([world.key, learned, heard.map(({ saved }) => saved)]).replace(
    DIFFERING,
    '',
  )
}

/** Plays every interleaving of a race, and returns why ends are wrong, each with its schedule. */
export async function playAll(race: Race): Promise<readonly string[]> {
  const wrong: string[] = []
  let schedules: readonly (readonly number[])[] = [[]]
  while (schedules.length > 0) {
    const longer: (readonly number[])[] = []
    // Schedules that lead to the same world, with the same answers to every actor, continue alike.
    const known = new Set<string>()
    for (const schedule of schedules) {
      const end = await play(race, schedule)
      const key = keyOf(end)
      if (known.has(key)) continue
      known.add(key)
      const open = openActors(end)
      longer.push(...open.map((actor) => [...schedule, actor]))
      const why = open.length === 0 ? await race.wrongEnd(end) : undefined
      const labels = schedule.map((actor) => race.actors[actor]?.label)
      if (why !== undefined) wrong.push(`${why}: ${labels.join(', ')}`)
    }
    schedules = longer
  }
  return wrong
}

/** A random number generator with a seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export interface Sample {
  readonly isLagging: boolean
  /** How probable a fault is at each request; one for each actor at most. */
  readonly faultRate: number
}

/** Plays one schedule at random, in the order of time: requests take up to 0.4 s. */
export async function playOne(
  race: Race,
  seed: number,
  { isLagging, faultRate }: Sample,
): Promise<string | undefined> {
  const random = randomFrom(seed)
  const end = await start(race)
  const { world, players } = end
  if (isLagging) world.lag = () => 3000 + random() * 1000
  const dueAt = players.map(() => world.now + random() * 6000)
  const failed = new Set<number>()
  const log: string[] = []
  for (;;) {
    const open = openActors(end)
    const [first, ...rest] = open
    if (first === undefined) break
    const timeOf = (actor: number) =>
      Math.max(
        dueAt[actor] ?? 0,
        players[actor]?.status === 'asleep' ? (players[actor]?.wakeAt ?? 0) : 0,
      )
    const actor = rest.reduce((one, other) => (timeOf(other) < timeOf(one) ? other : one), first)
    const player = players[actor]
    if (player === undefined) break
    world.now = Math.max(world.now, timeOf(actor))
    const mayFail = race.actors[actor]?.steps !== undefined && !failed.has(actor)
    const isFault = mayFail && random() < faultRate
    const kinds = player.isWrite ? FAULTS : (['refuse', 'cancel'] as const)
    let fault: Fault | undefined
    if (isFault && player.status === 'asleep') fault = 'cancel'
    else if (isFault) fault = kinds[Math.floor(random() * kinds.length)]
    if (fault !== undefined) failed.add(actor)
    log.push(
      `${((world.now % 100_000) / 1000).toFixed(2)} ${fault ?? ''} ${race.actors[actor]?.label}: ${player.nextRequest}`,
    )
    await player.go(fault)
    dueAt[actor] = world.now + 20 + random() * 380
  }
  const why = await race.wrongEnd(end)
  if (why === undefined) return undefined
  const ends = players.map(
    ({ status, failure }, index) =>
      `${race.actors[index]?.label} ${status} ${failure === undefined ? '' : String((failure as Error).message)}`,
  )
  return `${why} (seed ${seed})\n${log.join('\n')}\n${ends.join('\n')}`
}
