/** The engine of the queue: which pull requests it tests and merges, when, and in which order. */
import type { PullRequestFacts } from '../../sandbox/engine/types.js'
import { describe, expect, test } from '../support/jest.js'
import { facts, MINUTE, rehearse, START } from './support.js'

const SLOW = { testMinutes: 30 }
const FAILS = { fails: 'always' } as const
const FAILS_WITH_1 = { fails: { with: [1] } } as const

/** Facts of the pull requests from 1 on. */
const pulls = (...facets: Partial<PullRequestFacts>[]) =>
  facets.map((facet, index) => facts(index + 1, facet))

/** The states of all after some minutes. */
type Looks = Readonly<Record<number, readonly (string | undefined)[]>>
type Plot = [settings: object, PullRequestFacts[], looks: Looks, merged?: number[]]
type Story = [title: string, ...Plot]

/** Submits all; then compares their states, and the order of the merges. */
function expectStates(...[settings, given, looks, merged]: Plot): void {
  const queue = rehearse(settings, given)
  const numbers = given.map(({ number }) => number)
  queue.submit(...numbers)
  for (const minutes of Object.keys(looks).map(Number)) {
    queue.at(minutes)
    expect({ [minutes]: queue.states(...numbers) }).toEqual({ [minutes]: looks[minutes] })
  }
  expect(queue.merged()).toEqual(merged ?? queue.merged())
}

describe('one at a time', () => {
  test('a pull request goes through its states and is merged', () => {
    const { submit, at, path } = rehearse({}, [facts(1)])
    submit(1)
    at(10)
    expect(path(1)).toEqual(['not_ready', 'pending', 'testing', 'tests_passed', 'merged'])
  })

  test.each<Story>([
    [
      'the second one waits for the slot of the first one',
      { concurrency: 1 },
      pulls({}, {}),
      { 5: ['testing', 'pending'], 15: ['merged', 'testing'] },
    ],
    [
      'a short test behind a long one passes first and is merged second',
      { concurrency: 2 },
      pulls({}, { testMinutes: 3 }),
      { 5: ['testing', 'tests_passed'], 10: ['merged', 'merged'] },
      [1, 2],
    ],
    [
      'tests that take longer than the testing timeout fail when it expires',
      { testingTimeoutMinutes: 10 },
      pulls({ testMinutes: 11 }),
      { 9: ['testing'], 10: ['failed'] },
    ],
    [
      'with a testing timeout of 0, tests may take as long as they like',
      { testingTimeoutMinutes: 0 },
      pulls({ testMinutes: 5000 }),
      { 4999: ['testing'], 5000: ['merged'] },
    ],
  ])('%s', (_, ...story) => expectStates(...story))

  test('a change up to date with its base skips the tests where the queue merges directly', () => {
    const upToDate = { upToDate: true }
    const { submit, at, path } = rehearse({ directMergeMode: 'always' }, pulls(upToDate, upToDate))
    submit(1)
    at(1)
    expect(path(1)).toEqual(['not_ready', 'pending', 'tests_passed', 'merged'])
    submit(2)
    at(2)
    expect(path(2)).toContain('testing')
  })
})

describe('readiness', () => {
  const DAY = 24 * 60

  test.each<Story>([
    [
      'its own failing checks keep it out until they pass',
      {},
      pulls({ mergeability: 'in_progress', mergeableAfterMinutes: 30 }),
      { 29: ['not_ready'], 30: ['testing'] },
    ],
    [
      'another base branch keeps it out until it has been not ready for a day',
      {},
      pulls({ base: 'release' }),
      { [DAY - 1]: ['not_ready'], [DAY]: ['cancelled'] },
    ],
  ])('%s', (_, ...story) => expectStates(...story))

  test('nothing happens any more after the only pull request was cancelled', () => {
    const { submit, at, engine } = rehearse({}, [facts(1, { base: 'release' })])
    submit(1)
    at(DAY)
    expect(engine.nextEventAt()).toBe(Number.POSITIVE_INFINITY)
  })

  test('a parallel queue waits for targets of the head, and not of another commit', () => {
    const { submit, upload, at, state, queue, engine } = rehearse({ mode: 'parallel' }, [facts(1)])
    submit(1)
    upload(1, ['a'], 'f'.repeat(40))
    at(1)
    expect(state(1)).toBe('not_ready')
    const entry = queue().entry(1)
    expect(entry && queue().readiness(entry, engine.now)).toMatchObject({
      requiresImpactedTargets: true,
      hasImpactedTargets: false,
    })
    upload(1, ['a'])
    expect(state(1)).toBe('testing')
  })

  test('a push takes it out, and its targets no longer count', () => {
    const { submit, upload, at, state, engine } = rehearse({ mode: 'parallel' }, [facts(1)])
    upload(1, ['a'])
    submit(1)
    at(1)
    engine.push(1)
    expect(state(1)).toBe('cancelled')
    submit(1)
    at(2)
    expect(state(1)).toBe('not_ready')
  })

  test('a late upload for an older head does not replace that for the present head', () => {
    const { submit, upload, at, state, engine } = rehearse({ mode: 'parallel' }, [facts(1)])
    const older = engine.pullRequest(1)?.facts.sha
    const head = 'a'.repeat(40)
    engine.push(1, head)
    upload(1, ['web'], head)
    upload(1, ['ios'], older)
    submit(1)
    at(1)
    expect(state(1)).toBe('testing')
    expect([...(engine.targets(1) ?? [])]).toEqual(['web'])
  })
})

