import { runStep, type StepOptions } from './run-step.js'

/** Runs an operation on the queue of `main` and gives what a workflow would see. */
export const runQueue = (
  url: string,
  inputs: Readonly<Record<string, string>>,
  options: StepOptions = {},
) => runStep({ 'api-url': url, 'target-branch': 'main', ...inputs }, options)
