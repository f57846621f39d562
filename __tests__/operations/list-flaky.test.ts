import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { main } from '../../src/main.js'
import { LIST, pagesOf, uuid, wireTest } from '../flaky/listing.js'
import { type Answer, type Call, fakeService } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { type RecorderOptions, recorder } from '../support/recorder.js'
import { VirtualClock } from '../support/virtual-clock.js'

const inputs = (url: string, more: Readonly<Record<string, string>> = {}) => ({
  operation: 'list-flaky',
  'api-url': url,
  'org-slug': 'octo',
  ...more,
})

/** Runs the operation against a listing and gives what a workflow sees of it. */
async function list(
  listing: readonly Answer[] | ((call: Call) => Answer),
  more: Readonly<Record<string, string>> = {},
  prepare: (folder: string) => void = () => {},
  options: RecorderOptions = {},
) {
  await using service = await fakeService({ [LIST]: listing })
  const recorded = recorder(inputs(service.url, more), options)
  prepare(recorded.folder)
  const green = await main(recorded.runner)
  const { outputs } = recorded.seen
  return {
    ...recorded,
    green,
    outputs,
    bodies: service.calls.map((call) => call.body),
    read: (name: string) => readFileSync(join(recorded.folder, name), 'utf8'),
    /** The tests of `tests-file`. */
    tests: () => JSON.parse(readFileSync(outputs['tests-file'] ?? '', 'utf8')) as { id: string }[],
  }
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => wireTest(from + index))

test('lists every page of both statuses, counts, and writes all tests to the file', async () => {
  const broken = [wireTest(900, { status: { value: 'broken' }, quarantined: true })]
  const run = await list(pagesOf({ FLAKY: range(0, 25), BROKEN: broken }, 'full'), {
    status: 'all',
    'page-size': '10',
  })
  expect(run.green).toBe(true)
  expect(run.outputs).toMatchObject({
    outcome: 'listed',
    'total-count': '26',
    'flaky-count': '25',
    'broken-count': '1',
    'quarantined-count': '1',
    'new-count': '',
    'resolved-count': '',
    truncated: 'false',
    owners: '[{"owner":"@octo-org/ledger","total":26,"flaky":25,"broken":1,"quarantined":1}]',
  })
  expect(run.bodies).toHaveLength(4)
  expect(run.bodies[1]).toEqual({
    repo: { host: 'github.com', owner: 'octo-org', name: 'orion' },
    org_url_slug: 'octo',
    page_query: { page_size: 10, page_token: '10' },
    status: 'FLAKY',
  })
  expect(run.tests()).toEqual([...range(0, 25), ...broken])
  expect(run.result()).toMatchObject({ counts: { total: 26 } })
})

test('the log says how much was read, and why something is read again', async () => {
  const one = await list(pagesOf({ FLAKY: range(0, 1) }), { status: 'all' })
  expect(one.seen.info).toEqual([
    'Read 1 flaky test on 1 page',
    'Read 0 broken tests on 1 page',
    'Tests after the filters: 1 (1 flaky, 0 broken, 0 quarantined)',
    'Outcome: listed',
  ])
  const pages = await list(pagesOf({ FLAKY: range(0, 101) }), { 'page-size': '1' })
  expect(pages.seen.info.slice(0, 2)).toEqual([
    'Read 100 of 101 flaky tests on 100 pages so far',
    'Read 101 flaky tests on 101 pages',
  ])
  const again = await list([
    { body: { tests: range(0, 1), page: { total_rows: 2 } } },
    { body: { tests: range(0, 2), page: { total_rows: 2 } } },
  ])
  expect(again.seen.info.slice(0, 3)).toEqual([
    'Read 1 of 2 flaky tests on 1 page',
    'Reading the flaky tests again: the list ended after 1 test, but its `total_rows` is 2',
    'Read 2 flaky tests on 1 page',
  ])
})

test('a test keeps its place when its optional fields are missing or null', async () => {
  const bare = { id: 'b', name: 'bare' }
  const nulls = { ...bare, id: 'n', codeowners: null, ticket: null, status: null, file_path: null }
  const run = await list([{ body: { tests: [bare, nulls], page: {} } }], { status: 'broken' })
  expect(run.green).toBe(true)
  expect(run.outputs).toMatchObject({ 'total-count': '2', 'broken-count': '2' })
  expect(run.tests()).toEqual([
    { ...bare, status: { value: 'broken' } },
    { ...nulls, status: { value: 'broken' } },
  ])
})

test('without any test the outcome is none, with a file that says so', async () => {
  const run = await list(pagesOf({}))
  expect(run.green).toBe(true)
  expect(run.outputs).toMatchObject({ outcome: 'none', 'total-count': '0', owners: '[]' })
  expect(run.tests()).toEqual([])
  expect(run.seen.summary).toContain('No flaky tests')
  expect(run.seen.summary).not.toContain('All tests are also in')
})

const page = (tests: readonly unknown[], token?: string | null): Answer => ({
  body: { tests, page: { next_page_token: token } },
})

test.each([
  ['status', 'flaky'],
  ['status', ['flaky']],
  ['ticket', 7],
  ['repository', []],
])('a test whose `%s` is %j is not what the interface says', async (field, value) => {
  const run = await list([page([{ ...wireTest(1), [field]: value } as never])])
  expect(run.outputs).toMatchObject({ outcome: 'bad-response', 'tests-file': '' })
  expect(run.seen.errors[0]?.message).toContain(field)
})

test.each([
  ['a token that comes again', [page([wireTest(1)], 'a'), page([wireTest(2)], 'a')]],
  [
    'tokens that repeat',
    [page([wireTest(1)], 'a'), page([wireTest(2)], 'b'), page([wireTest(3)], 'a')],
  ],
  ['empty pages that go on', ['a', 'b', 'c', 'd'].map((token) => page([], token))],
  [
    'the same page under ever new tokens',
    ['a', 'b', 'c', 'd'].map((token) => page([wireTest(1)], token)),
  ],
])('%s: fails, and no file is left that could pass for the list', async (_, answers) => {
  const run = await list(answers, { 'report-files': 'flaky.csv' })
  expect(run.green).toBe(false)
  expect(run.outputs).toMatchObject({ outcome: 'bad-response', 'tests-file': '' })
  expect(run.seen.errors).toHaveLength(1)
  expect(run.bodies.length).toBeLessThanOrEqual(4)
  expect(readdirSync(run.folder, { recursive: true }).map(String).sort()).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/csv|unhealthy|partial/)]),
  )
})

const some = (tests: readonly unknown[], page: Readonly<Record<string, unknown>>): Answer => ({
  body: { tests, page },
})

