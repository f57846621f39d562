import { main } from '../../src/main.js'
import { RunCancelled } from '../../src/shared/errors.js'
import { live, record } from '../pull-request/world.js'
import { type Answer, fakeService } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'
import { QUEUED_STATES } from '../support/varied.js'
import { VirtualClock } from '../support/virtual-clock.js'

const queued = { state: 'testing', isCurrentlySubmittedToQueue: true, stateChangedAt: 't1' }
const cancelled = { state: 'cancelled', isCurrentlySubmittedToQueue: false, stateChangedAt: 't2' }
const MISSING: Answer = { status: 404, body: 'not found' }
const AT = (minute: number) => `2026-09-17T10:0${minute}:00.000Z`

/** Also one that only the service knows. */
const QUEUED = [...QUEUED_STATES, 'napping']

const inputs = (url: string, more: Record<string, string> = {}) => ({
  operation: 'cancel',
  'api-url': url,
  'pull-request': '#12',
  'target-branch': 'main',
  ...more,
})

/** A queue that holds the pull request until a cancel takes effect. */
async function cancelService(
  answers: readonly (Answer & { readonly applied?: boolean })[],
  state = 'testing',
) {
  let inQueue = true
  let index = 0
  return fakeService({
    '/getSubmittedPullRequest': () => ({ body: inQueue ? { ...queued, state } : cancelled }),
    '/cancelPullRequest': () => {
      if (!inQueue) return MISSING
      const answer = answers[Math.min(index++, answers.length - 1)] ?? {}
      if (answer.applied !== false) inQueue = false
      return answer
    },
  })
}

test.each<[string, (Answer & { applied?: boolean })[]]>([
  ['plain OK', [{}]],
  ['a cut connection after it took effect', [{ cut: 'before' }]],
  ['a cut connection without effect', [{ cut: 'before', applied: false }, {}]],
  ['an empty 204-like answer', [{ body: '' }]],
])('%s: cancelled, and read back', async (_name, answers) => {
  await using service = await cancelService(answers)
  const { runner, seen } = recorder(inputs(service.url))
  expect(await main(runner)).toBe(true)
  expect(seen.outputs).toMatchObject({
    outcome: 'cancelled',
    state: 'CANCELLED',
    submitted: 'false',
  })
})

test.each(QUEUED)('an acknowledgement without effect is not a success: %s', async (state) => {
  await using service = await cancelService([{ applied: false }], state)
  const { runner, seen } = recorder(inputs(service.url))
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('unknown-outcome')
})

test.each([
  ['false', true],
  ['true', false],
])('not queued with strict: %s', async (strict, passes) => {
  await using service = await fakeService({
    '/getSubmittedPullRequest': [MISSING],
    '/cancelPullRequest': [MISSING],
  })
  const { runner, seen } = recorder(inputs(service.url, { strict }))
  expect(await main(runner)).toBe(passes)
  expect(seen.outputs['outcome']).toBe('not-queued')
  if (!passes)
    expect(seen.errors[0]?.message).toContain(
      'no record of it. If this is fine, set `strict: false`',
    )
})

test.each<[string, Answer, object | undefined, string[]]>([
  ['in no queue', MISSING, undefined, ['The queue could not be read: HTTP 404: not found. Check']],
  [
    'in no queue, whatever the base of the event',
    MISSING,
    { ref: 'release' },
    ['The queue could not be read: HTTP 404: not found. Check'],
  ],
  ['in no queue of its base branch', MISSING, { ref: 'main' }, []],
  [
    'not in a queue that is there',
    { body: { state: 'paused', enqueuedPullRequests: [] } },
    undefined,
    [],
  ],
])('a pull request that is %s: a wrong address is warned of', async (_, answer, base, warned) => {
  await using service = await fakeService({
    '/getSubmittedPullRequest': [MISSING],
    '/cancelPullRequest': [MISSING],
    '/getQueue': [answer],
  })
  const payload = { pull_request: { number: 12, base } }
  const event = base && { name: 'pull_request', payload }
  const given = inputs(service.url, { 'github-token': '' })
  const { runner, seen } = recorder(given, event && { event })
  expect(await main(runner)).toBe(true)
  expect(seen.outputs['outcome']).toBe('not-queued')
  expect(seen.warnings).toHaveLength(warned.length)
  for (const text of warned) expect(seen.warnings[0]?.message).toContain(text)
})

