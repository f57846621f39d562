/** Runs of `watch-queue` that race on one queue, and what must be true at their end. */
import { operation } from '../../src/operations/watch-queue.js'
import type { Tier } from '../../src/watch/tiers.js'
import { type Actor, type End, type Race, runAlone } from '../holds/races/engine.js'
import { passed } from '../holds/races/stories.js'
import { contextFor, FAULTS, World } from '../holds/races/world.js'
import { enqueued } from '../support/fake-queue.js'

/** How many minutes the oldest test run is old, by the tier that it makes. */
const AGES = { healthy: 0, degraded: 70, severe: 130 }

const INPUTS = {
  targetBranch: 'main',
  recoverAfter: 3,
  mention: [],
  failOn: [],
  watch: [
    {
      name: 'oldest-testing-minutes',
      source: 'oldest-testing-minutes',
      limits: { degraded: 60, severe: 120 },
    },
  ],
}

/** A run of `watch-queue` that reads the queue in a tier. */
const watchRun = (tier: Tier): Actor => ({
  label: tier,
  steps: (world, player, index, heard) => {
    const stateChangedAt = new Date(world.now - AGES[tier] * 60_000).toISOString()
    player.enqueued = tier === 'healthy' ? [] : [enqueued(1, 'testing', { stateChangedAt })]
    return passed(operation.run(INPUTS, contextFor(world, player, index, heard)))
  },
})

const kindsOf = ({ comments }: World): readonly string[] =>
  comments.map(({ body }) => /merge-queue-action:health\/(\S+)/.exec(body)?.[1] ?? '')

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
  { world, players, heard }: End,
): Promise<string | undefined> {
  const isDisturbed = players.some(({ answers }) => FAULTS.some((fault) => answers.includes(fault)))
  if (!isDisturbed) {
    const failed = players.find(({ status }) => status === 'failed')
    if (failed !== undefined) return `a run fails: ${failed.failure}`
    const repeated = repeatedKind(kindsOf(world))
    if (repeated !== undefined) return repeated
    const announcing = heard.filter(({ outputs }) => outputs['announced'] === true)
    if (announcing.length !== kindsOf(world).length - before)
      return `${announcing.length} runs say that they announced, of ${kindsOf(world)}`
    const open = world.issues.filter(({ state }) => state === 'open')
    if (open.length > 1) return `${open.length} issues are open`
  }
  await runAlone(world, watchRun('degraded'))
  if (!world.issues.some(({ state }) => state === 'open'))
    return 'the issue is closed although the queue is degraded'
  const again = kindsOf(world).length
  await runAlone(world, watchRun('degraded'))
  return kindsOf(world).length === again ? undefined : 'a later run repeats the announcement'
}

interface Story {
  /** Readings before the runs that race. */
  readonly history: readonly Tier[]
  readonly tiers: readonly Tier[]
}

export const STORIES: Readonly<Record<string, Story>> = {
  'two first runs read a slow queue': { history: [], tiers: ['degraded', 'degraded'] },
  'two runs read a queue that got slow': {
    history: ['degraded', 'healthy', 'healthy', 'healthy'],
    tiers: ['degraded', 'degraded'],
  },
  'two runs read a slow queue that got stuck, or not': {
    history: ['degraded'],
    tiers: ['severe', 'degraded'],
  },
  'two runs read a queue that recovers': {
    history: ['degraded', 'healthy', 'healthy'],
    tiers: ['healthy', 'healthy'],
  },
  'two runs read a queue that recovers, or not': {
    history: ['severe', 'healthy', 'healthy'],
    tiers: ['healthy', 'severe'],
  },
}

/** The runs of a story, after the runs before them. */
export async function raceOf({ history, tiers }: Story): Promise<Race> {
  const world = new World()
  world.areIssuesRaced = true
  for (const tier of history) await runAlone(world, watchRun(tier))
  world.settle()
  const before = world.comments.length
  return { world, actors: tiers.map(watchRun), wrongEnd: (end) => wrongEnd(before, end) }
}
