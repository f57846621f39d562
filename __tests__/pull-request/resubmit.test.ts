/** `resubmit`: when a failed pull request is submitted again, and when it is not. */

import type { PullRequestSeed } from '../../sandbox/github/seeds.js'
import type { Answer } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import {
  A,
  afterAMinute,
  B,
  type Inputs,
  live,
  MISSING,
  type Past,
  record,
  type World,
} from '../support/pull-request-world.js'
import { jsonOutput } from '../support/recorder.js'

const EPOCH = Date.parse('2026-09-17T10:00:00.000Z')
const FAILED = record('failed', false, 1)

/** Tests take a minute, fail so often, then pass. `later` is in the records of resubmissions. */
const failing =
  (failures: number, later: object = {}, more: object = {}) =>
  ({ now, submissions }: Past): Answer => {
    const since = submissions.at(-1) ?? 0
    const isOver = now - since >= 60
    const end = submissions.length < failures ? 'failed' : 'merged'
    const at = new Date(EPOCH + 1000 * (isOver ? since + 60 : since)).toISOString()
    return record(isOver ? end : 'testing', !isOver, 0, {
      stateChangedAt: at,
      prSha: A,
      priorityValue: 10,
      noBatch: true,
      ...more,
      ...(submissions.length > 0 && later),
    })
  }

/** Waits with `resubmit`; gives how often it submitted. */
async function wait(world: World, resubmit: number, inputs: Inputs = {}) {
  const step = await live(world, {
    operation: 'wait-for-merge',
    resubmit: String(resubmit),
    ...inputs,
  })
  return { ...step, submitted: step.timesOf('submit').length }
}

test('a failed pull request is submitted again, with the options of its first submission', async () => {
  const { passed, outputs, calls, seen } = await wait({ shows: failing(2) }, 3)
  expect(passed).toBe(true)
  expect(outputs).toMatchObject({ outcome: 'merged', resubmissions: '2' })
  const line = '#12 on main failed in the queue; submitting it again'
  expect(seen.info.filter((text) => text === line)).toHaveLength(2)
  const sent = calls.filter(({ path }) => path === '/submitPullRequest')
  expect(sent.map(({ body }) => body)).toEqual(
    Array(2).fill(expect.objectContaining({ priority: 10, noBatch: true })),
  )
  const states = jsonOutput(outputs, 'timeline').map(({ state }: { state: string }) => state)
  expect(states).toEqual(['TESTING', 'FAILED', 'TESTING', 'FAILED', 'TESTING', 'MERGED'])
  expect(seen.summary).toContain('Submitted again')
})

test('the priority of the input wins over that of the record', async () => {
  const inputs = { operation: 'submit', wait: 'true', priority: 'low' }
  const { calls } = await wait({ shows: failing(1) }, 1, inputs)
  const sent = calls.filter(({ path }) => path === '/submitPullRequest')
  expect(sent.map(({ body }) => body)).toEqual([expect.objectContaining({ priority: 'low' })])
})

test.each([
  [{}, []],
  [{ priorityValue: 200 }, ['#12 on main: Trunk kept priority 200 instead of 10']],
])(
  'a resubmission that the service shows with %j gives these warnings: %j',
  async (later, warned) => {
    const { passed, warnings } = await wait({ shows: failing(1, later) }, 1)
    expect({ passed, warnings }).toEqual({ passed: true, warnings: warned })
  },
)

test.each([0, 2])('resubmit: %i submits again no more often than that', async (resubmit) => {
  const { passed, outputs, submitted } = await wait({ shows: failing(9) }, resubmit)
  expect({ passed, submitted }).toEqual({ passed: false, submitted: resubmit })
  expect(outputs).toMatchObject({ outcome: 'failed', resubmissions: String(resubmit) })
})

test('resubmissions do not prolong the timeout', async () => {
  const { outcome, seconds } = await wait({ shows: failing(99) }, 5, { 'timeout-minutes': '2.5' })
  expect(outcome).not.toBe('merged')
  expect(seconds).toBeLessThanOrEqual(165)
})

test.each([
  [400, 1],
  [502, 2],
])('a resubmission that gets HTTP %i leaves the outcome at failed', async (status, least) => {
  const world = { shows: afterAMinute(FAILED), submit: { status, body: 'not now' } }
  const { passed, outcome, submitted, error } = await wait(world, 1)
  expect({ passed, outcome }).toEqual({ passed: false, outcome: 'failed' })
  expect(error).toMatch(/It could not be submitted again: .*HTTP/)
  expect(submitted).toBeGreaterThanOrEqual(least)
})

