/**
 * Answers of GitHub in another shape than its documentation, to each request: they are bad responses,
 * and never end a step as an internal error, whatever was applied before.
 */
import {
  type GitHubSandbox,
  type GitHubSandboxSeed,
  gitHubSandbox,
} from '../../sandbox/github/server.js'
import { ActionError } from '../../src/shared/errors.js'
import { pagesOf } from '../flaky/listing.js'
import { exhaustive } from '../support/exhaustive.js'
import { explainWorld, RETRY } from '../support/explain-world.js'
import { gitHubClient, type TestGitHub } from '../support/github.js'
import { heldQueue } from '../support/held-queue.js'
import { describe, expect, test } from '../support/jest.js'
import { listFlaky, owned } from '../support/list-flaky.js'
import {
  A,
  afterAMinute,
  type Inputs,
  live,
  onceSubmitted,
  type Past,
  record,
  type World,
} from '../support/pull-request-world.js'
import type { Seen } from '../support/recorder.js'
import { between, oneOf } from '../support/varied.js'

type Change = (body: unknown) => unknown

/** Changes of every answer. */
const SHAPES: Readonly<Record<string, Change>> = {
  null: () => null,
  'a number': () => 7,
  'a text': () => 'no JSON',
  'no text at all': () => '',
  'a list of something else': () => [null, 7, 'text', {}],
  'an empty object': () => ({}),
}

/** Changes of an answer to a query of the GraphQL API. */
const GRAPHQL_SHAPES: Readonly<Record<string, Change>> = {
  'data that is null': () => ({ data: null }),
  'errors that are a number': () => ({ data: null, errors: 7 }),
  'errors that are null': () => ({ data: null, errors: [null] }),
  'errors without a message': () => ({ data: null, errors: [{}] }),
  'errors with a message that is a list': () => ({ errors: [{ message: [], path: 7 }] }),
}

/** Changes of one member of an answer, or of the first element of a list. */
const MEMBERS: Readonly<Record<string, (value: unknown) => unknown>> = {
  'a missing': () => undefined,
  'a null': () => null,
  'a number as the': () => 7,
  'a list as the': () => [[]],
}

/** One change for each member down to this depth. */
function changesOf(body: unknown, member: (value: unknown) => unknown, depth = 3): unknown[] {
  if (depth === 0 || typeof body !== 'object' || body === null) return []
  if (Array.isArray(body)) {
    const [first, ...others] = body
    return changesOf(first, member, depth).map((changed) => [changed, ...others])
  }
  return Object.entries(body).flatMap(([name, value]) => [
    { ...body, [name]: member(value) },
    ...changesOf(value, member, depth - 1).map((changed) => ({ ...body, [name]: changed })),
  ])
}

const FACTS = { number: 12, targetBranch: 'main' }
const TEST_BRANCH = 'trunk-merge/pr-12/'
const marked = (marker: string) => ({ marker, title: 'Flaky', body: '1 flaky test' })
const OLD_POST = '<!-- merge-queue-action:list/old -->\nOld'

const SERIES = { marker: 'list/old', thread: { number: 12 } }

/** Every question and every write. */
const CALLS: Readonly<Record<string, (github: TestGitHub) => Promise<unknown>>> = {
  pullRequest: (github) => github.readPullRequest(12),
  mergeFacts: (github) => github.readMergeFacts(FACTS, TEST_BRANCH),
  pullRequestsOfCommit: (github) => github.pullRequestsOfCommit(A),
  pullRequestsOfHead: (github) =>
    github.pullRequestsOfHead({ repository: 'octo-org/orion', branch: 'change-12' }),
  removeLabel: (github) => github.deleteLabel(12, 'merge'),
  'a new comment': (github) => github.upsertComment({ number: 12, ...marked('list/new') }),
  'a kept comment': (github) => github.upsertComment({ number: 12, ...marked('list/old') }),
  'a new issue': (github) => github.upsertIssue(marked('list/new')),
  'a kept issue': (github) => github.upsertIssue(marked('list/old')),
  'a closed issue': (github) => github.upsertIssue({ ...marked('list/old'), body: undefined }),
  'several issues': (github) => github.upsertIssues('list', [marked('list/new')], () => true),
  checkRuns: async (github) => github.commits.checkRuns(A),
  statuses: async (github) => github.commits.statuses(A),
  workflows: async (github) => github.commits.workflows(A),
  contains: async (github) => github.commits.contains(A, A),
  headOf: async (github) => github.commits.headOf('main'),
  files: async (github) => github.files.readFiles(12),
  branches: async (github) => github.commits.branches(TEST_BRANCH),
  closedTests: async (github) => github.commits.closedTests(TEST_BRANCH),
  'all comments with a marker': (github) => github.listOwnComments(SERIES),
  'a comment with data': (github) =>
    github.createOwnComment(SERIES, { data: 'data', body: 'text' }),
}

