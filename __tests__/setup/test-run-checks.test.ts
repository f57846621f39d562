/** The checks of the queue's tests: `test-runs` and `required-checks`. */
import { expect, test } from '../support/jest.js'
import { CI, checkWorld, type SetupWorld, setupWorld } from './world.js'

const ONLY_MAIN = 'on: { push: { branches: [main] } }\njobs: {}\n'
const ON_PULL_REQUEST = 'on: { pull_request: { branches: [main] } }\njobs: {}\n'

/** Runs nothing for test branches, and the queue has tested nothing yet. */
const untested = (gitHub: SetupWorld['gitHub']): SetupWorld => ({
  gitHub: { workflows: { 'ci.yml': ONLY_MAIN }, ...gitHub },
})

test('test-runs is ok when a workflow runs on push for test branches', async () => {
  const { row } = await checkWorld({ gitHub: { workflows: { 'ci.yml': CI, 'x.yml': ONLY_MAIN } } })
  expect(row('test-runs')).toMatchObject({
    level: 'ok',
    text: '`ci.yml` runs on `push` for branches such as `trunk-merge/pr-1/…`',
  })
})

test('test-runs is ok on pull_request when the queue opens pull requests for test branches', async () => {
  const queues = [{ createPrsForTestingBranches: true, requiredStatuses: ['unit'] }]
  const { row } = await checkWorld({
    scenario: { queues },
    gitHub: { workflows: { 'ci.yml': ON_PULL_REQUEST } },
  })
  expect(row('test-runs').level).toBe('ok')
  expect(row('test-runs').text).toContain('`ci.yml` runs on `pull_request`')
})

test('test-runs is a problem on pull_request when the queue opens none', async () => {
  const { row } = await checkWorld({ gitHub: { workflows: { 'ci.yml': ON_PULL_REQUEST } } })
  expect(row('test-runs').level).toBe('problem')
  expect(row('test-runs').text).toContain('the queue opens none for its test branches')
  expect(row('test-runs').remedy).toContain('create-prs-for-testing-branches: true')
})

test('test-runs is a problem when no workflow admits test branches, and says which come close', async () => {
  const { row } = await checkWorld(untested({}))
  expect(row('test-runs')).toMatchObject({ level: 'problem' })
  expect(row('test-runs').text).toBe(
    "The queue's tests would never start. No workflow of `main` runs for branches such as `trunk-merge/pr-1/…`: `ci.yml` starts on `push` only for `main`",
  )
})

test('test-runs says why `pull_request` starts nothing when the queue opens pull requests', async () => {
  const queues = [{ createPrsForTestingBranches: true, requiredStatuses: ['unit'] }]
  const workflow = 'on: { pull_request: { branches: [release] } }\njobs: {}\n'
  const { row } = await checkWorld({
    scenario: { queues },
    gitHub: { workflows: { 'ci.yml': workflow } },
  })
  expect(row('test-runs').level).toBe('problem')
  expect(row('test-runs').text).toContain(': `ci.yml` starts on `pull_request` only for `release`')
})

test('test-runs is a problem when the branch has no workflow', async () => {
  const { row } = await checkWorld({ gitHub: { workflows: {} } })
  expect(row('test-runs').level).toBe('problem')
})

test('test-runs is ok when another system reported checks on a test branch', async () => {
  const { row } = await checkWorld({ ...untested({}), tested: 12 })
  expect(row('test-runs').level).toBe('ok')
  expect(row('test-runs').text).toContain('`unit` reported on `trunk-merge/pr-12/')
})

const BRANCH = 'trunk-merge/pr-12/cc58fdda-3258-4f4e-b229-7c5dd9c29324'
const SHA = 'b'.repeat(40)
const living = { branches: [{ name: BRANCH, sha: SHA }, 'main'] }

test('test-runs is a problem when no check was reported on a test branch', async () => {
  const { row } = await checkWorld(untested(living))
  expect(row('test-runs').level).toBe('problem')
  expect(row('test-runs').text).toContain(`No check was reported on \`${BRANCH}\``)
  expect(row('test-runs').url).toBe(`https://github.com/octo-org/orion/commit/${SHA}`)
})

test('test-runs names the test branch of the highest pull request', async () => {
  const names = [995, 996, 997, 998, 999, 1000].map((number) =>
    BRANCH.replace('pr-12', `pr-${number}`),
  )
  const branches = [...names.map((name) => ({ name, sha: SHA })), 'main']
  const { row } = await checkWorld(untested({ branches }))
  expect(row('test-runs').text).toContain('`trunk-merge/pr-1000/')
})

