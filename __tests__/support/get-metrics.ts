import { type Answer, fakeService } from './fake-service.js'
import { runStep } from './run-step.js'

/** Metrics of a queue: a gauge with two series, and a histogram with one. */
export const METRICS = `# HELP mq_depth_current Pull requests in the queue
# TYPE mq_depth_current gauge
mq_depth_current{repo="octo-org/orion",branch="main"} 21
mq_depth_current{repo="octo-org/orion",branch="|<b>"} NaN
# TYPE mq_pr_wait_duration_1h_seconds histogram
mq_pr_wait_duration_1h_seconds_bucket{branch="main",le="60"} 0
mq_pr_wait_duration_1h_seconds_bucket{branch="main",le="3600"} 10
mq_pr_wait_duration_1h_seconds_bucket{branch="main",le="+Inf"} 10
mq_pr_wait_duration_1h_seconds_sum{branch="main"} 18000
mq_pr_wait_duration_1h_seconds_count{branch="main"} 10
`

/** Runs `get-metrics` on a service that answers with METRICS, or with this. */
export async function getMetrics(
  inputs: Readonly<Record<string, string>> = {},
  answer: Answer = {},
) {
  await using service = await fakeService({
    '/getMergeQueueMetrics': [{ body: METRICS, ...answer }],
  })
  const run = await runStep({ operation: 'get-metrics', 'api-url': service.url, ...inputs })
  return { ...run, paths: service.paths() }
}
