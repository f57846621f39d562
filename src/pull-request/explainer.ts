import type { GitHubPullRequest } from '../github/github.js'
import type { MergeFacts } from '../github/merge-facts.js'
import { ServiceError } from '../http/errors.js'
import { isEnded, type SubmittedPullRequest } from '../service/schemas.js'
import { parseTimeline, type TimelineEntry } from '../service/timeline.js'
import { bestEffort } from '../shared/best-effort.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { inputDefaults } from '../step/contract.js'
import { within } from '../step/within.js'
import { type Reason, reasonsOf } from './reasons.js'
import { testBranchPrefix } from './test-branch.js'
import { type Check, TestRuns } from './test-runs.js'

/** Time limit for all questions, in milliseconds: an explanation is not worth a longer wait. */
const LIMIT_MS = 10_000

/** Facts that are known before anything is asked. */
interface Known {
  readonly record: SubmittedPullRequest | undefined
  readonly queueState?: string | undefined
  /** Used if GitHub's query fails. */
  readonly gitHub?: GitHubPullRequest | undefined
  /** The test runs that the step has seen. */
  readonly testRuns?: TestRuns | undefined
}

/** Why a pull request is not merged. */
export interface PullRequestExplanation {
  /** The most useful one first; none for a merged pull request. */
  readonly reasons: readonly Reason[]
  /** The checks that failed in its test runs. */
  readonly failing: readonly Check[]
}

/**
 * Finds out why a pull request is not merged: one query of GitHub, and where it does not simply wait
 * its turn, the service's timeline and test run. What cannot be found out is omitted, and never
 * fails the step.
 * @param said messages that are in the log already
 */
export async function explain(
  context: Context,
  ref: PullRequestRef,
  known: Known,
  said = new Set<string>(),
): Promise<PullRequestExplanation> {
  const { record, queueState, testRuns = new TestRuns(ref) } = known
  if (record?.state === 'MERGED') return { reasons: [], failing: [] }
  return within(context, LIMIT_MS, async (bounded) => {
    const missingPermissions: string[] = []
    const [gitHub = known.gitHub, [entry, failing]] = await Promise.all([
      askForFacts(bounded, ref, said, missingPermissions),
      askService(bounded, ref, record, testRuns),
    ])
    const reasons = reasonsOf({
      ...{ ref, record, queueState, gitHub, entry, failing },
      missingPermissions,
    })
    return { reasons, failing }
  })
}

/** Asks GitHub what keeps a pull request from being merged; notes the permissions that it lacks. */
export async function askForFacts(
  context: Context,
  { number }: PullRequestRef,
  said: Set<string>,
  missing: string[],
): Promise<MergeFacts | undefined> {
  const { github, log } = context
  const say = (message: string) => {
    if (!said.has(message)) log.info(message)
    said.add(message)
  }
  if (!github.available) {
    say('Without `github-token` only the service says why the pull request is not merged.')
    return undefined
  }
  const testBranches = testBranchPrefix(inputDefaults['test-branch-pattern'], number)
  const asked = github.mergeFacts(number, testBranches).catch((error: unknown) => {
    if (error instanceof ServiceError && error.kind === 'unauthorized')
      missing.push('pull-requests: read')
    throw error
  })
  const sayWhy = (why: string) => say(`GitHub does not say why #${number} is not merged: ${why}`)
  const facts = await bestEffort(context, asked, sayWhy)
  if (facts?.lacking?.length)
    say(`This GitHub lacks ${facts.lacking.join(', ')}, so some reasons may be missing.`)
  if (facts?.checksHidden) missing.push('checks: read', 'statuses: read')
  return facts
}

/** The timeline's newest entry, and the checks that failed in the test runs. */
async function askService(
  context: Context,
  ref: PullRequestRef,
  record: SubmittedPullRequest | undefined,
  testRuns: TestRuns,
): Promise<[TimelineEntry | undefined, readonly Check[]]> {
  const { state } = record ?? {}
  if (
    record === undefined ||
    !(isEnded(state) || !record.isCurrentlySubmittedToQueue || isHeldUp(state))
  )
    return [undefined, []]
  const entry = await newestEntry(context, ref, state)
  const failed = state === 'FAILED' || state === 'PENDING_FAILURE'
  return [entry, failed ? await testRuns.failingChecks(context, entry) : []]
}

const isHeldUp = (state: string | undefined): boolean =>
  state === 'NOT_READY' || state === 'PENDING_FAILURE'

/** An entry about another state is not why it is in this one. */
async function newestEntry(
  context: Context,
  ref: PullRequestRef,
  state: string | undefined,
): Promise<TimelineEntry | undefined> {
  const { service, log } = context
  const history = service.getPullRequestHistory(ref, { attempts: 1 })
  const say = (why: string) => log.debug(`The history of #${ref.number}: ${why}`)
  const [newest] = parseTimeline(await bestEffort(context, history, say))
  return (newest?.state ?? state) === state ? newest : undefined
}
