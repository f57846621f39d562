import fc from 'fast-check'
import { main } from '../../src/main.js'
import { RunCancelled } from '../../src/shared/errors.js'
import { cases } from '../support/exhaustive.js'
import { type Answer, fakeService } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'
import { shown } from '../support/shown.js'
import { VirtualClock } from '../support/virtual-clock.js'

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
const MISSING: Answer = { status: 404, body: 'not found' }
const DOWN: Answer = { status: 500, body: 'down' }

/** A service whose answer follows the virtual clock. */
async function following(clock: VirtualClock, phases: readonly Phase[], queueState = 'running') {
  return fakeService({
    '/getSubmittedPullRequest': () =>
      phases.findLast(({ at }) => at <= clock.elapsed)?.shows ?? MISSING,
    '/getQueue': [{ body: { state: queueState, enqueuedPullRequests: [] } }],
    '/cancelPullRequest': [{}],
  })
}

async function wait(phases: readonly Phase[], inputs: Record<string, string> = {}, queue?: string) {
  const clock = new VirtualClock(EPOCH)
  await using service = await following(clock, phases, queue)
  const run = recorder(
    {
      operation: 'wait-for-merge',
      'api-url': service.url,
      'pull-request': '12',
      'target-branch': 'main',
      ...inputs,
    },
    { clock },
  )
  const passed = await main(run.runner)
  return { passed, ...run, clock, paths: service.paths(), outcome: run.seen.outputs['outcome'] }
}

const merging = [
  { at: 0, shows: record('not_ready') },
  { at: MINUTE, shows: record('pending', MINUTE) },
  { at: 4 * MINUTE, shows: record('testing', 4 * MINUTE) },
  { at: 14 * MINUTE, shows: record('tests_passed', 14 * MINUTE) },
  { at: 15 * MINUTE, shows: record('merged', 15 * MINUTE, false, { prSha: HEAD }) },
]

describe('the end', () => {
  test('merged passes, with the timeline', async () => {
    const { passed, seen, outcome } = await wait(merging)
    expect(passed).toBe(true)
    expect(outcome).toBe('merged')
    expect(seen.outputs).toMatchObject({ merged: 'true', state: 'MERGED', submitted: 'false' })
    expect(JSON.parse(seen.outputs['timeline'] ?? '')).toEqual([
      { state: 'NOT_READY', since: '2026-09-17T10:00:00.000Z', seconds: 60 },
      { state: 'PENDING', since: '2026-09-17T10:01:00.000Z', seconds: 180 },
      { state: 'TESTING', since: '2026-09-17T10:04:00.000Z', seconds: 600 },
      { state: 'TESTS_PASSED', since: '2026-09-17T10:14:00.000Z', seconds: 60 },
      { state: 'MERGED', since: '2026-09-17T10:15:00.000Z', seconds: 0 },
    ])
    expect(seen.summary).toMatch(/\| <code>TESTING<\/code> \| 10 min \| 10:04 \|/)
    expect(seen.summary).toContain(`<code>${HEAD.slice(0, 12)}</code>`)
  })

  test.each<[string, readonly Phase[]]>([
    ['failed', [{ at: 0, shows: record('failed', -MINUTE, false) }]],
    ['cancelled', [{ at: 0, shows: record('cancelled', -MINUTE, false) }]],
    ['not-submitted', [{ at: 0, shows: MISSING }]],
    ['not-submitted', [{ at: 0, shows: record('pending', 0, false) }]],
    [
      'removed',
      [
        { at: 0, shows: record('testing') },
        { at: MINUTE, shows: record('testing', 0, false) },
      ],
    ],
    [
      'removed',
      [
        { at: 0, shows: record('testing') },
        { at: MINUTE, shows: MISSING },
      ],
    ],
    ['timed-out', [{ at: 0, shows: record('pending') }]],
    ['timed-out', [{ at: 0, shows: record('levitating') }]],
    ['unauthorized', [{ at: 0, shows: { status: 401, body: 'who are you' } }]],
    ['bad-response', [{ at: 0, shows: { status: 302, headers: { location: 'https://x.test' } } }]],
    ['refused', [{ at: 0, shows: { status: 400, body: 'bad request' } }]],
    ['unavailable', [{ at: 0, shows: DOWN }]],
  ])('%s fails', async (expected, phases) => {
    const { passed, seen, outcome } = await wait(phases)
    expect(passed).toBe(false)
    expect(outcome).toBe(expected)
    expect(seen.outputs['merged']).not.toBe('true')
    expect(seen.errors).toHaveLength(1)
    expect(seen.summary).toMatch(/\*\*Next:\*\*/)
  })

  test('a pull request that the service no longer knows is not in the queue', async () => {
    const { seen } = await wait([
      { at: 0, shows: record('testing') },
      { at: MINUTE, shows: MISSING },
    ])
    expect(seen.outputs).toMatchObject({ outcome: 'removed', submitted: 'false' })
  })

  test('a record that lags for a moment is not a removal', async () => {
    const { outcome } = await wait([
      { at: 0, shows: record('tests_passed') },
      { at: 4000, shows: record('tests_passed', 0, false) },
      { at: 8000, shows: record('merged', 8000, false) },
    ])
    expect(outcome).toBe('merged')
  })

  test('a pending failure can still pass', async () => {
    const { outcome } = await wait([
      { at: 0, shows: record('pending_failure') },
      { at: 5 * MINUTE, shows: record('tests_passed', 5 * MINUTE) },
      { at: 6 * MINUTE, shows: record('merged', 6 * MINUTE, false) },
    ])
    expect(outcome).toBe('merged')
  })

  test('an end left over while it is queued again does not end the wait', async () => {
    const { outcome } = await wait([
      { at: 0, shows: record('failed', -MINUTE, true) },
      { at: MINUTE, shows: record('testing', MINUTE) },
      { at: 5 * MINUTE, shows: record('merged', 5 * MINUTE, false) },
    ])
    expect(outcome).toBe('merged')
  })

  test('404 is tolerated for a minute after the start', async () => {
    const { outcome } = await wait([
      { at: 0, shows: MISSING },
      { at: 55_000, shows: record('pending', 55_000) },
      { at: 5 * MINUTE, shows: record('merged', 5 * MINUTE, false) },
    ])
    expect(outcome).toBe('merged')
  })

  describe('404 is tolerated for 10 s where the poll interval is at most 1 s', () => {
    const from = (at: number, seconds: string) =>
      wait(
        [
          { at: 0, shows: MISSING },
          { at, shows: record('pending', at) },
          { at: MINUTE, shows: record('merged', MINUTE, false) },
        ],
        { 'poll-interval-seconds': seconds },
      )

    test.each(['1', '0.5'])('shown after 9 s, polled every %s s', async (seconds) => {
      expect((await from(9000, seconds)).outcome).toBe('merged')
    })

    test.each(['1', '0.5'])('not shown for 13 s, polled every %s s', async (seconds) => {
      const { outcome, clock } = await from(13_000, seconds)
      expect(outcome).toBe('not-submitted')
      expect(clock.elapsed).toBeGreaterThanOrEqual(10_000)
    })

    test('for a minute where it is longer', async () => {
      expect((await from(50_000, '1.5')).outcome).toBe('merged')
    })
  })
})

