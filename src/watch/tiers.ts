/** How bad a signal or a queue is, best first. */
export const TIERS = ['healthy', 'degraded', 'severe'] as const
export type Tier = (typeof TIERS)[number]

/** The tiers that `fail-on` and the limits of a signal can name. */
export const BAD_TIERS = ['degraded', 'severe'] as const
export type BadTier = (typeof BAD_TIERS)[number]

/** True for the tiers that are not healthy. */
export const isBadTier = (word: string): word is BadTier => BAD_TIERS.some((tier) => tier === word)

/** The limits of a signal. A value at or above one has its tier. */
export interface TierLimits {
  readonly degraded: number
  /** Absent if the signal never becomes severe. */
  readonly severe?: number | undefined
}

const rankOf = (tier: Tier): number => TIERS.indexOf(tier)

/** True if a tier is as bad as another one, or worse. */
export const isAtLeast = (tier: Tier, other: Tier): boolean => rankOf(tier) >= rankOf(other)

/** Returns the worst of several tiers; `healthy` if there are none. */
export function worstTier(tiers: readonly Tier[]): Tier {
  let worst: Tier = 'healthy'
  for (const tier of tiers) if (isAtLeast(tier, worst)) worst = tier
  return worst
}

/** Returns the tier of a value. */
export function tierOfValue(value: number, { degraded, severe }: TierLimits): Tier {
  if (severe !== undefined && value >= severe) return 'severe'
  if (value >= degraded) return 'degraded'
  return 'healthy'
}

/** Returns the limit that a value of this tier has reached, otherwise the first one. */
export function limitOf(tier: Tier, { degraded, severe }: TierLimits): number {
  if (tier === 'severe' && severe !== undefined) return severe
  return degraded
}
