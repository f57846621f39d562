/** The service says that a required check failed, and no source names the check. */
import { type ExplainWorld, FAILED_CHECK, RETRY } from '../support/explain-world.js'
import { describe, expect, test } from '../support/jest.js'
import { blames, explained, failedBy, GREEN, queued, WITHOUT_CHECKS } from './explained.js'

const UNREAD = { details: { checkSuites: null, statusChecks: null }, gitHub: WITHOUT_CHECKS }
const SKIPPED = { ...FAILED_CHECK, name: 'gate', conclusion: 'SKIPPED' } as const

describe('the verdict is `check-failed`, and the headline says that nothing names the check', () => {
  test.each<[string, ExplainWorld]>([
    ['the checks cannot be read', UNREAD],
    ['the service shows empty lists', { ...UNREAD, details: { checkSuites: [] } }],
    [
      'the run requires nothing that is shown',
      { details: { requiredStatuses: [] }, checks: [GREEN] },
    ],
    [
      'the required check was skipped, and nothing else is red',
      { details: { requiredStatuses: ['gate'] }, checks: [SKIPPED] },
    ],
    ['it is about to fail', { ...UNREAD, record: queued('pending_failure') }],
    [
      'the reason is in upper case',
      { details: null, entry: failedBy('TEST_RUN_REQUIRED_STATUS_FAILED') },
    ],
  ])('%s', async (_, world) => {
    const { verdict, summary, log, sent, failing } = await explained(world)
    expect(verdict).toBe('check-failed')
    expect({ failing, sent }).toEqual({ failing: [], sent: [] })
    expect(summary).toContain('failed a required check, and nothing that can be read names it')
    expect(summary).not.toContain('the cause is not clear')
    expect(log).toContain('Next: Find the check that failed in the test run')
  })
})

test.each([
  ['the run is gone', { details: null }, '(rule 1): the test run is not known'],
  [
    'the checks cannot be read',
    UNREAD,
    "(rule 2): GitHub's checks of the test run could not be read",
  ],
  [
    'the required check was skipped',
    { details: { requiredStatuses: ['gate'] }, checks: [SKIPPED] },
    '(rule 2): nothing that can be read names the required check that failed',
  ],
])('a retry is refused by a rule that is named: %s', async (_, world, why) => {
  const { verdict, log, sent } = await explained({ ...world, inputs: RETRY })
  expect(verdict).toBe('check-failed')
  expect(log).toContain(`Not known to be flaky ${why}`)
  expect(sent).toEqual([])
})

describe('the cause is never called unclear where the service names it', () => {
  test.each<[string, ExplainWorld, string]>([
    [
      'another required check has not finished',
      {
        details: { requiredStatuses: ['unit', 'lint'] },
        checks: [FAILED_CHECK, { name: 'lint', suite: 8 }],
      },
      'failed the check unit, and another check has not finished',
    ],
    [
      'the only required check has not finished',
      { checks: [{ name: 'unit', suite: 7 }] },
      'failed a required check, and one has not finished',
    ],
  ])('if %s', async (_, world, headline) => {
    const { verdict, summary } = await explained(world)
    expect(verdict).toBe('undecided')
    expect(summary).toContain(headline)
  })
})

describe('a gate that was skipped because a job that it needs failed', () => {
  const skippedGate: ExplainWorld = {
    details: { requiredStatuses: ['gate'] },
    checks: [FAILED_CHECK, SKIPPED],
  }

  test.each<[string, ExplainWorld]>([
    ['the service does not name it', skippedGate],
    ['the service blames it', { ...skippedGate, entry: blames('gate') }],
    [
      'another required check is green',
      {
        ...skippedGate,
        details: { requiredStatuses: ['gate', 'lint'] },
        checks: [FAILED_CHECK, SKIPPED, { ...GREEN, name: 'lint', suite: 8 }],
      },
    ],
  ])('is not called green, and the failed job is named: %s', async (_, world) => {
    const { verdict, summary, failing, log } = await explained(world)
    expect(verdict).toBe('check-failed')
    expect(failing).toContain('unit')
    expect(summary).not.toContain('green now')
    expect(summary).toContain('unit failed on the test branch')
    expect(log).toContain('Next: Fix the failing check and push')
  })
})

describe('a check that is green now', () => {
  const both = { details: { requiredStatuses: ['unit', 'lint'] } }
  const checks = [GREEN, { ...GREEN, name: 'lint', suite: 8 }]

  test('is not named if several are, and the service names none', async () => {
    const { summary } = await explained({ ...both, checks })
    expect(summary).toContain('All required checks are green now: one of them was run again')
    expect(summary).not.toContain('lint is green now')
  })

  test('is named if the service blames it', async () => {
    const { summary } = await explained({ ...both, checks, entry: blames('lint') })
    expect(summary).toContain('lint is green now: it was run again')
  })
})
