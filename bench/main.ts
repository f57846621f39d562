/** `npm run bench [name…]`: measurements beside what a user would otherwise run, each in a file of its own. */
import { benchFlaky } from './flaky.js'
import { describePolling, simulatePolling } from './polling.js'
import { benchStart } from './start.js'
import { benchTargets } from './targets.js'

const benches: Readonly<Record<string, () => Promise<void> | void>> = {
  polling() {
    for (const line of describePolling(simulatePolling())) console.log(line)
  },
  start: benchStart,
  targets: benchTargets,
  flaky: benchFlaky,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(`No bench ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`)
  process.exitCode = 2
} else {
  for (const [name, bench] of Object.entries(benches))
    if (asked.length === 0 || asked.includes(name)) await bench()
}
