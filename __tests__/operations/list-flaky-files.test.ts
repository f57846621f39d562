import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pagesOf } from '../flaky/listing.js'
import { expect, test } from '../support/jest.js'
import { listFlaky, range } from '../support/list-flaky.js'

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

test('a report file that is a folder is a wrong input', async () => {
  const pages = pagesOf({ FLAKY: range(0, 1) })
  const run = await listFlaky(pages, { 'report-files': 'folder.json' }, (folder) =>
    mkdirSync(join(folder, 'folder.json')),
  )
  expect(run.outputs).toMatchObject({ outcome: 'invalid-input', 'tests-file': '' })
  expect(run.seen.errors).toHaveLength(1)
  expect(run.seen.errors[0]?.message).toContain('Input `report-files` is "folder.json": ')
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
