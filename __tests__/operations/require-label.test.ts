/** `require-label`: a pull request is submitted only if GitHub shows the label now. */

import { expect, test } from '../support/jest.js'
import { live, MISSING, record } from '../support/pull-request-world.js'

const shows = ({ submittedAt }: { submittedAt: number | undefined }) =>
  submittedAt === undefined ? MISSING : record('pending', true, 1)

test.each([
  [['queue'], 'submitted', 1],
  [['Queue'], 'submitted', 1],
  [['other'], 'skipped-label', 0],
  [[], 'skipped-label', 0],
])('the labels %j give %s', async (labels, outcome, sends) => {
  const step = await live({ shows, gitHub: { labels } }, { 'require-label': 'queue' })
  expect(step).toMatchObject({ passed: true, outcome })
  expect(step.sent.filter((path) => path === '/submitPullRequest')).toHaveLength(sends)
})

test('`require-label` without a token is refused before any request', async () => {
  const { passed, outcome, error, calls } = await live({ shows }, { 'require-label': 'queue' })
  expect({ passed, outcome, calls }).toEqual({ passed: false, outcome: 'invalid-input', calls: [] })
  expect(error).toContain('`require-label` needs `github-token`')
})

test('a pull request that GitHub does not have fails the step, and nothing is sent', async () => {
  const world = { shows, gitHub: { number: 13 }, headOfEvent: 'a'.repeat(40) }
  const { passed, sent } = await live(world, { 'require-label': 'queue' })
  expect(passed).toBe(false)
  expect(sent).toEqual([])
})

test('a dry run asks for the label too', async () => {
  const inputs = { 'require-label': 'queue', 'dry-run': 'true' }
  expect(await live({ shows, gitHub: { labels: [] } }, inputs)).toMatchObject({
    outcome: 'skipped-label',
  })
  expect(await live({ shows, gitHub: { labels: ['queue'] } }, inputs)).toMatchObject({
    outcome: 'planned',
  })
})
