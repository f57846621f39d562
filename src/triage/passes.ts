/** Finds out which common failures are over: a later test run has passed the check. */
import type { Episode } from '../history/episodes.js'
import type { QueueHistory } from '../history/read.js'
import { unread } from '../shared/fact.js'
import { type PullRequestRef, pullRequestRef, type QueueRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { isGreenNow } from '../test-run/result.js'
import type { Group } from './groups.js'
import type { TriageReader } from './read.js'

/** A merged stay and its last test run. */
interface MergedStay {
  readonly ref: PullRequestRef
  readonly episode: Episode
  readonly runId: string
}

/** Runs that are read for a group. */
const MAX_RUNS = 20
/** Runs that are read at once. */
const STEP = 4

/** Returns when each group was over, in milliseconds since the epoch; absent if it is not. */
export async function readPasses(
  { repository }: Context,
  reader: TriageReader,
  ref: QueueRef,
  { pullRequests }: QueueHistory,
  groups: readonly Group[],
): Promise<ReadonlyMap<Group, number>> {
  const merged = pullRequests
    .flatMap(({ number, episodes }) =>
      episodes.flatMap((episode): MergedStay | [] => {
        const runId = episode.entries.findLast(({ testRun }) => testRun !== undefined)?.testRun?.id
        if (episode.end !== 'merged' || runId === undefined) return []
        return { ref: pullRequestRef(repository, ref.targetBranch, number), episode, runId }
      }),
    )
    .toSorted((a, b) => a.episode.endedAt - b.episode.endedAt)
  const overAt = new Map<Group, number>()
  for (const group of groups) {
    const after = merged.filter(({ episode }) => episode.endedAt > group.lastAt)
    const byRun = new Map(after.toReversed().map((stay) => [stay.runId, stay]))
    const stays = [...byRun.values()].toReversed().slice(0, MAX_RUNS)
    for (let from = 0; from < stays.length && !overAt.has(group); from += STEP) {
      const some = stays.slice(from, from + STEP)
      await reader.readRuns(some.map(({ runId }) => runId))
      const passes = some.flatMap((stay) => passedAt(reader, group, stay))
      if (passes.length > 0) overAt.set(group, Math.min(...passes))
    }
  }
  return overAt
}

/** When the run of a merged stay passed a check, if it began after the failures. */
function passedAt(
  reader: TriageReader,
  { check, lastAt }: Group,
  { ref, episode, runId }: MergedStay,
): number | readonly [] {
  const run = reader.runOf(runId, ref, unread('it was not asked'), episode.entries.at(-1))
  if (!run.isKnown) return []
  const { createdAt, checks } = run.value
  if (createdAt === undefined || createdAt <= lastAt) return []
  const rows = checks.filter(({ name }) => name === check)
  if (!isGreenNow(rows)) return []
  const ends = rows.flatMap(({ finishedAt }) => finishedAt ?? [])
  return ends.length > 0 ? Math.max(...ends) : episode.endedAt
}
