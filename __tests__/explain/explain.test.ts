import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { VERDICTS } from '../../src/explain/verdict.js'
import {
  BRANCH,
  type ExplainWorld,
  explainWorld,
  FAILED_CHECK,
  HEAD,
  PENDING_FAILURE,
  RETRY,
  RUN,
  TEST_SHA,
  workflowRun,
} from '../support/explain-world.js'
import { expect, test } from '../support/jest.js'
import { shown } from '../support/shown.js'

const GREEN = { ...FAILED_CHECK, conclusion: 'SUCCESS' } as const
const STOPPED = { ...FAILED_CHECK, conclusion: 'CANCELLED' } as const
const entry = (reason: string) => ({ failure: { reason } })
/** The service names what failed the run, whatever became of it. */
const blames = (...failureCausingStatuses: string[]) => ({
  failure: { reason: 'test_run_required_status_failed', failureCausingStatuses },
})
const queued = (state: string) => ({ record: { state, isCurrentlySubmittedToQueue: true } })

/** Two worlds of each verdict, or more. */
const WORLDS: readonly (readonly [string, string, ExplainWorld])[] = [
  ['merged', 'the record says so', { record: { state: 'merged' } }],
  [
    'merged',
    'GitHub says so of a pull request without a record',
    { record: null, pullRequest: { merged: true } },
  ],
  [
    'merged',
    "GitHub's REST API says so, and its other one does not answer",
    { record: null, pullRequest: { merged: true }, gitHub: { graphql: false } },
  ],
  ['not-submitted', 'there is no record', { record: null }],
  [
    'not-submitted',
    'merged into another branch',
    { record: null, pullRequest: { merged: true, baseBranch: 'release' } },
  ],
  [
    'not-submitted',
    'the REST API shows it merged into another branch',
    {
      record: null,
      pullRequest: { merged: true, baseBranch: 'release' },
      gitHub: { graphql: false },
    },
  ],
  ['queued', 'it waits its turn', queued('pending')],
  ['queued', 'it is tested, and a check is red', { ...queued('testing'), event: null }],
  [
    'queued',
    'it failed in a batch',
    {
      record: PENDING_FAILURE,
      details: { testedPullRequests: [{ prNumber: 12 }, { prNumber: 13 }] },
    },
  ],
  [
    'queued',
    'one ahead is not done',
    {
      record: PENDING_FAILURE,
      details: { dependentPrs: [9] },
      queue: { enqueuedPullRequests: [{ prNumber: 9 }] },
    },
  ],
  [
    'queued',
    'one ahead is not done in a queue that tests one on top of the other',
    {
      record: PENDING_FAILURE,
      details: { dependentPrs: undefined },
      queue: {
        mode: 'single',
        enqueuedPullRequests: [{ prNumber: 9, state: 'testing' }, { prNumber: 12 }],
      },
    },
  ],
  ['not-ready', 'it is not ready', queued('not_ready')],
  ['not-ready', 'it waits in a paused queue', { ...queued('pending'), queue: { state: 'paused' } }],
  [
    'not-ready',
    'its merge waits in a paused queue',
    { ...queued('tests_passed'), queue: { state: 'paused' }, event: null },
  ],
  [
    'queued',
    'the timeline names others in its run',
    { record: PENDING_FAILURE, entry: { otherTestedPullRequests: [{ prNumber: 13 }] } },
  ],
  [
    'cancelled',
    'by a person',
    {
      record: { state: 'cancelled' },
      entry: { cancellation: { reason: 'user_requested', actor: 'mona' } },
    },
  ],
  [
    'cancelled',
    'with one that it is stacked on',
    { entry: entry('prerequisite_merge_item_failed') },
  ],
  ['conflict', 'by the service', { entry: entry('start_test_run_merge_conflict') }],
  [
    'conflict',
    'by GitHub, and no check failed',
    { entry: null, checks: [GREEN], pullRequest: { mergeable: 'CONFLICTING' } },
  ],
  [
    'merge-refused',
    'GitHub was merging already',
    { checks: [GREEN], entry: entry('github_api_merge_already_in_progress') },
  ],
  [
    'merge-refused',
    'by a word that says so',
    { checks: [GREEN], entry: entry('github_api_merge_refused') },
  ],
  ['infrastructure', 'a check was cancelled', { checks: [STOPPED] }],
  [
    'infrastructure',
    'a check was cancelled, and the service blames it',
    { checks: [STOPPED], entry: blames('unit'), inputs: RETRY },
  ],
  ['infrastructure', 'a check never reported', { checks: [{ ...GREEN, name: 'lint' }] }],
  [
    'infrastructure',
    'the run timed out while one ran',
    { checks: [{ name: 'unit', suite: 7 }], entry: entry('test_run_timeout') },
  ],
  ['broken-base', 'the check fails on the target branch', { baseChecks: [FAILED_CHECK] }],
  [
    'broken-base',
    'both checks do',
    {
      details: { requiredStatuses: ['unit', 'e2e'] },
      checks: [FAILED_CHECK, { name: 'e2e', status: 'ERROR' }],
      baseChecks: [FAILED_CHECK, { name: 'e2e', status: 'FAILURE' }],
    },
  ],
  [
    'broken-base',
    'the check does, which only the service counts as required',
    {
      details: { requiredStatuses: ['lint'] },
      checks: [FAILED_CHECK, { ...GREEN, name: 'lint' }],
      baseChecks: [FAILED_CHECK],
      entry: blames('unit'),
    },
  ],
  [
    'check-failed',
    'one of two checks fails on the target branch too',
    {
      details: { requiredStatuses: ['unit', 'e2e'] },
      checks: [FAILED_CHECK, { name: 'e2e', status: 'ERROR' }],
      baseChecks: [FAILED_CHECK],
    },
  ],
  [
    'check-failed',
    'GitHub shows a conflict beside it',
    { entry: null, pullRequest: { mergeable: 'CONFLICTING' } },
  ],
  ['known-flaky', 'it has failed', { inputs: RETRY }],
  ['known-flaky', 'it is about to', { record: PENDING_FAILURE, inputs: RETRY }],
  [
    'check-failed',
    'only as a status on the target branch',
    { baseChecks: [{ name: 'unit', status: 'FAILURE' }] },
  ],
  [
    'check-failed',
    'the service blames it, and the run is gone',
    { details: null, entry: { failure: { reason: 'x', failureCausingStatuses: ['unit'] } } },
  ],
  ['undecided', 'a check has not finished', { checks: [{ name: 'unit', suite: 7 }] }],
  ['undecided', 'all checks are green', { checks: [GREEN] }],
  [
    'undecided',
    'the checks could not be read',
    {
      details: { checkSuites: null, statusChecks: null },
      gitHub: { granted: { contents: 'read', 'pull-requests': 'write' } },
    },
  ],
  ['undecided', 'a state that nobody knows', queued('levitating')],
]

