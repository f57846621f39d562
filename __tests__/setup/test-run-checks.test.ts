/** The checks of the queue's tests: `test-runs` and `required-checks`. */
import { expect, test } from '../support/jest.js'
import { CI, checkWorld, type SetupWorld, setupWorld, testRows } from './world.js'

type GitHub = NonNullable<SetupWorld['gitHub']>

const ONLY_MAIN = 'on: { push: { branches: [main] } }\njobs: {}\n'
const onPullRequest = (branch: string): GitHub => ({
  workflows: { 'ci.yml': `on: { pull_request: { branches: [${branch}] } }\njobs: {}\n` },
})
const opensDrafts = {
  queues: [{ createPrsForTestingBranches: true, requiredStatuses: ['unit'] }],
}
const WRONG_TOKEN = { 'api-token': 'another-token' }

/** Runs nothing for test branches, and the queue has tested nothing yet. */
const untested = (gitHub: GitHub = {}): SetupWorld => ({
  gitHub: { workflows: { 'ci.yml': ONLY_MAIN }, ...gitHub },
})

const BRANCH = 'trunk-merge/pr-12/cc58fdda-3258-4f4e-b229-7c5dd9c29324'
const SHA = 'b'.repeat(40)
const living = { branches: [{ name: BRANCH, sha: SHA }, 'main'] }
const SUCCESS = 'SUCCESS'
const checksOf = (branch: string, check: NonNullable<GitHub['branchChecks']>[string][number]) =>
  untested({ ...(branch === BRANCH && living), branchChecks: { [branch]: [check] } })
const manyBranches = [995, 996, 997, 998, 999, 1000].map((number) => ({
  name: BRANCH.replace('pr-12', `pr-${number}`),
  sha: SHA,
}))
const REFUSED = 'Resource not accessible by integration'

testRows('test-runs', [
  [
    'ok',
    'a workflow runs on push for test branches',
    { gitHub: { workflows: { 'ci.yml': CI, 'x.yml': ONLY_MAIN } } },
    '`ci.yml` runs on `push` for branches such as `trunk-merge/pr-1/…`',
  ],
  [
    'ok',
    'the queue opens pull requests, and a workflow runs on pull_request',
    { scenario: opensDrafts, gitHub: onPullRequest('main') },
    '`ci.yml` runs on `pull_request`',
  ],
  [
    'problem',
    'the queue opens no pull requests, and a workflow runs only on pull_request',
    { gitHub: onPullRequest('main') },
    'the queue opens none for its test branches',
  ],
  [
    'problem',
    'no workflow admits test branches, and says which come close',
    untested(),
    '`trunk-merge/pr-1/…`: `ci.yml` starts on `push` only for `main`',
  ],
  [
    'problem',
    'the queue opens pull requests, and pull_request does not admit the branch',
    { scenario: opensDrafts, gitHub: onPullRequest('release') },
    ': `ci.yml` starts on `pull_request` only for `release`',
  ],
  ['problem', 'the branch has no workflow', { gitHub: { workflows: {} } }],
  [
    'ok',
    'another system reported checks on a test branch',
    { ...untested(), tested: 12 },
    '`unit` reported on `trunk-merge/pr-12/',
  ],
  [
    'problem',
    'no check was reported on a test branch',
    untested(living),
    `No check was reported on \`${BRANCH}\``,
  ],
  [
    'problem',
    'there are many test branches, of which it names that of the highest pull request',
    untested({ branches: [...manyBranches, 'main'] }),
    '`trunk-merge/pr-1000/',
  ],
  [
    'problem',
    "a test branch has only the queue's own check",
    checksOf(BRANCH, { name: 'Trunk Merge Queue (main)', app: 'trunk-io', conclusion: SUCCESS }),
  ],
  [
    'ok',
    'a closed draft that the queue opened has a test branch with checks',
    { ...untested(), scenario: { ...opensDrafts, pullRequests: [{ number: 12 }] }, tested: 12 },
  ],
  [
    'unknown',
    'there is no test branch, and `main` has a commit status',
    checksOf('main', { name: 'ci/other', status: SUCCESS }),
    'Another system reports `ci/other`',
  ],
  [
    'unknown',
    'there is no test branch, and another app reports a check on `main`',
    checksOf('main', { name: 'other', app: 'buildkite', conclusion: SUCCESS }),
    'Another system reports `other`',
  ],
  [
    'problem',
    'only the queue reports checks on `main`',
    checksOf('main', { name: 'unit', app: 'trunk-io', conclusion: SUCCESS }),
  ],
  [
    'unknown',
    'the token may not read workflows',
    untested({ granted: { checks: 'read', statuses: 'read', 'pull-requests': 'read' } }),
    REFUSED,
  ],
  [
    'unknown',
    'the token may not read pull requests',
    untested({ granted: { contents: 'read', checks: 'read', statuses: 'read' } }),
    REFUSED,
  ],
  [
    'unknown',
    'the token may not read checks',
    untested({ granted: { contents: 'read', 'pull-requests': 'read', statuses: 'read' } }),
    REFUSED,
  ],
  [
    'unknown',
    'a workflow cannot be read',
    { gitHub: { workflows: { 'ci.yml': ONLY_MAIN, 'odd.yml': 'on: [push' } } },
    '`odd.yml` could not be read',
  ],
  [
    'unknown',
    'the queue cannot be read, and a workflow runs on pull_request',
    { gitHub: onPullRequest('main'), inputs: WRONG_TOKEN },
  ],
  [
    'unknown',
    'GitHub shows no such branch',
    { scenario: { queues: [{ branch: 'gone' }] }, inputs: { 'target-branch': 'gone' } },
    'GitHub shows no branch `gone`',
  ],
])

test('test-runs links the commit of a test branch without checks', async () => {
  const { row } = await checkWorld(untested(living))
  expect(row('test-runs').url).toBe(`https://github.com/octo-org/orion/commit/${SHA}`)
})

const ofBranch = { scenario: { queues: [{ requiredStatuses: null }] } }

testRows('required-checks', [
  [
    'ok',
    'each was reported in the newest test run',
    { tested: 12 },
    '`unit` reported on `trunk-merge/pr-12/',
  ],
  ['unknown', 'there is no test run', {}, 'The queue requires `unit`; no test run was found'],
  [
    'warning',
    'nothing is required',
    { scenario: { queues: [{ requiredStatuses: [] }] } },
    'The queue requires no check',
  ],
  [
    'unknown',
    'the queue has no list of its own, so that the branch decides',
    {
      ...ofBranch,
      gitHub: {
        protection: { main: ['classic'] },
        pullRequests: [{ number: 12, rulesetChecks: ['ruled'] }],
      },
    },
    '`main` requires `classic`, `ruled`',
  ],
  [
    'warning',
    "only the queue's own check is required",
    { ...ofBranch, gitHub: { protection: { main: ['Trunk Merge Queue (main)'] } } },
  ],
  [
    'unknown',
    'what the branch requires cannot be read',
    { ...ofBranch, gitHub: { granted: {} } },
    'What the branch requires could not be read',
  ],
  ['unknown', 'the queue cannot be read', { inputs: WRONG_TOKEN }],
])

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

test.each([
  ['in progress', 2, 'is in progress'],
  ['older than GitHub keeps checks', 91 * 24 * 60, 'its checks have expired'],
])('required-checks is unknown when the newest run is %s', async (_, minutes, text) => {
  await using world = await setupWorld({ tested: 12 })
  await world.minutes(minutes)
  const { row } = await world.check()
  expect(row('required-checks').level).toBe('unknown')
  expect(row('required-checks').text).toContain(text)
})
