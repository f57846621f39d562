/**
 * How a request may be repeated (docs/maintaining/decisions/retries.md).
 * `safe`: freely. `idempotent`: the same body again leaves the same state, so it is retried as a
 * read is. `unsafe`: only when it is certain that nothing was applied.
 */
export type Effect = 'safe' | 'idempotent' | 'unsafe'

/** A request before the base address and the headers of every request are added. */
export interface HttpRequest {
  readonly method: string
  /** Relative to the base address, with the query. */
  readonly path: string
  readonly effect: Effect
  /** Subject for messages: `#12 on main`. Absent where the path says it. */
  readonly subject?: string
  /** Of this request, beside those of the transport; they win. */
  readonly headers?: Readonly<Record<string, string>>
  /** JSON-serializable, or the chunks of what is sent as it is. Absent for GET. */
  readonly body?: Readonly<Record<string, unknown>> | readonly Uint8Array[]
}
