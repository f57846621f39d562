import { readFileSync } from 'node:fs'
import { loadOperations } from '../../src/operations/index.js'
import { inputName } from '../../src/step/inputs.js'
import { expect, test } from '../support/jest.js'

const operations = [...(await loadOperations())]
const [, ...pages] = readFileSync('docs/operations.md', 'utf8').split(/^## (?=`)/m)

/** The first column of the table with this head, which spaces widen. */
function column(page: string, head: string): string[] {
  const [, rows = ''] = page.replaceAll('&nbsp;', '').split(`| ${head} |`)
  const table = rows.slice(0, rows.search(/\n\n/))
  return [...table.matchAll(/^\| `([^`]+)`(?:<br>\w+)? \|/gm)].map(([, name = '']) => name)
}

test.each(operations)(
  '%s is documented with its sentence, inputs, outputs and outcomes',
  (name, { about, inputs, outputs, outcomes }) => {
    const page = pages.find((text) => text.startsWith(`\`${name}\``)) ?? ''
    expect(page.replaceAll('\n', ' ')).toContain(about)
    expect(column(page, 'Input | Meaning')).toEqual(Object.keys(inputs.shape).map(inputName))
    expect(column(page, 'Output | Meaning')).toEqual(outputs)
    expect(column(page, 'Outcome | Meaning')).toEqual(outcomes)
  },
)
