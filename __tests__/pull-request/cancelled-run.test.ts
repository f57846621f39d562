/**
 * A run that is cancelled while its pull request may be in the queue, at every point of the way.
 */

import { gitHubSandbox } from '../../sandbox/github/server.js'
import { main } from '../../src/main.js'
import { RunCancelled } from '../../src/shared/errors.js'
import { type Answer, type Call, fakeService } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import { type RecorderOptions, recorder } from '../support/recorder.js'
import { VirtualClock } from '../support/virtual-clock.js'

const MISSING: Answer = { status: 404, body: 'not found' }

/**
 * A queue of one place, and the moment at which the run is cancelled: with the nth request of a
 * path.
 */
async function world(path: string, nth: number, queuedBefore = false, more: object = {}) {
  const abort = new AbortController()
  let queued = queuedBefore
  let seen = 0
  const at = (answer: (call: Call) => Answer) => (call: Call) => {
    const given = answer(call)
    if (call.path === path && ++seen === nth) {
      abort.abort(new RunCancelled('SIGINT'))
      return { cut: 'before' as const }
    }
    return given
  }
  const record = () => ({
    state: queued ? 'pending' : 'cancelled',
    isCurrentlySubmittedToQueue: queued,
    stateChangedAt: '2026-09-17T10:00:00.000Z',
    ...more,
  })
  const service = await fakeService({
    '/getSubmittedPullRequest': at(() =>
      queued || abort.signal.aborted ? { body: record() } : MISSING,
    ),
    '/submitPullRequest': at(() => {
      queued = true
      return {}
    }),
    '/cancelPullRequest': at(() => {
      queued = false
      return {}
    }),
    '/getQueue': at(() => ({ body: { state: 'running', enqueuedPullRequests: [] } })),
  })
  return { service, abort, queued: () => queued }
}

const run = async (
  { service, abort }: Awaited<ReturnType<typeof world>>,
  inputs: Record<string, string>,
  env: Record<string, string> = {},
  event?: RecorderOptions['event'],
) => {
  const { runner, seen } = recorder(
    {
      'api-url': service.url,
      'pull-request': '12',
      'target-branch': 'main',
      'github-token': '',
      ...inputs,
    },
    { signal: abort.signal, clock: new VirtualClock(), env, ...(event && { event }) },
  )
  return { passed: await main(runner), seen }
}

const POINTS: [string, string, number, Record<string, string>][] = [
  ['while the submission is on its way', '/submitPullRequest', 1, {}],
  ['while the submission is read back', '/getSubmittedPullRequest', 2, {}],
  ['while the place in the queue is read', '/getQueue', 1, {}],
  ['before the first reading of the wait', '/getSubmittedPullRequest', 3, { wait: 'true' }],
  ['during the wait', '/getSubmittedPullRequest', 9, { wait: 'true' }],
  [
    'while on-timeout takes it out',
    '/cancelPullRequest',
    1,
    { wait: 'true', 'on-timeout': 'cancel', 'timeout-minutes': '1' },
  ],
]

test.each(POINTS)('on-abort: cancel takes it out: %s', async (_, path, nth, inputs) => {
  const at = await world(path, nth)
  await using _service = at.service
  const { passed, seen } = await run(at, { operation: 'submit', 'on-abort': 'cancel', ...inputs })
  expect(at.abort.signal.aborted).toBe(true)
  expect(passed).toBe(false)
  expect(seen.outputs).toMatchObject({ outcome: 'aborted', submitted: 'false' })
  expect(at.queued()).toBe(false)
  expect(seen.errors).toHaveLength(1)
  expect(seen.summary).toContain('cancelled')
})

test.each(POINTS.slice(0, -1))('on-abort: leave leaves it: %s', async (_, path, nth, inputs) => {
  const at = await world(path, nth)
  await using _service = at.service
  const { passed, seen } = await run(at, { operation: 'submit', ...inputs })
  expect(passed).toBe(false)
  expect(seen.outputs['outcome']).toBe('aborted')
  expect(at.queued()).toBe(true)
  expect(at.service.paths()).not.toContain('/cancelPullRequest')
  expect(seen.errors[0]?.message).toContain('may still be merged')
})

/** Whether a read has shown the submission at each of these points. */
test.each([
  [POINTS[0], ''],
  [POINTS[1], ''],
  [POINTS[2], 'true'],
  [POINTS[3], 'true'],
] as const)(
  'on-abort: leave, and `submitted` is what a read has shown: %j',
  async ([, path, nth, inputs] = ['', '', 0, {}], submitted) => {
    const at = await world(path, nth)
    await using _service = at.service
    const { seen } = await run(at, { operation: 'submit', ...inputs })
    expect(seen.outputs).toMatchObject({ outcome: 'aborted', submitted })
    expect(at.queued()).toBe(true)
  },
)

