/** The output `failing-checks` of a wait: the checks of the test run of its own pull request. */

import { expect, test } from '../support/jest.js'
import { live, recordOf, type World } from '../support/pull-request-world.js'
import { jsonOutput } from '../support/recorder.js'

const RUN = 'cc58fdda-3258-4f4e-b229-7c5dd9c29324'
const BRANCH = `trunk-merge/pr-12/${RUN}`
// It begins with the same letters, and is no branch of #12.
const OTHER_BRANCH = `trunk-merge/pr-123/${RUN}`
const DETAILS = {
  requiredStatuses: ['CI'],
  statusChecks: [{ context: 'CI', url: 'https://ci.test/7', state: 'FAILURE' }],
  testedPullRequests: [{ prNumber: 12 }],
}

/** Waits for a pull request whose tests fail. */
const wait = (branches: string[], world: Partial<World>) =>
  live(
    {
      shows: [recordOf('testing'), recordOf('failed')],
      gitHub: {},
      gitHubServer: { branches },
      ...world,
    },
    { operation: 'wait-for-merge' },
  )

test.each(['still there', 'gone'])(
  'a wait names the failing checks of its test run, whose branch is %s',
  async (at) => {
    const branches = [BRANCH, OTHER_BRANCH]
    let polls = 0
    const shows = () => {
      if (polls++ === 0) return recordOf('testing')
      if (at === 'gone') branches.length = 0
      return recordOf('failed')
    }
    const { outputs, error, seen, calls, gitHub } = await wait(branches, {
      shows,
      details: DETAILS,
    })
    expect(jsonOutput(outputs, 'failing-checks')).toEqual([
      { name: 'CI', state: 'failure', url: 'https://ci.test/7', required: true },
    ])
    expect(error).toContain('Required check `CI` failed on the test branch')
    expect(seen.summary).toContain('ci.test/7')
    const listed = gitHub.calls.filter(({ path }) => path.includes('/git/matching-refs/'))
    expect(new Set(listed.map(({ path }) => decodeURIComponent(path).replace(/\?.*/, '')))).toEqual(
      new Set(['/repos/octo-org/orion/git/matching-refs/heads/trunk-merge/pr-12/']),
    )
    const asked = calls.filter(({ path }) => path === '/getMergeQueueTestingDetails')
    expect(asked.map(({ body }) => body)).toEqual([expect.objectContaining({ testRunId: RUN })])
  },
)

test('a wait names no checks of a test branch that tested another pull request', async () => {
  const details = { ...DETAILS, testedPullRequests: [{ prNumber: 99 }] }
  const { outputs } = await wait([BRANCH], { details })
  expect(outputs['failing-checks']).toBe('[]')
})

test('a wait does not ask GitHub why if the service refuses the token', async () => {
  const { outputs, gitHub } = await wait([], { shows: { status: 401, body: 'no' } })
  expect(outputs).toMatchObject({ outcome: 'unauthorized', reasons: '[]' })
  expect(gitHub.calls.filter(({ path }) => path === '/graphql')).toEqual([])
})
