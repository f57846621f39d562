/** Inputs of `explain` that are wrong, alone or together. */
import { explainWorld, RETRY } from '../support/explain-world.js'
import { expect, test } from '../support/jest.js'
import { explained, runIn } from './explained.js'

/** Runs a step that must end before the first request; returns its error. */
async function refused(inputs: Readonly<Record<string, string>>) {
  await using world = await explainWorld({ inputs: RETRY })
  const { outputs, seen } = await runIn(world, inputs)
  expect(outputs['outcome']).toBe('invalid-input')
  expect(world.service.calls).toEqual([])
  expect(world.github.calls).toEqual([])
  return seen.errors[0]?.message
}

test.each(['../reports/*.xml', '/etc/passwd'])(
  'a report outside of the workspace is refused: %s',
  async (path) => {
    expect(await refused({ 'failed-tests-files': path })).toContain(path)
  },
)

test.each([
  ['comment', { comment: 'never' }],
  ['failed-tests-files', { 'failed-tests-files': '' }],
  ['test-checks', { 'test-checks': '' }],
  ['org-slug', { 'org-slug': '' }],
])('`retry-on` needs `%s`', async (needed, inputs) => {
  expect(await refused(inputs)).toContain(`\`${needed}`)
})

test.each(['retry-on', 'comment'])(
  'if `%s` cannot be read, the error is about it alone',
  async (name) => {
    const message = await refused({ comment: 'never', [name]: 'sometimes' })
    expect(message).toContain(`\`${name}\``)
    expect(message).not.toContain('the comment counts the retries')
  },
)

test.each([
  ['test-checks', '"unit" => unit.xml', 'write `unit`'],
  ['test-checks', 'unit => !unit/*.xml', 'there is no negation'],
  ['test-checks', `unit\n${'{a,b}'.repeat(10)}`, 'more than 1000 alternatives'],
  ['failed-tests-files', 'a.xml, b.xml', 'write one per line: `a.xml`, `b.xml`'],
  ['failed-tests-files', '{a,b}'.repeat(10), 'more than 1000 alternatives'],
])(
  '`%s: %s` is a wrong input, and the message shows how to write it',
  async (name, text, instead) => {
    const message = await refused({ [name]: text })
    expect(message).toContain(`Input \`${name}\` is wrong: `)
    expect(message).toContain(instead)
  },
)

test.each(['build (ubuntu-latest, 18) => unit.xml', '[ci] unit', '\\!unit', 'app [1, 2]'])(
  '`test-checks: %s` may be meant',
  async (line) => {
    const { outputs } = await explained({ inputs: { ...RETRY, 'test-checks': line } })
    expect(outputs['outcome']).toBe('explained')
  },
)
