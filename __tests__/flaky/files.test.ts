import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TestFiles } from '../../src/flaky/files.js'
import type { ListedTest } from '../../src/flaky/unhealthy-test.js'
import { Workspace } from '../../src/runner/workspace.js'
import { expect, test } from '../support/jest.js'

test.each(['},{', '},{"', '},{"id', '\n},\n{', ']['])(
  'texts that end with %j stay whole',
  async (end) => {
    const folder = mkdtempSync(join(tmpdir(), 'merge-queue-action-test-'))
    const workspace = new Workspace(folder, folder, (text) => text)
    const tests = ['1', '2', '3'].map(
      (id): ListedTest => ({
        id,
        name: `adds ${end}`,
        codeowners: [end, end],
        repository: { html_url: end },
        status: { value: 'flaky' },
        variant: end,
      }),
    )
    const paths = ['own.json', 'tests.ndjson'].map((name) => join(folder, name))
    const files = TestFiles.open(workspace, 'own.json', ['tests.ndjson'])
    for (const test of tests) files.add([test, test])
    files.commit()
    const [json = '', ndjson = ''] = paths.map((path) => readFileSync(path, 'utf8'))
    const all = tests.flatMap((test) => [test, test])
    expect(JSON.parse(json)).toEqual(all)
    const lines = ndjson.trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toEqual(all)
    expect(json.trimEnd().split('\n').slice(1, -1)).toEqual(
      lines.map((line, index) => (index === lines.length - 1 ? line : `${line},`)),
    )
  },
)
