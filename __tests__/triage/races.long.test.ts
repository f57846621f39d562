/** Random worlds in which two triages and one explanation try the same heads at once. */
import { expect, test } from '../support/jest.js'
import {
  failedIn,
  failedRun,
  idOfRun,
  type TriageSeed,
  triageWorld,
} from '../support/triage-world.js'
import { VirtualClock } from '../support/virtual-clock.js'

/** Random numbers from 0 to 1 that are the same each time. */
function diceOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state / 2147483648
  }
}

const REPORT = `<testsuites><testsuite name="table" tests="1" failures="1">
  <testcase name="adds a row" classname="table" file="test/table.test.ts"><failure>no</failure></testcase>
</testsuite></testsuites>`
const ROW = {
  id: '1b671a64-40d5-491e-99b0-da01ff1f3341',
  html_url: 'https://service.test/tests/1',
  name: 'adds a row',
  classname: 'table',
  file_path: 'test/table.test.ts',
  status: { value: 'FLAKY', timestamp: '2026-09-01T00:00:00Z' },
  pull_requests_impacted_last_7d: 5,
  quarantined: false,
}
const NUMBERS = [1, 2, 3]

function worldOf(seed: number): TriageSeed {
  const dice = diceOf(seed)
  const clock = new VirtualClock()
  const lagMs = Math.floor(dice() * 1500)
  const gitHub = { createdAt: '2026-09-10T00:00:00Z', files: [{ path: 'src/other.ts' }] }
  return {
    pulls: Object.fromEntries(
      NUMBERS.map((number) => [number, { stays: [failedIn(`r${number}`, 60 - number)], gitHub }]),
    ),
    runs: Object.fromEntries(
      NUMBERS.map((number) => [`r${number}`, failedRun([number], 60 - number)]),
    ),
    listing: { tests: [ROW], page: { total_rows: 1, next_page_token: '' } },
    gitHub: { lag: { now: clock.now, ms: () => lagMs } },
    losesAnswer: () => dice() < 0.4,
    staleReads: Math.floor(dice() * 3),
    onSubmit: () => (dice() < 0.2 ? { cut: 'before' } : undefined),
    clock,
  }
}
const EXPLAIN = {
  operation: 'explain',
  'pull-request': '1',
  'retry-on': 'known-flaky',
  comment: 'on-failure',
  'org-slug': 'octo-org',
  'test-checks': 'e2e',
  'failed-tests-files': 'report.xml',
  'test-run-id': idOfRun('r1'),
}
const explainIn = (world: Awaited<ReturnType<typeof triageWorld>>) =>
  world.run(EXPLAIN, { 'report.xml': REPORT })

test('in 30 random worlds, two triages and one explanation submit no head twice', async () => {
  const counts = { taken: 0, requeued: 0, retried: 0 }
  for (let seed = 1; seed <= 30; seed++) {
    await using world = await triageWorld(worldOf(seed))
    const [one, other, explained] = await Promise.all([
      world.run({ requeue: 'failed' }),
      world.run({ requeue: 'failed' }),
      explainIn(world),
    ])
    expect({ seed, taken: world.taken.toSorted() }).toEqual({
      seed,
      taken: [...new Set(world.taken)].toSorted(),
    })
    counts.taken += world.taken.length
    counts.requeued += (one.triage.requeued?.length ?? 0) + (other.triage.requeued?.length ?? 0)
    counts.retried += explained.outcome === 'retried' ? 1 : 0
  }
  expect(counts.taken).toBeGreaterThan(30)
  expect(counts.requeued).toBeGreaterThan(10)
  expect(counts.retried).toBeGreaterThan(0)
})
