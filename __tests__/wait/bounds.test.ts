/** The longest time that a wait takes, whatever hangs, and the moment from which it counts. */
import { describe, expect, test } from '../support/jest.js'
import {
  A,
  HANGS,
  type Inputs,
  live,
  MISSING,
  onceSubmitted,
  recordOf,
  type World,
} from '../support/pull-request-world.js'

const TESTING = recordOf('testing')
const MERGE = 'c'.repeat(40)
const MERGED = { merged: true, mergeCommitSha: MERGE }

/** Waits with a timeout of 3 s. */
const wait = (world: World, inputs: Inputs = {}) =>
  live(world, { operation: 'wait-for-merge', 'timeout-minutes': '0.05', ...inputs })
/** 60 minutes in place of that. */
const LONG = { 'timeout-minutes': '60' }

describe('a wait ends 15 s after its timeout at most', () => {
  test.each(['fail', 'cancel', 'pass'])(
    'if the service hangs, on-timeout: %s',
    async (onTimeout) => {
      const step = await wait({ shows: HANGS }, { 'on-timeout': onTimeout })
      // No answer proves nothing, so even `pass` is red.
      expect(step).toMatchObject({ passed: false, outcome: 'timed-out' })
      expect(step.seen.errors).toHaveLength(1)
      expect(step.error).toContain('The state of #12 is not known after')
      expect(step.seen.info.join('\n')).not.toContain('still waiting')
      expect(step.seconds).toBeLessThanOrEqual(18)
    },
  )

  test('if the service hangs, and GitHub has the time to show the merge', async () => {
    const { passed, outputs } = await wait({
      shows: HANGS,
      gitHub: MERGED,
      onGitHub: (_calls, _gitHub, clock) => clock.sleep(2000),
    })
    expect(passed).toBe(true)
    expect(outputs).toMatchObject({ outcome: 'merged', 'merge-commit-sha': MERGE })
  })

  test('if GitHub hangs, with a comment to write', async () => {
    const step = await wait({ shows: TESTING, gitHub: 'hangs' }, { comment: 'always' })
    expect(step).toMatchObject({ passed: false, outcome: 'timed-out' })
    expect(step.seconds).toBeLessThanOrEqual(18)
  })
})

describe('the target branch from GitHub has time of its own:', () => {
  const FROM_GITHUB = { 'target-branch': '' }
  const answersAfter = (seconds: number): World => {
    let calls = 0
    return {
      gitHub: {},
      onGitHub: (_calls, _gitHub, clock) =>
        calls++ === 0 ? clock.sleep(seconds * 1000) : undefined,
    }
  }

  test.each([
    ['0', 'fail'],
    ['0', 'cancel'],
    ['0.05', 'pass'],
    ['60', 'fail'],
  ])(
    'a wait of %s min, on-timeout: %s, ends after 20 s if GitHub hangs',
    async (minutes, onTimeout) => {
      const inputs = { ...FROM_GITHUB, 'timeout-minutes': minutes, 'on-timeout': onTimeout }
      const step = await wait({ shows: TESTING, gitHub: 'hangs' }, inputs)
      expect(step).toMatchObject({ passed: false, outcome: 'timed-out' })
      expect(step.error).toContain('GitHub did not answer in time')
      expect(step.error).toContain('Set `pull-request` and `target-branch`')
      expect(step.seconds).toBeLessThanOrEqual(21)
    },
  )

  test.each([
    ['TESTING', 'timed-out'],
    ['MERGED', 'merged'],
    ['FAILED', 'failed'],
  ])('a wait of 0 min that finds %s is %s', async (state, expected) => {
    const world = { ...answersAfter(0), shows: recordOf(state.toLowerCase()) }
    const { outputs } = await wait(world, { ...FROM_GITHUB, 'timeout-minutes': '0' })
    expect(outputs).toMatchObject({ outcome: expected, state, polls: '1', 'target-branch': 'main' })
  })

  test('a wait of 0 min whose pull request is not there is timed-out', async () => {
    const world = { ...answersAfter(0), shows: MISSING }
    const { outputs, error } = await wait(world, { ...FROM_GITHUB, 'timeout-minutes': '0' })
    expect(outputs).toMatchObject({ outcome: 'timed-out', polls: '1' })
    expect(error).not.toContain('GitHub')
  })

  test('the timeout counts from the first look', async () => {
    const world = { ...answersAfter(15), shows: TESTING }
    const step = await wait(world, { ...FROM_GITHUB, 'timeout-minutes': '1' })
    expect(step.outcome).toBe('timed-out')
    expect(step.timesOf('read').at(-1)).toBeGreaterThanOrEqual(75)
    expect(step.seconds).toBeLessThanOrEqual(15 + 60 + 15)
  })
})

test('a wait takes the base of a stale event if GitHub hangs for 20 s', async () => {
  const world: World = {
    shows: recordOf('merged'),
    gitHub: 'hangs',
    headOfEvent: A,
    event: { updated_at: '2026-09-17T08:00:00Z' },
  }
  const inputs = { ...LONG, 'pull-request': '', 'target-branch': '' }
  const { passed, outputs, timesOf } = await wait(world, inputs)
  expect(passed).toBe(true)
  expect(outputs).toMatchObject({ outcome: 'merged', 'target-branch': 'main' })
  expect(timesOf('read')[0]).toBeLessThanOrEqual(20.5)
})

test.each([
  ['testing', '0.1', 5],
  ['testing', '60', 15],
  ['pending', '0.1', 5],
  ['pending', '60', 15],
])(
  'the record %s is read again although requests for the log hang (timeout %s min)',
  async (state, minutes, seconds) => {
    const world: World = {
      shows: [recordOf(state), recordOf('failed')],
      queue: HANGS,
      gitHub: 'hangs',
    }
    const inputs = { 'timeout-minutes': minutes, 'poll-interval-seconds': '1' }
    const { outcome, timesOf } = await wait(world, inputs)
    expect(outcome).toBe('failed')
    expect(timesOf('read')[1]).toBeLessThanOrEqual(seconds)
  },
)

test('a wait ends 45 s after `not-ready-timeout-minutes` at most if GitHub hangs', async () => {
  const inputs = { ...LONG, 'not-ready-timeout-minutes': '1', 'poll-interval-seconds': '1' }
  const world: World = { shows: recordOf('not_ready'), gitHub: 'hangs' }
  const { outcome, seconds } = await wait(world, { ...inputs, comment: 'always' })
  expect(outcome).toBe('not-ready')
  expect(seconds).toBeLessThanOrEqual(60 + 4 + 45)
})

test('a merge that GitHub does not confirm ends the wait 45 s after its timeout at most', async () => {
  const step = await wait({ shows: recordOf('merged'), gitHub: 'hangs' })
  expect(step.passed).toBe(true)
  expect(step.outputs).toMatchObject({ outcome: 'merged', 'merge-commit-sha': '' })
  expect(step.warnings.join()).toContain('`merge-commit-sha` is empty')
  expect(step.seconds).toBeLessThanOrEqual(48)
})

test('`timeout-minutes` of a submit counts from the first reading that shows it in the queue', async () => {
  const shows = onceSubmitted(({ now, submittedAt = now }) =>
    now - submittedAt < 60 ? MISSING : recordOf('pending'),
  )
  const { outcome, seconds } = await live({ shows }, { wait: 'true', 'timeout-minutes': '2' })
  expect(outcome).toBe('timed-out')
  expect(Math.round(seconds / 60)).toBe(3)
})
