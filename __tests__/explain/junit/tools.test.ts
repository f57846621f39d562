/** Reports of real tools, as pytest 9.2, CTest 3.25 and the test runner of Node.js 24 write them. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from '../../support/jest.js'
import { readText } from './read.js'

const FIXTURES = resolve('__tests__/fixtures/junit')
const readFixture = async (path: string) => {
  const { cases, failed, problem } = await readText(readFileSync(`${FIXTURES}/${path}`))
  return { cases, failed: failed.map(({ name }) => name), problem }
}
const suite = (attributes: string, cases: string) => `<testsuite ${attributes}>${cases}</testsuite>`

describe('a test with several failures is one failing test', () => {
  test.each(['pytest-subtests-fixture.xml', 'pytest-unittest-subtest.xml'])(
    'in %s',
    async (path) => {
      expect(await readFixture(path)).toEqual({
        cases: 2,
        failed: ['test_totals'],
        problem: undefined,
      })
    },
  )

  // Jasmine counts failed expectations or failed tests, by version; Catch2 counts assertions.
  test.each([
    ['a suite that counts each failure', 3],
    ['a suite that counts the failed test', 1],
  ])('in %s', async (_, failures) => {
    const elements = '<failure type="toBe"/><failure type="exception"/><failure/>'
    const report = suite(
      `failures="${failures}"`,
      `<testcase name="ingests" classname="Ingestion">${elements}</testcase>`,
    )
    const { failed, problem } = await readText(report)
    expect(problem).toBeUndefined()
    expect(failed.map(({ name }) => name)).toEqual(['ingests'])
  })
})

describe('a failure that was expected fails nothing', () => {
  test('in node-todo.xml, where suites count it', async () => {
    const { failed, problem } = await readFixture('node-todo.xml')
    expect(problem).toBeUndefined()
    expect(failed).toEqual(['keeps order', 'padded', 'sub', 'sub2'])
  })

  test.each([
    ['a failure after the mark', '<skipped type="todo"/><failure/>', 0],
    ['a failure before the mark', '<failure/><skipped type="xfail" message="#12"/>', 0],
    ['an error', '<error/><skipped type="TODO"/>', 0],
    ['a failure in a case that was skipped for another reason', '<skipped/><failure/>', 1],
    // An expected failure of pytest has no `failure`, so this is another one.
    ['an error after an expected failure', '<skipped type="pytest.xfail"/><error/>', 1],
  ])('%s', async (_, elements, count) => {
    const report = suite('failures="1"', `<testcase name="a">${elements}</testcase>`)
    const { failed, problem } = await readText(report)
    expect(problem).toBeUndefined()
    expect(failed).toHaveLength(count)
  })
})

describe('a case that failed the run without a failure is a problem', () => {
  test('in ctest-not-run.xml', async () => {
    expect(await readFixture('vetoed/ctest-not-run.xml')).toMatchObject({
      cases: 10,
      failed: ['keeps_order', 'setup_db'],
      problem: expect.stringContaining('`missing_tool` did not run: unable to find executable'),
    })
  })

  test.each([
    'Unable to find executable',
    'Required Files Missing',
    'Missing Configuration',
    'Failed to change working directory',
  ])('that CTest did not run: %s', async (message) => {
    const skipped = `<testcase name="a" status="notrun"><skipped message="${message}"/></testcase>`
    const { problem } = await readText(suite('skipped="1"', skipped))
    expect(problem).toBe(`line 1: \`a\` did not run: ${message.toLowerCase()}`)
  })

  test.each([
    'SKIP_RETURN_CODE=77',
    'SKIP_REGULAR_EXPRESSION_MATCHED',
    'Fixture dependency failed',
  ])('but not one that CTest skipped: %s', async (message) => {
    const skipped = `<testcase name="a" status="notrun"><skipped message="${message}"/></testcase>`
    expect((await readText(suite('skipped="1"', skipped))).problem).toBeUndefined()
  })

  test('with a warning of PHPUnit', async () => {
    const warned =
      '<testcase name="testCart" class="CartTest"><warning type="PHPUnit\\Framework\\Warning">x</warning></testcase>'
    const { problem } = await readText(suite('warnings="1"', warned))
    expect(problem).toBe('line 1: `testCart` has a <warning>, which can fail a run')
  })
})

describe('an element that nobody knows', () => {
  const odd = '<testcase name="a"><panic/></testcase>'
  const failing = '<testcase name="b"><failure/></testcase>'

  test('is named if its suite counts more failures than it shows', async () => {
    const { problem } = await readText(suite('name="s" failures="2"', odd + failing))
    expect(problem).toBe(
      'line 1: the suite `s` counts 2 failures and 0 errors, but shows only 1: `a` has `<panic>`, which may be a failure',
    )
  })

  test.each([
    ['if the counts are complete', suite('failures="1"', odd + failing)],
    [
      'in a case that failed',
      suite('failures="1"', '<testcase name="a"><panic/><failure/></testcase>'),
    ],
    [
      'inside an element that is known',
      suite('', '<testcase name="a"><rerunFailure><stackTrace/></rerunFailure></testcase>'),
    ],
  ])('is no problem %s', async (_, report) => {
    expect((await readText(report)).problem).toBeUndefined()
  })
})

test('outer spaces of a test, its class and its suite do not count', async () => {
  const cases = '<testcase name=" adds&#10;" classname=" Sum "><failure/></testcase>'
  const { failed } = await readText(suite('name=" math "', cases))
  expect(failed).toEqual([{ name: 'adds', classname: 'Sum', parent: 'math', file: undefined }])
})
