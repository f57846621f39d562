/** What `submit` learns from GitHub and the queue, and what it does without their answer. */
import { expect, test } from '../support/jest.js'
import {
  A,
  HANGS,
  live,
  MISSING,
  onceSubmitted,
  record,
  recordOf,
  type World,
} from '../support/pull-request-world.js'

const queued = { shows: onceSubmitted(recordOf('pending')) }

test('submit finds branch and head on GitHub if the event lacks them', async () => {
  const world = { ...queued, gitHub: { baseBranch: 'release/2.0' } }
  const { passed, outputs } = await live(world, { 'target-branch': '' })
  expect(passed).toBe(true)
  expect(outputs).toMatchObject({ 'target-branch': 'release/2.0', 'head-sha': A })
})

test('submit gives the head of the pull request, not that of an earlier submission', async () => {
  const shows = record('failed', false, 0, { prSha: 'e'.repeat(40) })
  const { outputs } = await live({ shows, gitHub: { draft: true } }, {})
  expect(outputs).toMatchObject({ outcome: 'skipped-draft', 'head-sha': A })
})

test.each([
  [{ 'remove-label': 'queue' }, '`remove-label` needs `github-token`'],
  [{ comment: 'always' }, '`comment` needs `github-token`'],
])('submit with %j warns without a token for GitHub', async (inputs, words) => {
  const { passed, warnings, gitHub } = await live(queued, inputs)
  expect(passed).toBe(true)
  expect(warnings).toEqual([expect.stringContaining(words)])
  expect(gitHub.calls).toEqual([])
})

test('submit warns if GitHub refuses its comment and its label, and logs if not', async () => {
  const inputs = { comment: 'always', 'remove-label': 'queue' }
  const refused = await live({ ...queued, gitHub: 'is down' }, inputs)
  expect([...refused.warnings].sort()).toEqual([
    expect.stringContaining('The comment could not be written: '),
    expect.stringContaining('The label could not be removed: '),
  ])
  const { seen } = await live({ ...queued, gitHub: { labels: ['queue'] } }, inputs)
  expect(seen.info).toContain('Label queue removed')
  expect(seen.info.join('\n')).toMatch(/^Comment created: http.*\/pull\/12#issuecomment-1$/m)
})

test.each([500, 503, 429])('submit reads the queue once if it answers HTTP %i', async (status) => {
  const step = await live({ ...queued, queue: { status, body: 'no' } }, {})
  expect(step).toMatchObject({ passed: true, outcome: 'submitted', seconds: 0 })
  expect(step.timesOf('queue')).toHaveLength(1)
  expect(step.warnings.join()).toContain(`The queue could not be read: HTTP ${status}: no`)
})

test('submit begins to wait within a second if the queue does not answer', async () => {
  const shows = [MISSING, recordOf('testing'), recordOf('testing'), recordOf('merged')]
  const { outcome, timesOf } = await live({ shows, queue: HANGS }, { wait: 'true' })
  expect(outcome).toBe('merged')
  expect(timesOf('read')[2]).toBeLessThanOrEqual(1)
  expect(timesOf('queue')).toHaveLength(1)
})

test('submit reads the record while GitHub has not answered yet', async () => {
  let markRead = () => {}
  const read = new Promise<void>((resolve) => {
    markRead = resolve
  })
  const world: World = {
    shows: () => {
      markRead()
      return recordOf('pending')
    },
    gitHub: {},
    // GitHub never answers if the record is read after its answer.
    onGitHub: () => read,
  }
  const { passed, outcome, warnings, seconds } = await live(world, {})
  expect({ passed, outcome, warnings }).toEqual({
    passed: true,
    outcome: 'already-queued',
    warnings: [],
  })
  // No request has timed out: only the second reading waits, for 3 s.
  expect(seconds).toBe(3)
})
