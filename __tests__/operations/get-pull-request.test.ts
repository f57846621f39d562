import type { Answer } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { A, B, type Inputs, live, recordOf } from '../support/pull-request-world.js'

type Options = Omit<Parameters<typeof live>[0], 'shows'>

/** Runs `get-pull-request` for #12 on a service with this record. */
const getPullRequest = (record: Answer, inputs: Inputs = {}, options: Options = {}) =>
  live({ shows: () => record, ...options }, { operation: 'get-pull-request', ...inputs })

test('the outputs have the state in the spelling of the interface', async () => {
  const { passed, seen, result } = await getPullRequest(recordOf('testing'))
  expect(passed).toBe(true)
  expect(seen.outputs).toMatchObject({ outcome: 'found', state: 'TESTING', submitted: 'true' })
  expect(result()).toMatchObject({ outcome: 'found', operation: 'get-pull-request' })
})

test.each([
  ['GitHub shows, if there is a token', { gitHub: { headSha: B } }, B],
  ['was submitted, without a token', {}, A],
])('the head is the one that %s', async (_, options, head) => {
  const { seen } = await getPullRequest(recordOf('cancelled'), {}, options)
  expect(seen.outputs['head-sha']).toBe(head)
})

test('a body that breaks off is requested again for two minutes, and then a bad response', async () => {
  const { passed, outcome, seen, seconds } = await getPullRequest({
    ...recordOf('testing'),
    cut: 'middle',
  })
  expect({ passed, outcome }).toEqual({ passed: false, outcome: 'bad-response' })
  expect(seen.errors).toHaveLength(1)
  expect(seconds).toBeLessThanOrEqual(121)
})

describe('`fail-on`', () => {
  test.each([
    'NOT_READY',
    'PENDING',
    'TESTING',
    'TESTS_PASSED',
    'MERGED',
    'FAILED',
    'CANCELLED',
    'PENDING_FAILURE',
  ])('fails on %s, in any case, and the outcome stays found', async (state) => {
    const inputs = { 'fail-on': `not_ready, ${state.toLowerCase()}` }
    const { passed, error, seen } = await getPullRequest(recordOf(state.toLowerCase()), inputs)
    expect(passed).toBe(false)
    expect(seen.outputs).toMatchObject({ outcome: 'found', state })
    expect(seen.errors).toHaveLength(1)
    expect(error).toContain(`is ${state}, which fail-on lists`)
  })

  test.each([
    ['in the queue', { isCurrentlySubmittedToQueue: true }],
    ['not in the queue', { isCurrentlySubmittedToQueue: false, prNumber: 12 }],
  ])(
    'fails on a record without a state that is %s, which passes without `fail-on`',
    async (_, body) => {
      const step = await getPullRequest({ body }, { 'fail-on': 'FAILED' })
      expect(step).toMatchObject({ passed: false, outcome: 'bad-response' })
      expect(step.error).toContain('returned no state')
      expect((await getPullRequest({ body })).passed).toBe(true)
    },
  )

  test.each([
    [404, 'not-submitted', true],
    [403, 'unauthorized', false],
  ])('does not change the outcome of HTTP %i: %s', async (status, outcome, passes) => {
    const step = await getPullRequest({ status, body: 'no' }, { 'fail-on': 'FAILED' })
    expect(step).toMatchObject({ outcome, passed: passes })
  })

  test.each([
    ['main', true],
    ['release', false],
  ])(
    'names a merge into %s on GitHub of what the queue calls failed: %s',
    async (baseBranch, isNamed) => {
      const gitHub = { state: 'closed', merged: true, baseBranch } as const
      const { passed, seen, error } = await getPullRequest(
        recordOf('failed'),
        { 'fail-on': 'failed' },
        { gitHub },
      )
      expect(passed).toBe(false)
      const merge = 'GitHub shows that it is merged into main'
      expect(error.endsWith(`: ${merge}. There is nothing more to wait for.`)).toBe(isNamed)
      expect(seen.info.includes(merge)).toBe(isNamed)
      expect(seen.outputs).toMatchObject({ outcome: 'found', state: 'FAILED' })
    },
  )

  test.each([
    ['in the brackets of JSON', '["FAILED"]', 'did you mean `FAILED`? It must be one of'],
    ['with nothing but commas', ', ,', '`fail-on` must name one of NOT_READY, PENDING, TESTING'],
  ])('is refused before any request as a list %s', async (_, failOn, problem) => {
    const { error, ...step } = await getPullRequest(recordOf('failed'), { 'fail-on': failOn })
    expect(step).toMatchObject({ passed: false, outcome: 'invalid-input', calls: [] })
    expect(error).toContain(problem)
  })
})
