import { type GitHubPullRequest, readPullRequest } from '../github/pull-requests.js'
import { bestEffort } from '../shared/best-effort.js'
import { type Budget, type Deadline, TimeOver } from '../shared/deadline.js'
import { ActionError } from '../shared/errors.js'
import type { Context } from './context.js'

/** Reads a pull request from GitHub; `undefined` without a token or an answer. */
export async function readFromGitHub(
  context: Context,
  deadline: Deadline,
  { number }: { readonly number: number },
): Promise<GitHubPullRequest | undefined> {
  const { github, log } = context
  if (!github.available) return undefined
  return bestEffort(deadline, readPullRequest(context, deadline, number), (why) =>
    log.info(`Continuing without GitHub's data on #${number}: ${why}`),
  )
}

/**
 * Asks GitHub before the work of the step begins.
 * @param remedy the next step if GitHub doesn't answer in time
 * @throws {ActionError} `timed-out`: the time for all such questions is over
 */
export const askBeforeWork = <T>(
  { timeBeforeWork }: Context,
  deadline: Deadline,
  remedy: string,
  ask: (deadline: Deadline) => Promise<T>,
): Promise<T> => askGitHub(deadline, timeBeforeWork, remedy, ask)

/**
 * Asks GitHub within a time budget.
 * @param remedy the next step if GitHub doesn't answer in time
 * @throws {ActionError} `timed-out`: the time of the budget is over
 */
export async function askGitHub<T>(
  deadline: Deadline,
  budget: Budget,
  remedy: string,
  ask: (deadline: Deadline) => Promise<T>,
  problem = 'GitHub did not answer in time',
): Promise<T> {
  try {
    return await budget.run(deadline, ask)
  } catch (error) {
    const isAborted = error instanceof TimeOver || (error as ActionError).kind === 'aborted'
    if (!isAborted || deadline.isCancelled) throw error
    const request =
      error instanceof ActionError ? error.explanation.request : 'Asking GitHub before the work'
    throw new ActionError('timed-out', { request, problem, remedy }, { cause: error })
  }
}

/** Reads a pull request that the event may show out of date. Without a token, it logs that. */
export async function readCurrentPullRequest(context: Context, deadline: Deadline, number: number) {
  if (!context.github.available)
    context.log.info(
      `Without \`github-token\`, the action uses what the event has on #${number}, which may be out of date.`,
    )
  return readFromGitHub(context, deadline, { number })
}
