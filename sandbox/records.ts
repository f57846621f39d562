/** The record of a submitted pull request. */
import type { Repo } from './bodies.js'
import type { Engine } from './engine/engine.js'
import type { Entry } from './engine/entry.js'
import type { MergeQueue } from './engine/queue.js'
import type { Scenario } from './scenario.js'
import { timelineOf } from './timeline.js'
import { repositoryUrlOf, submittedPullRequest } from './wire.js'

/** Parts of a request about records. */
interface Asked {
  readonly repo: Repo
  readonly includeTimeline?: boolean | undefined
}

export function recordOf(
  entry: Entry,
  queue: MergeQueue,
  engine: Engine,
  { repo, includeTimeline }: Asked,
  { service, gitHub }: Scenario,
) {
  const isTarget = entry.pull.facts.stack && service.stackBaseInRecord === 'target'
  const record = {
    ...submittedPullRequest(entry, queue, engine.now),
    ...(isTarget && { prBaseBranch: queue.branch }),
  }
  if (!service.showTimeline || !includeTimeline) return record
  const { number } = entry.pull.facts
  const world = {
    transitions: engine.transitions,
    repositoryUrl: repositoryUrlOf(repo),
    gitHub: gitHub.pullRequests.find((seed) => seed.number === number),
  }
  return { ...record, timeline: timelineOf({ entry, queue, ...world }) }
}

/** The pull request of a head branch: the one that the scenario names, else `change-<number>`. */
export function numberOfBranch(branch: string, { gitHub }: Scenario): number {
  const named = gitHub.pullRequests.find(({ headBranch }) => headBranch === branch)
  return named?.number ?? Number(/^change-(\d+)$/.exec(branch)?.[1] ?? 0)
}
