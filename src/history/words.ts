/** The words of a report: the verdict, durations, shares, times, and names of the periods. */
import { refusesMerge } from '../pull-request/reasons/queue-words.js'
import { duration } from '../shared/duration.js'
import { formatCount, pluralize } from '../shared/text.js'
import { type Figures, NO_REASON, UNREAD_REASON } from './figures.js'
import type { Period } from './period.js'
import { type HistoryReport, isEmpty } from './report.js'

const MINUTE = 60
const HOUR = 3600

/** Formats a duration as people say it: seconds below 2 minutes, else whole minutes or hours. */
export const spokenDuration = (seconds: number): string => duration(spokenSeconds(seconds))

function spokenSeconds(seconds: number): number {
  if (seconds < 2 * MINUTE) return seconds
  const unit = seconds < 24 * HOUR ? MINUTE : HOUR
  return Math.round(seconds / unit) * unit
}

/** `7 %`; the ends of the scale only if they are exact. */
export function percent(rate: number): string {
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

/** `19 Nov` in UTC. */
export function dayOf(at: number): string {
  const date = new Date(at)
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`
}

/** `10:00` in UTC. */
export const clockTime = (at: number): string => new Date(at).toISOString().slice(11, 16)

/** `19 Nov 10:00 to 26 Nov 10:00 UTC`. */
export const spanWords = ({ since, until }: Period): string =>
  `${dayOf(since)} ${clockTime(since)} to ${dayOf(until)} ${clockTime(until)} UTC`

/** `7 days`. */
const lengthWords = ({ length }: Period): string => pluralize(length.count, length.unit)

/** `last 7 days`, `last hour`. */
export function currentName(period: Period): string {
  const { count, unit } = period.length
  if (count === 1) return `last ${unit}`
  return `last ${lengthWords(period)}`
}

/** `7 days before`. */
export const previousName = (period: Period): string => `${lengthWords(period)} before`

/** `the week before`, for comparisons. */
function theTimeBefore(period: Period): string {
  const { count, unit } = period.length
  if (count === 7 && unit === 'day') return 'the week before'
  if (count === 1) return `the ${unit} before`
  return `the ${lengthWords(period)} before`
}

/** Sums up the queue's work in one line, compared with the time before. */
export function historyVerdict(report: HistoryReport): string {
  const { period, json } = report
  if (isEmpty(report)) return `Nothing left the queue in the ${currentName(period)}`
  const { current, previous } = json
  const { merged, failureRate, cancelled, timeInQueue } = current
  const parts = [`${formatCount(merged)} merged`]
  if (failureRate !== undefined) parts.push(`${percent(failureRate)} failed`)
  else if (cancelled !== undefined) parts.push(`${formatCount(cancelled)} cancelled`)
  if (timeInQueue !== undefined) parts.push(`half within ${spokenDuration(timeInQueue.p50)}`)
  const numbers = parts.join(', ')
  if (previous === undefined) return numbers
  return `${numbers}: ${comparison(current, previous)} ${theTimeBefore(period)}`
}

/** Compares the median times if both are known, else the merges. */
function comparison(current: Figures, previous: Figures): string {
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
