/** What a waiting step logs. */

import { main } from '../../../src/main.js'
import { type Answer, fakeService } from '../../support/fake-service.js'
import { expect, test } from '../../support/jest.js'
import { recorder } from '../../support/recorder.js'
import { VirtualClock } from '../../support/virtual-clock.js'

const MINUTE = 60_000
const record = (state: string, more: object = {}): Answer => ({
  body: { state, isCurrentlySubmittedToQueue: state !== 'merged', ...more },
})
const QUEUE = { state: 'running', enqueuedPullRequests: [] }

/** The log of a wait, with the minute of each line; `shows` gives the answers by the minute. */
async function logOf(
  shows: (minute: number) => Answer,
  inputs: Readonly<Record<string, string>> = {},
  queue: (minute: number) => Answer = () => ({ body: QUEUE }),
) {
  const clock = new VirtualClock()
  const minute = () => clock.elapsed / MINUTE
  const looks: number[] = []
  await using service = await fakeService({
    '/getSubmittedPullRequest': () => shows(minute()),
    '/getQueue': () => {
      looks.push(minute())
      return queue(minute())
    },
  })
  const { runner, seen } = recorder(
    {
      operation: 'wait-for-merge',
      'api-url': service.url,
      'pull-request': '12',
      'target-branch': 'main',
      'github-token': '',
      'timeout-minutes': '60',
      'poll-interval-seconds': '60',
      ...inputs,
    },
    { clock },
  )
  const lines: string[] = []
  const { info } = runner.core
  const core = {
    ...runner.core,
    info: (line: string) => {
      lines.push(`${Math.round(minute())}: ${line}`)
      info(line)
    },
  }
  await main({ ...runner, core })
  return { lines, looks, seen }
}

const at = (minute: number, ...phases: readonly (readonly [number, Answer])[]) =>
  phases.findLast(([from]) => from <= minute)?.[1] ?? record('pending')

