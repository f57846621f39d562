import type { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import type { Clock } from '../../src/shared/clock.js'

const isReadingFiles = () =>
  process.getActiveResourcesInfo().some((resource) => /^(?:FSReq|CloseReq)/.test(resource))

/** A steady clock begins anywhere: at 0, a time would pass for a duration. */
const BEGINNING = 12_345_678

/**
 * A clock that moves only during a sleep, which jumps to its end at once and fires timers on its
 * way. Real sockets work beside it, because an attempt on the network never sleeps.
 */
export class VirtualClock implements Clock {
  #elapsed = 0
  #epoch: number
  readonly #timers = new Map<number, { at: number; fire: () => void }>()
  #id = 0
  /**
   * Called after each jump, with the time elapsed in ms: for servers whose state follows the same
   * clock.
   */
  onAdvance: (elapsedMs: number) => void | Promise<void> = () => {}

  constructor(epoch = Date.parse('2026-09-17T10:00:00.000Z')) {
    this.#epoch = epoch
  }

  now = (): number => this.#epoch + this.#elapsed
  monotonic = (): number => BEGINNING + this.#elapsed

  /** Milliseconds that have passed, without the noise of sums. */
  get elapsed(): number {
    return Math.round(this.#elapsed * 1000) / 1000
  }

  /** Timers that wait. */
  get timers(): number {
    return this.#timers.size
  }

  /**
   * Sets the wall clock forward, or back where `ms` is negative, as a time server does; no time
   * passes.
   */
  jump(ms: number): void {
    this.#epoch += ms
  }

  async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted()
    const end = this.#elapsed + Math.max(0, ms)
    for (;;) {
      const [next] = [...this.#timers]
        .filter(([, t]) => t.at <= end)
        .sort((a, b) => a[1].at - b[1].at)
      if (next === undefined) break
      this.#timers.delete(next[0])
      this.#elapsed = Math.max(this.#elapsed, next[1].at)
      next[1].fire()
      signal?.throwIfAborted()
    }
    this.#elapsed = end
    await this.onAdvance(this.#elapsed)
    await turn()
    signal?.throwIfAborted()
  }

  /**
   * Passes time in steps until the peer gives a connection up; none while a file is read, such as a
   * module that is loaded on demand, because only silence takes time here.
   */
  async passWhileOpen(connection: Socket, stepMs: number): Promise<void> {
    while (!connection.destroyed) await (isReadingFiles() ? turn() : this.sleep(stepMs))
  }

  timer(ms: number, fire: () => void): () => void {
    const id = this.#id++
    this.#timers.set(id, { at: this.#elapsed + Math.max(0, ms), fire })
    return () => void this.#timers.delete(id)
  }
}
