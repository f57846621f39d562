import type { GitHubPullRequest } from '../github/github.js'
import { bestEffort } from '../shared/best-effort.js'
import type { Context } from './context.js'

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

/** The same where the payload of an event may be out of date: the log says that it was used. */
export async function presentPullRequest(context: Context, number: number) {
  if (!context.github.available)
    context.log.info(
      `Without \`github-token\`, the action uses what the event has on #${number}, which may be out of date.`,
    )
  return readFromGitHub(context, { number })
}
