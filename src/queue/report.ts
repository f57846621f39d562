import { repositoryPage } from '../github/reference.js'
import {
  code,
  firstLines,
  joined,
  type Line,
  link,
  own,
  prose,
  small,
  strong,
  unbroken,
  type Words,
  withSmallPrint,
  words,
} from '../reports/line.js'
import { inline } from '../reports/markdown.js'
import { MARKS, type Part, type Report, type Table } from '../reports/report.js'
import {
  chosenPriority,
  type EnqueuedPullRequest,
  type Queue,
  STATE_WORDS,
} from '../service/schemas.js'
import { parseTime } from '../shared/clock.js'
import { spokenDuration } from '../shared/duration.js'
import { type QueueRef, queueName } from '../shared/references.js'
import { capitalize, pluralize, truncate } from '../shared/text.js'
import type { Context } from '../step/context.js'
import { type FieldChange, settingNames, settingOnQueue } from './settings.js'
import { MAX_VISITS, type QueueVisit } from './visits.js'

/** Milliseconds since a time that the service sent, or `undefined` if it is not a valid time. */
export function ageMs(since: string | undefined, now: number): number | undefined {
  const at = parseTime(since)
  return at === undefined ? undefined : Math.max(0, now - at)
}

/** `Queue octo-org/orion@main is running: 3 pull requests, 2 under test, the oldest …`. */
export function queueLine(ref: QueueRef, queue: Queue, now: number): string {
  const { testing, oldestMs } = queueFigures(queue, now)
  const parts = [pullRequests(queue.enqueuedPullRequests.length)]
  if (testing !== undefined && testing > 0) parts.push(`${testing} under test`)
  if (oldestMs !== undefined)
    parts.push(`the oldest in its state for ${spokenDuration(oldestMs / 1000)}`)
  return `Queue ${queueName(ref)} is ${queue.state}: ${parts.join(', ')}`
}

/** `no pull requests`, `1 pull request`, `2 pull requests`. */
export function pullRequests(count: number): string {
  if (count === 0) return 'no pull requests'
  return pluralize(count, 'pull request')
}

/** The number under test, and the longest time in one state. `undefined` means unknown. */
export function queueFigures({ enqueuedPullRequests }: Queue, now: number) {
  const states = enqueuedPullRequests.map((pr) => pr.state)
  const testing = states.filter((state) => state === 'TESTING').length
  let oldestMs: number | undefined
  for (const { stateChangedAt } of enqueuedPullRequests) {
    const age = ageMs(stateChangedAt, now)
    if (age !== undefined) oldestMs = Math.max(age, oldestMs ?? 0)
  }
  return { testing: states.includes(undefined) ? undefined : testing, oldestMs }
}

/** `Queue main was paused`. A name that needs escaping is shown as code, so that it can be copied. */
export const queueSentence = (ref: QueueRef, clause: string): string =>
  `Queue ${branchInProse(ref)} ${clause}`

/** The branch of a queue for a sentence. A name that needs escaping is between backticks. */
export function branchInProse({ targetBranch: name }: QueueRef): string {
  const isPlain = inline(name) === name || name.includes('`')
  return isPlain ? name : `\`${name}\``
}

/** A report without the queue itself. The sentence is prose. */
export const queueVerdict = (
  mark: keyof typeof MARKS,
  sentence: string,
  parts: readonly Part[] = [],
  lines: readonly Line[] = [],
): Report => ({ mark: MARKS[mark], headline: prose(sentence), lines, parts })

/** A warning in prose, as a line of a report. */
export const warningLine = (sentence: string): Line =>
  words`${own(MARKS.warning)} ${prose(sentence)}`

/** Why a step failed, for the line below the heading. The remedy is added elsewhere. */
export const problemLine = (problem: string): Line => words`${prose(capitalize(problem))}.`

/** The mark of a step that passed, for each state of the queue. */
const MARKS_OF_STATES: ReadonlyMap<string, string> = new Map([
  ['running', '✅'],
  ['paused', '⏸'],
  ['draining', '⏸'],
  ['switching_modes', '⏳'],
])

/** A queue, with the visits of its pull requests if they were read. */
type QueueWithVisits = Queue & { readonly visits?: ReadonlyMap<number, QueueVisit> }

/** Further content of a report on a queue. */
export type QueueDetails = Pick<Report, 'lines' | 'next' | 'parts'>

