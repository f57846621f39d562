import { mkdtempSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { readBaseline } from '../../src/flaky/baseline.js'
import { TestFiles } from '../../src/flaky/files.js'
import type { ListedTest } from '../../src/flaky/unhealthy-test.js'
import { Workspace } from '../../src/runner/workspace.js'
import { UnhealthyTestPage } from '../../src/service/unhealthy.js'
import { cases } from '../support/exhaustive.js'
import { expect, test } from '../support/jest.js'
import { hostileTest } from './reports.js'

const folder = mkdtempSync(join(tmpdir(), 'merge-queue-action-test-'))
const workspace = new Workspace(folder, folder, (text) => text)

async function readBack(path: string): Promise<readonly ListedTest[]> {
  const tests: ListedTest[] = []
  for await (const one of readBaseline(workspace, path)) tests.push(one)
  return tests
}

function write(content: string | Uint8Array): string {
  writeFileSync(join(folder, 'baseline.json'), content)
  return 'baseline.json'
}

/** What JSON in UTF-8 keeps of a test, with web links only. */
const plain = (tests: readonly ListedTest[]) =>
  UnhealthyTestPage.parse({ tests: JSON.parse(JSON.stringify(tests)), page: {} }).tests

test('a tests-file gives its tests back, in our layout and in any other', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(hostileTest(), { minLength: 1, maxLength: 30 })),
      async (pages) => {
        const path = join(folder, 'tests.json')
        const files = TestFiles.open(workspace, path, [])
        for (const page of pages) files.add(page)
        expect(files.commit()).toEqual([path])
        const expected = plain(pages.flat())
        expect(await readBack(path)).toEqual(expected)
        expect(await readBack(write(JSON.stringify(expected)))).toEqual(expected)
        expect(await readBack(write(JSON.stringify(expected, null, 2)))).toEqual(expected)
        expect(
          await readBack(write(JSON.stringify(expected, null, 2).replaceAll('\n', '\r\n'))),
        ).toEqual(expected)
      },
    ),
    { numRuns: cases(30) },
  )
})

test.each([
  ['nothing', '', 'it is cut off: its list has no end'],
  ['no JSON', 'oops', 'it is not a list of tests'],
  ['no list', '{"id":"1","name":"x"}', 'it is not a list of tests'],
  ['a cut line', '[\n{"id":"1","name":"x"},\n{"id":"2","na', 'line 3 is not a test'],
  ['a line that is not a test', '[\n{"id":"1","name":"x"},\n{"id":2}\n]\n', 'line 3 is not a test'],
  [
    'text behind the list',
    '[\n{"id":"1","name":"x"}\n]\n{}\n',
    'line 4 comes after the end of the list',
  ],
  [
    'an end within a character',
    Buffer.concat([Buffer.from('[\n{"id":"1","name":"x"}\n]\n'), Buffer.of(0xc3)]),
    'it is not UTF-8 text',
  ],
  ['another encoding', new Uint8Array([0x5b, 0x0a, 0xff, 0x0a]), 'it is not UTF-8 text'],
])('%s is told, and never taken for an empty baseline', async (_, content, problem) => {
  await expect(readBack(write(content))).rejects.toMatchObject({
    kind: 'invalid-input',
    explanation: {
      request: 'Reading `baseline-file` ("baseline.json")',
      problem,
      remedy: expect.stringContaining('Name the `tests-file` of an earlier run'),
    },
  })
})

test('a list in another layout may have 64 MiB, because it must be parsed as a whole', async () => {
  const path = join(folder, 'large.json')
  writeFileSync(path, '[{\n')
  // Holes take no room, and the size is known before anything is read.
  truncateSync(path, 64 * 1024 * 1024 + 1)
  await expect(readBack('large.json')).rejects.toMatchObject({
    kind: 'invalid-input',
    message: expect.stringContaining('it has 67108865 bytes; the limit is 67108864'),
  })
})

test('a line longer than that ends the reading', async () => {
  writeFileSync(join(folder, 'line.json'), '[\n')
  truncateSync(join(folder, 'line.json'), 257 * 1024 * 1024)
  await expect(readBack('line.json')).rejects.toThrow('one of its lines is too long')
})

test('a line that takes time to parse is limited before it is', async () => {
  const more = `${'['.repeat(32_000)}${']'.repeat(32_000)}`
  const lineOf = (length: number) =>
    `{"id":"1","more":${more},"name":"${'x'.repeat(length - 64_000 - 28)}"}`
  expect(lineOf(65_537)).toHaveLength(65_537)
  writeFileSync(join(folder, 'nested.json'), `[\n${lineOf(64 * 1024 + 1)}\n]\n`)
  await expect(readBack('nested.json')).rejects.toThrow('line 2 has')
  writeFileSync(join(folder, 'nested.json'), `[\n${lineOf(64 * 1024)}\n]\n`)
  expect(await readBack('nested.json')).toHaveLength(1)
})

test('a missing file is an error that names the input', async () => {
  await expect(readBack('missing.json')).rejects.toMatchObject({ kind: 'invalid-input' })
})
