import { gitHubSandbox } from '../../sandbox/github/server.js'
import { main } from '../../src/main.js'
import { type Answer, type Call, fakeService } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { type RecorderOptions, recorder } from '../support/recorder.js'
import { shown } from '../support/shown.js'
import { VirtualClock } from '../support/virtual-clock.js'

const pull = (changes: object = {}) => ({
  number: 12,
  draft: false,
  state: 'open',
  merged: false,
  head: { sha: 'a'.repeat(40), ref: 'topic', repo: { full_name: 'octo-org/orion' } },
  base: { ref: 'main', repo: { full_name: 'octo-org/orion' } },
  ...changes,
})
const labeled = (changes: object = {}): RecorderOptions => ({
  event: { name: 'pull_request', payload: { action: 'labeled', pull_request: pull(changes) } },
})
const queued = {
  id: 'e729c891',
  state: 'pending',
  stateChangedAt: '2026-09-17T10:16:02.000Z',
  priorityValue: 100,
  priorityName: 'medium',
  noBatch: false,
  prSha: 'a'.repeat(40),
  isCurrentlySubmittedToQueue: true,
}
const failed = {
  ...queued,
  state: 'failed',
  stateChangedAt: '2026-09-16T08:00:00.000Z',
  isCurrentlySubmittedToQueue: false,
}
const queue = {
  state: 'running',
  enqueuedPullRequests: [{ prNumber: 11 }, { prNumber: 12 }, { prNumber: 13 }],
}
const MISSING: Answer = { status: 404, body: 'not found' }

/**
 * A service with a queue of one place: a submission puts the pull request in it, unless the answer
 * says that it does not.
 */
async function submitService(
  answers: readonly (Answer & { readonly applied?: boolean })[],
  before?: object,
  shown: (record: object, call: Call) => object = (record) => record,
) {
  let record: object | undefined = before
  let index = 0
  return fakeService({
    '/getSubmittedPullRequest': () => (record === undefined ? MISSING : { body: record }),
    '/getQueue': [{ body: queue }],
    '/submitPullRequest': (call) => {
      const answer = answers[Math.min(index++, answers.length - 1)] ?? {}
      if (answer.applied !== false) record = shown(queued, call)
      return answer
    },
  })
}

const inputs = (url: string, more: Record<string, string> = {}) => ({
  operation: 'submit',
  'api-url': url,
  ...more,
})
const sends = (service: { paths(): string[] }) =>
  service.paths().filter((path) => path === '/submitPullRequest').length

test('submits, reads back, and says where the pull request stands', async () => {
  await using service = await submitService([{}])
  const { runner, seen } = recorder(inputs(service.url), labeled())
  expect(await main(runner)).toBe(true)
  expect(seen.outputs).toMatchObject({
    outcome: 'submitted',
    'pull-request': '12',
    'target-branch': 'main',
    state: 'PENDING',
    submitted: 'true',
    priority: 'medium',
    'queue-state': 'running',
    'queue-position': '2',
    'queue-depth': '3',
    'head-sha': 'a'.repeat(40),
  })
  const body = service.calls.find(({ path }) => path === '/submitPullRequest')?.body
  expect(body).toEqual({
    repo: { host: 'github.com', owner: 'octo-org', name: 'orion' },
    targetBranch: 'main',
    pr: { number: 12 },
  })
  expect(seen.summary).toContain('is in the queue')
})

test.each<[string, Answer & { applied?: boolean }, number]>([
  ['a cut connection after it was applied', { cut: 'before' }, 1],
  ['a bare 503 after it was applied', { status: 503, body: 'busy' }, 1],
  ['a 500 without effect', { status: 500, body: 'oops', applied: false }, 2],
  ['a cut connection without effect', { cut: 'before', applied: false }, 2],
  ['a 429, which says that nothing was applied', { status: 429, body: 'slow', applied: false }, 2],
  ['a 2xx whose body breaks', { cut: 'middle', body: 'OK, but long enough to cut' }, 1],
])('%s takes effect once', async (_name, answer, expected) => {
  await using service = await submitService([answer, {}])
  const { runner, seen } = recorder(inputs(service.url), labeled())
  expect(await main(runner)).toBe(true)
  expect(seen.outputs['outcome']).toBe('submitted')
  expect(sends(service)).toBe(expected)
})