describe('outages', () => {
  const outage = (ms: number): Phase[] => [
    { at: 0, shows: record('testing') },
    { at: 1000, shows: DOWN },
    { at: ms, shows: record('merged', ms, false) },
  ]

  test('the wait survives 9:59 minutes without an answer', async () => {
    const { outcome, seen } = await wait(outage(9 * MINUTE + 59_000))
    expect(outcome).toBe('merged')
    const said = (words: string) => seen.info.filter((line) => line.includes(words))
    expect(said('; still waiting')).toHaveLength(1)
    expect(said('The service answers again')).toHaveLength(1)
  })

  test('the wait ends after more than ten minutes without an answer', async () => {
    const { outcome, clock } = await wait([...outage(24 * 60 * MINUTE)])
    expect(outcome).toBe('unavailable')
    expect(clock.elapsed).toBeGreaterThan(10 * MINUTE)
    expect(clock.elapsed).toBeLessThan(11 * MINUTE)
  })

  test('one 401 after a success is retried once, two end the wait', async () => {
    const refused = { status: 401, body: 'no' }
    const once = await wait([
      { at: 0, shows: record('testing') },
      { at: 9000, shows: refused },
      { at: 12_000, shows: record('merged', 12_000, false) },
    ])
    expect(once.outcome).toBe('merged')
    const twice = await wait([
      { at: 0, shows: record('testing') },
      { at: 9000, shows: refused },
    ])
    expect(twice.outcome).toBe('unauthorized')
  })
})

