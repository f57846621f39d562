import { planned } from '../dry-run.js'
import type { Result } from '../operation.js'
import { changesTable } from '../report/queue.js'
import type { Log } from '../runner.js'
import type { ServiceRequest } from '../service/requests.js'
import { plannedOutputs } from './outputs.js'
import type { Change } from './settings.js'

/** The end of a dry run on one queue: what would be changed, and the exact requests. */
export function plannedChanges(
  log: Log,
  changes: readonly Change[],
  requests: readonly ServiceRequest[],
): Result {
  const result = planned(log, requests)
  return {
    ...result,
    outputs: plannedOutputs(changes),
    details: { ...result.details, changes },
    summary:
      changes.length === 0
        ? (result.summary ?? '')
        : `${changesTable([{ changes }])}\n\n${result.summary}`,
  }
}
