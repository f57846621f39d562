/**
 * Plays every schedule of actors that share a world, request by request. Schedules that lead to the
 * same end, with the same answers to every actor, continue alike, so only one of them is played on.
 */

/** Describes what races: an entry of a schedule lets one actor go on, an end is the world after a schedule. */
export interface Race<Entry, End> {
  readonly play: (schedule: readonly Entry[]) => Promise<End>
  /** Ends with the same key continue alike. */
  readonly keyOf: (end: End) => string
  /** The entries that can follow; none once every actor has ended. */
  readonly choices: (schedule: readonly Entry[], end: End) => readonly Entry[]
  /** Why an end is wrong; undefined if it is right. */
  readonly wrongEnd: (end: End) => Promise<string | undefined> | string | undefined
  readonly nameOf: (entry: Entry) => string
}

/** The result of playing every schedule. */
export interface Played {
  readonly schedules: number
  readonly worlds: number
  /** Why ends are wrong, each with its schedule. */
  readonly wrong: readonly string[]
}

interface Path<Entry> {
  readonly schedule: readonly Entry[]
  /** How many schedules lead to the same end. */
  count: number
}

/** Plays every schedule of a race, from the shortest on. */
export async function playSchedules<Entry, End>(race: Race<Entry, End>): Promise<Played> {
  const wrong: string[] = []
  let schedules = 0
  let worlds = 0
  let paths: readonly Path<Entry>[] = [{ schedule: [], count: 1 }]
  while (paths.length > 0) {
    const known = new Map<string, Path<Entry> & { readonly next: readonly Entry[] }>()
    for (const { schedule, count } of paths) {
      const end = await race.play(schedule)
      const key = race.keyOf(end)
      const same = known.get(key)
      if (same !== undefined) {
        same.count += count
        continue
      }
      worlds++
      const next = race.choices(schedule, end)
      known.set(key, { schedule, count, next })
      if (next.length > 0) continue
      const why = await race.wrongEnd(end)
      if (why !== undefined) wrong.push(`${why}: ${schedule.map(race.nameOf).join(', ')}`)
    }
    const played = [...known.values()]
    for (const { count, next } of played) if (next.length === 0) schedules += count
    paths = played.flatMap(({ schedule, count, next }) =>
      next.map((entry) => ({ schedule: [...schedule, entry], count })),
    )
  }
  return { schedules, worlds, wrong }
}
