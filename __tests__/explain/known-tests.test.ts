import fc from 'fast-check'
import type { FailedTest } from '../../src/explain/junit/report.js'
import {
  isQuarantined,
  judgeTests,
  type KnownTestFacts,
  matchFailedTest,
  normalizePath,
} from '../../src/explain/known-tests.js'
import { type ListedTest, listedTest } from '../../src/flaky/unhealthy-test.js'
import { type Fact, ifKnown, known, unread } from '../../src/shared/fact.js'
import { cases } from '../support/exhaustive.js'
import { describe, expect, test } from '../support/jest.js'

const WORKSPACE = '/__w/orion/orion'
const failed = (more: Partial<FailedTest> = {}): FailedTest => ({
  name: 'adds',
  classname: undefined,
  parent: undefined,
  file: undefined,
  ...more,
})

let ids = 0
const row = (more: object = {}): ListedTest =>
  listedTest({ id: String(ids++), name: 'adds', status: { value: 'flaky' }, ...more }, 'flaky')

describe('rule 4: a failing test is one test of the listing', () => {
  const kind = (test: FailedTest, ...rows: ListedTest[]) =>
    matchFailedTest(test, rows, WORKSPACE).kind

  test.each([
    ['by its name', {}, {}],
    ['whatever only one side has', { classname: 'Sum', file: 'a.ts' }, { parent: 'math' }],
    ['where an empty text is a missing one', { classname: 'Sum' }, { classname: '' }],
    [
      'with class name, parent and file',
      { classname: 'Sum', parent: 'math', file: 'src/a.ts' },
      { classname: 'Sum', parent: 'math', file_path: 'src/a.ts' },
    ],
    ['with a path of Windows', { file: 'src\\a.ts' }, { file_path: 'src/a.ts' }],
    [
      'with a path from the workspace',
      { file: `${WORKSPACE}/src/a.ts` },
      { file_path: './src/a.ts' },
    ],
  ])('%s', (_, test, listed) => {
    expect(kind(failed(test), row({ name: 'sums' }), row(listed))).toBe('known')
  })

  test.each([
    ['name', { name: 'Adds' }, {}],
    ['class name', { classname: 'Sum' }, { classname: 'sum' }],
    ['suite', { parent: 'math' }, { parent: 'maths' }],
    ['file', { file: 'src/a.ts' }, { file_path: 'a.ts' }],
  ])('another %s is another test', (_, test, listed) => {
    expect(kind(failed(test), row(listed))).toBe('unlisted')
  })

  test('rows that differ in their variant alone are one test; others are a doubt', () => {
    const linux = row({ variant: 'linux', file_path: 'a.ts' })
    const windows = row({ variant: 'windows', file_path: './a.ts' })
    expect(kind(failed(), linux, windows)).toBe('known')
    expect(kind(failed(), linux, windows, row({ file_path: 'b.ts' }))).toBe('ambiguous')
    expect(kind(failed(), linux, row({ variant: 'linux', file_path: 'a.ts' }))).toBe('ambiguous')
    for (const place of ['classname', 'parent'])
      expect(
        kind(
          failed(),
          row({ variant: 'linux', [place]: 'a' }),
          row({ variant: 'mac', [place]: 'b' }),
        ),
      ).toBe('ambiguous')
    // One row that two pages have.
    expect(kind(failed(), linux, linux)).toBe('known')
  })

  test.each([
    ['a container', '/__w/orion/orion/src/a.ts'],
    ['a build folder of Windows', 'c:/builds/orion/src/a.ts'],
    ['a network share', '\\\\ci\\orion\\src\\a.ts'],
  ])('a path of %s matches the listed path that it ends in', (_, file) => {
    const { kind: found } = matchFailedTest(
      failed({ file }),
      [row({ file_path: 'src/a.ts' })],
      '/w',
    )
    expect(found).toBe('known')
  })

  test.each([
    ['ends in the middle of a folder', '/builds/orion/mysrc/a.ts', 'src/a.ts'],
    ['is relative', 'packages/src/a.ts', 'src/a.ts'],
    ['is the end of the listed one', '/a.ts', 'src/a.ts'],
  ])('a path does not match if it %s', (_, file, listed) => {
    const judged = matchFailedTest(failed({ file }), [row({ file_path: listed })], '/w')
    expect(judged).toMatchObject({
      kind: 'unlisted',
      why: `a test of this name is listed, but in the file \`${listed}\``,
    })
  })

  test('a path of another machine that ends in two listed paths is a doubt', () => {
    const rows = ['src/a.ts', 'web/src/a.ts'].map((file_path) => row({ file_path }))
    expect(kind(failed({ file: '/builds/orion/web/src/a.ts' }), ...rows)).toBe('ambiguous')
  })

  test.each([
    ['the listing', {}, { name: ' adds', classname: 'Sum ', parent: '\tmath' }],
    ['the report', { name: 'adds ', classname: ' Sum', parent: 'math ' }, { classname: 'Sum' }],
  ])('outer spaces in %s do not count', (_, test, listed) => {
    const whole = { classname: 'Sum', parent: 'math', ...test }
    expect(kind(failed(whole), row({ parent: 'math', ...listed }))).toBe('known')
    const [judged] = judgeTests([failed(whole)], { ...KEPT, listing: [row(listed)] })
    expect(judged?.kind).not.toBe('unlisted')
  })

  test.each(['', ' \u200b'])('a test without a name is none of the listing: %j', (name) => {
    expect(matchFailedTest(failed({ name }), [row({ name })], WORKSPACE)).toMatchObject({
      kind: 'unlisted',
      why: 'its report gives it no name',
    })
  })

  test('a test that is listed elsewhere only says where', () => {
    const listed = row({ classname: 'Total', file_path: './src/b.ts' })
    const judged = matchFailedTest(failed({ classname: 'Sum', file: 'src/b.ts' }), [listed], '/w')
    expect(judged).toMatchObject({
      why: 'a test of this name is listed, but in the class `Total`',
    })
  })

  test('one variant whose own status is neither flaky nor broken vetoes', () => {
    const wobbly = { ...row({ variant: 'windows' }), otherStatus: 'wobbly' }
    expect(matchFailedTest(failed(), [row({ variant: 'linux' }), wobbly], '/w')).toMatchObject({
      kind: 'healthy',
      why: 'its own status in the listing is `wobbly`',
    })
  })

  test('one broken variant vetoes', () => {
    const broken = row({ variant: 'windows', status: { value: 'BROKEN' } })
    expect(kind(failed(), row({ variant: 'linux' }), broken)).toBe('broken')
    expect(kind(failed(), broken)).toBe('broken')
  })
})

