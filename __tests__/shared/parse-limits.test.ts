import fc from 'fast-check'
import { excessOf } from '../../src/shared/parse-limits.js'
import { expect, test } from '../support/jest.js'

const limits = { parts: 1000, depth: 50 }
const excess = (text: string) => excessOf(Buffer.from(text), limits)
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test.each([
  ['lists within each other', nested(50), nested(51)],
  ['lists that are not closed', '['.repeat(50), '['.repeat(51)],
  ['objects within each other', '{"a":'.repeat(50), '{"a":'.repeat(51)],
  ['elements', `[${'1,'.repeat(992)}1]`, `[${'1,'.repeat(993)}1]`],
  ['escapes in a text', `"${'\\n'.repeat(1000)}"`, `"${'\\n'.repeat(1001)}"`],
  ['lists beside each other', '[]'.repeat(125), '[]'.repeat(126)],
])('%s: as many as the limit, and one more', (_, most, more) => {
  expect(excess(most)).toBeUndefined()
  expect(excess(more)).toMatch(/^more than \d+ /)
})

test.each([
  ['brackets in a text', JSON.stringify('['.repeat(100))],
  ['brackets behind an escaped quote', JSON.stringify(`"${'['.repeat(100)}`)],
  ['brackets behind an escaped backslash', `["\\\\", ${JSON.stringify('['.repeat(100))}]`],
])('%s are not nested', (_, text) => expect(excess(text)).toBeUndefined())

test('the depth of a text is that of its value', () => {
  const depthOf = (value: unknown): number =>
    typeof value !== 'object' || value === null
      ? 0
      : 1 + Math.max(0, ...Object.values(value).map(depthOf))
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      const bytes = Buffer.from(JSON.stringify(value))
      const parts = Number.POSITIVE_INFINITY
      const depth = depthOf(value)
      expect(excessOf(bytes, { parts, depth })).toBeUndefined()
      if (depth > 0) expect(excessOf(bytes, { parts, depth: depth - 1 })).toContain('within')
    }),
  )
})

test('the parts of a text are counted to the last one', () => {
  const partsOf = (json: string): number => {
    const bare = json.replace(/\\./g, '%')
    return (bare.match(/[,%&]/g) ?? []).length + 8 * (bare.match(/[[{]/g) ?? []).length
  }
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      const json = JSON.stringify(value)
      const parts = partsOf(json)
      expect(excessOf(Buffer.from(json), { parts, depth: 100 })).toBeUndefined()
      if (parts > 0)
        expect(excessOf(Buffer.from(json), { parts: parts - 1, depth: 100 })).toContain('values')
    }),
  )
})
