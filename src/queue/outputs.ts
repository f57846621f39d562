import type { HttpRequest } from '../http/request.js'
import { fittingElements } from '../markdown/fitting.js'
import { byteLength } from '../markdown/markdown.js'
import type { Log } from '../runner/runner.js'
import type { Queue } from '../service/schemas.js'
import type { Outputs, Result } from '../step/context.js'
import { planned } from '../step/dry-run.js'
import { changesTable, headline, queueFigures } from './report.js'
import type { Change } from './settings.js'

/** The outputs that every operation on one queue has. */
export const queueOutputNames = [
  'target-branch',
  'queue-state',
  'queue-mode',
  'queue-depth',
  'testing-count',
  'oldest-age-seconds',
  'queue',
] as const

/** The outputs that describe a change. */
export const changeOutputNames = ['changed', 'changes'] as const

/** Below the 256 KiB that an output may have. */
const QUEUE_BUDGET_BYTES = 250 * 1024

/** What a reading of a queue says, as outputs. */
export function queueOutputs(queue: Queue, now: number): Outputs {
  const { testing, oldestMs } = queueFigures(queue, now)
  return {
    'queue-state': queue.state,
    'queue-mode': queue.mode,
    'queue-depth': queue.enqueuedPullRequests.length,
    'testing-count': testing,
    'oldest-age-seconds': oldestMs === undefined ? undefined : Math.floor(oldestMs / 1000),
    queue: fittingQueue(queue),
  }
}

/** What was changed, as outputs. */
export const changeOutputs = (changes: readonly Change[]): Outputs => ({
  changed: changes.length > 0,
  changes,
})

/** The queue as JSON; of a long queue the end is left out, and `queue-depth` still counts it. */
function fittingQueue(queue: Queue): string {
  const { enqueuedPullRequests, ...settings } = queue
  const room = QUEUE_BUDGET_BYTES - byteLength(JSON.stringify(settings))
  return JSON.stringify({
    ...settings,
    enqueuedPullRequests: fittingElements(enqueuedPullRequests, room),
  })
}

/** The end of a dry run on one queue: what would be changed, and the exact requests. */
export function plannedChanges(
  log: Log,
  changes: readonly Change[],
  requests: readonly HttpRequest[],
): Result {
  const result = planned(log, requests)
  return {
    ...result,
    outputs: { ...changeOutputs(changes), changed: false },
    details: { ...result.details, changes },
    summary:
      changes.length === 0
        ? (result.summary ?? '')
        : `${headline('neutral', changes.length === 1 ? '1 change is planned' : `${changes.length} changes are planned`)}\n\n${changesTable([{ changes }])}\n\n${result.summary}`,
  }
}
