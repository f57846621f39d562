/** What cannot be read or written is never good news, and changes nothing that is stored. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from '../../sandbox/github/server.js'
import type { Answer } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { watchedQueue } from './watched-queue.js'

type World = Awaited<ReturnType<typeof watchedQueue>>

const inputs = { watch: 'oldest-testing-minutes: [60, 120]' }
const DOWN: Fault = { status: 502, body: { message: 'Server Error' } }

/** GitHub fails each request that these words describe, such as `POST /comments`. */
function failGitHub({ gitHub }: World, method: string, part: string, fault: Fault = DOWN): void {
  gitHub.beforeServing = () => {
    const call = gitHub.calls.at(-1)
    if (call?.method === method && call.path.includes(part)) gitHub.faults.push(fault)
  }
}
const healGitHub = ({ gitHub }: World) => {
  gitHub.beforeServing = () => {}
}

/** What GitHub has stored. */
const stored = ({ gitHub: { issues, comments } }: World) => structuredClone({ issues, comments })

test('an outage of the service fails the step, and neither announces nor recovers', async () => {
  let isDown = false
  await using queue = await watchedQueue({
    intercept: () => (isDown ? { status: 503, body: 'down' } : undefined),
  })
  queue.fill(['testing', 70])
  await queue.watch(inputs)
  const before = stored(queue)
  isDown = true
  queue.fill()
  for (let reading = 0; reading < 4; reading++) {
    const { outcome, passed } = await queue.watch(inputs)
    expect(passed).toBe(false)
    expect(outcome).toBe('unavailable')
  }
  expect(stored(queue)).toEqual(before)
  isDown = false
  const after = [await queue.watch(inputs), await queue.watch(inputs), await queue.watch(inputs)]
  expect(after.map(({ outcome }) => outcome)).toEqual(['degraded', 'degraded', 'recovered'])
})

test('an outage of the metrics keeps the tier, and its readings do not count towards recovery', async () => {
  const gauge = (value: number): Answer => ({ body: `mq_depth_current{branch="main"} ${value}\n` })
  let answer = gauge(30)
  await using queue = await watchedQueue({ metrics: () => answer })
  const watch = () => queue.watch({ watch: 'mq_depth_current: 20\ndepth: 100' })
  expect((await watch()).outcome).toBe('degraded')
  answer = { status: 500, body: 'down' }
  for (let reading = 0; reading < 5; reading++) {
    const { outcome, findings, warnings, passed } = await watch()
    expect(passed).toBe(true)
    expect(outcome).toBe('degraded')
    expect(findings['mq_depth_current']).toMatchObject({ value: null, tier: 'degraded' })
    expect(warnings[0]).toContain('`mq_depth_current` (stays degraded)')
  }
  answer = gauge(3)
  expect((await watch()).outcome).toBe('degraded')
  answer = { status: 500, body: 'down' }
  expect((await watch()).findings['mq_depth_current']).toMatchObject({ tier: 'healthy' })
  answer = gauge(3)
  expect((await watch()).outcome).toBe('degraded')
  expect((await watch()).outcome).toBe('recovered')
  expect(queue.announced()).toEqual(['degraded', 'recovered'])
})

describe('an issue that cannot be read fails the step, and nothing is changed', () => {
  test.each([
    ['a server error', DOWN, 'unavailable'],
    [
      'a missing permission',
      { status: 403, body: { message: 'Resource not accessible by integration' } },
      'unauthorized',
    ],
    ['a web page', { status: 200, body: '<html>Sign in</html>' }, 'bad-response'],
  ])('%s', async (_, fault, outcome) => {
    await using queue = await watchedQueue()
    queue.fill(['testing', 70])
    await queue.watch(inputs)
    const before = stored(queue)
    queue.fill()
    failGitHub(queue, 'GET', '/issues', fault)
    for (let reading = 0; reading < 3; reading++) {
      const step = await queue.watch(inputs)
      expect(step.passed).toBe(false)
      expect(step.outcome).toBe(outcome)
    }
    healGitHub(queue)
    expect(stored(queue)).toEqual(before)
    expect((await queue.watch(inputs)).outcome).toBe('degraded')
  })
})

test('a GitHub that never answers fails the step after 30 s', async () => {
  await using queue = await watchedQueue()
  failGitHub(queue, 'GET', '/issues', { status: 503, headers: { 'retry-after': '20' } })
  const before = queue.clock.elapsed
  const { outcome, error } = await queue.watch(inputs)
  expect(outcome).toBe('timed-out')
  expect(error).toContain('GitHub did not answer in time')
  expect(queue.clock.elapsed - before).toBeLessThanOrEqual(31_000)
})

