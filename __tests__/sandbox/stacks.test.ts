/** Stacks in the queue and on GitHub: each pull request is based on the branch of the one below. */
import { gitHubSandbox } from '../../sandbox/github/server.js'
import type { ScenarioInput } from '../../sandbox/scenario.js'
import { describe, expect, test } from '../support/jest.js'
import { facts, play, rehearse } from './support.js'

const MEMBERS = [1, 2, 3]
const stack = { base: 'main', members: MEMBERS }
const member = (number: number, more: Parameters<typeof facts>[1] = {}) =>
  facts(number, { stack, base: number === 1 ? 'main' : `change-${number - 1}`, ...more })

describe('the queue', () => {
  test.each([
    [3, ['merged', 'merged', 'merged']],
    [2, ['merged', 'merged', undefined]],
    [1, ['merged', undefined, undefined]],
  ])('submitting member %d merges it with those below', (submitted, ends) => {
    const { submit, at, states, queue } = rehearse({}, [member(1), member(2), member(3)])
    submit(submitted)
    at(10)
    expect(states(...MEMBERS)).toEqual(ends)
    expect(queue().testRuns()).toHaveLength(1)
  })

  test.each(['single', 'parallel'])(
    'in %s mode, a failing member takes those above out',
    (mode) => {
      const failing = [member(1), member(2, { fails: 'always' }), member(3)]
      const { engine, submit, upload, at, states } = rehearse({ mode }, failing)
      for (const number of MEMBERS) upload(number, [`t${number}`])
      submit(3)
      at(20)
      expect(states(...MEMBERS)).toEqual(['merged', 'failed', 'cancelled'])
      const last = engine.transitions.findLast(({ number }) => number === 3)
      expect(last?.reason).toBe('prerequisite_merge_item_failed')
    },
  )

  test('a push to a member takes those above out, and the rest merges', () => {
    const { engine, submit, at, states } = rehearse({}, [member(1), member(2), member(3)])
    submit(3)
    at(5)
    engine.push(2)
    at(20)
    expect(states(...MEMBERS)).toEqual(['merged', 'cancelled', 'cancelled'])
    const last = engine.transitions.findLast(({ number }) => number === 3)
    expect(last?.reason).toBe('prerequisite_merge_item_cancelled')
  })

  test('another queue than that of the stack takes the member alone, which is not ready', () => {
    const { engine } = rehearse({}, [member(1), member(2)])
    engine.createQueue('release')
    engine.submit('release', 2)
    expect(engine.queues.get('release')?.enqueued()).toMatchObject([{ state: 'not_ready' }])
  })

  test('members wait until the one below is ready', () => {
    const notReady = member(1, { mergeability: 'in_progress', mergeableAfterMinutes: 30 })
    const { submit, at, states } = rehearse({}, [notReady, member(2), member(3)])
    submit(3)
    at(29)
    expect(states(...MEMBERS)).toEqual(['not_ready', 'pending', 'pending'])
    at(40)
    expect(states(...MEMBERS)).toEqual(['merged', 'merged', 'merged'])
  })

  test('a member that is submitted while the one below is tested merges after it', () => {
    const { submit, at, states, merged } = rehearse({ concurrency: 2 }, [member(1), member(2)])
    submit(1)
    at(5)
    submit(2)
    expect(states(1, 2)).toEqual(['testing', 'pending'])
    at(20)
    expect(merged()).toEqual([1, 2])
  })

  test('with batches, a stack is tested apart from other pull requests', () => {
    const settings = { batch: true, batchingMinSize: 2, concurrency: 4 }
    const all = [member(1), member(2), facts(7), facts(8)]
    const { submit, at, queue } = rehearse(settings, all)
    submit(2, 7, 8)
    at(10)
    const tested = queue().testRuns()
    expect(tested.map(({ members }) => members.map(({ pull }) => pull.facts.number))).toEqual([
      [1, 2],
      [7, 8],
    ])
  })
})

describe('GitHub and the records', () => {
  /** What GitHub and the service show of the top member, minutes after one was submitted. */
  async function showTop(submitted: number, minutes: number, service?: ScenarioInput['service']) {
    await using world = await play({
      queues: [{ branch: 'main' }],
      pullRequests: MEMBERS.map((number) => ({ number })),
      stacks: [{ members: MEMBERS }],
      service,
    })
    world.submit(submitted)
    await world.pass(minutes)
    const url = `${world.github.url}/repos/octo-org/orion/pulls/3`
    const answer = await fetch(url, { headers: { authorization: 'token x' } })
    type Pull = { base: { ref: string }; merged: boolean; stack?: object }
    const { base, merged, stack } = (await answer.json()) as Pull
    const { text } = await world.post('/getSubmittedPullRequest', { pr: { number: 3 } })
    return { base: base.ref, merged, stack, record: text }
  }

  test('an open member shows its stack, and the branch below as its base', async () => {
    const { base, stack, record } = await showTop(3, 5)
    expect(base).toBe('change-2')
    expect(stack).toMatchObject({ position: 3, size: 3, base: { ref: 'main' } })
    expect(JSON.parse(record)).toMatchObject({ prBaseBranch: 'change-2' })
  })

  test('the base moves to the base of the stack when the member below merges', async () => {
    const { base, merged, stack } = await showTop(2, 30)
    expect({ base, merged }).toEqual({ base: 'main', merged: false })
    expect(stack).toMatchObject({ position: 3, size: 3 })
  })

  test('a merged member no longer shows its stack, and keeps the branch below as its base', async () => {
    const { base, merged, stack } = await showTop(3, 30)
    expect({ base, merged, stack }).toEqual({ base: 'change-2', merged: true, stack: undefined })
  })

  test('with `stackBaseInRecord: target`, the record names the base of the stack', async () => {
    const { record } = await showTop(3, 5, { stackBaseInRecord: 'target' })
    expect(JSON.parse(record)).toMatchObject({ prBaseBranch: 'main' })
  })
})

test.each([[true], [false]])('lists show stacks if `listsStacks` is %j', async (listsStacks) => {
  const stack = { number: 7, base: 'main', position: 1, size: 2 }
  await using github = await gitHubSandbox({
    pullRequests: [{ number: 1, stack }, { number: 2 }],
    listsStacks,
  })
  const url = `${github.url}/repos/octo-org/orion/pulls?state=open&direction=asc`
  const answer = await fetch(url, { headers: { authorization: 'token x' } })
  const pulls = (await answer.json()) as readonly { stack?: { base: { ref: string } } }[]
  expect(pulls.map((pull) => pull.stack?.base.ref)).toEqual([
    listsStacks ? 'main' : undefined,
    undefined,
  ])
})
