/** Reads the stack of a pull request beside its record, while GitHub still shows it. */
import { noteMembersBelow } from '../github/pull-requests.js'
import type { WaitOutput } from '../pull-request/inputs.js'
import type { PullRequestStep } from '../pull-request/step.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import { bestEffort } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import { leadsToTarget } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { readFromGitHub } from '../step/read-from-github.js'

/** GitHub may drop the stack after the merge, so it is read during the wait. */
export class StackReader {
  readonly #context: Context<WaitOutput>
  readonly #step: PullRequestStep
  /** Base branches in records about which GitHub was asked. */
  readonly #basesRead = new Set<string>()
  #areMembersRead = false

  constructor(context: Context<WaitOutput>, step: PullRequestStep) {
    this.#context = context
    this.#step = step
  }

  /**
   * Reads the stack once for each other base branch that a record names, and once the branches of
   * the members below.
   */
  async read(deadline: Deadline, record: SubmittedPullRequest | undefined): Promise<void> {
    const { github, log } = this.#context
    const { ref } = this.#step
    const base = record?.prBaseBranch ?? ref.targetBranch
    if (!leadsToTarget(base, ref) && !this.#basesRead.has(base)) {
      this.#basesRead.add(base)
      await readFromGitHub(this.#context, deadline, ref)
      this.#step.take({ stack: this.#step.ref.stack })
    }
    // The members below the second one are seen only through the branches in between.
    const { position = Number.POSITIVE_INFINITY } = this.#step.ref.stack.seen ?? { position: 1 }
    if (position <= 2 || this.#areMembersRead || !github.available) return
    this.#areMembersRead = true
    const noted = noteMembersBelow(this.#context, deadline, ref.number)
    await bestEffort(deadline, noted, (why) =>
      log.debug(`The members of the stack below #${ref.number} could not be read: ${why}`),
    )
  }
}
