/** `remove-label`: when the label is removed, and when it stays. */
import type { Answer } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { SUBMITTED, submitWithGitHub } from './with-github.js'
import { A, cancelling, live, MISSING, type Past, record } from './world.js'

describe('the label', () => {
  const labels = ['queue']
  const deletions = ({ gitHub }: Awaited<ReturnType<typeof live>>) =>
    gitHub.calls.filter(({ method }) => method === 'DELETE').length
  const ending = (state: string) => ({
    gitHub: { labels },
    shows: ({ now, submittedAt }: Past) => {
      if (submittedAt === undefined) return MISSING
      return now < 60 ? record('testing', true, 1) : record(state, false, 2)
    },
  })

  test.each([
    ['merged', 1],
    ['failed', 1],
    ['cancelled', 0],
  ])('after %s is removed %i times', async (state, times) => {
    const step = await live(ending(state), { wait: 'true', 'remove-label': 'queue' })
    expect(step.outcome).toBe(state)
    expect(deletions(step)).toBe(times)
  })

  test('is removed after on-abort: cancel, and stays after on-abort: leave', async () => {
    for (const [onAbort, times, next] of [
      ['cancel', 1, 'Submit it again when it should be merged.'],
      ['leave', 0, 'The pull request may still be merged'],
    ] as const) {
      const { abort, after } = cancelling('read', 4)
      const shows = ({ submittedAt, cancelledAt }: Past) => {
        if (submittedAt === undefined) return MISSING
        return cancelledAt === undefined
          ? record('testing', true, 1)
          : record('cancelled', false, 2)
      }
      const inputs = { wait: 'true', 'remove-label': 'queue', 'on-abort': onAbort }
      const step = await live({ gitHub: { labels }, shows, after }, inputs, abort.signal)
      expect(step.outcome).toBe('aborted')
      expect(deletions(step)).toBe(times)
      expect(step.error).toContain(next)
    }
  })
})

test.each(['false', 'true'])(
  'the label is removed from a pull request that is already merged, with wait: %s',
  async (wait) => {
    const gitHub = { labels: ['queue'], merged: true, mergeCommitSha: A }
    const shows = () => record('merged', false, 1)
    const step = await live({ gitHub, shows }, { wait, 'remove-label': 'queue' })
    expect(step).toMatchObject({ passed: true, outcome: 'already-merged' })
    expect(step.seen.outputs['merged']).toBe('true')
    expect(step.gitHub.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  },
)

test.each<[string, Answer, object]>([
  ['removed', MISSING, {}],
  ['merged', { status: 401, body: 'no' }, { merged: true, mergeCommitSha: A }],
])(
  'the label is removed after a wait that ends as %s, although the last record was queued',
  async (outcome, answer, gitHub) => {
    const step = await live(
      {
        shows: ({ now, submittedAt }) => {
          if (submittedAt === undefined) return MISSING
          return now < 30 ? record('testing', true, 1) : answer
        },
        after: (path, { gitHub: { pullRequests } }) => {
          if (path === 'submit') pullRequests.set(12, { number: 12, headSha: A, ...gitHub })
        },
        gitHub: { labels: ['queue'] },
      },
      { wait: 'true', 'remove-label': 'queue' },
    )
    expect(step.outcome).toBe(outcome)
    expect(step.gitHub.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  },
)

test.each([
  ['Label does not exist', []],
  ['Not Found', [expect.stringMatching(/^The label could not be removed: .* HTTP 404: Not Found/)]],
])(
  'HTTP 404 with the message %j for a label: a warning unless the label does not exist',
  async (message, warned) => {
    const { passed, seen } = await live(
      {
        shows: ({ submittedAt }) =>
          submittedAt === undefined ? MISSING : record('pending', true, 1),
        gitHub: {},
        onGitHub: (calls, { faults }) => {
          if (calls.at(-1)?.method === 'DELETE') faults.push({ status: 404, body: { message } })
        },
      },
      { 'remove-label': 'queue' },
    )
    expect(passed).toBe(true)
    expect(seen.warnings.map((warning) => warning.message)).toEqual(warned)
    expect(seen.info.includes('Label queue was not there')).toBe(warned.length === 0)
  },
)

describe('a pull request that someone else takes out while the run is cancelled', () => {
  test('keeps its label, because this step took nothing out', async () => {
    const { abort, after } = cancelling('read', 4)
    const shows = ({ submittedAt }: Past) => {
      if (submittedAt === undefined) return MISSING
      return abort.signal.aborted ? record('cancelled', false, 2) : record('testing', true, 1)
    }
    const world = { gitHub: { labels: ['queue'] }, shows, cancel: () => MISSING, after }
    const inputs = { wait: 'true', 'remove-label': 'queue', 'on-abort': 'cancel' }
    const step = await live(world, inputs, abort.signal)
    expect(step.outcome).toBe('aborted')
    expect(step.error).toContain('It had already left the queue')
    expect(step.gitHub.calls.filter(({ method }) => method === 'DELETE')).toEqual([])
  })
})

test.each([
  [['queue'], 'Label queue removed'],
  [[], 'Label queue was not there'],
])('takes the label off once it is submitted (%j)', async (labels, words) => {
  const { passed, seen } = await submitWithGitHub({
    pullRequest: { labels },
    inputs: { 'remove-label': 'queue' },
  })
  expect(passed).toBe(true)
  expect(seen.info.join('\n')).toContain(words)
})

test('a dry run leaves the label on, and asks GitHub for no change', async () => {
  const { passed, seen, github } = await submitWithGitHub({
    answers: [record('pending', true)],
    inputs: { 'remove-label': 'queue', comment: 'always', 'dry-run': 'true' },
  })
  expect(passed).toBe(true)
  expect(seen.outputs['outcome']).toBe('already-queued')
  expect(seen.warnings).toEqual([])
  expect(
    github.calls.filter(({ method, path }) => method !== 'GET' && path !== '/graphql'),
  ).toEqual([])
})

test('with wait, the label is taken off when the wait has ended', async () => {
  const { passed, seen, service } = await submitWithGitHub({
    answers: [...SUBMITTED, record('testing', true), record('merged', false)],
    pullRequest: { merged: false },
    inputs: { 'remove-label': 'queue', wait: 'true' },
  })
  expect(passed).toBe(true)
  expect(seen.outputs['outcome']).toBe('merged')
  const said = seen.info.join('\n')
  expect(said.indexOf('Label queue removed')).toBeGreaterThan(said.indexOf('is TESTING'))
  expect(service.paths()).toContain('/submitPullRequest')
})

test('the label stays while the pull request is in the queue, whatever ended the wait', async () => {
  const { seen, github } = await submitWithGitHub({
    inputs: { 'remove-label': 'queue', wait: 'true', 'timeout-minutes': '1' },
  })
  expect(seen.outputs['outcome']).toBe('timed-out')
  expect(seen.info.join('\n')).toContain('Label queue stays')
  expect(github.calls.filter(({ method }) => method === 'DELETE')).toEqual([])
})
