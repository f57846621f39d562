/** A fact that GitHub does not show breaks the rule that needs it: nothing is sent. */
import type { Fault } from '../../sandbox/github/server.js'
import { explainWorld, RETRY } from '../support/explain-world.js'
import { describe, expect, test } from '../support/jest.js'
import { explained, GREEN, LISTED, runIn, WITHOUT_CHECKS } from './explained.js'

/** Requests to GitHub, by what they read. */
const REQUESTS = {
  'the pull request and its reviews': /\/graphql$/,
  'all facts about the pull request': /\/graphql$|\/pulls\/12$/,
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

describe.each(Object.entries(REQUESTS))('nothing is sent without %s', (_, pattern) => {
  test.each(FAILURES)('GitHub answers with %s', async (_, fault) => {
    await using world = await explainWorld({ inputs: RETRY, details: LISTED })
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
    const found = await explained({ inputs: RETRY, details: LISTED, gitHub: { granted } })
    expect(found).toMatchObject({ verdict: 'check-failed', sent: [] })
    expect(found.outputs['retries']).toBe('0')
    const missing = found.reasons.find(({ kind }) => kind === 'permission-missing')
    expect(missing?.['text']).toContain(`\`${name}\``)
    expect(missing?.['remedy']).toContain(name)
  },
)

test.each(['explain', 'get-pull-request'])(
  '%s names each missing permission once',
  async (operation) => {
    const world = { event: null, gitHub: WITHOUT_CHECKS, pullRequest: { checks: [GREEN] } }
    const { reasons } = await explained(world, { operation })
    const text = reasons.find(({ kind }) => kind === 'permission-missing')?.['text']
    expect(text).toMatch(/which lacks `checks: read`, `statuses: read`$/)
  },
)

test('HTTP 401 from GitHub is not a missing permission', async () => {
  await using played = await explainWorld()
  const refusal = { status: 401, body: { message: 'Bad credentials' } }
  played.github.beforeServing = () => void played.github.faults.push(refusal)
  const { outputs } = await runIn(played)
  expect(outputs['outcome']).toBe('explained')
  expect(outputs['reasons']).not.toContain('permission-missing')
})

test.each([
  ['nothing is sent if the timeline cannot be read', { timeline: { status: 500 } }, []],
  ['a retry is sent if an older server has no timeline', {}, ['submit']],
])('%s', async (_, world, sent) => {
  expect((await explained({ inputs: RETRY, entry: null, ...world })).sent).toEqual(sent)
})

test.each(['rules', 'refUpdateRule'])(
  'nothing is sent if a server shows only a part of what the branch requires: no %s',
  async (lacking) => {
    const { sent, log } = await explained({
      inputs: RETRY,
      details: { requiredStatuses: null },
      pullRequest: { requiredChecks: ['unit'], rulesetChecks: ['unit'] },
      gitHub: { lacks: [lacking] },
    })
    expect(sent).toEqual([])
    expect(log).toContain('rule 2): the required checks could not be read')
  },
)

test.each([
  'headRefOid',
  'mergeable',
  'createdAt',
  'CheckRun.databaseId',
  'CheckRun.startedAt',
  'CheckRun.completedAt',
])('a retry that does not need the field `%s` is sent without it', async (field) => {
  await using world = await explainWorld({
    inputs: RETRY,
    details: LISTED,
    gitHub: { lacks: [field] },
  })
  const { outputs, seen } = await world.run()
  expect(world.sent).toEqual(['submit'])
  expect(outputs).toMatchObject({ outcome: 'retried', verdict: 'known-flaky' })
  expect(seen.info.join('\n')).toContain(`This GitHub lacks ${field.replace(/.*\./, '')}`)
})

test.each([
  ['APPROVED', ['submit']],
  ['DISMISSED', ['submit']],
  ['CHANGES_REQUESTED', []],
] as const)('a reviewer whose newest review is %s allows %j', async (state, sent) => {
  const pullRequest = { reviews: [{ author: 'mona', state }] }
  expect((await explained({ inputs: RETRY, pullRequest })).sent).toEqual(sent)
})

test('nothing is sent if a server does not show reviews', async () => {
  const gitHub = { lacks: ['latestOpinionatedReviews'] }
  const found = await explained({ inputs: RETRY, gitHub })
  expect(found).toMatchObject({ verdict: 'check-failed', sent: [] })
})
