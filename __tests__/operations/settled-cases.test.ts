/** Settled cases that hold for several operations at once, each through the whole step. */
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { isFresh } from '../../src/github/event.js'
import { main } from '../../src/main.js'
import { LIST, pagesOf, wireTest } from '../flaky/listing.js'
import { applyConfig as apply } from '../support/apply-config.js'
import { workflowEvent } from '../support/events.js'
import { fakeQueues } from '../support/fake-queue.js'
import { fakeService } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'
import { runQueue } from '../support/run-queue.js'
import { shown } from '../support/shown.js'

const HEAD = 'a'.repeat(40)

describe('a queue that names another branch is a bad response, and nothing more is sent', () => {
  const FILE = 'queues:\n  - branch: main\n    concurrency: 5\n'

  test.each<[string, Record<string, string>]>([
    ['update-queue', { 'queue-settings': 'concurrency: 5' }],
    ['create-queue', { 'queue-settings': 'concurrency: 5' }],
    ['delete-queue', { confirm: 'octo-org/orion@main' }],
  ])('%s', async (operation, inputs) => {
    await using service = await fakeQueues({ main: { branch: 'release' } })
    const { passed, outputs, error } = await runQueue(service.url, { operation, ...inputs })
    expect({ passed, outcome: outputs['outcome'] }).toEqual({
      passed: false,
      outcome: 'bad-response',
    })
    expect(error).toContain('the queue of "release", not of "main"')
    expect(service.writes()).toEqual([])
  })

  test('apply-queue-config', async () => {
    await using service = await fakeQueues({ main: { branch: 'release' } })
    const { passed, outputs, error } = await apply(service.url, FILE)
    expect({ passed, outcome: outputs['outcome'] }).toEqual({
      passed: false,
      outcome: 'bad-response',
    })
    expect(error).toContain('the queue of "release", not of "main"')
    expect(service.writes()).toEqual([])
  })

  test.each(['update-queue', 'create-queue'])('%s, at the read-back', async (operation) => {
    const before: Record<string, object> = operation === 'update-queue' ? { main: {} } : {}
    let written = false
    await using service = await fakeQueues(before, ({ path }) => {
      if (path !== '/getQueue') written = true
      if (path !== '/getQueue' || !written) return undefined
      return { body: { branch: 'release', state: 'running', enqueuedPullRequests: [] } }
    })
    const given = { operation, 'queue-settings': 'concurrency: 5' }
    const { passed, outputs } = await runQueue(service.url, given)
    expect({ passed, outcome: outputs['outcome'] }).toEqual({
      passed: false,
      outcome: 'unknown-outcome',
    })
  })
})

describe('a setting that needed no change when the step began', () => {
  /** A service that changes another setting with every update. */
  const forgetful = (queues: Record<string, object>) =>
    fakeQueues(queues, ({ path }, queue) => {
      if (path === '/updateQueue' && queue !== undefined) Object.assign(queue, { batch: false })
      return undefined
    })

  test('is in force at the read-back, or `create-queue` is refused', async () => {
    await using service = await fakeQueues({}, ({ path }, queue) => {
      if (path === '/updateQueue' && queue !== undefined) Object.assign(queue, { concurrency: 1 })
      return undefined
    })
    const given = {
      operation: 'create-queue',
      'queue-settings': 'concurrency: 4\nrequired-statuses: [ci]',
    }
    const { passed, outputs, error } = await runQueue(service.url, given)
    expect({ passed, outcome: outputs['outcome'] }).toEqual({ passed: false, outcome: 'refused' })
    expect(error).toContain('`concurrency` is still 1, requested 4')
  })

  test('is in force at the read-back, or `apply-queue-config` is refused', async () => {
    await using service = await forgetful({ main: { batch: true, concurrency: 3 } })
    const file = 'queues:\n  - branch: main\n    concurrency: 5\n    batch: true\n'
    const { passed, outputs, error } = await apply(service.url, file)
    expect({ passed, outcome: outputs['outcome'] }).toEqual({ passed: false, outcome: 'refused' })
    expect(error).toContain('`batch` is still false, requested true')
  })
})

describe('refs/heads/main is the branch main', () => {
  const target = { 'target-branch': 'refs/heads/main' }

  test('of a pull request that is cancelled', async () => {
    let inQueue = true
    await using service = await fakeService({
      '/getSubmittedPullRequest': () => ({
        body: { state: inQueue ? 'testing' : 'cancelled', isCurrentlySubmittedToQueue: inQueue },
      }),
      '/cancelPullRequest': () => {
        inQueue = false
        return {}
      },
    })
    const { runner, seen } = recorder({
      operation: 'cancel',
      'api-url': service.url,
      'pull-request': '12',
      ...target,
    })
    expect(await main(runner)).toBe(true)
    expect(seen.outputs).toMatchObject({ outcome: 'cancelled', 'target-branch': 'main' })
    const branches = service.calls.map(
      ({ body }) => (body as { targetBranch: string }).targetBranch,
    )
    expect(new Set(branches)).toEqual(new Set(['main']))
  })

  test('of a queue that is created', async () => {
    await using service = await fakeQueues({})
    const { passed, outputs } = await runQueue(service.url, {
      operation: 'create-queue',
      ...target,
    })
    expect({ passed, outcome: outputs['outcome'] }).toEqual({ passed: true, outcome: 'created' })
    expect([...service.store.keys()]).toEqual(['main'])
  })
})

