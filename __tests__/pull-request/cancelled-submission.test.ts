/** A run that is cancelled while a submission of it has no answer. */
import { RunCancelled } from '../../src/shared/errors.js'
import type { Answer } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { cancelling, live, MISSING, type Past, record } from './world.js'

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
  'a cancelled run warns of a resubmission that got no answer, although the last record has failed, with on-abort: %s',
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
