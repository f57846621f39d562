/** Problems of a configuration file, and limits that protect the parser. */
import { queueConfig } from '../../src/queue/config.js'
import { settingFields } from '../../src/service/queue-settings.js'
import { kebabCase } from '../../src/shared/text.js'
import { readYaml } from '../../src/shared/yaml.js'
import { describe, expect, test } from '../support/jest.js'

const MIB = 1024 * 1024
const fill = (unit: string) => unit.repeat(MIB / unit.length)
const problemsOf = (text: string) =>
  readYaml(text, queueConfig, (line, column) => `${line}:${column}`).problems

describe('a text of one mebibyte', () => {
  test.each([
    ['brackets', fill('['), '1:101: is nested too deeply'],
    ['braces', fill('{a: '), '1:401: is nested too deeply'],
    ['lists in lists', `queues:\n${fill('- ')}`, 'is nested too deeply'],
    ['a stair of keys', stair(300), 'is nested too deeply'],
    ['empty items', fill('-\n'), 'there are more than 25000 values and signs'],
    ['anchors', fill('&a '), 'there are more than 25000 values and signs'],
  ])('of %s is refused with one problem, and its place', (_, text, message) => {
    expect(problemsOf(text)).toEqual([expect.stringContaining(message)])
    expect(problemsOf(text)[0]).toMatch(/^\d+:\d+: /)
  })
})

function stair(steps: number): string {
  return Array.from({ length: steps }, (_, index) => `${' '.repeat(index)}a:`).join('\n')
}

test('aliases of aliases that stand for a long text are refused', () => {
  const level = (name: string, inner: string) => `${name}: &${name} [${Array(9).fill(`*${inner}`)}]`
  const laughs = ['a: &a [x]', level('b', 'a'), level('c', 'b'), level('d', 'c'), level('e', 'd')]
  expect(problemsOf(laughs.join('\n'))).toEqual([expect.stringMatching(/^1:1: .*alias/)])
})

test('five hundred queues with every setting are within the limits', () => {
  const settings = settingFields.map((field) => `    ${kebabCase(field)}: null\n`).join('')
  const queues = Array.from({ length: 500 }, (_, n) => `  - branch: release/${n}\n${settings}`)
  const [first] = problemsOf(`queues:\n${queues.join('')}`)
  // Only one setting takes `null`, so the values are refused, not their number.
  expect(first).toContain('must be a whole number')
})

test.each(['0', '-1', '2.5', '99999999999999999999', '.inf', '.nan', "'5'"])(
  'the number %s is one problem',
  (concurrency) => {
    const problems = problemsOf(`queues:\n- branch: main\n  concurrency: ${concurrency}\n`)
    expect(problems).toEqual([expect.stringContaining('must be a whole number from 1 up')])
  },
)

test('a second document is refused', () => {
  expect(problemsOf('queues:\n- branch: main\n---\nqueues: []\n')).toEqual([
    expect.stringMatching(/3:1: `---` begins a second document, and only one is read$/),
  ])
})

test('200 lists and brackets in each other are read', () => {
  const stairs = Array.from({ length: 199 }, (_, column) => `${' '.repeat(column)}-`).join('\n')
  expect(problemsOf(`${stairs} ${'['.repeat(100)}${']'.repeat(100)}\n`)).toEqual([
    expect.stringContaining('must begin with `queues:`'),
  ])
})

test.each([
  ['a list that is closed', 'a: []\n'],
  ['a bracket that closes nothing', '# ] }\n'],
])('%s does not change the depth', (_, before) => {
  const nested = (levels: number) => `${before}b: ${'['.repeat(levels)}${']'.repeat(levels)}\n`
  expect(problemsOf(nested(100)).join()).not.toContain('nested')
  expect(problemsOf(nested(101))).toEqual([expect.stringContaining('is nested too deeply')])
})

test.each([
  ['lists', (n: number) => `- branch: b${n}\n  required-statuses: [ci]\n`],
  ['maps', (n: number) => `- {branch: b${n}}\n`],
])('%s that are closed are not nested', (_, queue) => {
  const queues = Array.from({ length: 150 }, (_, n) => queue(n)).join('')
  expect(problemsOf(`queues:\n${queues}`)).toEqual([])
})

test.each([
  ['values and signs', 25_000, (n: number) => `queues: []\n# ${'!'.repeat(n - 4)}`],
  [
    'aliases',
    100,
    (n: number) => `queues:\n- branch: &a main\n  required-statuses: [${'*a,'.repeat(n)}]`,
  ],
])('the number of %s is limited to %i', (what, most, text) => {
  expect(problemsOf(text(most)).join()).not.toContain(what)
  expect(problemsOf(text(most + 1))).toEqual([
    expect.stringContaining(`there are more than ${most} ${what}`),
  ])
})

test.each([
  ['of another list', '  required-statuses: &a [ci]\n- branch: next\n  required-statuses: *a'],
  ['of a text that has the name of the list now', '  required-statuses: &a [&a ci, *a]'],
])('an alias %s does not contain itself', (_, settings) => {
  expect(problemsOf(`queues:\n- branch: main\n${settings}`)).toEqual([])
})

