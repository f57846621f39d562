import { compileGlobs } from '../shared/globs.js'

/** One glob, and whether a target matched it. */
interface Pattern {
  readonly glob: string
  readonly matches: (target: string) => boolean
  hasMatched: boolean
}

/** The filters `include-targets` and `exclude-targets`. It remembers which globs matched a target. */
export class TargetFilter {
  readonly #include: readonly Pattern[]
  readonly #exclude: readonly Pattern[]

  constructor(include: readonly string[], exclude: readonly string[]) {
    this.#include = include.map(patternOf)
    this.#exclude = exclude.map(patternOf)
  }

  /** Returns true for a target that matches an included glob, if there are any, and no excluded one. */
  keeps(target: string): boolean {
    const isIncluded = this.#include.length === 0 || matchesAny(this.#include, target)
    const isExcluded = matchesAny(this.#exclude, target)
    return isIncluded && !isExcluded
  }

  /** The globs that no target has matched so far. */
  get unmatched(): readonly string[] {
    const patterns = [...this.#include, ...this.#exclude]
    return patterns.filter(({ hasMatched }) => !hasMatched).map(({ glob }) => glob)
  }
}

const patternOf = (glob: string): Pattern => ({
  glob,
  matches: compileGlobs([glob]),
  hasMatched: false,
})

/**
 * Returns true if a glob matches. Skips a glob that has matched before, once another one matches this
 * target.
 */
function matchesAny(patterns: readonly Pattern[], target: string): boolean {
  let isMatched = false
  for (const pattern of patterns) {
    if (isMatched && pattern.hasMatched) continue
    if (!pattern.matches(target)) continue
    pattern.hasMatched = true
    isMatched = true
  }
  return isMatched
}
