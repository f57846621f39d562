/**
 * Reads the inputs of a step. A field of `inputs.ts` decides about one input, and a check about an
 * input together with others or with the run. The problems of both are reported together.
 */
import type { WorkflowEvent } from '../github/event.js'
import type { Workspace } from '../runner/workspace.js'
import { InputError } from '../shared/errors.js'
import type { RepositoryRef } from '../shared/references.js'
import * as z from '../shared/zod.js'
import type { InputName } from './contract.js'
import { inputName } from './inputs.js'

/** The values of the inputs of a shape. */
export type InputsOf<S extends z.core.$ZodShape> = z.output<z.ZodMiniObject<S>>

/** The facts, besides the inputs, that are known before the first request. */
export interface Scope {
  readonly repository: RepositoryRef
  readonly event: WorkflowEvent
  readonly hasGitHubToken: boolean
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly workspace: Workspace
  /** An input as it was given, even if it is wrong. */
  readonly given: (name: InputName) => string
}

/** Ends a sentence that begins with the name of the input, such as "must be a single line". */
type InputProblem = string | false | undefined

/** Looks for problems of an input that is valid by itself. */
export type InputCheck<Inputs> = (
  inputs: Inputs,
  scope: Scope,
) => InputProblem | readonly InputProblem[]

/** Checks, each under the key of the input that it is about. */
export type Checks<Inputs> = {
  readonly [Key in keyof Inputs]?: InputCheck<Inputs> | readonly InputCheck<Inputs>[]
}

/** The one form of every message about a wrong input. */
export const inputProblem = (key: string, problem: string): string =>
  `Input \`${inputName(key)}\` ${problem}`

/** The problems of an empty required input, which often comes from a variable. */
const MISSING: Readonly<Record<string, string>> = {
  apiUrl:
    'is required and is empty. If its value is an expression such as `vars.MERGE_QUEUE_API_URL`, that variable is not set: set it under Settings → Secrets and variables → Actions → Variables',
  confirm: 'is required and is empty: set it to the queue to delete, such as `octo-org/orion@main`',
}
const MISSING_ELSE =
  'is required and is empty: set it. If its value is an expression, that expression has no value in this run'

/**
 * Reads the inputs of a shape. An empty input counts as absent: the runner passes both as empty.
 * @returns all problems, and the inputs; reading a wrong one throws its InputError
 */
export async function readInputs<S extends z.core.$ZodShape>(
  shape: S,
  read: (name: string) => string,
): Promise<{ readonly inputs: InputsOf<S>; readonly problems: readonly string[] }> {
  const inputs: Record<string, unknown> = {}
  const problems: string[] = []
  for (const [key, field] of Object.entries<z.core.$ZodType>(shape)) {
    const given = read(inputName(key)).trim()
    // Asynchronous, because some inputs load a parser on demand.
    const { data, error } = await z.safeParseAsync(field, given === '' ? undefined : given)
    if (error === undefined) {
      inputs[key] = data
      continue
    }
    const missing = [MISSING[key] ?? MISSING_ELSE]
    const messages = given === '' ? missing : error.issues.map(({ message }) => message)
    const wrong = [...new Set(messages)].map((message) => inputProblem(key, message))
    problems.push(...wrong)
    throwWhenRead(inputs, key, new InputError(wrong))
  }
  return { inputs: inputs as InputsOf<S>, problems }
}

/** Makes reading a wrong input throw, so that no check takes it for an empty one. */
function throwWhenRead(inputs: object, key: string, error: InputError): void {
  const get = () => {
    throw error
  }
  Object.defineProperty(inputs, key, { get, enumerable: true })
}

/** Runs checks. One that reads a wrong input ends there, and has no problem to add. */
export function runChecks<Inputs extends object>(
  checks: Checks<Inputs>,
  inputs: Inputs,
  scope: Scope,
): readonly string[] {
  const run = (check: InputCheck<Inputs>) => {
    try {
      return check(inputs, scope)
    } catch (error) {
      if (error instanceof InputError) return undefined
      throw error
    }
  }
  return Object.entries<Checks<Inputs>[keyof Inputs]>(checks).flatMap(([key, ofInput = []]) => {
    const problems = [ofInput].flat().flatMap(run)
    return problems.flatMap((problem) => (problem ? inputProblem(key, problem) : []))
  })
}
