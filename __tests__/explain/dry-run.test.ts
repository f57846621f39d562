/** A dry run of `explain-test-run`. */
import { RETRY } from '../support/explain-world.js'
import { expect, test } from '../support/jest.js'
import { explained } from './explained.js'

test('a dry run that would not retry is `explained`', async () => {
  const dryRun = { 'dry-run': 'true', comment: 'always' }
  for (const [world, verdict] of [
    [{}, 'check-failed'],
    [{ inputs: RETRY, listing: [] }, 'check-failed'],
    [{ record: { state: 'merged' } }, 'merged'],
  ] as const) {
    const { outputs, passed, comments } = await explained(world, dryRun)
    expect({ passed, outcome: outputs['outcome'], verdict: outputs['verdict'], comments }).toEqual({
      passed: true,
      outcome: 'explained',
      verdict,
      comments: [],
    })
  }
})
