import { main } from '../../src/main.js'
import { faultServer, type Misbehave } from '../support/fault-server.js'
import { expect, test } from '../support/jest.js'
import { QueueModel } from '../support/queue-model.js'
import { recorder } from '../support/recorder.js'
import { VirtualClock } from '../support/virtual-clock.js'

const HOUR = 3_600_000
const MINUTE = 60_000
/**
 * Back and forward by hours, as after a wrong time zone or a sleep of the machine; in all they do
 * not cancel out.
 */
const JUMPS = [-3 * HOUR, 7 * HOUR, -26 * HOUR, 5 * HOUR]

interface Case {
  readonly inputs: Readonly<Record<string, string>>
  readonly prepare?: (model: QueueModel) => void
  readonly misbehave?: Misbehave
  /** Of the first request that is not answered well. */
  readonly from?: number
  /** The end that is expected, whatever the wall clock says. */
  readonly outcome: string
  /** Virtual time that it takes, in milliseconds, at least and at most. */
  readonly takes: readonly [number, number]
}

/** Runs a case while the wall clock jumps at each request, or stands by the monotonic one. */
async function run({ inputs, prepare, misbehave, from = 0 }: Case, jumps: readonly number[]) {
  const model = new QueueModel()
  prepare?.(model)
  const clock = new VirtualClock()
  await using server = await faultServer({
    model,
    clock,
    fault(index) {
      // The call is under way, so its deadline and timers are set.
      clock.jump(jumps[index % jumps.length] ?? 0)
      return index >= from ? misbehave : undefined
    },
  })
  const { runner, seen } = recorder(
    { 'target-branch': 'main', 'github-token': '', 'api-url': server.url, ...inputs },
    { clock },
  )
  await main(runner)
  expect(server.failures).toEqual([])
  return {
    elapsedMs: clock.elapsed,
    story: {
      outcome: seen.outputs['outcome'],
      polls: seen.outputs['polls'],
      seconds: seen.outputs['duration-seconds'],
      requests: server.paths(),
    },
  }
}

const down: Misbehave = ({ answer }) => answer({ status: 503, body: 'down' })
const wait = { operation: 'wait-for-merge', 'pull-request': '12' }
const queued = (model: QueueModel) => model.enqueue('testing')
const notReady = (model: QueueModel) => {
  model.enqueue()
  model.record = { ...model.record, state: 'not_ready' }
}

const cases: Readonly<Record<string, Case>> = {
  'a call with retries': {
    inputs: { operation: 'get-queue' },
    misbehave: down,
    outcome: 'unavailable',
    takes: [90_000, 120_000],
  },
  'a call that gets no answer': {
    inputs: { operation: 'get-queue' },
    misbehave: ({ wait: pass }) => pass(),
    outcome: 'timed-out',
    takes: [90_000, 121_000],
  },
  'a call that is told to come back at a time': {
    inputs: { operation: 'get-queue' },
    misbehave: ({ answer }) =>
      answer({
        status: 429,
        headers: [
          'date: Thu, 01 Jan 1998 00:00:00 GMT',
          'retry-after: Thu, 01 Jan 1998 00:00:50 GMT',
        ],
      }),
    outcome: 'rate-limited',
    takes: [100_000, 101_000],
  },
  'a wait until its time is up': {
    inputs: { ...wait, 'timeout-minutes': '30' },
    prepare: queued,
    outcome: 'timed-out',
    takes: [30 * MINUTE, 30.1 * MINUTE],
  },
  'a wait for a pull request that does not get ready': {
    inputs: { ...wait, 'timeout-minutes': '60', 'not-ready-timeout-minutes': '20' },
    prepare: notReady,
    outcome: 'not-ready',
    takes: [20 * MINUTE, 22 * MINUTE],
  },
  'a wait without an answer': {
    inputs: { ...wait, 'timeout-minutes': '60' },
    prepare: queued,
    misbehave: down,
    from: 3,
    outcome: 'unavailable',
    takes: [10 * MINUTE, 12 * MINUTE],
  },
  'a drain until its time is up': {
    inputs: { operation: 'drain-queue', 'timeout-minutes': '30' },
    prepare: queued,
    outcome: 'timed-out',
    takes: [30 * MINUTE, 30.1 * MINUTE],
  },
}

test.each(Object.entries(cases))('%s ends in time while the wall clock jumps', async (_, given) => {
  const steady = await run(given, [])
  const jumping = await run(given, JUMPS)
  const [least, most] = given.takes
  for (const { story, elapsedMs } of [steady, jumping]) {
    expect(story.outcome).toBe(given.outcome)
    expect(elapsedMs).toBeGreaterThanOrEqual(least)
    expect(elapsedMs).toBeLessThanOrEqual(most)
  }
  expect(jumping.story).toEqual(steady.story)
})