describe('a list that ends before its own count', () => {
  const early: readonly (readonly [string, readonly Answer[]])[] = [
    ['no test at all of 250', [some([], { total_rows: 250 })]],
    ['no token after the first page', [some(range(0, 2), { total_rows: 5, total_pages: 3 })]],
    [
      'the first page twice',
      [
        some(range(0, 2), { total_rows: 4, next_page_token: 'a' }),
        some(range(0, 2), { total_rows: 4 }),
        some(range(0, 2), { total_rows: 4, next_page_token: 'b' }),
        some(range(0, 2), { total_rows: 4 }),
      ],
    ],
    [
      'a count that grows from page to page',
      [
        some(range(0, 1), { total_rows: 1, next_page_token: 'a' }),
        some(range(1, 2), { total_rows: 250 }),
      ],
    ],
    [
      'a count that only the first page has',
      [
        some(range(0, 1), { total_rows: 3, next_page_token: 'a' }),
        some(range(1, 2), {}),
        some(range(0, 1), { total_rows: 3, next_page_token: 'b' }),
        some(range(1, 2), {}),
      ],
    ],
    ['fewer pages than it counts', [some(range(0, 2), { total_pages: 2 })]],
    [
      'a page that shifts: one test twice, another never',
      [
        some(range(0, 2), { total_rows: 4, next_page_token: 'a' }),
        some(range(1, 3), { total_rows: 4 }),
        some(range(0, 2), { total_rows: 4, next_page_token: 'b' }),
        some(range(1, 3), { total_rows: 4 }),
      ],
    ],
    [
      'a count that only the first reading has',
      [some(range(0, 1), { total_rows: 3 }), some(range(0, 1), {})],
    ],
  ]

  test.each(early)('%s: no gate passes and no issue is closed', async (_, answers) => {
    await using github = await gitHubSandbox()
    const more = { 'github-token': 'ghs_t0k3n', 'issue-title': 'Flaky tests' }
    const options = { env: { GITHUB_API_URL: github.url } }
    await list(pagesOf({ FLAKY: range(0, 1) }), more, undefined, options)
    const run = await list(answers, { ...more, 'fail-above': '300' }, undefined, options)
    expect(run.green).toBe(false)
    expect(run.outputs).toMatchObject({ outcome: 'bad-response', 'tests-file': '' })
    expect(run.seen.errors).toHaveLength(1)
    expect(run.seen.errors[0]?.message).toMatch(
      /the list ended after \d+ ((different )?tests?|pages?)/,
    )
    expect(github.issues).toMatchObject([{ state: 'open' }])
  })

  test('one status is complete and the other is not', async () => {
    const run = await list(
      ({ body }) =>
        (body as { status: string }).status === 'FLAKY'
          ? some(range(0, 1), { total_rows: 1 })
          : some([], { total_rows: 1 }),
      { status: 'all' },
    )
    expect(run.outputs).toMatchObject({ outcome: 'bad-response' })
    expect(run.seen.errors[0]?.message).toContain('BROKEN tests')
  })

  test('one that fell short is complete when it is read again', async () => {
    const run = await list([
      some(range(0, 1), { total_rows: 2 }),
      some(range(0, 2), { total_rows: 2 }),
    ])
    expect(run.outputs).toMatchObject({ outcome: 'listed', 'total-count': '2' })
    expect(run.tests()).toEqual(range(0, 2))
  })

  test('max-tests below the count may end it', async () => {
    const answers = [some(range(0, 2), { total_rows: 9, next_page_token: 'a' })]
    const cut = await list(answers, { 'max-tests': '1' })
    expect(cut.outputs).toMatchObject({ outcome: 'listed', truncated: 'true' })
    const short = await list([some(range(0, 2), { total_rows: 9 })], { 'max-tests': '3' })
    expect(short.outputs).toMatchObject({ outcome: 'bad-response' })
  })
})

test('a list that shrinks while it is read is read again, because tests moved past the reader', async () => {
  const run = await list([
    some(range(0, 2), { total_rows: 4, next_page_token: 'a' }),
    // The first test was repaired meanwhile, so the third moved to the first page.
    some(range(3, 4), { total_rows: 3 }),
    some(range(1, 3), { total_rows: 3, next_page_token: 'b' }),
    some(range(3, 4), { total_rows: 3 }),
  ])
  expect(run.outputs).toMatchObject({ outcome: 'listed', 'total-count': '4' })
  expect(run.tests().map(({ id }) => id)).toEqual([uuid(0), uuid(1), uuid(3), uuid(2)])
})

test('a list in which a page shifted is complete when it is read again', async () => {
  const shifted = (page: Readonly<Record<string, number>>): readonly Answer[] => [
    some(range(0, 2), { ...page, next_page_token: 'a' }),
    some(range(1, 3), page),
    some(range(0, 2), { ...page, next_page_token: 'b' }),
    some(range(2, 4), page),
  ]
  // Without a count, the repeated test is all that tells.
  for (const page of [{ total_rows: 4 }, {}]) {
    const run = await list(shifted(page))
    expect(run.outputs).toMatchObject({ outcome: 'listed', 'total-count': '4' })
    expect(run.bodies).toHaveLength(4)
  }
})

test('without a count a test that stays on two pages is listed once', async () => {
  const run = await list([page([wireTest(1)], 'a'), page([wireTest(1), wireTest(2)])])
  expect(run.outputs).toMatchObject({ outcome: 'listed', 'total-count': '2' })
})

test('a list that grows while it is read is read again, because a test is on two pages', async () => {
  const run = await list([
    some(range(1, 3), { total_rows: 3, next_page_token: 'a' }),
    // A new test came first, so the second moved to the next page.
    some(range(2, 4), { total_rows: 4 }),
    some(range(0, 2), { total_rows: 4, next_page_token: 'b' }),
    some(range(2, 4), { total_rows: 4 }),
  ])
  expect(run.outputs).toMatchObject({ outcome: 'listed', 'total-count': '4' })
  expect(run.bodies).toHaveLength(4)
})

test('an issue stays open when max-tests hides what the filters would keep', async () => {
  await using github = await gitHubSandbox()
  const more = { 'github-token': 'ghs_t0k3n', 'issue-title': 'Flaky tests' }
  const options = { env: { GITHUB_API_URL: github.url } }
  const pages = pagesOf({ FLAKY: range(0, 3) })
  await list(pages, more, undefined, options)
  const part = { ...more, 'max-tests': '1', names: '*ledger 2' }
  const run = await list(pages, part, undefined, options)
  expect(run.outputs).toMatchObject({ outcome: 'none', truncated: 'true' })
  expect(github.issues).toMatchObject([{ state: 'open' }])
  expect(run.seen.warnings[0]?.message).toContain('`max-tests`')
  expect(run.seen.summary).not.toContain('✅')
})

test('more pages than the service counts are given up', async () => {
  let served = 0
  const endless = () => ({
    body: {
      tests: [wireTest(++served)],
      page: { total_pages: 2, next_page_token: `t${served}` },
    },
  })
  const run = await list(endless)
  expect(run.green).toBe(false)
  expect(run.outputs['outcome']).toBe('bad-response')
  expect(run.bodies).toHaveLength(14)
})

test('an organization that does not exist is an error that names its input', async () => {
  const { green, outputs, seen } = await list([{ status: 404, body: 'no such organization' }])
  expect(green).toBe(false)
  expect(outputs['outcome']).toBe('not-found')
  expect(seen.errors[0]?.message).toContain('`org-slug`')
  expect(seen.errors[0]?.message).not.toContain('`target-branch`')
})

test('an empty page in the middle is not the end', async () => {
  const run = await list([page([wireTest(1)], 'a'), page([], 'b'), page([wireTest(2)], null)])
  expect(run.outputs).toMatchObject({ outcome: 'listed', 'total-count': '2' })
})

test('a test of both statuses counts once', async () => {
  const run = await list(pagesOf({ FLAKY: range(1, 3), BROKEN: [wireTest(2)] }), { status: 'all' })
  expect(run.outputs['total-count']).toBe('2')
  expect(run.tests().map(({ id }) => id)).toEqual([uuid(1), uuid(2)])
})

test.each([
  ['more than max-tests', 5, '3', 'true', '3'],
  ['exactly max-tests', 3, '3', 'false', '3'],
])('%s', async (_, existing, maxTests, truncated, total) => {
  const run = await list(pagesOf({ FLAKY: range(0, existing) }), {
    'max-tests': maxTests,
    'page-size': '3',
  })
  expect(run.outputs).toMatchObject({ truncated, 'total-count': total })
})

