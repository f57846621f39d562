import type { WorkflowEvent } from '../github/event.js'
import * as z from '../shared/zod.js'
import type { Context, Result } from './context.js'
import type { OutputName } from './contract.js'
import { unlessWrong } from './inputs.js'
import type { InputsOf, Scope, Target } from './target.js'

interface Spec<
  TargetShape extends z.core.$ZodShape,
  TargetOutput extends OutputName,
  Location,
  Resolved,
  Shape extends z.core.$ZodShape,
  Output extends OutputName,
> {
  /** One sentence for the README. */
  readonly about: string
  /** A pull request, a queue, or {@link noTarget}; brings inputs, outputs and checks of its own. */
  readonly target: Target<TargetShape, TargetOutput, Location, Resolved>
  /** The inputs beyond the common ones and the target's; `failOn` reads the input `fail-on`. */
  readonly inputs: Shape
  /** The outputs beyond the target's and `outcome`, `result`, `result-file`. */
  readonly outputs: readonly Output[]
  /** The outcomes of its own, beyond the failures common to all. */
  readonly outcomes: readonly string[]
  /** Default of `retry-timeout-seconds`; 120 where absent. */
  readonly retryTimeoutSeconds?: number
  /**
   * Checks across inputs, each a sentence when something is wrong. They run before any request; a
   * check that reads a wrong input is skipped. `location` is undefined when the target could not be
   * located, which is reported anyway.
   */
  readonly checks?: readonly ((
    inputs: InputsOf<TargetShape & Shape>,
    scope: Scope,
    location: Location | undefined,
  ) => string | undefined)[]
  /** Headers that stand in for the token in a run that has none; `undefined` when nothing can. */
  readonly withoutToken?: (
    inputs: InputsOf<TargetShape & Shape>,
    event: WorkflowEvent,
  ) => Readonly<Record<string, string>> | undefined
  readonly run: (
    inputs: InputsOf<TargetShape & Shape>,
    context: Context,
    target: Resolved,
  ) => Promise<Result<NoInfer<Output | TargetOutput>>>
}

/** An operation whose inputs have been read and checked: all that is left is to run it. */
export interface PreparedOperation {
  /** Headers that stand in for the token in a run that has none; `undefined` when nothing can. */
  readonly withoutToken: () => Readonly<Record<string, string>> | undefined
  /** Resolves the target, then runs. */
  readonly run: (context: Context) => Promise<Result>
}

/** An operation as the table of contents holds it, without its own input and output types. */
export interface Operation {
  readonly about: string
  readonly inputs: z.ZodMiniObject
  readonly outputs: readonly OutputName[]
  readonly outcomes: readonly string[]
  readonly retryTimeoutSeconds: number
  /** @param values of {@link inputs}, as `readInputs` gives them, wrong ones included */
  prepare(
    values: unknown,
    scope: Scope,
  ): PreparedOperation | { readonly problems: readonly string[] }
}

/** The policy's deadline for one call, retries included (docs/adr/0004). */
export const RETRY_TIMEOUT_SECONDS = 120

/** Ties `run` to its target, inputs and outputs, then hides their types. */
export function defineOperation<
  TargetShape extends z.core.$ZodShape,
  TargetOutput extends OutputName,
  Location,
  Resolved,
  Shape extends z.core.$ZodShape,
  const Output extends OutputName,
>(spec: Spec<TargetShape, TargetOutput, Location, Resolved, Shape, Output>): Operation {
  const { target } = spec
  return {
    about: spec.about,
    inputs: z.object({ ...target.inputs, ...spec.inputs }),
    outputs: [...new Set<OutputName>([...target.outputs, ...spec.outputs])],
    outcomes: spec.outcomes,
    retryTimeoutSeconds: spec.retryTimeoutSeconds ?? RETRY_TIMEOUT_SECONDS,
    prepare(values, scope) {
      const inputs = values as InputsOf<TargetShape & Shape>
      const located = unlessWrong(() => target.locate(values as InputsOf<TargetShape>, scope))
      const location = located && 'location' in located ? located.location : undefined
      const checked = spec.checks?.map((check) => unlessWrong(() => check(inputs, scope, location)))
      const problems = [
        ...(located && 'problems' in located ? located.problems : []),
        ...(checked ?? []).filter((problem) => problem !== undefined),
      ]
      if (problems.length > 0) return { problems }
      return {
        withoutToken: () => spec.withoutToken?.(inputs, scope.event),
        run: async (context) =>
          spec.run(inputs, context, await target.resolve(location as Location, context)),
      }
    },
  }
}
