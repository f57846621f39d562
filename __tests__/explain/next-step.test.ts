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
  expect(info).toContain('Next: Merge `main` into the pull request and push.')
})

const GREEN_NOW: ExplainWorld = { checks: [GREEN], entry: blames('unit') }
const OBSTACLES: readonly (readonly [string, ExplainWorld, string])[] = [
  ['nothing', {}, 'Submit it again: '],
  [
    'that it is closed',
    { pullRequest: { state: 'closed' } },
    'Reopen the pull request, then submit it again.',
  ],
  [
    'that it is a draft',
    { pullRequest: { draft: true } },
    'Mark it as ready for review, then submit it again.',
  ],
  [
    'its other base branch',
    { pullRequest: { baseBranch: 'release' } },
    'Change its base branch back to `main`, or submit it to the queue of its new base branch.',
  ],
  [
    'a conflict',
    { pullRequest: { mergeable: 'CONFLICTING' } },
    'Merge `main` into the pull request, resolve the conflict, and push, then submit it again.',
  ],
  [
    'a review that requests changes',
    { pullRequest: { reviews: [{ author: 'mona', state: 'CHANGES_REQUESTED' }] } },
    'Make the requested changes, push, and ask for another review, then submit it again.',
  ],
  [
    'a queue that is paused',
    { queue: { state: 'paused' } },
    'Resume the queue, for example with `operation: resume-queue`, then submit it again.',
  ],
]
const nextIn = async (world: ExplainWorld) => {
  const { info, outputs } = await explained(world)
  return { verdict: outputs['verdict'], next: info.filter((line) => line.startsWith('Next: ')) }
}

describe('what prevents another submission decides the next step', () => {
  test.each(OBSTACLES)('of known flaky tests: %s', async (_, world, next) => {
    expect(await nextIn({ ...world, inputs: { ...RETRY, 'retry-on': 'never' } })).toEqual({
      verdict: 'known-flaky',
      next: [expect.stringContaining(`Next: ${next}`)],
    })
  })

  test.each(OBSTACLES)('of a failed check that is green now: %s', async (_, world, next) => {
    const { next: found } = await nextIn({ ...GREEN_NOW, ...world })
    expect(found).toEqual([expect.stringContaining(`Next: ${next}`)])
  })

  test('of known flaky tests that cannot be retried', async () => {
    const found = await nextIn({ inputs: RETRY, pullRequest: { draft: true } })
    expect(found.next).toEqual(['Next: Mark it as ready for review, then submit it again.'])
  })
})

test('the new head is submitted if a failed check is green now for an earlier one', async () => {
  const found = await nextIn({ ...GREEN_NOW, record: { prSha: 'd'.repeat(40) } })
  expect(found.next).toEqual(['Next: Submit the new head commit when its checks have passed.'])
})

test.each([
  ['running', 'Restart its tests: the failing tests are known to be flaky.'],
  [
    'paused',
    'Resume the queue, for example with `operation: resume-queue`, then restart its tests.',
  ],
])('tests are restarted while it is in the queue, which is %s', async (state, next) => {
  const inputs = { ...RETRY, 'retry-on': 'never' }
  const found = await nextIn({ inputs, record: PENDING_FAILURE, queue: { state } })
  expect(found).toEqual({ verdict: 'known-flaky', next: [`Next: ${next}`] })
})
