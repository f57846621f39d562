/** The next step that an explanation names. */
import type { ExplainWorld } from '../support/explain-world.js'
import { expect, test } from '../support/jest.js'
import { explained } from './explained.js'

test.each<[string, NonNullable<ExplainWorld['pullRequest']>, string]>([
  ['is open', {}, 'Submit it, with'],
  ['waits for a review', { review: 'REVIEW_REQUIRED' }, 'Submit it, with'],
  ['is closed', { state: 'closed' }, 'Reopen the pull request'],
  ['is a draft', { draft: true }, 'Mark it as ready'],
  ['is for another branch', { baseBranch: 'release' }, 'Change its base branch'],
  ['is merged elsewhere', { merged: true, baseBranch: 'release' }, 'Open another pull request'],
])('a pull request that was never submitted and %s has a next step that helps', async (...row) => {
  const [, pullRequest, next] = row
  const { verdict, info } = await explained({ record: null, pullRequest })
  expect(verdict).toBe('not-submitted')
  expect(info.filter((line) => line.startsWith('Next: ')).join()).toContain(`Next: ${next}`)
})

test('the log shows the next step of the first reason', async () => {
  const { info } = await explained({
    record: { state: 'not_ready', isCurrentlySubmittedToQueue: true },
    entry: { notReady: { blockReasons: [{ kind: 'behind_base' }, { kind: 'merge_conflict' }] } },
  })
  expect(info).toContain('Next: Merge `main` into the pull request and push.')
})
