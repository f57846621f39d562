/**
 * The sandbox as other people's clients of the service see it: what they send, and what they read
 * back.
 */
import { describe, expect, test } from '../support/jest.js'
import { play, REPO } from './support.js'

const HEAD = 'a'.repeat(40)

const begin = () =>
  play({
    repository: REPO,
    queues: [{ branch: 'main' }],
    pullRequests: [
      { number: 1, sha: HEAD },
      { number: 3, mergeability: 'not_mergeable' },
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
    ['no priority, as null', SUBMIT, { pr, priority: null }, 200],
    ['a priority by its name in capitals', SUBMIT, { pr, priority: 'HIGH' }, 200],
    ['a priority as digits in a string', SUBMIT, { pr, priority: '10' }, 400],
    ['a field of another version', SUBMIT, { pr, source: 'cli' }, 200],
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
