import type { GitHubPullRequest } from '../github/github.js'
import { bestEffort } from '../shared/best-effort.js'
import type { SharedTimeBudget } from '../shared/clock.js'
import { ActionError, RunCancelled } from '../shared/errors.js'
import type { Context } from './context.js'
import { withinBudget } from './within.js'

/** Reads a pull request from GitHub; `undefined` without a token or an answer. */
export async function readFromGitHub(
  context: Context,
  { number }: { readonly number: number },
): Promise<GitHubPullRequest | undefined> {
  const { github, log } = context
  if (!github.available) return undefined
  return bestEffort(context, github.pullRequest(number), (why) =>
    log.info(`Continuing without GitHub's data on #${number}: ${why}`),
  )
}

/**
 * Asks GitHub before the work of the step begins.
 * @param remedy the next step if GitHub doesn't answer in time
 * @throws {ActionError} `timed-out`: the time for all such questions is over
 */
export const askBeforeWork = <T, C extends Context>(
  context: C,
  remedy: string,
  ask: (limited: C) => Promise<T>,
): Promise<T> => askWithinBudget(context, context.timeBeforeWork, remedy, ask)

/**
 * Asks GitHub within a time budget.
 * @param remedy the next step if GitHub doesn't answer in time
 * @throws {ActionError} `timed-out`: the time of the budget is over
 */
export async function askWithinBudget<T, C extends Context>(
  context: C,
  budget: SharedTimeBudget,
  remedy: string,
  ask: (limited: C) => Promise<T>,
): Promise<T> {
  let signal: AbortSignal | undefined
  try {
    return await withinBudget(context, budget, (contextWithDeadline) => {
      signal = contextWithDeadline.signal
      return ask(contextWithDeadline)
    })
  } catch (error) {
    const isOver = signal?.aborted === true && !(signal.reason instanceof RunCancelled)
    const isAborted = error === signal?.reason || (error as ActionError).kind === 'aborted'
    if (!isOver || !isAborted) throw error
    const request =
      error instanceof ActionError ? error.explanation.request : 'Asking GitHub before the work'
    throw new ActionError(
      'timed-out',
      { request, problem: 'GitHub did not answer in time', remedy },
      { cause: error },
    )
  }
}

/** Reads a pull request that the event may show out of date. Without a token, it logs that. */
export async function readCurrentPullRequest(context: Context, number: number) {
  if (!context.github.available)
    context.log.info(
      `Without \`github-token\`, the action uses what the event has on #${number}, which may be out of date.`,
    )
  return readFromGitHub(context, { number })
}