test.each(WORLDS)('%s: %s', async (verdict, _name, world) => {
  await using played = await explainWorld(world)
  const { outputs, seen, passed } = await played.run({ 'retry-on': 'never' })
  expect(outputs['verdict']).toBe(verdict)
  expect(outputs['outcome']).toBe(verdict === 'not-submitted' ? verdict : 'explained')
  expect(passed).toBe(true)
  expect(seen.errors).toEqual([])
  expect(played.sent).toEqual([])
  expect(outputs['report-markdown']).toContain('12')
})

test('a pull request without a record has the output submitted=false', async () => {
  const worlds = WORLDS.filter(([, , { record }]) => record === null)
  expect(worlds).not.toEqual([])
  for (const [, , world] of worlds) {
    await using played = await explainWorld(world)
    const { outputs } = await played.run({ 'retry-on': 'never' })
    expect(outputs['submitted']).toBe('false')
  }
})

test('each verdict has two worlds', () => {
  for (const name of Object.keys(VERDICTS))
    expect([name, WORLDS.filter(([verdict]) => verdict === name).length]).toEqual([
      name,
      expect.any(Number),
    ])
  const counts = Object.keys(VERDICTS).map(
    (name) => WORLDS.filter(([verdict]) => verdict === name).length,
  )
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(2)
})

test('known flaky tests that failed it: submitted again once, as before, and counted', async () => {
  await using world = await explainWorld({ inputs: RETRY })
  const { outputs, seen } = await world.run()
  expect(seen.errors).toEqual([])
  expect(outputs).toMatchObject({ outcome: 'retried', verdict: 'known-flaky', retries: '1' })
  expect(outputs).toMatchObject({ state: 'PENDING', submitted: 'true' })
  expect(world.sent).toEqual(['submit'])
  // Whoever does what the verdict alone says would submit it a second time.
  expect(seen.summary).toContain('### 🔁 ')
  expect(shown(seen.summary)).toContain('**Next:** Wait for the queue to finish.')
  expect(seen.summary).not.toContain('Submit it again')
  expect(seen.summary).toContain('State <code>PENDING</code>')
  expect(seen.info).toContain('Next: Wait for the queue to finish.')
  const submit = world.service.calls.find(({ path }) => path === '/submitPullRequest')
  expect(submit?.body).toMatchObject({ priority: 10, noBatch: true, pr: { number: 12 } })
  expect(world.github.comments).toHaveLength(1)
  expect(world.github.comments[0]?.body).toMatch(
    new RegExp(`^<!-- merge-queue-action:explain retried=${HEAD} -->\\n`),
  )
  expect(JSON.parse(outputs['failing-tests'] ?? '')).toMatchObject([
    { name: 'adds a row', known: true, rows: [{ url: 'https://service.test/tests/1' }] },
  ])
  // The same failure once more: the head was retried.
  world.setRecord({ state: 'failed', isCurrentlySubmittedToQueue: false })
  const again = await world.run()
  expect(again.outputs).toMatchObject({ outcome: 'explained', retries: '1' })
  expect(again.seen.summary).toContain('was retried before')
  expect(world.sent).toEqual(['submit'])
  expect(world.github.comments).toHaveLength(1)
})

test('the head is the one that GitHub shows, in the output as in the report', async () => {
  const headSha = 'd'.repeat(40)
  await using world = await explainWorld({ pullRequest: { headSha } })
  const { outputs, seen } = await world.run()
  expect(outputs['head-sha']).toBe(headSha)
  expect(seen.summary).toContain(`<code>${headSha.slice(0, 12)}</code>`)
})

test('outputs, log and result file have what is known with the verdict', async () => {
  await using world = await explainWorld({
    queue: { state: 'paused', enqueuedPullRequests: [{ prNumber: 13 }, { prNumber: 12 }] },
  })
  const { outputs, seen, result } = await world.run()
  expect(outputs).toMatchObject({
    ...{ state: 'FAILED', submitted: 'false', 'head-sha': HEAD },
    ...{ 'queue-state': 'paused', 'queue-position': '2', 'queue-depth': '2' },
    ...{ 'test-branch': BRANCH, 'test-status': 'failed' },
  })
  expect(JSON.parse(outputs['tested-pull-requests'] ?? '')).toMatchObject([{ prNumber: 12 }])
  expect(seen.info).toContain('#12 on main: check-failed')
  expect(result()).toMatchObject({
    verdict: { name: 'check-failed' },
    pullRequest: { prSha: HEAD },
    testRun: { id: RUN, branch: BRANCH },
  })
})

