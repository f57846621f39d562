import { fittingTable } from '../markdown/fitting.js'
import { code, link, MARKS, table, text, visible } from '../markdown/markdown.js'
import type { EnqueuedPullRequest, Queue } from '../service/schemas.js'
import { duration } from '../shared/duration.js'
import { type QueueRef, queueName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { type Change, settingNames, shownSetting } from './settings.js'

/** Milliseconds since a time that the service sent, or `undefined` where it is none. */
export function ageMs(since: string | undefined, now: number): number | undefined {
  const at = since === undefined ? Number.NaN : Date.parse(since)
  return Number.isNaN(at) ? undefined : Math.max(0, now - at)
}

/** `Queue octo-org/orion@main is running: 3 pull requests, 2 under test, the oldest …`. */
export const queueLine = (ref: QueueRef, queue: Queue, now: number): string =>
  `Queue ${queueName(ref)} is ${queue.state}: ${figuresLine(queue, now)}`

function figuresLine(queue: Queue, now: number): string {
  const { testing, oldestMs } = queueFigures(queue, now)
  const parts = [pullRequests(queue.enqueuedPullRequests.length)]
  if (testing !== undefined && testing > 0) parts.push(`${testing} under test`)
  if (oldestMs !== undefined) parts.push(`the oldest in its state for ${duration(oldestMs / 1000)}`)
  return parts.join(', ')
}

/** `no pull requests`, `1 pull request`, `2 pull requests`. */
export const pullRequests = (count: number): string =>
  count === 1 ? '1 pull request' : `${count === 0 ? 'no' : count} pull requests`

/** How many are under test, and the longest time in one state; `undefined` where not known. */
export function queueFigures({ enqueuedPullRequests }: Queue, now: number) {
  const ages = enqueuedPullRequests.flatMap((pr) => ageMs(pr.stateChangedAt, now) ?? [])
  return {
    testing: enqueuedPullRequests.every((pr) => pr.state !== undefined)
      ? enqueuedPullRequests.filter((pr) => pr.state === 'TESTING').length
      : undefined,
    oldestMs: ages.length === 0 ? undefined : ages.reduce((a, b) => Math.max(a, b)),
  }
}

/** The first line of a summary: a mark, and what happened in a plain sentence. */
export function headline(mark: keyof typeof MARKS, sentence: string): string {
  return `${MARKS[mark]} **${text(sentence)}**`
}

/** The summary of an operation on a queue; `clause` is what happened, such as `was paused`. */
export function queueReport(
  { clock }: Pick<Context, 'clock'>,
  ref: QueueRef,
  queue: Queue,
  mark: keyof typeof MARKS,
  clause: string,
  ...more: readonly (string | false)[]
): string {
  const now = clock.now()
  const figures = figuresLine(queue, now)
  return [
    headline(mark, `The queue ${queueName(ref)} ${clause}`),
    ...more.filter((part) => part !== false),
    `${figures.charAt(0).toUpperCase()}${figures.slice(1)}.`,
    ...(queue.enqueuedPullRequests.length === 0 ? [] : [pullRequestTable(ref, queue, now)]),
    settingsTable(queue),
  ].join('\n\n')
}

function pullRequestTable({ repository }: QueueRef, queue: Queue, now: number): string {
  const row = (pr: EnqueuedPullRequest, index: number) => {
    const address = `https://${repository.host}/${repository.owner}/${repository.name}/pull/${pr.prNumber}`
    const priority = [
      pr.priorityName ?? pr.priorityValue ?? [],
      pr.skipTheLine ? 'skips the line' : [],
      pr.noBatch ? 'tested alone' : [],
    ].flat()
    return [
      String(index + 1),
      link(`#${pr.prNumber}`, address) + (pr.prTitle === undefined ? '' : ` ${text(pr.prTitle)}`),
      text(pr.prAuthor ?? ''),
      pr.state === undefined ? '' : code(pr.state),
      sinceCell(pr.stateChangedAt, now),
      text(priority.join(', ')),
    ]
  }
  return fittingTable(
    [{ number: 'Position' }, 'Pull request', 'Author', 'State', 'Since (UTC)', 'Priority'],
    queue.enqueuedPullRequests,
    row,
    '`result-file` has all of them',
  )
}

/** `2026-09-17 09:50:00 (10 min)`. */
function sinceCell(since: string | undefined, now: number): string {
  const age = ageMs(since, now)
  if (since === undefined || age === undefined) return ''
  const utc = new Date(since).toISOString().slice(0, 19).replace('T', ' ')
  return `${utc} (${duration(age / 1000)})`
}

function settingsTable(queue: Queue): string {
  const rows = settingNames.flatMap((name) => {
    const shown = shownSetting(queue, name)
    if (shown === null && name !== 'required-statuses') return []
    const listed = shown === null ? (queue.requiredStatuses ?? []) : []
    const more = listed.length === 0 ? '' : `: ${code(plain(listed))}`
    const unlimited = name === 'testing-timeout-minutes' && shown === 0 ? ' (no limit)' : ''
    const cell = shown === null ? text(value(name, shown)) : code(plain(shown))
    return [[code(name), cell + more + unlimited]]
  })
  return `<details><summary>Settings</summary>\n\n${table(['Setting', 'Value'], rows)}\n\n</details>`
}

/** A plan or its result, a row for each field. `now` and `wanted` head the two values. */
export function changesTable(changes: readonly Change[], now = 'Now', wanted = 'Wanted'): string {
  const branches = changes.some(({ branch }) => branch !== undefined)
  return fittingTable(
    [...(branches ? ['Branch'] : []), 'Field', now, wanted],
    changes,
    ({ branch, field, before, after }) => [
      ...(branches ? [code(branch)] : []),
      code(field),
      code(value(field, before)),
      code(value(field, after)),
    ],
    '`result-file` has all of them',
  )
}

/** A plan: one `diff` block for each branch. */
export function planDiff(changes: readonly Change[]): string {
  const branches = [...new Set(changes.map(({ branch }) => branch))]
  return branches
    .map((branch) => {
      const lines = changes
        .filter((change) => change.branch === branch)
        .flatMap(({ field, before, after }) => [
          `- ${field}: ${visible(value(field, before))}`,
          `+ ${field}: ${visible(value(field, after))}`,
        ])
      const longest = Math.max(2, ...(lines.join().match(/`+/g) ?? []).map((run) => run.length))
      const fence = '`'.repeat(longest + 1)
      const heading = branch === undefined ? '' : `**${code(branch)}**\n\n`
      return `${heading}${fence}diff\n${lines.join('\n')}\n${fence}`
    })
    .join('\n\n')
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
