/** The retry of known flaky tests: sent once for a head commit, proved, and counted. */

import { planRetry } from '../../src/explain/retry-plan.js'
import { retriedHead } from '../../src/pull-request/again-claim.js'
import { factsOf, gitHub, queue } from '../support/explain-facts.js'
import {
  type ExplainWorld,
  explainWorld,
  HEAD,
  PENDING_FAILURE,
  RETRY,
} from '../support/explain-world.js'
import { describe, expect, test } from '../support/jest.js'
import { jsonOutput } from '../support/recorder.js'
import { shown } from '../support/shown.js'
import { changeOnGitHub, explained, ownComment, queued, runIn, whenClaimed } from './explained.js'

const OTHER = 'd'.repeat(40)
const LEFT = { state: 'failed', isCurrentlySubmittedToQueue: false }
const ABOUT_TO_FAIL_WORLD: ExplainWorld = { record: PENDING_FAILURE }

test('a pull request that failed is submitted again once, as before', async () => {
  await using world = await explainWorld({ inputs: RETRY })
  const { outputs, seen, summary, info } = await runIn(world)
  expect(seen.errors).toEqual([])
  expect(outputs).toMatchObject({
    outcome: 'retried',
    verdict: 'known-flaky',
    retries: '1',
    state: 'PENDING',
    submitted: 'true',
  })
  expect(world.sent).toEqual(['submit'])
  const submit = world.service.calls.find(({ path }) => path === '/submitPullRequest')
  expect(submit?.body).toMatchObject({ priority: 10, noBatch: true, pr: { number: 12 } })
  expect(jsonOutput(outputs, 'failing-tests')).toMatchObject([
    { name: 'adds a row', known: true, rows: [{ url: 'https://service.test/tests/1' }] },
  ])
  expect(world.github.comments.map(({ body }) => body)).toEqual([
    expect.stringMatching(new RegExp(`^<!-- merge-queue-action:explain retried=${HEAD} -->\\n`)),
  ])
  expect(summary).toContain('### 🔁 ')
  // A reader who follows the next step of the verdict would submit it a second time.
  expect(summary).not.toContain('Submit it again')
  expect(info).toContainEqual(expect.stringMatching(/^Next: Wait for the queue/))
  // The same failure once more: the head was retried.
  world.setRecord(LEFT)
  const again = await runIn(world)
  expect(again.outputs).toMatchObject({ outcome: 'explained', retries: '1' })
  expect(again.summary).toContain('was retried before')
  expect(world.sent).toEqual(['submit'])
  expect(world.github.comments).toHaveLength(1)
})

test('no retry is reported if it leaves the queue while its tests are restarted', async () => {
  const after = { state: 'cancelled', isCurrentlySubmittedToQueue: false }
  const world = { ...ABOUT_TO_FAIL_WORLD, inputs: RETRY, after }
  const { outputs, summary, passed, sent } = await explained(world)
  expect({ passed, sent }).toEqual({ passed: true, sent: ['restart'] })
  expect(outputs).toMatchObject({ outcome: 'explained', verdict: 'known-flaky', retries: '1' })
  expect(summary).toContain('It left the queue meanwhile')
  expect(summary).toContain('State CANCELLED')
})

test('two runs at once send one retry', async () => {
  await using world = await explainWorld({ inputs: RETRY })
  const runs = await Promise.all([runIn(world), runIn(world)])
  expect(world.sent).toEqual(['submit'])
  expect(runs.map(({ outputs }) => outputs['outcome']).sort()).toEqual(['explained', 'retried'])
  expect(runs.map(({ outputs }) => outputs['retries'])).toEqual(['1', '1'])
})

test('a forged report buys one more test run for a head, and nothing else', async () => {
  await using world = await explainWorld({ inputs: RETRY })
  for (let run = 0; run < 3; run++) {
    await world.run()
    world.setRecord(LEFT)
  }
  expect(world.sent).toEqual(['submit'])
  const asked = new Set(world.service.calls.map(({ path }) => path))
  expect([...asked].filter((path) => !/\/(get|submit|flaky-tests)/.test(path))).toEqual([])
  const written = world.github.calls.filter(({ method }) => !['GET', 'POST'].includes(method))
  expect(written.every(({ path }) => path.includes('/issues/comments/'))).toBe(true)
})

