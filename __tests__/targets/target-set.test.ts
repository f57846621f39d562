import fc from 'fast-check'
import { viewOf } from '../../src/targets/swar.js'
import { BODY_LIMIT_BYTES, LONGEST_TARGET_BYTES, TargetSet } from '../../src/targets/target-set.js'
import { cases } from '../support/exhaustive.js'
import { expect, test } from '../support/jest.js'

// So many names make the index grow four times, and about a hundred pairs of them have equal 32-bit
// hashes, whatever the seed: the bytes decide.
test('names whose hashes are equal stay apart', () => {
  const targets = new TargetSet(Buffer.from('{"impactedTargets":'))
  const count = 1_100_000
  for (let number = 0; number < count; number++) targets.addText(`//${number}`)
  expect([targets.count, targets.duplicates, targets.full]).toEqual([count, 0, false])
  for (let number = 0; number < count; number += 1100) targets.addText(`//${number}`)
  expect([targets.count, targets.duplicates]).toEqual([count, 1000])
})

test('the last target may need six times its bytes, and more than is left', () => {
  const targets = new TargetSet(Buffer.from('{"impactedTargets":'))
  for (let number = 0; targets.bodyBytes + 70_000 < BODY_LIMIT_BYTES; number++)
    targets.addText(String(number).padStart(65_000, 'x'))
  const { count } = targets
  targets.addText('\u0001'.repeat(LONGEST_TARGET_BYTES))
  expect([targets.count, targets.full]).toEqual([count, true])
  expect(JSON.parse(String(Buffer.concat(targets.body())))).toMatchObject({
    impactedTargets: { length: count },
  })
})

test('the body is JSON as JSON.stringify writes it, escapes included', () => {
  const names = ['"', '\\', '\b\t\n\f\r', '\u0000\u001f', 'a/b', 'ü😀', '\u2028', 'plain']
  const targets = new TargetSet(Buffer.from('{"impactedTargets":'))
  for (const name of names) targets.addText(name)
  const body = String(Buffer.concat(targets.body()))
  expect(body).toBe(JSON.stringify({ impactedTargets: names }))
  expect(targets.bodyBytes).toBe(Buffer.byteLength(body))
})

test('a name that comes again between two sorted rows of names is found', () => {
  const targets = new TargetSet(Buffer.from('{"impactedTargets":'))
  for (const name of ['~b', '~a', '~c', '~b', '~d', '~c']) targets.addText(name)
  targets.body()
  expect([targets.count, targets.duplicates]).toEqual([4, 2])
})

test('nothing is added to a full list, although it would fit', () => {
  const targets = new TargetSet(Buffer.from('{"impactedTargets":'))
  const long = 'x'.repeat(LONGEST_TARGET_BYTES - 10)
  for (let number = 1e6; !targets.full; number++) {
    targets.addText(`${number}${long}`)
    targets.body()
  }
  const { count, duplicates, bodyBytes } = targets
  targets.addText('short')
  expect([targets.count, targets.duplicates, targets.bodyBytes]).toEqual([
    count,
    duplicates,
    bodyBytes,
  ])
})

test('a repetition that comes last is counted as one', () => {
  const targets = new TargetSet(Buffer.from('{"impactedTargets":'))
  for (const name of ['b', 'a', 'b']) targets.addText(name)
  expect(targets.duplicates).toBe(1)
  expect(targets.count).toBe(2)
})

test('the body comes in slices of 256 KiB', () => {
  const targets = new TargetSet(Buffer.from('{"impactedTargets":'))
  for (let number = 0; number < 10; number++) targets.addText(String(number).padStart(60_000, 'x'))
  const sizes = targets.body().map(({ length }) => length)
  expect(sizes).toEqual([262_144, 262_144, targets.bodyBytes - 2 * 262_144])
})

test('the first five targets can be shown, each cut at 80 characters', () => {
  const targets = new TargetSet(Buffer.from('{"impactedTargets":'))
  expect(targets.first()).toEqual([])
  const names = ['a', 'x'.repeat(80), 'y'.repeat(81), 'b', 'c', 'd']
  for (const name of names) targets.addText(name)
  expect(targets.first()).toEqual(['a', 'x'.repeat(80), `${'y'.repeat(79)}…`, 'b', 'c'])
})

test.each([[0], [1], [100], [7000], [500_000]])(
  'a repetition behind %d sorted names is found',
  (count) => {
    const targets = new TargetSet(Buffer.from('{"impactedTargets":'))
    const name = (number: number) => `//${String(number).padStart(6, '0')}`
    for (let number = 0; number < count; number++) targets.addText(name(number))
    for (const text of ['//z', '//z', '//z!', '//z', '//z"', '//z', name(0), name(0)])
      targets.addText(text)
    const fresh = count === 0 ? 4 : 3
    expect([targets.count, targets.duplicates]).toEqual([count + fresh, 8 - fresh])
  },
)

