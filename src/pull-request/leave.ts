/** Takes a pull request out of the queue, if this step may. */
import type { Deadline } from '../shared/deadline.js'
import type { Context } from '../step/context.js'
import type { EndDeadlines } from './end-deadlines.js'
import type { Wait } from './wait.js'
import { dequeue, dequeueUntilProved, type QueueExit } from './writes.js'

/** Takes the pull request out of the queue, within the time of the end. */
export const dequeueInTime = (
  context: Context,
  wait: Wait,
  time: EndDeadlines,
): Promise<QueueExit> => dequeueIfAllowed(context, time.of('exit'), wait)

/** Takes the pull request out if this step may, even if its submission had no answer. */
export async function dequeueIfAllowed(
  context: Context,
  deadline: Deadline,
  wait: Wait,
): Promise<QueueExit> {
  const { ref, observations } = wait
  if (wait.exit !== undefined) return wait.exit
  const leaving = wait.beginLeaving()
  if (leaving === undefined) return { takenOut: false, sentence: NOT_OURS }
  const exit = leaving.isProved
    ? await dequeue(context, deadline, ref)
    : await dequeueUntilProved(context, deadline, ref, observations.submission.before)
  leaving.left(exit)
  return exit
}

const NOT_OURS = 'This step did not put it into the queue, so it was left there'
