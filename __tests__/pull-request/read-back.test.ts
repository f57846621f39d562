/** When the reads that prove a write are sent, in seconds after the step began. */
import type { Answer } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { type Inputs, live, MISSING, record, type World } from '../support/pull-request-world.js'

const QUEUED = record('testing', true, 0)
const OUT = record('cancelled', false, 9)
const AT_ONCE = [0, 0.5, 1.5, 3.5]
/** Sooner at first, then every 5 s until the time for the call is used up. */
const UNTIL_120_S = [...AT_ONCE, ...Array.from({ length: 23 }, (_, index) => 7.5 + 5 * index)]
/** Until it is proved that the write had no effect. */
const UNTIL_10_S = [...AT_ONCE, 7.5, 10]

const WRITES = {
  submit: ['submit', MISSING],
  cancel: ['cancel', QUEUED],
  'restart-tests': ['restart', QUEUED],
} as const
type Operation = keyof typeof WRITES

/** Each write gets the next answer, and each read after the first write the next of `after`. */
async function timed(
  operation: Operation,
  answers: Answer | readonly Answer[],
  after: readonly Answer[],
  inputs: Inputs = {},
) {
  const [write, before] = WRITES[operation]
  let reads = 0
  const world: World = {
    shows: ({ submittedAt, cancelledAt, restartedAt }) => {
      if ((submittedAt ?? cancelledAt ?? restartedAt) === undefined) return before
      return after[Math.min(reads++, after.length - 1)] ?? before
    },
    [write]: answers,
  }
  const { passed, outcome, error, timesOf } = await live(world, { operation, ...inputs })
  const sends = timesOf(write)
  return { passed, outcome, error, sends, reads: timesOf('read').slice(-reads || Infinity) }
}

test.each<[Operation, Answer, string]>([
  ['submit', MISSING, 'no read showed the pull request in the queue (no record)'],
  ['submit', record('pending', false), 'no read showed the pull request in the queue (PENDING)'],
  ['cancel', QUEUED, 'Trunk still showed the pull request in the queue'],
  ['restart-tests', QUEUED, 'its state has not changed'],
])('%s is read back for 120 s if nothing proves it', async (operation, shown, words) => {
  const { outcome, reads, error } = await timed(operation, {}, [shown])
  expect(outcome).toBe('unknown-outcome')
  expect(reads).toEqual(UNTIL_120_S)
  expect(error).toContain(`for 120 s ${words}`)
})

test('no read is sent whose answer would come after the time for the call', async () => {
  const { reads, error } = await timed('submit', {}, [MISSING], { 'retry-timeout-seconds': '7.5' })
  expect(reads).toEqual(AT_ONCE)
  expect(error).toContain('no read showed the pull request in the queue (no record)')
})

test.each<[Operation, readonly Answer[], string, number[]]>([
  ['submit', [MISSING, MISSING, record('pending', true)], 'submitted', [0, 0.5, 1.5]],
  ['cancel', [QUEUED, OUT], 'cancelled', [0, 0.5]],
  ['restart-tests', [QUEUED, record('testing', true, 9)], 'restarted', [0, 0.5]],
])('%s ends with the first read that proves it', async (operation, after, outcome, expected) => {
  const step = await timed(operation, {}, after)
  expect(step).toMatchObject({ passed: true, outcome, reads: expected })
})

describe.each<[Operation, number, Answer, Answer]>([
  ['submit', 500, MISSING, record('pending', true)],
  ['restart-tests', 502, QUEUED, record('testing', true, 9)],
])('%s that gets HTTP %i', (operation, status, unchanged, changed) => {
  const answers = [{ status, body: 'oops' }, {}]

  test('is not sent again if a reading within 10 s shows its effect', async () => {
    const step = await timed(operation, answers, [...Array(4).fill(unchanged), changed])
    expect(step).toMatchObject({ passed: true, sends: [0], reads: UNTIL_10_S.slice(0, 5) })
  })

  test('is sent again if the readings over 10 s show no effect', async () => {
    const step = await timed(operation, answers, [...Array(6).fill(unchanged), changed])
    expect(step).toMatchObject({ passed: true, sends: [0, 10], reads: [...UNTIL_10_S, 10] })
  })
})

describe('a cancellation whose answer is lost', () => {
  test('is done if the pull request is gone', async () => {
    const gone = await timed('cancel', { cut: 'before' }, [MISSING])
    expect(gone).toMatchObject({ passed: true, outcome: 'cancelled', sends: [0] })
  })

  test('is sent again while the pull request is there', async () => {
    const there = await timed('cancel', { status: 500, body: 'oops' }, [QUEUED])
    expect(there).toMatchObject({ passed: false, outcome: 'unavailable' })
    expect(there.sends.slice(0, 3)).toEqual([0, 1, 2])
  })
})

test('a restart whose answer is lost is proved by the first reading that shows its effect', async () => {
  const moved = await timed('restart-tests', { cut: 'before' }, [record('testing', true, 9)])
  expect(moved).toMatchObject({ passed: true, outcome: 'restarted', sends: [0], reads: [0] })
})

test('readings over 10 s prove that a pull request left the queue before the restart', async () => {
  const restart = (...after: Answer[]) => timed('restart-tests', {}, after)
  const left = await restart(OUT)
  expect(left).toMatchObject({ passed: false, outcome: 'not-queued', reads: UNTIL_10_S })
  const lagged = await restart(OUT, record('testing', true, 10))
  expect(lagged).toMatchObject({ passed: true, outcome: 'restarted', reads: [0, 0.5] })
  const back = await restart(OUT, QUEUED, OUT, record('testing', true, 10))
  expect(back).toMatchObject({ passed: true, outcome: 'restarted' })
})
