/** Operations on a member of a stack, whose base is the branch of the member below. */
import type { ScenarioInput } from '../../sandbox/scenario.js'
import { MINUTE, play } from '../sandbox/support.js'
import { describe, expect, test } from '../support/jest.js'
import type { RecorderOptions } from '../support/recorder.js'

const OWN = { full_name: 'octo-org/orion' }
const MEMBERS = [11, 12, 13]
const POSITIONS = { bottom: 11, middle: 12, top: 13 }
const HEADS = MEMBERS.map((number) => String(number).repeat(20))
const headOf = (number: number) => HEADS[MEMBERS.indexOf(number)]
const baseOf = (number: number) => (number === 11 ? 'main' : `change-${number - 1}`)

const PULL_REQUESTS = MEMBERS.map((number) => ({ number, sha: headOf(number), testMinutes: 4 }))
/** The tests of the middle member fail. */
const FAILING = PULL_REQUESTS.map((one) =>
  one.number === 12 ? { ...one, fails: 'always' as const } : one,
)

const scenario: ScenarioInput = {
  queues: [{ branch: 'main' }],
  pullRequests: PULL_REQUESTS,
  stacks: [{ members: MEMBERS }],
}

/** Both stand-ins with a stack of three, and the steps that run against them. */
async function begin(changes: ScenarioInput = {}) {
  const world = await play({ ...scenario, ...changes })
  const run = async (operation: string, given: Given, inputs: Record<string, string> = {}) => {
    const { inputs: own, ...options } = given
    const { outputs, passed, seen } = await world.step(
      operation,
      undefined,
      { 'github-token': 'ghs_t0k3n', 'target-branch': '', ...own, ...inputs },
      options,
    )
    return { passed, outputs, error: seen.errors[0]?.message, seen }
  }
  return { ...world, run }
}

/** How a step learns which pull request it is about. */
interface Given {
  readonly inputs?: Readonly<Record<string, string>>
  readonly event?: NonNullable<RecorderOptions['event']>
  readonly env?: Readonly<Record<string, string>>
}

const pull = (number: number) => ({
  number,
  state: 'open',
  draft: false,
  head: { ref: `change-${number}`, sha: headOf(number), repo: OWN },
  base: { ref: baseOf(number), repo: OWN },
})
const SOURCES: Readonly<Record<string, (number: number) => Given>> = {
  pull_request: (number) => {
    const stack = { position: number - 10, size: 3, base: { ref: 'main' } }
    const payload = { action: 'labeled', repository: OWN, pull_request: { ...pull(number), stack } }
    return { event: { name: 'pull_request', payload } }
  },
  issue_comment: (number) => {
    const payload = { repository: OWN, issue: { number, pull_request: {} } }
    return { event: { name: 'issue_comment', payload } }
  },
  workflow_run: (number) => {
    const run = {
      event: 'pull_request',
      head_branch: `change-${number}`,
      head_sha: headOf(number),
      head_repository: OWN,
      pull_requests: [pull(number)],
    }
    return { event: { name: 'workflow_run', payload: { repository: OWN, workflow_run: run } } }
  },
  'a number': (number) => ({ inputs: { 'pull-request': String(number) } }),
}

const ALREADY_QUEUED = ['cancel', 'restart-tests', 'get-pull-request', 'wait-for-merge', 'explain']
const INPUTS: Readonly<Record<string, Record<string, string>>> = {
  'set-impacted-targets': { 'impacted-targets': 'ALL' },
}
const CASES = ['submit', 'set-impacted-targets', ...ALREADY_QUEUED].flatMap((operation) =>
  Object.entries(POSITIONS).flatMap(([position, number]) =>
    Object.keys(SOURCES).map((source) => [operation, position, source, number] as const),
  ),
)

test.each(CASES)('%s uses the queue of the stack for its %s member, from %s', async (...row) => {
  const [operation, , source, number] = row
  await using world = await begin()
  if (ALREADY_QUEUED.includes(operation)) {
    world.sandbox.engine.submit('main', number)
    world.sandbox.engine.advance(world.sandbox.engine.now + MINUTE)
  }
  const given = SOURCES[source]?.(number) ?? {}
  const { passed, outputs, error, seen } = await world.run(operation, given, INPUTS[operation])
  expect({ passed, error }).toEqual({ passed: true, error: undefined })
  expect(outputs).toMatchObject({
    'pull-request': String(number),
    'target-branch': 'main',
    'stack-position': String(number - 10),
    'stack-size': '3',
  })
  expect(seen.summary).toContain(`${number - 10} of 3 in a stack on <code>main</code>`)
  const branches = world.sandbox.requests.map(({ body }) => (body as Branch)?.targetBranch)
  expect(new Set(branches.filter((branch) => branch !== undefined))).toEqual(new Set(['main']))
})
type Branch = { readonly targetBranch?: string } | undefined

