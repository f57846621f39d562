// The JSON schema of the output `report` of report-queue, which its `.json` file contains too.
const text = { type: 'string' }
const count = { type: 'integer', minimum: 0 }
const seconds = { type: 'integer', minimum: 0 }
const time = { type: 'string', format: 'date-time' }

/** An object with these members; those in `optional` may be absent. */
const object = (
  properties: Readonly<Record<string, object>>,
  optional: readonly string[] = [],
) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
})
const list = (items: object) => ({ type: 'array', items })
const described = (description: string, schema: object) => ({ description, ...schema })

const durations = object({
  p50: described('Median by nearest rank, in seconds.', seconds),
  p95: described('95th percentile by nearest rank, in seconds.', seconds),
  max: described('The longest, in seconds.', seconds),
})

const figures = {
  merged: described('Pull requests that the queue merged.', count),
  failed: described('Stays in the queue that failed.', count),
  cancelled: described('Stays in the queue that were cancelled.', count),
  failureRate: described('Failed divided by failed and merged.', {
    type: 'number',
    minimum: 0,
    maximum: 1,
  }),
  timeInQueue: described('Time in the queue of merged pull requests.', durations),
  waiting: described('The part of it in NOT_READY and PENDING.', durations),
  testing: described('The rest of it, all test runs together.', durations),
  runsPerMerge: described('Mean number of test runs of a merged pull request.', {
    type: 'number',
    minimum: 0,
  }),
  reasons: described(
    "Why pull requests left without a merge, in Trunk's words; `unknown` if it gives no reason.",
    list(object({ reason: text, count, pullRequests: list({ type: 'integer', minimum: 1 }) })),
  ),
  checks: described(
    'The checks that failed pull requests, and how often.',
    list(object({ name: text, count })),
  ),
  series: described(
    'Each day or hour of `time-zone`, by its beginning in UTC. The first and the last may be only partly in the period.',
    list(
      object({ start: time, merged: count, failed: count, timeInQueueP50: seconds }, [
        'failed',
        'timeInQueueP50',
      ]),
    ),
  ),
  slowest: described(
    'The merged pull requests that took longest, at most five.',
    list(object({ number: { type: 'integer', minimum: 1 }, title: text, seconds })),
  ),
}
/** Always known. */
const REQUIRED = ['merged', 'series']
const optional = Object.keys(figures).filter((name) => !REQUIRED.includes(name))

const flaky = described(
  'The flaky tests that hit the most pull requests in the last 7 days, with `org-slug`.',
  list(object({ name: text, file: text, pullRequests: count, url: text }, ['file', 'url'])),
)

export const reportSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Report on a merge queue',
  description:
    'The output `report` of the operation report-queue of merge-queue-action. A figure that is not known is absent.',
  ...object(
    {
      period: object({
        since: described('Inclusive.', time),
        until: described('Exclusive.', time),
        unit: described('The unit of `series`.', { enum: ['day', 'hour'] }),
      }),
      current: object({ ...figures, flaky }, [...optional, 'flaky']),
      previous: described(
        'The same time before. Absent if it was not read completely.',
        object(figures, optional),
      ),
      missing: described('Sentences about what is missing.', list(text)),
    },
    ['previous'],
  ),
}
