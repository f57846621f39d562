import { isEnded, type SubmittedPullRequest } from '../service/schemas.js'
import { changedAt, isNewer } from './record.js'

/** One state of the timeline. */
export interface Phase {
  readonly state: string
  /** ISO 8601, UTC: the service's own time where it gave one, otherwise when it was first seen. */
  readonly since: string
  /** Whole seconds until the next state, or until now for the last one; 0 for a final state. */
  readonly seconds: number
}

interface Entry {
  readonly state: string
  readonly at: number
  readonly record: SubmittedPullRequest
}

/** Collects states in the order in which they are seen. */
export class Timeline {
  readonly #seen: Entry[] = []

  /** @returns whether it shows another state than before, or the same end of another submission */
  see(record: SubmittedPullRequest, now: number): boolean {
    const { state } = record
    const last = this.#seen.at(-1)
    if (state === undefined) return false
    if (last?.state === state && !(isEnded(state) && isNewer(record, last.record))) return false
    const at = changedAt(record) ?? now
    this.#seen.push({ state, at: Math.max(at, last?.at ?? at), record })
    return true
  }

  /** @param now milliseconds since the epoch: the end of the last state, unless that is final */
  phases(now: number): Phase[] {
    return this.#seen.map(({ state, at }, index) => {
      const next = this.#seen[index + 1]
      const end = next?.at ?? (isEnded(state) ? at : now)
      return {
        state,
        since: new Date(at).toISOString(),
        seconds: Math.max(0, Math.round((end - at) / 1000)),
      }
    })
  }
}
