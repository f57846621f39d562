import { type ListOf, lineProblem, listProblem } from '../../src/shared/list-lines.js'
import { expect, test } from '../support/jest.js'

const PATHS = ['paths'] as const
const ALL = ['paths', 'targets', 'owners', 'names'] as const

const LINES: readonly {
  readonly kind: string
  readonly lists: readonly ListOf[]
  readonly refused: readonly (readonly [line: string, instead: string])[]
  readonly taken: readonly string[]
}[] = [
  {
    kind: 'a list in JSON or Python',
    lists: ALL,
    refused: [
      ['["src/a/**"]', '`src/a/**`'],
      ["['src/a/**', 'src/b/**']", '`src/a/**`, `src/b/**`'],
      ['["it\'s", \'a "b"\',]', '`it\'s`, `a "b"`'],
      ["[u'a', None, True, 1.5]", '`a`, `None`, `True`, `1.5`'],
      ['[["a"], {"b": 1}]', '`["a"]`, `{"b":1}`'],
      ['["1","2","3","4","5","6"]', '`1`, `2`, `3`, `4`, `5`, …'],
      ['[]', 'it is empty'],
    ],
    taken: ['[ci] build', '[ab]*.ts', '[ab]', '[a-z][0-9]', '["a"] b', '[a', '[[slug]]'],
  },
  {
    kind: 'quotes around the whole line',
    lists: ALL,
    refused: [
      ['"src/**"', 'write `src/**`'],
      ["'src/**'", 'write `src/**`'],
      ['`src/**`', 'write `src/**`'],
      ['“src/**”', 'write `src/**`'],
      ['‘src/**’', 'write `src/**`'],
      ['" src "', 'write `src`'],
      ['"src\\cart\\"', 'write `src\\cart\\`'],
      ['""', 'leave the line out'],
    ],
    taken: ['"a" or "b"', "'a' and 'b'", '"a', 'a"', "it's", '"', 'the "cart"', '`a` or `b`'],
  },
  {
    kind: 'the dash of a YAML list',
    lists: ALL,
    refused: [
      ['- src/**', 'write `src/**`'],
      ['-\tsrc', 'write `src`'],
      ["- 'public/**'", 'write `public/**`'],
      ['-', 'leave the line out'],
    ],
    taken: ['-src', '--flag', 'a - b'],
  },
  {
    kind: 'a negation',
    lists: ALL,
    refused: [['!src/**', 'there is no negation']],
    taken: ['a!', '[!a]', '?!x'],
  },
  {
    kind: 'several paths in one line',
    lists: PATHS,
    refused: [
      ['src/a/**, src/b/**', '`src/a/**`, `src/b/**`'],
      ['src/a/**,', 'has a comma at its end; write `src/a/**`'],
      ['[src/a/**, src/b/**]', '`src/a/**`, `src/b/**`'],
      ['app/[a, b]/x, lib', '`app/[a, b]/x`, `lib`'],
      ['app/(a, b', '`app/(a`, `b`'],
      ['src/a/** src/b/**', '`src/a/**`, `src/b/**`'],
      ['src/a/ src/b/ README.md', '`src/a/`, `src/b/`, `README.md`'],
    ],
    taken: [
      'a,b.json',
      'app/(a, b)/page.ts',
      'src/{a, b}/**',
      '{(a, b), [c, {d, e}]}',
      'docs/* x.md',
    ],
  },
  {
    kind: 'several targets in one line',
    lists: ['targets'],
    refused: [
      ['//app/** //lib/**', '`//app/**`, `//lib/**`'],
      ['//app:a, @repo//lib:b', '`//app:a`, `@repo//lib:b`'],
      ['web, api', '`web`, `api`'],
      ['[web, api]', '`web`, `api`'],
    ],
    taken: ['//a:file with spaces.txt', 'src/py:lib@parametrize=a,b', '{web, api}-*'],
  },
  {
    kind: 'the dots of Bazel',
    lists: ['targets'],
    refused: [
      ['//app/...', 'write `//app/**` and `//app:*`'],
      ['//...', 'write `//**`'],
      ['//app/...:all', 'write `//app/**:all`'],
      ['-//app/...', 'write `-//app/**`'],
    ],
    taken: ['//app/**', '//app:..', '\\//app/...'],
  },
  {
    kind: 'several owners in one line',
    lists: ['owners'],
    refused: [
      ['@octo-org/a, @octo-org/b', '`@octo-org/a`, `@octo-org/b`'],
      ['@octo-org/a @octo-org/b', '`@octo-org/a`, `@octo-org/b`'],
    ],
    taken: ['@octo-org/*', '(no owner)', 'Team Billing, EU', 'someone at @home'],
  },
  {
    kind: 'names, which may contain anything',
    lists: ['names'],
    refused: [],
    taken: ['adds, then removes', 'a @b', '[a, b]', 'build (ubuntu-latest, 18)', 'x,'],
  },
]

const REFUSED = LINES.flatMap(({ kind, lists, refused }) =>
  lists.flatMap((listOf) =>
    refused.map(([line, instead]) => [kind, listOf, line, instead] as const),
  ),
)
const TAKEN = LINES.flatMap(({ kind, lists, taken }) =>
  lists.flatMap((listOf) => taken.map((line) => [kind, listOf, line] as const)),
)

test.each(REFUSED)('%s: a line of %s cannot be %j', (_, listOf, line, instead) => {
  expect(lineProblem(line, listOf)).toContain(instead)
})

test.each(TAKEN)('not %s: a line of %s may be %j', (_, listOf, line) => {
  expect(lineProblem(line, listOf)).toBe(undefined)
})

test.each([
  ['["src/**"]', 'names'],
  ['"src/**"', 'owners'],
  ['- src', 'targets'],
  ['!== compares', 'names'],
] as const)('a backslash before %j takes it literally among %s', (line, listOf) => {
  expect(lineProblem(line, listOf)).toContain(`or \`\\${line}\``)
  expect(lineProblem(`\\${line}`, listOf)).toBe(undefined)
})

test.each([
  ['!src', '?src'],
  ['"src/**"', '?src/**"'],
  ['- src', '? src'],
])('for the path %j, a question mark takes the place of the first character', (line, instead) => {
  expect(lineProblem(line, 'paths')).toContain(`or \`${instead}\``)
  expect(lineProblem(instead, 'paths')).toBe(undefined)
})

test('a list of several lines is refused as a whole', () => {
  expect(listProblem(" [ 'src/a/**' ,\n 'src/b/**' ]\n")).toContain('`src/a/**`, `src/b/**`')
})

test.each(['[ci] build\n[ci] test', 'src/**\nlib', '[ab]*.ts', '[\n"a"\n]x'])(
  'each line of %j is judged alone',
  (text) => {
    expect(listProblem(text)).toBe(undefined)
  },
)

test('a line ends the search for brackets and lists soon, however long it is', () => {
  for (const part of ['(', '[', '["', ', ', '[ ', '\\"', "'", '1,'])
    for (const listOf of ALL)
      expect(typeof lineProblem(`x${part.repeat(60_000)}`, listOf)).toMatch(/string|undefined/)
  expect(listProblem(`[${' '.repeat(100_000)}x]`)).toBe(undefined)
})
