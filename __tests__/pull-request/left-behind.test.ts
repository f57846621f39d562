/** What a cancelled run, a timeout and an end leave behind: the pull request, its label, its comment. */

import { main } from '../../src/main.js'
import { RunCancelled } from '../../src/shared/errors.js'
import { type Answer, fakeService } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'
import { VirtualClock } from '../support/virtual-clock.js'
import { A, live, MISSING, type Past, record, type World } from './world.js'

/** A run that is cancelled with its nth request of a kind; gives the signal and the hook. */
function cancelling(path: string, nth = 1) {
  const abort = new AbortController()
  let seen = 0
  const after = (called: string) => {
    if (called === path && ++seen === nth) abort.abort(new RunCancelled('SIGINT'))
  }
  return { abort, after }
}

describe('a run that is cancelled while its submission has no answer', () => {
  /** The submission takes effect some seconds after it was sent, and its answer never comes. */
  const late = (seconds: number) => {
    const { abort, after } = cancelling('submit')
    const isQueued = ({ now, submittedAt, cancelledAt }: Past) =>
      submittedAt !== undefined &&
      now >= submittedAt + seconds &&
      (cancelledAt === undefined || cancelledAt < submittedAt + seconds)
    let taken = false
    const world = {
      after,
      shows: (past: Past) => {
        if (past.submittedAt === undefined || past.now < past.submittedAt + seconds) return MISSING
        return record(taken ? 'cancelled' : 'pending', !taken, taken ? 3 : 2)
      },
      submit: () => ({ cut: 'before' as const }),
      cancel: (past: Past) => {
        const arrived = past.submittedAt !== undefined && past.now >= past.submittedAt + seconds
        if (arrived) taken = true
        return arrived ? {} : { status: 404, body: 'not queued' }
      },
    }
    return { world, abort, isQueued, taken: () => taken }
  }

  test.each([0, 1, 2, 3])('takes it out when it takes effect %i s later', async (seconds) => {
    const { world, abort, taken } = late(seconds)
    const { outcome, error, seen } = await live(world, { 'on-abort': 'cancel' }, abort.signal)
    expect(outcome).toBe('aborted')
    expect(taken()).toBe(true)
    expect(error).toContain('The run was cancelled, and #12 was taken out of the queue')
    expect(seen.outputs['submitted']).toBe('false')
  })

  test('says that it may still be put into the queue when no reading has shown it', async () => {
    const { world, abort } = late(3600)
    const { outcome, error, sent, seconds } = await live(
      world,
      { 'on-abort': 'cancel' },
      abort.signal,
    )
    expect(outcome).toBe('aborted')
    expect(error).toContain('may still be put into the queue')
    expect(error).not.toContain('never submitted')
    expect(sent.filter((path) => path === '/cancelPullRequest').length).toBeGreaterThan(1)
    expect(seconds).toBeGreaterThan(3)
    expect(seconds).toBeLessThanOrEqual(7)
  })

  test('says which state the readings showed, though the last of them fails', async () => {
    const { world, abort } = late(3600)
    const shows = ({ now, submittedAt }: Past) =>
      submittedAt === undefined || now < submittedAt + 1
        ? record('cancelled', false, 0)
        : { status: 401, body: 'no' }
    const { error } = await live({ ...world, shows }, { 'on-abort': 'cancel' }, abort.signal)
    expect(error).toContain('The run was cancelled while #12 was CANCELLED')
  })

  test('with on-abort: leave says so too, and cancels nothing', async () => {
    const { world, abort } = late(3600)
    const { error, sent } = await live(world, { 'on-abort': 'leave' }, abort.signal)
    expect(error).toContain('may still be put into the queue')
    expect(sent).not.toContain('/cancelPullRequest')
  })
})

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

