/** The next step that an explanation names. */
import { type ExplainWorld, PENDING_FAILURE, RETRY } from '../support/explain-world.js'
import { describe, expect, test } from '../support/jest.js'
import { blames, explained, GREEN, queued } from './explained.js'

test.each<[string, NonNullable<ExplainWorld['pullRequest']>, string]>([
  ['is open', {}, 'Submit it, with'],
  ['waits for a review', { review: 'REVIEW_REQUIRED' }, 'Submit it, with'],
  ['is closed', { state: 'closed' }, 'Reopen the pull request'],
  ['is a draft', { draft: true }, 'Mark it as ready'],
  ['is for another branch', { baseBranch: 'release' }, 'Change its base branch'],
  ['is merged elsewhere', { merged: true, baseBranch: 'release' }, 'Open another pull request'],
])('a pull request that was never submitted and %s has a helpful next step', async (...row) => {
  const [, pullRequest, next] = row
  const { verdict, info } = await explained({ record: null, pullRequest })
  expect(verdict).toBe('not-submitted')
  expect(info.filter((line) => line.startsWith('Next: ')).join()).toContain(`Next: ${next}`)
})

test('the log shows the next step of the first reason', async () => {
  const { info } = await explained({
    record: queued('not_ready'),
    entry: { notReady: { blockReasons: [{ kind: 'behind_base' }, { kind: 'merge_conflict' }] } },
  })
  expect(info.find((line) => line.startsWith('Next: '))).toContain('Merge `main`')
})

const GREEN_NOW: ExplainWorld = { checks: [GREEN], entry: blames('unit') }
/** What prevents it, and a word of the next step. */
const OBSTACLES: readonly (readonly [string, ExplainWorld, string])[] = [
  ['nothing', {}, 'Submit it again: '],
  ['that it is closed', { pullRequest: { state: 'closed' } }, 'Reopen'],
  ['that it is a draft', { pullRequest: { draft: true } }, 'ready for review'],
  ['its other base branch', { pullRequest: { baseBranch: 'release' } }, 'back to `main`'],
  ['a conflict', { pullRequest: { mergeable: 'CONFLICTING' } }, 'resolve the conflict'],
  [
    'a review that requests changes',
    { pullRequest: { reviews: [{ author: 'mona', state: 'CHANGES_REQUESTED' }] } },
    'the requested changes',
  ],
  ['a queue that is paused', { queue: { state: 'paused' } }, '`operation: resume-queue`'],
]
/** The end of the next step if something other than the base branch prevents it. */
const AGAIN = /Submit it again: |back to `main`|, then submit it again\.$/
const nextIn = async (world: ExplainWorld) => {
  const { info, outputs } = await explained(world)
  return { verdict: outputs['verdict'], next: info.filter((line) => line.startsWith('Next: ')) }
}

describe('what prevents another submission decides the next step', () => {
  test.each(OBSTACLES)('of known flaky tests: %s', async (_, world, next) => {
    const found = await nextIn({ ...world, inputs: { ...RETRY, 'retry-on': 'never' } })
    expect(found.verdict).toBe('known-flaky')
    expect(found.next).toEqual([expect.stringContaining(next)])
    expect(found.next[0]).toMatch(AGAIN)
  })

  test.each(OBSTACLES)('of a failed check that is green now: %s', async (_, world, next) => {
    const found = await nextIn({ ...GREEN_NOW, ...world })
    expect(found.next).toEqual([expect.stringContaining(next)])
    expect(found.next[0]).toMatch(AGAIN)
  })
})

test('the new head is submitted if a failed check is green now for an earlier one', async () => {
  const found = await nextIn({ ...GREEN_NOW, record: { prSha: 'd'.repeat(40) } })
  expect(found.next).toEqual([expect.stringContaining('Submit the new head commit')])
})

test.each([
  ['running', /: Restart its tests/],
  ['paused', /`operation: resume-queue`, then restart its tests\.$/],
])('tests are restarted while it is in the queue, which is %s', async (state, next) => {
  const inputs = { ...RETRY, 'retry-on': 'never' }
  const found = await nextIn({ inputs, record: PENDING_FAILURE, queue: { state } })
  expect(found).toEqual({ verdict: 'known-flaky', next: [expect.stringMatching(next)] })
})
