/** A step on a pull request that fails: its end, and its result. Loads nothing that a wait needs. */

import { HttpError } from '../http/errors.js'
import { ActionError, ERROR_TITLES } from '../shared/errors.js'
import { capitalize } from '../shared/text.js'
import type { Result } from '../step/context.js'
import type { End } from './end.js'
import { reportSummary } from './report.js'

/** Returns the end of a step that failed. @param otherwise heading for an error that has no title */
export function endFailed(
  error: ActionError,
  otherwise: string = ERROR_TITLES[error.kind],
  notes: readonly string[] = [],
): End {
  const { request, problem, remedy, title: headline = otherwise } = error.explanation
  const isAnswer = error instanceof HttpError
  const why = [isAnswer ? `${request}: ${problem}` : capitalize(problem), ...notes]
  return { outcome: error.kind, passes: false, headline, why, remedy, error }
}

/**
 * Returns the result of a step whose request failed, and rethrows any other error.
 * @param refused the heading if the request had no effect
 * @param unproved the heading if it may have had one
 */
export function failedResult(error: unknown, refused: string, unproved = refused): Result<never> {
  if (!(error instanceof ActionError) || error.kind === 'aborted') throw error
  const heading = error.kind === 'unknown-outcome' ? unproved : refused
  const { headline, why = [], remedy } = endFailed(error, heading)
  const summary = reportSummary({ status: 'bad', headline, why, remedy })
  return { outcome: error.kind, summary, failure: error }
}
