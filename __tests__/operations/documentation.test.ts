import { readFileSync } from 'node:fs'
import { action } from '../../scripts/action.js'
import { STATES_OF_PULL_REQUESTS } from '../../scripts/states.js'
import { VERDICTS } from '../../src/explain/verdict.js'
import { loadOperations } from '../../src/operations/index.js'
import { CHECKS } from '../../src/setup/row.js'
import { inputName } from '../../src/step/inputs.js'
import { expect, test } from '../support/jest.js'

const operations = [...(await loadOperations())]
const page = readFileSync('docs/operations.md', 'utf8')
const [generated = '', shared = ''] = page.split('<!-- end: operations -->')
const [common = '', ...sections] = generated.split(/^## (?=`)/m)

/** A section names inputs or outputs that many operations have together; the end of the page lists them. */
function groupsNamedIn(section: string): string {
  const sentences = shared.matchAll(/(\*[a-z ]+\*) means [^.]+\./g)
  const groups = [...sentences].filter(([, title = '']) => section.includes(title))
  return groups.map(([sentence]) => sentence).join(' ')
}

const sectionOf = (name: string) => sections.find((text) => text.startsWith(`\`${name}\``)) ?? ''

/** A section may refer to that of another operation for what both have. */
function namedFor(name: string): string {
  const section = sectionOf(name)
  const [, other = ''] = /outcomes of \[`([\w-]+)`\]/.exec(section) ?? []
  return section + groupsNamedIn(section) + (other === '' ? '' : namedFor(other))
}

test.each(operations)(
  'docs/operations.md names each input, output and outcome of %s in its section',
  (name, { about, inputs, outputs, outcomes }) => {
    expect(sectionOf(name).replaceAll('\n', ' ')).toContain(about)
    const names = [...Object.keys(inputs.shape).map(inputName), ...outputs]
    const named = namedFor(name)
    expect(names.filter((word) => !named.includes(`\`${word}\``))).toEqual([])
    const explained = [...`${common}\n${named}`.matchAll(/^- `([\w-]+)`/gm)].map(([, word]) => word)
    expect(outcomes.filter((word) => !explained.includes(word))).toEqual([])
  },
)

test.each([...Object.keys(action.inputs), ...Object.keys(action.outputs)])(
  'docs/operations.md explains %s',
  (name) => {
    expect(page).toMatch(new RegExp(`^- \`${name}\`: `, 'm'))
  },
)

test('docs/operations.md explains each row of check-setup, in the order of the report', () => {
  const rows = [...sectionOf('check-setup').matchAll(/^- `([\w-]+)`: .+ \*\*Fix:\*\*/gm)].map(
    ([, row]) => row,
  )
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
