import { type Format, LINE_FORMATS } from '../../src/targets/line-formats.js'
import { expect, test } from '../support/jest.js'

const formatOf = (format: Format, what: string) => {
  const found = LINE_FORMATS[format].find((one) => one.what === what)
  if (found === undefined) throw new Error(`no format ${format} for ${what}`)
  return found
}

/** The target in a line, `''` for a line of noise, and `undefined` for a foreign line. */
function targetIn(format: Format, what: string, line: string): string | undefined {
  const { fits, read } = formatOf(format, what)
  return fits(line) ? line : read?.(line)
}

/** A line, and the target in it; the line alone if it is a target as it is. */
type Taken = string | readonly [line: string, target: string]

const LINES: readonly {
  readonly format: Format
  readonly what: string
  readonly taken: readonly Taken[]
  readonly noise: readonly string[]
  readonly refused: readonly string[]
}[] = [
  {
    format: 'nx',
    what: 'nx project names',
    taken: ['a', 'api', '@scope/api', 'a:b', 'a"b', 'a,b', 'a{b}', 'nullable', 'ünï'],
    noise: [],
    refused: ['"a', 'a,', ',a', 'a b', 'a\tb', 'a\rb', 'a\0', '\0a', ' a', 'null', '{a}', '$a'],
  },
  {
    format: 'bazel',
    what: 'bazel labels',
    taken: [
      '//a',
      '//a:b',
      '@r//a',
      '@@r//a:b',
      '@//a',
      '//:a b',
      ['//a:b (1f3c0d)', '//a:b'],
      ['@r//a (null)', '@r//a'],
      '//a:b (1f3c0)',
      '//a:b (1F3C0D)',
      '//a:b (nullx)',
      '//a:b (null) x',
    ],
    noise: ['INFO: 1', 'DEBUG', 'WARNING: slow', 'Loading: 0', 'Analyzing: 2 targets'],
    refused: ['/a', 'a//b', ' //a', '@a/b//c', '@ //a', 'INFORMATION', 'x INFO: 1'],
  },
  {
    format: 'bazel',
    what: 'bazel query label_kind',
    taken: [
      ['cc_library rule //a:b', '//a:b'],
      ['source file @r//a:b c', '@r//a:b c'],
      ['generated file //a:b', '//a:b'],
      ['package group //a:b', '//a:b'],
      ['environment group //a:b', '//a:b'],
      ['py aspect @@r//a', '@@r//a'],
    ],
    noise: ['Computing main repo mapping: ', 'Starting local Bazel server and connecting'],
    refused: ['a cc_library rule //b', 'source files //a', 'source file a', ' rule //a', '//a'],
  },
  {
    format: 'buck2',
    what: 'buck2 targets',
    taken: ['root//a:b', 'root//:b', ['root//a:b (x//y:z#1f)', 'root//a:b'], 'r.o+o=t-1//a:b'],
    noise: ['Level 0', 'Level 12'],
    refused: [
      '//a:b',
      'root//a',
      'root//a:',
      'root//a:b c',
      'root//a:b (x) y',
      'ro ot//a:b',
      '@r//a:b',
      'Level',
      'Level x',
      'Level 0 x',
      'x Level 0',
    ],
  },
  {
    format: 'gradle',
    what: 'gradle tasks',
    taken: [
      ':a',
      ':a:test',
      ['> Task :a:test', ':a:test'],
      [':a:test SKIPPED', ':a:test'],
      [':a:test UP-TO-DATE', ':a:test'],
      [':a:test NO-SOURCE', ':a:test'],
      [':a:test EXECUTED', ':a:test'],
      ['> Task :a FROM-CACHE', ':a'],
    ],
    noise: [
      'BUILD SUCCESSFUL in 1s',
      '> Configure project :a',
      'Configuration cache entry stored.',
      '---',
      '------',
      '1 actionable task: 1',
      '22 actionable tasks',
    ],
    refused: [
      'a:test',
      '::a',
      ':',
      ':a b',
      ':a DONE',
      ':a SKIPPED x',
      'x > Task :a',
      '> Task a',
      '--',
      '--- x',
      'x ---',
      'BUILD SUCCESSFULLY',
      'x actionable tasks',
      'no 1 actionable task',
    ],
  },
  {
    format: 'gradle',
    what: 'gradle projects',
    taken: [
      ["+--- Project ':a'", ':a'],
      ["\\--- Project ':a:b'", ':a:b'],
      ["|    +--- Included build ':a'", ':a'],
      ["+--- Project ':a' - words", ':a'],
    ],
    noise: [
      "Root project 'orion'",
      ':projects',
      '> Task :projects',
      'Projects:',
      'Project hierarchy:',
      'No sub-projects',
      'To see a list of the tasks of a project, run gradle <project-path>:tasks',
      'For example, try running gradle :a:tasks',
    ],
    refused: [
      "Project ':a'",
      "+--- Project 'a'",
      "+--- Project ':a' words",
      "+--- Other ':a'",
      "x +--- Project ':a'",
      ':projects:a',
      'x Projects:',
      'Projects: 2',
      'No sub-projects here',
    ],
  },
]

const rows = <T>(pick: (lines: (typeof LINES)[number]) => readonly T[]) =>
  LINES.flatMap((lines) => pick(lines).map((row) => [lines.what, row, lines.format] as const))

test.each(
  rows(({ taken }) => taken.map((one) => (typeof one === 'string' ? [one, one] : one) as string[])),
)('%s: %j are a line and the target in it', (what, [line = '', target], format) => {
  expect(targetIn(format, what, line)).toBe(target)
})

test.each(rows(({ noise }) => noise))('%s: %j is noise', (what, line, format) => {
  expect(targetIn(format, what, line)).toBe('')
})

test.each(rows(({ refused }) => refused))('%s: %j is refused', (what, line, format) => {
  expect(targetIn(format, what, line)).toBe(undefined)
})

const pants = LINE_FORMATS.auto.find(({ format }) => format === 'pants')
test.each([
  ['src/a:b', '', true],
  ['src/a/b.py:../c', '', true],
  ['//:root', 'src:lib', true],
  ['//setup.py:root', 'src/a', true],
  ['a:b', '', false],
  ['src/a', '', false],
  ['src/a:b:c', '', false],
  ['src/a:b c', '', false],
  [':src/a:b', '', false],
  ['@r/a:b', '', false],
  ['//src/a:b', '', false],
  ['//:root', '', false],
  ['//:root', '//src:lib', false],
  ['//:root', ':src/lib', false],
  ['//:root', 'two words', false],
  ['//a:root', 'src:lib', false],
])('the line %j before %j begins a list of Pants: %j', (line, head, expected) => {
  expect(pants?.begins(line, head)).toBe(expected)
})
