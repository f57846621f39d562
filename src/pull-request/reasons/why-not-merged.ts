/** Why a pull request is not merged, for all operations that report it. */

import { type Check, checkOutput } from '../../github/check.js'
import type { GitHubPullRequest } from '../../github/pull-requests.js'
import type { Queue } from '../../service/schemas.js'
import type { Deadline } from '../../shared/deadline.js'
import { ifKnown } from '../../shared/fact.js'
import type { PullRequestRef } from '../../shared/references.js'
import type { Context } from '../../step/context.js'
import { failureCauses, type RunResult, resultOf } from '../../test-run/result.js'
import { DEFAULT_PATTERN } from '../../test-run/test-branch.js'
import { isMergedOnGitHub } from '../on-github.js'
import { isMerged } from '../record.js'
import type { KnownFacts } from './facts.js'
import { GitHubQuestions } from './github-questions.js'
import { type Reason, reasonsOf } from './reasons.js'
import { readServiceFacts } from './service-facts.js'

/** Why a pull request is not merged. */
export interface WhyNotMerged {
  /** The most useful one first; none for a merged pull request. */
  readonly reasons: readonly Reason[]
  /** The checks that failed in its test run, each once. */
  readonly failing: readonly ReturnType<typeof checkOutput>[]
  /** GitHub shows the merge into the target branch, even if the queue calls it failed. */
  readonly isMergedOnGitHub?: boolean
  /** The head that GitHub shows; the record may have an older one, which was submitted. */
  readonly headSha?: string | undefined
}

/** Explains from facts alone. @param missingPermissions permissions that the token lacks */
export function whyNotMerged(
  {
    ref,
    record,
    entry,
    gitHub,
    run,
    result = resultOf(run, entry),
  }: KnownFacts & {
    readonly result?: RunResult
  },
  queueState?: string,
  missingPermissions: ReadonlySet<string> = new Set(),
): WhyNotMerged {
  const isOver = record?.state === 'FAILED' || record?.state === 'PENDING_FAILURE'
  // If nobody shows what is required, every failed check may be the cause.
  const isCause = (check: Check) => run?.required.length === 0 && check.state === 'failed'
  const causes = [...failureCauses(result), ...(run?.checks ?? []).filter(isCause)]
  const failing = [...new Map(causes.map((check) => [check.name, check])).values()]
  // A required check can be a gate over other jobs of its suite.
  const stoppedSuspects = result.suspects.filter(({ state }) => state === 'not-run')
  const reasons = reasonsOf({
    ref,
    record,
    entry,
    failing,
    queueState,
    missingPermissions: [...missingPermissions],
    // The run shows more of its checks than this query of the test branch.
    gitHub: gitHub && run ? { ...gitHub, testChecks: [] } : gitHub,
    notRun: isOver ? [...result.notRun, ...stoppedSuspects] : [],
    // A check that no source shows is left out, because it may have finished.
    unfinished: result.pending.filter(({ kind }) => kind !== undefined),
  })
  return {
    reasons,
    failing: failing.map(checkOutput),
    isMergedOnGitHub: isMergedOnGitHub(gitHub, ref),
    headSha: gitHub?.headSha,
  }
}

/** Time limit for all questions, in milliseconds: nobody should wait longer for an explanation. */
const EXPLAIN_LIMIT_MS = 10_000

/** The facts that are known before anything is read. */
interface FactsBefore extends Pick<KnownFacts, 'record'> {
  readonly queue?: Queue | undefined
  /** Used if GitHub's query fails. */
  readonly gitHub?: GitHubPullRequest | undefined
  /** Ids of the test runs that the step has seen. */
  readonly seenRuns?: ReadonlySet<string>
  /** Messages that are in the log already. */
  readonly logged?: Set<string>
}

/**
 * Finds out why a pull request is not merged: one query of GitHub and, if the pull request is held
 * up, the service's timeline and test run. Leaves out what cannot be read, and never fails the step.
 */
export async function readWhyNotMerged(
  context: Context,
  deadline: Deadline,
  ref: PullRequestRef,
  { record, queue, gitHub, seenRuns, logged }: FactsBefore,
): Promise<WhyNotMerged> {
  if (isMerged(record, ref)) return { reasons: [], failing: [] }
  const limit = deadline.atMost(EXPLAIN_LIMIT_MS)
  const questions = new GitHubQuestions(context, limit, ref, DEFAULT_PATTERN, logged)
  const inputs = { testBranchPattern: DEFAULT_PATTERN }
  const search = { context, ref, questions, inputs, seenRuns, isBrief: true }
  const facts = questions.facts(gitHub)
  const [onGitHub, inService] = await Promise.all([
    facts,
    readServiceFacts(limit, search, record, facts),
  ])
  const known = {
    ref: context.stacks.current(ref),
    record,
    gitHub: ifKnown(onGitHub),
    entry: ifKnown(inService.history)?.entry,
    run: ifKnown(inService.run),
  }
  return whyNotMerged(known, queue?.state, questions.missingPermissions)
}
