/** When the failing tests are compared with the listing, and how the headline names the others. */
import { RETRY } from '../support/explain-world.js'
import { expect, test } from '../support/jest.js'
import { shown } from '../support/shown.js'
import { explained } from './explained.js'

test('the headline of known flaky tests names the pull requests that were tested together', async () => {
  const { verdict, outputs } = await explained({
    inputs: RETRY,
    details: { testedPullRequests: [{ prNumber: 12 }, { prNumber: 13 }] },
    otherPullRequests: [{ number: 13, files: [{ path: 'src/another.ts' }] }],
  })
  expect(verdict).toBe('known-flaky')
  expect(shown(outputs['report-markdown'] ?? '')).toMatch(
    /^### .*known to be flaky, tested together with #13$/m,
  )
})

test('the failing tests are not compared with the listing if `test-checks` is empty', async () => {
  const flaky = { ...RETRY, 'retry-on': 'never', 'test-checks': '', 'failed-tests-files': '' }
  const { verdict, outputs } = await explained({ inputs: flaky })
  expect(verdict).toBe('check-failed')
  expect(outputs['report-markdown']).not.toContain('Not known to be flaky')
})
