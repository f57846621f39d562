import type { Entry } from './entry.js'
import type { QueueSettings } from './settings.js'

/**
 * The waiting entries to test with `entry` now: its half of a failed batch, its batch once that is
 * big or old enough, or only itself; none while the batch still fills.
 */
export function together(
  entry: Entry,
  waiting: readonly Entry[],
  { batch, batchingMinSize, batchingMaxWaitTimeMinutes }: QueueSettings,
  minuteMs: number,
  now: number,
): readonly Entry[] {
  if (entry.half !== undefined) return waiting.filter((other) => other.half === entry.half)
  if (!batch || entry.noBatch) return [entry]
  const members = waiting
    .filter((other) => other.half === undefined && !other.noBatch)
    .slice(0, batchingMinSize)
  const since = Math.min(...members.map((member) => member.readySince ?? now))
  const waitMs = batchingMaxWaitTimeMinutes * minuteMs
  return members.length >= batchingMinSize || since + waitMs <= now ? members : []
}
