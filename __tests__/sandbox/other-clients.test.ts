/**
 * The sandbox as other people's clients of the service see it: what they send, and what they read
 * back.
 */
import { describe, expect, test } from '../support/jest.js'
import { type Json, MINUTE, type Played, play, REPO } from './support.js'

const HEAD = 'a'.repeat(40)

const begin = () =>
  play({
    repository: REPO,
    queues: [{ branch: 'main' }, { branch: 'fast', mode: 'parallel' }],
    pullRequests: [
      { number: 1, sha: HEAD },
      { number: 2, fails: 'always', failingCheck: 'lint' },
      { number: 3, mergeability: 'not_mergeable' },
      { number: 4, base: 'fast' },
    ],
    defaultRequiredStatuses: ['build', 'lint'],
    service: { emptyRequiredStatuses: 'applied' },
  })

describe('a request of another client', () => {
  const pr = { number: 1 }
  const upload = { pr: { number: 1, sha: HEAD }, impactedTargets: ['//a', '//b'] }
  const SUBMIT = '/submitPullRequest'
  const UPLOAD = '/setImpactedTargets'
  const UPDATE = '/updateQueue'

  test.each<[string, string, object, number]>([
    ['the number as digits in a string', SUBMIT, { pr: { number: '1' } }, 200],
    ['a number that is none', SUBMIT, { pr: { number: '#1' } }, 400],
    ['a number with leading zeros', SUBMIT, { pr: { number: '01' } }, 400],
    ['a number below one', SUBMIT, { pr: { number: '0' } }, 400],
    ['no priority, as null', SUBMIT, { pr, priority: null }, 200],
    ['a priority by its name in capitals', SUBMIT, { pr, priority: 'HIGH' }, 200],
    ['a priority as digits in a string', SUBMIT, { pr, priority: '10' }, 400],
    ['a field of another version', SUBMIT, { pr, source: 'cli' }, 200],
    ['a read that asks for more', '/getSubmittedPullRequest', { pr, includeTimeline: true }, 404],
    [
      'targets for a number in a string',
      UPLOAD,
      { ...upload, pr: { number: '1', sha: HEAD } },
      200,
    ],
    ['every target', UPLOAD, { ...upload, impactedTargets: 'ALL' }, 200],
    ['a word that no schema has', UPLOAD, { ...upload, impactedTargets: 'IMPACTS_ALL' }, 400],
    ['targets without a commit', UPLOAD, { ...upload, pr: { number: 1 } }, 400],
    ['no targets at all', UPLOAD, { ...upload, impactedTargets: [] }, 200],
    ['a mode in capitals', UPDATE, { mode: 'PARALLEL' }, 200],
    ['a state in capitals', UPDATE, { state: 'DRAINING' }, 200],
    ['a merge method in capitals', UPDATE, { mergeMethod: 'MERGE_COMMIT' }, 200],
    ['a state that only the queue enters', UPDATE, { state: 'SWITCHING_MODES' }, 400],
    ['no timeout', UPDATE, { testingTimeoutMinutes: 0 }, 200],
    ['the longest timeout', UPDATE, { testingTimeoutMinutes: 4_294_967_295 }, 200],
    ['a timeout beyond it', UPDATE, { testingTimeoutMinutes: 4_294_967_296 }, 400],
    ['no statuses at all', UPDATE, { requiredStatuses: [] }, 200],
    ['an end of the override', UPDATE, { deleteRequiredStatuses: true }, 200],
    ['a setting that nobody knows', UPDATE, { telepathy: true, batch: true }, 200],
    ['a label as enqueueing label', UPDATE, { enqueueingLabel: 'ship it' }, 200],
    ['a switch as text', UPDATE, { labelCommandsEnabled: 'yes' }, 400],
    ['an empty update', UPDATE, {}, 200],
    ['a queue by mode in capitals', '/createQueue', { targetBranch: 'new', mode: 'SINGLE' }, 200],
    ['a queue that exists', '/createQueue', { mode: 'single', concurrency: 1 }, 409],
    ['a deletion of what is not there', '/deleteQueue', { targetBranch: 'none' }, 404],
  ])('with %s (%s %j) gets HTTP %i', async (_, path, body, status) => {
    await using world = await begin()
    const answer = await world.post(path, body)
    expect(answer.status).toBe(status)
    expect(answer.text).toMatch(/\w/)
  })

  test.each<[string, Record<string, string>, string, number]>([
    ['a run of a fork without a token', { run: '4242' }, UPLOAD, 200],
    ['an empty token beside it', { token: '', run: '4242' }, UPLOAD, 200],
    ['a token and a run', { token: 'sandbox-token', run: '4242' }, UPLOAD, 200],
    ['a wrong token and a run', { token: 'wrong', run: '4242' }, UPLOAD, 401],
    ['an empty token and no run', { token: '' }, UPLOAD, 401],
    ['an empty token and an empty run', { token: '', run: '' }, UPLOAD, 401],
    ['a run of a fork that submits', { token: '', run: '4242' }, SUBMIT, 401],
    ['a run of a fork that submits, without a token', { run: '4242' }, SUBMIT, 401],
  ])('with %s (%j) for %s gets HTTP %i', async (_, { token, run }, path, status) => {
    await using world = await begin()
    const headers = {
      ...(token !== undefined && { 'x-api-token': token }),
      ...(run !== undefined && { 'x-forked-workflow-run-id': run }),
    }
    expect((await world.post(path, upload, headers)).status).toBe(status)
  })
})

