import fc from 'fast-check'
import { writeExposition } from '../../src/metrics/model.js'
import { ExpositionError, parseExposition } from '../../src/metrics/parse.js'
import { cases } from '../support/exhaustive.js'
import { expect, test } from '../support/jest.js'
import { familiesArbitrary, SAMPLE_TEXT } from './exposition.js'

const only = (text: string) => {
  const [family] = parseExposition(text)
  return family
}
const readValue = (word: string) => only(`a ${word}\n`)?.samples[0]?.value

test('what is written is read back unchanged, with hostile labels and values', () => {
  fc.assert(
    fc.property(familiesArbitrary, (families) => {
      expect(parseExposition(writeExposition(families))).toEqual(families)
    }),
    { numRuns: cases(500) },
  )
})

test('any order of lines gives the same samples', () => {
  fc.assert(
    fc.property(
      familiesArbitrary.chain((families) => {
        const lines = writeExposition(families).split('\n').slice(0, -1)
        return fc.tuple(
          fc.constant(families),
          fc.shuffledSubarray(lines, { minLength: lines.length }),
        )
      }),
      ([families, lines]) => {
        const sorted = (list: typeof families) =>
          list
            .map((family) => ({
              ...family,
              samples: family.samples.map((s) => JSON.stringify([s.name, [...s.labels]])).sort(),
            }))
            .sort((a, b) => (a.name < b.name ? -1 : 1))
        expect(sorted(parseExposition(lines.join('\n')))).toEqual(sorted(families))
      },
    ),
  )
})

test("the format's own example", () => {
  const families = parseExposition(SAMPLE_TEXT)
  expect(families.map(({ name, type, samples }) => [name, type, samples.length])).toEqual([
    ['http_requests_total', 'counter', 2],
    ['msdos_file_access_time_seconds', 'untyped', 1],
    ['metric_without_timestamp_and_labels', 'untyped', 1],
    ['something_weird', 'untyped', 1],
    ['http_request_duration_seconds', 'histogram', 8],
    ['rpc_duration_seconds', 'summary', 4],
  ])
  expect(families[0]).toMatchObject({
    help: 'The total number of HTTP requests.',
    samples: [{ value: 1027, timestamp: 1395066363000n }, { value: 3 }],
  })
  expect(families[1]?.samples[0]?.labels).toEqual(
    new Map([
      ['path', 'C:\\DIR\\FILE.TXT'],
      ['error', 'Cannot find file:\n"FILE.TXT"'],
    ]),
  )
  expect(families[3]?.samples[0]).toMatchObject({
    value: Number.POSITIVE_INFINITY,
    timestamp: -3982045n,
  })
})

test.each([
  ['NaN', Number.NaN],
  ['nan', Number.NaN],
  ['+Inf', Number.POSITIVE_INFINITY],
  ['-inf', Number.NEGATIVE_INFINITY],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-0', -0],
  ['+.5', 0.5],
  ['5.', 5],
  ['1e3', 1000],
  ['0x1.8p1', 3],
  ['-0x10p-2', -4],
])('a value %s', (word, value) => {
  expect(readValue(word)).toBe(value)
})

test.each([
  ['blanks wherever they may be', '\t a \t{ b = "c" ,\td="e", } \t 1 \t 2 \t', 2],
  ['a trailing comma', 'a{b="c",} 1', 1],
  ['no labels in braces', 'a{} 1', 0],
])('reads labels with %s', (_, text, labels) => {
  expect(only(text)?.samples[0]?.labels.size).toBe(labels)
})

test('families that are interleaved or declared late are merged; a comment does not declare one', () => {
  const families = parseExposition(
    'a_bucket{le="+Inf"} 1\nb 2\n# a comment with TYPE in it\n# just this\n#\na_count 1\n# TYPE a histogram\n#HELP b Depth\\\\n\\n.\n',
  )
  expect(
    families.map(({ name, type, help, samples }) => [name, type, help, samples.length]),
  ).toEqual([
    ['a', 'histogram', undefined, 2],
    ['b', 'untyped', 'Depth\\n\n.', 1],
  ])
})

test('a metric whose name only looks like a part of another one is a family', () => {
  const families = parseExposition(
    '# TYPE a histogram\na_count 1\n# TYPE b gauge\nb_count 2\n# TYPE a_sum gauge\na_sum 3\n# TYPE c summary\nc_bucket 4\n',
  )
  expect(families.map(({ name }) => name)).toEqual(['a', 'b', 'b_count', 'a_sum', 'c', 'c_bucket'])
})

test.each([
  ['an HTML page', '<html>', 1],
  ['no value', 'a 1\nb', 2],
  ['a word as value', 'a one', 1],
  ['a value out of range', 'a 1e400', 1],
  ['an underscore in a value', 'a 1_000', 1],
  ['a label without quotes', 'a{b=c} 1', 1],
  ['a label twice', 'a{b="1",b="2"} 1', 1],
  ['no comma', 'a{b="1"c="2"} 1', 1],
  ['a comma alone', 'a{,} 1', 1],
  ['an open value', 'a{b="1} 1', 1],
  ['an open brace', 'a{b="1"', 1],
  ['another escape', 'a{b="\\t"} 1', 1],
  ['a timestamp with a fraction', 'a 1 1.5', 1],
  ['a timestamp beyond 64 bits', 'a 1 9223372036854775808', 1],
  ['something after the timestamp', 'a 1 2 3', 1],
  ['a name that begins with a digit', '1a 1', 1],
  ['another type', 'a 1\n# TYPE a guage', 2],
  ['two types', '# TYPE a gauge\n# TYPE a counter', 2],
  ['two helps', '# HELP a x\n# HELP a x', 2],
  ['TYPE of nothing', '# TYPE', 1],
  ['a carriage return', 'a 1\r\n', 1],
  ['the label that holds the name', 'a{__name__="b"} 1', 1],
])('refuses %s, with its line', (_, text, line) => {
  expect(() => parseExposition(text)).toThrow(ExpositionError)
  expect(() => parseExposition(text)).toThrow(`line ${line}: `)
})

test('any text is read or refused with its line', () => {
  const fragment = fc.constantFrom(
    'a',
    '{',
    '}',
    '"',
    '\\',
    ',',
    '=',
    ' ',
    '1',
    '\n',
    '# TYPE ',
    '# HELP ',
    'le',
    'gauge',
    '_sum',
  )
  fc.assert(
    fc.property(
      fc.array(fragment, { size: 'medium' }).map((parts) => parts.join('')),
      (text) => {
        try {
          parseExposition(text)
        } catch (error) {
          expect(error).toBeInstanceOf(ExpositionError)
        }
      },
    ),
    { numRuns: cases(2000) },
  )
})

test.each([
  ['a{b!="c"} 1', 'line 1: label b is not allowed'],
  ['a 1\na{__name__="c"} 1', 'line 2: label __name__ is not allowed'],
  ['a{b="c",b="c"} 1', 'line 1: label b twice'],
])('%j is refused, and the message names the label', (text, problem) => {
  expect(() => parseExposition(text)).toThrow(problem)
})
