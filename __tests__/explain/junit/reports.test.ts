import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readReport, readTestReports } from '../../../src/explain/junit/report.js'
import { Workspace } from '../../../src/runner/workspace.js'
import { describe, expect, test } from '../../support/jest.js'
import { readText } from './read.js'

const FIXTURES = resolve('__tests__/fixtures/junit')
const workspace = new Workspace(FIXTURES, FIXTURES, (text) => text)

const read = (...globs: string[]) =>
  readTestReports(workspace, workspace.find('failed-tests-files', globs))

const names = (...globs: string[]) =>
  read(...globs).then(({ files }) =>
    files.map(({ path, cases, failed, problem }) => ({
      path,
      cases,
      failed: failed.map(({ name }) => name),
      problem,
    })),
  )

test('jest-junit: the failing tests with their classes, suites and files', async () => {
  const { files, unmatched } = await read('jest-junit.xml')
  expect(unmatched).toEqual([])
  const full = (title: string) => ({
    name: title,
    classname: title,
    parent: 'Ledger',
    file: 'src/ledger.test.js',
  })
  expect(files).toEqual([
    {
      path: 'jest-junit.xml',
      globs: ['jest-junit.xml'],
      cases: 6,
      failed: [
        full('Ledger posting <credits> & "debits" keeps the order of entries'),
        full('Ledger knows the decimals of ¥'),
      ],
      problem: undefined,
    },
  ])
})

test.each([
  ['vitest.xml', 5, 2],
  ['gotestsum.xml', 7, 4],
  ['bazel/test.xml', 1, 1],
  ['jest-junit-suite-error.xml', 2, 1],
  ['pytest-collection-error.xml', 1, 1],
])('%s: %i test cases, %i failed', async (path, cases, failed) => {
  const [report] = await names(path)
  expect(report).toMatchObject({ cases, problem: undefined })
  expect(report?.failed).toHaveLength(failed)
})

test('pytest: a test that fails and then cannot be torn down is one failing test', async () => {
  const failed = [
    'test_keeps_order',
    'test_closes',
    // As pytest spells what is not ASCII.
    'test_decimals[\\xa5]',
  ]
  const both = await names('pytest.xml', 'pytest-xunit1.xml')
  expect(both.map((report) => report.failed)).toEqual([failed, failed])
  const { files } = await read('pytest-xunit1.xml')
  expect(files[0]?.failed[0]).toEqual({
    name: 'test_keeps_order',
    classname: 'tests.test_ledger.TestPosting',
    parent: 'pytest',
    file: 'tests/test_ledger.py',
  })
})

test('surefire and Gradle: a file for each class, and the green ones are fine', async () => {
  const gradle = await names('gradle/*.xml')
  expect(gradle.map(({ failed }) => failed)).toEqual([['keepsOrder()'], []])
  const surefire = await names('surefire/TEST-*.xml')
  expect(surefire).toEqual([
    {
      path: 'surefire/TEST-org.octo.LedgerTest-Months.xml',
      cases: 6,
      failed: ['keepsOrder', 'failsOnce', 'throwsAnError', 'areClosed'],
      problem: undefined,
    },
    // Its other entry of `failsOnce` passed: the file above says that the test failed.
    expect.objectContaining({ cases: 2, failed: ['keepsOrder'] }),
    expect.objectContaining({ cases: 1, failed: [] }),
    // A class that cannot be set up is a test case without a name.
    expect.objectContaining({ cases: 1, failed: [''] }),
  ])
})

test('a report reads the same in pieces of any size', async () => {
  for (const path of ['jest-junit.xml', 'pytest.xml']) {
    const bytes = readFileSync(join(FIXTURES, path))
    const whole = await readText(bytes)
    for (const size of [1, 2, 3, 7]) expect(await readText(bytes, size)).toEqual(whole)
  }
})

