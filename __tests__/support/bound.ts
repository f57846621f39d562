import type { Clock } from '../../src/shared/clock.js'
import { Deadline } from '../../src/shared/deadline.js'

/** A deadline that never comes, or ends with a signal. */
export const endless = (clock: Clock, signal = new AbortController().signal): Deadline =>
  new Deadline(clock, signal)

/** A client whose calls all have the same deadline. */
export type Bound<T> = {
  readonly [Key in keyof T]: T[Key] extends (deadline: Deadline, ...rest: infer Rest) => infer R
    ? (...rest: Rest) => R
    : T[Key]
}

/** Binds the methods of a client to a deadline, except those that take none. */
export const bound = <T extends object>(
  client: T,
  deadline: Deadline,
  without: readonly string[] = ['close'],
): Bound<T> =>
  new Proxy(client, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target)
      if (typeof value !== 'function') return value
      return without.includes(String(key)) ? value.bind(target) : value.bind(target, deadline)
    },
  }) as Bound<T>
