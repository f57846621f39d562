/**
 * The state machine of a wait, explored: every sequence of readings up to a length, with short and
 * long pauses between them, against what must hold after each of them. All readings go three deep,
 * and one of each meaning goes four deep.
 */
import { expect, test } from '@jest/globals'
import { ServiceError } from '../../src/http/errors.js'
import type { Failure } from '../../src/http/retry.js'
import {
  begin,
  type Reading,
  type Reduction,
  type Rules,
  reduceWaitState,
  type WaitState,
} from '../../src/pull-request/wait-state.js'
import { SubmittedPullRequest } from '../../src/service/schemas.js'
import { LONGEST_SILENCE_MS } from '../../src/step/poll.js'

const EARLIER = '2026-09-17T09:00:00.000Z'
const LATER = '2026-09-17T10:05:00.000Z'
const GRACE_MS = 60_000
const NOT_READY_MS = 240_000
/**
 * A pause between two polls, one longer than the grace, and one longer than the longest silence.
 */
const PAUSES = [5000, 61_000, LONGEST_SILENCE_MS + 1000]

/** What a reading says, in the terms of the properties. */
interface Meaning {
  readonly name: string
  readonly reading: Reading
  readonly says:
    | 'in-queue'
    | 'absent'
    | 'merged'
    | 'failed'
    | 'cancelled'
    | 'leftover'
    | 'transient'
    | 'fatal'
    | 'refused'
  readonly notReady?: boolean
}

const record = (
  says: Meaning['says'],
  state: string,
  isCurrentlySubmittedToQueue: boolean,
  more: object = {},
): Meaning => ({
  name: `${state}${isCurrentlySubmittedToQueue ? ' in the queue' : ''} ${JSON.stringify(more)}`,
  reading: {
    type: 'record',
    record: SubmittedPullRequest.parse({
      state,
      isCurrentlySubmittedToQueue,
      stateChangedAt: LATER,
      ...more,
    }),
  },
  says,
  notReady: state === 'not_ready',
})

const failure = (says: Meaning['says'], cause: Failure): Meaning => ({
  name: JSON.stringify(cause),
  reading: {
    type: 'failure',
    error: new ServiceError(
      'unavailable',
      { request: 'A reading', problem: 'a failure', remedy: 'None.' },
      cause,
      {},
    ),
  },
  says,
})

const READINGS: readonly Meaning[] = [
  record('in-queue', 'not_ready', true),
  record('in-queue', 'testing', true),
  record('in-queue', 'pending_failure', true),
  record('in-queue', 'levitating', true),
  record('in-queue', 'failed', true, { stateChangedAt: EARLIER }),
  record('absent', 'testing', false),
  record('absent', 'merged', false, { prBaseBranch: 'release' }),
  { name: '404', reading: { type: 'record', record: undefined }, says: 'absent' },
  record('leftover', 'cancelled', false, { stateChangedAt: EARLIER }),
  record('merged', 'merged', false),
  record('merged', 'merged', true, { prBaseBranch: 'main', stateChangedAt: EARLIER }),
  record('failed', 'failed', false),
  record('cancelled', 'cancelled', false),
  failure('transient', { type: 'no-answer', timedOut: true }),
  failure('transient', { type: 'status', status: 503 }),
  failure('fatal', { type: 'status', status: 422 }),
  failure('fatal', { type: 'misconfigured', why: 'certificate' }),
  failure('refused', { type: 'status', status: 401 }),
]

const ONE_OF_EACH = READINGS.filter(
  ({ says }, index) => READINGS.findIndex((other) => other.says === says) === index,
)

interface Seen extends Meaning {
  readonly at: number
}

const isAnswer = ({ says }: Meaning) => !['transient', 'fatal', 'refused'].includes(says)
const hasRecord = (reading: Reading) => reading.type === 'record' && reading.record !== undefined
const isAbsence = ({ says }: Meaning) => says === 'absent' || says === 'leftover'

/**
 * The ends that the readings so far call for, said without a state machine: by looking back at all
 * of them.
 */