const KEPT: KnownTestFacts = {
  listing: [
    row({ file_path: 'src/a.ts', status: { value: 'flaky', timestamp: '2026-09-01T00:00:00Z' } }),
  ],
  workspace: WORKSPACE,
  openedAt: known('2026-09-02T00:00:00Z'),
  tested: 2,
  changes: new Map([[12, known([{ path: 'README.md' }])]]),
}
const judge = (more: Partial<KnownTestFacts>, test = failed()) =>
  judgeTests([test], { ...KEPT, ...more })[0]
const listing = (more: object) => ({ listing: [row({ file_path: 'src/a.ts', ...more })] })
const since = (timestamp: string | null) => ({ status: { value: 'flaky', timestamp } })

test('a test that keeps all rules is known', () => {
  expect(judge({})).toMatchObject({ kind: 'known', test: { name: 'adds' } })
})

describe('rule 5: it was flaky before', () => {
  test.each([
    ['longer than the pull request exists', since('2026-09-01T23:59:59Z'), 'known'],
    ['as long', since('2026-09-02T00:00:00Z'), 'recent'],
    ['not as long', since('2026-09-02T00:00:01Z'), 'recent'],
    ['not as long by the zone of its time', since('2026-09-01T23:30:00-02:00'), 'recent'],
    ['since nobody knows', since(null), 'recent'],
    ['since no time', since('yesterday'), 'recent'],
    // `Date.parse` reads it as a day of 2001.
    ['since a number', since('row 1'), 'recent'],
    [
      'in as many pull requests as the run tested, and two',
      { pull_requests_impacted_last_7d: 4 },
      'known',
    ],
    ['in one less', { pull_requests_impacted_last_7d: 3 }, 'recent'],
  ])('%s', (_, more, kind) => {
    expect(judge(listing(more))?.kind).toBe(kind)
  })

  test('what is not known of the run or the pull request proves nothing', () => {
    expect(judge({ openedAt: unread('HTTP 403') })).toMatchObject({
      kind: 'recent',
      rule: 5,
      why: expect.stringContaining('GitHub did not show when'),
    })
    const hit = listing({ pull_requests_impacted_last_7d: 1_000_000 })
    expect(judge({ ...hit, tested: undefined })?.kind).toBe('recent')
  })

  test('each variant was', () => {
    const old = since('2026-09-01T00:00:00Z')
    const rows = [
      row({ variant: 'a', ...old }),
      row({ variant: 'b', file_path: '', ...since(null) }),
    ]
    expect(judge({ listing: rows })?.kind).toBe('recent')
  })
})