describe('what a report has to name', () => {
  const suite = (attributes: string, inner = '') => `<testsuite ${attributes}>${inner}</testsuite>`
  const failing = '<testcase name="a"><failure/></testcase>'
  const erring = '<testcase name="b"><error/></testcase>'
  const both = '<testcase name="c"><failure/><error/></testcase>'

  test.each([
    ['more failures than failing test cases', suite('name="s" failures="2"', failing)],
    ['an error without a test case', suite('name="s" errors="1"')],
    ['an error beside a failing test', suite('name="s" failures="1" errors="1"', failing)],
    ['one more in an outer suite', `<testsuites failures="2">${suite('', failing)}</testsuites>`],
    ['one more in an inner suite', suite('', suite('errors="1"') + suite('', failing))],
    ['a count that is no number', suite('failures="many"', failing)],
    ['a count with something after it', suite('failures="1x"', failing)],
    ['a count below zero', suite('failures="-1"', failing)],
    ['an error element in a suite', suite('', `${failing}<error message="no database"/>`)],
    ['another format', '<test-run><test-case result="Failed"/></test-run>'],
    ['a page', '<html><body>Sign in</body></html>'],
  ])('%s is a problem', async (_, report) => {
    expect((await readText(report)).problem).toMatch(/^line 1: /)
  })

  test.each([
    ['fail', 1],
    ['FAILURE', 1],
    ['error', 1],
    ['fails', 0],
    ['no error', 0],
    ['notfailed', 0],
  ])('a test case with the status %s counts as %i failing test', async (status, count) => {
    const report = suite('', `<testcase name="a" status="${status}"/>`)
    expect((await readText(report)).failed).toHaveLength(count)
  })

  test.each([
    ['a test that counts as both', suite('failures="1" errors="1"', both), 1],
    ['an error that counts as a failure', suite('failures="1" errors="0"', erring), 1],
    [
      'an outer suite with the sum',
      `<testsuites failures="1">${suite('failures="1"', failing)}</testsuites>`,
      1,
    ],
    ['nested suites', suite('', suite('', suite('failures="1"', failing))), 1],
    ['empty counts', suite('failures="" errors=" "', ''), 0],
    ['a status instead of an element', suite('', '<testcase name="a" status="failed"/>'), 1],
    ['a rerun that passed', suite('', '<testcase name="a"><flakyFailure/></testcase>'), 0],
    ['a skipped test', suite('', '<testcase name="a"><skipped/></testcase>'), 0],
    ['markup in the output', suite('', '<system-out><![CDATA[<error/>]]></system-out>'), 0],
    [
      'a name space in two parts',
      '<j:k:testsuite><j:k:testcase name="a"><j:k:failure/></j:k:testcase></j:k:testsuite>',
      1,
    ],
    [
      'a name space',
      '<j:testsuite xmlns:j="x"><j:testcase name="a"><j:failure/></j:testcase></j:testsuite>',
      1,
    ],
    ['a report without test cases', '<testsuites/>', 0],
  ])('%s is none', async (_, report, failed) => {
    const read = await readText(report)
    expect(read.problem).toBeUndefined()
    expect(read.failed).toHaveLength(failed)
  })

  test('the problem says which suite counts what, and where', async () => {
    const report = `<testsuites>\n${suite('name="ledger" failures="2" errors="1"', failing)}\n</testsuites>`
    expect((await readText(report)).problem).toBe(
      'line 2: the suite `ledger` counts 2 failures and 1 error, but shows only 1',
    )
  })

  test('a case that failed in any entry of one name has failed, once', async () => {
    const passed = '<testcase name="a"/>'
    for (const entries of [failing + passed, passed + failing, failing + failing])
      expect((await readText(suite('name="s"', entries))).failed).toEqual([
        { name: 'a', classname: undefined, parent: 's', file: undefined },
      ])
  })

  test('the file and the parent of a test are those of the innermost suite that has them', async () => {
    const inner = suite('name="inner"', failing)
    const report = suite('name="outer" file="src/outer.test.ts"', inner + failing)
    expect((await readText(report)).failed).toEqual([
      { name: 'a', classname: undefined, parent: 'inner', file: 'src/outer.test.ts' },
      { name: 'a', classname: undefined, parent: 'outer', file: 'src/outer.test.ts' },
    ])
    const own = suite('filepath="a.py"', '<testcase name="a" filepath="b.py"><error/></testcase>')
    expect((await readText(own)).failed[0]?.file).toBe('b.py')
  })
})

test('a file that cannot be read is an error, not a problem of the report', async () => {
  async function* failing() {
    yield Buffer.from('<testsuite>')
    throw new Error('EIO')
  }
  await expect(readReport(failing())).rejects.toThrow('EIO')
})
