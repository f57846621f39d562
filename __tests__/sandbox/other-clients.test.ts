/**
 * The sandbox as other people's clients of the service see it: what they send, and what they read
 * back.
 */

import { type Sandbox, startSandbox } from '../../sandbox/server.js'
import { afterEach, beforeEach, describe, expect, test } from '../support/jest.js'
import { VirtualClock } from '../support/virtual-clock.js'

const MINUTE = 60_000
const HEAD = 'a'.repeat(40)
const repo = { host: 'github.com', owner: 'octo-org', name: 'orion' }

let clock: VirtualClock
let sandbox: Sandbox

beforeEach(async () => {
  clock = new VirtualClock()
  sandbox = await startSandbox({
    clock,
    scenario: {
      repository: repo,
      queues: [{ branch: 'main' }, { branch: 'fast', mode: 'parallel' }],
      pullRequests: [
        { number: 1, sha: HEAD },
        { number: 2, fails: 'always', failingCheck: 'lint' },
        { number: 3, mergeability: 'not_mergeable' },
        { number: 4, base: 'fast' },
      ],
      defaultRequiredStatuses: ['build', 'lint'],
      service: { emptyRequiredStatuses: 'applied' },
    },
  })
})
afterEach(() => sandbox[Symbol.asyncDispose]())

type Json = Record<string, unknown>

/** Sends a body with these headers, and no token of its own. */
async function send(path: string, body: object, headers: Record<string, string>) {
  const response = await fetch(sandbox.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ repo, targetBranch: 'main', ...body }),
  })
  return { status: response.status, text: await response.text() }
}
const post = (path: string, body: object) => send(path, body, { 'x-api-token': sandbox.token })
const read = async (path: string, body: object): Promise<Json> =>
  JSON.parse((await post(path, body)).text) as Json

describe('as other clients send it', () => {
  const pr = { number: 1 }
  const upload = { pr: { number: 1, sha: HEAD }, impactedTargets: ['//a', '//b'] }

  test.each<[string, string, object, number]>([
    ['the number as digits in a string', '/submitPullRequest', { pr: { number: '1' } }, 200],
    ['a number that is none', '/submitPullRequest', { pr: { number: '#1' } }, 400],
    ['a number with leading zeros', '/submitPullRequest', { pr: { number: '01' } }, 400],
    ['a number below one', '/submitPullRequest', { pr: { number: '0' } }, 400],
    ['no priority, as null', '/submitPullRequest', { pr, priority: null }, 200],
    ['a priority by its name in capitals', '/submitPullRequest', { pr, priority: 'HIGH' }, 200],
    ['a priority as digits in a string', '/submitPullRequest', { pr, priority: '10' }, 400],
    ['a field of another version', '/submitPullRequest', { pr, source: 'cli' }, 200],
    ['a read that asks for more', '/getSubmittedPullRequest', { pr, includeTimeline: true }, 404],
    [
      'targets for a number in a string',
      '/setImpactedTargets',
      { ...upload, pr: { number: '1', sha: HEAD } },
      200,
    ],
    ['every target', '/setImpactedTargets', { ...upload, impactedTargets: 'ALL' }, 200],
    [
      'a word that no schema has',
      '/setImpactedTargets',
      { ...upload, impactedTargets: 'IMPACTS_ALL' },
      400,
    ],
    ['targets without a commit', '/setImpactedTargets', { ...upload, pr: { number: 1 } }, 400],
    ['no targets at all', '/setImpactedTargets', { ...upload, impactedTargets: [] }, 200],
    ['a mode in capitals', '/updateQueue', { mode: 'PARALLEL' }, 200],
    ['a state in capitals', '/updateQueue', { state: 'DRAINING' }, 200],
    ['a merge method in capitals', '/updateQueue', { mergeMethod: 'MERGE_COMMIT' }, 200],
    ['a state that only the queue enters', '/updateQueue', { state: 'SWITCHING_MODES' }, 400],
    ['no timeout', '/updateQueue', { testingTimeoutMinutes: 0 }, 200],
    ['the longest timeout', '/updateQueue', { testingTimeoutMinutes: 4_294_967_295 }, 200],
    ['a timeout beyond it', '/updateQueue', { testingTimeoutMinutes: 4_294_967_296 }, 400],
    ['no statuses at all', '/updateQueue', { requiredStatuses: [] }, 200],
    ['an end of the override', '/updateQueue', { deleteRequiredStatuses: true }, 200],
    ['a setting that nobody knows', '/updateQueue', { telepathy: true, batch: true }, 200],
    ['a label as enqueueing label', '/updateQueue', { enqueueingLabel: 'ship it' }, 200],
    ['a switch as text', '/updateQueue', { labelCommandsEnabled: 'yes' }, 400],
    ['an empty update', '/updateQueue', {}, 200],
    ['a queue by mode in capitals', '/createQueue', { targetBranch: 'new', mode: 'SINGLE' }, 200],
    ['a queue that exists', '/createQueue', { mode: 'single', concurrency: 1 }, 409],
    ['a deletion of what is not there', '/deleteQueue', { targetBranch: 'none' }, 404],
  ])('%s: %s', async (_, path, body, status) => {
    const answer = await post(path, body)
    expect({ status: answer.status, text: answer.status < 300 ? '' : answer.text }).toEqual({
      status,
      text: status < 300 ? '' : expect.stringMatching(/\w/),
    })
  })

  test.each<[string, Record<string, string>, string, number]>([
    ['a run of a fork without a token', { run: '4242' }, '/setImpactedTargets', 200],
    ['an empty token beside it', { token: '', run: '4242' }, '/setImpactedTargets', 200],
    ['a token and a run', { token: 'sandbox-token', run: '4242' }, '/setImpactedTargets', 200],
    ['a wrong token and a run', { token: 'wrong', run: '4242' }, '/setImpactedTargets', 401],
    ['an empty token and no run', { token: '' }, '/setImpactedTargets', 401],
    ['an empty token and an empty run', { token: '', run: '' }, '/setImpactedTargets', 401],
    ['a run of a fork that submits', { token: '', run: '4242' }, '/submitPullRequest', 401],
  ])('%s', async (_, { token, run }, path, status) => {
    const headers = {
      ...(token === undefined ? {} : { 'x-api-token': token }),
      ...(run === undefined ? {} : { 'x-forked-workflow-run-id': run }),
    }
    expect((await send(path, upload, headers)).status).toBe(status)
  })
})