describe('a merge', () => {
  test.each([
    ['parent', 'pull_request'],
    ['target', 'pull_request'],
    ['parent', 'a number'],
    ['target', 'a number'],
  ] as const)('with the %s in the record, and from %s, counts', async (inRecord, source) => {
    await using world = await begin({ service: { stackBaseInRecord: inRecord } })
    const given = SOURCES[source]?.(13) ?? {}
    const { passed, outputs } = await world.run('submit', given, { wait: 'true' })
    expect(passed).toBe(true)
    expect(outputs).toMatchObject({ outcome: 'merged', merged: 'true', 'stack-position': '3' })
    expect(world.sandbox.engine.queues.get('main')?.entry(11)?.state).toBe('merged')
  })

  test.each(
    ['submit', 'wait-for-merge'].flatMap((operation) =>
      [...Object.keys(SOURCES), 'a stale event'].flatMap((source) =>
        ['parent', 'target'].map((inRecord) => [operation, source, inRecord] as const),
      ),
    ),
  )('in %s from %s counts with `target-branch` and the %s in the record', async (...row) => {
    const [operation, source, inRecord] = row
    await using world = await begin({ service: { stackBaseInRecord: inRecord as 'parent' } })
    if (operation === 'wait-for-merge') world.sandbox.engine.submit('main', 13)
    const stale = source === 'a stale event'
    const given = SOURCES[stale ? 'pull_request' : source]?.(13) ?? {}
    const env = stale ? { GITHUB_RUN_ATTEMPT: '2' } : {}
    const inputs = { 'target-branch': 'main', ...(operation === 'submit' && { wait: 'true' }) }
    const { outputs } = await world.run(operation, { ...given, env }, inputs)
    expect(outputs).toMatchObject({ outcome: 'merged', 'target-branch': 'main' })
  })

  test.each([
    ['drops the stack', {}],
    ['drops the stack and changes the base', { baseBranch: 'elsewhere' }],
  ])('counts when GitHub %s while the step waits', async (_name, change) => {
    await using world = await begin()
    let drops = 0
    world.github.beforeServing = () => {
      if (!world.sandbox.engine.isEnqueued('main', 13)) return
      drops++
      for (const [number, { stack: _, ...seed }] of world.github.pullRequests)
        world.github.pullRequests.set(number, { ...seed, ...change })
    }
    const { outputs } = await world.run('submit', SOURCES['a number']?.(13) ?? {}, { wait: 'true' })
    expect(drops).toBeGreaterThan(0)
    expect(outputs).toMatchObject({ outcome: 'merged', 'target-branch': 'main' })
  })
})

test('a failing middle member takes the top one out, and `submit` with `wait` fails', async () => {
  await using world = await begin({ pullRequests: FAILING })
  const { passed, outputs } = await world.run('submit', SOURCES['a number']?.(13) ?? {}, {
    wait: 'true',
  })
  expect(passed).toBe(false)
  expect(outputs).toMatchObject({ outcome: 'cancelled', state: 'CANCELLED' })
})

test('without a stack, another base branch is the target branch as before', async () => {
  await using world = await begin({
    stacks: [],
    queues: [{ branch: 'next' }],
    pullRequests: [{ number: 12, base: 'next' }],
  })
  const { outputs } = await world.run('submit', { inputs: { 'pull-request': '12' } })
  expect(outputs).toMatchObject({ outcome: 'submitted', 'target-branch': 'next' })
  expect(outputs['stack-position'] ?? '').toBe('')
})

test('the position in the stack is in the summary, the comment and the error of a failed wait', async () => {
  await using world = await begin({ pullRequests: FAILING })
  const given = SOURCES['pull_request']?.(12) ?? {}
  const inputs = { wait: 'true', comment: 'on-failure' }
  const { passed, error, seen } = await world.run('submit', given, inputs)
  expect(passed).toBe(false)
  expect(error).toContain('It is 2 of 3 in a stack on `main`')
  expect(seen.summary).toContain('2 of 3 in a stack on <code>main</code>')
  expect(world.github.comments[0]?.body).toContain('2 of 3 in a stack on <code>main</code>')
})