describe('in parallel mode', () => {
  type Targets = 'ALL' | string[]
  const APART = { ahead: [], states: ['testing', 'merged'] }
  const IN_LINE = { ahead: [1], states: ['testing', 'tests_passed'] }

  test.each<[string, Targets, Targets, object]>([
    ['changes without a common target are merged as they pass', ['a'], ['b'], APART],
    ['changes with a common target are merged in order', ['a', 'b'], ['b'], IN_LINE],
    ['ALL has a target in common even with what impacts nothing', 'ALL', [], IN_LINE],
    ['what impacts nothing has no target in common with a list', [], ['b'], APART],
  ])('%s', (_, one, other, expected) => {
    const queue = rehearse({ mode: 'parallel', concurrency: 2 }, pulls({}, { testMinutes: 3 }))
    queue.upload(1, one)
    queue.upload(2, other)
    queue.submit(1, 2)
    queue.at(1)
    const ahead = queue.queue().entry(2)?.run?.test.ahead
    queue.at(4)
    expect({ ahead, states: queue.states(1, 2) }).toEqual(expected)
  })

  test('a change in between ties its neighbours together', () => {
    const settings = { mode: 'parallel', concurrency: 3 }
    const { submit, upload, at, queue } = rehearse(settings, pulls({}, {}, {}))
    upload(1, ['a'])
    upload(2, ['a', 'b'])
    upload(3, ['b'])
    submit(1, 2, 3)
    at(1)
    expect(queue().entry(3)?.run?.test.ahead).toEqual([1, 2])
  })

  test('a merge while its tests ran, which its test branch lacks, does not affect it', () => {
    const settings = { mode: 'parallel', concurrency: 2 }
    const { submit, upload, at, merged } = rehearse(
      settings,
      pulls({ testMinutes: 5 }, FAILS_WITH_1),
    )
    upload(1, ['a'])
    upload(2, ['b'])
    submit(1, 2)
    at(10)
    expect(merged()).toEqual([1, 2])
  })
})

describe('failures', () => {
  const TWO = { concurrency: 2 }

  test('a failure at the head is final, and what was stacked on it is tested again', () => {
    const { submit, at, states, path } = rehearse(TWO, pulls({ ...FAILS, testMinutes: 5 }, {}))
    submit(1, 2)
    at(5)
    expect(states(1, 2)).toEqual(['failed', 'testing'])
    at(15)
    const again = ['pending', 'testing']
    expect(path(2)).toEqual(['not_ready', ...again, ...again, 'tests_passed', 'merged'])
  })

  const optimistic = { ...TWO, canOptimisticallyMerge: true }
  const flaky = { fails: { firstRuns: 1 }, testMinutes: 5 }

  test.each<Story>([
    [
      'a failure behind others is pending until they end, then its own',
      TWO,
      pulls({}, { ...FAILS, testMinutes: 5 }),
      { 6: ['testing', 'pending_failure'], 10: ['merged', 'failed'] },
    ],
    [
      'a failure that came from the one ahead is tested again without it',
      TWO,
      pulls(FAILS, { testMinutes: 5 }),
      { 6: ['testing', 'pending_failure'], 15: ['failed', 'merged'] },
    ],
    [
      'a failure together with another one comes after its merge, too',
      { concurrency: 1 },
      pulls({}, FAILS_WITH_1),
      { 20: ['merged', 'failed'] },
    ],
    [
      'a pass behind it redeems a failure within the pending-failure depth',
      { ...optimistic, pendingFailureDepth: 1 },
      pulls(flaky, {}),
      { 6: ['pending_failure', 'testing'], 10: ['merged', 'merged'] },
      [1, 2],
    ],
    [
      'a failure is final beyond the pending-failure depth',
      { ...optimistic, pendingFailureDepth: 0 },
      pulls(flaky, {}),
      { 6: ['failed', 'testing'] },
    ],
    [
      'a pass behind it merges a slower one where merging is optimistic',
      optimistic,
      pulls(SLOW, {}),
      { 10: ['merged', 'merged'] },
      [1, 2],
    ],
    [
      'a pass behind it waits for a slower one elsewhere',
      TWO,
      pulls(SLOW, {}),
      { 29: ['testing', 'tests_passed'] },
      [],
    ],
  ])('%s', (_, ...story) => expectStates(...story))

  test('a failure together with another one does not come without that', () => {
    const { submit, at, state } = rehearse(TWO, pulls({}, FAILS_WITH_1))
    submit(2)
    at(10)
    expect(state(2)).toBe('merged')
  })
})

