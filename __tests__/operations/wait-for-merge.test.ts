import fc from 'fast-check'
import { cases } from '../support/exhaustive.js'
import type { Answer } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { type Inputs, live, MISSING, type Told, type World } from '../support/pull-request-world.js'
import { jsonOutput } from '../support/recorder.js'
import { shown } from '../support/shown.js'

const EPOCH = Date.parse('2026-09-17T10:00:00.000Z')
const MINUTE = 60_000
const HEAD = '6b91931aedddd30582f9a457ddf459c5d3a97d1d'

/** What the service shows of the pull request from a moment on, in ms after the start. */
interface Phase {
  readonly at: number
  readonly shows: Answer
}

const record = (state: string, at = 0, inQueue = true, more: object = {}): Answer => ({
  body: {
    state,
    isCurrentlySubmittedToQueue: inQueue,
    stateChangedAt: new Date(EPOCH + at).toISOString(),
    ...more,
  },
})
const DOWN: Answer = { status: 500, body: 'down' }

/** Runs `wait-for-merge` for #12 on a service that shows these phases one after another. */
async function wait(phases: readonly Phase[], inputs: Inputs = {}, world: World = {}) {
  const shows: Told = ({ now }) => phases.findLast(({ at }) => at <= now * 1000)?.shows ?? MISSING
  return live({ shows, ...world }, { operation: 'wait-for-merge', ...inputs })
}

const merging = [
  { at: 0, shows: record('not_ready') },
  { at: MINUTE, shows: record('pending', MINUTE) },
  { at: 4 * MINUTE, shows: record('testing', 4 * MINUTE) },
  { at: 14 * MINUTE, shows: record('tests_passed', 14 * MINUTE) },
  { at: 15 * MINUTE, shows: record('merged', 15 * MINUTE, false, { prSha: HEAD }) },
]

test('a merge passes, with the timeline', async () => {
  const { passed, seen } = await wait(merging)
  expect(passed).toBe(true)
  expect(seen.outputs).toMatchObject({
    outcome: 'merged',
    merged: 'true',
    state: 'MERGED',
    submitted: 'false',
  })
  expect(jsonOutput(seen.outputs, 'timeline')).toEqual([
    { state: 'NOT_READY', since: '2026-09-17T10:00:00.000Z', seconds: 60 },
    { state: 'PENDING', since: '2026-09-17T10:01:00.000Z', seconds: 180 },
    { state: 'TESTING', since: '2026-09-17T10:04:00.000Z', seconds: 600 },
    { state: 'TESTS_PASSED', since: '2026-09-17T10:14:00.000Z', seconds: 60 },
    { state: 'MERGED', since: '2026-09-17T10:15:00.000Z', seconds: 0 },
  ])
  expect(seen.summary).toMatch(/\| <code>TESTING<\/code> \| 10 min \| 10:04 \|/)
  expect(seen.summary).toContain(`<code>${HEAD.slice(0, 12)}</code>`)
})

