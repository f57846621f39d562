/** Two weeks of a queue, as the sandbox plays them. */
import { reportQueue } from '../../__tests__/support/report-queue.js'
import { VirtualClock } from '../../__tests__/support/virtual-clock.js'
import { readScenario } from '../../sandbox/scenario.js'
import { startSandbox } from '../../sandbox/server.js'

/** @returns the summary */
export async function queueReport(): Promise<string> {
  const clock = new VirtualClock(Date.parse('2026-11-27T06:00:00Z'))
  const scenario = await readScenario('sandbox/scenarios/two-weeks.yml')
  const sandbox = await startSandbox({ clock, scenario })
  const inputs = { 'api-token': sandbox.token, 'github-token': '', 'org-slug': 'octo-org' }
  const { seen } = await reportQueue(sandbox.url, inputs, { clock })
  return seen.summary
}
