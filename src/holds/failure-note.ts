/** Adds the fate of a hold to a failure. */
import { REMEDIES } from '../service/remedies.js'
import { ActionError, RunCancelled } from '../shared/errors.js'

/** Texts that are added to the problem and to the remedy of a failure. */
export interface Note {
  readonly problem: string
  readonly remedy: string
}

/** Adds a note to a failure, and to the cancellation of a run. Any other error stays as it is. */
export function withNote(cause: unknown, note: Note | undefined): unknown {
  const failure = cause instanceof RunCancelled ? asAborted(cause) : cause
  if (note === undefined || !(failure instanceof ActionError)) return cause
  const { problem, remedy } = failure.explanation
  return failure.withExplanation({
    problem: `${problem}; ${note.problem}`,
    remedy: `${remedy} ${note.remedy}`,
  })
}

/** The failure of a run that was cancelled between two requests. */
const asAborted = (cause: RunCancelled): ActionError =>
  new ActionError(
    'aborted',
    {
      request: 'Changing the holds of the queue',
      problem: cause.message.replace(/\.$/, ''),
      remedy: REMEDIES.aborted,
    },
    { cause },
  )
