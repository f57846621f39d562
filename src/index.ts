import type { Runner } from './runner/runner.js'
import { hideSecrets } from './runner/secrets.js'
import { writeSummary } from './runner/summary-file.js'
import * as toolkit from './runner/toolkit.js'
import { saveState, writeOutputs } from './runner/value-files.js'
import { systemClock } from './shared/clock.js'
import { RunCancelled } from './shared/errors.js'

// The step fails unless success is proven, even if the process ends early.
process.exitCode = 1

const core = { ...toolkit, saveState, writeOutputs, writeSummary }

const cancellation = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.on(name, () => cancellation.abort(new RunCancelled(name)))
}

const fail = (problem: unknown) => {
  hideSecrets(core).log.error(
    `Internal error of the action: ${problem instanceof Error ? problem.stack : problem}`,
  )
  process.exit(1)
}
process.on('uncaughtException', fail)
process.on('unhandledRejection', fail)

// At the end of the job, GitHub starts post.js, which loads this same bundle.
const inPostStep = /[\\/]post\.js$/.test(process.argv[1] ?? '')

const runner: Runner = {
  core,
  env: process.env,
  clock: systemClock,
  signal: cancellation.signal,
  random: Math.random,
}
// Loaded on demand, because nearly every post step has nothing to do. Not awaited at the top level,
// which would delay Node's start. A promise that never settles leaves the exit code at 1.
const run = async () =>
  inPostStep
    ? (await import('./post.js')).postMain(runner)
    : (await import('./main.js')).main(runner)
run().then((proven) => {
  if (proven) process.exitCode = 0
  // An open socket, such as a silent proxy's, must not keep a finished step running.
  process.stdout.write('', () => process.exit())
}, fail)
