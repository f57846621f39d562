import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pagesOf } from '../flaky/listing.js'
import { expect, test } from '../support/jest.js'
import { listFlaky, range } from '../support/list-flaky.js'
import { isWindows } from '../support/platform.js'

test('each report file has the format of its extension', async () => {
  const run = await listFlaky(pagesOf({ FLAKY: range(0, 3) }), {
    'report-files': 'out/flaky.json\nout/flaky.ndjson\nout/flaky.csv\nout/flaky.md',
  })
  expect(JSON.parse(run.read('out/flaky.json'))).toMatchObject(range(0, 3))
  expect(
    run
      .read('out/flaky.ndjson')
      .trim()
      .split('\n')
      .map((row) => JSON.parse(row)),
  ).toMatchObject(range(0, 3))
  expect(run.read('out/flaky.csv').split('\r\n')).toHaveLength(5)
  expect(run.read('out/flaky.md')).toContain('3 flaky tests')
})

test('baseline-file refuses a file outside the workspace', async () => {
  const outside = join(mkdtempSync(join(tmpdir(), 'merge-queue-action-test-')), 'outside.json')
  writeFileSync(outside, '[]')
  const inputs = { 'baseline-file': outside }
  const { outputs, error } = await listFlaky(pagesOf({ FLAKY: range(0, 1) }), inputs)
  expect(outputs['outcome']).toBe('invalid-input')
  expect(error).toContain('it is neither inside the workspace nor')
})

test.each([
  ['a parent that is a file', 'taken/flaky.csv'],
  ['a folder', 'folder.json'],
  ['a link to what is outside', 'link.csv'],
  ...(isWindows ? [] : [['a FIFO', 'pipe.ndjson']]),
])('a report file with %s is a wrong input', async (_, path) => {
  const run = await listFlaky(
    pagesOf({ FLAKY: range(0, 1) }),
    { 'report-files': path },
    (folder) => {
      writeFileSync(join(folder, 'taken'), '')
      mkdirSync(join(folder, 'folder.json'))
      symlinkSync(join(folder, '..', 'outside.csv'), join(folder, 'link.csv'))
      if (path === 'pipe.ndjson') execFileSync('mkfifo', [join(folder, path)])
    },
  )
  expect(run.outputs).toMatchObject({ outcome: 'invalid-input', 'tests-file': '' })
  expect(run.seen.errors).toHaveLength(1)
  expect(run.seen.errors[0]?.message).toContain(`Input \`report-files\` is "${path}": `)
})

test.each([
  ['report-files', { 'report-files': 'out/flaky.json\nout/../out/flaky.json' }],
  ['slack-payload-file', { 'report-files': 'flaky.json', 'slack-payload-file': './flaky.json' }],
])('two files with one name are a wrong input: %s', async (input, inputs) => {
  const run = await listFlaky(pagesOf({ FLAKY: range(0, 1) }), inputs)
  expect(run.outputs['outcome']).toBe('invalid-input')
  expect(run.seen.errors[0]?.message).toMatch(
    new RegExp(`Input \`${input}\` is ".*": \`report-files\` names the same file`),
  )
  expect(run.bodies).toHaveLength(0)
})

/** Lists tests while a folder takes the name of a file. */
function listWhileTaken(input: string, name: string) {
  let workspace = ''
  const answer = pagesOf({ FLAKY: range(0, 1) })
  return listFlaky(
    (call) => {
      mkdirSync(join(workspace, name), { recursive: true })
      return answer(call)
    },
    { [input]: name },
    (folder) => {
      workspace = folder
    },
  )
}

test('a Slack message that cannot be written is a warning, and the tests are listed', async () => {
  const { outputs, seen } = await listWhileTaken('slack-payload-file', 'slack.json')
  expect(outputs['outcome']).toBe('listed')
  expect(seen.warnings.map(({ message }) => message)).toEqual([
    expect.stringContaining('`slack-payload-file`'),
  ])
})

test('a report that cannot be written fails the step', async () => {
  const { outputs, green } = await listWhileTaken('report-files', 'flaky.md')
  expect(green).toBe(false)
  expect(outputs['outcome']).toBe('invalid-input')
})