describe('rule 6: no pull request of the run touches its file', () => {
  const changes = (...files: { path: string; previousPath?: string }[]) => ({
    changes: new Map([
      [11, known([])],
      [12, known(files)],
    ]),
  })

  test.each([
    ['its path', { path: 'src/a.ts' }],
    ['a path that ends in it', { path: 'packages/ledger/src/a.ts' }],
    ['a path that it ends in', { path: 'a.ts' }],
    ['its path in other case', { path: 'SRC/A.ts' }],
    ['its name before a rename', { path: 'src/b.ts', previousPath: 'src/a.ts' }],
  ])('%s is changed', (_, file) => {
    expect(judge(changes({ path: 'x' }, file))).toMatchObject({
      kind: 'touched',
      rule: 6,
      why: '#12 changes its file',
    })
  })

  test.each([
    ['a folder and back', 'src/x/../a.ts'],
    ['the folder above', '../src/a.ts'],
    ['two folders above', '../../src/a.ts'],
    ['the root', '/src/a.ts'],
    ['the folder itself', 'src/./a.ts'],
    ['two slashes', 'src//a.ts'],
    ['a letter and its accent apart', 'src/e\u0301/a.ts', 'src/\u00e9/a.ts'],
  ])('a path through %s is the same file', (_, file, path = 'src/a.ts') => {
    const bare = { listing: [row(since('2026-09-01T00:00:00Z'))] }
    expect(judge({ ...bare, ...changes({ path }) }, failed({ file }))?.kind).toBe('touched')
  })

  test.each(['src/aa.ts', 'data.ts', 'src/..a.ts', 'src/a.tsx'])(
    'a name that only looks alike is another file: %s',
    (path) => {
      expect(judge(changes({ path }))?.kind).toBe('known')
    },
  )

  test.each([
    ['the name of the test, as Pest does', 'tests/Unit/CartTest.php::it adds', 'CartTest.php'],
    [
      'the name of a test with colons',
      'tests/test_cart.py::TestCart::test_adds[1::2]',
      'test_cart.py',
    ],
    ['the line', 'src/cart.ts:12', 'src/cart.ts'],
    ['the line and the column', 'D:\\a\\orion\\orion\\src\\cart.ts:12:5', 'src/cart.ts'],
    ['the line, as a link does', 'src/cart.rs#L12-L14', 'src/cart.rs'],
    ['the line, as compilers of .NET do', 'src/Cart.cs(12,5)', 'src/Cart.cs'],
    ['the place, as RSpec does', './spec/cart_spec.rb[1:2:1]', 'spec/cart_spec.rb'],
    ['a query', 'src/cart.ts?v=3f2a', 'src/cart.ts'],
  ])('a change is found although the report adds to the path %s', (_, file, path) => {
    const bare = { listing: [row(since('2026-09-01T00:00:00Z'))] }
    expect(judge({ ...bare, ...changes({ path }) }, failed({ file }))).toMatchObject({
      kind: 'touched',
      why: '#12 changes its file',
    })
    expect(judge({ ...bare, ...changes({ path: 'src/other.ts' }) }, failed({ file }))?.kind).toBe(
      'known',
    )
  })

  test.each([
    'CartTest (Tests\\Unit\\CartTest)::it adds v1.x',
    'Cart totals',
    'Tests/Unit/CartTest',
    'It costs 3.50',
  ])('a title in place of a path names no file: %s', (file) => {
    const bare = { listing: [row(since('2026-09-01T00:00:00Z'))] }
    expect(judge(bare, failed({ file }))).toMatchObject({
      rule: 6,
      why: 'neither the report nor the listing names its file',
    })
  })

  test('the file of either side counts, and one of them must have it', () => {
    const bare = { listing: [row(since('2026-09-01T00:00:00Z'))] }
    const changed = changes({ path: 'src/a.ts' })
    expect(judge({ ...bare, ...changed }, failed({ file: `${WORKSPACE}/src/a.ts` }))?.kind).toBe(
      'touched',
    )
    expect(judge({ ...bare, ...changed }, failed({ file: '/elsewhere/src/a.ts' }))?.kind).toBe(
      'touched',
    )
    expect(judge(bare, failed({ file: 'src/b.ts' }))?.kind).toBe('known')
    expect(judge(bare)).toMatchObject({
      rule: 6,
      why: 'neither the report nor the listing names its file',
    })
  })

  test('what cannot be read, or is not known, may touch it', () => {
    expect(
      judge({
        changes: new Map<number, Fact<never[]>>([
          [11, known([])],
          [12, unread('HTTP 502')],
        ]),
      }),
    ).toMatchObject({
      rule: 6,
      why: "the files that #12 changes can't be read",
    })
    expect(judge({ changes: new Map() })?.kind).toBe('touched')
  })
})

