import { parse, stringify } from 'yaml'
import { withPermissions } from '../../rehearsal/permissions.js'
import type { WorkflowSyntax } from '../../rehearsal/syntax.js'
import { type Granted, permissionsOf } from '../../sandbox/github/permissions.js'
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { describe, expect, test } from '../support/jest.js'

const ACTION = 'merge-queue-action/merge-queue-action'
const expression = (text: string) => `\${{ ${text} }}`
const steps = [{ uses: `${ACTION}@v1`, with: { operation: 'get-queue' } }]

/** @returns the permissions of the token that the first step of each job gets */
function granted(workflow: WorkflowSyntax, options = {}, caller?: Granted) {
  const played = withPermissions(
    stringify(workflow),
    { readOnly: false, onCall: () => {}, ...options },
    caller,
  )
  const { jobs } = parse(played)
  return Object.values(jobs as Record<string, { steps: { with: Record<string, string> }[] }>).map(
    (job) => permissionsOf(job.steps[0]?.with['github-token'] ?? ''),
  )
}

describe('each job of a rehearsal has a token with the permissions', () => {
  test.each<[string, WorkflowSyntax, Granted]>([
    [
      'of the job',
      { permissions: 'write-all', jobs: { a: { permissions: { checks: 'read' }, steps } } },
      { checks: 'read' },
    ],
    [
      'of the workflow',
      { permissions: { issues: 'write' }, jobs: { a: { steps } } },
      { issues: 'write' },
    ],
    ['of nothing', { permissions: {}, jobs: { a: { steps } } }, {}],
    ['that are not taken away', { jobs: { a: { permissions: { checks: 'none' }, steps } } }, {}],
    [
      'of GitHub’s restricted default',
      { jobs: { a: { steps } } },
      { contents: 'read', packages: 'read' },
    ],
  ])('%s', (_name, workflow, wanted) => {
    expect(granted(workflow)).toEqual([wanted])
  })

  test('of all, with one word', () => {
    const [all] = granted({ permissions: 'read-all', jobs: { a: { steps } } })
    expect(all).toMatchObject({ checks: 'read', contents: 'read', 'pull-requests': 'read' })
  })

  test('to read, in a run for a fork', () => {
    const workflow: WorkflowSyntax = {
      jobs: { a: { permissions: { 'pull-requests': 'write' }, steps } },
    }
    expect(granted(workflow, { readOnly: true })).toEqual([{ 'pull-requests': 'read' }])
  })

  test('of the job that calls a reusable workflow without any of its own', () => {
    expect(granted({ jobs: { a: { steps } } }, {}, { checks: 'read' })).toEqual([
      { checks: 'read' },
    ])
  })
})

test('a reusable workflow that wants more than its caller gives does not start', () => {
  const workflow: WorkflowSyntax = { jobs: { a: { permissions: { issues: 'write' }, steps } } }
  expect(() => granted(workflow, {}, { issues: 'read' })).toThrow(
    'GitHub would not start this workflow: the job a of the workflow that it calls wants issues: write, ' +
      'and the calling job may give only issues: read.',
  )
})

test('the caller of a reusable workflow hands on its permissions', () => {
  const calls: unknown[] = []
  const onCall = (...call: unknown[]) => calls.push(call)
  const uses = `${ACTION}/.github/workflows/enqueue.yml@v1`
  const workflow = { jobs: { a: { permissions: { contents: 'read' as const }, uses } } }
  withPermissions(stringify(workflow), { readOnly: false, onCall })
  expect(calls).toEqual([[uses, { contents: 'read' }]])
})

test('a step that names the token of the job gets the same one, and a token of its own stays', () => {
  const own = [
    { run: 'gh api user', env: { GH_TOKEN: expression('secrets.GITHUB_TOKEN') } },
    { uses: `${ACTION}@v1`, with: { 'github-token': expression('secrets.BOT') } },
    { uses: `${ACTION}@v1`, with: { 'github-token': '' } },
    { run: 'echo github.token' },
  ]
  const options = { readOnly: false, onCall: () => {} }
  const played = withPermissions(
    stringify({ permissions: { checks: 'read' }, jobs: { a: { steps: own } } }),
    options,
  )
  const [gh, bot, none, echo] = parse(played).jobs.a.steps
  expect(gh.env.GH_TOKEN).toBe(expression("'ghs_rehearsal0checks=read'"))
  expect(bot.with).toEqual({ 'github-token': expression('secrets.BOT') })
  expect(none.with).toEqual({ 'github-token': '' })
  expect(echo.run).toBe('echo github.token')
})