describe('an announcement that GitHub does not take for a temporary reason', () => {
  test.each([
    ['a server error', DOWN],
    [
      'a rate limit',
      { status: 403, body: { message: 'You have exceeded a secondary rate limit.' } },
    ],
    [
      'a comment that comes too quickly',
      { status: 422, body: { message: 'Validation Failed: was submitted too quickly' } },
    ],
  ])('is a warning, and the next run posts it: %s', async (_, fault) => {
    await using queue = await watchedQueue()
    queue.fill(['testing', 70])
    failGitHub(queue, 'POST', '/comments', fault)
    const refused = await queue.watch({ ...inputs, 'slack-payload-file': 'slack.json' })
    expect(refused.passed).toBe(true)
    expect(refused.outputs).toMatchObject({ outcome: 'degraded', announced: 'false' })
    expect(refused.warnings.join()).toContain('the next run will try again')
    expect(existsSync(join(refused.folder, 'slack.json'))).toBe(false)
    healGitHub(queue)
    const next = await queue.watch({ ...inputs, 'slack-payload-file': 'slack.json' })
    expect(next.outputs).toMatchObject({ announced: 'true', since: '2026-09-17T10:00:00.000Z' })
    expect(readFileSync(join(next.folder, 'slack.json'), 'utf8')).toContain(
      'The queue of main is slow',
    )
    expect(queue.announced()).toEqual(['degraded'])
  })

  test('is a recovery that is announced by the next run, which ends as `recovered`', async () => {
    await using queue = await watchedQueue()
    queue.fill(['testing', 70])
    await queue.watch(inputs)
    queue.fill()
    await queue.watch(inputs)
    await queue.watch(inputs)
    failGitHub(queue, 'POST', '/comments')
    expect((await queue.watch(inputs)).outputs).toMatchObject({
      outcome: 'degraded',
      tier: 'degraded',
      announced: 'false',
    })
    healGitHub(queue)
    expect((await queue.watch(inputs)).outcome).toBe('recovered')
    expect(queue.announced()).toEqual(['degraded', 'recovered'])
  })

  test('is followed by no recovery if the queue is healthy by then', async () => {
    await using queue = await watchedQueue()
    const brief = { ...inputs, 'recover-after': '1', 'slack-payload-file': 'slack.json' }
    queue.fill(['testing', 70])
    failGitHub(queue, 'POST', '/comments')
    expect((await queue.watch(brief)).outputs).toMatchObject({
      outcome: 'degraded',
      announced: 'false',
    })
    healGitHub(queue)
    queue.fill()
    const { outputs, folder } = await queue.watch(brief)
    expect(outputs).toMatchObject({
      outcome: 'healthy',
      tier: 'healthy',
      'previous-tier': 'degraded',
      announced: 'false',
      since: '',
    })
    expect(existsSync(join(folder, 'slack.json'))).toBe(false)
    expect(queue.announced()).toEqual([])
    expect(queue.gitHub.issues[0]?.state).toBe('closed')
  })

  test('is posted once if only the answer was lost', async () => {
    await using queue = await watchedQueue()
    queue.fill(['testing', 70])
    let isLost = false
    queue.gitHub.beforeServing = () => {
      const { method, path = '' } = queue.gitHub.calls.at(-1) ?? {}
      if (isLost || method !== 'POST' || !path.includes('/comments')) return
      isLost = true
      queue.gitHub.faults.push({ status: 502, applied: true })
    }
    expect((await queue.watch(inputs)).outputs['announced']).toBe('true')
    expect(queue.announced()).toEqual(['degraded'])
  })
})

test('an issue that cannot be updated after the announcement is a warning, and nothing is announced again', async () => {
  await using queue = await watchedQueue()
  queue.fill(['testing', 70])
  failGitHub(queue, 'PATCH', '/issues/')
  const { outputs, warnings, passed } = await queue.watch(inputs)
  expect(passed).toBe(true)
  expect(outputs['announced']).toBe('true')
  expect(warnings.join()).toContain('could not be updated')
  healGitHub(queue)
  expect((await queue.watch(inputs)).outputs).toMatchObject({
    announced: 'false',
    tier: 'degraded',
  })
  expect(queue.announced()).toEqual(['degraded'])
})

describe.each([
  ['404', { status: 404, body: { message: 'Not Found' } }, 'not-found'],
  ['410', { status: 410, body: { message: 'This issue was deleted' } }, 'refused'],
  [
    '403',
    { status: 403, body: { message: 'Resource not accessible by integration' } },
    'unauthorized',
  ],
])('an announcement that GitHub refuses with %s', (_, fault, outcome) => {
  test.each([true, false])('fails the step (there was an issue: %p)', async (hasIssue) => {
    await using queue = await watchedQueue()
    if (hasIssue) {
      queue.setState('paused')
      await queue.watch({ watch: 'stopped-minutes: 30' })
      queue.setState('running')
    }
    queue.fill(['testing', 70])
    failGitHub(queue, 'POST', '/comments', fault)
    const step = await queue.watch({ ...inputs, 'slack-payload-file': 'slack.json' })
    expect(step.passed).toBe(false)
    expect(step.outputs).toMatchObject({ outcome, announced: 'false' })
    expect(existsSync(join(step.folder, 'slack.json'))).toBe(false)
    expect(queue.gitHub.issues).toHaveLength(1)
  })
})

test('without `issues: write`, the step fails before it announces anything', async () => {
  await using queue = await watchedQueue({ gitHub: { granted: { issues: 'read' } } })
  queue.fill(['testing', 70])
  const { passed, outputs, error } = await queue.watch(inputs)
  expect(passed).toBe(false)
  expect(outputs).toMatchObject({ outcome: 'unauthorized', announced: 'false', tier: 'degraded' })
  expect(error).toContain('`issues: write`')
  expect(queue.gitHub.comments).toEqual([])
})

test('a label that cannot be set fails the step before it announces anything', async () => {
  await using queue = await watchedQueue({ gitHub: { dropsLabels: true } })
  queue.fill(['testing', 70])
  const { outcome, error } = await queue.watch(inputs)
  expect(outcome).toBe('refused')
  expect(error).toContain('did not set the label `merge-queue-health`')
  expect(queue.gitHub.comments).toEqual([])
})
