/** Members of an answer that the interface does not name are in the result, and harm nothing. */

import { pagesOf, wireTest } from '../flaky/listing.js'
import { fakeQueues } from '../support/fake-queue.js'
import { describe, expect, test } from '../support/jest.js'
import { listFlaky, listWithBaseline } from '../support/list-flaky.js'
import { live, record } from '../support/pull-request-world.js'
import { jsonOutput } from '../support/recorder.js'
import { runQueue } from '../support/run-queue.js'

const QUEUE = {
  allowedBotSubmitters: ['renovate[bot]', 'octo-bot'],
  batchingRules: [{ label: 'slow', minSize: 1 }],
  testBranchConstructionMode: 'merge_commit',
  notReadyTimeoutHours: 24,
}
const RECORD = {
  verifiedByTestRun: 'cc58fdda-3258-4f4e-b229-7c5dd9c29324',
  tags: ['backend'],
  mergedAt: null,
}
const TEST: object = { tags: ['slow'], first_seen: '2026-09-01', runs: [{ id: 1 }, { id: 2 }] }

test.each(['get-queue', 'pause-queue'])('a queue that %s reads', async (operation) => {
  await using service = await fakeQueues({
    main: { ...QUEUE, enqueuedPullRequests: [{ prNumber: 12, ...RECORD }] },
  })
  const { passed, outputs } = await runQueue(service.url, { operation })
  expect(passed).toBe(true)
  const { queue } = jsonOutput(outputs, 'result') as { queue: Record<string, unknown> }
  expect(queue).toMatchObject(QUEUE)
  expect(queue['enqueuedPullRequests']).toMatchObject([RECORD])
})

test('a record, and its readiness', async () => {
  const readiness = { codeOwnersApproved: false, gitHubMergeability: 'mergeable' }
  const { result } = await live(
    { shows: record('not_ready', true, 1, { ...RECORD, readiness }) },
    { operation: 'get-pull-request' },
  )
  expect(result()['pullRequest']).toMatchObject({ ...RECORD, readiness })
})

describe('a test', () => {
  const tests = [wireTest(1, TEST), wireTest(2, TEST), wireTest(3)]

  test('is in the result and in the files, one on each line', async () => {
    const run = await listWithBaseline(pagesOf({ FLAKY: tests }), [], {
      'report-files': 'a.json\na.ndjson\na.csv',
    })
    const { change } = run.result() as { change: { newRows: object[] } }
    expect(change.newRows.slice(1)).toMatchObject([TEST, TEST])
    expect(run.tests()).toMatchObject([TEST, TEST, {}])
    expect(
      run
        .read('a.ndjson')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as object),
    ).toMatchObject([TEST, TEST, {}])
    expect(run.read('a.json').split('\n')).toHaveLength(6)
    expect(run.read('a.csv').split('\r\n')[0]).not.toContain('first_seen')
  })

  test('of a baseline with such members is read', async () => {
    const earlier = await listFlaky(pagesOf({ FLAKY: tests }), { 'report-files': 'all.json' })
    const run = await listWithBaseline(pagesOf({ FLAKY: tests.slice(1) }), earlier.read('all.json'))
    expect(run.outputs).toMatchObject({ 'new-count': '0', 'resolved-count': '1' })
  })
})

describe('hostile members', () => {
  const TOKEN = 'tok-3n-0f-the-t3st'
  const hostile = {
    note: `##[error]x\n::error::y \u202e ${TOKEN}`,
    [TOKEN]: 'the token as a name',
    docsUrl: 'javascript:alert(1)',
    nested: { pageUrl: 'data:text/html,x', deep: [[[{ note: TOKEN }]]] },
    toJSON: 'no function',
  }

  test('of a queue are sanitized', async () => {
    await using service = await fakeQueues({ main: {} }, ({ path }) =>
      path === '/getQueue'
        ? {
            body: `{"__proto__":{"state":"paused"},${JSON.stringify({ state: 'running', enqueuedPullRequests: [], ...hostile }).slice(1)}`,
          }
        : undefined,
    )
    const { passed, outputs } = await runQueue(service.url, { operation: 'get-queue' })
    expect(passed).toBe(true)
    const { result = '' } = outputs
    expect(outputs['queue-state']).toBe('running')
    expect(result).not.toContain(TOKEN)
    expect(result).not.toMatch(/##\[|[\n\r]|javascript:|data:text/)
    expect(JSON.parse(result)).toMatchObject({ queue: { state: 'running', toJSON: 'no function' } })
  })

  test('do not replace a member that the interface names', async () => {
    const old = { testingTimeoutMins: 30, state: 'RUNNING', enqueuedPullRequests: [] }
    await using service = await fakeQueues({ main: {} }, ({ path }) =>
      path === '/getQueue' ? { body: { ...old, State: 'paused', STATE: 'paused' } } : undefined,
    )
    const { outputs } = await runQueue(service.url, { operation: 'get-queue' })
    expect(outputs['queue-state']).toBe('running')
    expect(jsonOutput(outputs, 'queue')).toMatchObject({ testingTimeoutMinutes: 30 })
  })
})
