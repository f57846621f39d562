/**
 * How a request may be repeated (docs/maintaining/decisions/retries.md).
 * `safe`: freely. `idempotent`: freely, because sending the same body again leaves the same state.
 * `unsafe`: only when it is certain that nothing was applied.
 */
export type Effect = 'safe' | 'idempotent' | 'unsafe'

/** A request before the base address and the headers of every request are added. */
export interface HttpRequest {
  readonly method: string
  /** Relative to the base address, with the query. */
  readonly path: string
  readonly effect: Effect
  /** Subject for messages: `#12 on main`. */
  readonly subject?: string
  /** Headers of this request, which override those of the transport. */
  readonly headers?: Readonly<Record<string, string>>
  /** An object to send as JSON, or chunks to send as they are. Absent for GET. */
  readonly body?: Readonly<Record<string, unknown>> | readonly Uint8Array[]
}
