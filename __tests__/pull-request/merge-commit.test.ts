/** The output `merge-commit-sha`, and how long a step looks for it. */
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { main } from '../../src/main.js'
import { RunCancelled } from '../../src/shared/errors.js'
import { fakeService } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'
import { VirtualClock } from '../support/virtual-clock.js'
import { live, type Past, record, recordOf } from './world.js'

const merging = (from: number) => ({
  shows: ({ now }: Past) => (now < from ? recordOf('testing') : record('merged', false, 2)),
})

test('wait-for-merge leaves merge-commit-sha empty, without a warning, if it has no token for GitHub', async () => {
  const { seen, outcome } = await live(merging(0), { operation: 'wait-for-merge' })
  expect([outcome, seen.outputs['merge-commit-sha'], seen.warnings]).toEqual(['merged', '', []])
})

test('wait-for-merge asks for the merge commit once, and warns, if GitHub has no such pull request', async () => {
  const { seconds, seen, gitHub } = await live(
    {
      shows: () => recordOf('merged'),
      gitHub: { merged: true },
      after: (_, { gitHub }) => gitHub.pullRequests.delete(12),
    },
    { operation: 'wait-for-merge' },
  )
  expect(seen.outputs['outcome']).toBe('merged')
  expect(seconds).toBe(0)
  expect(gitHub.calls.filter(({ path }) => path.endsWith('/pulls/12'))).toHaveLength(1)
  expect(seen.warnings.map(({ message }) => message).join()).toContain('`merge-commit-sha`')
})

test('wait-for-merge waits until GitHub shows the merge and its commit', async () => {
  const sha = 'c'.repeat(40)
  const { seconds, seen } = await live(
    {
      shows: () => recordOf('merged'),
      gitHub: { mergeCommitSha: 'd'.repeat(40) },
      onGitHub: (calls, gitHub) => {
        if (calls.length === 3)
          gitHub.pullRequests.set(12, { number: 12, merged: true, mergeCommitSha: sha })
      },
    },
    { operation: 'wait-for-merge' },
  )
  expect(seen.outputs).toMatchObject({ outcome: 'merged', 'merge-commit-sha': sha })
  expect(seconds).toBe(4)
  expect(seen.warnings).toEqual([])
})

test('wait-for-merge does not warn of a missing commit if the run is cancelled while it asks GitHub', async () => {
  const abort = new AbortController()
  const { seen } = await live(
    {
      shows: () => record('merged', false, 1),
      gitHub: {},
      onGitHub: (calls) => {
        if (calls.length === 2) abort.abort(new RunCancelled('SIGINT'))
      },
    },
    { operation: 'wait-for-merge' },
    abort.signal,
  )
  expect(seen.outputs['outcome']).toBe('aborted')
  expect(seen.warnings).toEqual([])
})

test('wait-for-merge gives no reasons if the run is cancelled while it looks for the merge commit', async () => {
  await using github = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
  const clock = new VirtualClock()
  const cancellation = new AbortController()
  clock.onAdvance = (elapsed) => {
    if (elapsed > 5000) cancellation.abort(new RunCancelled('SIGINT'))
  }
  await using service = await fakeService({ '/getSubmittedPullRequest': [record('merged', false)] })
  const inputs = {
    operation: 'wait-for-merge',
    'api-url': service.url,
    'pull-request': '12',
    'target-branch': 'main',
    'github-token': 'ghs_t0k3n',
    'on-abort': 'leave',
  }
  const env = { GITHUB_API_URL: github.url }
  const { runner, seen } = recorder(inputs, { clock, signal: cancellation.signal, env })
  expect(await main(runner)).toBe(false)
  expect(seen.outputs).toMatchObject({ outcome: 'aborted', state: 'MERGED', reasons: '[]' })
  expect(seen.errors[0]?.message).toContain('There is nothing more to wait for.')
  expect(seen.warnings).toEqual([])
})

describe('submit of a pull request that is already merged', () => {
  const merged = { shows: () => record('merged', false) }
  const gitHub = { merged: true, mergeCommitSha: 'c'.repeat(40) }

  test.each([
    ['with a token', { ...merged, gitHub }, 'c'.repeat(40)],
    ['without one', merged, ''],
  ])('sets the outputs of a wait, %s', async (_, world, commit) => {
    const { passed, seen } = await live(world, { wait: 'true' })
    expect(passed).toBe(true)
    expect(seen.outputs).toMatchObject({
      outcome: 'already-merged',
      merged: 'true',
      'merge-commit-sha': commit,
    })
    expect(seen.warnings).toEqual([])
  })

  test('sends GitHub no request for the merge commit without `wait`', async () => {
    const { seen, gitHub: asked } = await live({ ...merged, gitHub }, {})
    const waiting = await live({ ...merged, gitHub }, { wait: 'true' })
    expect(seen.outputs).toMatchObject({ outcome: 'already-merged', merged: 'true' })
    expect(waiting.gitHub.calls).toHaveLength(asked.calls.length + 1)
  })
})