test('a message for Slack takes no comment with it', async () => {
  await using world = await explainWorld()
  const { folder, outputs } = await world.run({ 'slack-payload-file': 'slack.json' })
  expect(outputs['outcome']).toBe('explained')
  expect(readFileSync(join(folder, 'slack.json'), 'utf8')).toContain('failed a required check')
  expect(world.github.comments).toEqual([])
})

test('the test branch of another pull request says nothing of the one that is given', async () => {
  const head_branch = 'trunk-merge/pr-13/0b0c2b1e-3258-4f4e-b229-7c5dd9c29324'
  await using world = await explainWorld({ event: workflowRun({ head_branch }) })
  const { outputs } = await world.run({ 'pull-request': '12' })
  expect(outputs).toMatchObject({ verdict: 'check-failed', 'test-branch': BRANCH })
  const asked = world.service.calls.filter(({ path }) => path === '/getMergeQueueTestingDetails')
  expect(asked.map(({ body }) => body)).toEqual([expect.objectContaining({ testRunId: RUN })])
})

test('what the queue says is not read twice, and the output `reasons` has it', async () => {
  await using world = await explainWorld()
  const { outputs, seen } = await world.run()
  const kinds = (JSON.parse(outputs['reasons'] ?? '') as { kind: string }[]).map(({ kind }) => kind)
  expect(kinds).toEqual(['check-failed', 'queue-reason'])
  expect(seen.summary).not.toContain('queue says')
  expect(seen.info.join()).not.toContain('queue says')
})

/** Worlds in which something has come to a stop: all operations ask the same about it. */
const STOPPED_STATES: readonly unknown[] = ['pending_failure', 'not_ready', 'cancelled', undefined]
const SETTLED = WORLDS.filter(
  ([, , { record }]) =>
    record !== null && STOPPED_STATES.includes((record as { state?: string } | undefined)?.state),
)

test.each(SETTLED)('%s, %s: a gate gives the same reasons', async (_verdict, _name, world) => {
  // Without the event that names the test run, which a gate does not read.
  await using played = await explainWorld({ ...world, event: null })
  const reasonsOf = async (inputs: Record<string, string>) => {
    const { outputs } = await played.run({ 'retry-on': 'never', ...inputs })
    const found = JSON.parse(outputs['reasons'] ?? '') as readonly Record<string, string>[]
    return found.map(({ kind, text }) => `${kind}: ${text}`)
  }
  const asked = await reasonsOf({})
  expect(await reasonsOf({ operation: 'get-pull-request' })).toEqual(asked)
})

test('a check that did not run has failed nowhere, while its test branch lives and afterwards', async () => {
  const branches = [{ name: BRANCH, sha: TEST_SHA }]
  await using world = await explainWorld({
    checks: [STOPPED],
    gitHub: { branches, branchChecks: { [BRANCH]: [{ ...STOPPED, required: true }] } },
  })
  for (const operation of ['explain', 'get-pull-request']) {
    const { outputs } = await world.run({ operation, 'pull-request': '12' })
    const reasons = JSON.parse(outputs['reasons'] ?? '') as readonly Record<string, string>[]
    expect(reasons.map(({ text }) => text)).toEqual([
      "The queue's reason: a required check failed in its test run",
      'Required check `unit` did not run on the test branch',
    ])
  }
})

test.each([
  ['testing', true, []],
  ['pending_failure', true, ['unit']],
  ['failed', false, ['unit']],
])('a required check without a report is missing once its run is over: %s', async (...row) => {
  const [state, isCurrentlySubmittedToQueue, expected] = row
  await using world = await explainWorld({
    record: { state, isCurrentlySubmittedToQueue },
    event: null,
    checks: [{ ...GREEN, name: 'lint' }],
  })
  const { outputs } = await world.run()
  const reasons = JSON.parse(outputs['reasons'] ?? '') as { kind: string; text: string }[]
  const missing = reasons.filter(({ kind }) => kind === 'check-missing')
  expect(missing.map(({ text }) => text)).toEqual(
    expected.map((name) => `Required check \`${name}\` did not run on the test branch`),
  )
})

test.each([undefined, 'javascript:alert(1)', '/octo-org/orion/pull/9', 'https://a:b@evil.test/'])(
  'a conflict with a pull request whose address is %s leads to the page of its own',
  async (prUrl) => {
    const conflictCulprit = { type: 'queue_pr', prNumber: 9, prUrl }
    const failure = { reason: 'start_test_run_merge_conflict', conflictCulprit }
    await using world = await explainWorld({ entry: { failure } })
    const { outputs } = await world.run()
    const [reason] = JSON.parse(outputs['reasons'] ?? '') as { url?: string }[]
    expect(outputs['verdict']).toBe('conflict')
    expect(reason).toMatchObject({ kind: 'queue-reason', url: expect.stringMatching(/\/12$/) })
  },
)

test('a refused merge leads to what its reason needs: not every refusal is a rule of the branch', async () => {
  const merging = entry('github_api_merge_already_in_progress')
  await using world = await explainWorld({ checks: [GREEN], entry: merging })
  const { outputs, seen } = await world.run()
  expect(outputs['verdict']).toBe('merge-refused')
  expect(shown(seen.summary)).toContain('submit it again only if it has not merged')
  expect(shown(seen.summary)).not.toContain('Meet the rule')
})

