import { GitHubClient } from '../../src/github/octokit.js'
import { main } from '../../src/main.js'
import { bestEffort } from '../../src/shared/best-effort.js'
import { TimeOver } from '../../src/shared/deadline.js'
import { ActionError, DryRunError, RunCancelled } from '../../src/shared/errors.js'
import { endless } from '../support/bound.js'
import { fakeService } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'
import { VirtualClock } from '../support/virtual-clock.js'

const refused = new ActionError('unavailable', {
  request: 'A request',
  problem: 'no answer',
  remedy: 'Try again.',
})

/** What an attempt ends with, and what it logged. */
async function attempted(work: Promise<unknown>, reason?: unknown) {
  const controller = new AbortController()
  if (reason !== undefined) controller.abort(reason)
  const said: string[] = []
  const deadline = endless(new VirtualClock(), controller.signal)
  const end = await bestEffort(deadline, work, (why) => void said.push(why)).catch(
    (error: unknown) => ({ thrown: error }),
  )
  return { end, said }
}

test('an answer is passed on, and work that failed or ran out of time becomes undefined and a reason', async () => {
  expect(await attempted(Promise.resolve('yes'))).toEqual({ end: 'yes', said: [] })
  const said = ['A request: no answer. Try again.']
  expect(await attempted(Promise.reject(refused))).toEqual({ end: undefined, said })
  const late = await attempted(Promise.reject(new TimeOver(5000)))
  expect(late).toEqual({ end: undefined, said: ['5 s passed'] })
})

test('a cancelled run goes through', async () => {
  const cancelled = new RunCancelled('SIGINT')
  for (const error of [refused, cancelled])
    expect(await attempted(Promise.reject(error), cancelled)).toEqual({
      end: { thrown: error },
      said: [],
    })
})

test.each([
  ['an internal error', new TypeError('Cannot read properties of undefined')],
  ['a write in a dry run', new DryRunError('A write')],
  ['no error at all', undefined],
])('a mistake of this action goes through: %s', async (_, mistake) => {
  expect(await attempted(Promise.reject(mistake))).toEqual({ end: { thrown: mistake }, said: [] })
})

const planted = [
  ['request', { 'remove-label': 'queue' }],
  ['list', { comment: 'always' }],
] as const

test.each(planted)(
  'a TypeError planted in the GitHub client turns the step red: %s, %j',
  async (method, inputs) => {
    const { prototype } = GitHubClient
    const queued = { state: 'pending', isCurrentlySubmittedToQueue: true, prSha: 'a'.repeat(40) }
    await using service = await fakeService({
      '/getSubmittedPullRequest': [{ status: 404, body: 'none' }, { body: queued }],
      '/submitPullRequest': [{}],
      '/getQueue': [{ body: { state: 'running', enqueuedPullRequests: [] } }],
    })
    const given = {
      operation: 'submit',
      'api-url': service.url,
      'pull-request': '12',
      'target-branch': 'main',
      'github-token': 'ghs_x',
    }
    const value = () => Promise.reject(new TypeError('planted'))
    const own = Object.getOwnPropertyDescriptor(prototype, method) ?? {}
    Object.defineProperty(prototype, method, { ...own, value })
    try {
      const { runner, seen } = recorder({ ...given, ...inputs })
      expect(await main(runner)).toBe(false)
      expect(seen.errors[0]?.message).toContain('internal error of the action (planted)')
    } finally {
      Object.defineProperty(prototype, method, own)
    }
  },
)
