/** A record MERGED that names no base branch, and a GitHub that shows another end. */
import { expect, test } from '../support/jest.js'
import { A, live, record, type World } from './world.js'

/** A record without the members that `record` may add. */
const merged = (more: object = {}) => {
  const { body } = record('merged', false, 1)
  const { prBaseBranch: _, ...rest } = body as Record<string, unknown>
  return { body: { ...rest, prSha: A, ...more } }
}
const WAIT = { operation: 'wait-for-merge' }

test.each<[string, World['gitHub'], string]>([
  ['merged into another branch', { merged: true, baseBranch: 'release' }, 'merged into `release`'],
  ['closed without a merge', { state: 'closed' }, 'it is closed without a merge'],
])('a wait fails as removed if GitHub shows it %s', async (_, gitHub = {}, words) => {
  const step = await live({ shows: () => merged(), gitHub }, WAIT)
  expect(step).toMatchObject({ passed: false, outcome: 'removed' })
  expect(step.error).toContain('The service calls it merged, but on GitHub it')
  expect(step.error).toContain(words)
  expect(step.seen.warnings).toEqual([])
  expect(step.seconds).toBeLessThanOrEqual(12)
})

test('a wait passes if the record names the target branch', async () => {
  const shows = () => merged({ prBaseBranch: 'main' })
  const step = await live({ shows, gitHub: { merged: true, baseBranch: 'release' } }, WAIT)
  expect(step).toMatchObject({ passed: true, outcome: 'merged' })
})

test('submit skips it as closed if GitHub shows a merge into another branch', async () => {
  const gitHub = { merged: true, baseBranch: 'release' }
  const step = await live({ shows: () => merged(), gitHub }, {})
  expect(step).toMatchObject({ passed: true, outcome: 'skipped-closed', sent: [] })
})
