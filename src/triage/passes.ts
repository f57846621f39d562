/** Finds out which common failures are over: a later test run has passed the check. */
import type { Episode } from '../history/episodes.js'
import type { QueueHistory } from '../history/read.js'
import { hasStatus } from '../http/errors.js'
import { type Fact, ifKnown, known, unread } from '../shared/fact.js'
import { type PullRequestRef, pullRequestRef, type QueueRef } from '../shared/references.js'
import { inBackticks, pluralize } from '../shared/text.js'
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

/** When common failures were over. */
interface Passes {
  /** In milliseconds since the epoch; absent for one that is not over. */
  readonly overAt: ReadonlyMap<Group, number>
  /** Sentences about runs that could not be read. */
  readonly missing: readonly string[]
}

/** Finds out when each group was over. */
export async function readPasses(
  { repository }: Context,
  reader: TriageReader,
  ref: QueueRef,
  { pullRequests }: QueueHistory,
  groups: readonly Group[],
): Promise<Passes> {
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
  const missing: string[] = []
  for (const group of groups) {
    const after = merged.filter(({ episode }) => episode.endedAt > group.lastAt)
    const byRun = new Map(after.toReversed().map((stay) => [stay.runId, stay]))
    const stays = [...byRun.values()].toReversed().slice(0, MAX_RUNS)
    const problems: string[] = []
    for (let from = 0; from < stays.length && !overAt.has(group); from += STEP) {
      const some = stays.slice(from, from + STEP)
      await reader.readRuns(some.map(({ runId }) => runId))
      const readings = some.map((stay) => passedAt(reader, group, stay))
      const passes = readings.flatMap((reading) => ifKnown(reading) ?? [])
      problems.push(...readings.flatMap((reading) => (reading.isKnown ? [] : reading.why)))
      if (passes.length > 0) overAt.set(group, Math.min(...passes))
    }
    if (!overAt.has(group) && problems[0] !== undefined)
      missing.push(
        `A later run may have passed ${inBackticks(group.check)}, because ${pluralize(problems.length, 'run')} could not be read: ${problems[0]}.`,
      )
  }
  return { overAt, missing }
}

const NO_PASS = known(undefined)

/** When the run of a merged stay passed a check, if it began after the failures. */
function passedAt(
  reader: TriageReader,
  { check, lastAt }: Group,
  { ref, episode, runId }: MergedStay,
): Fact<number | undefined> {
  const run = reader.runOf(runId, ref, unread('it was not asked'), episode.entries.at(-1))
  if (!run.isKnown) return hasStatus(run.error, 404) ? NO_PASS : run
  const { createdAt, checks } = run.value
  if (createdAt === undefined || createdAt <= lastAt) return NO_PASS
  const rows = checks.filter(({ name }) => name === check)
  if (rows.length === 0 && !run.value.gitHubChecks.isKnown) return run.value.gitHubChecks
  if (!isGreenNow(rows)) return NO_PASS
  const ends = rows.flatMap(({ finishedAt }) => finishedAt ?? [])
  return known(ends.length > 0 ? Math.max(...ends) : episode.endedAt)
}
