/** The output `merge-commit-sha`, and how long a step looks for it. */
import { describe, expect, test } from '../support/jest.js'
import { type Inputs, live, recordOf, type World } from '../support/pull-request-world.js'

const MERGE = 'c'.repeat(40)
const MERGED = { number: 12, merged: true, mergeCommitSha: MERGE }

const wait = (world: Partial<World>, inputs: Inputs = {}) =>
  live({ shows: recordOf('merged'), ...world }, { operation: 'wait-for-merge', ...inputs })

describe('wait-for-merge', () => {
  test('gives the merge commit, with links', async () => {
    const { seen, outputs, seconds, warnings } = await wait({ gitHub: MERGED })
    expect({ seconds, warnings }).toEqual({ seconds: 0, warnings: [] })
    expect(outputs).toMatchObject({ outcome: 'merged', 'merge-commit-sha': MERGE })
    expect(seen.summary).toContain(`<code>${MERGE.slice(0, 12)}</code>`)
    expect(seen.summary).toMatch(/href="http[^"]*\/octo-org\/orion\/pull\/12">Pull request</)
  })

  test('asks once, and warns, if GitHub has no such pull request', async () => {
    const { outcome, seconds, warnings, gitHub } = await wait({
      gitHub: MERGED,
      onRequest: (_, world) => world.gitHub.pullRequests.delete(12),
    })
    expect({ outcome, seconds }).toEqual({ outcome: 'merged', seconds: 0 })
    expect(gitHub.calls.filter(({ path }) => path.endsWith('/pulls/12'))).toHaveLength(1)
    expect(warnings.join()).toContain('`merge-commit-sha`')
  })

  test.each([
    ['shows no merge', {}],
    ['shows a merge without a commit', { merged: true, mergeCommitSha: null }],
  ])('asks again until GitHub has the commit if it first %s', async (_, gitHub) => {
    const { outputs, seconds, warnings } = await wait({
      gitHub,
      onGitHub: (_calls, { pullRequests }, clock) =>
        clock.elapsed >= 20_000 && pullRequests.set(12, MERGED),
    })
    expect(outputs).toMatchObject({ outcome: 'merged', 'merge-commit-sha': MERGE })
    expect(warnings).toEqual([])
    expect(seconds).toBeGreaterThanOrEqual(20)
    expect(seconds).toBeLessThanOrEqual(30)
  })

  test('asks again 2 s after GitHub showed no merge', async () => {
    const { outputs, seconds } = await wait({
      gitHub: {},
      onGitHub: (calls, { pullRequests }) => calls.length === 3 && pullRequests.set(12, MERGED),
    })
    expect(outputs['merge-commit-sha']).toBe(MERGE)
    expect(seconds).toBe(4)
  })

  test('leaves it empty with a warning if GitHub does not show it for 30 s', async () => {
    const { passed, outputs, warnings, seconds } = await wait({ gitHub: {} })
    expect(passed).toBe(true)
    expect(outputs['merge-commit-sha']).toBe('')
    expect(warnings).toHaveLength(1)
    expect(seconds).toBeLessThanOrEqual(45)
  })

  test('does not give the commit of a merge into another base branch', async () => {
    const { outputs, warnings } = await wait({
      shows: recordOf('merged', { prBaseBranch: 'main' }),
      gitHub: { ...MERGED, baseBranch: 'release' },
    })
    expect(outputs).toMatchObject({ outcome: 'merged', 'merge-commit-sha': '' })
    expect(warnings).toEqual([])
  })

  test.each<[string, World['cancelRun']]>([
    ['while GitHub answers', { onGitHub: (calls) => calls.length === 2 }],
    ['between two questions', { after: 5 }],
  ])(
    'warns of no missing commit if the run is cancelled %s',
    async (_, cancelRun = { after: 0 }) => {
      const { outputs, error, warnings } = await wait({ gitHub: {}, cancelRun })
      expect(outputs).toMatchObject({ outcome: 'aborted', state: 'MERGED', reasons: '[]' })
      expect(error).toContain('There is nothing more to wait for.')
      expect(warnings).toEqual([])
    },
  )
})

describe('submit of a pull request that is already merged', () => {
  const merged = { shows: recordOf('merged') }

  test.each([
    ['with a token', { ...merged, gitHub: MERGED }, MERGE],
    ['without one', merged, ''],
  ])('sets the outputs of a wait, %s', async (_, world, commit) => {
    const { passed, outputs, warnings } = await live(world, { wait: 'true' })
    expect({ passed, warnings }).toEqual({ passed: true, warnings: [] })
    expect(outputs).toMatchObject({
      outcome: 'already-merged',
      merged: 'true',
      'merge-commit-sha': commit,
    })
  })
})
