/**
 * What the polling policy costs and how late it notices a merge, on pull requests that the
 * sandbox's own queue engine takes through their states (docs/maintaining/decisions/polling.md). Nothing here is measured:
 * the same seed gives the same numbers.
 */
import { Engine } from '../sandbox/engine/engine.js'
import type { PullRequestFacts } from '../sandbox/engine/types.js'
import { pollIntervalMs } from '../src/wait/pace.js'
import { publish, report } from './report.js'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Time until the next poll, in milliseconds. */
type Policy = (state: string, secondsInState: number, random: number) => number

const adaptive: Policy = pollIntervalMs
const everyTenSeconds: Policy = () => 10_000

/** The states of one pull request, from its submission on; the last one lasts forever. */
type Life = readonly { readonly state: string; readonly at: number }[]

/** The targets of the polling policy. */
const BARS = {
  requestsIn6hPending: 400,
  requestsIn6hTesting: 750,
  meanDelaySeconds: 8,
  p95DelaySeconds: 30,
} as const

export interface PolicyResult {
  /** Polls of a merged pull request, on average. */
  readonly requests: number
  /** From the merge to the poll that sees it. */
  readonly meanDelaySeconds: number
  readonly p95DelaySeconds: number
}

export interface PollingResult {
  readonly requestsIn6hPending: number
  readonly requestsIn6hTesting: number
  readonly merges: number
  readonly adaptive: PolicyResult
  readonly everyTenSeconds: PolicyResult
  /**
   * The adaptive policy, one row per queue. The sooner a merge follows its tests, the more it is
   * noticed at the pace of TESTING instead of TESTS_PASSED, and so later.
   */
  readonly queues: readonly (PolicyResult & { readonly mergeSeconds: number })[]
  /** The targets that are missed; empty when none is. */
  readonly missed: readonly string[]
}

/** Uniform in [0, 1), the same for the same seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface Scenario {
  readonly settings: object
  /** What the service and GitHub take from the last passed test to the merge. */
  readonly mergeSeconds: number
  /** Mean time between two submissions, in minutes. */
  readonly everyMinutes: number
  /** Shortest and longest test run, in minutes. */
  readonly testMinutes: readonly [number, number]
  /** Share of pull requests that fail their first run. */
  readonly flaky: number
}

const DEEP = { canOptimisticallyMerge: true, pendingFailureDepth: 3 }

/** Typical queues: idle and busy, fast and slow, one by one, side by side, in batches. */
const SCENARIOS: readonly Scenario[] = [
  { mergeSeconds: 5, settings: {}, everyMinutes: 60, testMinutes: [3, 8], flaky: 0 },
  { mergeSeconds: 10, settings: {}, everyMinutes: 16, testMinutes: [8, 20], flaky: 0.05 },
  {
    mergeSeconds: 20,
    settings: { concurrency: 5 },
    everyMinutes: 10,
    testMinutes: [20, 45],
    flaky: 0.05,
  },
  {
    mergeSeconds: 30,
    settings: { concurrency: 10, ...DEEP },
    everyMinutes: 5,
    testMinutes: [15, 60],
    flaky: 0.1,
  },
  {
    mergeSeconds: 45,
    settings: { mode: 'parallel', concurrency: 6 },
    everyMinutes: 6,
    testMinutes: [10, 40],
    flaky: 0.05,
  },
  {
    mergeSeconds: 60,
    settings: { batch: true, batchingMinSize: 4, batchingMaxWaitTimeMinutes: 10, concurrency: 2 },
    everyMinutes: 7,
    testMinutes: [15, 30],
    flaky: 0.05,
  },
]

/** Pull requests per scenario. */
const EACH = 150

/** The lives of the pull requests of one scenario that end in a merge. */
function livesOf(scenario: Scenario, random: () => number): readonly Life[] {
  const between = ([low, high]: readonly [number, number]) => low + random() * (high - low)
  const numbers = Array.from({ length: EACH }, (_, index) => index + 1)
  const pullRequests = numbers.map(
    (number): PullRequestFacts => ({
      number,
      title: '',
      author: '',
      sha: '',
      testMinutes: between(scenario.testMinutes),
      fails: random() < scenario.flaky ? { firstRuns: 1 } : 'never',
      mergeability: 'mergeable',
      upToDate: false,
    }),
  )
  const engine = new Engine({ now: 0, pullRequests, mergeSeconds: scenario.mergeSeconds })
  engine.createQueue('main', scenario.settings)
  for (const number of numbers) {
    // A Poisson process: the times between arrivals are exponential.
    engine.advance(engine.now - Math.log(1 - random()) * scenario.everyMinutes * MINUTE)
    const areas = Array.from({ length: 1 + Math.floor(random() * 2) }, () =>
      Math.floor(random() * 8),
    )
    engine.setTargets('main', number, '', new Set(areas.map(String)))
    engine.submit('main', number)
  }
  engine.advance(engine.now + 1000 * HOUR)
  return numbers
    .map((number) => engine.transitions.filter((t) => t.number === number))
    .filter((changes) => changes.at(-1)?.to === 'merged')
    .map((changes) => changes.map(({ at, to }) => ({ at, state: to.toUpperCase() })))
}

