/** What an explanation makes of its facts: reasons, failing checks, failing tests. */
import {
  explain as explainFacts,
  failingTests,
  testsReport,
} from '../../src/explain/explanation.js'
import type { TestVerdict } from '../../src/explain/known-tests.js'
import { type VerdictName, verdictWithoutRules } from '../../src/explain/verdict.js'
import type { Check } from '../../src/github/check.js'
import { markdownParts } from '../../src/reports/markdown.js'
import {
  check,
  factsOf,
  gitHub,
  inQueue,
  type Loose,
  runOf,
  unit,
} from '../support/explain-facts.js'
import { describe, expect, test } from '../support/jest.js'

describe('the explanation', () => {
  const explain = (over: Loose, isGitHubAvailable = true) => {
    const facts = factsOf(over)
    const verdict = { name: verdictWithoutRules(facts), tests: [] }
    return explainFacts(facts, verdict, new Set(), isGitHubAvailable)
  }

  test('a missing token is no reason of a pull request that is merged', () => {
    expect(explain({ record: { state: 'MERGED' } }, false).reasons).toEqual([])
  })

  test.each<[string, string[], readonly string[], readonly Check[]]>([
    ['is required', ['unit'], ['unit'], [check('unit', 'failed')]],
    ['is not required', [], ['unit'], [check('lint', 'failed', { required: false })]],
    [
      'may be the cause, where nothing is required',
      ['lint'],
      [],
      [check('lint', 'failed', { required: false })],
    ],
    ['passed, where nothing is required', [], [], [check('lint', 'passed', { required: false })]],
    ['has two rows', ['unit'], ['unit'], [check('unit', 'failed'), check('unit', 'failed')]],
  ])('a failing check that %s', (_, failing, required, checks) => {
    const explanation = explain({ run: runOf(checks, { required }) })
    expect(explanation.failing.map(({ name }) => name)).toEqual(failing)
  })

  test('the reason that the headline gives is left out of the report, and no other', () => {
    const facts = {
      ...factsOf({ ...gitHub({ draft: true }), run: undefined }),
      record: undefined,
    }
    const explained = (name: VerdictName) =>
      explainFacts(facts, { name, tests: [] }, new Set(), true)
    const kinds = (name: VerdictName) => explained(name).shownReasons.map(({ kind }) => kind)
    expect(explained('not-submitted').reasons.map(({ kind }) => kind)).toEqual([
      'draft',
      'not-in-queue',
    ])
    expect(kinds('not-submitted')).toEqual(['draft'])
    expect(kinds('undecided')).toEqual(['draft', 'not-in-queue'])
  })

  test('a verdict with one next step takes those of its reasons away, but for the token', () => {
    const remedies = (over: Loose) =>
      explain(over, false).reasons.map(({ kind, remedy }) => `${kind} ${remedy !== undefined}`)
    expect(remedies({})).toEqual(['check-failed false', 'permission-missing true'])
    expect(remedies(unit('pending'))).toEqual(['check-pending true', 'permission-missing true'])
    expect(remedies({ ...inQueue('NOT_READY'), ...gitHub({ draft: true }) })).toContain(
      'draft true',
    )
  })
})

describe('the failing tests', () => {
  const at = (name: string, file?: string) =>
    ({ name, file, classname: undefined, parent: undefined }) as const
  const row = (id: string, over: object = {}) => ({
    id,
    name: 'x',
    html_url: `https://t/${id}`,
    ...over,
  })
  const tests = [
    { kind: 'known', test: at('adds', 'a.ts'), rows: [row('1'), row('2')] },
    { kind: 'known', test: at('drops'), rows: [row('3', { quarantined: true })] },
    { kind: 'unlisted', rule: 4, why: 'it is not listed', test: at('moves'), rows: [] },
  ] as unknown as readonly TestVerdict[]

  test('each with its row of the listing, or why it has none', () => {
    expect(markdownParts(testsReport({ tests }))).toMatchSnapshot()
    expect(testsReport({ tests: [] })).toEqual([])
    expect(failingTests({ tests })).toEqual([
      {
        name: 'adds',
        file: 'a.ts',
        known: true,
        rows: [
          { id: '1', url: 'https://t/1' },
          { id: '2', url: 'https://t/2' },
        ],
      },
      { name: 'drops', known: true, rows: [{ id: '3', url: 'https://t/3' }] },
      { name: 'moves', known: false, why: 'it is not listed', rows: [] },
    ])
  })

  test('fifty at most', () => {
    const many = Array.from({ length: 1000 }, () => tests[2] as TestVerdict)
    const table = markdownParts(testsReport({ tests: many }))
    expect(table.match(/^\| moves/gm)).toHaveLength(50)
    expect(table).toContain('… and 950 more in the output <code>failing-tests</code>.')
  })
})
