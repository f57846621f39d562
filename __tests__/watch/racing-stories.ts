/** Stories of runs that race, and what must be true at their end. */
import type { Player, Story } from './interleavings.js'
import { type Mistake, newWorld, type RacingWorld, type Tier, watchRun } from './racing-runs.js'

const atOnce = { turn: async <T>(request: () => T) => request() } as Player

/** The world after some runs, one after another. */
async function worldAfter(tiers: readonly Tier[]): Promise<RacingWorld> {
  const world = newWorld()
  for (const [index, tier] of tiers.entries())
    await watchRun(`before-${index}`, tier).run(world, atOnce)
  return { ...world, ended: {} }
}

const kindsOf = ({ comments }: RacingWorld): readonly string[] =>
  comments.map(({ marker }) => marker.replace('health/', ''))

/** What may be announced next, by what was announced last. */
const NEXT: Readonly<Record<string, readonly string[]>> = {
  degraded: ['severe', 'recovered'],
  severe: ['recovered'],
  recovered: ['degraded', 'severe'],
}

/** Finds an announcement that an incident may not have. */
function repeatedKind(kinds: readonly string[]): string | undefined {
  const wrong = kinds.findIndex((kind, index) => {
    const last = kinds[index - 1] ?? 'recovered'
    return !NEXT[last]?.includes(kind)
  })
  return wrong === -1 ? undefined : `${kinds[wrong]} is announced after ${kinds[wrong - 1]}`
}

/** Says what is wrong once all runs have ended, and once another run has followed. */
async function wrongEnd(
  before: number,
  world: RacingWorld,
  players: readonly Player[],
): Promise<string | undefined> {
  const isCancelled = players.some((player) => player.isCancelled)
  const failed = players.find(
    ({ status, isCancelled: ofPlayer }) => status === 'failed' && !ofPlayer,
  )
  if (failed !== undefined) return `a run fails: ${failed.error}`
  const announcing = Object.values(world.ended).filter(({ announced }) => announced === true)
  if (!isCancelled) {
    const repeated = repeatedKind(kindsOf(world))
    if (repeated !== undefined) return repeated
    if (announcing.length !== kindsOf(world).length - before)
      return `${announcing.length} runs say that they announced, of ${kindsOf(world)}`
  }
  const openIssues = world.issues.filter(({ isOpen }) => isOpen).length
  if (!isCancelled && openIssues > 1) return `${openIssues} issues are open`
  await watchRun('after', 'degraded').run(world, atOnce)
  const open = world.issues.some(({ isOpen }) => isOpen)
  if (!open) return 'the issue is closed although the queue is degraded'
  const again = kindsOf(world).length
  await watchRun('once-more', 'degraded').run(world, atOnce)
  return kindsOf(world).length === again ? undefined : 'a later run repeats the announcement'
}

/** Two runs or more at once, after some runs one after another. */
export async function storyOf(
  history: readonly Tier[],
  tiers: readonly Tier[],
  options: { readonly isCancellable?: boolean; readonly mistake?: Mistake } = {},
): Promise<Story<RacingWorld>> {
  const start = await worldAfter(history)
  return {
    world: () => structuredClone(start),
    actors: tiers.map((tier, index) => watchRun(`${tier}-${index}`, tier, options.mistake)),
    isCancellable: options.isCancellable ?? false,
    wrongEnd: (world, players) => wrongEnd(start.comments.length, world, players),
  }
}