// Targets are looked up in batches: repetitions lie within one and across several, in lists that are
// sorted at first or not at all, and what is left moves up.
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
      for (const name of names) targets.addText(name)
      const distinct = [...new Set(names)]
      expect(String(Buffer.concat(targets.body()))).toBe(
        JSON.stringify({ impactedTargets: distinct }),
      )
      expect([targets.count, targets.duplicates, targets.full]).toEqual([
        distinct.length,
        names.length - distinct.length,
        false,
      ])
      expect(targets.first()).toEqual(distinct.slice(0, 5))
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
    targets.addText(name(number))
    targets.addText(name(number))
  }
  const { count, bodyBytes } = targets
  for (let number = 0; number < count; number++) targets.addText(name(number))
  expect([targets.full, targets.count, targets.duplicates]).toEqual([false, count, 2 * count])
  targets.addText(name(count))
  targets.addText('short')
  expect([targets.full, targets.count, targets.bodyBytes]).toEqual([true, count, bodyBytes])
})

/** How names get into a set: as text, or as bytes that it has scanned. */
const WAYS: readonly (readonly [string, (targets: TargetSet, name: string) => void])[] = [
  ['as text', (targets, name) => targets.addText(name)],
  [
    'as bytes',
    (targets, name) => {
      const bytes = viewOf(Buffer.from(`${name}\n`))
      targets.add(bytes, 0, targets.scan(bytes, 0))
    },
  ],
]
test('only the bytes that were scanned are taken as scanned, not others at the same place', () => {
  const [one, other] = ['a', 'b'].map((name) => viewOf(Buffer.from(`${name}\n`))) as [
    DataView,
    DataView,
  ]
  const targets = new TargetSet(Buffer.from('{"impactedTargets":'))
  const end = targets.scan(one, 0)
  targets.add(other, 0, end)
  targets.add(one, 0, end)
  expect(Buffer.concat(targets.body()).toString()).toBe('{"impactedTargets":["b","a"]}')
})

const ORDERS: readonly (readonly [string, (number: number) => number])[] = [
  ['sorted', (number) => number],
  ['in no order', (number) => 9999 - number],
]
const NAMES_OF_EQUAL_LENGTH = 348
const exactly = WAYS.flatMap(([way, add]) =>
  ORDERS.flatMap(([order, place]) =>
    [true, false].map((isAsked) => ({ way, add, order, place, isAsked })),
  ),
)
test.each(exactly)(
  'a body of 20 MiB is kept, and not what makes it a byte longer: $order, $way, counted after each name: $isAsked',
  ({ add, place, isAsked }) => {
    const head = '{"impactedTargets":'
    const name = (number: number) => String(place(number)).padStart(4, '0').padEnd(60_000, 'x')
    const fill = (bodyBytes: number) => {
      const targets = new TargetSet(Buffer.from(head))
      for (let number = 0; number < NAMES_OF_EQUAL_LENGTH; number++) {
        add(targets, name(number))
        if (isAsked) expect(targets.count).toBe(number + 1)
      }
      // Quotes, commas and brackets are counted too.
      const count = NAMES_OF_EQUAL_LENGTH + 2
      const rest = bodyBytes - `${head}[]}`.length - 60_000 * (count - 2) - (3 * count - 1)
      add(targets, 'y'.repeat(60_000))
      add(targets, 'z'.repeat(rest - 60_000))
      const { full } = targets
      return { full, count: targets.count, body: Buffer.concat(targets.body()) }
    }
    const count = NAMES_OF_EQUAL_LENGTH + 2
    const fits = fill(BODY_LIMIT_BYTES)
    expect([fits.full, fits.count, fits.body.length]).toEqual([false, count, BODY_LIMIT_BYTES])
    const over = fill(BODY_LIMIT_BYTES + 1)
    expect([over.full, over.count]).toEqual([true, count - 1])
    expect(JSON.parse(String(over.body))).toMatchObject({ impactedTargets: { length: count - 1 } })
  },
)

// C and Ã differ in the highest bit of their first byte alone, and so do their rows of bytes.
test.each([[''], ['x'], ['xx'], ['xxx'], ['xxxx']])(
  'a repetition behind names that only seem sorted is found: behind "%s"',
  (head) => {
    const targets = new TargetSet(Buffer.from('{"impactedTargets":'))
    for (const name of ['Ãa', 'Cü', 'D', 'Ãa']) targets.addText(`${head}${name}`)
    expect([targets.count, targets.duplicates]).toEqual([3, 1])
  },
)
