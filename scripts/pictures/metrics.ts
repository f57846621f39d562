/** Metrics of two queues, one of which is above its limit. */
import { fakeService } from '../../__tests__/support/fake-service.js'
import { summaryOf } from './world.js'

const BOUNDS = [60, 120, 300, 600, 900, 1200, 1800, 3600, 7200]
const histogram = (branch: string, counts: readonly number[], sum: number) =>
  [
    ...BOUNDS.map(
      (bound, i) =>
        `mq_time_in_queue_seconds_bucket{branch="${branch}",le="${bound}"} ${counts[i] ?? 0}`,
    ),
    `mq_time_in_queue_seconds_bucket{branch="${branch}",le="+Inf"} ${counts.at(-1)}`,
    `mq_time_in_queue_seconds_sum{branch="${branch}"} ${sum}`,
    `mq_time_in_queue_seconds_count{branch="${branch}"} ${counts.at(-1)}`,
  ].join('\n')

const EXPOSITION = `# HELP mq_depth_current Pull requests in the queue
# TYPE mq_depth_current gauge
mq_depth_current{branch="main"} 27
mq_depth_current{branch="release/2026.09"} 2
# HELP mq_tests_current Pull requests under test
# TYPE mq_tests_current gauge
mq_tests_current{branch="main"} 4
mq_tests_current{branch="release/2026.09"} 0
# HELP mq_time_in_queue_seconds Time from submission to merge
# TYPE mq_time_in_queue_seconds histogram
${histogram('main', [0, 3, 21, 88, 141, 167, 183, 190, 191], 142_000)}
${histogram('release/2026.09', [0, 0, 2, 9, 12, 12, 12, 12, 12], 6_400)}
`

export async function metrics(): Promise<string> {
  const service = await fakeService({ '/getMergeQueueMetrics': [{ body: EXPOSITION }] })
  return summaryOf({
    operation: 'get-metrics',
    'api-url': service.url,
    'fail-when': [
      'mq_depth_current{branch="main"} > 20',
      'p95(mq_time_in_queue_seconds{branch="main"}) > 1200',
      'mq_tests_current > 8',
    ].join('\n'),
  })
}