test('a retry that is not asked for is not mentioned', async () => {
  const { outputs, summary, sent } = await explained({ inputs: { ...RETRY, 'retry-on': 'never' } })
  expect(outputs).toMatchObject({ outcome: 'explained', verdict: 'known-flaky', retries: '0' })
  expect(summary).not.toMatch(/retried/i)
  expect(sent).toEqual([])
})

describe('a dry run', () => {
  test('plans the submission, and writes nothing', async () => {
    const found = await explained({ inputs: RETRY }, { 'dry-run': 'true' })
    expect(found.outputs).toMatchObject({
      outcome: 'planned',
      verdict: 'known-flaky',
      retries: '0',
    })
    expect(found.sent).toEqual([])
    expect(found.comments).toEqual([])
    expect(found.summary).toContain('/submitPullRequest')
    const body = expect.stringContaining('"priority":10')
    expect(found.result()['planned']).toEqual([
      { method: 'POST', path: '/submitPullRequest', body },
    ])
  })

  test('plans the restart of one that is about to fail', async () => {
    const world = { ...ABOUT_TO_FAIL_WORLD, inputs: RETRY }
    const { outputs, result } = await explained(world, { 'dry-run': 'true' })
    expect(outputs).toMatchObject({ outcome: 'planned', verdict: 'known-flaky', submitted: 'true' })
    expect(result()['planned']).toMatchObject([{ path: '/restartTestsOnPullRequest' }])
  })

  test.each<[string, ExplainWorld]>([
    ['check-failed', {}],
    ['check-failed', { inputs: RETRY, listing: [] }],
    ['merged', { record: { state: 'merged' } }],
  ])('that would not retry is `explained`: %s', async (verdict, world) => {
    const found = await explained(world, { 'dry-run': 'true', comment: 'always' })
    expect(found).toMatchObject({ passed: true, verdict, comments: [] })
    expect(found.outputs['outcome']).toBe('explained')
  })
})

test.each<[string, ExplainWorld]>([
  ['the queue is paused', { queue: { state: 'paused' } }],
  [
    'the queue cannot be read',
    { serviceFault: (path) => (path === '/getQueue' ? { status: 500 } : undefined) },
  ],
  ['it was closed', { pullRequest: { state: 'closed' } }],
  ['a review requests changes', { pullRequest: { review: 'CHANGES_REQUESTED' } }],
  [
    'it is held up in a queue that does not run',
    { record: PENDING_FAILURE, queue: { state: 'draining' } },
  ],
])('nothing is sent if %s', async (_, world) => {
  const { outputs, summary, sent } = await explained({ ...world, inputs: RETRY })
  expect(outputs).toMatchObject({ verdict: 'known-flaky', outcome: 'explained', retries: '0' })
  expect(summary).toContain('Not retried: ')
  expect(sent).toEqual([])
})

