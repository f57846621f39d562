/** A run that is cancelled while its pull request may be in the queue. */
import type { Answer } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import {
  A,
  afterAMinute,
  B,
  HANGS,
  type Inputs,
  inQueueUntilCancelled,
  live,
  MISSING,
  onceSubmitted,
  type Past,
  record,
  recordOf,
  type World,
} from '../support/pull-request-world.js'

type Moment = NonNullable<World['cancelRun']>

const TAKES_OUT = '/cancelPullRequest'
const WAITS = { wait: 'true' }
const CANCELS = { 'on-abort': 'cancel' }
const OUT_AFTER_A_MINUTE = { 'on-timeout': 'cancel', 'timeout-minutes': '1' }

const queued = { shows: onceSubmitted(inQueueUntilCancelled) }

/** The moments, and the output `submitted` if the pull request is left in the queue. */
const MOMENTS: (readonly [string, Moment, Inputs, submitted: string])[] = [
  ['while the submission is on its way', { at: 'submit' }, {}, ''],
  ['while the submission is read back', { at: 'read', nth: 2 }, {}, ''],
  ['while the place in the queue is read', { at: 'queue' }, {}, 'true'],
  ['before the first reading of the wait', { at: 'read', nth: 3 }, WAITS, 'true'],
  ['during the wait', { at: 'read', nth: 9 }, WAITS, 'true'],
]

describe('a submit that is cancelled', () => {
  test.each<(typeof MOMENTS)[number]>([
    ...MOMENTS,
    ['while on-timeout takes it out', { at: 'cancel' }, { ...WAITS, ...OUT_AFTER_A_MINUTE }, ''],
  ])('%s takes the pull request out with on-abort: cancel', async (_, cancelRun, inputs) => {
    const step = await live({ ...queued, cancelRun }, { ...inputs, ...CANCELS })
    expect(step.passed).toBe(false)
    expect(step.outputs).toMatchObject({ outcome: 'aborted', submitted: 'false' })
    expect(step.sent).toContain(TAKES_OUT)
    expect(step.seen.errors).toHaveLength(1)
    expect(step.seen.summary).toContain('cancelled')
  })

  test.each(MOMENTS)('%s leaves it by default', async (_, cancelRun, inputs, submitted) => {
    const step = await live({ ...queued, cancelRun }, inputs)
    expect(step.passed).toBe(false)
    expect(step.outputs).toMatchObject({ outcome: 'aborted', submitted })
    expect(step.sent).not.toContain(TAKES_OUT)
    expect(step.error).toContain('may still be merged')
  })

  test('before the submission submits nothing, takes nothing out and writes no comment', async () => {
    const world: World = { ...queued, gitHub: {}, cancelRun: { at: 'read' } }
    const step = await live(world, { ...CANCELS, comment: 'always' })
    expect(step).toMatchObject({ outcome: 'aborted', sent: [], warnings: [] })
    expect(step.calls).toHaveLength(1)
    expect(step.gitHub.comments).toEqual([])
  })

  test.each([
    ['leave', 'The pull request may still be merged'],
    ['cancel', 'so it was left there'],
  ])('leaves one that was queued before the step, with on-abort: %s', async (onAbort, words) => {
    const world: World = { shows: recordOf('pending'), cancelRun: { at: 'queue' } }
    const { outcome, sent, error } = await live(world, { 'on-abort': onAbort })
    expect({ outcome, sent }).toEqual({ outcome: 'aborted', sent: ['/getQueue'] })
    expect(error).toContain(words)
  })

  test('while it changes the priority of one that was queued before leaves it there', async () => {
    const shows = () => record('pending', true, 1, { priorityName: 'low' })
    const step = await live(
      { shows, cancelRun: { at: 'submit' } },
      { ...CANCELS, priority: 'high' },
    )
    expect(step.outcome).toBe('aborted')
    expect(step.sent).toContain('/submitPullRequest')
    expect(step.sent).not.toContain(TAKES_OUT)
  })

  test.each(['cancel', 'leave'])(
    'while its comment is written is no success, with on-abort: %s',
    async (onAbort) => {
      const world: World = {
        ...queued,
        // The event says all, so that GitHub is asked for comments alone.
        gitHub: {},
        headOfEvent: A,
        cancelRun: {
          onGitHub: (calls) => {
            const { method, path } = calls.at(-1) ?? {}
            return method === 'POST' && path?.includes('/comments')
          },
        },
      }
      const inputs = { comment: 'always', 'on-abort': onAbort }
      const { passed, outcome, sent } = await live(world, inputs)
      expect({ passed, outcome }).toEqual({ passed: false, outcome: 'aborted' })
      expect(sent.includes(TAKES_OUT)).toBe(onAbort === 'cancel')
    },
  )

  test('after on-timeout has taken it out reports that, and cancels nothing again', async () => {
    const inputs = { ...WAITS, ...OUT_AFTER_A_MINUTE, ...CANCELS }
    // The last reading is that of the explanation.
    const nth = (await live(queued, inputs)).timesOf('read').length
    const step = await live({ ...queued, cancelRun: { at: 'read', nth } }, inputs)
    expect(step.outputs).toMatchObject({ outcome: 'aborted', submitted: 'false' })
    expect(step.error).toContain('The run was cancelled, and #12 was taken out of the queue')
    expect(step.timesOf('cancel')).toHaveLength(1)
  })

  test('while it takes out a head that moved still does so, with on-abort: leave', async () => {
    const shows = onceSubmitted(({ cancelledAt }) =>
      record('pending', cancelledAt === undefined, 1, { prSha: B }),
    )
    const world: World = { shows, headOfEvent: A, cancelRun: { at: 'cancel' } }
    const step = await live(world, { 'expected-head-sha': A, 'on-abort': 'leave' })
    expect(step.passed).toBe(false)
    expect(step.outputs).toMatchObject({ outcome: 'aborted', submitted: 'false' })
    expect(step.error).toContain('#12 was taken out of the queue')
    expect(step.timesOf('cancel')).toHaveLength(2)
  })
})

