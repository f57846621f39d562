/** The present state of the checks that failed a pull request. */

import { isGreenNow } from '../test-run/result.js'
import { FAILED_BY_CHECK } from '../test-run/test-run.js'
import type { ExplainFacts } from './facts.js'

/** The present results of these checks. */
export interface ChecksNow {
  /** Required checks that are green now. */
  readonly green: readonly string[]
  /** One of them failed before, but nothing tells which. */
  readonly isAnyOfGreen: boolean
  /** Jobs that did not run, so that a required check was skipped. */
  readonly stopped: readonly string[]
  /** No failed check is left. */
  readonly isGreen: boolean
}

const NO_CHECKS: ChecksNow = { green: [], isAnyOfGreen: false, stopped: [], isGreen: false }

/** True if the service gives a failed check as the cause of the present state. */
export const isFailedByCheck = ({
  record,
  entry,
}: Pick<ExplainFacts, 'record' | 'entry'>): boolean =>
  (record?.state === 'FAILED' || record?.state === 'PENDING_FAILURE') &&
  entry?.reason === FAILED_BY_CHECK

/** Compares the service's reason with what GitHub shows now. */
export function checksNow({
  record,
  run,
  entry,
  result,
}: Pick<ExplainFacts, 'record' | 'run' | 'entry' | 'result'>): ChecksNow {
  const { failed, notRun, pending, suspects, greenNow } = result
  const isOver = record?.state === 'FAILED' && entry?.reason === FAILED_BY_CHECK
  const isLeft = failed.length > greenNow.length || notRun.length + pending.length > 0
  // A gate is skipped if a job that it needs failed.
  const hasFailedJob = suspects.some(({ state }) => state === 'failed')
  if (!isOver || isLeft || hasFailedJob || !run.isKnown) return NO_CHECKS
  const stopped = suspects.filter(({ state }) => state === 'not-run').map(({ name }) => name)
  if (stopped.length > 0) return { ...NO_CHECKS, stopped }
  if (greenNow.length > 0)
    return { ...NO_CHECKS, green: greenNow.map(({ name }) => name), isGreen: true }
  const { required, checks } = run.value
  const didRun = (name: string) =>
    isGreenNow(checks.filter((check) => check.required && check.name === name))
  if (required.length === 0 || !required.every(didRun)) return NO_CHECKS
  return { ...NO_CHECKS, green: required, isAnyOfGreen: required.length > 1, isGreen: true }
}
