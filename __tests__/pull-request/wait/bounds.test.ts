/** A wait ends within its timeout and a little more, whatever hangs. */
import { createServer } from 'node:http'
import { gitHubSandbox } from '../../../sandbox/github/server.js'
import { onLoopback } from '../../../sandbox/loopback.js'
import { main } from '../../../src/main.js'
import { type Answer, fakeService } from '../../support/fake-service.js'
import { describe, expect, test } from '../../support/jest.js'
import { recorder } from '../../support/recorder.js'
import { VirtualClock } from '../../support/virtual-clock.js'

const EPOCH = Date.parse('2026-09-17T10:00:00.000Z')
const HEAD = 'a'.repeat(40)
const MERGE = 'c'.repeat(40)
const MERGED = { number: 12, headSha: HEAD, merged: true, mergeCommitSha: MERGE }

/** Takes requests and never answers: time goes by until the client gives up. */
async function silent(clock: VirtualClock) {
  const server = createServer(({ socket }) => void clock.passWhileOpen(socket, 500))
  const loopback = await onLoopback(server)
  return { ...loopback, url: loopback.origin }
}

const record = (state: string, inQueue = true): Answer => ({
  body: {
    state,
    isCurrentlySubmittedToQueue: inQueue,
    stateChangedAt: '2026-09-17T09:59:00.000Z',
    prSha: HEAD,
  },
})

const inputs = (url: string, more: Record<string, string>) => ({
  operation: 'wait-for-merge',
  'api-url': url,
  'pull-request': '12',
  'target-branch': 'main',
  'timeout-minutes': '0.05',
  ...more,
})

describe('within its timeout plus 15 s', () => {
  test.each(['fail', 'cancel', 'pass'])('the service hangs, on-timeout: %s', async (onTimeout) => {
    const clock = new VirtualClock(EPOCH)
    await using service = await silent(clock)
    const given = inputs(`${service.url}/v1`, { 'on-timeout': onTimeout, 'github-token': '' })
    const { runner, seen } = recorder(given, { clock })
    // No answer proves nothing, so even `pass` is red.
    expect(await main(runner)).toBe(false)
    expect(seen.outputs['outcome']).toBe('timed-out')
    expect(seen.errors).toEqual([
      expect.objectContaining({
        message: expect.stringContaining('the state of #12 is not known.'),
      }),
    ])
    expect(seen.info.join('\n')).not.toContain('still waiting')
    expect(clock.elapsed).toBeLessThanOrEqual(18_000)
  })

  test('the service hangs, and GitHub is left the time to show the merge', async () => {
    const clock = new VirtualClock(EPOCH)
    await using service = await silent(clock)
    await using gitHub = await gitHubSandbox({ pullRequests: [MERGED] })
    gitHub.beforeServing = () => clock.sleep(2000)
    const given = inputs(`${service.url}/v1`, { 'github-token': 'ghs_t0k3n' })
    const { runner, seen } = recorder(given, { clock, env: { GITHUB_API_URL: gitHub.url } })
    expect(await main(runner)).toBe(true)
    expect(seen.outputs).toMatchObject({ outcome: 'merged', 'merge-commit-sha': MERGE })
  })

  test('GitHub hangs, with a comment and a label to write', async () => {
    const clock = new VirtualClock(EPOCH)
    await using service = await fakeService({
      '/getSubmittedPullRequest': [record('testing')],
      '/getQueue': [{ body: { state: 'running', enqueuedPullRequests: [] } }],
    })
    await using gitHub = await silent(clock)
    const given = inputs(service.url, { comment: 'always', 'github-token': 'ghs_t0k3n' })
    const { runner, seen } = recorder(given, { clock, env: { GITHUB_API_URL: gitHub.url } })
    expect(await main(runner)).toBe(false)
    expect(seen.outputs['outcome']).toBe('timed-out')
    expect(clock.elapsed).toBeLessThanOrEqual(18_000)
  })
})

