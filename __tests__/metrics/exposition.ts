import fc from 'fast-check'
import type { Family, MetricType, Sample } from '../../src/metrics/model.js'

/** An exposition with everything that the format allows. */
export const SAMPLE_TEXT = String.raw`# HELP http_requests_total The total number of HTTP requests.
# TYPE http_requests_total counter
http_requests_total{method="post",code="200"} 1027 1395066363000
http_requests_total{method="post",code="400"}    3 1395066363000

# Escaping in label values:
msdos_file_access_time_seconds{path="C:\\DIR\\FILE.TXT",error="Cannot find file:\n\"FILE.TXT\""} 1.458255915e9

# Minimalistic line:
metric_without_timestamp_and_labels 12.47

# A weird metric from before the epoch:
something_weird{problem="division by zero"} +Inf -3982045

# A histogram, which has a pretty complex representation in the text format:
# HELP http_request_duration_seconds A histogram of the request duration.
# TYPE http_request_duration_seconds histogram
http_request_duration_seconds_bucket{le="0.05"} 24054
http_request_duration_seconds_bucket{le="0.1"} 33444
http_request_duration_seconds_bucket{le="0.2"} 100392
http_request_duration_seconds_bucket{le="0.5"} 129389
http_request_duration_seconds_bucket{le="1"} 133988
http_request_duration_seconds_bucket{le="+Inf"} 144320
http_request_duration_seconds_sum 53423
http_request_duration_seconds_count 144320

# Finally a summary, which has a complex representation, too:
# HELP rpc_duration_seconds A summary of the RPC duration in seconds.
# TYPE rpc_duration_seconds summary
rpc_duration_seconds{quantile="0.01"} 3102
rpc_duration_seconds{quantile="0.99"} 76656
rpc_duration_seconds_sum 1.7560473e+07
rpc_duration_seconds_count 2693
`

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
