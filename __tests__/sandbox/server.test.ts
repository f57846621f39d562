import { Registry } from 'prom-client'
import { MAX_BODY_BYTES, type Sandbox, startSandbox } from '../../sandbox/server.js'
import { afterEach, beforeEach, describe, expect, test } from '../support/jest.js'
import { VirtualClock } from '../support/virtual-clock.js'

const MINUTE = 60_000
const REPO = { host: 'github.com', owner: 'octo-org', name: 'orion' }
const SHA = 'a'.repeat(40)

const scenario = {
  repository: REPO,
  organization: 'octo',
  queues: [{ branch: 'main' }, { branch: 'fast', mode: 'parallel' }],
  pullRequests: [
    { number: 1 },
    { number: 2, fails: 'always' as const, failingCheck: 'lint' },
    { number: 3, base: 'fast', sha: SHA },
    { number: 4, testMinutes: 90 },
  ],
  unhealthyTests: { count: 250, brokenShare: 0.2 },
}

let clock: VirtualClock
let sandbox: Sandbox

beforeEach(async () => {
  clock = new VirtualClock()
  sandbox = await startSandbox({ scenario, clock })
})
afterEach(() => sandbox[Symbol.asyncDispose]())

interface Said {
  readonly status: number
  readonly text: string
  readonly json: () => Record<string, unknown>
}

