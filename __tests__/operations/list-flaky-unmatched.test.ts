/** Patterns of `file-paths` and `names` that match no listed test. */
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { pagesOf, wireTest } from '../flaky/listing.js'
import { describe, expect, test } from '../support/jest.js'
import { listFlaky, publish } from '../support/list-flaky.js'
import { shown } from '../support/shown.js'

const inFiles = (...files: readonly string[]) =>
  files.map((file, index) => wireTest(index, { name: `test ${index}`, file_path: file }))

/** Lists tests of these files with filters; returns what the log and the summary say about them. */
async function notesOf(files: readonly string[], filters: Readonly<Record<string, string>>) {
  const run = await listFlaky(pagesOf({ FLAKY: inFiles(...files) }), filters)
  return {
    ...run,
    notes: run.seen.info.filter((line) => line.includes('test matches')),
    warnings: run.seen.warnings,
    summary: shown(run.seen.summary),
  }
}

test.each([
  [{ 'file-paths': 'src/x/**' }, '`file-paths`: no unhealthy test matches `src/x/**`'],
  [{ 'file-paths': 'app/[slugs]/' }, '`file-paths`: no unhealthy test matches `app/[slugs]/`'],
  [{ names: 'removes *' }, '`names`: no unhealthy test matches `removes *`'],
])('%j is named in the log and the summary, without a warning', async (filters, note) => {
  const found = await notesOf(
    ['src/a.ts', 'app/[slug]/page.tsx'],
    filters as Record<string, string>,
  )
  expect(found.green).toBe(true)
  expect(found.outputs['outcome']).toBe('none')
  expect(found.notes).toEqual([note])
  expect(found.summary).toContain(note.replaceAll('`', ''))
  expect(found.warnings).toEqual([])
})

describe('of several patterns', () => {
  test('only those that match no test are named', async () => {
    const filters = { 'file-paths': 'src/**\nlib\ndocs/', names: 'test 0\nadds' }
    const { notes, outputs } = await notesOf(['src/a.ts', 'docs/b.ts'], filters)
    expect(notes).toEqual([
      '`file-paths`: no unhealthy test matches `lib`',
      '`names`: no unhealthy test matches `adds`',
    ])
    expect(outputs['total-count']).toBe('1')
  })

  test('a test that another filter leaves out counts as a match', async () => {
    const filters = { 'file-paths': 'src/**', quarantined: 'only' }
    expect((await notesOf(['src/a.ts'], filters)).notes).toEqual([])
  })

  test('ten are named, and the others are counted', async () => {
    const paths = Array.from({ length: 13 }, (_, index) => `lib/${index}/`)
    const run = await notesOf(['src/a.ts'], { 'file-paths': paths.join('\n') })
    expect(run.notes).toHaveLength(10)
    expect(run.seen.info).toContain('3 more patterns match none either')
    expect(run.summary).toContain('3 more patterns match none either')
    const ten = await notesOf(['src/a.ts'], { 'file-paths': paths.slice(0, 10).join('\n') })
    expect(ten.notes).toHaveLength(10)
    expect(ten.seen.info.join('\n')).not.toContain('more patterns')
  })
})

test('if `max-tests` cuts the list, the note is about the tests before the limit', async () => {
  const filters = { 'file-paths': 'lib/', 'max-tests': '1', 'page-size': '1' }
  const { seen } = await notesOf(['src/a.ts', 'lib/b.ts'], filters)
  expect(seen.info).toContain(
    '`file-paths`: no test before the limit of `max-tests` matches `lib/`',
  )
})

test('the issue is closed as usual, because everything there may be healthy', async () => {
  await using github = await gitHubSandbox()
  await publish(github.url, inFiles('src/a.ts'), { 'file-paths': 'src/' })
  const run = await publish(github.url, inFiles('lib/b.ts'), { 'file-paths': 'src/' })
  expect(run.seen.warnings).toEqual([])
  expect(github.issues).toMatchObject([{ state: 'closed' }])
})

test.each([
  ['adds [1]', 'adds [1]'],
  ['adds [1] *', 'adds [1] to the cart'],
  ['\\!== compares', '!== compares'],
])('`names: %s` keeps the test %s', async (pattern, name) => {
  const tests = [wireTest(0, { name }), wireTest(1, { name: 'another' })]
  const run = await listFlaky(pagesOf({ FLAKY: tests }), { names: pattern })
  expect(run.tests()).toMatchObject([{ name }])
})