function expectedEnd(history: readonly Seen[], rules: Rules): string | undefined {
  const last = history.at(-1) as Seen
  const answers = history.filter(isAnswer)
  const wasInQueue = answers.some(({ says }) => says === 'in-queue')
  const believed = ({ at, reading, says }: Seen) => {
    const stale = !hasRecord(reading) || says === 'leftover'
    const seenBefore = answers.some((seen) => seen.says === 'in-queue' && seen.at < at)
    return at >= rules.graceMs || (seenBefore && !stale)
  }
  switch (last.says) {
    case 'merged':
    case 'failed':
    case 'cancelled':
      return last.says
    case 'fatal':
      return 'error'
    case 'transient':
      return last.at - (answers.at(-1)?.at ?? 0) > LONGEST_SILENCE_MS ? 'error' : undefined
    case 'refused': {
      const since = history.slice(history.findLastIndex(isAnswer) + 1)
      const refusals = since.filter(({ says }) => says === 'refused')
      return answers.length === 0 || refusals.length > 1 ? 'error' : undefined
    }
    case 'in-queue': {
      // A 404 says nothing of the state.
      const states = answers.filter(({ reading }) => hasRecord(reading))
      const since = states[states.findLastIndex(({ notReady }) => !notReady) + 1]?.at ?? last.at
      return last.notReady && last.at - since >= NOT_READY_MS ? 'not-ready' : undefined
    }
    case 'absent':
    case 'leftover': {
      const twoAbsences = answers.slice(-2).every((seen) => isAbsence(seen) && believed(seen))
      if (answers.length < 2 || !twoAbsences) return undefined
      return wasInQueue ? 'removed' : 'not-submitted'
    }
  }
}

function explore(
  rules: Rules,
  { readings = READINGS, depth }: { readings?: readonly Meaning[]; depth: number },
  visit: (history: readonly Seen[], reduction: Reduction) => void,
) {
  const history: Seen[] = []
  const walk = (state: WaitState, at: number, left: number) => {
    for (const meaning of readings)
      for (const pause of history.length === 0 ? [0] : PAUSES) {
        const seen = { ...meaning, at: at + pause }
        history.push(seen)
        const reduction = reduceWaitState(state, meaning.reading, seen.at, rules)
        visit(history, reduction)
        if (reduction.end === undefined && left > 1) walk(reduction.next, seen.at, left - 1)
        history.pop()
      }
  }
  walk(begin(0), 0, depth)
}

const before = SubmittedPullRequest.parse({ state: 'failed', stateChangedAt: EARLIER })
const rulesOf = (more: Partial<Rules> = {}): Rules => ({
  targetBranch: 'main',
  graceMs: GRACE_MS,
  notReadyMs: NOT_READY_MS,
  before,
  ...more,
})
const story = (history: readonly Seen[]) => history.map(({ name, at }) => `${at} ms: ${name}`)

test.each([
  ['three readings of every kind', { depth: 3 }, 20_000],
  ['four readings, one of each meaning', { readings: ONE_OF_EACH, depth: 4 }, 16_000],
])('every sequence of %s ends exactly when and how it should', (_, options, atLeast) => {
  let visited = 0
  explore(rulesOf(), options, (history, { end }) => {
    visited++
    const expected = expectedEnd(history, rulesOf())
    if (end?.outcome !== expected)
      expect({ history: story(history), end: end?.outcome }).toEqual({
        history: story(history),
        end: expected,
      })
  })
  expect(visited).toBeGreaterThan(atLeast)
})

test('passes only with MERGED on the target branch, and such a reading always ends the wait', () => {
  let merged = 0
  explore(rulesOf(), { depth: 3 }, (history, { end }) => {
    if ((end?.outcome === 'merged') !== (history.at(-1)?.says === 'merged'))
      expect(story(history)).toBe('merged when it is not, or the other way round')
    if (end?.outcome === 'merged') merged++
  })
  expect(merged).toBeGreaterThan(1000)
})

test('whatever came before, the wait ends when the service stays silent or without the pull request', () => {
  const last = READINGS.filter(({ says }) => isAbsence({ says } as Meaning) || says === 'transient')
  let tried = 0
  explore(rulesOf({ notReadyMs: undefined }), { depth: 2 }, (history, { next, end }) => {
    if (end !== undefined) return
    for (const { reading, name } of last) {
      tried++
      let state = next
      let at = history.at(-1)?.at ?? 0
      let ended: string | undefined
      // One reading a minute: the longest pause of the polls.
      for (let minute = 0; minute < 12 && ended === undefined; minute++) {
        at += 60_000
        const reduction = reduceWaitState(state, reading, at, rulesOf())
        state = reduction.next
        ended = reduction.end?.outcome
      }
      if (ended === undefined) expect(story(history)).toBe(`followed by an end: ${name}`)
    }
  })
  expect(tried).toBeGreaterThan(1000)
})
