/** The timeline of a record, whose schema is published in parts only: what is read, and from where. */
import { parseTimeline } from '../../src/service/timeline.js'
import { describe, expect, test } from '../support/jest.js'

const AT = '2026-09-17T10:16:00Z'
/** Reads one entry, without its absent members. */
const read = (entry: object) => {
  const [found] = parseTimeline({ timeline: [entry] })
  return JSON.parse(JSON.stringify(found ?? null))
}
const failure = (members: object) => read({ state: 'FAILED', failure: members })

test('an answer without a list has no timeline', () => {
  for (const answer of [undefined, null, 'x', [], {}]) expect(parseTimeline(answer)).toEqual([])
  for (const timeline of [null, 'x', {}]) expect(parseTimeline({ timeline })).toEqual([])
})

test('entries are sorted newest first, unless one has no time', () => {
  const states = (...times: (string | null)[]) =>
    parseTimeline({ timeline: times.map((timestamp, at) => ({ timestamp, state: `s${at}` })) }).map(
      ({ state }) => state,
    )
  const [early, later, last] = ['2026-09-17T10:00:00Z', '2026-09-17T12:00:00+01:00', AT]
  expect(states(early, last, later)).toEqual(['S2', 'S1', 'S0'])
  expect(states(last, early)).toEqual(['S0', 'S1'])
  expect(states(early, null, last)).toEqual(['S0', 'S1', 'S2'])
  expect(states(early, 'yesterday', last)).toEqual(['S0', 'S1', 'S2'])
  expect(states(early, last, null)).toEqual(['S0', 'S1', 'S2'])
})

test('elements that are not entries are left out, and at most a hundred are read', () => {
  const timeline = ['x', 3, null, { state: 'failed' }]
  expect(parseTimeline({ timeline }).map(({ state }) => state)).toEqual(['FAILED'])
  const many = Array.from({ length: 101 }, (_, at) => ({ state: `s${at}` }))
  expect(parseTimeline({ timeline: many }).at(-1)?.state).toBe('S99')
  const oldestFirst = many.map((entry, minutes) => ({
    ...entry,
    timestamp: new Date(Date.parse(AT) + minutes * 60_000).toISOString(),
  }))
  expect(parseTimeline({ timeline: oldestFirst }).map(({ state }) => state)).toEqual(
    many
      .map(({ state }) => state.toUpperCase())
      .toReversed()
      .slice(0, 100),
  )
})

describe('the members of an entry are read', () => {
  test.each([
    ['NOT_READY', 'notReady'],
    ['PENDING', 'pending'],
    ['TESTING', 'testing'],
    ['PENDING_FAILURE', 'pendingFailure'],
    ['TESTS_PASSED', 'testsPassed'],
    ['MERGED', 'merged'],
    ['FAILED', 'failure'],
    ['CANCELLED', 'cancellation'],
  ])('for %s from `%s` before the entry itself, and from no other object', (state, name) => {
    const other = name === 'pending' ? 'merged' : 'pending'
    const entry = {
      state: state.toLowerCase(),
      timestamp: AT,
      actor: 'of the entry',
      reason: 'entry',
      [other]: { reason: 'other', testRunId: 'other' },
      [name]: { reason: 'Own_Word' },
    }
    expect(read(entry)).toEqual({
      state,
      at: Date.parse(AT),
      reason: 'own_word',
      actor: 'of the entry',
    })
  })

  test.each([
    ['from the entry', { state: 'failed', reason: 'x' }],
    ['from an object with an unknown name', { state: 'levitating', levity: { reason: 'x' } }],
    ['from an object, without a state', { anything: { reason: 'x' } }],
    [
      'from another object, if the one of its state is not an object',
      { state: 'failed', failure: 'no', a: { reason: 'x' } },
    ],
  ])('%s', (_, entry) => {
    expect(read(entry).reason).toBe('x')
  })

  test.each(['actor', 'testRun', 'conflictCulprit'])('not from `%s`', (name) => {
    expect(read({ state: 'levitating', [name]: { reason: 'x', id: 'y' } }).reason).toBeUndefined()
  })

  test('an empty list does not hide what the entry has', () => {
    const waitingFor = [{ prNumber: 9 }]
    expect(read({ state: 'failed', failure: { waitingFor: [] }, waitingFor })).toMatchObject({
      waitingFor,
    })
  })
})

