/** What the stand-in for GitHub shows of the service's work, and of commits. */

import { shaOf } from '../../sandbox/engine/ids.js'
import { gitHubSandbox } from '../../sandbox/github/server.js'
import type { ScenarioInput } from '../../sandbox/scenario.js'
import { gitHubClient } from '../support/github.js'
import { expect, test } from '../support/jest.js'
import { MINUTE, play } from './support.js'

const HEAD = 'a'.repeat(40)

const scenario: ScenarioInput = {
  queues: [
    {
      branch: 'main',
      concurrency: 4,
      requiredStatuses: ['CI (test)'],
      createPrsForTestingBranches: true,
    },
    { branch: 'quiet', statusCheckEnabled: false },
  ],
  pullRequests: [
    { number: 1, sha: HEAD },
    { number: 2, fails: 'always' },
    { number: 3, base: 'quiet' },
    { number: 4, event: { by: 'cancel', afterMinutes: 2 } },
  ],
  gitHub: {
    pullRequests: [
      {
        number: 1,
        files: [{ path: 'src/a.ts' }, { path: 'src/c.ts', previousPath: 'src/b.ts' }],
        requiredChecks: ['Trunk Merge Queue (main)'],
        rulesetChecks: ['scan'],
        checks: [
          { name: 'unit', conclusion: 'SUCCESS', suite: 7, workflow: 'CI' },
          { name: 'license', status: 'SUCCESS' },
        ],
      },
    ],
  },
}

// biome-ignore lint/suspicious/noExplicitAny: answers are compared by shape below.
type Json = any

/** The scenario, and what GitHub answers to a path of the repository: a status if it refuses. */
async function begin() {
  const world = await play(scenario, { gitHub: { permissions: { mona: 'read' } } })
  const get = async (path: string): Promise<Json> => {
    const url = `${world.github.url}/repos/octo-org/orion${path}`
    const response = await fetch(url, { headers: { authorization: 'token t' } })
    return response.ok ? response.json() : response.status
  }
  return Object.assign(world, { get })
}
type World = Awaited<ReturnType<typeof begin>>

/** The queue's own check on the head of a pull request. */
async function queueCheck({ get }: World, number: number): Promise<Json> {
  const { head } = await get(`/pulls/${number}`)
  const { check_runs } = await get(`/commits/${head.sha}/check-runs`)
  return check_runs.find(({ app }: Json) => app.slug === 'trunk-io')
}

test.each([
  ['that the scenario names', 1, HEAD],
  ['that the scenario leaves out', 2, shaOf('#2')],
])('GitHub and the service show the same head %s', async (_, number, sha) => {
  await using world = await begin()
  const { sandbox } = world
  expect(sandbox.engine.pullRequest(number)?.facts.sha).toBe(sha)
  const pullRequests = [{ number }]
  await using gitHub = await gitHubSandbox({ pullRequests, service: sandbox.onGitHub })
  const { headSha } = await gitHubClient(gitHub.url).github.readPullRequest(number)
  expect(headSha).toBe(sha)
})

test("the queue's own check is pending while queued, green when merged and red for every other end", async () => {
  await using world = await begin()
  const { clock, sandbox } = world
  expect(await queueCheck(world, 1)).toBeUndefined()
  for (const number of [1, 2, 3, 4]) sandbox.engine.submit(number === 3 ? 'quiet' : 'main', number)
  for (const number of [1, 2, 4])
    expect(await queueCheck(world, number)).toMatchObject({
      name: 'Trunk Merge Queue (main)',
      status: 'in_progress',
      conclusion: null,
    })
  await clock.sleep(40 * MINUTE)
  expect(await queueCheck(world, 1)).toMatchObject({ status: 'completed', conclusion: 'success' })
  expect(await queueCheck(world, 2)).toMatchObject({ conclusion: 'failure' })
  expect(await queueCheck(world, 4)).toMatchObject({ conclusion: 'failure' })
  expect(await queueCheck(world, 3)).toBeUndefined()
})

