/** `drain-queue` and `wait-for-merge` give the same answer to every odd status. */

import { main } from '../../src/main.js'
import { type Answer, fakeService } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'
import { VirtualClock } from '../support/virtual-clock.js'

/** The outcome of a wait whose service answers with a status once, or from then on. */
async function outcomeOf(operation: string, status: number, lasts: boolean) {
  const clock = new VirtualClock()
  let reads = 0
  const odd = (usual: object, end: object) => (): Answer => {
    reads++
    const isOdd = lasts ? reads > 3 : reads === 4
    if (isOdd) return { status, body: 'odd' }
    return { body: reads > 4 ? end : usual }
  }
  const active = { prNumber: 7, state: 'testing' }
  const queue = (state: string, all: readonly object[]) => ({
    state,
    branch: 'main',
    enqueuedPullRequests: all,
  })
  const waiting = operation === 'wait-for-merge'
  const testing = { state: 'testing', isCurrentlySubmittedToQueue: true }
  const merged = { state: 'merged', isCurrentlySubmittedToQueue: false }
  await using service = await fakeService({
    '/getSubmittedPullRequest': odd(testing, merged),
    '/getQueue': waiting
      ? [{ body: queue('running', []) }]
      : odd(queue('draining', [active]), queue('draining', [])),
    '/updateQueue': [{}],
  })
  const { runner, seen } = recorder(
    {
      operation,
      'api-url': service.url,
      'target-branch': 'main',
      'github-token': '',
      'timeout-minutes': '30',
      ...(waiting ? { 'pull-request': '12' } : {}),
    },
    { clock },
  )
  const passed = await main(runner)
  return passed ? 'passed' : seen.outputs['outcome']
}

test.each([402, 405, 406, 408, 409, 410, 413, 423, 425, 429, 451, 501, 505, 529])(
  'HTTP %i, once and lasting',
  async (status) => {
    for (const lasts of [false, true]) {
      const [wait, drain] = await Promise.all([
        outcomeOf('wait-for-merge', status, lasts),
        outcomeOf('drain-queue', status, lasts),
      ])
      expect(drain).toBe(wait)
    }
  },
)

test.each([401, 403])('HTTP %i is asked once more by both', async (status) => {
  for (const operation of ['wait-for-merge', 'drain-queue']) {
    expect(await outcomeOf(operation, status, false)).toBe('passed')
    expect(await outcomeOf(operation, status, true)).toBe('unauthorized')
  }
})
