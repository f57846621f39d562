import fc from 'fast-check'
import { flakyContents } from '../../src/flaky/contents.js'
import { type FlakyReport, sectionsOf } from '../../src/flaky/report.js'
import { listedTest } from '../../src/flaky/unhealthy-test.js'
import { markdown } from '../../src/reports/markdown.js'
import { cases } from '../support/exhaustive.js'
import { expect, test } from '../support/jest.js'
import { wireTest } from './listing.js'
import { hostileReport, reportOf } from './reports.js'

const BUDGET_BYTES = 900_000

const flakyMarkdown = (
  report: FlakyReport,
  budgetBytes: number,
  place?: Parameters<typeof flakyContents>[1],
): string => markdown(flakyContents(report, place), budgetBytes)

const tests = Array.from({ length: 40 }, (_, index) =>
  listedTest({ id: String(index), name: 'test', ...wireTest(index) }, 'flaky'),
)

test('every budget is kept by cutting between two rows, and the report says what is left out', () => {
  fc.assert(
    fc.property(
      hostileReport(30),
      fc.integer({ min: 3000, max: 20_000 }),
      (report, budgetBytes) => {
        const markdown = flakyMarkdown(report, budgetBytes)
        expect(Buffer.byteLength(markdown)).toBeLessThanOrEqual(budgetBytes)
        for (const line of markdown.split('\n').filter((one) => one.startsWith('|')))
          expect(line).toMatch(/\|$/)
      },
    ),
    { numRuns: cases(60) },
  )
  const cut = flakyMarkdown(reportOf(tests, { grouping: 'none' }), 6000)
  const shown = cut.match(/LED-\d/g)?.length ?? 0
  expect(shown).toBeGreaterThan(0)
  expect(cut).toContain(`… and ${40 - shown} more.`)
})

test('a long name can go on in the next line after its signs, where the words are long', () => {
  const test = listedTest(
    { id: '1', name: 'ledger.accounts/total.a', html_url: 'https://x.test/1' },
    'flaky',
  )
  const markdown = flakyMarkdown(reportOf([test], { grouping: 'none', owners: [] }), BUDGET_BYTES)
  expect(markdown).toContain('>ledger.&#8203;accounts/&#8203;total.a</a>')
})

test.each([
  [0, false, '✅ No '],
  [0, true, 'ℹ️ No '],
  [1, false, '⚠️ 1 '],
  [1, true, '⚠️ '],
  [2, false, '⚠️ 2 '],
])('the heading of %i tests, where the list was cut: %s', (count, truncated, start) => {
  const report = reportOf(tests.slice(0, count), { grouping: 'none', truncated })
  expect(flakyMarkdown(report, BUDGET_BYTES)).toMatch(new RegExp(`^### ${start}`))
})

test('a test that names an owner in two spellings counts once', () => {
  const one = listedTest({ id: '1', name: 'one', codeowners: ['@Octo', '@octo'] }, 'flaky')
  const report = reportOf([one], { grouping: 'code-owner' })
  expect(report.owners).toMatchObject([{ name: '@Octo', total: 1 }])
  expect(sectionsOf(report)).toMatchObject([{ rows: [one] }])
})

test('tests of an owner who is spelled in two ways are listed under one of them', () => {
  const both = ['@Octo', '@octo'].map((owner) =>
    listedTest({ id: owner, name: owner, codeowners: [owner] }, 'flaky'),
  )
  const [section, ...others] = sectionsOf(reportOf(both, { grouping: 'code-owner' }))
  expect(section).toMatchObject({ group: { name: '@Octo', total: 2 }, rows: both })
  expect(others).toEqual([])
})

test.each(['none', 'code-owner', 'file'] as const)(
  'a new test is listed once, grouped by %s',
  (grouping) => {
    const rows = tests.slice(0, 9)
    const newRows = rows.slice(0, 2)
    const change = { new: 2, still: 7, resolved: 0, newRows, resolvedRows: [] }
    const report = reportOf(tests.slice(0, 9), { grouping, rows, change })
    const markdown = flakyMarkdown(report, BUDGET_BYTES)
    const links = rows.filter((one) => markdown.split(`href="${one.html_url}"`).length === 2)
    expect(links).toEqual(rows)
    expect(markdown).not.toContain('more.')
    expect(markdown).toContain('All tests are also in')
    const cut = flakyMarkdown({ ...report, maxRows: 1 }, BUDGET_BYTES)
    expect(cut).toContain('… and 1 more.')
  },
)

