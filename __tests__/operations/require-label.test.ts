/** `require-label`: a pull request is submitted only if GitHub shows the label now. */

import { gitHubSandbox } from '../../sandbox/github/server.js'
import { main } from '../../src/main.js'
import { A, live, MISSING, QUEUE, record } from '../pull-request/world.js'
import { fakeService } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'

const shows = ({ submittedAt }: { submittedAt: number | undefined }) =>
  submittedAt === undefined ? MISSING : record('pending', true, 1)

test.each([
  [['queue'], 'submitted', 1],
  [['Queue'], 'submitted', 1],
  [['other'], 'skipped-label', 0],
  [[], 'skipped-label', 0],
])('the labels %j give %s', async (labels, outcome, sends) => {
  const step = await live({ shows, gitHub: { labels } }, { 'require-label': 'queue' })
  expect(step).toMatchObject({ passed: true, outcome })
  expect(step.sent.filter((path) => path === '/submitPullRequest')).toHaveLength(sends)
})

test('`require-label` without a token is refused before any request', async () => {
  const { passed, outcome, error, calls } = await live({ shows }, { 'require-label': 'queue' })
  expect({ passed, outcome, calls }).toEqual({ passed: false, outcome: 'invalid-input', calls: [] })
  expect(error).toContain('`require-label` needs `github-token`')
})

test('a pull request that GitHub does not have fails the step, and nothing is sent', async () => {
  const world = { shows, gitHub: { number: 13 }, headOfEvent: 'a'.repeat(40) }
  const { passed, sent } = await live(world, { 'require-label': 'queue' })
  expect(passed).toBe(false)
  expect(sent).toEqual([])
})

test('a dry run asks for the label too', async () => {
  const inputs = { 'require-label': 'queue', 'dry-run': 'true' }
  expect(await live({ shows, gitHub: { labels: [] } }, inputs)).toMatchObject({
    outcome: 'skipped-label',
  })
  expect(await live({ shows, gitHub: { labels: ['queue'] } }, inputs)).toMatchObject({
    outcome: 'planned',
  })
})

test('a fork’s run that calls itself successful submits nothing without the label', async () => {
  const fork = { headRepository: 'mona/orion', headBranch: 'fix' }
  const payload = {
    workflow_run: {
      conclusion: 'success',
      event: 'pull_request',
      head_branch: 'fix',
      head_sha: A,
      head_repository: { owner: { login: 'mona' }, full_name: 'mona/orion' },
      pull_requests: [],
    },
  }
  const submits = async (labels: readonly string[]) => {
    await using gitHub = await gitHubSandbox({
      pullRequests: [{ number: 12, headSha: A, labels, ...fork }],
    })
    await using service = await fakeService({
      '/getSubmittedPullRequest': () => MISSING,
      '/submitPullRequest': [{}],
      '/getQueue': [{ body: QUEUE }],
    })
    const inputs = {
      operation: 'submit',
      'api-url': service.url,
      'github-token': 'ghs_t0k3n',
      'expected-head-sha': A,
      'require-label': 'merge',
    }
    const event = { name: 'workflow_run', payload }
    const { runner, seen } = recorder(inputs, { event, env: { GITHUB_API_URL: gitHub.url } })
    await main(runner)
    const sent = service.calls.filter(({ path }) => path === '/submitPullRequest').length
    return [seen.outputs['outcome'], sent]
  }
  expect(await submits([])).toEqual(['skipped-label', 0])
})