test('an acknowledged submission that no read shows is not a success', async () => {
  await using service = await submitService([{ applied: false }])
  const { runner, seen, clock } = recorder(inputs(service.url), labeled())
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('unknown-outcome')
  expect(seen.errors).toHaveLength(1)
  expect(sends(service)).toBe(1)
  expect(clock.elapsed).toBeLessThanOrEqual(121_000)
})

test('the end of an earlier submission is not mistaken for that of the new one', async () => {
  await using service = await submitService([{ applied: false }], failed)
  const { runner, seen } = recorder(inputs(service.url), labeled())
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('unknown-outcome')
})

describe('what a read shows after a submission', () => {
  const AFTER = '2026-09-17T10:16:30.000Z'
  const LONG_AGO = '2026-09-15T08:00:00.000Z'
  const out = (state: string, stateChangedAt: string) => ({ ...failed, state, stateChangedAt })

  test.each<[string, object, string, boolean]>([
    ['merged by a fast queue', out('merged', AFTER), 'submitted', true],
    ['failed since', out('failed', AFTER), 'failed', false],
    ['cancelled since', out('cancelled', AFTER), 'cancelled', false],
    [
      'merged into another base branch since',
      { ...out('merged', AFTER), prBaseBranch: 'release' },
      'removed',
      false,
    ],
    ['an end with an older time stamp', out('cancelled', LONG_AGO), 'unknown-outcome', false],
    ['pending, and not in the queue', out('pending', AFTER), 'unknown-outcome', false],
    [
      'merged into another base branch',
      { ...out('merged', LONG_AGO), prBaseBranch: 'release' },
      'unknown-outcome',
      false,
    ],
  ])('%s', async (_, record, outcome, passes) => {
    await using service = await submitService([{}], failed, () => record)
    const { runner, seen } = recorder(inputs(service.url), labeled())
    expect(await main(runner)).toBe(passes)
    expect(seen.outputs['outcome']).toBe(outcome)
    expect(seen.summary).not.toContain('is in the queue')
    expect(sends(service)).toBe(1)
    expect(seen.errors.map(({ message }) => message).join()).not.toContain('Waiting for')
  })

  test('failed since, at another head than expected: that end, because no head is queued', async () => {
    const record = { ...out('failed', AFTER), prSha: 'b'.repeat(40) }
    await using service = await submitService([{}], failed, () => record)
    const expected = { 'expected-head-sha': 'a'.repeat(40) }
    const { runner, seen } = recorder(inputs(service.url, expected), labeled())
    expect(await main(runner)).toBe(false)
    expect(seen.outputs['outcome']).toBe('failed')
  })

  test.each([
    ['cancelled since', out('cancelled', AFTER)],
    ['pending, and not in the queue', out('pending', AFTER)],
  ])('does not explain a 409 when it is %s', async (_, record) => {
    await using service = await submitService([{ status: 409, body: 'no' }], failed, () => record)
    const { runner, seen } = recorder(inputs(service.url), labeled())
    expect(await main(runner)).toBe(false)
    expect(seen.outputs['outcome']).toBe('refused')
    expect(sends(service)).toBe(1)
  })

  test('is read again after a lost answer when it is new and proves nothing', async () => {
    const pending = out('pending', AFTER)
    await using service = await submitService([{ cut: 'before' }], failed, () => pending)
    const { runner, seen } = recorder(inputs(service.url), labeled())
    expect(await main(runner)).toBe(false)
    expect(seen.outputs['outcome']).toBe('unknown-outcome')
    expect(sends(service)).toBe(1)
  })

  test('does not prove anything if it is of another pull request', async () => {
    await using service = await submitService([{}], undefined, () => ({ ...queued, prNumber: 13 }))
    const { runner, seen } = recorder(inputs(service.url), labeled())
    expect(await main(runner)).toBe(false)
    expect(seen.outputs['outcome']).toBe('unknown-outcome')
    expect(seen.errors[0]?.message).toContain('it is the record of #13, not of #12')
  })
})

test('the record of another pull request before the submission is a bad response', async () => {
  await using service = await submitService([{}], { ...queued, prNumber: 13 })
  const { runner, seen } = recorder(inputs(service.url), labeled())
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('bad-response')
  expect(sends(service)).toBe(0)
})

