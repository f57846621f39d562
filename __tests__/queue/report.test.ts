import { ageMs, changeLine, changesDiff as diffOf } from '../../src/queue/report.js'
import { markdownParts } from '../../src/reports/markdown.js'
import { expect, test } from '../support/jest.js'

const changesDiff = (changes: Parameters<typeof diffOf>[0]): string =>
  markdownParts(diffOf(changes))

const names = Array.from({ length: 1000 }, (_, number) => `check ${number}`.padEnd(30, 'x'))
const change = (branch: string) =>
  ({ branch, field: 'required-statuses', before: null, after: names }) as const

test('changes are shown by branch, as many as there is room for', () => {
  const few = changesDiff([
    { branch: 'main', field: 'concurrency', before: 2, after: 9 },
    { branch: 'main', field: 'merge-method', before: null, after: 'squash' },
    { branch: 'next', field: 'state', before: 'running', after: 'paused' },
  ])
  expect(few).toBe(
    [
      '**<code>main</code>**\n',
      '```diff\n- concurrency: 2\n+ concurrency: 9\n+ merge-method: squash\n```\n',
      '**<code>next</code>**\n',
      '```diff\n- state: running\n+ state: paused\n```',
    ].join('\n'),
  )
  const most = changesDiff(Array.from({ length: 6 }, (_, index) => change(`b${index}`)))
  expect(Buffer.byteLength(most)).toBeLessThan(65_536)
  expect(most.match(/^\+ required-statuses/gm)?.length).toBeLessThan(6)
  expect(most).toContain('<sub>More did not fit; <code>result-file</code> has everything.</sub>')
})

test.each([
  [[], '[]'],
  [['ci', 'lint'], '["ci", "lint"]'],
  [[','], '[","]'],
  [['a",'], '["a\\","]'],
])('the list %j is shown as in a configuration file: %s', (after, shown) => {
  const change = { field: 'required-statuses', before: null, after } as const
  expect(changeLine(change)).toBe(`required-statuses: Trunk's defaults → ${shown}`)
  const lines = after.map((item) => `+ ${JSON.stringify(item)}\n`)
  const list = after.length === 0 ? ' []\n' : `\n${lines.join('')}`
  expect(changesDiff([change])).toContain(`\n+ required-statuses:${list}`)
})

test('of two lists, each item has its line, and only what differs is marked', () => {
  const before = ['ci', 'lint']
  const after = ['ci', 'e2e']
  expect(changesDiff([{ field: 'required-statuses', before, after }])).toBe(
    '```diff\nrequired-statuses:\n"ci"\n- "lint"\n+ "e2e"\n```',
  )
})

test('a change to a label named `not set` is shown', () => {
  const diff = changesDiff([{ field: 'enqueueing-label', before: null, after: 'not set' }])
  expect(diff).toBe('```diff\n+ enqueueing-label: not set\n```')
})

test.each([
  ['soon', undefined],
  ['1970-01-01T00:00:01Z', 1000],
  ['1970-01-01T00:00:02Z', 0],
  ['1970-01-01T00:00:03Z', 0],
])('the age at 2 s after 1970 of a state since %s', (since, age) => {
  expect(ageMs(since, 2000)).toBe(age)
})

test('a state without a time has no age', () => {
  expect(ageMs(undefined, 2000)).toBeUndefined()
})
