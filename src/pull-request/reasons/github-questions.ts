import type { Check } from '../../github/check.js'
import type { Commits, GitHubCall } from '../../github/commits.js'
import type { MergeFacts } from '../../github/merge-facts.js'
import { GitHubError } from '../../github/octokit.js'
import { type GitHubPullRequest, readPullRequest } from '../../github/pull-requests.js'
import { bestEffort, readFact } from '../../shared/best-effort.js'
import { Budget, type Deadline } from '../../shared/deadline.js'
import { type Fact, known, NO_TOKEN, unread } from '../../shared/fact.js'
import type { PullRequestRef } from '../../shared/references.js'
import type { Context } from '../../step/context.js'
import { type NamedTestRun, parseTestBranch, testBranchPrefix } from '../../test-run/test-branch.js'

/** Time for all questions of one step, in milliseconds. Parallel questions share it. */
export const QUESTIONS_MS = 45_000

/** Asks GitHub about one pull request. Nothing that GitHub refuses or omits fails the step. */
export class GitHubQuestions {
  readonly missingPermissions = new Set<string>()
  readonly #context: Context
  readonly #ref: PullRequestRef
  readonly #pattern: string
  readonly #logged: Set<string>
  readonly #budget: Budget
  readonly #deadline: Deadline

  /** @param logged messages that need not be logged again */
  constructor(
    context: Context,
    deadline: Deadline,
    ref: PullRequestRef,
    testBranchPattern: string,
    logged = new Set<string>(),
    ms = QUESTIONS_MS,
  ) {
    this.#context = context
    this.#deadline = deadline
    this.#ref = ref
    this.#pattern = testBranchPattern
    this.#logged = logged
    this.#budget = new Budget(ms)
  }

  /** Reads the facts of the pull request. @param earlier an earlier answer of the REST API */
  async facts(earlier?: GitHubPullRequest): Promise<Fact<MergeFacts>> {
    const { number } = this.#ref
    const { github } = this.#context
    if (!github.available) {
      this.#log('`github-token` is empty, so all reasons come from Trunk.')
      return NO_TOKEN
    }
    const prefix = testBranchPrefix(number, this.#pattern)
    const answer = await this.#try(
      async (deadline) => {
        const { readMergeFacts } = await import('../../github/merge-facts.js')
        return readMergeFacts(this.#context, deadline, this.#ref, prefix)
      },
      (why) => this.#log(`GitHub couldn't be asked why #${number} isn't merged: ${why}`),
    )
    if (!answer.isKnown) {
      // The REST API still shows whether it is merged, closed or a draft.
      if (earlier !== undefined) return known(earlier)
      const other = await this.#try(
        (deadline) => readPullRequest(this.#context, deadline, number),
        () => {},
      )
      return other.isKnown ? other : answer
    }
    const facts = answer.value
    if (facts.lacking?.length)
      this.#log(`This GitHub lacks ${facts.lacking.join(', ')}, so some reasons may be missing.`)
    if (facts.checksHidden) this.missingPermissions.add('checks: read').add('statuses: read')
    // If the pattern begins with the id, the prefix matches branches of all pull requests.
    if (prefix.includes(String(number))) return answer
    return known({ ...facts, testChecks: [] })
  }

  /** Reads the check runs and the commit statuses of a commit; each needs a permission. */
  async checks(sha: string | undefined): Promise<Fact<readonly Check[]>> {
    if (sha === undefined) return unread('the commit is not known')
    const [runs, statuses] = await Promise.all([
      this.ask((commits, ...at) => commits.checkRuns(...at, sha)),
      this.ask((commits, ...at) => commits.statuses(...at, sha)),
    ])
    if (!runs.isKnown) return runs
    if (statuses.isKnown) return known([...runs.value, ...statuses.value])
    return statuses
  }

  /** Reads the newest commit of a branch and its checks. */
  async branch(
    name: string,
  ): Promise<Fact<{ readonly sha: string; readonly checks: readonly Check[] }>> {
    const sha = await this.ask((commits, ...at) => commits.headOf(...at, name))
    if (!sha.isKnown) return sha
    const checks = await this.checks(sha.value)
    if (checks.isKnown) return known({ sha: sha.value, checks: checks.value })
    return checks
  }

  /**
   * Reads the workflows that ran for a commit, by suite. A missing permission for it is not
   * reported, because a check can be named without its workflow.
   */
  async workflows(sha: string): Promise<ReadonlyMap<Check['suite'], string> | undefined> {
    const { github, log } = this.#context
    if (!github.available) return undefined
    const reading = this.share(async (deadline) =>
      (await import('../../github/commits.js')).workflows(github, deadline, sha),
    )
    return bestEffort(this.#deadline, reading, (why) => log.info(why))
  }

  /** Reads its test branches: the living ones, or those of closed drafts, newest first. */
  async testBranches(which: 'branches' | 'closedTests'): Promise<Fact<readonly NamedTestRun[]>> {
    const { number } = this.#ref
    const prefix = testBranchPrefix(number, this.#pattern)
    const tips = await this.ask((commits, ...at) => commits[which](...at, prefix))
    if (!tips.isKnown) return tips
    return known(
      tips.value.flatMap(({ branch, headSha }): NamedTestRun[] => {
        const parsed = parseTestBranch(branch, this.#pattern)
        if (parsed?.number === number) return [{ ...parsed, branch, commit: headSha }]
        return []
      }),
    )
  }

  /** Asks about commits. */
  ask<T>(question: (commits: Commits, ...at: GitHubCall) => Promise<T>): Promise<Fact<T>> {
    const { github } = this.#context
    return this.#try(async (deadline) =>
      question(await import('../../github/commits.js'), github, deadline),
    )
  }

  /** Asks within the time of all questions. */
  share<T>(question: (deadline: Deadline) => Promise<T>): Promise<T> {
    return this.#budget.run(this.#deadline, question)
  }

  async #try<T>(
    question: (deadline: Deadline) => Promise<T>,
    onFailure = (why: string) => this.#context.log.info(why),
  ): Promise<Fact<T>> {
    if (!this.#context.github.available) return NO_TOKEN
    return readFact(this.#deadline, this.share(question), (why, error) => {
      if (error instanceof GitHubError && error.lacksPermission)
        this.missingPermissions.add(error.permission)
      onFailure(why)
    })
  }

  #log(message: string): void {
    if (!this.#logged.has(message)) this.#context.log.info(message)
    this.#logged.add(message)
  }
}
