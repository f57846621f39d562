/**
 * The state machine of a wait, explored: every sequence of readings up to a length, with short and
 * long pauses between them, against what must hold after each of them. All readings go three deep,
 * and one of each meaning goes four deep.
 */
import { HttpError } from '../../src/http/errors.js'
import type { Failure } from '../../src/http/retry.js'
import {
  beginReadings,
  beginSubmission,
  type Readings,
  type Submission,
} from '../../src/pull-request/readings.js'
import { SubmittedPullRequest } from '../../src/service/schemas.js'
import { SETTLE_MS } from '../../src/service/verified-write.js'
import {
  type Contact,
  firstContact,
  MAX_SILENCE_MS,
  type PollReading,
  reduceContact,
} from '../../src/step/poll.js'
import { type Reading, reduceReading, type WaitLimits } from '../../src/wait/reduce-reading.js'
import { expect, test } from '../support/jest.js'

const EARLIER = '2026-09-17T09:00:00.000Z'
const LATER = '2026-09-17T10:05:00.000Z'
const GRACE_MS = 60_000
const NOT_READY_MS = 240_000
const A = 'a'.repeat(40)
const B = 'b'.repeat(40)
/**
 * A pause that settles nothing, one longer than the grace, and one longer than the longest silence.
 */
const PAUSES = [5000, 61_000, MAX_SILENCE_MS + 1000]

/** What a reading says, in the terms of the properties. */
interface Meaning {
  readonly name: string
  readonly reading: PollReading<Reading>
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
  /** The head that the record shows, and GitHub's. */
  readonly head?: string | undefined
  readonly onGitHub?: string | undefined
}

const record = (
  says: Meaning['says'],
  state: string,
  isCurrentlySubmittedToQueue: boolean,
  more: { readonly prSha?: string; readonly [field: string]: unknown } = {},
  headOnGitHub?: string,
): Meaning => ({
  name: `${state}${isCurrentlySubmittedToQueue ? ' in the queue' : ''} ${JSON.stringify(more)} ${headOnGitHub ?? ''}`,
  reading: {
    type: 'answer',
    value: {
      record: SubmittedPullRequest.parse({
        state,
        isCurrentlySubmittedToQueue,
        stateChangedAt: LATER,
        ...more,
      }),
      headOnGitHub,
    },
  },
  says,
  notReady: state === 'not_ready',
  head: more.prSha,
  onGitHub: headOnGitHub,
})