test('older servers leave out whether it is in the queue, and then the state says it', async () => {
  const { isCurrentlySubmittedToQueue: _, ...old } = queued
  await using service = await submitService([{}], undefined, () => old)
  const { runner, seen } = recorder(inputs(service.url), labeled())
  expect(await main(runner)).toBe(true)
  expect(seen.outputs).toMatchObject({ outcome: 'submitted', submitted: 'true' })
})

test('a priority of which only the number is shown is compared by number', async () => {
  const { priorityName: _, ...numbered } = queued
  await using service = await submitService([{}], numbered)
  const { runner, seen } = recorder(inputs(service.url, { priority: 'medium' }), labeled())
  expect(await main(runner)).toBe(true)
  expect(seen.outputs).toMatchObject({ outcome: 'already-queued', priority: '100' })
  expect(sends(service)).toBe(0)
})

test('a priority that only the service knows is no difference', async () => {
  const { priorityValue: _, ...named } = queued
  await using service = await submitService([{}], { ...named, priorityName: 'constructor' })
  const { runner, seen } = recorder(inputs(service.url, { priority: 'high' }), labeled())
  expect(await main(runner)).toBe(true)
  expect(seen.outputs).toMatchObject({ outcome: 'already-queued', priority: 'constructor' })
  expect(sends(service)).toBe(0)
  expect(seen.warnings).toEqual([])
})

test('merged into another base branch is closed, not merged', async () => {
  await using service = await submitService([{}])
  const elsewhere = labeled({
    state: 'closed',
    merged: true,
    base: { ref: 'release', repo: { full_name: 'octo-org/orion' } },
  })
  const { runner, seen } = recorder(inputs(service.url, { 'target-branch': 'main' }), elsewhere)
  expect(await main(runner)).toBe(true)
  expect(seen.outputs['outcome']).toBe('skipped-closed')
  expect(seen.summary).toContain('is merged into release, not into main')
  expect(sends(service)).toBe(0)
})

test.each(['false', 'true'])(
  'merged into another base branch, as the queue alone says: nothing to submit, wait: %s',
  async (wait) => {
    const elsewhere = { ...failed, state: 'merged', prBaseBranch: 'release' }
    await using service = await submitService([{ applied: false }], elsewhere)
    const numbered = { wait, 'pull-request': '12', 'target-branch': 'main', 'github-token': '' }
    const { runner, seen } = recorder(inputs(service.url, numbered))
    expect(await main(runner)).toBe(wait === 'false')
    expect(seen.outputs).toMatchObject({ outcome: 'skipped-closed', state: 'MERGED' })
    expect(seen.summary).toContain('is merged into release, not into main')
    expect(sends(service)).toBe(0)
  },
)

test('an acknowledged submission whose read-back fails leaves the outcome open', async () => {
  let submitted = false
  await using service = await fakeService({
    '/getSubmittedPullRequest': () => (submitted ? { status: 500, body: 'down' } : MISSING),
    '/submitPullRequest': () => {
      submitted = true
      return {}
    },
  })
  const { runner, seen } = recorder(inputs(service.url), labeled())
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('unknown-outcome')
  expect(seen.errors[0]?.message).toContain('acknowledged it')
  expect(sends(service)).toBe(1)
})

test('one that is already queued is not submitted again', async () => {
  await using service = await submitService([{}], queued)
  const { runner, seen } = recorder(inputs(service.url), labeled())
  expect(await main(runner)).toBe(true)
  expect(seen.outputs).toMatchObject({ outcome: 'already-queued', 'queue-position': '2' })
  expect(sends(service)).toBe(0)
})

test('a priority other than the requested one is sent again and read back', async () => {
  await using service = await submitService([{}], queued, (record) => ({
    ...record,
    priorityValue: 10,
    priorityName: 'high',
  }))
  const { runner, seen } = recorder(inputs(service.url, { priority: 'high' }), labeled())
  expect(await main(runner)).toBe(true)
  expect(seen.outputs).toMatchObject({ outcome: 'already-queued', priority: 'high' })
  expect(sends(service)).toBe(1)
  expect(seen.warnings).toEqual([])
})

