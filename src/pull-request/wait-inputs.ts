import { choice, decimal, minutes, optional, wholeNumber } from '../step/inputs.js'
import type { InputsOf } from '../step/operation.js'
import { publishInputs } from './publish.js'

/** The inputs of `wait-for-merge`, which `submit` with `wait` has too. */
export const waitInputs = {
  ...publishInputs,
  timeoutMinutes: minutes(),
  pollIntervalSeconds: optional(decimal({ min: 0.05, max: 3600 })),
  onTimeout: choice(['fail', 'cancel', 'pass']),
  onAbort: choice(['leave', 'cancel']),
  notReadyTimeoutMinutes: optional(minutes()),
  resubmit: wholeNumber({ min: 0, max: 5 }),
}
export type WaitInputs = InputsOf<typeof waitInputs>

/** The outputs of every wait. */
export const WAIT_OUTPUTS = [
  'merged',
  'state',
  'submitted',
  'head-sha',
  'merge-commit-sha',
  'duration-seconds',
  'polls',
  'timeline',
  'failing-checks',
  'reasons',
  'resubmissions',
] as const

/** Every way in which a wait can end, besides the failures that all operations share. */
export const WAIT_OUTCOMES = [
  'merged',
  'failed',
  'cancelled',
  'removed',
  'not-submitted',
  'timed-out',
  'not-ready',
  'aborted',
] as const
export type WaitOutcome = (typeof WAIT_OUTCOMES)[number]