test('a test branch lives as long as its run, and leaves a closed draft pull request behind', async () => {
  await using world = await begin()
  const { get, clock, sandbox } = world
  sandbox.engine.submit('main', 2)
  await clock.sleep(MINUTE)
  const [ref] = await get('/git/matching-refs/heads/trunk-merge/pr-2')
  const branch = ref.ref.replace('refs/heads/', '')
  const { sha } = ref.object
  const run = async () => (await get(`/commits/${sha}/check-runs`)).check_runs
  expect(await run()).toMatchObject([
    { name: 'CI (test)', status: 'in_progress', app: { slug: 'github-actions' } },
  ])
  expect(await get(`/branches/${branch}`)).toMatchObject({ name: branch, commit: { sha } })
  const drafts = async (state: string) =>
    (await get(`/pulls?state=${state}&head=octo-org:${encodeURIComponent(branch)}`)) as Json[]
  expect(await drafts('open')).toMatchObject([
    { draft: true, head: { ref: branch, sha }, base: { ref: 'main' }, title: 'Test #2' },
  ])
  await clock.sleep(20 * MINUTE)
  expect(await get('/git/matching-refs/heads/trunk-merge/pr-2')).toEqual([])
  expect(await get(`/branches/${branch}`)).toBe(404)
  expect(await drafts('open')).toEqual([])
  expect(await drafts('closed')).toMatchObject([{ draft: true, head: { ref: branch, sha } }])
  expect(await run()).toMatchObject([{ name: 'CI (test)', conclusion: 'failure' }])
})

test('compare says whether a test branch contains a head commit', async () => {
  await using world = await begin()
  const { get, clock, sandbox } = world
  for (const number of [1, 2]) sandbox.engine.submit('main', number)
  await clock.sleep(MINUTE)
  const [ref] = await get('/git/matching-refs/heads/trunk-merge/pr-2')
  const head = async (number: number) => (await get(`/pulls/${number}`)).head.sha
  const relation = async (base: string) =>
    (await get(`/compare/${base}...${ref.object.sha}`)).status
  expect(await relation(await head(2))).toBe('ahead')
  // It is ahead in the line, so its changes are in the branch.
  expect(await relation(HEAD)).toBe('ahead')
  expect(await relation(await head(4))).toBe('diverged')
  expect(await relation(ref.object.sha)).toBe('identical')
  expect(await get(`/compare/${'f'.repeat(40)}...${ref.object.sha}`)).toBe(404)
})

test('the target branch moves with each merge', async () => {
  await using world = await begin()
  const { get, clock, sandbox } = world
  const before = (await get('/branches/main')).commit.sha
  sandbox.engine.submit('main', 1)
  await clock.sleep(40 * MINUTE)
  expect(await get('/branches/main')).toEqual({
    name: 'main',
    commit: {
      sha: sandbox.onGitHub.mergeCommit(1),
      commit: { committer: { date: sandbox.onGitHub.mergedAt?.(1) } },
    },
  })
  expect((await get('/commits/main')).sha).not.toBe(before)
  const merge = sandbox.onGitHub.mergeCommit(1)
  expect(await get(`/commits/${merge}/check-runs`)).toMatchObject({ check_runs: [] })
})

test('a commit has check runs of suites and statuses, and a pull request its files', async () => {
  await using world = await begin()
  const { get } = world
  expect(await get(`/commits/${HEAD}/check-runs`)).toMatchObject({
    total_count: 1,
    check_runs: [{ name: 'unit', head_sha: HEAD, check_suite: { id: 7 }, conclusion: 'success' }],
  })
  expect(await get(`/commits/${HEAD}/status`)).toMatchObject({
    statuses: [{ context: 'license', state: 'success' }],
  })
  expect(await get('/pulls/1/files')).toMatchObject([
    { filename: 'src/a.ts', status: 'modified' },
    { filename: 'src/c.ts', previous_filename: 'src/b.ts', status: 'renamed' },
  ])
  expect(await get('/pulls/99/files')).toBe(404)
})

