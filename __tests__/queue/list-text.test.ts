import { changeLine, changesDiff } from '../../src/queue/report.js'
import { markdownParts } from '../../src/reports/markdown.js'
import { expect, test } from '../support/jest.js'

test.each([
  [[], '[]'],
  [['ci', 'lint'], '["ci", "lint"]'],
  [[','], '[","]'],
  [['a,', 'b'], '["a,", "b"]'],
  [['a",'], '["a\\","]'],
])('the list %j is shown as in a configuration file: %s', (after, shown) => {
  const change = { field: 'required-statuses', before: null, after } as const
  expect(changeLine(change)).toBe(`required-statuses: Trunk's defaults → ${shown}`)
  expect(markdownParts(changesDiff([change]))).toContain(`\n+ required-statuses: ${shown}\n`)
})
