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

const sample = (name: string, more: fc.Arbitrary<[string, string][]>): fc.Arbitrary<Sample> =>
  fc
    .record({
      labels: fc.uniqueArray(fc.tuple(labelName, labelValue), {
        maxLength: 4,
        selector: ([label]) => label,
      }),
      own: more,
      value,
      timestamp,
    })
    .map(({ labels, own, value: read, timestamp: at }) => ({
      name,
      labels: new Map([...labels.filter(([label]) => !own.some(([o]) => o === label)), ...own]),
      value: read,
      ...(at === undefined ? {} : { timestamp: at }),
    }))

const none = fc.constant<[string, string][]>([])
const bound = (label: string) =>
  fc.constantFrom('0.5', '1', '+Inf').map((text): [string, string][] => [[label, text]])

function samplesOf(name: string, type: MetricType): fc.Arbitrary<Sample> {
  if (type === 'histogram')
    return fc.oneof(
      sample(`${name}_bucket`, bound('le')),
      sample(`${name}_sum`, none),
      sample(`${name}_count`, none),
    )
  if (type === 'summary')
    return fc.oneof(
      sample(name, bound('quantile')),
      sample(`${name}_sum`, none),
      sample(`${name}_count`, none),
    )
  return sample(name, none)
}

/** Leading blanks separate the help from the name, so it cannot begin with one. */
const help = fc.option(
  labelValue.map((text) => text.replace(/^[ \t]+/, '')),
  { nil: undefined },
)

/** Families as the format can carry them. */
export const familiesArbitrary: fc.Arbitrary<readonly Family[]> = fc.uniqueArray(
  fc
    .record({
      // No name ends as a part of another one's histogram.
      name: fc.stringMatching(/^[a-zA-Z_:][a-zA-Z0-9_:]{0,10}x$/),
      type: fc.constantFrom<MetricType>('counter', 'gauge', 'histogram', 'summary', 'untyped'),
    })
    .chain(({ name, type }) =>
      fc.record({
        name: fc.constant(name),
        type: fc.constant(type),
        help,
        samples: fc.array(samplesOf(name, type), { maxLength: 5 }),
      }),
    ),
  { maxLength: 6, selector: ({ name }) => name },
)