describe.each([
  ['GraphQL', true],
  ['the REST API, without GraphQL', false],
])('nothing is submitted again that %s shows', (_, graphql) => {
  test.each<[string, Partial<PullRequestSeed>, string]>([
    ['as a draft', { draft: true }, 'it is a draft'],
    ['at another base', { baseBranch: 'release' }, 'its base branch is `release`'],
    ['closed', { state: 'closed' }, 'it is closed'],
    ['at another head', { headSha: B }, 'its head is now'],
  ])('%s', async (_case, gitHub, why) => {
    const world = { shows: failing(1), gitHub, gitHubServer: { graphql } }
    const { outputs, submitted, error } = await wait(world, 2)
    expect(outputs).toMatchObject({ outcome: 'failed', resubmissions: '0' })
    expect(submitted).toBe(0)
    expect(error).toContain(`It was not submitted again, because ${why}`)
  })
})

test('nothing is submitted again that GitHub shows in conflict', async () => {
  const { submitted, error } = await wait(
    { shows: failing(1), gitHub: { mergeable: 'CONFLICTING' } },
    2,
  )
  expect(submitted).toBe(0)
  expect(error).toContain('It was not submitted again, because it conflicts with `main`')
})

describe('if GitHub answers', () => {
  const answering = (status: number, message = 'no', count = Infinity): World => ({
    shows: failing(1),
    gitHub: {},
    onGitHub: (calls, { faults }) =>
      calls.length < count && faults.unshift({ status, body: { message } }),
  })

  test.each([
    [404, 'Not Found'],
    [502, 'Bad Gateway'],
    [403, 'Although you appear to have the correct credentials, your IP address is not permitted'],
  ])('only with HTTP %i (%s), nothing is submitted again', async (status, message) => {
    const { outcome, submitted, error } = await wait(answering(status, message), 2)
    expect({ outcome, submitted }).toEqual({ outcome: 'failed', submitted: 0 })
    expect(error).toContain('GitHub did not show whether it is still open')
  })

  test('after some errors, it is submitted again', async () => {
    const { passed, submitted } = await wait(answering(502, 'no', 10), 2)
    expect({ passed, submitted }).toEqual({ passed: true, submitted: 1 })
  })

  test('with a query that the token may not send, it is submitted again, with a warning', async () => {
    const { passed, submitted, warnings } = await wait(
      { shows: failing(1), gitHub: {}, gitHubServer: { granted: { checks: 'read' } } },
      2,
    )
    expect({ passed, submitted }).toEqual({ passed: true, submitted: 1 })
    expect(warnings[0]).toContain('Add `pull-requests: read`')
  })
})

test('a push after the resubmission changes nothing without `expected-head-sha`', async () => {
  const shows = ({ now, submittedAt }: Past) => {
    if (submittedAt === undefined) return afterAMinute(FAILED)({ now } as Past)
    const seconds = now - submittedAt
    if (seconds > 300) return record('merged', false, 9, { prSha: B })
    return record('not_ready', true, 2, { prSha: seconds < 30 ? A : B })
  }
  const { passed, sent } = await wait({ shows }, 1)
  expect(passed).toBe(true)
  expect(sent).not.toContain('/cancelPullRequest')
})

test('a head that moved with the resubmission is refused, and taken out again', async () => {
  const { passed, outcome, sent } = await wait({ shows: failing(1, { prSha: B }) }, 1)
  expect({ passed, outcome }).toEqual({ passed: false, outcome: 'refused' })
  expect(sent).toContain('/cancelPullRequest')
})

test.each<[string, Answer]>([
  ['from before the failure', record('testing', true, 0)],
  ['without the failure', MISSING],
])('a reading %s is repeated, and is no submission of someone else', async (_, stale) => {
  let readings = 0
  const shows = ({ now, submittedAt }: Past) => {
    if (submittedAt !== undefined) return record('merged', false, 9)
    if (now < 60) return record('testing', true, 0)
    return ++readings === 2 ? stale : FAILED
  }
  const { passed, outputs, submitted } = await wait({ shows }, 1)
  expect({ passed, submitted }).toEqual({ passed: true, submitted: 1 })
  expect(outputs['resubmissions']).toBe('1')
})

