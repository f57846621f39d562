/** The comment on a pull request: when it is written, updated or left alone. */
import { describe, expect, test } from '../support/jest.js'
import {
  type Inputs,
  linesOf,
  live,
  MISSING,
  onceSubmitted,
  recordOf,
  type World,
} from '../support/pull-request-world.js'
import { shown } from '../support/shown.js'

const MERGED = { merged: true, mergeCommitSha: 'c'.repeat(40) }
const commentThat = (body: string) => ({
  gitHubServer: { comments: [{ issue: 12, author: 'github-actions[bot]', body }] },
})

const wait = (world: World, inputs: Inputs) =>
  live({ gitHub: {}, ...world }, { operation: 'wait-for-merge', ...inputs })

describe('a comment that says "failed"', () => {
  const failed = commentThat(
    '<!-- merge-queue-action:pull-request -->\n### ❌ #12 failed in the merge queue',
  )
  const merged = { shows: recordOf('merged'), gitHub: MERGED }
  const merges = { shows: onceSubmitted(recordOf('merged')), gitHub: {} }

  test.each<[string, World, Inputs]>([
    ['wait-for-merge', merged, { operation: 'wait-for-merge', comment: 'on-failure' }],
    ['a submit that finds it merged', merged, { comment: 'on-failure' }],
    ['a submit that sees it merge', merges, { comment: 'on-failure' }],
  ])('is updated by %s when the pull request has merged', async (_, world, inputs) => {
    const { passed, gitHub } = await live({ ...world, ...failed }, inputs)
    expect(passed).toBe(true)
    expect(gitHub.comments).toHaveLength(1)
    expect(gitHub.comments[0]?.body).toContain('merged')
    expect(gitHub.comments[0]?.body).not.toContain('failed')
  })

  const queued = onceSubmitted(recordOf('pending'))
  const WAITS = { wait: 'true', 'timeout-minutes': '2', 'on-timeout': 'pass' }

  test.each<[string, World, Inputs]>([
    ['a submission', { shows: queued }, {}],
    ['a submission that waits and passes at its timeout', { shows: queued }, WAITS],
    [
      'a wait that passes at its timeout',
      { shows: recordOf('testing') },
      { ...WAITS, operation: 'wait-for-merge' },
    ],
  ])('is updated by %s when the pull request is in the queue again', async (_, world, more) => {
    const inputs = { comment: 'on-failure', ...more }
    const { passed, gitHub } = await live({ gitHub: {}, ...world, ...failed }, inputs)
    expect(passed).toBe(true)
    expect(gitHub.comments).toHaveLength(1)
    expect(gitHub.comments[0]?.body).not.toContain('failed')
    expect(gitHub.comments[0]?.body).not.toContain('❌')
  })

  test.each<[string, World, Inputs]>([
    ['a submission', { shows: queued }, { operation: 'submit', wait: 'true' }],
    ['a wait', { shows: recordOf('testing') }, { operation: 'wait-for-merge' }],
  ])('is updated while %s waits, not only at its end', async (_, world, more) => {
    const bodies: string[] = []
    const { gitHub } = await live(
      {
        gitHub: {},
        ...world,
        ...failed,
        onRequest: (_request, { clock, gitHub: { comments } }) =>
          clock.elapsed > 30_000 && clock.elapsed < 300_000 && bodies.push(comments[0]?.body ?? ''),
      },
      { comment: 'on-failure', 'timeout-minutes': '10', ...more },
    )
    expect(bodies.length).toBeGreaterThan(1)
    expect([...new Set(bodies)]).toEqual([expect.stringContaining('is in the queue of main')])
    expect(gitHub.comments).toMatchObject([
      { body: expect.stringContaining('It stays in the queue and can still merge') },
    ])
  })

  test.each<[string, World, Inputs]>([
    ['a draft is skipped', { shows: MISSING, gitHub: { draft: true } }, {}],
    [
      'a wait for a pull request that is not there passes',
      { shows: MISSING },
      { operation: 'wait-for-merge', 'timeout-minutes': '0', 'on-timeout': 'pass' },
    ],
  ])('stays if %s', async (_, world, more) => {
    const inputs = { comment: 'on-failure', ...more }
    const { passed, gitHub } = await live({ gitHub: {}, ...world, ...failed }, inputs)
    expect(passed).toBe(true)
    expect(gitHub.comments).toMatchObject([{ body: expect.stringContaining('failed') }])
  })

  test.each([
    ['a submission', {}],
    ['a wait', { operation: 'wait-for-merge', 'timeout-minutes': '1', 'on-timeout': 'pass' }],
  ])('is not begun by %s that passes with on-failure', async (_, more) => {
    const world = { shows: recordOf('testing'), gitHub: {} }
    const { passed, gitHub } = await live(world, { comment: 'on-failure', ...more })
    expect({ passed, comments: gitHub.comments }).toEqual({ passed: true, comments: [] })
  })

  test.each([
    ['wait-for-merge', 'on-failure'],
    ['submit', 'on-failure'],
    ['submit', 'always'],
  ])('is not begun by %s with %s after a merge', async (operation, comment) => {
    expect((await live(merged, { operation, comment })).gitHub.comments).toEqual([])
  })
})

