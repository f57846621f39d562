/** The verdict on reports as tools, containers and other machines write them. */
import { readFileSync } from 'node:fs'
import { type ExplainWorld, RETRY } from '../support/explain-world.js'
import { expect, test } from '../support/jest.js'
import { explained } from './explained.js'

const FIXTURES = '__tests__/fixtures/junit'
const inTable = (attributes: string, elements = '<failure>no</failure>') =>
  `<testsuites><testsuite name="table"><testcase ${attributes}>${elements}</testcase></testsuite></testsuites>`
const NAMED = 'name="adds a row" classname="table"'
const PYTEST = { name: 'test_totals', classname: 'test_sub2', file_path: 'tests/test_sub2.py' }

test.each<[string, ExplainWorld]>([
  [
    'a test with failing subtests of pytest',
    {
      report: readFileSync(`${FIXTURES}/pytest-subtests-fixture.xml`, 'utf8'),
      listing: [PYTEST],
    },
  ],
  [
    'failing subtests of unittest',
    {
      report: readFileSync(`${FIXTURES}/pytest-unittest-subtest.xml`, 'utf8'),
      listing: [{ ...PYTEST, classname: 'test_sub.TestCart' }],
    },
  ],
  [
    'a path of a runner of Windows',
    { report: inTable(`${NAMED} file="D:\\a\\orion\\orion\\test\\table.test.ts"`) },
  ],
])('%s is known to be flaky', async (_, world) => {
  const { verdict, log } = await explained({ inputs: { ...RETRY, 'retry-on': 'never' }, ...world })
  expect(log).not.toContain('Not known to be flaky')
  expect(verdict).toBe('known-flaky')
})

test.each<[string, ExplainWorld, string]>([
  [
    'a warning of PHPUnit',
    { report: inTable(NAMED, '<failure/><warning type="PHPUnit\\Framework\\Warning">w</warning>') },
    '(rule 3): `report.xml`, line 1: `adds a row` has a <warning>',
  ],
  [
    'a test that CTest could not run',
    { report: readFileSync(`${FIXTURES}/vetoed/ctest-not-run.xml`, 'utf8') },
    '(rule 3): `report.xml`, line 19: `missing_tool` did not run: unable to find executable',
  ],
  [
    'a path of Pest whose file the pull request changes',
    {
      report: inTable(`${NAMED} file="tests/Unit/TableTest.php::it adds a row"`),
      listing: [{ file_path: null }],
      pullRequest: { files: [{ path: 'tests/Unit/TableTest.php' }] },
    },
    '(rule 6): `adds a row`: #12 changes its file',
  ],
])('%s is not known to be flaky', async (_, world, why) => {
  const { verdict, log, sent } = await explained({ inputs: RETRY, ...world })
  expect(verdict).toBe('check-failed')
  expect(log).toContain(`Not known to be flaky ${why}`)
  expect(sent).toEqual([])
})

test.each([
  ['the name alone', 'build [linux, 18]'],
  ['the workflow and the name', 'CI / build [linux, 18]'],
])('`test-checks` that equal a check with brackets to the letter match it: %s', async (...row) => {
  const check = { name: 'build [linux, 18]', conclusion: 'FAILURE', suite: 7, workflow: 'CI' }
  const { verdict } = await explained({
    details: { requiredStatuses: [check.name] },
    checks: [{ ...check, conclusion: 'FAILURE', finishedAt: '2026-09-17T10:15:00Z' }],
    inputs: { ...RETRY, 'retry-on': 'never', 'test-checks': row[1] },
  })
  expect(verdict).toBe('known-flaky')
})
