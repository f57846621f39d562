import type { WorkflowEvent } from '../github/event.js'
import { queueOf, queueTarget } from '../queue/operation.js'
import { headline } from '../queue/report.js'
import type { QueueContext } from '../queue/watch.js'
import { ensureQueue, requireDone } from '../queue/writes.js'
import type { Runner } from '../runner/runner.js'
import { hideSecrets, type RedactingRunner } from '../runner/secrets.js'
import { SETTABLE_STATES } from '../service/queue-settings.js'
import { readSettled } from '../service/verified-write.js'
import { ActionError, InputError } from '../shared/errors.js'
import { withRedact } from '../shared/redact.js'
import { type QueueRef, queueName } from '../shared/references.js'
import * as z from '../shared/zod.js'
import { gitHubClient, serviceClient } from '../step/clients.js'
import { commonInputs, repositoryRef } from '../step/common-inputs.js'
import { readEvent } from '../step/event.js'
import { flag, holdName, optional } from '../step/inputs.js'
import { readInputs } from '../step/read-inputs.js'
import { hurriedClock, untilGraceEnds } from '../step/within.js'
import { addToSummary } from '../step/write-report.js'
import { type HoldContext, heldQueue } from './held-queue.js'
import type { HoldComment } from './hold.js'
import { STOPPED_STATES } from './restore.js'
import { endHold } from './resume.js'
import { HoldStore } from './store.js'
import { heldClause } from './text.js'

/** The state that a step saves before its write, and again when the write is proved. */
const SavedState = z.object({
  found: z.enum(SETTABLE_STATES),
  set: z.enum(SETTABLE_STATES),
  /** The state in which the step left the queue: a drain leaves a paused queue paused. */
  left: z.optional(z.enum(SETTABLE_STATES)),
  proved: z.boolean(),
  hold: z.optional(z.string()),
  /** Id of the step, which is in the comment of its hold. */
  step: z.optional(z.string()),
})
export type SavedState = z.output<typeof SavedState>

const postInputs = {
  ...commonInputs.shape,
  ...queueTarget.inputs,
  resumeAfterJob: flag(),
  hold: optional(holdName()),
}

/** The post step waits this long if the service asks for it, because a paused queue may go unnoticed. */
const PATIENCE_SECONDS = 600

/**
 * Restores a queue's state if it is still the one that the step set. The queue and its address come from
 * the inputs, not from the saved state, because other steps of the job can write the file with that.
 * @returns whether the queue was restored or needed nothing
 */
export async function restoreQueue({ core: unsafe, ...outside }: Runner, saved: string) {
  const { signal } = untilGraceEnds(outside)
  const clock = hurriedClock(outside.clock, outside.signal)
  const runner = { ...outside, clock, signal, ...hideSecrets(unsafe) }
  return withRedact(runner.redact, () => restore(runner, saved))
}

async function restore(runner: Omit<Runner, 'core'> & RedactingRunner, saved: string) {
  const { core, log } = runner
  try {
    const { inputs, problems } = await readInputs(postInputs, core.getInput)
    if (problems.length > 0) throw new InputError(problems)
    const held = STOPPED_STATES.get(core.getInput('operation').trim())
    const state = inputs.resumeAfterJob && held ? parseSavedState(saved) : undefined
    if (state === undefined || state.set !== held || state.hold !== inputs.hold) {
      log.warning(
        'The state `restore` of this step was ignored: the step did not save it. Another step of the job may have put `STATE_restore` into the environment.',
      )
      return true
    }
    const event = readEvent(runner.env)
    const repository = repositoryRef(inputs, event.serverUrl)
    const ref = queueOf(inputs, { event, repository })
    const headers = { 'x-api-token': inputs.apiToken ?? '' }
    const patient = { ...inputs, retryTimeoutSeconds: PATIENCE_SECONDS }
    const service = serviceClient({ ...runner, inputs: patient }, headers, PATIENCE_SECONDS)
    const github = gitHubClient({ ...runner, inputs: patient }, event, repository)
    // A post step can't set outputs.
    const context = { ...runner, service, github, setOutputs: () => {} }
    const { hold: name } = state
    const { mark, sentence } =
      name === undefined
        ? await restoreState(context, ref, state)
        : await restoreWithHold(context, ref, event, { ...state, hold: name })
    if (mark === 'warning') log.warning(`${sentence}.`)
    else if (mark === 'notice') log.notice(`${sentence}.`)
    else log.info(sentence)
    if (inputs.summary)
      addToSummary(runner, `${headline(mark === 'notice' ? 'neutral' : mark, sentence)}\n`)
    return true
  } catch (error) {
    const why = error instanceof ActionError ? error.message : String(error)
    log.error(`The queue could not be restored to the state it had before this job: ${why}`, {
      title: 'Merge queue: resume-after-job failed',
    })
    return false
  }
}

/** Parses the state that a step left for its post step. @throws {ActionError} `unknown-outcome` */
export function parseSavedState(saved: string): SavedState {
  try {
    return SavedState.parse(JSON.parse(saved))
  } catch (cause) {
    const problem = 'the state that the step saved for the end of the job is corrupted'
    const remedy = 'Check the queue, and set its state with `update-queue`.'
    const request = 'Reading what to restore'
    throw new ActionError('unknown-outcome', { request, problem, remedy }, { cause })
  }
}

