/** The words of an explanation: headline, reasons, next step, failing tests. */
import {
  explain as explainFacts,
  explanationReport,
  failingTests,
  testsReport,
} from '../../src/explain/explanation.js'
import type { TestVerdict } from '../../src/explain/known-tests.js'
import { type VerdictName, verdictWithoutRules } from '../../src/explain/verdict.js'
import type { Check } from '../../src/github/check.js'
import { markdownParts } from '../../src/reports/markdown.js'
import {
  ABOUT_TO_FAIL,
  check,
  factsOf,
  gitHub,
  inQueue,
  type Loose,
  onBase,
  runOf,
  unit,
} from '../support/explain-facts.js'
import { describe, expect, test } from '../support/jest.js'

describe('the explanation', () => {
  const explain = (over: Loose, available = true, retry = {}) => {
    const facts = factsOf(over)
    const verdict = { name: verdictWithoutRules(facts), tests: [] }
    const explanation = explainFacts(facts, verdict, new Set(), available)
    return { explanation, report: explanationReport(facts, verdict, explanation, retry) }
  }
  const tested = (...numbers: number[]) => ({
    run: runOf([check('unit', 'failed')], { tested: numbers.map((prNumber) => ({ prNumber })) }),
  })

  test.each<[string, RegExp, Loose]>([
    ['in a batch', /failed .* together with #11, #13$/, tested(11, 12, 13)],
    ['alone', /failed the check `unit`$/, tested(12)],
    [
      'in a batch, about to fail',
      /still open, tested together with #13$/,
      { ...ABOUT_TO_FAIL, ...tested(12, 13) },
    ],
    [
      'in a batch, cancelled',
      /taken out of the queue$/,
      { ...tested(12, 13), record: { state: 'CANCELLED' } },
    ],
    [
      'with the branch broken',
      /^Not your change \(#12\): `unit` also fails on `main`$/,
      onBase(check('unit', 'failed')),
    ],
  ])('the headline of one %s', (_, headline, over) => {
    expect(explain(over).report.headline).toMatch(headline)
  })

  test('facts, notes and the next step', () => {
    const { report } = explain({
      ...gitHub({ url: 'https://github.com/x' }),
      run: runOf([check('unit', 'failed')], { branch: 'b' }),
    })
    expect(report).toMatchObject({
      ...{
        status: 'bad',
        mark: undefined,
        why: ['A note.'],
        pullRequestUrl: 'https://github.com/x',
      },
      facts: [
        ['State', 'FAILED'],
        ['Test branch', 'b'],
      ],
      commits: [['Head commit', 'a'.repeat(12)]],
      remedy: expect.stringContaining('Fix the failing check'),
    })
    expect(explain({ record: { prSha: 'c'.repeat(40) } }).report.commits?.[0]).toEqual([
      'Head commit',
      'c'.repeat(12),
    ])
  })

  test('a retry is its mark, its sentence and its state', () => {
    const retry = {
      isSent: true,
      text: 'It was submitted again once',
      last: { record: { state: 'PENDING', isCurrentlySubmittedToQueue: true } },
      next: 'Wait for the queue to finish.',
    }
    expect(explain({}, true, retry).report).toMatchObject({
      mark: '🔁',
      why: ['It was submitted again once', 'A note.'],
      status: 'bad',
      ...{
        facts: [
          ['State', 'PENDING'],
          ['Test branch', undefined],
        ],
      },
      remedy: 'Wait for the queue to finish.',
    })
  })

  test('a merged pull request has no next step', () => {
    expect(explain({ record: { state: 'MERGED' } }).report.remedy).toBeUndefined()
  })

  test.each<[string, string[], Loose, boolean]>([
    ['GitHub can be asked', ['check-failed'], {}, true],
    ['there is no token', ['check-failed', 'permission-missing'], {}, false],
    ['it is merged', [], { record: { state: 'MERGED' } }, false],
  ])('the missing token is a reason: %s', (_, kinds, over, available) => {
    const { reasons } = explain(over, available).explanation
    expect(reasons.map(({ kind }) => kind)).toEqual(kinds)
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
    const { explanation } = explain({ run: runOf(checks, { required }) })
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
      explain(over, false).explanation.reasons.map(
        ({ kind, remedy }) => `${kind} ${remedy !== undefined}`,
      )
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
