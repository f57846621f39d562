/** Why a pull request is not merged: one reading of the facts for all operations that say it. */
import type { GitHubPullRequest } from '../github/github.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { within } from '../step/within.js'
import { findFacts } from './find-facts.js'
import { GitHubQuestions } from './github-questions.js'
import { isMergedOnGitHub } from './on-github.js'
import { type Reason, reasonsOf } from './reasons.js'
import { isMerged } from './record.js'
import { DEFAULT_PATTERN } from './test-branch.js'
import { type BasicFacts, checksOf, failingChecks, type RunCheck } from './test-run.js'
import type { Check } from './testing-details.js'

/** What all operations say of the facts; a verdict says whose failure it is. */
export interface Findings {
  /** The most useful one first; none for a merged pull request. */
  readonly reasons: readonly Reason[]
  /** The checks that failed in its test run, each once. */
  readonly failing: readonly Check[]
  /** GitHub shows the merge into the target branch, whatever the queue calls it. */
  readonly isMergedOnGitHub?: boolean
}

/** @param missingPermissions those that kept a fact from being read */
export function findingsOf(
  { ref, record, entry, gitHub, run }: BasicFacts,
  queueState?: string,
  missingPermissions: ReadonlySet<string> = new Set(),
): Findings {
  const checks = checksOf({ run, entry })
  const isOver = record?.state === 'FAILED' || record?.state === 'PENDING_FAILURE'
  // Where nobody says what is required, every failed check may be the cause.
  const isCause = (check: RunCheck) => run?.required.length === 0 && check.state === 'failed'
  const causes = [...failingChecks(checks), ...(run?.checks ?? []).filter(isCause)]
  const failing = [...new Map(causes.map((check) => [check.name, check])).values()].map(
    ({ name, url, required }): Check => ({ name, url, required, state: 'failure' }),
  )
  const reasons = reasonsOf({
    ...{ ref, record, entry, failing, queueState, missingPermissions: [...missingPermissions] },
    // GitHub's short word for a check of the test branch has one for all that is not green.
    gitHub: gitHub && run ? { ...gitHub, testChecks: [] } : gitHub,
    notRun: isOver ? checks.notRun : [],
    // Those that no source shows may have finished all the same.
    unfinished: checks.pending.filter(({ kind }) => kind !== undefined),
  })
  return { reasons, failing, isMergedOnGitHub: isMergedOnGitHub(gitHub, ref) }
}

/** Time limit for all questions, in milliseconds: an explanation is not worth a longer wait. */
const LIMIT_MS = 10_000

/** Facts that are known before anything is asked. */
interface Known extends Pick<BasicFacts, 'record'> {
  readonly queueState?: string | undefined
  /** Used if GitHub's query fails. */
  readonly gitHub?: GitHubPullRequest | undefined
  /** Ids of the test runs that the step has seen. */
  readonly seen?: ReadonlySet<string>
  /** Messages that are in the log already. */
  readonly said?: Set<string>
}

/**
 * Finds out why a pull request is not merged: one query of GitHub, and where it does not simply wait
 * its turn, the service's timeline and test run. What cannot be found out is omitted, and never
 * fails the step. Sets the output `head-sha` if GitHub shows the head.
 */
export async function explain(
  context: Context,
  ref: PullRequestRef,
  { record, queueState, gitHub, seen = new Set(), said }: Known,
): Promise<Findings> {
  if (isMerged(record, ref)) return { reasons: [], failing: [] }
  return within(context, LIMIT_MS, async (bounded) => {
    const questions = new GitHubQuestions(bounded, ref, DEFAULT_PATTERN, said)
    const inputs = { testBranchPattern: DEFAULT_PATTERN }
    const search = { context: bounded, ref, gitHub: questions, inputs, seen, isBrief: true }
    const { facts } = await findFacts(search, record, gitHub)
    // The record shows the head that was submitted.
    if (facts.gitHub) context.setOutputs({ 'head-sha': facts.gitHub.headSha })
    return findingsOf(facts, queueState, questions.missingPermissions)
  })
}
