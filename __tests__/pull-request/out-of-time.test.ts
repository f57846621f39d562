/**
 * What a wait does when its own time, or that of a cancelled run, is over before the service has
 * caught up.
 */
import { main } from '../../src/main.js'
import { RunCancelled } from '../../src/shared/errors.js'
import { type Answer, fakeService } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'
import { VirtualClock } from '../support/virtual-clock.js'
import { live, MISSING, type Past, record } from './world.js'

const QUEUED: Answer = {
  body: {
    state: 'testing',
    isCurrentlySubmittedToQueue: true,
    stateChangedAt: '2026-09-17T09:59:00.000Z',
  },
}

/** Longer than a label may be, so no resolver is asked. */
const NO_HOST = `${'x'.repeat(64)}.test`

const inputs = (url: string, more: Record<string, string>) => ({
  operation: 'wait-for-merge',
  'api-url': url,
  'pull-request': '12',
  'target-branch': 'main',
  'timeout-minutes': '1',
  'github-token': '',
  ...more,
})

const RUNNING: Answer = { body: { state: 'running', enqueuedPullRequests: [] } }

test.each([
  ['acknowledges the cancellation and goes on showing the pull request', {}, 'up. Look at'],
  ['fails each cancellation', { status: 500, body: 'down' }, 'up. Look at'],
  ['refuses it', { status: 403, body: 'not you' }, ': HTTP 403: not you'],
])('on-timeout: cancel, and the service %s', async (_, cancelled, words) => {
  await using service = await fakeService({
    '/getSubmittedPullRequest': [QUEUED],
    '/cancelPullRequest': [cancelled],
    '/getQueue': [RUNNING],
  })
  const clock = new VirtualClock()
  const { runner, seen } = recorder(inputs(service.url, { 'on-timeout': 'cancel' }), { clock })
  expect(await main(runner)).toBe(false)
  expect(seen.outputs).toMatchObject({ outcome: 'timed-out', submitted: 'true' })
  expect(seen.errors).toHaveLength(1)
  expect(seen.errors[0]?.message).toContain('It could not be taken out of the queue')
  expect(seen.errors[0]?.message).toContain(words)
  expect(clock.elapsed).toBeLessThanOrEqual(75_000)
})

test('on-abort: cancel, and the service goes on showing the pull request', async () => {
  const abort = new AbortController()
  await using service = await fakeService({
    '/getSubmittedPullRequest': [QUEUED],
    '/cancelPullRequest': [{}],
    '/getQueue': [RUNNING],
  })
  const clock = new VirtualClock()
  clock.timer(30_000, () => abort.abort(new RunCancelled('SIGINT')))
  const { runner, seen } = recorder(inputs(service.url, { 'on-abort': 'cancel' }), {
    clock,
    signal: abort.signal,
  })
  expect(await main(runner)).toBe(false)
  expect(seen.outputs).toMatchObject({ outcome: 'aborted', submitted: 'true' })
  expect(seen.errors).toHaveLength(1)
  expect(seen.errors[0]?.message).toContain('It could not be taken out of the queue')
})

test('a host that does not exist ends the wait after 20 s, with its name', async () => {
  const clock = new VirtualClock()
  const { runner, seen } = recorder(inputs(`https://${NO_HOST}/v1`, {}), { clock })
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('unavailable')
  expect(seen.errors[0]?.message).toContain(`the connection to ${NO_HOST} failed (ENOTFOUND)`)
  expect(clock.elapsed).toBeLessThanOrEqual(21_000)
})

test('a wait that ends earlier says that the service did not answer, and why', async () => {
  const given = inputs(`https://${NO_HOST}/v1`, { 'timeout-minutes': '0.1' })
  const { runner, seen } = recorder(given, { clock: new VirtualClock() })
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('timed-out')
  expect(seen.errors[0]?.message).toContain(
    `The service did not answer: the connection to ${NO_HOST} failed (ENOTFOUND)`,
  )
})

