import fc from 'fast-check'
import { fitResult } from '../../src/step/write-report.js'
import { cases } from '../support/exhaustive.js'
import { describe, expect, test } from '../support/jest.js'

const bytes = (text: string) => Buffer.byteLength(text)
const cutTo = (value: object, limit: number) =>
  JSON.parse(fitResult(JSON.stringify(value), limit)) as Record<string, unknown>

test('a result that has the bytes of the limit is unchanged, compact, and not marked', () => {
  const result = { outcome: 'found', list: [1, 2, { a: 'ü' }] }
  const text = JSON.stringify(result)
  expect(fitResult(JSON.stringify(result, null, 2), bytes(text))).toBe(text)
  expect(fitResult(text, bytes(text) - 1)).not.toBe(text)
})

describe('a result that is too large', () => {
  const numbers = (length: number) => Array.from({ length }, (_, index) => index)

  test('keeps its short lists and the beginning of its longest', () => {
    const cut = cutTo({ outcome: 'found', short: [1, 2, 3], long: numbers(10_000) }, 2000)
    expect(cut).toMatchObject({ outcome: 'found', short: [1, 2, 3], truncated: true })
    const kept = cut['long'] as number[]
    expect(kept.length).toBeGreaterThan(100)
    expect(kept).toEqual(numbers(kept.length))
  })

  test('loses elements of a list inside, not the element that holds it', () => {
    const queue = { branch: 'main', enqueued: numbers(5000).map((id) => ({ id })) }
    const cut = cutTo({ outcome: 'found', queues: [queue, { branch: 'next', enqueued: [] }] }, 3000)
    expect(cut['queues']).toMatchObject([{ branch: 'main' }, { branch: 'next', enqueued: [] }])
  })

  test('loses the end of a long text where no list is long', () => {
    const cut = cutTo(
      { outcome: 'planned', planned: [{ path: '/x', body: '😀'.repeat(5000) }] },
      1000,
    )
    const [request] = cut['planned'] as [{ path: string; body: string }]
    expect(request.path).toBe('/x')
    expect(request.body).toMatch(/^(😀)+…+$/u)
  })

  test('may have exactly the bytes of the limit once it is cut', () => {
    const sizes = numbers(200).map((length) => {
      const result = { outcome: 'found', more: 'x'.repeat(length), long: numbers(10_000) }
      return bytes(fitResult(JSON.stringify(result), 2000))
    })
    expect(Math.max(...sizes)).toBe(2000)
  })

  test('still says how the step ended when nothing can be cut', () => {
    const many = Object.fromEntries(numbers(2000).map((key) => [`key-${key}`, key]))
    expect(cutTo({ outcome: 'found', ...many }, 500)).toEqual({ outcome: 'found', truncated: true })
  })
})

test('whatever the result is, the output is JSON within the limit, and marked when something is missing', () => {
  const results = fc.dictionary(fc.string(), fc.jsonValue({ depthSize: 'medium' }), {
    noNullPrototype: true,
    size: 'medium',
  })
  let cut = 0
  fc.assert(
    fc.property(results, fc.integer({ min: 100, max: 4000 }), (result, limit) => {
      const text = JSON.stringify({ ...result, outcome: 'found', truncated: false })
      const fitted = fitResult(text, limit)
      expect(bytes(fitted)).toBeLessThanOrEqual(limit)
      expect(JSON.parse(fitted)).toMatchObject({ truncated: bytes(text) > limit })
      if (bytes(text) > limit) cut++
    }),
    { numRuns: cases(40) },
  )
  expect(cut).toBeGreaterThan(0)
})