test.each<[string, object, unknown]>([
  ['a test run', { testRun: { id: 'a', branch: 'b', sha: 'c' } }, { id: 'a' }],
  ['a test run by its id alone', { testRunId: 'a' }, { id: 'a' }],
  ['a test run beside its id', { testRunId: 'a', testRun: { id: 'b' } }, { id: 'b' }],
  ['a run without an id', { testRun: { id: '', branch: 'b' } }, undefined],
  ['a run whose branch is a number', { testRun: { id: 'a', branch: 3 } }, { id: 'a' }],
])('testRun: %s', (_, members, testRun) => {
  expect(failure(members).testRun).toEqual(testRun)
})

const [U, V, W] = ['https://ci.test/u', 'https://ci.test/v', 'https://ci.test/w']

test.each<[string, unknown, unknown]>([
  ['its name alone', ['a'], [{ name: 'a' }]],
  ['no name', ['', {}, { url: U }, 3, null], undefined],
  ['an object', [{ name: 'a', url: U }], [{ name: 'a', url: U }]],
  ['a status', [{ context: 'a', targetUrl: U }], [{ name: 'a', url: U }]],
  ['both names', [{ name: 'a', context: 'b' }], [{ name: 'a' }]],
  ['an address of details', [{ name: 'a', detailsUrl: U }], [{ name: 'a', url: U }]],
  ['all addresses', [{ name: 'a', url: U, targetUrl: V, detailsUrl: W }], [{ name: 'a', url: U }]],
  ['two addresses', [{ name: 'a', targetUrl: V, detailsUrl: W }], [{ name: 'a', url: V }]],
  [
    'an address that is no link',
    [{ name: 'a', url: 'javascript:x', targetUrl: V }],
    [{ name: 'a', url: V }],
  ],
  ['no list', 'a', undefined],
])('failureCausingStatuses: %s', (_, given, shown) => {
  expect(failure({ failureCausingStatuses: given }).failureCausingStatuses).toEqual(shown)
})

test.each<[string, unknown, unknown]>([
  ['a name', 'mona', 'mona'],
  ['a user', { login: 'mona', id: 1 }, 'mona'],
  ['nobody', '', undefined],
  ['a user without a name', { login: '' }, undefined],
  ['a number', 3, undefined],
])('actor: %s', (_, actor, shown) => {
  expect(failure({ actor }).actor).toEqual(shown)
})

test.each<[string, object, object]>([
  [
    'pull requests by positive whole numbers',
    { waitingFor: [{ prNumber: 0 }, { prNumber: 1.5 }, { prNumber: 1 }] },
    { waitingFor: [{ prNumber: 1 }] },
  ],
  [
    'those that it builds on',
    { prerequisitePullRequests: [{ prNumber: 9, prUrl: 3 }] },
    { prerequisitePullRequests: [{ prNumber: 9 }] },
  ],
  [
    'what blocks it',
    { blockReasons: [{ kind: 'BEHIND_BASE', name: 'n', url: U }] },
    { blockReasons: [{ kind: 'behind_base', name: 'n', url: U }] },
  ],
  [
    'what it conflicts with',
    { conflictCulprit: { type: 'QUEUE_PR', prNumber: 1, prUrl: U } },
    { conflictCulprit: { type: 'queue_pr', prNumber: 1, prUrl: U } },
  ],
  [
    'a culprit of another shape',
    { conflictCulprit: { type: 3, prNumber: -1 } },
    { conflictCulprit: {} },
  ],
  ['a reason of one letter', { reason: 'X' }, { reason: 'x' }],
  ['an empty reason', { reason: '' }, {}],
  ['a blank reason', { reason: ' \t ' }, {}],
  ['a reason as long as any', { reason: 'X'.repeat(200) }, { reason: 'x'.repeat(200) }],
  ['a longer one', { reason: 'X'.repeat(201) }, { reason: `${'x'.repeat(199)}…` }],
])('%s', (_, members, shown) => {
  expect(failure(members)).toEqual({ state: 'FAILED', ...shown })
})

test.each([
  ['actor', 2000],
  ['testRunId', 2000],
])('%s has at most %i characters', (name, most) => {
  const has = (length: number) => Object.keys(failure({ [name]: 'x'.repeat(length) })).length > 1
  expect(has(most)).toBe(true)
  expect(has(most + 1)).toBe(false)
})

test('a list has at most a hundred elements', () => {
  const waitingFor = Array.from({ length: 101 }, (_, at) => ({ prNumber: at + 1 }))
  expect(failure({ waitingFor }).waitingFor).toHaveLength(100)
})