test('a head that moved is taken out, also when the run is cancelled meanwhile and on-abort says leave', async () => {
  const expected = 'a'.repeat(40)
  const at = await world('/cancelPullRequest', 1, false, { prSha: 'b'.repeat(40) })
  await using _service = at.service
  const event = {
    name: 'pull_request',
    payload: { pull_request: { number: 12, head: { sha: expected }, base: { ref: 'main' } } },
  }
  const inputs = { operation: 'submit', 'expected-head-sha': expected, 'on-abort': 'leave' }
  const { passed, seen } = await run(at, inputs, {}, event)
  expect(passed).toBe(false)
  expect(seen.outputs).toMatchObject({ outcome: 'aborted', submitted: 'false' })
  expect(seen.errors[0]?.message).toContain('#12 was taken out of the queue')
  expect(at.service.paths().filter((path) => path === '/cancelPullRequest')).toHaveLength(2)
})

test('a run that is cancelled before the submission submits nothing and takes nothing out', async () => {
  const at = await world('/getSubmittedPullRequest', 1)
  await using _service = at.service
  const { seen } = await run(at, { operation: 'submit', 'on-abort': 'cancel' })
  expect(seen.outputs['outcome']).toBe('aborted')
  expect(at.service.paths()).toEqual(['/getSubmittedPullRequest'])
})

test('a run that is cancelled before the submission writes no comment', async () => {
  await using github = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
  const at = await world('/getSubmittedPullRequest', 1)
  await using _service = at.service
  const inputs = { operation: 'submit', comment: 'always', 'github-token': 'ghs_t0k3n' }
  const { seen } = await run(at, inputs, { GITHUB_API_URL: github.url })
  expect(seen.outputs['outcome']).toBe('aborted')
  expect(github.comments).toEqual([])
  expect(seen.warnings).toEqual([])
})

test.each(['cancel', 'leave'])(
  'a run that is cancelled while its comment is written is no success, with on-abort: %s',
  async (onAbort) => {
    await using github = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
    const at = await world('/nothing', 1)
    await using _service = at.service
    github.beforeServing = () => {
      if (github.calls.at(-1)?.path.includes('/comments'))
        at.abort.abort(new RunCancelled('SIGINT'))
    }
    const inputs = { comment: 'always', 'github-token': 'ghs_t0k3n', 'on-abort': onAbort }
    const env = { GITHUB_API_URL: github.url }
    // An event that says all, so that GitHub is asked nothing before.
    const { passed, seen } = await run(at, { operation: 'submit', ...inputs }, env, {
      name: 'pull_request',
      payload: {
        pull_request: {
          number: 12,
          draft: false,
          state: 'open',
          updated_at: '2026-09-17T10:00:00Z',
          head: { sha: 'a'.repeat(40) },
          base: { ref: 'main' },
        },
      },
    })
    expect(at.abort.signal.aborted).toBe(true)
    expect(passed).toBe(false)
    expect(seen.outputs['outcome']).toBe('aborted')
    expect(at.queued()).toBe(onAbort === 'leave')
  },
)

test.each([
  ['the service', ''],
  ['GitHub', 'ghs_t0k3n'],
])('a run that is cancelled while %s is asked why it failed is aborted', async (_, token) => {
  const abort = new AbortController()
  const cancel = () => abort.abort(new RunCancelled('SIGINT'))
  await using github = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
  github.beforeServing = () => {
    if (github.calls.at(-1)?.path === '/graphql') cancel()
  }
  await using service = await fakeService({
    '/getSubmittedPullRequest': ({ body }) => {
      const why = (body as { includeTimeline?: boolean }).includeTimeline === true
      if (why && token === '') cancel()
      return { body: { state: 'failed', isCurrentlySubmittedToQueue: false } }
    },
  })
  const { runner, seen } = recorder(
    {
      operation: 'wait-for-merge',
      'api-url': service.url,
      'pull-request': '12',
      'target-branch': 'main',
      'github-token': token,
    },
    { signal: abort.signal, env: { GITHUB_API_URL: github.url } },
  )
  expect(await main(runner)).toBe(false)
  expect(abort.signal.aborted).toBe(true)
  expect(seen.outputs).toMatchObject({ outcome: 'aborted', state: 'FAILED' })
})

test('wait-for-merge is cancelled while on-timeout takes it out', async () => {
  const at = await world('/cancelPullRequest', 1, true)
  await using _service = at.service
  const { passed, seen } = await run(at, {
    operation: 'wait-for-merge',
    'on-abort': 'cancel',
    'on-timeout': 'cancel',
    'timeout-minutes': '1',
  })
  expect(passed).toBe(false)
  expect(seen.outputs['outcome']).toBe('aborted')
  expect(at.queued()).toBe(false)
})

test.each(['cancel', 'leave'])(
  'a submit that finds it queued already leaves it there when it is cancelled, with on-abort: %s',
  async (onAbort) => {
    const at = await world('/getQueue', 1, true)
    await using _service = at.service
    const { seen } = await run(at, { operation: 'submit', 'on-abort': onAbort })
    expect(at.service.paths()).not.toContain('/submitPullRequest')
    expect(seen.outputs['outcome']).toBe('aborted')
    expect(at.queued()).toBe(true)
    expect(seen.errors[0]?.message.includes('in the queue before this step')).toBe(
      onAbort === 'cancel',
    )
  },
)
