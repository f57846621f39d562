/** What `submit` learns from GitHub, and what it does without an answer of it. */
import type { PullRequestSeed } from '../../sandbox/github/seeds.js'
import { expect, test } from '../support/jest.js'
import { HEAD, submitWithGitHub } from './with-github.js'
import { record } from './world.js'

test('finds branch, draft and head on GitHub when the event lacks them', async () => {
  const { passed, seen } = await submitWithGitHub({ pullRequest: { baseBranch: 'release/2.0' } })
  expect(passed).toBe(true)
  expect(seen.outputs).toMatchObject({ 'target-branch': 'release/2.0', 'head-sha': HEAD })
})

test.each<[string, Partial<PullRequestSeed>]>([
  ['skipped-draft', { draft: true }],
  ['skipped-closed', { state: 'closed' }],
  ['already-merged', { merged: true }],
])('%s, as GitHub says', async (outcome, pullRequest) => {
  const { passed, seen } = await submitWithGitHub({ pullRequest })
  expect(passed).toBe(true)
  expect(seen.outputs['outcome']).toBe(outcome)
  expect(seen.summary).toMatch(/^### ℹ️ /)
})

test('the head is that of the pull request, not of an earlier submission', async () => {
  const { body } = record('failed', false)
  const answers = [{ body: { ...Object(body), prSha: 'e'.repeat(40) } }]
  const { seen } = await submitWithGitHub({ answers, pullRequest: { draft: true } })
  expect(seen.outputs).toMatchObject({ outcome: 'skipped-draft', 'head-sha': HEAD })
})

test.each([
  [{ 'remove-label': 'queue' }, '`remove-label` needs `github-token`'],
  [{ comment: 'always' }, '`comment` needs `github-token`'],
])('%j without a token is a warning', async (more, words) => {
  const inputs = { ...more, 'github-token': '', 'target-branch': 'main' }
  const { passed, seen, github } = await submitWithGitHub({ inputs })
  expect(passed).toBe(true)
  expect(seen.warnings).toEqual([
    expect.objectContaining({ message: expect.stringContaining(words) }),
  ])
  expect(github.calls).toEqual([])
})

test('a comment or a label that GitHub refuses is a warning, and what it does is logged', async () => {
  const inputs = { comment: 'always', 'remove-label': 'queue', 'target-branch': 'main' }
  const refused = await submitWithGitHub({
    gitHubIsDown: true,
    inputs: { ...inputs, 'pull-request': '12' },
  })
  expect(refused.seen.warnings.map(({ message }) => message)).toEqual([
    expect.stringContaining('The label could not be removed: '),
    expect.stringContaining('The comment could not be written: '),
  ])
  const written = await submitWithGitHub({ pullRequest: { labels: ['queue'] }, inputs })
  expect(written.seen.info).toContain('Label queue removed')
  expect(written.seen.info.join('\n')).toMatch(
    /^Comment created: http.*\/pull\/12#issuecomment-1$/m,
  )
})

test('a head that moved is refused, and nothing is sent', async () => {
  const { passed, seen, service } = await submitWithGitHub({
    inputs: { 'expected-head-sha': 'b'.repeat(40), comment: 'on-failure' },
  })
  expect(passed).toBe(false)
  expect(seen.outputs['outcome']).toBe('refused')
  expect(service.paths()).not.toContain('/submitPullRequest')
})