describe('an update', () => {
  test('is kept, with settings of other clients, and unknown fields are not', async () => {
    await using world = await begin()
    const wanted = {
      mode: 'single',
      concurrency: 3,
      testingTimeoutMinutes: 0,
      enqueueingLabel: 'ship it',
      extensionEnabled: false,
      labelCommandsEnabled: false,
      stateLabelsEnabled: true,
    }
    const update = { ...wanted, mergeMethod: 'REBASE', telepathy: true }
    const answer = await world.read('/updateQueue', update)
    const shown = { ...wanted, mergeMethod: 'rebase' }
    expect(answer).toMatchObject(shown)
    expect(answer).not.toHaveProperty('telepathy')
    expect(await world.read('/getQueue')).toMatchObject(shown)
  })

  test('of settings that only other clients set takes effect', async () => {
    await using world = await begin()
    const settings = { allowedBotSubmitters: ['renovate[bot]'], notReadyTimeoutHours: 1 }
    expect(await world.read('/updateQueue', settings)).toMatchObject(settings)
    world.submit(3)
    await world.pass(61)
    expect(await world.recordOf(3)).toMatchObject({ state: 'cancelled' })
  })

  test('with an empty list of statuses is ignored by v1, where `deleteRequiredStatuses` clears it', async () => {
    await using v1 = await play({ queues: [{ requiredStatuses: ['e2e'] }] })
    const ignored = { requiredStatuses: [], concurrency: 3 }
    expect(await v1.read('/updateQueue', ignored)).toMatchObject({
      requiredStatuses: ['e2e'],
      concurrency: 3,
    })
    const cleared = await v1.read('/updateQueue', { deleteRequiredStatuses: true })
    expect(cleared).toMatchObject({ requiredStatuses: null })
  })
})

test('a queue shows every field that recorded queues show', async () => {
  await using world = await begin()
  const recorded = `
    allowedBotSubmitters batch batchingMaxWaitTimeMinutes batchingMinSize batchingRules
    bisectionConcurrency branch canOptimisticallyMerge commandsEnabled commentsEnabled concurrency
    createPrsForTestingBranches directMergeMode enqueuedPullRequests enqueueingLabel
    extensionEnabled labelCommandsEnabled mergeMethod mode notReadyTimeoutHours optimizationMode
    pendingFailureDepth requiredStatuses state stateLabelsEnabled statusCheckEnabled
    testBranchConstructionMode testingTimeoutMinutes`
  const shown = Object.keys(await world.read('/getQueue'))
  expect(shown).toEqual(expect.arrayContaining(recorded.trim().split(/\s+/)))
})

