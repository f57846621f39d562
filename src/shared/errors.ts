import { truncate } from './text.js'

/** The verdict on a step that failed in one of these ways and has no report of its own. */
export const ERROR_TITLES = {
  'invalid-input': 'The step cannot run with these inputs',
  unauthorized: 'Access was denied',
  'not-found': 'The queue, the pull request or the repository was not found',
  refused: 'The request was refused',
  'rate-limited': 'There were too many requests',
  'timed-out': 'No answer came in time',
  unavailable: 'The service is unavailable',
  'bad-response': "The answer can't be used",
  'unknown-outcome': "Couldn't confirm the outcome",
  aborted: 'The run was cancelled',
}

/**
 * The failures that every operation can end with. The set is closed and maps one to one to the
 * output `outcome` (docs/operations.md, "Outcomes"), so a workflow can branch on it.
 */
export type ErrorKind = keyof typeof ERROR_TITLES

/** Facts that the reader of a failed step needs. */
export interface Explanation {
  /** Such as `POST /submitPullRequest for #12 on main`. */
  readonly request: string
  /** Answer that came back, or what was found. */
  readonly problem: string
  readonly remedy: string
  /** The verdict on the step, if it says more than the kind of error does. */
  readonly title?: string
}

/** A failure with its explanation; `cause` keeps the underlying error. */
export class ActionError extends Error {
  override readonly name = 'ActionError'
  readonly kind: ErrorKind
  readonly explanation: Explanation

  constructor(kind: ErrorKind, explanation: Explanation, options?: ErrorOptions) {
    super(explain(explanation), options)
    this.kind = kind
    this.explanation = explanation
  }
}

/** The same failure with another problem, which says more; the failure itself is the cause. */
export const withProblem = (cause: ActionError, problem: string): ActionError =>
  new ActionError(cause.kind, { ...cause.explanation, problem }, { cause })

/** Longest problem in a message: the annotation has to hold what to do next as well. */
const LONGEST_PROBLEM = 3000

/** One line for an {@link Explanation}: `request: problem. remedy`. */
export function explain({ request, problem, remedy }: Explanation): string {
  return `${request}: ${asSentence(truncate(problem, LONGEST_PROBLEM))} ${remedy}`
}

/** The text with one mark at its end; a question keeps its own. */
const asSentence = (text: string): string => text.replace(/[.\s]+$/, '').replace(/(?<!\?)$/, '.')

/** A client refused to write in a dry run, in which an operation ends with its plan before. */
export class DryRunError extends ActionError {
  constructor(request: string) {
    super('refused', {
      request,
      problem: 'it was not sent, because this is a dry run',
      remedy: 'Report this as a bug: the operation should have ended with its plan.',
    })
  }
}

/** Wrong inputs, all of them, found before any request. */
export class InputError extends ActionError {
  readonly problems: readonly string[]
  /** Such as `2 inputs are wrong`. */
  readonly count: string

  /** @param file that has the problems, if it is not the inputs themselves */
  constructor(problems: readonly string[], file?: string) {
    const isOne = problems.length === 1
    const wrongInputs = isOne ? '1 input is wrong' : `${problems.length} inputs are wrong`
    const inFile = `${isOne ? '1 problem' : `${problems.length} problems`} in ${file}`
    const count = file === undefined ? wrongInputs : inFile
    const correct = file === undefined ? 'Correct your workflow' : 'Correct the file'
    const remedy = `${correct} and run it again. Nothing was sent.`
    const list = problems.map((problem) => `- ${problem}`).join('\n')
    super('invalid-input', {
      request: `Reading ${file ?? 'the inputs'}`,
      problem: `${count}\n${list}\n`,
      remedy,
    })
    this.problems = problems
    this.count = count
    // The title of the annotation has the count.
    this.message =
      problems.length === 1
        ? `${asSentence(String(problems[0]))} ${remedy}`
        : `${count}. ${remedy}\n${list}`
  }
}

/** Why the signal aborted, and how much time GitHub leaves the process to end. */
export class RunCancelled extends Error {
  override readonly name = 'RunCancelled'
  /** Milliseconds until the runner sends the next, harder signal. */
  readonly graceMs: number

  constructor(signal: 'SIGINT' | 'SIGTERM') {
    super(`The run was cancelled (${signal}).`)
    this.graceMs = signal === 'SIGINT' ? 7500 : 2500
  }
}
