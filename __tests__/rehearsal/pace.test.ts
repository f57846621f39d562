/** The pace of the sandbox is worth a warning only where it may decide. */

import { submit, withServices } from '../../rehearsal/play.js'
import { describeWorld, paceWarning } from '../../rehearsal/world.js'
import { startSandbox } from '../../sandbox/server.js'
import { expect, test } from '../support/jest.js'
import { VirtualClock } from '../support/virtual-clock.js'

const requests = [{ at: 5 }, { at: 100 }, { at: 200 }]
const move = { number: 1, from: 'pending', to: 'testing' } as const
const warningFor = (transition: object, since = 50) =>
  paceWarning(
    { requests, engine: { transitions: [{ ...move, at: 150, ...transition }] } },
    600,
    since,
  ).join()

test('a warning names what the queue did between two requests of the run', () => {
  expect(warningFor({})).toContain('the queue moved #1 to testing')
  expect(warningFor({})).toContain('10 min pass in a second')
})

test.each([
  ['before the first request of the run', { at: 60 }],
  ['after its last request', { at: 250 }],
  ['by the submit of the run itself', { from: undefined }],
])('no warning if the queue moved only %s', (_, transition) => {
  expect(warningFor(transition)).toBe('')
})

test('no warning for a run without requests', () => {
  expect(warningFor({}, 300)).toBe('')
})

test('the states of a pull request stand together, so that no merge is left out', () => {
  const moves = ['testing', 'tests_passed', 'merged'] as const
  const transitions = [10, 9].flatMap((number) =>
    moves.map((to) => ({ at: 150, from: 'pending' as const, to, number })),
  )
  expect(paceWarning({ requests, engine: { transitions } }, 600, 50).join()).toContain(
    'moved #10 to testing, tests_passed, merged; #9 to testing, tests_passed, merged.',
  )
})

test('what was sent is that of the run, and not of those before it', async () => {
  const scenario = { queues: [{ branch: 'main' }], pullRequests: [{ number: 1 }, { number: 2 }] }
  const world = { repositoryName: 'octo-org/orion', scenario, speed: 1 }
  await withServices(world, async (services) => {
    await submit(services, 1)
    const [first] = services.sandbox.requests
    await submit(services, 2)
    const [, second] = services.sandbox.requests
    const seen = (since = 0) => describeWorld(services, since).join('\n')
    expect(seen(first?.at)).toContain('"pr":{"number":1}')
    const later = (second?.at ?? 0) + 1
    expect(seen(later)).toMatch(/besides reads:\n {2}nothing\n/)
  })
})

test.each([1, 600, 60_000])('a past does not depend on the speed %i', async (speed) => {
  const scenario = { queues: [{ branch: 'main' }], history: { days: 3, perDay: 5 } }
  const pastAt = async (pace: number) => {
    await using sandbox = await startSandbox({ scenario, speed: pace, clock: new VirtualClock() })
    return [...sandbox.engine.transitions]
  }
  const usual = await pastAt(1)
  const times = usual.map(({ at, to }) => ({ at, to }))
  const past = (await pastAt(speed)).slice(0, usual.length)
  expect(past.map(({ at, to }) => ({ at, to }))).toEqual(times)
  const merges = usual.filter(({ to }) => to === 'merged')
  expect(merges.length).toBeGreaterThan(5)
})

test('after a past, the queue goes at the speed of the sandbox', async () => {
  const clock = new VirtualClock()
  const scenario = {
    ...{ queues: [{ branch: 'main' }], pullRequests: [{ number: 1, testMinutes: 60 }] },
    history: { days: 2, perDay: 2 },
  }
  await using sandbox = await startSandbox({ scenario, speed: 600, clock })
  sandbox.engine.submit('main', 1)
  await clock.sleep(10_000)
  expect(sandbox.engine.queues.get('main')?.entry(1)?.state).toBe('merged')
})