describe('as other clients read it', () => {
  test('an update is kept, the four more settings too, and unknown fields are not', async () => {
    const wanted = {
      mode: 'single',
      concurrency: 3,
      testingTimeoutMinutes: 0,
      enqueueingLabel: 'ship it',
      extensionEnabled: false,
      labelCommandsEnabled: false,
      stateLabelsEnabled: true,
    }
    const answer = await read('/updateQueue', { ...wanted, mergeMethod: 'REBASE', telepathy: true })
    const shown = { ...wanted, mergeMethod: 'rebase' }
    expect(answer).toMatchObject(shown)
    expect(answer).not.toHaveProperty('telepathy')
    expect(await read('/getQueue', {})).toMatchObject(shown)
  })

  test('a queue shows every field that recorded queues show', async () => {
    const recorded = [
      'allowedBotSubmitters',
      'batch',
      'batchingMaxWaitTimeMinutes',
      'batchingMinSize',
      'batchingRules',
      'bisectionConcurrency',
      'branch',
      'canOptimisticallyMerge',
      'commandsEnabled',
      'commentsEnabled',
      'concurrency',
      'createPrsForTestingBranches',
      'directMergeMode',
      'enqueuedPullRequests',
      'enqueueingLabel',
      'extensionEnabled',
      'labelCommandsEnabled',
      'mergeMethod',
      'mode',
      'notReadyTimeoutHours',
      'optimizationMode',
      'pendingFailureDepth',
      'requiredStatuses',
      'state',
      'stateLabelsEnabled',
      'statusCheckEnabled',
      'testBranchConstructionMode',
      'testingTimeoutMinutes',
    ]
    expect(Object.keys(await read('/getQueue', {}))).toEqual(expect.arrayContaining(recorded))
  })

  /** Submits a pull request and gives the details of its test run, as they are now. */
  async function testing(number: number): Promise<() => Promise<Json>> {
    await post('/submitPullRequest', { pr: { number } })
    await clock.sleep(MINUTE)
    const { id } = sandbox.engine.queues.get('main')?.testRuns().at(-1) ?? { id: '' }
    return () => read('/getMergeQueueTestingDetails', { testRunId: id })
  }

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
  ])(
    'required statuses: %s is shown as it is, and its source is named',
    async (_, update, shown, details) => {
      await post('/updateQueue', update)
      expect((await read('/getQueue', {}))['requiredStatuses']).toEqual(shown)
      expect(await (await testing(1))()).toMatchObject(details)
      await post('/updateQueue', { deleteRequiredStatuses: true })
      expect((await read('/getQueue', {}))['requiredStatuses']).toBeNull()
    },
  )

  test('v1 ignores an update with an empty list; `deleteRequiredStatuses` clears a list', async () => {
    await using v1 = await startSandbox({
      clock,
      scenario: { queues: [{ requiredStatuses: ['e2e'] }] },
    })
    const update = async (body: object) => {
      const response = await fetch(`${v1.url}/updateQueue`, {
        method: 'POST',
        headers: { 'x-api-token': v1.token },
        body: JSON.stringify({ repo, targetBranch: 'main', ...body }),
      })
      return (await response.json()) as Json
    }
    expect(await update({ requiredStatuses: [], concurrency: 3 })).toMatchObject({
      requiredStatuses: ['e2e'],
      concurrency: 3,
    })
    expect(await update({ deleteRequiredStatuses: true })).toMatchObject({ requiredStatuses: null })
  })

  test('settings that only other clients set are kept and take effect', async () => {
    const settings = { allowedBotSubmitters: ['renovate[bot]'], notReadyTimeoutHours: 1 }
    await post('/updateQueue', settings)
    expect(await read('/getQueue', {})).toMatchObject(settings)
    await post('/submitPullRequest', { pr: { number: 3 } })
    await clock.sleep(61 * MINUTE)
    expect(await read('/getSubmittedPullRequest', { pr: { number: 3 } })).toMatchObject({
      state: 'cancelled',
    })
  })

  test('a service may show the statuses in force, with their source', async () => {
    await using other = await startSandbox({
      clock,
      scenario: { queues: [{}], service: { showRequiredStatuses: 'effective' } },
    })
    const response = await fetch(`${other.url}/getQueue`, {
      method: 'POST',
      headers: { 'x-api-token': other.token },
      body: JSON.stringify({ repo, targetBranch: 'main' }),
    })
    expect(await response.json()).toMatchObject({
      requiredStatuses: ['CI (pr)'],
      requiredStatusesSource: 'repo_provider_branch_protection',
    })
  })

  test('status checks come newest first, each context as often as it was reported', async () => {
    const details = await testing(2)
    await clock.sleep(10 * MINUTE)
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
    for (const number of [1, 4]) {
      const sha = sandbox.engine.pullRequest(number)?.facts.sha
      await post('/setImpactedTargets', {
        pr: { number, sha },
        impactedTargets: ['b', `${number}`],
      })
    }
    await post('/updateQueue', { concurrency: 2 })
    await post('/submitPullRequest', { pr: { number: 2 } })
    const details = await testing(1)
    expect(await details()).toMatchObject({
      dependentPrs: [2],
      impactedTargetsForTestedPrs: ['b', '1'],
    })
  })

  test('a push to one that is not ready moves its commit and nothing else', async () => {
    await post('/submitPullRequest', { pr: { number: 3 } })
    await clock.sleep(MINUTE)
    const before = await read('/getSubmittedPullRequest', { pr: { number: 3 } })
    await clock.sleep(MINUTE)
    sandbox.engine.push(3, 'b'.repeat(40))
    const after = await read('/getSubmittedPullRequest', { pr: { number: 3 } })
    expect(before).toMatchObject({ state: 'not_ready' })
    expect(after).toEqual({ ...before, prSha: 'b'.repeat(40) })
  })

  test('a push to one that is queued cancels it', async () => {
    await post('/submitPullRequest', { pr: { number: 1 } })
    await clock.sleep(MINUTE)
    sandbox.engine.push(1, 'b'.repeat(40))
    expect(await read('/getSubmittedPullRequest', { pr: { number: 1 } })).toMatchObject({
      state: 'cancelled',
      prSha: 'b'.repeat(40),
      isCurrentlySubmittedToQueue: false,
    })
  })
})

