import fc from 'fast-check'
import { isTooDeep } from '../../src/shared/parse-limits.js'
import { expect, test } from '../support/jest.js'

const isDeep = (text: string, maxDepth = 50) => isTooDeep(Buffer.from(text), maxDepth)
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test.each([
  ['lists within each other', nested(50), nested(51)],
  ['lists that are not closed', '['.repeat(50), '['.repeat(51)],
  ['objects within each other', '{"a":'.repeat(50), '{"a":'.repeat(51)],
  ['lists after a text with a quote', `"\\""${nested(50)}`, `"\\""${nested(51)}`],
])('%s: as many as the limit are fine, and one more is too many', (_, most, more) => {
  expect(isDeep(most)).toBe(false)
  expect(isDeep(more)).toBe(true)
})

test.each([
  ['lists beside each other', '[]'.repeat(100)],
  ['brackets in a text', JSON.stringify('['.repeat(100))],
  ['brackets behind an escaped quote', JSON.stringify(`"${'['.repeat(100)}`)],
  ['brackets behind an escaped backslash', `["\\\\", ${JSON.stringify('['.repeat(100))}]`],
])('%s are not nested', (_, text) => expect(isDeep(text)).toBe(false))

test('the depth of a text is the depth of its value', () => {
  const depthOf = (value: unknown): number =>
    typeof value !== 'object' || value === null
      ? 0
      : 1 + Math.max(0, ...Object.values(value).map(depthOf))
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      const text = JSON.stringify(value)
      const depth = depthOf(value)
      expect(isDeep(text, depth)).toBe(false)
      fc.pre(depth > 0)
      expect(isDeep(text, depth - 1)).toBe(true)
    }),
  )
})
