import fc from 'fast-check'
import { pullRequestRef, queueRef } from '../../src/shared/references.js'
import { inBackticks, pluralize, truncate } from '../../src/shared/text.js'
import { expect, test } from '../support/jest.js'

test('a reference needs a branch, and a number of a pull request', () => {
  const repository = { host: 'github.com', owner: 'octo-org', name: 'orion' }
  expect(() => queueRef(repository, '')).toThrow('A queue needs the name of its branch.')
  for (const number of [0, -1, 1.5, Number.NaN])
    expect(() => pullRequestRef(repository, 'main', number)).toThrow(
      `A pull request needs a number, not ${number}.`,
    )
})

test('truncate keeps to its limit, marks the cut and splits no character', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.integer({ min: 1, max: 20 }),
      (value, limit) => {
        const short = truncate(value, limit)
        const isCut = value.length > limit
        expect(short.length).toBeLessThanOrEqual(limit)
        expect(short).toMatch(isCut ? /…$/ : /^/)
        expect(value.startsWith(isCut ? short.slice(0, -1) : short)).toBe(true)
        expect(short === value).toBe(!isCut)
        expect(short).not.toMatch(/\p{Cs}/u)
      },
    ),
  )
})

test.each([
  [0, '0 samples'],
  [1, '1 sample'],
  [2, '2 samples'],
])('one is one: %d', (count, expected) => {
  expect(pluralize(count, 'sample')).toBe(expected)
})

test('a name in a message is code to its end, and not longer than 300 characters', () => {
  expect(inBackticks('a`b')).toBe("`a'b`")
  expect(inBackticks('x'.repeat(300))).toBe(`\`${'x'.repeat(300)}\``)
  expect(inBackticks('x'.repeat(301))).toBe(`\`${'x'.repeat(299)}…\``)
})
