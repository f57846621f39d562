import { branchOfEvent } from '../../src/queue/operation.js'
import { workflowEvent } from '../support/events.js'
import { expect, test } from '../support/jest.js'

const ORION = { host: 'github.com', owner: 'octo-org', name: 'orion' }
const branchOfPush = (ref: string) => branchOfEvent(workflowEvent('push', {}, { ref }), ORION)
const branchOfMergeGroup = (base_ref: string) =>
  branchOfEvent(workflowEvent('merge_group', { merge_group: { base_ref } }, {}), ORION)

test.each([
  ['refs/heads/main', 'main'],
  ['refs/heads/release/2.0', 'release/2.0'],
  ['refs/heads/refs/heads/main', 'refs/heads/main'],
  ['refs/heads/refs/tags/v1', 'refs/tags/v1'],
  ['refs/heads/a\u2028b', 'a\u2028b'],
])('%j is the branch %s', (ref, branch) => {
  expect(branchOfPush(ref)).toEqual({ branch })
  expect(branchOfMergeGroup(ref)).toEqual({ branch })
})

test('a merge group may name its base without a prefix', () => {
  expect(branchOfMergeGroup('main')).toEqual({ branch: 'main' })
})

test.each([
  'main',
  'refs/heads',
  'refs/heads/',
  'refs/tags/refs/heads/main',
  'refs/pull/1/merge',
  'x/refs/heads/main',
  'REFS/HEADS/main',
])('%j is no branch', (ref) => {
  expect(branchOfPush(ref)).toEqual({ problem: expect.stringMatching(/^is required, because /) })
})
