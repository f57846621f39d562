import { main } from '../../src/main.js'
import { type Answer, fakeService } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'

const inputs = (url: string) => ({
  operation: 'restart-tests',
  'api-url': url,
  'pull-request': '12',
  'target-branch': 'main',
})

/** A queued pull request whose `stateChangedAt` moves with each restart that takes effect. */
async function restartService(answers: readonly (Answer & { readonly applied?: boolean })[]) {
  const seen = { applied: 0, sent: 0 }
  const service = await fakeService({
    '/getSubmittedPullRequest': () => ({
      body: {
        state: seen.applied === 0 ? 'pending_failure' : 'testing',
        isCurrentlySubmittedToQueue: true,
        stateChangedAt: `2026-09-17T10:0${seen.applied}:00.000Z`,
      },
    }),
    '/restartTestsOnPullRequest': () => {
      const answer = answers[Math.min(seen.sent++, answers.length - 1)] ?? {}
      if (answer.applied !== false) seen.applied++
      return answer
    },
  })
  return Object.assign(service, { seen })
}

test.each<[string, (Answer & { applied?: boolean })[], number]>([
  ['plain OK', [{}], 1],
  ['a cut connection after it took effect', [{ cut: 'before' }], 1],
  ['a 502 without effect', [{ status: 502, applied: false }, {}], 2],
])('%s: restarted once', async (_name, answers, sent) => {
  await using service = await restartService(answers)
  const { runner, seen } = recorder(inputs(service.url))
  expect(await main(runner)).toBe(true)
  expect(seen.outputs).toMatchObject({
    outcome: 'restarted',
    'previous-state': 'PENDING_FAILURE',
    state: 'TESTING',
  })
  expect(service.seen).toEqual({ applied: 1, sent })
})

test('never sent a third time', async () => {
  await using service = await restartService([{ status: 500, applied: false }])
  const { runner, seen } = recorder(inputs(service.url))
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('unavailable')
  expect(service.seen.sent).toBe(2)
})

test('an outage in the read-back leaves the outcome open', async () => {
  let sent = false
  await using service = await fakeService({
    '/getSubmittedPullRequest': () =>
      sent
        ? { status: 500, body: 'down' }
        : { body: { state: 'testing', isCurrentlySubmittedToQueue: true, stateChangedAt: 't' } },
    '/restartTestsOnPullRequest': () => {
      sent = true
      return { cut: 'before' }
    },
  })
  const { runner, seen, clock } = recorder(inputs(service.url))
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('unknown-outcome')
  expect(clock.elapsed).toBeLessThanOrEqual(121_000)
})

test.each([
  ['nothing has changed', false],
  ['something else has moved it', true],
])('409 fails as refused, and is not sent again, when %s', async (_, applied) => {
  await using service = await restartService([{ status: 409, body: 'no', applied }])
  const { runner, seen } = recorder(inputs(service.url))
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('refused')
  expect(service.seen.sent).toBe(1)
})

