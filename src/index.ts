import * as core from '@actions/core'
import { systemClock } from './clock.js'
import { main } from './main.js'
import { RunCancelled, stepLog } from './runner.js'

// Red until proven: whatever ends the process early leaves this in place.
process.exitCode = 1

const cancellation = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.on(name, () => cancellation.abort(new RunCancelled(name)))
}

const fail = (error: unknown) => {
  stepLog(core).error(
    `An error of the action itself: ${error instanceof Error ? error.stack : error}`,
  )
  process.exit(1)
}
process.on('uncaughtException', fail)
process.on('unhandledRejection', fail)

const proven = await main({
  core,
  env: process.env,
  clock: systemClock,
  signal: cancellation.signal,
  random: Math.random,
})
if (proven) process.exitCode = 0
