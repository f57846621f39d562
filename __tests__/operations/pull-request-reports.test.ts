/** The log and the summary of the operations on a pull request. */
import type { Answer } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import { type Inputs, live, MISSING } from '../support/pull-request-world.js'
import { shown } from '../support/shown.js'

const HEAD = '0123456789abcdef0123456789abcdef01234567'
const record = (state: string, inQueue: boolean, minute: number): Answer => ({
  body: {
    state,
    isCurrentlySubmittedToQueue: inQueue,
    stateChangedAt: `2026-09-17T10:0${minute}:00.000Z`,
    priorityName: 'high',
    priorityValue: 10,
    prSha: HEAD,
  },
})
const QUEUE = {
  state: 'paused',
  enqueuedPullRequests: [{ prNumber: 11 }, { prNumber: 12 }, { prNumber: 13 }],
}

/** Runs an operation on #12: the service shows `before`, and after a write `after`. */
async function run(
  operation: string,
  before: Answer,
  after: Answer = before,
  inputs: Inputs = {},
  write: Answer = {},
) {
  const step = await live(
    { before, after, submit: write, cancel: write, restart: write, queue: { body: QUEUE } },
    { operation, ...inputs },
  )
  return {
    ...step,
    summary: shown(step.seen.summary).trimEnd().split('\n\n'),
    log: step.seen.info.filter((line) => !line.includes('may be out of date')),
    error: step.seen.errors[0]?.message,
    title: step.seen.errors[0]?.properties['title'],
    details: step.result(),
  }
}

test('submit reports the place in the queue, and warns of a paused queue', async () => {
  const paused = 'The queue of main is paused: nothing is tested or merged until it is resumed'
  expect(await run('submit', MISSING, record('pending', true, 1))).toMatchObject({
    passed: true,
    log: ['#12 is in the queue of main, place 2 of 3; state PENDING', 'Outcome: submitted'],
    warnings: [`#12 on main: ${paused}`],
    summary: [
      '### ✅ #12 is in the queue of main, place 2 of 3',
      paused,
      'State PENDING · Head commit 0123456789ab',
    ],
    details: { pullRequest: { state: 'PENDING' }, queue: { state: 'paused' } },
  })
})

test('submit reports that the pull request was in the queue already', async () => {
  const { log, summary } = await run('submit', record('pending', true, 1))
  expect(log).toContain('#12 was already in the queue of main, place 2 of 3; state PENDING')
  expect(summary[0]).toBe('### ✅ #12 was already in the queue of main, place 2 of 3')
})

test('submit reports a merge that comes before the read-back', async () => {
  const { log, summary } = await run('submit', MISSING, record('merged', false, 1))
  expect(log[0]).toBe('#12 was submitted and merged into main; state MERGED')
  expect(summary[0]).toBe('### ✅ #12 was submitted and merged into main')
})

