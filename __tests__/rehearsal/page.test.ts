import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readRehearsal } from '../../rehearsal/rehearsals.js'
import { expect, test } from '../support/jest.js'

test('the rehearsal to start from has ten lines and can be read', () => {
  const page = readFileSync('docs/rehearse.md', 'utf8')
  const [, yaml = ''] = /```yaml\n(.*?)```/s.exec(page) ?? []
  expect(yaml.trim().split('\n')).toHaveLength(10)
  const path = join(mkdtempSync(join(tmpdir(), 'rehearsal-')), 'rehearsal.yml')
  writeFileSync(path, yaml)
  expect(readRehearsal(path).runs.map(({ event }) => event)).toEqual([
    'pull_request',
    'pull_request',
  ])
})