describe('on-timeout: cancel, and a resubmission whose time runs out', () => {
  /** Every submission gets the answer; the queue has it 18 s after the first. */
  const run = async (answer: Answer, inputs: Readonly<Record<string, string>> = {}) => {
    let taken = false
    const step = await live(
      {
        shows: ({ now, submittedAt }) => {
          if (submittedAt === undefined)
            return now < 110 ? record('testing', true, 0) : record('failed', false, 1)
          if (now < submittedAt + 18) return record('failed', false, 1)
          return record(taken ? 'cancelled' : 'pending', !taken, taken ? 4 : 3)
        },
        submit: () => answer,
        cancel: ({ now, submittedAt = now }) => {
          if (now < submittedAt + 18) return { status: 404, body: 'not queued' }
          taken = true
          return {}
        },
      },
      {
        operation: 'wait-for-merge',
        'on-timeout': 'cancel',
        'timeout-minutes': '1.99',
        'poll-interval-seconds': '110',
        resubmit: '1',
        ...inputs,
      },
    )
    return { ...step, taken }
  }

  test.each<Answer>([
    { cut: 'before' },
    { status: 500, body: 'broken' },
    { status: 503, body: 'busy' },
  ])('takes out what may have arrived: %j', async (answer) => {
    const { sent, outcome, taken, error } = await run(answer)
    expect(sent).toContain('/submitPullRequest')
    expect({ outcome, taken }).toEqual({ outcome: 'timed-out', taken: true })
    expect(error).toMatch(
      /^Waiting for #12 on main: Timed out after .*; #12 was taken out of the queue/,
    )
  })

  test('that no reading follows is an unknown outcome', async () => {
    const { passed, outcome, error } = await live(
      {
        shows: ({ now, submittedAt }) => {
          if (submittedAt !== undefined) return { status: 503, body: 'busy' }
          return now < 60 ? record('testing', true, 0) : record('failed', false, 1)
        },
        submit: () => ({ cut: 'before' }),
      },
      { operation: 'wait-for-merge', 'timeout-minutes': '5', resubmit: '1' },
    )
    expect({ passed, outcome }).toEqual({ passed: false, outcome: 'unknown-outcome' })
    expect(error).not.toContain('It could not be submitted again')
  })

  test('takes out nothing that was refused', async () => {
    const { sent, outcome, error } = await run({ status: 400, body: 'no' })
    expect(sent).not.toContain('/cancelPullRequest')
    expect(outcome).toBe('failed')
    expect(error).toContain('It could not be submitted again: ')
  })
})

describe('what was in the queue before a submission stays there', () => {
  const queued = { shows: () => record('pending', true, 1) }

  /** Someone else submits it between the reading and the submission. */
  const conflicting = {
    shows: ({ submittedAt }: Past) =>
      submittedAt === undefined ? MISSING : record('pending', true, 1),
    submit: () => ({ status: 409, body: 'already submitted' }),
  }

  test.each([
    ['which a reading showed', queued],
    ['which the service said', conflicting],
  ])('with on-timeout: cancel, %s', async (_, world) => {
    const inputs = { wait: 'true', 'on-timeout': 'cancel', 'timeout-minutes': '1' }
    const { outcome, sent, error } = await live(world, inputs)
    expect(outcome).toBe('timed-out')
    expect(sent).not.toContain('/cancelPullRequest')
    expect(error).toContain('It was in the queue before this step, so it was left there')
  })

  test('with on-abort: cancel', async () => {
    const { abort, after } = cancelling('read', 4)
    const inputs = { wait: 'true', 'on-abort': 'cancel' }
    const { outcome, sent, error } = await live({ ...queued, after }, inputs, abort.signal)
    expect(outcome).toBe('aborted')
    expect(sent).not.toContain('/cancelPullRequest')
    expect(error).toContain('so it was left there')
  })

  test('while wait-for-merge takes it out', async () => {
    const { sent } = await live(
      { shows: ({ cancelledAt }) => record('pending', cancelledAt === undefined, 1) },
      { operation: 'wait-for-merge', 'on-timeout': 'cancel', 'timeout-minutes': '1' },
    )
    expect(sent).toContain('/cancelPullRequest')
  })
})

