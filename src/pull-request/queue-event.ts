import { textAt } from '../github/event.js'

/** The service's own reason why a pull request left its queue (README, "Compatibility"). */
export interface QueueEvent {
  /** A clause in plain words. */
  readonly text: string
  /** The service's word for it. */
  readonly reason: string | undefined
}

const WORDS: ReadonlyMap<string, string> = new Map([
  ['TEST_RUN_REQUIRED_STATUS_FAILED', 'a required check failed in its test run'],
  ['TEST_RUN_TIMEOUT', 'its test run took longer than the queue allows'],
  [
    'START_TEST_RUN_MERGE_CONFLICT',
    'it conflicts with the branch or with what is ahead in the queue',
  ],
  ['PR_PUSHED_TO', 'commits were pushed to it'],
  ['PR_CLOSED', 'it was closed'],
  ['PR_CONVERTED_TO_DRAFT', 'it was turned into a draft'],
  ['PR_BASE_BRANCH_CHANGED', 'its base branch was changed'],
  ['NOT_READY_TIMEOUT_EXPIRED', 'it was not ready for longer than the queue allows'],
  ['USER_REQUESTED', 'a person asked for it'],
])

/**
 * Finds the last entry with a `reason` or an `actor` in an answer to `includeTimeline`. Its shape
 * is not published, so every list in the answer is searched, and the answer itself.
 */
export function lastQueueEvent(answer: unknown): QueueEvent | undefined {
  const entries = Object.values(answer ?? {})
    .filter(Array.isArray)
    .flatMap((list: unknown[]) => list.slice(-100))
    .filter((entry) => typeof entry === 'object' && entry !== null)
  return [...newestFirst(entries), answer].map(eventOf).find((event) => event !== undefined)
}

function eventOf(entry: unknown): QueueEvent | undefined {
  const reason = textAt(entry, 'reason')?.slice(0, 200)
  const actor = (textAt(entry, 'actor') ?? textAt(entry, 'actor', 'login'))?.slice(0, 200)
  const words = reason && (WORDS.get(reason) ?? reason.toLowerCase().replaceAll('_', ' '))
  if (actor === undefined) return words === undefined ? undefined : { text: words, reason }
  const by = `\`${actor.replaceAll('`', "'")}\``
  return { text: words === undefined ? `it was ${by}` : `${words} (${by})`, reason }
}

const TIMES = ['at', 'time', 'timestamp', 'createdAt', 'occurredAt', 'stateChangedAt']

/** By their times if all have one; otherwise the service's own order decides. */
function newestFirst(entries: readonly unknown[]): readonly unknown[] {
  const timed = entries.map((entry) => ({ entry, at: timeOf(entry) })).reverse()
  if (timed.every(({ at }) => !Number.isNaN(at))) timed.sort((one, other) => other.at - one.at)
  return timed.map(({ entry }) => entry)
}

const timeOf = (entry: unknown): number =>
  Date.parse(TIMES.map((name) => textAt(entry, name)).find((time) => time !== undefined) ?? '')
