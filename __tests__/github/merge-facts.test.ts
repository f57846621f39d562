/** What GitHub's answer about a pull request comes down to. */

import { buildSchema, type FieldNode, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { SCHEMA } from '../../sandbox/github/graphql-schema.js'
import type { CheckSeed, PullRequestSeed } from '../../sandbox/github/seeds.js'
import { type GitHubSandboxSeed, gitHubSandbox } from '../../sandbox/github/server.js'
import { known, unread } from '../../src/shared/fact.js'
import { gitHubClient } from '../support/github.js'
import { describe, expect, test } from '../support/jest.js'

const NUMBER = 12
const REF = { number: NUMBER, targetBranch: 'main' }
const PREFIX = 'trunk-merge/pr-12/'

const pullRequest = {
  state: 'OPEN',
  url: 'https://github.com/octo-org/orion/pull/12',
  isDraft: false,
  headRefOid: 'a'.repeat(40),
  baseRefName: 'main',
}

/** What the client makes of this answer to its query. */
async function facts(answer: object) {
  await using sandbox = await gitHubSandbox()
  sandbox.faults.push({ status: 200, body: answer })
  const { github } = gitHubClient(sandbox.url)
  return { facts: await github.readMergeFacts(REF, PREFIX), calls: sandbox.calls }
}

/** What the client makes of the pull request in a sandbox of GitHub. */
async function factsOf(seed: Partial<PullRequestSeed>, server: GitHubSandboxSeed = {}) {
  await using sandbox = await gitHubSandbox({
    ...server,
    pullRequests: [{ number: NUMBER, ...seed }],
  })
  return await gitHubClient(sandbox.url).github.readMergeFacts(REF, PREFIX)
}

test('asks one question, for the pull request and the test branches', async () => {
  const { calls } = await facts({ data: { repository: { pullRequest } } })
  expect(calls).toHaveLength(1)
  expect(calls[0]?.body).toMatchObject({
    variables: {
      owner: 'octo-org',
      repo: 'orion',
      number: 12,
      baseBranch: 'refs/heads/main',
      testBranches: 'refs/heads/trunk-merge/pr-12/',
    },
  })
})

test('parts that GitHub leaves out are unknown and block nothing', async () => {
  const { facts: bare } = await facts({ data: { repository: { pullRequest } } })
  expect(bare).toEqual({
    closed: false,
    merged: false,
    url: pullRequest.url,
    draft: false,
    headSha: pullRequest.headRefOid,
    baseBranch: 'main',
    conflicting: undefined,
    behind: false,
    reviewRequired: false,
    changesRequested: false,
    checks: [],
    testChecks: [],
    workflowsToApprove: [],
    requiredChecks: [],
    allRequiredChecks: unread('GitHub does not show all checks that the branch requires'),
    unreportedChecks: unread('GitHub does not show all checks of the head commit'),
    changeRequests: unread('GitHub does not show all reviewers'),
    createdAt: undefined,
    queueChecks: [],
    checksHidden: false,
    lacking: [],
  })
})

test.each([
  [{ mergeable: 'CONFLICTING' }, { conflicting: true }],
  [{ mergeStateStatus: 'DIRTY' }, { conflicting: true, behind: false }],
  [{ mergeStateStatus: 'BEHIND' }, { behind: true, conflicting: false }],
  [{ reviewDecision: 'REVIEW_REQUIRED' }, { reviewRequired: true, changesRequested: false }],
  [{ reviewDecision: 'CHANGES_REQUESTED' }, { changesRequested: true, reviewRequired: false }],
  [{ reviewDecision: 'APPROVED' }, { reviewRequired: false, changesRequested: false }],
  [{ isDraft: true }, { draft: true }],
  [{ state: 'CLOSED' }, { closed: true, merged: false }],
  [{ state: 'MERGED' }, { closed: true, merged: true }],
  [{ createdAt: '2026-09-10T08:00:00Z' }, { createdAt: '2026-09-10T08:00:00Z' }],
])('%j is %j', async (shown, expected) => {
  const answer = { data: { repository: { pullRequest: { ...pullRequest, ...shown } } } }
  expect((await facts(answer)).facts).toMatchObject(expected)
})

test.each<[Omit<CheckSeed, 'name'>, string]>([
  [{ conclusion: 'SUCCESS' }, 'passed'],
  [{ conclusion: 'FAILURE' }, 'failed'],
  [{ conclusion: 'CANCELLED' }, 'not-run'],
  // As in the service's details of the test run: nobody knows the word, so it proves no failure.
  [{ conclusion: 'ACTION_REQUIRED' }, 'pending'],
  [{}, 'pending'],
  [{ status: 'SUCCESS' }, 'passed'],
  [{ status: 'ERROR' }, 'failed'],
  [{ status: 'PENDING' }, 'pending'],
])('a check with %j is %s', async (check, state) => {
  const ci = { name: 'ci', url: 'https://ci.test/1', required: true }
  const { checks } = await factsOf({ checks: [{ ...ci, ...check }] })
  expect(checks).toMatchObject([{ ...ci, state }])
})

test('the checks are those of the newest commit', async () => {
  const { checks } = await factsOf({ commits: ['b'.repeat(40)], checks: [{ name: 'ci' }] })
  expect(checks).toMatchObject([{ name: 'ci' }])
})

test('a check that GitHub expects is required, and has not reported', async () => {
  const found = await factsOf({ checks: [{ name: 'ci', status: 'EXPECTED' }] })
  expect(found).toMatchObject({ checks: [], requiredChecks: ['ci'] })
})

test('a check that only a ruleset requires is required, though `isRequired` denies it', async () => {
  const { checks = [] } = await factsOf({
    rulesetChecks: ['ci'],
    checks: [
      { name: 'ci', conclusion: 'FAILURE' },
      { name: 'docs', conclusion: 'FAILURE' },
    ],
  })
  expect(checks.map(({ name, required }) => [name, required])).toEqual([
    ['ci', true],
    ['docs', false],
  ])
})

describe('the required checks of a branch', () => {
  const contexts = (...names: readonly (string | null | undefined)[]) => ({
    parameters: { requiredStatusChecks: names.map((context) => ({ context })) },
  })
  const pageInfo = { hasNextPage: false }
  const noRules = { nodes: [], pageInfo }
  const protects = (...names: readonly (string | null)[]) => ({
    requiredStatusCheckContexts: names,
  })
  const requiredBy = async (ref: object | null | undefined) =>
    (await facts({ data: { repository: { pullRequest, ref } } })).facts

  test.each<[string, object, readonly string[]]>([
    ['nothing', { refUpdateRule: null, rules: noRules }, []],
    ['a protection', { refUpdateRule: protects('ci', 'lint'), rules: noRules }, ['ci', 'lint']],
    ['a protection without a list', { refUpdateRule: {}, rules: noRules }, []],
    [
      'a ruleset',
      { rules: { nodes: [contexts('ci'), contexts('lint')], pageInfo } },
      ['ci', 'lint'],
    ],
    ['a rule about something else', { rules: { nodes: [{ parameters: {} }, {}], pageInfo } }, []],
    [
      'both',
      { refUpdateRule: protects('ci'), rules: { nodes: [contexts('ci', 'lint')], pageInfo } },
      ['ci', 'lint'],
    ],
  ])('are known from %s', async (_, ref, names) => {
    const { requiredChecks, allRequiredChecks } = await requiredBy(ref)
    expect(requiredChecks).toEqual(names)
    expect(allRequiredChecks).toEqual(known(names))
  })

  test.each<[string, object | null | undefined, readonly string[]]>([
    ['the branch', null, []],
    ['the rulesets', { refUpdateRule: protects('ci') }, ['ci']],
    ['the number of rulesets', { rules: { nodes: [contexts('ci')] } }, ['ci']],
    ['more rulesets', { rules: { nodes: [], pageInfo: { hasNextPage: true } } }, []],
    ['a ruleset', { rules: { nodes: [null, contexts('ci')], pageInfo } }, ['ci']],
    ['the name in a ruleset', { rules: { nodes: [contexts('ci', null)], pageInfo } }, ['ci']],
    ['a name in a ruleset', { rules: { nodes: [contexts(undefined)], pageInfo } }, []],
    ['the name in a protection', { refUpdateRule: protects('ci', null), rules: noRules }, ['ci']],
  ])('are unread if GitHub does not show %s', async (_, ref, names) => {
    const { requiredChecks, allRequiredChecks } = await requiredBy(ref)
    expect(requiredChecks).toEqual(names)
    expect(allRequiredChecks).toMatchObject({ isKnown: false })
  })

  test('are unread without the permission to read the branch', async () => {
    const { allRequiredChecks } = await factsOf(
      { requiredChecks: ['ci'] },
      { granted: { checks: 'read', statuses: 'read', 'pull-requests': 'write' } },
    )
    expect(allRequiredChecks).toMatchObject({ isKnown: false })
  })
})

describe('the required checks of a pull request that is not directly on the target branch', () => {
  const stack = { number: 1, base: 'main', position: 2, size: 2 }
  const member = { number: NUMBER, baseBranch: 'change-11', requiredChecks: ['ci'] }

  test('in a stack are those of the base of the stack', async () => {
    expect(await factsOf({ ...member, stack })).toMatchObject({
      baseBranch: 'main',
      requiredChecks: ['ci'],
      allRequiredChecks: known(['ci']),
    })
  })

  test('in a stack on a third branch are those of that branch', async () => {
    const onNext = { ...member, stack: { ...stack, base: 'next' } }
    await using sandbox = await gitHubSandbox({ pullRequests: [onNext] })
    const { github } = gitHubClient(sandbox.url)
    const expected = { baseBranch: 'next', allRequiredChecks: known(['ci']) }
    expect(await github.readMergeFacts(REF, PREFIX)).toMatchObject(expected)
    const calls = sandbox.calls.length
    // The stack is known now.
    expect(await github.readMergeFacts(REF, PREFIX)).toMatchObject(expected)
    expect(sandbox.calls).toHaveLength(calls + 1)
  })

  test('without a stack are those of its own base', async () => {
    expect(await factsOf(member)).toMatchObject({
      baseBranch: 'change-11',
      allRequiredChecks: known(['ci']),
    })
  })

  test('are unread if GitHub does not show whether it is in a stack', async () => {
    await using sandbox = await gitHubSandbox({ pullRequests: [{ ...member, stack }] })
    sandbox.faults.push(undefined, { status: 404, body: { message: 'Not Found' } })
    const { github } = gitHubClient(sandbox.url)
    expect(await github.readMergeFacts(REF, PREFIX)).toMatchObject({
      baseBranch: 'change-11',
      allRequiredChecks: unread('GitHub does not show the stack'),
    })
  })
})

describe('the required checks that have not reported', () => {
  const required = ['ci', 'lint']
  const ref = {
    refUpdateRule: { requiredStatusCheckContexts: required },
    rules: { nodes: [], pageInfo: { hasNextPage: false } },
  }
  const unreportedFor = async (commits: unknown) => {
    const answer = { repository: { pullRequest: { ...pullRequest, commits }, ref } }
    return (await facts({ data: answer })).facts.unreportedChecks
  }
  const head = (statusCheckRollup: unknown) => ({ nodes: [{ commit: { statusCheckRollup } }] })
  const pageInfo = { hasNextPage: false }

  test.each<[string, unknown, readonly string[]]>([
    ['no check', head(null), required],
    ['one check', head({ contexts: { nodes: [{ name: 'ci' }], pageInfo } }), ['lint']],
    [
      'a check that GitHub expects',
      head({ contexts: { nodes: [{ context: 'ci', state: 'EXPECTED' }], pageInfo } }),
      required,
    ],
  ])('are known if the head commit has %s', async (_, commits, names) => {
    expect(await unreportedFor(commits)).toEqual(known(names))
  })

  test.each<[string, unknown]>([
    ['no commit', { nodes: [] }],
    ['a commit without its checks', head(undefined)],
    ['no list of checks', head({})],
    ['a hidden check', head({ contexts: { nodes: [null], pageInfo } })],
    ['more checks', head({ contexts: { nodes: [], pageInfo: { hasNextPage: true } } })],
  ])('are unread if GitHub shows %s', async (_, commits) => {
    expect(await unreportedFor(commits)).toMatchObject({ isKnown: false })
  })
})

describe('the reviewers whose newest review requests changes', () => {
  const reviews = async (latestOpinionatedReviews: unknown) => {
    const answer = { repository: { pullRequest: { ...pullRequest, latestOpinionatedReviews } } }
    return (await facts({ data: answer })).facts?.changeRequests
  }
  const by = (login: string | null, state: string) => ({ state, author: login && { login } })

  test('are known, whether or not a merge needs a review', async () => {
    const nodes = [by('mona', 'CHANGES_REQUESTED'), by('hubot', 'APPROVED'), by('lee', 'DISMISSED')]
    const pageInfo = { hasNextPage: false }
    expect(await reviews({ nodes, pageInfo })).toEqual(known(['mona']))
    const ofGhost = [by(null, 'CHANGES_REQUESTED')]
    expect(await reviews({ nodes: ofGhost, pageInfo })).toEqual(known(['ghost']))
    expect(await reviews({ nodes: [], pageInfo })).toEqual(known([]))
  })

  test('are unread if GitHub leaves some out', async () => {
    expect(await reviews(null)).toMatchObject({ isKnown: false })
    expect(await reviews(undefined)).toMatchObject({ isKnown: false })
    const pageInfo = { hasNextPage: false }
    expect(await reviews({ nodes: [null], pageInfo })).toMatchObject({ isKnown: false })
    expect(await reviews({ nodes: [] })).toMatchObject({ isKnown: false })
    expect(await reviews({ nodes: [], pageInfo: { hasNextPage: true } })).toEqual(
      unread('GitHub does not show all reviewers'),
    )
  })
})

test('checks without a name do not count, and one with nothing else is pending', async () => {
  const nodes = [null, {}, { name: '' }, { name: 'bare' }]
  const commit = { statusCheckRollup: { contexts: { nodes } } }
  const { facts: found } = await facts({
    data: {
      repository: {
        pullRequest: { ...pullRequest, commits: { nodes: [null, { commit }] } },
        refs: { nodes: [{ target: commit }, null, { target: null }] },
      },
    },
  })
  const bare = { name: 'bare', state: 'pending', url: undefined, required: undefined }
  expect(found).toMatchObject({ checks: [bare], testChecks: [bare] })
})

test('checks that the token may not read are hidden, and the rest is known', async () => {
  const found = await factsOf(
    { draft: true, requiredChecks: ['ci'], checks: [{ name: 'ci' }] },
    { granted: { contents: 'read', 'pull-requests': 'write' } },
  )
  expect(found).toMatchObject({
    checksHidden: true,
    draft: true,
    checks: [],
    unreportedChecks: { isKnown: false },
  })
})

test('a part that is missing for another reason hides no check', async () => {
  const problem = {
    type: 'FORBIDDEN',
    message: 'no',
    path: ['repository', 'pullRequest', 'baseRef'],
  }
  const { facts: found } = await facts({
    data: { repository: { pullRequest } },
    errors: [problem, { message: 'no path' }],
  })
  expect(found).toMatchObject({ checksHidden: false, headSha: pullRequest.headRefOid })
})

test('an answer with only errors is an error that repeats them', async () => {
  await expect(
    facts({ data: null, errors: [{ type: 'INTERNAL', message: 'Something went wrong' }] }),
  ).rejects.toMatchObject({
    kind: 'unavailable',
    message: expect.stringMatching(
      /^Asking GitHub what keeps #12 from being merged: .*Something went wrong.* Check that GitHub is up/,
    ),
  })
})

test('an answer that is not of the schema is a bad response', async () => {
  await expect(facts({ data: { repository: {} } })).rejects.toMatchObject({ kind: 'bad-response' })
})

test('a GitHub that lacks several fields is asked again without them, and says so', async () => {
  const lacks = [
    'mergeStateStatus',
    'reviewDecision',
    'refUpdateRule',
    'rules',
    'statusCheckRollup',
  ]
  await using sandbox = await gitHubSandbox({
    lacks,
    pullRequests: [{ number: NUMBER, draft: true, checks: [{ name: 'lint' }] }],
  })
  const found = await gitHubClient(sandbox.url).github.readMergeFacts(REF, PREFIX)
  expect(found).toMatchObject({ draft: true, checksHidden: false })
  expect([...(found.lacking ?? [])].sort()).toEqual([...lacks].sort())
  const last = sandbox.calls.at(-1)?.body as { query: string }
  for (const field of lacks) expect(last.query).not.toMatch(new RegExp(`\\b${field}\\b`))
  expect(sandbox.calls.length).toBeLessThanOrEqual(1 + lacks.length)
})

describe('a GitHub that lacks any one field of the query', () => {
  const SEED: PullRequestSeed = {
    number: NUMBER,
    createdAt: '2026-09-16T10:00:00Z',
    baseBranch: 'main',
    requiredChecks: ['unit', 'lint', 'docs'],
    rulesetChecks: ['license'],
    reviews: [{ author: 'mona', state: 'CHANGES_REQUESTED' }],
    review: 'CHANGES_REQUESTED',
    mergeable: 'CONFLICTING',
    mergeStateStatus: 'DIRTY',
    workflowsToApprove: ['CI'],
    checks: [
      { name: 'unit', conclusion: 'FAILURE', finishedAt: '2026-09-17T10:05:00Z', suite: 7 },
      { name: 'lint', suite: 7 },
      { name: 'license', status: 'SUCCESS', url: 'https://ci.test/1' },
      { name: 'Merging (main)', conclusion: 'FAILURE', app: 'trunk-io' },
    ],
  }

  const lackingField = async (...lacks: string[]) => {
    await using sandbox = await gitHubSandbox({ lacks, pullRequests: [SEED] })
    const { github } = gitHubClient(sandbox.url)
    const { lacking, ...found } = await github.readMergeFacts(REF, PREFIX)
    const queries = sandbox.calls.map(({ body }) => (body as { query?: string } | undefined)?.query)
    return { found, lacking, queries }
  }

  /** `Type.field` of each field of a query, by the sandbox's schema, which has no type without fields. */
  function fieldsOf(query: string): readonly string[] {
    const types = new TypeInfo(buildSchema(SCHEMA))
    const found = new Set<string>()
    const enter = ({ name }: FieldNode) => {
      const parent = types.getParentType()
      const count = parent && 'getFields' in parent ? Object.keys(parent.getFields()).length : 0
      if (count > 1) found.add(`${parent?.name}.${name.value}`)
    }
    visit(parse(query), visitWithTypeInfo(types, { Field: { enter } }))
    return [...found]
  }

  /** What a field shows, besides parts of the checks. A field that shows only these is not here. */
  const SHOWN: Readonly<Record<string, readonly string[]>> = {
    'PullRequest.url': ['url'],
    'PullRequest.createdAt': ['createdAt'],
    'PullRequest.reviewDecision': ['changesRequested'],
    'PullRequest.latestOpinionatedReviews': ['changeRequests'],
    'PullRequestReviewConnection.nodes': ['changeRequests'],
    'PullRequestReview.state': ['changeRequests'],
    'PullRequestReview.author': ['changeRequests'],
    'PageInfo.hasNextPage': ['changeRequests', 'unreportedChecks', 'allRequiredChecks'],
    'Repository.ref': ['requiredChecks', 'allRequiredChecks', 'unreportedChecks'],
    'Ref.refUpdateRule': ['requiredChecks', 'allRequiredChecks', 'unreportedChecks'],
    'Ref.rules': ['requiredChecks', 'allRequiredChecks'],
    'RepositoryRuleConnection.nodes': ['requiredChecks', 'allRequiredChecks'],
    'RepositoryRuleConnection.pageInfo': ['allRequiredChecks'],
    'RepositoryRule.parameters': ['requiredChecks', 'allRequiredChecks'],
    'PullRequest.commits': ['unreportedChecks', 'queueChecks'],
    'PullRequestCommitConnection.nodes': ['unreportedChecks', 'queueChecks'],
    'Commit.statusCheckRollup': ['unreportedChecks', 'queueChecks'],
    'StatusCheckRollupContextConnection.nodes': ['unreportedChecks', 'queueChecks'],
    'StatusCheckRollupContextConnection.pageInfo': ['unreportedChecks'],
    'PullRequestReviewConnection.pageInfo': ['changeRequests'],
    'CheckRun.name': ['unreportedChecks', 'queueChecks'],
    'CheckRun.conclusion': ['unreportedChecks', 'queueChecks'],
    'CheckRun.checkSuite': ['queueChecks'],
    'CheckSuite.app': ['queueChecks'],
    'StatusContext.context': ['unreportedChecks'],
    'StatusContext.state': ['unreportedChecks'],
  }
  const SHOWS_CHECKS =
    /^(PullRequest.commits|PullRequestCommit|Commit|StatusCheckRollup|Check|App|Status|PageInfo|RequiredStatus|Rule|Repository|Ref)/

  /** Each sandbox has its own port. */
  const plain = (value: unknown) => JSON.stringify(value)?.replace(/127\.0\.0\.1:\d+/g, 'localhost')

  test('loses only what the field shows', async () => {
    const { found: whole, queries } = await lackingField()
    const fields = fieldsOf(queries[0] ?? '').filter(
      (field) => !/^(Query|Repository.pullR)/.test(field),
    )
    expect(fields.length).toBeGreaterThan(30)
    expect(Object.keys(SHOWN).filter((field) => !fields.includes(field))).toEqual([])
    const wrong: object[] = []
    for (const field of fields) {
      const { found, lacking, queries: asked } = await lackingField(field)
      const name = field.replace(/.*\./, '')
      if (lacking?.join() !== name) wrong.push({ field, lacking })
      const last = asked.findLast((query) => query !== undefined) ?? ''
      if (fieldsOf(last).includes(field)) wrong.push({ field, last })
      const changed = Object.entries(found).filter(
        ([key, value]) => plain(value) !== plain(whole[key as keyof typeof whole]),
      )
      const isLost = (key: string) =>
        SHOWN[field]?.includes(key) ||
        (/[cC]hecks$/.test(key) && key.length < 11 && SHOWS_CHECKS.test(field))
      const showsWorkflows = /^(PullRequest.commits|PullRequestCommit|Commit|Check|Workflow)/.test(
        field,
      )
      const others = changed.filter(
        ([key]) => !isLost(key) && !(showsWorkflows && key === 'workflowsToApprove'),
      )
      if (others.length > 0) wrong.push({ field, others })
    }
    expect(wrong).toEqual([])
  })

  test.each(['databaseId', 'startedAt', 'completedAt', 'detailsUrl', 'isRequired', 'checkSuite'])(
    'shows the checks without their %s',
    async (field) => {
      const { found } = await lackingField(field)
      const shown = found.checks?.filter(({ name }) => name !== 'Merging (main)')
      expect(shown).toMatchObject([
        { name: 'unit', state: 'failed', required: true },
        { name: 'lint', state: 'pending', required: true },
        { name: 'license', state: 'passed', required: true },
      ])
      expect(found.unreportedChecks).toEqual(known(['docs']))
    },
  )

  test.each([
    ['CheckRun.conclusion', ['license']],
    ['CheckRun.name', ['license']],
    ['StatusContext.state', ['unit', 'lint']],
  ])('calls no check pending or missing without %s', async (field, names) => {
    const { found } = await lackingField(field)
    expect(found.checks?.map(({ name }) => name)).toEqual(names)
    expect(found.unreportedChecks?.isKnown).toBe(false)
  })

  test.each([
    [{ draft: true }, 'isDraft', { draft: true }],
    [{ state: 'closed' as const }, 'state', { closed: true, merged: false }],
    [{ merged: true, state: 'closed' as const }, 'PullRequest.state', { merged: true }],
    [{ headSha: 'b'.repeat(40) }, 'headRefOid', { headSha: 'b'.repeat(40) }],
    [{ baseBranch: 'release' }, 'baseRefName', { baseBranch: 'release' }],
  ])('asks the REST API for %j without %s', async (seed, field, expected) => {
    expect(await factsOf(seed, { lacks: [field] })).toMatchObject(expected)
  })

  test('knows of no conflict without both fields that show it', async () => {
    const { found } = await lackingField('mergeable', 'mergeStateStatus')
    expect(found.conflicting).toBeUndefined()
  })
})

test('several unknown parts in one answer are left out together, a type among them', async () => {
  const errors = [
    { message: "Field 'mergeStateStatus' doesn't exist on type 'PullRequest'" },
    { message: "No such type RequiredStatusChecksParameters, so it can't be a fragment condition" },
    { message: "Fragment on CheckRun can't be spread inside StatusCheckRollupContext" },
    { message: "Fragment on isRequired can't be spread inside CheckRun" },
  ]
  await using sandbox = await gitHubSandbox({ pullRequests: [{ number: NUMBER }] })
  sandbox.faults.push({ status: 200, body: { errors } })
  const { github } = gitHubClient(sandbox.url)
  const { lacking } = await github.readMergeFacts(REF, PREFIX)
  expect(lacking).toEqual([
    'mergeStateStatus',
    'RequiredStatusChecksParameters',
    'CheckRun',
    'isRequired',
  ])
  expect(sandbox.calls).toHaveLength(2)
})

test.each([
  ['a field that is always needed', "Field 'pullRequest' doesn't exist on type 'Repository'"],
  ['another sentence about a field', "The Field 'rules' is slow today"],
  ['a longer name', "Field 'rulesOfPlay' doesn't exist on type 'Ref'"],
])('an error about %s ends the question', async (_, message) => {
  await expect(facts({ errors: [{ message }] })).rejects.toMatchObject({
    kind: 'unavailable',
    message: expect.stringContaining(message),
  })
})

test('a check with an address that is no web page has no link', async () => {
  const nodes = [
    { name: 'ci', detailsUrl: 'javascript:alert(1)' },
    { context: 'lint', targetUrl: 'data:text/html,x', state: 'PENDING' },
    { name: 'docs', detailsUrl: 'https://ci.test/1' },
  ]
  const commits = { nodes: [{ commit: { statusCheckRollup: { contexts: { nodes } } } }] }
  const { facts: found } = await facts({
    data: { repository: { pullRequest: { ...pullRequest, commits } } },
  })
  expect(found.checks?.map(({ url }) => url)).toEqual([undefined, undefined, 'https://ci.test/1'])
})

test("the queue's own checks are told from all others by their app", async () => {
  const run = (name: string, slug?: string) => ({
    name,
    conclusion: 'FAILURE',
    ...(slug !== undefined && { checkSuite: { app: { slug } } }),
  })
  const contexts = {
    nodes: [run('queue', 'trunk-io'), run('ci', 'github-actions'), run('lint'), { context: 'old' }],
  }
  const commits = { nodes: [{ commit: { statusCheckRollup: { contexts } } }] }
  const { facts: found } = await facts({
    data: { repository: { pullRequest: { ...pullRequest, commits } } },
  })
  expect(found.queueChecks).toEqual(['queue'])
  expect(found.checks?.map(({ name }) => name)).toEqual(['ci', 'lint', 'old'])
})
