import { seconds } from './messages.js'

/** Equal retries that have a line of their own. */
const LINES = 3

/** The log of one call's retries: a line for each, and after the third equal one a group at the end. */
export class RetryLog {
  readonly #request: string
  readonly #write: (message: string, group?: readonly string[]) => void
  #message = ''
  #equal = 0
  #group: string[] = []

  /** @param write logs a line, or the title of a group and its lines */
  constructor(request: string, write: (message: string, group?: readonly string[]) => void) {
    this.#request = request
    this.#write = write
  }

  /** @param attempt 0 for the first */
  add(
    message: string,
    { attempt, afterMs, delay }: { attempt: number; afterMs: number; delay: number },
  ): void {
    if (message !== this.#message) this.end()
    this.#message = message
    this.#equal++
    const next = `trying again in ${seconds(delay)}`
    if (this.#equal <= LINES) this.#write(`${this.#request}: ${message}; ${next}`)
    else this.#group.push(`Attempt ${attempt + 1}, after ${seconds(afterMs)}; ${next}`)
  }

  /** Writes the group, if there is one. */
  end(): void {
    const more = this.#group.length
    if (more > 0) this.#write(`${this.#request}: ${this.#message} (${more} more)`, this.#group)
    this.#equal = 0
    this.#group = []
  }
}
