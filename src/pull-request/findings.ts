/** Why a pull request is not merged, for all operations that report it. */
import { type Check, checkOutput } from '../github/check.js'
import type { GitHubPullRequest } from '../github/github.js'
import { ifKnown } from '../shared/fact.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { within } from '../step/within.js'
import { askService } from './find-facts.js'
import { GitHubQuestions } from './github-questions.js'
import { isMergedOnGitHub } from './on-github.js'
import { type Reason, reasonsOf } from './reasons.js'
import { isMerged } from './record.js'
import { DEFAULT_PATTERN } from './test-branch.js'
import { failingChecks, resultOf, type ShownFacts } from './test-run.js'

/** Why a pull request is not merged. */
export interface Findings {
  /** The most useful one first; none for a merged pull request. */
  readonly reasons: readonly Reason[]
  /** The checks that failed in its test run, each once. */
  readonly failing: readonly ReturnType<typeof checkOutput>[]
  /** GitHub shows the merge into the target branch, whatever the queue calls it. */
  readonly isMergedOnGitHub?: boolean
}

/** @param missingPermissions those that kept a fact from being read */
export function findingsOf(
  { ref, record, entry, gitHub, run }: ShownFacts,
  queueState?: string,
  missingPermissions: ReadonlySet<string> = new Set(),
): Findings {
  const result = resultOf(run, entry)
  const isOver = record?.state === 'FAILED' || record?.state === 'PENDING_FAILURE'
  // If nobody shows what is required, every failed check may be the cause.
  const isCause = (check: Check) => run?.required.length === 0 && check.state === 'failed'
  const causes = [...failingChecks(result), ...(run?.checks ?? []).filter(isCause)]
  const failing = [...new Map(causes.map((check) => [check.name, check])).values()]
  const reasons = reasonsOf({
    ...{ ref, record, entry, failing, queueState, missingPermissions: [...missingPermissions] },
    // The run shows more of its checks than this query of the test branch.
    gitHub: gitHub && run ? { ...gitHub, testChecks: [] } : gitHub,
    // The jobs that a gate needs are in its suite.
    notRun: isOver
      ? [...result.notRun, ...result.siblings.filter(({ state }) => state === 'not-run')]
      : [],
    // A check that no source shows may have finished all the same.
    unfinished: result.pending.filter(({ kind }) => kind !== undefined),
  })
  return {
    reasons,
    failing: failing.map(checkOutput),
    isMergedOnGitHub: isMergedOnGitHub(gitHub, ref),
  }
}

/** Time limit for all questions, in milliseconds: nobody should wait longer for an explanation. */
const LIMIT_MS = 10_000

/** Facts that are known before anything is asked. */
interface KnownFacts extends Pick<ShownFacts, 'record'> {
  readonly queueState?: string | undefined
  /** Used if GitHub's query fails. */
  readonly gitHub?: GitHubPullRequest | undefined
  /** Ids of the test runs that the step has seen. */
  readonly seen?: ReadonlySet<string>
  /** Messages that are in the log already. */
  readonly said?: Set<string>
}

/**
 * Finds out why a pull request is not merged: one query of GitHub, and if it does not simply wait its
 * turn, the service's timeline and test run. Leaves out what cannot be read, and never fails the
 * step. Sets the output `head-sha` if GitHub shows the head.
 */
export async function explain(
  context: Context,
  ref: PullRequestRef,
  { record, queueState, gitHub, seen = new Set(), said }: KnownFacts,
): Promise<Findings> {
  if (isMerged(record, ref)) return { reasons: [], failing: [] }
  return within(context, LIMIT_MS, async (bounded) => {
    const questions = new GitHubQuestions(bounded, ref, DEFAULT_PATTERN, said)
    const inputs = { testBranchPattern: DEFAULT_PATTERN }
    const search = { context: bounded, ref, gitHub: questions, inputs, seen, isBrief: true }
    const asked = questions.facts(gitHub)
    const [facts, ofService] = await Promise.all([asked, askService(search, record, asked)])
    const shown = {
      ref,
      record,
      gitHub: ifKnown(facts),
      entry: ifKnown(ofService.history)?.entry,
      run: ifKnown(ofService.run),
    }
    // The record shows the head that was submitted.
    if (shown.gitHub) context.setOutputs({ 'head-sha': shown.gitHub.headSha })
    return findingsOf(shown, queueState, questions.missingPermissions)
  })
}