describe('twenty problems are named, and the others are counted', () => {
  const keys = (count: number) =>
    Array.from({ length: count }, (_, n) => `  unknown-${n}: 1\n`).join('')
  const queues = (count: number) =>
    Array.from({ length: count }, (_, n) => `- branch: b${n}\n  batch: 7\n`).join('')
  test.each([
    ['20 unknown keys', `queues:\n- branch: a\n${keys(20)}`, 20, undefined],
    ['30 unknown keys', `queues:\n- branch: a\n${keys(30)}`, 20, '; and 10 more problems'],
    ['21 wrong values', `queues:\n${queues(21)}`, 20, '; and 1 more problem'],
    ['both', `queues:\n- branch: a\n${keys(21)}${queues(2)}`, 20, '; and 3 more problems'],
  ])('%s', (_, text, count, more) => {
    const problems = problemsOf(text)
    expect(problems).toHaveLength(count)
    expect(problems.map((problem) => /; and .*/.exec(problem)?.[0])).toEqual([
      ...Array.from({ length: count - 1 }, () => undefined),
      more,
    ])
  })
})

test('a missing key is reported at the place of its parent', () => {
  expect(problemsOf('queues:\n- branch: a\n- batch: true\n')).toEqual([
    '3:3: `branch` must be the name of a branch, in quotes if it looks like a number',
  ])
})

test('problems are reported in the order of the file', () => {
  // At one place, wrong values come before unknown keys.
  const lines = ['x: 1', 'queues:', '- color: red', '  branch: ""', '- branch: main', '  mode: 3']
  const places = problemsOf(lines.join('\n')).map((problem) => Number.parseInt(problem, 10))
  expect(places).toEqual([1, 3, 4, 6])
})

test('the place of a problem counts the lines of a text before it', () => {
  expect(problemsOf('queues: "over\n two" ]\n')).toEqual([expect.stringMatching(/^2:7: /)])
})

test.each([
  ['a branch named twice', 'queues: [{branch: main}, {branch: main}]', '1:35: `branch` is "main"'],
  [
    'settings of an absent queue',
    'queues:\n- branch: old\n  state: absent\n  mode: single',
    '4:9: `mode` has no meaning',
  ],
  [
    'a ref in place of a branch',
    'queues:\n- branch: refs/heads/main',
    '2:11: `branch` must be a branch such as main, but is "',
  ],
  ['a key twice', 'queues:\n- branch: main\n  batch: true\n  batch: false', '4:3: duplicate key'],
  ['no queue', 'queues: []', '1:9: `queues` must name at least one queue'],
  [
    'an empty file',
    '',
    '1:1: `queues` is missing; write each queue below it, as in `- branch: main`',
  ],
  ['broken YAML', 'queues: [', '1:10: '],
  ['another state', 'queues: [{branch: a, state: paused}]', '`state` can only be absent'],
  ['an unknown tag', 'queues: !env QUEUES', 'a value that begins with this character needs quotes'],
  ['a list that contains itself', 'queues: &a [*a]', '1:13: `*a` contains itself'],
  ['a key that is a list', 'queues: []\n? [branch]\n: main', '2:3: a key must be a name'],
  ['keys within keys', '? '.repeat(100), '1:3: a key must be a name'],
])('%s is refused with its place', (_, text, problem) => {
  expect(problemsOf(text).join('\n')).toContain(problem)
})

test.each([
  ['a tab', 'queues:\n\t- branch: main', '2:1: a tab indents the line; use spaces'],
  [
    'a colon without a space',
    'queues:\n- branch:main\n  mode: single',
    '2:3: a colon and a space must follow the name, as in `name: value`',
  ],
  [
    'no colon',
    'queues:\n- branch: main\n  mode single\n  batch: true',
    '3:3: a colon and a space must follow the name, as in `name: value`',
  ],
  [
    'another indentation',
    'queues:\n  - branch: main\n   batch: true',
    '3:1: lines that belong together, and all dashes of a list, must begin in the same column',
  ],
  [
    'a dash one column too far right',
    'queues:\n  - branch: main\n    mode: single\n   - branch: dev',
    '4:4: lines that belong together, and all dashes of a list, must begin in the same column',
  ],
  [
    'a dash of a list of texts too far left',
    'queues:\n  - branch: main\n    required-statuses:\n       - a\n      - b\n    mode: single',
    '5:1: lines that belong together, and all dashes of a list, must begin in the same column',
  ],
  [
    'a setting one column too far right',
    'queues:\n  - branch: main\n     mode: single',
    '2:13: a value that contains a colon and a space needs quotes, or the line below it is indented too far',
  ],
  ['an open quote', 'queues:\n- branch: "main', '2:16: a quote is not closed'],
  [
    'an open bracket',
    'queues:\n- branch: main\n  required-statuses: [ci\n  mode: single',
    '4:3: a bracket is not closed, or the lines inside it are not indented',
  ],
  [
    'a backtick',
    'queues:\n- branch: `a`',
    '2:11: a value that begins with this character needs quotes',
  ],
  [
    'a colon in a value',
    'queues:\n- branch: a: b',
    '2:11: a value that contains a colon and a space needs quotes',
  ],
  ['a backslash', 'queues:\n- branch: "a\\q"', '2:13: Invalid escape sequence \\q'],
  [
    'an asterisk',
    'queues:\n- branch: *main',
    '2:11: a value that begins with `*` needs quotes; as an alias, nothing before it is named `&main`',
  ],
  ['a bracket too many', 'queues: [] ]', '1:12: Unexpected flow-seq-end token in YAML stream: "]"'],
  ['a conflict of a merge', '<<<<<<< HEAD\nqueues:\n=======\n', '1:1: a colon and a space'],
])('%s is explained', (_, text, problem) => {
  expect(problemsOf(text)).toEqual([expect.stringContaining(problem)])
})

test('brackets in names do not count as nesting', () => {
  const statuses = Array.from({ length: 90 }, (_, n) => `"build [${n}"`).join(', ')
  expect(problemsOf(`queues:\n- branch: main\n  required-statuses: [${statuses}]`)).toEqual([])
})
