import { queueOf, queueTarget } from '../queue/operation.js'
import { queueVerdict } from '../queue/report.js'
import type { Runner } from '../runner/runner.js'
import { hideSecrets, type RedactingRunner } from '../runner/secrets.js'
import { Deadline } from '../shared/deadline.js'
import { ActionError, InputError } from '../shared/errors.js'
import { withRedact } from '../shared/redact.js'
import { gitHubClient, serviceClient } from '../step/clients.js'
import { commonInputs, repositoryRef } from '../step/common-inputs.js'
import { readEvent } from '../step/event.js'
import { untilGraceEnds } from '../step/guard.js'
import { flag, holdName, optional } from '../step/inputs.js'
import { readInputs } from '../step/read-inputs.js'
import { addToSummary } from '../step/write-report.js'
import { restoreState, restoreWithHold } from './restore.js'
import { parseSavedState, STOPPED_STATES } from './saved-state.js'

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
  const deadline = new Deadline(outside.clock, signal, Number.POSITIVE_INFINITY, outside.signal)
  const runner = { ...outside, ...hideSecrets(unsafe) }
  return withRedact(runner.redact, () => restore(runner, deadline, saved))
}

async function restore(
  runner: Omit<Runner, 'core'> & RedactingRunner,
  deadline: Deadline,
  saved: string,
) {
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
    const authors = { login: undefined, mayWrite: new Map() }
    const context = { ...runner, service, github, authors, setOutputs: () => {} }
    const { hold: name } = state
    const { mark, sentence } =
      name === undefined
        ? await restoreState(context, deadline, ref, state)
        : await restoreWithHold(context, deadline, ref, event, { ...state, hold: name })
    if (mark === 'warning') log.warning(`${sentence}.`)
    else if (mark === 'notice') log.notice(`${sentence}.`)
    else log.info(sentence)
    if (inputs.summary)
      addToSummary(runner, queueVerdict(mark === 'notice' ? 'neutral' : mark, sentence))
    return true
  } catch (error) {
    const why = error instanceof ActionError ? error.message : String(error)
    log.error(`The queue could not be restored to the state it had before this job: ${why}`, {
      title: 'Merge queue: resume-after-job failed',
    })
    return false
  }
}
