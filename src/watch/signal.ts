import type { Condition } from '../metrics/conditions.js'
import type { TierLimits } from './tiers.js'

/** Every signal that is not an expression of a metric. */
export const QUEUE_SIGNALS = [
  'oldest-testing-minutes',
  'oldest-pending-minutes',
  'depth',
  'stopped-minutes',
  'no-merge-minutes',
] as const
export type QueueSignal = (typeof QUEUE_SIGNALS)[number]

/** True if the value of a signal is a time. */
export const isTimeSignal = (signal: QueueSignal): boolean => signal.endsWith('-minutes')

/** A signal of the input `watch` with its limits. */
export interface WatchedSignal {
  /** As written in the input. */
  readonly name: string
  readonly limits: TierLimits
  /** A signal of the queue, or an expression of its metrics. */
  readonly source: QueueSignal | Condition
}

/** The present value of a signal. */
export interface ReadSignal {
  readonly isRead: true
  /** Absent if nothing was observed, which is healthy. */
  readonly value?: number
  /** A clause such as `the oldest test run is 1 h 14 min old`. */
  readonly text: string
  /** The pull request that the value is about. */
  readonly pullRequest?: number | undefined
  /** Why the true value may be higher. */
  readonly doubt?: string | undefined
}

/** A signal, or why it could not be read. */
export type SignalReading = ReadSignal | { readonly isRead: false; readonly why: string }

/** A signal that could not be read, and why. */
export const unreadSignal = (why: string): SignalReading => ({ isRead: false, why })
