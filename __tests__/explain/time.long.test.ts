/** How long an explanation takes if GitHub is slow, or never answers. */
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { main } from '../../src/main.js'
import { explainWorld, RETRY } from '../support/explain-world.js'
import { expect, test } from '../support/jest.js'

const SLOW_MS = 3000
/** Real time without a new request, after which those side by side have all arrived. */
const QUIET_MS = 200

test.each([
  ['an explanation', 21, { 'retry-on': 'never' }, 'explained'],
  ['a retry', 29, {}, 'retried'],
])('%s takes %i s at most if GitHub takes 3 s for each request', async (...row) => {
  const [, seconds, inputs, outcome] = row
  // The target branch is a question to GitHub, too.
  await using world = await explainWorld({ inputs: { ...RETRY, 'target-branch': '', ...inputs } })
  const { runner, clock, seen } = world.start()
  let arriving: Promise<void> | undefined
  const slowly = async () => {
    for (let count = 0; count !== world.github.calls.length; ) {
      count = world.github.calls.length
      await pause(QUIET_MS)
    }
    arriving = undefined
    await clock.sleep(SLOW_MS)
  }
  world.github.beforeServing = () => {
    arriving ??= slowly()
    return arriving
  }
  await main(runner)
  expect(seen.outputs['outcome']).toBe(outcome)
  expect(clock.elapsed).toBeLessThanOrEqual(seconds * 1000)
})

test('an explanation ends within 60 s if GitHub never answers, and sends nothing', async () => {
  await using world = await explainWorld({ inputs: RETRY })
  const { runner, clock, seen } = world.start()
  let hasEnded = false
  const connection = {
    get destroyed() {
      return hasEnded
    },
  }
  world.github.beforeServing = () => clock.passWhileOpen(connection as Socket, 500)
  await main(runner)
  hasEnded = true
  expect(seen.outputs).toMatchObject({ outcome: 'explained', retries: '0' })
  expect(clock.elapsed).toBeLessThanOrEqual(60_000)
  expect(world.sent).toEqual([])
})
