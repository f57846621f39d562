import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TestFiles } from '../../src/flaky/files.js'
import { Workspace } from '../../src/runner/workspace.js'
import { expect, test } from '../support/jest.js'

test.each([
  ['tests-file', '../outside.json', ['report.json']],
  ['report-files', 'tests.json', ['../outside.json']],
  ['report-files', 'tests.json', ['report.csv', '../outside.ndjson']],
])(
  'a path that is refused names its input, and leaves no file: %s',
  async (input, own, reports) => {
    const folder = mkdtempSync(join(tmpdir(), 'merge-queue-action-test-'))
    const workspace = new Workspace(folder, folder, (text) => text)
    await expect(TestFiles.open(workspace, own, reports)).rejects.toMatchObject({
      kind: 'invalid-input',
      message: expect.stringContaining(`\`${input}\` ("../outside`),
    })
    expect(readdirSync(folder)).toEqual([])
  },
)
