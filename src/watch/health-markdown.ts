/** The issue of a queue's health, its comments, and the summary of a step. */
import { code, link, prose, table, text } from '../reports/markdown.js'
import { utcMinute } from '../shared/clock.js'
import { capitalize } from '../shared/text.js'
import { findingText, type HealthFinding, shownLimit } from './health.js'
import type { WatchedSignal } from './signal.js'
import {
  adviceOf,
  badFindings,
  HEALTH_MARKS,
  type HealthStatement,
  markOfHealth,
  recoveryText,
  sinceText,
  verdictOf,
} from './words.js'

/** Addresses that the texts link to. */
export interface HealthPages {
  /** The page of the repository, without a slash at its end. */
  readonly repository: string
  readonly run: string
  readonly workflow: string
}

/** The heading with its mark, without `###`. */
export function healthHeading(statement: HealthStatement): string {
  return `${markOfHealth(statement)} ${prose(verdictOf(statement))}`
}

/** The comment of an announcement. */
export function announcementComment(
  statement: HealthStatement,
  pages: HealthPages,
  mentions: readonly string[],
): string {
  const { facts, announcement } = statement
  const parts = [`### ${healthHeading(statement)}`]
  if (announcement === 'recovered') parts.push(`${prose(recoveryText(statement))}.`)
  else parts.push(badSignals(statement, pages))
  // The input has checked the names, and only they may become mentions.
  parts.push(mentions.map((name) => `@${name}`).join(' '))
  parts.push(`<sub>${utcMinute(facts.at)} UTC · ${runLink(pages)}</sub>`)
  return parts.filter((part) => part !== '').join('\n\n')
}

/** The bad signals with what to do about each. The heading has the text of a single one already. */
function badSignals({ assessment }: HealthStatement, pages: HealthPages): string {
  const bad = badFindings(assessment.findings)
  const [first, ...others] = bad
  if (first === undefined) return ''
  if (others.length > 0) return bad.map((finding) => `- ${badSignal(finding, pages)}`).join('\n')
  const words: string[] = []
  const place = pullRequestLink(first, pages)
  if (place !== '') words.push(`${place}:`)
  const advice = prose(adviceOf(first))
  if (advice !== '') words.push(advice)
  return words.join(' ')
}

function badSignal(finding: HealthFinding, pages: HealthPages): string {
  let line = prose(capitalize(findingText(finding)))
  const place = pullRequestLink(finding, pages)
  if (place !== '') line += ` (${place})`
  line += '.'
  const advice = prose(adviceOf(finding))
  if (advice !== '') line += ` ${advice}`
  return line
}

function pullRequestLink({ reading }: HealthFinding, { repository }: HealthPages): string {
  if (!reading.isRead || reading.pullRequest === undefined) return ''
  return link(`#${reading.pullRequest}`, `${repository}/pull/${reading.pullRequest}`)
}

function runLink({ run, workflow }: HealthPages): string {
  if (workflow === '') return link('Run', run)
  return `${text(workflow)}, ${link('Run', run)}`
}

/** The text of the issue. */
export function healthIssue(statement: HealthStatement, pages: HealthPages): string {
  const { facts, assessment } = statement
  const { health } = assessment
  if (health.tier === 'healthy') {
    const healthy = `${HEALTH_MARKS.healthy} The merge queue of ${prose(statement.branch)} is healthy. This issue opens again when that changes.`
    const memory = memoryText(statement)
    if (memory === undefined) return healthy
    return `${healthy}\n\n${memory}`
  }
  let reading = `Read on ${utcMinute(facts.at)} UTC by ${runLink(pages)}.`
  if (health.healthyReadings > 0) reading += ` ${recoveryText(statement)}.`
  return [
    `**${healthHeading(statement)}**`,
    signalTable(assessment.findings, pages),
    reading,
    `Each announcement is a comment below. The issue closes when the queue counts as recovered. Closing it by hand changes nothing: the next run opens it again.`,
  ].join('\n\n')
}

/** What the hidden line remembers of a healthy queue, for the people who wonder about it. */
function memoryText({ assessment, facts: { at } }: HealthStatement): string | undefined {
  const { stoppedSince, busySince, heldPeriods } = assessment.health.memory
  const parts: string[] = []
  if (stoppedSince !== undefined)
    parts.push(`stopped without a hold since ${sinceText(stoppedSince, at)}`)
  if (busySince !== undefined) parts.push(`never without work since ${sinceText(busySince, at)}`)
  const heldUntil = heldPeriods?.at(-1)?.[1]
  if (heldUntil !== undefined) parts.push(`last seen with a hold at ${sinceText(heldUntil, at)}`)
  if (parts.length === 0) return undefined
  return `Remembered for the next run: ${parts.join('; ')}.`
}

/** The table of all signals: value, limits and tier. */
export function signalTable(findings: readonly HealthFinding[], pages: HealthPages): string {
  const row = (finding: HealthFinding) => [
    signalCell(finding, pages),
    valueCell(finding),
    limitsCell(finding.watched),
    tierCell(finding),
  ]
  const head = ['Signal', { number: 'Now' }, { number: 'Limits' }, 'Tier']
  return table(head, findings.map(row))
}

function signalCell(finding: HealthFinding, pages: HealthPages): string {
  const { watched, reading } = finding
  const name = code(watched.name)
  const smallPrint = reading.isRead ? pullRequestLink(finding, pages) : prose(reading.why)
  if (smallPrint === '') return name
  return `${name}<br><sub>${smallPrint}</sub>`
}

function unitOf({ source }: WatchedSignal): string {
  if (typeof source === 'string' && source.endsWith('-minutes')) return ' min'
  return ''
}

/** Minutes are rounded down, so that no value looks like a limit that it has not reached. */
function valueCell({ watched, reading }: HealthFinding): string {
  if (!reading.isRead || reading.value === undefined) return ''
  const { source } = watched
  const value = typeof source === 'string' ? Math.floor(reading.value) : reading.value
  return unbroken(`${shownLimit(watched, value)}${unitOf(watched)}`)
}

function limitsCell(watched: WatchedSignal): string {
  const { degraded, severe } = watched.limits
  const limits = [shownLimit(watched, degraded)]
  if (severe !== undefined) limits.push(shownLimit(watched, severe))
  return unbroken(`${limits.join(' · ')}${unitOf(watched)}`)
}

const unbroken = (words: string): string => text(words).replaceAll(' ', '&nbsp;')

function tierCell({ tier, reading }: HealthFinding): string {
  if (!reading.isRead) return `❔ unread, stays ${tier}`
  if (reading.value === undefined) return '➖ nothing observed'
  return `${HEALTH_MARKS[tier]} ${tier}`
}
