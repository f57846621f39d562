import type { Runner } from '../runner/runner.js'
import { hideSecrets } from '../runner/secrets.js'
import type { Queue } from '../service/schemas.js'
import { ActionError, InputError } from '../shared/errors.js'
import { type QueueRef, queueName, queueRef } from '../shared/references.js'
import * as z from '../shared/zod.js'
import { serviceClient } from '../step/clients.js'
import { commonInputs } from '../step/common-inputs.js'
import { areComplete, readInputs } from '../step/inputs.js'
import { RETRY_TIMEOUT_SECONDS } from '../step/operation.js'
import { writeSummary } from '../step/write-report.js'
import { headline } from './report.js'
import { SETTABLE_STATES } from './restore.js'
import type { QueueContext } from './watch.js'
import { changeQueue } from './writes.js'

/** What `saveRestore` saved. */
const Restore = z.object({
  ref: z.pipe(
    z.object({
      repository: z.object({ host: z.string(), owner: z.string(), name: z.string() }),
      targetBranch: z.string().check(z.minLength(1)),
    }),
    z.transform(({ repository, targetBranch }) => queueRef(repository, targetBranch)),
  ),
  found: z.enum(SETTABLE_STATES),
  set: z.enum(SETTABLE_STATES),
})
type Restore = z.output<typeof Restore>

/**
 * Restores a queue's state if it is still the one that the step set. Address and token come from
 * the inputs again, which the post step gets too, because the saved state is a file.
 * @returns whether the queue was restored, or needs nothing
 */
export async function restoreQueue({ core: unsafe, ...outside }: Runner, left: string) {
  const runner = { ...outside, ...hideSecrets(unsafe) }
  const { core, log } = runner
  try {
    const restore = savedRestore(left)
    const problems: string[] = []
    const inputs = await readInputs(commonInputs, core.getInput, problems)
    if (!areComplete(commonInputs.shape, inputs)) throw new InputError(problems)
    const headers = { 'x-api-token': inputs.apiToken ?? '' }
    const service = serviceClient({ ...runner, inputs }, headers, RETRY_TIMEOUT_SECONDS)
    try {
      const sentence = await restoreState({ ...runner, service }, restore)
      if (inputs.summary)
        writeSummary(
          runner,
          `### Merge queue: end of the job\n\n${headline('neutral', sentence)}\n`,
        )
    } finally {
      service.close()
    }
    return true
  } catch (error) {
    const why = error instanceof ActionError ? error.message : String(error)
    log.error(`The queue could not be restored to the state it had before this job: ${why}`, {
      title: 'Merge queue: resume-after-job failed',
    })
    return false
  }
}

function savedRestore(left: string): Restore {
  try {
    return Restore.parse(JSON.parse(left))
  } catch (cause) {
    const problem = 'the state that the step saved for the end of the job is corrupted'
    const remedy = 'Check the queue, and set its state with `update-queue`.'
    const request = 'Reading what to restore'
    throw new ActionError('unknown-outcome', { request, problem, remedy }, { cause })
  }
}

/** @returns what was done, in a sentence */
async function restoreState(context: QueueContext, { ref, found, set }: Restore): Promise<string> {
  const name = `The queue ${queueName(ref)}`
  const now = (await findForSure(context, ref))?.state ?? 'gone'
  if (now !== found && now !== set) {
    const sentence = `${name} is ${now}, not ${set} as this job left it: someone else changed it, so it was not restored`
    context.log.notice(sentence)
    return sentence
  }
  if (now !== found)
    await changeQueue(context, ref, [{ field: 'state', before: set, after: found }])
  const sentence =
    now === found
      ? `${name} is ${found}, as it was before this job`
      : `${name} was restored from ${set} to ${found}`
  context.log.info(sentence)
  return sentence
}

/** One 404 may come from a deployment or a proxy; only a second one means that it is gone. */
async function findForSure(context: QueueContext, ref: QueueRef): Promise<Queue | undefined> {
  const queue = await context.service.findQueue(ref)
  if (queue !== undefined) return queue
  context.log.info(`The queue ${queueName(ref)} was not found; asking again in 5 s`)
  await context.clock.sleep(5000, context.signal)
  return context.service.findQueue(ref)
}
