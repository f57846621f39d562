import fc from 'fast-check'
import picomatch from 'picomatch'
import { compileGlobs, globProblem } from '../../src/shared/globs.js'
import { cases } from '../support/exhaustive.js'
import { describe, expect, test } from '../support/jest.js'

const matches = (pattern: string, text: string) => compileGlobs([pattern])(text)

test.each([
  // [pattern, what it matches, what it does not]
  ['api', ['api'], ['apis', 'API', '']],
  ['*', ['api', '.hidden', '//'.slice(2), '@x:y'], ['a/b', '@org/team']],
  ['**', ['', 'a/b', '//a/b:c', '@org/team'], []],
  ['//app/*:*', ['//app/web:lib'], ['//app:lib', '//app/web/ui:lib']],
  ['//app/**', ['//app/web/ui:lib', '//app/web:lib'], ['//app:lib']],
  ['@org/*', ['@org/team'], ['@org/team/sub', '@other/team']],
  ['a/**/b', ['a/b', 'a/x/b', 'a/x/y/b'], ['ab', 'a/xb', 'x/a/b']],
  ['a/*/b', ['a/x/b', 'a//b'], ['a/b', 'a/x/y/b']],
  ['***/b', ['b', 'x/y/b'], ['xb']],
  ['a**b', ['ab', 'a/x/b'], ['a/x/c']],
  ['a**/b', ['a/b', 'ax/b', 'a/x/y/b'], ['ab', 'axb']],
  ['{**/a,b}', ['a', 'x/a', 'x/y/a', 'b'], ['xa', 'x/b']],
  ['{b,**/a}', ['a', 'x/a', 'b'], ['xa', 'x/b']],
  ['x{**/a,b}', ['x/a', 'xy/z/a', 'xb'], ['xa', 'a']],
  ['a,**/b', ['a,/b', 'a,x/b'], ['a,b']],
  ['lib-?', ['lib-a', 'lib-😀'], ['lib-', 'lib-ab', 'lib-/']],
  ['lib-?x', ['lib-\uffffx', 'lib-\u{10000}x'], ['lib-\uffff', 'lib-x']],
  ['lib-[a-c!]', ['lib-b', 'lib-!'], ['lib-d', 'lib-']],
  ['lib-[!a-c]', ['lib-d'], ['lib-b', 'lib-/']],
  ['[^]]', ['a'], [']']],
  ['[]a]', [']', 'a', '[]a]'], ['[']],
  ['[abc', ['[abc'], ['a']],
  ['[!]', ['[!]'], ['!', 'a']],
  ['[^]x', ['[^]x'], ['ax']],
  ['{web,api-*}/{a,b{c,d}}', ['web/a', 'api-x/bd'], ['web/b', 'api/a']],
  ['{a,}b', ['ab', 'b'], ['a']],
  ['{a}', ['{a}'], ['a']],
  ['a,b}{', ['a,b}{'], ['a']],
  ['\\*\\{a,b\\}\\', ['*{a,b}\\'], ['x']],
  ['!a', ['!a'], ['b', 'a']],
  ['a.b+(c)|^$', ['a.b+(c)|^$'], ['aab']],
  ['a?b*', ['a\nb\n', 'a\u2028b'], ['a/b']],
  ['a\\\nb', ['a\nb', 'a\\\nb'], ['ab', 'a\\b']],
  ['[\n-\r]', ['\n', '\r'], ['a']],
  ['[!a]', ['\n'], ['a', '/']],
])('the glob %s matches what it describes, and nothing else', (pattern, yes, no) => {
  expect(yes.filter((text) => !matches(pattern, text))).toEqual([])
  expect(no.filter((text) => matches(pattern, text))).toEqual([])
})

test('an empty list matches nothing; several patterns match what any of them does', () => {
  expect(compileGlobs([])('')).toBe(false)
  const any = compileGlobs(['a*', '*b'])
  expect(['ax', 'xb', 'xc'].filter((text) => any(text))).toEqual(['ax', 'xb'])
})

test('in prose a slash is a character like any other', () => {
  const matcher = compileGlobs(['GET *login?'], 'text')
  expect(matcher('GET /users/login/')).toBe(true)
  expect(compileGlobs(['*'], 'text')('a/b')).toBe(true)
  expect(compileGlobs(['**/b'], 'text')('b')).toBe(false)
})

const segment = fc.stringMatching(/^[ab*?.-]{1,4}$/).map((text) => text.replace(/\*+/g, '*'))
const simplePattern = fc
  .array(fc.oneof({ weight: 4, arbitrary: segment }, fc.constant('**')), {
    minLength: 1,
    maxLength: 4,
  })
  .filter((parts) => parts.at(-1) !== '**')
  .map((parts) => parts.join('/'))
  .filter((pattern) => !/(^|\/)\.{1,2}(\/|$)/.test(pattern))
