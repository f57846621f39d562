/** Lines of lists that cannot be meant, in every input that is a list. */
import { main } from '../../src/main.js'
import { fakeService } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'

const BASE = {
  'list-flaky': { 'org-slug': 'octo' },
  'get-pull-request': { 'pull-request': '12', 'target-branch': 'main' },
  'get-queue': { 'target-branch': 'main' },
}
type Name = keyof typeof BASE

/** Runs a step that must end before the first request; returns its error. */
async function refused(operation: Name, inputs: Readonly<Record<string, string>>) {
  await using service = await fakeService({})
  const recorded = recorder({ operation, 'api-url': service.url, ...BASE[operation], ...inputs })
  const passed = await main(recorded.runner)
  expect(passed).toBe(false)
  expect(service.calls).toEqual([])
  expect(recorded.seen.outputs['outcome']).toBe('invalid-input')
  expect(recorded.seen.errors).toHaveLength(1)
  return recorded.seen.errors[0]?.message ?? ''
}

test.each([
  ['file-paths', 'src/a/**, src/b/**', '`src/a/**`, `src/b/**`'],
  ['file-paths', '[\n  "src/a/**",\n  "src/b/**"\n]', 'write one per line: `src/a/**`, `src/b/**`'],
  ['file-paths', 'lib/**\n- src/**', 'write `src/**`'],
  ['names', '!== compares', 'or `\\!== compares`'],
  ['code-owners', '@octo-org/a, @octo-org/b', '`@octo-org/a`, `@octo-org/b`'],
  ['report-files', 'a.json, b.csv', '`a.json`, `b.csv`'],
])('`list-flaky` with `%s: %j` is a wrong input', async (input, text, instead) => {
  const error = await refused('list-flaky', { [input]: text })
  expect(error).toContain(`Input \`${input}\` is wrong: `)
  expect(error).toContain(instead)
})

test('every line that cannot be meant is named, also of several inputs', async () => {
  const error = await refused('list-flaky', {
    'file-paths': '"src/**"\nlib/**\n- test/**',
    names: '!adds',
  })
  expect(error.match(/^- Input/gm)).toHaveLength(3)
  for (const line of ['"src/**"', '- test/**', '!adds']) expect(error).toContain(line)
})

test.each([
  ['get-pull-request', '["FAILED"]'],
  ['get-queue', '- paused'],
] as const)('`%s` with `fail-on: %s` is a wrong input', async (operation, text) => {
  expect(await refused(operation, { 'fail-on': text })).toContain('Input `fail-on` is ')
})