test('max-tests keeps the first tests of the service, and no further page is read', async () => {
  const run = await list(pagesOf({ FLAKY: range(0, 9) }, 'full'), {
    'max-tests': '3',
    'page-size': '2',
  })
  expect(run.tests()).toEqual(range(0, 3))
  expect(run.bodies).toHaveLength(2)
})

test('max-tests: 0 is refused before any request', async () => {
  const run = await list(pagesOf({}), { 'max-tests': '0' })
  expect(run.outputs['outcome']).toBe('invalid-input')
  expect(run.seen.errors[0]?.message).toContain('`max-tests`')
  expect(run.bodies).toEqual([])
})

test.each([
  ['impact', ['delta', 'alpha', 'bravo', 'charlie']],
  ['age', ['bravo', 'alpha', 'delta', 'charlie']],
  ['name', ['alpha', 'bravo', 'charlie', 'delta']],
])('sort: %s', async (sort, names) => {
  const one = (number: number, name: string, impact: number, timestamp: string | null) =>
    wireTest(number, {
      name,
      pull_requests_impacted_last_7d: impact,
      status: { value: 'flaky', timestamp },
    })
  const tests = [
    one(1, 'charlie', 1, null),
    one(2, 'bravo', 3, '2026-01-02T00:00:00Z'),
    one(3, 'alpha', 3, '2026-02-03T00:00:00Z'),
    one(4, 'delta', 20, '2026-03-04T00:00:00Z'),
  ]
  const run = await list(pagesOf({ FLAKY: tests }), { sort })
  const shown = run.outputs['report-markdown']?.match(/alpha|bravo|charlie|delta/g)
  expect(shown).toEqual(names)
})

test.each([
  [{ 'code-owners': '@octo-org/*' }, ['owned']],
  [{ 'code-owners': '(no owner)' }, ['quarantined', 'hit']],
  [{ 'file-paths': 'src/**/*.ts' }, ['owned']],
  [{ names: 'hi*' }, ['hit']],
  [{ quarantined: 'only' }, ['quarantined']],
  [{ quarantined: 'exclude' }, ['owned', 'hit']],
  [{ 'min-pull-requests-impacted': '4' }, ['hit']],
])('filter %j', async (filter, kept) => {
  const bare = { codeowners: [], file_path: null, pull_requests_impacted_last_7d: null }
  const tests = [
    wireTest(1, { name: 'owned', pull_requests_impacted_last_7d: 3 }),
    wireTest(2, { ...bare, name: 'quarantined', quarantined: true }),
    wireTest(3, { ...bare, name: 'hit', pull_requests_impacted_last_7d: 4 }),
  ]
  const run = await list(pagesOf({ FLAKY: tests }), filter as Record<string, string>)
  expect(run.tests()).toMatchObject(kept.map((name) => ({ name })))
  expect(run.outputs['total-count']).toBe(String(kept.length))
})

test('a threshold that was compared with only part of the list is a warning', async () => {
  const pages = pagesOf({ FLAKY: range(0, 30) })
  const given = { 'max-tests': '10', 'fail-above': '20' }
  const part = await list(pages, given)
  expect(part.green).toBe(true)
  expect(part.outputs).toMatchObject({ 'total-count': '10', truncated: 'true' })
  expect(part.seen.warnings.map(({ message }) => message)).toEqual([
    '`fail-above` checked only the first 10 tests, and there are more. For a gate that cannot miss one, raise `max-tests` or leave it empty.',
  ])
  const first = await list(pages, { ...given, 'max-tests': '1' })
  expect(first.seen.warnings[0]?.message).toMatch(/^`fail-above` checked only the first test, and/)
  const prepare = (folder: string) => writeFileSync(join(folder, 'baseline.json'), '[]')
  const compared = { 'max-tests': '10', 'fail-above-new': '20', 'baseline-file': 'baseline.json' }
  const added = await list(pages, compared, prepare)
  expect(added.seen.warnings[0]?.message).toMatch(/^`fail-above-new` checked only/)
  const both = await list(pages, { ...compared, 'fail-above': '20' }, prepare)
  expect(both.seen.warnings[0]?.message).toMatch(/^`fail-above` and `fail-above-new` checked only/)
  const whole = await list(pages, { ...given, 'max-tests': '30', 'fail-above': '30' })
  expect(whole.seen.warnings).toEqual([])
  const exceeded = await list(pages, { ...given, 'fail-above': '5' })
  expect(exceeded.outputs['outcome']).toBe('threshold-exceeded')
  expect(exceeded.seen.warnings).toEqual([])
})

test('a baseline that someone else wrote hides no test from the list and from fail-above', async () => {
  const run = await list(
    pagesOf({ FLAKY: range(0, 6) }),
    { 'baseline-file': 'baseline.json', 'fail-above': '5', 'fail-above-new': '0' },
    (folder) => writeFileSync(join(folder, 'baseline.json'), JSON.stringify(range(0, 6))),
  )
  expect(run.green).toBe(false)
  expect(run.outputs).toMatchObject({
    outcome: 'threshold-exceeded',
    'total-count': '6',
    'new-count': '0',
  })
})

test('of two limits that are exceeded, the error has both', async () => {
  const run = await list(
    pagesOf({ FLAKY: range(0, 6) }),
    { 'baseline-file': 'baseline.json', 'fail-above': '5', 'fail-above-new': '0' },
    (folder) => writeFileSync(join(folder, 'baseline.json'), JSON.stringify(range(0, 5))),
  )
  expect(run.seen.errors[0]?.message).toContain(
    '6 tests are listed, and `fail-above` allows 5, and 1 test is new, and `fail-above-new` allows 0',
  )
})

test('no report has more than 5000 rows', async () => {
  const tests = Array.from({ length: 5100 }, (_, index) => ({ id: uuid(index), name: 'x' }))
  const run = await list(pagesOf({ FLAKY: tests }), { 'max-rows': '6000' })
  expect(run.seen.summary).toContain('5,000 of 5,100 tests are shown')
})

test('rows are cut to max-rows, counts include all tests', async () => {
  const run = await list(pagesOf({ FLAKY: range(0, 30) }), { 'max-rows': '2' })
  expect(run.seen.summary).toContain('30 flaky tests in')
  expect(run.seen.summary).toMatch(/ledger 29[\s\S]*ledger 28/)
  expect(run.seen.summary).not.toContain('ledger 27')
  expect(run.seen.summary).toContain('2 of 30 tests are shown')
})

test('what is new, resolved and still unhealthy since the baseline', async () => {
  const run = await list(
    pagesOf({ FLAKY: range(2, 6) }),
    { 'baseline-file': 'baseline.json' },
    (folder) => writeFileSync(join(folder, 'baseline.json'), JSON.stringify(range(0, 4))),
  )
  expect(run.outputs).toMatchObject({ 'new-count': '2', 'resolved-count': '2' })
  expect(run.result()).toMatchObject({
    change: {
      new: 2,
      still: 2,
      resolved: 2,
      newRows: [{ id: uuid(5) }, { id: uuid(4) }],
      resolvedRows: [{ id: uuid(1) }, { id: uuid(0) }],
    },
  })
})

test('a test of a status that is not listed does not count as resolved', async () => {
  const broken = wireTest(9, { status: { value: 'broken' } })
  const run = await list(pagesOf({}), { 'baseline-file': 'baseline.json' }, (folder) =>
    writeFileSync(join(folder, 'baseline.json'), JSON.stringify([broken, ...range(0, 1)])),
  )
  expect(run.outputs).toMatchObject({ 'resolved-count': '1' })
  expect(run.result()).toMatchObject({ change: { resolvedRows: [{ id: uuid(0) }] } })
})

