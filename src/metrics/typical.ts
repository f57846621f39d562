import { bestEffort } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import type { Context } from '../step/context.js'
import type { TypicalTime } from './time-in-queue.js'

/** Reads the median time in the queue of a branch; `undefined` if the metrics cannot be read or show none. */
export async function readTypicalTime(
  context: Context,
  deadline: Deadline,
  branch: string,
): Promise<TypicalTime | undefined> {
  const answer = context.service.getMergeQueueMetrics(deadline, context.repository, { attempts: 1 })
  const exposition = await bestEffort(deadline, answer, (why, error) => {
    const problem = error?.explanation.problem ?? why
    context.log.info(`Continuing without the usual time in the queue: ${problem}`)
  })
  if (exposition === undefined) return undefined
  const { typicalTimeIn } = await import('./time-in-queue.js')
  return typicalTimeIn(exposition, branch)
}
