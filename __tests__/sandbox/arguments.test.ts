/**
 * The sandbox obeys or refuses every argument that GitHub would obey: without one that the action sends,
 * it must answer otherwise. Else no test would notice that the action no longer sends it.
 */
import { type ArgumentNode, type FieldNode, parse, print, visit } from 'graphql'
import { noted } from '../../sandbox/github/arguments.js'
import { BASE_SHA } from '../../sandbox/github/seeds.js'
import {
  type GitHubCall,
  type GitHubSandboxSeed,
  gitHubSandbox,
} from '../../sandbox/github/server.js'
import { gitHubClient, type TestGitHub } from '../support/github.js'
import { describe, expect, test } from '../support/jest.js'

const A = 'a'.repeat(40)
const many = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const checks = [
  { name: 'license', status: 'SUCCESS' as const, required: true },
  ...many(150).map((index) => ({ name: `check ${index}`, required: true })),
]

/** A repository in which every argument of the action changes the answer. */
const SEED: GitHubSandboxSeed = {
  pullRequests: [
    {
      ...{ number: 12, headSha: A, headBranch: 'topic', commits: ['b'.repeat(40)], checks },
      ...{ rulesetChecks: ['scan'], files: many(150).map((index) => ({ path: `${index}.txt` })) },
      createdAt: '2026-09-01T00:00:00Z',
      reviews: [
        { author: 'mona', state: 'APPROVED' },
        { author: 'passer-by', state: 'CHANGES_REQUESTED' },
      ],
    },
    { number: 13, headBranch: 'other' },
    // Pages of 100 are neither all of them nor the usual 30.
    ...many(150).map((index) => ({
      ...{ number: 100 + index, merged: index % 2 === 0, state: 'closed' as const },
      createdAt: new Date(Date.UTC(2026, 8, 1, 0, (index * 7) % 151)).toISOString(),
      closedAt: new Date(Date.UTC(2026, 8, 2, 0, (index * 11) % 151)).toISOString(),
      ...(index === 150 && { baseBranch: 'release' }),
    })),
  ],
  permissions: { 'passer-by': 'read' },
  branches: many(150).map((index) => ({ name: `trunk-merge/pr-12/${index}`, sha: A })),
  labels: many(150).map((index) => `label ${index}`),
  workflows: { 'ci.yml': 'on: push' },
  rulesets: many(150).map((id) => ({ id, name: `${id}`, branches: ['main'], rules: ['update'] })),
  comments: many(150).map((issue) => ({ issue: 12, author: 'mona', body: `${issue}` })),
  issues: many(150).map((number) => ({
    ...{ number: 1000 + number, author: number % 2 === 0 ? 'mona' : 'github-actions[bot]' },
    ...{ state: number % 3 === 0 ? 'closed' : 'open', labels: number % 5 === 0 ? ['hold'] : [] },
  })),
}

/** Every question of the client, and the arguments that it sends. */
const QUESTIONS: Readonly<
  Record<string, readonly [sent: string, (github: TestGitHub) => Promise<unknown>]>
