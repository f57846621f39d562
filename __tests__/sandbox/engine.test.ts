import { describe, expect, test } from '../support/jest.js'
import { facts, MINUTE, rehearse, START } from './support.js'

describe('one at a time', () => {
  test('a pull request goes through its states and is merged', () => {
    const { submit, at, path } = rehearse({}, [facts(1)])
    submit(1)
    at(10)
    expect(path(1)).toEqual(['not_ready', 'pending', 'testing', 'tests_passed', 'merged'])
  })

  test('the second one waits for the slot of the first one', () => {
    const { submit, at, states } = rehearse({ concurrency: 1 }, [facts(1), facts(2)])
    submit(1, 2)
    at(5)
    expect(states(1, 2)).toEqual(['testing', 'pending'])
    at(15)
    expect(states(1, 2)).toEqual(['merged', 'testing'])
  })

  test('a short test behind a long one passes first and is merged second', () => {
    const { submit, at, states, merged } = rehearse({ concurrency: 2 }, [
      facts(1),
      facts(2, { testMinutes: 3 }),
    ])
    submit(1, 2)
    at(5)
    expect(states(1, 2)).toEqual(['testing', 'tests_passed'])
    at(10)
    expect(merged()).toEqual([1, 2])
  })

  test('tests that take longer than the testing timeout fail when it expires', () => {
    const { submit, at, state } = rehearse({ testingTimeoutMinutes: 10 }, [
      facts(1, { testMinutes: 11 }),
    ])
    submit(1)
    at(9.9)
    expect(state(1)).toBe('testing')
    at(10)
    expect(state(1)).toBe('failed')
  })

  test('with a testing timeout of 0, tests may take as long as they like', () => {
    const { submit, at, state } = rehearse({ testingTimeoutMinutes: 0 }, [
      facts(1, { testMinutes: 5000 }),
    ])
    submit(1)
    at(4999)
    expect(state(1)).toBe('testing')
    at(5000)
    expect(state(1)).toBe('merged')
  })

  test('a change up to date with its base skips the tests where the queue merges directly', () => {
    const { submit, at, path } = rehearse({ directMergeMode: 'always' }, [
      facts(1, { upToDate: true }),
      facts(2, { upToDate: true }),
    ])
    submit(1)
    at(1)
    expect(path(1)).toEqual(['not_ready', 'pending', 'tests_passed', 'merged'])
    submit(2)
    at(2)
    expect(path(2)).toContain('testing')
  })
})

