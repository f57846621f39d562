import { RunCancelled } from '../runner/runner.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { choice } from '../step/inputs.js'

/** The input `comment`, the same for every operation that has it. */
export const commentInput = { comment: choice(['never', 'on-failure', 'always']) }

/** When a step writes its comment. */
export type CommentPolicy = 'never' | 'on-failure' | 'always'

/** A pull request has one comment about its queue, whichever operation wrote last. */
const MARKER = 'pull-request'

/**
 * Keeps the one comment about the queue up to date, also when the run is cancelled. A comment is
 * never worth a failed step: an error is only a warning.
 */
export async function keepComment(
  context: Context,
  policy: CommentPolicy,
  ref: PullRequestRef,
  { failed, body }: { readonly failed: boolean; readonly body: string },
): Promise<void> {
  const { github, log, dryRun, signal } = context
  const wanted = policy === 'always' || (policy === 'on-failure' && failed)
  if (!wanted || dryRun) return
  if (!github.available) {
    log.warning('`comment` needs `github-token`, which is empty: no comment was written.')
    return
  }
  const comment = { number: ref.number, marker: MARKER, body }
  try {
    const { url, action } = await github.upsertComment(comment).catch((error) => {
      if (!(signal.reason instanceof RunCancelled)) throw error
      return withinGrace(context, (last) => github.withSignal(last).upsertComment(comment))
    })
    log.info(`Comment ${action}: ${url}`)
  } catch (error) {
    log.warning(`The comment could not be written: ${(error as Error).message}`)
  }
}

/** Time that is left for outputs and summary, in milliseconds. */
const WRITING_MS = 700

/** Does the last work of a cancelled run, in the half of the grace that the service leaves. */
async function withinGrace<T>(
  { clock, signal }: Context,
  write: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const reason: unknown = signal.reason
  const graceMs = reason instanceof RunCancelled ? reason.graceMs : 0
  const last = new AbortController()
  const stop = clock.timer(graceMs / 2 - WRITING_MS, () => last.abort(reason))
  try {
    return await write(last.signal)
  } finally {
    stop()
  }
}
