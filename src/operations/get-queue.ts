import { shownHold } from '../holds/hold.js'
import { readLiveHolds } from '../holds/store.js'
import { heldClause, holdTable } from '../holds/text.js'
import { queueTarget, readQueue } from '../queue/operation.js'
import { queueReport } from '../queue/report.js'
import { readQueueVisits } from '../queue/visits.js'
import type { Part } from '../reports/report.js'
import { QUEUE_STATES, type Queue } from '../service/schemas.js'
import type { Deadline } from '../shared/deadline.js'
import { ActionError } from '../shared/errors.js'
import { type QueueRef, queueName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { choices, flag, withDefault } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'
import { gitHubTokenProblem } from '../step/token-problem.js'

export const operation = defineOperation({
  about: 'Read a queue: its state, its settings, and its pull requests. Can serve as a gate.',
  target: queueTarget,
  inputs: { failOn: withDefault(choices(QUEUE_STATES), []), holds: flag() },
  outputs: ['holds'],
  outcomes: ['found', 'not-found'],
  async run(inputs, context, ref) {
    const queue = await readQueue(context, context.deadline, ref)
    const holds = inputs.holds ? await holdsOf(context, context.deadline, ref) : []
    const gated = inputs.failOn.some((state) => state === queue.state)
    const visits = context.hasSummary
      ? await readQueueVisits(context, context.deadline, ref, queue)
      : undefined
    const shown = visits === undefined ? queue : { ...queue, visits }
    const clause = `is ${queue.state.replaceAll('_', ' ')}${gated ? ', which `fail-on` lists' : ''}`
    return {
      outcome: 'found',
      details: { queue },
      summary: queueReport(context, ref, shown, gated ? 'bad' : 'good', clause, { parts: holds }),
      ...(gated && { failure: gatedBy(ref, queue) }),
    }
  },
})

/** Records the holds, and returns their table for the summary. */
async function holdsOf(
  context: Context<'holds'>,
  deadline: Deadline,
  ref: QueueRef,
): Promise<readonly Part[]> {
  const { github, log, setOutputs } = context
  const warn = (why: string) => log.warning(`The holds of the queue could not be read: ${why}`)
  if (!github.available) {
    warn(`\`holds\` needs \`github-token\`, which ${gitHubTokenProblem(context)}.`)
    return []
  }
  const holds = await readLiveHolds(context, deadline, ref, warn)
  if (holds === undefined) return []
  setOutputs({ holds: holds.map(shownHold) })
  log.info(holds.length === 0 ? 'The queue has no holds' : `The queue has ${heldClause(holds)}`)
  return [holdTable(holds)]
}

const isStopped = (state: string) => state === 'paused' || state === 'draining'

const gatedBy = (ref: QueueRef, { state }: Queue): ActionError =>
  new ActionError('refused', {
    request: `Reading the queue ${queueName(ref)}`,
    problem: `it is ${state}, which \`fail-on\` lists`,
    remedy: isStopped(state)
      ? 'Resume the queue, or run the step again when its state has changed.'
      : 'Run the step again when its state has changed.',
  })
