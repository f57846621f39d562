/** What the timeline of the service decides. */
import { expect, test } from '../support/jest.js'
import { explained, GREEN } from './explained.js'

test.each<[string, object, string]>([
  ['of another pull request', { prNumber: 13 }, 'check-failed'],
  ['of an earlier end', { stateChangedAt: '2026-09-17T09:59:00.000Z' }, 'check-failed'],
  ['of this end', {}, 'conflict'],
  ['that does not say of which end it is', { stateChangedAt: null }, 'conflict'],
])('a timeline %s', async (_, history, expected) => {
  const entry = { failure: { reason: 'start_test_run_merge_conflict' } }
  const { verdict, reasons } = await explained({ history, entry })
  expect(verdict).toBe(expected)
  expect(JSON.stringify(reasons).includes('it conflicts')).toBe(expected === 'conflict')
})

test('the verdict is merge-refused only if the service names it, whatever GitHub blocks', async () => {
  const blocked = { mergeStateStatus: 'BLOCKED', review: 'REVIEW_REQUIRED' } as const
  for (const entry of [null, { failure: { reason: 'something_else' } }]) {
    const world = { checks: [GREEN], entry, pullRequest: blocked }
    expect(await explained(world)).toMatchObject({ verdict: 'undecided' })
  }
})
