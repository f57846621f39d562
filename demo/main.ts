/** `npm run demo`: six stories of a workflow author, played by the bundle that workflows run. */
import { startSandbox } from '../sandbox/server.js'
import { Stage } from './stage.js'
import {
  brokenForAll,
  failureToFix,
  labelToMerge,
  nightlyReport,
  nightOfBots,
  SPEED,
  scenario,
  sideBySide,
} from './stories.js'

await Stage.prepare()
await using sandbox = await startSandbox({ scenario, speed: SPEED })
console.log(`The sandbox simulates Trunk at ${sandbox.url}; a simulated minute takes a second.`)

const stage = new Stage(sandbox)
for (const story of [
  labelToMerge,
  failureToFix,
  sideBySide,
  nightOfBots,
  brokenForAll,
  nightlyReport,
])
  await story(stage)

console.log('\nThe job summaries:')
for (const path of stage.summaries) console.log(`  ${path}`)
if (stage.problems.length === 0) {
  console.log('\nEvery story ended as expected.')
} else {
  console.log('\nThese claims are false:')
  for (const problem of stage.problems) console.log(`  ✗ ${problem}`)
  process.exitCode = 1
}
