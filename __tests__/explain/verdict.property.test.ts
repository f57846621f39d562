/** Random worlds: no retry unless an oracle that knows nothing of the code agrees. */

import fc from 'fast-check'
import type { Facts, FlakyFacts } from '../../src/explain/facts.js'
import { claimRetry, planRetry } from '../../src/explain/retry.js'
import { judge } from '../../src/explain/verdict.js'
import type { OwnComment, OwnComments } from '../../src/github/posts.js'
import type { RunCheck, TestRun } from '../../src/pull-request/test-run.js'
import { pullRequestRef } from '../../src/shared/references.js'
import type { Context } from '../../src/step/context.js'
import { expect, test } from '../support/jest.js'
import { VirtualClock } from '../support/virtual-clock.js'

const ref = pullRequestRef({ host: 'github.com', owner: 'octo-org', name: 'orion' }, 'main', 12)
const HEAD = 'a'.repeat(40)
const OTHER = 'd'.repeat(40)
const AT = Date.parse('2026-09-17T10:16:00Z')

/** Mostly the value with which the rules hold, sometimes another one. */
const mostly = <T>(usual: T, ...others: readonly T[]) =>
  fc.oneof(
    { weight: 14, arbitrary: fc.constant(usual) },
    ...others.map((other) => fc.constant(other)),
  )

const World = fc.record({
  state: mostly('FAILED', 'PENDING_FAILURE', 'TESTING', 'CANCELLED', 'MERGED', 'LEVITATING'),
  timeline: mostly<'same' | 'other' | 'none' | 'unnamed'>('same', 'other', 'none', 'unnamed'),
  finishedAt: mostly<number | undefined>(AT - 60_000, AT - 3_600_000, undefined),
  newerBranch: mostly<boolean | undefined>(false, true, undefined),
  bisection: mostly(false, true),
  tested: mostly(1, 2, 3),
  failing: mostly<RunCheck['state']>('failed', 'passed', 'not-run', 'pending'),
  second: mostly<RunCheck['state']>('passed', 'failed', 'not-run', 'pending'),
  sibling: mostly<RunCheck['state']>('passed', 'failed', 'not-run', 'pending'),
  onBase: mostly(false, true),
  reportsOfRun: mostly(true, false),
  evidence: mostly<'tests' | 'rule 2' | 'rule 3'>('tests', 'rule 2', 'rule 3'),
  listing: mostly<'flaky' | 'broken' | 'missing' | 'unread' | 'twice'>(
    'flaky',
    'broken',
    'missing',
    'unread',
    'twice',
  ),
  quarantined: mostly(false, true),
  since: mostly('2026-09-01T00:00:00Z', '2026-09-12T00:00:00Z'),
  impacted: mostly(5, 2),
  changed: mostly<string | undefined>(
    'src/other.ts',
    'test/table.test.ts',
    'a/test/table.test.ts',
    undefined,
  ),
  recordHead: mostly(HEAD, OTHER),
  contains: mostly<boolean | undefined>(true, false, undefined),
  gitHub: mostly(true, false),
  closed: mostly(false, true),
  draft: mostly(false, true),
  conflicting: mostly(false, true),
  base: mostly('main', 'release'),
  changesRequested: mostly<boolean | undefined>(false, true, undefined),
  queue: mostly<string | undefined>('running', 'paused', 'draining', undefined),
})
type World = typeof World extends fc.Arbitrary<infer T> ? T : never

const RUN = 'cc58fdda-3258-4f4e-b229-7c5dd9c29324'

function factsOf(world: World): Facts {
  const check = (name: string, state: RunCheck['state'], required = true): RunCheck => ({
    ...{ kind: 'run', name, state, required, suite: '7', finishedAt: world.finishedAt },
  })
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
    checks: [
      check('unit', world.failing),
      check('lint', world.second),
      check('e2e', world.sibling, false),
    ],
    isWhole: true,
  }
  const { tests, rows } = testsOf(world)
  const flaky: FlakyFacts = {
    hasTimeline: world.timeline !== 'none',
    hasNewerBranch: world.newerBranch,
    evidence:
      world.evidence === 'tests' && world.reportsOfRun
        ? { testsOf: new Map([[check('unit', 'failed'), tests]]) }
        : { rule: world.evidence === 'rule 2' ? 2 : 3, why: 'x' },
    listing: world.listing === 'unread' ? undefined : rows,
    workspace: '/w',
    openedAt: '2026-09-10T00:00:00Z',
    changes: new Map([[12, world.changed === undefined ? undefined : [{ path: world.changed }]]]),
    containsHead: world.contains,
  }
  const entry = {
    same: { testRun: { id: RUN, branch: undefined, sha: undefined, testedPullRequests: [] } },
    other: { testRun: { id: 'x', branch: undefined, sha: undefined, testedPullRequests: [] } },
    unnamed: {},
    none: undefined,
  }[world.timeline]
  const inQueue = !['FAILED', 'CANCELLED', 'MERGED'].includes(world.state)
  const record = {
    ...{ state: world.state, stateChangedAt: new Date(AT).toISOString(), prSha: world.recordHead },
    isCurrentlySubmittedToQueue: inQueue,
  }
  const gitHub = {
    ...{ closed: world.closed, merged: false, url: 'https://github.com/x', draft: world.draft },
    ...{ headSha: HEAD, baseBranch: world.base, changesRequested: world.changesRequested },
    conflicting: world.conflicting,
  }
  return {
    ref,
    record: record as Facts['record'],
    entry,
    gitHub: world.gitHub ? (gitHub as Facts['gitHub']) : undefined,
    queue:
      world.queue === undefined
        ? undefined
        : ({ state: world.queue, enqueuedPullRequests: [] } as unknown as Facts['queue']),
    run,
    base: world.onBase
      ? { sha: OTHER, checks: [{ kind: 'run', name: 'unit', state: 'failed' }] }
      : undefined,
    flaky,
  }
}

