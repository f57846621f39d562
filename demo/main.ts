/** `npm run demo`: three stories of a workflow author, played by the bundle that a workflow would run. */
import { startSandbox } from '../sandbox/server.js'
import { Stage } from './stage.js'
import { labelToMerge, nightlyReport, SPEED, scenario, sideBySide } from './stories.js'

await Stage.prepare()
await using sandbox = await startSandbox({ scenario, speed: SPEED })
console.log(
  `The sandbox stands in for the service at ${sandbox.url}: a minute there takes a second.`,
)

const stage = new Stage(sandbox)
for (const story of [labelToMerge, sideBySide, nightlyReport]) await story(stage)

console.log('\nThe job summaries:')
for (const path of stage.summaries) console.log(`  ${path}`)
if (stage.problems.length === 0) {
  console.log('\nEvery story ended as it should.')
} else {
  console.log('\nThis was not as it should be:')
  for (const problem of stage.problems) console.log(`  ✗ ${problem}`)
  process.exitCode = 1
}