/** Submits a pull request, and gives a reader of its test run. */
async function testing(world: Played, number: number): Promise<() => Promise<Json>> {
  world.submit(number)
  await world.pass(1)
  const { id } = world.sandbox.engine.queues.get('main')?.testRuns().at(-1) ?? { id: '' }
  return () => world.read('/getMergeQueueTestingDetails', { testRunId: id })
}

describe('required statuses', () => {
  test.each<[string, object, unknown, Json]>([
    [
      'nothing',
      {},
      null,
      {
        requiredStatuses: ['build', 'lint'],
        requiredStatusesSource: 'repo_provider_branch_protection',
      },
    ],
    [
      'a list',
      { requiredStatuses: ['e2e'] },
      ['e2e'],
      { requiredStatuses: ['e2e'], requiredStatusesSource: 'merge_instance' },
    ],
    [
      'an empty list',
      { requiredStatuses: [] },
      [],
      { requiredStatuses: [], requiredStatusesSource: 'merge_instance' },
    ],
  ])('show %s as it is, and details name their source', async (_, update, shown, details) => {
    await using world = await begin()
    await world.post('/updateQueue', update)
    expect((await world.read('/getQueue'))['requiredStatuses']).toEqual(shown)
    expect(await (await testing(world, 1))()).toMatchObject(details)
    await world.post('/updateQueue', { deleteRequiredStatuses: true })
    expect((await world.read('/getQueue'))['requiredStatuses']).toBeNull()
  })

  test('may be shown as those in force, with their source', async () => {
    await using world = await play({
      queues: [{}],
      service: { showRequiredStatuses: 'effective' },
    })
    expect(await world.read('/getQueue')).toMatchObject({
      requiredStatuses: ['CI (pr)'],
      requiredStatusesSource: 'repo_provider_branch_protection',
    })
  })
})

test('status checks come newest first, each context as often as it was reported', async () => {
  await using world = await begin()
  const details = await testing(world, 2)
  await world.pass(10)
  const { statusChecks, status } = await details()
  expect(status).toBe('failed')
  const rows = statusChecks as { context: string; state: string }[]
  expect(rows.map(({ context, state }) => `${context} ${state}`)).toEqual([
    'lint FAILURE',
    'build SUCCESS',
    'lint FAILURE',
    'build SUCCESS',
    'lint PENDING',
    'build PENDING',
  ])
})

test('numbers of the pull requests ahead and names of targets are plain lists', async () => {
  await using world = await begin()
  for (const number of [1, 4]) {
    const sha = world.sandbox.engine.pullRequest(number)?.facts.sha
    const impactedTargets = ['b', `${number}`]
    await world.post('/setImpactedTargets', { pr: { number, sha }, impactedTargets })
  }
  await world.post('/updateQueue', { concurrency: 2 })
  world.submit(2)
  const details = await testing(world, 1)
  expect(await details()).toMatchObject({
    dependentPrs: [2],
    impactedTargetsForTestedPrs: ['b', '1'],
  })
})

describe('a push', () => {
  const pushed = 'b'.repeat(40)

  test('to a pull request that is not ready moves its commit and nothing else', async () => {
    await using world = await begin()
    world.submit(3)
    await world.pass(1)
    const before = await world.recordOf(3)
    await world.pass(1)
    world.sandbox.engine.push(3, pushed)
    expect(before).toMatchObject({ state: 'not_ready' })
    expect(await world.recordOf(3)).toEqual({ ...before, prSha: pushed })
  })

  test('to a queued pull request cancels it', async () => {
    await using world = await begin()
    world.submit(1)
    await world.pass(1)
    world.sandbox.engine.push(1, pushed)
    expect(await world.recordOf(1)).toMatchObject({
      state: 'cancelled',
      prSha: pushed,
      isCurrentlySubmittedToQueue: false,
    })
  })
})

