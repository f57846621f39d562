import fc from 'fast-check'
import { meet } from '../../sandbox/engine/targets.js'
import {
  ENDED,
  INTERRUPTIONS,
  OBSTACLES,
  type PullRequestState,
} from '../../sandbox/engine/types.js'
import { cases } from '../support/exhaustive.js'
import { expect, test } from '../support/jest.js'
import { facts, MINUTE, rehearse, START } from './support.js'

const NUMBERS = [1, 2, 3, 4, 5, 6]

const fails = fc.oneof(
  { weight: 4, arbitrary: fc.constant('never' as const) },
  fc.constant('always' as const),
  fc.record({ firstRuns: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ with: fc.array(fc.constantFrom(...NUMBERS), { minLength: 1, maxLength: 2 }) }),
)
const event = fc.oneof(
  { weight: 4, arbitrary: fc.constant(undefined) },
  fc.record({
    // A merge by hand is the one way to MERGED that is not the queue's.
    by: fc.constantFrom(...INTERRUPTIONS.filter((by) => by !== 'manual-merge')),
    afterMinutes: fc.integer({ min: 1, max: 30 }),
  }),
  fc.record({ by: fc.constantFrom(...OBSTACLES) }),
)
const world = fc.tuple(
  ...NUMBERS.map((number) =>
    fc
      .record({ testMinutes: fc.integer({ min: 1, max: 20 }), fails, event })
      .map((some) => facts(number, some)),
  ),
)
const settings = fc.record({
  mode: fc.constantFrom('single', 'parallel'),
  concurrency: fc.integer({ min: 1, max: 4 }),
  bisectionConcurrency: fc.integer({ min: 1, max: 2 }),
  batch: fc.boolean(),
  batchingMinSize: fc.integer({ min: 1, max: 4 }),
  canOptimisticallyMerge: fc.boolean(),
  pendingFailureDepth: fc.integer({ min: 0, max: 3 }),
  optimizationMode: fc.constantFrom('off', 'bisection_skip_redundant_tests'),
})
const number = fc.constantFrom(...NUMBERS)
const targets = fc.oneof(
  fc.constant('ALL' as const),
  fc.subarray(['a', 'b', 'c'], { minLength: 0 }),
)
const command = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('submit' as const), number }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('upload' as const), number, targets }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.integer({ min: 0, max: 30 }),
    }),
  },
  fc.record({ do: fc.constant('cancel' as const), number }),
  fc.record({ do: fc.constant('restart' as const), number }),
  fc.record({ do: fc.constant('push' as const), number }),
  fc.record({
    do: fc.constant('update' as const),
    update: fc.oneof(
      fc.record({ state: fc.constantFrom('running', 'paused', 'draining') }),
      fc.record({ mode: fc.constantFrom('single', 'parallel') }),
      fc.record({ concurrency: fc.integer({ min: 1, max: 4 }) }),
    ),
  }),
)
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never
type Rehearsal = ReturnType<typeof rehearse>

/** The states that may follow each one. */
const NEXT: Readonly<Record<PullRequestState, readonly PullRequestState[]>> = {
  not_ready: ['pending', 'cancelled'],
  pending: ['testing', 'not_ready', 'cancelled', 'tests_passed', 'failed'],
  testing: ['tests_passed', 'pending_failure', 'pending', 'failed', 'cancelled'],
  pending_failure: ['tests_passed', 'pending', 'failed', 'cancelled'],
  tests_passed: ['merged', 'pending', 'failed', 'cancelled'],
  merged: [],
  failed: [],
  cancelled: [],
}

function perform({ engine, submit, upload }: Rehearsal, step: Command): void {
  switch (step.do) {
    case 'submit':
      return void submit(step.number)
    case 'upload': {
      const sha = engine.pullRequest(step.number)?.facts.sha
      return void upload(step.number, step.targets, sha)
    }
    case 'wait':
      return void engine.advance(engine.now + step.minutes * MINUTE)
    case 'cancel':
      return void engine.cancel('main', step.number)
    case 'restart':
      return void engine.restart('main', step.number)
    case 'push':
      return void engine.push(step.number)
    case 'update':
      return void engine.updateQueue('main', step.update)
  }
}

/** The invariants. */
function check({ queue, engine }: Rehearsal, limit: { highest: number }): void {
  const { runs, settings: now, state } = queue()
  limit.highest = Math.max(limit.highest, now.concurrency)
  const testing = runs.filter((run) => run.phase === 'testing')
  // A lower concurrency applies to new test runs only.
  expect(testing.filter((run) => !run.bisection).length).toBeLessThanOrEqual(limit.highest)
  expect(testing.filter((run) => run.bisection).length).toBeLessThanOrEqual(
    now.bisectionConcurrency,
  )
  expect(state === 'paused' ? testing : []).toEqual([])
  runs.forEach((run, index) => {
    const missing = runs
      .slice(0, index)
      .filter((earlier) => meet(earlier.targets, run.targets) && !run.ahead.includes(earlier))
    expect(missing).toEqual([])
    for (const place of run.ahead)
      expect(place.phase === 'merged' || runs.indexOf(place) < index).toBe(true)
  })
  expect(engine.nextEventAt()).toBeGreaterThan(engine.now)
  const inLine = runs.flatMap((run) => run.members)
  expect(new Set(inLine).size).toBe(inLine.length)
  for (const entry of inLine) expect(ENDED.has(entry.state)).toBe(false)
}

test('the invariants of the queue hold after any commands', () => {
  fc.assert(
    fc.property(settings, world, fc.array(command, { maxLength: 40 }), (chosen, pulls, steps) => {
      const rehearsal = rehearse(chosen, pulls)
      const limit = { highest: chosen.concurrency }
      for (const step of steps) {
        const before = rehearsal.merged().length
        const wasPaused = rehearsal.queue().state === 'paused'
        perform(rehearsal, step)
        check(rehearsal, limit)
        const merges = rehearsal.merged().slice(before)
        expect(wasPaused && step.do !== 'update' ? merges : []).toEqual([])
      }
      const { engine, merged } = rehearsal
      const wrong = engine.transitions.filter(
        ({ from, to }) => from !== undefined && !NEXT[from].includes(to),
      )
      expect(wrong).toEqual([])
      expect(new Set(merged()).size).toBe(merged().length)
      const times = engine.transitions.map((t) => t.at)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
    }),
    { numRuns: cases(400) },
  )
})

test('nothing is left behind: whatever can be tested ends', () => {
  fc.assert(
    fc.property(settings, world, (chosen, pulls) => {
      const { submit, upload, at, states } = rehearse({ ...chosen }, pulls)
      for (const n of NUMBERS) upload(n, n % 2 === 0 ? ['a'] : ['b', 'c'])
      submit(...NUMBERS)
      at(10_000)
      for (const state of states(...NUMBERS))
        expect(['merged', 'failed', 'cancelled']).toContain(state)
    }),
    { numRuns: cases(200) },
  )
})

test('small steps of time and one long step give the same result', () => {
  fc.assert(
    fc.property(
      settings,
      world,
      fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 40 }),
      (chosen, pulls, steps) => {
        const run = (minutes: readonly number[]) => {
          const { submit, upload, engine } = rehearse(chosen, pulls)
          for (const n of NUMBERS) upload(n, [`${n % 3}`])
          submit(...NUMBERS)
          for (const minute of minutes) engine.advance(engine.now + minute * MINUTE)
          engine.advance(START + 1000 * MINUTE)
          return engine.transitions
        }
        expect(run(steps)).toEqual(run([]))
      },
    ),
    { numRuns: cases(100) },
  )
})
