import { applyConfig as apply } from '../support/apply-config.js'
import { enqueued, fakeQueues } from '../support/fake-queue.js'
import { describe, expect, test } from '../support/jest.js'
import { jsonOutput } from '../support/recorder.js'
import { shown } from '../support/shown.js'

const two = `
queues:
  - branch: main
    mode: parallel
    concurrency: 5
    required-statuses: [ci]
  - branch: release/2.0
    concurrency: 1
    merge-method: rebase
`

test('creates and updates the queues that differ', async () => {
  await using service = await fakeQueues({ main: {} })
  const first = await apply(service.url, two)
  expect(first.passed).toBe(true)
  expect(first.outputs).toMatchObject({ outcome: 'applied', changed: 'true' })
  expect(service.writes()).toEqual([
    ['/updateQueue', { mode: 'parallel', concurrency: 5, requiredStatuses: ['ci'] }],
    ['/createQueue', { concurrency: 1 }],
    ['/updateQueue', { mergeMethod: 'rebase' }],
  ])
  expect(jsonOutput(first.outputs, 'changes')).toContainEqual({
    branch: 'main',
    field: 'concurrency',
    before: 2,
    after: 5,
  })
  expect(first.seen.summary).toMatch(/^### ✅ 2 queues were changed to match /)
  expect(first.seen.summary).toContain(
    '**<code>main</code>**\n\n```diff\n- concurrency: 2\n+ concurrency: 5\n',
  )
})

test.each<Record<string, string>>([{}, { 'dry-run': 'true' }, { 'fail-on-drift': 'true' }])(
  'a file that was applied is in sync: %j',
  async (inputs) => {
    await using service = await fakeQueues({ main: {} })
    await apply(service.url, two)
    const written = service.writes()
    const { passed, outputs, seen } = await apply(service.url, two, inputs)
    expect(passed).toBe(true)
    expect(outputs).toMatchObject({ outcome: 'in-sync', changed: 'false', changes: '[]' })
    expect(seen.summary).toMatch(/^### ✅ Every queue matches /)
    expect(service.writes()).toEqual(written)
  },
)

test.each([
  ['dry-run', 'planned', true],
  ['plan-only', 'planned', true],
  ['fail-on-drift', 'drifted', false],
] as const)('%s shows the plan and sends nothing', async (input, outcome, passes) => {
  await using service = await fakeQueues({ main: {} })
  const { passed, outputs, seen } = await apply(service.url, two, { [input]: 'true' })
  expect(passed).toBe(passes)
  expect(outputs).toMatchObject({ outcome, changed: 'false' })
  expect(jsonOutput(outputs, 'changes')).toContainEqual({
    branch: 'release/2.0',
    field: 'queue',
    before: 'absent',
    after: 'present',
  })
  expect(seen.summary).toMatch(/1 queue would change, 1 would be created|2 queues differ from/)
  expect(seen.summary).toMatch(/```diff\n[-+ ] /)
  expect(seen.info.join('\n')).toContain('concurrency: 2 → 5')
  expect(service.writes()).toEqual([])
})

test('a dry run has the exact requests in its result, deletions too', async () => {
  await using service = await fakeQueues({ main: {}, old: {} })
  const text = `${two}  - branch: old\n    state: absent\n`
  const { result, seen } = await apply(service.url, text, { 'dry-run': 'true', prune: 'true' })
  expect(seen.summary).toMatch(
    /absent in the file\*\*\n\n<details><summary>Requests<\/summary>\n\n<code>POST/,
  )
  const planned = result()['planned'] as { path: string; body: string }[]
  const sent = planned.map(({ path, body }) => [path, JSON.parse(body).targetBranch])
  expect(sent).toEqual([
    ['/updateQueue', 'main'],
    ['/createQueue', 'release/2.0'],
    ['/updateQueue', 'release/2.0'],
    ['/deleteQueue', 'old'],
  ])
})

test('drift names the queues, and what differs in them', async () => {
  await using service = await fakeQueues({ main: {} })
  const { error, seen, result } = await apply(service.url, two, { 'fail-on-drift': 'true' })
  expect(error).toMatch(
    /^Comparing the queues with \.github\/merge-queue\.yml: 2 queues differ \(main, release\/2\.0\): /,
  )
  expect(error).toContain('main: concurrency is 2 in the queue, and 5 in the file; ')
  expect(error).toContain('; release/2.0: only the file has this queue. ')
  expect(seen.summary).toMatch(/^### ❌ 2 queues differ from /)
  expect(result()).toMatchObject({ queues: [{ branch: 'main' }, { branch: 'release/2.0' }] })
})

test.each([
  [20, undefined],
  [21, ' and 1 more'],
  [60, ' and 40 more'],
])('of %i changes the failure names twenty, and counts the others', async (count, more) => {
  await using service = await fakeQueues({})
  const branches = Array.from({ length: count }, (_, index) => `{ branch: b${index} }`)
  const { error } = await apply(service.url, `queues: [${branches}]`, { 'fail-on-drift': 'true' })
  expect(error).toContain(`${count} queues differ`)
  expect(error.match(/only the file has this queue/g)).toHaveLength(20)
  expect(error.match(/: [^:]*has this queue( and [^.]*)?\. /)?.[1]).toBe(more)
})

test('fail-on-drift with dry-run is drifted, not planned', async () => {
  await using service = await fakeQueues({ main: {} })
  const { outcome } = await apply(service.url, two, { 'dry-run': 'true', 'fail-on-drift': 'true' })
  expect(outcome).toBe('drifted')
})

test('everything wrong is reported with line and column before any request', async () => {
  await using service = await fakeQueues({ main: {} })
  const { outputs, error } = await apply(
    service.url,
    `queues:
  - branch: main
    concurency: 5
    batch: on
  - branch: main
  - branch: 2.0
  - branch: old
    state: absent
    mode: single
queue: []
`,
  )
  expect(outputs['outcome']).toBe('invalid-input')
  for (const sentence of [
    '.github/merge-queue.yml:3:5: unknown key `concurency`; did you mean `concurrency`?',
    '.github/merge-queue.yml:4:12: `batch` must be true or false, but is "on"',
    '.github/merge-queue.yml:6:13: `branch` must be the name of a branch, in quotes',
    '.github/merge-queue.yml:10:1: unknown key `queue`; did you mean `queues`?',
  ])
    expect(error).toContain(sentence)
  expect(service.calls).toEqual([])
})

const absent = 'queues:\n  - branch: old\n    state: absent\n'

test('a queue with `state: absent` is deleted only with prune, and then the file is in sync', async () => {
  await using service = await fakeQueues({ old: {} })
  const kept = await apply(service.url, absent)
  expect(kept.passed).toBe(true)
  expect(kept.outputs['outcome']).toBe('planned')
  expect(kept.seen.warnings[0]?.message).toContain('octo-org/orion@old')
  expect(kept.seen.summary).toContain('### ⚠️ Nothing was changed')
  expect(kept.seen.summary).toMatch(
    /\n\nNot deleted without <code>prune<\/code>: <code>octo.*orion.*old<\/code>\.\n/,
  )
  expect((await apply(service.url, absent, { 'fail-on-drift': 'true' })).passed).toBe(false)
  expect(service.writes()).toEqual([])
  const pruned = await apply(service.url, absent, { prune: 'true' })
  expect(pruned.outputs['outcome']).toBe('applied')
  expect(pruned.seen.info).toContain('The queue octo-org/orion@old was deleted')
  expect(service.store.has('old')).toBe(false)
  expect((await apply(service.url, absent)).outputs['outcome']).toBe('in-sync')
})

test.each(['dry-run', 'plan-only'])(
  '%s plans no deletion of a queue that is not empty',
  async (input) => {
    await using service = await fakeQueues({
      old: {},
      older: { enqueuedPullRequests: [{ prNumber: 12 }] },
      main: { concurrency: 2, enqueuedPullRequests: [{ prNumber: 13 }] },
    })
    const text =
      'queues:\n- { branch: old, state: absent }\n- { branch: older, state: absent }\n- { branch: main, concurrency: 3 }'
    const inputs = { prune: 'true', [input]: 'true' }
    const { outputs, result, seen } = await apply(service.url, text, inputs)
    expect(outputs['outcome']).toBe('planned')
    expect(seen.summary).toContain('### ℹ️ 1 queue would change, 1 would be deleted')
    expect(seen.summary).toContain('Not deleted before they are empty')
    expect(result()['planned']).toEqual([
      expect.objectContaining({
        path: '/deleteQueue',
        body: expect.stringContaining('"targetBranch":"old"'),
      }),
      expect.objectContaining({
        path: '/updateQueue',
        body: expect.stringContaining('"targetBranch":"main"'),
      }),
    ])
    expect(seen.warnings.map(({ message }) => message)).toEqual([
      'Deleting the queue octo-org/orion@older would fail now: it contains 1 pull request (#12), and only an empty queue can be deleted.',
    ])
  },
)

test('a queue that is not empty is never pruned; everything else is applied first', async () => {
  await using service = await fakeQueues({ old: { enqueuedPullRequests: [enqueued(7)] }, main: {} })
  const text = `${absent}  - branch: main\n    concurrency: 3\n`
  const { passed, outputs, error } = await apply(service.url, text, { prune: 'true' })
  expect(passed).toBe(false)
  expect(outputs).toMatchObject({ outcome: 'refused', changed: 'true' })
  expect(error).toContain('#7')
  expect(error).toContain('changed before: main')
  expect(service.writes()).toEqual([['/updateQueue', { concurrency: 3 }]])
})

test('the outputs have the changes before the setting that did not take', async () => {
  await using service = await fakeQueues({ main: {} }, ({ path, body }, queue) => {
    if (path !== '/updateQueue') return undefined
    Object.assign(queue ?? {}, { ...(body as object), batch: false })
    return {}
  })
  const text =
    'queues:\n  - branch: main\n    concurrency: 3\n  - branch: next\n    mode: parallel\n    batch: true\n    commands-enabled: false\n'
  const { outputs } = await apply(service.url, text)
  expect(outputs).toMatchObject({ outcome: 'refused', changed: 'true' })
  expect(jsonOutput(outputs, 'changes')).toEqual([
    { branch: 'main', field: 'concurrency', before: 2, after: 3 },
    { branch: 'next', field: 'queue', before: 'absent', after: 'present' },
    { branch: 'next', field: 'mode', before: null, after: 'parallel' },
    { branch: 'next', field: 'commands-enabled', before: null, after: false },
  ])
})

test('a queue that someone else creates during the step is not changed, and the step is refused', async () => {
  await using service = await fakeQueues({}, ({ path }) => {
    if (path === '/createQueue')
      service.store.set('main', { state: 'running', concurrency: 9, enqueuedPullRequests: [] })
    return undefined
  })
  const text = 'queues:\n  - branch: main\n    concurrency: 3\n'
  const { passed, outputs, error } = await apply(service.url, text)
  expect(passed).toBe(false)
  expect(outputs).toMatchObject({ outcome: 'refused', changed: 'false' })
  expect(error).toContain('someone else created it while this step ran')
  expect(service.queue()?.['concurrency']).toBe(9)
})

test('warns that it applies a file that is not merged yet in a run for a pull request', async () => {
  await using service = await fakeQueues({ main: {} })
  const event = { name: 'pull_request', payload: {} }
  const { seen } = await apply(service.url, two, {}, { event })
  expect(seen.warnings[0]?.message).toContain('before it is merged')
})

describe('the headline', () => {
  const file = `queues:
  - { branch: main, concurrency: 5 }
  - { branch: next, concurrency: 5 }
  - { branch: old, state: absent }
`
  const world = () => fakeQueues({ main: {}, next: {}, old: {} })

  test.each(['dry-run', 'plan-only'])(
    'of a plan with `%s` does not count what `prune` would delete',
    async (input) => {
      await using service = await world()
      const { seen } = await apply(service.url, file, { [input]: 'true' })
      expect(seen.summary).toContain('### ℹ️ 2 queues would change')
      expect(shown(seen.summary)).toContain('Not deleted without prune: octo-org/orion@old.')
    },
  )

  test('of a plan without any change says so', async () => {
    await using service = await fakeQueues({ old: {} })
    const only = 'queues: [{ branch: old, state: absent }]'
    const { seen, outcome } = await apply(service.url, only, { 'plan-only': 'true' })
    expect(outcome).toBe('planned')
    expect(seen.summary).toContain('### ℹ️ No queue would change')
    expect(seen.summary).toContain('Not deleted without')
    expect(seen.summary).not.toMatch(/Next:|Requests/)
  })

  test('of drift counts every difference, and names what `prune` would delete', async () => {
    await using service = await world()
    const { seen, outcome, error } = await apply(service.url, file, { 'fail-on-drift': 'true' })
    expect(outcome).toBe('drifted')
    expect(error).toContain('3 queues differ')
    expect(shown(seen.summary)).toContain('Not deleted without prune: octo-org/orion@old.')
  })
})

describe('a change of `mode`', () => {
  const file = 'queues: [{ branch: main, mode: parallel }, { branch: next, mode: parallel }]'

  test.each(['dry-run', 'plan-only', 'fail-on-drift'])(
    'has a warning of its own with `%s`',
    async (input) => {
      await using service = await fakeQueues({
        main: { mode: 'single' },
        next: { mode: 'parallel' },
      })
      const { seen } = await apply(service.url, file, { [input]: 'true' })
      expect(seen.summary).toMatch(/⚠️ .*main.* switches modes, which drains it/)
      const warnings = seen.warnings.filter(({ message }) => message.includes('switches modes'))
      expect(warnings.map(({ message }) => message.includes('orion@main'))).toEqual([true])
    },
  )

  test('has no warning if the queue is only created', async () => {
    await using service = await fakeQueues({ next: { mode: 'parallel' } })
    const { seen } = await apply(service.url, file, { 'plan-only': 'true' })
    expect(seen.summary).not.toContain('switches modes')
    expect(seen.warnings).toEqual([])
  })
})
