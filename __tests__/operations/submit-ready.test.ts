import type { PullRequestSeed } from '../../sandbox/github/seeds.js'
import { expect, test } from '../support/jest.js'
import { headOf, type Kept, readyPull, readyWorld } from '../support/submit-ready.js'

test('ready pull requests are submitted in the order of their pushes, within max-submissions', async () => {
  const late = { pushedAt: '2026-09-17T08:00:00Z' }
  await using world = await readyWorld({
    pulls: [readyPull(1, late), readyPull(2), readyPull(3), readyPull(4)],
  })
  const step = await world.run({ 'max-submissions': '3' })
  expect(step).toMatchObject({
    passed: true,
    outcome: 'submitted',
    submitted: [2, 3, 4],
    skipped: { 1: 'limit' },
    warnings: [],
  })
  expect(step.outputs).toMatchObject({
    'submitted-count': '3',
    'ready-count': '4',
    'queue-state': 'running',
    holds: '[]',
  })
  expect(world.submitted).toEqual([2, 3, 4])
  expect(step.summary).toContain('Queue main got 3 pull requests')
})

const red = { name: 'ci', conclusion: 'FAILURE' as const, required: true }
const running = { name: 'ci', required: true }
const passed = { name: 'ci', conclusion: 'SUCCESS' as const }
const REASONS: readonly (readonly [
  string,
  Partial<PullRequestSeed>,
  Partial<PullRequestSeed>,
  Readonly<Record<string, string>>?,
])[] = [
  ['draft', { draft: true }, { draft: false }],
  ['label', { labels: ['wip'] }, { labels: ['deps'] }, { 'exclude-labels': 'WIP' }],
  ['conflict', { mergeable: 'CONFLICTING' }, { mergeable: 'MERGEABLE' }],
  ['unread', { mergeable: 'UNKNOWN' }, { mergeable: 'MERGEABLE' }],
  ['checks', { checks: [red] }, { checks: [{ ...red, conclusion: 'SUCCESS' }] }],
  ['checks', { checks: [running] }, { checks: [{ ...running, conclusion: 'SKIPPED' }] }],
  ['checks', { checks: [] }, { checks: [{ name: 'ci', status: 'SUCCESS' }] }],
  ['checks', { rulesetChecks: ['e2e'] }, { rulesetChecks: ['ci'] }],
  ['checks', { requiredChecks: [], checks: [] }, { requiredChecks: [], checks: [passed] }],
  [
    'checks',
    { requiredChecks: [], checks: [passed, { name: 'lint', conclusion: 'FAILURE' }] },
    { checks: [passed, { name: 'lint', conclusion: 'FAILURE' }] },
  ],
  [
    'checks',
    { checks: [passed, { ...red, name: 'other' }] },
    {
      checks: [passed, { name: 'Trunk Merge Queue (main)', conclusion: 'FAILURE', required: true }],
    },
  ],
  ['approval', { review: 'REVIEW_REQUIRED' }, { review: 'APPROVED' }],
  ['approval', { review: 'CHANGES_REQUESTED' }, { review: 'APPROVED' }],
  [
    'too-young',
    { pushedAt: '2026-09-17T09:50:00Z' },
    { pushedAt: '2026-09-17T09:30:00Z' },
    { 'min-age-minutes': '20' },
  ],
]

test.each(
  REASONS.map(([reason, not, instead, inputs], index) => ({ reason, not, instead, inputs, index })),
)(
  'a pull request is skipped as $reason, and submitted without that (case $index)',
  async ({ reason, not, instead, inputs }) => {
    await using bad = await readyWorld({ pulls: [readyPull(1, not)] })
    const skipped = await bad.run(inputs)
    expect(skipped).toMatchObject({ outcome: 'none', skipped: { 1: reason }, passed: true })
    expect(bad.submitted).toEqual([])
    await using good = await readyWorld({ pulls: [readyPull(1, instead)] })
    expect(await good.run(inputs)).toMatchObject({ outcome: 'submitted', submitted: [1] })
  },
)

