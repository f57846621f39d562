import type { Runner } from '../runner/runner.js'
import { hideSecrets } from '../runner/secrets.js'
import { SETTABLE_STATES } from '../service/queue-settings.js'
import { readSettled } from '../service/verified-write.js'
import { ActionError, InputError } from '../shared/errors.js'
import { type QueueRef, queueName } from '../shared/references.js'
import * as z from '../shared/zod.js'
import { serviceClient } from '../step/clients.js'
import { commonInputs, repositoryRef } from '../step/common-inputs.js'
import { readEvent } from '../step/event.js'
import { areComplete, flag, readInputs } from '../step/inputs.js'
import { untilGraceEnds } from '../step/within.js'
import { writeSummary } from '../step/write-report.js'
import { queueTarget, stateChange } from './operation.js'
import { headline } from './report.js'
import { HELD_STATES } from './restore.js'
import type { QueueContext } from './watch.js'
import { changeQueue } from './writes.js'

/** State that a step saved before its write, and again once the write was proved. */
const SavedState = z.object({
  found: z.enum(SETTABLE_STATES),
  set: z.enum(SETTABLE_STATES),
  proved: z.boolean(),
})
type SavedState = z.output<typeof SavedState>

const postInputs = z.object({
  ...commonInputs.shape,
  ...queueTarget.inputs,
  resumeAfterJob: flag(),
})

/** A service may ask for this much patience; nobody looks at a queue that stays paused. */
const PATIENCE_SECONDS = 600

/**
 * Restores a queue's state if it is still the one that the step set. Which queue, and how it is
 * reached, comes from the inputs, which the post step gets too: the saved state is a file that
 * other steps of the job can write.
 * @returns whether the queue was restored, or needs nothing
 */
export async function restoreQueue({ core: unsafe, ...outside }: Runner, saved: string) {
  const { signal } = untilGraceEnds(outside)
  const runner = { ...outside, signal, ...hideSecrets(unsafe) }
  const { core, log } = runner
  try {
    const problems: string[] = []
    const inputs = await readInputs(postInputs, core.getInput, problems)
    if (!areComplete(postInputs.shape, inputs)) throw new InputError(problems)
    const held = HELD_STATES.get(core.getInput('operation').trim())
    const state = inputs.resumeAfterJob && held ? parseSavedState(saved) : undefined
    if (state === undefined || state.set !== held) {
      log.warning(
        'The state `restore` of this step was ignored: the step did not save it. Another step of the job may have put `STATE_restore` into the environment.',
      )
      return true
    }
    const event = readEvent(runner.env)
    const repository = repositoryRef(inputs, event.serverUrl)
    const ref = queueTarget.locate(inputs, { event, repository, hasGitHubToken: false })
    const headers = { 'x-api-token': inputs.apiToken ?? '' }
    const patient = { ...inputs, retryTimeoutSeconds: PATIENCE_SECONDS }
    const service = serviceClient({ ...runner, inputs: patient }, headers, PATIENCE_SECONDS)
    const { mark, sentence } = await restoreState({ ...runner, service }, ref, state)
    if (mark === 'warning') log.warning(`${sentence}.`)
    else log.info(sentence)
    if (inputs.summary) writeSummary(runner, `${headline(mark, sentence)}\n`)
    return true
  } catch (error) {
    const why = error instanceof ActionError ? error.message : String(error)
    log.error(`The queue could not be restored to the state it had before this job: ${why}`, {
      title: 'Merge queue: resume-after-job failed',
    })
    return false
  }
}

function parseSavedState(saved: string): SavedState {
  try {
    return SavedState.parse(JSON.parse(saved))
  } catch (cause) {
    const problem = 'the state that the step saved for the end of the job is corrupted'
    const remedy = 'Check the queue, and set its state with `update-queue`.'
    const request = 'Reading what to restore'
    throw new ActionError('unknown-outcome', { request, problem, remedy }, { cause })
  }
}

/** Restores the state, and says what was done in a sentence; a warning if someone must look. */
async function restoreState(
  context: QueueContext,
  ref: QueueRef,
  saved: SavedState,
): Promise<{ readonly mark: 'neutral' | 'warning'; readonly sentence: string }> {
  const { found, set, proved } = saved
  const name = `The queue ${queueName(ref)}`
  const state = await presentState(context, ref, saved)
  // A change that was never proved can take effect later, so it is undone even before it shows.
  if (state !== set && (proved || state !== found)) {
    const sentence = `${name} is ${state}, not ${set} as this job left it. Someone else changed it, so it was not restored`
    return { mark: 'warning', sentence }
  }
  await changeQueue(context, ref, {
    changes: [{ field: 'state', before: set, after: found }],
    missing: (queue) => stateChange(queue, found),
  })
  const restored = `${name} was restored from ${set} to ${found}`
  if (found === 'running') return { mark: 'neutral', sentence: restored }
  const sentence = `${restored}, as it was before this job. It merges nothing until someone resumes it`
  return { mark: 'warning', sentence }
}

/** How long a change may take to show if the run ended before it was proved, in milliseconds. */
const LATE_MS = 15_000

/**
 * Reads the state that the queue has at the end of the job. A reading can lag: one absence does not
 * count, and neither does another state than the one that was proved.
 */
async function presentState(
  context: QueueContext,
  ref: QueueRef,
  { found, set, proved }: SavedState,
): Promise<string> {
  const find = () => context.service.findQueue(ref)
  const read = () =>
    readSettled(context, find, (queue) => queue === undefined || (proved && queue.state !== set))
  const queue = proved
    ? await read()
    : await readSettled(context, read, (shown) => shown?.state === found, LATE_MS)
  return queue?.state ?? 'gone'
}
