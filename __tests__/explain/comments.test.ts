/** The comments of an explanation: which is written, which counts a retry, which makes room. */
import { main } from '../../src/main.js'
import { type ExplainWorld, explainWorld, HEAD, RETRY } from '../support/explain-world.js'
import { describe, expect, test } from '../support/jest.js'
import { shown } from '../support/shown.js'
import { explained } from './explained.js'

const OTHER = 'd'.repeat(40)
const own = (data: string, body: string) => ({
  ...{ issue: 12, author: 'github-actions[bot]' },
  body: `<!-- merge-queue-action:explain${data === '' ? '' : ` ${data}`} -->\n${body}`,
})
const bodies = (world: Awaited<ReturnType<typeof explainWorld>>) =>
  world.github.comments.map(({ body }) => body)
const ALWAYS = { comment: 'always' }
const WRITTEN = expect.stringContaining('failed a required check')

describe('of several comments', () => {
  const explained = async (
    comments: readonly ReturnType<typeof own>[],
    world: ExplainWorld = {},
  ) => {
    await using played = await explainWorld({ gitHub: { comments }, ...world })
    const { outputs } = await played.run(ALWAYS)
    return { bodies: bodies(played), retries: outputs['retries'] }
  }

  test('the newest is written, and those that count nothing make room', async () => {
    const found = await explained([own('', 'First.'), own('', 'Second.'), own('', 'Third.')])
    expect(found).toEqual({ bodies: [WRITTEN], retries: '0' })
  })

  test('one that counts a retry stays, and only its text is written', async () => {
    const counts = own(`retried=${OTHER}`, 'Retried.')
    const found = await explained([counts, own('', 'Second.')])
    expect(found).toEqual({ bodies: [counts.body, WRITTEN], retries: '0' })
    const last = await explained([own('', 'First.'), counts])
    expect(last.bodies).toEqual([
      expect.stringMatching(new RegExp(`retried=${OTHER} -->[^]*failed a required check`)),
    ])
  })

  test.each([
    [HEAD, '1'],
    [HEAD.toUpperCase(), '1'],
    [OTHER, '0'],
  ])('a retry of %s makes the retries of this head %s', async (head, retries) => {
    const found = await explained([own(`retried=${head}`, 'Retried.')])
    expect(found.retries).toBe(retries)
  })

  test.each([HEAD, HEAD.toUpperCase()])(
    'without a head that GitHub shows, that of the record counts: %s',
    async (prSha) => {
      await using played = await explainWorld({
        gitHub: { comments: [own(`retried=${HEAD}`, 'Retried.')] },
        record: { prSha },
      })
      played.github.beforeServing = () => {
        if (played.github.calls.at(-1)?.path.endsWith('/graphql'))
          played.github.faults.unshift({ status: 401, body: { message: 'no' } })
      }
      const { outputs } = await played.run(ALWAYS)
      expect(outputs['retries']).toBe('1')
    },
  )
})

test('a comment that says the same is not written again', async () => {
  await using world = await explainWorld()
  const steps = [world.start(ALWAYS), world.start(ALWAYS)]
  for (const { runner } of steps) expect(await main(runner)).toBe(true)
  const writes = world.github.calls.filter(
    ({ method, path }) => method !== 'GET' && path.includes('/comments'),
  )
  expect(writes.map(({ method }) => method)).toEqual(['POST'])
  expect(world.github.comments[0]?.body).not.toContain('reports of')
})

test.each([
  ['never', []],
  ['on-failure', [WRITTEN]],
  ['always', [WRITTEN]],
])('comment: %s', async (comment, written) => {
  await using world = await explainWorld()
  const { seen } = await world.run({ comment })
  expect(bodies(world)).toEqual(written)
  expect(seen.warnings).toEqual([])
  const calls = world.github.calls.filter(({ path }) => path.includes('/comments'))
  const read = comment === 'never' ? [] : ['GET', 'POST']
  expect(calls.map(({ method }) => method)).toEqual(read)
})

test.each(['on-failure', 'always'])('comment: %s without a token is a warning', async (comment) => {
  await using world = await explainWorld({ inputs: { 'github-token': '', 'pull-request': '12' } })
  const { seen, passed } = await world.run({ comment })
  expect(passed).toBe(true)
  expect(seen.warnings.map(({ message }) => message)).toEqual([
    '`comment` needs `github-token`, which is empty: no comment was written.',
  ])
})

