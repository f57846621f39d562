import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import Papa from 'papaparse'
import { CSV, CSV_HEADER, csvCells } from '../../src/flaky/csv.js'
import { listedTest } from '../../src/flaky/unhealthy-test.js'
import { neutralizeFormula } from '../../src/shared/csv.js'
import { cases } from '../support/exhaustive.js'
import { expect, test } from '../support/jest.js'
import { wireTest } from './listing.js'
import { hostileTest } from './reports.js'

const FORMULA = /^[=+\-@\t\r\n＝＋－＠]|[;\t\r\n]["\s]*[=+\-@＝＋－＠]/

/**
 * UTF-8 has no lone surrogates: what a file gives back has the replacement character in their
 * place.
 */
const throughFile = (value: string) => Buffer.from(value, 'utf8').toString('utf8')

test('two independent parsers give the data back, whatever the text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(hostileTest(), { minLength: 1, maxLength: 5 }), async (tests) => {
      const file = throughFile(CSV.begin + CSV.page(tests, [], true) + CSV.end)
      const expected = [CSV_HEADER, ...tests.map((one) => csvCells(one).map(throughFile))]
      expect(parse(file, { relax_column_count: false })).toEqual(expected)
      const papa = Papa.parse<string[]>(file, { delimiter: ',', newline: '\r\n' })
      expect(papa.errors).toEqual([])
      expect(papa.data.slice(0, -1)).toEqual(expected)
      const owners = CSV_HEADER.indexOf('codeowners')
      // An owner such as `@octo/web` is left as it is.
      const isOwner = (cell: string, column: number) =>
        column === owners && /^[\w@./ -]+$/.test(cell)
      const cells = expected.flatMap((row) => row.filter((cell, column) => !isOwner(cell, column)))
      expect(cells.filter((cell) => FORMULA.test(cell))).toEqual([])
    }),
    { numRuns: cases(300) },
  )
})

test('the header has the field names of the interface, and a test its values', () => {
  const cells = csvCells(
    listedTest(
      { ...wireTest(7), id: 'seven', name: 'x', classname: 'LedgerTest', parent: 'ledger' },
      'flaky',
    ),
  )
  expect(Object.fromEntries(CSV_HEADER.map((name, index) => [name, cells[index]]))).toEqual({
    id: 'seven',
    'repository.html_url': 'https://github.com/octo-org/orion',
    html_url: 'https://app.example/tests/7',
    name: 'x',
    variant: 'linux',
    'status.value': 'flaky',
    'status.reason': 'Failed and passed on the same commit',
    'status.timestamp': '2026-09-10T08:00:00.000Z',
    codeowners: '@octo-org/ledger',
    pull_requests_impacted_last_7d: '7',
    quarantined: 'false',
    file_path: 'src/ledger/1.test.ts',
    parent: 'ledger',
    classname: 'LedgerTest',
    'ticket.html_url': 'https://tickets.example/LED-7',
  })
})

test.each([
  ['=1+1', "'=1+1"],
  ['a;=1+1', "a;'=1+1"],
  ['a; =1+1;-1', "a;' =1+1;'-1"],
  ['a;"=1+1', 'a;\'"=1+1'],
  ['a\t@SUM(1)', "a\t'@SUM(1)"],
  ['a\n+1', "a\n'+1"],
  ['1+1=2; x', '1+1=2; x'],
])('of %j no program makes a formula, whatever separates its cells', (cell, written) => {
  expect(neutralizeFormula(cell)).toBe(written)
})

test.each([
  [['@octo-org/ledger'], '@octo-org/ledger'],
  [['@octo-org/ledger', '@mona', 'docs@example.com'], '@octo-org/ledger @mona docs@example.com'],
  [['@SUM(1)'], "'@SUM(1)"],
  [['@mona', '=1+1'], "'@mona =1+1"],
  [['@mona;=1'], "'@mona;'=1"],
  [['-x@example.com'], "'-x@example.com"],
  [['@octo-org/a.b', '@c'], '@octo-org/a.b @c'],
  [['@octo-org/a/b'], "'@octo-org/a/b"],
  [['@octo-org/'], "'@octo-org/"],
  [['@mona', 'docs'], "'@mona docs"],
  [['@mona', ''], "'@mona "],
  [['@'], "'@"],
  [[], ''],
])('the owners %j stand in their cell as %j', (codeowners, cell) => {
  const test = listedTest({ id: '1', name: 'x', status: null, codeowners }, 'flaky')
  expect(csvCells(test)[CSV_HEADER.indexOf('codeowners')]).toBe(cell)
})
