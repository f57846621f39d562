/** The comment on a pull request: when it is written, updated or left alone. */
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { main } from '../../src/main.js'
import { RunCancelled } from '../../src/shared/errors.js'
import { fakeService } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'
import { shown } from '../support/shown.js'
import { VirtualClock } from '../support/virtual-clock.js'
import { submitWithGitHub, waitWithGitHub } from './with-github.js'
import { linesOf, live, MISSING, record, type World } from './world.js'

describe('a comment that says "failed"', () => {
  const comments = [
    {
      issue: 12,
      author: 'github-actions[bot]',
      body: '<!-- merge-queue-action:pull-request -->\n### ❌ #12 failed in the merge queue',
    },
  ]
  const merged = { merged: true, mergeCommitSha: 'c'.repeat(40) }

  const ended = { gitHub: merged, shows: () => record('merged', false, 1) }
  const ends: World = {
    gitHub: {},
    shows: ({ submittedAt }) => (submittedAt === undefined ? MISSING : record('merged', false, 1)),
  }
  test.each<[string, World, Record<string, string>]>([
    ['wait-for-merge', ended, { operation: 'wait-for-merge', comment: 'on-failure' }],
    ['a submit that finds it merged', ended, { comment: 'on-failure' }],
    ['a submit that finds it merged, comment: always', ended, { comment: 'always' }],
    ['a submit that sees it merge', ends, { comment: 'on-failure' }],
  ])('is updated when it has merged: %s', async (_, world, inputs) => {
    const { passed, gitHub } = await live({ ...world, comments }, inputs)
    expect(passed).toBe(true)
    expect(gitHub.comments).toHaveLength(1)
    expect(gitHub.comments[0]?.body).toContain('merged')
    expect(gitHub.comments[0]?.body).not.toContain('failed')
  })

  test.each([
    ['wait-for-merge', 'on-failure'],
    ['submit', 'on-failure'],
    ['submit', 'always'],
  ])('is not begun by %s with %s when there was none', async (operation, comment) => {
    expect((await live(ended, { operation, comment })).gitHub.comments).toEqual([])
  })
})

test('the comment of a failed submission names the request and the answer', async () => {
  const submit = () => ({ status: 400, body: 'no' })
  const { gitHub } = await live({ shows: () => MISSING, submit, gitHub: {} }, { comment: 'always' })
  const [comment] = gitHub.comments
  expect(linesOf(comment?.body ?? '').slice(0, 3)).toEqual([
    '### ❌ #12 was not submitted to the queue of main',
    'POST /submitPullRequest for #12 on main: HTTP 400: no',
    '**Next:** Read the answer of the service, correct the inputs, then run the step again.',
  ])
})

test.each([
  ['never', 0],
  ['on-failure', 1],
  ['always', 1],
])('comment: %s after a failure', async (comment, count) => {
  const { github } = await waitWithGitHub([record('failed', false)], { inputs: { comment } })
  expect(github.comments).toHaveLength(count)
  for (const { body } of github.comments) expect(body).toContain('failed in the merge queue')
})

test('a second run updates the comment of the first', async () => {
  const first = await waitWithGitHub([record('failed', false)], { inputs: { comment: 'always' } })
  const [written] = first.github.comments
  const { github } = await waitWithGitHub([record('merged', false)], {
    inputs: { comment: 'always' },
    comments: [{ issue: 12, author: 'github-actions[bot]', body: written?.body ?? '' }],
  })
  expect(github.comments).toHaveLength(1)
  expect(github.comments[0]?.body).toContain('merged into main after')
})

describe('a cancelled run', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('still writes its comment (%s)', async (signalName) => {
    await using github = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
    const clock = new VirtualClock()
    const cancellation = new AbortController()
    clock.onAdvance = (elapsed) => {
      if (elapsed > 60_000) cancellation.abort(new RunCancelled(signalName))
    }
    await using service = await fakeService({
      '/getSubmittedPullRequest': [record('testing', true)],
    })
    const inputs = {
      operation: 'wait-for-merge',
      'api-url': service.url,
      'pull-request': '12',
      'target-branch': 'main',
      'github-token': 'ghs_t0k3n',
      comment: 'on-failure',
    }
    const { runner, seen } = recorder(inputs, {
      clock,
      signal: cancellation.signal,
      env: { GITHUB_API_URL: github.url },
    })
    expect(await main(runner)).toBe(false)
    expect(seen.outputs['outcome']).toBe('aborted')
    expect(github.comments).toEqual([
      expect.objectContaining({ body: expect.stringContaining('The run was cancelled') }),
    ])
  })
})

test.each([1, 2])(
  'a run that is cancelled at request %i for its comment still writes it',
  async (nth) => {
    const abort = new AbortController()
    const { gitHub, outcome, seen } = await live(
      {
        shows: () => record('failed', false, 1),
        gitHub: {},
        onGitHub: (calls) => {
          const prepared = calls.filter(({ path }) => /comments|graphql/.test(path))
          if (prepared.length === nth) abort.abort(new RunCancelled('SIGINT'))
        },
      },
      { operation: 'wait-for-merge', comment: 'on-failure' },
      abort.signal,
    )
    expect(outcome).toBe('aborted')
    expect(seen.warnings).toEqual([])
    expect(gitHub.comments).toHaveLength(1)
  },
)

test('the comment names a submission that no reading confirms', async () => {
  const inputs = { comment: 'on-failure', 'retry-timeout-seconds': '3' }
  const { github } = await submitWithGitHub({ answers: [{ status: 404, body: 'no' }], inputs })
  expect(shown(github.comments[0]?.body ?? '')).toContain(
    "### ❌ Couldn't confirm the submission of #12 to the queue of main",
  )
})

test('a refused submission writes a comment, and a dry run does not', async () => {
  const inputs = { 'expected-head-sha': 'b'.repeat(40), comment: 'on-failure' }
  const { github } = await submitWithGitHub({ inputs })
  expect(shown(github.comments[0]?.body ?? '')).toContain(
    '### ❌ #12 was not submitted, because it has another head than expected',
  )
  const dry = await submitWithGitHub({ inputs: { ...inputs, 'dry-run': 'true' } })
  expect(dry.github.comments).toHaveLength(0)
})