describe('after it was sent', () => {
  test('a record that lags takes nobody out if GitHub shows the head that was retried', async () => {
    await using world = await explainWorld({ inputs: RETRY, after: { prSha: OTHER } })
    const { outputs, seen } = await runIn(world)
    expect(seen.errors).toEqual([])
    expect(outputs['outcome']).toBe('retried')
    expect(world.service.paths()).not.toContain('/cancelPullRequest')
  })

  test('a push takes it out, and the report has what was sent', async () => {
    await using world = await explainWorld({ inputs: RETRY, after: { prSha: OTHER } })
    world.github.beforeServing = () => {
      if (world.sent.includes('submit')) changeOnGitHub(world, { headSha: OTHER })
    }
    const { outputs, summary } = await runIn(world)
    expect(world.sent).toEqual(['submit', 'cancel'])
    expect(outputs).toMatchObject({ outcome: 'explained', state: 'CANCELLED', submitted: 'false' })
    expect(summary).toMatch(/its head moved meanwhile.*taken out of the queue$/m)
  })

  test('it is not waited for if it failed', async () => {
    const { outputs, summary } = await explained({ inputs: RETRY, after: LEFT })
    expect(outputs).toMatchObject({ outcome: 'retried', state: 'FAILED', submitted: 'false' })
    expect(summary).toContain('It was submitted again once, and is FAILED now')
    expect(summary).not.toMatch(/Wait for the queue|Submit it again/)
  })

  test('a refusal counts, and is reported', async () => {
    await using world = await explainWorld({ inputs: RETRY, submit: { status: 400, body: 'no' } })
    const { outputs, passed, summary } = await runIn(world)
    expect(passed).toBe(true)
    expect(outputs).toMatchObject({ outcome: 'explained', retries: '1' })
    expect(summary).toContain('The retry failed')
    await world.run()
    expect(world.sent).toEqual(['submit'])
  })

  test('a push takes nothing out if someone else has submitted it first', async () => {
    await using world = await explainWorld({
      inputs: RETRY,
      serviceFault: (path) => {
        if (path !== '/submitPullRequest') return undefined
        changeOnGitHub(world, { headSha: OTHER })
        const stateChangedAt = '2026-09-17T10:20:00.000Z'
        world.setRecord({ ...queued('pending'), stateChangedAt, prSha: OTHER })
        return { status: 409, body: 'already submitted' }
      },
    })
    const { outputs, summary } = await runIn(world)
    expect(world.service.paths()).not.toContain('/cancelPullRequest')
    expect(outputs).toMatchObject({ outcome: 'explained', retries: '1', submitted: 'true' })
    expect(summary).toContain('Not submitted again: someone else has submitted it meanwhile')
  })

  test.each<[string, ExplainWorld]>([
    ['submission', {}],
    ['restart', ABOUT_TO_FAIL_WORLD],
  ])('a %s that may have taken effect fails the step, and counts', async (_, world) => {
    const lost = { status: 502, body: 'lost' }
    const found = await explained(
      { ...world, inputs: RETRY, submit: lost, restart: lost },
      { 'retry-timeout-seconds': '5' },
    )
    expect(found.passed).toBe(false)
    expect(found.outputs).toMatchObject({ outcome: 'unknown-outcome', retries: '1' })
    expect(found.seen.errors).toHaveLength(1)
    const [comment = '', ...others] = found.comments
    expect(others).toEqual([])
    expect(comment).toContain(`retried=${HEAD} -->`)
    expect(shown(comment)).toContain('The retry failed: HTTP 502: lost')
    // A reader who submitted it again might do so a second time.
    expect(shown(comment)).toContain('**Next:** Check the queue')
    expect(shown(comment)).not.toContain('Submit it again')
  })
})

