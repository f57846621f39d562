/** The end of a wait whose time is up, or whose run is cancelled, before the service has caught up. */
import type { Answer } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import {
  type Inputs,
  live,
  MISSING,
  record,
  recordOf,
  type Told,
  type World,
} from '../support/pull-request-world.js'

const TESTING = recordOf('testing')

const wait = (world: World, inputs: Inputs = {}) =>
  live(world, { operation: 'wait-for-merge', 'timeout-minutes': '1', ...inputs })

describe('on-timeout: cancel', () => {
  const CANCELS = { 'on-timeout': 'cancel' }

  test.each([
    ['acknowledges it and still shows the pull request', {}, 'up. Look at'],
    ['fails each cancellation', { status: 500, body: 'down' }, 'up. Look at'],
    ['refuses it', { status: 403, body: 'not you' }, ': HTTP 403: not you'],
  ])('fails if the service %s', async (_, cancel, words) => {
    const step = await wait({ shows: TESTING, cancel }, CANCELS)
    expect(step.passed).toBe(false)
    expect(step.outputs).toMatchObject({ outcome: 'timed-out', submitted: 'true' })
    expect(step.seen.errors).toHaveLength(1)
    expect(step.error).toContain('It could not be taken out of the queue')
    expect(step.error).toContain(words)
    expect(step.seconds).toBeLessThanOrEqual(75)
  })

  test('does not give its own cancellation as the reason', async () => {
    const timeline = [{ cancellation: { reason: 'api_requested' } }]
    const { outcome, error, seen, reasons } = await wait(
      {
        shows: ({ cancelledAt }) => recordOf(cancelledAt === undefined ? 'pending' : 'cancelled'),
        history: { timeline },
      },
      CANCELS,
    )
    expect({ outcome, reasons }).toEqual({ outcome: 'timed-out', reasons: [] })
    expect(error).toContain('Find out what held it up')
    expect(seen.summary).not.toContain('API call')
  })

  test('keeps what the service says of its mergeability, which outlasts the cancellation', async () => {
    const readiness = { gitHubMergeability: 'not_mergeable' }
    const timeline = [{ cancellation: { reason: 'api_requested' } }]
    const { reasons, error } = await wait(
      {
        shows: ({ cancelledAt }) =>
          recordOf(cancelledAt === undefined ? 'not_ready' : 'cancelled', { readiness }),
        history: { timeline },
      },
      CANCELS,
    )
    expect(reasons).toMatchObject([
      {
        kind: 'queue-reason',
        text: expect.stringContaining('GitHub says that it cannot be merged'),
      },
    ])
    expect(error).toContain('Set `github-token`')
  })

  test('names the end that the pull request came to meanwhile', async () => {
    const shows: Told = ({ now }) => (now < 63 ? TESTING : record('cancelled', false, 2))
    const { outcome, error } = await wait({ shows, cancel: MISSING }, CANCELS)
    expect(outcome).toBe('timed-out')
    expect(error).toMatch(
      /#12 is cancelled after 1 min .*\. Waiting for #12 on main: It had already left the queue/,
    )
  })
})

test('on-abort: cancel fails if the service still shows the pull request', async () => {
  const world: World = { shows: TESTING, cancelRun: { after: 30 } }
  const step = await wait(world, { 'on-abort': 'cancel' })
  expect(step.passed).toBe(false)
  expect(step.outputs).toMatchObject({ outcome: 'aborted', submitted: 'true' })
  expect(step.seen.errors).toHaveLength(1)
  expect(step.error).toContain('It could not be taken out of the queue')
})

test.each<[string, Answer]>([
  ['HTTP 503', { status: 503 }],
  ['HTTP 409', { status: 409 }],
  ['an HTML page', { status: 404, body: '<html>', headers: { 'content-type': 'text/html' } }],
])('a wait that only ever met %s does not say that it was never submitted', async (met, shows) => {
  const { passed, outputs, error } = await wait({ shows })
  expect(passed).toBe(false)
  expect(outputs).toMatchObject({ outcome: 'timed-out', reasons: '[]' })
  expect(error).toMatch(/^The state of #12 is not known after 1 min\. .*: Trunk did not/)
  expect(error).toContain(met)
  expect(error).toMatch(/Check that Trunk is up .* then run the step again\.$/)
})
