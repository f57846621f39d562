import fc from 'fast-check'
import { compilePathPatterns } from '../../src/shared/path-patterns.js'
import { expect, test } from '../support/jest.js'

const matches = (pattern: string, path: string) => compilePathPatterns([pattern])(path)

const PATTERNS: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['app/[slug]/**', ['app/[slug]/page.tsx', 'app/s/page.tsx'], ['app/slug/page.tsx', 'app/[slug]']],
  ['app/[slug]/', ['app/[slug]/page.tsx', 'app/[slug]/a/b.ts'], ['app/[slug]', 'app/x/page.tsx']],
  ['app/[slug]', ['app/[slug]/page.tsx', 'app/[slug]'], ['app/[slugs]/page.tsx']],
  ['src/[...all]/**', ['src/[...all]/x.ts'], ['src/all/x.ts']],
  ['app/[[...rest]]/*.ts', ['app/[[...rest]]/x.ts'], ['app/[[...rest]]/a/x.ts', 'app/x.ts']],
  ['a/[b]/[c]/{d}/**', ['a/[b]/[c]/{d}/x', 'a/b/[c]/{d}/x', 'a/[b]/c/{d}/x'], ['a/[b]/[c]/d/x']],
  ['app/[id].*', ['app/[id].ts', 'app/i.ts'], ['app/x.ts']],
  ['app/{a,b}/**', ['app/a/x', 'app/b/x', 'app/{a,b}/x'], ['app/c/x']],
  ['app/(shop)/**', ['app/(shop)/page.tsx'], ['app/shop/page.tsx']],
  ['src/cart', ['src/cart', 'src/cart/total.ts', 'src/cart/a/b.ts'], ['src/carts/x', 'cart/x']],
  ['src/cart/', ['src/cart/total.ts', 'src/cart/.env'], ['src/cart', 'src/carts/x']],
  ['src/*/', ['src/a/x.ts', 'src/a/b/x.ts'], ['src/x.ts']],
  ['src/*', ['src/x.ts', 'src/.env'], ['src/a/x.ts']],
  ['src/?', ['src/x'], ['src/x/y', 'src/xy']],
  ['*.md', ['README.md', '.x.md', './README.md', '/README.md'], ['docs/README.md']],
  ['**', ['a', '.github/workflows/ci.yml'], []],
  ['./src/**', ['src/x.ts', './src/x.ts', '/src/x.ts'], ['lib/src/x.ts']],
  ['/src/x.ts', ['src/x.ts'], ['src/y.ts']],
  ['./', ['x', 'a/b'], []],
]

test.each(PATTERNS.flatMap(([pattern, yes]) => yes.map((path) => [pattern, path] as const)))(
  'the pattern %s matches %s',
  (pattern, path) => {
    expect(matches(pattern, path)).toBe(true)
  },
)

test.each(PATTERNS.flatMap(([pattern, , no]) => no.map((path) => [pattern, path] as const)))(
  'the pattern %s does not match %s',
  (pattern, path) => {
    expect(matches(pattern, path)).toBe(false)
  },
)

test('every path matches itself, and as a pattern of a folder everything below it', () => {
  const segment = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
    fc.constantFrom('[slug]', '[...all]', '(shop)', '{a,b}', '[!x]', '@modal', '.env', '[a', '\\d'),
  )
  const names = segment.filter((name) => !name.includes('/') && !/^\.+$/.test(name))
  fc.assert(
    fc.property(fc.array(names, { minLength: 1, maxLength: 9 }), (segments) => {
      const path = segments.join('/')
      expect(matches(path, path)).toBe(true)
      expect(matches(`${path}/`, `${path}/x`)).toBe(true)
      expect(matches(`${path}/**`, `${path}/a/x`)).toBe(true)
    }),
  )
})
