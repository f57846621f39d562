/** The step as a whole: its rows, its outcome, its limits. The checks are in __tests__/setup/. */

import { checkWorld, rowsIn, type SetupWorld, setupWorld } from '../setup/world.js'
import { fakeService } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import { runQueue } from '../support/run-queue.js'
import { shown } from '../support/shown.js'
import { VirtualClock } from '../support/virtual-clock.js'

/** A set-up that is wrong in five ways: queue, test runs, required check, ruleset, label. */
const FIVE_WRONGS: SetupWorld = {
  scenario: {
    queues: [{ branch: 'main', state: 'paused', requiredStatuses: ['unit', 'e2e'] }],
    pullRequests: [{ number: 12, testMinutes: 5 }],
  },
  gitHub: {
    workflows: { 'ci.yml': 'on: { push: { branches: [main] } }\njobs: {}\n' },
    rulesets: [{ id: 7, name: 'Protect all', branches: ['~ALL'], rules: ['update', 'deletion'] }],
    pullRequests: [{ number: 12 }],
  },
  inputs: { label: 'merge' },
}

test('a set-up without problems is ready, and every check has its row', async () => {
  const step = await checkWorld({ tested: 12, inputs: { label: 'merge' } })
  expect(step.rows.filter(({ level }) => level !== 'ok')).toEqual([])
  expect(step.rows.map(({ check }) => check)).toEqual([
    'api',
    'token',
    'queue',
    'native-queue',
    'test-runs',
    'required-checks',
    'queue-jobs',
    'branch-rules',
    'label',
    'events',
    'permissions',
  ])
  expect(step.passed).toBe(true)
  expect(step.outputs).toMatchObject({
    outcome: 'ready',
    'problem-count': '0',
    'warning-count': '0',
    'unknown-count': '0',
    'target-branch': 'main',
    'queue-state': 'running',
    'queue-depth': '0',
  })
})

