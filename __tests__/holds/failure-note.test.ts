import { withNote } from '../../src/holds/failure-note.js'
import { HttpError } from '../../src/http/errors.js'
import { expect, test } from '../support/jest.js'

test('a failure with a note keeps its kind, its title, its status and an earlier attempt', () => {
  const explanation = { request: 'A', problem: 'no', remedy: 'Look.', title: 'It failed' }
  const failure = { type: 'status', status: 422 } as const
  const original = new HttpError('refused', explanation, failure, undefined, true)
  const noted = withNote(original, { problem: 'the hold stays', remedy: 'Remove it.' })
  expect(noted).toBeInstanceOf(HttpError)
  expect(noted).toMatchObject({
    kind: 'refused',
    explanation: {
      request: 'A',
      problem: 'no; the hold stays',
      remedy: 'Look. Remove it.',
      title: 'It failed',
    },
    status: 422,
    mayStillApply: true,
    cause: original,
  })
})
