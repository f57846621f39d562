import type { PullRequestSeed } from '../../sandbox/github/seeds.js'
import { type Fault, gitHubSandbox } from '../../sandbox/github/server.js'
import { main } from '../../src/main.js'
import { type Answer, fakeService } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'
import { VirtualClock } from '../support/virtual-clock.js'

const HEAD = 'a'.repeat(40)
const EPOCH = Date.parse('2026-09-17T10:00:00.000Z')
const MINUTE = 60_000

/**
 * A queue that fails a pull request so often before it merges it, each time after a minute of
 * tests.
 */
async function flakyQueue(
  clock: VirtualClock,
  failures: number,
  after: object = {},
  onSubmit = () => {},
  always: object = {},
  refusal?: Answer,
) {
  let round = 0
  let since = 0
  const stamp = (ms: number) => new Date(EPOCH + ms).toISOString()
  const show = (): Answer => {
    const over = clock.elapsed - since >= MINUTE
    const end = round < failures ? 'failed' : 'merged'
    return {
      body: {
        state: over ? end : 'testing',
        isCurrentlySubmittedToQueue: !over,
        stateChangedAt: stamp(over ? since + MINUTE : since),
        priorityValue: 10,
        noBatch: true,
        prSha: HEAD,
        ...always,
        ...(round > 0 ? after : {}),
      },
    }
  }
  return fakeService({
    '/getSubmittedPullRequest': show,
    '/submitPullRequest': () => {
      if (refusal !== undefined) return refusal
      round++
      since = clock.elapsed
      onSubmit()
      return {}
    },
    '/cancelPullRequest': [{}],
    '/getQueue': [{ body: { state: 'running', enqueuedPullRequests: [] } }],
  })
}

async function wait(
  {
    failures,
    after,
    always,
    pullRequest,
    pushed,
    pushedAtMs,
    refusal,
    gitHubAnswers,
  }: {
    failures: number
    after?: object
    /** Over every record, of the first submission too. */
    always?: object
    pullRequest?: Partial<PullRequestSeed>
    /** What the pull request becomes on GitHub with a resubmission, or at a time. */
    pushed?: Partial<PullRequestSeed>
    pushedAtMs?: number
    /** Every submission gets it, and changes nothing. */
    refusal?: Answer
    /** GitHub's answer to the n-th question of those for which there is one. */
    gitHubAnswers?: (count: number) => Fault | undefined
  },
  inputs: Record<string, string>,
) {
  const clock = new VirtualClock(EPOCH)
  await using gitHub = await gitHubSandbox({
    pullRequests: [{ number: 12, headSha: HEAD, ...pullRequest }],
  })
  gitHub.beforeServing = (count) => {
    const fault = gitHubAnswers?.(count)
    if (fault !== undefined) gitHub.faults.unshift(fault)
  }
  const push = () => {
    if (pushed !== undefined) gitHub.pullRequests.set(12, { number: 12, ...pushed })
  }
  await using service = await flakyQueue(
    clock,
    failures,
    after,
    () => {
      if (pushedAtMs === undefined) push()
    },
    always,
    refusal,
  )
  clock.onAdvance = (elapsed) => {
    if (elapsed >= (pushedAtMs ?? Number.POSITIVE_INFINITY)) push()
  }
  const { runner, seen } = recorder(
    {
      operation: 'wait-for-merge',
      'api-url': service.url,
      'pull-request': '12',
      'target-branch': 'main',
      'github-token': pullRequest === undefined ? '' : 'ghs_t0k3n',
      ...inputs,
    },
    { clock, env: { GITHUB_API_URL: gitHub.url } },
  )
  const passed = await main(runner)
  const sent = service.calls.filter(({ path }) => path === '/submitPullRequest')
  return { passed, outputs: seen.outputs, seen, sent, clock, paths: service.paths() }
}

test.each([
  [400, 1],
  [502, 2],
])(
  'a resubmission that gets HTTP %i leaves the failure, and is no unknown outcome',
  async (status, least) => {
    const world = { failures: 1, refusal: { status, body: 'not now' } }
    const { passed, outputs, sent, seen } = await wait(world, { resubmit: '1' })
    expect({ passed, outcome: outputs['outcome'] }).toEqual({ passed: false, outcome: 'failed' })
    expect(seen.errors[0]?.message).toMatch(/It could not be submitted again: .*HTTP/)
    expect(sent.length).toBeGreaterThanOrEqual(least)
  },
)

