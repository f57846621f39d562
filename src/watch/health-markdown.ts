/** The issue of a queue's health, its comments, and the summary of a step. */
import {
  joined,
  type Line,
  link,
  mention,
  own,
  prose,
  small,
  unbroken,
  withSmallPrint,
  words,
} from '../reports/line.js'
import { markdown, markdownParts, POST_BUDGET_BYTES } from '../reports/markdown.js'
import { MARKS, type Part, type Point, type Report, type Table } from '../reports/report.js'
import { utcMinute } from '../shared/clock.js'
import { spokenDuration } from '../shared/duration.js'
import { capitalize, pluralize } from '../shared/text.js'
import { expressionName, shownValueOf } from './expressions.js'
import type { HealthFacts } from './facts.js'
import { type Announcement, findingText, type HealthFinding, shownLimit } from './health.js'
import { isTimeSignal, type WatchedSignal } from './signal.js'
import {
  adviceOf,
  badFindings,
  HEALTH_MARKS,
  type HealthStatement,
  headlineOf,
  markOfHealth,
  recoveryText,
  SIGNAL_WORDS,
  sinceText,
} from './words.js'

/** Addresses that the texts link to. */
export interface HealthPages {
  /** The page of the repository, without a slash at its end. */
  readonly repository: string
  readonly run: string
  readonly workflow: string
}

/** The verdict with its mark. */
const healthVerdict = (statement: HealthStatement): Pick<Report, 'mark' | 'headline'> => ({
  mark: markOfHealth(statement),
  headline: prose(headlineOf(statement)),
})

/** Further content of the summary. */
interface HealthDetails {
  readonly isFailing: boolean
  /** A line in prose. */
  readonly note: string | undefined
  /** Number of the issue, if there is one. */
  readonly issue: number | undefined
  readonly queue: Part
}

/** The summary of a step. */
export function healthSummary(
  statement: HealthStatement,
  pages: HealthPages,
  { isFailing, note, issue, queue }: HealthDetails,
): Report {
  const report = healthReport(statement, pages)
  const incident =
    issue === undefined ? [] : incidentLine(statement.announcement, issue, pages.repository)
  return {
    ...report,
    mark: isFailing ? MARKS.bad : report.mark,
    lines: [...(note === undefined ? [] : [prose(note)]), ...(report.lines ?? [])],
    parts: [signalTable(statement.assessment.findings, pages), incident, queue],
  }
}

function incidentLine(
  announcement: Announcement | undefined,
  issue: number,
  repository: string,
): Line {
  const place = link(`#${issue}`, `${repository}/issues/${issue}`)
  if (announcement === undefined) return words`See ${place} for what was announced.`
  return words`Announced in ${place}.`
}

/**
 * The verdict, and the bad signals, each with what to do about it. The heading has the text of a single
 * one already.
 */
export function healthReport(statement: HealthStatement, pages: HealthPages): Report {
  const verdict = healthVerdict(statement)
  if (statement.announcement === 'recovered')
    return { ...verdict, lines: [words`${recoveryText(statement)}.`] }
  const [first, ...others] = badFindings(statement.assessment.findings)
  if (first === undefined) return verdict
  if (others.length > 0)
    return { ...verdict, lines: [first, ...others].map((each) => badSignal(each, pages)) }
  const advice = prose(adviceOf(first))
  if (advice.length === 0) return verdict
  return { ...verdict, next: joined([pullRequestLink(first, pages), advice], ': ') }
}

function badSignal(finding: HealthFinding, pages: HealthPages): Line | Point {
  const place = pullRequestLink(finding, pages)
  const where = place.length === 0 ? [] : words` (${place})`
  const line = words`${prose(capitalize(findingText(finding)))}${where}`
  const next = prose(adviceOf(finding))
  return next.length === 0 ? line : { line, next }
}

/** The comment of an announcement. */
export function announcementComment(
  statement: HealthStatement,
  pages: HealthPages,
  mentions: readonly string[],
): string {
  // The input has checked the names, and only they may become mentions.
  const names = mentions.map((name) => mention(`@${name}`))
  const time = words`${own(utcMinute(statement.facts.at))} UTC · ${runLink(pages)}`
  const parts = [joined(names, ' '), [small(time)]]
  return markdown({ ...healthReport(statement, pages), parts }, POST_BUDGET_BYTES)
}

