import { gitHubSandbox } from '../../sandbox/github/server.js'
import { main } from '../../src/main.js'
import { branchOfEvent } from '../../src/queue/operation.js'
import { example, published, repositoryOf, workflowEvent } from '../support/events.js'
import { fakeService } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'

const ORION = { host: 'github.com', owner: 'octo-org', name: 'orion' }

const event = (name: string, ref: string, payload = {}) => workflowEvent(name, payload, { ref })

test.each([
  ['refs/heads/main', 'main'],
  ['refs/heads/release/2.0', 'release/2.0'],
  ['refs/heads/refs/heads/main', 'refs/heads/main'],
  ['refs/heads/refs/tags/v1', 'refs/tags/v1'],
  ['refs/heads/a\u2028b', 'a\u2028b'],
])('%j of a push or of a merge group is the branch %s', (ref, branch) => {
  const group = event('merge_group', '', { merge_group: { base_ref: ref } })
  expect(branchOfEvent(event('push', ref), ORION)).toEqual({ branch })
  expect(branchOfEvent(group, ORION)).toEqual({ branch })
})

test.each([
  'main',
  'refs/heads',
  'refs/heads/',
  'refs/tags/refs/heads/main',
  'refs/pull/1/merge',
  'x/refs/heads/main',
  'REFS/HEADS/main',
])('%j is no branch', (ref) => {
  const problem = expect.stringMatching(/^is required, because /)
  expect(branchOfEvent(event('push', ref), ORION)).toEqual({ problem })
})

test.each([
  ['a schedule', event('schedule', 'refs/heads/main'), 'main'],
  [
    'the base of a pull request, not its merge ref',
    event('pull_request', 'refs/pull/4/merge', { pull_request: { base: { ref: 'develop' } } }),
    'develop',
  ],
  [
    'the base of its stack, not the member below it',
    event('pull_request', 'refs/pull/4/merge', {
      pull_request: { base: { ref: 'feature' }, stack: { base: { ref: 'main' } } },
    }),
    'main',
  ],
  [
    'the base of a merge group, not the test branch',
    event('merge_group', 'refs/heads/gh-readonly-queue/main/pr-4-abc', {
      merge_group: { base_ref: 'main' },
    }),
    'main',
  ],
])('the queue of an event is that of %s', (_, given, branch) => {
  expect(branchOfEvent(given, ORION)).toEqual({ branch })
})

test.each([7, '', null])('a base of %j does not count, and the ref decides', (base) => {
  const payload = { pull_request: { base: { ref: base } }, merge_group: { base_ref: base } }
  expect(branchOfEvent(event('push', 'refs/heads/main', payload), ORION)).toEqual({
    branch: 'main',
  })
})

test.each([
  ['a tag', event('push', 'refs/tags/v1'), 'the tag v1'],
  ['a release', event('release', 'refs/tags/main'), 'the event `release` is not about the branch'],
  ['a note', event('push', 'refs/notes/tags/v1'), 'the event `push` is not about the branch'],
  ['no event', event('', 'refs/heads/main'), 'the run has no event'],
  [
    'an event of another repository',
    event('push', 'refs/heads/main', { repository: { full_name: 'octo-org/vega' } }),
    'the event is of the repository octo-org/vega',
  ],
  [
    'a comment on a pull request, although the run is for the default branch',
    event('issue_comment', 'refs/heads/main', { issue: { pull_request: {} } }),
    'the event `issue_comment` is not about the branch',
  ],
  ['nothing', event('repository_dispatch', ''), 'is not about the branch'],
])('the queue of %s is not guessed', (_, given, why) => {
  expect(branchOfEvent(given, ORION)).toEqual({ problem: expect.stringContaining(why) })
})

