/** No input is so long, or so full of syntax, that a step ends as an internal error. */
import { loadOperations } from '../../src/operations/index.js'
import { inputName } from '../../src/step/inputs.js'
import { subjectOf } from '../faults/operations.js'
import { runUnderFaults } from '../faults/run.js'
import { exhaustive } from '../support/exhaustive.js'
import { describe, expect, test } from '../support/jest.js'
import { oneOf } from '../support/varied.js'

const operations = await loadOperations()

/** Long values: plain, and of the syntax that some inputs have. */
const LONG: Readonly<Record<string, string>> = {
  letters: 'a'.repeat(50_000),
  wildcards: 'a*'.repeat(25_000),
  folders: '**/'.repeat(16_000),
  braces: '{'.repeat(50_000),
  nested: `${'{a,'.repeat(10_000)}${'}'.repeat(10_000)}`,
  brackets: '['.repeat(50_000),
  parentheses: '('.repeat(50_000),
  backslashes: '\\'.repeat(50_000),
  lines: 'a\n'.repeat(25_000),
}

describe.each([...operations.keys()])('%s', (name) => {
  const inputs = Object.keys(operations.get(name)?.inputs.shape ?? {}).map(inputName)

  test('takes or refuses a long value of each of its inputs', async () => {
    const found: string[] = []
    for (const input of inputs) {
      const kinds = Object.keys(LONG) as [string, ...string[]]
      for (const kind of exhaustive ? kinds : [oneOf(...kinds)]) {
        const given = { 'github-token': '', [input]: LONG[kind] ?? '' }
        const { seen } = await runUnderFaults(name, subjectOf(name), {
          fault: () => undefined,
          inputs: given,
        })
        const internal = seen.errors.find(({ message }) => /internal error/.test(message))
        if (internal) found.push(`${input}, ${kind}: ${internal.message.slice(0, 200)}`)
      }
    }
    expect(found).toEqual([])
  })
})

describe('a pattern of 50,000 characters is a wrong input', () => {
  const LISTING = { 'org-slug': 'octo' }
  test.each<[string, string, Readonly<Record<string, string>>]>([
    ['list-flaky', 'names', LISTING],
    ['list-flaky', 'code-owners', LISTING],
    ['list-flaky', 'file-paths', LISTING],
    ['set-impacted-targets', 'include-targets', {}],
    ['set-impacted-targets', 'exclude-targets', {}],
    ['explain', 'test-checks', LISTING],
    ['explain', 'failed-tests-files', { ...LISTING, 'test-checks': 'unit' }],
  ])('%s: %s', async (name, input, more) => {
    for (const pattern of ['a'.repeat(50_000), 'a*'.repeat(25_000)]) {
      const inputs = { 'github-token': '', ...more, [input]: pattern }
      const { seen } = await runUnderFaults(name, subjectOf(name), {
        fault: () => undefined,
        inputs,
      })
      expect(seen.outputs['outcome']).toBe('invalid-input')
      expect(seen.errors[0]?.message).toContain('has 50000 characters, more than 4096')
    }
  })
})