test.each([
  ['never', 0],
  ['on-failure', 1],
  ['always', 1],
])('comment: %s after a failure writes %i comments', async (comment, count) => {
  const { gitHub } = await wait({ shows: recordOf('failed') }, { comment })
  expect(gitHub.comments).toHaveLength(count)
  for (const { body } of gitHub.comments) expect(body).toContain('failed in the merge queue')
})

test('the comment of a failed submission names the request and the answer', async () => {
  const submit = { status: 400, body: 'no' }
  const { gitHub } = await live({ shows: MISSING, submit, gitHub: {} }, { comment: 'always' })
  expect(linesOf(gitHub.comments[0]?.body ?? '').slice(0, 3)).toEqual([
    '### ❌ #12 was not submitted to the queue of main',
    'POST /submitPullRequest for #12 on main: HTTP 400: no',
    "**Next:** Read Trunk's answer, correct the inputs, then run the step again.",
  ])
})

test.each<[string, Inputs, heading: string]>([
  [
    'that no reading confirms',
    { 'retry-timeout-seconds': '3' },
    "### ❌ Couldn't confirm the submission of #12 to the queue of main",
  ],
  [
    'that is refused',
    { 'expected-head-sha': 'b'.repeat(40) },
    '### ❌ #12 was not submitted, because it has another head than expected',
  ],
])('a submission %s writes a comment', async (_, more, heading) => {
  const inputs = { comment: 'on-failure', ...more }
  const { gitHub } = await live({ shows: MISSING, gitHub: {} }, inputs)
  expect(shown(gitHub.comments[0]?.body ?? '')).toContain(heading)
})

test('a dry run of a pull request operation writes no comment', async () => {
  const inputs = { comment: 'on-failure', 'expected-head-sha': 'b'.repeat(40), 'dry-run': 'true' }
  const { passed, gitHub } = await live({ shows: MISSING, gitHub: {} }, inputs)
  expect({ passed, comments: gitHub.comments }).toEqual({ passed: false, comments: [] })
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a run that is cancelled by %s still writes its comment',
  async (cancelledBy) => {
    const world: World = { shows: recordOf('testing'), cancelRun: { after: 61 }, cancelledBy }
    const { outcome, gitHub } = await wait(world, { comment: 'on-failure' })
    expect(outcome).toBe('aborted')
    expect(gitHub.comments).toMatchObject([
      { body: expect.stringContaining('The run was cancelled') },
    ])
  },
)

test.each([1, 2])(
  'a run that is cancelled at request %i for its comment still writes it',
  async (nth) => {
    const world: World = {
      shows: recordOf('failed'),
      cancelRun: {
        onGitHub: (calls) =>
          calls.filter(({ path }) => /comments|graphql/.test(path)).length === nth,
      },
    }
    const { gitHub, outcome, warnings } = await wait(world, { comment: 'on-failure' })
    expect({ outcome, warnings }).toEqual({ outcome: 'aborted', warnings: [] })
    expect(gitHub.comments).toHaveLength(1)
  },
)
