import fc from 'fast-check'
import type { Family, MetricType, Sample } from '../../src/metrics/model.js'

const labelName = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'repo', 'branch', '_'),
  fc.stringMatching(/^[a-zA-Z_][a-zA-Z0-9_]{0,8}$/),
)
/** Hostile: escapes, the characters of the syntax, controls, every plane of Unicode. */
const labelValue = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '\\',
        '"',
        '\n',
        '\\n',
        '{',
        '}',
        ',',
        '=',
        '#',
        ' ',
        '\t',
        '\r',
        '\u2028',
        'é',
        '😀',
        '',
      ),
    )
    .map((parts) => parts.join('')),
)
const value = fc.oneof(
  fc.double(),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0, 0, 5e-324),
)
const timestamp = fc.option(fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n), { nil: undefined })

const sample = (name: string): fc.Arbitrary<Sample> =>
  fc
    .record({
      labels: fc.uniqueArray(fc.tuple(labelName, labelValue), {
        maxLength: 4,
        selector: ([label]) => label,
      }),
      value,
      timestamp,
    })
    .map(({ labels, value: read, timestamp: at }) => ({
      name,
      labels: new Map(labels),
      value: read,
      ...(at === undefined ? {} : { timestamp: at }),
    }))

/** Leading blanks separate the help from the name, so it cannot begin with one. */
const help = fc.option(
  labelValue.map((text) => text.replace(/^[ \t]+/, '')),
  { nil: undefined },
)

/** Families with samples of their own name, as the format can carry them. */
export const familiesArbitrary: fc.Arbitrary<readonly Family[]> = fc.uniqueArray(
  fc
    .record({
      name: fc.stringMatching(/^[a-zA-Z_:][a-zA-Z0-9_:]{0,10}$/),
      type: fc.constantFrom<MetricType>('counter', 'gauge', 'untyped'),
    })
    .chain(({ name, type }) =>
      fc.record({
        name: fc.constant(name),
        type: fc.constant(type),
        help,
        samples: fc.array(sample(name), { maxLength: 5 }),
      }),
    ),
  { maxLength: 6, selector: ({ name }) => name },
)