test('a priority that did not take is a warning', async () => {
  await using service = await submitService([{}], queued)
  const { runner, seen } = recorder(inputs(service.url, { priority: '0' }), labeled())
  expect(await main(runner)).toBe(true)
  expect(seen.warnings.map(({ message }) => message).join()).toContain('kept priority medium')
})

test('a batching choice that differs is written again, and one that did not take is a warning', async () => {
  await using service = await submitService([{}], queued)
  const { runner, seen } = recorder(inputs(service.url, { 'no-batch': 'true' }), labeled())
  expect(await main(runner)).toBe(true)
  expect(seen.outputs['outcome']).toBe('already-queued')
  expect(sends(service)).toBe(1)
  expect(seen.warnings.map(({ message }) => message).join()).toContain('kept no-batch false')
})

test('409 is explained by a read-back', async () => {
  await using service = await submitService([{ status: 409, body: 'already queued' }])
  const { runner, seen } = recorder(inputs(service.url), labeled())
  expect(await main(runner)).toBe(true)
  expect(seen.outputs['outcome']).toBe('already-queued')
})

test.each([
  ['false', 'already-merged'],
  ['true', 'merged'],
])('409 is explained by a merge, too, wait: %s', async (wait, outcome) => {
  const merged = { ...queued, state: 'merged', isCurrentlySubmittedToQueue: false }
  await using service = await submitService([{ status: 409, body: 'no' }], failed, () => merged)
  const { runner, seen } = recorder(inputs(service.url, { wait }), labeled())
  expect(await main(runner)).toBe(true)
  expect(seen.outputs).toMatchObject({ outcome, state: 'MERGED' })
  expect(seen.summary).not.toContain('was submitted')
  expect(sends(service)).toBe(1)
})

test('409 that no read-back explains is refused', async () => {
  await using service = await submitService([{ status: 409, body: 'no', applied: false }])
  const { runner, seen } = recorder(inputs(service.url), labeled())
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('refused')
  expect(sends(service)).toBe(1)
})

test.each([
  ['skipped-draft', { draft: true }],
  ['skipped-closed', { state: 'closed' }],
  ['already-merged', { state: 'closed', merged: true }],
])('%s sends nothing and passes', async (outcome, changes) => {
  await using service = await submitService([{}])
  const { runner, seen } = recorder(inputs(service.url), labeled(changes))
  expect(await main(runner)).toBe(true)
  expect(seen.outputs['outcome']).toBe(outcome)
  expect(sends(service)).toBe(0)
})

test.each([
  ['skipped-draft', { draft: true }, 'Mark it as ready for review'],
  ['skipped-closed', { state: 'closed' }, 'Reopen the pull request'],
])('%s fails with `wait: true`', async (outcome, changes, remedy) => {
  await using service = await submitService([{}])
  const { runner, seen } = recorder(inputs(service.url, { wait: 'true' }), labeled(changes))
  expect(await main(runner)).toBe(false)
  expect(seen.outputs).toMatchObject({ outcome, merged: '' })
  expect(seen.errors[0]?.message).toContain(': not submitted. ' + remedy)
  expect(sends(service)).toBe(0)
})

test('already-merged passes with `wait: true`', async () => {
  await using service = await submitService([{}])
  const merged = labeled({ state: 'closed', merged: true })
  const { runner, seen } = recorder(inputs(service.url, { wait: 'true' }), merged)
  expect(await main(runner)).toBe(true)
  expect(seen.outputs).toMatchObject({ outcome: 'already-merged', merged: 'true' })
})

test.each([
  ['skipped-draft', { draft: true }],
  ['skipped-closed', { state: 'closed' }],
])('%s, whatever its head is', async (outcome, changes) => {
  await using service = await submitService([{}])
  const expected = { 'expected-head-sha': 'b'.repeat(40) }
  const { runner, seen } = recorder(inputs(service.url, expected), labeled(changes))
  expect(await main(runner)).toBe(true)
  expect(seen.outputs['outcome']).toBe(outcome)
})

