import type { WorkflowEvent } from '../github/event.js'
import type { GitHub } from '../github/github.js'
import type { Log } from '../runner/runner.js'
import type { Workspace } from '../runner/workspace.js'
import type { MergeQueueService } from '../service/client.js'
import type { Clock, SharedTimeBudget } from '../shared/clock.js'
import type { ActionError } from '../shared/errors.js'
import type { Redact } from '../shared/redact.js'
import type { RepositoryRef } from '../shared/references.js'
import type { OutputName } from './contract.js'

/**
 * A value for an output. `undefined` writes the output empty: not known, or not applicable. A list
 * is written as JSON, without the last elements if they do not fit, so the important ones come
 * first; `details` has them all. An object is, too, and says `truncated` if its lists are cut.
 */
export type OutputValue = string | number | boolean | object | undefined

/** Some outputs of action.yml, by name. */
export type Outputs<Name extends OutputName = OutputName> = Partial<
  Readonly<Record<Name, OutputValue>>
>

/** Everything that an operation may use of the outside world. */
export interface Context {
  /** The merge-queue service; every call has its own deadline and retries. */
  readonly service: MergeQueueService
  /** GitHub; loaded when first used, and not there without a token. */
  readonly github: GitHub
  readonly repository: RepositoryRef
  readonly event: WorkflowEvent
  /** The only way to access files, inside the workspace and RUNNER_TEMP. */
  readonly workspace: Workspace
  readonly log: Log
  /** For text that leaves neither through the log nor as an output, a summary or a file. */
  readonly redact: Redact
  readonly clock: Clock
  readonly random: () => number
  /** Aborts when the run is cancelled; the reason is a `RunCancelled`. */
  readonly signal: AbortSignal
  /** Time that all questions to GitHub share before the work of the step begins. */
  readonly timeBeforeWork: SharedTimeBudget
  /** Read and plan only; see {@link planned} in `operation.ts`. */
  readonly dryRun: boolean
  /**
   * Records what is known so far, for outputs and result file, even if `run` throws. The schema of
   * the result file, to which every test is held, allows only the outputs that the operation
   * declares.
   */
  readonly setOutputs: (outputs: Outputs) => void
  /** Hands a value to the action's post step, which runs when the job ends. */
  readonly saveForPost: (value: string) => void
}

/** The end of an operation, as the operation gives it back. */
export interface Result<Output extends OutputName = OutputName> {
  /** An outcome of the operation, or one that all share (docs/operations.md, "Outcomes"). */
  readonly outcome: string
  readonly outputs?: Outputs<Output>
  /** Everything else that was found out, for the result file. Must survive JSON.stringify. */
  readonly details?: Readonly<Record<string, unknown>>
  /** GitHub-flavored Markdown for the job summary. A heading of its own is the verdict. */
  readonly summary?: string
  /** Set when the step must fail: what was requested, what came back, what to do next. */
  readonly failure?: ActionError | undefined
}