describe('if the records of the resubmission show no head', () => {
  const headless = { prSha: undefined }
  const becomes = (pullRequest: Partial<PullRequestSeed>, seconds: number): Partial<World> => ({
    gitHub: {},
    onRequest: (_, { clock, gitHub }) => {
      if (clock.elapsed >= seconds * 1000)
        gitHub.pullRequests.set(12, { number: 12, ...pullRequest })
    },
  })

  test.each([1, 2])('it is submitted again %i times, as asked', async (times) => {
    const { passed, outputs, submitted } = await wait({ shows: failing(times, headless) }, times)
    expect({ passed, submitted }).toEqual({ passed: true, submitted: times })
    expect(outputs['resubmissions']).toBe(String(times))
  })

  test('it is not submitted again once GitHub shows another head than the one that failed', async () => {
    const world = { shows: failing(2, headless), ...becomes({ headSha: B }, 90) }
    const { passed, submitted, error } = await wait(world, 2)
    expect({ passed, submitted }).toEqual({ passed: false, submitted: 1 })
    expect(error).toContain(`its head is now \`${B.slice(0, 12)}\``)
  })

  test('it is not submitted again once GitHub shows another head than the expected one', async () => {
    const world = { shows: failing(1, {}, headless), ...becomes({ headSha: B }, 30) }
    const inputs = { operation: 'submit', wait: 'true', 'expected-head-sha': A }
    const { passed, submitted, error } = await wait(world, 1, inputs)
    expect({ passed, submitted }).toEqual({ passed: false, submitted: 0 })
    expect(error).toContain(`its head is now \`${B.slice(0, 12)}\``)
  })

  test.each([
    ['although the first record shows one', failing(1, headless)],
    ['and no other does', failing(1, {}, headless)],
  ])('a merge that GitHub shows at another head is refused, %s', async (_, shows) => {
    const onRequest: World['onRequest'] = (request, { gitHub }) => {
      if (request === 'submit')
        gitHub.pullRequests.set(12, { number: 12, headSha: B, merged: true })
    }
    const { passed, outcome, error } = await wait({ shows, gitHub: {}, onRequest }, 1)
    expect({ passed, outcome }).toEqual({ passed: false, outcome: 'refused' })
    expect(error).toContain(`its head was \`${B}\` when it was merged`)
  })
})

describe('a failure without time stamps is', () => {
  const body = (state: string, isCurrentlySubmittedToQueue: boolean) => ({
    body: { state, isCurrentlySubmittedToQueue },
  })
  const failed = body('failed', false)

  test.each<[string, Answer, number]>([
    ['not submitted again once the pull request was cancelled', body('cancelled', false), 0],
    ['not submitted again once the service does not know it any more', MISSING, 0],
    ['submitted again while it is still the same failure', failed, 1],
  ])('%s', async (_, second, times) => {
    const shows = ({ submittedAt }: Past) => {
      if (submittedAt !== undefined) return body('testing', true)
      return readings++ === 0 ? failed : second
    }
    let readings = 0
    const { passed, outputs, submitted } = await wait({ shows, gitHub: {} }, 2, {
      'timeout-minutes': '5',
    })
    expect({ passed, submitted }).toEqual({ passed: false, submitted: times })
    expect(outputs['resubmissions']).toBe(String(times))
  })

  /** In the queue for a minute after each submission, then failed; failed before the first one. */
  const failsEachTime = ({ now, submissions }: Past) => {
    const since = now - (submissions.at(-1) ?? Number.NEGATIVE_INFINITY)
    return since < 60 ? body('testing', true) : failed
  }

  test.each([1, 2])('the end of each of %i resubmissions that the queue showed', async (times) => {
    const { outcome, outputs, submitted } = await wait({ shows: failsEachTime }, times)
    expect({ outcome, submitted }).toEqual({ outcome: 'failed', submitted: times })
    expect(outputs['resubmissions']).toBe(String(times))
  })

  test('the end of a submission after an earlier failure', async () => {
    const inputs = { operation: 'submit', wait: 'true' }
    const { outcome, submitted } = await wait({ shows: failsEachTime }, 0, inputs)
    expect({ outcome, submitted }).toEqual({ outcome: 'failed', submitted: 1 })
  })
})

