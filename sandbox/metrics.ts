import { Gauge, Histogram, Registry } from 'prom-client'
import type { Engine } from './engine/engine.js'
import type { MergeQueue } from './engine/queue.js'
import type { PullRequestState, Transition } from './engine/types.js'

const LABELS = ['repo', 'branch', 'queue_type'] as const
/** Upper bounds of the histograms, in seconds (recorded answers: 60 to 7200). */
const BUCKETS = [60, 120, 300, 600, 900, 1800, 3600, 7200]
const UNDER_TEST: ReadonlySet<PullRequestState> = new Set([
  'testing',
  'pending_failure',
  'tests_passed',
])

/**
 * The text exposition of every queue. The names end in `_1h_total` and are gauges all the same, as the service has them.
 *
 * @param minuteMs length of a simulated minute: durations are told in simulated seconds
 */
export async function exposition(engine: Engine, repo: string, minuteMs: number): Promise<string> {
  const registers = [new Registry()]
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: [...LABELS], registers })
  const depth = gauge('mq_depth_current', 'Pull requests in the queue')
  const awaiting = gauge('mq_awaiting_mergeability', 'Pull requests that are not ready')
  const slots = gauge('mq_testing_slots_active', 'Test runs in progress')
  const restarts = gauge('mq_pr_restarts_1h_total', 'Tests begun again in the last hour')
  const conclusions = new Gauge({
    name: 'mq_pr_conclusions_1h_total',
    help: 'Pull requests that left the queue in the last hour',
    labelNames: [...LABELS, 'conclusion'],
    registers,
  })
  const histogram = (name: string, help: string) =>
    new Histogram({ name, help, labelNames: [...LABELS], buckets: BUCKETS, registers })
  const waits = histogram('mq_pr_wait_duration_1h_seconds', 'From submit to the first test')
  const tests = histogram('mq_pr_test_duration_1h_seconds', 'From the first test to its end')

  for (const queue of engine.queues.values()) {
    const labels = { repo, branch: queue.branch, queue_type: queue.settings.mode }
    const entries = queue.enqueued()
    depth.set(labels, entries.length)
    awaiting.set(labels, entries.filter((e) => e.state === 'not_ready').length)
    slots.set(labels, queue.runs.filter((run) => run.phase === 'testing').length)
    const hour = lastHour(engine, queue, minuteMs)
    for (const conclusion of ['merged', 'failed', 'cancelled'] as const)
      conclusions.set(
        { ...labels, conclusion },
        hour.count((t) => t.to === conclusion),
      )
    restarts.set(
      labels,
      hour.count((t) => isRestart(t)),
    )
    for (const seconds of hour.durations('not_ready', 'testing')) waits.observe(labels, seconds)
    for (const seconds of hour.durations('testing', 'tests_passed')) tests.observe(labels, seconds)
  }
  return registers[0]?.metrics() ?? ''
}

const isRestart = ({ from, to }: Transition): boolean =>
  from !== undefined && UNDER_TEST.has(from) && (to === 'pending' || to === 'testing')

/** The changes of the last simulated hour in one queue. */
function lastHour(engine: Engine, queue: MergeQueue, minuteMs: number) {
  const own = engine.transitions.filter((t) => t.branch === queue.branch)
  const recent = own.filter((t) => t.at > engine.now - 60 * minuteMs)
  return {
    count: (wanted: (transition: Transition) => boolean) => recent.filter(wanted).length,
    /** From the latest `from` before it to each recent `to`, in simulated seconds. */
    durations: (from: PullRequestState, to: PullRequestState) =>
      recent
        .filter((end) => end.to === to)
        .flatMap((end) => {
          const begin = own.findLast(
            (t) => t.number === end.number && t.to === from && t.at <= end.at,
          )
          return begin === undefined ? [] : [((end.at - begin.at) / minuteMs) * 60]
        }),
  }
}
