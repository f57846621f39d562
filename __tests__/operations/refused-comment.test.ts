/** A comment that GitHub refuses, in operations that list or apply. */
import { type GitHubSandbox, gitHubSandbox } from '../../sandbox/github/server.js'
import { pagesOf, wireTest } from '../flaky/listing.js'
import { applyConfig } from '../support/apply-config.js'
import { fakeQueues } from '../support/fake-queue.js'
import { describe, expect, test } from '../support/jest.js'
import { listFlaky } from '../support/list-flaky.js'

const inputs = { comment: 'always', 'pull-request': '12', 'github-token': 'ghs_t0k3n' }
const on = (gitHub: GitHubSandbox) => ({ env: { GITHUB_API_URL: gitHub.url } })

const STEPS = {
  'list-flaky': (gitHub: GitHubSandbox) =>
    listFlaky(pagesOf({ FLAKY: [wireTest(1)] }), inputs, undefined, on(gitHub)),
  'apply-queue-config': async (gitHub: GitHubSandbox) => {
    await using service = await fakeQueues({ main: { concurrency: 3 } })
    const file = 'queues:\n  - branch: main\n    concurrency: 5\n'
    return await applyConfig(service.url, file, inputs, on(gitHub))
  },
}

/** A GitHub that answers some requests with this status. */
async function refusing(status: number, isRefused: (method: string, path: string) => boolean) {
  const gitHub = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
  gitHub.beforeServing = () => {
    const { method = '', path = '' } = gitHub.calls.at(-1) ?? {}
    if (isRefused(method, path)) gitHub.faults.unshift({ status, body: { message: 'no' } })
  }
  return gitHub
}

describe.each([
  ['list-flaky', 'listed'],
  ['apply-queue-config', 'applied'],
] as const)('%s passes with a warning if GitHub', (operation, outcome) => {
  test.each([401, 403, 404, 410])('refuses the comment with HTTP %i', async (status) => {
    await using gitHub = await refusing(
      status,
      (method, path) => method === 'POST' && path.endsWith('/comments'),
    )
    const { seen } = await STEPS[operation](gitHub)
    expect(seen.outputs['outcome']).toBe(outcome)
    expect(seen.errors).toEqual([])
    expect(seen.warnings).toHaveLength(1)
    expect(gitHub.comments).toEqual([])
  })

  test('refuses to show the pull request', async () => {
    await using gitHub = await refusing(403, () => true)
    const { seen } = await STEPS[operation](gitHub)
    expect(seen.outputs).toMatchObject({ outcome, 'pull-request': '12' })
    expect(seen.errors).toEqual([])
    expect(seen.warnings).toHaveLength(1)
  })
})
