/** A dry run of an operation on a pull request: it plans, and writes nothing. */
import { expect, test } from '../support/jest.js'
import { live, QUEUE, recordOf } from '../support/pull-request-world.js'

const NO_TOKEN = '`github-token` is empty, so all reasons come from Trunk.'

test('a dry run of a wait with `on-timeout: cancel` leaves the pull request in the queue, and says so', async () => {
  const queue = { ...QUEUE, enqueuedPullRequests: [{ prNumber: 7 }, { prNumber: 12 }] }
  const { sent, seen, error } = await live(
    { shows: () => recordOf('pending'), queue: () => ({ body: queue }) },
    {
      operation: 'wait-for-merge',
      'dry-run': 'true',
      'on-timeout': 'cancel',
      'timeout-minutes': '11',
      'poll-interval-seconds': '60',
    },
  )
  expect(sent).toEqual(['/getQueue'])
  expect(error).toContain(
    '#12 is still waiting (PENDING) after 11 min. Waiting for #12 on main: Dry run: it was left',
  )
  expect(seen.info).toEqual([
    'Waiting up to 11 min for #12 on main to be merged',
    'Now PENDING',
    'Still PENDING, place 2 of 2, 5 min of 11 min',
    'Still PENDING, place 2 of 2, 10 min of 11 min',
    NO_TOKEN,
    '#12 is still waiting (PENDING) after 11 min',
  ])
  expect(seen.outputs).toMatchObject({ 'queue-position': '2', 'queue-depth': '2' })
})
