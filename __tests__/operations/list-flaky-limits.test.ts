import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagesOf, wireTest } from '../flaky/listing.js'
import { expect, test } from '../support/jest.js'
import { listFlaky, range } from '../support/list-flaky.js'

test.each([
  [{ 'fail-above': '4' }, false],
  [{ 'fail-above': '5' }, true],
])('five tests and %j: passes %s', async (threshold, green) => {
  const run = await listFlaky(pagesOf({ FLAKY: range(0, 5) }), threshold as Record<string, string>)
  expect(run.green).toBe(green)
  expect(run.outputs).toMatchObject({
    outcome: green ? 'listed' : 'threshold-exceeded',
    'total-count': '5',
    'tests-file': expect.stringMatching(/./),
    'report-markdown': expect.stringContaining('5 flaky'),
  })
})

test.each([
  ['fail-above', '2', []],
  ['fail-above', '1', ['2 tests are listed, and `fail-above` allows 1']],
  ['fail-above', '0', ['2 tests are listed, and `fail-above` allows 0']],
  ['fail-above-new', '2', []],
  ['fail-above-new', '1', ['2 tests are new, and `fail-above-new` allows 1']],
])('%s: %s with two new tests gives these errors: %j', async (input, allowed, errors) => {
  const run = await listFlaky(
    pagesOf({ FLAKY: range(0, 2) }),
    { 'baseline-file': 'baseline.json', [input]: allowed },
    (folder) => writeFileSync(join(folder, 'baseline.json'), '[]'),
  )
  expect(run.green).toBe(errors.length === 0)
  expect(run.outputs['outcome']).toBe(errors.length === 0 ? 'listed' : 'threshold-exceeded')
  expect(run.seen.errors.map(({ message }) => message)).toEqual(
    errors.map((error) => expect.stringContaining(error)),
  )
})

test('the error names both exceeded limits', async () => {
  const run = await listFlaky(
    pagesOf({ FLAKY: range(0, 6) }),
    { 'baseline-file': 'baseline.json', 'fail-above': '5', 'fail-above-new': '0' },
    (folder) => writeFileSync(join(folder, 'baseline.json'), JSON.stringify(range(0, 5))),
  )
  expect(run.seen.errors[0]?.message).toContain(
    '6 tests are listed, and `fail-above` allows 5, and 1 test is new, and `fail-above-new` allows 0',
  )
})

test.each([
  ['fail-above', '3'],
  ['fail-above-new', '3'],
])('%s counts every test, not only the rows that are shown', async (input, allowed) => {
  const run = await listFlaky(
    pagesOf({ FLAKY: range(0, 4) }),
    { 'baseline-file': 'baseline.json', 'max-rows': '1', [input]: allowed },
    (folder) => writeFileSync(join(folder, 'baseline.json'), '[]'),
  )
  expect(run.outputs['outcome']).toBe('threshold-exceeded')
  expect(run.seen.errors[0]?.message).toContain(`\`${input}\` allows ${allowed}`)
})

test('the error about a single test is in the singular', async () => {
  const run = await listFlaky(pagesOf({ FLAKY: range(0, 1) }), { 'fail-above': '0' })
  expect(run.seen.errors[0]?.message).toContain('1 test is listed, and `fail-above` allows 0.')
})

test('a limit that was compared with part of the list gives a warning', async () => {
  const pages = pagesOf({ FLAKY: range(0, 30) })
  const given = { 'max-tests': '10', 'fail-above': '20' }
  const part = await listFlaky(pages, given)
  expect(part.green).toBe(true)
  expect(part.outputs).toMatchObject({ 'total-count': '10', truncated: 'true' })
  expect(part.seen.warnings.map(({ message }) => message)).toEqual([
    '`fail-above` checked only the first 10 tests, and there are more. For a gate that cannot miss one, raise `max-tests` or leave it empty.',
  ])
  const first = await listFlaky(pages, { ...given, 'max-tests': '1' })
  expect(first.seen.warnings[0]?.message).toMatch(/^`fail-above` checked only the first test, and/)
  const prepare = (folder: string) => writeFileSync(join(folder, 'baseline.json'), '[]')
  const compared = { 'max-tests': '10', 'fail-above-new': '20', 'baseline-file': 'baseline.json' }
  const added = await listFlaky(pages, compared, prepare)
  expect(added.seen.warnings[0]?.message).toMatch(/^`fail-above-new` checked only/)
  const both = await listFlaky(pages, { ...compared, 'fail-above': '20' }, prepare)
  expect(both.seen.warnings[0]?.message).toMatch(/^`fail-above` and `fail-above-new` checked only/)
  const whole = await listFlaky(pages, { ...given, 'max-tests': '30', 'fail-above': '30' })
  expect(whole.seen.warnings).toEqual([])
  const exceeded = await listFlaky(pages, { ...given, 'fail-above': '5' })
  expect(exceeded.outputs['outcome']).toBe('threshold-exceeded')
  expect(exceeded.seen.warnings).toEqual([])
})

test.each([
  ['include', 'Fix some of the tests, or leave quarantined ones out'],
  ['exclude', 'Fix or quarantine some of the tests'],
  ['only', 'allows 0. Fix some of the tests.'],
])('with quarantined: %s, the advice is: %s', async (quarantined, advice) => {
  const tests = [wireTest(1), wireTest(2, { quarantined: true })]
  const run = await listFlaky(pagesOf({ FLAKY: tests }), { quarantined, 'fail-above': '0' })
  expect(run.seen.errors[0]?.message).toContain(advice)
})
