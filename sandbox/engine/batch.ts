import type { Entry } from './entry.js'
import type { QueueSettings } from './settings.js'
import type { PullRequestFacts } from './types.js'

/** The members of its stack below a pull request, bottom first. */
export const membersBelow = ({ number, stack }: PullRequestFacts): readonly number[] =>
  stack?.members.slice(0, stack.members.indexOf(number)) ?? []

/**
 * The waiting entries to test with `entry` now: its half of a failed batch, its batch once that is
 * big or old enough, its stack as far up as it is ready, or only itself. None while the batch still
 * fills or a member below is not ready.
 */
export function together(
  entry: Entry,
  waiting: readonly Entry[],
  isMerged: (number: number) => boolean,
  { batch, batchingMinSize, batchingMaxWaitTimeMinutes }: QueueSettings,
  minuteMs: number,
  now: number,
): readonly Entry[] {
  if (entry.half !== undefined) return waiting.filter((other) => other.half === entry.half)
  const { stack } = entry.pull.facts
  if (stack !== undefined) {
    const segment = readySegment(stack.members, waiting, isMerged)
    return segment.includes(entry) ? segment : []
  }
  if (!batch || entry.noBatch) return [entry]
  const members = waiting
    .filter((other) => other.half === undefined && !other.noBatch && !other.pull.facts.stack)
    .slice(0, batchingMinSize)
  const since = Math.min(...members.map((member) => member.readySince ?? now))
  const waitMs = batchingMaxWaitTimeMinutes * minuteMs
  return members.length >= batchingMinSize || since + waitMs <= now ? members : []
}

/** The waiting members from the bottom of a stack up to the first that is not ready. */
function readySegment(
  members: readonly number[],
  waiting: readonly Entry[],
  isMerged: (number: number) => boolean,
): readonly Entry[] {
  const open = members.filter((number) => !isMerged(number))
  const entries = open.map((number) => waiting.find(({ pull }) => pull.facts.number === number))
  const end = entries.indexOf(undefined)
  return entries.slice(0, end === -1 ? undefined : end).filter((entry) => entry !== undefined)
}