test.each(['workflow_run', 'check_suite', 'check_run', 'status', 'issue_comment', 'issues'])(
  'the event %s names no queue, although its run is for the default branch',
  (name) => {
    expect(published(name).length).toBeGreaterThan(0)
    for (const payload of published(name)) {
      const given = workflowEvent(name, payload, { ref: 'refs/heads/main' })
      const { problem } = branchOfEvent(given, repositoryOf(payload))
      expect(problem).toContain(`the event \`${name}\` is not about the branch of a queue`)
    }
  },
)

test.each(['pull_request', 'pull_request_review'])(
  'the queue of a %s is that of its base branch',
  (name) => {
    const payload = example(name)
    const given = workflowEvent(name, payload, { ref: 'refs/pull/2/merge' })
    expect(branchOfEvent(given, repositoryOf(payload))).toEqual({ branch: 'master' })
  },
)

describe('the base branch in a payload', () => {
  const NOW = '2026-09-17T09:59:30Z'
  const LONG_AGO = '2026-09-16T10:00:00Z'
  const RERUN = { GITHUB_RUN_ATTEMPT: '2' }
  const TOKEN = { 'github-token': 'ghs_t0k3n' }
  const UNASKED = 'Without `github-token`, the action uses what the event has on #12'

  /** Reads the queue of an event about #12 into `main`, whose base is another one by now. */
  async function read(
    inputs: Readonly<Record<string, string>>,
    { base = 'release', time = NOW, env = {}, isDown = false, number = 12 as unknown },
  ) {
    await using service = await fakeService({
      '/getQueue': [{ body: { state: 'running', enqueuedPullRequests: [] } }],
    })
    await using gitHub = await gitHubSandbox({ pullRequests: [{ number: 12, baseBranch: base }] })
    if (isDown) gitHub.faults.push({ status: 403, body: {} })
    const pull_request = { number, updated_at: time, base: { ref: 'main' } }
    const { runner, seen } = recorder(
      { operation: 'get-queue', 'api-url': service.url, ...inputs },
      {
        env: { GITHUB_API_URL: gitHub.url, ...env },
        event: { name: 'pull_request', payload: { pull_request } },
      },
    )
    const passed = await main(runner)
    const asked = gitHub.calls.length > 0
    return { passed, seen, asked, isRead: service.calls.length > 0, log: seen.info.join('\n') }
  }

  test.each([
    ['of a fresh event is taken', TOKEN, {}, false, ''],
    ['of a re-run is compared with GitHub', TOKEN, { env: RERUN, base: 'main' }, true, ''],
    ['of a job that waited is compared', TOKEN, { time: LONG_AGO, base: 'main' }, true, ''],
    ['counts without a token', {}, { env: RERUN }, false, UNASKED],
    [
      'counts where GitHub does not answer',
      TOKEN,
      { env: RERUN, isDown: true },
      true,
      'Continuing',
    ],
    ['of a number that is a text is taken', TOKEN, { env: RERUN, number: '12' }, false, ''],
    [
      'does not matter beside the input',
      { ...TOKEN, 'target-branch': 'main' },
      { env: RERUN },
      false,
      '',
    ],
  ])('%s', async (_, inputs, world, asks, words) => {
    const { passed, seen, asked, log } = await read(inputs, world)
    expect({ passed, asked }).toEqual({ passed: true, asked: asks })
    expect(seen.outputs).toMatchObject({ outcome: 'found', 'target-branch': 'main' })
    expect(log).toContain(words)
    expect(log.includes(UNASKED)).toBe(words === UNASKED)
  })

  test.each([{ env: RERUN }, { time: LONG_AGO }])(
    'that is another one by now is refused before the service is asked: %j',
    async (world) => {
      const { passed, seen, isRead } = await read(TOKEN, world)
      expect({ passed, isRead }).toEqual({ passed: false, isRead: false })
      expect(seen.outputs['outcome']).toBe('invalid-input')
      expect(seen.errors[0]?.message).toBe(
        'Finding the queue of the event `pull_request`: the event has the base branch `main` of #12, which is `release` by now. Set `target-branch` to the branch of the queue.',
      )
    },
  )
})
