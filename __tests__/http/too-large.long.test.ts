/** Answers that would cost seconds or gigabytes are refused, and not asked for again. */

import { main } from '../../src/main.js'
import { fakeService } from '../support/fake-service.js'
import { gitHubClient } from '../support/github.js'
import { describe, expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'

const MIB = 1024 * 1024
const queue = (fields: string) => `{"state":"running","enqueuedPullRequests":[]${fields}}`

async function run(operation: string, path: string, body: string) {
  await using service = await fakeService({
    [path]: [{ body, headers: { 'content-type': 'application/json' } }],
  })
  const { runner, seen } = recorder({
    operation,
    'api-url': service.url,
    'target-branch': 'main',
    'pull-request': '12',
    'org-slug': 'octo',
    'test-run-id': 'e729c891-0979-4307-a686-96903f47e25e',
    'github-token': '',
  })
  const passed = await main(runner)
  return { passed, seen, requests: service.calls.length }
}

const refused: readonly [string, string, string, string, string][] = [
  ['too many bytes', 'get-queue', '/getQueue', queue(`,"x":"${'x'.repeat(24 * MIB)}"`), 'bytes'],
  ['brackets that never close', 'get-queue', '/getQueue', '['.repeat(130_000), 'within each other'],
  ['objects in objects', 'get-queue', '/getQueue', '{"a":'.repeat(130_000), 'within each other'],
  [
    'metrics without end',
    'get-metrics',
    '/getMergeQueueMetrics',
    'a 1\n'.repeat(200_000),
    'line 90002: there are more than 90000 lines',
  ],
  [
    'a long line of metrics',
    'get-metrics',
    '/getMergeQueueMetrics',
    `a{${Array.from({ length: 10_000 }, (_, index) => `l${index}="x"`).join(',')}} 1\n`,
    'line 1: it has more than 65536 characters',
  ],
  [
    'required statuses',
    'get-queue',
    '/getQueue',
    queue(`,"requiredStatuses":[""${',""'.repeat(50_000)}]`),
    '`requiredStatuses` does not match the interface (Too big',
  ],
  [
    'pull requests in the queue',
    'get-queue',
    '/getQueue',
    `{"state":"running","enqueuedPullRequests":[{}${',{}'.repeat(50_000)}]}`,
    '`enqueuedPullRequests` does not match the interface (Too big',
  ],
  [
    'checks',
    'get-testing-details',
    '/getMergeQueueTestingDetails',
    `{"statusChecks":[{}${',{}'.repeat(50_000)}]}`,
    '`statusChecks` does not match the interface (Too big',
  ],
  [
    'owners of a test',
    'list-flaky',
    '/flaky-tests/list-unhealthy-tests',
    `{"page":{},"tests":[{"id":"1","name":"n","codeowners":[""${',""'.repeat(50_000)}]}]}`,
    '`tests.0.codeowners` does not match the interface (Too big',
  ],
  [
    'a long title',
    'get-pull-request',
    '/getSubmittedPullRequest',
    `{"state":"pending","prTitle":"${'x'.repeat(70_000)}"}`,
    '`prTitle` does not match the interface (Too big',
  ],
]

test.each(refused)(
  'is refused, and not asked for again: %s',
  async (_name, operation, path, body, problem) => {
    const { passed, seen, requests } = await run(operation, path, body)
    expect({ passed, outcome: seen.outputs['outcome'], requests }).toEqual({
      passed: false,
      outcome: 'bad-response',
      requests: 1,
    })
    expect(seen.errors[0]?.message).toContain(problem)
  },
)

describe('what is large and can be an answer is read', () => {
  test('a queue of 10 000 pull requests', async () => {
    const pullRequests = Array.from({ length: 10_000 }, (_, index) => ({
      id: `e729c891-0979-4307-a686-9690${index}`,
      state: 'pending',
      stateChangedAt: '2026-09-17T10:16:02.000Z',
      priorityValue: 100,
      priorityName: 'medium',
      usedDefaultPriorityName: 'medium',
      skipTheLine: false,
      noBatch: false,
      prTitle: 'Name the account, and the region, in alert summaries',
      prNumber: index + 1,
      prSha: '6b91931aedddd30582f9a457ddf459c5d3a97d1d',
      prBaseBranch: 'main',
      prAuthor: 'octocat',
    }))
    const body = JSON.stringify({ state: 'running', enqueuedPullRequests: pullRequests })
    const { passed, seen } = await run('get-queue', '/getQueue', body)
    expect(passed).toBe(true)
    expect(seen.outputs['queue-depth']).toBe('10000')
  })

  test('testing details with all targets that one request can set', async () => {
    const targets = Array.from(
      { length: 430_000 },
      (_, index) => `//packages/app-${index}:everything_that_is_tested`,
    )
    const body = JSON.stringify({ status: 'in_progress', impactedTargets: targets })
    expect(body.length).toBeGreaterThan(20 * MIB)
    const { passed, seen } = await run('get-testing-details', '/getMergeQueueTestingDetails', body)
    expect(passed).toBe(true)
    expect(seen.outputs['impacted-targets-file']).not.toBe('')
  })
})

describe('an answer of GitHub is refused', () => {
  const contexts = (nodes: string) =>
    `{"data":{"repository":{"pullRequest":{"state":"OPEN","url":"u","isDraft":false,"headRefOid":"a","baseRefName":"main"},
      "ref":{"refUpdateRule":{"requiredStatusCheckContexts":${nodes}}},"refs":null}}}`
  const list = (element: string, count: number) => `[${Array(count).fill(element).join(',')}]`
  const ask = async (body: string, question: 'branches' | 'mergeFacts') => {
    await using service = await fakeService({
      [question === 'branches' ? '/repos/octo-org/orion/git/matching-refs/heads%2Fx' : '/graphql']:
        [{ body, headers: { 'content-type': 'application/json' } }],
    })
    const { github } = gitHubClient(service.url.replace(/\/v1$/, ''))
    const asked =
      question === 'branches'
        ? github.commits.branches('x')
        : github.readMergeFacts({ number: 12, targetBranch: 'main' }, 'x')
    return { answer: await asked.catch((error: unknown) => error), requests: service.calls.length }
  }

  test.each([
    ['with more branches than a page can have', list('{"ref":"x"}', 10_001), 'branches'],
    ['with more required checks than a branch can have', contexts(list('"x"', 1001)), 'mergeFacts'],
    ['whose brackets never close', '['.repeat(130_000), 'branches'],
  ] as const)('%s', async (_name, body, question) => {
    const { answer, requests } = await ask(body, question)
    expect(answer).toMatchObject({ kind: 'bad-response' })
    expect(requests).toBe(1)
  })

  test('and one entry less is read', async () => {
    expect(
      (await ask(list('{"ref":"x","object":{"sha":"y"}}', 10_000), 'branches')).answer,
    ).toHaveLength(10_000)
    const { answer } = await ask(contexts(list('"x"', 1000)), 'mergeFacts')
    expect(answer).toMatchObject({ requiredChecks: ['x'] })
  })
})