test('with strict, the error names the state that it has instead', async () => {
  await using service = await fakeService({
    '/getSubmittedPullRequest': [
      { body: { ...queued, state: 'failed', isCurrentlySubmittedToQueue: false } },
    ],
    '/cancelPullRequest': [MISSING],
  })
  const { runner, seen } = recorder(inputs(service.url, { strict: 'true' }))
  expect(await main(runner)).toBe(false)
  expect(seen.errors[0]?.message).toContain('was not in the queue. Its state is FAILED')
})

test.each(QUEUED)('a 404 while a record shows it as %s proves nothing', async (state) => {
  await using service = await fakeService({
    '/getSubmittedPullRequest': [{ body: { ...queued, state } }],
    '/cancelPullRequest': [MISSING],
  })
  const { runner, seen } = recorder(inputs(service.url))
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('not-found')
})

test.each([
  [404, 'cancelled'],
  [404, 'merged'],
  [404, 'failed'],
  [409, 'cancelled'],
])(
  'a %s to one that has just left as %s, which the record shows later: not queued',
  async (status, state) => {
    const clock = new VirtualClock()
    await using service = await fakeService({
      '/getSubmittedPullRequest': () => ({
        body: clock.elapsed < 3000 ? queued : { ...cancelled, state },
      }),
      '/cancelPullRequest': [{ status, body: 'not queued' }],
    })
    const { runner, seen } = recorder(inputs(service.url), { clock })
    expect(await main(runner)).toBe(true)
    expect(seen.outputs).toMatchObject({ outcome: 'not-queued', state: state.toUpperCase() })
  },
)

test('one that fails before the cancel takes effect was not cancelled', async () => {
  let sent = false
  await using service = await fakeService({
    '/getSubmittedPullRequest': () => ({ body: sent ? { ...cancelled, state: 'failed' } : queued }),
    '/cancelPullRequest': () => {
      sent = true
      return {}
    },
  })
  const { runner, seen } = recorder(inputs(service.url))
  expect(await main(runner)).toBe(true)
  expect(seen.outputs).toMatchObject({ outcome: 'not-queued', state: 'FAILED', submitted: 'false' })
  expect(seen.info).toContain('#12 on main had left the queue already')
})

test.each(['reading', 'pause'])(
  'a run that is cancelled during the %s after the cancel',
  async (during) => {
    const abort = new AbortController()
    const end = () => abort.abort(new RunCancelled('SIGTERM'))
    const clock = new VirtualClock()
    let sent = false
    await using service = await fakeService({
      '/getSubmittedPullRequest': () => {
        if (sent && during === 'reading') end()
        if (sent) clock.onAdvance = end
        return { body: queued }
      },
      '/cancelPullRequest': () => {
        sent = true
        return {}
      },
    })
    const { runner, seen } = recorder(inputs(service.url), { clock, signal: abort.signal })
    expect(await main(runner)).toBe(false)
    expect(seen.outputs['outcome']).toBe('aborted')
    expect(seen.errors[0]?.message).toBe(
      'POST /cancelPullRequest for #12 on main: the service acknowledged it, but the run was cancelled before a reading showed what it did. Check the queue before you run the step again.',
    )
  },
)

test('a 404 to one that comes into the queue just then: cancelled with the next attempt', async () => {
  let cancels = 0
  await using service = await fakeService({
    '/getSubmittedPullRequest': () => ({ body: cancels === 1 ? queued : cancelled }),
    '/cancelPullRequest': () => (++cancels === 1 ? MISSING : {}),
  })
  const { runner, seen } = recorder(inputs(service.url), { clock: new VirtualClock() })
  expect(await main(runner)).toBe(true)
  expect(seen.outputs['submitted']).toBe('false')
  expect(cancels).toBe(2)
})

