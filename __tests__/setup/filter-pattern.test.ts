/** Patterns of `branches`, against the table of GitHub's documentation and its edges. */
import { admits } from '../../src/setup/filter-pattern.js'
import { expect, test } from '../support/jest.js'

test.each([
  [['feature/*'], 'feature/my-branch', true],
  [['feature/*'], 'feature/beta-a/my-branch', false],
  [['feature/**'], 'feature/', true],
  [['main'], 'maintenance', false],
  [['*'], 'all/the/branches', false],
  [['**'], 'all/the/branches', true],
  [['*feature'], 'ver-10-feature', true],
  [['v[12].[0-9]+.[0-9]+'], 'v1.10.1', true],
  [['v[12].[0-9]+.[0-9]+'], 'v3.10.1', false],
  [['*.jsx?'], 'page.jsx', true],
  [['*.jsx?'], 'page.jsxx', false],
  [['a+b'], 'aaab', true],
  [['a+b'], 'b', false],
  [['?x'], '?x', true],
  [['+x'], '+x', true],
  [['**/docs/**'], 'docs/hello.md', true],
  [['docs/**/*.md'], 'docs/a/markdown/file.md', true],
  [['**/docs'], 'mydocs', false],
  [['**.js'], 'src/js/app.js', true],
  [['.yml'], 'fyml', false],
  [['\\!file'], '!file', true],
  [['\\*'], '*', true],
  [['\\*'], 'x', false],
  [['(main|x)'], 'main', false],
  // The last pattern that matches decides.
  [['releases/**', '!releases/**-alpha'], 'releases/10-alpha', false],
  [['releases/**', '!releases/**-alpha'], 'releases/10', true],
  [['!releases/**-alpha', 'releases/**'], 'releases/10-alpha', true],
  [['*.md', '!README.md', 'README*'], 'README.md', true],
  // A list of exclusions admits nothing.
  [['!main'], 'topic', false],
  [[], 'main', false],
])('%j admits %s: %s', (patterns, name, isAdmitted) => {
  expect(admits(patterns, name)).toBe(isAdmitted)
})

test.each(['[', 'a[b', '[]', 'a\\'])('GitHub refuses the pattern %s', (pattern) => {
  expect(admits([pattern], 'main')).toBeUndefined()
})

test('a pattern with many wildcards takes few steps', () => {
  const pattern = `${'**0'.repeat(200)}x`
  expect(admits([pattern], '0'.repeat(200))).toBe(false)
})
