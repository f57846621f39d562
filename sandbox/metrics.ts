import { Gauge, Histogram, Registry } from 'prom-client'
import type { Engine } from './engine/engine.js'
import type { Transition } from './engine/entry.js'
import type { MergeQueue } from './engine/queue.js'
import { isRestart, spansOf } from './stays.js'

const LABELS = ['repo', 'branch', 'queue_type'] as const
/** Upper bounds of the histograms, in seconds, as published. */
const BUCKETS = [60, 300, 600, 900, 1800, 3600, 5400, 7200]
const CONCLUSIONS = ['merged', 'failed', 'cancelled'] as const

/**
 * The text exposition of every queue. The names that end in `_1h_total` are gauges, as at the
 * service: snapshots of the last hour.
 *
 * @param minuteMs length of a simulated minute: durations are in simulated seconds
 */
export async function exposition(engine: Engine, repo: string, minuteMs: number): Promise<string> {
  const registry = new Registry()
  const series = seriesOf(registry)
  const isRecent = (t: Transition) => t.at > engine.now - 60 * minuteMs
  for (const queue of engine.queues.values()) {
    const transitions = engine.transitions.filter((t) => t.branch === queue.branch)
    const spans = spansOf(transitions)
    for (const isBisection of [false, true]) {
      const queue_type = isBisection ? 'bisection' : 'main'
      const labels = { repo, branch: queue.branch, queue_type }
      const isCounted = (t: Transition) => isRecent(t) && t.isBisection === isBisection
      setCurrent(series, labels, queue, isBisection)
      setConclusions(series, labels, transitions.filter(isCounted))
      for (const name of ['waits', 'tests', 'stays'] as const) {
        series[name].zero(labels)
        for (const { end, ms } of spans[name])
          if (isCounted(end)) series[name].observe(labels, (ms / minuteMs) * 60)
      }
    }
  }
  return registry.metrics()
}

/** Each metric as its HELP and TYPE lines describe it. */
export async function describedMetrics() {
  const registry = new Registry()
  seriesOf(registry)
  return await registry.getMetricsAsJSON()
}

type Labels = Readonly<Record<(typeof LABELS)[number], string>>
type Series = ReturnType<typeof seriesOf>

function seriesOf(registry: Registry) {
  const registers = [registry]
  const gauge = (name: string, help: string, ...more: string[]) =>
    new Gauge({ name, help, labelNames: [...LABELS, ...more], registers })
  const histogram = (name: string, help: string) =>
    new Histogram({ name, help, labelNames: [...LABELS], buckets: BUCKETS, registers })
  return {
    depth: gauge('mq_depth_current', 'Pull requests in the queue that are ready'),
    awaiting: gauge('mq_awaiting_mergeability', 'Pull requests in the queue that are not ready'),
    testing: gauge('mq_testing_slots_active', 'Pull requests under test'),
    conclusions: gauge(
      'mq_pr_conclusions_1h_total',
      'Pull requests that left the queue in the last hour, by conclusion (merged, failed, cancelled)',
      'conclusion',
    ),
    restarts: gauge('mq_pr_restarts_1h_total', 'Test runs that started over in the last hour'),
    waits: histogram('mq_pr_wait_duration_1h_seconds', 'Time from ready until testing starts'),
    tests: histogram('mq_pr_test_duration_1h_seconds', 'Time under test'),
    stays: histogram('mq_pr_time_in_queue_1h_seconds', 'Time from entry to exit'),
  }
}

function setCurrent(series: Series, labels: Labels, queue: MergeQueue, isBisection: boolean): void {
  const states = queue
    .enqueued()
    .filter(({ half }) => (half !== undefined) === isBisection)
    .map(({ state }) => state)
  const count = (wanted: string) => states.filter((state) => state === wanted).length
  series.depth.set(labels, states.length - count('not_ready'))
  series.awaiting.set(labels, count('not_ready'))
  series.testing.set(labels, count('testing'))
}

function setConclusions(series: Series, labels: Labels, transitions: readonly Transition[]): void {
  for (const conclusion of CONCLUSIONS) {
    const ends = transitions.filter(({ to }) => to === conclusion)
    series.conclusions.set({ ...labels, conclusion }, ends.length)
  }
  series.restarts.set(labels, transitions.filter(isRestart).length)
}
