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
  const lines = after.map((item) => `+ ${JSON.stringify(item)}\n`)
  const list = after.length === 0 ? ' []\n' : `\n${lines.join('')}`
  expect(markdownParts(changesDiff([change]))).toContain(`\n+ required-statuses:${list}`)
})

test('of two lists, each item has its line, and only what differs is marked', () => {
  const change = {
    field: 'required-statuses',
    before: ['ci', 'lint'],
    after: ['ci', 'e2e'],
  } as const
  expect(markdownParts(changesDiff([change]))).toBe(
    '```diff\nrequired-statuses:\n"ci"\n- "lint"\n+ "e2e"\n```',
  )
})