test('rulesets and permissions can be read', async () => {
  await using world = await begin()
  const { get } = world
  expect(await get('/rules/branches/main')).toEqual([
    {
      type: 'required_status_checks',
      parameters: { required_status_checks: [{ context: 'scan' }] },
    },
  ])
  expect(await get('/rules/branches/quiet')).toEqual([])
  expect(await get('/collaborators/mona/permission')).toMatchObject({ permission: 'read' })
  expect(await get('/collaborators/octocat/permission')).toMatchObject({ permission: 'write' })
})

const QUERY = `query ($number: Int!, $base: String!) {
  viewer { login }
  repository(owner: "octo-org", name: "orion") {
    pullRequest(number: $number) {
      mergeStateStatus
      commits(last: 1) { nodes { commit { statusCheckRollup { contexts(first: 9) { nodes {
        ... on CheckRun {
          name isRequired(pullRequestNumber: $number)
          checkSuite { databaseId app { slug } workflowRun { workflow { name } } }
        }
        ... on StatusContext { context state }
      } } } } } }
    }
    ref(qualifiedName: $base) {
      rules(first: 9) { nodes { type parameters {
        ... on RequiredStatusChecksParameters { requiredStatusChecks { context } }
      } } }
    }
  }
}`

const graphql = async (at: string, query: string): Promise<Json> => {
  const response = await fetch(`${at}/graphql`, {
    method: 'POST',
    headers: { authorization: 'token t' },
    body: JSON.stringify({ query, variables: { number: 1, base: 'refs/heads/main' } }),
  })
  return response.json()
}

test('GraphQL says of each check its suite, app and workflow, and whether it is required', async () => {
  await using world = await begin()
  const { sandbox, github } = world
  sandbox.engine.submit('main', 1)
  const { data } = await graphql(github.url, QUERY)
  const { pullRequest, ref } = data.repository
  const { commits } = pullRequest
  expect(data.viewer).toEqual({ login: 'github-actions[bot]' })
  expect(commits.nodes[0].commit.statusCheckRollup.contexts.nodes).toMatchObject([
    {
      name: 'unit',
      checkSuite: { databaseId: 7, workflowRun: { workflow: { name: 'CI' } } },
      isRequired: false,
    },
    { context: 'license', state: 'SUCCESS' },
    {
      name: 'Trunk Merge Queue (main)',
      checkSuite: { app: { slug: 'trunk-io' }, workflowRun: null },
      isRequired: true,
    },
  ])
  expect(ref.rules.nodes).toEqual([
    {
      type: 'REQUIRED_STATUS_CHECKS',
      parameters: { requiredStatusChecks: [{ context: 'scan' }] },
    },
  ])
})

test('a server that lacks a field refuses the query as GitHub does', async () => {
  await using old = await gitHubSandbox({
    pullRequests: [{ number: 1 }],
    lacks: ['mergeStateStatus', 'CheckSuite.databaseId'],
  })
  const { errors, data } = await graphql(old.url, QUERY)
  expect(data).toBeUndefined()
  expect(errors).toMatchObject([
    { message: "Field 'mergeStateStatus' doesn't exist on type 'PullRequest'" },
    { message: "Field 'databaseId' doesn't exist on type 'CheckSuite'" },
  ])
})

test('a server that lacks the only field of a type refuses the query as GitHub does', async () => {
  await using old = await gitHubSandbox({
    pullRequests: [{ number: 1 }],
    lacks: ['App.slug'],
  })
  const { errors } = await graphql(old.url, QUERY)
  expect(errors).toMatchObject([{ message: "Field 'slug' doesn't exist on type 'App'" }])
})