test('submit reports a refusal with the answer and the next step', async () => {
  const refusal = { status: 400, body: 'no room' }
  const { passed, title, summary, error } = await run('submit', MISSING, MISSING, {}, refusal)
  expect(passed).toBe(false)
  expect(error).toBe(
    "POST /submitPullRequest for #12 on main: HTTP 400: no room. Read Trunk's answer, correct the inputs, then run the step again.",
  )
  expect(title).toBe('#12 was not submitted to the queue of main')
  expect(summary[0]).toBe('### ❌ #12 was not submitted to the queue of main')
  expect(summary[1]).toBe('POST /submitPullRequest for #12 on main: HTTP 400: no room')
  expect(summary[2]).toMatch(/^\*\*Next:\*\* Read Trunk's answer/)
})

test('submit reports that nothing shows the head commit', async () => {
  const other = 'f'.repeat(40)
  const { error } = await run('submit', MISSING, MISSING, { 'expected-head-sha': other })
  expect(error).toBe(
    `Submitting #12 on main at ${other}: neither the event, the queue nor GitHub shows its head commit. Leave \`github-token\` at its default, so that the action can ask GitHub for the head.`,
  )
})

test('cancel reports the state before and after', async () => {
  const before = record('testing', true, 1)
  expect(await run('cancel', before, record('cancelled', false, 2))).toMatchObject({
    passed: true,
    log: ['#12 on main was taken out of the queue', 'Outcome: cancelled'],
    summary: [
      '### ✅ #12 on main was taken out of the queue',
      'State before TESTING · State CANCELLED',
    ],
    details: { pullRequest: { state: 'CANCELLED' } },
  })
})

test('cancel reports that the pull request was not in the queue, with its state', async () => {
  const failed = record('failed', false, 1)
  expect(await run('cancel', failed)).toMatchObject({
    passed: true,
    summary: ['### ℹ️ #12 on main was not in the queue', 'State before FAILED · State FAILED'],
  })
  expect(await run('cancel', failed, failed, { strict: 'true' })).toMatchObject({
    passed: false,
    title: '#12 on main was not in the queue',
    error: 'Cancelling #12 on main: Its state is FAILED. If this is fine, set `strict: false`.',
    summary: [
      '### ❌ #12 on main was not in the queue',
      'Its state is FAILED',
      '**Next:** If this is fine, set strict: false.',
      'State before FAILED · State FAILED',
    ],
  })
  const never = await run('cancel', MISSING, MISSING, { strict: 'true' })
  expect(never.error).toContain(': The service has no record of it. If')
  expect(never.summary[0]).toBe('### ❌ #12 on main was not in the queue')
})

test('cancel reports that the pull request is merged already', async () => {
  const merged = record('merged', false, 1)
  const { summary } = await run('cancel', merged)
  expect(summary[0]).toBe('### ℹ️ #12 on main is already merged, so there was nothing to cancel')
  const strict = await run('cancel', merged, merged, { strict: 'true' })
  expect(strict.error).toBe('Cancelling #12 on main. If this is fine, set `strict: false`.')
  const late = await run('cancel', record('testing', true, 1), merged)
  expect(late.passed).toBe(true)
  expect(late.log.at(-1)).toBe('Outcome: not-queued')
})

test('restart-tests reports the state before and after', async () => {
  const before = record('pending_failure', true, 1)
  expect(await run('restart-tests', before, record('testing', true, 2))).toMatchObject({
    passed: true,
    log: [
      'The tests of #12 on main were restarted: PENDING_FAILURE before, TESTING now',
      'Outcome: restarted',
    ],
    summary: [
      '### ✅ The tests of #12 on main were restarted',
      'State before PENDING_FAILURE · State TESTING',
    ],
    details: { before: { state: 'PENDING_FAILURE' }, after: { state: 'TESTING' } },
  })
})

test('restart-tests reports that the pull request is not in the queue, with its state', async () => {
  const headline = '### ❌ #12 on main is not in the queue, so there are no tests to restart'
  const next = '**Next:** Submit it first, with operation: submit.'
  expect(await run('restart-tests', record('failed', false, 1))).toMatchObject({
    passed: false,
    error:
      'Restarting the tests of #12 on main: Its state is FAILED. Submit it first, with `operation: submit`.',
    summary: [headline, 'Its state is FAILED', next],
    details: { pullRequest: { state: 'FAILED' } },
  })
  expect(await run('restart-tests', MISSING)).toMatchObject({
    summary: [headline, 'The service has no record of it', next],
  })
  const { error } = await run('restart-tests', record('merged', false, 1))
  expect(error).toBe('Restarting the tests of #12 on main. There is nothing left to do.')
  const gone = await run('restart-tests', record('testing', true, 1), MISSING, {}, MISSING)
  expect(gone).toMatchObject({ passed: false, log: [headline.replace('### ❌ ', '')] })
  expect(gone.summary[0]).toBe(headline)
})

test('get-pull-request reports the state and the reasons', async () => {
  const { passed, log, summary } = await run('get-pull-request', record('pending', true, 1))
  expect(passed).toBe(true)
  expect(log).toEqual([
    '#12 on main is PENDING, in the queue',
    '1 ahead',
    '`github-token` is empty, so all reasons come from the service.',
    '- The queue of `main` is paused',
    'Outcome: found',
  ])
  expect(summary).toEqual([
    '### ℹ️ #12 on main is PENDING, in the queue',
    '- The queue of main is paused\n- 1 ahead',
    'Since (UTC) 2026-09-17 10:01 · Priority high · Head commit 0123456789ab',
  ])
})

test.each([
  ['2026-09-17T12:01:00+02:00', 'Since (UTC) 2026-09-17 10:01 · '],
  ['in the morning', ''],
])('get-pull-request reports the time in UTC: %s', async (stateChangedAt, since) => {
  const answer = record('pending', true, 1)
  const { summary } = await run('get-pull-request', {
    ...answer,
    body: { ...(answer.body as object), stateChangedAt },
  })
  expect(summary.at(-1)).toBe(`${since}Priority high · Head commit 0123456789ab`)
})

test.each<[string, Answer, string]>([
  ['that failed', record('failed', false, 1), '#12 on main is FAILED, not in the queue now'],
  ['without a record', MISSING, '#12 on main is not in the queue'],
  [
    'without a state',
    { body: { isCurrentlySubmittedToQueue: true } },
    '#12 on main is in a state that the service does not return, in the queue',
  ],
])('get-pull-request reports a pull request %s', async (_, shows, headline) => {
  const { log, summary } = await run('get-pull-request', shows)
  expect(log[0]).toBe(headline)
  expect(summary[0]).toBe(`### ℹ️ ${headline}`)
})

test('get-pull-request reports that `fail-on` lists the state, with the next step', async () => {
  const pending = record('pending', true, 1)
  const inputs = { 'fail-on': 'pending' }
  const { passed, error, summary } = await run('get-pull-request', pending, pending, inputs)
  expect(passed).toBe(false)
  expect(error).toBe(
    'Reading #12 on main: The queue of `main` is paused. Resume the queue, for example with `operation: resume-queue`.',
  )
  expect(summary[0]).toBe('### ❌ #12 on main is PENDING, which fail-on lists')
  expect(summary[1]).toMatch(/paused$/m)
  expect(summary[2]).toMatch(/^\*\*Next:\*\* Resume the queue/)
  const testing = record('testing', true, 1)
  const plain = await run('get-pull-request', testing, testing, { 'fail-on': 'testing' })
  expect(plain.error).toBe('Reading #12 on main. Run the step again when the state has changed.')
})
