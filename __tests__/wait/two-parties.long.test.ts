/**
 * The author of a pull request beside a step that may take it out of the queue. Before each request
 * of the step in turn, the author takes it out if it is queued, and submits it.
 */
import type { Answer } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { A, B, type Inputs, live, MISSING, type Past } from '../support/pull-request-world.js'

interface Course {
  /** Submissions that fail after a minute; the queue keeps the others for ever. */
  readonly fails: 'none' | 'of the step' | 'all'
  /** The service refuses to submit what is queued. */
  readonly isStrict: boolean
  /** The head that the author submits. */
  readonly head: string
}

/** The moments of a course, as numbers of requests or readings, from 1. */
interface Moments {
  /** The author submits it before this request. */
  readonly authorActsAt: number
  /** The run is cancelled with this reading, so that the step does not see its answer. */
  readonly cancelledAt: number
}

/** A queue for one pull request, which notes who has submitted it, and what the step was shown. */
function queueOf({ fails, isStrict, head, authorActsAt, cancelledAt }: Course & Moments) {
  let requests = 0
  let readings = 0
  let owner: 'step' | 'author' | undefined
  let state: string | undefined
  let changedAt = 0
  let prSha = A
  /** The step has submitted it, and was not shown that this submission has ended. */
  let mayBeOfStep = false
  let hasTakenOutOther = false
  let hasTakenOutOwn = false
  const change = (to: string, by: typeof owner, now: number) => {
    owner = by
    state = to
    changedAt = Math.max(changedAt + 1, now)
  }
  /** Lets time pass until a request arrives. */
  const arrive = ({ now }: Past) => {
    requests++
    const canFail = fails === 'all' || (fails === 'of the step' && owner === 'step')
    if (canFail && owner !== undefined && now - changedAt >= 60) change('failed', undefined, now)
    if (requests !== authorActsAt) return
    prSha = head
    change('testing', 'author', now)
  }
  const shows = (past: Past): Answer => {
    arrive(past)
    readings++
    if (owner === undefined && readings !== cancelledAt) mayBeOfStep = false
    if (state === undefined) return MISSING
    const stateChangedAt = new Date(Date.parse('2026-09-17T10:00:00Z') + 1000 * changedAt)
    return {
      body: {
        state,
        isCurrentlySubmittedToQueue: owner !== undefined,
        stateChangedAt: stateChangedAt.toISOString(),
        prSha,
      },
    }
  }
  const submit = (past: Past): Answer => {
    arrive(past)
    if (owner !== undefined && isStrict) return { status: 409, body: 'it is queued' }
    mayBeOfStep = true
    if (owner === undefined) change('testing', 'step', past.now)
    return {}
  }
  const cancel = (past: Past): Answer => {
    arrive(past)
    if (owner === undefined) return MISSING
    hasTakenOutOther ||= owner === 'author' && !mayBeOfStep
    hasTakenOutOwn ||= owner === 'step'
    change('cancelled', undefined, past.now)
    return {}
  }
  return {
    world: { shows, submit, cancel },
    end: () => ({ requests, owner, hasTakenOutOther, hasTakenOutOwn }),
  }
}

const LEAVES: Inputs = {
  operation: 'submit',
  wait: 'true',
  resubmit: '2',
  'on-timeout': 'cancel',
  'on-abort': 'cancel',
  'timeout-minutes': '3',
  'poll-interval-seconds': '45',
}

/** Plays a course once for each request before which the author can act. */
async function play(course: Course, inputs: Inputs, cancelledAt = Infinity) {
  const ends = []
  for (let authorActsAt = 1; ; authorActsAt++) {
    const { world, end } = queueOf({ ...course, authorActsAt, cancelledAt })
    const cancelRun = { at: 'read', nth: cancelledAt } as const
    const { outcome } = await live({ ...world, cancelRun }, { ...LEAVES, ...inputs })
    ends.push({ authorActsAt, cancelledAt, outcome, ...end() })
    if (end().requests < authorActsAt) return ends
  }
}

type End = Awaited<ReturnType<typeof play>>[number]

/** True if the step took out a submission that cannot be its own, or left its own in the queue. */
const isWrong = ({ hasTakenOutOther, owner }: End) => hasTakenOutOther || owner === 'step'

const COURSES = [true, false].flatMap((isStrict) =>
  (['none', 'of the step', 'all'] as const).map((fails) => ({ isStrict, fails })),
)
const HEADS: readonly (readonly [string, string, Inputs])[] = [
  ['the same head', A, {}],
  ['another head', B, {}],
  ['another head than the expected one', B, { 'expected-head-sha': A }],
]

describe.each(HEADS)('if the author submits %s', (_, head, inputs) => {
  test.each(COURSES)('a step takes out only its own submission: %j', async (course) => {
    const ends = await play({ ...course, head }, inputs)
    expect(ends.filter(isWrong)).toEqual([])
    // Where all submissions fail within a minute, the author's has failed when the step ends.
    const isAuthorIn = ends.some(({ owner }) => owner === 'author')
    expect(isAuthorIn || course.fails === 'all').toBe(true)
    expect(ends.length).toBeGreaterThan(1)
  })
})

test.each(COURSES.filter(({ fails }) => fails !== 'all'))(
  'a cancelled run takes out only its own submission, whenever the author submits it: %j',
  async (course) => {
    const ends: End[] = []
    for (let cancelledAt = 2; ; cancelledAt++) {
      const ofReading = await play({ ...course, head: A }, {}, cancelledAt)
      ends.push(...ofReading)
      if (ofReading.every(({ outcome }) => outcome !== 'aborted')) break
    }
    expect(ends.filter(isWrong)).toEqual([])
    expect(ends.some(({ owner }) => owner === 'author')).toBe(true)
    expect(ends.some(({ hasTakenOutOwn }) => hasTakenOutOwn)).toBe(true)
  },
)