test('a dry run prints the exact request and sends only reads', async () => {
  await using service = await submitService([{}])
  const { runner, seen, result } = recorder(
    inputs(service.url, { 'dry-run': 'true', priority: '10', 'no-batch': 'true' }),
    labeled(),
  )
  expect(await main(runner)).toBe(true)
  expect(seen.outputs['outcome']).toBe('planned')
  expect(service.paths()).toEqual(['/getSubmittedPullRequest'])
  const body =
    '{"repo":{"host":"github.com","owner":"octo-org","name":"orion"},"targetBranch":"main","pr":{"number":12},"priority":10,"noBatch":true}'
  expect(seen.info.join('\n')).toContain(body)
  expect(result()).toMatchObject({
    planned: [{ method: 'POST', path: '/submitPullRequest', body }],
  })
})

test('a head that moved is refused before anything is sent', async () => {
  await using service = await submitService([{}])
  const { runner, seen } = recorder(
    inputs(service.url, { 'expected-head-sha': 'b'.repeat(40) }),
    labeled(),
  )
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('refused')
  expect(seen.errors[0]?.message).toContain('its head is `aaaa')
  expect(sends(service)).toBe(0)
})

test.each<[string, Answer]>([
  ['fails', { status: 503 }],
  ['shows no head', { body: { ...queued, prSha: null } }],
])(
  'a record at another head, and a reading that %s: not the head of the event',
  async (_, answer) => {
    const lagging = { body: { ...queued, prSha: 'c'.repeat(40) } }
    await using service = await fakeService({
      '/getSubmittedPullRequest': [MISSING, lagging, answer],
      '/submitPullRequest': [{}],
      '/cancelPullRequest': [{}],
      '/getQueue': [{ body: queue }],
    })
    const given = inputs(service.url, { 'expected-head-sha': 'a'.repeat(40) })
    const { runner, seen } = recorder(given, { ...labeled(), clock: new VirtualClock() })
    expect(await main(runner)).toBe(false)
    expect(service.paths()).toContain('/cancelPullRequest')
    expect(seen.errors[0]?.message).toContain('c'.repeat(12))
  },
)

test('a reading that fails while the record lags behind the push is one reading less', async () => {
  const lagging = { body: { ...queued, prSha: 'c'.repeat(40) } }
  await using service = await fakeService({
    '/getSubmittedPullRequest': [MISSING, lagging, { status: 503 }, { body: queued }],
    '/submitPullRequest': [{}],
    '/getQueue': [{ body: queue }],
  })
  const given = inputs(service.url, { 'expected-head-sha': 'a'.repeat(40) })
  const { runner, seen } = recorder(given, { ...labeled(), clock: new VirtualClock() })
  expect(await main(runner)).toBe(true)
  expect(seen.outputs).toMatchObject({ outcome: 'submitted', 'head-sha': 'a'.repeat(40) })
})

test('a head that moved and could not be taken out of the queue is for the reader to take out', async () => {
  let record: object | undefined
  await using service = await fakeService({
    '/getSubmittedPullRequest': () => (record === undefined ? MISSING : { body: record }),
    '/submitPullRequest': () => {
      record = { ...queued, prSha: 'c'.repeat(40) }
      return {}
    },
    '/cancelPullRequest': [{ status: 400, body: 'no' }],
  })
  const given = inputs(service.url, { 'expected-head-sha': 'a'.repeat(40) })
  const { runner, seen } = recorder(given, labeled())
  expect(await main(runner)).toBe(false)
  expect(seen.outputs).toMatchObject({ outcome: 'refused', submitted: 'true' })
  expect(seen.errors[0]?.message).toContain('It could not be taken out of the queue')
  expect(seen.errors[0]?.message).toContain('Make sure that it is not in the queue')
})

