import { readFileSync } from 'node:fs'
import { pagesOf, uuid, wireTest } from '../flaky/listing.js'
import { expect, test } from '../support/jest.js'
import { listFlaky, listWithBaseline, range } from '../support/list-flaky.js'
import { outputOf } from '../support/recorder.js'

test('a baseline splits the tests into new, still unhealthy and resolved', async () => {
  const run = await listWithBaseline(pagesOf({ FLAKY: range(2, 6) }), range(0, 4))
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
  const run = await listWithBaseline(pagesOf({}), [broken, ...range(0, 1)])
  expect(run.outputs).toMatchObject({ 'resolved-count': '1' })
  expect(run.result()).toMatchObject({ change: { resolvedRows: [{ id: uuid(0) }] } })
})

test.each([
  ['one on a line', '[\n', '\n]\n'],
  ['any other layout', '[ ', ']'],
])('a test of the baseline without a status was flaky: %s', async (_, begin, end) => {
  const run = await listWithBaseline(
    pagesOf({ FLAKY: range(0, 2) }),
    `${begin}${JSON.stringify({ id: uuid(9), name: 'x' })}${end}`,
    { 'max-rows': '1' },
  )
  expect(run.outputs).toMatchObject({ 'new-count': '2', 'resolved-count': '1' })
  // The rows are those that the report has room for; the counts cover all tests.
  expect(run.result()).toMatchObject({ change: { new: 2, newRows: [{ id: uuid(1) }] } })
})

test('the tests-file of one run is the baseline of the next', async () => {
  const first = await listFlaky(pagesOf({ FLAKY: range(0, 5) }))
  const written = readFileSync(outputOf(first.outputs, 'tests-file'), 'utf8')
  const run = await listWithBaseline(pagesOf({ FLAKY: range(1, 6) }), written, {
    'fail-above-new': '1',
  })
  expect(run.green).toBe(true)
  expect(run.outputs).toMatchObject({ 'new-count': '1', 'resolved-count': '1' })
})

test.each([
  ['one test on a line', `[\n{"id":${'['.repeat(1_000_000)}},\n]\n`],
  ['everything on one line', '['.repeat(1_000_000)],
])('a baseline that is nested too deeply is refused before it is parsed: %s', async (_, text) => {
  const run = await listWithBaseline(pagesOf({}), text)
  expect(run.outputs['outcome']).toBe('invalid-input')
  expect(run.error).toContain('more than 1000 lists and objects')
})

test.each(['none', 'code-owner', 'file'])(
  'grouped by %s, the line below a table leaves out all new tests, shown or not',
  async (grouping) => {
    const hit = (number: number, count: number) =>
      wireTest(number, { file_path: 'a.ts', pull_requests_impacted_last_7d: count })
    const old = [hit(0, 99), hit(1, 1)]
    const added = Array.from({ length: 10 }, (_, index) => hit(index + 2, index + 2))
    const { seen } = await listWithBaseline(pagesOf({ FLAKY: [...old, ...added] }), old, {
      'max-rows': '2',
      'group-by': grouping,
    })
    expect(seen.summary.match(/… and .* more\./g)).toEqual(['… and 8 more.', '… and 1 more.'])
  },
)

test('a forged baseline hides no test from the list and from fail-above', async () => {
  const tests = range(0, 6)
  const limits = { 'fail-above': '5', 'fail-above-new': '0' }
  const run = await listWithBaseline(pagesOf({ FLAKY: tests }), tests, limits)
  expect(run.green).toBe(false)
  expect(run.outputs).toMatchObject({
    outcome: 'threshold-exceeded',
    'total-count': '6',
    'new-count': '0',
  })
})
