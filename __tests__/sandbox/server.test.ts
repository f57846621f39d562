/** The interface of the sandbox: status codes, authentication and limits, and what each call does. */
import { Registry } from 'prom-client'
import { MAX_BODY_BYTES } from '../../sandbox/server.js'
import { describe, expect, test } from '../support/jest.js'
import { type Json, type Played, play, REPO } from './support.js'

const SHA = 'a'.repeat(40)

const scenario = {
  repository: REPO,
  organization: 'octo',
  queues: [{ branch: 'main' }, { branch: 'fast', mode: 'parallel' as const }],
  pullRequests: [
    { number: 1 },
    { number: 2, fails: 'always' as const, failingCheck: 'lint' },
    { number: 3, base: 'fast', sha: SHA },
    { number: 4, testMinutes: 90 },
  ],
  unhealthyTests: { count: 250, brokenShare: 0.2 },
}
const begin = () => play(scenario)

const ON_FAST = { targetBranch: 'fast' }
const NOWHERE = { targetBranch: 'nowhere' }
const pr = (number: unknown) => ({ pr: { number } })
const targetsOf3 = (sha: string, impactedTargets: unknown = ['x']) => ({
  ...ON_FAST,
  pr: { number: 3, sha },
  impactedTargets,
})

describe('pull requests', () => {
  test('writes answer plain OK, and reads give the state in lower case', async () => {
    await using world = await begin()
    expect(await world.post('/submitPullRequest', pr(1))).toEqual({ status: 200, text: 'OK' })
    await world.pass(1)
    expect(await world.recordOf(1)).toMatchObject({
      state: 'testing',
      isCurrentlySubmittedToQueue: true,
      priorityName: 'medium',
      usedDefaultPriorityName: 'medium',
      readiness: { requiresImpactedTargets: false, gitHubMergeability: 'mergeable' },
    })
    await world.pass(10)
    expect(await world.recordOf(1)).toMatchObject({
      state: 'merged',
      isCurrentlySubmittedToQueue: false,
    })
  })

  test.each([
    ['/getSubmittedPullRequest', pr(1)],
    ['/cancelPullRequest', pr(1)],
    ['/restartTestsOnPullRequest', pr(1)],
    ['/submitPullRequest', pr(99)],
    ['/submitPullRequest', { ...pr(1), ...NOWHERE }],
    ['/getQueue', NOWHERE],
    ['/deleteQueue', NOWHERE],
    ['/updateQueue', NOWHERE],
    ['/getQueue', { repo: { ...REPO, name: 'other' } }],
    ['/getMergeQueueTestingDetails', { testRunId: 'none' }],
    ['/nothing', {}],
  ])('%s answers HTTP 404 in plain text to what is not there: %j', async (path, body) => {
    await using world = await begin()
    const { status, text } = await world.post(path, body)
    expect(status).toBe(404)
    expect(() => JSON.parse(text)).toThrow()
  })

  test.each([
    ['/submitPullRequest', { ...pr(1), priority: 256 }],
    ['/submitPullRequest', { ...pr(1), noBatch: 'yes' }],
    ['/submitPullRequest', pr(1.5)],
    ['/submitPullRequest', { ...pr(1), repo: undefined }],
    ['/submitPullRequest', '{'],
    ['/setImpactedTargets', targetsOf3(SHA, 'all')],
    ['/updateQueue', { state: 'switching_modes' }],
  ])('%s answers HTTP 400 to a wrong field: %j', async (path, body) => {
    await using world = await begin()
    expect((await world.post(path, body)).status).toBe(400)
  })

  test('a second submit rewrites the priority', async () => {
    await using world = await begin()
    await world.post('/submitPullRequest', pr(1))
    const urgent = { ...pr(1), priority: 'urgent' }
    expect((await world.post('/submitPullRequest', urgent)).status).toBe(200)
    expect(await world.recordOf(1)).toMatchObject({ priorityValue: 0, skipTheLine: true })
  })

  test('a second submit is a conflict at services that refuse it', async () => {
    await using world = await play({ ...scenario, service: { submitQueued: 'conflict' } })
    const twice = [1, 2].map(() => world.post('/submitPullRequest', pr(1)))
    const statuses = (await Promise.all(twice)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
  })

  test('targets of another commit are accepted, and the pull request stays not ready', async () => {
    await using world = await begin()
    await world.post('/submitPullRequest', { ...pr(3), ...ON_FAST })
    const other = targetsOf3('b'.repeat(40), [])
    expect((await world.post('/setImpactedTargets', other)).status).toBe(200)
    await world.pass(1)
    expect(await world.recordOf(3, ON_FAST)).toMatchObject({
      state: 'not_ready',
      readiness: { requiresImpactedTargets: true, hasImpactedTargets: false },
    })
    expect(await world.read('/getQueue', ON_FAST)).toMatchObject({ enqueuedPullRequests: [] })
    await world.post('/setImpactedTargets', targetsOf3(SHA, []))
    expect(await world.recordOf(3, ON_FAST)).toMatchObject({ state: 'testing' })
  })
})

describe('authentication and limits', () => {
  test.each(['', 'wrong'])('the token %j is HTTP 401, and nothing is done', async (token) => {
    await using world = await begin()
    const { status } = await world.post('/submitPullRequest', pr(1), { 'x-api-token': token })
    expect(status).toBe(401)
    expect(world.sandbox.engine.transitions).toEqual([])
  })

  test('exactly 20 MiB are accepted, one byte more is not', async () => {
    await using world = await begin()
    const body = JSON.stringify({ repo: REPO, ...targetsOf3(SHA) })
    const padded = (bytes: number) => body + ' '.repeat(bytes - body.length)
    expect((await world.post('/setImpactedTargets', padded(MAX_BODY_BYTES))).status).toBe(200)
    expect((await world.post('/setImpactedTargets', padded(MAX_BODY_BYTES + 1))).status).toBe(413)
  })

  test('the log of requests has what was sent and no token', async () => {
    await using world = await begin()
    await world.post('/submitPullRequest', pr(1))
    expect(world.sandbox.requests).toMatchObject([
      { method: 'POST', path: '/submitPullRequest', body: pr(1), status: 200 },
    ])
    expect(JSON.stringify(world.sandbox.requests)).not.toContain(world.sandbox.token)
  })
})

describe('queues', () => {
  test('a queue is created, read, updated, emptied and deleted', async () => {
    await using world = await begin()
    const onNew = { targetBranch: 'new' }
    const made = { ...onNew, mode: 'single', concurrency: 2 }
    expect(await world.post('/createQueue', made)).toEqual({ status: 200, text: 'OK' })
    expect((await world.post('/createQueue', made)).status).toBe(409)
    const changed = await world.read('/updateQueue', { ...onNew, state: 'paused', batch: true })
    expect(changed).toMatchObject({ state: 'paused', batch: true, concurrency: 2 })
    expect(changed).not.toHaveProperty('enqueuedPullRequests')
    await world.post('/submitPullRequest', { ...pr(1), ...onNew })
    expect((await world.post('/deleteQueue', onNew)).status).toBe(400)
    await world.post('/cancelPullRequest', { ...pr(1), ...onNew })
    expect(await world.post('/deleteQueue', onNew)).toEqual({ status: 200, text: 'OK' })
    expect((await world.post('/getQueue', onNew)).status).toBe(404)
  })

  test('getQueue lists pull requests in queue order, each with its state', async () => {
    await using world = await begin()
    world.submit(1, 2)
    await world.pass(1)
    expect((await world.read('/getQueue'))['enqueuedPullRequests']).toMatchObject([
      { prNumber: 1, state: 'testing' },
      { prNumber: 2, state: 'pending' },
    ])
  })

  test('older services answer updateQueue with OK', async () => {
    await using world = await play({ ...scenario, service: { updateAnswer: 'ok' } })
    expect((await world.post('/updateQueue', { concurrency: 3 })).text).toBe('OK')
    expect(world.sandbox.engine.queues.get('main')?.settings.concurrency).toBe(3)
  })
})

describe('testing details', () => {
  /** Submits; reads the details of the test run whose id is in the name of its branch. */
  const testing = async (world: Played, number: number) => {
    world.submit(number)
    await world.pass(1)
    const branch = world.sandbox.engine.queues.get('main')?.entry(number)?.run?.test.branch ?? ''
    const [, testRunId] = /^trunk-merge\/pr-\d+\/([0-9a-f-]{36})$/.exec(branch) ?? []
    return () => world.read('/getMergeQueueTestingDetails', { testRunId })
  }

  test('a run that fails names its check, and repeats contexts', async () => {
    await using world = await begin()
    const details = await testing(world, 2)
    expect(await details()).toMatchObject({
      status: 'in_progress',
      requiredStatuses: ['CI (pr)'],
      testedPullRequests: [{ prNumber: 2, prUrl: 'https://github.com/octo-org/orion/pull/2' }],
    })
    await world.pass(20)
    const { status, statusChecks } = await details()
    expect(status).toBe('failed')
    const checks = statusChecks as { context: string; state: string }[]
    expect(checks).toContainEqual(expect.objectContaining({ context: 'lint', state: 'FAILURE' }))
    expect(checks.length).toBeGreaterThan(new Set(checks.map(({ context }) => context)).size)
  })

  test('a run that times out lacks a required check', async () => {
    await using world = await begin()
    const details = await testing(world, 4)
    await world.pass(60)
    expect(await details()).toMatchObject({
      status: 'failed',
      statusChecks: [],
      requiredStatuses: ['CI (pr)'],
    })
  })
})

describe('unhealthy tests', () => {
  const list = (world: Played, status: string, page_query: object) =>
    world.post('/flaky-tests/list-unhealthy-tests', { org_url_slug: 'octo', status, page_query })

  test('the pages list every test of a status exactly once', async () => {
    await using world = await begin()
    const ids: unknown[] = []
    let page_token = ''
    let total_rows = 0
    do {
      const { text } = await list(world, 'FLAKY', { page_size: 100, page_token })
      const { tests, page } = JSON.parse(text) as {
        tests: { id: string; status: { value: string } }[]
        page: { next_page_token: string; total_rows: number }
      }
      for (const found of tests) expect(found.status.value).toBe('flaky')
      ids.push(...tests.map(({ id }) => id))
      page_token = page.next_page_token
      total_rows = page.total_rows
    } while (page_token !== '')
    expect(total_rows).toBe(ids.length)
    expect(new Set(ids).size).toBe(ids.length)
    const broken = JSON.parse((await list(world, 'BROKEN', { page_size: 1 })).text) as Json
    expect(broken['page']).toMatchObject({ total_rows: 250 - ids.length })
  })

  test.each([
    ['FLAKY', { page_size: 0 }],
    ['FLAKY', { page_size: 101 }],
    ['FLAKY', {}],
    ['flaky', { page_size: 1 }],
    ['FLAKY', { page_size: 1, page_token: 'x' }],
    ['FLAKY', { page_size: 1, page_token: Buffer.from('BROKEN:1').toString('base64url') }],
  ])('a list of %s with %j is HTTP 400', async (status, query) => {
    await using world = await begin()
    expect((await list(world, status, query)).status).toBe(400)
  })
})

describe('metrics', () => {
  const metrics = async ({ sandbox }: Played, query: string) => {
    const response = await fetch(`${sandbox.url}/getMergeQueueMetrics${query}`, {
      headers: { 'x-api-token': sandbox.token },
    })
    const type = response.headers.get('content-type')
    return { status: response.status, type, text: await response.text() }
  }

  test('are in the text format', async () => {
    await using world = await begin()
    const { type, text } = await metrics(world, '?repo=octo-org/orion&repoHost=github.com')
    expect(type).toBe(Registry.PROMETHEUS_CONTENT_TYPE)
    expect(text).toContain('mq_depth_current{repo="octo-org/orion",branch="fast"')
  })

  test.each([
    ['?repo=octo-org/orion', 400],
    ['?repoHost=github.com', 400],
    ['?repo=octo-org/other&repoHost=github.com', 404],
    ['', 200],
  ])('need repo and repoHost together or not at all: %j is HTTP %i', async (query, status) => {
    await using world = await begin()
    expect((await metrics(world, query)).status).toBe(status)
  })
})

describe('a rehearsal', () => {
  const admin = async ({ sandbox }: Played, path: string, body: object) => {
    const response = await fetch(sandbox.url.replace(/v1$/, `sandbox${path}`), {
      method: 'POST',
      headers: { 'x-api-token': sandbox.token },
      body: JSON.stringify(body),
    })
    return response.status
  }

  test('takes a pull request out of the queue with a push', async () => {
    await using world = await begin()
    world.submit(1)
    await world.pass(1)
    expect(await admin(world, '/push', { number: 1, sha: SHA })).toBe(200)
    expect(await world.recordOf(1)).toMatchObject({ state: 'cancelled', prSha: SHA })
  })

  test('keeps one out of the tests with checks that begin to fail', async () => {
    await using world = await begin()
    const failing = { number: 1, mergeability: 'not_mergeable' }
    expect(await admin(world, '/mergeability', failing)).toBe(200)
    world.submit(1)
    await world.pass(1)
    expect(await world.recordOf(1)).toMatchObject({ state: 'not_ready' })
  })

  test('lets simulated time pass at the requested speed', async () => {
    await using world = await play(scenario, { speed: 60 })
    world.submit(1)
    await world.clock.sleep(11_000)
    expect(world.sandbox.engine.queues.get('main')?.entry(1)?.state).toBe('merged')
  })
})
