/** What a waiting step logs. */

import type { Answer } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import {
  type Inputs,
  live,
  type Past,
  recordOf,
  type Told,
  type World,
} from '../support/pull-request-world.js'
import { jsonOutput } from '../support/recorder.js'

const DOWN = { status: 503, body: 'busy' }
const MISSING_TARGETS = {
  readiness: { requiresImpactedTargets: true, hasImpactedTargets: false },
}

/** What is shown from each minute on. */
const from =
  (...phases: readonly (readonly [minute: number, Answer])[]) =>
  ({ now }: Past): Answer =>
    phases.findLast(([minute]) => minute * 60 <= now)?.[1] ?? recordOf('pending')

/** Waits for an hour with a reading each minute; gives the log with the minute of each line. */
async function wait(shows: Told, inputs: Inputs = {}, queue?: World['queue']) {
  const step = await live(
    { shows, queue: queue ?? { body: { state: 'running', enqueuedPullRequests: [] } } },
    {
      operation: 'wait-for-merge',
      'timeout-minutes': '60',
      'poll-interval-seconds': '60',
      ...inputs,
    },
  )
  const lines = step.log.map(({ at, line }) => `${Math.round(at / 60)}: ${line}`)
  return { ...step, lines }
}

test('the log has each change, a heartbeat every five minutes in between, and the end', async () => {
  const { lines, seen } = await wait(
    from(
      [0, recordOf('not_ready', MISSING_TARGETS)],
      [3, recordOf('pending', MISSING_TARGETS)],
      [14, recordOf('testing')],
      [15, recordOf('merged')],
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

test.each([
  ['until the time is up', 'testing', 180],
  ['no time if it is an end', 'failed', 0],
])('the last state of the timeline lasts %s', async (_, last, seconds) => {
  const shows = from(
    [0, { body: { state: 'pending', isCurrentlySubmittedToQueue: true } }],
    [2, { body: { state: last, isCurrentlySubmittedToQueue: last === 'testing' } }],
  )
  const { outputs } = await wait(shows, { 'timeout-minutes': '5' })
  expect(jsonOutput(outputs, 'timeline')).toEqual([
    { state: 'PENDING', since: '2026-09-17T10:00:00.000Z', seconds: 120 },
    { state: last.toUpperCase(), since: '2026-09-17T10:02:00.000Z', seconds },
  ])
})

test('the missing token for GitHub is logged once during the wait, and once at its end', async () => {
  const { lines } = await wait(recordOf('not_ready'), { 'timeout-minutes': '21' })
  const said = lines.filter((line) => line.includes('`github-token` is empty, so all reasons'))
  expect(said.length).toBeGreaterThan(0)
  expect(said.length).toBeLessThanOrEqual(2)
})

test('an outage is logged at its beginning and at its end', async () => {
  const { lines } = await wait(
    from([0, recordOf('testing')], [1, DOWN], [4, recordOf('testing')], [5, recordOf('merged')]),
  )
  expect(lines.slice(2, -2)).toEqual([
    '1: POST /getSubmittedPullRequest for #12 on main: HTTP 503: busy; still waiting',
    expect.stringMatching(/^4: Trunk answers again \(poll \d+\)$/),
  ])
})

test('the heartbeat says that there is no record while the service shows none', async () => {
  const { lines } = await wait(from([0, DOWN], [6, recordOf('merged')]))
  expect(lines).toContain('5: Still no record of it, 5 min of 1 h')
})

test.each([
  ['90', '1 min 30 s', '1 min'],
  ['45', '45 s', '45 s'],
])('a pause of %s s that the service asks for is logged', async (retryAfter, requested, next) => {
  const slow = { status: 429, body: 'slow', headers: { 'retry-after': retryAfter } }
  const { lines } = await wait(from([0, recordOf('testing')], [1, slow], [2, recordOf('merged')]))
  expect(lines.slice(2, 4)).toEqual([
    '1: POST /getSubmittedPullRequest for #12 on main: HTTP 429: slow; still waiting',
    `1: Trunk asks for a pause of ${requested}; polling again in ${next}`,
  ])
})

test.each<[string, Told, string, readonly number[]]>([
  ['NOT_READY', recordOf('not_ready'), '70', [0, 30, 60]],
  [
    'PENDING from minute 5',
    from([0, recordOf('testing')], [5, recordOf('pending')]),
    '40',
    [5, 35],
  ],
  ['TESTING', recordOf('testing'), '70', []],
])(
  'the queue is read every half hour of a wait that is %s',
  async (_, shows, minutes, readings) => {
    const { timesOf } = await wait(shows, { 'timeout-minutes': minutes })
    expect(timesOf('queue').map((at) => at / 60)).toEqual(readings)
  },
)

test('a state of the queue that explains the wait is a warning, once', async () => {
  const states = ['paused', 'paused', 'draining', 'switching_modes', 'running']
  const queue = ({ now }: Past) => ({
    body: { state: states[Math.floor(now / 1800)], enqueuedPullRequests: [{ prNumber: 7 }] },
  })
  const { outputs, warnings } = await wait(recordOf('pending'), { 'timeout-minutes': '150' }, queue)
  expect(warnings).toEqual([
    'The queue of main is paused: nothing is tested or merged until it is resumed. Still waiting.',
    'The queue of main is draining: running tests finish, and nothing new starts until it is resumed. Still waiting.',
    'The queue of main is switching_modes: running tests finish before the new mode starts. Still waiting.',
  ])
  expect(outputs).toMatchObject({ 'queue-state': 'running', 'queue-depth': '1' })
})

test('a queue that cannot be read is only in the debug log', async () => {
  const queue = { status: 500, body: 'down' }
  const { seen, outcome } = await wait(recordOf('pending'), { 'timeout-minutes': '1' }, queue)
  expect(outcome).toBe('timed-out')
  expect(seen.warnings).toEqual([])
  expect(seen.debug.join('\n')).toContain('The queue could not be read: HTTP 500')
})
