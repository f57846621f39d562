import type { Answer } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { live, MISSING, type World } from '../support/pull-request-world.js'

const T0 = '2026-09-17T10:00:00.000Z'
const EARLIER = '2026-09-17T09:00:00.000Z'
const LATER = '2026-09-17T10:05:00.000Z'

const record = (state: string, stateChangedAt: string | null, inQueue = true): Answer => ({
  body: { state, stateChangedAt, isCurrentlySubmittedToQueue: inQueue },
})
const TESTING = record('testing', T0)

/** Runs `restart-tests` for #12, which is tested. */
async function restart(world: World) {
  const step = await live({ before: TESTING, ...world }, { operation: 'restart-tests' })
  return { ...step, restarts: step.timesOf('restart').length }
}

test('a restart that fails twice without effect is not sent a third time', async () => {
  const step = await restart({ restart: { status: 500, applied: false } })
  expect(step).toMatchObject({ passed: false, outcome: 'unavailable', restarts: 2 })
})

test('a lost answer and an outage in the read-back are unknown-outcome', async () => {
  const after = { status: 500, body: 'down' }
  const { seconds, ...step } = await restart({ after, restart: { cut: 'before' } })
  expect(step).toMatchObject({ passed: false, outcome: 'unknown-outcome' })
  expect(seconds).toBeLessThanOrEqual(121)
})

test.each([
  ['nothing has changed', TESTING],
  ['something else has moved it', record('testing', LATER)],
])('a 409 is refused, and the restart not sent again, when %s', async (_, after) => {
  const step = await restart({ after, restart: { status: 409, body: 'no' } })
  expect(step).toMatchObject({ passed: false, outcome: 'refused', restarts: 1 })
})

test.each<[string, Answer]>([
  ['older', record('testing', EARLIER)],
  ['without a time stamp', record('pending', null)],
])('a record that is %s for two minutes proves no restart', async (_, after) => {
  const { error, ...step } = await restart({ after })
  expect(step).toMatchObject({ passed: false, outcome: 'unknown-outcome', restarts: 1 })
  expect(error).toContain('for 120 s its state has not changed')
})

describe('a 404', () => {
  test.each<[string, Answer, object]>([
    ['cancelled', record('cancelled', LATER, false), { state: 'CANCELLED', submitted: 'false' }],
    ['gone', MISSING, { state: '', submitted: 'false' }],
  ])('is not-queued if the record is %s', async (_, after, shown) => {
    const { passed, outputs } = await restart({ after, restart: MISSING })
    expect(passed).toBe(false)
    expect(outputs).toMatchObject({ outcome: 'not-queued', ...shown })
  })

  test('is not-queued if the record shows its end late', async () => {
    const ended = record('failed', LATER, false)
    const { passed, outputs } = await restart({
      shows: [TESTING, TESTING, TESTING, TESTING, ended],
      restart: MISSING,
    })
    expect(passed).toBe(false)
    expect(outputs).toMatchObject({ outcome: 'not-queued', state: 'FAILED' })
  })

  test('is not-found if the record shows it in the queue', async () => {
    const { outputs, error, restarts } = await restart({ restart: MISSING })
    expect(outputs).toMatchObject({ outcome: 'not-found', state: 'TESTING', submitted: 'true' })
    expect(error).toContain('HTTP 404: not found')
    expect(error).not.toMatch(/not in the queue|Submit it/)
    expect(restarts).toBe(1)
  })
})

describe('a restart is never sent again, and proves nothing,', () => {
  const ACKNOWLEDGED: Answer = {}
  const LOST: Answer = { cut: 'before' }
  const BROKEN: Answer = { status: 502, body: 'bad gateway' }

  test.each<[string, Answer, string]>([
    ['acknowledged', ACKNOWLEDGED, 'tests_passed'],
    ['lost', LOST, 'tests_passed'],
    ['acknowledged', ACKNOWLEDGED, 'pending_failure'],
    ['lost', LOST, 'pending_failure'],
  ])('if it is %s and the pull request moves on by itself', async (_, answer, state) => {
    const after = record(state, LATER)
    const { outputs, error, restarts } = await restart({ after, restart: answer })
    expect(outputs).toMatchObject({
      outcome: 'unknown-outcome',
      'previous-state': 'TESTING',
      state: state.toUpperCase(),
    })
    expect(error).toContain(`moved on to ${state.toUpperCase()}`)
    expect(restarts).toBe(1)
  })

  test.each<[string, Answer]>([
    ['acknowledged', ACKNOWLEDGED],
    ['lost', LOST],
    ['broken', BROKEN],
  ])('if it is %s and the records have no time stamps', async (_, answer) => {
    const { error, ...step } = await restart({ before: record('testing', null), restart: answer })
    expect(step).toMatchObject({ outcome: 'unknown-outcome', restarts: 1 })
    expect(error).toContain('`stateChangedAt`')
  })
})

describe('sends no request for a pull request that', () => {
  test.each<[string, Answer, string]>([
    ['was never submitted', MISSING, 'Trunk has no record of it'],
    ['is merged', record('merged', T0, false), 'already merged, so there are no tests to restart'],
  ])('%s', async (_, before, problem) => {
    const { outputs, error, sent } = await restart({ before })
    expect(outputs).toMatchObject({ outcome: 'not-queued', submitted: 'false' })
    expect(error).toContain(problem)
    expect(sent).toEqual([])
  })
})
