import { gitHubSandbox } from '../../sandbox/github/server.js'
import { main } from '../../src/main.js'
import { fakeService } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'

const HEAD = 'a'.repeat(40)

describe('a run of a fork is not about the pull request of someone else with the same commit', () => {
  const run = {
    name: 'workflow_run',
    payload: {
      action: 'completed',
      repository: { id: 1, full_name: 'octo-org/orion' },
      workflow_run: {
        head_branch: 'topic',
        head_sha: HEAD,
        head_repository: { id: 2, full_name: 'mallory/orion' },
        pull_requests: [],
        updated_at: '2026-09-17T09:59:30Z',
      },
    },
  }
  const theirs = { number: 12, headSha: HEAD, headBranch: 'topic' }
  const ours = {
    ...theirs,
    number: 13,
    headRepository: 'mallory/orion',
  }

  describe.each<[string, Record<string, string>]>([
    ['submit', {}],
    ['cancel', {}],
    ['set-impacted-targets', { 'impacted-targets': '//app' }],
  ])('%s', (operation, inputs) => {
    test.each([
      ['sends nothing if the fork has no pull request', [theirs], '', []],
      ['is about the pull request of the fork', [theirs, ours], '13', [13]],
    ])('%s', async (_, pullRequests, found, sent) => {
      await using service = await fakeService({})
      await using gitHub = await gitHubSandbox({ pullRequests })
      const { runner, seen } = recorder(
        { operation, 'api-url': service.url, 'github-token': 'ghs_t0k3n', ...inputs },
        { event: run, env: { GITHUB_API_URL: gitHub.url } },
      )
      await main(runner)
      expect(seen.outputs['pull-request']).toBe(found)
      const numbers = service.calls.map(
        ({ body }) => (body as { pr: { number: number } }).pr.number,
      )
      expect([...new Set(numbers)]).toEqual(sent)
    })
  })
})
