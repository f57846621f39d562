import { truncate } from './text.js'

/** Titles for failed steps without a report, by kind of error. */
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

/** The explanation of a failed step. */
export interface Explanation {
  /** Such as `POST /submitPullRequest for #12 on main`. */
  readonly request: string
  /** The answer, or another problem. */
  readonly problem: string
  readonly remedy: string
  /** A more specific title than that of the kind of error. */
  readonly title?: string
  /** The problem without its first sentence, if that is the headline of the report. */
  readonly details?: string | undefined
}

/** A failure with its explanation; `cause` keeps the underlying error. */
export class ActionError extends Error {
  override readonly name = 'ActionError'
  readonly kind: ErrorKind
  readonly explanation: Explanation

  constructor(kind: ErrorKind, explanation: Explanation, options?: ErrorOptions) {
    super(explanationText(explanation), options)
    this.kind = kind
    this.explanation = explanation
  }

  /** Returns the same failure, explained in other words, with the original as its cause. */
  withExplanation(changes: Partial<Explanation>): ActionError {
    return new ActionError(this.kind, { ...this.explanation, ...changes }, { cause: this })
  }

  withProblem(problem: string): ActionError {
    return this.withExplanation({ problem, details: undefined })
  }

  /** Adds a sentence before the remedy. */
  withAdvice(sentence: string): ActionError {
    return this.withExplanation({ remedy: `${sentence} ${this.explanation.remedy}` })
  }
}

/** Leaves room for the next step in an annotation. */
const MAX_PROBLEM_LENGTH = 3000

/** Formats an explanation as `request: problem. remedy`. */
export function explanationText({ request, problem, remedy }: Explanation): string {
  return `${request}: ${asSentence(truncate(problem, MAX_PROBLEM_LENGTH))} ${remedy}`
}

/** Ends a text with one period, or keeps its question mark. */
const asSentence = (text: string): string => text.replace(/[.\s]+$/, '').replace(/(?<!\?)$/, '.')

/** A write in a dry run. It is a bug, because the operation must end with its plan before. */
export class DryRunError extends ActionError {
  constructor(request: string) {
    super('refused', {
      request,
      problem: 'it was not sent, because this is a dry run',
      remedy: 'Report this as a bug: the operation should have ended with its plan.',
    })
  }
}

/** All wrong inputs, found before any request. */
export class InputError extends ActionError {
  readonly problems: readonly string[]
  /** Such as `2 inputs are wrong`. */
  readonly count: string

  /** @param file the file that has the problems, if they are not in the inputs */
  constructor(problems: readonly string[], file?: string) {
    const isOne = problems.length === 1
    let count = isOne ? '1 input is wrong' : `${problems.length} inputs are wrong`
    let remedy = 'Correct your workflow and run it again. Nothing was sent.'
    if (file !== undefined) {
      count = `${isOne ? '1 problem' : `${problems.length} problems`} in ${file}`
      remedy = 'Correct the file and run it again. Nothing was sent.'
    }
    const list = problems.map((problem) => `- ${problem}`).join('\n')
    super('invalid-input', {
      request: `Reading ${file ?? 'the inputs'}`,
      problem: `${count}\n${list}\n`,
      remedy,
    })
    this.problems = problems
    this.count = count
    // The title of the annotation has the count.
    this.message = isOne ? `${asSentence(String(problems[0]))} ${remedy}` : `${remedy}\n${list}`
  }
}

/** The reason of the abort signal when the run is cancelled. */
export class RunCancelled extends Error {
  override readonly name = 'RunCancelled'
  /** Milliseconds until the runner sends a stronger signal. */
  readonly graceMs: number

  constructor(signal: 'SIGINT' | 'SIGTERM') {
    super(`The runner sent ${signal}.`)
    this.graceMs = signal === 'SIGINT' ? 7500 : 2500
  }
}
