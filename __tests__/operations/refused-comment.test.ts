/** A comment that GitHub refuses, in operations that list or apply. */
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { main } from '../../src/main.js'
import { LIST, pagesOf, wireTest } from '../flaky/listing.js'
import { applyConfig as apply } from '../support/apply-config.js'
import { fakeQueues } from '../support/fake-queue.js'
import { fakeService } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'

describe('a comment that GitHub refuses is a warning', () => {
  /** A GitHub that refuses to write comments. */
  async function refusing(status: number) {
    const gitHub = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
    gitHub.beforeServing = () => {
      const last = gitHub.calls.at(-1)
      if (last?.method === 'POST' && last.path.endsWith('/comments'))
        gitHub.faults.unshift({ status, body: { message: 'no' } })
    }
    return gitHub
  }
  const inputs = {
    comment: 'always',
    'pull-request': '12',
    'github-token': 'ghs_t0k3n',
  }

  /** A GitHub that does not even show the pull request. */
  async function closed() {
    const gitHub = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
    gitHub.beforeServing = () => void gitHub.faults.unshift({ status: 403, body: {} })
    return gitHub
  }

  test('list-flaky: nothing of it may be read', async () => {
    await using gitHub = await closed()
    await using service = await fakeService({ [LIST]: pagesOf({ FLAKY: [wireTest(1)] }) })
    const { runner, seen } = recorder(
      { operation: 'list-flaky', 'api-url': service.url, 'org-slug': 'octo', ...inputs },
      { env: { GITHUB_API_URL: gitHub.url } },
    )
    expect(await main(runner)).toBe(true)
    expect(seen.outputs).toMatchObject({ outcome: 'listed', 'pull-request': '12' })
    expect(seen.warnings).toHaveLength(1)
  })

  test('apply-queue-config: nothing of it may be read', async () => {
    await using gitHub = await closed()
    await using service = await fakeQueues({ main: { concurrency: 3 } })
    const file = 'queues:\n  - branch: main\n    concurrency: 5\n'
    const env = { GITHUB_API_URL: gitHub.url }
    const { passed, outputs, seen } = await apply(service.url, file, inputs, { env })
    expect({ passed, outcome: outputs['outcome'] }).toEqual({ passed: true, outcome: 'applied' })
    expect(seen.warnings).toHaveLength(1)
  })

  test.each([401, 403, 404, 410])('list-flaky: HTTP %i', async (status) => {
    await using gitHub = await refusing(status)
    await using service = await fakeService({ [LIST]: pagesOf({ FLAKY: [wireTest(1)] }) })
    const { runner, seen } = recorder(
      { operation: 'list-flaky', 'api-url': service.url, 'org-slug': 'octo', ...inputs },
      { env: { GITHUB_API_URL: gitHub.url } },
    )
    expect(await main(runner)).toBe(true)
    expect(seen.outputs['outcome']).toBe('listed')
    expect(seen.warnings).toHaveLength(1)
    expect(gitHub.comments).toEqual([])
  })

  test.each([401, 403, 404, 410])('apply-queue-config: HTTP %i', async (status) => {
    await using gitHub = await refusing(status)
    await using service = await fakeQueues({ main: { concurrency: 3 } })
    const file = 'queues:\n  - branch: main\n    concurrency: 5\n'
    const env = { GITHUB_API_URL: gitHub.url }
    const { passed, outputs, seen } = await apply(service.url, file, inputs, { env })
    expect({ passed, outcome: outputs['outcome'] }).toEqual({ passed: true, outcome: 'applied' })
    expect(seen.warnings).toHaveLength(1)
    expect(gitHub.comments).toEqual([])
  })
})
