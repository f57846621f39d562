/** The verdict in the headline, and the address of the failed check in the log. */
import type { CheckSeed } from '../../sandbox/github/seeds.js'
import { type ExplainWorld, FAILED_CHECK } from '../support/explain-world.js'
import { expect, test } from '../support/jest.js'
import { live, recordOf } from '../support/pull-request-world.js'
import { shown } from '../support/shown.js'
import { blames, explained, GREEN, rows } from './explained.js'

const OLD = '2026-09-17T09:00:00Z'
const LINT = { ...FAILED_CHECK, name: 'lint' }
const green = ({ name }: CheckSeed, finishedAt = OLD) => ({ ...GREEN, name, finishedAt })
/** It fails on its own head, too, and the target branch was green before the run. */
const OWN: ExplainWorld = {
  checks: [LINT],
  details: { requiredStatuses: ['lint'] },
  baseChecks: [green(LINT)],
  pullRequest: { checks: [LINT] },
}
const TWO = { requiredStatuses: ['unit', 'lint'] }
const BATCH = [{ prNumber: 12 }, { prNumber: 13 }]

const FIVE = ['a', 'b', 'c', 'd', 'e']
/** The failed checks, by the headline that claims no more than what is proved. */
const HEADLINES: Readonly<Record<string, Readonly<Record<string, ExplainWorld>>>> = {
  'Yours (#12): lint fails': {
    'proved to be its own': OWN,
    'in two, of which one is its own': { ...OWN, checks: [FAILED_CHECK, LINT], details: TWO },
  },
  '#12 failed the check lint, which passes on main': {
    'green on its own head': { ...OWN, pullRequest: {} },
    'of a target branch that may have been broken': {
      ...OWN,
      baseChecks: [green(LINT, '2026-09-17T10:06:00Z')],
    },
    'of a run behind another pull request': {
      ...OWN,
      details: { requiredStatuses: ['lint'], dependentPrs: [11] },
    },
    'of another head': { ...OWN, record: { prSha: 'c'.repeat(40) } },
  },
  '#12 failed the check lint, which passes on main, tested together with #13': {
    'of a run of several': {
      ...OWN,
      details: { requiredStatuses: ['lint'], testedPullRequests: BATCH },
    },
  },
  '#12 failed the check lint': {
    'skipped on the target branch': {
      ...OWN,
      baseChecks: [{ ...green(LINT), conclusion: 'SKIPPED' }],
    },
    'unknown to the target branch': { ...OWN, baseChecks: [] },
  },
  '#12 failed the checks unit and lint': {
    'in two, of which one also fails on the target branch': {
      checks: [FAILED_CHECK, LINT],
      details: TWO,
      baseChecks: [FAILED_CHECK],
    },
  },
  '#12 failed the checks a, b, c and 2 more': {
    'in five': {
      checks: FIVE.map((name) => ({ ...FAILED_CHECK, name })),
      details: { requiredStatuses: FIVE },
    },
  },
  'Not your change (#12): unit also fails on main': {
    'on the target branch, too': { baseChecks: [FAILED_CHECK] },
  },
  'Not your change (#12): unit and lint also fail on main': {
    'in two that fail on the target branch, too': {
      checks: [FAILED_CHECK, LINT],
      details: TWO,
      baseChecks: [FAILED_CHECK, LINT],
    },
  },
}

test.each(rows(HEADLINES))('"%s" is the headline of a failure %s', async (headline, _, world) => {
  const { summary } = await explained(world)
  expect(summary.split('\n')[0]?.replace(/^### \S+ /, '')).toBe(headline)
})

test('a check that is called its own comes with the proof', async () => {
  const { summary, comments } = await explained(OWN, { comment: 'on-failure' })
  for (const text of [summary, shown(comments[0] ?? '')]) {
    expect(text).toContain(
      'lint fails on the head commit, too, and main had passed before this test run',
    )
    expect(text).toMatch(/The newest commit of main is [0-9a-f]{12}/)
  }
})

test('the log has the address of the failed check', async () => {
  const { log } = await explained({ checks: [FAILED_CHECK], entry: blames('unit') })
  expect(log).toMatch(/- Required check `unit` failed on the test branch \(https:\/\/\S+\)/)
})

test('the annotation of a failed wait has the address of the failed check', async () => {
  const url = 'https://ci.example/runs/7'
  const checks = [{ name: 'unit', conclusion: 'FAILURE' as const, required: true, url }]
  const { error } = await live(
    { shows: recordOf('failed'), gitHub: { checks } },
    { operation: 'wait-for-merge' },
  )
  expect(error).toContain(`(${url})`)
})