describe('limits', () => {
  test('on-timeout: pass passes, and says that it is not merged', async () => {
    const { passed, outcome, seen } = await wait([{ at: 0, shows: record('pending') }], {
      'on-timeout': 'pass',
      'timeout-minutes': '2',
    })
    expect(passed).toBe(true)
    expect(outcome).toBe('timed-out')
    expect(seen.outputs['merged']).toBe('false')
    expect(Number(seen.outputs['polls'])).toBeGreaterThan(1)
  })

  test.each(['fail', 'pass'])(
    'on-timeout: %s, and the last reading fails: what was read before counts',
    async (onTimeout) => {
      const phases = [
        { at: 0, shows: MISSING },
        { at: MINUTE, shows: DOWN },
      ]
      const { passed, seen } = await wait(phases, {
        'on-timeout': onTimeout,
        'timeout-minutes': '1.5',
        'poll-interval-seconds': '90',
      })
      expect(passed).toBe(onTimeout === 'pass')
      expect(seen.outputs['outcome']).toBe('timed-out')
      expect(shown(seen.summary)).toContain('#12 is not known to the service')
      expect(seen.summary).not.toContain('did not answer')
    },
  )

  test('on-timeout: cancel takes it out and fails', async () => {
    const { passed, seen, paths } = await wait(
      [
        { at: 0, shows: record('pending') },
        { at: 2 * MINUTE + 1, shows: record('cancelled', 2 * MINUTE, false) },
      ],
      { 'on-timeout': 'cancel', 'timeout-minutes': '2' },
    )
    expect(passed).toBe(false)
    expect(paths).toContain('/cancelPullRequest')
    expect(seen.errors[0]?.message).toContain('taken out of the queue')
    // The headline says it; no sentence says it again.
    expect(seen.summary).not.toContain('It was taken out')
    expect(seen.errors[0]?.message).toContain('submit it again')
  })

  test('on-timeout: cancel that comes after the merge is not a timeout', async () => {
    const clock = new VirtualClock(EPOCH)
    let merged = false
    await using service = await fakeService({
      '/getSubmittedPullRequest': () =>
        merged ? record('merged', 2 * MINUTE, false) : record('tests_passed'),
      '/getQueue': [{ body: { state: 'running', enqueuedPullRequests: [] } }],
      '/cancelPullRequest': () => {
        merged = true
        return { status: 404, body: 'not queued' }
      },
    })
    const { runner, seen } = recorder(
      {
        operation: 'wait-for-merge',
        'api-url': service.url,
        'pull-request': '12',
        'target-branch': 'main',
        'on-timeout': 'cancel',
        'timeout-minutes': '2',
      },
      { clock },
    )
    expect(await main(runner)).toBe(true)
    expect(seen.outputs).toMatchObject({ outcome: 'merged', merged: 'true', state: 'MERGED' })
    expect(seen.summary).not.toContain('taken out')
  })

  test('the last poll is at the deadline', async () => {
    const { outcome } = await wait(
      [
        { at: 0, shows: record('pending') },
        { at: 2 * MINUTE - 1, shows: record('merged', 2 * MINUTE, false) },
      ],
      { 'timeout-minutes': '2', 'poll-interval-seconds': '70' },
    )
    expect(outcome).toBe('merged')
  })

  test('not ready for too long, with what is missing', async () => {
    const readiness = { gitHubMergeability: 'not_mergeable', doesBaseBranchMatch: true }
    const { outcome, seen } = await wait(
      [{ at: 0, shows: record('not_ready', 0, true, { readiness }) }],
      { 'not-ready-timeout-minutes': '10' },
    )
    expect(outcome).toBe('not-ready')
    expect(seen.errors[0]?.message).toContain("#12 wasn't ready within 10 min: 1 thing missing")
    expect(seen.errors[0]?.message).toContain('cannot be merged')
    expect(seen.errors[0]?.message).not.toContain('does not list')
  })

  test('not ready for too long, and nobody says why', async () => {
    const { outcome, seen } = await wait([{ at: 0, shows: record('not_ready') }], {
      'not-ready-timeout-minutes': '10',
    })
    expect(outcome).toBe('not-ready')
    expect(seen.errors[0]?.message).toContain('The service does not list what is missing')
    expect(seen.errors[0]?.properties['title']).toBe("#12 wasn't ready within 10 min")
  })

  test('not ready for long: the heartbeat names the first reason', async () => {
    const readiness = { requiresImpactedTargets: true, hasImpactedTargets: false }
    const { seen } = await wait(
      [
        { at: 0, shows: record('not_ready', 0, true, { readiness }) },
        { at: 12 * MINUTE, shows: record('not_ready', 0, true, { readiness: null }) },
        { at: 20 * MINUTE, shows: record('merged', 20 * MINUTE, false) },
      ],
      {},
    )
    const signs = seen.info.filter((line) => line.startsWith('Still '))
    expect(signs[0]).toContain('The queue needs impacted targets')
    expect(signs.at(-1)).not.toContain('impacted targets')
  })

  test('the record of another pull request is never an answer', async () => {
    const { outcome, passed, seen } = await wait([
      { at: 0, shows: record('merged', 0, false, { prNumber: 13 }) },
    ])
    expect(passed).toBe(false)
    expect(outcome).toBe('bad-response')
    expect(seen.errors[0]?.message).toContain('it is the record of #13, not of #12')
  })

  test('a record without a state that is in the queue does not end the wait', async () => {
    const { outcome } = await wait([
      { at: 0, shows: { body: { isCurrentlySubmittedToQueue: true } } },
      { at: 5 * MINUTE, shows: record('merged', 5 * MINUTE, false) },
    ])
    expect(outcome).toBe('merged')
  })

  test('a record without a state that is not in the queue does not count', async () => {
    const { outcome } = await wait([
      { at: 0, shows: { body: { isCurrentlySubmittedToQueue: false } } },
    ])
    expect(outcome).toBe('not-submitted')
  })

  test('an answer without state and queue does not count as a record', async () => {
    const { outcome, passed } = await wait([{ at: 0, shows: { body: { message: 'hello' } } }])
    expect(passed).toBe(false)
    expect(outcome).toBe('bad-response')
  })

  test('a paused queue is reported once', async () => {
    const { seen } = await wait(
      [{ at: 0, shows: record('pending') }],
      { 'timeout-minutes': '600' },
      'paused',
    )
    const said = seen.warnings.filter(({ message }) => message.includes('is paused'))
    expect(said).toHaveLength(1)
  })

  test('six hours of PENDING take at most 400 requests, and a line at least every five minutes', async () => {
    const { paths, seen } = await wait([{ at: 0, shows: record('pending') }], {
      'timeout-minutes': '360',
    })
    expect(paths.length).toBeLessThanOrEqual(400)
    expect(seen.info.filter((line) => line.startsWith('Still ')).length).toBeGreaterThan(60)
  })

  test('six hours of TESTING take at most 750 requests', async () => {
    const { paths } = await wait([{ at: 0, shows: record('testing') }], {
      'timeout-minutes': '360',
    })
    expect(paths.length).toBeLessThanOrEqual(750)
  })
})

