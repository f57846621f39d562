import fc from 'fast-check'
import { plainText, spelled } from '../../src/runner/spelling.js'
import { expect, test } from '../support/jest.js'

const ASCII = Array.from({ length: 0x80 }, (_, code) => String.fromCharCode(code))
const escapes = ['\\u0041', '\\\\u0041', '%41', '%2541', '&#65;', '&#x41;', '&amp;amp;', '<span>']

test.each([...ASCII, ...escapes, 'é', '\u200b'])(
  '%j is the same with its places and without',
  (written) => {
    for (const text of [written, `a${written}b`, `${written}${written}`]) {
      const { plain, starts, ends } = spelled(text)
      expect(plain).toBe(plainText(text))
      expect([starts.length, ends.length]).toEqual([plain.length, plain.length])
    }
  },
)

test('each plain character knows where its spelling begins and ends', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ASCII, ...escapes, 'é'), { maxLength: 8 }), (parts) => {
      const text = parts.join('')
      const { plain, starts, ends } = spelled(text)
      expect(plain).toBe(plainText(text))
      for (let index = 0; index < plain.length; index++)
        expect(plainText(text.slice(starts[index], ends[index]))).toBe(plain[index])
    }),
  )
})
