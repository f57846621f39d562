/** A fact that GitHub does not show breaks the rule that needs it: nothing is sent. */
import type { Fault } from '../../sandbox/github/server.js'
import { explainWorld, PENDING_FAILURE, RETRY } from '../support/explain-world.js'
import { describe, expect, test } from '../support/jest.js'

/** Requests to GitHub, by what they read. */
const REQUESTS = {
  'the pull request and its reviews': /\/graphql$/,
  'the target branch': /\/branches\/main$/,
  'the check runs of the target branch': /\/commits\/(?!b{40})\w+\/check-runs/,
  'the statuses of the target branch': /\/commits\/(?!b{40})\w+\/status\?/,
  'the check runs of the test run': /\/commits\/b{40}\/check-runs/,
  'the statuses of the test run': /\/commits\/b{40}\/status\?/,
  'the files of the pull request': /\/pulls\/12\/files/,
  'whether the run contains the head': /\/compare\//,
} as const

const message = 'no'
const FAILURES: readonly (readonly [string, Fault])[] = [
  ['403', { status: 403, body: { message: 'Resource not accessible by integration' } }],
  ['404', { status: 404, body: { message } }],
  ['502', { status: 502, body: { message } }],
  [
    'a rate limit',
    { status: 403, headers: { 'retry-after': '3600' }, body: { message: 'secondary rate limit' } },
  ],
]

/** The service lists the failed check, too, so that the verdict does not need GitHub's list. */
const details = { statusChecks: [{ context: 'unit', state: 'FAILURE' }] }

describe.each(Object.entries(REQUESTS))('nothing is sent without %s', (_, pattern) => {
  test.each(FAILURES)('GitHub answers with %s', async (_, fault) => {
    await using world = await explainWorld({ inputs: RETRY, details })
    let failed = 0
    world.github.beforeServing = () => {
      if (!pattern.test(world.github.calls.at(-1)?.path ?? '')) return
      failed++
      world.github.faults.unshift(fault)
    }
    const { outputs, seen } = await world.run()
    expect(failed).toBeGreaterThan(0)
    expect(world.sent).toEqual([])
    expect(outputs).toMatchObject({ outcome: 'explained', verdict: 'check-failed', retries: '0' })
    expect(seen.info.join('\n')).toContain('Not known to be flaky')
  })
})

test.each([
  ['checks: read', { contents: 'read', statuses: 'read', 'pull-requests': 'write' }],
  ['statuses: read', { contents: 'read', checks: 'read', 'pull-requests': 'write' }],
  ['contents: read', { checks: 'read', statuses: 'read', 'pull-requests': 'write' }],
] as const)(
  'nothing is sent without the permission %s, and it is a reason',
  async (name, granted) => {
    await using world = await explainWorld({ inputs: RETRY, details, gitHub: { granted } })
    const { outputs } = await world.run()
    expect(world.sent).toEqual([])
    expect(outputs['verdict']).toBe('check-failed')
    const reasons = JSON.parse(outputs['reasons'] ?? '') as readonly Record<string, string>[]
    const missing = reasons.find(({ kind }) => kind === 'permission-missing')
    expect(missing?.['text']).toContain(`\`${name}\``)
  },
)

test('nothing is sent if the timeline cannot be read, though an older server has none', async () => {
  for (const [status, sent] of [
    [500, []],
    [200, ['submit']],
  ] as const) {
    await using world = await explainWorld({
      inputs: RETRY,
      entry: null,
      ...(status === 200 ? {} : { timeline: { status } }),
    })
    await world.run()
    expect([status, world.sent]).toEqual([status, sent])
  }
})

test('nothing is sent if a server shows only a part of what the branch requires', async () => {
  for (const lacks of [['rules'], ['refUpdateRule']]) {
    await using world = await explainWorld({
      inputs: RETRY,
      details: { requiredStatuses: null },
      pullRequest: { requiredChecks: ['unit'], rulesetChecks: ['unit'] },
      gitHub: { lacks },
    })
    const { seen } = await world.run()
    expect(world.sent).toEqual([])
    expect(seen.info.join('\n')).toContain('rule 2): the required checks could not be read')
  }
})

describe('reviews', () => {
  const asks = { reviews: [{ author: 'mona', state: 'CHANGES_REQUESTED' }] } as const
  test('one that requests changes forbids a submission, also if none is required', async () => {
    await using world = await explainWorld({ inputs: RETRY, pullRequest: asks })
    const { seen } = await world.run()
    expect(world.sent).toEqual([])
    expect(seen.info).toContain('Not retried: a review by `mona` requests changes')
  })

  test('it forbids no restart', async () => {
    await using world = await explainWorld({
      ...{ inputs: RETRY, record: PENDING_FAILURE, pullRequest: asks },
    })
    await world.run()
    expect(world.sent).toEqual(['restart'])
  })

  test('a later approval or a dismissal by the same reviewer allows it', async () => {
    for (const state of ['APPROVED', 'DISMISSED'] as const) {
      const pullRequest = { reviews: [{ author: 'mona', state }] }
      await using world = await explainWorld({ inputs: RETRY, pullRequest })
      await world.run()
      expect([state, world.sent]).toEqual([state, ['submit']])
    }
  })

  test('a server that does not show them forbids it', async () => {
    await using world = await explainWorld({
      ...{ inputs: RETRY, gitHub: { lacks: ['latestOpinionatedReviews'] } },
    })
    const { outputs } = await world.run()
    expect(world.sent).toEqual([])
    expect(outputs['verdict']).toBe('check-failed')
  })
})
