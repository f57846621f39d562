import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { anyBlank, anyEscaped, hashed } from '../../src/targets/swar.js'

const interesting = fc.oneof(
  fc.constantFrom(0x00, 0x0a, 0x1f, 0x20, 0x21, 0x22, 0x23, 0x5b, 0x5c, 0x5d, 0x7f, 0x80, 0xff),
  fc.integer({ min: 0, max: 255 }),
)
const fourBytes = fc.array(interesting, { minLength: 4, maxLength: 4 })
const wordOf = (bytes: readonly number[]) => Buffer.from(bytes).readInt32LE()

test('four bytes at once say the same as one by one', () => {
  fc.assert(
    fc.property(fourBytes, (bytes) => {
      expect(anyBlank(wordOf(bytes)) !== 0).toBe(bytes.some((byte) => byte < 0x21))
      const escaped = bytes.some((byte) => JSON.stringify(String.fromCharCode(byte)).length > 3)
      expect(anyEscaped(wordOf(bytes)) !== 0).toBe(escaped)
    }),
    { numRuns: 5000 },
  )
})

// Else names whose hashes are equal could be made without knowing the seed, and each search among them would be long.
test('a difference in four bytes is not one that the next four take back, for most seeds', () => {
  const bits = Array.from({ length: 32 }, (_, bit) => 1 << bit)
  const seeds = Array.from({ length: 400 }, (_, index) => Math.imul(index + 1, 0x2545f491))
  for (const one of bits)
    for (const other of bits) {
      const pairs = seeds.map((seed) => [hashed(seed, 0), hashed(seed, one | other)] as const)
      const undo = mostCommon(pairs.map(([first, second]) => first ^ second))
      const equal = pairs.filter(([first, second]) => hashed(first, 0) === hashed(second, undo))
      expect(equal.length).toBeLessThan(seeds.length / 20)
    }
})

function mostCommon(values: readonly number[]): number {
  const seen = new Map<number, number>()
  for (const value of values) seen.set(value, (seen.get(value) ?? 0) + 1)
  const [[value] = [0]] = [...seen].sort(([, first], [, second]) => second - first)
  return value
}
