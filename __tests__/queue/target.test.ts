import { branchOfEvent } from '../../src/queue/operation.js'
import { example, published, repositoryOf, workflowEvent } from '../support/events.js'
import { expect, test } from '../support/jest.js'

const ORION = { host: 'github.com', owner: 'octo-org', name: 'orion' }

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
  expect(branchOfEvent(given, ORION)).toBe(branch)
})

test.each([7, '', null])('a base of %j does not count, and the ref decides', (base) => {
  const payload = { pull_request: { base: { ref: base } }, merge_group: { base_ref: base } }
  expect(branchOfEvent(event('push', 'refs/heads/main', payload), ORION)).toBe('main')
})

test.each([
  ['a tag', event('push', 'refs/tags/v1'), 'the tag v1'],
  ['a release', event('release', 'refs/tags/main'), 'the event `release` is not about the branch'],
  ['no event', event('', 'refs/heads/main'), 'the run has no event'],
  [
    'an event of another repository',
    event('push', 'refs/heads/main', { repository: { full_name: 'octo-org/vega' } }),
    'the event is of the repository octo-org/vega',
  ],
  [
    'a comment on a pull request, although the run is for the default branch',
    event('issue_comment', 'refs/heads/main', { issue: { pull_request: {} } }),
    'the event `issue_comment` is not about the branch',
  ],
  ['nothing', event('repository_dispatch', ''), 'is not about the branch'],
])('never guesses for %s', (_, given, why) => {
  expect(() => branchOfEvent(given, ORION)).toThrow(why)
})

test.each(['workflow_run', 'check_suite', 'check_run', 'status', 'issue_comment', 'issues'])(
  'a %s is not about the default branch, which is what its run is for',
  (name) => {
    expect(published(name).length).toBeGreaterThan(0)
    for (const payload of published(name)) {
      const given = workflowEvent(name, payload, { ref: 'refs/heads/main' })
      expect(() => branchOfEvent(given, repositoryOf(payload))).toThrow(
        `the event \`${name}\` is not about the branch of a queue`,
      )
    }
  },
)

test.each(['pull_request', 'pull_request_review'])('a %s is about its base', (name) => {
  const payload = example(name)
  const given = workflowEvent(name, payload, { ref: 'refs/pull/2/merge' })
  expect(branchOfEvent(given, repositoryOf(payload))).toBe('master')
})