> = {
  approval: [
    'repository.owner repository.name pullRequest.number latestOpinionatedReviews.first latestOpinionatedReviews.writersOnly',
    (github) => github.approval.readApproval(12),
  ],
  'merge facts': [
    'repository.owner repository.name pullRequest.number latestOpinionatedReviews.first commits.last contexts.first isRequired.pullRequestNumber checkSuites.first ref.qualifiedName rules.first refs.refPrefix refs.first',
    (github) => github.readMergeFacts({ number: 12, targetBranch: 'main' }, 'trunk-merge/pr-12/'),
  ],
  workflows: [
    'repository.owner repository.name ref.qualifiedName object.expression',
    async (github) => github.setup.readWorkflows('main'),
  ],
  rules: ['per_page page', async (github) => github.setup.readRules('main')],
  rulesets: ['includes_parents per_page page', async (github) => github.setup.readRulesets()],
  'any label': ['per_page', async (github) => github.setup.anyLabel()],
  'any issue': ['per_page state', async (github) => github.setup.anyIssue()],
  'closed pull requests of a branch': [
    'base state sort direction per_page',
    async (github) => github.setup.closedPulls('main'),
  ],
  'closed pull requests': [
    'state sort direction per_page page',
    (github) => github.closed.closedPullRequests(0),
  ],
  'closed tests': [
    'state sort direction per_page',
    async (github) => github.commits.closedTests('trunk-merge/'),
  ],
  'check runs': ['per_page page', async (github) => github.commits.checkRuns(A)],
  statuses: ['per_page page', async (github) => github.commits.statuses(A)],
  'workflow runs': ['head_sha per_page page', async (github) => github.commits.workflows(A)],
  contains: ['per_page page', async (github) => github.commits.contains(A, BASE_SHA)],
  files: ['per_page page', async (github) => github.files.readFiles(12)],
  branches: ['per_page page', async (github) => github.commits.branches('trunk-merge/pr-12/')],
  'pull requests of a head': [
    'head state per_page',
    (github) => github.pullRequestsOfHead({ repository: 'octo-org/orion', branch: 'topic' }),
  ],
  'pull requests of a commit': ['per_page', (github) => github.pullRequestsOfCommit(A)],
  comments: ['per_page page', async (github) => github.listComments({ number: 12 })],
  issues: [
    'state creator labels per_page',
    async (github) => github.listIssues({ state: 'all', label: 'hold', isWanted: () => true }),
  ],
}

/** Arguments that change nothing here, with the reason. */
const WITHOUT_EFFECT = new Set([
  // The values that GitHub takes where the argument is absent.
  'rulesets: includes_parents',
  'closed tests: sort',
  'closed tests: direction',
  'pull requests of a head: state',
  // One entry, whatever the size of a page.
  'pull requests of a head: per_page',
  'pull requests of a commit: per_page',
  'issues: per_page',
  'workflow runs: per_page',
  'statuses: per_page',
  // The first page.
  'check runs: page',
  'statuses: page',
  'workflow runs: page',
])

describe.each(Object.entries(QUESTIONS))('the question for %s', (name, [sent, ask]) => {
  test('gets another answer without one of its arguments', async () => {
    await using sandbox = await gitHubSandbox(SEED)
    const { github } = gitHubClient(sandbox.url)
    await ask(github)
    const calls = [...sandbox.calls]
    const names = calls.flatMap((call) => callsWithout(call).map(([argument]) => argument))
    expect([...new Set(names)].join(' ')).toBe(sent)
    const same: string[] = []
    for (const call of calls) {
      const usual = await answerTo(sandbox.url, call)
      for (const [argument, less] of callsWithout(call))
        if ((await answerTo(sandbox.url, less)) === usual) same.push(`${name}: ${argument}`)
    }
    expect(new Set(same)).toEqual(
      new Set([...WITHOUT_EFFECT].filter((one) => one.startsWith(`${name}: `))),
    )
  })
})

async function answerTo(url: string, { method, path, body }: Call): Promise<string> {
  const headers = { authorization: 'token t' }
  const init = body === undefined ? {} : { body: JSON.stringify(body) }
  const answer = await fetch(`${url}${path}`, { method, headers, ...init })
  // The address of the next page repeats the arguments.
  return `${answer.headers.has('link')} ${await answer.text()}`
}

type Call = Pick<GitHubCall, 'method' | 'path' | 'body'>

/** The call without each of its arguments, by name. */
function callsWithout(call: Call): [string, Call][] {
  const { query } = (call.body ?? {}) as { readonly query?: string }
  if (query !== undefined)
    return queriesWithout(query).map(([name, less]) => [
      name,
      { ...call, body: { ...(call.body as object), query: less } },
    ])
  const { pathname, searchParams } = new URL(call.path, 'https://github.example')
  return [...searchParams.keys()].map((name) => {
    const fewer = new URLSearchParams(searchParams)
    fewer.delete(name)
    return [name, { ...call, path: `${pathname}?${fewer}` }]
  })
}

