/** What an explanation asks, how often, and for how long. */
import {
  BRANCH,
  type ExplainWorld,
  explainWorld,
  TEST_SHA,
  workflowRun,
} from '../support/explain-world.js'
import { describe, expect, test } from '../support/jest.js'

const { payload } = workflowRun()
const { repository } = payload
const inQueue = (state: string) => ({ record: { state, isCurrentlySubmittedToQueue: true } })
const status = (state: string) => ({
  name: 'status',
  payload: {
    repository,
    state,
    sha: TEST_SHA,
    branches: [{ name: BRANCH, commit: { sha: TEST_SHA } }],
  },
})

test.each<[string, { name: string; payload: object } | null, boolean]>([
  ['its test run has ended', { name: 'workflow_run', payload }, true],
  [
    'its test run begins',
    { name: 'workflow_run', payload: { ...payload, action: 'requested' } },
    false,
  ],
  ['a status of it has passed', status('success'), true],
  ['a status of it has failed', status('failure'), true],
  ['a status of it is pending', status('pending'), false],
  [
    'its test branch is pushed',
    { name: 'push', payload: { repository, ref: `refs/heads/${BRANCH}`, after: TEST_SHA } },
    false,
  ],
  ['the event is about something else', null, false],
])('TESTING is read again for a minute where the run has ended: %s', async (_, event, again) => {
  await using world = await explainWorld({ ...inQueue('testing'), event })
  const { clock, outputs } = await world.run({ 'pull-request': '12' })
  expect(outputs['verdict']).toBe('queued')
  expect(clock.elapsed >= 60_000).toBe(again)
  const reads = world.service.paths().filter((path) => path === '/getSubmittedPullRequest')
  // Every five seconds, and once for the history.
  expect(reads).toHaveLength(again ? 14 : 2)
})

/** What each request asks, in one word. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/graphql$/, 'facts'],
  [/\/check-runs/, 'runs'],
  [/\/status\?/, 'statuses'],
  [/\/branches\/main$/, 'base'],
  [/matching-refs/, 'branches'],
  [/state=closed/, 'closed'],
  [/^\/getMergeQueueTestingDetails/, 'details'],
  [/^\/getMergeQueueMetrics/, 'metrics'],
  [/^\/getQueue/, 'queue'],
  [/^\/getSubmittedPullRequest/, 'record'],
]
const wordOf = (path: string) => WORDS.find(([pattern]) => pattern.test(path))?.[1] ?? path
const words = (calls: readonly { readonly path: string; readonly body?: unknown }[]) =>
  calls
    .map(({ path, body }) =>
      (body as { includeTimeline?: boolean })?.includeTimeline ? 'history' : wordOf(path),
    )
    .sort()
    .join(' ')

describe('the questions of a gate, and of an explanation', () => {
  const base = 'base facts runs runs statuses statuses'
  test.each<[string, ExplainWorld, readonly string[], readonly string[]]>([
    [
      'it waits its turn',
      inQueue('pending'),
      ['metrics queue record', 'facts'],
      ['history metrics queue record', 'facts'],
    ],
    [
      'it is tested',
      inQueue('testing'),
      ['metrics queue record', 'facts'],
      ['details history metrics queue record', 'facts runs statuses'],
    ],
    [
      'it failed',
      {},
      ['details history record', 'facts runs statuses'],
      ['details history queue record', base],
    ],
    [
      'it failed, and there is no timeline',
      { entry: null },
      ['history record', 'branches closed facts'],
      ['history queue record', 'base branches closed facts runs statuses'],
    ],
    [
      'it conflicts',
      { entry: { failure: { reason: 'start_test_run_merge_conflict' } } },
      ['history record', 'facts'],
      ['history queue record', 'facts'],
    ],
  ])('%s', async (_, world, gate, explanation) => {
    await using played = await explainWorld({ event: null, ...world })
    const asked = async (inputs: Readonly<Record<string, string>>) => {
      const before = played.service.calls.length
      const beforeOfGitHub = played.github.calls.length
      await played.run(inputs)
      return [
        words(played.service.calls.slice(before)),
        words(played.github.calls.slice(beforeOfGitHub)),
      ]
    }
    expect(await asked({ operation: 'get-pull-request' })).toEqual(gate)
    expect(await asked({})).toEqual(explanation)
  })

  const FAILS: Readonly<Record<string, ExplainWorld>> = {
    history: { timeline: { status: 500 } },
    details: {
      serviceFault: (path) =>
        path === '/getMergeQueueTestingDetails' ? { status: 500 } : undefined,
    },
  }

  test.each([
    ['get-pull-request', 'history', 1],
    ['get-pull-request', 'details', 2],
    ['explain', 'history', 2],
    ['explain', 'details', 3],
  ])('%s: the %s of a pull request that fail are asked %i times', async (...row) => {
    const [operation, failing, count] = row
    await using played = await explainWorld({ event: null, ...FAILS[failing] })
    expect((await played.run({ operation, 'github-token': '' })).passed).toBe(true)
    const asked = words(played.service.calls).split(' ')
    expect(asked.filter((word) => word === failing)).toHaveLength(count)
  })
})

test('GitHub is asked for the test branches of the pattern, by all that stands before the id', async () => {
  await using world = await explainWorld({ event: null, entry: null })
  await world.run({ 'test-branch-pattern': 'queues/of-{number}-x/run-{id}' })
  const prefix = 'heads/queues/of-12-x/run-'
  const asked = world.github.calls.map(({ path, body }) => {
    const { variables } = (body ?? {}) as { variables?: { testBranches?: string } }
    return variables?.testBranches ?? decodeURIComponent(path)
  })
  expect(asked).toContain(`refs/${prefix}`)
  expect(asked.filter((path) => path.includes('matching-refs'))).toEqual([
    expect.stringMatching(new RegExp(`/matching-refs/${prefix}(?:$|\\?)`)),
  ])
})
