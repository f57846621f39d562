/** Random worlds: no retry unless every fact that a rule needs was read, and every rule holds. */

import fc from 'fast-check'
import { type ExplainFacts, type TestFacts, withConclusions } from '../../src/explain/facts.js'
import { planRetry } from '../../src/explain/retry-plan.js'
import { judge } from '../../src/explain/verdict.js'
import type { Check, CheckState } from '../../src/github/check.js'
import { type Fact, known, unread } from '../../src/shared/fact.js'
import { pullRequestRef } from '../../src/shared/references.js'
import type { TestRun } from '../../src/test-run/test-run.js'
import { describe, expect, test } from '../support/jest.js'

const ref = pullRequestRef({ host: 'github.com', owner: 'octo-org', name: 'orion' }, 'main', 12)
const HEAD = 'a'.repeat(40)
const OTHER = 'd'.repeat(40)
const AT = Date.parse('2026-09-17T10:16:00Z')

/** Mostly the value with which the rules hold, sometimes another one. */
const mostly = <T>(usual: T, ...others: readonly T[]) =>
  fc.oneof(
    { weight: 30, arbitrary: fc.constant(usual) },
    ...others.map((other) => fc.constant(other)),
  )

/** Why GitHub or the service did not show a fact; `undefined` if it did. */
const READING = fc.oneof(
  { weight: 100, arbitrary: fc.constant(undefined) },
  fc.constantFrom(
    '`github-token` is empty',
    'HTTP 403',
    'HTTP 404',
    'HTTP 502',
    'the rate limit was reached',
    'GitHub did not answer within 45 s',
  ),
)

/** Every fact that a rule or the retry needs. */
const FACTS = [
  'history',
  'run',
  'mergeFacts',
  'queue',
  'base',
  'gitHubChecks',
  'allRequired',
  'changeRequests',
  'listing',
  'changes',
  'containsHead',
  'hasOtherBranch',
] as const
type FactName = (typeof FACTS)[number]
const Readings = fc.record(
  Object.fromEntries(FACTS.map((name) => [name, READING])) as Record<FactName, typeof READING>,
)

const World = fc.record({
  readings: Readings,
  state: mostly('FAILED', 'PENDING_FAILURE', 'TESTING', 'CANCELLED', 'MERGED', 'LEVITATING'),
  timeline: mostly<'same' | 'other' | 'none' | 'unnamed'>('same', 'none', 'other', 'unnamed'),
  finishedAt: mostly<number | undefined>(AT - 60_000, AT - 3_600_000, undefined),
  otherBranch: mostly(false, true),
  bisection: mostly(false, true),
  tested: mostly(1, 2, 3),
  failing: mostly<CheckState>('failed', 'passed', 'not-run', 'pending'),
  second: mostly<CheckState>('passed', 'not-run', 'pending'),
  sibling: mostly<CheckState>('passed', 'failed', 'not-run', 'pending'),
  onBase: mostly(false, true),
  evidence: mostly<'tests' | 'rule 2' | 'rule 3'>('tests', 'rule 2', 'rule 3'),
  listed: mostly<'flaky' | 'broken' | 'healthy' | 'missing' | 'twice'>(
    'flaky',
    'broken',
    'healthy',
    'missing',
    'twice',
  ),
  quarantined: mostly(false, true),
  since: mostly('2026-09-01T00:00:00Z', '2026-09-12T00:00:00Z'),
  impacted: mostly(5, 2),
  changed: mostly('src/other.ts', 'test/table.test.ts', 'a/test/table.test.ts'),
  recordHead: mostly(HEAD, OTHER),
  contains: mostly(true, false),
  closed: mostly(false, true),
  draft: mostly(false, true),
  conflicting: mostly(false, true),
  baseBranch: mostly('main', 'release'),
  reviewer: mostly<string | undefined>(undefined, 'mona'),
  queue: mostly('running', 'paused', 'draining'),
  /** Pull requests ahead of this one in a queue that tests each on top of all ahead of it. */
  ahead: mostly(0, 1),
})
type World = typeof World extends fc.Arbitrary<infer T> ? T : never

