import { branchNameProblem } from '../../src/shared/branch-name.js'
import { expect, test } from '../support/jest.js'

// What `git check-ref-format --branch` accepts and refuses.
test.each(['@', 'a@', '@-', 'head', 'a.b', 'a{b}', 'a.lock.b', 'a/-b', 'HEAD/x', 'xrefs/a'])(
  '%s is the name of a branch',
  (name) => {
    expect(branchNameProblem(name)).toBeUndefined()
  },
)

test.each([
  'a..b',
  '-x',
  '-',
  'x.lock',
  'a/b.lock/c',
  '@{u}',
  'a~1',
  'a b',
  'a:b',
  'a\\b',
  'HEAD',
  '.a',
  'a/.b',
  'a.',
  'a/',
  '/a',
  'a//b',
  'a\tb',
  'a\x7f',
  // Git accepts what nobody sees; it would make another branch.
  'main\u200b',
])('%j is not, and the message says so', (name) => {
  expect(branchNameProblem(name)).toBe(
    `must be a branch such as main, but is ${JSON.stringify(name)}, which Git does not allow as the name of a branch`,
  )
})

test.each(['release/*', 'a?b', 'v[12]'])('%s is called a glob', (name) => {
  expect(branchNameProblem(name)).toBe(
    `must be a branch such as main, but is "${name}", which is a glob; name one branch`,
  )
})

test.each(['', 'refs/tags/v1', 'refs/heads/main'])('%j is refused', (name) => {
  expect(branchNameProblem(name)).toBe(`must be a branch such as main, but is "${name}"`)
})
