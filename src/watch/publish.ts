/** Announces what is due and stores the health, within a minute. */
import type { IssueStore } from '../github/issue-store.js'
import { repositoryPage } from '../github/reference.js'
import { HttpError } from '../http/errors.js'
import { branchInProse } from '../queue/report.js'
import { bestEffort } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import type { ActionError, ErrorKind } from '../shared/errors.js'
import type { QueueRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { type AnnounceResult, announceOnce } from './announcements.js'
import type { HealthFacts } from './facts.js'
import {
  type Announcement,
  type Assessment,
  assess,
  type HealthRules,
  isForgettable,
} from './health.js'
import { type HealthRecord, writeRecord } from './health-data.js'
import { announcementComment, type HealthPages, healthIssue } from './health-markdown.js'
import type { HealthStatement } from './words.js'

/** Time for the announcement, and for storing the health. */
const ANNOUNCING_MS = 60_000

/** The facts that a step has read, and its rules for reporting. */
export interface HealthReport {
  readonly ref: QueueRef
  readonly facts: HealthFacts
  readonly record: HealthRecord
  readonly rules: HealthRules
  readonly mentions: readonly string[]
}

/** Adds the reading of this step to a stored health. */
const assessAgain = ({ facts, rules }: HealthReport, { health }: HealthRecord): Assessment =>
  assess(health, facts, rules)

/** Returns what the texts need. */
export function statementOf(
  { ref, facts, rules }: HealthReport,
  assessment: Assessment,
  announcement?: Announcement,
): HealthStatement {
  const branch = branchInProse(ref)
  return { branch, facts, assessment, announcement, recoverAfter: rules.recoverAfter }
}

/** The pages that the texts link to. */
export const pagesOf = ({ event }: Pick<Context, 'event'>, { ref }: HealthReport): HealthPages => ({
  repository: repositoryPage(ref.repository, event),
  run: event.runUrl,
  workflow: event.workflow,
})

/** The health after a step. */
export interface PublishedHealth extends AnnounceResult {
  /** Number of the issue, if there is one. */
  readonly issue: number | undefined
}

/**
 * Announces what is due, and stores the health. A temporary failure of GitHub is a warning, and the
 * next run makes up for it.
 * @param store has been read
 * @throws {ActionError} if GitHub refuses to write
 */
export async function publishHealth(
  context: Context,
  deadline: Deadline,
  report: HealthReport,
  store: IssueStore,
): Promise<PublishedHealth> {
  const announcing = deadline.atMost(ANNOUNCING_MS)
  const announced = await unlessTemporary(
    context,
    announcing,
    announceIn(context, announcing, report, store),
    (why) => `The announcement was not written, and the next run will try again: ${why}`,
  )
  const result = announced ?? unannounced(report)
  const stored = await unlessTemporary(
    context,
    announcing,
    storeHealth(context, announcing, report, store, result),
    (why) => `The issue with the health of the queue could not be updated: ${why}`,
  )
  return { ...result, issue: stored ?? store.issue }
}

/** The health of a step that announces nothing. */
export function unannounced(report: HealthReport): AnnounceResult {
  const assessment = assessAgain(report, report.record)
  return { assessment, record: { health: assessment.health, after: report.record.after } }
}

/** Warns of a temporary failure, and throws any other. */
async function unlessTemporary<T>(
  context: Context,
  deadline: Deadline,
  work: Promise<T>,
  warningOf: (why: string) => string,
): Promise<T | undefined> {
  let refusal: ActionError | undefined
  const done = await bestEffort(deadline, work, (why, error) => {
    if (error === undefined || isTemporary(error)) context.log.warning(warningOf(why))
    else refusal = error
  })
  if (refusal !== undefined) throw refusal
  return done
}

const LASTING: readonly ErrorKind[] = ['unauthorized', 'not-found', 'refused']

/** True for failures that the next run may not meet. */
function isTemporary(error: ActionError): boolean {
  // A comment that GitHub acknowledged and does not list would be lost in the next run too.
  if (error.kind === 'unknown-outcome') return error instanceof HttpError
  return !LASTING.includes(error.kind)
}

function announceIn(
  context: Context,
  deadline: Deadline,
  report: HealthReport,
  store: IssueStore,
): Promise<AnnounceResult> {
  const { event, random } = context
  const pages = pagesOf(context, report)
  const texts = {
    comment: (assessment: Assessment, announcement: Announcement) =>
      announcementComment(statementOf(report, assessment, announcement), pages, report.mentions),
    issue: (assessment: Assessment) => healthIssue(statementOf(report, assessment), pages),
  }
  const uniqueId = `${event.runId}-${event.runAttempt}-${random().toString(36).slice(2)}`
  return announceOnce(
    store,
    deadline,
    report.record,
    (record) => assessAgain(report, record),
    texts,
    uniqueId,
  )
}

/** Stores the health in the issue. A queue about which nothing has to be remembered needs none. */
async function storeHealth(
  context: Context,
  deadline: Deadline,
  report: HealthReport,
  store: IssueStore,
  { assessment, record }: AnnounceResult,
): Promise<number | undefined> {
  if (store.issue === undefined && isForgettable(record.health)) return undefined
  const { health } = record
  const body = healthIssue(statementOf(report, { ...assessment, health }), pagesOf(context, report))
  await store.save(deadline, { isOpen: health.tier !== 'healthy', body, data: writeRecord(record) })
  return store.issue
}