describe('what a read shows after the restart', () => {
  const T0 = '2026-09-17T10:00:00.000Z'
  const LATER = '2026-09-17T10:05:00.000Z'
  const record = (state: string, stateChangedAt: string | null, inQueue: boolean): Answer => ({
    body: { state, stateChangedAt, isCurrentlySubmittedToQueue: inQueue },
  })

  const restarted = async (before: Answer, answer: Answer, after: Answer) => {
    let sent = 0
    await using service = await fakeService({
      '/getSubmittedPullRequest': () => (sent === 0 ? before : after),
      '/restartTestsOnPullRequest': () => {
        sent++
        return answer
      },
    })
    const { runner, seen } = recorder(inputs(service.url))
    const passed = await main(runner)
    return { passed, outputs: seen.outputs, error: seen.errors[0]?.message ?? '', sent }
  }
  const before = record('testing', T0, true)

  test.each<[string, Answer, string, boolean]>([
    ['in the queue, and moved', record('testing', LATER, true), 'restarted', true],
    ['not moved', before, 'unknown-outcome', false],
    [
      'an older time stamp',
      record('testing', '2026-09-17T09:00:00Z', true),
      'unknown-outcome',
      false,
    ],
    ['no time stamp any more', record('pending', null, true), 'unknown-outcome', false],
    ['merged', record('merged', LATER, false), 'not-queued', false],
    ['cancelled', record('cancelled', LATER, false), 'not-queued', false],
    ['gone', { status: 404, body: 'none' }, 'not-queued', false],
  ])('%s', async (_, after, outcome, passes) => {
    const { passed, outputs, sent, error } = await restarted(before, {}, after)
    expect(passed).toBe(passes)
    expect(outputs['outcome']).toBe(outcome)
    expect(sent).toBe(1)
    if (outcome === 'unknown-outcome')
      expect(error).toContain('for 120 s its state has not changed')
  })

  const missing = { status: 404, body: 'none' }
  test.each<[string, Answer, object]>([
    ['cancelled', record('cancelled', LATER, false), { state: 'CANCELLED', submitted: 'false' }],
    ['gone', missing, { state: '', submitted: 'false' }],
  ])('a 404 is explained by a record that is %s', async (_, after, shown) => {
    const { outputs, passed } = await restarted(before, missing, after)
    expect(passed).toBe(false)
    expect(outputs).toMatchObject({ outcome: 'not-queued', ...shown })
  })

  test('a 404 is explained by a record that lags', async () => {
    const ended = record('failed', LATER, false)
    let reads = 0
    await using service = await fakeService({
      '/getSubmittedPullRequest': () => (reads++ < 4 ? before : ended),
      '/restartTestsOnPullRequest': [missing],
    })
    const { runner, seen } = recorder(inputs(service.url))
    expect(await main(runner)).toBe(false)
    expect(seen.outputs).toMatchObject({ outcome: 'not-queued', state: 'FAILED' })
  })

  test('a 404 that no reading explains does not say that it left the queue', async () => {
    const { outputs, error, sent } = await restarted(before, missing, before)
    expect(outputs).toMatchObject({ outcome: 'not-found', state: 'TESTING', submitted: 'true' })
    expect(error).toContain('HTTP 404: none')
    expect(error).not.toMatch(/not in the queue|Submit it/)
    expect(sent).toBe(1)
  })

  test.each(['tests_passed', 'pending_failure'])(
    'that it moved on to %s by itself proves nothing, and it is never sent again',
    async (state) => {
      for (const answer of [{}, { cut: 'before' }] as const) {
        const after = record(state, LATER, true)
        const { outputs, error, sent } = await restarted(before, answer, after)
        const shown = { 'previous-state': 'TESTING', state: state.toUpperCase() }
        expect(outputs).toMatchObject({ outcome: 'unknown-outcome', ...shown })
        expect(error).toContain(`moved on to ${state.toUpperCase()}`)
        expect(sent).toBe(1)
      }
    },
  )

  test.each<[string, Answer]>([
    ['acknowledged', {}],
    ['lost', { cut: 'before' }],
    ['broken', { status: 502, body: 'bad gateway' }],
  ])('proves nothing without time stamps, and it is never sent again: %s', async (_, answer) => {
    const bare = record('testing', null, true)
    const { outputs, error, sent } = await restarted(bare, answer, bare)
    expect(outputs['outcome']).toBe('unknown-outcome')
    expect(error).toContain('`stateChangedAt`')
    expect(sent).toBe(1)
  })
})

test('one that was never submitted fails without a request to restart', async () => {
  await using service = await fakeService({})
  const { runner, seen } = recorder(inputs(service.url))
  expect(await main(runner)).toBe(false)
  expect(seen.outputs).toMatchObject({ outcome: 'not-queued', submitted: 'false' })
  expect(seen.errors[0]?.message).toContain('The service has no record of it')
  expect(service.paths()).toEqual(['/getSubmittedPullRequest'])
})

test('not queued fails without a request to restart', async () => {
  await using service = await fakeService({
    '/getSubmittedPullRequest': [{ body: { state: 'merged', isCurrentlySubmittedToQueue: false } }],
  })
  const { runner, seen } = recorder(inputs(service.url))
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('not-queued')
  expect(seen.errors[0]?.message).toContain('already merged, so there are no tests to restart')
})
