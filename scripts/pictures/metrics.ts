/** Metrics of two queues, one of which is above its limits. */
import { fakeService } from '../../__tests__/support/fake-service.js'
import { summaryOf } from './world.js'

const BOUNDS = [60, 300, 600, 900, 1800, 3600, 5400, 7200]
const labelsOf = (branch: string, more = '') =>
  `{repo="octo-org/orion",branch="${branch}",queue_type="main"${more}}`
const histogram = (branch: string, counts: readonly number[], sum: number) => {
  const name = 'mq_pr_time_in_queue_1h_seconds'
  return [
    ...BOUNDS.map(
      (bound, i) => `${name}_bucket${labelsOf(branch, `,le="${bound}"`)} ${counts[i] ?? 0}`,
    ),
    `${name}_bucket${labelsOf(branch, ',le="+Inf"')} ${counts.at(-1)}`,
    `${name}_sum${labelsOf(branch)} ${sum}`,
    `${name}_count${labelsOf(branch)} ${counts.at(-1)}`,
  ].join('\n')
}

const EXPOSITION = `# TYPE mq_depth_current gauge
mq_depth_current${labelsOf('main')} 27
mq_depth_current${labelsOf('release/2026.09')} 2
# TYPE mq_testing_slots_active gauge
mq_testing_slots_active${labelsOf('main')} 4
mq_testing_slots_active${labelsOf('release/2026.09')} 0
# TYPE mq_pr_time_in_queue_1h_seconds histogram
${histogram('main', [0, 3, 21, 88, 167, 190, 191, 191], 142_000)}
${histogram('release/2026.09', [0, 2, 9, 12, 12, 12, 12, 12], 6_400)}
`

export async function metrics(): Promise<string> {
  await using service = await fakeService({ '/getMergeQueueMetrics': [{ body: EXPOSITION }] })
  return await summaryOf({
    operation: 'get-metrics',
    'api-url': service.url,
    'fail-when': [
      'mq_depth_current{branch="main"} > 20',
      'p95(mq_pr_time_in_queue_1h_seconds{branch="main"}) > 2700',
      'mq_testing_slots_active{branch="main"} < 1',
    ].join('\n'),
  })
}