const RECORDS: readonly (readonly [string, Kept, Kept])[] = [
  ['queued', { state: 'pending', head: headOf(1) }, { state: 'merged', head: headOf(9) }],
  ['queued', { state: 'not_ready' }, { state: 'failed', head: headOf(9) }],
  ['failed-before', { state: 'failed', head: headOf(1) }, { state: 'failed', head: headOf(9) }],
  [
    'failed-before',
    { state: 'cancelled', head: headOf(1) },
    { state: 'cancelled', head: headOf(9) },
  ],
]
test.each(RECORDS.map(([reason, not, instead]) => ({ reason, not, instead })))(
  'a record in the state $not.state skips it as $reason, and that of another head does not',
  async ({ reason, not, instead }) => {
    await using bad = await readyWorld({ pulls: [readyPull(1)], records: { 1: not } })
    expect(await bad.run()).toMatchObject({ outcome: 'none', skipped: { 1: reason } })
    expect(bad.submitted).toEqual([])
    await using good = await readyWorld({ pulls: [readyPull(1)], records: { 1: instead } })
    expect((await good.run()).submitted).toEqual([1])
  },
)

test('only pull requests with all labels, of one of the authors, into the branch are looked at', async () => {
  await using world = await readyWorld({
    pulls: [
      readyPull(1, { labels: ['go', 'deps'] }),
      readyPull(2, { labels: ['go'] }),
      readyPull(3, { labels: ['go', 'deps'], author: 'mona' }),
      readyPull(4, { labels: ['go', 'deps'], author: 'renovate[bot]' }),
      readyPull(5, { labels: ['go', 'deps'], baseBranch: 'release' }),
    ],
  })
  const step = await world.run({ labels: 'GO\ndeps', authors: 'dependabot[bot]\napp/renovate' })
  expect(step).toMatchObject({ submitted: [1, 4], skipped: {} })
})

test('without labels and authors, or without a token, it is a wrong input', async () => {
  await using world = await readyWorld({ pulls: [] })
  expect(await world.run({ authors: '' })).toMatchObject({ outcome: 'invalid-input' })
  expect(await world.run({ 'github-token': '' })).toMatchObject({ outcome: 'invalid-input' })
  expect(world.calls).toEqual([])
})

test('a label that the repository lacks gives a warning', async () => {
  await using world = await readyWorld({ pulls: [readyPull(1)], gitHub: { labels: ['go'] } })
  const step = await world.run({ 'exclude-labels': 'go\ngone' })
  expect(step.warnings).toEqual(['The repository has no label `gone`.'])
})

test('a stopped queue gets nothing, whether or not something is ready', async () => {
  await using world = await readyWorld({ pulls: [readyPull(1)], queueState: 'paused' })
  const step = await world.run()
  expect(step).toMatchObject({ outcome: 'stopped', skipped: { 1: 'stopped' }, passed: true })
  expect(step.outputs['ready-count']).toBe('1')
  expect(await world.run({ authors: 'nobody' })).toMatchObject({ outcome: 'stopped' })
})

test('a queue that stops after a submission gets no other', async () => {
  await using world = await readyWorld({
    pulls: [readyPull(1), readyPull(2)],
    onSubmit: (_, now) => {
      now.queueState = 'paused'
      return undefined
    },
  })
  expect(await world.run()).toMatchObject({
    outcome: 'submitted',
    submitted: [1],
    skipped: { 2: 'stopped' },
  })
})

test('nothing is submitted while max-in-queue are in the queue', async () => {
  await using world = await readyWorld({
    pulls: [readyPull(1), readyPull(2), readyPull(3)],
    records: { 3: { state: 'not_ready' } },
  })
  expect(await world.run({ 'max-in-queue': '2' })).toMatchObject({
    outcome: 'submitted',
    submitted: [1],
    skipped: { 2: 'limit', 3: 'queued' },
  })
  expect(await world.run({ 'max-in-queue': '2' })).toMatchObject({ outcome: 'full' })
})

test('a head that moves after it was judged is not submitted, and counts as refused', async () => {
  await using world = await readyWorld({ pulls: [readyPull(1), readyPull(2)] })
  let queries = 0
  world.gitHub.beforeServing = () => {
    const last = world.gitHub.calls.at(-1)
    const isQuery = JSON.stringify(last?.body ?? '').includes('p1: pullRequest')
    if (isQuery && ++queries === 2)
      world.gitHub.pullRequests.set(1, readyPull(1, { headSha: headOf(77) }))
  }
  const step = await world.run()
  expect(step).toMatchObject({ outcome: 'partial', submitted: [2], skipped: { 1: 'refused' } })
  expect(step.warnings).toHaveLength(1)
})

