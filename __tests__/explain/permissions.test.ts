/** Permissions that the token lacks. */
import { explainWorld, RETRY } from '../support/explain-world.js'
import { describe, expect, test } from '../support/jest.js'
import { explained, GREEN, WITHOUT_CHECKS } from './explained.js'

describe('a permission that is missing', () => {
  test('is a reason, breaks the rule that needs it, and sends nothing', async () => {
    const { verdict, reasons, sent, outputs } = await explained({
      inputs: RETRY,
      details: { statusChecks: [{ context: 'unit', state: 'FAILURE' }] },
      gitHub: { granted: { 'pull-requests': 'write', checks: 'read', statuses: 'read' } },
    })
    expect({ verdict, sent, retries: outputs['retries'] }).toEqual({
      verdict: 'check-failed',
      sent: [],
      retries: '0',
    })
    const missing = reasons.find(({ kind }) => kind === 'permission-missing')
    expect(missing?.['text']).toContain('`contents: read`')
    expect(missing?.['remedy']).toContain('contents: read')
  })

  test.each([
    ['401', { status: 401, body: { message: 'Bad credentials' } }],
    [
      'a limit',
      {
        status: 403,
        headers: { 'retry-after': '3600' },
        body: { message: 'You have exceeded a secondary rate limit' },
      },
    ],
  ])('is not what %s says', async (_, refusal) => {
    await using played = await explainWorld()
    played.github.beforeServing = () => void played.github.faults.push(refusal)
    const { outputs } = await played.run()
    expect(played.github.calls).not.toEqual([])
    expect(outputs['outcome']).toBe('explained')
    expect(outputs['reasons']).not.toContain('permission-missing')
  })

  test.each(['explain', 'get-pull-request'])('names each one once: %s', async (operation) => {
    const world = { event: null, gitHub: WITHOUT_CHECKS, pullRequest: { checks: [GREEN] } }
    const { reasons } = await explained(world, { operation })
    const text = reasons.find(({ kind }) => kind === 'permission-missing')?.['text']
    expect(text).toMatch(/which lacks `checks: read`, `statuses: read`$/)
  })
})
