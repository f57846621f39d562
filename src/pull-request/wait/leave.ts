/** Takes a pull request out of the queue, if this step may. */
import type { Context } from '../../step/context.js'
import { within } from '../../step/within.js'
import { dequeue, dequeueUntilProved, type QueueExit } from '../writes.js'
import type { EndTime } from './end-time.js'
import type { Wait } from './wait.js'

/** Takes the pull request out of the queue, within the time of the end. */
export const dequeueInTime = (context: Context, wait: Wait, time: EndTime): Promise<QueueExit> =>
  within(context, time.leftMs('exit'), (contextWithDeadline) =>
    dequeueIfAllowed(contextWithDeadline, wait),
  )

/** Takes the pull request out if this step may, even if its submission had no answer. */
export async function dequeueIfAllowed(context: Context, wait: Wait): Promise<QueueExit> {
  const { ref, observations } = wait
  if (wait.exit !== undefined) return wait.exit
  const leaving = wait.beginLeaving()
  if (leaving === undefined) return { takenOut: false, sentence: NOT_OURS }
  const exit = leaving.isProved
    ? await dequeue(context, ref)
    : await dequeueUntilProved(context, ref, observations.submission.before)
  leaving.left(exit)
  return exit
}

const NOT_OURS = 'This step did not put it into the queue, so it was left there'