test('a job gets the secrets of its own environment, and none of another', () => {
  const step = { uses: `${ACTION}@v1`, with: { 'api-token': expression('secrets.QUEUE_TOKEN') } }
  const jobs = {
    none: { steps: [step] },
    named: { environment: 'queue', steps: [step] },
    linked: { environment: { name: 'queue', url: 'https://queue.test' }, steps: [step] },
    other: { environment: 'pages', steps: [step] },
    calls: { uses: `${ACTION}/.github/workflows/enqueue.yml@v1`, secrets: step.with },
  }
  const environments = { queue: ['QUEUE_TOKEN'], pages: ['QUEUE'] }
  const options = { readOnly: false, onCall: () => {}, environments }
  const played = parse(withPermissions(stringify({ jobs }), options)).jobs
  const tokens = Object.entries<{ steps?: (typeof step)[]; secrets?: (typeof step)['with'] }>(
    played,
  ).map(([name, { steps, secrets }]) => [name, (secrets ?? steps?.[0]?.with)?.['api-token']])
  const given = step.with['api-token']
  const empty = expression("''")
  expect(Object.fromEntries(tokens)).toEqual({
    none: empty,
    named: given,
    linked: given,
    other: empty,
    calls: empty,
  })
})

describe('the stand-in for GitHub refuses a token without', () => {
  const REQUESTS: readonly [string, string, string, Granted][] = [
    ['pull-requests', 'GET', '/pulls/12', { 'pull-requests': 'read' }],
    ['pull-requests', 'GET', '/pulls/12/files', { 'pull-requests': 'read' }],
    ['checks', 'GET', '/commits/main/check-runs', { checks: 'read' }],
    ['statuses', 'GET', '/commits/main/status', { statuses: 'read' }],
    ['contents', 'GET', '/branches/main', { contents: 'read' }],
    ['contents', 'GET', '/git/matching-refs/heads/x', { contents: 'read' }],
    [
      'one of two',
      'GET',
      `/commits/${'a'.repeat(40)}/pulls`,
      { contents: 'read', 'pull-requests': 'read' },
    ],
    ['issues or pull-requests', 'GET', '/issues/12/comments', { issues: 'read' }],
    ['pull-requests: write', 'POST', '/issues/12/comments', { 'pull-requests': 'write' }],
    ['issues: write', 'POST', '/issues', { issues: 'write' }],
  ]
  test.each(REQUESTS)('%s: %s %s', async (_permission, method, path, enough) => {
    await using sandbox = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
    const status = async (permissions: Granted) => {
      const token = `ghs_rehearsal0${Object.entries(permissions)
        .map((entry) => entry.join('='))
        .join(',')}`
      const content = path === '/issues' ? { title: 'x', body: 'x' } : { body: 'x' }
      const body = method === 'POST' ? JSON.stringify(content) : null
      const headers = { authorization: `token ${token}` }
      const url = `${sandbox.url}/repos/octo-org/orion${path}`
      return (await fetch(url, { method, headers, body })).status
    }
    const names = Object.keys(enough)
    for (const name of names) {
      const less = Object.fromEntries(Object.entries(enough).filter(([other]) => other !== name))
      const readOnly = method === 'POST' ? { ...enough, [name]: 'read' as const } : less
      expect(await status(less)).toBe(403)
      expect(await status(readOnly)).toBe(403)
    }
    expect(await status(enough)).toBeLessThan(300)
  })

  test('checks, statuses, branches and pull requests, in one query', async () => {
    await using sandbox = await gitHubSandbox({
      pullRequests: [{ number: 12, checks: [{ name: 'ci' }, { name: 'old', status: 'PENDING' }] }],
    })
    const paths = async (token: string) => {
      const query = `{ repository(owner: "octo-org", name: "orion") {
        pullRequest(number: 12) { commits(last: 1) { nodes { commit { statusCheckRollup {
          contexts(first: 9) { nodes { __typename } }
        } } } } }
        ref(qualifiedName: "refs/heads/main") { name }
        refs(refPrefix: "refs/heads/x", first: 9) { nodes { name } }
      } }`
      const body = JSON.stringify({ query })
      const headers = { authorization: `token ${token}` }
      const answer = await fetch(`${sandbox.url}/graphql`, { method: 'POST', headers, body })
      const { errors = [] } = (await answer.json()) as { errors?: { path: unknown[] }[] }
      return errors.map(({ path }) => path.at(-1))
    }
    expect(await paths('ghs_rehearsal0')).toEqual(['pullRequest', 'ref', 'refs'])
    const withoutContents = await paths('ghs_rehearsal0pull-requests=read,statuses=read')
    expect(withoutContents.toSorted()).toEqual([0, 'ref', 'refs'])
    expect(await paths('ghs_rehearsal0pull-requests=read,checks=read,contents=read')).toEqual([1])
    expect(await paths('any other')).toEqual([])
  })
})

test('a rehearsal leaves out concurrency, whose newer keys act refuses', () => {
  const concurrency = { group: 'queue', queue: 'max' }
  const workflow = { concurrency, jobs: { a: { concurrency, steps } } }

  const played = withPermissions(stringify(workflow), { readOnly: false, onCall: () => {} })

  expect(played).not.toContain('concurrency')
})