test('three refusals in a row end the step, which fails if none was submitted', async () => {
  await using world = await readyWorld({
    pulls: [1, 2, 3, 4, 5].map((number) => readyPull(number)),
    onSubmit: () => ({ status: 400, body: 'not allowed' }),
  })
  const step = await world.run()
  expect(step).toMatchObject({
    passed: false,
    outcome: 'refused',
    skipped: { 1: 'refused', 2: 'refused', 3: 'refused', 4: 'limit', 5: 'limit' },
  })
  expect(world.submitted).toEqual([1, 2, 3])
  expect(step.outputs['ready-count']).toBe('5')
})

test('a pull request that another step queued meanwhile is queued', async () => {
  await using world = await readyWorld({
    pulls: [readyPull(1), readyPull(2)],
    onSubmit: (_, now) => {
      now.enqueue(2)
      return undefined
    },
  })
  expect(await world.run()).toMatchObject({ submitted: [1], skipped: { 2: 'queued' } })
  expect(world.submitted).toEqual([1])
})

test('two steps at once have each pull request in the queue once', async () => {
  await using world = await readyWorld({
    pulls: [readyPull(1), readyPull(2)],
    onSubmit: (number, now) => {
      if (now.records.has(number)) return { status: 409, body: 'already in the queue' }
      return undefined
    },
  })
  const steps = await Promise.all([world.run(), world.run()])
  const all = steps.flatMap(({ submitted }) => submitted)
  expect(all.toSorted()).toEqual([1, 2])
  for (const step of steps) expect(Object.values(step.skipped)).not.toContain('refused')
})

test('a pull request whose head moves with its submission is taken out, and counts as refused', async () => {
  await using world = await readyWorld({
    pulls: [readyPull(1)],
    onSubmit: (number, now) => {
      now.gitHub.pullRequests.set(number, readyPull(number, { headSha: headOf(77) }))
      now.enqueue(number)
      return {}
    },
  })
  expect(await world.run()).toMatchObject({ outcome: 'refused', skipped: { 1: 'refused' } })
  expect(world.records.get(1)?.state).toBe('cancelled')
})

test('a list of pull requests that cannot be read fails the step, and nothing is sent', async () => {
  await using world = await readyWorld({ pulls: [readyPull(1)], gitHub: { granted: {} } })
  expect(await world.run()).toMatchObject({ passed: false })
  expect(world.submitted).toEqual([])
})

test('a dry run plans the same and sends nothing', async () => {
  await using world = await readyWorld({
    pulls: [readyPull(1), readyPull(2), readyPull(3, { draft: true })],
  })
  const step = await world.run({ 'dry-run': 'true', 'max-submissions': '1' })
  expect(step).toMatchObject({ outcome: 'planned', skipped: { 2: 'limit', 3: 'draft' } })
  expect(step.summary).toContain('would get 1 pull request')
  expect(world.submitted).toEqual([])
})

const inStack = (number: number, position: number, more: Partial<PullRequestSeed> = {}) =>
  readyPull(number, {
    baseBranch: position === 1 ? 'main' : `change-${number - 1}`,
    stack: { number: 7, base: 'main', position, size: 3 },
    ...more,
  })

test('of a stack, the highest ready member is submitted', async () => {
  await using world = await readyWorld({ pulls: [inStack(1, 1), inStack(2, 2), inStack(3, 3)] })
  expect(await world.run()).toMatchObject({ submitted: [3], skipped: { 1: 'stack', 2: 'stack' } })
})

test('a member above one that is not ready waits', async () => {
  await using world = await readyWorld({
    pulls: [inStack(1, 1, { author: 'mona' }), inStack(2, 2, { draft: true }), inStack(3, 3)],
  })
  expect(await world.run()).toMatchObject({ outcome: 'none', skipped: { 2: 'draft', 3: 'stack' } })
})

test('checks are read to the end of their list', async () => {
  const many = Array.from({ length: 150 }, (_, index) => ({
    name: `c${index}`,
    conclusion: 'SUCCESS' as const,
  }))
  const last = { name: 'ci', conclusion: 'FAILURE' as const, required: true }
  await using world = await readyWorld({
    pulls: [readyPull(1, { checks: [...many, last] }), readyPull(2, { checks: [...many, passed] })],
  })
  expect(await world.run()).toMatchObject({ submitted: [2], skipped: { 1: 'checks' } })
})
