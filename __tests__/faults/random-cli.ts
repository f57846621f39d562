import { parseArgs } from 'node:util'
import { operationNames } from '../../src/operations/index.js'
import { trap } from '../support/fault-server.js'
import { planOf, runPlan } from './random.js'

/**
 * `npm run test:random -- --runs 300 --seed 1 --operation submit`: seeds from `--seed` on, for each
 * operation.
 */
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    operation: { type: 'string', multiple: true, default: [] },
  },
})
const first = Number(options.seed)
const last = first + Number(options.runs) - 1
const names = options.operation.length > 0 ? options.operation : operationNames

await using away = await trap()
let runs = 0
let violations = 0
for (const name of names) {
  for (let seed = first; seed <= last; seed++) {
    for (const violation of await runPlan(name, planOf(name, seed, away.url), away)) {
      violations++
      console.log(violation)
    }
    runs++
  }
  console.log(`${name}: seeds ${first} to ${last}`)
}
console.log(`${runs} runs, ${violations} violations`)
process.exitCode = violations === 0 ? 0 : 1
