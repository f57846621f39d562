import type { Clock } from '../shared/clock.js'
import { TokenOwner, unlessAborted } from './token-owner.js'

/** An older answer is no picture of what stands there now, in milliseconds. */
const FRESH_MS = 10_000

/**
 * What comments and issues need of GitHub, asked while the step still waits for the service: whose
 * token it is, for the whole step, and lists, each for its first use.
 */
export class Early {
  readonly owner = new TokenOwner()
  readonly #clock: Clock
  readonly #lists = new Map<string, { readonly at: number; readonly list: Promise<unknown> }>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Begins to read a list, unless that has begun. Its failure is one of whoever takes it. */
  begin<T>(name: string, read: () => Promise<T>): void {
    if (this.#isFresh(name)) return
    const list = read()
    list.catch(() => {})
    this.#lists.set(name, { at: this.#clock.monotonic(), list })
  }

  /** The list that was asked for early, with its failure; read now where there is none. */
  take<T>(name: string, signal: AbortSignal, read: () => Promise<T>): Promise<T> {
    const early = this.#isFresh(name) ? this.#lists.get(name)?.list : undefined
    this.#lists.delete(name)
    // Who asked first may have more time than this call.
    return early === undefined ? read() : unlessAborted(early as Promise<T>, signal)
  }

  #isFresh(name: string): boolean {
    const { at = Number.NEGATIVE_INFINITY } = this.#lists.get(name) ?? {}
    return this.#clock.monotonic() - at <= FRESH_MS
  }
}
