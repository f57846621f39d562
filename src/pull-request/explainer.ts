import type { GitHubPullRequest } from '../github/github.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { inputDefaults } from '../step/contract.js'
import { within } from '../step/within.js'
import { findFacts } from './explain/basic-facts.js'
import { type Findings, findingsOf } from './explain/findings.js'
import { GitHubQuestions } from './explain/search.js'

/** Time limit for all questions, in milliseconds: an explanation is not worth a longer wait. */
const LIMIT_MS = 10_000

/** Facts that are known before anything is asked. */
interface Known {
  readonly record: SubmittedPullRequest | undefined
  readonly queueState?: string | undefined
  /** Used if GitHub's query fails. */
  readonly gitHub?: GitHubPullRequest | undefined
  /** Ids of the test runs that the step has seen. */
  readonly seen?: ReadonlySet<string>
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
  { record, queueState, gitHub, seen = new Set() }: Known,
  said?: Set<string>,
): Promise<Findings> {
  if (record?.state === 'MERGED') return { reasons: [], failing: [] }
  return within(context, LIMIT_MS, async (bounded) => {
    const questions = new GitHubQuestions(bounded, said)
    const inputs = { testBranchPattern: inputDefaults['test-branch-pattern'] }
    const search = { context: bounded, ref, gitHub: questions, inputs, seen, isBrief: true }
    const { facts } = await findFacts(search, record, gitHub)
    return findingsOf(facts, queueState, questions.missingPermissions)
  })
}
