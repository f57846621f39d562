/** Which checks decide the verdict, and whose report of them counts. */
import type { CheckSeed } from '../../sandbox/github/seeds.js'
import { type ExplainWorld, FAILED_CHECK } from '../support/explain-world.js'
import { describe, expect, test } from '../support/jest.js'
import { explained, GREEN, STOPPED, WITHOUT_CHECKS } from './explained.js'

describe("the queue's own check is never a reason, failed or missing", () => {
  const OWN: readonly CheckSeed[] = [
    { name: 'Trunk Merge Queue (main)', status: 'FAILURE', required: true },
    { name: 'Merging (main)', app: 'trunk-io', conclusion: 'FAILURE', required: true },
  ]
  const required = ['unit', ...OWN.map(({ name }) => name)]

  test.each([
    ['a required check failed', FAILED_CHECK, 'check-failed', ['unit']],
    ['the required check passed', GREEN, 'undecided', []],
  ] as const)('%s', async (_, check, verdict, failing) => {
    const found = await explained({
      event: null,
      details: {
        requiredStatuses: required,
        statusChecks: [{ context: 'Trunk Merge Queue (main)', state: 'FAILURE' }],
      },
      checks: [check, ...OWN],
      pullRequest: { checks: OWN, requiredChecks: required.slice(1) },
    })
    expect(found).toMatchObject({ verdict, failing })
    expect(JSON.stringify(found.reasons)).not.toMatch(/Merging|Merge Queue \(/)
  })

  test('only the protection of the branch names it, and nothing has reported it yet', async () => {
    const { reasons } = await explained({
      record: { state: 'not_ready', isCurrentlySubmittedToQueue: true },
      entry: {
        notReady: { blockReasons: [{ kind: 'awaiting_required_check', name: OWN[0]?.name }] },
      },
      pullRequest: { requiredChecks: [OWN[0]?.name ?? ''] },
    })
    expect(JSON.stringify(reasons)).not.toContain('Merge Queue (')
  })
})

test.each<[string, ExplainWorld]>([
  ['requires none', { details: { requiredStatuses: [] } }],
  ['requires none, by the service and by GitHub', { details: { requiredStatuses: null } }],
  [
    'has no checks that can be read',
    { details: { checkSuites: undefined, statusChecks: undefined }, gitHub: WITHOUT_CHECKS },
  ],
  ['has required checks, all of them green', { checks: [GREEN] }],
])('a run that %s is undecided without a reason of the service', async (_, world) => {
  const found = await explained({ checks: [STOPPED], entry: null, ...world })
  expect(found).toMatchObject({ passed: true, verdict: 'undecided' })
})

test.each<[string, ExplainWorld]>([
  ['GitHub shows none either', { checks: [] }],
  [
    'there is no token, and the service lists another check',
    {
      details: { statusChecks: [{ context: 'lint', state: 'SUCCESS' }] },
      inputs: { 'github-token': '' },
    },
  ],
])('a required check that the service does not list did not run if %s', async (_, world) => {
  const { verdict, reasons } = await explained(world)
  expect(verdict).toBe('infrastructure')
  expect(JSON.stringify(reasons)).toContain('did not run')
})
