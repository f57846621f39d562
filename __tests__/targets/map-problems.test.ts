/** Keys and patterns that the author of a map cannot have meant. */
import { parseMap } from '../../src/targets/map.js'
import { expect, test } from '../support/jest.js'
import { uploadFromPaths } from './from-paths.js'

const problemsOf = async (text: string) => {
  const parsed = await parseMap(text, (line, column) => `line ${line}, column ${column}`)
  return 'problems' in parsed ? parsed.problems : []
}

const inQuotes = (text: string) => `'${text.replaceAll("'", "''")}'`

test.each([
  'all',
  'All',
  'ALL ',
  ' ALL',
  '"ALL"',
  'A LL',
  'IMPACTS_ALL',
  'impacts-all',
  'Impacts All',
  'AL\u200bL',
])('the key %j means `ALL`', async (key) => {
  expect(await problemsOf(`web: web/**\n${inQuotes(key)}: ci/**`)).toEqual([
    expect.stringMatching(/^line 2, column 1: the key .* is no target; .* write `ALL`$/),
  ])
})

test.each(['*', '**', 'apps/web/**', '*.md', 'apps/we?/a', 'apps/web/', 'docs/ ', '//app:*'])(
  'the key %j is a path',
  async (key) => {
    expect(await problemsOf(`${inQuotes(key)}: web`)).toEqual([
      expect.stringMatching(/^line 1, column 1: the key .* is a path, but each key is a target/),
    ])
  },
)

test.each(['ALL', 'ALLOY', 'install', '//app:all', 'web', '@org/all', 'app[1]', 'src/lib'])(
  'the key %j is a target',
  async (key) => {
    expect(await problemsOf(`${inQuotes(key)}: web/**`)).toEqual([])
  },
)

test.each([
  ['apps/@(web|api)/**', 'extended glob'],
  ['apps/?(web)/x', 'extended glob'],
  ['apps/!(web)/**', 'extended glob'],
  ['apps/x+page@(web)/**', 'extended glob'],
  ['src/+page@(app|x).svelte', '`|` has no meaning'],
  ['(web,ios)/**,api/**,docs/**', '`,` separates no patterns'],
  ['apps/(web|api)/**', '`|` has no meaning'],
  ['a|b', '`|` has no meaning'],
  ['apps/web/**;apps/api/**', '`;` separates no patterns'],
  ['apps/web/**,apps/api/**', '`,` separates no patterns'],
  ['a/b,c,d/e', '`,` separates no patterns'],
  ['{a,b}/**,c/**', '`,` separates no patterns'],
  ['...', 'a folder of dots'],
  ['a/../b/**', 'a folder of dots'],
  ['../libs/**', 'a folder of dots'],
  ['{apps,../libs}/**', 'a folder of dots'],
  ['a/./b', 'a folder of dots'],
  ['.', 'a folder of dots'],
  ['src//api/**', 'an empty name'],
  ['//app/**', 'an empty name'],
  ['https://github.com/octo-org/orion/**', 'an empty name'],
  ['apps\\web\\**', 'the separator of folders is `/`'],
  ['apps\\\\web', 'the separator of folders is `/`'],
  ['apps\\', 'the separator of folders is `/`'],
  ['C:\\orion\\src', 'the separator of folders is `/`'],
  ['docs\\ä', 'the separator of folders is `/`'],
  ['v{1..3}/**', 'braces have no ranges'],
  ['{01..10..2}/x', 'braces have no ranges'],
  ['[[:alpha:]]/**', 'classes have no names'],
  ['x[![:digit:]a].ts', 'classes have no names'],
  ['^apps/.*$', 'a regular expression'],
  ['apps/.+$', 'a regular expression'],
  ['src/.*\\.ts$', 'the separator of folders'],
  [`\${{ inputs.path }}/**`, 'was not evaluated'],
  [`apps/\${{ matrix.app }}/**`, 'was not evaluated'],
])('the pattern %j can match no path: %s', async (pattern, problem) => {
  const found = await problemsOf(`web: web/**\nios: [ios/**, ${inQuotes(pattern)}]`)
  expect(found).toEqual([expect.stringContaining(problem)])
  expect(found[0]).toMatch(/^line 2, column 15: /)
})

test.each([
  'app/(shop)/**',
  'app/*/(shop)/**',
  'app/@modal/(..)photo/**',
  'app/(...)photo/**',
  '[...slug]/**',
  'app/[[...slug]]/page.tsx',
  'src/routes/+page@(app).svelte',
  'src/routes/**/+layout@(app).svelte',
  'app/(home,search)/**',
  'routes/files.$',
  'routes/$slug.tsx',
  'app/\\[slug\\]/**',
  'a,b/**',
  'notes; old/x',
  'x/[a,b]/**',
  '{a/x,b/y}/**',
  '{1..x/y',
  '...rest/**',
  'app/[slug]/**',
  './src/**',
  '/src/**',
  '.github/',
  './',
  'v[1-3]..x',
  '[:a]/**',
])('the pattern %j stays what it is', async (pattern) => {
  expect(await problemsOf(`web: [${inQuotes(pattern)}]`)).toEqual([])
})

test.each([
  ['vendor/lib/**', 'vendor/lib'],
  ['vendor/*/**', 'vendor/lib'],
  ['{vendor,third}/lib/**', 'third/lib'],
  ['app/[slug]/**', 'app/[slug]'],
  ['vendor/li?/', 'vendor/lib'],
])('the pattern %s matches the submodule or link %s', async (pattern, path) => {
  const map = `one: ${inQuotes(pattern)}`
  expect((await uploadFromPaths({ map, files: [path] })).sent).toEqual([['one']])
})

test.each([
  ['vendor/lib/**', 'vendor'],
  ['vendor/lib/**', 'vendor/library'],
  ['vendor/lib/*', 'vendor/lib'],
  ['docs/**', 'Docs/a'],
])('the pattern %s does not match %s', async (pattern, path) => {
  const map = `one: ${inQuotes(pattern)}`
  expect((await uploadFromPaths({ map, files: [path] })).sent).toEqual(['ALL'])
})

test('a wrong key and a wrong pattern are reported together, before any request', async () => {
  const { outcome, error, serviceCalls, gitHubCalls } = await uploadFromPaths({
    map: "all: ci/**\nweb: ['apps/(web|api)/**']",
  })
  expect(outcome).toBe('invalid-input')
  expect(error).toContain('line 1, column 1')
  expect(error).toContain('line 2, column 7')
  expect([...serviceCalls, ...gitHubCalls]).toEqual([])
})
