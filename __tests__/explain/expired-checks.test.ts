/** Checks that GitHub has deleted, which are not missing. */
import { type ExplainWorld, explainWorld, RUN } from '../support/explain-world.js'
import { describe, expect, test } from '../support/jest.js'
import { explained, failedBy, runIn } from './explained.js'

/** The clock of a test is at 2026-09-17T10:00:00Z. */
const OLD = '2026-09-10T09:59:59Z'
const RECENT = '2026-09-10T10:00:01Z'
const at = (createdAt: string | undefined, over: object = {}): ExplainWorld => ({
  checks: [],
  details: { createdAt, ...over },
})
const NO_REASON = { entry: { failure: { testRun: { id: RUN } } } }

describe('the checks of a run older than seven days, of whose commit GitHub shows none, are unread', () => {
  test.each<[string, ExplainWorld]>([
    ['by the time of the run', at(OLD)],
    ['by the time of the failure', { ...at(undefined), record: { stateChangedAt: OLD } }],
    [
      'although the service still lists another check',
      at(OLD, { statusChecks: [{ context: 'lint', state: 'SUCCESS' }] }),
    ],
    [
      'of a queue without its own list',
      { ...at(OLD, { requiredStatuses: null }), pullRequest: { requiredChecks: ['unit'] } },
    ],
  ])('%s', async (_, world) => {
    const { reasons, verdict, summary } = await explained({ ...world, ...NO_REASON })
    expect(verdict).toBe('undecided')
    expect(reasons.filter(({ text }) => text?.includes('on the test branch'))).toEqual([])
    expect(summary).toContain('GitHub no longer keeps the checks of its test run')
  })

  test('and the reason of the service alone explains the failure', async () => {
    const { verdict, reasons } = await explained(at(OLD))
    expect(verdict).toBe('check-failed')
    expect(reasons.map(({ kind }) => kind)).toEqual(['queue-reason'])
  })

  test('and a failure that the service still lists counts', async () => {
    const statusChecks = [{ context: 'unit', state: 'FAILURE' }]
    const { verdict, failing } = await explained(at(OLD, { statusChecks }))
    expect({ verdict, failing }).toEqual({ verdict: 'check-failed', failing: ['unit'] })
  })

  test('and a time-out is still one', async () => {
    const world = { ...at(OLD), entry: failedBy('test_run_timeout') }
    expect((await explained(world)).verdict).toBe('infrastructure')
  })

  test.each(['get-pull-request', 'wait-for-merge'])('in %s', async (operation) => {
    await using world = await explainWorld({ ...at(OLD), event: null })
    const { reasons } = await runIn(world, { operation })
    expect(reasons.filter(({ kind }) => kind === 'check-missing')).toEqual([])
  })
})

describe('a required check is missing', () => {
  test.each<[string, ExplainWorld]>([
    ['if the run is not older than seven days', at(RECENT)],
    [
      'if GitHub shows another check of the commit',
      { ...at(OLD), checks: [{ name: 'lint', conclusion: 'SUCCESS', suite: 7 }] },
    ],
  ])('%s', async (_, world) => {
    const { verdict, reasons } = await explained(world)
    expect(verdict).toBe('infrastructure')
    expect(reasons.map(({ kind }) => kind)).toContain('check-missing')
  })
})
