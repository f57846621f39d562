/** The names of operations, and what a wrong one means. */
import { loadOperation, operationNames, unknownOperation } from '../../src/operations/index.js'
import { expect, test } from '../support/jest.js'

test.each([
  ['dequeue', 'cancel'],
  ['status', 'get-pull-request'],
  ['flaky', 'list-flaky'],
  ['pause', 'pause-queue'],
  ['submit-all', 'submit-ready'],
])('%s means %s, in any case', (word, operation) => {
  expect(operationNames).toContain(operation)
  for (const name of [word, word.toUpperCase()])
    expect(unknownOperation(name)).toBe(`is "${name}", which this action calls \`${operation}\``)
})

test.each([
  ['sumbit', 'is "sumbit"; did you mean `submit`? It must be one of `submit`, '],
  ['get-pull-requests', 'did you mean `get-pull-request`? It must be one of `submit`, '],
  ['xyz', 'is "xyz". It must be one of `submit`, '],
  ['__proto__', 'is "__proto__". It must be one of `submit`, '],
  ['constructor', 'is "constructor". It must be one of `submit`, '],
  ['toString', 'is "toString". It must be one of `submit`, '],
  ['', 'is required and is empty. It must be one of `submit`, `cancel`, '],
])('%j is unknown', async (name, words) => {
  expect(unknownOperation(name)).toContain(words)
  expect(await loadOperation(name)).toBeUndefined()
})