const seed = (): GitHubSandboxSeed => ({
  pullRequests: [
    {
      number: 12,
      headSha: A,
      labels: ['merge'],
      files: [{ path: 'a.ts' }],
      requiredChecks: ['ci'],
      checks: [{ name: 'ci', suite: 7, workflow: 'CI' }],
    },
  ],
  branches: ['main', `${TEST_BRANCH}x`],
  branchChecks: { main: [{ name: 'ci' }] },
  comments: [{ issue: 12, author: 'github-actions[bot]', body: OLD_POST }],
  issues: [{ number: 3, author: 'github-actions[bot]', body: OLD_POST }],
})

/** Sends a call of which GitHub changes the answer to one request, and gives how it failed. */
async function outcomeOf(
  call: (github: TestGitHub) => Promise<unknown>,
  nth: number,
  changes: Change,
) {
  await using sandbox = await gitHubSandbox(seed())
  sandbox.faults.push(...Array<undefined>(nth), { status: 200, changes })
  const { github } = gitHubClient(sandbox.url)
  const error: unknown = await call(github).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  github.close()
  return error === undefined || error instanceof ActionError ? '' : String(error)
}

/** A call with usual answers: the requests, and what each was answered. */
async function usual(call: (github: TestGitHub) => Promise<unknown>) {
  const bodies: unknown[] = []
  const note: Change = (body) => {
    bodies.push(body)
    return body
  }
  await using sandbox = await gitHubSandbox(seed())
  sandbox.faults.push(...Array.from({ length: 9 }, () => ({ status: 200, changes: note })))
  await call(gitHubClient(sandbox.url).github)
  return sandbox.calls.map(({ path }, nth) => ({ nth, path, body: bodies[nth] }))
}

/** All of them, or a few that are drawn. */
const some = <Value>(values: readonly Value[], count: number): readonly Value[] =>
  exhaustive || values.length <= count
    ? values
    : Array.from({ length: count }, () => values[between(0, values.length - 1)] as Value)

describe.each(Object.keys(CALLS))('%s', (name) => {
  const call = CALLS[name] as (github: TestGitHub) => Promise<unknown>

  test.each(Object.entries(SHAPES))('meets %s without an internal error', async (_, changes) => {
    const requests = await usual(call)
    const failures = requests.map(({ nth }) => outcomeOf(call, nth, changes))
    expect(await Promise.all(failures)).toEqual(requests.map(() => ''))
  })

  test('meets other members without an internal error', async () => {
    const failures = (await usual(call)).flatMap(({ nth, body }) => {
      const changed = Object.values(MEMBERS).flatMap((member) => changesOf(body, member))
      return some(changed, 4).map((answer) => outcomeOf(call, nth, () => answer))
    })
    expect((await Promise.all(failures)).filter((failure) => failure !== '')).toEqual([])
  })
})

test.each(Object.entries(GRAPHQL_SHAPES))('queries meet %s', async (_, changes) => {
  const failures = Object.values(CALLS).map(async (call) => {
    const queries = (await usual(call)).filter(({ path }) => path === '/graphql')
    return Promise.all(queries.map(({ nth }) => outcomeOf(call, nth, changes)))
  })
  expect((await Promise.all(failures)).flat().filter((failure) => failure !== '')).toEqual([])
})

