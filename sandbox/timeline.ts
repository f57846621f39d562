/**
 * Timeline of a pull request, in the shape that is published in parts: newest first, and what is
 * known of a state in an object of its own (README, "Compatibility").
 */
import { checksOf, checkUrl } from './checks.js'
import type { Entry, TestRun, Transition } from './engine/entry.js'
import type { MergeQueue } from './engine/queue.js'
import type { PullRequestFacts, PullRequestState, Reason } from './engine/types.js'
import type { PullRequestSeed } from './github/seeds.js'
import { pullRequestLink, testedPullRequests, time } from './wire.js'

/** The facts that an entry is made of. */
interface World {
  readonly entry: Entry
  readonly queue: MergeQueue
  readonly transitions: readonly Transition[]
  readonly repositoryUrl: string
  /** The pull request on GitHub, where the scenario describes it. */
  readonly gitHub: PullRequestSeed | undefined
}

/** Lists the changes of state that `includeTimeline` adds. */
export function timelineOf(world: World) {
  const { number } = world.entry.pull.facts
  return world.transitions
    .filter((t) => t.branch === world.queue.branch && t.number === number)
    .map((transition) => ({
      timestamp: time(transition.at),
      state: transition.to,
      [OBJECTS[transition.to]]: detailsOf(transition, world),
    }))
    .reverse()
}

/** The name of each state's object. */
const OBJECTS: Readonly<Record<PullRequestState, string>> = {
  not_ready: 'notReady',
  pending: 'pending',
  testing: 'testing',
  tests_passed: 'testsPassed',
  merged: 'merged',
  failed: 'failure',
  cancelled: 'cancellation',
  pending_failure: 'pendingFailure',
}

function detailsOf({ to, reason, test }: Transition, world: World) {
  const { entry, repositoryUrl } = world
  const actor = reason && actorOf(reason, entry.pull.facts)
  return {
    ...(reason && { reason }),
    ...(actor && { actor }),
    ...(to === 'not_ready' && { noBatch: entry.noBatch, blockReasons: blockReasons(world) }),
    ...(test && to === 'testing' && shared(test, world)),
    ...(test && to === 'tests_passed' && passed(test, repositoryUrl)),
    ...(test && ['testing', 'pending_failure', 'failed'].includes(to) && tests(to, test, world)),
    ...(reason === 'start_test_run_merge_conflict' && { conflictCulprit: { type: 'base_branch' } }),
  }
}

/** Who did it, where a person did. */
function actorOf(reason: Reason, { author }: PullRequestFacts): string | undefined {
  if (reason === 'trunk_admin_requested') return 'queue-admin'
  const byAuthor: readonly Reason[] = ['user_requested', 'tests_restarted_by_user', 'manual_merge']
  return byAuthor.includes(reason) ? author : undefined
}

/** The pull requests beside it and ahead of it in a test run. */
function shared({ members, ahead }: TestRun, { entry, repositoryUrl }: World) {
  const others = members.map(({ pull }) => pull.facts.number)
  const link = (number: number) => pullRequestLink(number, repositoryUrl)
  return {
    otherTestedPullRequests: others.filter((n) => n !== entry.pull.facts.number).map(link),
    prerequisitePullRequests: ahead.map(link),
  }
}

const passed = ({ id, sha, branch }: TestRun, repositoryUrl: string) => ({
  testRunId: id,
  testBranchSha: sha,
  testBranchUrl: `${repositoryUrl}/tree/${branch}`,
})

/** The test run of an entry, and the checks that failed it. */
function tests(to: PullRequestState, test: TestRun, { queue, repositoryUrl }: World) {
  const { requiredStatuses } = queue.requiredStatuses
  const failed = checksOf(test, requiredStatuses).filter(
    ({ state }) => state === 'FAILURE' || state === 'CANCELLED',
  )
  const waitingFor = test.ahead.map((number) => pullRequestLink(number, repositoryUrl))
  return {
    ...(to !== 'testing' && {
      failureCausingStatuses: failed.map(({ name }) => ({ name, url: checkUrl(test, name) })),
    }),
    ...(to === 'pending_failure' && { waitingFor }),
    testRun: {
      id: test.id,
      branch: test.branch,
      sha: test.sha,
      status: test.status,
      requiredStatuses,
      testedPullRequests: testedPullRequests(test, repositoryUrl),
    },
  }
}

/** Lists what keeps a pull request from being tested, as far as GitHub says it. */
function blockReasons({ entry, gitHub }: World): readonly { kind: string; name?: string }[] {
  if (entry.pull.facts.mergeability === 'mergeable') return []
  const { mergeable, mergeStateStatus, checks = [] } = gitHub ?? {}
  const found = [
    ...(mergeStateStatus === 'BEHIND' ? [{ kind: 'behind_base' }] : []),
    ...(mergeable === 'CONFLICTING' ? [{ kind: 'merge_conflict' }] : []),
    ...checks
      .filter(({ required }) => required)
      .flatMap(({ name, conclusion }) => {
        if (conclusion === undefined) return [{ kind: 'awaiting_required_check', name }]
        return conclusion === 'FAILURE' ? [{ kind: 'failing_required_check', name }] : []
      }),
  ]
  return found.length === 0 ? [{ kind: 'undetermined' }] : found
}
