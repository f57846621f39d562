import type { WorkflowEvent } from '../github/event.js'
import { describe } from '../http/errors.js'
import type { HttpRequest } from '../http/request.js'
import { code, codeBlock, folded, MARKS } from '../markdown/markdown.js'
import type { Log } from '../runner/runner.js'
import { FILES_TO_WRITE, type Workspace } from '../runner/workspace.js'
import { InputError } from '../shared/errors.js'
import type { RepositoryRef } from '../shared/references.js'
import { type KebabCase, pluralize } from '../shared/text.js'
import * as z from '../shared/zod.js'
import type { Context, Result } from './context.js'
import type { InputName, OutputName } from './contract.js'
import { areComplete, collect, inputName, quote, type ReadInputs, wereRead } from './inputs.js'
import type { Outcome } from './outcomes.js'

/** Everything that is known before the first request, besides the inputs. */
export interface Scope {
  readonly repository: RepositoryRef
  readonly event: WorkflowEvent
  /** GitHub can be asked. */
  readonly hasGitHubToken: boolean
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** The values of an input shape after it has been read. */
export type InputsOf<S extends z.core.$ZodShape> = z.output<z.ZodMiniObject<S>>

/** Makes an input that is not in action.yml a type error. */
type Described<Shape> = {
  readonly [Key in keyof Shape & string as KebabCase<Key> extends InputName
    ? never
    : Key]: 'in action.yml, then `npm run docs`'
}

/**
 * The subject of an operation. `defineOperation` adds its inputs and outputs to the operation's,
 * locates it before any request and resolves it before the operation runs: no step can be
 * forgotten.
 */
export interface Target<S extends z.core.$ZodShape, Output extends OutputName, Location, Resolved> {
  readonly inputs: S
  /** The outputs that every operation on it has. */
  readonly outputs: readonly Output[]
  /** Reads it from inputs and event, without a request; throws an InputError if that fails. */
  readonly locate: (inputs: InputsOf<S>, scope: Scope) => Location
  /** Finds the target, with GitHub's help if needed; throws an ActionError if it cannot. */
  readonly resolve: (location: Location, context: Context) => Promise<Resolved>
}

/** The repository or the organization as a whole. */
export const noTarget: Target<Record<never, never>, never, undefined, undefined> = {
  inputs: {},
  outputs: [],
  locate: () => undefined,
  resolve: async () => undefined,
}

/** An operation as {@link defineOperation} makes it, without its own input and output types. */
export interface Operation {
  readonly about: string
  readonly inputs: z.ZodMiniObject
  readonly outputs: readonly OutputName[]
  readonly outcomes: readonly Outcome[]
  readonly retryTimeoutSeconds: number
  readonly onlyWith: Readonly<Record<string, string | readonly string[]>>
  /** Takes values as `readInputs` gives them; throws an InputError if they are wrong together. */
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

/** What is wrong with inputs together, as a sentence. */
type Problem = string | false | undefined

/** Looks for a problem of inputs, if all of those with these keys could be read. */
type Check<Inputs extends object, Location> = <Key extends keyof Inputs>(
  reads: readonly Key[],
  find: (inputs: Pick<Inputs, Key>, scope: Scope, location: Location | undefined) => Problem,
) => Problem

/** The policy's deadline for one call, retries included (docs/maintaining/decisions/retries.md). */
const RETRY_TIMEOUT_SECONDS = 120

/** Ties `run` to its target, inputs and outputs, then hides their types. */
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
  /** A pull request, a queue, or {@link noTarget}; brings inputs, outputs and checks of its own. */
  readonly target: Target<TargetShape, TargetOutput, Location, Resolved>
  /** The inputs beyond the common ones and the target's; `failOn` reads the input `fail-on`. */
  readonly inputs: Shape & Described<Shape>
  /** The outputs beyond the target's and `outcome`, `result`, `result-file`. */
  readonly outputs: readonly Output[]
  /** The outcomes of its own, beyond the failures common to all. */
  readonly outcomes: readonly Outcome[]
  /** Default of `retry-timeout-seconds`; 120 where absent. */
  readonly retryTimeoutSeconds?: number
  /**
   * Checks across inputs, before any request. `location` is undefined when the target could not be
   * located, which is reported anyway.
   */
  readonly checks?: (check: Check<InputsOf<TargetShape & Shape>, Location>) => readonly Problem[]
  /** Inputs that have no effect unless another one, or one of several, is set: `resubmit: 'wait'`. */
  readonly onlyWith?: Partial<
    Readonly<
      Record<
        keyof (TargetShape & Shape) & string,
        (keyof Shape & string) | readonly (keyof Shape & string)[]
      >
    >
  >
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

/** A file that could not be written in the end is a wrong input from the beginning. */
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

/** Most characters of a body that are printed. */
const LONGEST_BODY = 4000

/**
 * The end of a dry run or a plan: prints the exact requests, without the token, and sends none.
 * @param report Markdown of what would change, above the requests
 */
export function planned(
  log: Log,
  requests: readonly HttpRequest[],
  { why = 'Dry run', report }: Partial<Readonly<Record<'why' | 'report', string>>> = {},
): Result {
  const plan = requests.map((request) => {
    const { method, path } = request
    const body = bodyText(request)
    const bytes = Buffer.byteLength(body)
    const shown =
      bytes > LONGEST_BODY
        ? `${body.slice(0, LONGEST_BODY)}… (${bytes} bytes; \`result-file\` has the whole body)`
        : body
    log.group(`${why}: ${describe(request)}`, [shown])
    const parts = [code(`${method} ${path}`), codeBlock([shown], 'json')]
    return { sent: { method, path, body }, parts }
  })
  const blocks = plan.flatMap(({ parts }) => parts).join('\n\n')
  const title = `### ${MARKS.neutral} ${why}: ${pluralize(plan.length, 'request')} planned, none sent`
  const shown = report === undefined || blocks === '' ? blocks : folded('Requests', blocks)
  return {
    outcome: 'planned',
    details: { planned: plan.map(({ sent }) => sent) },
    summary: `${report ?? title}\n\n${shown}`,
  }
}

const bodyText = ({ body = {} }: HttpRequest): string =>
  Array.isArray(body) ? Buffer.concat(body).toString() : JSON.stringify(body)
