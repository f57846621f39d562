/** State that the questions of one explanation share, and those that go to GitHub. */
import type { TestChecks } from '../../flaky/junit/checks.js'
import type { ChangedFile, CommitCheck, Tip } from '../../github/commits.js'
import { ServiceError } from '../../http/errors.js'
import { bestEffort } from '../../shared/best-effort.js'
import type { ActionError } from '../../shared/errors.js'
import type { PullRequestRef } from '../../shared/references.js'
import type { Context } from '../../step/context.js'
import { type TestRunClaim, testBranchPrefix } from '../test-branch.js'

/** The inputs that say where to look. */
export interface SearchInputs {
  readonly testRunId?: string | undefined
  readonly testBranchPattern: string
  readonly testChecks: readonly TestChecks[]
  readonly orgSlug?: string | undefined
}

/** One pull request, and where to look for what is known of it. */
export interface Search {
  readonly context: Context
  readonly ref: PullRequestRef
  readonly inputs: SearchInputs
  /** The test run that the event is about. */
  readonly claim: TestRunClaim | undefined
  /** The reports of failed tests that each path or glob names. */
  readonly reports: ReadonlyMap<string, readonly string[]>
  readonly gitHub: GitHubQuestions
}

/** Questions to GitHub: what it does not answer stays unknown, and a missing permission is noted. */
export class GitHubQuestions {
  readonly missingPermissions: string[] = []
  readonly #context: Context

  constructor(context: Context) {
    this.#context = context
  }

  get available(): boolean {
    return this.#context.github.available
  }

  /** The checks of a commit. */
  async checks(sha: string | undefined): Promise<readonly CommitCheck[] | undefined> {
    if (sha === undefined) return undefined
    const checks = await this.#ask('checks: read', ({ checks }) => checks(sha))
    // A commit that GitHub has forgotten has no checks, which says nothing.
    return checks?.length === 0 ? undefined : checks
  }

  /** The living test branches of a pull request. */
  testBranches({ inputs, ref }: Search): Promise<readonly Tip[] | undefined> {
    const prefix = testBranchPrefix(inputs.testBranchPattern, ref.number)
    return this.#ask('contents: read', ({ branches }) => branches(prefix))
  }

  /** The test branches of closed draft pull requests, newest first. */
  closedTestBranches({ inputs, ref }: Search): Promise<readonly Tip[] | undefined> {
    const prefix = testBranchPrefix(inputs.testBranchPattern, ref.number)
    return this.#ask('pull-requests: read', ({ closedTests }) => closedTests(prefix))
  }

  headOf(branch: string): Promise<string | undefined> {
    return this.#ask('contents: read', ({ headOf }) => headOf(branch))
  }

  contains(sha: string, ancestor: string): Promise<boolean | undefined> {
    return this.#ask('contents: read', ({ contains }) => contains(sha, ancestor))
  }

  files(number: number): Promise<readonly ChangedFile[] | undefined> {
    return this.#ask('pull-requests: read', ({ files }) => files(number))
  }

  async openedAt(number: number): Promise<string | undefined> {
    const { github } = this.#context
    return (await this.#ask('pull-requests: read', () => github.pullRequest(number)))?.createdAt
  }

  async #ask<T>(
    permission: string,
    question: (commits: Commits) => Promise<T>,
  ): Promise<T | undefined> {
    const { github, log } = this.#context
    if (!github.available) return undefined
    const answer = question(await github.commits()).catch((error: unknown) => {
      if (error instanceof ServiceError && error.kind === 'unauthorized')
        this.missingPermissions.push(permissionOf(error, permission))
      throw error
    })
    return bestEffort(this.#context, answer, log.info)
  }
}

type Commits = Awaited<ReturnType<Context['github']['commits']>>

/** The error says which of two permissions it was. */
const permissionOf = (error: ActionError, otherwise: string): string =>
  /`permissions: ([a-z-]+: [a-z]+)`/.exec(error.explanation.remedy)?.[1] ?? otherwise