const RUN = 'cc58fdda-3258-4f4e-b229-7c5dd9c29324'

function factsOf(world: World): ExplainFacts {
  const fact = <T>(name: FactName, value: T): Fact<T> => {
    const why = world.readings[name]
    return why === undefined ? known(value) : unread(why)
  }
  const check = (name: string, state: CheckState, required = true): Check => ({
    kind: 'run',
    name,
    state,
    required,
    suite: '7',
    finishedAt: world.finishedAt,
  })
  const checks = [
    check('unit', world.failing),
    check('lint', world.second),
    check('e2e', world.sibling, false),
  ]
  const run: TestRun = {
    id: RUN,
    branch: undefined,
    sha: 'b'.repeat(40),
    status: 'failed',
    createdAt: undefined,
    isBisection: world.bisection,
    tested: Array.from({ length: world.tested }, (_, index) => ({ prNumber: 12 + index })),
    ahead: [],
    required: ['unit', 'lint'],
    checks,
    isWhole: true,
    gitHubChecks: fact('gitHubChecks', checks),
    allRequired: fact('allRequired', ['unit', 'lint']),
  }
  const entry = {
    same: { testRun: { id: RUN, testedPullRequests: [] } },
    other: { testRun: { id: 'x', testedPullRequests: [] } },
    unnamed: {},
    none: undefined,
  }[world.timeline]
  const mergeFacts = {
    closed: world.closed,
    merged: false,
    url: 'https://github.com/x',
    draft: world.draft,
    headSha: HEAD,
    baseBranch: world.baseBranch,
    conflicting: world.conflicting,
    createdAt: '2026-09-10T00:00:00Z',
    changeRequests: fact('changeRequests', world.reviewer === undefined ? [] : [world.reviewer]),
  }
  const ahead = Array.from({ length: world.ahead }, (_, index) => ({ prNumber: index + 1 }))
  const queue = {
    state: world.queue,
    mode: 'single',
    enqueuedPullRequests: [...ahead, { prNumber: 12 }],
  }
  const failing = {
    name: 'adds',
    classname: undefined,
    parent: undefined,
    file: 'test/table.test.ts',
  }
  return withConclusions({
    ref,
    record: {
      state: world.state,
      stateChangedAt: new Date(AT).toISOString(),
      prSha: world.recordHead,
      isCurrentlySubmittedToQueue: !['FAILED', 'CANCELLED', 'MERGED'].includes(world.state),
    } as ExplainFacts['record'],
    history: fact('history', { hasTimeline: world.timeline !== 'none', entry }),
    run: fact('run', run),
    mergeFacts: fact('mergeFacts', mergeFacts),
    queue: fact('queue', queue as never),
    base: fact('base', { sha: OTHER, checks: world.onBase ? [check('unit', 'failed')] : [] }),
    notes: [],
    tests: {
      evidence:
        world.evidence === 'tests'
          ? { testsOf: new Map([[check('unit', 'failed'), [failing]]]) }
          : { rule: world.evidence === 'rule 2' ? 2 : 3, why: 'x' },
      listing: fact('listing', rowsOf(world)),
      changes: new Map([[12, fact('changes', [{ path: world.changed }])]]),
      containsHead: fact('containsHead', world.contains),
      hasOtherBranch: fact('hasOtherBranch', world.otherBranch),
      workspace: '/w',
    },
  })
}

type Rows = TestFacts['listing'] extends Fact<infer T> ? T : never

function rowsOf({ listed, since, impacted, quarantined }: World): Rows {
  const row = (id: string, value: string, otherStatus?: string) => ({
    id,
    name: 'adds',
    file_path: 'test/table.test.ts',
    quarantined,
    otherStatus,
    status: { value, timestamp: since },
    pull_requests_impacted_last_7d: impacted,
  })
  const rows = {
    flaky: [row('1', 'flaky')],
    broken: [row('1', 'broken')],
    healthy: [row('1', 'flaky', 'healthy')],
    missing: [],
    twice: [row('1', 'flaky'), row('2', 'flaky')],
  }[listed]
  return rows as unknown as Rows
}

