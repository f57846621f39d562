import type { HttpRequest } from '../http/request.js'
import type { Log } from '../runner/runner.js'
import type { Result } from '../step/context.js'
import { planned } from '../step/dry-run.js'
import { plannedOutputs } from './outputs.js'
import { changesTable, headline } from './report.js'
import type { Change } from './settings.js'

/** The end of a dry run on one queue: what would be changed, and the exact requests. */
export function plannedChanges(
  log: Log,
  changes: readonly Change[],
  requests: readonly HttpRequest[],
): Result {
  const result = planned(log, requests)
  return {
    ...result,
    outputs: plannedOutputs(changes),
    details: { ...result.details, changes },
    summary:
      changes.length === 0
        ? (result.summary ?? '')
        : `${headline('neutral', changes.length === 1 ? '1 change is planned' : `${changes.length} changes are planned`)}\n\n${changesTable([{ changes }])}\n\n${result.summary}`,
  }
}
