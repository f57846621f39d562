import { gitHubSandbox } from '../../sandbox/github/server.js'
import { main } from '../../src/main.js'
import { type Inputs, linesOf, live, QUEUE, recordOf } from '../pull-request/world.js'
import { fakeService } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'

const inputs = (url: string) => ({
  operation: 'get-pull-request',
  'api-url': url,
  'pull-request': '12',
  'target-branch': 'main',
})
const testing = { state: 'testing', isCurrentlySubmittedToQueue: true, priorityName: 'high' }

test('gives the state in the spelling of the interface', async () => {
  await using service = await fakeService({ '/getSubmittedPullRequest': [{ body: testing }] })
  const { runner, seen, result } = recorder(inputs(service.url))
  expect(await main(runner)).toBe(true)
  expect(seen.outputs).toMatchObject({ outcome: 'found', state: 'TESTING', submitted: 'true' })
  expect(result()).toMatchObject({ outcome: 'found', operation: 'get-pull-request' })
  expect(seen.summary).toMatch(/Priority <code>high<\/code>/)
})

test('a state that fail-on names fails the step and stays found', async () => {
  await using service = await fakeService({ '/getSubmittedPullRequest': [{ body: testing }] })
  const { runner, seen } = recorder({ ...inputs(service.url), 'fail-on': 'failed, testing' })
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('found')
  expect(seen.errors).toHaveLength(1)
})

test.each([
  'NOT_READY',
  'PENDING',
  'TESTING',
  'TESTS_PASSED',
  'MERGED',
  'FAILED',
  'CANCELLED',
  'PENDING_FAILURE',
])('fail-on takes %s', async (state) => {
  const body = { state: state.toLowerCase(), isCurrentlySubmittedToQueue: false }
  await using service = await fakeService({ '/getSubmittedPullRequest': [{ body }] })
  const { runner, seen } = recorder({ ...inputs(service.url), 'fail-on': state.toLowerCase() })
  expect(await main(runner)).toBe(false)
  expect(seen.errors[0]?.message).toContain(`is ${state}, which \`fail-on\` lists`)
})

test.each([
  ['main', true],
  ['release', false],
])('what the queue calls failed, GitHub may have merged into %s', async (baseBranch, isSaid) => {
  const body = { state: 'failed', isCurrentlySubmittedToQueue: false }
  await using service = await fakeService({ '/getSubmittedPullRequest': [{ body }] })
  await using github = await gitHubSandbox({
    pullRequests: [{ number: 12, state: 'closed', merged: true, baseBranch }],
  })
  const { runner, seen } = recorder(
    { ...inputs(service.url), 'fail-on': 'failed', 'github-token': 'ghs_t0k3n' },
    { env: { GITHUB_API_URL: github.url } },
  )
  expect(await main(runner)).toBe(false)
  const said = 'GitHub shows that it is merged into main. There is nothing more to wait for.'
  expect(seen.errors[0]?.message.endsWith(`\`fail-on\` lists. ${said}`)).toBe(isSaid)
  expect(seen.info.includes('GitHub shows that it is merged into main')).toBe(isSaid)
  expect(seen.outputs).toMatchObject({ outcome: 'found', state: 'FAILED' })
})

test('the head is the one that GitHub shows, where the record has the one that was submitted', async () => {
  const [submitted, headSha] = ['a'.repeat(40), 'b'.repeat(40)]
  const body = { state: 'cancelled', isCurrentlySubmittedToQueue: false, prSha: submitted }
  await using service = await fakeService({ '/getSubmittedPullRequest': [{ body }] })
  await using github = await gitHubSandbox({ pullRequests: [{ number: 12, headSha }] })
  const heads = async (token: string) => {
    const { runner, seen } = recorder(
      { ...inputs(service.url), 'github-token': token },
      { env: { GITHUB_API_URL: github.url } },
    )
    await main(runner)
    return seen.outputs['head-sha']
  }
  expect([await heads('ghs_t0k3n'), await heads('')]).toEqual([headSha, submitted])
})

test('404 is an ordinary answer: never submitted', async () => {
  await using service = await fakeService({
    '/getSubmittedPullRequest': [{ status: 404, body: 'not found' }],
  })
  const { runner, seen } = recorder(inputs(service.url))
  expect(await main(runner)).toBe(true)
  expect(seen.outputs).toMatchObject({ outcome: 'not-submitted', submitted: 'false' })
})

test('a body that breaks off is requested again, and never passes', async () => {
  await using service = await fakeService({
    '/getSubmittedPullRequest': [{ body: testing, cut: 'middle' }],
  })
  const { runner, seen, clock } = recorder(inputs(service.url))
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('bad-response')
  expect(seen.errors).toHaveLength(1)
  expect(clock.elapsed).toBeLessThanOrEqual(121_000)
})

