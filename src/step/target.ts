import type { WorkflowEvent } from '../github/event.js'
import type { RepositoryRef } from '../shared/references.js'
import type * as z from '../shared/zod.js'
import type { Context } from './context.js'
import type { OutputName } from './contract.js'

/** What is known before the first request, besides the inputs. */
export interface Scope {
  readonly repository: RepositoryRef
  readonly event: WorkflowEvent
}

/** What inputs and event say of the target, or one sentence for each thing that is wrong. */
export type Located<Location> =
  | { readonly location: Location }
  | { readonly problems: readonly string[] }

/** The values of an input shape after it has been read. */
export type InputsOf<S extends z.core.$ZodShape> = z.output<z.ZodMiniObject<S>>

/**
 * What an operation works on. `defineOperation` adds its inputs and outputs to the operation's,
 * locates it before any request and resolves it before the operation runs: no step can be
 * forgotten.
 */
export interface Target<S extends z.core.$ZodShape, Output extends OutputName, Location, Resolved> {
  readonly inputs: S
  /** The outputs that every operation on it has. */
  readonly outputs: readonly Output[]
  /** Uses only the inputs and the event, and sends no request. */
  readonly locate: (inputs: InputsOf<S>, scope: Scope) => Located<Location>
  /** Finds the target, with GitHub's help where needed; throws an ActionError if it cannot. */
  readonly resolve: (location: Location, context: Context) => Promise<Resolved>
}

/** The repository or the organization as a whole. */
export const noTarget: Target<Record<never, never>, never, undefined, undefined> = {
  inputs: {},
  outputs: [],
  locate: () => ({ location: undefined }),
  resolve: async () => undefined,
}