test('the run of an earlier submission is no reason for a conflict', async () => {
  await using world = await explainWorld({
    event: null,
    entry: { failure: { reason: 'start_test_run_merge_conflict' } },
    otherPullRequests: [
      { number: 900_001, draft: true, state: 'closed', headBranch: BRANCH, headSha: TEST_SHA },
    ],
  })
  const { outputs } = await world.run()
  expect(outputs).toMatchObject({ verdict: 'conflict', 'failing-checks': '[]' })
})

test.each<[string, ExplainWorld]>([
  ['that is given', { event: null, inputs: { ...RETRY, 'test-run-id': RUN } }],
  ['of the event', { inputs: RETRY }],
])('what the service shows of another test run than the one %s says nothing', async (_, world) => {
  const testBranch = BRANCH.replace(RUN, 'dd58fdda-3258-4f4e-b229-7c5dd9c29324')
  await using played = await explainWorld({ ...world, details: { testBranch } })
  const { outputs, seen } = await played.run()
  expect(outputs).toMatchObject({ verdict: 'undecided', 'test-branch': '' })
  expect(seen.info.join('\n')).toContain('it shows the test run dd58fdda-')
  expect(played.sent).toEqual([])
})

test('a run of several pull requests names the others', async () => {
  await using world = await explainWorld({
    details: { testedPullRequests: [{ prNumber: 12 }, { prNumber: 13 }, { prNumber: 14 }] },
  })
  const { seen } = await world.run()
  expect(shown(seen.summary).split('\n')[0]).toMatch(/, tested together with #13, #14$/)
})

test('a submission that is not ready says all that keeps it, as every explanation does', async () => {
  const record = { state: 'not_ready', isCurrentlySubmittedToQueue: true }
  await using world = await explainWorld({
    record: { ...record, readiness: { gitHubMergeability: 'not_mergeable' } },
    entry: { notReady: { blockReasons: [{ kind: 'failing_required_check', name: 'unit' }] } },
    pullRequest: { review: 'REVIEW_REQUIRED' },
  })
  const inputs = { operation: 'submit', 'pull-request': '12', 'skip-draft': 'false' }
  const { seen, passed } = await world.run(inputs)
  expect(passed).toBe(true)
  expect(shown(seen.summary)).toContain('unit failed on the head commit')
  expect(shown(seen.summary)).toContain('A review is required')
})

test('the workflow that ends last has passed: the failing one is known by its own name', async () => {
  await using world = await explainWorld({
    inputs: { ...RETRY, 'test-checks': 'CI / unit' },
    event: workflowRun({ name: 'E2E', check_suite_id: 8, conclusion: 'success' }),
    details: { requiredStatuses: ['unit', 'e2e'] },
    checks: [FAILED_CHECK, { ...GREEN, name: 'e2e', suite: 8, workflow: 'E2E' }],
  })
  const { outputs } = await world.run()
  expect(outputs).toMatchObject({ verdict: 'known-flaky', outcome: 'retried' })
})

test('one of two workflows still runs: nothing is decided, and nothing is sent', async () => {
  await using world = await explainWorld({
    inputs: RETRY,
    details: { requiredStatuses: ['unit', 'e2e'] },
    checks: [FAILED_CHECK, { name: 'e2e', suite: 8, workflow: 'E2E' }],
  })
  const { outputs, seen } = await world.run()
  expect(outputs).toMatchObject({ verdict: 'undecided', outcome: 'explained', retries: '0' })
  expect(seen.summary).toContain('has not finished on the test branch')
  expect(world.sent).toEqual([])
})

test('a record that lags after the retry takes nobody out: GitHub shows the head that was retried', async () => {
  await using world = await explainWorld({ inputs: RETRY, after: { prSha: 'c'.repeat(40) } })
  const { outputs, seen } = await world.run()
  expect(seen.errors).toEqual([])
  expect(outputs['outcome']).toBe('retried')
  expect(world.service.paths()).not.toContain('/cancelPullRequest')
})

test('a push while it is submitted again takes it out, and the report says what was sent', async () => {
  const pushed = 'c'.repeat(40)
  await using world = await explainWorld({ inputs: RETRY, after: { prSha: pushed } })
  const { pullRequests } = world.github
  world.github.beforeServing = () => {
    const pullRequest = pullRequests.get(12)
    if (pullRequest && world.sent.includes('submit'))
      pullRequests.set(12, { ...pullRequest, headSha: pushed })
  }
  const { outputs, seen } = await world.run()
  expect(world.sent).toEqual(['submit', 'cancel'])
  expect(outputs).toMatchObject({ outcome: 'explained', state: 'CANCELLED', submitted: 'false' })
  expect(shown(seen.summary)).toContain('It was submitted again, but its head moved meanwhile. ')
  expect(shown(seen.summary)).not.toContain('Nothing was sent')
})

test.each(['failed', 'cancelled', 'merged'])(
  'a retry that has ended as %s is not waited for',
  async (state) => {
    const after = { state, isCurrentlySubmittedToQueue: false }
    await using world = await explainWorld({ inputs: RETRY, after })
    const { outputs, seen } = await world.run()
    const ended = state.toUpperCase()
    expect(outputs).toMatchObject({ outcome: 'retried', state: ended, submitted: 'false' })
    expect(shown(seen.summary)).toContain(`It was submitted again once, and is ${ended} now`)
    expect(shown(seen.summary)).not.toMatch(/Wait for the queue|Submit it again/)
  },
)

test('known flaky tests that are about to fail it: its tests are restarted', async () => {
  await using world = await explainWorld({ record: PENDING_FAILURE, inputs: RETRY })
  const { outputs } = await world.run()
  expect(outputs).toMatchObject({ outcome: 'retried', state: 'TESTING' })
  expect(world.sent).toEqual(['restart'])
})

test('known flaky tests, and it leaves the queue while they are restarted: no retry was sent', async () => {
  const after = { state: 'cancelled', isCurrentlySubmittedToQueue: false }
  await using world = await explainWorld({ inputs: RETRY, record: PENDING_FAILURE, after })
  const { outputs, seen, passed } = await world.run()
  expect(passed).toBe(true)
  expect(world.sent).toEqual(['restart'])
  expect(outputs).toMatchObject({ outcome: 'explained', verdict: 'known-flaky', retries: '1' })
  expect(seen.summary).toContain('It left the queue meanwhile')
  expect(seen.summary).toContain('State <code>CANCELLED</code>')
})

test('two runs at once send one retry', async () => {
  await using world = await explainWorld({ inputs: RETRY })
  const outcomes = await Promise.all([world.run(), world.run()])
  expect(world.sent).toEqual(['submit'])
  expect(outcomes.map(({ outputs }) => outputs['outcome']).sort()).toEqual(['explained', 'retried'])
  expect(outcomes.map(({ outputs }) => outputs['retries'])).toEqual(['1', '1'])
})

test('a dry run plans the retry, and writes nothing', async () => {
  await using world = await explainWorld({ inputs: RETRY })
  const { outputs, seen, result } = await world.run({ 'dry-run': 'true' })
  expect(outputs).toMatchObject({ outcome: 'planned', verdict: 'known-flaky', retries: '0' })
  expect(world.sent).toEqual([])
  expect(world.github.comments).toEqual([])
  expect(seen.summary).toContain('/submitPullRequest')
  expect(result()['planned']).toEqual([
    { method: 'POST', path: '/submitPullRequest', body: expect.stringContaining('"priority":10') },
  ])
})

test('a dry run plans the restart of one that is about to fail', async () => {
  await using world = await explainWorld({ inputs: RETRY, record: PENDING_FAILURE })
  const { outputs, result } = await world.run({ 'dry-run': 'true' })
  expect(outputs).toMatchObject({ outcome: 'planned', verdict: 'known-flaky', submitted: 'true' })
  expect(result()['planned']).toMatchObject([{ path: '/restartTestsOnPullRequest' }])
})

test('a refused retry counts, and is said', async () => {
  await using world = await explainWorld({ inputs: RETRY, submit: { status: 400, body: 'no' } })
  const { outputs, passed, seen } = await world.run()
  expect(passed).toBe(true)
  expect(outputs).toMatchObject({ outcome: 'explained', retries: '1' })
  expect(seen.summary).toContain('The retry failed')
  await world.run()
  expect(world.sent).toEqual(['submit'])
})

test('a forged report buys one more test run for a head, and nothing else', async () => {
  await using world = await explainWorld({ inputs: RETRY })
  for (let run = 0; run < 3; run++) {
    await world.run()
    world.setRecord({ state: 'failed', isCurrentlySubmittedToQueue: false })
  }
  expect(world.sent).toEqual(['submit'])
  const asked = new Set(world.service.calls.map(({ path }) => path))
  expect([...asked].filter((path) => !/\/(get|submit|flaky-tests)/.test(path))).toEqual([])
  const written = world.github.calls.filter(({ method }) => !['GET', 'POST'].includes(method))
  expect(written.every(({ path }) => path.includes('/issues/comments/'))).toBe(true)
})

test('a comment of another author counts no retry, and is left alone', async () => {
  const body = `<!-- merge-queue-action:explain retried=${HEAD} -->\nRetried, says mallory.`
  await using world = await explainWorld({
    inputs: RETRY,
    gitHub: { comments: [{ issue: 12, author: 'mallory', body }] },
  })
  expect((await world.run()).outputs).toMatchObject({ outcome: 'retried', retries: '1' })
  expect(world.github.comments[0]?.body).toBe(body)
})

test('a comment whose text was edited still counts; without its first line it buys one more retry', async () => {
  await using world = await explainWorld({ inputs: RETRY })
  await world.run()
  const [comment] = world.github.comments
  if (comment === undefined) throw new Error('no comment')
  const failAgain = (body: string) => {
    comment.body = body
    world.setRecord({ state: 'failed', isCurrentlySubmittedToQueue: false })
    return world.run()
  }
  await failAgain(`${comment.body.split('\n')[0]}\nNever retried.`)
  expect(world.sent).toEqual(['submit'])
  await failAgain('Never retried.')
  expect(world.sent).toEqual(['submit', 'submit'])
  await failAgain('Never retried.')
  expect(world.sent).toEqual(['submit', 'submit'])
})

/** Each rule, broken alone. */
/** Without a name it is no test of a listing, whatever that has. */
const nameless = (testCase: string): [number, string, ExplainWorld] => [
  4,
  `a failing test has no name: ${testCase}`,
  {
    report: `<testsuite name="table" failures="1">${testCase}</testsuite>`,
    listing: ['', ' \u200b'].map((name, index) => ({ id: `${index}`, name })),
  },
]

const BROKEN: readonly (readonly [number, string, ExplainWorld])[] = [
  [
    1,
    'the timeline names another run',
    { entry: { failure: { testRun: { id: RUN.replace('c', 'd') } } } },
  ],
  [1, 'it is a bisection', { details: { testBranch: `${BRANCH}-bisection-1` } }],
  [
    1,
    'without a timeline, the last check ended long before',
    { entry: null, checks: [{ ...FAILED_CHECK, finishedAt: '2026-09-17T09:00:00Z' }] },
  ],
  [
    1,
    'without a timeline, there is a newer test branch',
    {
      entry: null,
      gitHub: {
        branches: [{ name: 'trunk-merge/pr-12/00000000-0000-4000-8000-000000000000', sha: HEAD }],
      },
    },
  ],
  [2, 'the check is not one of tests', { inputs: { ...RETRY, 'test-checks': 'e2e' } }],
  [
    2,
    'another one of its suite was cancelled',
    { checks: [FAILED_CHECK, { ...STOPPED, name: 'e2e' }] },
  ],
  [
    2,
    'a required name is a red status and a green check',
    {
      details: {
        requiredStatuses: ['unit', 'lint'],
        statusChecks: [{ context: 'lint', state: 'FAILURE' }],
      },
      checks: [FAILED_CHECK, { ...GREEN, name: 'lint' }],
    },
  ],
  [2, 'another required one did not run', { details: { requiredStatuses: ['unit', 'lint'] } }],
  [3, 'the reports are of another run', { event: null }],
  [3, 'a report ends early', { report: '<testsuite><testcase name="adds a row"><failure>' }],
  [
    3,
    'a report has more failures than failing tests',
    {
      report:
        '<testsuite name="x" tests="2" failures="2"><testcase name="adds a row" classname="table"><failure/></testcase></testsuite>',
    },
  ],
  [
    3,
    'no test failed in the reports',
    { report: '<testsuite name="x" tests="1"><testcase name="adds a row"/></testsuite>' },
  ],
  [
    3,
    'a path matches no file',
    { inputs: { ...RETRY, 'failed-tests-files': 'report.xml\nmissing.xml' } },
  ],
  ...['<testcase', '<testcase name=""', '<testcase name=" \u200b"'].map((begin) =>
    nameless(`${begin} classname="table" file="test/table.test.ts"><failure/></testcase>`),
  ),
  [4, 'the test is not listed', { listing: [] }],
  [
    4,
    'it is listed as broken',
    { listing: [{ status: { value: 'BROKEN', timestamp: '2026-09-01T00:00:00Z' } }] },
  ],
  [
    4,
    'its own status in the listing is healthy',
    {
      listing: [
        { status: { value: 'HEALTHY', timestamp: '2026-09-01T00:00:00Z' }, listedAs: 'FLAKY' },
      ],
    },
  ],
  [4, 'it is one of two', { listing: [{}, { id: '2', file_path: null }] }],
  [4, 'it is quarantined', { listing: [{ quarantined: true }] }],
  [
    5,
    'it became flaky with the pull request',
    {
      listing: [
        {
          status: { value: 'FLAKY', timestamp: '2026-09-11T00:00:00Z' },
          pull_requests_impacted_last_7d: 2,
        },
      ],
    },
  ],
  [
    6,
    'the pull request changes its file',
    { pullRequest: { files: [{ path: 'test/table.test.ts' }] } },
  ],
  [
    6,
    'the pull request renamed its file',
    { pullRequest: { files: [{ path: 'x.ts', previousPath: 'packages/a/test/table.test.ts' }] } },
  ],
  [
    6,
    'one ahead changes its file',
    {
      details: { dependentPrs: [9] },
      otherPullRequests: [{ number: 9, files: [{ path: 'test/table.test.ts' }] }],
    },
  ],
  [6, 'the files of one ahead cannot be read', { details: { dependentPrs: [9] } }],
  [
    6,
    'one that was tested with it changes its file',
    {
      details: { testedPullRequests: [{ prNumber: 12 }, { prNumber: 9 }] },
      otherPullRequests: [{ number: 9, files: [{ path: 'test/table.test.ts' }] }],
    },
  ],
  ...[
    { otherTestedPullRequests: [{ prNumber: 9 }] },
    { waitingFor: [{ prNumber: 9 }] },
    { failure: { testRun: { id: RUN, testedPullRequests: [{ prNumber: 12 }, { prNumber: 9 }] } } },
  ].map((entry): (typeof BROKEN)[number] => [
    6,
    `one that only the timeline names changes its file: ${JSON.stringify(entry)}`,
    {
      entry,
      otherPullRequests: [{ number: 9, files: [{ path: 'test/table.test.ts' }] }],
    },
  ]),
  [7, 'the run did not test the present head', { contains: false }],
  [7, 'the head has moved since', { record: { prSha: 'd'.repeat(40) } }],
  [8, 'the listing cannot be read', { listing: { status: 500 } }],
  [8, 'the listing ends early', { listing: { body: { tests: [], page: { total_rows: 3 } } } }],
]

test.each(BROKEN)('rule %i: %s, and nothing is sent', async (rule, _name, world) => {
  await using played = await explainWorld({ ...world, inputs: { ...RETRY, ...world.inputs } })
  const { outputs, seen } = await played.run()
  expect(outputs['outcome']).toBe('explained')
  expect(outputs['verdict']).toBe('check-failed')
  expect(seen.summary).toContain(`rule ${rule}`)
  expect(seen.info.join('\n')).toContain(`Not known to be flaky (rule ${rule}): `)
  expect(played.sent).toEqual([])
  expect(outputs['retries']).toBe('0')
})

test('a failing test without a name goes by its class', async () => {
  const [, , world] = nameless('<testcase classname="table"><error/></testcase>')
  await using played = await explainWorld({ ...world, inputs: RETRY })
  const { seen } = await played.run()
  expect(seen.info.join('\n')).toContain('`table (no name)`: its report gives it no name')
  expect(shown(seen.summary)).toContain('| table (no name) | its report gives it no name |')
})

test('the log says what each report has', async () => {
  await using world = await explainWorld({ inputs: RETRY })
  const { seen } = await world.run()
  expect(seen.info.filter((line) => line.startsWith('report.xml: '))).toEqual([
    expect.stringMatching(/^report\.xml: \d+ of \d+ tests? failed$/),
  ])
})

test('a quarantined test is marked, because it cannot fail a check alone', async () => {
  await using world = await explainWorld({ inputs: RETRY, listing: [{ quarantined: true }] })
  const { seen } = await world.run()
  expect(seen.summary).toContain('| known to be flaky, quarantined |')
})

test('a check without a report: its job may have crashed, and nothing is sent', async () => {
  await using world = await explainWorld({
    inputs: { ...RETRY, 'failed-tests-files': 'reports/*.xml' },
  })
  const { outputs, seen } = await world.run()
  expect(outputs).toMatchObject({ outcome: 'explained', verdict: 'check-failed', retries: '0' })
  expect(seen.summary).toContain('the job may have crashed before it wrote one')
  expect(seen.summary).toContain('no file matches <code>reports/')
  expect(world.sent).toEqual([])
})

test.each(['../reports/*.xml', '/etc/passwd'])(
  'the report %s is outside the workspace: a wrong input, before the first request',
  async (path) => {
    await using world = await explainWorld({ inputs: RETRY })
    const { outputs, seen } = await world.run({ 'failed-tests-files': path })
    expect(outputs['outcome']).toBe('invalid-input')
    expect(seen.errors[0]?.message).toContain(path)
    expect(world.service.calls).toEqual([])
    expect(world.github.calls).toEqual([])
  },
)

test('names from reports and checks stay names: no mention, no command, and none fills a page', async () => {
  const name = `adds\` @octo-org/all ##[error]x ::error::y <b> ${'z'.repeat(50_000)}`
  const escaped = name.replaceAll('<', '&lt;')
  await using world = await explainWorld({
    inputs: RETRY,
    report: `<testsuite name="t"><testcase name="${escaped}"><failure/></testcase></testsuite>`,
    checks: [{ ...FAILED_CHECK, name: 'unit` @octo-org/all `' }],
    details: { requiredStatuses: ['unit` @octo-org/all `'] },
  })
  const { outputs, seen } = await world.run({ 'test-checks': 'unit*' })
  expect(outputs['verdict']).toBe('check-failed')
  const comment = world.github.comments[0]?.body ?? ''
  for (const written of [comment, seen.summary, outputs['report-markdown'] ?? ''])
    expect(written.replace(/<code>.*?<\/code>/g, '')).not.toMatch(/@octo|##\[|<b>/)
  expect(comment.length).toBeLessThan(30_000)
  expect(seen.info.filter((line) => /##\[|^::/.test(line))).toEqual([])
})

test('the service lists a check as a status: it is one check, as GitHub shows it', async () => {
  await using world = await explainWorld({
    inputs: { ...RETRY, 'test-checks': 'CI / unit' },
    details: { statusChecks: [{ context: 'unit', state: 'FAILURE', url: 'https://ci.test/unit' }] },
  })
  const { outputs } = await world.run()
  expect(outputs).toMatchObject({ outcome: 'retried' })
  expect(JSON.parse(outputs['failing-checks'] ?? '')).toHaveLength(1)
})

test.each<[string, ExplainWorld]>([
  ['the queue is paused', { queue: { state: 'paused' } }],
  ['it was closed', { pullRequest: { state: 'closed' } }],
  ['it is a draft', { pullRequest: { draft: true } }],
  ['it has another base', { pullRequest: { baseBranch: 'release' } }],
  ['a review requests changes', { pullRequest: { review: 'CHANGES_REQUESTED' } }],
  ['it conflicts with its branch', { pullRequest: { mergeable: 'CONFLICTING' } }],
  [
    'it conflicts, and is still queued',
    { record: PENDING_FAILURE, pullRequest: { mergeable: 'CONFLICTING' } },
  ],
  [
    'it is held up in a queue that does not run',
    { record: PENDING_FAILURE, queue: { state: 'draining' } },
  ],
])('known to be flaky, and not retried: %s', async (_name, world) => {
  await using played = await explainWorld({ ...world, inputs: RETRY })
  const { outputs, seen } = await played.run()
  expect(outputs).toMatchObject({ verdict: 'known-flaky', outcome: 'explained', retries: '0' })
  expect(seen.summary).toContain('Not retried')
  expect(played.sent).toEqual([])
})

test('without a token that may write the comment, nothing is sent', async () => {
  await using world = await explainWorld({ inputs: RETRY })
  world.github.beforeServing = () => {
    const post = world.github.calls.at(-1)
    if (post?.method === 'POST' && post.path.endsWith('/comments'))
      world.github.faults.unshift({
        status: 403,
        body: { message: 'Resource not accessible by integration' },
      })
  }
  const { outputs, seen } = await world.run()
  expect(outputs).toMatchObject({ outcome: 'explained', retries: '0' })
  expect(shown(seen.summary)).toMatch(
    /could not be counted: HTTP 403: Resource not accessible by integration\n+\*\*Next:\*\* Add pull-requests: write/,
  )
  expect(world.sent).toEqual([])
})

test.each<[string, Record<string, string>, string]>([
  ['without a comment', { comment: 'never' }, 'comment'],
  ['without reports', { 'failed-tests-files': '' }, 'failed-tests-files'],
  ['without checks of tests', { 'test-checks': '' }, 'test-checks'],
  ['without the organization', { 'org-slug': '' }, 'org-slug'],
])('`retry-on` %s is a wrong input', async (_name, inputs, named) => {
  await using world = await explainWorld({ inputs: RETRY })
  const { outputs, seen } = await world.run(inputs)
  expect(outputs['outcome']).toBe('invalid-input')
  expect(seen.errors[0]?.message).toContain(`\`${named}`)
  expect(world.service.calls).toEqual([])
})

test.each([
  ['retry-on', 'sometimes'],
  ['comment', 'sometimes'],
])(
  'where `%s` cannot be read, nothing is said of what the two need together',
  async (name, value) => {
    await using world = await explainWorld({ inputs: { ...RETRY, comment: 'never' } })
    const { seen } = await world.run({ [name]: value })
    expect(seen.errors[0]?.message).toContain(`\`${name}\``)
    expect(seen.errors[0]?.message).not.toContain('the comment counts the retries')
  },
)

test.each([
  [
    'another repository made the branch',
    { head_repository: { id: 2, full_name: 'mallory/orion' } },
    {},
  ],
  ['its commit is not the one that was tested', { head_sha: HEAD }, {}],
  ['the run did not test it', {}, { testedPullRequests: [{ prNumber: 13 }] }],
])('a branch of that name proves nothing: %s', async (_name, run, details) => {
  await using world = await explainWorld({
    inputs: { ...RETRY, 'pull-request': '12' },
    details,
    event: workflowRun(run),
  })
  const { outputs } = await world.run()
  expect(outputs['verdict']).not.toBe('known-flaky')
  expect(outputs['failing-tests']).toBe('[]')
  expect(world.sent).toEqual([])
})

test('the record is read again for a minute when the run has ended and it still says TESTING', async () => {
  await using world = await explainWorld({
    record: { state: 'testing', isCurrentlySubmittedToQueue: true },
  })
  const step = world.start()
  void step.clock
    .sleep(20_000)
    .then(() => world.setRecord({ state: 'failed', isCurrentlySubmittedToQueue: false }))
  const { main } = await import('../../src/main.js')
  await main(step.runner)
  expect(step.seen.outputs).toMatchObject({ state: 'FAILED', verdict: 'check-failed' })
})

test('the run is found by its closed draft pull request', async () => {
  await using world = await explainWorld({
    event: null,
    entry: null,
    otherPullRequests: [
      { number: 900_001, draft: true, state: 'closed', headBranch: BRANCH, headSha: TEST_SHA },
    ],
  })
  const { outputs } = await world.run()
  expect(outputs).toMatchObject({ verdict: 'check-failed', 'test-branch': BRANCH })
  expect(JSON.parse(outputs['failing-checks'] ?? '')).toMatchObject([
    { name: 'unit', url: 'https://ci.test/unit', required: true },
  ])
})

test('a comment is kept for failures, and follows when it merges', async () => {
  await using world = await explainWorld({ inputs: { comment: 'on-failure' } })
  await world.run()
  expect(world.github.comments).toHaveLength(1)
  expect(world.github.comments[0]?.body).toContain('failed a required check')
  world.setRecord({ state: 'merged' })
  await world.run()
  expect(world.github.comments).toHaveLength(1)
  expect(world.github.comments[0]?.body).toContain('is merged into')
})

test('a pull request that merged is no reason to begin a comment', async () => {
  await using world = await explainWorld({
    record: { state: 'merged' },
    inputs: { comment: 'on-failure' },
  })
  await world.run()
  expect(world.github.comments).toEqual([])
})

test.each(['mq/{id}/{number}', 'mq/{number}/{id}'])(
  'the test branch of another pull request is no newer run: %s',
  async (pattern) => {
    const branchOf = (number: number, id: string) =>
      pattern.replace('{number}', String(number)).replace('{id}', id)
    const [own, other] = [branchOf(12, RUN), branchOf(13, RUN.replace(/^../, '11'))]
    await using world = await explainWorld({
      inputs: { ...RETRY, 'test-branch-pattern': pattern },
      entry: null,
      details: { testBranch: own },
      event: workflowRun({ head_branch: own }),
      gitHub: { branches: [{ name: other, sha: 'e'.repeat(40) }] },
    })
    await world.run()
    expect(world.sent).toEqual(['submit'])
  },
)

test.each([
  ['red', 'FAILURE', 'Required check `ci` failed on the head commit'],
  ['pending', undefined, 'Required check `ci` has not finished on the head commit'],
] as const)('a check that only a ruleset requires is a reason when it is %s', async (...row) => {
  const [, conclusion, text] = row
  await using world = await explainWorld({
    record: { state: 'not_ready', isCurrentlySubmittedToQueue: true },
    event: null,
    pullRequest: {
      rulesetChecks: ['ci'],
      checks: [{ name: 'ci', ...(conclusion && { conclusion }) }],
    },
  })
  const { outputs } = await world.run()
  const reasons = JSON.parse(outputs['reasons'] ?? '') as readonly Record<string, string>[]
  expect(reasons.map((reason) => reason['text'])).toContain(text)
})
