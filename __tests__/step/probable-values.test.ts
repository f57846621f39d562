/** Wrong inputs whose message says what was meant, or what to do instead. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { main } from '../../src/main.js'
import { settingNames } from '../../src/queue/settings.js'
import { unknownInputs } from '../../src/step/unused-inputs.js'
import { expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'

type Given = Readonly<Record<string, string>>

async function errorOf(given: Given, files: Given = {}) {
  const { runner, seen, folder } = recorder({
    'api-url': 'http://127.0.0.1:9/v1',
    'api-token': 't0k3n-of-tests',
    'target-branch': 'main',
    'pull-request': '12',
    ...given,
  })
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('invalid-input')
  return seen.errors[0]?.message ?? ''
}

test.each<[Given, string]>([
  [{ operation: 'submit, wait-for-merge' }, 'a step runs one operation; write a step for each'],
  [
    { operation: 'list-flaky', 'org-slug': 'https://app.trunk.io/octo-org/flaky-tests' },
    'perhaps "octo-org"',
  ],
  [{ operation: 'pause-queue', hold: 'Code Freeze!' }, 'perhaps "code-freeze"'],
  [{ operation: 'delete-queue' }, 'set it to the queue to delete, such as `octo-org/orion@main`'],
  [{ operation: 'report-queue', 'report-files': 'a.html' }, 'must end in .json, .csv or .md'],
])('wrong inputs: %j', async (given, words) => {
  expect(await errorOf(given)).toContain(words)
})

const TARGETS = {
  operation: 'set-impacted-targets',
  'impacted-targets-file': 'out/target.txt',
  'head-sha': 'a'.repeat(40),
}

test.each<[string, Given, Given, string]>([
  [
    'beside a file with a similar name',
    {},
    { 'out/targets.txt': 'a' },
    'there is no file "out/target.txt"; perhaps "out/targets.txt"',
  ],
  [
    'that is not JSON',
    { 'impacted-targets-format': 'json' },
    { 'out/target.txt': 'a\nb\n' },
    'it is not JSON: no line begins a JSON text',
  ],
  [
    'of which the filters leave nothing',
    { 'include-targets': 'web' },
    { 'out/target.txt': 'a\nb\n' },
    'Check the patterns of `include-targets` and `exclude-targets`.',
  ],
])('a file %s', async (_, given, files, words) => {
  expect(await errorOf({ ...TARGETS, ...given }, files)).toContain(words)
})

test('every setting of a queue with a hyphen that is given as an input means `queue-settings`', () => {
  const names = settingNames.map((name) => name.replace(/[A-Z]/g, (one) => `-${one.toLowerCase()}`))
  for (const name of names.filter((one) => one.includes('-')))
    expect(unknownInputs({ [`INPUT_${name.toUpperCase()}`]: '1' }, undefined).problems).toEqual([
      `There is no input \`${name}\` (given as "1"); did you mean \`queue-settings\`?`,
    ])
})
