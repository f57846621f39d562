/** What single records say, and what two of them say of each other. */

import {
  describeStoppedQueue,
  queuePositionOutputs,
} from '../../src/pull-request/queue-position.js'
import {
  changedAt,
  differsFromHead,
  isBeforeTests,
  isMerged,
  isNewer,
  isOlder,
  isSameState,
  recordOutputs,
} from '../../src/pull-request/record.js'
import { PULL_REQUEST_STATES, Queue, SubmittedPullRequest } from '../../src/service/schemas.js'
import { pullRequestRef } from '../../src/shared/references.js'
import { describe, expect, test } from '../support/jest.js'

const REF = pullRequestRef({ host: 'github.com', owner: 'octo-org', name: 'orion' }, 'main', 12)
const T0 = '2026-09-17T10:00:00.000Z'
const T1 = '2026-09-17T10:00:00.001Z'
const shown = (state?: string, stateChangedAt?: string, more: object = {}) =>
  SubmittedPullRequest.parse({ state, stateChangedAt, ...more })

test.each([
  [T0, Date.parse(T0)],
  ['2026-09-17T12:00+02:00', Date.parse(T0)],
  ['1970-01-01T00:00:00Z', 0],
])('changedAt reads %s as %i ms', (stamp, at) => {
  expect(changedAt(shown('testing', stamp))).toBe(at)
})

test.each(['', '2026-09-17', '2026-13-45T10:00:00Z', '17', 'since 2026-09-17T10:00:00Z'])(
  'changedAt finds no time in %j',
  (stamp) => {
    expect(changedAt(shown('testing', stamp))).toBeUndefined()
  },
)

test('changedAt finds no time if the record, or its time, is missing', () => {
  expect(changedAt(undefined)).toBeUndefined()
  expect(changedAt(shown('testing'))).toBeUndefined()
})

describe('two records', () => {
  test.each([
    // The one, the other, and whether the one is newer, older, unchanged.
    [shown('testing', T1), shown('testing', T0), true, false, false],
    [shown('testing', T0), shown('testing', T1), false, true, false],
    [shown('failed', T0), shown('testing', T1), false, true, false],
    [shown('testing', T0), shown('testing', T0), false, false, true],
    [shown('failed', T0), shown('testing', T0), false, false, false],
    [shown('failed'), shown('testing', T0), true, false, false],
    [shown('failed', T0), shown('testing'), true, false, false],
    [shown('testing'), shown('testing', T0), false, false, false],
    [shown('testing', T0), shown('testing'), false, false, false],
    [shown('testing'), shown('testing'), false, false, true],
    [shown('testing', T0), undefined, true, false, false],
  ] as const)('%# compare by time, else by state', (one, other, newer, older, unchanged) => {
    expect(isNewer(one, other)).toEqual(newer)
    expect(isOlder(one, other)).toEqual(older)
    expect(isSameState(one, other)).toEqual(unchanged)
  })

  test('of which neither is there are the same', () => {
    expect(isSameState(undefined, undefined)).toBe(true)
    expect(isSameState(undefined, shown('testing'))).toBe(false)
  })
})

test('a pull request waits for a queue that does not run in two states', () => {
  const idle = PULL_REQUEST_STATES.filter((state) => isBeforeTests(shown(state)))
  expect([...idle].sort()).toEqual(['NOT_READY', 'PENDING'])
  expect(isBeforeTests(undefined)).toBe(false)
})

test.each([
  ['merged', {}, true],
  ['merged', { prBaseBranch: 'main' }, true],
  ['merged', { prBaseBranch: 'release' }, false],
  ['testing', { prBaseBranch: 'main' }, false],
  ['failed', {}, false],
])('a record that is %s with %j is a merge into main: %s', (state, more, expected) => {
  expect(isMerged(shown(state, T0, more), REF)).toBe(expected)
})

test.each<[string, string | undefined, string | undefined, boolean]>([
  ['differ in case', 'aB', 'Ab', false],
  ['differ', 'a', 'b', true],
  ['are an unknown and an expected one', undefined, 'b', true],
  ['are a known one and no expected one', 'a', undefined, false],
  ['are both unknown', undefined, undefined, false],
])('differsFromHead of two heads that %s', (_, head, expected, isOther) => {
  expect(differsFromHead(head, expected)).toBe(isOther)
})

test.each([
  ['no record', undefined, { state: undefined, submitted: false, priority: undefined }],
  [
    'one in the queue',
    { state: 'testing', isCurrentlySubmittedToQueue: true, prSha: 'a' },
    { state: 'TESTING', submitted: true, priority: undefined, 'head-sha': 'a' },
  ],
  [
    'one with the name of its priority',
    { state: 'failed', priorityName: 'high', priorityValue: 10 },
    { state: 'FAILED', submitted: false, priority: 'high' },
  ],
  [
    'one with the number of its priority',
    { isCurrentlySubmittedToQueue: true, priorityValue: 7 },
    { state: undefined, submitted: true, priority: 7 },
  ],
])('the outputs of a record: %s', (_, record, outputs) => {
  expect(recordOutputs(record && SubmittedPullRequest.parse(record))).toStrictEqual(outputs)
})

test.each([
  [[], undefined],
  [[7], undefined],
  [[12], 1],
  [[7, 8, 12], 3],
])('the queue position of #12 in a queue of %j', (numbers, place) => {
  const queue = Queue.parse({
    state: 'paused',
    enqueuedPullRequests: numbers.map((prNumber) => ({ prNumber })),
  })
  expect(queuePositionOutputs(REF, queue)).toEqual({
    'queue-state': 'paused',
    'queue-position': place,
    'queue-depth': numbers.length,
  })
})

test.each([
  ['running', undefined],
  ['paused', expect.stringContaining('The queue of main is paused: nothing')],
  ['draining', expect.stringContaining('The queue of main is draining: running tests finish')],
  ['switching_modes', expect.stringContaining('before the new mode starts')],
])('a queue that is %s', (state, warning) => {
  expect(describeStoppedQueue(REF, Queue.parse({ state, enqueuedPullRequests: [] }))).toEqual(
    warning,
  )
})