test.each([
  ['HTTP 503', { status: 503 }],
  ['HTTP 409', { status: 409 }],
  ['an HTML page', { status: 404, body: '<html>', headers: { 'content-type': 'text/html' } }],
])('a wait that only ever met %s does not say that it was never submitted', async (met, answer) => {
  await using service = await fakeService({ '/getSubmittedPullRequest': [answer] })
  const { runner, seen } = recorder(inputs(service.url, { 'timeout-minutes': '1' }))
  expect(await main(runner)).toBe(false)
  expect(seen.outputs).toMatchObject({ outcome: 'timed-out', reasons: '[]' })
  const error = seen.errors[0]?.message
  expect(error).toMatch(
    /^Waiting for #12 on main: Timed out after 1 min; the state of #12 is not known\. The service did not/,
  )
  expect(error).toContain(met)
  expect(error).toMatch(/Check that the service is up .* then run the step again\.$/)
})

test('a merge into another branch is no reason to submit it', async () => {
  const body = { state: 'merged', isCurrentlySubmittedToQueue: false, prBaseBranch: 'release' }
  await using service = await fakeService({ '/getSubmittedPullRequest': [{ body }] })
  const { runner, seen } = recorder(inputs(service.url, { 'timeout-minutes': '3' }))
  expect(await main(runner)).toBe(false)
  expect(seen.outputs).toMatchObject({ outcome: 'not-submitted', state: 'MERGED' })
  expect(seen.errors[0]?.message).toContain(
    'queue. It was merged into `release`, not into `main`. ',
  )
  expect(seen.errors[0]?.message).toContain('Open another pull request into `main`')
  expect(seen.errors[0]?.message).not.toContain('operation: submit')
})

test('a run that is cancelled before any answer claims nothing of the pull request', async () => {
  const abort = new AbortController()
  await using service = await fakeService({ '/getSubmittedPullRequest': [{ status: 503 }] })
  const clock = new VirtualClock()
  clock.timer(30_000, () => abort.abort(new RunCancelled('SIGINT')))
  const { runner, seen } = recorder(inputs(service.url, {}), { clock, signal: abort.signal })
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('aborted')
  expect(seen.errors[0]?.message).toMatch(
    /^Waiting for #12 on main: The run was cancelled; no record of #12 was seen\./,
  )
})

test('timeout-minutes: 0 reads once', async () => {
  await using service = await fakeService({
    '/getSubmittedPullRequest': [QUEUED],
    '/getQueue': [RUNNING],
  })
  const clock = new VirtualClock()
  const { runner, seen } = recorder(inputs(service.url, { 'timeout-minutes': '0' }), { clock })
  expect(await main(runner)).toBe(false)
  expect(seen.outputs).toMatchObject({ outcome: 'timed-out', state: 'TESTING', polls: '1' })
  expect(seen.errors[0]?.message).not.toContain('did not answer')
  expect(clock.elapsed).toBe(0)
})

test('the error of a timeout names the last known state and the failure of the last reading', async () => {
  const shows = ({ now }: Past) =>
    now < 30 ? record('testing', true, 1) : { status: 500, body: 'down' }
  const step = await live({ shows }, { operation: 'wait-for-merge', 'timeout-minutes': '5' })
  expect(step.outcome).toBe('timed-out')
  expect(step.error).toContain('#12 was last TESTING. The last reading failed: HTTP 500: down')
})

test('a timeout does not give the cancellation by this step as its reason', async () => {
  const timeline = [{ cancellation: { reason: 'api_requested' } }]
  const { outcome, error, seen } = await live(
    {
      shows: ({ cancelledAt }) =>
        cancelledAt === undefined
          ? record('pending', true, 0)
          : record('cancelled', false, 1, { timeline }),
    },
    { operation: 'wait-for-merge', 'timeout-minutes': '1', 'on-timeout': 'cancel' },
  )
  expect(outcome).toBe('timed-out')
  expect(error).toContain('Find out what held it up, then submit it again.')
  expect(seen.summary).not.toContain('API call')
  expect(seen.outputs['reasons']).toBe('[]')
})

test('the error of a timeout names the end that came during `on-timeout: cancel`', async () => {
  const step = await live(
    {
      shows: ({ now }) => record(now < 63 ? 'testing' : 'cancelled', now < 63, now < 63 ? 0 : 1),
      cancel: () => MISSING,
    },
    { operation: 'wait-for-merge', 'timeout-minutes': '1', 'on-timeout': 'cancel' },
  )
  expect(step.outcome).toBe('timed-out')
  expect(step.error).toContain('#12 is CANCELLED. It had already left the queue')
})
