import { fittingTable } from '../markdown/fitting.js'
import { code, link, table, text } from '../markdown/markdown.js'
import type { EnqueuedPullRequest, Queue } from '../service/schemas.js'
import { duration } from '../shared/duration.js'
import type { QueueRef } from '../shared/references.js'
import { type Change, settingNames, shownSetting } from './settings.js'

/** Milliseconds since a time that the service sent, or `undefined` where it is none. */
export function ageMs(since: string | undefined, now: number): number | undefined {
  const at = since === undefined ? Number.NaN : Date.parse(since)
  return Number.isNaN(at) ? undefined : Math.max(0, now - at)
}

/** One line for the log: `Queue octo-org/orion@main is running: 3 pull requests, 2 under test, the oldest for 12 min`. */
export function queueLine(name: string, queue: Queue, now: number): string {
  const { testing, oldestMs } = queueFigures(queue, now)
  const parts = [pullRequests(queue.enqueuedPullRequests.length)]
  if (testing !== undefined && testing > 0) parts.push(`${testing} under test`)
  if (oldestMs !== undefined) parts.push(`the oldest in its state for ${duration(oldestMs / 1000)}`)
  return `Queue ${name} is ${queue.state}: ${parts.join(', ')}`
}

/** `no pull requests`, `1 pull request`, `2 pull requests`. */
export const pullRequests = (count: number): string =>
  count === 1 ? '1 pull request' : `${count === 0 ? 'no' : count} pull requests`

/** What a reading of a queue says beyond its settings. */
export interface QueueFigures {
  /** Pull requests under test; `undefined` where the service does not say every state. */
  readonly testing: number | undefined
  /** Since the state of the pull request that waits longest changed; `undefined` where there is none. */
  readonly oldestMs: number | undefined
}

/** @param now milliseconds since the epoch */
export function queueFigures({ enqueuedPullRequests }: Queue, now: number): QueueFigures {
  const ages = enqueuedPullRequests.flatMap((pr) => ageMs(pr.stateChangedAt, now) ?? [])
  return {
    testing: enqueuedPullRequests.every((pr) => pr.state !== undefined)
      ? enqueuedPullRequests.filter((pr) => pr.state === 'TESTING').length
      : undefined,
    oldestMs: ages.length === 0 ? undefined : ages.reduce((a, b) => Math.max(a, b)),
  }
}

/** The summary of a queue: its state, who is where and since when, and its settings. */
export function queueReport(ref: QueueRef, queue: Queue, now: number): string {
  return [
    `${code(queueLabel(ref))} is **${text(queue.state)}**, with ${pullRequests(queue.enqueuedPullRequests.length)}.`,
    ...(queue.enqueuedPullRequests.length === 0 ? [] : [pullRequestTable(ref, queue, now)]),
    settingsTable(queue),
  ].join('\n\n')
}

const queueLabel = ({ repository, targetBranch }: QueueRef): string =>
  `${repository.owner}/${repository.name}@${targetBranch}`

function pullRequestTable({ repository }: QueueRef, queue: Queue, now: number): string {
  const row = (pr: EnqueuedPullRequest, index: number) => {
    const address = `https://${repository.host}/${repository.owner}/${repository.name}/pull/${pr.prNumber}`
    const age = ageMs(pr.stateChangedAt, now)
    const remarks = [pr.skipTheLine ? 'skips the line' : '', pr.noBatch ? 'tested alone' : '']
    return [
      String(index + 1),
      link(`#${pr.prNumber}`, address) + (pr.prTitle === undefined ? '' : ` ${text(pr.prTitle)}`),
      text(pr.prAuthor ?? ''),
      pr.state === undefined ? '' : code(pr.state),
      age === undefined ? '' : `${duration(age / 1000)} (${text(pr.stateChangedAt)})`,
      text(
        [pr.priorityName ?? pr.priorityValue ?? '', ...remarks]
          .filter((part) => part !== '')
          .join(', '),
      ),
    ]
  }
  return fittingTable(
    ['', 'Pull request', 'Author', 'State', 'Since', 'Priority'],
    queue.enqueuedPullRequests.map(row),
    'the file of `result-file` has them all',
  )
}

function settingsTable(queue: Queue): string {
  const shown = settingNames.flatMap((name) => {
    const value = shownSetting(queue, name)
    return value === null ? [] : [[code(name), code(plain(value))]]
  })
  if (shown.length === 0) return 'The service does not show its settings.'
  return `<details><summary>Settings</summary>\n\n${table(['Setting', 'Value'], shown)}\n\n</details>`
}

/** Settings of one queue beside what was asked for. */
export interface PlannedChanges {
  readonly branch?: string
  readonly changes: readonly Change[]
}

/** A plan or what became of it: a row a field. `now` and `wanted` are the words over the two values. */
export function changesTable(
  plans: readonly PlannedChanges[],
  now = 'Now',
  wanted = 'Wanted',
): string {
  const branches = plans.some(({ branch }) => branch !== undefined)
  return fittingTable(
    [...(branches ? ['Branch'] : []), 'Field', now, wanted],
    plans.flatMap(({ branch, changes }) =>
      changes.map(({ field, before, after }) => [
        ...(branches ? [code(branch)] : []),
        code(field),
        code(value(field, before)),
        code(value(field, after)),
      ]),
    ),
    'the file of `result-file` has them all',
  )
}

/** `concurrency: 3 → 5`, for the log. */
export const changeLine = ({ field, before, after }: Change): string =>
  `${field}: ${value(field, before)} → ${value(field, after)}`

const value = (field: Change['field'], shown: unknown): string =>
  field === 'required-statuses' && shown === null ? "the service's defaults" : plain(shown)

function plain(shown: unknown): string {
  if (shown === null || shown === undefined) return 'not set'
  if (Array.isArray(shown)) return shown.length === 0 ? 'none' : shown.join(', ')
  return String(shown)
}