/** The facts that a retry of a world needs; the test branches only without a timeline. */
const neededIn = ({ state, timeline }: World): readonly FactName[] =>
  FACTS.filter(
    (name) =>
      !(name === 'hasOtherBranch' && timeline !== 'none') &&
      !(name === 'changeRequests' && state !== 'FAILED'),
  )

/** What the documents say, read again without looking at the code. */
function mayRetry(w: World): false | 'restart' | 'submit' {
  if (neededIn(w).some((name) => w.readings[name] !== undefined)) return false
  const rule1 =
    !w.bisection &&
    (w.timeline === 'none' ? w.finishedAt === AT - 60_000 && !w.otherBranch : w.timeline === 'same')
  const rule2 =
    w.failing === 'failed' &&
    w.second === 'passed' &&
    w.sibling !== 'not-run' &&
    w.evidence !== 'rule 2'
  const rule3 = w.evidence === 'tests'
  const rule4 = w.listed === 'flaky' && !w.quarantined
  const rule5 = w.since < '2026-09-10' || w.impacted >= w.tested + 2
  const rule6 = w.changed === 'src/other.ts'
  const rule7 = w.recordHead === HEAD && w.contains
  // Only `unit` fails on the base, which doesn't explain a failed job behind it.
  const isBrokenBase = w.onBase && w.sibling !== 'failed'
  const rules = [rule1, rule2, rule3, rule4, rule5, rule6, rule7, !isBrokenBase]
  const isOpen = !w.closed && !w.draft && !w.conflicting && w.baseBranch === 'main'
  if (!rules.every(Boolean) || !isOpen || w.queue !== 'running') return false
  if (w.state === 'PENDING_FAILURE') return w.tested === 1 && w.ahead === 0 && 'restart'
  return w.state === 'FAILED' && w.reviewer === undefined && 'submit'
}

function plannedIn(world: World): false | 'restart' | 'submit' {
  const facts = factsOf(world)
  const plan = planRetry(judge(facts).name, facts)
  return 'act' in plan && plan.act
}

test('no retry unless every rule holds, and then it is the right one', () => {
  let retried = 0
  fc.assert(
    fc.property(World, (world) => {
      const expected = mayRetry(world)
      if (expected !== false) retried++
      expect(plannedIn(world)).toBe(expected)
    }),
    { numRuns: 4000 },
  )
  expect(retried).toBeGreaterThan(50)
})

/** A world in which every rule holds. */
const HOLDS: World = {
  readings: Object.fromEntries(FACTS.map((name) => [name, undefined])) as World['readings'],
  state: 'FAILED',
  timeline: 'same',
  finishedAt: AT - 60_000,
  otherBranch: false,
  bisection: false,
  tested: 1,
  failing: 'failed',
  second: 'passed',
  sibling: 'passed',
  onBase: false,
  evidence: 'tests',
  listed: 'flaky',
  quarantined: false,
  impacted: 5,
  since: '2026-09-01T00:00:00Z',
  changed: 'src/other.ts',
  recordHead: HEAD,
  contains: true,
  closed: false,
  draft: false,
  conflicting: false,
  baseBranch: 'main',
  queue: 'running',
  reviewer: undefined,
  ahead: 0,
}

describe.each(['FAILED', 'PENDING_FAILURE'])('a retry of one that is %s', (state) => {
  describe.each(['same', 'none'] as const)('with the timeline: %s', (timeline) => {
    const holds = { ...HOLDS, state, timeline }
    const whole = state === 'FAILED' ? 'submit' : 'restart'

    test('is sent if every fact is read', () => {
      expect(plannedIn(holds)).toBe(whole)
    })

    test.each(FACTS)('needs the fact %s, unless the documents say otherwise', (name) => {
      const readings = { ...holds.readings, [name]: 'HTTP 403' }
      const expected = neededIn(holds).includes(name) ? false : whole
      expect(plannedIn({ ...holds, readings })).toBe(expected)
    })
  })
})
