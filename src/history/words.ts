/** The words of a report: the verdict, durations, shares, times, and names of the periods. */
import { refusesMerge } from '../pull-request/reasons/queue-words.js'
import { duration, spokenDuration, spokenSeconds } from '../shared/duration.js'
import { formatCount, pluralize } from '../shared/text.js'
import { type Figures, NO_REASON, UNREAD_REASON } from './figures.js'
import type { Period } from './period.js'
import { type HistoryReport, isEmpty } from './report.js'
import type { TimeZone } from './time-zone.js'

/** `7 %`; the ends of the scale only if they are exact. */
function percent(rate: number): string {
  if (rate > 0 && rate < 0.01) return 'under 1 %'
  if (rate < 1 && rate > 0.99) return 'over 99 %'
  return `${Math.round(rate * 100)} %`
}

/** `31 (7 %)`; `undefined` if it is unknown how many failed. */
export function failedWords({ failed, failureRate }: Figures): string | undefined {
  if (failed === undefined) return undefined
  if (failureRate === undefined) return formatCount(failed)
  return `${formatCount(failed)} (${percent(failureRate)})`
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `19 Nov`. */
export function dayOf(at: number, { local }: TimeZone): string {
  const date = local(at)
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`
}

/** `10:00`. */
export const clockTime = (at: number, { local }: TimeZone): string =>
  local(at).toISOString().slice(11, 16)

/** `19 Nov to 26 Nov, 10:00 UTC`, or `19 Nov 10:00 to 19 Nov 13:00 UTC`. */
export function spanWords({ since, until, length, zone }: Period): string {
  if (length === 'last-week')
    return `Monday ${dayOf(since, zone)} to Sunday ${dayOf(until - 1, zone)} ${zone.name}`
  const time = clockTime(since, zone)
  if (time === clockTime(until, zone))
    return `${dayOf(since, zone)} to ${dayOf(until, zone)}, ${time} ${zone.name}`
  const [first, last] = [since, until].map((at) => `${dayOf(at, zone)} ${clockTime(at, zone)}`)
  return `${first} to ${last} ${zone.name}`
}

/** `7 days`, `hour`, `week`. */
function lengthWords({ length }: Period): string {
  if (length === 'last-week') return 'week'
  return length.count === 1 ? length.unit : pluralize(length.count, length.unit)
}

/** `last 7 days`, `last hour`. */
export const currentName = (period: Period): string => `last ${lengthWords(period)}`

/** `7 days before`. */
export function previousName(period: Period): string {
  const { length } = period
  if (length === 'last-week') return 'the week before'
  return `${pluralize(length.count, length.unit)} before`
}

/** `the week before`, for comparisons. */
function theTimeBefore(period: Period): string {
  const { length } = period
  if (length !== 'last-week' && length.count === 7 && length.unit === 'day')
    return 'the week before'
  return `the ${lengthWords(period)} before`
}

/** A number of the verdict. */
interface Clause {
  readonly text: string
  /** The number of the time before, if it was better as far as people see it. */
  readonly better?: string | undefined
}

/** Sums up the queue's work in one line: what got worse, or else how the median changed. */
export function historyVerdict(report: HistoryReport): string {
  const { period, json } = report
  if (isEmpty(report)) return `Nothing left the queue in the ${currentName(period)}`
  const { current, previous } = json
  const clauses: readonly Clause[] = [
    { text: `${formatCount(current.merged)} merged` },
    ...failureClause(current, previous),
    ...timeClause(current, previous),
  ]
  const firstWorse = clauses.find(({ better }) => better !== undefined)
  const numbers = clauses.map((clause) => {
    if (clause.better === undefined) return clause.text
    const time = clause === firstWorse ? ` ${theTimeBefore(period)}` : ''
    return `${clause.text} (${clause.better}${time})`
  })
  const verdict = numbers.join(', ')
  if (previous === undefined || firstWorse !== undefined) return verdict
  return `${verdict}: ${pace(current, previous)} ${theTimeBefore(period)}`
}

function failureClause(current: Figures, previous: Figures | undefined): readonly Clause[] {
  const { failureRate: rate, cancelled } = current
  const before = previous?.failureRate
  if (rate === undefined)
    return cancelled === undefined ? [] : [{ text: `${formatCount(cancelled)} cancelled` }]
  const text = `${percent(rate)} failed`
  const isWorse = before !== undefined && rate > before && percent(rate) !== percent(before)
  return [{ text, better: isWorse ? percent(before) : undefined }]
}

/** The median, or the 95th percentile if that rose, because the median hides it. */
function timeClause(current: Figures, previous: Figures | undefined): readonly Clause[] {
  const times = current.timeInQueue
  if (times === undefined) return []
  const [now, p95Before] = [times.p95, previous?.timeInQueue?.p95 ?? times.p95]
  const [shown, better] = [now, p95Before].map(spokenDuration)
  if (now > p95Before && shown !== better) return [{ text: `95 % within ${shown}`, better }]
  return [{ text: `half within ${spokenDuration(times.p50)}` }]
}

/** Compares the median times or, if one is unknown, the merges: the words before the other period. */
function pace(current: Figures, previous: Figures): string {
  const now = current.timeInQueue?.p50
  const before = previous.timeInQueue?.p50
  if (now === undefined || before === undefined) {
    const more = current.merged - previous.merged
    if (more === 0) return 'as many merged as'
    return `${formatCount(Math.abs(more))} ${more > 0 ? 'more' : 'fewer'} merged than`
  }
  // Of the times as they are shown, so that people can check it.
  const difference = spokenSeconds(now) - spokenSeconds(before)
  if (difference === 0) return 'as fast as'
  return `${duration(Math.abs(difference))} ${difference < 0 ? 'faster' : 'slower'} than`
}

/** Short names of the service's reasons. */
const REASON_WORDS: ReadonlyMap<string, string> = new Map([
  ['test_run_required_status_failed', 'Required check failed'],
  ['test_run_timeout', 'Tests took too long'],
  ['start_test_run_merge_conflict', 'Merge conflict'],
  ['pr_pushed_to', 'Commits were pushed'],
  ['pr_closed', 'Closed'],
  ['pr_converted_to_draft', 'Converted to a draft'],
  ['pr_base_branch_changed', 'Base branch changed'],
  ['not_ready_timeout_expired', 'Not ready for too long'],
  ['user_requested', 'Cancelled by a person'],
  ['trunk_admin_requested', 'Cancelled by Trunk'],
  ['api_requested', 'Cancelled by an API call'],
  ['prerequisite_merge_item_failed', 'One ahead failed'],
  ['prerequisite_merge_item_cancelled', 'One ahead was cancelled'],
  ['prerequisite_merge_item_manually_merged', 'One ahead was merged'],
  ['manual_merge', 'Merged by hand'],
  [NO_REASON, 'No reason given'],
  [UNREAD_REASON, 'The reason could not be read'],
])

export const OTHER_REASON = 'Another reason'

/** Names a reason in this action's own words. */
export function reasonName(reason: string): string {
  const name = REASON_WORDS.get(reason)
  if (name !== undefined) return name
  if (refusesMerge(reason)) return 'GitHub refused the merge'
  return OTHER_REASON
}