const path = fc
  .array(fc.stringMatching(/^[ab.-]{1,4}$/), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join('/'))
  // picomatch takes `./` away and never lets a wildcard match the folders `.` and `..`; here they
  // are names like any other.
  .filter((text) => !/(^|\/)\.{1,2}(\/|$)/.test(text))

test('agrees with picomatch where the syntax of both is the same', () => {
  fc.assert(
    fc.property(simplePattern, path, (pattern, text) => {
      // A star alone is "at least one character" there, and any number here.
      fc.pre(!/(^|\/)\*+(\/|$)/.test(pattern.replace(/\*\*/g, '')))
      const reference = picomatch.isMatch(text, pattern, {
        dot: true,
        nobrace: true,
        noextglob: true,
        strictSlashes: true,
        // The short cuts read `*.*` otherwise than the general way does: at least one character
        // behind the dot.
        fastpaths: false,
      })
      expect(matches(pattern, text)).toBe(reference)
    }),
    { numRuns: cases(2000) },
  )
})

test('agrees with the obvious definition of braces: any of the expansions', () => {
  const word = fc.stringMatching(/^[ab*/]{0,3}$/)
  // `**` and `/` that meet across a brace would mean something else when expanded.
  const part = fc.stringMatching(/^[ab]([ab*/]?[ab])?$/)
  const group = fc.array(part, { minLength: 2, maxLength: 3 })
  fc.assert(
    fc.property(
      word,
      group,
      word,
      fc.stringMatching(/^[ab/]{0,8}$/),
      (left, parts, right, text) => {
        const expanded = compileGlobs(parts.map((part) => `${left}${part}${right}`))
        expect(matches(`${left}{${parts.join(',')}}${right}`, text)).toBe(expanded(text))
      },
    ),
    { numRuns: cases(1000) },
  )
})

test('every pattern compiles, and its escaped form matches only itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, other) => {
      matches(name, other)
      const escaped = [...name].map((char) => `\\${char}`).join('')
      expect(matches(escaped, name)).toBe(true)
      expect(matches(escaped, other)).toBe(name === other)
    }),
  )
})

test('case counts unless it is ignored', () => {
  expect(compileGlobs(['Unit/*.XML'])('unit/a.xml')).toBe(false)
  expect(compileGlobs(['Unit/[A-C].XML'], 'path', true)('unit/b.xml')).toBe(true)
})

// Each would take hours in a matcher that tries every way to divide the text.
describe.each(['path', 'text'] as const)('the longest target ends soon, as a %s', (style) => {
  const patterns = ['*a'.repeat(200), '**a*', '**a*b**', '**/a*b*', '**/a*c**', '**/'.repeat(500)]
  test.each(patterns)('%s', (pattern) => {
    const matcher = compileGlobs([`${pattern}d`], style)
    for (const part of ['a', 'ab', 'a/', 'ab/']) expect(matcher(part.repeat(20_000))).toBe(false)
  })
})

test.each(['{a,aa}'.repeat(10), '{a,'.repeat(1000) + '}'.repeat(1000)])(
  'braces with more than 1000 alternatives are refused: %s',
  (pattern) => {
    expect(() => compileGlobs([pattern])).toThrow('has braces with more than 1000 alternatives')
  },
)

const repeated = (part: string, length: number) => part.repeat(length).slice(0, length)
const PARTS = ['a', '*', 'a*', 'a/', '**/', '[ab]', '?', '{', '{a,b}', '[', '\\', 'é', '💥']

test.each(PARTS)('a pattern of 4096 characters such as %s compiles or is refused', (part) => {
  const pattern = repeated(part, 4096)
  const isRefused = () => {
    try {
      compileGlobs([pattern])('a')
      return false
    } catch {
      return true
    }
  }
  expect(isRefused()).toBe(globProblem(pattern) !== undefined)
})

test.each(PARTS)('a pattern of 4097 characters such as %s is refused', (part) => {
  expect(() => compileGlobs([repeated(part, 4097)])).toThrow('has 4097 characters, more than 4096')
})

test('alternatives that are too long together are refused, and 1000 short ones are not', () => {
  const pattern = `${'{a,b}'.repeat(9)}${'c'.repeat(1000)}`
  expect(() => compileGlobs([pattern])).toThrow('more than 100000 characters together')
  expect(matches('{a,'.repeat(999) + '}'.repeat(999), 'a')).toBe(true)
})
