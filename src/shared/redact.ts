import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Removes secrets from a text, in the forms of `src/runner/secret-forms.ts`.
 * @param isCut the text may end in the middle of a secret: then its beginning is removed too
 */
export type Redact = (text: string, isCut?: boolean) => string

/** Bound to the step instead of the process, because tests run several steps in one process. */
const ofStep = new AsyncLocalStorage<Redact>()

/** Runs a step whose secrets {@link redact} removes. */
export const withRedact = <Result>(redact: Redact, run: () => Result): Result =>
  ofStep.run(redact, run)

/**
 * Removes the secrets of the running step. Call it before a text is escaped or cut: the log and
 * the writers of files, which redact again, may not recognize what is left of a secret.
 */
export const redact: Redact = (text, isCut) => ofStep.getStore()?.(text, isCut) ?? text