test.each([
  ['one test on a line', `[\n{"id":${'['.repeat(1_000_000)}},\n]\n`],
  ['everything on one line', '['.repeat(1_000_000)],
])('a baseline that would cost too much is refused before it is parsed: %s', async (_, text) => {
  const run = await list(pagesOf({}), { 'baseline-file': 'baseline.json' }, (folder) =>
    writeFileSync(join(folder, 'baseline.json'), text),
  )
  expect(run.outputs['outcome']).toBe('invalid-input')
  expect(run.seen.errors[0]?.message).toContain('more than 1000 lists and objects')
})

test('a tests-file is the next baseline', async () => {
  const first = await list(pagesOf({ FLAKY: range(0, 5) }))
  const written = readFileSync(first.outputs['tests-file'] ?? '')
  const run = await list(
    pagesOf({ FLAKY: range(1, 6) }),
    { 'baseline-file': 'baseline.json', 'fail-above-new': '1' },
    (folder) => writeFileSync(join(folder, 'baseline.json'), written),
  )
  expect(run.green).toBe(true)
  expect(run.outputs).toMatchObject({ 'new-count': '1', 'resolved-count': '1' })
})

test.each([
  [{ 'fail-above': '4' }, false],
  [{ 'fail-above': '5' }, true],
])('threshold %j', async (threshold, green) => {
  const run = await list(pagesOf({ FLAKY: range(0, 5) }), threshold as Record<string, string>)
  expect(run.green).toBe(green)
  expect(run.outputs).toMatchObject({
    outcome: green ? 'listed' : 'threshold-exceeded',
    'total-count': '5',
    'tests-file': expect.stringMatching(/./),
    'report-markdown': expect.stringContaining('5 flaky'),
  })
})

test.each([
  ['include', 'Fix some of the tests, or leave quarantined ones out'],
  ['exclude', 'Fix or quarantine some of the tests'],
  ['only', 'allows 0. Fix some of the tests.'],
])('the advice fits the filter: quarantined: %s', async (quarantined, advice) => {
  const tests = [wireTest(1), wireTest(2, { quarantined: true })]
  const run = await list(pagesOf({ FLAKY: tests }), { quarantined, 'fail-above': '0' })
  expect(run.seen.errors[0]?.message).toContain(advice)
})

test('report files are written in their formats', async () => {
  const run = await list(pagesOf({ FLAKY: range(0, 3) }), {
    'report-files': 'out/flaky.json\nout/flaky.ndjson\nout/flaky.csv\nout/flaky.md',
  })
  expect(JSON.parse(run.read('out/flaky.json'))).toEqual(range(0, 3))
  expect(
    run
      .read('out/flaky.ndjson')
      .trim()
      .split('\n')
      .map((row) => JSON.parse(row)),
  ).toEqual(range(0, 3))
  expect(run.read('out/flaky.csv').split('\r\n')).toHaveLength(5)
  expect(run.read('out/flaky.md')).toContain('3 flaky tests')
})

test.each([
  ['a parent that is a file', 'taken/flaky.csv'],
  ['a folder', 'folder.json'],
  ['a link to what is outside', 'link.csv'],
  ...(process.platform === 'win32' ? [] : [['a FIFO', 'pipe.ndjson']]),
])('a report file with %s: refused with the name of the input', async (_, path) => {
  const run = await list(pagesOf({ FLAKY: range(0, 1) }), { 'report-files': path }, (folder) => {
    writeFileSync(join(folder, 'taken'), '')
    mkdirSync(join(folder, 'folder.json'))
    symlinkSync(join(folder, '..', 'outside.csv'), join(folder, 'link.csv'))
    if (path === 'pipe.ndjson') execFileSync('mkfifo', [join(folder, path)])
  })
  expect(run.outputs).toMatchObject({ outcome: 'invalid-input', 'tests-file': '' })
  expect(run.seen.errors).toHaveLength(1)
  expect(run.seen.errors[0]?.message).toContain(`Input \`report-files\` is "${path}": `)
})

test.each([
  ['report-files', { 'report-files': 'out/flaky.json\nout/../out/flaky.json' }],
  ['slack-payload-file', { 'report-files': 'flaky.json', 'slack-payload-file': './flaky.json' }],
])('two files of one name, of which one would be lost: refused for %s', async (input, inputs) => {
  const run = await list(pagesOf({ FLAKY: range(0, 1) }), inputs)
  expect(run.outputs['outcome']).toBe('invalid-input')
  expect(run.seen.errors[0]?.message).toMatch(
    new RegExp(`Input \`${input}\` is ".*": \`report-files\` names the same file`),
  )
  expect(run.bodies).toHaveLength(0)
})

test('tests that are the same but for one field have an order, whatever the service says', async () => {
  const one = (number: number, file: string | null, variant: string | null) =>
    wireTest(number, { name: 'x', file_path: file, variant, pull_requests_impacted_last_7d: 1 })
  const tests = [one(6, 'b', null), one(5, 'a', 'z'), one(4, 'a', 'y'), one(3, 'a', null)]
  const all = [...tests, one(2, 'a', null), one(1, null, 'z')]
  for (const listed of [all, all.toReversed()]) {
    const run = await list(pagesOf({ FLAKY: listed }), { 'baseline-file': 'b.json' }, (folder) =>
      writeFileSync(join(folder, 'b.json'), '[]'),
    )
    const { change } = run.result() as { change: { newRows: readonly { id: string }[] } }
    expect(change.newRows.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6].map(uuid))
  }
})

test.each([
  ['one on a line', '[\n', '\n]\n'],
  ['any other layout', '[ ', ']'],
])('a test of the baseline without a status was flaky: %s', async (_, begin, end) => {
  const run = await list(
    pagesOf({ FLAKY: range(0, 2) }),
    { 'baseline-file': 'baseline.json', 'max-rows': '1' },
    (folder) =>
      writeFileSync(
        join(folder, 'baseline.json'),
        `${begin}${JSON.stringify({ id: uuid(9), name: 'x' })}${end}`,
      ),
  )
  expect(run.outputs).toMatchObject({ 'new-count': '2', 'resolved-count': '1' })
  // The rows that the report has room for; the counts cover all.
  expect(run.result()).toMatchObject({ change: { new: 2, newRows: [{ id: uuid(1) }] } })
})

test('pages of which no test passes the filters leave nothing in the files', async () => {
  const run = await list(pagesOf({ FLAKY: range(0, 6) }), {
    ...{ 'page-size': '1', 'min-pull-requests-impacted': '3' },
    'report-files': 'all.json\nall.ndjson\nall.csv',
  })
  const ids = [3, 4, 5].map(uuid)
  expect(run.tests().map(({ id }) => id)).toEqual(ids)
  expect(JSON.parse(run.read('all.json'))).toMatchObject(ids.map((id) => ({ id })))
  expect(run.read('all.ndjson').trimEnd().split('\n')).toHaveLength(3)
  expect(run.read('all.csv').trimEnd().split('\r\n')).toHaveLength(4)
})

test('all wrong inputs are reported together, before any request', async () => {
  const run = await list(pagesOf({}), {
    'report-files': 'flaky.xlsx',
    'fail-above-new': '0',
  })
  expect(run.green).toBe(false)
  expect(run.outputs['outcome']).toBe('invalid-input')
  expect(run.seen.errors[0]?.message).toMatch(/flaky\.xlsx[\s\S]*baseline-file/)
  expect(run.seen.errors[0]?.message).toContain('does not end in .json, .ndjson, .csv, .md')
  expect(run.bodies).toHaveLength(0)
})

