/** State that the questions of one explanation share, and those that go to GitHub. */
import type { TestChecks } from '../../flaky/junit/checks.js'
import type { ChangedFile, CommitCheck, Tip } from '../../github/commits.js'
import type { MergeFacts } from '../../github/merge-facts.js'
import { hasStatus } from '../../http/errors.js'
import { bestEffort } from '../../shared/best-effort.js'
import type { PullRequestRef } from '../../shared/references.js'
import type { Context } from '../../step/context.js'
import { type TestRunClaim, testBranchPrefix } from '../test-branch.js'

/** One pull request, and where to look for its test run. */
export interface RunSearch {
  readonly context: Context
  readonly ref: PullRequestRef
  readonly gitHub: GitHubQuestions
  readonly inputs: { readonly testRunId?: string | undefined; readonly testBranchPattern: string }
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

/** One pull request, and where to look for what a verdict is made of. */
export interface Search extends RunSearch {
  readonly inputs: RunSearch['inputs'] & {
    readonly testChecks: readonly TestChecks[]
    readonly orgSlug?: string | undefined
  }
  /** The reports of failed tests that each path or glob names. */
  readonly reports: ReadonlyMap<string, readonly string[]>
}

/** Questions to GitHub: what it does not answer stays unknown, and a missing permission is noted. */
export class GitHubQuestions {
  readonly missingPermissions: string[] = []
  readonly #context: Context
  readonly #said: Set<string>

  /** @param said messages that are in the log already */
  constructor(context: Context, said = new Set<string>()) {
    this.#context = context
    this.#said = said
  }

  get available(): boolean {
    return this.#context.github.available
  }

  /** What keeps a pull request from being merged. */
  async facts({ inputs, ref: { number } }: RunSearch): Promise<MergeFacts | undefined> {
    const { github } = this.#context
    if (!github.available)
      this.#say('`github-token` is empty, so all reasons come from the service.')
    const prefix = testBranchPrefix(inputs.testBranchPattern, number)
    const facts = await this.#ask(
      'pull-requests: read',
      () => github.mergeFacts(number, prefix),
      (why) => this.#say(`GitHub couldn't be asked why #${number} isn't merged: ${why}`),
    )
    if (facts?.lacking?.length)
      this.#say(`This GitHub lacks ${facts.lacking.join(', ')}, so some reasons may be missing.`)
    if (facts?.checksHidden) this.missingPermissions.push('checks: read', 'statuses: read')
    return facts
  }

  /** The checks of a commit: both kinds, which need a permission each. */
  async checks(sha: string | undefined): Promise<readonly CommitCheck[] | undefined> {
    if (sha === undefined) return undefined
    const [runs, statuses] = await Promise.all([
      this.#ask('checks: read', async () => (await this.#commits()).checkRuns(sha)),
      this.#ask('statuses: read', async () => (await this.#commits()).statuses(sha)),
    ])
    const checks = runs && statuses && [...runs, ...statuses]
    // A commit that GitHub has forgotten has no checks, which says nothing.
    return checks?.length === 0 ? undefined : checks
  }

  /**
   * The workflows that ran for a commit, by suite. A permission that is missing for it is no reason:
   * a check can be named without its workflow.
   */
  async workflows(sha: string): Promise<ReadonlyMap<number, string> | undefined> {
    if (!this.available) return undefined
    const asked = this.#commits().then(({ workflows }) => workflows(sha))
    return bestEffort(this.#context, asked, (why) => this.#context.log.info(why))
  }

  /** The living test branches of a pull request. */
  testBranches({ inputs, ref }: RunSearch): Promise<readonly Tip[] | undefined> {
    const prefix = testBranchPrefix(inputs.testBranchPattern, ref.number)
    return this.#ask('contents: read', async () => (await this.#commits()).branches(prefix))
  }

  /** The test branches of closed draft pull requests, newest first. */
  closedTestBranches({ inputs, ref }: RunSearch): Promise<readonly Tip[] | undefined> {
    const prefix = testBranchPrefix(inputs.testBranchPattern, ref.number)
    return this.#ask('pull-requests: read', async () => (await this.#commits()).closedTests(prefix))
  }

  headOf(branch: string): Promise<string | undefined> {
    return this.#ask('contents: read', async () => (await this.#commits()).headOf(branch))
  }

  contains(sha: string, ancestor: string): Promise<boolean | undefined> {
    return this.#ask('contents: read', async () => (await this.#commits()).contains(sha, ancestor))
  }

  files(number: number): Promise<readonly ChangedFile[] | undefined> {
    return this.#ask('pull-requests: read', async () => (await this.#commits()).files(number))
  }

  async openedAt(number: number): Promise<string | undefined> {
    const { github } = this.#context
    return (await this.#ask('pull-requests: read', () => github.pullRequest(number)))?.createdAt
  }

  #commits() {
    return this.#context.github.commits()
  }

  async #ask<T>(
    permission: string,
    question: () => Promise<T>,
    onFailure = (why: string) => this.#context.log.info(why),
  ): Promise<T | undefined> {
    if (!this.available) return undefined
    const answer = question().catch((error: unknown) => {
      // A limit on requests is a 403, too.
      if (hasStatus(error, 403) && error.kind === 'unauthorized')
        this.missingPermissions.push(permission)
      throw error
    })
    return bestEffort(this.#context, answer, onFailure)
  }

  #say(message: string): void {
    if (!this.#said.has(message)) this.#context.log.info(message)
    this.#said.add(message)
  }
}