/** The report of an operation on a queue. `clause` follows its name, such as `was paused`. */
export function queueReport(
  { clock, event }: Pick<Context, 'clock' | 'event'>,
  ref: QueueRef,
  queue: QueueWithVisits,
  mark: 'good' | 'warning' | 'bad',
  clause: string,
  { lines = [], next, parts = [] }: QueueDetails = {},
): Report {
  const page = repositoryPage(ref.repository, event)
  return {
    mark: mark === 'good' ? (MARKS_OF_STATES.get(queue.state) ?? MARKS.neutral) : MARKS[mark],
    headline: withCounts(queueSentence(ref, clause), queue),
    lines,
    next,
    parts: [
      ...parts,
      ...pullRequestTable(page, queue, clock.now()),
      { fold: 'Settings', parts: [settingsTable(queue)] },
    ],
  }
}

/** The pull requests of a queue, folded below its state and their counts. */
export function foldedQueue(
  { clock, event }: Pick<Context, 'clock' | 'event'>,
  ref: QueueRef,
  queue: Queue,
): Part {
  const state = queueSentence(ref, `is ${queue.state.replaceAll('_', ' ')}`)
  const line = withCounts(state, queue)
  if (queue.enqueuedPullRequests.length === 0) return line
  const page = repositoryPage(ref.repository, event)
  return { fold: line, parts: pullRequestTable(page, queue, clock.now()) }
}

const withCounts = (sentence: string, queue: Queue): Line =>
  joined([prose(sentence.trim()), ...countsOf(queue)])

/** `2 testing`, `2 waiting`. Unknown states are counted together. */
function countsOf({ enqueuedPullRequests: all }: Queue): string[] {
  if (all.length === 0) return ['empty']
  const known = Object.entries(STATE_WORDS).map(([state, word]) => {
    return { word, count: all.filter((pr) => pr.state === state).length }
  })
  const other = all.length - known.reduce((sum, { count }) => sum + count, 0)
  return [...known, { word: 'in another state', count: other }]
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => `${count} ${word}`)
}

/** Longer titles wrap too often on a phone. */
const MAX_TITLE_LENGTH = 120

/** Details of a pull request are in small print below its title, so the table fits on a phone. */
function pullRequestTable(page: string, queue: QueueWithVisits, now: number): readonly Part[] {
  const { enqueuedPullRequests: all, visits = new Map<number, QueueVisit>() } = queue
  const rows = all.map((pr, index) => {
    const visit = visits.get(pr.prNumber)
    return [
      index + 1,
      pullRequestCell(page, pr, visit?.testedWith),
      pr.state === undefined ? '' : (STATE_WORDS[pr.state] ?? pr.state),
      timeCell(pr, visit?.enteredAt, now),
    ]
  })
  const table = { head: [{ number: words`#` }, 'Pull request', 'State', { number: 'For' }], rows }
  if (visits.size === 0 || all.length <= MAX_VISITS) return [table]
  return [table, [small(words`The time in the queue was read for the first ${MAX_VISITS}.`)]]
}

/** Number and title, and below them the author and whatever is special. */
function pullRequestCell(
  page: string,
  pr: EnqueuedPullRequest,
  testedWith: readonly number[] = [],
): Line {
  const linked = (number: number) => link(`#${number}`, `${page}/pull/${number}`)
  const priority = chosenPriority(pr)
  const details: Words[] = []
  if (pr.prAuthor) details.push(pr.prAuthor)
  if (priority !== undefined) details.push(words`priority ${priority}`)
  if (pr.skipTheLine) details.push('skips the line')
  if (pr.noBatch) details.push('tested alone')
  if (testedWith.length > 0)
    details.push(words`tested with ${firstLines(testedWith.map(linked), MAX_TESTED_WITH)}`)
  const title = truncate(pr.prTitle ?? '', MAX_TITLE_LENGTH)
  return withSmallPrint(joined([linked(pr.prNumber), title], ' '), details)
}

/** More pull requests of a batch are only counted. */
const MAX_TESTED_WITH = 4
/** Times in the state and in the queue that differ by less are shown as one. */
const SAME_TIME_MS = 60_000

/** The time in the state, and the time in the queue below if it is longer. */
function timeCell(
  { stateChangedAt }: EnqueuedPullRequest,
  enteredAt: number | undefined,
  now: number,
): Line {
  const inState = ageMs(stateChangedAt, now)
  if (inState === undefined) return []
  const timeOf = (ms: number) => unbroken(spokenDuration(ms / 1000))
  const inQueue = Math.max(0, now - (enteredAt ?? now))
  if (inQueue - inState < SAME_TIME_MS) return timeOf(inState)
  return withSmallPrint(timeOf(inState), [words`${timeOf(inQueue)} in\u00a0queue`])
}

