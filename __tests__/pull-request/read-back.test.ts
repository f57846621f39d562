/** When the reads that prove a write are sent, in seconds after the step began. */

import { main } from '../../src/main.js'
import { type Answer, fakeService } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'
import { VirtualClock } from '../support/virtual-clock.js'

const BEFORE = '2026-09-17T09:00:00.000Z'
const AFTER = '2026-09-17T10:00:00.000Z'
const record = (state: string, inQueue: boolean, stateChangedAt = BEFORE): Answer => ({
  body: { state, isCurrentlySubmittedToQueue: inQueue, stateChangedAt },
})

/**
 * Runs an operation whose write gets `answer`; from then on each read gets the next of `after`, and
 * the last one again and again.
 */
async function timed(
  operation: string,
  path: string,
  before: Answer,
  answer: Answer | readonly Answer[],
  after: readonly Answer[],
  inputs: Readonly<Record<string, string>> = {},
) {
  const clock = new VirtualClock()
  const reads: number[] = []
  const sends: number[] = []
  const answers = Array.isArray(answer) ? answer : [answer]
  await using service = await fakeService({
    '/getSubmittedPullRequest': () => {
      if (sends.length === 0) return before
      reads.push(clock.elapsed / 1000)
      return after[Math.min(reads.length, after.length) - 1] ?? before
    },
    [path]: () => {
      sends.push(clock.elapsed / 1000)
      return answers[Math.min(sends.length, answers.length) - 1]
    },
    '/getQueue': [{ body: { state: 'running', enqueuedPullRequests: [] } }],
  })
  const { runner, seen } = recorder(
    {
      operation,
      'api-url': service.url,
      'pull-request': '12',
      'target-branch': 'main',
      'github-token': '',
      ...inputs,
    },
    { clock },
  )
  const passed = await main(runner)
  return { passed, outcome: seen.outputs['outcome'], reads, sends, error: seen.errors[0]?.message }
}

