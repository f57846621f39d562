import { isBrokenWord } from '../../src/shared/broken-words.js'
import { expect, test } from '../support/jest.js'

test.each(['true', 'null', 'NaN', 'Array', '[object Object]', ' false\n'])(
  'a broken expression leaves %j',
  (word) => {
    expect(isBrokenWord(word)).toBe(true)
  },
)

test.each(['', 'falsey', 'FALSE', 'false\ntrue', 'Array[0]'])('%s is a name', (word) => {
  expect(isBrokenWord(word)).toBe(false)
})