function queriesWithout(query: string): [string, string][] {
  const document = parse(query)
  const found: (readonly [string, ArgumentNode])[] = []
  const Field = ({ name, arguments: all = [] }: FieldNode) =>
    found.push(...all.map((one) => [`${name.value}.${one.name.value}`, one] as const))
  visit(document, { Field: (node) => void Field(node) })
  return found.map(([name, argument]) => [
    name,
    print(visit(document, { Argument: (node) => (node === argument ? null : undefined) })),
  ])
}

describe('what the sandbox does not obey is refused', () => {
  const field = (text: string) => `{ repository(owner: "octo-org", name: "orion") { ${text} } }`
  const pull = (text: string) => field(`pullRequest(number: 12) { ${text} }`)

  test.each([
    [pull('commits(first: 1, after: "x") { totalCount }'), 'Unknown argument "after"'],
    [pull('commits { totalCount }'), 'provide a `first` or `last` value'],
    [pull('commits(last: 101) { totalCount }'), 'exceeds the limit of 100'],
    [pull('title(format: TEXT)'), "Field 'title' doesn't exist on type 'PullRequest'"],
    [field('pullRequest(number: "12") { url }'), 'Int cannot represent'],
    [field('pullRequest { url }'), 'argument "number" of type "Int!" is required'],
    ['{ repository(owner: "mona", name: "orion") { isPrivate } }', "name 'mona/orion'"],
    ['mutation { addComment(body: "x") { id } }', 'mutation'],
    ['{', 'Syntax Error'],
  ])('%s', async (query, problem) => {
    await using sandbox = await gitHubSandbox(SEED)
    const answer = await answerTo(sandbox.url, {
      ...{ method: 'POST', path: '/graphql', body: { query } },
    })
    expect(answer).toContain('"errors"')
    expect(JSON.parse(answer.replace(/^\w+ /, '')).errors[0].message).toContain(problem)
  })

  test.each([
    ['GET', '/pulls?state=all&sort=popularity', undefined, 'cannot sort by popularity'],
    ['GET', '/pulls/12?fields=url', undefined, 'would ignore fields'],
    ['GET', '/issues?since=2026-09-01T00:00:00Z', undefined, 'would ignore since'],
    ['GET', '/issues?assignee=mona&milestone=1', undefined, 'would ignore assignee, milestone'],
    ['GET', '/issues/12/comments?since=2026-09-01T00:00:00Z', undefined, 'would ignore since'],
    ['GET', `/commits/${A}/check-runs?filter=all`, undefined, 'would ignore filter'],
    ['GET', '/actions/runs?branch=main', undefined, 'only the runs of one `head_sha`'],
    ['GET', `/actions/runs?head_sha=${A}&status=failure`, undefined, 'would ignore status'],
    ['GET', '/pulls/12/files?ref=main', undefined, 'would ignore ref'],
    ['PATCH', '/issues/1001', { title: 'a', labels: ['b'] }, 'would ignore labels'],
    ['POST', '/issues', { title: 'a', assignees: ['mona'] }, 'would ignore assignees'],
    ['POST', '/issues/12/comments', { body: 'a', draft: true }, 'would ignore draft'],
  ])('%s %s %j', async (method, path, body, problem) => {
    await using sandbox = await gitHubSandbox({ ...SEED, login: 'mona' })
    const call = { method, path: `/repos/octo-org/orion${path}`, body }
    expect(await answerTo(sandbox.url, call)).toContain(problem)
  })

  test('a field cannot read its arguments without naming them', () => {
    const { values, unread } = noted({ first: 1, writersOnly: true })
    expect(() => ({ ...values })).toThrow('by its name')
    expect(values.first).toBe(1)
    expect([...unread]).toEqual(['writersOnly'])
  })
})
