import { TestingDetails } from '../../src/service/schemas.js'
import { inputDefaults } from '../../src/step/contract.js'
import {
  type NamedTestRun,
  parseTestBranch,
  problemOfRun,
  testBranchPrefix,
  testRunOfEvent,
} from '../../src/test-run/test-branch.js'
import { type Payload, published, repositoryOf, workflowEvent } from '../support/events.js'
import { describe, expect, test } from '../support/jest.js'

const ID = 'cc58fdda-3258-4f4e-b229-7c5dd9c29324'
const BRANCH = `trunk-merge/pr-2670/${ID}`
const COMMIT = '0a162560ed8a26135575ba9d90b16453ec2441b3'
const PATTERN = inputDefaults['test-branch-pattern']

type Part = Record<string, unknown>

/** A published payload that is about the queue's test branch, with the queue's own draft in it. */
function onTestBranch(name: string, change: (payload: Record<string, Part>) => void): Payload {
  // The first example of a run mixes two repositories.
  const payload = structuredClone(published(name).at(-1) as Payload)
  change(payload as unknown as Record<string, Part>)
  return payload
}
const draft = { number: 9001, head: { ref: BRANCH }, base: { ref: 'main' } }
const run = (more: Part = {}) =>
  onTestBranch('workflow_run', ({ workflow_run }) =>
    Object.assign(workflow_run as Part, {
      head_branch: BRANCH,
      head_sha: COMMIT,
      pull_requests: [draft],
      ...more,
    }),
  )
const status = (branches: unknown) =>
  onTestBranch('status', (payload) => Object.assign(payload, { sha: COMMIT, branches }))
const at = (name: string, sha = COMMIT) => ({ name, commit: { sha } })

const found = (name: string, payload: Payload) =>
  testRunOfEvent(workflowEvent(name, payload), repositoryOf(payload), PATTERN)

test.each<[string, Payload]>([
  ['workflow_run', run()],
  [
    'check_run',
    onTestBranch('check_run', ({ check_run = {} }) => {
      Object.assign(check_run, { head_sha: COMMIT, pull_requests: [draft] })
      Object.assign(check_run['check_suite'] as Part, { head_branch: BRANCH })
    }),
  ],
  [
    'check_suite',
    onTestBranch('check_suite', ({ check_suite }) =>
      Object.assign(check_suite as Part, { head_branch: BRANCH, head_sha: COMMIT }),
    ),
  ],
  ['status', status([at('main', 'b'.repeat(40)), at(BRANCH)])],
  [
    'push',
    onTestBranch('push', (payload) =>
      Object.assign(payload, { ref: `refs/heads/${BRANCH}`, after: COMMIT, deleted: false }),
    ),
  ],
])(
  'a %s on a test branch is about the pull request in its name, not the draft',
  (name, payload) => {
    expect(found(name, payload)).toEqual({
      number: 2670,
      id: ID,
      branch: BRANCH,
      commit: COMMIT,
    })
  },
)

test('a bisection keeps its suffix', () => {
  expect(found('workflow_run', run({ head_branch: `${BRANCH}-bisection-2` }))).toMatchObject({
    id: `${ID}-bisection-2`,
  })
})

describe('no test run is', () => {
  test.each<[string, string, Payload]>([
    [
      'a run of a fork with such a branch',
      'workflow_run',
      run({ head_repository: { id: 7, full_name: 'mallory/octo-repo' } }),
    ],
    ['a run of a fork that is gone', 'workflow_run', run({ head_repository: null })],
    ['a run that names no repository', 'workflow_run', run({ head_repository: undefined })],
    ['a run of another branch', 'workflow_run', run({ head_branch: 'main' })],
    ['a status that a test branch only holds', 'status', status([at(BRANCH, 'b'.repeat(40))])],
    [
      'a status at the end of two test branches',
      'status',
      status([at(BRANCH), at(BRANCH.replace('2670', '2671'))]),
    ],
    ['a status without branches', 'status', status('none')],
    [
      'a push that deletes the branch',
      'push',
      onTestBranch('push', (payload) =>
        Object.assign(payload, { ref: `refs/heads/${BRANCH}`, deleted: true }),
      ),
    ],
  ])('%s', (_, name, payload) => expect(found(name, payload)).toBeUndefined())

  test('a run of another repository', () => {
    const payload = run()
    const event = workflowEvent('workflow_run', payload)
    const other = { ...repositoryOf(payload), name: 'other' }
    expect(testRunOfEvent(event, other, PATTERN)).toBeUndefined()
  })
})

describe('the claim of a branch', () => {
  const claim = { number: 2670, id: ID, branch: BRANCH, commit: COMMIT }
  const shown = { testBranchSha: COMMIT, testedPullRequests: [{ prNumber: 2670 }] }
  const problem = (more: object, by: NamedTestRun = claim) =>
    problemOfRun(2670, TestingDetails.parse({ ...shown, ...more }), by)

  test('is confirmed by the commit and the list of tested pull requests', () => {
    expect(problem({})).toBeUndefined()
    expect(problem({ testBranchSha: COMMIT.toUpperCase() })).toBeUndefined()
  })

  test.each([
    ['of another commit', { testBranchSha: 'f'.repeat(40) }, 'the test run is of ffff'],
    ['without a commit', { testBranchSha: undefined }, 'an unknown commit'],
    ['of others', { testedPullRequests: [{ prNumber: 1 }] }, 'does not list #2670'],
    ['without a list', { testedPullRequests: undefined }, 'does not list #2670'],
  ])('is not confirmed by details %s', (_, more, words) => {
    expect(problem(more)).toContain(words)
  })

  test('without a commit of its own is never confirmed', () => {
    expect(problem({}, { ...claim, commit: undefined })).toContain('the commit (none)')
  })
})

test.each<[string, string, object | undefined]>([
  [BRANCH, PATTERN, { number: 2670, id: ID }],
  [`refs/heads/${BRANCH}`, PATTERN, { number: 2670, id: ID }],
  [BRANCH.toUpperCase(), PATTERN, { number: 2670, id: ID }],
  [`${BRANCH}-Bisection-1`, PATTERN, { number: 2670, id: `${ID}-Bisection-1` }],
  [`${BRANCH}-a/b`, PATTERN, undefined],
  [`${BRANCH}x`, PATTERN, undefined],
  [`x${BRANCH}`, PATTERN, undefined],
  [BRANCH.replace('2670', '0'), PATTERN, undefined],
  [`q.q/${ID}/7`, 'q.q/{id}/{number}', { number: 7, id: ID }],
  [`qxq/${ID}/7`, 'q.q/{id}/{number}', undefined],
])('the branch %s by the pattern %s', (branch, pattern, expected) => {
  expect(parseTestBranch(branch, pattern)).toEqual(expected)
})

test.each([
  [[], 'trunk-merge/pr-12/'],
  [['q/{id}/{number}'], 'q/'],
  [['{number}-{id}'], '12-'],
])('the prefix of all test branches of #12, with the pattern %j', (pattern, prefix) => {
  expect(testBranchPrefix(12, ...pattern)).toBe(prefix)
})
