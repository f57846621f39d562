import type { PullRequestRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { choice } from '../step/inputs.js'

/** The input `comment`, the same for every operation that has it. */
export const commentInput = { comment: choice(['never', 'on-failure', 'always']) }

/** When a step writes its comment. */
export type CommentPolicy = 'never' | 'on-failure' | 'always'

/** One comment a pull request tells about its queue, whichever operation wrote last. */
const MARKER = 'pull-request'

/**
 * Keeps the one comment about the queue up to date. A comment is never worth a red step: what goes wrong is a warning.
 *
 * @param body Markdown
 */
export async function keepComment(
  { github, log, dryRun }: Context,
  policy: CommentPolicy,
  ref: PullRequestRef,
  { failed, body }: { readonly failed: boolean; readonly body: string },
): Promise<void> {
  const wanted = policy === 'always' || (policy === 'on-failure' && failed)
  if (!wanted || dryRun) return
  if (!github.available) {
    log.warning('`comment` needs `github-token`, which is empty: no comment was written.')
    return
  }
  try {
    const { url, action } = await github.upsertComment({ number: ref.number, marker: MARKER, body })
    log.info(`Comment ${action}: ${url}`)
  } catch (error) {
    log.warning(`The comment could not be written: ${(error as Error).message}`)
  }
}
