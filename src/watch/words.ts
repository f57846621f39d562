/** Sentences about the health of a queue, for its issue, the comments, the summary and Slack. */
import { MARKS } from '../reports/report.js'
import { utcMinute } from '../shared/clock.js'
import { spokenDuration } from '../shared/duration.js'
import { pluralize } from '../shared/text.js'
import { type HealthFacts, PAUSED_STATES } from './facts.js'
import {
  type Announcement,
  type Assessment,
  findingText,
  type Health,
  type HealthFinding,
} from './health.js'
import type { QueueSignal } from './signal.js'
import { type BadTier, isAtLeast, isBadTier, type Tier } from './tiers.js'

/** The marks of the tiers, and of a recovery. */
export const HEALTH_MARKS: Readonly<Record<Tier | 'recovered', string>> = {
  healthy: '✅',
  degraded: '⚠️',
  severe: '🚨',
  recovered: '✅',
}

const HEALTHY = 'is healthy'

/** A clause about a queue by its worst signal, for each tier of that signal. */
type Clauses = Readonly<Record<BadTier, string>>

const SLOW: Clauses = { degraded: 'is slow', severe: 'is very slow' }

/** The words for each signal of a queue: its name in a table, and a queue whose worst signal it is. */
export const SIGNAL_WORDS: Readonly<Record<QueueSignal, { name: string; clauses: Clauses }>> = {
  'oldest-testing-minutes': { name: 'Oldest test run', clauses: SLOW },
  'oldest-pending-minutes': { name: 'Longest wait for a test run', clauses: SLOW },
  depth: {
    name: 'Pull requests in the queue',
    clauses: { degraded: 'is long', severe: 'is very long' },
  },
  'stopped-minutes': {
    name: 'Stopped without a hold',
    clauses: { degraded: 'is stopped', severe: 'is still stopped' },
  },
  'no-merge-minutes': {
    name: 'Work, but no merge',
    clauses: { degraded: 'merges nothing', severe: 'still merges nothing' },
  },
}

const EXPRESSION_CLAUSES: Clauses = {
  degraded: 'has a bad signal',
  severe: 'has a very bad signal',
}

/** A clause about a queue that is not healthy. @param worst absent while it recovers */
function troubleClause(worst: HealthFinding | undefined): string {
  if (worst === undefined || !isBadTier(worst.tier)) return 'is recovering'
  const { source } = worst.watched
  const clauses = typeof source === 'string' ? SIGNAL_WORDS[source].clauses : EXPRESSION_CLAUSES
  return clauses[worst.tier]
}

/** The facts and the assessment for sentences about a queue's health. */
export interface HealthStatement {
  /** The branch of the queue, as prose. */
  readonly branch: string
  readonly facts: HealthFacts
  readonly assessment: Assessment
  /** Set if it is announced. */
  readonly announcement?: Announcement | undefined
  readonly recoverAfter: number
}

/** `The queue of main is slow since 10:03 UTC: the oldest test run is 1 h 14 min old, limit 1 h`. */
export const verdictOf = (statement: HealthStatement): string =>
  verdictWith(statement, reasonOf(statement))

/** The verdict above a list of all bad signals, which it does not repeat if there are several. */
export function headlineOf(statement: HealthStatement): string {
  const { findings } = statement.assessment
  const bad = badFindings(findings).length
  if (bad < 2) return verdictOf(statement)
  return verdictWith(statement, `${bad} of ${findings.length} signals are bad`)
}

function verdictWith(statement: HealthStatement, reason: string): string {
  const { facts, assessment, announcement } = statement
  const { health, findings } = assessment
  const queue = `The queue of ${statement.branch}`
  if (announcement === 'recovered') return `${queue} has recovered${afterTime(health, facts.at)}`
  if (health.tier === 'healthy') return `${queue} ${healthyClause(statement)}`
  const [worst] = badFindings(findings)
  const since = sinceText(health.since ?? facts.at, facts.at)
  return `${queue} ${troubleClause(worst)} since ${since}: ${reason}`
}

/** A healthy queue may be stopped, and some of its signals may be unread. */
function healthyClause({ facts, assessment: { findings } }: HealthStatement): string {
  const unread = findings.filter(({ reading }) => !reading.isRead).length
  if (unread > 0)
    return `is healthy as far as could be read; ${unread} of ${pluralize(findings.length, 'signal')} could not be read`
  const pausedWord = PAUSED_STATES.get(facts.queue.state)
  if (pausedWord === undefined) return HEALTHY
  return `is ${pausedWord}, and healthy otherwise`
}

/** The mark before a verdict. */
export function markOfHealth({ facts, assessment, announcement }: HealthStatement): string {
  const { health, findings } = assessment
  if (announcement !== undefined) return HEALTH_MARKS[announcement]
  if (health.tier !== 'healthy') return HEALTH_MARKS[health.tier]
  if (findings.some(({ reading }) => !reading.isRead)) return MARKS.warning
  if (PAUSED_STATES.has(facts.queue.state)) return '⏸'
  return HEALTH_MARKS.healthy
}

function afterTime({ since }: Health, at: number): string {
  if (since === undefined) return ''
  return ` after ${spokenDuration(Math.max(60, (at - since) / 1000))}`
}

/** The worst findings of this reading, or how far the recovery is. */
function reasonOf(statement: HealthStatement): string {
  const bad = badFindings(statement.assessment.findings)
  const [worst, ...others] = bad
  if (worst === undefined) return recoveryText(statement)
  if (others.length === 0) return findingText(worst)
  return `${findingText(worst)}, and ${others.length} more`
}

/** `1 of 3 healthy readings in a row`. */
export const recoveryText = ({ assessment, recoverAfter }: HealthStatement): string =>
  `${assessment.health.healthyReadings} of ${pluralize(recoverAfter, 'healthy reading')} in a row`

/** The findings that are not healthy, worst first. */
export function badFindings(findings: readonly HealthFinding[]): readonly HealthFinding[] {
  const bad = findings.filter(({ tier }) => tier !== 'healthy')
  const isSevere = ({ tier }: HealthFinding) => isAtLeast(tier, 'severe')
  return [...bad.filter(isSevere), ...bad.filter((finding) => !isSevere(finding))]
}

/** `10:03 UTC`, with its date if that is not today. */
export function sinceText(since: number, at: number): string {
  const [day, time] = utcMinute(since).split(' ')
  const isToday = utcMinute(at).startsWith(String(day))
  if (isToday) return `${time} UTC`
  return `${day} ${time} UTC`
}

/** Returns the next step for a signal; empty if it could not be read. */
export function adviceOf({ watched: { source }, reading }: HealthFinding): string {
  if (!reading.isRead) return ''
  if (typeof source === 'string') return ADVICE[source]
  return ADVICE.expression
}

const ADVICE = {
  'oldest-testing-minutes': 'Look at its test run. If it hangs, cancel it or run `restart-tests`.',
  'oldest-pending-minutes':
    'Look at the test runs before it. If they are as fast as ever, raise `concurrency`.',
  depth: 'Look at the test runs. If they are as fast as ever, raise `concurrency`.',
  'stopped-minutes':
    'Run `resume-queue`, or, if the queue should stay stopped, stop it with a `hold`.',
  'no-merge-minutes': 'Look at what the first pull requests of the queue wait for.',
  expression: 'Look at the test runs of the last hour.',
} as const