describe('batches', () => {
  const batch = { batch: true, batchingMinSize: 4, batchingMaxWaitTimeMinutes: 5 }

  test('a full batch is tested and merged in one run', () => {
    const { submit, at, runs, merged } = rehearse(batch, pulls({}, {}, {}, {}))
    submit(1, 2, 3)
    expect(runs()).toEqual([])
    submit(4)
    expect(runs()).toEqual([[1, 2, 3, 4]])
    at(10)
    expect(merged()).toEqual([1, 2, 3, 4])
  })

  test('an incomplete batch starts when its oldest pull request has waited long enough', () => {
    const { submit, at, runs } = rehearse(batch, pulls({}, {}))
    submit(1)
    at(3)
    submit(2)
    at(4.9)
    expect(runs()).toEqual([])
    at(5)
    expect(runs()).toEqual([[1, 2]])
  })

  test('a submit with noBatch is tested by itself and at once', () => {
    const { engine, submit, runs } = rehearse(batch, pulls({}, {}))
    submit(1)
    engine.submit('main', 2, { noBatch: true })
    expect(runs()).toEqual([[2]])
  })

  test('a failed batch is halved until the culprit is found; the others are merged', () => {
    expectStates(
      { ...batch, bisectionConcurrency: 2 },
      pulls({}, {}, FAILS, {}),
      { 200: ['merged', 'merged', 'failed', 'merged'] },
      [1, 2, 4],
    )
  })

  test('bisection takes its own slots and none of the queue', () => {
    const { submit, at, runs } = rehearse(
      { ...batch, bisectionConcurrency: 1 },
      pulls({}, {}, FAILS, {}),
    )
    submit(1, 2, 3, 4)
    at(11)
    expect(runs()).toEqual([[1, 2]])
  })

  test.each([
    // Whole batch, left half, right half, its left, its right.
    ['off', 50],
    // Without the two that are redundant.
    ['bisection_skip_redundant_tests', 30],
  ])(
    'with the optimization %s, a culprit is found after %i minutes',
    (optimizationMode, minutes) => {
      const { submit, at, engine } = rehearse(
        { ...batch, optimizationMode },
        pulls({}, {}, {}, FAILS),
      )
      submit(1, 2, 3, 4)
      at(300)
      const end = engine.transitions.findLast(({ to, number }) => to === 'failed' && number === 4)
      expect(end?.at).toBe(START + minutes * MINUTE)
    },
  )
})

describe('priorities', () => {
  test('the lower number is tested first, the same in the order of submission', () => {
    const { engine, submit, at, merged } = rehearse({}, pulls({}, {}, {}, {}, {}))
    submit(1, 2)
    engine.submit('main', 3, { priority: 'low' })
    engine.submit('main', 4, { priority: 0 })
    engine.submit('main', 5, { priority: 99 })
    at(100)
    expect(merged()).toEqual([1, 4, 5, 2, 3])
  })

  test.each([-1, 256, 1.5, 'soon', false, '7'])('%p is not a priority', (priority) => {
    const { engine } = rehearse({}, [facts(1)])
    expect(engine.submit('main', 1, { priority })).toMatchObject({ ok: false, reason: 'invalid' })
  })

  test('a submit of a queued one rewrites its priority and keeps its place otherwise', () => {
    const { engine, submit, queue } = rehearse({}, pulls({}, {}, {}))
    submit(1, 2, 3)
    engine.submit('main', 3, { priority: 'high' })
    const inLine = queue().enqueued()
    expect(inLine.map(({ pull }) => pull.facts.number)).toEqual([1, 3, 2])
    expect(queue().entry(3)?.priority).toMatchObject({ value: 10, isDefault: false })
  })
})