describe('a retry', () => {
  test('that is claimed writes into its claim, and the others make room', async () => {
    const gitHub = { comments: [own('', 'First.'), own(`retried=${OTHER}`, 'Retried.')] }
    await using world = await explainWorld({ inputs: RETRY, gitHub })
    const { outputs } = await world.run()
    expect(outputs).toMatchObject({ outcome: 'retried', retries: '1', state: 'PENDING' })
    expect(bodies(world)).toEqual([
      gitHub.comments[1]?.body,
      expect.stringMatching(new RegExp(`retried=${HEAD} -->[^]*It was submitted again once`)),
    ])
    const claims = world.github.calls.filter(({ method }) => method === 'POST')
    expect(claims.flatMap(({ body }) => (body as { body?: string }).body ?? [])).toEqual([
      expect.stringMatching(new RegExp(`-->\\nTrying \`${HEAD.slice(0, 12)}\` again\\.$`)),
    ])
  })

  const theirs = { id: 1, ...own(`retried=${HEAD}`, 'Theirs.') }
  test.each([
    ['an older one stands: it is taken back', 'POST', [theirs], ['POST', 'DELETE', 'PATCH']],
    [
      'somebody deletes it, and a newer one stands',
      'GET',
      [{ ...theirs, id: 900 }],
      ['POST', 'PATCH'],
    ],
    ['somebody deletes it: there is nothing to take back', 'GET', [], ['POST', 'POST']],
  ])('sends nothing where its claim is not the oldest: %s', async (...row) => {
    const [, before, instead, writes] = row
    await using world = await explainWorld({ inputs: RETRY })
    const isOfComments = ({ path }: { readonly path: string }) => path.includes('/comments')
    let isDone = false
    world.github.beforeServing = () => {
      const calls = world.github.calls.filter(isOfComments)
      const isClaimed = calls.some(({ method }) => method === 'POST')
      if (isDone || !isClaimed || calls.at(-1)?.method !== before) return
      isDone = true
      world.github.comments.splice(0, Number.POSITIVE_INFINITY, ...instead)
    }
    const { outputs, seen } = await world.run()
    expect(outputs).toMatchObject({ outcome: 'explained', retries: '1' })
    expect(seen.summary).toContain('another run has counted it')
    expect(world.sent).toEqual([])
    expect(world.github.comments).toHaveLength(1)
    const sent = world.github.calls.filter(isOfComments).map(({ method }) => method)
    expect(sent.filter((method) => method !== 'GET')).toEqual(writes)
  })

  test('whose comments cannot be read is not sent', async () => {
    await using world = await explainWorld({ inputs: RETRY })
    world.github.beforeServing = () => {
      const { method, path } = world.github.calls.at(-1) ?? {}
      if (method === 'GET' && path?.includes('/issues/12/comments'))
        world.github.faults.unshift({ status: 403, body: { message: 'no' } })
    }
    const { outputs, seen, passed } = await world.run()
    expect(passed).toBe(true)
    expect(outputs).toMatchObject({ outcome: 'explained', verdict: 'known-flaky', retries: '0' })
    expect(seen.summary).toContain('the comment that counts the retries cannot be read')
    expect(world.sent).toEqual([])
  })

  test('that is not asked for is not mentioned', async () => {
    await using world = await explainWorld({ inputs: { ...RETRY, 'retry-on': 'never' } })
    const { outputs, seen } = await world.run()
    expect(outputs).toMatchObject({ outcome: 'explained', verdict: 'known-flaky', retries: '0' })
    expect(seen.summary).not.toMatch(/retried/i)
    expect(world.sent).toEqual([])
  })

  test.each<[string, ExplainWorld]>([
    ['submission', {}],
    ['restart', { record: { state: 'pending_failure', isCurrentlySubmittedToQueue: true } }],
  ])('whose %s may have taken effect fails the step, and counts', async (_, world) => {
    const lost = { status: 502, body: 'lost' }
    await using played = await explainWorld({
      ...world,
      inputs: RETRY,
      submit: lost,
      restart: lost,
    })
    const { outputs, passed, seen } = await played.run({ 'retry-timeout-seconds': '5' })
    expect(passed).toBe(false)
    expect(outputs).toMatchObject({ outcome: 'unknown-outcome', retries: '1' })
    expect(seen.errors).toHaveLength(1)
    const [comment = '', ...others] = bodies(played)
    expect(others).toEqual([])
    expect(comment).toContain(`retried=${HEAD} -->`)
    expect(shown(comment)).toContain('The retry failed: HTTP 502: lost')
    // Whoever submitted it again might do so a second time.
    expect(shown(comment)).toContain('**Next:** Check the queue')
    expect(shown(comment)).not.toContain('Submit it again')
  })

  const restart = { record: { state: 'pending_failure', isCurrentlySubmittedToQueue: true } }
  const inQueue = (state: string) => ({ state, isCurrentlySubmittedToQueue: true })
  const failed = { state: 'FAILED', submitted: 'false' }
  test.each<
    [
      string,
      ExplainWorld,
      object | undefined,
      object,
      string,
      Record<'state' | 'submitted', string>,
      string,
    ]
  >([
    [
      'is in the queue again',
      {},
      inQueue('pending'),
      {},
      'its state has changed meanwhile',
      { state: 'PENDING', submitted: 'true' },
      'Wait for the queue to finish',
    ],
    [
      'is forgotten by the service',
      {},
      undefined,
      {},
      'its state has changed meanwhile',
      { state: '', submitted: 'false' },
      'Look at the pull request',
    ],
    [
      'has left the queue',
      restart,
      { isCurrentlySubmittedToQueue: false },
      {},
      'it is PENDING_FAILURE now',
      { state: 'PENDING_FAILURE', submitted: 'false' },
      'Look at the pull request',
    ],
    [
      'is tested again',
      restart,
      inQueue('testing'),
      {},
      'it is TESTING now',
      { state: 'TESTING', submitted: 'true' },
      'Wait for the queue to finish',
    ],
    [
      'is forgotten under test',
      restart,
      undefined,
      {},
      'it is gone now',
      { state: '', submitted: 'false' },
      'Look at the pull request',
    ],
    ['is closed', {}, {}, { state: 'closed' }, 'it is closed', failed, 'Reopen the pull request'],
    [
      'has another head',
      {},
      {},
      { headSha: OTHER },
      'its head is now `dddddddddddd`',
      failed,
      'Submit the new head commit',
    ],
    [
      'is refused by a review',
      {},
      {},
      { review: 'CHANGES_REQUESTED' },
      'a review by mona requests',
      failed,
      'Make the requested changes',
    ],
  ])('that is claimed sends nothing where it %s meanwhile', async (...row) => {
    const [, world, record, onGitHub, why, shownState, next] = row
    await using played = await explainWorld({ ...world, inputs: RETRY })
    played.github.beforeServing = () => {
      const { method, path } = played.github.calls.at(-1) ?? {}
      if (method !== 'POST' || !path?.endsWith('/comments')) return
      if (record === undefined) played.forget()
      else played.setRecord(record)
      const before = played.github.pullRequests.get(12)
      if (before) played.github.pullRequests.set(12, { ...before, ...onGitHub })
    }
    const { outputs, seen, passed } = await played.run()
    expect(passed).toBe(true)
    expect(outputs).toMatchObject({ outcome: 'explained', retries: '1', ...shownState })
    const [, inSummary = ''] = /State <code>(\w+)</.exec(seen.summary) ?? []
    expect(inSummary).toBe(shownState.state)
    expect(shown(seen.summary)).toContain(`Nothing was sent: ${why.replaceAll('`', '')}`)
    expect(shown(seen.summary)).toContain(`**Next:** ${next}`)
    expect(played.sent).toEqual([])
  })

  test.each<[string, ExplainWorld]>([
    ['submission', {}],
    ['restart', restart],
  ])('sends no %s where the queue is paused once it is claimed', async (_, world) => {
    await using played = await explainWorld({ ...world, inputs: RETRY })
    played.github.beforeServing = () => {
      const { method, path } = played.github.calls.at(-1) ?? {}
      if (method === 'POST' && path?.endsWith('/comments')) played.setQueue({ state: 'paused' })
    }
    const { outputs, seen } = await played.run()
    expect(outputs).toMatchObject({ outcome: 'explained', retries: '1' })
    expect(seen.summary).toContain('Nothing was sent&#58; the queue is paused')
    expect(played.sent).toEqual([])
  })
})

test('a comment that GitHub refuses is a warning', async () => {
  for (const status of [401, 403, 404, 410]) {
    await using world = await explainWorld({ inputs: { comment: 'always' } })
    world.github.beforeServing = () => {
      const last = world.github.calls.at(-1)
      if (last?.method === 'POST' && last.path.endsWith('/comments'))
        world.github.faults.unshift({ status, body: { message: 'no' } })
    }
    const { passed, seen, outputs } = await world.run()
    expect({ passed, outcome: outputs['outcome'] }).toEqual({ passed: true, outcome: 'explained' })
    expect(seen.warnings).toHaveLength(1)
    expect(world.github.comments).toEqual([])
  }
})

describe('a comment with `on-failure`', () => {
  const QUIET: readonly (readonly [string, object | undefined])[] = [
    ['queued', { state: 'pending', isCurrentlySubmittedToQueue: true }],
    ['not-submitted', undefined],
  ]

  test.each(QUIET)('is not begun by %s', async (verdict, record) => {
    const found = await explained({ record: record ?? null }, { comment: 'on-failure' })
    expect(found).toMatchObject({ verdict, comments: [] })
  })

  test.each(QUIET)('that stands is updated by %s', async (verdict, record) => {
    await using world = await explainWorld({ inputs: { comment: 'on-failure' } })
    await world.run()
    const [first] = world.github.comments.map(({ body }) => body)
    if (record !== undefined) world.setRecord(record)
    else world.forget()
    const { outputs } = await world.run()
    expect(outputs['verdict']).toBe(verdict)
    expect(world.github.comments).toHaveLength(1)
    expect(world.github.comments[0]?.body).not.toBe(first)
    expect(world.github.comments[0]?.body).not.toContain('failed a required check')
  })
})
