import type { GitHubPullRequest } from '../github/github.js'
import type { MergeFacts } from '../github/merge-facts.js'
import { RunCancelled } from '../runner/runner.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import { Deadline } from '../shared/clock.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { inputDefaults } from '../step/contract.js'
import { within } from '../step/within.js'
import type { Check } from './checks.js'
import { lastQueueEvent, type QueueEvent } from './queue-event.js'
import { type Reason, reasonsOf } from './reasons.js'
import { testBranchPrefix } from './test-branch.js'

/** Time limit for all questions, in milliseconds: an explanation is not worth a longer wait. */
const LIMIT_MS = 10_000

/** What the caller knows already; see `ReasonFacts`. */
export interface KnownFacts {
  readonly record: SubmittedPullRequest | undefined
  readonly failing?: readonly Check[]
  readonly missing?: readonly string[]
  readonly queueState?: string | undefined
  /** Used if the query fails. */
  readonly pullRequest?: GitHubPullRequest | undefined
}

/**
 * Finds out why a pull request is not merged: one query of GitHub, and one question to the service
 * when it has left the queue. What cannot be found out is omitted, and never fails the step.
 */
export class Explainer {
  readonly #context: Context
  readonly #ref: PullRequestRef
  readonly #said = new Set<string>()

  constructor(context: Context, ref: PullRequestRef) {
    this.#context = context
    this.#ref = ref
  }

  /** The reasons, the most useful one first; none for a merged pull request. */
  async reasons(known: KnownFacts): Promise<readonly Reason[]> {
    if (known.record?.state === 'MERGED') return []
    const { record, pullRequest } = known
    const left = record?.isCurrentlySubmittedToQueue === false
    return within(this.#context, LIMIT_MS, async (bounded) => {
      const [gitHub, event] = await Promise.all([
        this.#askGitHub(bounded),
        left ? this.#askService(bounded) : undefined,
      ])
      const facts = gitHub ?? (pullRequest && withoutChecks(pullRequest))
      return reasonsOf({ ref: this.#ref, ...known, gitHub: facts, event })
    })
  }

  async #askGitHub({ github }: Context): Promise<MergeFacts | undefined> {
    if (!github.available) {
      this.#say('Without `github-token` only the service says why the pull request is not merged.')
      return undefined
    }
    const { number } = this.#ref
    try {
      const testBranches = testBranchPrefix(inputDefaults['test-branch-pattern'], number)
      const facts = await github.mergeFacts(number, testBranches)
      if (facts.checksHidden)
        this.#say(
          '`github-token` may not read checks, so none are named. Give the job `permissions: checks: read, statuses: read`.',
        )
      return facts
    } catch (error) {
      this.#unlessCancelled(error)
      this.#say(`GitHub does not say why #${number} is not merged: ${(error as Error).message}`)
      return undefined
    }
  }

  async #askService({ service, clock, log }: Context): Promise<QueueEvent | undefined> {
    try {
      const options = { attempts: 1, deadline: new Deadline(clock, LIMIT_MS) }
      return lastQueueEvent(await service.getPullRequestHistory(this.#ref, options))
    } catch (error) {
      this.#unlessCancelled(error)
      log.debug(`The history of #${this.#ref.number}: ${(error as Error).message}`)
      return undefined
    }
  }

  #unlessCancelled(error: unknown): void {
    if (this.#context.signal.reason instanceof RunCancelled) throw error
  }

  /** Logs a message once per step. */
  #say(message: string): void {
    if (this.#said.has(message)) return
    this.#said.add(message)
    this.#context.log.info(message)
  }
}

/** What the REST API says about a pull request, for when GraphQL fails. */
const withoutChecks = (pullRequest: GitHubPullRequest): MergeFacts => ({
  state: pullRequest.merged ? 'merged' : pullRequest.state,
  url: pullRequest.url,
  draft: pullRequest.draft,
  headSha: pullRequest.headSha,
  baseBranch: pullRequest.baseBranch,
  conflicting: false,
  behind: false,
  review: undefined,
  checks: [],
  testChecks: [],
  requiredChecks: [],
  checksHidden: true,
})