describe('commands', () => {
  test('a resubmit keeps the id and moves the time of the last change', () => {
    const { submit, at, engine, queue } = rehearse({}, [facts(1)])
    submit(1)
    const first = { ...queue().entry(1) }
    engine.cancel('main', 1)
    at(5)
    submit(1)
    expect(queue().entry(1)).toMatchObject({ id: first.id, stateChangedAt: START + 5 * MINUTE })
  })

  test('cancel removes it, and what was stacked on it is tested again', () => {
    const { submit, at, engine, states, path } = rehearse({ concurrency: 2 }, pulls({}, {}))
    submit(1, 2)
    at(5)
    expect(engine.cancel('main', 1).ok).toBe(true)
    expect(states(1, 2)).toEqual(['cancelled', 'testing'])
    expect(path(2).filter((state) => state === 'testing')).toHaveLength(2)
    expect(engine.cancel('main', 1)).toMatchObject({ ok: false, reason: 'missing' })
  })

  test('a restart begins the tests again in the same place', () => {
    const { submit, at, engine, states, merged, queue } = rehearse(
      { concurrency: 2 },
      pulls({}, {}),
    )
    submit(1, 2)
    at(5)
    const before = queue().entry(1)?.run?.test
    engine.restart('main', 1)
    expect(before?.status).toBe('cancelled')
    expect(queue().entry(1)?.run?.test.id).not.toBe(before?.id)
    expect(queue().entry(1)?.stateChangedAt).toBe(START + 5 * MINUTE)
    at(12)
    expect(states(1, 2)).toEqual(['testing', 'tests_passed'])
    at(15)
    expect(merged()).toEqual([1, 2])
    expect(engine.restart('main', 1)).toMatchObject({ ok: false, reason: 'missing' })
  })

  test.each([{ concurrency: 0, batch: true }, { state: 'switching_modes' }, { mode: 'sideways' }])(
    'an update with a wrong value changes nothing: %j',
    (wrong) => {
      const { engine, queue } = rehearse({}, [])
      const before = { ...queue().settings }
      expect(engine.updateQueue('main', wrong)).toMatchObject({ ok: false, reason: 'invalid' })
      expect(queue().settings).toEqual(before)
    },
  )
})

describe('states of the queue', () => {
  test('a pause stops the tests and merges, and keeps submits in order', () => {
    const { submit, at, engine, states, merged } = rehearse(
      { concurrency: 2 },
      pulls({}, { testMinutes: 2 }, {}),
    )
    submit(1, 2)
    at(5)
    engine.updateQueue('main', { state: 'paused' })
    submit(3)
    at(60)
    expect(states(1, 2, 3)).toEqual(['pending', 'pending', 'pending'])
    engine.updateQueue('main', { state: 'running' })
    at(100)
    expect(merged()).toEqual([1, 2, 3])
  })

  test('a pause between the tests and the merge keeps the result', () => {
    const { submit, at, engine, state, path } = rehearse({}, [facts(1)], { mergeSeconds: 60 })
    submit(1)
    at(10.5)
    engine.updateQueue('main', { state: 'paused' })
    at(60)
    expect(state(1)).toBe('tests_passed')
    engine.updateQueue('main', { state: 'running' })
    at(60.5)
    expect(state(1)).toBe('tests_passed')
    at(61)
    expect(path(1).filter((step) => step === 'testing')).toHaveLength(1)
    expect(state(1)).toBe('merged')
  })

  test('a draining queue merges what runs, and begins nothing new', () => {
    const { submit, at, engine, states } = rehearse({}, pulls({}, {}))
    submit(1, 2)
    at(5)
    engine.updateQueue('main', { state: 'draining' })
    at(60)
    expect(states(1, 2)).toEqual(['merged', 'pending'])
  })

  test('a change of mode drains the line, and the queue then runs again', () => {
    const { submit, upload, at, engine, queue, states } = rehearse({}, pulls({}, {}))
    submit(1, 2)
    at(5)
    engine.updateQueue('main', { mode: 'parallel' })
    expect(queue().state).toBe('switching_modes')
    upload(2, ['a'])
    at(9)
    expect(states(1, 2)).toEqual(['testing', 'pending'])
    at(11)
    expect(queue().state).toBe('running')
    expect(states(1, 2)).toEqual(['merged', 'testing'])
  })

  test('an empty queue changes its mode at once', () => {
    const { engine, queue } = rehearse({}, [])
    engine.updateQueue('main', { mode: 'parallel' })
    expect(queue().state).toBe('running')
  })
})