test('the summary begins with what needs action, each with its remedy, and folds the rest', async () => {
  const { seen } = await checkWorld({ ...FIVE_WRONGS })
  const text = shown(seen.summary)
  const places = [
    '### ❌ The set-up is not ready: 2 problems; 1 check could not be made',
    "- ❌ **test-runs**: The queue's tests would never start. No workflow",
    '**Next:** Add trunk-merge/** to',
    '- ⚠️ **branch-rules**: The ruleset',
    '- ℹ️ **required-checks**: ',
    '<details><summary>',
    '| api | http',
  ].map((part) => text.indexOf(part))
  expect(places.filter((at) => at < 0)).toEqual([])
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('wrongs are rows of their own, and the annotation names every problem', async () => {
  const step = await checkWorld(FIVE_WRONGS)
  const found = step.rows.filter(({ level }) => level === 'problem' || level === 'warning')
  expect(found.map(({ check, level }) => `${check} ${level}`)).toEqual([
    'queue warning',
    'test-runs problem',
    'branch-rules warning',
    'label problem',
  ])
  expect(found.filter(({ remedy }) => remedy === '')).toEqual([])
  expect(step.passed).toBe(false)
  expect(step.outcome).toBe('problems')
  expect(step.error).toContain(
    "2 problems (test-runs: The queue's tests would never start. No workflow",
  )
  expect(step.error).toContain('label: There is no label `merge`')
  expect(step.error).not.toContain('Protect all')
  expect(step.error).toContain('Follow the remedies in the summary.')
})

const PAUSED = {
  queues: [{ branch: 'main', state: 'paused' as const, requiredStatuses: ['unit'] }],
}

test('warnings pass, but fail as problems with `strict: true`', async () => {
  const lenient = await checkWorld({ scenario: PAUSED })
  expect(lenient.outcome).toBe('ready')
  expect(lenient.outputs['warning-count']).toBe('1')
  const strict = await checkWorld({ scenario: PAUSED, inputs: { strict: 'true' } })
  expect(strict.outcome).toBe('problems')
  expect(strict.error).toContain(
    '1 warning (queue: `main` is paused, and no hold of this action says why)',
  )
  expect(strict.error).toContain('Resume it with `resume-queue`')
})

test('unknown rows pass also with `strict: true`', async () => {
  const step = await checkWorld({ inputs: { strict: 'true' } })
  expect(step.levels('required-checks')).toEqual(['unknown'])
  expect(step.outputs['unknown-count']).toBe('1')
  expect(step.outcome).toBe('ready')
  expect(shown(step.seen.summary)).toContain('is ready: 1 check could not be made')
})

test('checks only what the features ask for', async () => {
  const step = await checkWorld({ inputs: { features: 'metrics' } })
  expect(step.rows.map(({ check }) => check)).toEqual([
    'api',
    'token',
    'queue',
    'permissions',
    'metrics',
  ])
  expect(step.calls).toEqual([])
})

test('sends only reads', async () => {
  const step = await checkWorld({
    ...FIVE_WRONGS,
    tested: 12,
    inputs: {
      label: 'merge',
      features: 'submit, explain, targets, holds, list-flaky, metrics',
      'org-slug': 'octo',
    },
  })
  const [, ...paths] = step.requests.map(({ path }) => path.replace(/\?.*/, ''))
  expect(paths.filter((path) => !/^\/(get|flaky-tests\/list)/.test(path))).toEqual([])
  expect(step.calls.filter(({ method, path }) => method !== 'GET' && path !== '/graphql')).toEqual(
    [],
  )
  expect(step.calls.length + paths.length).toBeLessThanOrEqual(40)
})

test('a wrong token is a row, and every other check still runs', async () => {
  const step = await checkWorld({ inputs: { 'api-token': 'another-token', label: 'merge' } })
  expect(step.row('token')).toMatchObject({
    level: 'problem',
    text: "Trunk doesn't accept it: HTTP 401",
  })
  expect(step.row('api').level).toBe('ok')
  expect(step.row('queue').level).toBe('unknown')
  expect(step.row('test-runs').level).toBe('ok')
  expect(step.row('label').level).toBe('ok')
  expect(step.outcome).toBe('problems')
})

test('a missing queue is a row, and every other check still runs', async () => {
  const step = await checkWorld({
    inputs: { 'target-branch': 'release' },
    gitHub: { branches: ['release'] },
  })
  expect(step.row('queue')).toMatchObject({
    level: 'problem',
    text: 'There is no queue for `release`',
  })
  expect(step.levels('api')).toEqual(['ok'])
  expect(step.levels('token')).toEqual(['ok'])
  expect(step.levels('test-runs')).toEqual(['ok'])
  expect(step.outputs['target-branch']).toBe('release')
})

test('a missing token is a row, and the service is only asked whether it is there', async () => {
  const step = await checkWorld({ inputs: { 'api-token': '', features: 'metrics, submit' } })
  expect(step.row('token')).toMatchObject({ level: 'problem' })
  expect(step.row('token').text).toContain('`api-token` is empty, because the secret is not set')
  expect(step.row('api').level).toBe('ok')
  expect(step.levels('metrics')).toEqual(['unknown'])
  expect(step.requests.map(({ path }) => path)).toEqual(['/getQueue'])
})

const FORK = {
  event: {
    name: 'pull_request',
    payload: {
      repository: { full_name: 'octo-org/orion' },
      pull_request: {
        number: 12,
        base: { ref: 'main', repo: { full_name: 'octo-org/orion' } },
        head: { ref: 'topic', repo: { full_name: 'someone/orion' } },
      },
    },
  },
}

test.each([
  ['skip', {}],
  ['skip-forks', FORK],
])('a missing token skips with `on-missing-token: %s`', async (policy, options) => {
  const inputs = { 'api-token': '', 'on-missing-token': policy }
  const step = await checkWorld({ inputs, options })
  expect(step.outcome).toBe('skipped-no-token')
  expect(step.requests).toEqual([])
})

test('a missing token is a row with `on-missing-token: skip-forks` in a run of its own', async () => {
  const inputs = { 'api-token': '', 'on-missing-token': 'skip-forks' }
  const step = await checkWorld({ inputs })
  expect(step.levels('token')).toEqual(['problem'])
})

test('without `github-token`, what GitHub would show is unknown', async () => {
  const step = await checkWorld({ inputs: { 'github-token': '', label: 'merge' } })
  for (const check of ['test-runs', 'branch-rules', 'label', 'events', 'permissions'])
    expect(step.levels(check)).toContain('unknown')
  expect(step.rows.filter(({ level }) => level === 'problem')).toEqual([])
  expect(step.row('label').text).toContain('`github-token` is empty')
})

test('a wrong word in `features` does not hide that `org-slug` is missing', async () => {
  const step = await checkWorld({ inputs: { features: 'submitt, list-flaky' } })
  expect(step.error).toContain('did you mean `submit`?')
  expect(step.error).toContain('Input `org-slug` is required')
})

test('an answer of an odd shape makes its own check unknown, and ends no step', async () => {
  const odd = [null, 7, 'x', [], [null], {}, { data: null }, { data: { repository: null } }]
  for (const body of odd) {
    await using world = await setupWorld()
    world.gitHub.faults.push(...Array.from({ length: 40 }, () => ({ status: 200, body })))
    const step = await world.check({ label: 'merge', features: 'submit, targets, holds' })
    expect(step.error).not.toContain('internal')
    expect(step.levels('label')).not.toContain('ok')
    expect(step.levels('native-queue')).toEqual(['unknown'])
    expect(step.levels('queue-jobs')).toContain('unknown')
  }
})

test('all checks together take at most 45 seconds when nothing answers', async () => {
  const clock = new VirtualClock()
  await using service = await fakeService({ '/getQueue': [{ hangs: clock, stepMs: 100 }] })
  await using world = await setupWorld()
  world.gitHub.beforeServing = () => new Promise(() => {})
  const step = await runQueue(
    service.url,
    { operation: 'check-setup', 'github-token': 'ghs_t0k3n', features: 'submit, holds' },
    { clock, env: { GITHUB_API_URL: world.gitHub.url } },
  )
  // The fake service passes time in steps.
  expect(Math.floor(clock.elapsed / 1000)).toBe(45)
  const { rows } = rowsIn(step.outputs['checks'])
  expect(rows.filter(({ level }) => level === 'ok')).toEqual([])
  expect(step.outcome).toBe('problems')
})

test('all checks together send at most 40 requests when everything is refused', async () => {
  const clock = new VirtualClock()
  const busy = { status: 503, body: 'busy' }
  await using service = await fakeService({
    '/getQueue': [busy],
    '/getMergeQueueMetrics': [busy],
    '/flaky-tests/list-unhealthy-tests': [busy],
  })
  await using world = await setupWorld()
  world.gitHub.faults.push(...Array.from({ length: 100 }, () => ({ status: 502 })))
  const step = await runQueue(
    service.url,
    {
      operation: 'check-setup',
      'github-token': 'ghs_t0k3n',
      features: 'submit, explain, targets, holds, list-flaky, metrics',
      'org-slug': 'octo',
      label: 'merge',
    },
    { clock, env: { GITHUB_API_URL: world.gitHub.url } },
  )
  expect(service.calls.length + world.gitHub.calls.length).toBeLessThanOrEqual(40)
  const { rows } = rowsIn(step.outputs['checks'])
  expect(rows.filter(({ level }) => level === 'ok')).toEqual([])
  expect(rows.length).toBeGreaterThanOrEqual(12)
})

test('names and texts that others wrote stay text in the report', async () => {
  const hostile = 'All\r\n::error::x <img src=x>|@octocat `x` ##[error]'
  const step = await checkWorld({
    gitHub: {
      workflows: { 'ci.yml': 'on: { push: { branches: [main] } }' },
      rulesets: [{ id: 7, name: hostile, branches: ['trunk-merge/**/*'], rules: ['update'] }],
    },
  })
  expect(step.row('branch-rules').text).toMatch(/^The ruleset `All .*octocat.*$/)
  expect(step.seen.summary).not.toContain('<img')
  expect(step.outputs['checks']).not.toContain('##[')
})