test('an input that cannot be read is one problem, not also a missing one', async () => {
  const given = { 'baseline-file': 'a\nb', 'fail-above-new': '0' }
  const run = await list(pagesOf({}), given)
  expect(run.seen.errors[0]?.message).toContain('Input `baseline-file`')
  expect(run.seen.errors[0]?.message).not.toContain('fail-above-new')
})

describe('on GitHub', () => {
  const withGitHub = (url: string): RecorderOptions => ({ env: { GITHUB_API_URL: url } })
  const publish = (
    url: string,
    tests: readonly unknown[],
    more: Readonly<Record<string, string>> = {},
    prepare?: (folder: string) => void,
  ) =>
    list(
      pagesOf({ FLAKY: tests as ReturnType<typeof range> }, 'full'),
      { 'github-token': 'ghs_t0k3n', 'issue-title': 'Flaky tests', ...more },
      prepare,
      withGitHub(url),
    )

  test('one issue is opened, kept, edited, closed when nothing is left, and reopened', async () => {
    await using github = await gitHubSandbox()
    const opened = await publish(github.url, range(0, 2))
    const number = opened.outputs['issue-number'] ?? ''
    expect(github.issues).toMatchObject([{ number: Number(number), title: 'Flaky tests' }])
    expect(opened.seen.info.join('\n')).toMatch(new RegExp(`^Issue #${number} created: http`, 'm'))
    expect(github.issues[0]?.body).toContain('2 flaky tests')
    const writes = () =>
      github.calls.filter(({ method, path }) => method !== 'GET' && path !== '/graphql').length
    const before = writes()
    expect((await publish(github.url, range(0, 2))).outputs['issue-number']).toBe(number)
    expect(writes()).toBe(before)
    await publish(github.url, range(0, 3))
    expect(github.issues[0]?.body).toContain('3 flaky tests')
    const none = await publish(github.url, [])
    expect(none.outputs).toMatchObject({ outcome: 'none', 'issue-number': number })
    expect(github.issues).toMatchObject([{ state: 'closed' }])
    await publish(github.url, range(0, 1))
    expect(github.issues).toMatchObject([{ state: 'open' }])
  })

  test('each title has an issue of its own', async () => {
    await using github = await gitHubSandbox()
    await publish(github.url, range(0, 1), { 'issue-title': 'Flaky: @octo-org/ledger' })
    await publish(github.url, range(0, 1), { 'issue-title': 'Flaky: @octo-org/web' })
    expect(github.issues).toHaveLength(2)
  })

  test.each(['', ' {owner}'])(
    'a title of 300 characters%s is cut, because GitHub takes 256',
    async (end) => {
      await using github = await gitHubSandbox()
      const more = { 'issue-title': `${'x'.repeat(300)}${end}` }
      const run = await publish(github.url, range(0, 2), more)
      expect(run.seen.warnings).toEqual([])
      expect(github.issues.map((issue) => issue.title)).toEqual([`${'x'.repeat(255)}…`])
      const before = github.calls.length
      await publish(github.url, range(0, 2), more)
      expect(github.calls.slice(before).filter(({ method }) => method === 'PATCH')).toEqual([])
    },
  )

  test('no owner is mentioned unless the workflow asks for it', async () => {
    await using github = await gitHubSandbox()
    await publish(github.url, range(0, 1))
    expect(github.issues[0]?.body).not.toMatch(/@\w/)
    await publish(github.url, range(0, 1), { 'mention-owners': 'true' })
    expect(github.issues[0]?.body).toContain('@octo-org/ledger')
  })

  test('an issue keeps to the limit of GitHub, whatever max-rows says', async () => {
    await using github = await gitHubSandbox()
    await publish(github.url, range(0, 900), { 'max-rows': '900' })
    const body = github.issues[0]?.body ?? ''
    expect(body.length).toBeGreaterThan(50_000)
    expect(body.length).toBeLessThanOrEqual(65_536)
    expect(body).toMatch(/\d+ of 900 tests are shown/)
  })

  test.each([
    [401, 'unauthorized', 'Check that `github-token` is current'],
    [403, 'unauthorized', 'issues: write'],
    [404, 'not-found', 'issues: write'],
    [410, 'refused', 'HTTP 410'],
  ])(
    'an issue that may not be written (%i) fails the step, after the report',
    async (status, outcome, advice) => {
      await using github = await gitHubSandbox()
      github.faults.push(undefined, ...Array.from({ length: 3 }, () => ({ status, body: {} })))
      const run = await publish(github.url, range(0, 2), { 'report-files': 'flaky.md' })
      expect(run.green).toBe(false)
      expect(run.outputs).toMatchObject({ outcome, 'total-count': '2', 'issue-number': '' })
      expect(run.seen.errors[0]?.message).toContain(advice)
      expect(run.seen.summary).toMatch(
        /^### ❌ The tests were listed, but their issue was not written\n\n.*HTTP \d+.*\n\n\*\*Next:.*\n\n### ⚠️ 2 flaky tests/,
      )
      expect(run.read('flaky.md')).toMatch(/^### ⚠️ 2 flaky tests/)
    },
  )

  test.each([400, 409, 422])(
    'what has nothing to do with permissions (%i) is a warning: the report was made',
    async (status) => {
      await using github = await gitHubSandbox()
      github.faults.push(undefined, ...Array.from({ length: 3 }, () => ({ status, body: {} })))
      const run = await publish(github.url, range(0, 2))
      expect(run.green).toBe(true)
      expect(run.outputs).toMatchObject({ outcome: 'listed', 'issue-number': '' })
      expect(run.seen.warnings[0]?.message).toMatch(
        new RegExp(`^The issue could not be written\\. .*HTTP ${status}`),
      )
    },
  )

  test('a hiccup of GitHub is a warning: the report was made', async () => {
    await using github = await gitHubSandbox()
    github.faults.push(...Array.from({ length: 60 }, () => ({ status: 500, body: {} })))
    const run = await publish(github.url, range(0, 2), { 'retry-timeout-seconds': '1' })
    expect(run.green).toBe(true)
    expect(run.outputs).toMatchObject({ outcome: 'listed', 'issue-number': '' })
    expect(run.seen.warnings[0]?.message).toMatch(/^The issue could not be written\. /)
  })

  test('a threshold that is exceeded decides, and a refused issue is said as well', async () => {
    await using github = await gitHubSandbox()
    github.faults.push(undefined, { status: 403, body: {} })
    const run = await publish(github.url, range(0, 2), { 'fail-above': '1' })
    expect(run.outputs['outcome']).toBe('threshold-exceeded')
    expect(run.seen.errors[0]?.message).toMatch(/`fail-above` allows 1.*issues: write/)
    expect(run.seen.summary).toMatch(/^### ❌ 2 flaky tests in .*HTTP 403/s)
  })

  const owned = (number: number, ...codeowners: string[]) => wireTest(number, { codeowners })

  describe('filters that look at what is not there leave the issue alone', () => {
    const bare = range(0, 2).map((test) => ({
      ...test,
      ...{ codeowners: null, file_path: null, quarantined: null },
      pull_requests_impacted_last_7d: null,
    }))
    const looksAt = (input: string, field: string) =>
      `\`${input}\` looks at \`${field}\`, which none of the 2 listed tests has.`
    test.each([
      [
        { 'code-owners': 'octo-org/ledger' },
        range(0, 2),
        'No listed test has the code owner `octo-org/ledger` of `code-owners`. Did you mean `@octo-org/ledger`?',
      ],
      [
        { 'code-owners': '@octo-org/legder' },
        range(0, 2),
        'No listed test has the code owner `@octo-org/legder` of `code-owners`. Did you mean `@octo-org/ledger`?',
      ],
      [
        { 'code-owners': '@somebody/else' },
        range(0, 2),
        'No listed test has the code owner `@somebody/else` of `code-owners`.',
      ],
      [
        { 'code-owners': '@abcxyz' },
        [owned(1, '@abcdef')],
        'No listed test has the code owner `@abcxyz` of `code-owners`. Did you mean `@abcdef`?',
      ],
      [
        { 'code-owners': '@abwxyz' },
        [owned(1, '@abcdef')],
        'No listed test has the code owner `@abwxyz` of `code-owners`.',
      ],
      [{ 'code-owners': '@octo-org/ledger' }, bare, looksAt('code-owners', 'codeowners')],
      [{ 'file-paths': 'src/**' }, bare, looksAt('file-paths', 'file_path')],
      [{ quarantined: 'only' }, bare, looksAt('quarantined', 'quarantined')],
      [
        { 'min-pull-requests-impacted': '1' },
        bare,
        looksAt('min-pull-requests-impacted', 'pull_requests_impacted_last_7d'),
      ],
    ])('%j', async (filter, tests, warning) => {
      await using github = await gitHubSandbox()
      await publish(github.url, range(0, 2))
      const before = github.issues[0]?.body
      const run = await publish(github.url, tests, filter as Record<string, string>)
      expect(run.outputs).toMatchObject({ outcome: 'none', 'issue-number': '' })
      expect(run.seen.warnings.map(({ message }) => message)).toEqual([
        warning,
        `The issue "Flaky tests" was left alone. ${warning}`,
      ])
      expect(github.issues).toMatchObject([{ state: 'open', body: before }])
    })

    test('those of owners too, unless the owner is what nobody is', async () => {
      await using github = await gitHubSandbox()
      const title = { 'issue-title': 'Flaky tests of {owner}' }
      const listed = [owned(1, '@a')].map((test) => ({ ...test, file_path: null }))
      await publish(github.url, [...listed, owned(2, '@b')], title)
      await publish(github.url, listed, { ...title, 'file-paths': 'src/**' })
      expect(github.issues.map(({ state }) => state)).toEqual(['open', 'open'])
      await publish(github.url, listed, title)
      await publish(github.url, listed, { ...title, 'code-owners': '@x' })
      expect(github.issues.map(({ state }) => state)).toEqual(['open', 'closed'])
    })

    test('the only test is one', async () => {
      await using github = await gitHubSandbox()
      const run = await publish(github.url, bare.slice(0, 1), { 'file-paths': 'src/**' })
      expect(run.seen.warnings[0]?.message).toBe(
        '`file-paths` looks at `file_path`, which the only listed test does not have.',
      )
    })

    test('a filter that leaves none of those that have its field does not', async () => {
      await using github = await gitHubSandbox()
      const tests = range(0, 2).map((test) => ({ ...test, quarantined: false }))
      await publish(github.url, tests)
      const run = await publish(github.url, tests, { quarantined: 'only' })
      expect(run.seen.warnings).toEqual([])
      expect(github.issues).toMatchObject([{ state: 'closed' }])
    })

    test('an issue that never was is not mentioned', async () => {
      await using github = await gitHubSandbox()
      const run = await publish(github.url, [])
      expect(run.outputs).toMatchObject({ outcome: 'none', 'issue-number': '' })
      expect(run.seen.info.join('\n')).not.toContain('Issue #')
    })

    test('an empty listing says nothing of them: the issue is closed', async () => {
      await using github = await gitHubSandbox()
      const more = { 'code-owners': '@octo-org/ledger', 'file-paths': 'src/**' }
      await publish(github.url, range(0, 2), more)
      const run = await publish(github.url, [], more)
      expect(run.seen.warnings).toEqual([])
      expect(github.issues).toMatchObject([{ state: 'closed' }])
    })
  })

  describe('an issue for each owner', () => {
    const title = { 'issue-title': 'Flaky tests of {owner}' }
    const issues = (outputs: Readonly<Record<string, string>>) =>
      JSON.parse(outputs['issues'] ?? '') as { owner: string; number: number }[]
    const writes = (github: { calls: readonly { method: string; path: string }[] }) =>
      github.calls.filter(({ method, path }) => method !== 'GET' && path !== '/graphql').length

    test('of a hundred owners, with one listing; a second run changes nothing, and who is done is closed', async () => {
      await using github = await gitHubSandbox()
      const tests = Array.from({ length: 100 }, (_, n) => owned(n, `@octo-org/team-${n}`))
      const first = await publish(github.url, tests, title)
      expect(first.green).toBe(true)
      expect(first.bodies).toHaveLength(1)
      expect(issues(first.outputs)).toHaveLength(100)
      expect(first.outputs['issue-number']).toBe(String(issues(first.outputs)[0]?.number))
      expect(github.issues.map((issue) => issue.title).sort()).toEqual(
        tests.map(({ codeowners }) => `Flaky tests of ${codeowners?.[0]}`).sort(),
      )
      for (const { owner, number } of issues(first.outputs)) {
        const issue = github.issues.find((one) => one.number === number)
        expect(issue?.title).toBe(`Flaky tests of ${owner}`)
        expect(issue?.body).toContain('1 flaky test')
      }
      // Whose token it is, open and closed issues, a hundred new ones, and once more what is open.
      expect(github.calls).toHaveLength(1 + 2 + 100 + 1)
      const before = github.calls.length
      const second = await publish(github.url, tests, title)
      expect(issues(second.outputs)).toEqual(issues(first.outputs))
      expect(github.calls.length - before).toBe(2)
      expect(writes(github)).toBe(100)
      expect(second.seen.info).toContain('▸ Issues of 100 code owners: 0 written, 0 closed')
      const third = await publish(github.url, tests.slice(1), title)
      expect(issues(third.outputs)).toHaveLength(99)
      expect(writes(github)).toBe(101)
      expect(github.issues.filter(({ state }) => state === 'closed')).toMatchObject([
        { title: 'Flaky tests of @octo-org/team-0' },
      ])
      await publish(github.url, tests, title)
      expect(github.issues).toHaveLength(100)
      expect(github.issues.every(({ state }) => state === 'open')).toBe(true)
    })

    test.each([
      ["@$&-$'-$1", "@$&-$'-$1"],
      ['@octo\n## Heading', '@octo ## Heading'],
    ])('the owner %j stands in the title as %j', async (owner, shown) => {
      await using github = await gitHubSandbox()
      await publish(github.url, [owned(1, owner)], title)
      expect(github.issues.map((issue) => issue.title)).toEqual([`Flaky tests of ${shown}`])
    })

    test.each(['{Owner}', '{owners}', '{ owner }', '{code-owner}', '{OWNER}', '{onwer}'])(
      '%s in a title is a wrong input, because it would stay in the title',
      async (place) => {
        await using github = await gitHubSandbox()
        const run = await publish(github.url, [owned(1, '@a')], { 'issue-title': `Flaky ${place}` })
        expect(run.outputs['outcome']).toBe('invalid-input')
        expect(run.seen.errors[0]?.message).toContain(
          `Input \`issue-title\` contains \`${place}\`. Write \`{owner}\` for the code owner`,
        )
        expect(github.calls).toEqual([])
      },
    )

    test.each(['Flaky {main}', 'Flaky {}', 'Flaky {owner} of {main}', 'Flaky owner}'])(
      'the title %s is accepted',
      async (issueTitle) => {
        await using github = await gitHubSandbox()
        const run = await publish(github.url, [owned(1, '@a')], { 'issue-title': issueTitle })
        expect(run.green).toBe(true)
        expect(github.issues).toHaveLength(1)
      },
    )

    test('writes leave a second apart, as GitHub asks', async () => {
      await using github = await gitHubSandbox()
      const run = await publish(github.url, [owned(1, '@a'), owned(2, '@b'), owned(3, '@c')], title)
      const waited = run.clock.now() - new VirtualClock().now()
      // Before the first one there is nothing to wait for.
      expect([waited >= 2000, waited < 3000]).toEqual([true, true])
    })

    test('tests without an owner have one together, and a test of two owners is in both', async () => {
      await using github = await gitHubSandbox()
      const run = await publish(github.url, [owned(1, '@b', '@a'), owned(2), owned(3)], title)
      expect(issues(run.outputs).map(({ owner }) => owner)).toEqual(['(no owner)', '@a', '@b'])
      const body = (name: string) => github.issues.find((one) => one.title.endsWith(name))?.body
      expect(body('(no owner)')).toContain('2 flaky tests')
      expect(body('@a')).toContain('ledger 1')
      expect(body('@b')).toContain('ledger 1')
      expect(body('@b')).not.toContain('ledger 2')
    })

    test('with code-owners only the issues of those owners are touched', async () => {
      await using github = await gitHubSandbox()
      const tests = [owned(1, '@a'), owned(2, '@b'), owned(3, '@c', '@a')]
      await publish(github.url, tests, title)
      const before = github.issues.map(({ body }) => body)
      const more = { ...title, 'code-owners': '@a' }
      const run = await publish(github.url, [...tests.slice(0, 1), owned(9, '@a')], more)
      expect(issues(run.outputs).map(({ owner }) => owner)).toEqual(['@a'])
      const after = github.issues.map(({ body, state }) => [body, state])
      expect(after.slice(1)).toEqual(before.slice(1).map((body) => [body, 'open']))
      expect(after[0]?.[0]).toContain('ledger 9')
      // `@a` is done: its own issue proves that the name is no typing error.
      await publish(github.url, [owned(2, '@b')], more)
      expect(github.issues.map(({ state }) => state)).toEqual(['closed', 'open', 'open'])
    })

    test('an owner of whose tests all are resolved is done', async () => {
      await using github = await gitHubSandbox()
      const tests = [owned(1, '@a'), owned(2, '@b')]
      await publish(github.url, tests, title)
      const more = { ...title, 'baseline-file': 'baseline.json' }
      const run = await publish(github.url, tests.slice(0, 1), more, (folder) =>
        writeFileSync(join(folder, 'baseline.json'), JSON.stringify(tests)),
      )
      expect(run.outputs['resolved-count']).toBe('1')
      expect(issues(run.outputs).map(({ owner }) => owner)).toEqual(['@a'])
      expect(github.issues.map(({ state }) => state)).toEqual(['open', 'closed'])
    })

    test('the issue of an owner has as many rows as others', async () => {
      await using github = await gitHubSandbox()
      const test = { name: 'x', codeowners: ['@a'] }
      const tests = Array.from({ length: 300 }, (_, n) => ({ ...test, id: uuid(n) }))
      await publish(github.url, tests, { ...title, 'max-rows': '300' })
      expect(github.issues[0]?.body).toContain('All tests are also in')
    })

    test('the issue of an owner has no groups by owner', async () => {
      await using github = await gitHubSandbox()
      const more = { ...title, 'group-by': 'code-owner' }
      await publish(github.url, [owned(1, '@a', '@b'), owned(2, '@b')], more)
      for (const { body } of github.issues) expect(body?.match(/\| Test \|/g)).toHaveLength(1)
    })

    test('a cut list closes no issue', async () => {
      await using github = await gitHubSandbox()
      await publish(github.url, [owned(1, '@a'), owned(2, '@b')], title)
      await publish(github.url, [owned(1, '@a'), owned(2, '@b')], { ...title, 'max-tests': '1' })
      expect(github.issues.map(({ state }) => state)).toEqual(['open', 'open'])
    })

    test('the issues of other titles, and those that others wrote, are left alone', async () => {
      await using github = await gitHubSandbox()
      await publish(github.url, [owned(1, '@a')], { 'issue-title': 'Broken: {owner}' })
      await publish(github.url, [owned(1, '@a')])
      await publish(github.url, [owned(2, '@b')], title)
      expect(github.issues.map(({ state }) => state)).toEqual(['open', 'open', 'open'])
    })

    test('two runs that open the same issue at once leave one', async () => {
      await using github = await gitHubSandbox()
      const both = [
        publish(github.url, [owned(1, '@a')], title),
        publish(github.url, [owned(1, '@a')], title),
      ]
      await Promise.all(both)
      expect(github.issues.filter(({ state }) => state === 'open').length).toBe(1)
    })

    test('a dry run writes none', async () => {
      await using github = await gitHubSandbox()
      const run = await publish(github.url, [owned(1, '@a')], { ...title, 'dry-run': 'true' })
      expect(github.calls).toEqual([])
      expect(run.seen.info).toContain(
        'Dry run: an issue for each of 1 code owner would be kept up to date',
      )
    })
  })

  test('a dry run writes nothing there', async () => {
    await using github = await gitHubSandbox()
    const run = await publish(github.url, range(0, 2), { 'dry-run': 'true' })
    expect(run.outputs).toMatchObject({ outcome: 'listed', 'issue-number': '' })
    expect(github.calls).toEqual([])
    expect(run.seen.info).toContain('Dry run: the issue "Flaky tests" would be kept up to date')
    const none = await publish(github.url, [], { 'dry-run': 'true' })
    expect(none.seen.info).toContain('Dry run: the issue "Flaky tests" would be closed')
  })

  const comment = { 'issue-title': '', 'pull-request': '12', 'target-branch': 'main' }

  test('the comment is found again by its marker', async () => {
    await using github = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
    const { outputs } = await publish(github.url, range(0, 2), { ...comment, comment: 'always' })
    expect(outputs).toMatchObject({ 'pull-request': '12', 'target-branch': 'main' })
    expect(github.comments[0]?.body).toMatch(
      /^<!-- merge-queue-action:list-flaky\/[\da-f]{16} -->\n/,
    )
    await publish(github.url, range(0, 3), { ...comment, comment: 'always' })
    expect(github.comments).toHaveLength(1)
    expect(github.comments[0]?.body).toContain('3 flaky tests')
  })

  test('each status and each issue title has its own comment', async () => {
    await using github = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
    const more = { ...comment, comment: 'always' }
    const steps = [{}, { status: 'all' }, { 'issue-title': 'Flaky' }, { 'issue-title': 'Broken' }]
    for (const step of [...steps, ...steps])
      await publish(github.url, range(0, 2), { ...more, ...step })
    expect(github.comments).toHaveLength(4)
  })

  test('a schedule has no pull request to comment on, which is a warning', async () => {
    await using github = await gitHubSandbox()
    const more = { 'issue-title': '', comment: 'always' }
    const run = await publish(github.url, range(0, 2), more)
    expect(run.outputs).toMatchObject({ outcome: 'listed', 'pull-request': '' })
    expect(run.seen.warnings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^No comment was written. Finding the pull request of a run without/),
    ])
  })

  test('with on-failure, a comment begins with a limit that is exceeded, and does not outlast it', async () => {
    await using github = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
    const more = { ...comment, comment: 'on-failure', 'fail-above': '1' }
    await publish(github.url, range(0, 1), more)
    expect(github.comments).toEqual([])
    await publish(github.url, range(0, 2), more)
    expect(github.comments[0]?.body).toContain('### ❌ 2 flaky tests')
    for (const without of [{ 'dry-run': 'true' }, { 'github-token': '' }]) {
      const { seen } = await publish(github.url, range(0, 1), { ...more, ...without })
      expect(seen.info.join()).not.toContain('would get a comment')
      expect(seen.warnings).toEqual([])
      expect(github.comments[0]?.body).toContain('❌')
    }
    const { green } = await publish(github.url, range(0, 1), more)
    expect(green).toBe(true)
    expect(github.comments).toHaveLength(1)
    expect(github.comments[0]?.body).toMatch(/1 flaky test /)
    expect(github.comments[0]?.body).not.toContain('❌')
  })

  test('owners are mentioned in a comment alone too, which no warning denies', async () => {
    await using github = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
    const more = { ...comment, comment: 'always', 'mention-owners': 'true' }
    const run = await publish(github.url, range(0, 1), more)
    expect(github.comments[0]?.body).toContain('@octo-org/ledger')
    expect(run.seen.warnings).toEqual([])
  })

  test('a dry run writes no comment', async () => {
    await using github = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
    const more = { ...comment, comment: 'always', 'dry-run': 'true' }
    const run = await publish(github.url, range(0, 2), more)
    expect(run.outputs['outcome']).toBe('listed')
    expect(github.comments).toEqual([])
    expect(run.seen.info).toContain('Dry run: #12 would get a comment with the report')
  })

  test('the issue is written when a threshold is exceeded, too', async () => {
    await using github = await gitHubSandbox()
    const run = await publish(github.url, range(0, 2), { 'fail-above': '1' })
    expect(run.green).toBe(false)
    expect(run.outputs).toMatchObject({
      outcome: 'threshold-exceeded',
      'issue-number': String(github.issues[0]?.number),
    })
    expect(github.issues[0]?.body).toContain('2 flaky tests')
  })

  test('a missing token is reported before any request', async () => {
    const run = await list(pagesOf({}), { 'issue-title': 'Flaky tests' })
    expect(run.outputs['outcome']).toBe('invalid-input')
    expect(run.bodies).toEqual([])
  })

  test.each([
    ['always', '9', 1],
    ['on-failure', '9', 0],
    ['on-failure', '1', 1],
  ])('comment: %s, with fail-above %s', async (comment, failAbove, comments) => {
    await using github = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
    const more = { comment, 'pull-request': '12', 'target-branch': 'main', 'fail-above': failAbove }
    await publish(github.url, range(0, 2), { ...more, 'issue-title': '' })
    expect(github.comments).toHaveLength(comments)
    if (comments > 0) expect(github.comments[0]?.body).toContain('2 flaky tests')
  })
})

