import { expect, test } from '@jest/globals'
import { branchOfEvent } from '../../src/queue/operation.js'

const event = (name: string, ref: string, payload = {}) => ({
  name,
  ref,
  payload,
  sha: '',
  runId: '1',
  runAttempt: '1',
  actor: 'octocat',
  serverUrl: 'https://github.com',
  apiUrl: 'https://api.github.com',
  runUrl: '',
})

test.each([
  ['a branch, with slashes', event('push', 'refs/heads/release/2.0'), 'release/2.0'],
  ['a schedule', event('schedule', 'refs/heads/main'), 'main'],
  [
    'the base of a pull request, not its merge ref',
    event('pull_request', 'refs/pull/4/merge', { pull_request: { base: { ref: 'develop' } } }),
    'develop',
  ],
  [
    'the base of a merge group, not the test branch',
    event('merge_group', 'refs/heads/gh-readonly-queue/main/pr-4-abc', {
      merge_group: { base_ref: 'refs/heads/main' },
    }),
    'main',
  ],
])('%s', (_, given, branch) => {
  expect(branchOfEvent(given)).toBe(branch)
})

test.each([7, '', null])('a base of %j does not count, and the ref decides', (base) => {
  const payload = { pull_request: { base: { ref: base } }, merge_group: { base_ref: base } }
  expect(branchOfEvent(event('push', 'refs/heads/main', payload))).toBe('main')
})

test.each([
  ['a tag', event('push', 'refs/tags/v1'), 'the tag v1'],
  ['a release', event('release', 'refs/tags/main'), 'the tag main'],
  [
    'a comment on a pull request, although the run is for the default branch',
    event('issue_comment', 'refs/heads/main', { issue: { pull_request: {} } }),
    'does not say the base branch',
  ],
  ['nothing', event('repository_dispatch', ''), 'has no branch'],
])('never guesses for %s', (_, given, why) => {
  expect(() => branchOfEvent(given)).toThrow(why)
})