describe('fails, with one error and a next step, as', () => {
  const from = (shows: Answer): Phase[] => [{ at: 0, shows }]
  const thenAfterAMinute = (shows: Answer): Phase[] => [
    { at: 0, shows: record('testing') },
    { at: MINUTE, shows },
  ]
  const STATELESS = { body: { isCurrentlySubmittedToQueue: false } }
  const LEFT = record('testing', 0, false)
  const REDIRECT = { status: 302, headers: { location: 'https://x.test' } }

  test.each<[string, string, readonly Phase[]]>([
    ['failed', 'the record shows a failure', from(record('failed', -MINUTE, false))],
    ['cancelled', 'the record shows a cancellation', from(record('cancelled', -MINUTE, false))],
    ['not-submitted', 'there is no record', from(MISSING)],
    ['not-submitted', 'it is not in the queue', from(record('pending', 0, false))],
    ['not-submitted', 'it is not in the queue and has no state', from(STATELESS)],
    ['removed', 'it leaves the queue without an end', thenAfterAMinute(LEFT)],
    ['removed', 'its record disappears', thenAfterAMinute(MISSING)],
    ['timed-out', 'it stays pending', from(record('pending'))],
    ['timed-out', 'it stays in an unknown state', from(record('levitating'))],
    ['unauthorized', 'the service refuses the token', from({ status: 401, body: 'who are you' })],
    ['bad-response', 'the service redirects', from(REDIRECT)],
    ['bad-response', 'an answer is no record', from({ body: { message: 'hello' } })],
    ['refused', 'the service refuses the request', from({ status: 400, body: 'bad request' })],
    ['unavailable', 'the service is down', from(DOWN)],
  ])('%s if %s', async (expected, _, phases) => {
    const { passed, outcome, seen } = await wait(phases)
    expect({ passed, outcome }).toEqual({ passed: false, outcome: expected })
    expect(seen.outputs['merged']).not.toBe('true')
    expect(seen.errors).toHaveLength(1)
    expect(seen.summary).toMatch(/\*\*Next:\*\*/)
  })

  test('bad-response if the record belongs to another pull request', async () => {
    const { passed, outcome, error } = await wait(
      from(record('merged', 0, false, { prNumber: 13 })),
    )
    expect({ passed, outcome }).toEqual({ passed: false, outcome: 'bad-response' })
    expect(error).toContain('it is the record of #13, not of #12')
  })
})

describe('the wait goes on to the merge', () => {
  const mergedAt = (at: number): Phase => ({ at, shows: record('merged', at, false) })

  const LIVES: Readonly<Record<string, readonly Phase[]>> = {
    'after a record that lags for a moment': [
      { at: 0, shows: record('tests_passed') },
      { at: 4000, shows: record('tests_passed', 0, false) },
      mergedAt(8000),
    ],
    'after a pending failure': [
      { at: 0, shows: record('pending_failure') },
      { at: 5 * MINUTE, shows: record('tests_passed', 5 * MINUTE) },
      mergedAt(6 * MINUTE),
    ],
    'after the end of an earlier submission, while it is queued again': [
      { at: 0, shows: record('failed', -MINUTE, true) },
      { at: MINUTE, shows: record('testing', MINUTE) },
      mergedAt(5 * MINUTE),
    ],
    'after a record without a state that is in the queue': [
      { at: 0, shows: { body: { isCurrentlySubmittedToQueue: true } } },
      mergedAt(5 * MINUTE),
    ],
    'after 404 for the first minute': [
      { at: 0, shows: MISSING },
      { at: 55_000, shows: record('pending', 55_000) },
      mergedAt(5 * MINUTE),
    ],
  }

  test.each(Object.entries(LIVES))('%s', async (_, phases) => {
    expect((await wait(phases)).outcome).toBe('merged')
  })
})

describe('`on-timeout`', () => {
  test.each([
    ['fail', false],
    ['pass', true],
  ])(
    '%s reports the reading before the last one, if the last one fails',
    async (onTimeout, passes) => {
      const phases = [
        { at: 0, shows: MISSING },
        { at: MINUTE, shows: DOWN },
      ]
      const { passed, outcome, seen } = await wait(phases, {
        'on-timeout': onTimeout,
        'timeout-minutes': '1.5',
        'poll-interval-seconds': '90',
      })
      expect({ passed, outcome }).toEqual({ passed: passes, outcome: 'timed-out' })
      expect(shown(seen.summary)).toContain('#12 is not known to Trunk')
      expect(seen.summary).not.toContain('did not answer')
    },
  )

  test('cancel passes if the merge comes first', async () => {
    const merged = record('merged', 2 * MINUTE, false)
    const shows: Told = ({ cancelledAt }) =>
      cancelledAt === undefined ? record('tests_passed') : merged
    const inputs = { 'on-timeout': 'cancel', 'timeout-minutes': '2' }
    const { passed, seen } = await wait([], inputs, { shows, cancel: MISSING })
    expect(passed).toBe(true)
    expect(seen.outputs).toMatchObject({ outcome: 'merged', merged: 'true', state: 'MERGED' })
    expect(seen.summary).not.toContain('taken out')
  })
})