async function post(path: string, body: object | string, headers: object = {}): Promise<Said> {
  const response = await fetch(sandbox.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-token': sandbox.token, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, text, json: () => JSON.parse(text) as Record<string, unknown> }
}

const queue = (targetBranch = 'main') => ({ repo: REPO, targetBranch })
const pr = (number: number, targetBranch = 'main') => ({ ...queue(targetBranch), pr: { number } })
const get = async (number: number, branch = 'main') =>
  (await post('/getSubmittedPullRequest', pr(number, branch))).json()

describe('pull requests', () => {
  test('writes answer plain OK, reads the state in lower case', async () => {
    expect(await post('/submitPullRequest', pr(1))).toMatchObject({ status: 200, text: 'OK' })
    await clock.sleep(MINUTE)
    expect(await get(1)).toMatchObject({
      state: 'testing',
      isCurrentlySubmittedToQueue: true,
      priorityName: 'medium',
      usedDefaultPriorityName: 'medium',
      readiness: { requiresImpactedTargets: false, gitHubMergeability: 'mergeable' },
    })
    await clock.sleep(10 * MINUTE)
    expect(await get(1)).toMatchObject({ state: 'merged', isCurrentlySubmittedToQueue: false })
  })

  test.each([
    ['/getSubmittedPullRequest', pr(1)],
    ['/cancelPullRequest', pr(1)],
    ['/restartTestsOnPullRequest', pr(1)],
    ['/submitPullRequest', pr(99)],
    ['/submitPullRequest', pr(1, 'nowhere')],
    ['/getQueue', queue('nowhere')],
    ['/deleteQueue', queue('nowhere')],
    ['/updateQueue', queue('nowhere')],
    ['/getQueue', { ...queue(), repo: { ...REPO, name: 'other' } }],
    ['/getMergeQueueTestingDetails', { ...queue(), testRunId: 'none' }],
    ['/nothing', queue()],
  ])('%s of what is not there: 404 in plain text', async (path, body) => {
    const said = await post(path, body)
    expect(said.status).toBe(404)
    expect(said.json).toThrow()
  })

  test.each([
    ['/submitPullRequest', { ...pr(1), priority: 256 }],
    ['/submitPullRequest', { ...pr(1), noBatch: 'yes' }],
    ['/submitPullRequest', { ...queue(), pr: { number: 1.5 } }],
    ['/submitPullRequest', { targetBranch: 'main', pr: { number: 1 } }],
    ['/submitPullRequest', '{'],
    ['/setImpactedTargets', { ...pr(3, 'fast'), impactedTargets: ['a'] }],
    [
      '/setImpactedTargets',
      { ...queue('fast'), pr: { number: 3, sha: SHA }, impactedTargets: 'all' },
    ],
    ['/updateQueue', { ...queue(), concurrency: 0 }],
    ['/updateQueue', { ...queue(), state: 'switching_modes' }],
  ])('%s with a wrong field: 400', async (path, body) => {
    expect((await post(path, body)).status).toBe(400)
  })

  test('a second submit rewrites the priority, or is a conflict at services that refuse it', async () => {
    await post('/submitPullRequest', pr(1))
    expect((await post('/submitPullRequest', { ...pr(1), priority: 'urgent' })).status).toBe(200)
    expect(await get(1)).toMatchObject({ priorityValue: 0, skipTheLine: true })
    await using strict = await startSandbox({
      scenario: { ...scenario, service: { submitQueued: 'conflict' } },
      clock,
    })
    const body = JSON.stringify(pr(1))
    const headers = { 'x-api-token': strict.token }
    const twice = [1, 2].map(() =>
      fetch(`${strict.url}/submitPullRequest`, { method: 'POST', headers, body }),
    )
    const statuses = (await Promise.all(twice)).map((response) => response.status)
    expect(statuses.sort()).toEqual([200, 409])
  })

  test('targets of another commit are accepted, and the pull request stays not ready', async () => {
    await post('/submitPullRequest', pr(3, 'fast'))
    const upload = (sha: string) =>
      post('/setImpactedTargets', { ...queue('fast'), pr: { number: 3, sha }, impactedTargets: [] })
    expect((await upload('b'.repeat(40))).status).toBe(200)
    await clock.sleep(MINUTE)
    expect(await get(3, 'fast')).toMatchObject({
      state: 'not_ready',
      readiness: { requiresImpactedTargets: true, hasImpactedTargets: false },
    })
    expect((await post('/getQueue', queue('fast'))).json()['enqueuedPullRequests']).toEqual([])
    await upload(SHA)
    expect(await get(3, 'fast')).toMatchObject({ state: 'testing' })
  })
})

describe('authentication and limits', () => {
  test('without the token: 401, and nothing is done', async () => {
    for (const token of ['', 'wrong'])
      expect((await post('/submitPullRequest', pr(1), { 'x-api-token': token })).status).toBe(401)
    expect(sandbox.engine.transitions).toEqual([])
  })

  test('the id of a run from a fork replaces the token, but only for setImpactedTargets', async () => {
    const fork = async (path: string, body: object) => {
      const response = await fetch(sandbox.url + path, {
        method: 'POST',
        headers: { 'x-forked-workflow-run-id': '4242' },
        body: JSON.stringify(body),
      })
      return response.status
    }
    const upload = { ...queue('fast'), pr: { number: 3, sha: SHA }, impactedTargets: 'ALL' }
    expect(await fork('/setImpactedTargets', upload)).toBe(200)
    expect(await fork('/submitPullRequest', pr(1))).toBe(401)
  })

  test('exactly 20 MiB are accepted, one byte more is not', async () => {
    const body = JSON.stringify({
      ...queue('fast'),
      pr: { number: 3, sha: SHA },
      impactedTargets: ['x'],
    })
    const padded = (bytes: number) => body + ' '.repeat(bytes - body.length)
    expect((await post('/setImpactedTargets', padded(MAX_BODY_BYTES))).status).toBe(200)
    expect((await post('/setImpactedTargets', padded(MAX_BODY_BYTES + 1))).status).toBe(413)
  })

  test('the log of requests has what was sent and no token', async () => {
    await post('/submitPullRequest', pr(1))
    expect(sandbox.requests).toMatchObject([
      { method: 'POST', path: '/submitPullRequest', body: pr(1), status: 200 },
    ])
    expect(JSON.stringify(sandbox.requests)).not.toContain(sandbox.token)
  })
})

describe('queues', () => {
  test('a queue is created, read, updated, emptied and deleted', async () => {
    const made = { ...queue('new'), mode: 'single', concurrency: 2 }
    expect(await post('/createQueue', made)).toMatchObject({ status: 200, text: 'OK' })
    expect((await post('/createQueue', made)).status).toBe(409)
    const changed = await post('/updateQueue', { ...queue('new'), state: 'paused', batch: true })
    expect(changed.json()).toMatchObject({ state: 'paused', batch: true, concurrency: 2 })
    expect(changed.json()).not.toHaveProperty('enqueuedPullRequests')
    await post('/submitPullRequest', pr(1, 'new'))
    expect((await post('/deleteQueue', queue('new'))).status).toBe(400)
    await post('/cancelPullRequest', pr(1, 'new'))
    expect(await post('/deleteQueue', queue('new'))).toMatchObject({ status: 200, text: 'OK' })
    expect((await post('/getQueue', queue('new'))).status).toBe(404)
  })

  test('getQueue lists pull requests in queue order, each with its state', async () => {
    await post('/submitPullRequest', pr(1))
    await post('/submitPullRequest', pr(2))
    await clock.sleep(MINUTE)
    const read = (await post('/getQueue', queue())).json()
    expect(read['enqueuedPullRequests']).toMatchObject([
      { prNumber: 1, state: 'testing' },
      { prNumber: 2, state: 'pending' },
    ])
  })

  test('older services answer updateQueue with OK', async () => {
    await using old = await startSandbox({
      scenario: { ...scenario, service: { updateAnswer: 'ok' } },
      clock,
    })
    const response = await fetch(`${old.url}/updateQueue`, {
      method: 'POST',
      headers: { 'x-api-token': old.token },
      body: JSON.stringify({ ...queue(), concurrency: 3 }),
    })
    expect(await response.text()).toBe('OK')
    expect(old.engine.queues.get('main')?.settings.concurrency).toBe(3)
  })
})

describe('testing details', () => {
  const details = async (number: number) => {
    const branch = sandbox.engine.queues.get('main')?.entry(number)?.run?.test.branch ?? ''
    const [, testRunId] = /^trunk-merge\/pr-\d+\/([0-9a-f-]{36})$/.exec(branch) ?? []
    return async () =>
      (await post('/getMergeQueueTestingDetails', { ...queue(), testRunId })).json()
  }

  test('a run that fails names its check, and repeats contexts', async () => {
    await post('/submitPullRequest', pr(2))
    await clock.sleep(MINUTE)
    const read = await details(2)
    expect(await read()).toMatchObject({
      status: 'in_progress',
      requiredStatuses: ['CI (pr)'],
      testedPullRequests: [{ prNumber: 2, prUrl: 'https://github.com/octo-org/orion/pull/2' }],
    })
    await clock.sleep(20 * MINUTE)
    const failed = await read()
    expect(failed['status']).toBe('failed')
    const checks = failed['statusChecks'] as { context: string; state: string }[]
    expect(checks.filter((c) => c.context === 'lint').map((c) => c.state)).toContain('FAILURE')
    expect(checks.length).toBeGreaterThan(new Set(checks.map((c) => c.context)).size)
  })

  test('a run that times out lacks a required check', async () => {
    await post('/submitPullRequest', pr(4))
    await clock.sleep(MINUTE)
    const read = await details(4)
    await clock.sleep(60 * MINUTE)
    expect(await read()).toMatchObject({
      status: 'failed',
      statusChecks: [],
      requiredStatuses: ['CI (pr)'],
    })
  })
})

describe('monitoring', () => {
  const list = (status: string, page_query: object) =>
    post('/flaky-tests/list-unhealthy-tests', {
      repo: REPO,
      org_url_slug: 'octo',
      status,
      page_query,
    })

  test('the pages list every test of a status exactly once', async () => {
    const ids: unknown[] = []
    let page_token = ''
    let total_rows = 0
    do {
      const { tests, page } = (await list('FLAKY', { page_size: 100, page_token })).json() as {
        tests: { id: string; status: { value: string } }[]
        page: { next_page_token: string; total_rows: number }
      }
      for (const found of tests) expect(found.status.value).toBe('flaky')
      ids.push(...tests.map((found) => found.id))
      page_token = page.next_page_token
      total_rows = page.total_rows
    } while (page_token !== '')
    expect(total_rows).toBe(ids.length)
    const broken = (await list('BROKEN', { page_size: 1 })).json()
    expect(broken['page']).toMatchObject({ total_rows: 250 - ids.length })
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each([
    ['FLAKY', { page_size: 0 }],
    ['FLAKY', { page_size: 101 }],
    ['FLAKY', {}],
    ['flaky', { page_size: 1 }],
    ['FLAKY', { page_size: 1, page_token: 'x' }],
    ['FLAKY', { page_size: 1, page_token: Buffer.from('BROKEN:1').toString('base64url') }],
  ])('%s with %p: 400', async (status, query) => {
    expect((await list(status, query)).status).toBe(400)
  })

  const metrics = async (query: string) => {
    const response = await fetch(`${sandbox.url}/getMergeQueueMetrics${query}`, {
      headers: { 'x-api-token': sandbox.token },
    })
    const type = response.headers.get('content-type')
    return { status: response.status, type, text: await response.text() }
  }

  test('metrics are in the text format', async () => {
    const { type, text } = await metrics('?repo=octo-org/orion&repoHost=github.com')
    expect(type).toBe(Registry.PROMETHEUS_CONTENT_TYPE)
    expect(text).toContain('mq_depth_current{repo="octo-org/orion",branch="fast"')
  })

  test('repo and repoHost come together or not at all', async () => {
    expect((await metrics('?repo=octo-org/orion')).status).toBe(400)
    expect((await metrics('?repoHost=github.com')).status).toBe(400)
    expect((await metrics('?repo=octo-org/other&repoHost=github.com')).status).toBe(404)
    expect((await metrics('')).status).toBe(200)
  })
})

describe('rehearsals', () => {
  const admin = async (path: string, body: object) => {
    const response = await fetch(sandbox.url.replace(/v1$/, `sandbox${path}`), {
      method: 'POST',
      headers: { 'x-api-token': sandbox.token },
      body: JSON.stringify(body),
    })
    return response.status
  }

  test('a push from outside takes a pull request out of the queue', async () => {
    await post('/submitPullRequest', pr(1))
    await clock.sleep(MINUTE)
    expect(await admin('/push', { number: 1, sha: SHA })).toBe(200)
    expect(await get(1)).toMatchObject({ state: 'cancelled', prSha: SHA })
  })

  test('checks that begin to fail keep it out of the tests', async () => {
    expect(await admin('/mergeability', { number: 1, mergeability: 'not_mergeable' })).toBe(200)
    await post('/submitPullRequest', pr(1))
    await clock.sleep(MINUTE)
    expect(await get(1)).toMatchObject({ state: 'not_ready' })
  })

  test('simulated time passes at the requested speed', async () => {
    await using fast = await startSandbox({ scenario, clock, speed: 60 })
    fast.engine.submit('main', 1)
    await clock.sleep(11_000)
    expect(fast.engine.queues.get('main')?.entry(1)?.state).toBe('merged')
  })
})
