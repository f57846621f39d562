/** Writes to GitHub that only log a warning when they fail. */
import type { Post, PostsAhead } from '../github/posts.js'
import { deleteLabel } from '../github/pull-requests.js'
import { bestEffort } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Context } from './context.js'
import { gitHubTokenProblem } from './token-problem.js'

/**
 * Begins to read the posts that a step will write, while it does its work. A failure counts when the
 * post is written. The end of the step ends the reading.
 */
export function readAhead(
  { dryRun, github, ended }: Context,
  deadline: Deadline,
  read: (
    posts: typeof import('../github/posts.js'),
    deadline: Deadline,
  ) => Promise<readonly Post[]>,
): PostsAhead | undefined {
  if (dryRun || !github.available) return undefined
  const untilEnd = deadline.until(ended)
  const reading = import('../github/posts.js')
    .then((posts) => read(posts, untilEnd))
    .catch((error) => {
      if (untilEnd.isOver) return undefined
      throw error
    })
  // Awaited when the post is written; until then, avoid an unhandled rejection.
  reading.catch(() => {})
  return reading
}

/** Begins to read the comments on a pull request, as {@link readAhead} does. */
export const readCommentsAhead = (
  context: Context,
  deadline: Deadline,
  number: number,
): PostsAhead | undefined =>
  readAhead(context, deadline, (posts, time) => posts.listComments(context, time, { number }))

/** Removes a label, or logs a warning if that fails. */
export async function removeLabel(
  context: Context,
  deadline: Deadline,
  { number }: PullRequestRef,
  label: string,
): Promise<void> {
  if (context.dryRun) return
  await tryWrite(context, deadline, 'remove-label', 'The label could not be removed', async () => {
    const removed = await deleteLabel(context.github, deadline, number, label)
    return `Label ${label} ${removed ? 'removed' : 'was not there'}`
  })
}

/**
 * Makes a change, or logs a warning if there is no token or the change fails.
 * @param change returns a line for the log
 */
export async function tryWrite(
  context: Context,
  deadline: Deadline,
  input: string,
  failure: string,
  change: () => Promise<string | undefined>,
): Promise<void> {
  const { github, log } = context
  if (!github.available)
    return log.warning(
      `${failure}: \`${input}\` needs \`github-token\`, which ${gitHubTokenProblem(context)}.`,
    )
  const done = await bestEffort(deadline, change(), (why) => log.warning(`${failure}: ${why}`))
  if (done !== undefined) log.info(done)
}