function testsOf({ listing, since, impacted, quarantined }: World) {
  const tests = [
    { name: 'adds', classname: undefined, parent: undefined, file: 'test/table.test.ts' },
  ]
  const row = (id: string, value: string) => ({
    ...{ id, name: 'adds', file_path: 'test/table.test.ts', quarantined },
    ...{ status: { value, timestamp: since }, pull_requests_impacted_last_7d: impacted },
  })
  const rows = {
    flaky: [row('1', 'flaky')],
    broken: [row('1', 'broken')],
    missing: [],
    unread: [],
    twice: [row('1', 'flaky'), row('2', 'flaky')],
  }[listing]
  return { tests, rows } as unknown as {
    tests: NonNullable<
      Extract<FlakyFacts['evidence'], { rule?: undefined }>['testsOf'] extends ReadonlyMap<
        unknown,
        infer T
      >
        ? T
        : never
    >
    rows: NonNullable<FlakyFacts['listing']>
  }
}

/** What the documents say, read again without looking at the code. */
function mayRetry(w: World): false | 'restart' | 'submit' {
  const rule1 =
    !w.bisection &&
    (w.timeline === 'none'
      ? w.finishedAt === AT - 60_000 && w.newerBranch === false
      : w.timeline === 'same')
  const rule2 =
    w.failing === 'failed' &&
    w.second === 'passed' &&
    w.sibling !== 'not-run' &&
    w.evidence !== 'rule 2'
  const rule3 = w.reportsOfRun && w.evidence === 'tests'
  const rule4 = w.listing === 'flaky' && !w.quarantined
  const rule5 = w.since < '2026-09-10' || w.impacted >= w.tested + 2
  const rule6 = w.changed === 'src/other.ts'
  const rule7 = w.gitHub && w.recordHead === HEAD && w.contains === true
  const rule8 = w.listing !== 'unread'
  // Both required checks count; only `unit` fails on the base.
  const brokenBase = w.onBase
  const rules = [rule1, rule2, rule3, rule4, rule5, rule6, rule7, rule8, !brokenBase]
  const open = !w.closed && !w.draft && !w.conflicting && w.base === 'main' && w.queue === 'running'
  if (!rules.every(Boolean) || !open) return false
  if (w.state === 'PENDING_FAILURE') return w.tested === 1 && 'restart'
  return w.state === 'FAILED' && w.changesRequested === false && 'submit'
}

test('no retry unless every rule holds, and then it is the right one', () => {
  let retried = 0
  fc.assert(
    fc.property(World, (world) => {
      // A second failing check has no reports of its own here.
      fc.pre(world.second !== 'failed')
      const facts = factsOf(world)
      const plan = planRetry(judge(facts), facts)
      const expected = mayRetry(world)
      if (expected !== false) retried++
      expect(typeof plan === 'string' ? false : plan.kind).toBe(expected)
    }),
    { numRuns: 2000 },
  )
  expect(retried).toBeGreaterThan(50)
})

/** GitHub's comments, with any delay between what runs do. */
class Comments {
  readonly all: OwnComment[] = []
  #next = 1
  readonly #turn: () => Promise<void>

  constructor(turn: () => Promise<void>) {
    this.#turn = turn
  }

  async list(): Promise<readonly OwnComment[]> {
    await this.#turn()
    return [...this.all]
  }

  async create(data: string, body: string): Promise<OwnComment> {
    await this.#turn()
    const created = { id: this.#next++, url: '', data, body }
    this.all.push(created)
    await this.#turn()
    return created
  }

  async remove({ id }: OwnComment): Promise<void> {
    await this.#turn()
    this.all.splice(
      this.all.findIndex((one) => one.id === id),
      1,
    )
  }
}

test('at most one claim for a head, over any sequence and overlap of runs', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom(HEAD, OTHER), { minLength: 2, maxLength: 6 }),
      async (scheduler, heads) => {
        const comments = new Comments(() => scheduler.schedule(Promise.resolve()))
        const clock = new VirtualClock()
        const context = {
          signal: new AbortController().signal,
          clock: { ...clock, sleep: () => scheduler.schedule(Promise.resolve()) },
        } as unknown as Context
        const claims: string[] = []
        const runs = heads.map(async (head) => {
          const claim = await claimRetry(context, comments as unknown as OwnComments, head)
          if (claim !== undefined) claims.push(head)
        })
        await scheduler.waitFor(Promise.all(runs))
        expect(new Set(claims).size).toBe(claims.length)
        // A later run finds the head counted.
        for (const head of new Set(heads)) {
          const late = claimRetry(context, comments as unknown as OwnComments, head)
          expect(await scheduler.waitFor(late)).toBeUndefined()
        }
      },
    ),
    { numRuns: 500 },
  )
})