/** Plays a step; `prepare` gets GitHub before its first answer. */
type Play = (prepare: (gitHub: GitHubSandbox) => void) => Promise<{
  readonly seen: Seen
  readonly gitHub: GitHubSandbox
}>

const onPullRequest =
  (world: World, inputs: Inputs): Play =>
  async (prepare) => {
    let isPrepared = false
    const onGitHub: World['onGitHub'] = (_, gitHub) => {
      if (!isPrepared) prepare(gitHub)
      isPrepared = true
    }
    return live(
      { gitHub: { labels: ['merge'] }, onGitHub, ...world },
      { 'target-branch': '', ...inputs },
    )
  }

/** Fails after a minute, and merges after another submission. */
const failsOnce = ({ now, submissions }: Past) => {
  const since = submissions.at(-1) ?? 0
  if (now - since < 60) return record('testing', true, submissions.length)
  return record(submissions.length > 1 ? 'merged' : 'failed', false, submissions.length + 1)
}
const PUBLISHED = { comment: 'always', 'remove-label': 'merge' }

const listing =
  (inputs: Inputs): Play =>
  async (prepare) => {
    await using gitHub = await gitHubSandbox({ pullRequests: [{ number: 12, headSha: A }] })
    prepare(gitHub)
    const pages = pagesOf({ FLAKY: [owned(1, '@a'), owned(2, '@b')] as never }, 'full')
    const env = { GITHUB_API_URL: gitHub.url }
    const { seen } = await listFlaky(pages, { 'github-token': 'ghs_t0k3n', ...inputs }, undefined, {
      env,
    })
    return { seen, gitHub }
  }

const PLAYS: Readonly<Record<string, Play>> = {
  'submit, with everything': onPullRequest(
    { shows: onceSubmitted(failsOnce) },
    { wait: 'true', resubmit: '1', 'require-label': 'merge', 'expected-head-sha': A, ...PUBLISHED },
  ),
  'wait-for-merge': onPullRequest(
    { shows: afterAMinute(record('merged', false, 2)) },
    { operation: 'wait-for-merge', comment: 'always' },
  ),
  'set-impacted-targets': onPullRequest(
    { shows: record('not_ready', true) },
    { operation: 'set-impacted-targets', 'impacted-targets': '//a:a' },
  ),
  'explain, with a retry': async (prepare) => {
    await using world = await explainWorld({ inputs: RETRY })
    prepare(world.github)
    const { seen } = await world.run()
    return { seen, gitHub: world.github }
  },
  'list-flaky, with issues of owners and a comment': listing({
    'issue-title': 'Flaky: {owner}',
    comment: 'always',
    'pull-request': '12',
  }),
  'pause-queue and resume-queue, with a hold': async (prepare) => {
    await using world = await heldQueue()
    prepare(world.gitHub)
    const paused = await world.pause('freeze')
    const { seen } = await world.resume('freeze')
    return {
      seen: { ...seen, errors: [...paused.seen.errors, ...seen.errors] },
      gitHub: world.gitHub,
    }
  },
}

/** Steps whose requests get one drawn answer each, or every one. */
test.each(Object.keys(PLAYS))('%s never ends as an internal error', async (name) => {
  const play = PLAYS[name] as Play
  const { gitHub: usual } = await play(() => {})
  const found: string[] = []
  for (let nth = 0; nth < usual.calls.length; nth++) {
    const all = Object.values({ ...SHAPES, ...GRAPHQL_SHAPES }) as [Change, ...Change[]]
    for (const changes of exhaustive ? all : [oneOf(...all)]) {
      const { seen } = await play((gitHub) => {
        gitHub.faults.push(...Array<undefined>(nth), { status: 200, changes })
      })
      found.push(
        ...seen.errors.flatMap(({ message }) => (/internal error/.test(message) ? message : [])),
      )
    }
  }
  expect(found).toEqual([])
})
