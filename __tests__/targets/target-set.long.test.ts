import fc from 'fast-check'
import { BODY_LIMIT_BYTES, MAX_TARGET_BYTES, TargetSet } from '../../src/targets/target-set.js'
import { cases } from '../support/exhaustive.js'
import { expect, test } from '../support/jest.js'

test('the last target may need six times its bytes, and more than is left', () => {
  const targets = new TargetSet(Buffer.from('{"impactedTargets":'))
  for (let number = 0; targets.bodyBytes + 70_000 < BODY_LIMIT_BYTES; number++)
    targets.add(String(number).padStart(65_000, 'x'))
  const { count } = targets
  targets.add('\u0001'.repeat(MAX_TARGET_BYTES))
  expect(targets.count).toEqual(count)
  expect(targets.full).toBe(true)
  expect(JSON.parse(String(Buffer.concat(targets.body())))).toMatchObject({
    impactedTargets: { length: count },
  })
})

test('the body is JSON as JSON.stringify writes it, escapes included', () => {
  const names = ['"', '\\', '\b\t\n\f\r', '\u0000\u001f', 'a/b', 'ü😀', '\u2028', 'plain']
  const targets = new TargetSet(Buffer.from('{"impactedTargets":'))
  for (const name of names) targets.add(name)
  const body = String(Buffer.concat(targets.body()))
  expect(body).toBe(JSON.stringify({ impactedTargets: names }))
  expect(targets.bodyBytes).toBe(Buffer.byteLength(body))
})

test('the first ten targets can be shown, each cut at 80 characters', () => {
  const targets = new TargetSet(Buffer.from('{"impactedTargets":'))
  expect(targets.first()).toEqual([])
  const names = ['a', 'x'.repeat(80), 'y'.repeat(81), ...'bcdefghi']
  for (const name of names) targets.add(name)
  expect(targets.first()).toEqual(['a', 'x'.repeat(80), `${'y'.repeat(79)}…`, ...'bcdefgh'])
})

test('whatever repeats, the set holds what a Set of the names would, in the same order', () => {
  const run = fc.record({
    first: fc.nat(400),
    length: fc.nat(300),
    step: fc.constantFrom(0, 1, 1, 7, -1),
    pad: fc.constantFrom(1, 4, 40),
  })
  fc.assert(
    fc.property(fc.array(run, { maxLength: 8 }), (runs) => {
      const names = runs.flatMap(({ first, length, step, pad }) =>
        Array.from({ length }, (_, at) => `//${String(first + at * step).padStart(pad, '0')}"`),
      )
      const targets = new TargetSet(Buffer.from('{"impactedTargets":'))
      for (const name of names) targets.add(name)
      const distinct = [...new Set(names)]
      expect(String(Buffer.concat(targets.body()))).toBe(
        JSON.stringify({ impactedTargets: distinct }),
      )
      expect(targets.count).toEqual(distinct.length)
      expect(targets.duplicates).toEqual(names.length - distinct.length)
      expect(targets.full).toBe(false)
      expect(targets.first()).toEqual(distinct.slice(0, 10))
    }),
    { numRuns: cases(200) },
  )
})

test.each([
  ['sorted', (number: number) => number],
  ['in no order', (number: number) => (number * 7) % 1000],
])('repetitions make no list too large: names %s', (_, place) => {
  const name = (number: number) => String(place(number)).padStart(60_000, 'x')
  const targets = new TargetSet(Buffer.from('{"impactedTargets":'))
  for (let number = 0; targets.bodyBytes + 60_003 <= BODY_LIMIT_BYTES; number++) {
    targets.add(name(number))
    targets.add(name(number))
  }
  const { count, bodyBytes } = targets
  for (let number = 0; number < count; number++) targets.add(name(number))
  expect(targets.full).toBe(false)
  expect(targets.count).toEqual(count)
  expect(targets.duplicates).toEqual(2 * count)
  targets.add(name(count))
  targets.add('short')
  expect(targets.full).toBe(true)
  expect(targets.count).toEqual(count)
  expect(targets.bodyBytes).toEqual(bodyBytes)
})

test.each([0, 1, 4095, 4096, 4097, 8192])(
  'a body of %d targets is one JSON text in batches of 4096',
  (count) => {
    const names = Array.from({ length: count }, (_, number) => `//${number}`)
    const targets = new TargetSet(Buffer.from('{"impactedTargets":'))
    for (const name of names) targets.add(name)
    const pieces = targets.body()
    expect(String(Buffer.concat(pieces))).toBe(JSON.stringify({ impactedTargets: names }))
    const batches = pieces.slice(1, -1)
    expect(batches.length).toBe(Math.max(1, Math.ceil(count / 4096)))
  },
)
