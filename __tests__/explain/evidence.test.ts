import { assignReports, reportGlobs, testChecksInput } from '../../src/explain/evidence.js'
import type { TestReport } from '../../src/explain/junit/report.js'
import type { Check } from '../../src/github/check.js'
import { describe, expect, test } from '../support/jest.js'

const checks = async (...lines: string[]) => {
  const read = await testChecksInput().safeParseAsync(lines.join('\n'))
  if (!read.success) throw new Error(read.error.issues[0]?.message)
  return read.data
}

const failing = (name: string) => ({
  name,
  classname: undefined,
  parent: undefined,
  file: undefined,
})

const report = (path: string, glob: string, ...tests: string[]): TestReport => ({
  path,
  globs: [glob],
  cases: 3,
  failed: tests.map(failing),
  problem: undefined,
})

/** The names of the failing tests of each check, or the broken rule. */
async function assigned(
  lines: readonly string[],
  names: readonly (string | Pick<Check, 'name' | 'workflow'>)[],
  files: readonly TestReport[],
  unmatched: readonly string[] = [],
) {
  const all = names.map(
    (name): Check => ({ state: 'failed', ...(typeof name === 'string' ? { name } : name) }),
  )
  const evidence = assignReports(all, await checks(...lines), { files, unmatched })
  if (evidence.rule !== undefined) return `rule ${evidence.rule}: ${evidence.why}`
  return [...evidence.testsOf].map(([check, tests]) => [
    check.name,
    ...tests.map((test) => test.name),
  ])
}

describe('test-checks', () => {
  test.each([' => a.xml', 'unit =>', '=>'])('%j is a wrong line', async (line) => {
    await expect(checks(line)).rejects.toThrow('not of the form CHECKS or CHECKS => FILES')
  })

  test.each([
    ['unit', 'unit', undefined],
    ['e2e=>e2e.xml', 'e2e', 'e2e.xml'],
    ['a => b => c', 'a', 'b => c'],
    ['a = > b', 'a = > b', undefined],
  ])('the line %j names a check, and its reports if it has `=>`', async (line, name, file) => {
    const [read, ...others] = await checks(line)
    expect(others).toEqual([])
    expect(read?.files).toBe(file)
    expect(read?.matches(name)).toBe(true)
    expect(read?.matches(`${name}x`)).toBe(false)
  })

  test('the globs to read are those of all checks and those of some, each once', async () => {
    const lines = await checks('unit', 'api => api/*.xml', 'e2e=>e2e.xml', 'web => api/*.xml')
    expect(reportGlobs(['all/*.xml'], lines)).toEqual(['all/*.xml', 'api/*.xml', 'e2e.xml'])
  })

  test('a glob matches a name, or its workflow and name, with slashes as other characters', async () => {
    const files = [report('a.xml', 'a.xml', 'adds')]
    const one = [['unit (20, linux/arm)', 'adds']]
    for (const line of ['unit*', 'unit (20, linux/arm)', 'CI / unit*', '*arm)'])
      expect(
        await assigned([line], [{ name: 'unit (20, linux/arm)', workflow: 'CI' }], files),
      ).toEqual(one)
    expect(await assigned(['CI / unit'], ['unit'], files)).toBe(
      'rule 2: `unit` is not one of `test-checks`',
    )
  })
})

test.each(['build [linux, 18]', 'CI / build [linux, 18]'])(
  '%s matches a check with brackets, which it equals to the letter',
  async (line) => {
    const check = { name: 'build [linux, 18]', workflow: 'CI' }
    const found = await assigned([line], [check], [report('a.xml', 'a.xml', 'adds')])
    expect(found).toEqual([[check.name, 'adds']])
  },
)

test('the one failing check has the failing tests of all files', async () => {
  const files = [
    report('a.xml', '*.xml', 'adds'),
    report('b.xml', '*.xml'),
    report('c.xml', '*.xml', 'sums'),
  ]
  expect(await assigned(['unit', 'api'], ['unit'], files)).toEqual([['unit', 'adds', 'sums']])
})

test('two failing checks without files of their own: their reports cannot be told apart', async () => {
  const files = [report('a.xml', '*.xml', 'adds')]
  expect(await assigned(['*'], ['unit', 'api'], files)).toBe(
    'rule 3: `unit` and `api` failed, and `test-checks` does not tell their reports apart',
  )
})

test('each failing check needs a failing test in files of its own', async () => {
  const unit = report('u.xml', 'u.xml', 'adds')
  const api = report('api.xml', 'api.xml', 'calls')
  const lines = ['unit', 'api => api.xml']
  expect(await assigned(lines, ['unit', 'api'], [unit, api])).toEqual([
    ['unit', 'adds'],
    ['api', 'calls'],
  ])
  const green = report('api.xml', 'api.xml')
  expect(await assigned(lines, ['unit', 'api'], [unit, green])).toBe(
    'rule 3: no report of `api` alone has a failing test',
  )
  // A glob for several checks gives each of them the same files.
  expect(await assigned(['* => u.xml'], ['unit', 'api'], [unit])).toBe(
    'rule 3: no report of `unit` alone has a failing test',
  )
})

test('a file that other checks claim is no evidence for the one without files of its own', async () => {
  const both = { ...report('api.xml', '**', 'calls'), globs: ['**', 'api.xml'] }
  expect(await assigned(['unit', 'api => api.xml'], ['unit'], [both])).toBe(
    'rule 3: no report of `unit`: the job may have crashed before it wrote one',
  )
})

test('a report without any test case, a path without a file, a file with a problem: no evidence', async () => {
  const empty = { ...report('a.xml', 'a.xml'), cases: 0 }
  expect(await assigned(['unit'], ['unit'], [empty])).toBe(
    'rule 3: no report of `unit` has a test case: the job may have crashed before its tests',
  )
  expect(await assigned(['unit'], ['unit'], [], ['reports/*.xml'])).toBe(
    'rule 3: no report of `unit`: the job may have crashed before it wrote one; no file matches `reports/*.xml`',
  )
  const unit = report('unit.xml', 'unit.xml', 'adds')
  expect(
    await assigned(['unit => unit.xml', 'api => api.xml'], ['unit'], [unit], ['api.xml']),
  ).toBe('rule 3: no file matches `api.xml`')
  const cut = { ...report('a.xml', 'a.xml', 'adds'), problem: 'line 9: it is cut' }
  const good = report('b.xml', 'b.xml', 'sums')
  expect(await assigned(['unit'], ['unit'], [good, cut])).toBe('rule 3: `a.xml`, line 9: it is cut')
})