const failure = (says: Meaning['says'], cause: Failure): Meaning => ({
  name: JSON.stringify(cause),
  reading: {
    type: 'failure',
    error: new HttpError(
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
  { name: '404', reading: { type: 'answer', value: { record: undefined } }, says: 'absent' },
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

/** Looks at the head: as expected, lagging, moved, and as GitHub shows it. */
const HEADS: readonly Meaning[] = [
  record('in-queue', 'testing', true, { prSha: A }),
  record('in-queue', 'testing', true, { prSha: B }),
  record('in-queue', 'pending', true, { prSha: B }, A),
  record('in-queue', 'pending', true, { prSha: B }, B),
  record('in-queue', 'testing', true),
  record('failed', 'failed', false, { prSha: B }),
  record('absent', 'testing', false, { prSha: B }),
  failure('transient', { type: 'status', status: 503 }),
]

const ONE_OF_EACH = READINGS.filter(
  ({ says }, index) => READINGS.findIndex((other) => other.says === says) === index,
)

const OUTAGES = ONE_OF_EACH.filter(({ says }) =>
  ['in-queue', 'transient', 'refused'].includes(says),
)

interface Seen extends Meaning {
  readonly at: number
}

const isAnswer = ({ says }: Meaning) => !['transient', 'fatal', 'refused'].includes(says)
const hasRecord = (reading: PollReading<Reading>) =>
  reading.type === 'answer' && reading.value.record !== undefined
const isAbsence = ({ says }: Meaning) => says === 'absent' || says === 'leftover'

/**
 * The ends that the readings so far call for, said without a state machine: by looking back at all
 * of them.
 */
function expectedEnd(
  history: readonly Seen[],
  rules: WaitLimits,
  submission: Submission,
): string | undefined {
  const last = history.at(-1) as Seen
  const answers = history.filter(isAnswer)
  const since = history.slice(history.findLastIndex(isAnswer) + 1)
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
    case 'transient': {
      const isLong = last.at - (answers.at(-1)?.at ?? 0) > MAX_SILENCE_MS
      return isLong && since.length >= 4 ? 'error' : undefined
    }
    case 'refused': {
      const refusals = since.filter(({ says }) => says === 'refused')
      return answers.length === 0 || refusals.length > 1 ? 'error' : undefined
    }
    case 'in-queue': {
      if (hasMoved(history, submission)) return 'head-moved'
      // A 404 says nothing of the state.
      const states = answers.filter(({ reading }) => hasRecord(reading))
      const began = states[states.findLastIndex(({ notReady }) => !notReady) + 1]?.at ?? last.at
      return last.notReady && last.at - began >= NOT_READY_MS ? 'not-ready' : undefined
    }
    case 'absent':
    case 'leftover': {
      const absences = answers.slice(answers.findLastIndex((seen) => !isAbsence(seen)) + 1)
      const counted = absences.slice(absences.findLastIndex((seen) => !believed(seen)) + 1)
      if (counted.length < 2 || last.at - (absences[0]?.at ?? 0) < SETTLE_MS) return undefined
      return wasInQueue ? 'removed' : 'not-submitted'
    }
  }
}

/** Tells whether the last reading, in the queue, shows for long enough that the head has moved. */
function hasMoved(history: readonly Seen[], { expectedHead, pinnedHead }: Submission): boolean {
  const expected = expectedHead ?? pinnedHead
  const readings = history.filter(({ says }) => says === 'in-queue')
  const isProof = ({ head, onGitHub }: Seen) =>
    head !== undefined && (head === expected || onGitHub === expected)
  const isFree = expectedHead === undefined && readings.some(isProof)
  const differs = ({ head, onGitHub }: Seen) =>
    head !== undefined && head !== expected && onGitHub !== expected
  const last = readings.at(-1)
  if (expected === undefined || isFree || last === undefined || !differs(last)) return false
  const since = readings[readings.findLastIndex((reading) => !differs(reading)) + 1]?.at ?? last.at
  return last.onGitHub !== undefined || last.at - since >= SETTLE_MS
}

interface Reduced {
  readonly state: Readings
  readonly contact: Contact
  readonly end: string | undefined
}

/** What the loop makes of a reading, with its two pure reducers. */
function reduce(
  { state, contact }: Pick<Reduced, 'state' | 'contact'>,
  reading: PollReading<Reading>,
  at: number,
  rules: WaitLimits,
): Reduced {
  const heard = reduceContact(contact, reading, at)
  if (reading.type === 'failure')
    return { state, contact: heard, end: heard.isOver ? 'error' : undefined }
  const { next, end } = reduceReading(state, reading.value, { at, now: at }, rules)
  return { state: next, contact: heard, end }
}

const begin = (submission: Submission) => ({
  state: { ...beginReadings(0), ...beginSubmission(0, submission) },
  contact: firstContact(0),
})

function explore(
  rules: WaitLimits,
  {
    readings = READINGS,
    depth,
    submission = SUBMISSION,
  }: { readings?: readonly Meaning[]; depth: number; submission?: Submission },
  visit: (history: readonly Seen[], reduced: Reduced) => void,
) {
  const history: Seen[] = []
  const walk = (before: Pick<Reduced, 'state' | 'contact'>, at: number, left: number) => {
    for (const meaning of readings)
      for (const pause of history.length === 0 ? [0] : PAUSES) {
        const seen = { ...meaning, at: at + pause }
        history.push(seen)
        const reduced = reduce(before, meaning.reading, seen.at, rules)
        visit(history, reduced)
        if (reduced.end === undefined && left > 1) walk(reduced, seen.at, left - 1)
        history.pop()
      }
  }
  walk(begin(submission), 0, depth)
}

const before = SubmittedPullRequest.parse({ state: 'failed', stateChangedAt: EARLIER })
const SUBMISSION: Submission = { before }
const rulesOf = (more: Partial<WaitLimits> = {}): WaitLimits => ({
  targetBranch: 'main',
  stack: { seen: undefined },
  graceMs: GRACE_MS,
  notReadyMs: NOT_READY_MS,
  ...more,
})
const story = (history: readonly Seen[]) => history.map(({ name, at }) => `${at} ms: ${name}`)

test.each([
  ['three readings of every kind', { depth: 3 }, 20_000],
  ['four readings, one of each meaning', { readings: ONE_OF_EACH, depth: 4 }, 16_000],
  ['five readings, most of them failures', { readings: OUTAGES, depth: 5 }, 6000],
])('every sequence of %s ends exactly when and how it should', (_, options, atLeast) => {
  let visited = 0
  const wrong: object[] = []
  explore(rulesOf(), options, (history, { end }) => {
    visited++
    const expected = expectedEnd(history, rulesOf(), SUBMISSION)
    if (end !== expected) wrong.push({ history: story(history), end, expected })
  })
  expect(wrong).toEqual([])
  expect(visited).toBeGreaterThan(atLeast)
})

test.each<[string, Submission]>([
  ['that the workflow expects', { before, expectedHead: A }],
  ['that a resubmission pins', { before, pinnedHead: A }],
  ['that both name', { before, expectedHead: A, pinnedHead: A }],
  ['that nobody names', { before }],
])(
  'every sequence of four readings at the head %s ends when and how it should',
  (_, submission) => {
    let moved = 0
    const wrong: object[] = []
    const options = { readings: HEADS, depth: 4, submission }
    explore(rulesOf(), options, (history, { end }) => {
      const expected = expectedEnd(history, rulesOf(), submission)
      if (end !== expected) wrong.push({ history: story(history), end, expected })
      if (end === 'head-moved') moved++
    })
    expect(wrong).toEqual([])
    const isNamed = submission.expectedHead !== undefined || submission.pinnedHead !== undefined
    expect(moved > 1000).toBe(isNamed)
  },
)

test('the wait ends, whatever came before, if the service stays silent or without the pull request', () => {
  const last = READINGS.filter(({ says }) => isAbsence({ says } as Meaning) || says === 'transient')
  let tried = 0
  const endless: object[] = []
  explore(rulesOf({ notReadyMs: Infinity }), { depth: 2 }, (history, reduced) => {
    if (reduced.end !== undefined) return
    for (const { reading, name } of last) {
      tried++
      let state: Reduced = reduced
      let at = history.at(-1)?.at ?? 0
      // One reading a minute: the longest pause of the polls.
      for (let minute = 0; minute < 12 && state.end === undefined; minute++) {
        at += 60_000
        state = reduce(state, reading, at, rulesOf())
      }
      if (state.end === undefined) endless.push({ history: story(history), last: name })
    }
  })
  expect(endless).toEqual([])
  expect(tried).toBeGreaterThan(1000)
})
