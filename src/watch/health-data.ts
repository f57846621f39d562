/** The health of a queue as the hidden lines of its issue and of its announcements keep it. */
import * as z from '../shared/zod.js'
import { type Health, INITIAL_HEALTH } from './health.js'
import { BAD_TIERS, TIERS } from './tiers.js'

/** A stored health, with its place in the order of announcements. */
export interface HealthRecord {
  readonly health: Health
  /** Id of the last announcement that the health includes; 0 if there was none. */
  readonly after: number
}

const timeField = z.catch(z.optional(z.number()), undefined)
const countField = z.catch(z.number().check(z.minimum(0)), 0)
const tier = z.enum(TIERS)

/** A damaged field counts as unknown. Without a tier or its place, nothing counts. */
const Data = z.object({
  tier,
  after: z.number(),
  since: timeField,
  healthy: countField,
  announced: z.catch(tier, 'healthy'),
  signals: z.catch(z.array(z.tuple([z.string(), z.enum(BAD_TIERS)])), []),
  stopped: timeField,
  busy: timeField,
  held: z.catch(z.array(z.tuple([z.number(), z.number()])), []),
  holding: z.catch(z.boolean(), false),
})

/** Writes a record as one line that cannot end an HTML comment. */
export function writeRecord({ health, after }: HealthRecord, unique?: string): string {
  const { tier, since, healthyReadings, announced, signalTiers, memory } = health
  const data = {
    tier,
    after,
    since,
    healthy: healthyReadings,
    announced,
    signals: [...signalTiers],
    stopped: memory.stoppedSince,
    busy: memory.busySince,
    held: memory.heldPeriods,
    holding: memory.isHeld,
    id: unique,
  }
  return JSON.stringify(data)
}

/** Reads a record; `undefined` if somebody damaged it. */
export function readHealthRecord(line: string): HealthRecord | undefined {
  const parsed = Data.safeParse(jsonOf(line))
  if (!parsed.success) return undefined
  const { after, tier, since, healthy, announced, signals, stopped, busy, held, holding } =
    parsed.data
  const memory = {
    stoppedSince: stopped,
    busySince: busy,
    ...(held.length > 0 && { heldPeriods: held, isHeld: holding }),
  }
  if (tier === 'healthy') return { after, health: { ...INITIAL_HEALTH, memory } }
  return {
    after,
    health: {
      tier,
      since,
      healthyReadings: healthy,
      announced,
      signalTiers: new Map(signals),
      memory,
    },
  }
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