describe('the comment that counts it', () => {
  test('counts no retry without a head, if no head is known either', async () => {
    const { outputs } = await explained({
      record: null,
      event: null,
      inputs: { comment: 'on-failure' },
      gitHub: { comments: [ownComment('', 'First.')] },
      gitHubFault: (path) => (path.includes('/comments') ? undefined : { status: 502 }),
    })
    expect(outputs).toMatchObject({ verdict: 'not-submitted', retries: '0' })
  })

  test('is a claim, in which the report is written', async () => {
    const comments = [ownComment('', 'First.'), ownComment(`retried=${OTHER}`, 'Retried.')]
    await using world = await explainWorld({ inputs: RETRY, gitHub: { comments } })
    const found = await runIn(world)
    expect(found.outputs).toMatchObject({ outcome: 'retried', retries: '1', state: 'PENDING' })
    expect(found.comments).toEqual([
      comments[1]?.body,
      expect.stringMatching(new RegExp(`retried=${HEAD} -->[^]*It was submitted again once`)),
    ])
    const claims = world.github.calls.filter(({ method }) => method === 'POST')
    expect(claims.flatMap(({ body }) => (body as { body?: string }).body ?? [])).toEqual([
      expect.stringMatching(new RegExp(`-->\\nTrying \`${HEAD.slice(0, 12)}\` again\\.$`)),
    ])
  })

  test('counts nothing if another author wrote it, and is left alone', async () => {
    const comment = { ...ownComment(`retried=${HEAD}`, 'Retried.'), author: 'mallory' }
    const { outputs, comments } = await explained({
      inputs: RETRY,
      gitHub: { comments: [comment] },
    })
    expect(outputs).toMatchObject({ outcome: 'retried', retries: '1' })
    expect(comments[0]).toBe(comment.body)
  })

  test('counts beyond the first page of comments, with the head in capitals', async () => {
    const others = Array.from({ length: 130 }, () => ({ issue: 12, author: 'mona', body: 'Why?' }))
    const comments = [...others, ownComment(`retried=${HEAD.toUpperCase()}`, 'Retried.')]
    const { summary, sent } = await explained({ inputs: RETRY, gitHub: { comments } })
    expect(summary).toContain('was retried before')
    expect(sent).toEqual([])
  })

  test('still counts with another text; without its first line it buys one more retry', async () => {
    await using world = await explainWorld({ inputs: RETRY })
    await world.run()
    const [comment] = world.github.comments
    if (comment === undefined) throw new Error('no comment')
    const failAgain = (body: string) => {
      comment.body = body
      world.setRecord(LEFT)
      return world.run()
    }
    await failAgain(`${comment.body.split('\n')[0]}\nNever retried.`)
    expect(world.sent).toEqual(['submit'])
    await failAgain('Never retried.')
    expect(world.sent).toEqual(['submit', 'submit'])
    await failAgain('Never retried.')
    expect(world.sent).toEqual(['submit', 'submit'])
  })

  const theirs = { id: 1, ...ownComment(`retried=${HEAD}`, 'Theirs.') }
  test.each([
    ['there is an older one', 'POST', [theirs], ['POST', 'DELETE', 'PATCH']],
    ['it is gone, and there is a newer one', 'GET', [{ ...theirs, id: 900 }], ['POST', 'PATCH']],
    ['it is gone', 'GET', [], ['POST', 'POST']],
  ])('allows nothing if %s', async (_, before, instead, writes) => {
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
    const { outputs, summary, info } = await runIn(world)
    expect(outputs).toMatchObject({ outcome: 'explained', retries: '1' })
    expect(summary).toContain('another run has counted it')
    expect(info).toContainEqual(expect.stringMatching(/^Next: Wait for the other run/))
    expect(world.sent).toEqual([])
    expect(world.github.comments).toHaveLength(1)
    const sent = world.github.calls.filter(isOfComments).map(({ method }) => method)
    expect(sent.filter((method) => method !== 'GET')).toEqual(writes)
  })

  test('must be readable', async () => {
    await using world = await explainWorld({ inputs: RETRY })
    world.github.beforeServing = () => {
      const { method, path } = world.github.calls.at(-1) ?? {}
      if (method === 'GET' && path?.includes('/issues/12/comments'))
        world.github.faults.unshift({ status: 403, body: { message: 'no' } })
    }
    const { outputs, summary, passed } = await runIn(world)
    expect(passed).toBe(true)
    expect(outputs).toMatchObject({ outcome: 'explained', verdict: 'known-flaky', retries: '0' })
    expect(summary).toContain('the comment that counts the retries cannot be read')
    expect(world.sent).toEqual([])
  })

  test('must be written, or the next step is the missing permission', async () => {
    await using world = await explainWorld({ inputs: RETRY })
    const message = 'Resource not accessible by integration'
    whenClaimed(world, ({ github }) => github.faults.unshift({ status: 403, body: { message } }))
    const { outputs, summary } = await runIn(world)
    expect(outputs).toMatchObject({ outcome: 'explained', retries: '0' })
    expect(summary).toContain(`Not retried: it could not be counted: HTTP 403: ${message}\n`)
    expect(summary).toContain('**Next:** Add pull-requests: write to the permissions of the job')
    expect(world.sent).toEqual([])
  })
})

