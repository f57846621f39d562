/** The comment of an explanation: whether it is written, and which of several. */
import { explainWorld, HEAD } from '../support/explain-world.js'
import { describe, expect, test } from '../support/jest.js'
import { explained, ownComment, queued, runIn, whenClaimed } from './explained.js'

const OTHER = 'd'.repeat(40)
const ALWAYS = { comment: 'always' }
const ON_FAILURE = { comment: 'on-failure' }
const WRITTEN = expect.stringContaining('failed the check <code>unit</code>')

describe('of several comments', () => {
  const commentsAfter = async (...comments: readonly ReturnType<typeof ownComment>[]) => {
    const { outputs, comments: left } = await explained({ gitHub: { comments } }, ALWAYS)
    return { left, retries: outputs['retries'] }
  }

  test('the newest is written, and the others that count no retry are deleted', async () => {
    const found = await commentsAfter(...['First.', 'Second.'].map((text) => ownComment('', text)))
    expect(found).toEqual({ left: [WRITTEN], retries: '0' })
  })

  test('an older one that counts a retry stays', async () => {
    const counts = ownComment(`retried=${OTHER}`, 'Retried.')
    const found = await commentsAfter(counts, ownComment('', 'Second.'))
    expect(found).toEqual({ left: [counts.body, WRITTEN], retries: '0' })
  })

  test('the newest keeps its first line if it counts a retry', async () => {
    const { left } = await commentsAfter(
      ownComment('', 'First.'),
      ownComment(`retried=${OTHER}`, '…'),
    )
    const text = new RegExp(`retried=${OTHER} -->[^]*failed the check <code>unit</code>`)
    expect(left).toEqual([expect.stringMatching(text)])
  })

  test.each([
    ['this head', '1', HEAD],
    ['this head in capitals', '1', HEAD.toUpperCase()],
    ['another head', '0', OTHER],
  ])('one that counts the retry of %s makes the output `retries` %s', async (_, retries, head) => {
    expect((await commentsAfter(ownComment(`retried=${head}`, 'Retried.'))).retries).toBe(retries)
  })
})

test('the head of the record counts if GitHub shows none', async () => {
  const comments = [ownComment(`retried=${HEAD}`, 'Retried.')]
  const record = { prSha: HEAD.toUpperCase() }
  await using world = await explainWorld({ gitHub: { comments }, record })
  world.github.beforeServing = () => {
    if (world.github.calls.at(-1)?.path.endsWith('/graphql'))
      world.github.faults.unshift({ status: 401, body: { message: 'no' } })
  }
  expect((await runIn(world, ALWAYS)).outputs['retries']).toBe('1')
})

test('an unchanged comment is not written again', async () => {
  await using world = await explainWorld()
  const steps = [world.start(ALWAYS), world.start(ALWAYS)]
  const { main } = await import('../../src/main.js')
  for (const { runner } of steps) expect(await main(runner)).toBe(true)
  const calls = world.github.calls.filter(({ path }) => path.includes('/comments'))
  expect(calls.map(({ method }) => method).filter((method) => method !== 'GET')).toEqual(['POST'])
})

test.each([
  ['never', [], []],
  ['on-failure', [WRITTEN], ['GET', 'POST', 'GET']],
  ['always', [WRITTEN], ['GET', 'POST', 'GET']],
])('comment: %s', async (comment, written, requests) => {
  await using world = await explainWorld()
  const { comments, warnings } = await runIn(world, { comment })
  expect({ comments, warnings }).toEqual({ comments: written, warnings: '' })
  const calls = world.github.calls.filter(({ path }) => path.includes('/comments'))
  expect(calls.map(({ method }) => method)).toEqual(requests)
})

test.each(['on-failure', 'always'])('comment: %s without a token is a warning', async (comment) => {
  const inputs = { 'github-token': '', 'pull-request': '12', comment }
  const { passed, warnings } = await explained({ inputs })
  expect(passed).toBe(true)
  expect(warnings).toBe('`comment` needs `github-token`, which is empty: no comment was written.')
})

test.each([401, 403, 404, 410])(
  'a comment that GitHub refuses with %i is a warning',
  async (status) => {
    await using world = await explainWorld({ inputs: ALWAYS })
    whenClaimed(world, ({ github }) => github.faults.unshift({ status, body: { message: 'no' } }))
    const { passed, seen, outputs, comments } = await runIn(world)
    expect({ passed, outcome: outputs['outcome'] }).toEqual({ passed: true, outcome: 'explained' })
    expect(seen.warnings).toHaveLength(1)
    expect(comments).toEqual([])
  },
)

describe('with `comment: on-failure`', () => {
  const FINE: readonly (readonly [string, object | null])[] = [
    ['queued', queued('pending')],
    ['merged', { state: 'merged' }],
    ['not-submitted', null],
  ]

  test.each(FINE)('the verdict %s begins no comment', async (verdict, record) => {
    expect(await explained({ record }, ON_FAILURE)).toMatchObject({ verdict, comments: [] })
  })

  test.each(FINE)('the verdict %s updates a comment that is there', async (verdict, record) => {
    await using world = await explainWorld({ inputs: ON_FAILURE })
    expect((await runIn(world)).comments).toEqual([WRITTEN])
    if (record === null) world.forget()
    else world.setRecord(record)
    const found = await runIn(world)
    expect(found.verdict).toBe(verdict)
    expect(found.comments).toEqual([
      expect.not.stringContaining('failed the check <code>unit</code>'),
    ])
  })
})