describe('readiness', () => {
  test('its own failing checks keep it out until they pass', () => {
    const { submit, at, state } = rehearse({}, [
      facts(1, { mergeability: 'in_progress', mergeableAfterMinutes: 30 }),
    ])
    submit(1)
    at(29)
    expect(state(1)).toBe('not_ready')
    at(30)
    expect(state(1)).toBe('testing')
  })

  test('another base branch keeps it out until it has been not ready for a day', () => {
    const { submit, at, state, engine } = rehearse({}, [facts(1, { base: 'release' })])
    submit(1)
    at(24 * 60 - 1)
    expect(state(1)).toBe('not_ready')
    at(24 * 60)
    expect(state(1)).toBe('cancelled')
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
})

describe('parallel mode', () => {
  const two = (a: 'ALL' | string[], b: 'ALL' | string[]) => {
    const made = rehearse({ mode: 'parallel', concurrency: 2 }, [
      facts(1),
      facts(2, { testMinutes: 3 }),
    ])
    made.upload(1, a)
    made.upload(2, b)
    made.submit(1, 2)
    made.at(1)
    const ahead = made.queue().entry(2)?.run?.test.ahead
    made.at(4)
    return { ahead, states: made.states(1, 2) }
  }

  test('changes without a common target are tested side by side and merged as they pass', () => {
    expect(two(['a'], ['b'])).toEqual({ ahead: [], states: ['testing', 'merged'] })
  })
  test('changes with a common target are stacked and merged in order', () => {
    expect(two(['a', 'b'], ['b'])).toEqual({ ahead: [1], states: ['testing', 'tests_passed'] })
  })
  test('ALL has a target in common with everything, even with what impacts nothing', () => {
    expect(two('ALL', [])).toEqual({ ahead: [1], states: ['testing', 'tests_passed'] })
  })
  test('what impacts nothing has no target in common with a list', () => {
    expect(two([], ['b'])).toEqual({ ahead: [], states: ['testing', 'merged'] })
  })
  test('a change in between ties its neighbours together', () => {
    const { submit, upload, at, queue } = rehearse({ mode: 'parallel', concurrency: 3 }, [
      facts(1),
      facts(2),
      facts(3),
    ])
    upload(1, ['a'])
    upload(2, ['a', 'b'])
    upload(3, ['b'])
    submit(1, 2, 3)
    at(1)
    expect(queue().entry(3)?.run?.test.ahead).toEqual([1, 2])
  })
})

describe('failures', () => {
  test('a failure at the head is final, and what was stacked on it is tested again', () => {
    const { submit, at, states, path } = rehearse({ concurrency: 2 }, [
      facts(1, { fails: 'always', testMinutes: 5 }),
      facts(2),
    ])
    submit(1, 2)
    at(5)
    expect(states(1, 2)).toEqual(['failed', 'testing'])
    at(15)
    expect(path(2)).toEqual([
      'not_ready',
      'pending',
      'testing',
      'pending',
      'testing',
      'tests_passed',
      'merged',
    ])
  })

  test('a failure behind others is pending until they end, then its own', () => {
    const { submit, at, states } = rehearse({ concurrency: 2 }, [
      facts(1),
      facts(2, { fails: 'always', testMinutes: 5 }),
    ])
    submit(1, 2)
    at(6)
    expect(states(1, 2)).toEqual(['testing', 'pending_failure'])
    at(10)
    expect(states(1, 2)).toEqual(['merged', 'failed'])
  })

  test('a failure that came from the one ahead is tested again without it', () => {
    const { submit, at, states, merged } = rehearse({ concurrency: 2 }, [
      facts(1, { fails: 'always' }),
      facts(2, { testMinutes: 5 }),
    ])
    submit(1, 2)
    at(6)
    expect(states(2)).toEqual(['pending_failure'])
    at(15)
    expect(states(1)).toEqual(['failed'])
    expect(merged()).toEqual([2])
  })

  test('fails together with another one, under test or merged', () => {
    const { submit, at, states } = rehearse({ concurrency: 2 }, [
      facts(1),
      facts(2, { fails: { with: [1] } }),
    ])
    submit(2)
    at(10)
    expect(states(2)).toEqual(['merged'])
    const other = rehearse({ concurrency: 1 }, [facts(1), facts(2, { fails: { with: [1] } })])
    other.submit(1, 2)
    other.at(20)
    expect(other.states(1, 2)).toEqual(['merged', 'failed'])
  })

  test('a merge while its tests ran, which its test branch lacks, does not affect it', () => {
    const { submit, upload, at, merged } = rehearse({ mode: 'parallel', concurrency: 2 }, [
      facts(1, { testMinutes: 5 }),
      facts(2, { fails: { with: [1] } }),
    ])
    upload(1, ['a'])
    upload(2, ['b'])
    submit(1, 2)
    at(10)
    expect(merged()).toEqual([1, 2])
  })

  test('within the pending-failure depth a pass behind it redeems a failure', () => {
    const flaky = () => [facts(1, { fails: { firstRuns: 1 }, testMinutes: 5 }), facts(2)]
    const deep = { concurrency: 2, canOptimisticallyMerge: true, pendingFailureDepth: 1 }
    const { submit, at, states, merged, path } = rehearse(deep, flaky())
    submit(1, 2)
    at(6)
    expect(states(1, 2)).toEqual(['pending_failure', 'testing'])
    at(10)
    expect(merged()).toEqual([1, 2])
    expect(path(1).slice(-3)).toEqual(['pending_failure', 'tests_passed', 'merged'])

    const shallow = rehearse({ ...deep, pendingFailureDepth: 0 }, flaky())
    shallow.submit(1, 2)
    shallow.at(6)
    expect(shallow.state(1)).toBe('failed')
  })

  test('a pass behind it merges a slower one where merging is optimistic, and only there', () => {
    const slow = () => [facts(1, { testMinutes: 30 }), facts(2)]
    const optimistic = rehearse({ concurrency: 2, canOptimisticallyMerge: true }, slow())
    optimistic.submit(1, 2)
    optimistic.at(10)
    expect(optimistic.merged()).toEqual([1, 2])
    const patient = rehearse({ concurrency: 2 }, slow())
    patient.submit(1, 2)
    patient.at(29)
    expect(patient.merged()).toEqual([])
  })
})

describe('batches', () => {
  const batch = { batch: true, batchingMinSize: 4, batchingMaxWaitTimeMinutes: 5 }

  test('a full batch is tested and merged in one run', () => {
    const { submit, at, runs, merged } = rehearse(
      batch,
      [1, 2, 3, 4].map((n) => facts(n)),
    )
    submit(1, 2, 3)
    expect(runs()).toEqual([])
    submit(4)
    expect(runs()).toEqual([[1, 2, 3, 4]])
    at(10)
    expect(merged()).toEqual([1, 2, 3, 4])
  })

  test('an incomplete batch starts when its oldest pull request has waited long enough', () => {
    const { submit, at, runs } = rehearse(batch, [facts(1), facts(2)])
    submit(1)
    at(3)
    submit(2)
    at(4.9)
    expect(runs()).toEqual([])
    at(5)
    expect(runs()).toEqual([[1, 2]])
  })

  test('a submit with noBatch is tested by itself and at once', () => {
    const { engine, submit, runs } = rehearse(batch, [facts(1), facts(2)])
    submit(1)
    engine.submit('main', 2, { noBatch: true })
    expect(runs()).toEqual([[2]])
  })

  test('a failed batch is halved until the culprit is found; the others are merged', () => {
    const { submit, at, states, merged } = rehearse(
      { ...batch, bisectionConcurrency: 2 },
      [1, 2, 3, 4].map((n) => facts(n, { fails: n === 3 ? 'always' : 'never' })),
    )
    submit(1, 2, 3, 4)
    at(200)
    expect(states(1, 2, 3, 4)).toEqual(['merged', 'merged', 'failed', 'merged'])
    expect(merged()).toEqual([1, 2, 4])
  })

  test('bisection takes its own slots and none of the queue', () => {
    const { submit, at, runs } = rehearse(
      { ...batch, bisectionConcurrency: 1 },
      [1, 2, 3, 4].map((n) => facts(n, { fails: n === 3 ? 'always' : 'never' })),
    )
    submit(1, 2, 3, 4)
    at(11)
    expect(runs()).toEqual([[1, 2]])
  })

  test('with the optimization, content that is known to fail is not tested again', () => {
    const spent = (optimizationMode: string) => {
      const { submit, at, engine } = rehearse(
        { ...batch, optimizationMode },
        [1, 2, 3, 4].map((n) => facts(n, { fails: n === 4 ? 'always' : 'never' })),
      )
      submit(1, 2, 3, 4)
      at(300)
      const end = engine.transitions.findLast((t) => t.to === 'failed' && t.number === 4)
      return end && (end.at - START) / MINUTE
    }
    // Whole batch, left half, right half, its left, its right; without the two that are redundant.
    expect(spent('off')).toBe(50)
    expect(spent('bisection_skip_redundant_tests')).toBe(30)
  })
})

describe('priorities', () => {
  test('the lower number is tested first, the same in the order of submission', () => {
    const { engine, submit, at, merged } = rehearse(
      {},
      [1, 2, 3, 4, 5].map((n) => facts(n)),
    )
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
    const { engine, submit, queue } = rehearse({}, [facts(1), facts(2), facts(3)])
    submit(1, 2, 3)
    engine.submit('main', 3, { priority: 'high' })
    expect(
      queue()
        .enqueued()
        .map((e) => e.pull.facts.number),
    ).toEqual([1, 3, 2])
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
    const { submit, at, engine, states, path } = rehearse({ concurrency: 2 }, [facts(1), facts(2)])
    submit(1, 2)
    at(5)
    expect(engine.cancel('main', 1).ok).toBe(true)
    expect(states(1, 2)).toEqual(['cancelled', 'testing'])
    expect(path(2).filter((state) => state === 'testing')).toHaveLength(2)
    expect(engine.cancel('main', 1)).toMatchObject({ ok: false, reason: 'missing' })
  })

  test('a restart begins the tests again in the same place', () => {
    const { submit, at, engine, states, merged, queue } = rehearse({ concurrency: 2 }, [
      facts(1),
      facts(2),
    ])
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

  test('a queue is deleted only when it is empty', () => {
    const { submit, engine } = rehearse({}, [facts(1)])
    submit(1)
    expect(engine.deleteQueue('main')).toMatchObject({ ok: false, reason: 'invalid' })
    engine.cancel('main', 1)
    expect(engine.deleteQueue('main').ok).toBe(true)
    expect(engine.deleteQueue('main')).toMatchObject({ ok: false, reason: 'missing' })
  })

  test('a queue is created once', () => {
    const { engine } = rehearse({}, [])
    expect(engine.createQueue('main')).toMatchObject({ ok: false, reason: 'exists' })
  })

  test('an update changes what it names, and nothing when any of it is wrong', () => {
    const { engine, queue } = rehearse({ concurrency: 2 }, [])
    engine.updateQueue('main', { batch: true, requiredStatuses: ['ci'] })
    expect(queue().settings).toMatchObject({
      concurrency: 2,
      batch: true,
      requiredStatuses: ['ci'],
    })
    for (const wrong of [
      { concurrency: 0, batch: false },
      { state: 'switching_modes' },
      { mode: 'sideways' },
    ])
      expect(engine.updateQueue('main', wrong)).toMatchObject({ ok: false, reason: 'invalid' })
    expect(queue().settings.batch).toBe(true)
    engine.updateQueue('main', { deleteRequiredStatuses: true })
    expect(queue().settings.requiredStatuses).toBeNull()
  })
})

describe('states of the queue', () => {
  test('paused: tests stop, nothing merges, submits are kept in order', () => {
    const { submit, at, engine, states, merged } = rehearse({ concurrency: 2 }, [
      facts(1),
      facts(2, { testMinutes: 2 }),
      facts(3),
    ])
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

  test('paused between the tests and the merge: the result is kept', () => {
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
    expect(path(1).filter((s) => s === 'testing')).toHaveLength(1)
    expect(state(1)).toBe('merged')
  })

  test('draining: what runs is merged, nothing new begins', () => {
    const { submit, at, engine, states } = rehearse({}, [facts(1), facts(2)])
    submit(1, 2)
    at(5)
    engine.updateQueue('main', { state: 'draining' })
    at(60)
    expect(states(1, 2)).toEqual(['merged', 'pending'])
  })

  test('a change of mode drains the line, and the queue then runs again', () => {
    const { submit, upload, at, engine, queue, states } = rehearse({}, [facts(1), facts(2)])
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