/** As many letters; none of them lets a long word break. */
const n = (count: number) => 'n'.repeat(count)
const owned = (count: number) => Array.from({ length: count }, (_, index) => `owner${index}`)
test.each<[string, Parameters<typeof wireTest>[1], string, string?]>([
  ['a name', { name: n(64) }, `>${n(64)}</a>`],
  ['a long name', { name: n(65) }, `>${n(63)}&#8230;</a>`],
  ['a variant', { variant: n(60) }, `<code>${n(60)}</code>`],
  ['a long variant', { variant: n(61) }, `<code>${n(59)}&#8230;</code>`],
  ['a path', { file_path: `a/${n(46)}` }, `>a/${n(46)}</a>`],
  ['a long path, from a slash on', { file_path: `a/${n(47)}` }, `>&#8230;/${n(47)}</a>`],
  ['a long path, from an early slash on', { file_path: `a/b/${n(46)}` }, `>&#8230;/${n(46)}</a>`],
  ['a path without a slash', { file_path: n(200) }, `>${n(200)}</a>`],
  ['a path whose slash is too early', { file_path: `a/${n(198)}` }, `>a/${n(198)}</a>`],
  ['a longer path', { file_path: n(201) }, `>${n(199)}&#8230;</a>`],
  [
    'a path with half of a character',
    { file_path: 'a\ud800b' },
    'href="https://github.com/octo-org/orion/blob/HEAD/a%EF%BF%BDb"',
  ],
  ['a ticket', { ticket: { html_url: `https://t.example/${n(40)}` } }, `>${n(40)}</a>`],
  ['a long ticket', { ticket: { html_url: `https://t.example/${n(41)}` } }, `>${n(39)}&#8230;</a>`],
  ['an owner', { codeowners: [n(100)] }, `<code>${n(100)}</code>`],
  ['a long owner', { codeowners: [n(101)] }, `<code>${n(99)}&#8230;</code>`],
  ['five owners', { codeowners: owned(5) }, '>owner4<'],
  ['six owners', { codeowners: owned(6) }, '>owner4<', '>owner5<'],
])('%s has its place in a row', (_, over, shown, hidden = 'undefined') => {
  const one = listedTest({ id: '1', name: 'test', ...wireTest(1, over) }, 'flaky')
  const rows = flakyMarkdown(reportOf([one], { grouping: 'none' }), BUDGET_BYTES)
    .split('\n')
    .filter((line) => line.includes('⚠️&nbsp;'))
  expect(rows).toEqual([expect.stringContaining(shown)])
  expect(rows).toEqual([expect.not.stringContaining(hidden)])
})

test.each([
  [200, n(200)],
  [201, `${n(199)}&#8230;`],
])('the name of a group has at most 200 characters: %d', (length, name) => {
  const files = [n(length), 'other'].map((file_path, id) => wireTest(id, { file_path }))
  const all = files.map((one, id) => listedTest({ id: `${id}`, name: 'test', ...one }, 'flaky'))
  const markdown = flakyMarkdown(reportOf(all, { grouping: 'file' }), BUDGET_BYTES)
  expect(markdown).toContain(`\n#### <code>${name}</code> (1)\n`)
  expect(markdown).toContain(`\n| <code>${name}</code> | 1 |`)
})

test.each([
  [100, n(100)],
  [101, `${n(99)}&#8230;`],
])('the name of a file has at most 100 characters at the end: %d', (length, name) => {
  const report = reportOf(tests.slice(0, 1), { grouping: 'none', files: [n(length), 'b'] })
  const end = `<sub>All tests are also in <code>${name}</code>, <code>b</code>.</sub>`
  expect(flakyMarkdown(report, BUDGET_BYTES)).toContain(end)
})

test.each([
  [0, 1, '… and 2 more.'],
  [1, 1, '… and 2 more.'],
  [2, 2, '… and 1 more.'],
  [3, 3, '</details>'],
])('with max-rows: %i the overview names %i of three owners', (maxRows, count, next) => {
  const owners = ['@a', '@b', '@c']
  const all = owners.map((one) => listedTest({ id: one, name: 'test', codeowners: [one] }, 'flaky'))
  const report = reportOf(all, { grouping: 'none', maxRows })
  const [, overview = ''] = flakyMarkdown(report, BUDGET_BYTES).split('<summary>3 owners</summary>')
  const lines = overview.split('\n').filter((line) => line !== '')
  const rows = ['a', 'b', 'c'].map((name) => `| <code>&#64;${name}</code> | 1 | 1 | 0 | 0 |`)
  expect(lines.slice(2, 3 + count)).toEqual([...rows.slice(0, count), next])
})
