import { AsyncLocalStorage } from 'node:async_hooks'

/** Bound to the step instead of the process, because tests run several steps in one process. */
const ofStep = new AsyncLocalStorage<string | undefined>()

/** Runs a step with its `resubmit-hint`: how people submit a pull request again. */
export const withResubmitHint = <Result>(hint: string | undefined, run: () => Result): Result =>
  ofStep.run(hint, run)

/** Adds the hint of the running step to a next step that includes submitting again. */
export function withHint(nextStep: string): string {
  const hint = ofStep.getStore()
  return hint === undefined ? nextStep : `${nextStep} ${hint}`
}
