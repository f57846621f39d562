/**
 * `required-statuses` left out, `null` and `[]` are three different things. The table has a test
 * for every cell: what the service shows, what is wanted, and the request that follows (`none`:
 * they agree, so nothing is sent).
 */

import { applyConfig } from '../support/apply-config.js'
import { fakeQueues } from '../support/fake-queue.js'
import { describe, expect, test } from '../support/jest.js'
import { runQueue } from '../support/run-queue.js'

const NONE = undefined
const RESET = { deleteRequiredStatuses: true }
const EMPTY = { requiredStatuses: [] }
const CI = { requiredStatuses: ['ci'] }

/** `left out` is a setting that agrees, so that there is something to compare. */
const WANTED = {
  'left out': 'concurrency: 2',
  null: 'required-statuses: null',
  '[]': 'required-statuses: []',
  '[ci]': 'required-statuses: [ci]',
}
type Wanted = keyof typeof WANTED
type Row = Readonly<Record<Wanted, object | undefined>>

const DEFAULTS: Row = { 'left out': NONE, null: NONE, '[]': EMPTY, '[ci]': CI }
const NOTHING: Row = { 'left out': NONE, null: RESET, '[]': NONE, '[ci]': CI }
const OWN_CI: Row = { 'left out': NONE, null: RESET, '[]': EMPTY, '[ci]': NONE }

const TABLE: readonly (readonly [shown: object, expected: Row])[] = [
  [{ requiredStatuses: null }, DEFAULTS],
  [{ requiredStatuses: undefined }, DEFAULTS],
  [{ requiredStatuses: null, requiredStatusesSource: 'merge_instance' }, DEFAULTS],
  [{ requiredStatuses: ['ci'], requiredStatusesSource: 'trunk_config' }, DEFAULTS],
  [
    { requiredStatuses: ['ci'], requiredStatusesSource: 'REPO_PROVIDER_BRANCH_PROTECTION' },
    DEFAULTS,
  ],
  [{ requiredStatuses: [], requiredStatusesSource: 'repo_provider_branch_protection' }, DEFAULTS],
  [{ requiredStatuses: [] }, NOTHING],
  [{ requiredStatuses: [], requiredStatusesSource: 'merge_instance' }, NOTHING],
  [{ requiredStatuses: ['ci'] }, OWN_CI],
  [{ requiredStatuses: ['ci'], requiredStatusesSource: 'MERGE_INSTANCE' }, OWN_CI],
]

const cells = TABLE.flatMap(([shown, row]) =>
  Object.entries(row).map(([wanted, request]) => ({
    name: JSON.stringify(shown),
    shown,
    wanted: wanted as Wanted,
    request,
  })),
)

describe.each(cells)('shown $name, wanted $wanted', ({ shown, wanted, request }) => {
  const settings = WANTED[wanted]
  const file = `queues:\n  - branch: main\n    ${settings}\n`
  const writes = request === undefined ? [] : [['/updateQueue', request]]
  const differs = request !== undefined

  test(`update-queue sends ${JSON.stringify(request) ?? 'nothing'}, and nothing the second time`, async () => {
    await using service = await fakeQueues({ main: shown })
    const inputs = { operation: 'update-queue', 'queue-settings': settings }
    const first = await runQueue(service.url, inputs)
    expect(first.error).toBe('')
    expect(first.outputs['outcome']).toBe(differs ? 'updated' : 'unchanged')
    expect((await runQueue(service.url, inputs)).outputs['outcome']).toBe('unchanged')
    expect(service.writes()).toEqual(writes)
  })

  test('the plan, the drift report and the file agree with it', async () => {
    await using service = await fakeQueues({ main: shown })
    const outcome = async (more: Record<string, string> = {}) =>
      (await applyConfig(service.url, file, more)).outputs['outcome']
    expect(await outcome({ 'dry-run': 'true' })).toBe(differs ? 'planned' : 'in-sync')
    expect(await outcome({ 'fail-on-drift': 'true' })).toBe(differs ? 'drifted' : 'in-sync')
    expect(service.writes()).toEqual([])
    expect(await outcome()).toBe(differs ? 'applied' : 'in-sync')
    expect(await outcome({ 'fail-on-drift': 'true' })).toBe('in-sync')
    expect(service.writes()).toEqual(writes)
  })

  test(`create-queue ${differs ? 'warns of the difference' : 'finds no difference'}`, async () => {
    await using service = await fakeQueues({ main: shown })
    const { seen } = await runQueue(service.url, {
      operation: 'create-queue',
      'queue-settings': settings,
    })
    expect(seen.errors).toEqual([])
    expect(seen.warnings.map(({ message }) => message)).toEqual(
      differs ? [expect.stringContaining('required-statuses: ')] : [],
    )
    expect(service.writes()).toEqual([])
  })
})

test.each([
  ['left out', []],
  ['null', []],
  ['[]', [['/updateQueue', EMPTY]]],
  ['[ci]', [['/updateQueue', CI]]],
] as const)(
  'a new queue has the defaults: %s sends what differs from them',
  async (wanted, updates) => {
    await using service = await fakeQueues({})
    const inputs = { operation: 'create-queue', 'queue-settings': WANTED[wanted] }
    const plan = await runQueue(service.url, { ...inputs, 'dry-run': 'true' })
    const { error } = await runQueue(service.url, inputs)
    expect(error).toBe('')
    const sent = service.writes().slice(1)
    expect(sent).toEqual(updates)
    expect(plan.seen.info.join('\n').includes('/updateQueue')).toBe(sent.length > 0)
  },
)

test.each([
  ['an empty list', [], true],
  ['the defaults', null, false],
])(
  'an ignored [] is cleared, and counts if the service then shows %s',
  async (_, shown, passes) => {
    await using service = await fakeQueues(
      { main: { requiredStatuses: ['ci'] } },
      ({ path, body }, queue) => {
        if (path !== '/updateQueue' || queue === undefined) return undefined
        if ((body as typeof RESET).deleteRequiredStatuses) queue['requiredStatuses'] = shown
        return { body: 'OK' }
      },
    )
    const { passed, outputs } = await runQueue(service.url, {
      operation: 'update-queue',
      'queue-settings': WANTED['[]'],
    })
    expect(passed).toBe(passes)
    expect(outputs['outcome']).toBe(passes ? 'updated' : 'refused')
    expect(service.writes()).toEqual([
      ['/updateQueue', EMPTY],
      ['/updateQueue', RESET],
    ])
  },
)

test.each([
  ['[]', '`null` restores their defaults'],
  ['null', 'name the list instead'],
] as const)(
  'the remedy for an ignored %s says what can be written instead',
  async (wanted, remedy) => {
    await using service = await fakeQueues({ main: { requiredStatuses: ['ci'] } }, ({ path }) =>
      path === '/updateQueue' ? { body: 'OK' } : undefined,
    )
    const { error } = await runQueue(service.url, {
      operation: 'update-queue',
      'queue-settings': WANTED[wanted],
    })
    expect(error).toContain(remedy)
  },
)