describe('what only the log needs hangs, and the record is read all the same', () => {
  test.each([
    ['GitHub', 'testing', '0.1', 5],
    ['GitHub', 'testing', '60', 15],
    ['getQueue', 'pending', '0.1', 5],
    ['getQueue', 'pending', '60', 15],
  ])('%s, while the record is %s (timeout %s min)', async (_, state, minutes, seconds) => {
    const clock = new VirtualClock(EPOCH)
    const at: number[] = []
    await using service = await fakeService({
      '/getSubmittedPullRequest': () =>
        at.push(clock.elapsed) === 1 ? record(state) : record('failed', false),
      '/getQueue': [{ hangs: clock }],
    })
    await using gitHub = await silent(clock)
    const { runner, seen } = recorder(
      inputs(service.url, {
        'timeout-minutes': minutes,
        'poll-interval-seconds': '1',
        'github-token': 'ghs_t0k3n',
      }),
      { clock, env: { GITHUB_API_URL: gitHub.url } },
    )
    expect(await main(runner)).toBe(false)
    expect(seen.outputs['outcome']).toBe('failed')
    expect(at[1]).toBeLessThanOrEqual(seconds * 1000)
  })
})

test('GitHub hangs when a pull request was not ready in time: the step ends within 45 s', async () => {
  const clock = new VirtualClock(EPOCH)
  await using service = await fakeService({
    '/getSubmittedPullRequest': [record('not_ready')],
    '/getQueue': [{ body: { state: 'running', enqueuedPullRequests: [] } }],
  })
  await using gitHub = await silent(clock)
  const given = inputs(service.url, {
    'timeout-minutes': '60',
    'not-ready-timeout-minutes': '1',
    'poll-interval-seconds': '1',
    'github-token': 'ghs_t0k3n',
    comment: 'always',
  })
  const { runner, seen } = recorder(given, { clock, env: { GITHUB_API_URL: gitHub.url } })
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('not-ready')
  expect(clock.elapsed).toBeLessThanOrEqual(60_000 + 4000 + 45_000)
})

test('GitHub hangs and the event is stale: the wait begins after 20 s with the base of the event', async () => {
  const clock = new VirtualClock(EPOCH)
  const at: number[] = []
  await using service = await fakeService({
    '/getSubmittedPullRequest': () => {
      at.push(clock.elapsed)
      return record('merged', false)
    },
  })
  await using gitHub = await silent(clock)
  const pull_request = {
    number: 12,
    updated_at: '2026-09-17T08:00:00Z',
    base: { ref: 'main' },
    head: { sha: HEAD },
  }
  const given = inputs(service.url, {
    'pull-request': '',
    'target-branch': '',
    'timeout-minutes': '60',
    'github-token': 'ghs_t0k3n',
  })
  const { runner, seen } = recorder(given, {
    clock,
    env: { GITHUB_API_URL: gitHub.url },
    event: { name: 'pull_request', payload: { pull_request } },
  })
  expect(await main(runner)).toBe(true)
  expect(seen.outputs).toMatchObject({ outcome: 'merged', 'target-branch': 'main' })
  expect(at[0]).toBeLessThanOrEqual(20_500)
})

describe('GitHub hangs before the wait, because `target-branch` is not set', () => {
  const wait = async (more: Record<string, string>) => {
    const clock = new VirtualClock(EPOCH)
    await using service = await fakeService({ '/getSubmittedPullRequest': [record('testing')] })
    await using gitHub = await silent(clock)
    const given = inputs(service.url, { 'target-branch': '', 'github-token': 'ghs_t0k3n', ...more })
    const { runner, seen } = recorder(given, { clock, env: { GITHUB_API_URL: gitHub.url } })
    return { passed: await main(runner), seen, seconds: clock.elapsed / 1000 }
  }

  test.each(['fail', 'cancel', 'pass'])('on-timeout: %s', async (onTimeout) => {
    const { passed, seen, seconds } = await wait({ 'on-timeout': onTimeout })
    expect(passed).toBe(false)
    expect(seen.outputs['outcome']).toBe('timed-out')
    expect(seen.errors[0]?.message).toContain('Set `pull-request` and `target-branch`')
    expect(seconds).toBeLessThanOrEqual(18)
  })

  test('with a longer timeout, the message says how GitHub failed', async () => {
    const { seen, seconds } = await wait({ 'timeout-minutes': '60' })
    expect(seen.outputs['outcome']).toBe('timed-out')
    expect(seen.errors[0]?.message).toContain('GitHub did not answer in time')
    expect(seconds).toBeLessThanOrEqual(21)
  })
})

