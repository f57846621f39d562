/** A fact that a check asked for, or why it could not be read. */
import { GitHubError } from '../github/octokit.js'
import { bestEffort } from '../shared/best-effort.js'
import type { ActionError } from '../shared/errors.js'
import type { Context } from '../step/context.js'

/** The value of a fact, or why it could not be read. */
export type Answered<T> = { readonly isKnown: true; readonly value: T } | Unanswered
/** A fact that could not be read. */
export interface Unanswered {
  readonly isKnown: false
  /** Completes "could not be read: ". */
  readonly why: string
  readonly error?: ActionError | undefined
}

/** Makes the answer of a fact that could not be read. */
export const unanswered = (why: string): Unanswered => ({ isKnown: false, why })

/** Waits for a fact. A failure is its answer, unless the run is cancelled. */
export async function answerOf<T>(
  context: Pick<Context, 'signal'>,
  work: Promise<T>,
): Promise<Answered<T>> {
  let failure = unanswered('')
  const settle = async () => ({ isKnown: true as const, value: await work })
  const answer = await bestEffort(context, settle(), (why, error) => {
    failure = { isKnown: false, why: error?.explanation.problem ?? why, error }
  })
  return answer ?? failure
}

/** The permission that GitHub misses, if that is why a fact could not be read. */
export function missingPermission(answer: Answered<unknown>): string | undefined {
  if (answer.isKnown || !(answer.error instanceof GitHubError)) return undefined
  if (!answer.error.lacksPermission) return undefined
  return answer.error.permission
}
