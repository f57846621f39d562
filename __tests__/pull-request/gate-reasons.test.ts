/** Reasons that get-pull-request and wait-for-merge give for the same pull request. */
import { explainWorld, FAILED_CHECK } from '../support/explain-world.js'
import { expect, test } from '../support/jest.js'
import { A, live, record } from '../support/pull-request-world.js'

const GREEN = { ...FAILED_CHECK, conclusion: 'SUCCESS' } as const
const GATES = ['get-pull-request', 'wait-for-merge'] as const

interface Shown {
  readonly kind: string
  readonly text: string
}
const reasonsOf = (outputs: Readonly<Record<string, string>>) =>
  JSON.parse(outputs['reasons'] ?? '[]') as readonly Shown[]

test.each(GATES)(
  '%s does not name a commit status of the queue itself as a reason',
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
  '%s names a check as missing if the service requires it and nothing reported it',
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

test('summary and comment show a failing check once if service and GitHub both name it', async () => {
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

test.each(GATES)('%s compares heads without case', async (operation) => {
  const { seen } = await live(
    { shows: () => record('cancelled', false, 0, { prSha: A.toUpperCase() }), gitHub: {} },
    { operation },
  )
  expect(seen.outputs['state']).toBe('CANCELLED')
  expect(reasonsOf(seen.outputs)).toEqual([])
})
