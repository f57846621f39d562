/**
 * How the health of a queue changes from reading to reading. Everything here is pure: a run reads the
 * stored health, adds its reading, announces what is due, and stores the result.
 */
import { shortHash } from '../github/marker.js'
import { duration } from '../shared/duration.js'
import { shownLimitOf } from './expressions.js'
import { type HealthFacts, type HealthMemory, remember } from './facts.js'
import { readSignal } from './read-signal.js'
import { isTimeSignal, type SignalReading, type WatchedSignal } from './signal.js'
import { type BadTier, isAtLeast, limitOf, type Tier, tierOfValue, worstTier } from './tiers.js'

/** A change that people hear of, once in an incident. */
export type Announcement = BadTier | 'recovered'

/** The health that is stored between two runs. Times are milliseconds since the epoch. */
export interface Health {
  readonly tier: Tier
  /** Start of the incident; absent while healthy. */
  readonly since?: number | undefined
  /** Healthy readings in a row since the last bad one. */
  readonly healthyReadings: number
  /** The worst tier that this incident has announced. */
  readonly announced: Tier
  /** Tiers of the signals that were not healthy when they were last read, by {@link signalKey}. */
  readonly signalTiers: ReadonlyMap<string, BadTier>
  readonly memory: HealthMemory
}

/** The health of a queue that was never read. */
export const INITIAL_HEALTH: Health = {
  tier: 'healthy',
  healthyReadings: 0,
  announced: 'healthy',
  signalTiers: new Map(),
  memory: {},
}

/** The reading of one signal in one run. */
export interface HealthFinding {
  readonly watched: WatchedSignal
  readonly reading: SignalReading
  /** An unread signal keeps the tier of its last reading. */
  readonly tier: Tier
}

/** The key of a signal where its tier is stored. Its name may be long, and have any characters. */
const signalKey = (name: string): string => shortHash(name)

/** A reading added to the health. */
export interface Assessment {
  /** The health to store if nothing is announced. */
  readonly health: Health
  readonly before: Health
  readonly findings: readonly HealthFinding[]
  /** The announcement that is due now. */
  readonly due: Announcement | undefined
}

/** The inputs that decide about tiers. */
export interface HealthRules {
  readonly watch: readonly WatchedSignal[]
  readonly recoverAfter: number
}

/** Adds a reading to the health of a queue. */
export function assess(before: Health, facts: HealthFacts, rules: HealthRules): Assessment {
  const memory = remember(before.memory, facts)
  const findings = rules.watch.map((watched): HealthFinding => {
    const reading = readSignal(watched, facts, memory)
    return { watched, reading, tier: tierOfReading(watched, reading, before) }
  })
  const tiers = nextTiers(before, findings, facts.at, rules)
  const health = { ...tiers, signalTiers: badTiersOf(findings), memory: needed(memory, rules) }
  return { before, findings, health, due: announcementDue(health, rules) }
}

function tierOfReading(
  { name, limits }: WatchedSignal,
  reading: SignalReading,
  before: Health,
): Tier {
  if (!reading.isRead) return before.signalTiers.get(signalKey(name)) ?? 'healthy'
  if (reading.value === undefined) return 'healthy'
  return tierOfValue(reading.value, limits)
}

function badTiersOf(findings: readonly HealthFinding[]): ReadonlyMap<string, BadTier> {
  const bad = new Map<string, BadTier>()
  for (const { watched, tier } of findings)
    if (tier !== 'healthy') bad.set(signalKey(watched.name), tier)
  return bad
}

/** Forgets times that no watched signal needs, so that nothing is stored for them. */
function needed(memory: HealthMemory, { watch }: HealthRules): HealthMemory {
  const { stoppedSince, busySince, heldPeriods, isHeld } = memory
  const isNoMergeWatched = isWatched(watch, 'no-merge-minutes')
  const areHoldsNeeded = isNoMergeWatched || isWatched(watch, 'oldest-pending-minutes')
  return {
    stoppedSince: isWatched(watch, 'stopped-minutes') ? stoppedSince : undefined,
    busySince: isNoMergeWatched ? busySince : undefined,
    ...(areHoldsNeeded && heldPeriods?.length && { heldPeriods, isHeld }),
  }
}

/** True if the input `watch` has a signal. */
export const isWatched = (
  watch: readonly WatchedSignal[],
  source: WatchedSignal['source'],
): boolean => watch.some((signal) => signal.source === source)

type TierFields = Pick<Health, 'tier' | 'since' | 'healthyReadings' | 'announced'>

function nextTiers(
  before: Health,
  findings: readonly HealthFinding[],
  at: number,
  { recoverAfter }: HealthRules,
): TierFields {
  const { tier, since, announced } = before
  const worst = worstTier(findings.map((finding) => finding.tier))
  if (worst !== 'healthy') return { tier: worst, since: since ?? at, healthyReadings: 0, announced }
  if (tier === 'healthy') return { tier, healthyReadings: 0, announced: 'healthy' }
  // A reading that lacks a signal proves no recovery.
  const isWhole = findings.every(({ reading }) => reading.isRead)
  const healthyReadings = before.healthyReadings + Number(isWhole)
  // Nobody heard of the incident, so nobody needs to hear of its end.
  if (announced === 'healthy' && healthyReadings >= recoverAfter)
    return { tier: 'healthy', healthyReadings: 0, announced }
  return { tier, since, announced, healthyReadings }
}

function announcementDue(
  { tier, announced, healthyReadings }: Health,
  { recoverAfter }: HealthRules,
): Announcement | undefined {
  if (tier === 'healthy') return undefined
  if (healthyReadings >= recoverAfter) return 'recovered'
  if (isAtLeast(announced, tier)) return undefined
  return tier
}

/** Returns the health after what was due has been announced. */
export function withAnnouncement(health: Health, announcement: Announcement): Health {
  if (announcement !== 'recovered') return { ...health, announced: announcement }
  return { ...INITIAL_HEALTH, signalTiers: health.signalTiers, memory: health.memory }
}

/** True if the health is that of a queue about which nothing has to be remembered. */
export const isForgettable = ({ tier, memory }: Health): boolean =>
  tier === 'healthy' && Object.values(memory).every((time) => time === undefined)

/** The limit that a finding has reached, otherwise the first one. */
export const limitOfFinding = ({ watched, tier }: HealthFinding): number =>
  limitOf(tier, watched.limits)

/** A clause with value and limit: `the oldest test run is 1 h 14 min old, limit 1 h`. */
export function findingText(finding: HealthFinding): string {
  const { watched, reading } = finding
  if (!reading.isRead) return `\`${watched.name}\` could not be read: ${reading.why}`
  return `${reading.text}, limit ${shownLimit(watched, limitOfFinding(finding))}`
}

/** Formats a limit as the text of its signal formats the value. */
export function shownLimit({ source }: WatchedSignal, limit: number): string {
  if (typeof source !== 'string') return shownLimitOf(source, limit)
  return isTimeSignal(source) ? duration(limit * 60) : String(limit)
}
