import { operationNames } from '../../src/operations/index.js'
import { exhaustive } from '../support/exhaustive.js'
import { trap } from '../support/fault-server.js'
import { afterAll, beforeAll, expect, test } from '../support/jest.js'
import { planOf, runPlan } from './random.js'

/**
 * `npm run test:random` makes hundreds of runs; these few notice when the harness itself breaks.
 */
const SEEDS = Array.from({ length: exhaustive ? 10 : 4 }, (_, index) => index + 1)

let away: Awaited<ReturnType<typeof trap>>
beforeAll(async () => {
  away = await trap()
})
afterAll(() => away[Symbol.asyncDispose]())

test.each(operationNames)('%s holds under random faults and cancellations', async (name) => {
  const violations: string[] = []
  for (const seed of SEEDS)
    violations.push(...(await runPlan(name, planOf(name, seed, away.url), away)))
  expect(violations).toEqual([])
})