function pullRequestLink({ reading }: HealthFinding, { repository }: HealthPages): Line {
  if (!reading.isRead || reading.pullRequest === undefined) return []
  return [link(`#${reading.pullRequest}`, `${repository}/pull/${reading.pullRequest}`)]
}

const runLink = ({ run, workflow }: HealthPages): Line => joined([workflow, link('Run', run)], ', ')

/** The text of the issue. */
export function healthIssue(statement: HealthStatement, pages: HealthPages): string {
  const { facts, assessment } = statement
  const { health } = assessment
  if (health.tier === 'healthy')
    return markdownParts([
      words`${own(HEALTH_MARKS.healthy)} The merge queue of ${prose(statement.branch)} is healthy. This issue opens again when that changes.`,
      memoryText(statement),
    ])
  const recovery = health.healthyReadings > 0 ? words`${recoveryText(statement)}.` : []
  const readings = pluralize(statement.recoverAfter, 'healthy reading')
  const parts = [
    signalTable(assessment.findings, pages),
    joined([readingLine(facts, pages), recovery], ' '),
    words`Each announcement is a comment below. The issue closes by itself after ${own(readings)} in a row. If you close it before, the next run opens it again.`,
  ]
  return markdown({ ...healthReport(statement, pages), parts }, POST_BUDGET_BYTES)
}

const readingLine = ({ at }: HealthFacts, pages: HealthPages): Line =>
  words`Read on ${own(utcMinute(at))} UTC by ${runLink(pages)}.`

/** Explains the memory in the hidden line of a healthy queue. */
function memoryText({ assessment, facts: { at } }: HealthStatement): Line {
  const { stoppedSince, busySince, heldPeriods } = assessment.health.memory
  const parts: string[] = []
  if (stoppedSince !== undefined)
    parts.push(`stopped without a hold since ${sinceText(stoppedSince, at)}`)
  if (busySince !== undefined) parts.push(`never without work since ${sinceText(busySince, at)}`)
  const heldUntil = heldPeriods?.at(-1)?.[1]
  if (heldUntil !== undefined) parts.push(`last seen with a hold at ${sinceText(heldUntil, at)}`)
  if (parts.length === 0) return []
  return words`Remembered for the next run: ${own(parts.join('; '))}.`
}

/** The table of all signals: two columns, which fit the width of a phone. */
const signalTable = (findings: readonly HealthFinding[], pages: HealthPages): Table => ({
  head: ['Signal', { number: withSmallPrint('Now', [TIER_LIMITS]) }],
  rows: findings.map((finding) => [
    signalCell(finding, pages),
    withSmallPrint(valueLine(finding), [limitsLine(finding.watched)]),
  ]),
})

const TIER_LIMITS = words`limits: ${own(HEALTH_MARKS.degraded)} degraded · ${own(HEALTH_MARKS.severe)} severe`

function signalCell(finding: HealthFinding, pages: HealthPages): Line {
  const { watched, reading } = finding
  const { source } = watched
  const smallPrint = reading.isRead ? pullRequestLink(finding, pages) : prose(reading.why)
  const name = typeof source === 'string' ? SIGNAL_WORDS[source].name : expressionName(source)
  return withSmallPrint(words`${own(signalMark(finding))} ${prose(capitalize(name))}`, [smallPrint])
}

function signalMark({ tier, reading }: HealthFinding): string {
  if (!reading.isRead) return MARKS.neutral
  if (reading.value === undefined) return '➖'
  return HEALTH_MARKS[tier]
}

function valueLine({ watched, reading, tier }: HealthFinding): Line {
  if (!reading.isRead) return words`unread, stays ${tier}`
  if (reading.value === undefined) return words`nothing yet`
  const { source } = watched
  if (typeof source !== 'string') return unbroken(shownValueOf(source, reading.value))
  if (!isTimeSignal(source)) return words`${reading.value}`
  return unbroken(reading.value === 0 ? '0 min' : spokenDuration(reading.value * 60))
}

function limitsLine(watched: WatchedSignal): Line {
  const { degraded, severe } = watched.limits
  const limits = [`${HEALTH_MARKS.degraded} ${shownLimit(watched, degraded)}`]
  if (severe !== undefined) limits.push(`${HEALTH_MARKS.severe} ${shownLimit(watched, severe)}`)
  return unbroken(limits.join(' · '))
}