test('a retry that is claimed sends nothing if the record cannot be read once more', async () => {
  const { summary, sent } = await explained({
    inputs: RETRY,
    serviceFault: (path, count) =>
      path === '/getSubmittedPullRequest' && count > 2 ? { status: 500 } : undefined,
  })
  expect(summary).toContain('The retry failed: HTTP 500')
  expect(sent).toEqual([])
})

describe('a retry that is claimed sends nothing if meanwhile', () => {
  type Change = Parameters<typeof whenClaimed>[1]

  async function endAfter(change: Change, world: ExplainWorld = {}) {
    await using played = await explainWorld({ ...world, inputs: RETRY })
    whenClaimed(played, change)
    const { outputs, summary, passed } = await runIn(played)
    expect(passed).toBe(true)
    expect(outputs).toMatchObject({ outcome: 'explained', retries: '1' })
    expect(played.sent).toEqual([])
    const { state, submitted } = outputs
    expect(/State (\w+)/.exec(summary)?.[1] ?? '').toBe(state)
    return { state, submitted, summary }
  }

  test.each<[string, Change, why: string, next: string]>([
    [
      'it is closed',
      (played) => changeOnGitHub(played, { state: 'closed' }),
      'it is closed',
      'Reopen the pull request',
    ],
    [
      'its head moves',
      (played) => changeOnGitHub(played, { headSha: OTHER }),
      'its head is now dddddddddddd',
      'Submit the new head commit',
    ],
    [
      'the queue is paused',
      ({ setQueue }) => setQueue({ state: 'paused' }),
      'the queue is paused',
      'Resume the queue',
    ],
  ])('%s', async (_, change, why, next) => {
    const { summary, ...end } = await endAfter(change)
    expect(end).toEqual({ state: 'FAILED', submitted: 'false' })
    expect(summary).toContain(`Nothing was sent: ${why}\n`)
    expect(summary).toContain(`**Next:** ${next}`)
  })

  test('it is in the queue again', async () => {
    const { summary, ...end } = await endAfter(({ setRecord }) => setRecord(queued('pending')))
    expect(end).toEqual({ state: 'PENDING', submitted: 'true' })
    expect(summary).toContain('Nothing was sent: its state has changed meanwhile\n')
    expect(summary).toContain('**Next:** Wait for the queue to finish')
  })

  test('its record shows another head under test', async () => {
    const change: Change = ({ setRecord }) => setRecord({ prSha: OTHER })
    const { summary, ...end } = await endAfter(change, ABOUT_TO_FAIL_WORLD)
    expect(end).toEqual({ state: 'PENDING_FAILURE', submitted: 'true' })
    expect(summary).toContain('Nothing was sent: its head is dddddddddddd now\n')
  })

  test('the service forgets it under test', async () => {
    const { summary, ...end } = await endAfter(({ forget }) => forget(), ABOUT_TO_FAIL_WORLD)
    expect(end).toEqual({ state: '', submitted: 'false' })
    expect(summary).toContain('Nothing was sent: it is gone now\n')
    expect(summary).toContain('**Next:** Look at the pull request')
  })
})

test('a retry is planned for the verdict `known-flaky` alone, and only with a record', () => {
  const facts = factsOf({ ...gitHub({ headSha: HEAD.toUpperCase() }), queue: queue() })
  expect(planRetry('known-flaky', facts)).toMatchObject({ act: 'submit', head: HEAD })
  const why = 'it is not known to be flaky'
  expect(planRetry('known-flaky', { ...facts, record: undefined })).toEqual({ why })
  for (const name of ['check-failed', 'broken-base', 'infrastructure', 'undecided'] as const)
    expect(planRetry(name, facts)).toEqual({ why })
})

test.each([
  ['', undefined],
  ['retried=', ''],
  ['retried=ABC', 'abc'],
  ['claimed=abc', undefined],
  ['x retried=abc', undefined],
])('the head whose retry a comment with the data %j counts', (data, head) => {
  expect(retriedHead({ data })).toBe(head)
})