test.each<[string, Partial<World>]>([
  ['the service', { cancelRun: { at: 'read', nth: 2 } }],
  ['GitHub', { gitHub: {}, cancelRun: { onGitHub: (calls) => calls.at(-1)?.path === '/graphql' } }],
])(
  'a run that is cancelled while %s is asked why the tests failed is aborted',
  async (_, world) => {
    const step = await live(
      { shows: recordOf('failed'), ...world },
      { operation: 'wait-for-merge' },
    )
    expect(step.passed).toBe(false)
    expect(step.outputs).toMatchObject({ outcome: 'aborted', state: 'FAILED' })
  },
)

describe('a run that is cancelled while its submission has no answer', () => {
  /** The submission takes effect some seconds after it was sent. */
  const effectiveAfter = (seconds: number) => {
    let isTaken = false
    const hasArrived = ({ now, submittedAt = Infinity }: Past) => now >= submittedAt + seconds
    const world: World = {
      shows: (past) => {
        if (!hasArrived(past)) return MISSING
        return isTaken ? record('cancelled', false, 3) : record('pending', true, 2)
      },
      submit: { cut: 'before' },
      cancel: (past) => {
        isTaken = hasArrived(past)
        return isTaken ? {} : MISSING
      },
      cancelRun: { at: 'submit' },
    }
    return { world, isTaken: () => isTaken }
  }

  test.each([0, 1, 2, 3])('takes it out if it takes effect %i s later', async (seconds) => {
    const { world, isTaken } = effectiveAfter(seconds)
    const { outcome, error, outputs } = await live(world, CANCELS)
    expect({ outcome, isTaken: isTaken() }).toEqual({ outcome: 'aborted', isTaken: true })
    expect(error).toContain('The run was cancelled, and #12 was taken out of the queue')
    expect(outputs['submitted']).toBe('false')
  })

  test.each<[string, Answer]>([
    ['an HTML page', { body: '<html>gateway</html>' }],
    ['HTTP 404', MISSING],
    ['HTTP 409', { status: 409, body: 'not queued' }],
    ['HTTP 500', { status: 500, body: 'oops' }],
    ['no answer', { cut: 'before' }],
  ])('takes an earlier cancellation for no exit if the cancel gets %s', async (_, cancel) => {
    /** The first reading lags. The submission arrives after 4 s. */
    const shows = ({ now, submittedAt }: Past) => {
      if (submittedAt === undefined) return record('failed', false, 0)
      if (now < submittedAt + 4) return record('cancelled', false, 1)
      return record('pending', true, 2)
    }
    const world: World = { shows, cancel, cancelRun: { at: 'submit' }, cancelledBy: 'SIGTERM' }
    const { outputs, error } = await live(world, CANCELS)
    expect(outputs).toMatchObject({ outcome: 'aborted', submitted: '' })
    expect(error).toContain('may still be put into the queue')
    expect(error).not.toContain('taken out')
  })

  test('tries for some seconds, and says that it may still be put into the queue', async () => {
    const { outcome, error, timesOf, seconds } = await live(effectiveAfter(3600).world, CANCELS)
    expect(outcome).toBe('aborted')
    expect(error).toContain('may still be put into the queue')
    expect(error).not.toContain('never submitted')
    expect(timesOf('cancel').length).toBeGreaterThan(1)
    expect(seconds).toBeGreaterThan(3)
    expect(seconds).toBeLessThanOrEqual(7)
  })

  test('cancels nothing with on-abort: leave, and says the same', async () => {
    const { error, sent } = await live(effectiveAfter(3600).world, { 'on-abort': 'leave' })
    expect(error).toContain('may still be put into the queue')
    expect(sent).not.toContain(TAKES_OUT)
  })

  test('names the state that the readings showed, though the last of them fails', async () => {
    const shows = ({ now, submittedAt = now }: Past) =>
      now < submittedAt + 1 ? record('cancelled', false, 0) : { status: 401, body: 'no' }
    const { error } = await live({ ...effectiveAfter(3600).world, shows }, CANCELS)
    expect(error).toContain('The run was cancelled while #12 was CANCELLED')
  })
})