describe('a run that is cancelled after a resubmission', () => {
  const cancelled = async (submit: Answer, later: Answer, nthLook: number) => {
    const abort = new AbortController()
    let looks = 0
    return live(
      {
        shows: ({ now, submittedAt }) => {
          if (submittedAt === undefined)
            return now < 60 ? record('testing', true, 0) : record('failed', false, 1)
          if (++looks === nthLook) abort.abort(new RunCancelled('SIGINT'))
          return later
        },
        submit: () => submit,
      },
      { operation: 'wait-for-merge', resubmit: '1' },
      abort.signal,
    )
  }

  test.each<[string, Answer, Answer, number]>([
    ['that a reading has shown', {}, record('testing', true, 2), 3],
    // The next look is that of its explanation.
    ['that was refused', { status: 400, body: 'no' }, record('failed', false, 1), 1],
  ])('%s does not wait for its answer any more', async (_, submit, later, nthLook) => {
    const { error, sent, outcome } = await cancelled(submit, later, nthLook)
    expect(outcome).toBe('aborted')
    expect(sent).toContain('/submitPullRequest')
    expect(error).not.toContain('may still be put into the queue')
  })
})

test.each(['leave', 'cancel'])(
  'after a resubmission without an answer, the end before it is not the last word: %s',
  async (onAbort) => {
    const abort = new AbortController()
    const { outcome, error } = await live(
      {
        shows: ({ now }) => (now < 60 ? record('testing', true, 0) : record('failed', false, 1)),
        submit: () => {
          abort.abort(new RunCancelled('SIGINT'))
          return { cut: 'before' }
        },
        cancel: () => MISSING,
      },
      { operation: 'wait-for-merge', resubmit: '1', 'on-abort': onAbort },
      abort.signal,
    )
    expect(outcome).toBe('aborted')
    expect(error).toContain('may still be put into the queue')
    expect(error).toContain('cancel it in the queue if it must not be')
  },
)

