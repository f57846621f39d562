/** What is refused before it is parsed: short texts that cost the parser seconds, or the process. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { main } from '../../src/main.js'
import { queueConfig } from '../../src/queue/config.js'
import { readYaml } from '../../src/queue/yaml.js'
import { settingFields } from '../../src/service/queue-settings.js'
import { kebabCase } from '../../src/shared/text.js'
import { describe, expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'

const MIB = 1024 * 1024
const fill = (unit: string) => unit.repeat(MIB / unit.length)
const problemsOf = (text: string) =>
  readYaml(text, queueConfig, (line, column) => `${line}:${column}`).problems

describe('a text of one mebibyte', () => {
  test.each([
    ['brackets', fill('['), '1:101: is nested too deeply'],
    ['braces', fill('{a: '), '1:401: is nested too deeply'],
    ['lists in lists', `queues:\n${fill('- ')}`, 'is nested too deeply'],
    ['keys in keys', `a: 1\n${'? '.repeat(300)}`, '2:1: is nested too deeply'],
    ['a stair of keys', stair(300), 'is nested too deeply'],
    ['empty items', fill('-\n'), 'there are more than 25000 values and signs'],
    ['empty lists', `[${fill('[],')}]`, 'there are more than 25000 values and signs'],
    ['anchors', fill('&a '), 'there are more than 25000 values and signs'],
    ['quotes', fill('"'), 'there are more than 25000 values and signs'],
    ['tags', fill('!!str '), 'there are more than 25000 values and signs'],
    [
      'statuses',
      `queues:\n- required-statuses: [${fill('a,')}]`,
      'there are more than 25000 values and signs',
    ],
  ])('of %s is refused with one problem, and its place', (_, text, message) => {
    expect(problemsOf(text)).toEqual([expect.stringContaining(message)])
    expect(problemsOf(text)[0]).toMatch(/^\d+:\d+: /)
  })
})

function stair(steps: number): string {
  return Array.from({ length: steps }, (_, index) => `${' '.repeat(index)}a:`).join('\n')
}

test('a short text that stands for a long one is refused', () => {
  const level = (name: string, inner: string) => `${name}: &${name} [${Array(9).fill(`*${inner}`)}]`
  const laughs = ['a: &a [x]', level('b', 'a'), level('c', 'b'), level('d', 'c'), level('e', 'd')]
  expect(problemsOf(laughs.join('\n'))).toEqual([expect.stringMatching(/^1:1: .*alias/)])
})

test('five hundred queues with every setting are within the limits', () => {
  const settings = settingFields.map((field) => `    ${kebabCase(field)}: null\n`).join('')
  const queues = Array.from({ length: 500 }, (_, n) => `  - branch: release/${n}\n${settings}`)
  const [first] = problemsOf(`queues:\n${queues.join('')}`)
  // `null` is a value for one setting only: what is refused is the value, not the amount.
  expect(first).toContain('must be a whole number')
})

test.each(['0', '-1', '2.5', '99999999999999999999', '.inf', '.nan', "'5'"])(
  'a number that is wrong is one problem: %s',
  (concurrency) => {
    const problems = problemsOf(`queues:\n- branch: main\n  concurrency: ${concurrency}\n`)
    expect(problems).toEqual([expect.stringContaining('must be a whole number from 1 up')])
  },
)

test('a second document is named as such', () => {
  expect(problemsOf('queues:\n- branch: main\n---\nqueues: []\n')).toEqual([
    expect.stringMatching(/3:1: `---` begins a second document, and only one is read$/),
  ])
})

test('what is as deep as may be is read, whatever it is made of', () => {
  const stairs = Array.from({ length: 199 }, (_, column) => `${' '.repeat(column)}-`).join('\n')
  expect(problemsOf(`${stairs} ${'['.repeat(100)}${']'.repeat(100)}\n`)).toEqual([
    expect.stringContaining('must begin with `queues:`'),
  ])
})

test.each([
  ['a list that is closed', 'a: []\n'],
  ['a bracket that closes nothing', '# ] }\n'],
])('%s leaves the depth as it is', (_, before) => {
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
])('a text may have so many %s: %d', (what, most, text) => {
  expect(problemsOf(text(most)).join()).not.toContain(what)
  expect(problemsOf(text(most + 1))).toEqual([
    expect.stringContaining(`there are more than ${most} ${what}`),
  ])
})

test.each([
  ['of another list', '  required-statuses: &a [ci]\n- branch: next\n  required-statuses: *a'],
  ['of a text in the same list', '  required-statuses: [&a ci, *a]'],
  ['of a text that has the name of the list now', '  required-statuses: &a [&a ci, *a]'],
])('an alias %s contains nothing of itself', (_, settings) => {
  expect(problemsOf(`queues:\n- branch: main\n${settings}`)).toEqual([])
})

describe('of many problems twenty are named, and the others are counted', () => {
  const keys = (count: number) =>
    Array.from({ length: count }, (_, n) => `  unknown-${n}: 1\n`).join('')
  const queues = (count: number) =>
    Array.from({ length: count }, (_, n) => `- branch: b${n}\n  batch: 7\n`).join('')
  test.each([
    ['one unknown key', `queues:\n- branch: a\n${keys(1)}`, 1, undefined],
    ['20 unknown keys', `queues:\n- branch: a\n${keys(20)}`, 20, undefined],
    ['21 unknown keys', `queues:\n- branch: a\n${keys(21)}`, 20, '; and 1 more problem'],
    ['30 unknown keys', `queues:\n- branch: a\n${keys(30)}`, 20, '; and 10 more problems'],
    ['20 wrong values', `queues:\n${queues(20)}`, 20, undefined],
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

test('what is missing is said where its parent stands', () => {
  expect(problemsOf('queues:\n- branch: a\n- batch: true\n')).toEqual([
    '3:3: `branch` must be the name of a branch, in quotes if it looks like a number',
  ])
})

test('problems stand in the order of the file', () => {
  // Of one place, what is wrong is found before what is unknown.
  const lines = ['x: 1', 'queues:', '- color: red', '  branch: ""', '- branch: main', '  mode: 3']
  const places = problemsOf(lines.join('\n')).map((problem) => Number.parseInt(problem, 10))
  expect(places).toEqual([1, 3, 4, 6])
})

test('a line is counted in a text that stands where none may be', () => {
  expect(problemsOf('queues: [] "over\n two" ]\n')).toEqual([
    expect.stringMatching(/^1:12: /),
    expect.stringMatching(/^2:7: /),
  ])
})

test('brackets in names are names', () => {
  const statuses = Array.from({ length: 90 }, (_, n) => `"build [${n}"`).join(', ')
  expect(problemsOf(`queues:\n- branch: main\n  required-statuses: [${statuses}]`)).toEqual([])
})

test('the configuration file is refused as a wrong input, with its place', async () => {
  const { runner, seen, folder } = recorder({
    operation: 'apply-queue-config',
    'api-url': 'http://127.0.0.1:9/v1',
    'queue-config-file': 'queues.yml',
  })
  writeFileSync(join(folder, 'queues.yml'), `queues:\n${'- '.repeat(500_000)}`)
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('invalid-input')
  expect(seen.errors.map(({ message }) => message).join()).toContain(
    'queues.yml:2:1: is nested too deeply',
  )
})