test('a failed pull request is submitted again, as it was submitted before', async () => {
  const { passed, outputs, sent, seen } = await wait({ failures: 2 }, { resubmit: '3' })
  expect(passed).toBe(true)
  expect(outputs).toMatchObject({ outcome: 'merged', resubmissions: '2' })
  const line = '#12 on main failed in the queue; submitting it again'
  expect(seen.info.filter((text) => text === line)).toHaveLength(2)
  expect(sent.map(({ body }) => body)).toEqual(
    Array(2).fill(expect.objectContaining({ priority: 10, noBatch: true })),
  )
  const states = (JSON.parse(outputs['timeline'] ?? '') as { state: string }[]).map(
    ({ state }) => state,
  )
  expect(states).toEqual(['TESTING', 'FAILED', 'TESTING', 'FAILED', 'TESTING', 'MERGED'])
  expect(seen.summary).toContain('Submitted again')
})

test.each([
  [{}, []],
  [{ priorityValue: 200 }, ['#12 on main: The service kept priority 200 instead of 10']],
])('a resubmission that the service shows with %j', async (after, warned) => {
  const { passed, seen } = await wait({ failures: 1, after }, { resubmit: '1' })
  expect(passed).toBe(true)
  expect(seen.warnings.map(({ message }) => message)).toEqual(warned)
})

test('the priority of the input counts more than that of the record', async () => {
  const { sent } = await wait(
    { failures: 1 },
    { operation: 'submit', wait: 'true', priority: 'low', resubmit: '1' },
  )
  // Already queued with another priority, then submitted again after the failure.
  expect(sent.map(({ body }) => (body as { priority: unknown }).priority)).toEqual(['low'])
})

describe('and no more often', () => {
  test.each([
    ['0', 0],
    ['2', 2],
  ])('resubmit: %s', async (resubmit, count) => {
    const { passed, outputs, sent } = await wait({ failures: 9 }, { resubmit })
    expect(passed).toBe(false)
    expect(outputs).toMatchObject({ outcome: 'failed', resubmissions: String(count) })
    expect(sent).toHaveLength(count)
  })

  test('and within the same timeout', async () => {
    const { outputs, clock } = await wait(
      { failures: 99 },
      { resubmit: '5', 'timeout-minutes': '2.5' },
    )
    expect(outputs['outcome']).not.toBe('merged')
    expect(clock.elapsed).toBeLessThanOrEqual(2.5 * MINUTE + 15_000)
  })
})

describe('not at all', () => {
  test.each<[string, Partial<PullRequestSeed>]>([
    ['closed on GitHub', { state: 'closed' }],
    ['with another head', { headSha: 'b'.repeat(40) }],
  ])('%s', async (_, pullRequest) => {
    const { outputs, sent } = await wait({ failures: 1, pullRequest }, { resubmit: '2' })
    expect(outputs).toMatchObject({ outcome: 'failed', resubmissions: '0' })
    expect(sent).toEqual([])
  })

  const fault = (status: number): Fault => ({ status, body: { message: 'no' } })
  const world = { failures: 1, pullRequest: { headSha: HEAD } }

  test.each([404, 502])('GitHub answers with HTTP %i only', async (status) => {
    const asked = { ...world, gitHubAnswers: () => fault(status) }
    const { outputs, sent, seen } = await wait(asked, { resubmit: '2' })
    expect(outputs).toMatchObject({ outcome: 'failed', resubmissions: '0' })
    expect(sent).toEqual([])
    expect(seen.errors[0]?.message).toContain('GitHub did not show whether it is still open')
  })

  test('unless GitHub answers after some errors', async () => {
    const asked = {
      ...world,
      gitHubAnswers: (count: number) => (count < 20 ? fault(502) : undefined),
    }
    const { passed, sent } = await wait(asked, { resubmit: '2' })
    expect({ passed, sent: sent.length }).toEqual({ passed: true, sent: 1 })
  })

  test('unless the token may not read it, as if there were none', async () => {
    const asked = { ...world, gitHubAnswers: () => fault(403) }
    const { sent } = await wait(asked, { resubmit: '2' })
    expect(sent).toHaveLength(1)
  })

  test('merged on GitHub in the end', async () => {
    const pullRequest = { merged: true, mergeCommitSha: 'c'.repeat(40) }
    const { passed, sent } = await wait({ failures: 1, pullRequest }, { resubmit: '2' })
    expect(passed).toBe(true)
    expect(sent).toEqual([])
  })
})

test('a head that moved with the resubmission is refused, and taken out again', async () => {
  const { passed, outputs, paths } = await wait(
    { failures: 1, after: { prSha: 'b'.repeat(40) } },
    { resubmit: '1' },
  )
  expect(passed).toBe(false)
  expect(outputs['outcome']).toBe('refused')
  expect(paths).toContain('/cancelPullRequest')
})

