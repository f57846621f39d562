import type { Check } from '../../github/check.js'
import type { Commits } from '../../github/commits.js'
import type { GitHub, GitHubPullRequest } from '../../github/github.js'
import type { MergeFacts } from '../../github/merge-facts.js'
import { GitHubError } from '../../github/octokit.js'
import { seconds } from '../../http/messages.js'
import { unlessAborted } from '../../shared/abort.js'
import { bestEffort, readFact } from '../../shared/best-effort.js'
import { SharedTimeBudget } from '../../shared/clock.js'
import { type Fact, known, unread } from '../../shared/fact.js'
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
  readonly #ms: number
  readonly #budget: SharedTimeBudget
  readonly #limit = new AbortController()
  /** Aborts when the time is up; what fails then fails quietly. */
  readonly signal: AbortSignal
  readonly #github: GitHub

  /** @param logged messages that need not be logged again */
  constructor(
    context: Context,
    ref: PullRequestRef,
    testBranchPattern: string,
    logged = new Set<string>(),
    ms = QUESTIONS_MS,
  ) {
    this.#context = context
    this.#ref = ref
    this.#pattern = testBranchPattern
    this.#logged = logged
    this.#ms = ms
    this.#budget = new SharedTimeBudget(ms)
    this.signal = AbortSignal.any([context.signal, this.#limit.signal])
    this.#github = context.github.withSignal(this.signal)
  }

  /** Reads what GitHub shows of the pull request. @param shown an earlier answer of the REST API */
  async facts(shown?: GitHubPullRequest): Promise<Fact<MergeFacts>> {
    const { number } = this.#ref
    if (!this.#github.available) {
      this.#log('`github-token` is empty, so all reasons come from Trunk.')
      return NO_TOKEN
    }
    const prefix = testBranchPrefix(number, this.#pattern)
    const answer = await this.#try(
      (github) => github.mergeFacts(this.#ref, prefix),
      (why) => this.#log(`GitHub couldn't be asked why #${number} isn't merged: ${why}`),
    )
    if (!answer.isKnown) {
      // The REST API still shows whether it is merged, closed or a draft.
      if (shown !== undefined) return known(shown)
      const other = await this.#try(
        (github) => github.pullRequest(number),
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
      this.ask((commits) => commits.checkRuns(sha)),
      this.ask((commits) => commits.statuses(sha)),
    ])
    if (!runs.isKnown) return runs
    if (statuses.isKnown) return known([...runs.value, ...statuses.value])
    return statuses
  }

  /** Reads the newest commit of a branch and its checks. */
  async branch(
    name: string,
  ): Promise<Fact<{ readonly sha: string; readonly checks: readonly Check[] }>> {
    const sha = await this.ask((commits) => commits.headOf(name))
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
    const { log } = this.#context
    if (!this.#github.available) return undefined
    const asked = this.#inTime(async () => (await this.#github.commits()).workflows(sha))
    return bestEffort(this, asked, (why) => log.info(why))
  }

  /** Reads its test branches: the living ones, or those of closed drafts, newest first. */
  async testBranches(which: 'branches' | 'closedTests'): Promise<Fact<readonly NamedTestRun[]>> {
    const { number } = this.#ref
    const prefix = testBranchPrefix(number, this.#pattern)
    const tips = await this.ask((commits) => commits[which](prefix))
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
  ask<T>(question: (commits: Commits) => Promise<T>): Promise<Fact<T>> {
    return this.#try(async (github) => question(await github.commits()))
  }

  /** Runs another read of GitHub within the time of the questions. */
  share<T>(read: () => Promise<T>): Promise<T> {
    return this.#inTime(() => unlessAborted(read(), this.signal))
  }

  async #try<T>(
    question: (github: GitHub) => Promise<T>,
    onFailure = (why: string) => this.#context.log.info(why),
  ): Promise<Fact<T>> {
    if (!this.#github.available) return NO_TOKEN
    const asked = this.#inTime(() => question(this.#github))
    return readFact(this, asked, (why, error) => {
      if (error instanceof GitHubError && error.lacksPermission)
        this.missingPermissions.add(error.permission)
      onFailure(why)
    })
  }

  /** Asks within the time of all questions. */
  #inTime<T>(question: () => Promise<T>): Promise<T> {
    const { clock } = this.#context
    return this.#budget.run(clock, async (leftMs) => {
      const stop = clock.timer(leftMs, () =>
        this.#limit.abort(new Error(`GitHub did not answer within ${seconds(this.#ms)}`)),
      )
      try {
        return await question()
      } finally {
        stop()
      }
    })
  }

  #log(message: string): void {
    if (!this.#logged.has(message)) this.#context.log.info(message)
    this.#logged.add(message)
  }
}

const NO_TOKEN = unread('`github-token` is empty')
