import type { AuthorMemory } from '../github/access.js'
import type { WorkflowEvent } from '../github/event.js'
import type { GitHubClient } from '../github/octokit.js'
import type { Report } from '../reports/report.js'
import type { Log } from '../runner/runner.js'
import type { Workspace } from '../runner/workspace.js'
import type { MergeQueueService } from '../service/client.js'
import type { Clock } from '../shared/clock.js'
import type { Budget, Deadline } from '../shared/deadline.js'
import type { ActionError } from '../shared/errors.js'
import type { Redact } from '../shared/redact.js'
import type { RepositoryRef, StackTracker } from '../shared/references.js'
import type { OutputName } from './contract.js'
import type { Outcome } from './outcomes.js'

/**
 * A value for an output. `undefined` leaves the output empty: unknown or not applicable. Lists and
 * objects are written as JSON. A list loses its last elements if they do not fit, so put important
 * ones first; `details` has all of them. An object with shortened lists gets `truncated`.
 */
type OutputValue = string | number | boolean | object | undefined

/** Values for some outputs. An output of action.yml that is not among the names is a type error. */
export type Outputs<Name extends OutputName> = {
  readonly [Key in Name]?: OutputValue
} & {
  readonly [Key in Exclude<OutputName, Name>]?: never
}

/**
 * Everything outside the process that a part of a step may use. What it may take is an argument
 * beside it, its deadline.
 * @typeParam Output the outputs that a function with this context may set; none by default
 */
export interface Context<in Output extends OutputName = never> {
  /** The merge-queue service; every call has its own retries. */
  readonly service: MergeQueueService
  /** Loaded when first used; not `available` without a token. */
  readonly github: GitHubClient
  /** The stacks that the step has seen. */
  readonly stacks: StackTracker
  /** Answers of GitHub about authors. */
  readonly authors: AuthorMemory
  readonly repository: RepositoryRef
  readonly event: WorkflowEvent
  /** The only way to access files, inside the workspace and RUNNER_TEMP. */
  readonly workspace: Workspace
  readonly log: Log
  /** Needed only for text that goes elsewhere than to the log, an output, the summary or a file. */
  readonly redact: Redact
  readonly clock: Clock
  readonly random: () => number
  /** Aborts when the operation has ended: nothing waits for its readings any more. */
  readonly ended: AbortSignal
  /** Shared by all requests to GitHub before the work of the step begins. */
  readonly timeBeforeWork: Budget
  /** Read and plan only; see `planOnlyResult` in `dry-run.ts`. */
  readonly dryRun: boolean
  /** Without a summary, facts that nothing else shows need not be read. */
  readonly hasSummary: boolean
  /**
   * Records outputs that are known so far. They are written even if `run` throws. An operation can
   * set only the outputs that it declares.
   */
  readonly setOutputs: (outputs: Outputs<Output>) => void
  /** Hands a value to the action's post step, which runs when the job ends. */
  readonly saveForPost: (value: string) => void
}

/** The context of a whole operation, which chooses the deadlines of its parts. */
export interface OperationContext<in Output extends OutputName = never> extends Context<Output> {
  /** Ends when the run is cancelled. */
  readonly deadline: Deadline
}

/** The result that an operation returns. */
export interface Result<out Output extends OutputName = never> {
  /** An outcome of the operation, or a common one (docs/operations.md, "Outcomes"). */
  readonly outcome: Outcome
  readonly outputs?: Outputs<Output>
  /** More data for the result file. Must survive JSON.stringify. */
  readonly details?: Readonly<Record<string, unknown>>
  /** For the job summary, and the title of the annotation if the step fails. */
  readonly summary?: Report | undefined
  /** Set if the step must fail. */
  readonly failure?: ActionError | undefined
}

/** The result of a step, whatever its operation. */
export type StepResult = Result<OutputName>