test('each change, a heartbeat every five minutes in between, and the end', async () => {
  const readiness = { requiresImpactedTargets: true, hasImpactedTargets: false }
  const { lines, seen } = await logOf((minute) =>
    at(
      minute,
      [0, record('not_ready', { readiness })],
      [2, record('not_ready', { readiness })],
      [3, record('pending', { readiness })],
      [14, record('testing')],
      [15, record('merged')],
    ),
  )
  expect(lines).toEqual([
    '0: Waiting up to 1 h for #12 on main to be merged',
    '0: Now NOT_READY. The queue needs impacted targets, and none were uploaded for the head commit',
    '3: Now PENDING',
    '8: Still PENDING, 8 min of 1 h',
    '13: Still PENDING, 13 min of 1 h',
    '14: Now TESTING',
    '15: Now MERGED',
    '15: Outcome: merged',
  ])
  expect(seen.summary).toMatch(/^### ✅ .*12 merged into main after 15 min$/m)
  expect(seen.summary).not.toContain('actions/runs')
})

test('a pull request that is not ready, without a reason from the service', async () => {
  const { lines } = await logOf((minute) =>
    at(minute, [0, record('not_ready', { readiness: {} })], [1, record('merged')]),
  )
  expect(lines[1]).toBe('0: Now NOT_READY')
})

test('the last state lasts until the time is up, or no time when it is an end', async () => {
  const since = '2026-09-17T10:00:00.000Z'
  const timeline = async (last: Answer) => {
    const { seen } = await logOf((minute) => at(minute, [0, record('pending')], [2, last]), {
      'timeout-minutes': '5',
    })
    return JSON.parse(seen.outputs['timeline'] ?? '') as object[]
  }
  expect(await timeline(record('testing'))).toEqual([
    { state: 'PENDING', since, seconds: 120 },
    { state: 'TESTING', since: '2026-09-17T10:02:00.000Z', seconds: 180 },
  ])
  const failed = { state: 'failed', isCurrentlySubmittedToQueue: false }
  expect(await timeline({ body: failed })).toEqual([
    { state: 'PENDING', since, seconds: 120 },
    { state: 'FAILED', since: '2026-09-17T10:02:00.000Z', seconds: 0 },
  ])
})

test('that only the service says why is logged once during the wait, and once at its end', async () => {
  const { lines } = await logOf(() => record('not_ready'), { 'timeout-minutes': '21' })
  const said = lines.filter((line) => line.includes('`github-token` is empty, so all reasons'))
  expect(said.length).toBeGreaterThan(0)
  expect(said.length).toBeLessThanOrEqual(2)
})

test('an outage is logged at its beginning and at its end', async () => {
  const down = { status: 503, body: 'busy' }
  const { lines } = await logOf((minute) =>
    at(minute, [0, record('testing')], [1, down], [4, record('testing')], [5, record('merged')]),
  )
  expect(lines.slice(2, -2)).toEqual([
    '1: POST /getSubmittedPullRequest for #12 on main: HTTP 503: busy; still waiting',
    expect.stringMatching(/^4: The service answers again \(poll \d+\)$/),
  ])
})

test('a pull request that the service does not know is called that', async () => {
  const { lines } = await logOf((minute) =>
    at(minute, [0, { status: 503, body: 'busy' }], [6, record('merged')]),
  )
  expect(lines).toContain('5: Still no record of it, 5 min of 1 h')
})

test.each([
  ['90', '1 min 30 s', '1 min'],
  ['45', '45 s', '45 s'],
])('a pause of %s s that the service asks for', async (retryAfter, requested, next) => {
  const slow = { status: 429, body: 'slow', headers: { 'retry-after': retryAfter } }
  const { lines } = await logOf(
    (minute) => at(minute, [0, record('testing')], [1, slow], [2, record('merged')]),
    { 'poll-interval-seconds': '60' },
  )
  expect(lines.slice(2, 4)).toEqual([
    '1: POST /getSubmittedPullRequest for #12 on main: HTTP 429: slow; still waiting',
    `1: The service asks for a pause of ${requested}; polling again in ${next}`,
  ])
})

test('the queue is read every half hour while the pull request is idle', async () => {
  const idle = await logOf(() => record('not_ready'), { 'timeout-minutes': '70' })
  expect(idle.looks).toEqual([0, 30, 60])
  const pending = await logOf((minute) => record(minute < 5 ? 'testing' : 'pending'), {
    'timeout-minutes': '40',
  })
  expect(pending.looks).toEqual([5, 35])
  const testing = await logOf(() => record('testing'), { 'timeout-minutes': '70' })
  expect(testing.looks).toEqual([])
})

test('a state of the queue that explains the wait is a warning, once', async () => {
  const states = ['paused', 'paused', 'draining', 'switching_modes', 'running']
  const { seen } = await logOf(
    () => record('pending'),
    { 'timeout-minutes': '150' },
    (minute) => ({
      body: { state: states[Math.floor(minute / 30)], enqueuedPullRequests: [{ prNumber: 7 }] },
    }),
  )
  expect(seen.warnings.map(({ message }) => message)).toEqual([
    'The queue of main is paused: nothing is tested or merged until it is resumed. Still waiting.',
    'The queue of main is draining: running tests finish, and nothing new starts until it is resumed. Still waiting.',
    'The queue of main is switching_modes: running tests finish before the new mode starts. Still waiting.',
  ])
  expect(seen.outputs).toMatchObject({ 'queue-state': 'running', 'queue-depth': '1' })
})

test('a queue that cannot be read is only in the debug log', async () => {
  const { seen } = await logOf(
    () => record('pending'),
    { 'timeout-minutes': '1' },
    () => ({
      status: 500,
      body: 'down',
    }),
  )
  expect(seen.warnings).toEqual([])
  expect(seen.debug.join('\n')).toContain('The queue could not be read: HTTP 500')
  expect(seen.outputs['outcome']).toBe('timed-out')
})
