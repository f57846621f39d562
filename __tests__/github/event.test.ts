import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { branchesOfEvent, isFresh, isHeadOfFork, withheldSecrets } from '../../src/github/event.js'
import { type EventPullRequest, pullRequestOfEvent } from '../../src/github/event-pull-request.js'
import { main } from '../../src/main.js'
import { branchOfEvent } from '../../src/queue/operation.js'
import {
  example,
  type Payload,
  published,
  publishedEvents,
  repositoryOf,
  workflowEvent,
} from '../support/events.js'
import { cases } from '../support/exhaustive.js'
import { describe, expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'

/** What an event resolves to, in one line. */
function told(found: EventPullRequest): string {
  const [first, ...others] = found.candidates
  if (first !== undefined && others.length === 0) {
    const { number, baseBranch, headSha } = first
    return `#${number}${baseBranch ? ` to ${baseBranch}` : ''}${headSha ? ` at ${headSha.slice(0, 7)}` : ''}`
  }
  if (others.length > 0) return `several: ${found.candidates.map((c) => c.number).join(', ')}`
  if (found.lookup)
    return `GitHub, by ${
      'heads' in found.lookup
        ? found.lookup.heads.map(({ repository, branch }) => `${repository}:${branch}`).join(', ')
        : found.lookup.commit.slice(0, 7)
    }`
  return `refused: the event ${found.why}`
}

const resolve = (name: string, payload: Payload, more = {}) =>
  told(pullRequestOfEvent(workflowEvent(name, payload, more), repositoryOf(payload)))

/**
 * The events about a pull request, and what every example that GitHub publishes of one must resolve
 * to. Every other event that it publishes examples of must be refused.
 */
const everyAction: Readonly<Record<string, RegExp>> = {
  pull_request: /^#2 to master at (ec26c3e|[0-9a-f]{7})$/,
  pull_request_review: /^#2 to master at ec26c3e$/,
  pull_request_review_comment: /^#2 to master at ec26c3e$/,
  pull_request_review_thread: /^#\d+ to (master|main) at [0-9a-f]{7}$/,
  issue_comment: /^refused: the event is for issue #1, which is not a pull request$/,
  merge_group: /^#104 to main$/,
  status: /^GitHub, by 6113728$/,
  check_run:
    /^(#2 to master at ec26c3e|#26764 to master at [0-9a-f]{7}|GitHub, by github\/hello-world:master)$/,
  check_suite: /^(#2 to master at ec26c3e|GitHub, by Codertocat\/Hello-World:(main|master))$/,
  workflow_run: /^GitHub, by octo-org\/octo-repo:(main|master)$/,
  push: /^(GitHub, by Codertocat\/Hello-World:master|refused: the event (deleted its branch|is for a tag, not for a branch))$/,
  workflow_dispatch: /^refused: the event has none of `pr`, .* in `inputs`$/,
  repository_dispatch: /^refused: the event has none of `pr`, .* in `client_payload`$/,
}

const sha = '929f8209d40f77f4abc622a499c93a83babdbe64'

const NO_REFERENCE = 'which is not a pull request number or URL'
const OTHERS = 'https://github.com/mona/x/pull/12'

test.each<[object, string]>([
  [{ pr: '12' }, '#12'],
  [{ 'pr-number': '#12', pr: '' }, '#12'],
  [{ 'pull-request': 'https://github.com/octo-org/octo-repo/pull/12/files' }, '#12'],
  [{ pull_request: 12 }, '#12'],
  [{ pull_request: { number: 12, base: { ref: 'x' } } }, '#12'],
  [{ pr: '', 'pr-number': null, pull_request: ' #7 ' }, '#7'],
  [{ pr: '12', 'pull-request': '13' }, 'several: 12, 13'],
  [{ pr: '12', 'pull-request': '#12' }, '#12'],
  [{ pr: OTHERS }, `\`pr\`, which is ${OTHERS}, but this run is for github.com/octo-org/octo-repo`],
  [{ pr: 'latest' }, `\`pr\`, ${NO_REFERENCE}`],
  [{ pr: 0 }, `\`pr\`, ${NO_REFERENCE}`],
  [{ pr: [7] }, `\`pr\`, ${NO_REFERENCE}`],
  [{ pr: true }, `\`pr\`, ${NO_REFERENCE}`],
])('a dispatch with %j is for %s', (values, expected) => {
  for (const [event, place] of [
    ['workflow_dispatch', 'inputs'],
    ['repository_dispatch', 'client_payload'],
  ] as const) {
    const refusal = expected.replace(/^`pr`/, `refused: the event has \`${place}.pr\``)
    expect(resolve(event, { ...example(event), [place]: values })).toBe(refusal)
  }
})

test('each published event and action resolves to a pull request or a refusal', () => {
  const names = publishedEvents()
  expect(names).toEqual(expect.arrayContaining(Object.keys(everyAction)))
  for (const name of names) {
    const expected = everyAction[name] ?? /^refused: the event is not about a pull request$/
    for (const payload of published(name))
      expect(`${name} ${payload.action}: ${resolve(name, payload)}`).toMatch(
        new RegExp(`^${name} .*?: ${expected.source.slice(1)}`),
      )
  }
})

const RUN = 'of-the-run'

/**
 * Of each event: its branches (of its pull request, or of its commit), the branch whose queue it is
 * about, and whether GitHub withholds the secrets from a run that Dependabot starts. `of-the-run` is
 * GITHUB_REF; `none` makes `target-branch` required.
 */
const aboutBranches: Readonly<
  Record<string, { readonly branches: RegExp; readonly queue: string; readonly withheld: boolean }>
> = {
  pull_request: { branches: /^changes$/, queue: 'master', withheld: true },
  pull_request_review: { branches: /^changes$/, queue: 'master', withheld: true },
  pull_request_review_comment: { branches: /^changes$/, queue: 'master', withheld: true },
  pull_request_review_thread: {
    branches: /^(changes|issue-comment)$/,
    queue: 'master',
    withheld: true,
  },
  issue_comment: { branches: /^of-the-run$/, queue: 'none', withheld: false },
  merge_group: { branches: /^of-the-run$/, queue: 'main', withheld: false },
  status: { branches: /^none$/, queue: 'none', withheld: false },
  check_run: {
    branches: /^(changes|master|miniak\/event-process-id)$/,
    queue: 'none',
    withheld: false,
  },
  check_suite: { branches: /^(changes|main|master)$/, queue: 'none', withheld: false },
  workflow_run: { branches: /^(none|master)$/, queue: 'none', withheld: false },
  push: { branches: /^(none|master)$/, queue: RUN, withheld: true },
  workflow_dispatch: { branches: /^of-the-run$/, queue: RUN, withheld: false },
  repository_dispatch: { branches: /^of-the-run$/, queue: RUN, withheld: false },
}

test.each(Object.keys(everyAction))(
  '%s has the branches, the queue and the secrets that GitHub describes',
  (name) => {
    const expected = aboutBranches[name]
    if (expected === undefined) throw new Error(`Add ${name} to aboutBranches`)
    for (const payload of published(name)) {
      const event = workflowEvent(name, payload, { ref: `refs/heads/${RUN}` })
      const repository = repositoryOf(payload)
      const names = branchesOfEvent(event, repository).map(({ branch }) => branch)
      expect(names.join(', ') || 'none').toMatch(expected.branches)
      const { branch = 'none', problem = '' } = branchOfEvent(event, repository)
      expect(branch).toBe(expected.queue)
      expect(problem.startsWith('is required')).toBe(branch === 'none')
      const withheld = withheldSecrets({ ...event, actor: 'dependabot[bot]' })
      expect(withheld).toEqual(expected.withheld ? { from: 'dependabot' } : undefined)
    }
  },
)

// A resolved thread starts no workflow; the payload is read all the same.
const starting = Object.keys(aboutBranches).filter((name) => name !== 'pull_request_review_thread')

test.each(starting)('%s is in the table of docs/recipes/forks.md', (name) => {
  const [, page = ''] = readFileSync('docs/recipes/forks.md', 'utf8').split('| Run |')
  const [rows = ''] = page.split('\n\n')
  expect(rows).toContain(`\`${name}\``)
})

/** Events whose payload has no time of its own, so that GitHub is asked. */
const UNDATED = ['push', 'workflow_dispatch', 'repository_dispatch']

test('a check run is as fresh as its end', () => {
  const started_at = '2026-09-17T10:00:00Z'
  const completed_at = '2026-09-17T10:30:00Z'
  const event = workflowEvent('check_run', { check_run: { started_at, completed_at } })
  expect(isFresh(event, Date.parse(completed_at))).toBe(true)
  expect(isFresh(event, Date.parse(completed_at) + 121_000)).toBe(false)
})

test.each(Object.keys(everyAction))(
  '%s is fresh at a time of its payload, if it has one',
  (name) => {
    const dated = published(name).every((payload) => {
      const times = JSON.stringify(payload).match(/\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)/g) ?? []
      return times.some((time) => isFresh(workflowEvent(name, payload), Date.parse(time)))
    })
    expect(dated).toBe(!UNDATED.includes(name))
  },
)

test.each(Object.keys(everyAction))('%s is in the list of docs/operations.md', (name) => {
  const [, page = ''] = readFileSync('docs/operations.md', 'utf8').split(
    '## Where the pull request comes from',
  )
  const [list = ''] = page.split('<!--')
  expect(list).toContain(name.startsWith('pull_request_review') ? 'review events' : `\`${name}\``)
})

type Shown = { number: number; base: { ref: string }; head: { sha: string } }

test('every version of GitHub Enterprise Server resolves as github.com does', () => {
  const seen = new Set<string>()
  for (const version of ['ghes-31', 'ghes-32', 'ghes-33', 'ghes-34', 'ghes-35'])
    for (const name of ['pull_request', 'pull_request_review', 'pull_request_review_comment'])
      for (const payload of published(name, version)) {
        const { number, base, head } = payload['pull_request'] as Shown
        expect(resolve(name, payload)).toBe(`#${number} to ${base.ref} at ${head.sha.slice(0, 7)}`)
        seen.add(`${version} ${name}`)
      }
  expect(seen.size).toBe(15)
})

test('the facts of a pull request come with it', () => {
  const payload = example('pull_request', 'converted_to_draft')
  const found = pullRequestOfEvent(workflowEvent('pull_request', payload), repositoryOf(payload))
  expect(found.candidates).toMatchObject([{ number: 2, draft: true, closed: false, merged: false }])
})

describe('the repository that the step is for', () => {
  const payload = example('pull_request', 'opened')
  const resolved = (owner: string, name: string) => {
    const repository = { host: 'github.com', owner, name }
    return told(pullRequestOfEvent(workflowEvent('pull_request', payload), repository))
  }

  test('an event of another one says nothing', () => {
    expect(resolved('octo-org', 'orion')).toBe(
      'refused: the event is of the repository Codertocat/Hello-World, not of octo-org/orion',
    )
  })

  test('is the same in any case', () => {
    expect(resolved('codertocat', 'hello-world')).toMatch(/^#2/)
  })
})

const ORION = { host: 'github.com', owner: 'octo-org', name: 'orion' }
const orion = { id: 1, full_name: 'octo-org/orion' }
const item = (number: number, repo?: object) => ({ number, base: { ref: 'main', repo } })
/** A workflow run, in a payload that names the repository. */
const run = (workflow_run: object) => ['workflow_run', { repository: orion, workflow_run }] as const

const QUEUE_BRANCH = `gh-readonly-queue/main/pr-7-${sha}`
const runOnQueueBranch = (head_repository: object) =>
  run({ head_branch: QUEUE_BRANCH, head_sha: sha, head_repository, pull_requests: [] })

type Given = readonly [name: string, payload: Payload, more?: object]
/** Payloads that no published example shows, by what they resolve to. */
const PAYLOADS: Readonly<Record<string, Readonly<Record<string, Given>>>> = {
  '#2 to main': {
    'a list with a pull request into a fork': run({
      pull_requests: [item(2, orion), item(9, { id: 77 })],
    }),
    'a list whose items do not say their repository': run({ pull_requests: [item(2)] }),
    'a list in a payload that does not say its repository': [
      'workflow_run',
      { workflow_run: { pull_requests: [item(2, orion)] } },
    ],
    'a list whose items give only the address of their repository': [
      'workflow_run',
      {
        repository: { full_name: 'octo-org/orion' },
        workflow_run: {
          head_sha: sha,
          pull_requests: [
            item(2, { url: 'https://api.github.com/repos/Octo-Org/Orion' }),
            item(3, { url: 'https://api.github.com/repos/mona/orion' }),
            { number: 'none' },
          ],
        },
      },
    ],
    'a check run whose suite has the list': [
      'check_run',
      {
        repository: orion,
        check_run: { pull_requests: [], check_suite: { pull_requests: [item(2, orion)] } },
      },
    ],
  },
  'several: 2, 3': {
    'a list with several pull requests': run({
      pull_requests: [item(2, orion), item(3, orion)],
    }),
  },
  '#7 to main': {
    'a run on a branch of the queue of GitHub': runOnQueueBranch(orion),
    'a check suite on a branch of the queue of GitHub': [
      'check_suite',
      { check_suite: { head_branch: QUEUE_BRANCH, pull_requests: [] } },
    ],
    'a merge group by its ref': ['merge_group', {}, { ref: `refs/heads/${QUEUE_BRANCH}` }],
    'a push to a branch of the queue of GitHub': [
      'push',
      { after: sha, ref: `refs/heads/${QUEUE_BRANCH}` },
    ],
    'a status of a commit on a branch of the queue of GitHub': [
      'status',
      { sha, branches: [{ name: QUEUE_BRANCH, commit: { sha } }] },
    ],
  },
  [`GitHub, by mallory/orion:${QUEUE_BRANCH}`]: {
    'a run of a fork whose owner gave a branch the name of a queue branch': runOnQueueBranch({
      id: 2,
      full_name: 'mallory/orion',
    }),
  },
  'GitHub, by 929f820': {
    'a list with nothing but a pull request into a fork': run({
      head_sha: sha,
      pull_requests: [item(9, { id: 77 })],
    }),
    'a workflow run without a branch': run({
      head_sha: sha,
      head_repository: { owner: { login: 'm' } },
    }),
    'a push to what is neither a branch nor a tag': [
      'push',
      { after: sha, ref: 'refs/notes/builds' },
      { ref: 'refs/notes/builds' },
    ],
  },
  'GitHub, by mona/orion:fix': {
    'a workflow run without a commit': run({
      head_branch: 'fix',
      head_repository: { full_name: 'mona/orion' },
    }),
  },
  'GitHub, by octo-org/orion:release/2.0': {
    'a push': ['push', { after: sha, ref: 'refs/heads/release/2.0' }],
  },
  'GitHub, by octo-org/orion:fix, octo-org/orion:backup': {
    'a status of a commit that two branches end with, and a third one only holds': [
      'status',
      {
        sha,
        branches: [
          { name: 'main', commit: { sha: 'c'.repeat(40) } },
          { name: 'fix', commit: { sha } },
          { name: 'backup', commit: { sha } },
        ],
      },
    ],
  },
  'refused: the event is of a fork that was deleted': {
    'the run of a fork that was deleted': run({
      head_branch: 'fix',
      head_sha: sha,
      head_repository: null,
    }),
  },
  'refused: the event names neither a pull request nor a commit': {
    'a workflow run without anything': run({}),
  },
  'refused: the event has no readable workflow run in its payload': {
    'a workflow run without its part': ['workflow_run', {}],
  },
  'refused: the event has no readable check run in its payload': {
    'a check run without its part': ['check_run', {}],
  },
  'refused: the event has no readable pull request in its payload': {
    'a pull request whose number is a text': ['pull_request', { pull_request: { number: '2' } }],
  },
  'refused: the event has no readable issue in its payload': {
    'a comment without its issue': ['issue_comment', {}],
  },
  'refused: the event is not about a pull request': {
    'an event about something else': ['schedule', { schedule: '0 3 * * *' }],
  },
}

test.each(
  Object.entries(PAYLOADS).flatMap(([expected, payloads]) =>
    Object.entries(payloads).map(([title, given]) => [title, expected, given] as const),
  ),
)('%s resolves to: %s', (_, expected, given) => {
  expect(told(pullRequestOfEvent(workflowEvent(...given), ORION))).toBe(expected)
})

test('the facts of a comment on a pull request', () => {
  const issue = (pull_request: object) => ({
    issue: {
      number: 12,
      state: 'closed',
      draft: false,
      pull_request: { html_url: 'https://github.com/octo-org/orion/pull/12', ...pull_request },
    },
  })
  const facts = (payload: object) => {
    const event = workflowEvent('issue_comment', payload as Payload)
    const found = pullRequestOfEvent(event, ORION)
    return found.candidates[0]
  }
  expect(facts(issue({ merged_at: null }))).toEqual({
    number: 12,
    draft: false,
    closed: true,
    merged: false,
  })
  expect(facts(issue({ merged_at: '2026-09-17T10:00:00Z' }))).toMatchObject({ merged: true })
  expect(facts(issue({}))).toMatchObject({ merged: undefined })
})

test.each([
  [{ merged: true }, true],
  [{ merged: false, merged_at: '2026-09-17T10:00:00Z' }, false],
  [{ merged_at: '2026-09-17T10:00:00Z' }, true],
  [{ merged_at: null }, false],
  [{}, undefined],
])('whether a pull request with %j is merged', (shown, merged) => {
  const event = workflowEvent('pull_request', { pull_request: { number: 2, ...shown } })
  expect(pullRequestOfEvent(event, ORION)).toMatchObject({ candidates: [{ merged }] })
})

test.each([
  [{ repo: { id: 1 } }, { repo: { id: 2 } }, true],
  [{ repo: { id: 1, full_name: 'a/b' } }, { repo: { id: 1, full_name: 'c/d' } }, false],
  [{ repo: { full_name: 'A/b' } }, { repo: { full_name: 'a/B' } }, false],
  [{ repo: { full_name: 'mona/b' } }, { repo: { id: 1, full_name: 'a/b' } }, true],
  [{ repo: null }, { repo: { id: 1 } }, true],
  [{ repo: {} }, { repo: { full_name: 'a/b' } }, false],
  [{ repo: { full_name: 'a/b' } }, {}, false],
  [{ repo: { url: 'https://api.test/repos/mona/b' } }, { repo: { full_name: 'a/b' } }, true],
  [{ repo: { url: 'https://api.test/repos/mona/b/x' } }, { repo: { full_name: 'a/b' } }, false],
  [{ repo: { url: 'https://api.test/users/mona/b' } }, { repo: { full_name: 'a/b' } }, false],
])('a head %j on a base %j is in a fork: %s', (head, base, fork) => {
  const event = workflowEvent('pull_request', { pull_request: { number: 2, head, base } })
  expect(isHeadOfFork(event)).toBe(fork)
})

test.each([
  [`gh-readonly-queue/main/pr-7-${sha}`, '#7 to main'],
  [`refs/heads/gh-readonly-queue/main/pr-9999999999-${'a'.repeat(64)}`, '#9999999999 to main'],
  [`gh-readonly-queue/v/2.0/pr-7-${sha}`, '#7 to v/2.0'],
  [`gh-readonly-queue/a/pr-1-${sha}/pr-7-${sha}`, `#7 to a/pr-1-${sha}`],
  ...[
    `gh-readonly-queue/main/pr-7-${sha.slice(1)}`,
    `gh-readonly-queue/main/pr-7-${'a'.repeat(65)}`,
    `gh-readonly-queue/main/pr-7-${sha.toUpperCase()}`,
    `gh-readonly-queue/main/pr-0-${sha}`,
    `gh-readonly-queue/main/pr-12345678901-${sha}`,
    `gh-readonly-queue/pr-7-${sha}`,
    `x/gh-readonly-queue/main/pr-7-${sha}`,
    `refs/tags/gh-readonly-queue/main/pr-7-${sha}`,
    `gh-readonly-queue/main/pr-7-${sha}/x`,
  ].map((branch) => [
    branch,
    'refused: the event has no merge queue branch (gh-readonly-queue/…/pr-…) in its payload',
  ]),
])('the branch %s of a merge group is %s', (head_ref, expected) => {
  const event = workflowEvent('merge_group', { merge_group: { head_ref } })
  expect(told(pullRequestOfEvent(event, ORION))).toBe(expected)
})

test.each([
  ['refs/heads/main', ['main']],
  ['refs/heads/a\nb', ['a\nb']],
  ['refs/heads/', []],
  ['refs/tags/v1', []],
  ['refs/pull/12/merge', []],
  ['x/refs/heads/main', []],
])('a run on %j is about the branches %j', (ref, expected) => {
  const branches = branchesOfEvent(workflowEvent('schedule', {}, { ref }), ORION)
  expect(branches.map(({ branch }) => branch)).toEqual(expected)
})

const FORK = { head: { repo: { id: 2, full_name: 'mona/orion' } }, base: { repo: { id: 1 } } }

test.each([
  ['pull_request', true, true],
  ['pull_request_review', true, true],
  ['pull_request_review_comment', true, true],
  ['pull_request_target', false, true],
  ['push', false, true],
  ['create', false, true],
  ['deployment', false, true],
  ['deployment_status', false, true],
  ['deployment_review', false, false],
  ['delete', false, false],
  ['workflow_run', false, false],
])('%s gets no secrets in a run of a fork: %s; of Dependabot: %s', (name, ofFork, ofDependabot) => {
  const event = workflowEvent(name, { pull_request: { number: 2, ...FORK } })
  const expected = { from: 'fork', headRepository: 'mona/orion' }
  expect(withheldSecrets(event)).toEqual(ofFork ? expected : undefined)
  const started = withheldSecrets({ ...event, actor: 'dependabot[bot]' })
  expect(started).toEqual(ofDependabot ? { from: 'dependabot' } : undefined)
})

test('no payload makes it throw, and a number is always a positive whole one', () => {
  const names = [...Object.keys(everyAction), 'pull_request_target', '']
  const number = fc.oneof(
    fc.constantFrom<unknown>(0, -1, 1.5, 12, 2 ** 53, '12', '#12', '012', ' 12', '1e1', null),
    fc.integer(),
    fc.anything(),
  )
  const parts = Object.fromEntries(
    [...new Set(names.flatMap((name) => published(name).flatMap(Object.keys)))].map((key) => [
      key,
      fc.oneof(fc.anything(), fc.record({ number, pr: number })),
    ]),
  )
  let resolved = 0
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.record(parts, { requiredKeys: [] }),
      (name, payload) => {
        const found = pullRequestOfEvent(workflowEvent(name, payload), ORION)
        const pullRequest = found.candidates[0]?.number
        if (pullRequest !== undefined) resolved += 1
        expect(pullRequest === undefined || Number.isSafeInteger(pullRequest)).toBe(true)
        expect(pullRequest ?? 1).toBeGreaterThan(0)
      },
    ),
    { numRuns: cases(1000) },
  )
  expect(resolved).toBeGreaterThan(1)
})

test('a payload that is a list counts as empty', async () => {
  const { runner, seen } = recorder(
    { operation: 'get-pull-request', 'api-url': 'https://api.example.com/v1' },
    { event: { name: 'pull_request', payload: [] } },
  )
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('invalid-input')
  expect(seen.errors[0]?.message).toContain('no readable pull request')
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
