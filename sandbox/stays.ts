/** How long pull requests spent in each part of a queue, from its changes of state. */
import type { Transition } from './engine/entry.js'
import { ENDED } from './engine/types.js'

/** Some time that ended with a transition. */
interface Span {
  readonly end: Transition
  readonly ms: number
}

/** Where time was spent in one queue. */
export interface Spans {
  /** In PENDING until the tests start, since the entry or the last test. */
  readonly waits: readonly Span[]
  /** From the start of the tests to whatever came next. */
  readonly tests: readonly Span[]
  /** From entry to exit. */
  readonly stays: readonly Span[]
}

/** Measures a queue. @param transitions all of its transitions, in order */
export function spansOf(transitions: readonly Transition[]): Spans {
  const waits: Span[] = []
  const tests: Span[] = []
  const stays: Span[] = []
  const open = new Map<number, { entered: number; since: number; waited: number }>()
  for (const end of transitions) {
    const { number, from, to, at } = end
    const stay = open.get(number)
    if (from === undefined || stay === undefined) {
      open.set(number, { entered: at, since: at, waited: 0 })
      continue
    }
    const ms = at - stay.since
    if (from === 'pending') stay.waited += ms
    if (from === 'testing') tests.push({ end, ms })
    if (to === 'testing') {
      waits.push({ end, ms: stay.waited })
      stay.waited = 0
    }
    if (ENDED.has(to)) stays.push({ end, ms: at - stay.entered })
    stay.since = at
  }
  return { waits, tests, stays }
}

/** Tells whether the tests of a pull request have to begin again. */
export const isRestart = ({ from, to }: Transition): boolean =>
  from === 'testing' && to === 'pending'