test('a run that is cancelled says what becomes of it, not what it lacked', async () => {
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

test('a run that is cancelled when the queue has ended it says that nothing is left to wait for', async () => {
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

test('a merge that is looked up when the run is cancelled is not said to have no commit', async () => {
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

test('what is still queued after a cancellation without an answer is taken out again after a second', async () => {
  const cancels: number[] = []
  const { outcome, seconds } = await live(
    {
      shows: () => record('pending', cancels.length < 2, 1),
      cancel: () => (cancels.length === 0 ? { cut: 'before' } : {}),
      after: (path, { clock }) => {
        if (path === 'cancel') cancels.push(clock.elapsed / 1000)
      },
    },
    { operation: 'cancel' },
  )
  expect(outcome).toBe('cancelled')
  expect(cancels).toHaveLength(2)
  expect((cancels[1] ?? 0) - (cancels[0] ?? 0)).toBeLessThan(2)
  expect(seconds).toBeLessThan(3)
})

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
  'the label is removed when there was nothing left to wait for but the merge, wait: %s',
  async (wait) => {
    const gitHub = { labels: ['queue'], merged: true, mergeCommitSha: A }
    const shows = () => record('merged', false, 1)
    const step = await live({ gitHub, shows }, { wait, 'remove-label': 'queue' })
    expect(step).toMatchObject({ passed: true, outcome: 'already-merged' })
    expect(step.seen.outputs['merged']).toBe('true')
    expect(step.gitHub.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  },
)

test('the last reading of a wait is not said to show what an earlier one did', async () => {
  const shows = ({ now }: Past) =>
    now < 30 ? record('testing', true, 1) : { status: 500, body: 'down' }
  const step = await live({ shows }, { operation: 'wait-for-merge', 'timeout-minutes': '5' })
  expect(step.outcome).toBe('timed-out')
  expect(step.error).toContain('#12 was last TESTING. The last reading failed: HTTP 500: down')
})

test.each<[string, Answer, object]>([
  ['removed', MISSING, {}],
  ['merged', { status: 401, body: 'no' }, { merged: true, mergeCommitSha: A }],
])(
  'the label goes with a wait that ends as %s, though the last record was queued',
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
])('a label that GitHub does not find, in the words %j', async (message, warned) => {
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
})

describe('one that another person has taken out when a cancelled run would', () => {
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

test('its own cancellation is no reason why the time was up', async () => {
  const timeline = [{ cancellation: { reason: 'api_requested' } }]
  const { outcome, error, seen } = await live(
    {
      shows: ({ cancelledAt }) =>
        cancelledAt === undefined
          ? record('pending', true, 0)
          : record('cancelled', false, 1, { timeline }),
    },
    { operation: 'wait-for-merge', 'timeout-minutes': '1', 'on-timeout': 'cancel' },
  )
  expect(outcome).toBe('timed-out')
  expect(error).toContain('Find out what held it up, then submit it again.')
  expect(seen.summary).not.toContain('API call')
  expect(seen.outputs['reasons']).toBe('[]')
})

test('one that leaves the queue as the time is up is not still in its end', async () => {
  const step = await live(
    {
      shows: ({ now }) => record(now < 63 ? 'testing' : 'cancelled', now < 63, now < 63 ? 0 : 1),
      cancel: () => MISSING,
    },
    { operation: 'wait-for-merge', 'timeout-minutes': '1', 'on-timeout': 'cancel' },
  )
  expect(step.outcome).toBe('timed-out')
  expect(step.error).toContain('#12 is CANCELLED. It had already left the queue')
})

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

test.each([1, 2])(
  'a run that is cancelled while its comment is prepared writes it: %s',
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

describe('what is extra', () => {
  test('delays no start of a wait: the queue hangs, and the first look comes at once', async () => {
    const clock = new VirtualClock()
    const looks: number[] = []
    let submitted = false
    await using service = await fakeService({
      '/getSubmittedPullRequest': () => {
        looks.push(clock.elapsed / 1000)
        if (!submitted) return MISSING
        return looks.length < 4 ? record('testing', true, 1) : record('merged', false, 2)
      },
      '/submitPullRequest': () => {
        submitted = true
        return {}
      },
      '/getQueue': [{ hangs: clock }],
    })
    const { runner, seen } = recorder(
      {
        operation: 'submit',
        wait: 'true',
        'api-url': service.url,
        'pull-request': '12',
        'target-branch': 'main',
        'github-token': '',
      },
      { clock },
    )
    expect(await main(runner)).toBe(true)
    expect(looks[2]).toBeLessThanOrEqual(1)
    expect(seen.outputs).toMatchObject({ outcome: 'merged' })
    expect(service.paths().filter((path) => path === '/getQueue')).toHaveLength(1)
  })

  test('has 30 s in all: the queue, the label and the comment hang', async () => {
    const clock = new VirtualClock()
    const hanging = { hangs: clock, stepMs: 100 }
    let submitted = false
    await using service = await fakeService({
      '/getSubmittedPullRequest': () => (submitted ? record('pending', true, 1) : MISSING),
      '/submitPullRequest': () => {
        submitted = true
        return {}
      },
      '/getQueue': [hanging],
    })
    // Every address hangs.
    await using gitHub = await fakeService(new Proxy({}, { get: () => () => hanging }))
    const { runner, seen } = recorder(
      {
        operation: 'submit',
        'api-url': service.url,
        'pull-request': '12',
        'target-branch': 'main',
        'github-token': 'ghs_t0k3n',
        'skip-draft': 'false',
        'remove-label': 'queue',
        comment: 'always',
      },
      {
        clock,
        env: { GITHUB_API_URL: gitHub.origin },
        event: {
          name: 'pull_request',
          payload: {
            pull_request: {
              number: 12,
              state: 'open',
              draft: false,
              updated_at: '2026-09-17T09:59:30Z',
              head: { sha: 'a'.repeat(40) },
              base: { ref: 'main' },
            },
          },
        },
      },
    )
    expect(await main(runner)).toBe(true)
    expect(seen.outputs['outcome']).toBe('submitted')
    expect(seen.warnings.map(({ message }) => message).join('\n')).toContain('The label could not')
    expect(clock.elapsed).toBeLessThanOrEqual(31_000)
  })
})
