/** Facts of an explanation, from plain values. */
import { type ExplainFacts, withConclusions } from '../../src/explain/facts.js'
import type { Check } from '../../src/github/check.js'
import { type Fact, known, unread } from '../../src/shared/fact.js'
import { pullRequestRef } from '../../src/shared/references.js'
import type { TestRun } from '../../src/test-run/test-run.js'

export const ref = pullRequestRef(
  { host: 'github.com', owner: 'octo-org', name: 'orion' },
  'main',
  12,
)
const HEAD = 'a'.repeat(40)

export const check = (name: string, state: Check['state'], over: Partial<Check> = {}): Check => ({
  kind: 'run',
  name,
  state,
  required: true,
  ...over,
})
export const runOf = (checks: readonly Check[], over: Partial<TestRun> = {}): TestRun => ({
  id: 'x',
  branch: undefined,
  sha: undefined,
  status: undefined,
  createdAt: undefined,
  isBisection: false,
  tested: [{ prNumber: 12 }],
  ahead: [],
  required: ['unit'],
  checks,
  isWhole: true,
  gitHubChecks: known(checks),
  allRequired: known(['unit']),
  ...over,
})
/** Facts as plain values; `undefined` for one that is unread. */
export interface Loose {
  readonly record?: unknown
  readonly entry?: unknown
  readonly hasTimeline?: boolean
  readonly run?: unknown
  readonly mergeFacts?: unknown
  readonly queue?: unknown
  readonly base?: unknown
}
export const factOf = (value: unknown): Fact<never> =>
  value === undefined ? unread('HTTP 502') : known(value as never)
export const factsOf = ({
  record,
  entry,
  hasTimeline = true,
  ...over
}: Loose = {}): ExplainFacts => {
  const { run, mergeFacts, queue, base } = { run: runOf([check('unit', 'failed')]), ...over }
  return withConclusions({
    ref,
    record: {
      state: 'FAILED',
      isCurrentlySubmittedToQueue: false,
      ...(record as object),
    } as ExplainFacts['record'],
    history: known({ hasTimeline, entry: entry as never }),
    ...{
      run: factOf(run),
      mergeFacts: factOf(mergeFacts),
      queue: factOf(queue),
      base: factOf(base),
    },
    tests: undefined,
    notes: ['A note.'],
  })
}
export const queue = (...numbers: number[]) => ({
  state: 'running',
  enqueuedPullRequests: numbers.map((prNumber) => ({ prNumber })),
})
export const inQueue = (state: string) => ({ record: { state, isCurrentlySubmittedToQueue: true } })
export const ABOUT_TO_FAIL = inQueue('PENDING_FAILURE')
export const unit = (state: Check['state']) => ({ run: runOf([check('unit', state)]) })
export const word = (reason: string) => ({ entry: { reason } })
export const onBase = (...checks: Check[]) => ({ base: { sha: HEAD, checks } })
export const gitHub = (over: object) => ({
  mergeFacts: {
    headSha: HEAD,
    baseBranch: 'main',
    createdAt: '2026-09-10T00:00:00Z',
    changeRequests: known([]),
    ...over,
  },
})
