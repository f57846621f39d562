import type { ActionError } from './errors.js'

/**
 * A fact that was read, or why it could not be. Rules take this type, so that a fact that could not
 * be read is never mistaken for one that is absent.
 */
export type Fact<T> = Known<T> | Unread

interface Known<T> {
  readonly isKnown: true
  readonly value: T
}

/** A fact that could not be read. */
export interface Unread {
  readonly isKnown: false
  /** Completes "could not be read: ". */
  readonly why: string
  /** The error of the request; absent if none was sent, or the time was up. */
  readonly error?: ActionError | undefined
}

/** Makes a fact that was read; `undefined` is a value, too. */
export const known = <T>(value: T): Known<T> => ({ isKnown: true, value })
/** Makes a fact that could not be read. @param error the error of the request, if there was one */
export const unread = (why: string, error?: ActionError): Unread => ({ isKnown: false, why, error })

/** A fact that only GitHub shows, in a step without a token. */
export const NO_TOKEN = unread('`github-token` is empty')

/** Returns the value for a report, `undefined` if it is unread. A rule must look at the fact itself. */
export const ifKnown = <T>(fact: Fact<T> | undefined): T | undefined =>
  fact?.isKnown ? fact.value : undefined
