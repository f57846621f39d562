/** What `submit` learns from GitHub and the queue, and what it does without their answer. */
import type { Answer } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
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

describe('a record that is read in the queue of the event', () => {
  /** The queue of `old-base`, and that of `main`, where nothing was submitted yet. */
  const queues = (ofOldBase: Answer) => {
    let isSent = false
    return {
      '/getSubmittedPullRequest': ({ body }: { readonly body: unknown }) => {
        if ((body as { targetBranch: string }).targetBranch === 'old-base') return ofOldBase
        return isSent ? recordOf('pending') : MISSING
      },
      '/submitPullRequest': () => {
        isSent = true
        return {}
      },
    }
  }
  const HOUR_OLD = { updated_at: '2026-09-17T09:00:00Z', base: { ref: 'old-base' } }
  const run = async (ofOldBase: Answer, world: World = {}, inputs = {}) => {
    const step = await live(
      {
        headOfEvent: A,
        event: HOUR_OLD,
        gitHub: { baseBranch: 'main' },
        script: queues(ofOldBase),
        ...world,
      },
      { 'target-branch': '', ...inputs },
    )
    const asked = step.calls.map(
      ({ path, body }) => `${path} ${(body as { targetBranch: string }).targetBranch}`,
    )
    return { ...step, asked }
  }

  test.each<[string, Answer]>([
    ['a merge', recordOf('merged')],
    ['a place in the queue', recordOf('testing')],
    ['no record', MISSING],
    ['no queue', { status: 403, body: 'no' }],
    ['an outage', { status: 500, body: 'no' }],
  ])('with %s does not count if GitHub names another base', async (_, ofOldBase) => {
    const { outcome, outputs, asked } = await run(ofOldBase)
    expect(outcome).toBe('submitted')
    expect(outputs['target-branch']).toBe('main')
    expect(asked.filter((request) => !request.endsWith('old-base'))).toEqual([
      '/getSubmittedPullRequest main',
      '/submitPullRequest main',
      '/getSubmittedPullRequest main',
      '/getQueue main',
    ])
  })

  test('with a merge does not count if the base is a stack that only GitHub shows', async () => {
    const stack = { number: 50, base: 'main', position: 2, size: 2 }
    const { outcome, outputs } = await run(recordOf('merged'), {
      gitHub: { baseBranch: 'old-base', stack },
    })
    expect({ outcome, branch: outputs['target-branch'] }).toEqual({
      outcome: 'submitted',
      branch: 'main',
    })
  })

  test('counts if GitHub names the same base, and is read once before the submission', async () => {
    const merged = recordOf('merged', { prBaseBranch: 'old-base' })
    const { outcome, asked } = await run(merged, { gitHub: { baseBranch: 'old-base' } })
    expect({ outcome, asked }).toEqual({
      outcome: 'already-merged',
      asked: ['/getSubmittedPullRequest old-base'],
    })
  })

  test('is of no other pull request than the one that the inputs name', async () => {
    const { asked } = await run(recordOf('merged'), {}, { 'pull-request': '13' })
    expect(asked).toEqual([])
  })

  test('does not count for explain either', async () => {
    const inputs = { operation: 'explain' }
    const { outcome, outputs } = await run(recordOf('merged'), {}, inputs)
    expect({ outcome, branch: outputs['target-branch'] }).toEqual({
      outcome: 'not-submitted',
      branch: 'main',
    })
  })
})
