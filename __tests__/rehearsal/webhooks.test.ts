/** The queue's own events, from the sandbox to the payload of a `repository_dispatch`. */
import { transformed } from '../../rehearsal/rehearsals.js'
import { startSandbox } from '../../sandbox/server.js'
import { webhooksOf } from '../../sandbox/webhooks.js'
import { expect, test } from '../support/jest.js'
import { VirtualClock } from '../support/virtual-clock.js'

const REPOSITORY = { owner: 'octo-org', name: 'orion' }

/** The events of a queue in which #1 merges, #2 fails and #3 is taken out. */
async function events() {
  const clock = new VirtualClock()
  await using sandbox = await startSandbox({
    clock,
    scenario: {
      queues: [{ branch: 'main' }],
      pullRequests: [
        { number: 1, testMinutes: 2 },
        { number: 2, testMinutes: 2, fails: 'always' },
        { number: 3, mergeability: 'not_mergeable' },
      ],
    },
  })
  for (const number of [1, 2, 3]) {
    const { status } = await fetch(`${sandbox.url}/submitPullRequest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-token': sandbox.token },
      body: JSON.stringify({
        repo: { host: 'github.com', ...REPOSITORY },
        targetBranch: 'main',
        pr: { number },
      }),
    })
    expect(status).toBe(200)
  }
  sandbox.engine.interrupt(3, 'close')
  await clock.sleep(3_600_000)
  return webhooksOf(sandbox.engine.transitions, REPOSITORY)
}

test('each event has the members of the catalog, and one that ends badly has its reason', async () => {
  const all = await events()
  expect(all.map(({ type, pr_number }) => `${pr_number} ${type}`)).toEqual(
    expect.arrayContaining([
      '1 pull_request.merged',
      '2 pull_request.failed',
      '3 pull_request.canceled',
    ]),
  )
  expect(all.find(({ type }) => type === 'pull_request.failed')).toMatchObject({
    action: 'failed',
    pr_number: 2,
    repository: { host: 'github.com', ...REPOSITORY },
    target_branch: 'main',
    failure_reason: 'TEST_RUN_REQUIRED_STATUS_FAILED',
    test_branch: expect.stringMatching(/^trunk-merge\/pr-2\//),
  })
  expect(all.find(({ type }) => type === 'pull_request.canceled')).toMatchObject({
    cancellation_reason: 'PR_CLOSED',
  })
})

test('the transformation makes a dispatch that GitHub takes of each event', async () => {
  for (const event of await events()) {
    const { event_type, client_payload } = transformed(event)
    expect(event_type).toBe(`merge-queue-${event.action}`)
    expect(Object.keys(client_payload).length).toBeLessThanOrEqual(10)
    expect(client_payload).toMatchObject({ pull_request: event.pr_number, target_branch: 'main' })
  }
})

test('the transformation takes the event of a batch, which names several pull requests', () => {
  const { event_type, client_payload } = transformed({
    action: 'merged',
    pr_numbers: [1, 2],
    repository: { host: 'github.com', ...REPOSITORY },
    status: 'merged',
    target_branch: 'main',
    test_branch: 'trunk-merge/pr-1-2/abc123',
    test_branch_sha: 'a23f8853080d3fe873c3419a735513898c2329f5',
    test_pr_number: 15,
  })
  expect(event_type).toBe('merge-queue-merged')
  expect(client_payload).toEqual({
    pull_requests: [1, 2],
    target_branch: 'main',
    test_branch: 'trunk-merge/pr-1-2/abc123',
  })
})