describe('a record that shows no head after the resubmission', () => {
  const silent = { after: { prSha: undefined } }

  test('is waited for like any other', async () => {
    const { passed, outputs, sent } = await wait({ failures: 1, ...silent }, { resubmit: '1' })
    expect(passed).toBe(true)
    expect(outputs).toMatchObject({ outcome: 'merged', resubmissions: '1' })
    expect(sent).toHaveLength(1)
  })

  test('is submitted again as often as asked if no record shows a head', async () => {
    const { passed, outputs, sent } = await wait({ failures: 2, ...silent }, { resubmit: '2' })
    expect(outputs['resubmissions']).toBe('2')
    expect(passed).toBe(true)
    expect(sent).toHaveLength(2)
  })

  const other = 'b'.repeat(40)
  const pushed = { pullRequest: {}, pushed: { headSha: other } }

  test('is not submitted again once GitHub shows another than the head that failed first', async () => {
    const { passed, sent, seen } = await wait(
      { failures: 2, ...silent, ...pushed, pushedAtMs: 1.5 * MINUTE },
      { resubmit: '2' },
    )
    expect(passed).toBe(false)
    expect(sent).toHaveLength(1)
    expect(seen.errors[0]?.message).toContain(`its head is now \`${other.slice(0, 12)}\``)
  })

  test('is not submitted again once GitHub shows another than the head that is expected', async () => {
    const { passed, sent, seen } = await wait(
      { failures: 1, always: { prSha: undefined }, ...pushed, pushedAtMs: 0.5 * MINUTE },
      { operation: 'submit', wait: 'true', resubmit: '1', 'expected-head-sha': HEAD },
    )
    expect(passed).toBe(false)
    expect(sent).toHaveLength(0)
    expect(seen.errors[0]?.message).toContain(`its head is now \`${other.slice(0, 12)}\``)
  })

  test.each([
    ['the first record shows one', silent],
    ['no record shows one', { always: { prSha: undefined } }],
  ])('does not hide a merge of another head, which GitHub shows: %s', async (_, records) => {
    const merge = { headSha: other, merged: true }
    const { passed, outputs, seen } = await wait(
      { failures: 1, ...records, pullRequest: {}, pushed: merge },
      { resubmit: '1' },
    )
    expect(passed).toBe(false)
    expect(outputs['outcome']).toBe('refused')
    expect(seen.errors[0]?.message).toContain(`its head was \`${other}\` when it was merged`)
  })
})

describe('a failure without time stamps', () => {
  const run = async (
    second: object | undefined,
    inputs: Record<string, string> = {},
    headSha = HEAD,
  ) => {
    const body = (state: string, inQueue: boolean) => ({
      state,
      isCurrentlySubmittedToQueue: inQueue,
    })
    let submissions = 0
    let reads = 0
    await using service = await fakeService({
      '/getSubmittedPullRequest': () => {
        reads++
        if (submissions > 0) return { body: body('testing', true) }
        if (reads > 1 && second === undefined) return { status: 404, body: 'not found' }
        return {
          body: reads === 1 ? body('failed', false) : { ...body('failed', false), ...second },
        }
      },
      '/submitPullRequest': () => {
        submissions++
        return {}
      },
      '/cancelPullRequest': [{}],
      '/getQueue': [{ body: { state: 'running', enqueuedPullRequests: [] } }],
    })
    await using gitHub = await gitHubSandbox({ pullRequests: [{ number: 12, headSha }] })
    const { runner, seen } = recorder(
      {
        operation: 'wait-for-merge',
        'api-url': service.url,
        'pull-request': '12',
        'target-branch': 'main',
        'github-token': 'ghs_t0k3n',
        resubmit: '2',
        'timeout-minutes': '5',
        ...inputs,
      },
      { clock: new VirtualClock(EPOCH), env: { GITHUB_API_URL: gitHub.url } },
    )
    return { passed: await main(runner), seen, submissions }
  }

  test('is not submitted again once the pull request was cancelled', async () => {
    const { passed, submissions, seen } = await run({ state: 'cancelled' })
    expect(passed).toBe(false)
    expect(submissions).toBe(0)
    expect(seen.outputs['resubmissions']).toBe('0')
  })

  test('is not submitted again once the service does not know it any more', async () => {
    const { passed, submissions } = await run(undefined)
    expect(passed).toBe(false)
    expect(submissions).toBe(0)
  })

  test('is submitted again while it is still the same failure', async () => {
    const { submissions } = await run({})
    expect(submissions).toBe(1)
  })
})
