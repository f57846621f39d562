/** Takes a pull request out of the queue, if this step may. */
import type { Context } from '../../step/context.js'
import { within } from '../../step/within.js'
import { keepOut, type QueueExit, takeOut } from '../writes.js'
import type { Wait } from './wait.js'

/** Takes the pull request out of the queue, within the time of the end. */
export const leaveQueueInTime = (context: Context, wait: Wait): Promise<QueueExit> =>
  within(context, wait.endMs('exit'), (contextWithDeadline) =>
    leaveQueue(contextWithDeadline, wait),
  )

/** Takes the pull request out if this step may, even if its submission had no answer. */
export async function leaveQueue(context: Context, wait: Wait): Promise<QueueExit> {
  const { ref, looks } = wait
  const removal = wait.beginLeaving()
  if (removal === 'forbidden') return { takenOut: false, sentence: NOT_OURS }
  const leaving =
    removal === 'once-shown'
      ? keepOut(context, ref, looks.submission.before)
      : takeOut(context, ref)
  const exit = await leaving
  wait.left(exit)
  return exit
}

const NOT_OURS = 'It was in the queue before this step, so it was left there'