test('a merge that GitHub does not confirm ends the wait 45 s after its timeout at most', async () => {
  const clock = new VirtualClock(EPOCH)
  await using service = await fakeService({ '/getSubmittedPullRequest': [record('merged', false)] })
  await using gitHub = await silent(clock)
  const given = inputs(service.url, { 'github-token': 'ghs_t0k3n' })
  const { runner, seen } = recorder(given, { clock, env: { GITHUB_API_URL: gitHub.url } })
  expect(await main(runner)).toBe(true)
  expect(seen.outputs).toMatchObject({ outcome: 'merged', 'merge-commit-sha': '' })
  expect(seen.warnings.map(({ message }) => message).join()).toContain(
    '`merge-commit-sha` is empty',
  )
  expect(clock.elapsed).toBeLessThanOrEqual(48_000)
})

test('a peer that speaks no TLS ends the wait within 20 s', async () => {
  const clock = new VirtualClock(EPOCH)
  await using plain = await fakeService({ '/getSubmittedPullRequest': [record('testing')] })
  const given = inputs(plain.url.replace('http:', 'https:'), { 'timeout-minutes': '60' })
  const { runner, seen } = recorder({ ...given, 'github-token': '' }, { clock })
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('unavailable')
  expect(seen.errors[0]?.message).toContain(new URL(plain.url).host)
  expect(seen.errors[0]?.message).toContain('Check the host, the port and https://')
  expect(clock.elapsed).toBeLessThanOrEqual(21_000)
  expect(plain.calls).toEqual([])
})

test.each(['86400', 'Wed, 21 Oct 2099 07:28:00 GMT'])(
  'Retry-After: %s pauses the polls for a minute at most, and the log says so',
  async (retryAfter) => {
    const clock = new VirtualClock(EPOCH)
    const at: number[] = []
    await using service = await fakeService({
      '/getSubmittedPullRequest': () => {
        at.push(clock.elapsed)
        return at.length < 3
          ? { status: 429, body: 'slow', headers: { 'retry-after': retryAfter } }
          : record('merged', false)
      },
    })
    const given = inputs(service.url, { 'timeout-minutes': '10', 'github-token': '' })
    const { runner, seen } = recorder(given, { clock })
    expect(await main(runner)).toBe(true)
    expect(at).toEqual([0, 60_000, 120_000])
    expect(seen.info.join('\n')).toContain('The service asks for a pause of')
  },
)

describe('the commit of a merge', () => {
  /** Until some time GitHub shows no commit, nor a merge unless it has `merged` it. */
  const wait = async (showAfterMs: number, pullRequest: object = MERGED, merged = false) => {
    const clock = new VirtualClock(EPOCH)
    await using service = await fakeService({
      '/getSubmittedPullRequest': [record('merged', false)],
    })
    await using before = await gitHubSandbox({
      pullRequests: [{ number: 12, headSha: HEAD, merged }],
    })
    await using after = await gitHubSandbox({
      pullRequests: [pullRequest as { readonly number: number }],
    })
    const server = createServer((request, response) => {
      const isShown = clock.elapsed >= showAfterMs
      void fetch(`${(isShown ? after : before).url}${request.url}`, {
        headers: { authorization: 'token t' },
      })
        .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
        .then(({ status, text }) =>
          response
            .writeHead(status, { 'content-type': 'application/json' })
            .end(isShown ? text : text.replace(/("merge_commit_sha":)"\w*"/, '$1null')),
        )
    })
    await using proxy = await onLoopback(server)
    const given = inputs(service.url, { 'github-token': 'ghs_t0k3n', 'timeout-minutes': '5' })
    const { runner, seen } = recorder(given, { clock, env: { GITHUB_API_URL: proxy.origin } })
    const passed = await main(runner)
    return { passed, seen, seconds: clock.elapsed / 1000 }
  }

  test.each([false, true])('is requested until GitHub shows it (merged: %s)', async (merged) => {
    const { passed, seen, seconds } = await wait(20_000, MERGED, merged)
    expect(passed).toBe(true)
    expect(seen.outputs['merge-commit-sha']).toBe(MERGE)
    expect(seconds).toBeLessThanOrEqual(30)
  })

  test('is empty with a warning when GitHub does not show it for 30 s', async () => {
    const { passed, seen, seconds } = await wait(300_000)
    expect(passed).toBe(true)
    expect(seen.outputs['merge-commit-sha']).toBe('')
    expect(seen.warnings).toHaveLength(1)
    expect(seconds).toBeLessThanOrEqual(45)
  })

  test('is not the one of a merge into another base branch', async () => {
    const { seen } = await wait(0, { ...MERGED, baseBranch: 'release' })
    expect(seen.outputs['merge-commit-sha']).toBe('')
    expect(seen.warnings).toEqual([])
  })
})
