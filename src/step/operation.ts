import type { WorkflowEvent } from '../github/event.js'
import { FILES_TO_WRITE } from '../runner/files-to-write.js'
import type { Deadline } from '../shared/deadline.js'
import { withResubmitHint } from '../shared/resubmit-hint.js'
import type { KebabCase } from '../shared/text.js'
import * as z from '../shared/zod.js'
import type { CommonInputs } from './common-inputs.js'
import type { Context, OperationContext, Result, StepResult } from './context.js'
import type { InputName, OutputName } from './contract.js'
import { inputName, quote } from './inputs.js'
import type { Outcome } from './outcomes.js'
import {
  type Checks,
  type InputCheck,
  type InputsOf,
  runChecks,
  type Scope,
} from './read-inputs.js'

export type { InputsOf, Scope } from './read-inputs.js'

/** Makes an input that is not in action.yml a type error. */
type Described<Shape> = {
  readonly [Key in keyof Shape & string as KebabCase<Key> extends InputName
    ? never
    : Key]: 'in action.yml, then `npm run docs`'
}

/**
 * The subject of an operation, such as a pull request. `defineOperation` adds its inputs, checks and
 * outputs to those of the operation, and resolves it before `run`.
 */
export interface Target<Shape extends z.core.$ZodShape, Output extends OutputName, Resolved> {
  readonly inputs: Shape
  readonly checks: Checks<InputsOf<Shape>>
  /** The outputs of every operation on this target. */
  readonly outputs: readonly Output[]
  /** Finds the target, and asks GitHub if necessary; throws an ActionError. */
  readonly resolve: (
    inputs: InputsOf<Shape>,
    context: Context<Output>,
    deadline: Deadline,
  ) => Promise<Resolved>
}

/** The target of operations on the whole repository or organization. */
export const noTarget: Target<Record<never, never>, never, undefined> = {
  inputs: {},
  checks: {},
  outputs: [],
  resolve: async () => undefined,
}

/** A word in the list of another input, without which an input has no effect. */
export interface ListedWord {
  readonly input: string
  readonly word: string
}

/** An operation from {@link defineOperation}, without its specific input and output types. */
export interface Operation {
  readonly about: string
  readonly inputs: z.ZodMiniObject
  readonly outputs: readonly OutputName[]
  readonly outcomes: readonly Outcome[]
  readonly retryTimeoutSeconds: number
  readonly onlyWith: Readonly<Record<string, string | ListedWord | readonly string[] | undefined>>
  /** Checks inputs together with others and with the run, and returns all problems. */
  check(inputs: object, scope: Scope): readonly string[]
  withoutToken(inputs: object, event: WorkflowEvent): Readonly<Record<string, string>> | undefined
  /** Resolves the target, then runs. */
  run(inputs: object, context: OperationContext<OutputName>): Promise<StepResult>
}

/** Default time for one call with its retries (docs/maintaining/decisions/retries.md). */
const RETRY_TIMEOUT_SECONDS = 120

/** Checks the types of an operation's target, inputs, outputs and `run`, then hides them. */
export function defineOperation<
  TargetShape extends z.core.$ZodShape,
  TargetOutput extends OutputName,
  Resolved,
  Shape extends z.core.$ZodShape,
  const Output extends OutputName,
>(spec: {
  /** One sentence for the README. */
  readonly about: string
  /** A pull request, a queue, or {@link noTarget}; adds its inputs, checks and outputs. */
  readonly target: Target<TargetShape, TargetOutput, Resolved>
  /** Inputs, without the common ones and the target's. `failOn` reads the input `fail-on`. */
  readonly inputs: Shape & Described<Shape>
  /** Checks of an input together with others or with the run, before any request. */
  readonly checks?: Checks<InputsOf<TargetShape> & InputsOf<Shape>>
  /** Inputs that have an effect only if another one, or one of several, is set: `resubmit: 'wait'`. */
  readonly onlyWith?: {
    readonly [Key in keyof (TargetShape & Shape)]?:
      | (keyof Shape & string)
      | readonly (keyof Shape & string)[]
      | { readonly input: keyof Shape & string; readonly word: string }
  }
  /** Outputs, without the target's and `outcome`, `result`, `result-file`. */
  readonly outputs: readonly Output[]
  /** Outcomes, without the failures that all operations share. */
  readonly outcomes: readonly Outcome[]
  /** Default of `retry-timeout-seconds`; 120 if absent. */
  readonly retryTimeoutSeconds?: number
  /** Returns headers for a run without a token; `undefined` if the operation needs a token. */
  readonly withoutToken?: (
    inputs: InputsOf<TargetShape> & InputsOf<Shape> & Pick<CommonInputs, 'onMissingToken'>,
    event: WorkflowEvent,
  ) => Readonly<Record<string, string>> | undefined
  readonly run: (
    inputs: InputsOf<TargetShape> & InputsOf<Shape>,
    context: OperationContext<NoInfer<Output | TargetOutput>>,
    target: Resolved,
  ) => Promise<Result<NoInfer<Output | TargetOutput>>>
}): Operation {
  const { about, target, outcomes, run, onlyWith = {}, withoutToken = () => undefined } = spec
  type Inputs = InputsOf<TargetShape> & InputsOf<Shape>
  const shape = { ...target.inputs, ...spec.inputs }
  const files = fileChecks(shape)
  return {
    about,
    inputs: z.object(shape),
    outputs: [...new Set<OutputName>([...target.outputs, ...spec.outputs])],
    outcomes,
    retryTimeoutSeconds: spec.retryTimeoutSeconds ?? RETRY_TIMEOUT_SECONDS,
    onlyWith,
    check: (inputs: Inputs, scope) => [
      ...runChecks(target.checks, inputs, scope),
      ...runChecks(spec.checks ?? {}, inputs, scope),
      ...runChecks(files, inputs, scope),
    ],
    withoutToken: (inputs: Inputs & Pick<CommonInputs, 'onMissingToken'>, event) =>
      withoutToken(inputs, event),
    run: (inputs: Inputs & { readonly resubmitHint?: string | undefined }, context) =>
      withResubmitHint(inputs.resubmitHint, async () =>
        run(inputs, context, await target.resolve(inputs, context, context.deadline)),
      ),
  }
}

/** Checks each input that names files to write, because the work must not end without its files. */
function fileChecks(shape: object): Checks<Readonly<Record<string, unknown>>> {
  const checks: Record<string, InputCheck<Readonly<Record<string, unknown>>>> = {}
  for (const key of Object.keys(shape)) {
    const input = FILES_TO_WRITE.find((name) => name === inputName(key))
    if (input === undefined) continue
    checks[key] = (inputs, { workspace }) =>
      [inputs[key] ?? []].flat().map((path) => {
        const why = workspace.refusalToWrite(input, String(path))
        return why && `is ${quote(path)}: ${why}`
      })
  }
  return checks
}