test('a wait ends with a reading at its deadline', async () => {
  const { outcome } = await wait(
    [
      { at: 0, shows: record('pending') },
      { at: 2 * MINUTE - 1, shows: record('merged', 2 * MINUTE, false) },
    ],
    { 'timeout-minutes': '2', 'poll-interval-seconds': '70' },
  )
  expect(outcome).toBe('merged')
})

test('six hours of PENDING take at most 400 requests', async () => {
  const phases = [{ at: 0, shows: record('pending') }]
  const { paths } = await wait(phases, { 'timeout-minutes': '360' })
  expect(paths.length).toBeLessThanOrEqual(400)
})

test('a heartbeat names the first reason of a pull request that is not ready while there is one', async () => {
  const readiness = { requiresImpactedTargets: true, hasImpactedTargets: false }
  const { seen } = await wait([
    { at: 0, shows: record('not_ready', 0, true, { readiness }) },
    { at: 12 * MINUTE, shows: record('not_ready', 0, true, { readiness: null }) },
    { at: 20 * MINUTE, shows: record('merged', 20 * MINUTE, false) },
  ])
  const signs = seen.info.filter((line) => line.startsWith('Still '))
  expect(signs[0]).toContain('The queue needs impacted targets')
  expect(signs.at(-1)).not.toContain('impacted targets')
})

describe('any life of a pull request', () => {
  const state = fc.constantFrom(
    'not_ready',
    'pending',
    'testing',
    'tests_passed',
    'pending_failure',
    'levitating',
    'PENDING',
  )
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('state' as const), state }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('outage' as const) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('garbage' as const) }) },
    // An end that is followed by a resubmission, seen while it is queued again.
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('resubmitted' as const) }) },
  )
  const life = fc.record({
    steps: fc.array(fc.tuple(step, fc.integer({ min: 1, max: 540 })), { maxLength: 12 }),
    end: fc.constantFrom('merged', 'failed', 'cancelled', 'removed', 'gone', 'never'),
  })

  const shows = (kind: string, at: number, name: string): Answer => {
    if (kind === 'outage') return DOWN
    if (kind === 'garbage') return { body: '<html>gateway</html>' }
    if (kind === 'resubmitted') return record('failed', at - MINUTE, true)
    return record(name, at)
  }
  const ENDS: Record<string, (at: number) => Answer> = {
    merged: (at) => record('merged', at, false),
    failed: (at) => record('failed', at, false),
    cancelled: (at) => record('cancelled', at, false),
    removed: (at) => record('pending', at, false),
    gone: () => MISSING,
    never: (at) => record('pending', at),
  }

  test('ends with its end, soon after it, and reports merged only after MERGED', async () => {
    await fc.assert(
      fc.asyncProperty(life, async ({ steps, end }) => {
        const phases: Phase[] = [{ at: 0, shows: record('pending') }]
        let at = 30_000
        for (const [{ kind, ...rest }, seconds] of steps) {
          const name = 'state' in rest ? String(rest.state) : ''
          phases.push({ at, shows: shows(kind, at, name) })
          at += seconds * 1000
          // Outages are kept apart, so that silence never adds up to ten minutes.
          phases.push({ at, shows: record('pending', at) })
          at += 61_000
        }
        phases.push({ at, shows: (ENDS[end] as (at: number) => Answer)(at) })
        const limit = at / MINUTE + 10
        const { outcome, passed, seconds, seen } = await wait(phases, {
          'timeout-minutes': limit.toFixed(3),
        })
        const expected = new Map([
          ['gone', 'removed'],
          ['never', 'timed-out'],
        ])
        expect(outcome).toBe(expected.get(end) ?? end)
        expect(passed).toBe(end === 'merged')
        expect(seen.outputs['merged']).toBe(String(end === 'merged'))
        // Not before the end came, and not later than two of the longest pauses after it.
        expect(seconds).toBeGreaterThanOrEqual(at / 1000)
        const latest = end === 'never' ? Number.POSITIVE_INFINITY : at / 1000 + 135
        expect(seconds).toBeLessThanOrEqual(latest)
      }),
      { numRuns: cases(60) },
    )
  })
})
