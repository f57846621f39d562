/** A member that leaves its stack, and merges into branches that are not in the stack. */
import type { PullRequestSeed } from '../../sandbox/github/seeds.js'
import { AT, explainWorld, HEAD } from '../support/explain-world.js'
import { describe, expect, test } from '../support/jest.js'

const OWN = { id: 1, full_name: 'octo-org/orion' }
/** A fresh event about the third member of a stack on `main`: its base is the branch of the second. */
const MEMBER = {
  name: 'pull_request',
  payload: {
    action: 'labeled',
    repository: OWN,
    pull_request: {
      number: 12,
      state: 'open',
      draft: false,
      updated_at: '2026-09-17T10:00:00Z',
      head: { ref: 'change-12', sha: HEAD, repo: OWN },
      base: { ref: 'change-11', repo: OWN },
      stack: { id: 1, number: 50, position: 3, size: 3, base: { ref: 'main' } },
    },
  },
}
const STACK = { number: 50, base: 'main', position: 3, size: 3 }
/** The members below it, on GitHub. */
const BELOW: readonly PullRequestSeed[] = [
  { number: 11, headBranch: 'change-11', baseBranch: 'change-10', headSha: 'c'.repeat(40) },
  { number: 10, headBranch: 'change-10', baseBranch: 'main', headSha: 'd'.repeat(40) },
]
const merged = (over: object = {}) => ({ state: 'merged', stateChangedAt: AT, ...over })
const mergedInto = (baseBranch: string): Partial<PullRequestSeed> => ({
  baseBranch,
  merged: true,
  state: 'closed',
  mergeCommitSha: 'e'.repeat(40),
})

/** Waits, or does another operation, in a world in which GitHub shows the pull request like this. */
async function run(
  record: object,
  pullRequest: Partial<PullRequestSeed>,
  inputs: Readonly<Record<string, string>> = {},
) {
  await using world = await explainWorld({
    record,
    pullRequest,
    otherPullRequests: BELOW,
    event: MEMBER,
  })
  const { outputs, passed, seen } = await world.run({
    operation: 'wait-for-merge',
    'target-branch': '',
    'timeout-minutes': '2',
    ...inputs,
  })
  const said = [...seen.info, ...seen.warnings, ...seen.errors].map((line) => JSON.stringify(line))
  return { outputs, passed, said: said.join('\n'), sent: world.sent }
}

describe('one that left the stack and has another base is not submitted again', () => {
  test.each<[string, Partial<PullRequestSeed>]>([
    ['to another branch', { baseBranch: 'release' }],
    ['to the branch of a pull request outside of the stack', { baseBranch: 'change-99' }],
    ['with the whole stack', { baseBranch: 'change-11', stack: { ...STACK, base: 'release' } }],
  ])('%s', async (_, pullRequest) => {
    const { outputs, sent, said } = await run({}, pullRequest, { resubmit: '2' })
    expect(outputs).toMatchObject({ outcome: 'failed', resubmissions: '0' })
    expect(said).toContain('It was not submitted again, because its base branch is')
    expect(outputs['reasons']).toContain('"kind":"base-changed"')
    expect(sent).toEqual([])
  })
})

describe('one that is still a member is submitted again', () => {
  test.each<[string, Partial<PullRequestSeed>]>([
    ['GitHub shows the stack', { baseBranch: 'change-11', stack: STACK }],
    ['GitHub no longer shows the stack', { baseBranch: 'change-11' }],
    ['GitHub has moved its base to that of the stack', { baseBranch: 'main' }],
    ['the stack was put into another order', { baseBranch: 'change-9', stack: STACK }],
  ])('%s', async (_, pullRequest) => {
    const { outputs, sent } = await run({}, pullRequest, { resubmit: '1' })
    expect(sent).toEqual(['submit'])
    expect(outputs).toMatchObject({ resubmissions: '1', 'target-branch': 'main' })
    expect(outputs['reasons']).not.toContain('base-changed')
  })
})

describe('a merge into a third branch is not a merge', () => {
  test.each<[string, object, Partial<PullRequestSeed>]>([
    ['by the record', merged({ prBaseBranch: 'release' }), mergedInto('release')],
    ['by the record alone', merged({ prBaseBranch: 'release' }), { baseBranch: 'change-11' }],
    ['by GitHub, where the queue cancelled it', { state: 'cancelled' }, mergedInto('release')],
    ['by GitHub, where the record names no branch', merged(), mergedInto('release')],
  ])('%s', async (_, record, pullRequest) => {
    const { outputs, passed } = await run(record, pullRequest)
    expect(passed).toBe(false)
    expect(outputs['merged']).toBe('false')
    expect(outputs['outcome']).toMatch(/^(removed|not-submitted|cancelled)$/)
  })

  test.each([
    ['submit', { wait: 'true' }],
    ['submit', {}],
    ['explain', {}],
    ['get-pull-request', { 'fail-on': 'merged' }],
  ])('in %s either', async (operation, inputs) => {
    const record = merged({ prBaseBranch: 'release' })
    const { outputs } = await run(record, mergedInto('release'), { operation, ...inputs })
    expect(outputs['outcome']).not.toMatch(/merged/)
    expect(outputs['verdict'] ?? '').not.toBe('merged')
  })
})

describe('a merge into a branch of the stack is a merge', () => {
  test.each<[string, object, Partial<PullRequestSeed>]>([
    ['the branch of the member below, by the record', merged({ prBaseBranch: 'change-11' }), {}],
    ['the base of the stack, by the record', merged({ prBaseBranch: 'main' }), {}],
    ['the branch one link further down, by the record', merged({ prBaseBranch: 'change-10' }), {}],
    [
      'the branch one link further down, by GitHub',
      { state: 'cancelled' },
      mergedInto('change-10'),
    ],
    ['the branch of the member below, by GitHub', { state: 'failed' }, mergedInto('change-11')],
  ])('%s', async (_, record, pullRequest) => {
    const { outputs, passed } = await run(record, { baseBranch: 'change-11', ...pullRequest })
    expect(passed).toBe(true)
    expect(outputs).toMatchObject({ outcome: 'merged', merged: 'true' })
  })
})