/**
 * Polls one life as `wait-for-merge` does: at once, then as the policy says from when it first
 * saw the present state.
 *
 * @param until polling ends here, or with the merge
 */
function look(life: Life, policy: Policy, random: () => number, until: number) {
  let now = life[0]?.at ?? 0
  let seen = ''
  let since = now
  for (let requests = 1; ; requests++) {
    const state = life.findLast((change) => change.at <= now)?.state ?? ''
    if (state === 'MERGED') return { requests, at: now }
    if (state !== seen) {
      seen = state
      since = now
    }
    now += policy(state, (now - since) / 1000, random())
    if (now > until) return { requests, at: until }
  }
}

function classifyFailure(lives: readonly Life[], policy: Policy, seed: number): PolicyResult {
  const random = seededRandom(seed)
  const looks = lives.map((life) => {
    const { requests, at } = look(life, policy, random, Number.POSITIVE_INFINITY)
    return { requests, delay: (at - (life.at(-1)?.at ?? 0)) / 1000 }
  })
  const delays = looks.map(({ delay }) => delay).sort((a, b) => a - b)
  return {
    requests: mean(looks.map(({ requests }) => requests)),
    meanDelaySeconds: mean(delays),
    p95DelaySeconds: delays[Math.ceil(0.95 * delays.length) - 1] ?? Number.NaN,
  }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Requests of six hours in one state. */
const sixHoursOf = (state: string, seed: number): number =>
  look([{ state, at: 0 }], adaptive, seededRandom(seed), 6 * HOUR).requests

/** Simulates the policy; pure, and the same for the same seed. */
function simulatePolling(seed = 1): PollingResult {
  const random = seededRandom(seed)
  const queues = SCENARIOS.map((scenario) => livesOf(scenario, random))
  const lives = queues.flat()
  const result = {
    requestsIn6hPending: sixHoursOf('PENDING', seed),
    requestsIn6hTesting: sixHoursOf('TESTING', seed),
    merges: lives.length,
    adaptive: classifyFailure(lives, adaptive, seed),
    everyTenSeconds: classifyFailure(lives, everyTenSeconds, seed),
    queues: SCENARIOS.map(({ mergeSeconds }, index) => ({
      mergeSeconds,
      ...classifyFailure(queues[index] ?? [], adaptive, seed),
    })),
  }
  const measured = { ...result, ...result.adaptive }
  const missed = Object.entries(BARS)
    .filter(([name, bar]) => !(measured[name as keyof typeof BARS] <= bar))
    .map(([name, bar]) => `${name} is above ${bar}`)
  return { ...result, missed }
}

/** Prints the table of the policy beside a fixed pace. */
export function benchPolling(): void {
  const result = simulatePolling()
  const rows = (name: string, { requests, meanDelaySeconds, p95DelaySeconds }: PolicyResult) => [
    [`${name}: requests per merge`, requests, '', ''] as const,
    [`${name}: mean delay`, meanDelaySeconds, 's', `p95 ${p95DelaySeconds.toFixed(1)} s`] as const,
  ]
  const { meanDelaySeconds, p95DelaySeconds, ...bars } = BARS
  report(`Polling: simulated on ${result.merges} merges of ${SCENARIOS.length} queues`, [
    ...rows(
      `adaptive (bars: mean ${meanDelaySeconds} s, p95 ${p95DelaySeconds} s)`,
      result.adaptive,
    ),
    ...rows('every 10 s', result.everyTenSeconds),
    ...result.queues.flatMap((queue) =>
      rows(`adaptive, merge ${queue.mergeSeconds} s after the tests`, queue),
    ),
    ['6 h of PENDING', result.requestsIn6hPending, '', `bar ${bars.requestsIn6hPending}`],
    ['6 h of TESTING', result.requestsIn6hTesting, '', `bar ${bars.requestsIn6hTesting}`],
  ])
  const { adaptive: ours, everyTenSeconds: fixed } = result
  const beside = (value: string) => `${value} with a poll every 10 s`
  const seconds = (value: number) => `${value.toFixed(1)} s`
  publish('polling', `Simulated on ${result.merges} merges of ${SCENARIOS.length} queues.`, [
    [
      'polls of a wait until the merge',
      ours.requests.toFixed(1),
      beside(fixed.requests.toFixed(1)),
    ],
    [
      'mean delay until a wait sees the merge',
      seconds(ours.meanDelaySeconds),
      beside(seconds(fixed.meanDelaySeconds)),
    ],
    [
      '95 % of these delays, at most',
      seconds(ours.p95DelaySeconds),
      beside(seconds(fixed.p95DelaySeconds)),
    ],
    ['polls in 6 h of PENDING', String(result.requestsIn6hPending), ''],
    ['polls in 6 h of TESTING', String(result.requestsIn6hTesting), ''],
  ])
  if (result.missed.length > 0) throw new Error(result.missed.join('; '))
}
