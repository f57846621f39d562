import { isBrokenWord } from '../../src/shared/broken-words.js'
import { expect, test } from '../support/jest.js'

test.each([
  'true',
  'false',
  'null',
  'undefined',
  'NaN',
  'Array',
  'Object',
  '[object Object]',
  ' false\n',
])('a broken expression leaves %j', (word) => {
  expect(isBrokenWord(word)).toBe(true)
})

test.each(['', 'falsey', 'FALSE', 'web', 'false\ntrue', 'Array[0]', 'object'])(
  '%j is a name',
  (word) => {
    expect(isBrokenWord(word)).toBe(false)
  },
)
