import { type Hold, isSame, MEMORY } from '../../src/holds/hold.js'
import { type HeldQueue, releaseHold, stopWithHold } from '../../src/holds/protocol.js'
import { holdComment, issueText } from '../../src/holds/text.js'
import { queueRef } from '../../src/shared/references.js'
import { fakeQueues } from '../support/fake-queue.js'
import { heldQueue } from '../support/held-queue.js'
import { expect, test } from '../support/jest.js'
import { runQueue } from '../support/run-queue.js'

const ORION = { host: 'github.com', owner: 'octo-org', name: 'orion' }
const HOLD: Hold = {
  name: 'freeze',
  reason: '',
  since: '2026-09-17T10:00:00.000Z',
  until: '',
  run: 'https://github.com/octo-org/orion/actions/runs/1',
  workflow: '',
  stateBefore: 'running',
}

/** A queue in memory. */
function queueWith(holds: readonly Hold[], state = 'paused') {
  const queue = { state, holds: [...holds] }
  const protocol: HeldQueue = {
    now: () => Date.parse(HOLD.since),
    readState: async () => queue.state,
    setState: async (after) => {
      queue.state = after
    },
    readHolds: async () => [...queue.holds],
    writeHold: async (hold) => void queue.holds.push(hold),
    removeHold: async ({ name }) => {
      queue.holds = queue.holds.filter((hold) => hold.name !== name)
    },
    undo: async (_, failure) => Promise.reject(failure),
    settled: (read) => read(),
  }
  return { queue, protocol }
}

test('a hold that found the queue stopped by another hold still lets it run at the end', async () => {
  const late: Hold = { ...HOLD, name: 'late', stateBefore: 'paused' }
  const { queue, protocol } = queueWith([HOLD, late])
  expect((await releaseHold(protocol, { name: 'freeze' })).end).toBe('held')
  expect(queue.holds.map(({ name }) => name)).toEqual(['late', MEMORY])
  expect((await releaseHold(protocol, { name: 'late' })).end).toBe('resumed')
  expect(queue.state).toBe('running')
})

const STOP = { name: 'incident', reason: '', until: '', run: '', workflow: '' }

test('a hold of a running queue remembers that it ran, whatever an expired hold remembers', async () => {
  const expired: Hold = { ...HOLD, until: HOLD.since, stateBefore: 'paused' }
  const { queue, protocol } = queueWith([expired], 'running')
  const { stopped } = await stopWithHold(protocol, STOP, 'running', async () => {
    queue.state = 'paused'
    return 'done'
  })
  expect(stopped).toBe('done')
  expect(queue.holds.map(({ name, stateBefore }) => [name, stateBefore])).toEqual([
    ['freeze', 'paused'],
    ['incident', 'running'],
  ])
})

test('a hold that someone removes while the queue is stopped fails the step', async () => {
  const { queue, protocol } = queueWith([], 'running')
  const stop = async () => {
    queue.state = 'paused'
    queue.holds = []
  }
  await expect(stopWithHold(protocol, STOP, 'running', stop)).rejects.toThrow(
    'someone removed the hold at the same time, and the queue is running again',
  )
})

test('the issue lists a hold without a reason by its name alone', () => {
  const [line] = issueText(queueRef(ORION, 'main'), [HOLD, { ...HOLD, reason: 'Why' }]).split('\n')
  expect(line).toContain('<code>freeze</code>, <code>freeze</code> (Why).')
})

test('the log says what the end of the job does with a hold', async () => {
  await using queue = await heldQueue()
  const { seen } = await queue.pause('guard', { 'resume-after-job': 'true' })
  expect(seen.info).toContain(
    'When the job ends, the hold guard is removed, and the queue octo-org/orion@main runs again if no other hold is left',
  )
})

test.each(['name', 'since', 'until', 'run', 'stateBefore'] as const)(
  'a hold with another `%s` is not the one that was written',
  (field) => {
    const other = { ...HOLD, [field]: field === 'stateBefore' ? 'paused' : 'x' }
    expect([isSame(HOLD, HOLD), isSame(HOLD, other), isSame(other, HOLD)]).toEqual([
      true,
      false,
      false,
    ])
  },
)

test.each([
  [
    'See https://a.example/x, then wait',
    'See <a href="https://a.example/x">https&#58;&#8203;//a.example/x</a>, then wait',
  ],
  ['no address:  only text ', 'no address&#58; only text '],
])('the reason %j has its addresses as links, without the text around them', (reason, shown) => {
  const comment = holdComment(queueRef(ORION, 'main'), { ...HOLD, reason })
  expect(comment.split('\n')[0]).toBe(`### <code>freeze</code>: ${shown}`)
})

test.each([
  ['', 'The hold `freeze` keeps it stopped. The queue has 1 hold: freeze.'],
  [
    '2026-09-21T08:00:00+02:00',
    'The hold `freeze` keeps it stopped until 2026-09-21 06:00 UTC. The queue has 1 hold: freeze.',
  ],
])(
  'the log says until when a hold with the end %j keeps the queue stopped',
  async (until, line) => {
    await using queue = await heldQueue()
    const { seen } = await queue.pause('freeze', { 'hold-until': until })
    expect(seen.info).toContain(line)
  },
)

test('an update that changes no mode does not wait for a switch of modes', async () => {
  await using service = await fakeQueues({ main: {} })
  const inputs = { operation: 'update-queue', 'queue-settings': 'concurrency: 5' }
  const { seen } = await runQueue(service.url, inputs)
  expect(seen.info.filter((line) => line.includes('switching modes'))).toEqual([])
})