describe('settings as code', () => {
  const wanted = {
    mode: 'parallel',
    concurrency: 5,
    testingTimeoutMinutes: 30,
    requiredStatuses: ['e2e'],
    enqueueingLabel: 'ship it',
    mergeMethod: 'rebase',
    allowedBotSubmitters: ['renovate[bot]'],
  }

  /** Creates what is missing, sends what differs, and reads again until nothing does. */
  async function converge(world: Played, targetBranch: string, settings: Json) {
    const calls: string[] = []
    const call = (path: string, body: object) => {
      calls.push(path)
      return world.post(path, { targetBranch, ...body })
    }
    for (let round = 0; round < 5; round++) {
      const found = await call('/getQueue', {})
      if (found.status === 404) {
        const { mode, concurrency } = settings
        await call('/createQueue', { mode, concurrency })
        continue
      }
      const queue = JSON.parse(found.text) as Json
      const differing = Object.entries(settings).filter(
        ([name, value]) => JSON.stringify(queue[name]) !== JSON.stringify(value),
      )
      if (differing.length === 0) return calls
      await call('/updateQueue', Object.fromEntries(differing))
    }
    throw new Error(`it does not converge: ${calls.join(' ')}`)
  }

  test.each(['queue', 'ok'] as const)(
    'converge where an update answers %s, and a second run only reads',
    async (updateAnswer) => {
      await using world = await play({ service: { updateAnswer } })
      expect(await converge(world, 'new', wanted)).toEqual([
        '/getQueue',
        '/createQueue',
        '/getQueue',
        '/updateQueue',
        '/getQueue',
      ])
      expect(await converge(world, 'new', wanted)).toEqual(['/getQueue'])
      expect(await converge(world, 'new', { ...wanted, concurrency: 1 })).toHaveLength(3)
    },
  )

  test('never converge on v1 with an empty list of statuses', async () => {
    await using v1 = await play({ queues: [{ requiredStatuses: ['e2e'] }] })
    await expect(converge(v1, 'main', { requiredStatuses: [] })).rejects.toThrow(
      'does not converge',
    )
  })
})

describe('a client that submits and watches', () => {
  /** The states that it saw, in order, until the record ends or one of them shows. */
  async function submitAndWatch(world: Played, number: number, until?: string) {
    const states: string[] = []
    const { status } = await world.post('/submitPullRequest', { pr: { number }, priority: null })
    if (status !== 200) return [`refused: ${status}`]
    for (let look = 0; look < 200; look++) {
      const { state, isCurrentlySubmittedToQueue } = await world.recordOf(number)
      if (states.at(-1) !== state) states.push(String(state))
      if (isCurrentlySubmittedToQueue === false || state === until) return states
      await world.clock.sleep(MINUTE / 4)
    }
    return [...states, 'still there']
  }

  test('sees the merge and the failure, and may submit again after a failure only', async () => {
    await using world = await begin()
    expect(await submitAndWatch(world, 1)).toEqual(['not_ready', 'testing', 'merged'])
    expect(await submitAndWatch(world, 1)).toEqual(['refused: 400'])
    expect(await submitAndWatch(world, 2)).toEqual(['not_ready', 'testing', 'failed'])
    expect(await submitAndWatch(world, 2)).toEqual(['not_ready', 'testing', 'failed'])
  })

  test('cancels it at once, and a second time it is not there', async () => {
    await using world = await begin()
    expect((await submitAndWatch(world, 1, 'testing')).at(-1)).toBe('testing')
    const pr = { pr: { number: '1' } }
    expect((await world.post('/cancelPullRequest', pr)).status).toBe(200)
    expect((await world.post('/cancelPullRequest', pr)).status).toBe(404)
    expect(await world.recordOf(1)).toMatchObject({
      state: 'cancelled',
      isCurrentlySubmittedToQueue: false,
    })
    expect((await world.read('/getQueue'))['enqueuedPullRequests']).toEqual([])
  })
})
