/** Writes to GitHub that only log a warning when they fail. */
import { isNotPermitted } from '../github/octokit.js'
import type { Post, PostsAhead } from '../github/posts.js'
import { deleteLabel } from '../github/pull-requests.js'
import type { WantedComment } from '../github/upserts.js'
import { markdown, POST_BUDGET_BYTES } from '../reports/markdown.js'
import type { Report } from '../reports/report.js'
import { bestEffort } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import type { ActionError } from '../shared/errors.js'
import type { PullRequestRef } from '../shared/references.js'
import { gitHubTokenProblem } from './clients.js'
import type { Context } from './context.js'

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

/**
 * Keeps one comment on a pull request up to date. With `onlyUpdate`, it logs nothing if no comment
 * can be updated.
 * @param what the comment contains, for the log of a dry run
 */
export async function keepComment(
  context: Context,
  deadline: Deadline,
  what: string,
  { body, ...wanted }: Omit<WantedComment, 'body'> & { readonly body: string | Report },
): Promise<void> {
  const { dryRun, github, log } = context
  if (wanted.onlyUpdate && (dryRun || !github.available)) return
  if (dryRun) return log.info(`Dry run: #${wanted.number} would get a comment with ${what}`)
  const text = typeof body === 'string' ? body : markdown(body, POST_BUDGET_BYTES)
  await write(context, deadline, 'comment', 'The comment could not be written', async () => {
    const { upsertComment } = await import('../github/upserts.js')
    const { action, url } = await upsertComment(context, deadline, { ...wanted, body: text })
    if (url === undefined) return undefined
    return `Comment ${action}: ${url}`
  })
}

/**
 * Waits for the writing of an issue that has a finished report.
 * @returns why GitHub refuses it, for lack of permission or because issues are disabled; any other
 *   failure is only a warning
 */
export async function writeIssue(
  context: Pick<Context, 'log'>,
  deadline: Deadline,
  writing: Promise<void>,
): Promise<ActionError | undefined> {
  let refusal: ActionError | undefined
  await bestEffort(deadline, writing, (why, error) => {
    if (isNotPermitted(error)) refusal = error
    else context.log.warning(`The issue could not be written. ${why}`)
  })
  return refusal
}

/** Removes a label, or logs a warning if that fails. */
export async function removeLabel(
  context: Context,
  deadline: Deadline,
  { number }: PullRequestRef,
  label: string,
): Promise<void> {
  if (context.dryRun) return
  await write(context, deadline, 'remove-label', 'The label could not be removed', async () => {
    const removed = await deleteLabel(context.github, deadline, number, label)
    return `Label ${label} ${removed ? 'removed' : 'was not there'}`
  })
}

/** @param change makes the change and returns a line for the log */
async function write(
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