test('at most ten annotations, on the files of the tests', async () => {
  const run = await list(pagesOf({ FLAKY: range(0, 30) }), { annotations: 'true' })
  expect(run.seen.notices).toHaveLength(10)
  expect(run.seen.notices[0]).toEqual({
    message: expect.stringContaining('reads the ledger 29 (linux) is flaky; 29 pull requests'),
    properties: { title: 'Flaky test', file: 'src/ledger/2.test.ts' },
  })
})

test.each([
  ['fail-above', '1000000000'],
  ['fail-above-new', '1000000000'],
  ['max-rows', '1000000000'],
  ['min-pull-requests-impacted', '1000000000'],
  ['max-tests', '1000000000'],
  ['page-size', '100'],
])('%s is %s at most', async (input, most) => {
  // Another wrong input ends the step before any request.
  const more = { 'baseline-file': 'baseline.json', sort: '?' }
  const fits = await list([], { ...more, [input]: most })
  expect(fits.seen.errors[0]?.message).not.toContain(`\`${input}\``)
  const over = await list([], { ...more, [input]: String(Number(most) + 1) })
  expect(over.seen.errors[0]?.message).toMatch(
    new RegExp(`Input \`${input}\` must be from [01] to ${most}`),
  )
})

test.each([
  ['fail-above', '2', true],
  ['fail-above', '1', false],
  ['fail-above', '0', false],
  ['fail-above-new', '2', true],
  ['fail-above-new', '1', false],
])('%s: %s with two tests, both new: passes %s', async (input, allowed, passes) => {
  const run = await list(
    pagesOf({ FLAKY: range(0, 2) }),
    { 'baseline-file': 'baseline.json', [input]: allowed },
    (folder) => writeFileSync(join(folder, 'baseline.json'), '[]'),
  )
  expect(run.green).toBe(passes)
  expect(run.outputs['outcome']).toBe(passes ? 'listed' : 'threshold-exceeded')
  const what = input === 'fail-above' ? 'tests are listed' : 'tests are new'
  if (!passes)
    expect(run.seen.errors[0]?.message).toContain(`2 ${what}, and \`${input}\` allows ${allowed}`)
})

