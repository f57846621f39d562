import { readFileSync } from 'node:fs'
import { action } from '../../scripts/action.js'
import { STATES_OF_PULL_REQUESTS } from '../../scripts/states.js'
import { VERDICTS } from '../../src/explain/verdict.js'
import { loadOperations } from '../../src/operations/index.js'
import { CHECKS } from '../../src/setup/row.js'
import { inputName } from '../../src/step/inputs.js'
import { expect, test } from '../support/jest.js'

const operations = [...(await loadOperations())]
const [, ...pages] = readFileSync('docs/operations.md', 'utf8').split(/^## (?=`)/m)

/** A section names the outputs of a pull request or of a queue together; the end of the page lists them. */
function groupsNamedIn(section: string): string {
  const [, sentences = ''] =
    /<!-- generated: shared-outputs -->\n\n(.+)/.exec(pages.at(-1) ?? '') ?? []
  const groups = [...sentences.matchAll(/(those of every [a-z ]+) are [^.]+\./gi)]
  return groups
    .filter(([, title = '']) => section.includes(title.toLowerCase()))
    .map(([sentence]) => sentence)
    .join(' ')
}

test.each(operations)(
  'docs/operations.md names each input, output and outcome of %s in its section',
  (name, { about, inputs, outputs, outcomes }) => {
    const section = pages.find((text) => text.startsWith(`\`${name}\``)) ?? ''
    expect(section.replaceAll('\n', ' ')).toContain(about)
    const names = [...Object.keys(inputs.shape).map(inputName), ...outputs, ...outcomes]
    const text = section + groupsNamedIn(section)
    expect(names.filter((word) => !text.includes(`\`${word}\``))).toEqual([])
  },
)

test('docs/operations.md explains each row of check-setup, in the order of the report', () => {
  const section = pages.find((text) => text.startsWith('`check-setup`')) ?? ''
  const rows = [...section.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, row]) => row)
  expect(rows).toEqual([...CHECKS])
})

test.each([
  ['retry-timeout-seconds', operations.map(([, { retryTimeoutSeconds: limit }]) => `${limit}`)],
  ['state', Object.keys(STATES_OF_PULL_REQUESTS)],
  ['verdict', Object.keys(VERDICTS)],
])('action.yml lists every value of %s', (name, values) => {
  const { description = '' } = { ...action.inputs[name], ...action.outputs[name] }
  for (const value of values) expect(description).toContain(value)
})
