/** The end of a step on a pull request. */
import { MARKS } from '../reports/report.js'
import type { ActionError } from '../shared/errors.js'
import type { Outcome } from '../step/outcomes.js'
import type { Reason } from './reasons/reasons.js'
import type { WhyNotMerged } from './reasons/why-not-merged.js'
import type { EndDeadlines } from './step-time.js'

/** An end in words for people. */
export interface End {
  readonly outcome: Outcome
  readonly passes: boolean
  /** Mark of the heading; by default that of a step that passes or fails. */
  readonly mark?: string | undefined
  /** The verdict: what happened, one sentence without its period. */
  readonly headline: string
  /** The reasons why the pull request is not merged, the most useful one first. */
  readonly reasons?: readonly Reason[]
  readonly failing?: WhyNotMerged['failing']
  /** Further facts, one sentence without its period each. */
  readonly why?: readonly string[]
  /** Next step; only a step that fails has one. */
  readonly remedy?: string | undefined
  /** The reason for the label of `remove-label` to stay; absent if it is removed. */
  readonly whyLabelStays?: string | undefined
  /** The error that ended the step, if one did. */
  readonly error?: ActionError | undefined
}

/** An end, and the time for its report. */
export interface TimedEnd {
  readonly end: End
  readonly time: EndDeadlines
}

/** The queue as the headline of an end names it. */
export const QUEUE_PHRASE = 'the merge queue'

/** The reason for a label to stay on a pull request that someone cancelled. */
export const WAS_CANCELLED = 'the pull request was cancelled'

/** Mark of the heading of a cancelled pull request or run. */
export const CANCELLED_MARK = MARKS.cancelled

/** Mark of the heading of a pull request that has not ended. */
export const UNFINISHED_MARK = '⏸'
