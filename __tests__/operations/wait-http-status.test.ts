/** `wait-for-merge` and `drain-queue` treat an HTTP status in the same way while they wait. */
import { main } from '../../src/main.js'
import { type Answer, fakeService } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'

const queueOf = (state: string, ...enqueuedPullRequests: object[]) => ({
  state,
  branch: 'main',
  enqueuedPullRequests,
})

interface Wait {
  readonly inputs: Readonly<Record<string, string>>
  /** The path that is polled, and what it shows before and at the end. */
  readonly path: string
  readonly before: object
  readonly end: object
  readonly others: Readonly<Record<string, readonly Answer[]>>
}
const WAITS: Readonly<Record<string, Wait>> = {
  'wait-for-merge': {
    inputs: { 'pull-request': '12' },
    path: '/getSubmittedPullRequest',
    before: { state: 'testing', isCurrentlySubmittedToQueue: true },
    end: { state: 'merged', isCurrentlySubmittedToQueue: false },
    others: { '/getQueue': [{ body: queueOf('running') }] },
  },
  'drain-queue': {
    inputs: {},
    path: '/getQueue',
    before: queueOf('draining', { prNumber: 7, state: 'testing' }),
    end: queueOf('draining'),
    others: { '/updateQueue': [{}] },
  },
}

/** The outcome of a wait whose service answers with a status once, or from then on. */
async function outcomeOf(operation: string, status: number, lasts: boolean) {
  const { inputs, path, before, end, others } = WAITS[operation] as Wait
  let reads = 0
  const answer = (): Answer => {
    reads++
    if (lasts ? reads > 3 : reads === 4) return { status, body: 'odd' }
    return { body: reads > 4 ? end : before }
  }
  await using service = await fakeService({ ...others, [path]: answer })
  const { runner, seen } = recorder({
    operation,
    'api-url': service.url,
    'target-branch': 'main',
    'github-token': '',
    'timeout-minutes': '30',
    ...inputs,
  })
  const passed = await main(runner)
  return passed ? 'passed' : seen.outputs['outcome']
}

const STATUSES = [402, 405, 406, 408, 409, 410, 413, 423, 425, 429, 451, 501, 505, 529]
test.each(
  STATUSES.flatMap((status) => [
    ['one', status, false] as const,
    ['a lasting', status, true] as const,
  ]),
)('%s HTTP %i has the same outcome in both', async (_, status, lasts) => {
  const wait = await outcomeOf('wait-for-merge', status, lasts)
  expect(await outcomeOf('drain-queue', status, lasts)).toBe(wait)
})

test.each(
  Object.keys(WAITS).flatMap((operation) => [
    [operation, 401],
    [operation, 403],
  ]),
)('%s tolerates one HTTP %i, and is unauthorized by the second', async (operation, status) => {
  expect(await outcomeOf(`${operation}`, Number(status), false)).toBe('passed')
  expect(await outcomeOf(`${operation}`, Number(status), true)).toBe('unauthorized')
})
