/** Targets that a change impacts: named ones, or everything. The empty set impacts nothing. */
export type Targets = 'ALL' | ReadonlySet<string>

/**
 * Tells whether the targets of two changes overlap. "ALL" overlaps with everything, even with nothing.
 */
export function meet(a: Targets, b: Targets): boolean {
  if (a === 'ALL' || b === 'ALL') return true
  const [small, large] = a.size <= b.size ? [a, b] : [b, a]
  for (const target of small) if (large.has(target)) return true
  return false
}

export function union(all: readonly Targets[]): Targets {
  const [only] = all
  if (all.length === 1 && only !== undefined) return only
  const names = new Set<string>()
  for (const targets of all) {
    if (targets === 'ALL') return 'ALL'
    for (const target of targets) names.add(target)
  }
  return names
}