describe('a run that is cancelled after a resubmission', () => {
  const failedOnce = (later: Answer) => (past: Past) =>
    past.submittedAt === undefined ? afterAMinute(record('failed', false, 1))(past) : later
  const RESUBMITS = { operation: 'wait-for-merge', resubmit: '1' }

  test.each<[string, Answer, Answer, number]>([
    ['a reading has shown', {}, record('testing', true, 2), 3],
    // The next look is that of its explanation.
    ['was refused', { status: 400, body: 'no' }, record('failed', false, 1), 1],
  ])('that %s does not wait for its answer any more', async (_, submit, later, nthLook) => {
    const lookOf = async (cancelRun?: Moment) =>
      live({ shows: failedOnce(later), submit, ...(cancelRun && { cancelRun }) }, RESUBMITS)
    const { calls } = await lookOf()
    const paths = calls.map(({ path }) => path)
    const before = paths.slice(0, paths.indexOf('/submitPullRequest'))
    const looks = before.filter((path) => path === '/getSubmittedPullRequest').length
    const { error, sent, outcome } = await lookOf({ at: 'read', nth: looks + nthLook })
    expect(outcome).toBe('aborted')
    expect(sent).toContain('/submitPullRequest')
    expect(error).not.toContain('may still be put into the queue')
  })

  test.each(['leave', 'cancel'])(
    'that got no answer warns of it, although the last record has failed, with on-abort: %s',
    async (onAbort) => {
      const world: World = {
        shows: afterAMinute(record('failed', false, 1)),
        submit: { cut: 'before' },
        cancel: MISSING,
        cancelRun: { at: 'submit' },
      }
      const { outcome, error } = await live(world, { ...RESUBMITS, 'on-abort': onAbort })
      expect(outcome).toBe('aborted')
      expect(error).toContain('may still be put into the queue')
      expect(error).toContain('cancel it in the queue if it must not be')
    },
  )
})

test.each([
  ['SIGINT', 7000],
  ['SIGTERM', 2000],
] as const)(
  'a run that is cancelled by %s writes outputs and summary within %i ms, though all servers hang',
  async (cancelledBy, graceMs) => {
    const world: World = {
      shows: ({ now }) => (now < 60 ? record('testing', true, 1) : HANGS),
      cancel: HANGS,
      gitHub: 'hangs',
      cancelRun: { after: 60 },
      cancelledBy,
    }
    const inputs = { operation: 'wait-for-merge', comment: 'always', ...CANCELS }
    const { passed, outputs, seen, seconds } = await live(world, inputs)
    expect(passed).toBe(false)
    expect(outputs).toMatchObject({ outcome: 'aborted', state: 'TESTING', merged: 'false' })
    expect(seen.summary).toContain('The run was cancelled while')
    expect(1000 * seconds).toBeLessThanOrEqual(60_000 + graceMs)
  },
)

describe('the error of a cancelled run', () => {
  test('names what becomes of the pull request, not why it was not ready', async () => {
    const { outcome, outputs, error, seen } = await live(
      {
        shows: recordOf('not_ready', { readiness: { doesBaseBranchMatch: false } }),
        cancelRun: { at: 'read', nth: 3 },
      },
      { operation: 'wait-for-merge' },
    )
    expect(outcome).toBe('aborted')
    expect(outputs['reasons']).toContain('base branch')
    expect(error).toContain('The pull request may still be merged; cancel it in the queue')
    expect(seen.summary).toContain('**Next:** The pull request may still be merged')
  })

  test('says that there is nothing to wait for if the queue has ended it', async () => {
    const { outcome, error } = await live(
      {
        shows: onceSubmitted(({ cancelledAt }) => recordOf(cancelledAt ? 'failed' : 'testing')),
        cancel: MISSING,
        cancelRun: { at: 'read', nth: 4 },
      },
      { ...WAITS, ...CANCELS },
    )
    expect(outcome).toBe('aborted')
    expect(error).toContain('There is nothing more to wait for.')
  })
})
