import { RunCancelled } from '../runner/runner.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { inputDefaults } from '../step/contract.js'
import { type Check, reportChecks } from './checks.js'
import { parseTestBranch, testBranchPrefix } from './test-branch.js'

const PATTERN = inputDefaults['test-branch-pattern']

/**
 * The test runs of one pull request, known by the queue's test branches on GitHub. Those exist only
 * while the tests run, so their ids are kept. Nothing here is worth a failed step; what cannot be
 * found out stays unknown.
 */
export class TestRuns {
  readonly #ids = new Set<string>()
  readonly #ref: PullRequestRef

  constructor(ref: PullRequestRef) {
    this.#ref = ref
  }

  /** Looks for test branches now. */
  async remember({ github, log, signal }: Context): Promise<void> {
    if (!github.available) return
    try {
      for (const branch of await github.branches(testBranchPrefix(PATTERN, this.#ref.number))) {
        const found = parseTestBranch(branch, PATTERN)
        if (found?.number === this.#ref.number) this.#ids.add(found.id)
      }
    } catch (error) {
      if (signal.reason instanceof RunCancelled) throw error
      log.debug(`The test branches could not be listed: ${(error as Error).message}`)
    }
  }

  /** The checks that failed in the runs seen, one row per name. */
  async failingChecks(context: Context): Promise<readonly Check[]> {
    await this.remember(context)
    const byName = new Map<string, Check>()
    for (const id of this.#ids)
      for (const check of await this.#failingOf(context, id)) byName.set(check.name, check)
    return [...byName.values()]
  }

  async #failingOf({ service, log, signal }: Context, id: string): Promise<readonly Check[]> {
    try {
      const details = await service.getMergeQueueTestingDetails(this.#ref, id, { attempts: 2 })
      // A branch name proves nothing: a run that does not say that it tested this pull request is
      // left out.
      const tested = details.testedPullRequests?.some(
        ({ prNumber }) => prNumber === this.#ref.number,
      )
      return tested ? reportChecks(details).failing : []
    } catch (error) {
      if (signal.reason instanceof RunCancelled) throw error
      log.debug(`Testing details of ${id}: ${(error as Error).message}`)
      return []
    }
  }
}
