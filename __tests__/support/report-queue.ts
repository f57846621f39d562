import type { ReportJson } from '../../src/history/report.js'
import { type Answer, type Call, fakeService } from './fake-service.js'
import type { RecorderOptions } from './recorder.js'
import { runQueue } from './run-queue.js'

export const DAY = 86_400_000
export const HOUR = 3_600_000
export const MINUTE = 60_000

/** Runs `report-queue` on the queue of `main`; `report` is its output. */
export async function reportQueue(
  url: string,
  more: Readonly<Record<string, string>> = {},
  options: RecorderOptions = {},
) {
  const run = await runQueue(url, { operation: 'report-queue', ...more }, options)
  return { ...run, report: JSON.parse(run.outputs['report'] || '{}') as ReportJson }
}

/** An entry of a timeline: minutes before now, state, and its details. */
type Step = readonly [minutesAgo: number, state: string, details?: object]

/** A pull request of the past, as a service shows it. */
export interface PastPullRequest {
  readonly number: number
  readonly title?: string
  /** Oldest first. */
  readonly steps: readonly Step[]
  readonly hasTimeline?: boolean
  /** Parts of the record that differ. */
  readonly more?: object
}

/** `Date.now()` of a run without a clock of its own. */
export const NOW = Date.parse('2026-09-17T10:00:00.000Z')

export const minutesAgo = (minutes: number): string =>
  new Date(NOW - minutes * MINUTE).toISOString()

/** A pull request that waited and was tested before it merged. */
export const mergedAgo = (number: number, minutes: number, took = 20): PastPullRequest => ({
  number,
  steps: [
    [minutes + took, 'PENDING'],
    [minutes + took - 5, 'TESTING'],
    [minutes, 'MERGED', { reason: 'merge_graph_merge' }],
  ],
})

const failureCausingStatuses = [{ name: 'Trunk Merge Queue (main)' }, { name: 'CI (unit)' }]

/** A pull request that failed. The queue's own check fails with it, and does not count. */
export const failedAgo = (
  number: number,
  minutes: number,
  reason = 'test_run_required_status_failed',
): PastPullRequest => ({
  number,
  steps: [
    [minutes + 30, 'PENDING'],
    [minutes + 25, 'TESTING'],
    [minutes, 'FAILED', { reason, failureCausingStatuses }],
  ],
})

/** A pull request that a person cancelled. */
export const cancelledAgo = (number: number, minutes: number): PastPullRequest => ({
  number,
  steps: [
    [minutes + 30, 'PENDING'],
    [minutes, 'CANCELLED', { reason: 'user_requested' }],
  ],
})

function rowOf({ number, title = `Change ${number}`, steps, more }: PastPullRequest) {
  const [minutes = 0, state = ''] = steps.at(-1) ?? []
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    prNumber: number,
    prTitle: title,
    state: state.toLowerCase(),
    stateChangedAt: minutesAgo(minutes),
    ...more,
  }
}

function recordOf(pullRequest: PastPullRequest) {
  const { steps, hasTimeline = true } = pullRequest
  const row = rowOf(pullRequest)
  const isCurrentlySubmittedToQueue = !/merged|failed|cancelled/.test(row.state)
  if (!hasTimeline) return { ...row, isCurrentlySubmittedToQueue }
  const timeline = steps
    .map(([minutes, state, details]) => ({
      state: state.toLowerCase(),
      timestamp: minutesAgo(minutes),
      ...details,
    }))
    .reverse()
  return { ...row, isCurrentlySubmittedToQueue, timeline }
}

/** Answers of a service with this past: a whole list, and the records. */
export function past(pullRequests: readonly PastPullRequest[]) {
  return {
    '/listPullRequests': [{ body: { pullRequests: pullRequests.map(rowOf) } }],
    '/getSubmittedPullRequest': ({ body }: Call): Answer => {
      const { number } = (body as { pr: { number: number } }).pr
      const found = pullRequests.find((one) => one.number === number)
      return found === undefined ? { status: 404 } : { body: recordOf(found) }
    },
  }
}

type Script = Parameters<typeof fakeService>[0]

/** Runs `report-queue` on a service with this past. */
export async function reportOn(
  pullRequests: readonly PastPullRequest[],
  more: Readonly<Record<string, string>> = {},
  options: RecorderOptions & { readonly script?: Script } = {},
) {
  await using service = await fakeService({ ...past(pullRequests), ...options.script })
  const run = await reportQueue(service.url, more, options)
  return { ...run, calls: service.calls, paths: service.paths() }
}
