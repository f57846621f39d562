import { operationNames } from '../../src/operations/index.js'
import { exhaustive } from '../support/exhaustive.js'
import { expect, test } from '../support/jest.js'
import { useTrap } from './each-request.js'
import { planOf, runPlan } from './random.js'

/** `FAULT_RUNS=300 npm run test:long -- faults/random` makes more runs; a violation names its seed. */
const RUNS = Number(process.env['FAULT_RUNS'] ?? (exhaustive ? 10 : 4))
const away = useTrap()

test.each(operationNames)('%s holds under random faults and cancellations', async (name) => {
  const violations: string[] = []
  for (let seed = 1; seed <= RUNS; seed++)
    violations.push(...(await runPlan(name, planOf(name, seed, away().url), away())))
  expect(violations).toEqual([])
})
