import type { PullRequestRef } from '../shared/references.js'
import type { Context } from '../step/context.js'

/** Removes a label. A label is never worth a failed step: an error is only a warning. */
export async function removeLabel(
  { github, log, dryRun }: Context,
  { number }: PullRequestRef,
  label: string,
): Promise<void> {
  if (dryRun) return
  if (!github.available) {
    log.warning('`remove-label` needs `github-token`, which is empty: the label was not removed.')
    return
  }
  try {
    const removed = await github.removeLabel(number, label)
    log.info(removed ? `Label ${label} removed` : `Label ${label} was not there`)
  } catch (error) {
    log.warning(`The label could not be removed: ${(error as Error).message}`)
  }
}