test('a test is quarantined if one of its variants is', () => {
  const rows = (...quarantined: (boolean | null)[]) =>
    quarantined.map((value, index) => row({ variant: String(index), quarantined: value }))
  const of = (listing: ListedTest[]) =>
    isQuarantined({ kind: 'known', rows: listing, test: failed() })
  expect(of(rows(null))).toBe(false)
  expect(of(rows(false, null))).toBe(false)
  expect(of(rows(false, true))).toBe(true)
})

describe('a path of a report', () => {
  const UNIX = WORKSPACE
  const WINDOWS = 'D:\\a\\orion\\orion'
  test.each([
    ['inside the workspace', `${UNIX}/src/a.ts`, UNIX, 'src/a.ts'],
    ['beside the workspace', '/__w/orion/orion2/a.ts', UNIX, '/__w/orion/orion2/a.ts'],
    ['inside a workspace in other case', '/A/orion/src/a.ts', '/a/orion', '/A/orion/src/a.ts'],
    ['on Windows', 'D:\\a\\orion\\orion\\src\\a.cs', WINDOWS, 'src/a.cs'],
    ['on Windows, with the drive in other case', 'd:\\a\\orion\\orion\\a.ts', WINDOWS, 'a.ts'],
    ['on Windows, with a folder in other case', 'D:/A/Orion/orion/src/a.ts', WINDOWS, 'src/a.ts'],
    ['in a folder that looks like a drive', '/A:/orion/a.ts', '/a:/orion', '/A:/orion/a.ts'],
    ['that is the folder itself', './', '', undefined],
  ])('%s is compared without the workspace', (_, path, workspace, normalized) => {
    expect(normalizePath(path, workspace)).toBe(normalized)
  })
})

test('one row of the listing is not two failing tests', () => {
  const listing = [row(since('2026-09-01T00:00:00Z'))]
  const kinds = (...tests: FailedTest[]) =>
    judgeTests(tests, { ...KEPT, listing }).map(({ kind }) => kind)
  const one = failed({ file: 'src/b.ts' })
  const other = failed({ file: 'src/c.ts' })
  expect(kinds(one)).toEqual(['known'])
  expect(kinds(one, { ...one })).toEqual(['known', 'known'])
  expect(kinds(one, other)).toEqual(['ambiguous', 'ambiguous'])
})

test('of thousands of failing tests, rows and changed files, each is read a few times', () => {
  const names = Array.from({ length: 4000 }, (_, index) => `${index}`)
  let reads = 0
  const counted = <T extends object>(from: T): T =>
    new Proxy(from, {
      get: (target, key) => {
        reads++
        return target[key as keyof T]
      },
    })
  const rows = names.map((name) => row({ id: name, name, ...since('2026-09-01T00:00:00Z') }))
  const files = names.slice(0, 1000).map((name) => ({ path: `src/${name}.ts` }))
  const verdicts = judgeTests(
    names.map((name) => counted(failed({ name, file: `test/${name}.ts` }))),
    { ...KEPT, listing: rows.map(counted), changes: new Map([[12, known(files.map(counted))]]) },
  )
  expect(verdicts.every(({ kind }) => kind === 'known')).toBe(true)
  // Each with each would be 16 million.
  expect(reads).toBeLessThan(50 * 9000)
})

