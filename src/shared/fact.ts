/**
 * A fact that was read, or why it could not be. Rules take this type, so that a fact that could not
 * be read is never mistaken for one that is absent.
 */
export type Fact<T> = Known<T> | Unread

interface Known<T> {
  readonly isKnown: true
  readonly value: T
}

interface Unread {
  readonly isKnown: false
  /** Completes "could not be read: ". */
  readonly why: string
}

/** A fact that was read; `undefined` is a value, too. */
export const known = <T>(value: T): Known<T> => ({ isKnown: true, value })
/** A fact that could not be read. */
export const unread = (why: string): Unread => ({ isKnown: false, why })

/** Returns the value for a report, `undefined` if it is unread. A rule must look at the fact itself. */
export const ifKnown = <T>(fact: Fact<T> | undefined): T | undefined =>
  fact?.isKnown ? fact.value : undefined