test("test-runs does not count the queue's own check on a test branch", async () => {
  const own = [
    { name: 'Trunk Merge Queue (main)', app: 'trunk-io', conclusion: 'SUCCESS' as const },
  ]
  const { row } = await checkWorld(untested({ ...living, branchChecks: { [BRANCH]: own } }))
  expect(row('test-runs').level).toBe('problem')
})

test('test-runs is ok for a test branch of a closed draft that the queue opened', async () => {
  const queues = [{ createPrsForTestingBranches: true, requiredStatuses: ['unit'] }]
  const { row } = await checkWorld({
    ...untested({}),
    scenario: { queues, pullRequests: [{ number: 12, testMinutes: 5 }] },
    tested: 12,
  })
  expect(row('test-runs').level).toBe('ok')
  expect(row('required-checks').level).toBe('ok')
})

test.each([
  ['a commit status', { name: 'ci/other', status: 'SUCCESS' as const }],
  ['a check of another app', { name: 'other', app: 'buildkite', conclusion: 'SUCCESS' as const }],
])('test-runs is unknown without a test branch when `main` has %s', async (_, check) => {
  const { row } = await checkWorld(untested({ branchChecks: { main: [check] } }))
  expect(row('test-runs').level).toBe('unknown')
  expect(row('test-runs').text).toContain(`Another system reports \`${check.name}\``)
})

test.each([
  ['GitHub Actions', 'github-actions'],
  ['the queue', 'trunk-io'],
])('test-runs is a problem when only %s reports checks on `main`', async (_, app) => {
  const check = { name: 'unit', app, conclusion: 'SUCCESS' as const }
  const { row } = await checkWorld(untested({ branchChecks: { main: [check] } }))
  expect(row('test-runs').level).toBe('problem')
})

test.each([
  ['workflows', { granted: { checks: 'read', statuses: 'read', 'pull-requests': 'read' } }],
  ['test branches', { granted: { contents: 'read', checks: 'read', statuses: 'read' } }],
  ['checks', { granted: { contents: 'read', 'pull-requests': 'read', statuses: 'read' } }],
  ['statuses', { granted: { contents: 'read', 'pull-requests': 'read', checks: 'read' } }],
] as const)('test-runs is unknown when the token may not read %s', async (_, gitHub) => {
  const { row } = await checkWorld(untested(gitHub))
  expect(row('test-runs').level).toBe('unknown')
  expect(row('test-runs').text).toContain('Resource not accessible by integration')
})

test('test-runs is unknown when a workflow cannot be read', async () => {
  const workflows = { 'ci.yml': ONLY_MAIN, 'odd.yml': 'on: [push' }
  const { row } = await checkWorld({ gitHub: { workflows } })
  expect(row('test-runs').level).toBe('unknown')
  expect(row('test-runs').text).toContain('`odd.yml` could not be read')
})

test('test-runs is unknown for pull_request when the queue cannot be read', async () => {
  const { row } = await checkWorld({
    gitHub: { workflows: { 'ci.yml': ON_PULL_REQUEST } },
    inputs: { 'api-token': 'another-token' },
  })
  expect(row('test-runs').level).toBe('unknown')
})

test('test-runs is unknown when GitHub shows no such branch', async () => {
  const { row } = await checkWorld({
    scenario: { queues: [{ branch: 'gone' }] },
    inputs: { 'target-branch': 'gone' },
  })
  expect(row('test-runs').level).toBe('unknown')
  expect(row('test-runs').text).toContain('GitHub shows no branch `gone`')
})

