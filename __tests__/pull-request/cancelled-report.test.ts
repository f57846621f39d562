/** What a cancelled run writes, and how fast. */
import { main } from '../../src/main.js'
import { RunCancelled } from '../../src/shared/errors.js'
import { fakeService } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'
import { VirtualClock } from '../support/virtual-clock.js'
import { cancelling, live, MISSING, type Past, record } from './world.js'

test.each(['SIGINT', 'SIGTERM'] as const)(
  'outputs and summary of a cancelled run (%s) are written before the last 500 ms, though service and GitHub hang',
  async (name) => {
    const clock = new VirtualClock()
    const abort = new AbortController()
    let cancelledAt = Number.POSITIVE_INFINITY
    const hanging = { hangs: clock, stepMs: 2 }
    const hang = () => (abort.signal.aborted ? hanging : record('testing', true, 1))
    await using service = await fakeService({
      '/getSubmittedPullRequest': hang,
      '/cancelPullRequest': [hanging],
    })
    await using gitHub = await fakeService({ '/graphql': [hanging] })
    clock.onAdvance = (elapsed) => {
      if (elapsed < 60_000 || abort.signal.aborted) return
      cancelledAt = elapsed
      abort.abort(new RunCancelled(name))
    }
    const { runner, seen } = recorder(
      {
        operation: 'wait-for-merge',
        'api-url': service.url,
        'pull-request': '12',
        'target-branch': 'main',
        'github-token': 'ghs_t0k3n',
        'on-abort': 'cancel',
        comment: 'always',
      },
      { clock, signal: abort.signal, env: { GITHUB_API_URL: gitHub.origin } },
    )
    expect(await main(runner)).toBe(false)
    expect(seen.outputs).toMatchObject({ outcome: 'aborted', state: 'TESTING', merged: 'false' })
    expect(seen.summary).toContain('The run was cancelled while')
    const graceMs = name === 'SIGINT' ? 7500 : 2500
    expect(clock.elapsed - cancelledAt).toBeLessThanOrEqual(graceMs - 500)
  },
)

test('the error of a cancelled run names what becomes of the pull request, not why it was not ready', async () => {
  const { abort, after } = cancelling('read', 3)
  const readiness = { doesBaseBranchMatch: false }
  const { outcome, seen, error } = await live(
    { shows: () => record('not_ready', true, 1, { readiness }), after },
    { operation: 'wait-for-merge' },
    abort.signal,
  )
  expect(outcome).toBe('aborted')
  expect(seen.outputs['reasons']).toContain('base branch')
  expect(error).toContain('The pull request may still be merged; cancel it in the queue')
  expect(seen.summary).toContain('**Next:** The pull request may still be merged')
})

test('the error of a cancelled run adds that nothing is left to wait for if the queue has ended it', async () => {
  const { abort, after } = cancelling('read', 4)
  const shows = ({ submittedAt, cancelledAt }: Past) => {
    if (submittedAt === undefined) return MISSING
    return cancelledAt === undefined ? record('testing', true, 1) : record('failed', false, 2)
  }
  const { outcome, error } = await live(
    { shows, after, cancel: () => ({ status: 404, body: 'not queued' }) },
    { wait: 'true', 'on-abort': 'cancel' },
    abort.signal,
  )
  expect(outcome).toBe('aborted')
  expect(error).toContain('There is nothing more to wait for.')
})
