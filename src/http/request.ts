/**
 * How a request may be repeated (docs/adr/0004).
 * `read`: freely. `repeatable`: the same body again leaves the same state, so as a read, but its answer needs no body.
 * `once`: only when it is certain that nothing was applied.
 */
export type Effect = 'read' | 'repeatable' | 'once'

/** A request before the base address and the token are added. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST'
  /** Relative to the base address, with the query. */
  readonly path: string
  readonly effect: Effect
  /** Whom it is about, for messages: `#12 on main`. */
  readonly subject: string
  /** JSON-serialisable, or the bytes of a JSON text in chunks. Absent for GET. */
  readonly body?: Readonly<Record<string, unknown>> | readonly Uint8Array[]
}
