/** The moment from which the time of a wait counts. */
import { expect, test } from '../../support/jest.js'
import { live, MISSING, record } from '../world.js'

test('`timeout-minutes` counts from the first reading that shows the pull request in the queue', async () => {
  const { outcome, seconds } = await live(
    {
      shows: ({ now, submittedAt }) =>
        now - (submittedAt ?? now) < 60 ? MISSING : record('pending', true, 1),
    },
    { wait: 'true', 'timeout-minutes': '2' },
  )
  expect(outcome).toBe('timed-out')
  expect(Math.round(seconds / 60)).toBe(3)
})

test('`timeout-minutes` does not include the time that the submission took', async () => {
  const { outcome, seconds } = await live(
    {
      shows: ({ now, submittedAt }) =>
        submittedAt === undefined || now < 40 ? { status: 404 } : record('pending', true, 1),
      submit: ({ now }) => (now < 40 ? { status: 429, headers: { 'retry-after': '40' } } : {}),
    },
    { wait: 'true', 'timeout-minutes': '1' },
  )
  expect(outcome).toBe('timed-out')
  expect(seconds).toBeGreaterThanOrEqual(100)
})
