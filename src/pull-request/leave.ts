/** Takes a pull request out of the queue, if this step may. */
import type { Deadline } from '../shared/deadline.js'
import type { Context } from '../step/context.js'
import { afterExit, leaving, mayArrive, mayTakeOut } from './sent.js'
import type { PullRequestStep } from './step.js'
import { dequeue, dequeueUntilProved, type QueueExit } from './writes.js'

/** Takes the pull request out if this step may, even if its submission had no answer. */
export async function dequeueIfAllowed(
  context: Context,
  deadline: Deadline,
  step: PullRequestStep,
): Promise<QueueExit> {
  const { ref, sent, readings } = step
  if (sent.exit !== undefined) return sent.exit
  if (!mayTakeOut(sent)) return { takenOut: false, sentence: NOT_OURS }
  step.update({ sent: leaving(sent) })
  const exit = mayArrive(sent)
    ? await dequeueUntilProved(context, deadline, ref, readings.submission.before)
    : await dequeue(context, deadline, ref)
  step.update({ sent: afterExit(step.sent, exit) })
  if (exit.lastRead !== undefined) step.takeAnswer(exit.lastRead.record)
  return exit
}

const NOT_OURS = 'This step did not put it into the queue, so it was left there'