/** From one number to another in equal steps. */
const every = (step: number, from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

describe('submit', () => {
  const submit = (answer: Answer, after: readonly Answer[], inputs = {}) =>
    timed('submit', '/submitPullRequest', { status: 404, body: 'none' }, answer, after, inputs)

  test('reads sooner at first, then every 5 s until the time for the call is used up', async () => {
    const { outcome, reads, error } = await submit({}, [{ status: 404, body: 'none' }])
    expect(outcome).toBe('unknown-outcome')
    expect(reads).toEqual([0, 0.5, 1.5, 3.5, ...every(5, 7.5, 117.5)])
    expect(error).toContain('for 120 s no read showed the pull request in the queue (no record)')
  })

  test('sends no read whose answer would come after the time for the call', async () => {
    const inputs = { 'retry-timeout-seconds': '7.5' }
    const { reads, error } = await submit({}, [{ status: 404, body: 'none' }], inputs)
    expect(reads).toEqual([0, 0.5, 1.5, 3.5])
    expect(error).toContain('no read showed the pull request in the queue (no record)')
  })

  test('ends with the first read that shows it', async () => {
    const missing = { status: 404, body: 'none' }
    const { passed, reads } = await submit({}, [missing, missing, record('pending', true)])
    expect(passed).toBe(true)
    expect(reads).toEqual([0, 0.5, 1.5])
  })

  test('is sent again only when readings over 10 s showed no effect', async () => {
    const answers = [{ status: 500, body: 'oops' }, {}]
    const missing = { status: 404, body: 'none' }
    const play = (after: readonly Answer[]) =>
      timed('submit', '/submitPullRequest', missing, answers, after)
    const queued = record('pending', true)
    const late = await play([missing, missing, missing, missing, queued])
    expect(late).toMatchObject({ passed: true, sends: [0], reads: [0, 0.5, 1.5, 3.5, 7.5] })
    const again = await play([...Array<Answer>(6).fill(missing), queued])
    expect(again).toMatchObject({ passed: true, sends: [0, 10] })
    expect(again.reads).toEqual([0, 0.5, 1.5, 3.5, 7.5, 10, 10])
  })

  test('names the state that it saw last', async () => {
    const { error } = await submit({}, [record('pending', false)])
    expect(error).toContain('no read showed the pull request in the queue (PENDING)')
  })
})

describe('cancel', () => {
  const queued = record('testing', true)
  const cancel = (answer: Answer, after: readonly Answer[]) =>
    timed('cancel', '/cancelPullRequest', queued, answer, after)

  test('reads sooner at first, then every 5 s until the time for the call is used up', async () => {
    const { outcome, reads, error } = await cancel({}, [queued])
    expect(outcome).toBe('unknown-outcome')
    expect(reads).toEqual([0, 0.5, 1.5, 3.5, ...every(5, 7.5, 117.5)])
    expect(error).toContain('for 120 s the service still showed the pull request in the queue')
  })

  test('ends with the first read that shows it out of the queue', async () => {
    const out = record('cancelled', false, AFTER)
    const { passed, outcome, reads } = await cancel({}, [queued, out])
    expect({ passed, outcome }).toEqual({ passed: true, outcome: 'cancelled' })
    expect(reads).toEqual([0, 0.5])
  })

  test('a lost answer is explained by a read: gone is done, and what is there is sent again', async () => {
    const gone = await cancel({ cut: 'before' }, [{ status: 404, body: 'none' }])
    expect(gone).toMatchObject({ passed: true, outcome: 'cancelled', sends: [0] })
    const there = await cancel({ status: 500, body: 'oops' }, [queued])
    expect(there).toMatchObject({ passed: false, outcome: 'unavailable' })
    expect(there.sends.slice(0, 3)).toEqual([0, 1, 2])
  })
})

describe('restart-tests', () => {
  const queued = record('testing', true)
  const restart = (answer: Answer | readonly Answer[], after: readonly Answer[]) =>
    timed('restart-tests', '/restartTestsOnPullRequest', queued, answer, after)

  test('reads sooner at first, then every 5 s until the time for the call is used up', async () => {
    const { outcome, reads } = await restart({}, [queued])
    expect(outcome).toBe('unknown-outcome')
    expect(reads).toEqual([0, 0.5, 1.5, 3.5, ...every(5, 7.5, 117.5)])
  })

  test('leaving the queue takes readings over 10 s', async () => {
    const out = record('cancelled', false, AFTER)
    const left = await restart({}, [out])
    expect(left).toMatchObject({ passed: false, outcome: 'not-queued' })
    expect(left.reads).toEqual([0, 0.5, 1.5, 3.5, 7.5, 10])
    const lagged = await restart({}, [out, record('testing', true, AFTER)])
    expect(lagged).toMatchObject({ passed: true, outcome: 'restarted', reads: [0, 0.5] })
    const back = await restart({}, [out, queued, out, record('testing', true, AFTER)])
    expect(back).toMatchObject({ passed: true, outcome: 'restarted' })
  })

  test('a lost answer is explained by the first reading that shows its effect', async () => {
    const moved = await restart({ cut: 'before' }, [record('testing', true, AFTER)])
    expect(moved).toMatchObject({ passed: true, outcome: 'restarted', sends: [0], reads: [0] })
  })

  test('is sent again only when readings over 10 s showed no effect', async () => {
    const answers = [{ status: 502, body: 'bad gateway' }, {}]
    const unmoved = Array<Answer>(6).fill(queued)
    const again = await restart(answers, [...unmoved, record('testing', true, AFTER)])
    expect(again).toMatchObject({ passed: true, outcome: 'restarted', sends: [0, 10] })
    expect(again.reads).toEqual([0, 0.5, 1.5, 3.5, 7.5, 10, 10])
    const late = await restart(answers, [queued, record('testing', true, AFTER)])
    expect(late).toMatchObject({ passed: true, outcome: 'restarted', sends: [0] })
  })
})
