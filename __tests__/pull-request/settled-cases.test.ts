/** Settled cases of pull requests, each through a whole step. */
import { explainWorld, FAILED_CHECK } from '../support/explain-world.js'
import { describe, expect, test } from '../support/jest.js'
import { A, live, type Past, record } from './world.js'

const GREEN = { ...FAILED_CHECK, conclusion: 'SUCCESS' } as const
const GATES = ['get-pull-request', 'wait-for-merge'] as const

interface Shown {
  readonly kind: string
  readonly text: string
}
const reasonsOf = (outputs: Readonly<Record<string, string>>) =>
  JSON.parse(outputs['reasons'] ?? '[]') as readonly Shown[]

test.each(GATES)(
  "%s: the queue's own check is no reason as a commit status either",
  async (operation) => {
    const own = { name: 'Trunk Merge Queue (main)', status: 'FAILURE', required: true } as const
    await using world = await explainWorld({
      event: null,
      checks: [GREEN],
      details: { requiredStatuses: ['unit', own.name] },
      pullRequest: { checks: [own], requiredChecks: [own.name], rulesetChecks: [own.name] },
    })
    const { outputs } = await world.run({ operation })
    expect(outputs['state']).toBe('FAILED')
    expect(JSON.stringify(outputs)).not.toContain('Merge Queue (main)')
  },
)

test.each(GATES)(
  '%s: a check that the service requires and nothing reported is missing',
  async (operation) => {
    await using world = await explainWorld({
      event: null,
      checks: [GREEN],
      details: { requiredStatuses: ['unit', 'lint'] },
    })
    const { outputs } = await world.run({ operation })
    const missing = reasonsOf(outputs).filter(({ kind }) => kind === 'check-missing')
    expect(missing.map(({ text }) => text)).toEqual([expect.stringContaining('`lint`')])
  },
)

test('a failing check that both sides name stands once in summary and comment', async () => {
  await using world = await explainWorld({
    event: null,
    details: { statusChecks: [{ context: 'unit', state: 'FAILURE', url: 'https://ci.test/unit' }] },
    pullRequest: { checks: [{ ...FAILED_CHECK, required: true }] },
  })
  const { outputs, seen } = await world.run({ operation: 'wait-for-merge', comment: 'always' })
  expect(outputs['outcome']).toBe('failed')
  const onTestBranch = reasonsOf(outputs).filter(({ text }) => text.includes('on the test branch'))
  expect(onTestBranch).toHaveLength(1)
  for (const text of [seen.summary, world.github.comments[0]?.body ?? ''])
    expect(text.match(/failed on the test branch/g)).toHaveLength(1)
})

test.each(GATES)('%s: a head in upper case is the same head', async (operation) => {
  const { seen } = await live(
    { shows: () => record('cancelled', false, 0, { prSha: A.toUpperCase() }), gitHub: {} },
    { operation },
  )
  expect(seen.outputs['state']).toBe('CANCELLED')
  expect(reasonsOf(seen.outputs)).toEqual([])
})

describe('a merge that came before a submission with `wait`', () => {
  const merged = { shows: () => record('merged', false) }
  const gitHub = { merged: true, mergeCommitSha: 'c'.repeat(40) }

  test.each([
    ['with a token', { ...merged, gitHub }, 'c'.repeat(40)],
    ['without one', merged, ''],
  ])('%s: it has the outputs of the wait', async (_, world, commit) => {
    const { passed, seen } = await live(world, { wait: 'true' })
    expect(passed).toBe(true)
    expect(seen.outputs).toMatchObject({
      outcome: 'already-merged',
      merged: 'true',
      'merge-commit-sha': commit,
    })
    expect(seen.warnings).toEqual([])
  })

  test('a step that does not wait asks for nothing more', async () => {
    const { seen, gitHub: asked } = await live({ ...merged, gitHub }, {})
    const waiting = await live({ ...merged, gitHub }, { wait: 'true' })
    expect(seen.outputs).toMatchObject({ outcome: 'already-merged', merged: 'true' })
    expect(waiting.gitHub.calls).toHaveLength(asked.calls.length + 1)
  })
})

test('the time of a wait counts from its submission, however long that took', async () => {
  const { outcome, seconds } = await live(
    {
      shows: ({ now, submittedAt }) =>
        submittedAt === undefined || now < 40 ? { status: 404 } : record('pending', true, 1),
      submit: ({ now }) => (now < 40 ? { status: 429, headers: { 'retry-after': '40' } } : {}),
    },
    { wait: 'true', 'timeout-minutes': '1' },
  )
  expect(outcome).toBe('timed-out')
  expect(seconds).toBeGreaterThanOrEqual(100)
})

describe('what is extra has one attempt', () => {
  test.each([500, 503, 429])('the queue after a submission answers HTTP %i', async (status) => {
    const shows = ({ submittedAt }: Past) =>
      submittedAt === undefined ? { status: 404 } : record('pending', true, 1)
    const { passed, outcome, sent, seconds } = await live(
      { shows, queue: () => ({ status, body: 'no' }) },
      {},
    )
    expect({ passed, outcome, seconds }).toEqual({ passed: true, outcome: 'submitted', seconds: 0 })
    expect(sent.filter((path) => path === '/getQueue')).toHaveLength(1)
  })
})

describe('a priority from before, by its name alone', () => {
  const named = (priorityName: string, minute: number) =>
    record('pending', true, minute, { priorityName, prSha: A })

  test('is read again: the service takes 3 s', async () => {
    const shows = ({ now, submittedAt }: Past) =>
      submittedAt !== undefined && now - submittedAt >= 3 ? named('high', 1) : named('low', 1)
    const { passed, outcome, sent, seen } = await live({ shows }, { priority: 'high' })
    expect({ passed, outcome }).toEqual({ passed: true, outcome: 'already-queued' })
    expect(sent.filter((path) => path === '/submitPullRequest')).toHaveLength(1)
    expect(seen.outputs['priority']).toBe('high')
    expect(seen.warnings).toEqual([])
  })

  test('is named in a warning after 10 s', async () => {
    const { passed, outcome, seen, seconds } = await live(
      { shows: () => named('low', 1) },
      { priority: 'high' },
    )
    expect({ passed, outcome }).toEqual({ passed: true, outcome: 'already-queued' })
    expect(seconds).toBeGreaterThanOrEqual(10)
    expect(seen.warnings.map(({ message }) => message).join()).toContain('The service kept')
  })
})
