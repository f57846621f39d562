/** A merge of another head than the one that the workflow has checked is no success. */

import { gitHubSandbox } from '../../sandbox/github/server.js'
import { main } from '../../src/main.js'
import { fakeService } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'

const HEAD = 'a'.repeat(40)
const OTHER = 'b'.repeat(40)

const record = (state: string, inQueue: boolean, minute: number, prSha?: string) => ({
  body: {
    state,
    isCurrentlySubmittedToQueue: inQueue,
    stateChangedAt: `2026-09-17T10:0${minute}:00.000Z`,
    prSha,
  },
})

async function submit(
  after: readonly object[],
  inputs: Record<string, string> = {},
  onGitHub: object = { merged: false },
) {
  await using service = await fakeService({
    '/getSubmittedPullRequest': [{ status: 404, body: 'not found' }, ...after],
    '/submitPullRequest': [{}],
    '/cancelPullRequest': [{ status: 404, body: 'not in the queue' }],
    '/getQueue': [{ body: { state: 'running', enqueuedPullRequests: [] } }],
  })
  await using gitHub = await gitHubSandbox({
    pullRequests: [{ number: 12, headSha: HEAD, merged: false }],
  })
  // The pull request on GitHub once the queue has it.
  const pass = service.calls.push.bind(service.calls)
  service.calls.push = (...calls) => {
    if (calls.some(({ path }) => path === '/submitPullRequest'))
      gitHub.pullRequests.set(12, { number: 12, headSha: HEAD, ...onGitHub })
    return pass(...calls)
  }
  const { runner, seen } = recorder(
    {
      operation: 'submit',
      'api-url': service.url,
      'pull-request': '12',
      'target-branch': 'main',
      'github-token': 'ghs_t0k3n',
      'expected-head-sha': HEAD,
      ...inputs,
    },
    { env: { GITHUB_API_URL: gitHub.url } },
  )
  return { passed: await main(runner), seen, paths: service.paths() }
}

test.each([
  ['found right after the submission', [record('merged', false, 1, OTHER)], {}],
  [
    'found right after the submission, with a wait',
    [record('merged', false, 1, OTHER)],
    { wait: 'true' },
  ],
  [
    'found by the wait',
    [record('testing', true, 1, HEAD), record('merged', false, 2, OTHER)],
    { wait: 'true' },
  ],
])('a merge of another head, %s, is refused', async (_, after, inputs) => {
  const { passed, seen } = await submit(after, inputs)
  expect(passed).toBe(false)
  expect(seen.outputs).toMatchObject({ outcome: 'refused', state: 'MERGED', 'head-sha': OTHER })
  expect(seen.errors[0]?.message).toContain(OTHER)
  expect(seen.errors[0]?.message).toContain('merged')
})

test('a merge of the expected head passes, whatever case its digits have', async () => {
  const { passed, seen } = await submit(
    [record('testing', true, 1, HEAD), record('merged', false, 2, HEAD.toUpperCase())],
    { wait: 'true' },
  )
  expect(passed).toBe(true)
  expect(seen.outputs['outcome']).toBe('merged')
})

test.each([
  ['cancelled', [record('testing', true, 1, HEAD), record('cancelled', false, 2, HEAD)]],
  ['failed', [record('testing', true, 1, HEAD), record('failed', false, 2, HEAD)]],
  ['gone', [record('testing', true, 1, HEAD), record('testing', false, 2, HEAD)]],
  ['still testing when the time is up', [record('testing', true, 1, HEAD)]],
])(
  'a merge outside the queue at another head, which the queue calls %s, is refused',
  async (_, after) => {
    const merged = { merged: true, headSha: OTHER, mergeCommitSha: 'c'.repeat(40) }
    const inputs = { wait: 'true', 'timeout-minutes': '10' }
    const { passed, seen } = await submit(after, inputs, merged)
    expect(passed).toBe(false)
    expect(seen.outputs['outcome']).toBe('refused')
    expect(seen.errors[0]?.message).toContain(`its head was \`${OTHER}\` when it was merged`)
    const same = await submit(after, inputs, { ...merged, headSha: HEAD })
    expect(same.passed).toBe(true)
    expect(same.seen.outputs['outcome']).toBe('merged')
  },
)
