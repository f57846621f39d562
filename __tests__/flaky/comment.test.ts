import { flakyComment } from '../../src/flaky/comment.js'
import { type ListedTest, listedTest } from '../../src/flaky/unhealthy-test.js'
import { markdown } from '../../src/reports/markdown.js'
import { expect, test } from '../support/jest.js'
import { wireTest } from './listing.js'
import { reportOf } from './reports.js'

const BUDGET_BYTES = 60_000
const PLACE = {
  mentionOwners: false,
  changedFiles: undefined,
  runUrl: 'https://github.com/octo-org/orion/actions/runs/4242',
  now: Date.parse('2026-09-17T10:00:00.000Z'),
}

const tests = Array.from({ length: 30 }, (_, index) =>
  listedTest({ id: String(index), name: 'test', ...wireTest(index) }, 'flaky'),
)

/** A report in which the first tests are new. */
function compared(count: number, over: Partial<Parameters<typeof reportOf>[1]> = {}) {
  const newRows = tests.slice(0, count)
  const still = tests.length - count
  const change = { new: count, still, resolved: 0, newRows, resolvedRows: [] }
  return reportOf(tests, { grouping: 'none', change, ...over })
}

const commentOn = (
  report: Parameters<typeof flakyComment>[0],
  place: Partial<Parameters<typeof flakyComment>[1]> = {},
) => markdown(flakyComment(report, { ...PLACE, ...place }), BUDGET_BYTES)

const bullets = (markdown: string) => markdown.split('\n').filter((line) => line.startsWith('- '))

test('a comment lists at most ten tests, the new ones first', () => {
  const lines = bullets(commentOn(compared(3)))
  expect(lines).toHaveLength(10)
  expect(lines.slice(0, 3).every((line) => line.startsWith('- 🆕'))).toBe(true)
  expect(lines.slice(3).some((line) => line.includes('🆕'))).toBe(false)
})

test('a comment folds the tests that were unhealthy before if there are new ones', () => {
  expect(commentOn(compared(3))).toContain('<summary>27 unhealthy before</summary>')
  expect(commentOn(compared(12))).not.toContain('<details>')
})

test('a comment folds the tests that were unhealthy before if none is new', () => {
  const comment = commentOn(compared(0))
  expect(comment).toContain('### ⚠️ 30 unhealthy tests, none new\n')
  expect(comment).toContain('<summary>30 unhealthy before</summary>')
})

test('a comment shows the tests that were unhealthy before if there are too many of all', () => {
  const report = compared(3, { exceeded: [{ input: 'fail-above', allowed: 0, found: 30 }] })
  expect(commentOn(report)).not.toContain('<details>')
  expect(bullets(commentOn(report))).toHaveLength(10)
})

test('max-rows below ten shortens a comment', () => {
  expect(bullets(commentOn(compared(3, { maxRows: 4 })))).toHaveLength(4)
  expect(bullets(commentOn(compared(3, { maxRows: 0 })))).toEqual([])
})

test('tests in files that the pull request changes come first, and say so', () => {
  const changedFiles = [{ path: 'src/ledger/2.test.ts' }]
  const lines = bullets(commentOn(compared(3), { changedFiles }))
  const changed = lines.flatMap((line, at) => (line.includes('its file is changed') ? at : []))
  expect(changed).toEqual([0, 3, 4, 5, 6, 7, 8, 9])
  expect(lines[0]).toContain('reads the ledger 2')
})

test.each(['./src/new.ts', '/src/new.ts', 'src\\new.ts', 'src/old.ts'])(
  'a file of the listing that is written %s is the renamed file',
  (file_path) => {
    const one = listedTest({ id: '1', name: 'test', file_path }, 'flaky')
    const changedFiles = [{ path: 'src/new.ts', previousPath: 'src/old.ts' }]
    const comment = commentOn(reportOf([one], { grouping: 'none' }), { changedFiles })
    expect(comment).toContain('its file is changed here')
  },
)

test('a comment keeps its budget although thousands of code owners are unknown', () => {
  const text = 'No listed test has the code owner `@octo-org/nobody` of `code-owners`.'
  const doubts = Array.from({ length: 2000 }, () => ({ headline: 'none', text, owner: 'x' }))
  const comment = commentOn(reportOf(tests, { grouping: 'none', doubts }))
  expect(Buffer.byteLength(comment)).toBeLessThanOrEqual(BUDGET_BYTES)
  expect(bullets(comment)).toHaveLength(10)
})

test('a comment keeps its budget by leaving tests out', () => {
  const long = tests.map((one): ListedTest => ({ ...one, file_path: `${'é/'.repeat(2000)}a.ts` }))
  const comment = markdown(flakyComment(reportOf(long, { grouping: 'none' }), PLACE), 30_000)
  expect(Buffer.byteLength(comment)).toBeLessThanOrEqual(30_000)
  expect(bullets(comment).length).toBeGreaterThan(0)
  expect(comment).toContain(`… and ${30 - bullets(comment).length} more.`)
})