describe('clients as others have written them', () => {
  /**
   * Settings as code: creates what is missing, sends what differs, and reads again until nothing
   * does, whatever the answers to its writes say.
   */
  async function converge(url: string, branch: string, wanted: Json): Promise<readonly string[]> {
    const calls: string[] = []
    const call = async (path: string, body: object) => {
      calls.push(path)
      const response = await fetch(url + path, {
        method: 'POST',
        headers: { 'x-api-token': sandbox.token },
        body: JSON.stringify({ repo, targetBranch: branch, ...body }),
      })
      return { status: response.status, text: await response.text() }
    }
    for (let round = 0; round < 5; round++) {
      const found = await call('/getQueue', {})
      if (found.status === 404) {
        const { mode, concurrency } = wanted
        await call('/createQueue', { mode, concurrency })
        continue
      }
      const queue = JSON.parse(found.text) as Json
      const differing = Object.entries(wanted).filter(
        ([name, value]) => JSON.stringify(queue[name]) !== JSON.stringify(value),
      )
      if (differing.length === 0) return calls
      await call('/updateQueue', Object.fromEntries(differing))
    }
    throw new Error(`it does not converge: ${calls.join(' ')}`)
  }

  const wanted = {
    mode: 'parallel',
    concurrency: 5,
    testingTimeoutMinutes: 30,
    requiredStatuses: ['e2e'],
    enqueueingLabel: 'ship it',
    mergeMethod: 'rebase',
    allowedBotSubmitters: ['renovate[bot]'],
  }

  test.each(['queue', 'ok'] as const)(
    'settings as code converge where an update answers %s, and a second run only reads',
    async (updateAnswer) => {
      await using other = await startSandbox({ clock, scenario: { service: { updateAnswer } } })
      expect(await converge(other.url, 'new', wanted)).toEqual([
        '/getQueue',
        '/createQueue',
        '/getQueue',
        '/updateQueue',
        '/getQueue',
      ])
      expect(await converge(other.url, 'new', wanted)).toEqual(['/getQueue'])
      const changed = { ...wanted, concurrency: 1 }
      expect(await converge(other.url, 'new', changed)).toHaveLength(3)
    },
  )

  test('an empty list of statuses never converges on v1: it has to be asked for in another way', async () => {
    await using v1 = await startSandbox({
      clock,
      scenario: { queues: [{ requiredStatuses: ['e2e'] }] },
    })
    await expect(converge(v1.url, 'main', { requiredStatuses: [] })).rejects.toThrow(
      'does not converge',
    )
  })

  /** Submits, then watches until the record ends; gives the states that it saw, in order. */
  async function submitAndWatch(number: number, isOver = (_: Json) => false): Promise<string[]> {
    const states: string[] = []
    const submitted = await post('/submitPullRequest', { pr: { number }, priority: null })
    if (submitted.status !== 200) return [`refused: ${submitted.status}`]
    for (let look = 0; look < 200; look++) {
      const record = await read('/getSubmittedPullRequest', { pr: { number } })
      const state = String(record['state'])
      if (states.at(-1) !== state) states.push(state)
      if (record['isCurrentlySubmittedToQueue'] === false || isOver(record)) return states
      await clock.sleep(15_000)
    }
    return [...states, 'still there']
  }

  test('submit and watch: to the merge, to the failure, and again', async () => {
    expect(await submitAndWatch(1)).toEqual(['not_ready', 'testing', 'merged'])
    expect(await submitAndWatch(1)).toEqual(['refused: 400'])
    expect(await submitAndWatch(2)).toEqual(['not_ready', 'testing', 'failed'])
    expect(await submitAndWatch(2)).toEqual(['not_ready', 'testing', 'failed'])
  })

  test('cancel: gone at once, and a second time it is not there', async () => {
    const seen = await submitAndWatch(1, ({ state }) => state === 'testing')
    expect(seen.at(-1)).toBe('testing')
    expect((await post('/cancelPullRequest', { pr: { number: '1' } })).status).toBe(200)
    expect((await post('/cancelPullRequest', { pr: { number: '1' } })).status).toBe(404)
    expect(await read('/getSubmittedPullRequest', { pr: { number: 1 } })).toMatchObject({
      state: 'cancelled',
      isCurrentlySubmittedToQueue: false,
    })
    expect((await read('/getQueue', {}))['enqueuedPullRequests']).toEqual([])
  })

  test('a watcher of many asks once for all', async () => {
    for (const number of [1, 2]) await post('/submitPullRequest', { pr: { number } })
    await clock.sleep(40 * MINUTE)
    const prs = [1, 2, 3].map((number) => ({ number }))
    const { pullRequests, notFound } = await read('/getSubmittedPullRequests', { prs })
    expect((pullRequests as Json[]).map(({ prNumber, state }) => [prNumber, state])).toEqual([
      [1, 'merged'],
      [2, 'failed'],
    ])
    expect(notFound).toEqual([3])
  })
})