test('required-checks is ok when each was reported in the newest test run', async () => {
  const { row } = await checkWorld({ tested: 12 })
  expect(row('required-checks').level).toBe('ok')
  expect(row('required-checks').text).toMatch(/^`unit` reported on `trunk-merge\/pr-12\//)
})

test('required-checks finds the newest run by the timeline of a pull request that is closed', async () => {
  const { row, requests } = await checkWorld({ tested: 12 })
  expect(row('required-checks').level).toBe('ok')
  const timelines = requests.filter(({ path }) => path === '/getSubmittedPullRequest')
  expect(timelines).toHaveLength(1)
})

test('required-checks has a problem for each check that was not reported', async () => {
  const { rows } = await checkWorld({
    tested: 12,
    scenario: {
      queues: [{ requiredStatuses: null }],
      pullRequests: [{ number: 12, testMinutes: 5 }],
      defaultRequiredStatuses: ['unit'],
    },
    gitHub: { protection: { main: ['unit', 'e2e', 'lint'] } },
  })
  const missing = rows.filter(({ check }) => check === 'required-checks')
  expect(missing.map(({ level }) => level)).toEqual(['problem', 'problem'])
  expect(missing[0]?.text).toContain('`main` requires `e2e`, which was not reported on')
  expect(missing[1]?.text).toContain('`lint`')
})

test('required-checks warns of a required check that was skipped', async () => {
  await using world = await setupWorld({ tested: 12 })
  await world.minutes(10)
  const skip = (body: unknown) =>
    JSON.parse(JSON.stringify(body).replaceAll('"success"', '"skipped"')) as unknown
  world.gitHub.beforeServing = () => {
    if (world.gitHub.calls.at(-1)?.path.includes('/check-runs'))
      world.gitHub.faults.unshift({ status: 200, changes: skip })
  }
  const { row } = await world.check()
  expect(row('required-checks').level).toBe('warning')
  expect(row('required-checks').text).toContain('`unit` was skipped')
})

test('required-checks judges the run that was created last, of any number', async () => {
  const numbers = [994, 995, 996, 997, 998, 999, 1000]
  await using world = await setupWorld({
    scenario: {
      queues: [{ branch: 'main', requiredStatuses: ['unit'], concurrency: 20 }],
      pullRequests: [...numbers, 3].map((number) => ({ number, testMinutes: 600 })),
    },
    gitHub: { pullRequests: [...numbers, 3].map((number) => ({ number })) },
  })
  for (const number of numbers) await world.submit(number)
  await world.minutes(30)
  await world.submit(3)
  await world.minutes(5)
  const { row } = await world.check()
  expect(row('required-checks').text).toContain('`trunk-merge/pr-3/')
})

test('required-checks is unknown without a test run', async () => {
  const { row } = await checkWorld()
  expect(row('required-checks')).toMatchObject({
    level: 'unknown',
    text: 'The queue requires `unit`; no test run was found',
  })
})

test('required-checks is unknown while the newest run is in progress', async () => {
  await using world = await setupWorld({ tested: 12 })
  await world.minutes(2)
  const { row } = await world.check()
  expect(row('required-checks').level).toBe('unknown')
  expect(row('required-checks').text).toContain('is in progress')
})

test('required-checks warns when nothing is required', async () => {
  const { row } = await checkWorld({ scenario: { queues: [{ requiredStatuses: [] }] } })
  expect(row('required-checks').level).toBe('warning')
  expect(row('required-checks').text).toContain('The queue requires no check')
})

const ofBranch = { scenario: { queues: [{ requiredStatuses: null }] } }

test('required-checks asks the branch when the queue has no list of its own', async () => {
  const { row } = await checkWorld({
    ...ofBranch,
    gitHub: {
      protection: { main: ['classic'] },
      pullRequests: [{ number: 12, rulesetChecks: ['ruled'] }],
    },
  })
  expect(row('required-checks').text).toContain('`main` requires `classic`, `ruled`')
})

test("required-checks does not count the queue's own check", async () => {
  const { row } = await checkWorld({
    ...ofBranch,
    gitHub: { protection: { main: ['Trunk Merge Queue (main)'] } },
  })
  expect(row('required-checks').level).toBe('warning')
})

test('required-checks is unknown when what the branch requires cannot be read', async () => {
  const { row } = await checkWorld({ ...ofBranch, gitHub: { granted: {} } })
  expect(row('required-checks').level).toBe('unknown')
  expect(row('required-checks').text).toContain('What the branch requires could not be read')
})

test('required-checks is unknown when the queue cannot be read', async () => {
  const { row } = await checkWorld({ inputs: { 'api-token': 'another-token' } })
  expect(row('required-checks').level).toBe('unknown')
})

test('required-checks is unknown when the newest run is older than GitHub keeps checks', async () => {
  await using world = await setupWorld({ tested: 12 })
  await world.minutes(10)
  await world.clock.sleep(91 * 24 * 3_600_000)
  const { row } = await world.check()
  expect(row('required-checks').level).toBe('unknown')
  expect(row('required-checks').text).toContain('its checks have expired')
})
