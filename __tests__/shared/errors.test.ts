import { ActionError, explanationText } from '../../src/shared/errors.js'
import { expect, test } from '../support/jest.js'

test.each([
  ['it is closed', 'it is closed.'],
  ['it is closed.', 'it is closed.'],
  ['it is closed. \n', 'it is closed.'],
  ['see 1.5 and so on...', 'see 1.5 and so on.'],
  ['did you mean `main`?', 'did you mean `main`?'],
  ['why? because', 'why? because.'],
  ['x'.repeat(3001), `${'x'.repeat(2999)}….`],
])('a problem ends with one period or its question mark: %j', (problem, sentence) => {
  const explanation = { request: 'A read', problem, remedy: 'Try again.' }
  expect(explanationText(explanation)).toBe(`A read: ${sentence} Try again.`)
})

test('a failure with a more detailed problem keeps its kind, and has the original as its cause', () => {
  const original = new ActionError('refused', { request: 'A', problem: 'no', remedy: 'Look.' })
  const detailed = original.withProblem('no, twice')
  expect(detailed).toMatchObject({
    kind: 'refused',
    cause: original,
    message: 'A: no, twice. Look.',
  })
})
