/**
 * Every queue operation against a queue that lives: tests run, modes switch, pull requests merge.
 */

import { startSandbox } from '../../sandbox/server.js'
import { expect, test } from '../support/jest.js'
import { runQueue } from '../support/run-queue.js'
import { VirtualClock } from '../support/virtual-clock.js'

const MINUTE = 60_000

/** A sandbox on a clock of its own, and a way to run operations on its queue `main`. */
async function world(queue?: object) {
  const clock = new VirtualClock()
  const sandbox = await startSandbox({
    clock,
    token: 'tok-3n-0f-the-t3st',
    scenario: {
      queues: queue === undefined ? [] : [{ branch: 'main', ...queue }],
      otherPullRequests: { testMinutes: 10 },
    },
  })
  return {
    clock,
    sandbox,
    run: async (
      operation: string,
      inputs: Readonly<Record<string, string>> = {},
    ): Promise<Record<string, string>> => {
      const { passed, outputs, error } = await runQueue(
        sandbox.url,
        { operation, ...inputs },
        { clock },
      )
      return { ...outputs, passed: String(passed), error }
    },
    writes: () => sandbox.requests.filter(({ path }) => path !== '/getQueue').length,
    [Symbol.asyncDispose]: () => sandbox[Symbol.asyncDispose](),
  }
}

test('from its creation to its end, each step twice: the second changes nothing', async () => {
  await using its = await world()
  const twice = async (operation: string, inputs: Readonly<Record<string, string>> = {}) => {
    const first = await its.run(operation, inputs)
    const writes = its.writes()
    const second = await its.run(operation, inputs)
    expect(first['error']).toBe('')
    expect(second['error']).toBe('')
    expect(its.writes()).toBe(writes)
    expect(second['changed']).toBe('false')
    return [first['outcome'], second['outcome']]
  }
  const settings = { 'queue-settings': 'mode: parallel\nconcurrency: 4\nbatch: true' }
  expect(await twice('create-queue', settings)).toEqual(['created', 'already-exists'])
  const other = { 'queue-settings': 'concurrency: 2\nrequired-statuses: [b, a]\nmode: single' }
  expect(await twice('update-queue', other)).toEqual(['updated', 'unchanged'])
  expect(await twice('pause-queue')).toEqual(['paused', 'unchanged'])
  expect(await twice('resume-queue')).toEqual(['resumed', 'unchanged'])
  expect(await twice('drain-queue')).toEqual(['drained', 'drained'])
  const confirm = { confirm: 'octo-org/orion@main' }
  expect(await twice('delete-queue', confirm)).toEqual(['deleted', 'not-found'])
})

test('a drain waits for the running test and merges it', async () => {
  await using its = await world({ concurrency: 2 })
  for (const number of [7, 8]) its.sandbox.engine.submit('main', number)
  await its.clock.sleep(3 * MINUTE)
  const drained = await its.run('drain-queue')
  expect(drained).toMatchObject({ passed: 'true', outcome: 'drained', 'queue-depth': '0' })
  const merged = its.sandbox.engine.transitions.filter(({ to }) => to === 'merged')
  expect(merged.map(({ number }) => number).sort()).toEqual([7, 8])
})

test('a drain ends when only waiting pull requests are left', async () => {
  await using its = await world({ concurrency: 1 })
  for (const number of [7, 8]) its.sandbox.engine.submit('main', number)
  await its.clock.sleep(3 * MINUTE)
  const drain = await its.run('drain-queue', { 'timeout-minutes': '30' })
  expect(drain).toMatchObject({ passed: 'true', outcome: 'drained', 'queue-depth': '1' })
  const merged = its.sandbox.engine.transitions.filter(({ to }) => to === 'merged')
  expect(merged.map(({ number }) => number)).toEqual([7])
})

test('a mode is switched while a test runs: the step waits for its end', async () => {
  await using its = await world({})
  its.sandbox.engine.submit('main', 7)
  await its.clock.sleep(3 * MINUTE)
  const before = its.clock.elapsed
  const update = await its.run('update-queue', { 'queue-settings': 'mode: parallel' })
  expect(update).toMatchObject({ outcome: 'updated', 'queue-mode': 'parallel' })
  expect(update['queue-state']).toBe('running')
  expect(its.clock.elapsed - before).toBeGreaterThan(5 * MINUTE)
})

test('a queue with a pull request in it is not deleted', async () => {
  await using its = await world({ state: 'paused' })
  its.sandbox.engine.submit('main', 7)
  await its.clock.sleep(MINUTE)
  const refused = await its.run('delete-queue', { confirm: 'octo-org/orion@main' })
  expect(refused).toMatchObject({ passed: 'false', outcome: 'not-empty' })
  expect(refused['error']).toContain('#7')
})
