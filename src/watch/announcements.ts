/**
 * The announcements of a queue's health: comments on its issue, each written once, whatever other runs
 * do meanwhile. An announcement names the one before it. If two runs name the same one, the older
 * comment stays, and the other run withdraws its own and judges again.
 */
import type { IssueStore, IssueStoreReading, StoredComment } from '../github/issue-store.js'
import type { Deadline } from '../shared/deadline.js'
import { ActionError } from '../shared/errors.js'
import { type Announcement, type Assessment, INITIAL_HEALTH, withAnnouncement } from './health.js'
import { type HealthRecord, readHealthRecord, writeRecord } from './health-data.js'
import { isBadTier } from './tiers.js'

/** Markers of announcements begin with this. */
export const ANNOUNCEMENT_PREFIX = 'health/'

/** An announcement as stored. */
interface StoredAnnouncement {
  readonly id: number
  readonly record: HealthRecord
}

/**
 * Returns the announcements that count, oldest first. Each names the newest one that its writer knew,
 * and does not count if another one was written meanwhile.
 */
function countingAnnouncements(comments: readonly StoredComment[]): readonly StoredAnnouncement[] {
  const counting: StoredAnnouncement[] = []
  for (const { id, marker, data } of comments) {
    const last = counting.at(-1)?.id ?? 0
    const record = readHealthRecord(data) ?? damagedRecord(marker, last)
    if (last <= record.after) counting.push({ id, record })
  }
  return counting
}

/** Rebuilds a damaged announcement from the word in its marker. */
function damagedRecord(marker: string, after: number): HealthRecord {
  const word = marker.slice(ANNOUNCEMENT_PREFIX.length)
  if (!isBadTier(word)) return { after, health: INITIAL_HEALTH }
  return { after, health: { ...INITIAL_HEALTH, tier: word, announced: word } }
}

/**
 * Returns the health that the issue shows. An announcement that is newer than the text of the issue
 * wins, because the run that wrote it may not have got as far as the text.
 */
export function recordOf({ issues, comments }: IssueStoreReading): HealthRecord {
  const record = readHealthRecord(issues[0]?.data ?? '')
  const last = countingAnnouncements(comments).at(-1)
  if (last === undefined) return record ?? { health: INITIAL_HEALTH, after: 0 }
  if (record !== undefined && record.after >= last.id) return record
  return { health: last.record.health, after: last.id }
}

/** The parts of a store that announcing needs. */
type AnnouncementStore = Pick<IssueStore, 'add' | 'prove' | 'remove'>

/** The texts that are written besides the state. */
interface AnnouncementTexts {
  readonly comment: (assessment: Assessment, announcement: Announcement) => string
  /** The text of an issue that has to be opened. */
  readonly issue: (assessment: Assessment) => string
}

/** The end of {@link announceOnce}. */
export interface AnnounceResult {
  readonly assessment: Assessment
  /** The health to store in the issue. */
  readonly record: HealthRecord
  /** Absent if nothing was due, or if another run announced it. */
  readonly announcement?: Announcement | undefined
}

/** A run gives way to other runs this often. The next run then judges again. */
const MAX_ROUNDS = 3

/**
 * Announces what is due, and proves that no other run was faster.
 * @param judge assesses the reading of this run on top of a stored health
 * @param uniqueId marks the comments of this run
 * @throws {ActionError}
 */
export async function announceOnce(
  store: AnnouncementStore,
  deadline: Deadline,
  first: HealthRecord,
  judge: (record: HealthRecord) => Assessment,
  texts: AnnouncementTexts,
  uniqueId: string,
): Promise<AnnounceResult> {
  let record = first
  for (let round = 1; ; round++) {
    const assessment = judge(record)
    const { due, health } = assessment
    const unannounced = { health, after: record.after }
    if (due === undefined || round > MAX_ROUNDS) return { assessment, record: unannounced }
    const announced = withAnnouncement(health, due)
    const text = {
      marker: `${ANNOUNCEMENT_PREFIX}${due}`,
      data: writeRecord({ health: announced, after: record.after }, `${uniqueId}-${round}`),
      body: texts.comment(assessment, due),
    }
    const opening = { body: texts.issue(assessment), data: writeRecord(unannounced) }
    const comment = await store.add(deadline, text, opening)
    const reading = await proveComment(store, deadline, comment)
    if (countingAnnouncements(reading.comments).some(({ id }) => id === comment.id))
      return { assessment, record: { health: announced, after: comment.id }, announcement: due }
    await store.remove(deadline, comment)
    record = recordOf(reading)
  }
}

/** Proves a comment. One that nobody can find is withdrawn, so that the next run may write it again. */
async function proveComment(store: AnnouncementStore, deadline: Deadline, comment: StoredComment) {
  try {
    return await store.prove(deadline, comment)
  } catch (error) {
    if (error instanceof ActionError && error.kind === 'unknown-outcome')
      await store.remove(deadline, comment)
    throw error
  }
}