describe('with on-timeout: cancel, and no time left for the resubmission', () => {
  /** Every submission gets the answer; the queue has it 18 s after the first, and 9 s after the timeout. */
  const run = async (answer: Answer, readingAfterTimeout = FAILED) => {
    let isTaken = false
    const hasArrived = ({ now, submittedAt = now }: Past) => now >= submittedAt + 18
    const world: World = {
      shows: (past) => {
        if (past.submittedAt === undefined && past.now < 110) return record('testing', true, 0)
        if (!hasArrived(past)) return past.now < 119.4 ? FAILED : readingAfterTimeout
        return isTaken ? record('cancelled', false, 4) : record('pending', true, 3)
      },
      submit: answer,
      cancel: (past) => {
        if (!hasArrived(past)) return MISSING
        isTaken = true
        return {}
      },
    }
    const step = await wait(world, 1, {
      'on-timeout': 'cancel',
      'timeout-minutes': '1.99',
      'poll-interval-seconds': '110',
    })
    return { ...step, isTaken }
  }

  test.each<Answer>([
    { cut: 'before' },
    { status: 500, body: 'broken' },
    { status: 503, body: 'busy' },
  ])('a submission that got %j is taken out, because it may have arrived', async (answer) => {
    const { submitted, outcome, isTaken, error } = await run(answer)
    expect(submitted).toBeGreaterThan(0)
    expect({ outcome, isTaken }).toEqual({ outcome: 'timed-out', isTaken: true })
    expect(error).toMatch(
      /^#12 was taken out of the queue after .*\. Waiting for #12 on main: `on-timeout: cancel` took it out/,
    )
  })

  test('a submission without an answer is taken out although its last reading got 403', async () => {
    const step = await run({ cut: 'before' }, { status: 403, body: 'no' })
    expect(step).toMatchObject({ outcome: 'timed-out', isTaken: true })
  })

  test('a submission that was refused is not taken out', async () => {
    const { sent, outcome, error } = await run({ status: 400, body: 'no' })
    expect(sent).not.toContain('/cancelPullRequest')
    expect(outcome).toBe('failed')
    expect(error).toContain('It could not be submitted again: ')
  })
})

describe('if someone else submits it first, with another head', () => {
  const WAITS = { wait: 'true', 'on-timeout': 'cancel', 'timeout-minutes': '5' }
  const ofOther = record('testing', true, 3, { prSha: B })
  /** The first submission fails after a minute; the next look of the step shows the other one. */
  const shownBefore = (): World => {
    let failures = 0
    const shows = ({ now, submittedAt }: Past) => {
      if (submittedAt === undefined) return MISSING
      if (now < 60) return record('testing', true, 0)
      return failures++ === 0 ? FAILED : ofOther
    }
    return { shows }
  }
  /** The service refuses the second submission, because it has the other one. */
  const refused = (): World => ({
    shows: ({ now, submissions }) => {
      if (submissions.length === 0) return MISSING
      if (submissions.length > 1) return ofOther
      return now < 60 ? record('testing', true, 0) : FAILED
    },
    submit: [{}, { status: 409, body: 'already submitted' }],
  })

  test.each([
    ['a reading shows before', shownBefore],
    ['the service refuses for', refused],
  ])('submit leaves there what %s the resubmission', async (_, world) => {
    const { outcome, outputs, sent, error } = await live(world(), { ...WAITS, resubmit: '1' })
    expect({ outcome, resubmissions: outputs['resubmissions'] }).toEqual({
      outcome: 'timed-out',
      resubmissions: '0',
    })
    expect(sent).not.toContain('/cancelPullRequest')
    expect(error).toContain('This step did not put it into the queue, so it was left there')
  })
})

test.each([401, 403, 503])(
  'a resubmission without an answer is an unknown outcome if later readings get %i',
  async (status) => {
    const shows = ({ now, submittedAt }: Past) => {
      if (submittedAt !== undefined) return { status, body: 'no' }
      return now < 60 ? record('testing', true, 0) : FAILED
    }
    const world: World = { shows, submit: { cut: 'before' } }
    const { passed, outputs, error } = await wait(world, 1, { 'timeout-minutes': '5' })
    expect(passed).toBe(false)
    expect(outputs).toMatchObject({ outcome: 'unknown-outcome', submitted: '' })
    expect(error).not.toContain('It could not be submitted again')
  },
)