interface Restored {
  readonly mark: 'neutral' | 'notice' | 'warning'
  readonly sentence: string
}

/** The event of the run, as far as it identifies the job. */
type JobRun = Pick<WorkflowEvent, 'runUrl' | 'runAttempt'>

/**
 * Returns whether a comment is of this step, or of an earlier attempt of this run: a new attempt begins
 * when all jobs of the earlier one have ended.
 */
const isOfJob =
  ({ hold, step }: SavedState, { runUrl, runAttempt }: JobRun) =>
  ({ name, step: writer, run, attempt }: HoldComment): boolean => {
    if (name !== hold) return false
    if (writer !== '' && writer === step) return true
    return run === runUrl && Number(attempt) < Number(runAttempt)
  }

/**
 * Removes the comments of this job, and resumes the queue if no other hold is left.
 * @returns a sentence about it, with a mark if someone should know or check the queue
 */
export async function restoreWithHold(
  context: HoldContext,
  ref: QueueRef,
  run: JobRun,
  saved: SavedState & { readonly hold: string },
): Promise<Restored> {
  const { hold: name, found, set, left = set, proved } = saved
  const store = new HoldStore(context, ref)
  let state = await presentState(context, ref, { found, set: left, proved })
  const isLate = !proved && state === found
  const readState = async () => {
    const shown = await context.service.findQueue(ref)
    state = shown?.state ?? 'gone'
    // A change that was never proved can take effect later, so it is undone even before it shows.
    return isLate && state === found ? left : state
  }
  const queue = heldQueue(context, ref, store, readState, (changed) => {
    state = changed.state
  })
  let stoppedState = state
  const { end, holds } = await endHold(context, ref, queue, store, {
    name,
    isOwn: isOfJob(saved, run),
    isExpected: true,
    remembered: { ...NO_TEXT, name, stateBefore: found },
    mayResumeFrom: (present) => {
      stoppedState = present
      // Another step with a hold may have paused a queue that this job drained.
      return present === left || (left === 'draining' && present === 'paused')
    },
  })
  const removed = `The hold ${name} of the queue ${queueName(ref)} was removed`
  const difference = `not ${left} as this job left it`
  switch (end) {
    case 'resumed':
      if (stoppedState === left)
        return { mark: 'neutral', sentence: `${removed}, and the queue runs again` }
      return {
        mark: 'warning',
        sentence: `${removed}, and the queue runs again. It was ${stoppedState}, ${difference}`,
      }
    case 'running':
      return { mark: 'neutral', sentence: `${removed}. The queue is running already` }
    case 'held':
      return {
        mark: 'notice',
        sentence: `${removed}. The queue stays ${state}, because it has ${heldClause(holds)}`,
      }
    case 'other-state':
      return {
        mark: 'warning',
        sentence: `${removed}. The queue is ${state}, ${difference}. Someone else changed it, so it stays ${state} until someone resumes it`,
      }
    default:
      return {
        mark: 'warning',
        sentence: `The queue ${queueName(ref)} was ${found} before its first hold. ${removed}, and the queue stays ${state} until someone resumes it`,
      }
  }
}

const NO_TEXT = {
  reason: '',
  since: '',
  until: '',
  run: '',
  attempt: '',
  workflow: '',
  step: '',
}

/** Restores the state, and returns a sentence about it: a warning if someone should check the queue. */
async function restoreState(
  context: QueueContext,
  ref: QueueRef,
  saved: SavedState,
): Promise<Restored> {
  const { found, set, proved } = saved
  const name = `The queue ${queueName(ref)}`
  const state = await presentState(context, ref, saved)
  // A change that was never proved can take effect later, so it is undone even before it shows.
  if (state !== set && (proved || state !== found)) {
    const sentence = `${name} is ${state}, not ${set} as this job left it. Someone else changed it, so it was not restored`
    return { mark: 'warning', sentence }
  }
  const changes = [{ field: 'state', before: set, after: found }] as const
  requireDone(await ensureQueue(context, ref, changes, { state: found }))
  const restored = `${name} was restored from ${set} to ${found}`
  if (found === 'running') return { mark: 'neutral', sentence: restored }
  const sentence = `${restored}, as it was before this job. It merges nothing until someone resumes it`
  return { mark: 'warning', sentence }
}

/** A change that was not proved when the run ended may show this much later. */
const LATE_MS = 15_000

/**
 * Reads the queue's state at the end of the job. Readings can lag, so an absent queue is read again, and
 * so is a state that differs from the proved one.
 */
async function presentState(
  context: QueueContext,
  ref: QueueRef,
  { found, set, proved }: Pick<SavedState, 'found' | 'set' | 'proved'>,
): Promise<string> {
  const find = () => context.service.findQueue(ref)
  const read = () =>
    readSettled(context, find, (queue) => queue === undefined || (proved && queue.state !== set))
  const queue = proved
    ? await read()
    : await readSettled(context, read, (shown) => shown?.state === found, LATE_MS)
  return queue?.state ?? 'gone'
}
