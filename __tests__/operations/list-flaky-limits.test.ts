import { pagesOf, wireTest } from '../flaky/listing.js'
import { describe, expect, test } from '../support/jest.js'
import { listFlaky, listWithBaseline, owned, range } from '../support/list-flaky.js'
import { shown } from '../support/shown.js'

const FIVE = pagesOf({ FLAKY: range(0, 5) })

test.each(['fail-above', 'fail-above-new'])('five new tests pass with %s: 5', async (input) => {
  const run = await listWithBaseline(FIVE, [], { [input]: '5' })
  expect(run.outputs['outcome']).toBe('listed')
  expect(run.seen.errors).toEqual([])
})

test.each<[Record<string, string>, string]>([
  [{ 'fail-above': '4' }, '5 flaky tests, 5 new; fail-above allows 4'],
  [{ 'fail-above-new': '4', 'max-rows': '1' }, '5 new flaky tests; fail-above-new allows 4'],
  [
    { 'fail-above': '4', 'fail-above-new': '0' },
    '5 flaky tests, 5 new; fail-above allows 4, fail-above-new allows 0',
  ],
])('five new tests fail with the limits %j, and all outputs are written', async (limits, title) => {
  const run = await listWithBaseline(FIVE, [], limits)
  expect(run.green).toBe(false)
  expect(run.outputs).toMatchObject({
    outcome: 'threshold-exceeded',
    'total-count': '5',
    'tests-file': expect.stringMatching(/./),
    'report-markdown': expect.stringContaining('5'),
  })
  expect(run.seen.errors).toEqual([
    { message: expect.stringContaining('new: `'), properties: { title } },
  ])
})

test.each<[number, Record<string, string>, RegExp]>([
  [5, {}, / listed: `[^`]+`, `[^`]+`, `[^`]+` and 2 more\. /],
  [5, { 'max-rows': '0' }, / listed: 5\. /],
  [1, {}, / listed: `[^`]+`\. /],
])('the error names the first of %d tests above a limit with %j', async (count, more, names) => {
  const limits = { 'fail-above': '0', ...more }
  const run = await listFlaky(pagesOf({ FLAKY: range(0, count) }), limits)
  expect(run.error).toMatch(names)
})

describe('a limit that was compared with part of the list', () => {
  const pages = pagesOf({ FLAKY: range(0, 30) })

  test.each<[string, Record<string, string>, string]>([
    [
      'the first ten tests',
      { 'max-tests': '10', 'fail-above': '20' },
      '`fail-above` checked only the first 10 tests, and there are more. For a gate that cannot miss one, raise `max-tests` or leave it empty.',
    ],
    [
      'the first test',
      { 'max-tests': '1', 'fail-above': '20' },
      '`fail-above` checked only the first test, and',
    ],
    [
      'the new ones of the first ten tests',
      { 'max-tests': '10', 'fail-above-new': '20' },
      '`fail-above-new` checked only',
    ],
    [
      'both counts of the first ten tests',
      { 'max-tests': '10', 'fail-above': '20', 'fail-above-new': '20' },
      '`fail-above` and `fail-above-new` checked only',
    ],
  ])('gives a warning: %s', async (_, inputs, warning) => {
    const run = await listWithBaseline(pages, [], inputs)
    expect(run.green).toBe(true)
    expect(run.outputs).toMatchObject({ 'total-count': inputs['max-tests'], truncated: 'true' })
    expect(run.seen.warnings.map(({ message }) => message)).toEqual([
      expect.stringContaining(warning),
    ])
  })

  test.each<[string, Record<string, string>, string]>([
    ['max-tests takes them all', { 'max-tests': '30', 'fail-above': '30' }, 'listed'],
    ['it is exceeded', { 'max-tests': '10', 'fail-above': '5' }, 'threshold-exceeded'],
  ])('gives no warning if %s', async (_, inputs, outcome) => {
    const run = await listFlaky(pages, inputs)
    expect(run.outputs['outcome']).toBe(outcome)
    expect(run.seen.warnings).toEqual([])
  })
})

test.each([
  ['include', 'Fix some of the tests, or leave quarantined ones out'],
  ['exclude', 'Fix or quarantine some of the tests'],
  ['only', '`. Fix some of the tests.'],
])('with quarantined: %s, the advice is: %s', async (quarantined, advice) => {
  const tests = [wireTest(1), wireTest(2, { quarantined: true })]
  const run = await listFlaky(pagesOf({ FLAKY: tests }), { quarantined, 'fail-above': '0' })
  expect(run.error).toContain(advice)
})

test('an exceeded limit names the owners with the numbers of their tests', async () => {
  const rows = [
    owned(1, '@octo-org/billing'),
    owned(2, '@octo-org/billing'),
    owned(3, '@octo-org/search'),
  ]
  const run = await listFlaky(pagesOf({ FLAKY: rows }), { 'fail-above': '1' })
  const owners = 'By owner: @octo-org/billing 2, @octo-org/search 1'
  expect(run.seen.errors[0]?.message).toContain(owners)
  expect(shown(run.seen.summary)).toContain(owners)
})

test('an exceeded limit names five owners, unless it is about new tests', async () => {
  const rows = Array.from({ length: 7 }, (_, n) => owned(n, `@team-${n}`))
  const { error } = await listFlaky(pagesOf({ FLAKY: rows }), { 'fail-above': '1' })
  expect(error).toContain('@team-3 1, @team-4 1, 2 more owners')
  const news = await listWithBaseline(pagesOf({ FLAKY: rows }), [], { 'fail-above-new': '1' })
  expect(news.error).not.toContain('By owner')
})