function settingsTable(queue: Queue): Table {
  const rows: Words[][] = []
  for (const name of settingNames) {
    const setting = settingOnQueue(queue, name)
    if (setting !== null) {
      const isUnlimited = name === 'testing-timeout-minutes' && setting === 0
      const note = isUnlimited ? words` (no limit)` : []
      rows.push([code(name), words`${code(plainValue(setting))}${note}`])
    } else if (name === 'required-statuses') rows.push([code(name), defaultStatusesCell(queue)])
  }
  return { head: ['Setting', 'Value'], rows }
}

/** The required statuses of a queue without its own list. */
function defaultStatusesCell({ requiredStatuses = [] }: Queue): Words {
  const source = value('required-statuses', null)
  if (!requiredStatuses?.length) return source
  return words`${source}: ${code(plainValue(requiredStatuses))}`
}

/** Shows changes as one `diff` block per branch, for a plan or its result. */
export function changesDiff(changes: readonly FieldChange[]): readonly Part[] {
  const branches = [...new Set(changes.map(({ branch }) => branch))]
  return branches.flatMap((branch): readonly Part[] => {
    const ofBranch = changes.filter((change) => change.branch === branch)
    const block = ofBranch.flatMap(diffLines)
    const title = branch === undefined ? [] : [[strong(branchTitle(branch, ofBranch))]]
    return block.length === 0 ? title : [...title, { block, language: 'diff' }]
  })
}

/** The branch, and in words if its queue begins or ends. */
function branchTitle(branch: string, changes: readonly FieldChange[]): Words {
  const presence = changes.find(({ field }) => field === 'queue')
  if (presence === undefined) return code(branch)
  return presence.after === 'present'
    ? words`New queue ${code(branch)}`
    : words`Queue ${code(branch)}: absent in the file`
}

/** {@link changesDiff} for a configuration file that was not applied, with a legend. */
export const planDiff = (changes: readonly FieldChange[]): readonly Part[] => [
  [small(words`${code('-')} is the queue now, ${code('+')} is the file.`)],
  ...changesDiff(changes),
]

/** The lines of one change, an item of a list on each; none for the queue itself, which is in words. */
function diffLines({ field, before, after }: FieldChange): readonly string[] {
  if (field === 'queue') return []
  if (!Array.isArray(before) || !Array.isArray(after))
    return [...diffLine('-', field, before), ...diffLine('+', field, after)]
  const removed = before.filter((item) => !after.includes(item))
  const added = after.filter((item) => !before.includes(item))
  const kept = before.filter((item) => after.includes(item))
  return [
    `${field}:`,
    ...kept.map((item) => JSON.stringify(item)),
    ...removed.map((item) => `- ${JSON.stringify(item)}`),
    ...added.map((item) => `+ ${JSON.stringify(item)}`),
  ]
}

/** Returns one line, or one for each item of a list; none for a value that is not set. */
function diffLine(sign: string, field: FieldChange['field'], setting: unknown): readonly string[] {
  const isSet = setting !== undefined && (setting !== null || field === 'required-statuses')
  if (!isSet) return []
  if (!Array.isArray(setting) || setting.length === 0)
    return [`${sign} ${field}: ${value(field, setting)}`]
  return [`${sign} ${field}:`, ...setting.map((item) => `${sign} ${JSON.stringify(item)}`)]
}

/** A sentence in prose that ends in the names of queues; nothing without any. */
export function withQueues(sentence: string, refs: readonly QueueRef[]): Line {
  if (refs.length === 0) return []
  const names = refs.map((ref) => code(queueName(ref)))
  return words`${prose(sentence)}: ${joined(names, ', ')}.`
}

/** `concurrency: 3 → 5`, for the log. */
export const changeLine = ({ field, before, after }: FieldChange): string =>
  `${field}: ${value(field, before)} → ${value(field, after)}`

/** `concurrency is 3 in the queue, and 5 in the file`. */
export function driftLine({ field, before, after }: FieldChange): string {
  if (field === 'queue' && after === 'present') return 'only the file has this queue'
  if (field === 'queue') return 'the file marks it as absent'
  return `${field} is ${value(field, before)} in the queue, and ${value(field, after)} in the file`
}

function value(field: FieldChange['field'], setting: unknown): string {
  if (field === 'required-statuses' && setting === null) return "Trunk's defaults"
  return plainValue(setting)
}

function plainValue(setting: unknown): string {
  if (setting === null || setting === undefined) return 'not set'
  if (setting === '') return '""'
  // As in a configuration file.
  if (Array.isArray(setting)) return `[${setting.map((item) => JSON.stringify(item)).join(', ')}]`
  return String(setting)
}