test.each([
  ['fail-above', '3'],
  ['fail-above-new', '3'],
])('%s counts every test, not only the rows that are shown', async (input, allowed) => {
  const run = await list(
    pagesOf({ FLAKY: range(0, 4) }),
    { 'baseline-file': 'baseline.json', 'max-rows': '1', [input]: allowed },
    (folder) => writeFileSync(join(folder, 'baseline.json'), '[]'),
  )
  expect(run.outputs['outcome']).toBe('threshold-exceeded')
  expect(run.seen.errors[0]?.message).toContain(`\`${input}\` allows ${allowed}`)
})

test('one test above the limit is one test', async () => {
  const run = await list(pagesOf({ FLAKY: range(0, 1) }), { 'fail-above': '0' })
  expect(run.seen.errors[0]?.message).toContain('1 test is listed, and `fail-above` allows 0.')
})

test('the Slack payload is written as the Slack step reads it', async () => {
  const run = await list(pagesOf({ FLAKY: range(0, 2) }), { 'slack-payload-file': 'slack.json' })
  expect(JSON.parse(run.read('slack.json'))).toMatchObject({
    text: 'octo-org/orion: 2 flaky tests',
    blocks: expect.any(Array),
  })
})

test('every output keeps to its limit, whatever the tests are called', async () => {
  const long = Array.from({ length: 1500 }, (_, index) =>
    wireTest(index, {
      name: `${'|'.repeat(250)}${index}`,
      codeowners: [`@octo-org/${'x'.repeat(250)}${index}`],
    }),
  )
  const run = await list(pagesOf({ FLAKY: long }), { 'max-rows': '5000', 'group-by': 'code-owner' })
  expect(run.green).toBe(true)
  for (const output of Object.values(run.outputs))
    expect(Buffer.byteLength(output)).toBeLessThanOrEqual(256 * 1024)
  expect(Buffer.byteLength(run.seen.summary)).toBeLessThanOrEqual(1024 * 1024)
  // Nor is much of the room wasted.
  const report = Buffer.byteLength(run.outputs['report-markdown'] ?? '')
  expect(report).toBeGreaterThan(240 * 1024)
  expect(report).toBeLessThanOrEqual(250 * 1024)
  expect(JSON.parse(run.outputs['owners'] ?? '').length).toBeGreaterThan(500)
  expect(run.seen.warnings[0]?.message).toMatch(
    /`owners` has no room for the last \d+ of \d+ elements/,
  )
  expect(run.tests()).toHaveLength(1500)
})

test.each([
  ['none', undefined],
  ['file', [expect.objectContaining({ name: 'a.ts' })]],
])('the groups of the result file are those of group-by: %s', async (grouping, groups) => {
  const tests = [wireTest(1, { file_path: 'a.ts' })]
  const { result } = await list(pagesOf({ FLAKY: tests }), { 'group-by': grouping })
  expect(result()['groups']).toEqual(groups)
})
