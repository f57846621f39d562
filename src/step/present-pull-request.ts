import type { GitHubPullRequest } from '../github/github.js'
import { bestEffort } from '../shared/best-effort.js'
import type { Context } from './context.js'

/**
 * Asks GitHub what a pull request is now, because the payload of an event may be out of date;
 * `undefined`, and a line in the log, if it cannot be asked.
 */
export async function presentPullRequest(
  context: Context,
  number: number,
): Promise<GitHubPullRequest | undefined> {
  const { github, log } = context
  if (github.available)
    return bestEffort(context, github.pullRequest(number), (why) =>
      log.info(`Continuing without GitHub's data on #${number}: ${why}`),
    )
  log.info(
    `Without \`github-token\`, the action uses what the event has on #${number}, which may be out of date.`,
  )
  return undefined
}