test.each([
  'NOT_READY',
  'PENDING',
  'TESTING',
  'TESTS_PASSED',
  'MERGED',
  'FAILED',
  'CANCELLED',
  'PENDING_FAILURE',
])('the gate knows %s', async (state) => {
  const body = { state: state.toLowerCase(), isCurrentlySubmittedToQueue: true }
  await using service = await fakeService({ '/getSubmittedPullRequest': [{ body }] })
  const { runner, seen } = recorder({ ...inputs(service.url), 'fail-on': state.toLowerCase() })
  expect(await main(runner)).toBe(false)
  expect(seen.outputs).toMatchObject({ outcome: 'found', state })
})

test.each([
  ['in the queue', { isCurrentlySubmittedToQueue: true }],
  ['not in the queue', { isCurrentlySubmittedToQueue: false, prNumber: 12 }],
])('a gate fails on a record without a state, %s', async (_, body) => {
  await using service = await fakeService({
    '/getSubmittedPullRequest': [{ body }],
    '/getQueue': [{ body: { state: 'running', enqueuedPullRequests: [] } }],
  })
  const given = {
    operation: 'get-pull-request',
    'api-url': service.url,
    'pull-request': '12',
    'target-branch': 'main',
    'github-token': '',
  }
  const gate = recorder({ ...given, 'fail-on': 'FAILED' })
  expect(await main(gate.runner)).toBe(false)
  expect(gate.seen.outputs['outcome']).toBe('bad-response')
  expect(gate.seen.errors[0]?.message).toContain('returned no state')
  const plain = recorder(given)
  expect(await main(plain.runner)).toBe(true)
})

test('a list in the brackets of JSON is a wrong input whose message names the state that is meant', async () => {
  await using service = await fakeService({})
  const { runner, seen } = recorder({ ...inputs(service.url), 'fail-on': '["FAILED"]' })
  await main(runner)
  expect(seen.errors[0]?.message).toContain('did you mean `FAILED`? It must be one of')
})

test('a fail-on whose expressions all came out empty is wrong, not a gate without states', async () => {
  await using service = await fakeService({})
  const { runner, seen } = recorder({ ...inputs(service.url), 'fail-on': ', ,' })
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('invalid-input')
  expect(seen.errors[0]?.message).toContain(
    '`fail-on` must name one of NOT_READY, PENDING, TESTING',
  )
  expect(service.paths()).toEqual([])
})

const FACTS = 'Since (UTC) 2026-09-17 10:01 · Head commit aaaaaaaaaaaa'

describe('get-pull-request', () => {
  const paused = () => ({ body: { ...QUEUE, state: 'paused' } })

  test.each<[string, Inputs, readonly string[], readonly string[]]>([
    [
      'pending',
      {},
      ['/getQueue'],
      ['### ℹ️ #12 on main is PENDING, in the queue', 'The queue of main is paused', FACTS],
    ],
    ['testing', {}, [], ['### ℹ️ #12 on main is TESTING, in the queue', FACTS]],
    ['testing', { 'fail-on': 'FAILED' }, [], ['### ℹ️ #12 on main is TESTING, in the queue', FACTS]],
    [
      'failed',
      { 'fail-on': 'FAILED' },
      [],
      [
        '### ❌ #12 on main is FAILED, which fail-on lists',
        '**Next:** Run the step again when the state has changed.',
        FACTS,
      ],
    ],
  ])('summarizes a pull request that is %s, with %j', async (state, inputs, sent, lines) => {
    const world = { shows: () => recordOf(state), queue: paused }
    const step = await live(world, { operation: 'get-pull-request', ...inputs })
    expect(step.sent).toEqual(sent)
    expect(linesOf(step.seen.summary)).toEqual(lines)
    expect(step.passed).toBe(!lines[0]?.includes('❌'))
  })

  test('shows the priority in the summary', async () => {
    const shows = () => recordOf('testing', { priorityName: 'high' })
    const { seen } = await live({ shows }, { operation: 'get-pull-request' })
    expect(linesOf(seen.summary)[1]).toBe(FACTS.replace('· Head', '· Priority high · Head'))
  })

  test.each([
    [404, 'not-submitted', true],
    [403, 'unauthorized', false],
  ])('with `fail-on`, HTTP %i is the outcome %s', async (status, expected, passes) => {
    const inputs = { operation: 'get-pull-request', 'fail-on': 'FAILED' }
    const { outcome, passed } = await live({ shows: () => ({ status, body: 'no' }) }, inputs)
    expect({ outcome, passed }).toEqual({ outcome: expected, passed: passes })
  })
})