describe('a run of a fork is not about the pull request of someone else with the same commit', () => {
  const run = {
    name: 'workflow_run',
    payload: {
      action: 'completed',
      repository: { id: 1, full_name: 'octo-org/orion' },
      workflow_run: {
        head_branch: 'topic',
        head_sha: HEAD,
        head_repository: { id: 2, full_name: 'mallory/orion' },
        pull_requests: [],
        updated_at: '2026-09-17T09:59:30Z',
      },
    },
  }
  const theirs = { number: 12, headSha: HEAD, headBranch: 'topic' }
  const ours = {
    ...theirs,
    number: 13,
    headRepository: 'mallory/orion',
  }

  test.each<[string, Record<string, string>]>([
    ['submit', {}],
    ['cancel', {}],
    ['set-impacted-targets', { 'impacted-targets': '//app' }],
  ])('%s', async (operation, inputs) => {
    await using service = await fakeService({})
    for (const pullRequests of [[theirs], [theirs, ours]]) {
      await using gitHub = await gitHubSandbox({ pullRequests })
      const { runner, seen } = recorder(
        { operation, 'api-url': service.url, 'github-token': 'ghs_t0k3n', ...inputs },
        { event: run, env: { GITHUB_API_URL: gitHub.url } },
      )
      await main(runner)
      expect(seen.outputs['pull-request']).toBe(pullRequests.length === 2 ? '13' : '')
    }
    const numbers = service.calls.map(({ body }) => (body as { pr: { number: number } }).pr.number)
    expect(numbers).not.toContain(12)
    expect(numbers).toContain(13)
  })
})

describe('a comment that GitHub refuses is a warning', () => {
  /** A GitHub that refuses to write comments. */
  async function refusing(status: number) {
    const gitHub = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
    gitHub.beforeServing = () => {
      const last = gitHub.calls.at(-1)
      if (last?.method === 'POST' && last.path.endsWith('/comments'))
        gitHub.faults.unshift({ status, body: { message: 'no' } })
    }
    return gitHub
  }
  const inputs = {
    comment: 'always',
    'pull-request': '12',
    'github-token': 'ghs_t0k3n',
  }

  /** A GitHub that does not even show the pull request. */
  async function closed() {
    const gitHub = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
    gitHub.beforeServing = () => void gitHub.faults.unshift({ status: 403, body: {} })
    return gitHub
  }

  test('list-flaky: nothing of it may be read', async () => {
    await using gitHub = await closed()
    await using service = await fakeService({ [LIST]: pagesOf({ FLAKY: [wireTest(1)] }) })
    const { runner, seen } = recorder(
      { operation: 'list-flaky', 'api-url': service.url, 'org-slug': 'octo', ...inputs },
      { env: { GITHUB_API_URL: gitHub.url } },
    )
    expect(await main(runner)).toBe(true)
    expect(seen.outputs).toMatchObject({ outcome: 'listed', 'pull-request': '12' })
    expect(seen.warnings).toHaveLength(1)
  })

  test('apply-queue-config: nothing of it may be read', async () => {
    await using gitHub = await closed()
    await using service = await fakeQueues({ main: { concurrency: 3 } })
    const file = 'queues:\n  - branch: main\n    concurrency: 5\n'
    const env = { GITHUB_API_URL: gitHub.url }
    const { passed, outputs, seen } = await apply(service.url, file, inputs, { env })
    expect({ passed, outcome: outputs['outcome'] }).toEqual({ passed: true, outcome: 'applied' })
    expect(seen.warnings).toHaveLength(1)
  })

  test.each([401, 403, 404, 410])('list-flaky: HTTP %i', async (status) => {
    await using gitHub = await refusing(status)
    await using service = await fakeService({ [LIST]: pagesOf({ FLAKY: [wireTest(1)] }) })
    const { runner, seen } = recorder(
      { operation: 'list-flaky', 'api-url': service.url, 'org-slug': 'octo', ...inputs },
      { env: { GITHUB_API_URL: gitHub.url } },
    )
    expect(await main(runner)).toBe(true)
    expect(seen.outputs['outcome']).toBe('listed')
    expect(seen.warnings).toHaveLength(1)
    expect(gitHub.comments).toEqual([])
  })

  test.each([401, 403, 404, 410])('apply-queue-config: HTTP %i', async (status) => {
    await using gitHub = await refusing(status)
    await using service = await fakeQueues({ main: { concurrency: 3 } })
    const file = 'queues:\n  - branch: main\n    concurrency: 5\n'
    const env = { GITHUB_API_URL: gitHub.url }
    const { passed, outputs, seen } = await apply(service.url, file, inputs, { env })
    expect({ passed, outcome: outputs['outcome'] }).toEqual({ passed: true, outcome: 'applied' })
    expect(seen.warnings).toHaveLength(1)
    expect(gitHub.comments).toEqual([])
  })
})

test.each([
  ['2026-09-17T09:59:30Z', '1', true],
  ['2026-09-17T09:57:00Z', '1', false],
  ['2026-09-17T09:59:30Z', '2', false],
  ['', '1', false],
])('a comment of %j is fresh at ten in attempt %s: %s', (updated_at, runAttempt, fresh) => {
  const payload = {
    comment: { created_at: '2026-09-17T09:59:30Z', updated_at },
    issue: { number: 12, updated_at: '2026-09-17T09:59:30Z' },
  }
  const event = workflowEvent('issue_comment', payload, { runAttempt })
  expect(isFresh(event, Date.parse('2026-09-17T10:00:00Z'))).toBe(fresh)
})

test.each(['', '  '])('without an operation (%j), the titles name the step', async (operation) => {
  const { runner, seen } = recorder({ operation, 'api-url': 'https://service.example/v1' })
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('invalid-input')
  expect(seen.errors[0]?.properties['title']).toMatch(/^The step did not start: \d+ /)
  expect(shown(seen.summary)).toMatch(/^### ❌ The step did not start: \d+ [^ ]/)
})
