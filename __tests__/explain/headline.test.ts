/** The verdict in the headline, and the address of the failed check in the log. */
import { FAILED_CHECK } from '../support/explain-world.js'
import { expect, test } from '../support/jest.js'
import { live, recordOf } from '../support/pull-request-world.js'
import { shown } from '../support/shown.js'
import { blames, explained } from './explained.js'

test('the headline of a check that also fails on the target branch says that it is no fault of the change', async () => {
  const { seen, verdict } = await explained({
    checks: [FAILED_CHECK],
    baseChecks: [FAILED_CHECK],
    entry: blames('unit'),
  })
  expect(verdict).toBe('broken-base')
  expect(shown(seen.summary)).toMatch(
    /^### ❌ #12 is not to blame: unit also fails on main at [0-9a-f]{12}/,
  )
})

test('the log has the address of the failed check', async () => {
  const { log } = await explained({ checks: [FAILED_CHECK], entry: blames('unit') })
  expect(log).toMatch(/- Required check `unit` failed on the test branch \(https:\/\/\S+\)/)
})

test('the annotation of a failed wait has the address of the failed check', async () => {
  const url = 'https://ci.example/runs/7'
  const checks = [{ name: 'unit', conclusion: 'FAILURE' as const, required: true, url }]
  const { error } = await live(
    { shows: recordOf('failed'), gitHub: { checks } },
    { operation: 'wait-for-merge' },
  )
  expect(error).toContain(`(${url})`)
})