describe('a cancelled run', () => {
  const cancelledRun = async (onAbort: string) => {
    const clock = new VirtualClock(EPOCH)
    const controller = new AbortController()
    await using service = await fakeService({
      '/getSubmittedPullRequest': () =>
        controller.signal.aborted ? record('cancelled', 0, false) : record('testing'),
      '/cancelPullRequest': [{}],
    })
    clock.onAdvance = (elapsed) => {
      if (elapsed > MINUTE) controller.abort(new RunCancelled('SIGINT'))
    }
    const { runner, seen } = recorder(
      {
        operation: 'wait-for-merge',
        'api-url': service.url,
        'pull-request': '12',
        'target-branch': 'main',
        'on-abort': onAbort,
      },
      { clock, signal: controller.signal },
    )
    return { passed: await main(runner), seen, paths: service.paths() }
  }

  test('leaves the pull request in the queue and writes what it knows', async () => {
    const { passed, seen, paths } = await cancelledRun('leave')
    expect(passed).toBe(false)
    expect(seen.outputs).toMatchObject({ outcome: 'aborted', state: 'TESTING', merged: 'false' })
    expect(paths).not.toContain('/cancelPullRequest')
    expect(seen.summary).toContain('cancelled')
  })

  test('takes it out when asked to', async () => {
    const { passed, seen, paths } = await cancelledRun('cancel')
    expect(passed).toBe(false)
    expect(seen.outputs).toMatchObject({ outcome: 'aborted', state: 'CANCELLED' })
    expect(seen.errors[0]?.message).toContain('taken out of the queue')
    expect(seen.summary).not.toContain('It was taken out')
    expect(seen.errors[0]?.message).not.toContain('may still be merged')
    expect(paths).toContain('/cancelPullRequest')
  })
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

  test('ends when and as it should, and never reports merged without MERGED', async () => {
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
        const { outcome, passed, clock, seen } = await wait(phases, {
          'timeout-minutes': limit.toFixed(3),
        })
        const expected = end === 'gone' ? 'removed' : end === 'never' ? 'timed-out' : end
        expect(outcome).toBe(expected)
        expect(passed).toBe(end === 'merged')
        expect(seen.outputs['merged']).toBe(String(end === 'merged'))
        // Not before the end came, and not later than two of the longest pauses after it.
        expect(clock.elapsed).toBeGreaterThanOrEqual(at)
        const latest = end === 'never' ? Number.POSITIVE_INFINITY : at + 135_000
        expect(clock.elapsed).toBeLessThanOrEqual(latest)
      }),
      { numRuns: cases(60) },
    )
  })
})