test('a head that moves during the submission is refused, and taken out of the queue again', async () => {
  await using gitHub = await gitHubSandbox({
    pullRequests: [{ number: 12, headSha: 'a'.repeat(40) }],
  })
  let record: object | undefined
  await using service = await fakeService({
    '/getSubmittedPullRequest': () => (record === undefined ? MISSING : { body: record }),
    '/submitPullRequest': () => {
      record = { ...queued, prSha: 'c'.repeat(40) }
      gitHub.pullRequests.set(12, { number: 12, headSha: 'c'.repeat(40) })
      return {}
    },
    '/cancelPullRequest': () => {
      record = { ...record, state: 'cancelled', isCurrentlySubmittedToQueue: false }
      return {}
    },
  })
  const { runner, seen } = recorder(
    inputs(service.url, {
      'expected-head-sha': 'a'.repeat(40),
      comment: 'on-failure',
      'github-token': 'ghs_token',
    }),
    { ...labeled(), env: { GITHUB_API_URL: gitHub.url } },
  )
  expect(await main(runner)).toBe(false)
  expect(seen.outputs).toMatchObject({
    outcome: 'refused',
    submitted: 'false',
    state: 'CANCELLED',
    'head-sha': 'c'.repeat(40),
  })
  expect(seen.errors[0]?.message).toContain(
    `its head is \`${'c'.repeat(40)}\`. It was taken out of the queue. Run the checks of the new head`,
  )
  expect(gitHub.comments[0]?.body).not.toContain('was not submitted')
})

test('a submission whose head nobody shows is taken out again, with the outcome open', async () => {
  let record: object | undefined
  await using gitHub = await gitHubSandbox({
    pullRequests: [{ number: 12, headSha: 'a'.repeat(40) }],
  })
  await using service = await fakeService({
    '/getSubmittedPullRequest': () => (record === undefined ? MISSING : { body: record }),
    '/submitPullRequest': () => {
      record = { ...queued, prSha: undefined }
      // GitHub fails from now on.
      gitHub.pullRequests.clear()
      return {}
    },
    '/cancelPullRequest': () => {
      record = { ...record, state: 'cancelled', isCurrentlySubmittedToQueue: false }
      return {}
    },
  })
  const { runner, seen } = recorder(
    inputs(service.url, { 'expected-head-sha': 'a'.repeat(40), 'github-token': 'ghs_token' }),
    { ...labeled(), env: { GITHUB_API_URL: gitHub.url } },
  )
  expect(await main(runner)).toBe(false)
  expect(seen.outputs).toMatchObject({ outcome: 'unknown-outcome', submitted: 'false' })
  expect(seen.errors[0]?.message).toContain('neither the service nor GitHub showed its head commit')
  expect(seen.errors[0]?.message).toContain('It was taken out of the queue')
})

test('another head that was in the queue before the step is refused, and left there', async () => {
  await using service = await submitService([{}], { ...queued, prSha: 'c'.repeat(40) })
  const { runner, seen } = recorder(
    inputs(service.url, { 'expected-head-sha': 'a'.repeat(40) }),
    labeled(),
  )
  expect(await main(runner)).toBe(false)
  expect(seen.outputs).toMatchObject({ outcome: 'refused', submitted: 'true' })
  expect(new Set(service.paths())).toEqual(new Set(['/getSubmittedPullRequest']))
})

test('a comment never claims that nothing was submitted when that is not known', async () => {
  await using service = await submitService([{ applied: false }])
  await using gitHub = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
  const { runner, seen } = recorder(
    inputs(service.url, { comment: 'on-failure', 'github-token': 'ghs_token' }),
    { ...labeled(), env: { GITHUB_API_URL: gitHub.url } },
  )
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('unknown-outcome')
  expect(gitHub.comments[0]?.body).not.toContain('was not submitted')
})

test.each<[string, Answer]>([
  ['refused', { status: 400, body: 'no' }],
  ['unauthorized', { status: 403, body: 'no' }],
])(
  'a comment never denies that it is in the queue when only a change is %s',
  async (outcome, answer) => {
    await using service = await submitService([answer], queued)
    await using gitHub = await gitHubSandbox({
      pullRequests: [{ number: 12, headSha: 'a'.repeat(40) }],
    })
    const { runner, seen } = recorder(
      inputs(service.url, {
        comment: 'on-failure',
        'github-token': 'ghs_token',
        priority: 'high',
      }),
      { ...labeled(), env: { GITHUB_API_URL: gitHub.url } },
    )
    expect(await main(runner)).toBe(false)
    expect(seen.outputs).toMatchObject({ outcome, submitted: 'true' })
    const comment = shown(gitHub.comments[0]?.body ?? '')
    expect(comment).toContain(
      '#12 was in the queue of main already, and the step failed after that',
    )
    expect(comment).not.toContain('was not submitted')
  },
)

