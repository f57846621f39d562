import { pagesOf, uuid, wireTest } from '../flaky/listing.js'
import { expect, test } from '../support/jest.js'
import { listFlaky, listWithBaseline, range } from '../support/list-flaky.js'
import { jsonOutput } from '../support/recorder.js'

test('lists every page of both statuses, counts, and writes all tests to the file', async () => {
  const broken = [wireTest(900, { status: { value: 'broken' }, quarantined: true })]
  const run = await listFlaky(pagesOf({ FLAKY: range(0, 25), BROKEN: broken }, 'full'), {
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
  expect(run.tests()).toMatchObject([...range(0, 25), ...broken])
  expect(run.result()).toMatchObject({ counts: { total: 26 } })
})

test('the log counts the tests that were read', async () => {
  const one = await listFlaky(pagesOf({ FLAKY: range(0, 1) }), { status: 'all' })
  expect(one.seen.info).toEqual([
    'Read 1 flaky test on 1 page',
    'Read 0 broken tests on 1 page',
    'Tests after the filters: 1 (1 flaky, 0 broken, 0 quarantined)',
    'Outcome: listed',
  ])
  const pages = await listFlaky(pagesOf({ FLAKY: range(0, 101) }), { 'page-size': '1' })
  expect(pages.seen.info.slice(0, 2)).toEqual([
    'Read 100 of 101 flaky tests on 100 pages so far',
    'Read 101 flaky tests on 101 pages',
  ])
})

test('the log explains a second reading', async () => {
  const again = await listFlaky([
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
  const run = await listFlaky([{ body: { tests: [bare, nulls], page: {} } }], { status: 'broken' })
  expect(run.green).toBe(true)
  expect(run.outputs).toMatchObject({ 'total-count': '2', 'broken-count': '2' })
  expect(run.tests()).toMatchObject([
    { ...bare, status: { value: 'broken' } },
    { ...nulls, status: { value: 'broken' } },
  ])
})

test('without tests the outcome is none, and tests-file is an empty list', async () => {
  const run = await listFlaky(pagesOf({}))
  expect(run.green).toBe(true)
  expect(run.outputs).toMatchObject({ outcome: 'none', 'total-count': '0', owners: '[]' })
  expect(run.tests()).toEqual([])
  expect(run.seen.summary).toContain('No flaky tests')
  expect(run.seen.summary).not.toContain('All tests are also in')
})

test('a test of both statuses counts once', async () => {
  const run = await listFlaky(pagesOf({ FLAKY: range(1, 3), BROKEN: [wireTest(2)] }), {
    status: 'all',
  })
  expect(run.outputs['total-count']).toBe('2')
  expect(run.tests().map(({ id }) => id)).toEqual([uuid(1), uuid(2)])
})

test('an unknown organization is an error that names org-slug', async () => {
  const { green, outputs, seen } = await listFlaky([{ status: 404, body: 'no such organization' }])
  expect(green).toBe(false)
  expect(outputs['outcome']).toBe('not-found')
  expect(seen.errors[0]?.message).toContain('`org-slug`')
  expect(seen.errors[0]?.message).not.toContain('`target-branch`')
})

test.each([
  ['impact', ['delta', 'alpha', 'bravo', 'charlie']],
  ['age', ['bravo', 'alpha', 'delta', 'charlie']],
  ['name', ['alpha', 'bravo', 'charlie', 'delta']],
])('sort: %s orders the report', async (sort, names) => {
  const one = (number: number, name: string, impact: number, timestamp: string | null) =>
    wireTest(number, {
      name,
      pull_requests_impacted_last_7d: impact,
      status: { value: 'flaky', timestamp },
    })
  const tests = [
    one(1, 'charlie', 1, 'soon'),
    one(2, 'bravo', 3, '2026-01-02T00:00:00Z'),
    one(3, 'alpha', 3, '2026-02-03T00:00:00Z'),
    one(4, 'delta', 20, '2026-03-04T00:00:00Z'),
  ]
  const run = await listFlaky(pagesOf({ FLAKY: tests }), { sort })
  const shown = run.outputs['report-markdown']?.match(/alpha|bravo|charlie|delta/g)
  expect(shown).toEqual(names)
})

test.each(['the order', 'the reverse order'])(
  'equal tests have the same places in %s of the service',
  async (order) => {
    const one = (number: number, file: string | null, variant: string | null) =>
      wireTest(number, { name: 'x', file_path: file, variant, pull_requests_impacted_last_7d: 1 })
    const tests = [one(6, 'b', null), one(5, 'a', 'z'), one(4, 'a', 'y'), one(3, 'a', null)]
    const all = [...tests, one(2, 'a', null), one(1, null, 'z')]
    const listed = order === 'the order' ? all : all.toReversed()
    const run = await listWithBaseline(pagesOf({ FLAKY: listed }), [])
    const { change } = run.result() as { change: { newRows: readonly { id: string }[] } }
    expect(change.newRows.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6].map(uuid))
  },
)

test('no report has more than 5000 rows', async () => {
  const tests = Array.from({ length: 5100 }, (_, index) => ({ id: uuid(index), name: 'x' }))
  const run = await listFlaky(pagesOf({ FLAKY: tests }), { 'max-rows': '6000' })
  expect(run.seen.summary).toContain('… and 100 more.')
})

test('max-rows cuts the rows, and the counts include all tests', async () => {
  const run = await listFlaky(pagesOf({ FLAKY: range(0, 30) }), { 'max-rows': '2' })
  expect(run.seen.summary).toContain('30 flaky tests\n')
  expect(run.seen.summary).toMatch(/ledger 29[\s\S]*ledger 28/)
  expect(run.seen.summary).not.toContain('ledger 27')
  expect(run.seen.summary).toContain('… and 28 more.')
})

test.each([
  ['none', undefined],
  ['file', [expect.objectContaining({ name: 'a.ts' })]],
])('group-by: %s decides which groups the result file has', async (grouping, groups) => {
  const tests = [wireTest(1, { file_path: 'a.ts' })]
  const { result } = await listFlaky(pagesOf({ FLAKY: tests }), { 'group-by': grouping })
  expect(result()['groups']).toEqual(groups)
})

test('annotations: true annotates at most ten files', async () => {
  const run = await listFlaky(pagesOf({ FLAKY: range(0, 30) }), { annotations: 'true' })
  expect(run.seen.notices).toHaveLength(10)
  expect(run.seen.notices[0]).toEqual({
    message: expect.stringContaining('reads the ledger 29 (linux) is flaky; 29 pull requests'),
    properties: { title: 'Flaky test', file: 'src/ledger/2.test.ts' },
  })
})

test('every output keeps to its limit, even with long names', async () => {
  const long = Array.from({ length: 1500 }, (_, index) =>
    wireTest(index, {
      name: `${'|'.repeat(250)}${index}`,
      codeowners: [`@octo-org/${'x'.repeat(250)}${index}`],
    }),
  )
  const run = await listFlaky(pagesOf({ FLAKY: long }), {
    'max-rows': '5000',
    'group-by': 'code-owner',
  })
  expect(run.green).toBe(true)
  for (const output of Object.values(run.outputs))
    expect(Buffer.byteLength(output)).toBeLessThanOrEqual(256 * 1024)
  expect(Buffer.byteLength(run.seen.summary)).toBeLessThanOrEqual(1024 * 1024)
  // Nor is much of the room wasted.
  const report = Buffer.byteLength(run.outputs['report-markdown'] ?? '')
  expect(report).toBeGreaterThan(240 * 1024)
  expect(report).toBeLessThanOrEqual(250 * 1024)
  expect(jsonOutput(run.outputs, 'owners').length).toBeGreaterThan(500)
  expect(run.seen.warnings[0]?.message).toMatch(
    /`owners` has no room for the last \d+ of \d+ elements/,
  )
  expect(run.tests()).toHaveLength(1500)
})

test.each([
  ['fail-above', '0', '1000000000'],
  ['fail-above-new', '0', '1000000000'],
  ['max-rows', '0', '1000000000'],
  ['min-pull-requests-impacted', '0', '1000000000'],
  ['max-tests', '1', '1000000000'],
  ['page-size', '1', '100'],
])('%s accepts a number from %s to %s', async (input, least, most) => {
  // Another wrong input ends the step before any request.
  const more = { 'baseline-file': 'baseline.json', sort: '?' }
  const fits = await listFlaky([], { ...more, [input]: most })
  expect(fits.seen.errors[0]?.message).not.toContain(`\`${input}\``)
  const over = await listFlaky([], { ...more, [input]: String(Number(most) + 1) })
  expect(over.seen.errors[0]?.message).toContain(
    `Input \`${input}\` must be from ${least} to ${most}`,
  )
})

test('list-flaky reports all wrong inputs together, before any request', async () => {
  const run = await listFlaky(pagesOf({}), {
    'report-files': 'flaky.xlsx',
    'fail-above-new': '0',
  })
  expect(run.green).toBe(false)
  expect(run.outputs['outcome']).toBe('invalid-input')
  expect(run.seen.errors[0]?.message).toMatch(/flaky\.xlsx[\s\S]*baseline-file/)
  expect(run.seen.errors[0]?.message).toContain('must end in .json, .ndjson, .csv or .md')
  expect(run.bodies).toHaveLength(0)
})

test('an unreadable baseline-file is not reported as missing too', async () => {
  const given = { 'baseline-file': 'a\nb', 'fail-above-new': '0' }
  const run = await listFlaky(pagesOf({}), given)
  expect(run.seen.errors[0]?.message).toContain('Input `baseline-file`')
  expect(run.seen.errors[0]?.message).not.toContain('fail-above-new')
})
