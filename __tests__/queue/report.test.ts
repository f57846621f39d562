import { ageMs, changesDiff } from '../../src/queue/report.js'
import { expect, test } from '../support/jest.js'

const names = Array.from({ length: 1000 }, (_, number) => `check ${number}`.padEnd(30, 'x'))
const change = (branch: string) =>
  ({ branch, field: 'required-statuses', before: null, after: names }) as const

test('changes are shown by branch, as many as there is room for, and the others are counted', () => {
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
  // Of each value the first 20 000 characters are shown: three fit.
  const diff = (count: number) =>
    changesDiff(Array.from({ length: count }, (_, index) => change(`b${index}`)))
  expect(diff(3).match(/```diff/g)).toHaveLength(3)
  expect(diff(3)).not.toContain('not shown')
  expect(diff(4).match(/```diff/g)).toHaveLength(3)
  expect(diff(4).split('\n').at(-1)).toBe('1 more change not shown; `result-file` has all of them.')
  expect(diff(6)).toContain('3 more changes not shown')
  const label = { field: 'enqueueing-label', before: null, after: 'x'.repeat(1800) } as const
  const beside = changesDiff([label, ...['a', 'b', 'c'].map(change)])
  expect(beside.split('\n').at(-1)).toMatch(/^1 more change not shown/)
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
