/** The states that were seen, in order. */
export interface Phase {
  readonly state: string
  /** ISO 8601, UTC: the service's own time where it gave one, else when it was first seen. */
  readonly since: string
  /** Whole seconds until the next state, or until now for the last one; 0 for an end. */
  readonly seconds: number
}

const ENDS = new Set(['MERGED', 'FAILED', 'CANCELLED'])

/** Collects states as they are seen. */
export class Timeline {
  readonly #seen: { readonly state: string; readonly at: number }[] = []

  /**
   * @param stateChangedAt the service's time of the change, where it gave one
   * @param now wall-clock time of the look, in milliseconds
   * @returns whether the state is another than before
   */
  see(state: string, stateChangedAt: string | undefined, now: number): boolean {
    const last = this.#seen.at(-1)
    if (last?.state === state) return false
    const told = stateChangedAt === undefined ? Number.NaN : Date.parse(stateChangedAt)
    const at = Number.isNaN(told) ? now : told
    this.#seen.push({ state, at: Math.max(at, last?.at ?? at) })
    return true
  }

  /** @param now wall-clock time in milliseconds: the end of the last state, unless that is an end itself */
  phases(now: number): Phase[] {
    return this.#seen.map(({ state, at }, index) => {
      const next = this.#seen[index + 1]
      const end = next?.at ?? (ENDS.has(state) ? at : now)
      return {
        state,
        since: new Date(at).toISOString(),
        seconds: Math.max(0, Math.round((end - at) / 1000)),
      }
    })
  }
}
