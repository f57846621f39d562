/** The service's own reason why a pull request left its queue (README, "Compatibility"). */
export interface QueueEvent {
  /** A clause in plain words. */
  readonly text: string
  /** The service's word for it. */
  readonly reason: string | undefined
}

const WORDS: Readonly<Record<string, string>> = {
  TEST_RUN_REQUIRED_STATUS_FAILED: 'a required check failed in its test run',
  TEST_RUN_TIMEOUT: 'its test run took longer than the queue allows',
  START_TEST_RUN_MERGE_CONFLICT: 'it conflicts with the branch or with what is ahead in the queue',
  PR_PUSHED_TO: 'commits were pushed to it',
  PR_CLOSED: 'it was closed',
  PR_CONVERTED_TO_DRAFT: 'it was turned into a draft',
  PR_BASE_BRANCH_CHANGED: 'its base branch was changed',
  NOT_READY_TIMEOUT_EXPIRED: 'it was not ready for longer than the queue allows',
  USER_REQUESTED: 'a person asked for it',
}

type Fields = Readonly<Record<string, unknown>>

/**
 * Finds the last entry with a `reason` or an `actor` in an answer to `includeTimeline`. Its shape
 * is not published, so every list in the answer is searched, and the answer itself.
 */
export function lastQueueEvent(answer: unknown): QueueEvent | undefined {
  const whole = fieldsOf(answer)
  if (whole === undefined) return undefined
  const entries = Object.values(whole)
    .filter(Array.isArray)
    .flatMap((list) => list.slice(-100))
    .map(fieldsOf)
  for (const entry of newestFirst(entries.filter((item) => item !== undefined)).concat(whole)) {
    const event = eventOf(entry)
    if (event !== undefined) return event
  }
  return undefined
}

function eventOf(entry: Fields): QueueEvent | undefined {
  const reason = textOf(entry['reason'])
  const actor = textOf(entry['actor']) ?? textOf(fieldsOf(entry['actor'])?.['login'])
  if (reason === undefined && actor === undefined) return undefined
  const words = reason && (WORDS[reason] ?? reason.toLowerCase().replaceAll('_', ' '))
  const by = actor === undefined ? '' : `\`${actor.replaceAll('`', "'")}\``
  const text = words === undefined ? `it was ${by}` : by === '' ? words : `${words} (${by})`
  return { text, reason }
}

const TIMES = ['at', 'time', 'timestamp', 'createdAt', 'occurredAt', 'stateChangedAt']

/** By their times if all have one; otherwise the service's own order decides. */
function newestFirst(entries: readonly Fields[]): readonly Fields[] {
  const timed = entries.map((entry) => ({ entry, at: timeOf(entry) })).reverse()
  if (timed.every(({ at }) => !Number.isNaN(at))) timed.sort((one, other) => other.at - one.at)
  return timed.map(({ entry }) => entry)
}

function timeOf(entry: Fields): number {
  const given = TIMES.map((name) => entry[name]).find((value) => typeof value === 'string')
  return Date.parse(String(given))
}

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : undefined

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, 200) : undefined