test('a paused queue and missing targets are reported', async () => {
  await using service = await fakeService({
    '/getSubmittedPullRequest': [
      MISSING,
      {
        body: {
          ...queued,
          state: 'not_ready',
          readiness: {
            hasImpactedTargets: false,
            requiresImpactedTargets: true,
            doesBaseBranchMatch: true,
            gitHubMergeability: 'mergeable',
          },
        },
      },
    ],
    '/submitPullRequest': [{}],
    '/getQueue': [{ body: { ...queue, state: 'paused' } }],
  })
  const { runner, seen } = recorder(inputs(service.url), labeled())
  expect(await main(runner)).toBe(true)
  const warned = seen.warnings.map(({ message }) => message).join('\n')
  expect(warned).toContain('is paused')
  expect(warned).toContain('nothing is tested or merged until it is resumed')
  expect(warned).toContain('impacted targets')
})

test('a queue that says nothing of its readiness is believed, whatever the base branch', async () => {
  const record = { ...queued, prBaseBranch: 'develop' }
  await using service = await fakeService({
    '/getSubmittedPullRequest': [MISSING, { body: record }],
    '/submitPullRequest': [{}],
    '/getQueue': [{ body: queue }],
  })
  const { runner, seen } = recorder(inputs(service.url), labeled())
  expect(await main(runner)).toBe(true)
  expect(seen.warnings).toEqual([])
})

test('all wrong inputs are reported together, before any request', async () => {
  await using service = await submitService([{}])
  const { runner, seen } = recorder({
    ...inputs(service.url),
    priority: 'hihg',
    'no-batch': 'yes',
    'expected-head-sha': 'abc',
    'timeout-minutes': '1e3',
    'request-timeout-seconds': '-1',
    'dry-run': 'maybe',
    'on-missing-token': 'pass',
    repository: 'orion',
  })
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('invalid-input')
  expect(seen.errors).toHaveLength(1)
  const message = seen.errors[0]?.message ?? ''
  for (const name of [
    'priority',
    'no-batch',
    'expected-head-sha',
    'timeout-minutes',
    'request-timeout-seconds',
    'dry-run',
    'on-missing-token',
    'repository',
  ])
    expect(message).toContain(`\`${name}\``)
  expect(message).toContain('did you mean `high`?')
  expect(service.calls).toEqual([])
})

test('with wait it goes on until the merge, in the same step', async () => {
  let looks = 0
  await using service = await fakeService({
    '/getSubmittedPullRequest': () => {
      looks++
      if (looks === 1) return { body: failed }
      if (looks < 4) return { body: queued }
      // A record that lags shows the end of the earlier submission once more.
      if (looks === 4) return { body: failed }
      if (looks < 7) return { body: { ...queued, state: 'testing' } }
      return { body: { ...queued, state: 'merged', isCurrentlySubmittedToQueue: false } }
    },
    '/submitPullRequest': [{}],
    '/getQueue': [{ body: queue }],
  })
  const { runner, seen } = recorder(inputs(service.url, { wait: 'true' }), labeled())
  expect(await main(runner)).toBe(true)
  expect(seen.outputs).toMatchObject({ outcome: 'merged', merged: 'true', state: 'MERGED' })
})

test.each([
  [true, 'pending'],
  [true, 'testing'],
  [false, 'pending'],
  [false, 'testing'],
])(
  'with wait it says once where the pull request stands: queued before %s, %s',
  async (isQueued, state) => {
    let submitted = isQueued
    let looks = 0
    await using service = await fakeService({
      '/getSubmittedPullRequest': () => {
        if (!submitted) return MISSING
        const body = { ...queued, state }
        if (++looks <= 3) return { body }
        return { body: { ...body, state: 'merged', isCurrentlySubmittedToQueue: false } }
      },
      '/submitPullRequest': () => {
        submitted = true
        return {}
      },
      '/getQueue': [{ body: queue }],
    })
    const { runner, seen } = recorder(inputs(service.url, { wait: 'true' }), labeled())
    expect(await main(runner)).toBe(true)
    expect(seen.outputs).toMatchObject({ outcome: 'merged', 'queue-position': '2' })
    expect(service.paths().filter((path) => path === '/getQueue')).toHaveLength(1)
  },
)
