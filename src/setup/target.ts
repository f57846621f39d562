/** The queue whose set-up is checked. */
import { type QueueOutput, queueTarget, setQueueOutputs } from '../queue/operation.js'
import type { Deadline } from '../shared/deadline.js'
import type { QueueRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import type { InputsOf, Target } from '../step/operation.js'
import { queueOfSetup, type SetupFacts } from './facts.js'

type QueueInputs = typeof queueTarget.inputs
type GivenQueue = InputsOf<QueueInputs>

/** The same queue as {@link queueTarget}, which is found within the time of the checks. */
export const setupTarget: Target<QueueInputs, QueueOutput, GivenQueue> = {
  ...queueTarget,
  resolve: async (given) => given,
}

/** Finds the queue of the inputs or of the event. */
export const resolveSetupQueue = (
  given: GivenQueue,
  context: Context<QueueOutput>,
  deadline: Deadline,
): Promise<QueueRef> => queueTarget.resolve(given, context, deadline)

/** Sets the outputs of the queue, if it could be read. */
export async function recordSetupQueue(
  context: Context<QueueOutput>,
  facts: SetupFacts,
): Promise<void> {
  const answer = await queueOfSetup(facts)
  if (answer.isKnown) setQueueOutputs(context, answer.value)
}
