/** State that the questions of one explanation share, and those that go to GitHub. */
import type { CommitCheck, Commits, Tip } from '../github/commits.js'
import type { GitHub, GitHubPullRequest } from '../github/github.js'
import type { MergeFacts } from '../github/merge-facts.js'
import { GitHubError } from '../github/octokit.js'
import { bestEffort } from '../shared/best-effort.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import type { InputsOf } from '../step/operation.js'
import { type TestRunClaim, testBranchPrefix } from './test-branch.js'
import type { RunOnGitHub } from './test-run.js'
import type { testRunInputs } from './testing-details.js'

/** One pull request, and where to look for its test run. */
export interface RunSearch {
  readonly context: Context
  readonly ref: PullRequestRef
  readonly gitHub: GitHubQuestions
  readonly inputs: InputsOf<typeof testRunInputs>
  /** The test run that the event is about. */
  readonly claim?: TestRunClaim | undefined
  /** Ids of the test runs that the step has seen, oldest first. */
  readonly seen?: ReadonlySet<string>
  /**
   * A step that has another task asks only about a pull request that does not simply wait its turn,
   * and asks GitHub only for what the service does not show.
   */
  readonly isBrief?: boolean
}

/** Questions about one pull request: what GitHub does not answer stays unknown. */
export class GitHubQuestions {
  readonly missingPermissions = new Set<string>()
  readonly #context: Context
  readonly #number: number
  readonly #testBranches: string
  readonly #said: Set<string>

  /** @param said messages that are in the log already */
  constructor(
    context: Context,
    { number }: PullRequestRef,
    testBranchPattern: string,
    said = new Set<string>(),
  ) {
    this.#context = context
    this.#number = number
    this.#testBranches = testBranchPrefix(number, testBranchPattern)
    this.#said = said
  }

  /** @param known what the REST API has said before */
  async facts(known?: GitHubPullRequest): Promise<MergeFacts | undefined> {
    const { github } = this.#context
    const number = this.#number
    if (!github.available) {
      this.#say('`github-token` is empty, so all reasons come from the service.')
      return undefined
    }
    const facts = await this.#try(
      () => github.mergeFacts(number, this.#testBranches),
      (why) => this.#say(`GitHub couldn't be asked why #${number} isn't merged: ${why}`),
    )
    // Where the GraphQL API does not answer, the other one says the rest: merged, closed, a draft.
    if (facts === undefined)
      return known ?? bestEffort(this.#context, github.pullRequest(number), () => {})
    if (facts.lacking?.length)
      this.#say(`This GitHub lacks ${facts.lacking.join(', ')}, so some reasons may be missing.`)
    if (facts.checksHidden) this.missingPermissions.add('checks: read').add('statuses: read')
    return facts
  }

  /** The checks of a commit: both kinds, which need a permission each. */
  async checks(sha: string | undefined): Promise<readonly CommitCheck[] | undefined> {
    if (sha === undefined) return undefined
    const [runs, statuses] = await Promise.all([
      this.ask((commits) => commits.checkRuns(sha)),
      this.ask((commits) => commits.statuses(sha)),
    ])
    return runs && statuses && [...runs, ...statuses]
  }

  /**
   * The workflows that ran for a commit, by suite. A permission that is missing for it is no reason:
   * a check can be named without its workflow.
   */
  async workflows(sha: string): Promise<RunOnGitHub['workflows']> {
    const { github, log } = this.#context
    if (!github.available) return undefined
    const asked = github.commits().then((commits) => commits.workflows(sha))
    return bestEffort(this.#context, asked, (why) => log.info(why))
  }

  /** Its test branches: the living ones, or those of closed drafts, newest first. */
  testBranches(which: 'branches' | 'closedTests'): Promise<readonly Tip[] | undefined> {
    return this.ask((commits) => commits[which](this.#testBranches))
  }

  async openedAt(): Promise<string | undefined> {
    return (await this.#try((github) => github.pullRequest(this.#number)))?.createdAt
  }

  /** Asks about commits. */
  ask<T>(question: (commits: Commits) => Promise<T>): Promise<T | undefined> {
    return this.#try(async (github) => question(await github.commits()))
  }

  async #try<T>(
    question: (github: GitHub) => Promise<T>,
    onFailure = (why: string) => this.#context.log.info(why),
  ): Promise<T | undefined> {
    const { github } = this.#context
    if (!github.available) return undefined
    return bestEffort(this.#context, question(github), (why, error) => {
      // A limit on requests is a 403, too.
      if (error instanceof GitHubError && error.status === 403 && error.kind === 'unauthorized')
        this.missingPermissions.add(error.permission)
      onFailure(why)
    })
  }

  #say(message: string): void {
    if (!this.#said.has(message)) this.#context.log.info(message)
    this.#said.add(message)
  }
}
