/** Answers that would cost seconds or gigabytes are refused, and not asked for again. */

import { main } from '../../src/main.js'
import { fakeService } from '../support/fake-service.js'
import { gitHubClient } from '../support/github.js'
import { expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'

const MIB = 1024 * 1024
const JSON_TYPE = { 'content-type': 'application/json' }

async function run(operation: string, path: string, body: string) {
  await using service = await fakeService({ [path]: [{ body, headers: JSON_TYPE }] })
  const { runner, seen } = recorder({
    operation,
    'api-url': service.url,
    'target-branch': 'main',
    'pull-request': '12',
    'test-run-id': 'e729c891-0979-4307-a686-96903f47e25e',
    'github-token': '',
  })
  const passed = await main(runner)
  return { passed, seen, requests: service.calls.length }
}

const LABELS = Array.from({ length: 10_000 }, (_, index) => `l${index}="x"`).join(',')

test.each([
  ['without end', 'a 1\n'.repeat(200_000), 'line 90002: there are more than 90000 lines'],
  ['with a long line', `a{${LABELS}} 1\n`, 'line 1: it has more than 65536 characters'],
])('metrics %s are refused, and not asked for again', async (_, body, problem) => {
  const { passed, seen, requests } = await run('get-metrics', '/getMergeQueueMetrics', body)
  expect(passed).toBe(false)
  expect(seen.outputs['outcome']).toBe('bad-response')
  expect(seen.errors[0]?.message).toContain(problem)
  expect(requests).toBe(1)
})

test('testing details with all targets that one request can set are read', async () => {
  const impactedTargets = Array.from(
    { length: 430_000 },
    (_, index) => `//packages/app-${index}:everything_that_is_tested`,
  )
  const body = JSON.stringify({ status: 'in_progress', impactedTargets })
  expect(body.length).toBeGreaterThan(20 * MIB)
  const { passed, seen } = await run('get-testing-details', '/getMergeQueueTestingDetails', body)
  expect(passed).toBe(true)
  expect(seen.outputs['impacted-targets-file']).not.toBe('')
})

test('GitHub may show 1000 required checks, and more are refused', async () => {
  const ask = async (count: number) => {
    const body = `{"data":{"repository":{"pullRequest":{"state":"OPEN","url":"u","isDraft":false,"headRefOid":"a","baseRefName":"main"},
      "ref":{"refUpdateRule":{"requiredStatusCheckContexts":${JSON.stringify(Array(count).fill('x'))}}},"refs":null}}}`
    await using service = await fakeService({ '/graphql': [{ body, headers: JSON_TYPE }] })
    const { github } = gitHubClient(service.url.replace(/\/v1$/, ''))
    const asked = github.readMergeFacts({ number: 12, targetBranch: 'main' }, 'x')
    return { answer: await asked.catch((error: unknown) => error), requests: service.calls.length }
  }
  expect((await ask(1000)).answer).toMatchObject({ requiredChecks: ['x'] })
  const { answer, requests } = await ask(1001)
  expect(answer).toMatchObject({ kind: 'bad-response' })
  expect(requests).toBe(1)
})
