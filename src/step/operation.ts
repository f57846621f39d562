import type { WorkflowEvent } from '../github/event.js'
import { FILES_TO_WRITE, type Workspace } from '../runner/workspace.js'
import { InputError } from '../shared/errors.js'
import type { RepositoryRef } from '../shared/references.js'
import type { KebabCase } from '../shared/text.js'
import * as z from '../shared/zod.js'
import type { Context, Result } from './context.js'
import type { InputName, OutputName } from './contract.js'
import { areComplete, collect, inputName, quote, type ReadInputs, wereRead } from './inputs.js'
import type { Outcome } from './outcomes.js'

/** The facts, besides the inputs, that are known before the first request. */
export interface Scope {
  readonly repository: RepositoryRef
  readonly event: WorkflowEvent
  readonly hasGitHubToken: boolean
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** The values of the inputs of a shape. */
export type InputsOf<S extends z.core.$ZodShape> = z.output<z.ZodMiniObject<S>>

/** Makes an input that is not in action.yml a type error. */
type Described<Shape> = {
  readonly [Key in keyof Shape & string as KebabCase<Key> extends InputName
    ? never
    : Key]: 'in action.yml, then `npm run docs`'
}

/**
 * The subject of an operation, such as a pull request. `defineOperation` adds its inputs and outputs
 * to those of the operation, locates it before any request, and resolves it before `run`.
 */
export interface Target<S extends z.core.$ZodShape, Output extends OutputName, Location, Resolved> {
  readonly inputs: S
  /** The outputs of every operation on this target. */
  readonly outputs: readonly Output[]
  /** Locates the target from inputs and event, without a request; throws an InputError. */
  readonly locate: (inputs: InputsOf<S>, scope: Scope) => Location
  /** Finds the target, and asks GitHub if necessary; throws an ActionError. */
  readonly resolve: (location: Location, context: Context) => Promise<Resolved>
}

/** The target of operations on the whole repository or organization. */
export const noTarget: Target<Record<never, never>, never, undefined, undefined> = {
  inputs: {},
  outputs: [],
  locate: () => undefined,
  resolve: async () => undefined,
}

/** An operation from {@link defineOperation}, without its specific input and output types. */
export interface Operation {
  readonly about: string
  readonly inputs: z.ZodMiniObject
  readonly outputs: readonly OutputName[]
  readonly outcomes: readonly Outcome[]
  readonly retryTimeoutSeconds: number
  readonly onlyWith: Readonly<Record<string, string | readonly string[]>>
  /** Checks the values from `readInputs` together; throws an InputError. */
  prepare(
    values: ReadInputs<object>,
    scope: Scope,
    workspace: Workspace,
  ): {
    readonly withoutToken: () => Readonly<Record<string, string>> | undefined
    /** Resolves the target, then runs. */
    readonly run: (context: Context) => Promise<Result>
  }
}

/** A sentence about inputs that do not fit together. */
type Problem = string | false | undefined

/** Looks for a problem, if all inputs with these keys are valid. */
type Check<Inputs extends object, Location> = <Key extends keyof Inputs>(
  reads: readonly Key[],
  find: (inputs: Pick<Inputs, Key>, scope: Scope, location: Location | undefined) => Problem,
) => Problem

/** Default time for one call with its retries (docs/maintaining/decisions/retries.md). */
const RETRY_TIMEOUT_SECONDS = 120

/** Checks the types of an operation's target, inputs, outputs and `run`, then hides them. */
export function defineOperation<
  TargetShape extends z.core.$ZodShape,
  TargetOutput extends OutputName,
  Location,
  Resolved,
  Shape extends z.core.$ZodShape,
  const Output extends OutputName,
>(spec: {
  /** One sentence for the README. */
  readonly about: string
  /** A pull request, a queue, or {@link noTarget}; adds its inputs, outputs and checks. */
  readonly target: Target<TargetShape, TargetOutput, Location, Resolved>
  /** Inputs, without the common ones and the target's. `failOn` reads the input `fail-on`. */
  readonly inputs: Shape & Described<Shape>
  /** Outputs, without the target's and `outcome`, `result`, `result-file`. */
  readonly outputs: readonly Output[]
  /** Outcomes, without the failures that all operations share. */
  readonly outcomes: readonly Outcome[]
  /** Default of `retry-timeout-seconds`; 120 if absent. */
  readonly retryTimeoutSeconds?: number
  /**
   * Checks across inputs, before any request. `location` is undefined if the target could not be
   * located; that problem is reported separately.
   */
  readonly checks?: (check: Check<InputsOf<TargetShape & Shape>, Location>) => readonly Problem[]
  /** Inputs that have an effect only if another one, or one of several, is set: `resubmit: 'wait'`. */
  readonly onlyWith?: Partial<
    Readonly<
      Record<
        keyof (TargetShape & Shape) & string,
        (keyof Shape & string) | readonly (keyof Shape & string)[]
      >
    >
  >
  /** Returns headers for a run without a token; `undefined` if the operation needs a token. */
  readonly withoutToken?: (
    inputs: InputsOf<TargetShape & Shape>,
    event: WorkflowEvent,
  ) => Readonly<Record<string, string>> | undefined
  readonly run: (
    inputs: InputsOf<TargetShape & Shape>,
    context: Context,
    target: Resolved,
  ) => Promise<Result<NoInfer<Output | TargetOutput>>>
}): Operation {
  const { target } = spec
  return {
    about: spec.about,
    inputs: z.object({ ...target.inputs, ...spec.inputs }),
    outputs: [...new Set<OutputName>([...target.outputs, ...spec.outputs])],
    outcomes: spec.outcomes,
    retryTimeoutSeconds: spec.retryTimeoutSeconds ?? RETRY_TIMEOUT_SECONDS,
    onlyWith: (spec.onlyWith ?? {}) as Operation['onlyWith'],
    prepare(values: ReadInputs<InputsOf<TargetShape & Shape>>, scope, workspace) {
      const problems: string[] = []
      const ofTarget = values as ReadInputs<InputsOf<TargetShape>>
      const location = areComplete(target.inputs, ofTarget)
        ? collect(problems, () => target.locate(ofTarget, scope))
        : undefined
      const inputs = values as InputsOf<TargetShape & Shape>
      const found = spec.checks?.(
        (reads, find) => wereRead(values, reads) && find(inputs, scope, location),
      )
      problems.push(...(found ?? []).flatMap((problem) => problem || []))
      problems.push(...refusedFiles(values, workspace))
      if (problems.length > 0) throw new InputError(problems)
      return {
        withoutToken: () => spec.withoutToken?.(inputs, scope.event),
        run: async (context) =>
          spec.run(inputs, context, await target.resolve(location as Location, context)),
      }
    },
  }
}

/** Reports paths of output files that cannot be written, before the work begins. */
function refusedFiles(values: Readonly<Record<string, unknown>>, workspace: Workspace): string[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const input = FILES_TO_WRITE.find((name) => name === inputName(key))
    if (input === undefined) return []
    return [value ?? []].flat().flatMap((path) => {
      const why = workspace.refusalToWrite(input, String(path))
      return why === undefined ? [] : `Input \`${input}\` is ${quote(path)}: ${why}`
    })
  })
}