/** The rules once more, as a list of reasons to refuse, from action-interface.md alone. */
function oracle(test: FailedTest, comparison: KnownTestFacts): boolean {
  const path = (text: string | null | undefined) => {
    let plain = (text ?? '').split('\\').join('/')
    if (plain.indexOf(`${WORKSPACE}/`) === 0) plain = plain.slice(WORKSPACE.length + 1)
    while (plain.startsWith('./')) plain = plain.slice(2)
    return plain
  }
  const differ = (one: string | null | undefined, other: string | null | undefined) =>
    Boolean(one) && Boolean(other) && one !== other
  /** An absolute path is of another machine. */
  const isOtherFile = (listed: string, reported: string) =>
    differ(listed, reported) && !(reported.startsWith('/') && reported.endsWith(`/${listed}`))
  const same = comparison.listing.filter(
    (listed) =>
      !(
        listed.name !== test.name ||
        differ(listed.classname, test.classname) ||
        differ(listed.parent, test.parent) ||
        isOtherFile(path(listed.file_path), path(test.file))
      ),
  )
  const [first] = same
  if (first === undefined) return false
  for (const [index, listed] of same.entries()) {
    if (listed.status.value === 'broken') return false
    if ((listed.classname || '') !== (first.classname || '')) return false
    if ((listed.parent || '') !== (first.parent || '')) return false
    if (path(listed.file_path) !== path(first.file_path)) return false
    for (const other of same.slice(index + 1))
      if ((other.variant || '') === (listed.variant || '')) return false
    const opened = new Date(ifKnown(comparison.openedAt) ?? Number.NaN).getTime()
    const before = new Date(listed.status.timestamp ?? Number.NaN).getTime() < opened
    const others = (listed.pull_requests_impacted_last_7d ?? 0) - (comparison.tested ?? Number.NaN)
    if (!before && !(others >= 2)) return false
  }
  const files = [path(test.file), path(first.file_path)].filter((file) => file !== '')
  if (files.length === 0 || comparison.changes.size === 0) return false
  const ends = (long: string, short: string) => `/${long}`.endsWith(`/${short}`)
  for (const changed of comparison.changes.values()) {
    if (!changed.isKnown) return false
    for (const { path: now, previousPath: old } of changed.value)
      for (const file of files)
        for (const name of [now, old])
          if (name !== undefined && (ends(name, file) || ends(file, name))) return false
  }
  return true
}

test('in random worlds a test is known exactly if an independent reading of the rules says so', () => {
  const maybe = <T>(...values: T[]) => fc.constantFrom(undefined, ...values)
  const file = maybe(
    '',
    'src/a.ts',
    './src/a.ts',
    'src\\a.ts',
    `${WORKSPACE}/src/a.ts`,
    'b/src/a.ts',
    '/builds/orion/src/a.ts',
  )
  const time = maybe('2026-09-01T00:00:00Z', '2026-09-03T00:00:00Z', 'soon')
  const listed = fc.record({
    name: fc.constantFrom('adds', 'adds', 'adds', 'sums'),
    classname: maybe('', 'Sum'),
    parent: maybe('math', 'maths'),
    variant: maybe('', 'linux', 'windows'),
    file_path: file,
    pull_requests_impacted_last_7d: maybe(0, 3, 4, 5),
    status: fc.record({
      value: fc.constantFrom('flaky', 'flaky', 'flaky', 'broken'),
      timestamp: time,
    }),
  })
  const changed = fc.array(
    fc.record({
      path: fc.constantFrom('README.md', 'src/b.ts', 'src/a.ts', 'a.ts', 'x/src/a.ts'),
      previousPath: maybe('src/a.ts', 'old.ts'),
    }),
    { maxLength: 1 },
  )
  const world = fc.record({
    test: fc.record({
      name: fc.constant('adds'),
      classname: maybe('Sum'),
      parent: maybe('math'),
      file,
    }),
    rows: fc.array(listed, { minLength: 1, maxLength: 3 }),
    openedAt: fc.constantFrom('2026-09-02T00:00:00Z', '2026-09-02T00:00:00Z', undefined),
    tested: maybe(1, 2, 3),
    changes: fc.array(fc.option(changed, { nil: undefined, freq: 8 }), { maxLength: 2 }),
  })
  const seen = { known: 0, vetoed: 0 }
  fc.assert(
    fc.property(world, ({ test: one, rows, changes, openedAt, ...rest }) => {
      const comparison = {
        ...rest,
        openedAt: openedAt === undefined ? unread('HTTP 502') : known(openedAt),
        workspace: WORKSPACE,
        listing: rows.map((more) => row(more)),
        changes: new Map(
          changes.map((files, index) => [index, files ? known(files) : unread('HTTP 502')]),
        ),
      }
      const isKnown = judgeTests([one], comparison)[0]?.kind === 'known'
      expect(isKnown).toBe(oracle(one, comparison))
      seen[isKnown ? 'known' : 'vetoed']++
    }),
    { numRuns: cases(5000) },
  )
  expect(Math.min(seen.known, seen.vetoed)).toBeGreaterThan(10)
})
