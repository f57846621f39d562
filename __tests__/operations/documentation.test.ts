import { readFileSync } from 'node:fs'
import { action } from '../../scripts/action.js'
import { STATES_OF_PULL_REQUESTS } from '../../scripts/states.js'
import { VERDICTS } from '../../src/explain/verdict.js'
import { loadOperations } from '../../src/operations/index.js'
import { inputName } from '../../src/step/inputs.js'
import { expect, test } from '../support/jest.js'

const operations = [...(await loadOperations())]
const [, ...pages] = readFileSync('docs/operations.md', 'utf8').split(/^## (?=`)/m)

/** The first column of the table with this head. */
function column(page: string, head: string): string[] {
  const [, rows = ''] = page.replaceAll('&nbsp;', '').split(`| ${head} |`)
  const table = rows.slice(0, rows.search(/\n\n/))
  return [...table.matchAll(/^\| `([^`]+)`(?:<br>\w+)? \|/gm)].map(([, name = '']) => name)
}

test.each(operations)(
  'docs/operations.md describes %s with its sentence, inputs, outputs and outcomes',
  (name, { about, inputs, outputs, outcomes }) => {
    const page = pages.find((text) => text.startsWith(`\`${name}\``)) ?? ''
    expect(page.replaceAll('\n', ' ')).toContain(about)
    expect(column(page, 'Input | Meaning')).toEqual(Object.keys(inputs.shape).map(inputName))
    expect(column(page, 'Output | Meaning')).toEqual(outputs)
    expect(column(page, 'Outcome | Meaning')).toEqual(outcomes)
  },
)

test.each([
  ['retry-timeout-seconds', operations.map(([, { retryTimeoutSeconds: limit }]) => `${limit}`)],
  ['state', Object.keys(STATES_OF_PULL_REQUESTS)],
  ['verdict', Object.keys(VERDICTS)],
])('action.yml lists every value of %s', (name, values) => {
  const { description = '' } = { ...action.inputs[name], ...action.outputs[name] }
  for (const value of values) expect(description).toContain(value)
})
