/** Writes to GitHub that only log a warning when they fail. */
import type { GitHub } from '../github/github.js'
import { bestEffort } from '../shared/best-effort.js'
import type { PullRequestRef } from '../shared/references.js'
import { gitHubTokenProblem } from './clients.js'
import type { Context } from './context.js'

/**
 * Keeps one comment on a pull request up to date. With `onlyUpdate`, it logs nothing if no comment
 * can be updated.
 * @param what the comment contains, for the log of a dry run
 */
export async function keepComment(
  context: Context,
  what: string,
  wanted: Parameters<GitHub['upsertComment']>[0],
): Promise<void> {
  const { dryRun, github, log } = context
  if (wanted.onlyUpdate && (dryRun || !github.available)) return
  if (dryRun) return log.info(`Dry run: #${wanted.number} would get a comment with ${what}`)
  await write(context, 'comment', 'The comment could not be written', async () => {
    const { action, url } = await github.upsertComment(wanted)
    return url === undefined ? undefined : `Comment ${action}: ${url}`
  })
}

/** Removes a label, or logs a warning if that fails. */
export async function removeLabel(
  context: Context,
  { number }: PullRequestRef,
  label: string,
): Promise<void> {
  if (context.dryRun) return
  await write(context, 'remove-label', 'The label could not be removed', async () => {
    const removed = await context.github.removeLabel(number, label)
    return `Label ${label} ${removed ? 'removed' : 'was not there'}`
  })
}

/** @param change makes the change and returns a line for the log */
async function write(
  context: Context,
  input: string,
  failure: string,
  change: () => Promise<string | undefined>,
): Promise<void> {
  const { github, log } = context
  if (!github.available)
    return log.warning(
      `${failure}: \`${input}\` needs \`github-token\`, which ${gitHubTokenProblem(context)}.`,
    )
  const done = await bestEffort(context, change(), (why) => log.warning(`${failure}: ${why}`))
  if (done !== undefined) log.info(done)
}