test.each([
  [{}, '#12 on main is already merged, so there was nothing to cancel'],
  [{ prBaseBranch: 'main' }, '#12 on main is already merged, so there was nothing to cancel'],
  [
    { prBaseBranch: 'release' },
    '#12 was merged into release, not into main, so there was nothing to cancel',
  ],
])('cancel reports a merge that came first, with %j', async (base, said) => {
  let sent = false
  await using service = await fakeService({
    '/getSubmittedPullRequest': () => ({
      body: sent ? { state: 'merged', isCurrentlySubmittedToQueue: false, ...base } : queued,
    }),
    '/cancelPullRequest': () => {
      sent = true
      return {}
    },
  })
  const { runner, seen } = recorder(inputs(service.url))
  expect(await main(runner)).toBe(true)
  expect(seen.outputs).toMatchObject({ outcome: 'not-queued', state: 'MERGED' })
  expect(seen.info).toContain(said)
})

test('a record that is gone leaves no state behind', async () => {
  let sent = false
  await using service = await fakeService({
    '/getSubmittedPullRequest': () =>
      sent ? MISSING : { body: { ...queued, priorityName: 'high' } },
    '/cancelPullRequest': () => {
      sent = true
      return {}
    },
  })
  const { runner, seen } = recorder(inputs(service.url))
  expect(await main(runner)).toBe(true)
  expect(seen.outputs).toMatchObject({
    outcome: 'cancelled',
    state: '',
    submitted: 'false',
    priority: '',
  })
})

test.each([
  ['in the queue', queued, 'planned'],
  ['out of the queue', { ...queued, isCurrentlySubmittedToQueue: false }, 'not-queued'],
])('a dry run sends no cancel: %s', async (_, body, outcome) => {
  await using service = await fakeService({ '/getSubmittedPullRequest': [{ body }] })
  const { runner, seen } = recorder(inputs(service.url, { 'dry-run': 'true' }))
  expect(await main(runner)).toBe(true)
  expect(seen.outputs['outcome']).toBe(outcome)
  expect(service.paths()).toEqual(['/getSubmittedPullRequest'])
})

test.each<[string, Answer]>([
  ['a record without the submission', MISSING],
  ['the end of an earlier submission', { body: { ...cancelled, stateChangedAt: AT(1) } }],
  ['a failure before it', { body: { ...cancelled, state: 'failed', stateChangedAt: AT(1) } }],
])('a first reading that lags denies no cancellation: %s', async (_, before) => {
  let sent = false
  await using service = await fakeService({
    '/getSubmittedPullRequest': () =>
      sent ? { body: { ...cancelled, stateChangedAt: AT(2) } } : before,
    '/cancelPullRequest': () => {
      sent = true
      return {}
    },
  })
  const { runner, seen } = recorder(inputs(service.url, { strict: 'true' }))
  expect(await main(runner)).toBe(true)
  expect(seen.outputs).toMatchObject({ outcome: 'cancelled', state: 'CANCELLED' })
  expect(seen.info).toContain('#12 on main was taken out of the queue')
})

test('a cancellation of before the step is not one of this step', async () => {
  const body = { ...cancelled, stateChangedAt: AT(1) }
  await using service = await fakeService({
    '/getSubmittedPullRequest': [{ body }],
    '/cancelPullRequest': [{}],
  })
  const { runner, seen } = recorder(inputs(service.url))
  expect(await main(runner)).toBe(true)
  expect(seen.outputs['outcome']).toBe('not-queued')
})

test('cancel sends its request again within two seconds if it got no answer and the pull request is still queued', async () => {
  const cancels: number[] = []
  const { outcome, seconds } = await live(
    {
      shows: () => record('pending', cancels.length < 2, 1),
      cancel: () => (cancels.length === 0 ? { cut: 'before' } : {}),
      after: (path, { clock }) => {
        if (path === 'cancel') cancels.push(clock.elapsed / 1000)
      },
    },
    { operation: 'cancel' },
  )
  expect(outcome).toBe('cancelled')
  expect(cancels).toHaveLength(2)
  expect((cancels[1] ?? 0) - (cancels[0] ?? 0)).toBeLessThan(2)
  expect(seconds).toBeLessThan(3)
})
