import { type Hold, type HoldComment, holdsByName, MEMORY } from '../../src/holds/hold.js'
import type { HeldQueue } from '../../src/holds/protocol.js'
import { stopWithHold } from '../../src/holds/stop-with-hold.js'
import { holdComment, issueText } from '../../src/holds/text.js'
import { queueRef } from '../../src/shared/references.js'
import { fakeQueues } from '../support/fake-queue.js'
import { heldQueue } from '../support/held-queue.js'
import { describe, expect, test } from '../support/jest.js'
import { runQueue } from '../support/run-queue.js'
import { queueIn, releaseHold } from './races/protocol-steps.js'

const ORION = { host: 'github.com', owner: 'octo-org', name: 'orion' }
const HOLD: Hold = {
  name: 'freeze',
  reason: '',
  since: '2026-09-17T10:00:00.000Z',
  until: '',
  run: 'https://github.com/octo-org/orion/actions/runs/1',
  attempt: '1',
  job: 'freeze',
  workflow: '',
  step: 'step',
  stateBefore: 'running',
}

const written = (hold: Hold, id: number): HoldComment => ({ ...hold, id, issue: 1, url: '' })

/** A queue in memory. */
function queueWith(holds: readonly Hold[], state = 'paused') {
  const queue = { state, holds: holds.map((hold, index) => written(hold, index + 1)) }
  let steps = 0
  const protocol: HeldQueue = {
    now: () => Date.parse(HOLD.since),
    readQueue: async () => queueIn(queue.state),
    setState: async (after) => {
      queue.state = after
      return queueIn(after)
    },
    list: async () => [...queue.holds],
    add: async (hold) => {
      const comment = written(hold, 100 + steps)
      queue.holds.push(comment)
      return comment
    },
    prove: async () => [...queue.holds],
    exists: async ({ id }) => queue.holds.some((hold) => hold.id === id),
    remove: async ({ id }) => {
      queue.holds = queue.holds.filter((hold) => hold.id !== id)
    },
    removeLeftovers: async (comments) => {
      for (const comment of comments) await protocol.remove(comment)
    },
    settled: (read) => read(),
    newStep: () => `step-${steps++}`,
  }
  return { queue, protocol }
}

test('a hold that found the queue stopped by another hold still lets it run at the end', async () => {
  const late: Hold = { ...HOLD, name: 'late', stateBefore: 'paused' }
  const { queue, protocol } = queueWith([HOLD, late])
  expect((await releaseHold(protocol, 'freeze')).end).toBe('held')
  expect(queue.holds.map(({ name }) => name)).toEqual(['late', MEMORY])
  expect((await releaseHold(protocol, 'late')).end).toBe('resumed')
  expect(queue.state).toBe('running')
})

test('a comment that only remembers a state keeps no queue stopped', async () => {
  const memory: Hold = { ...HOLD, name: MEMORY, until: '' }
  const { protocol } = queueWith([HOLD, memory])
  const { end, holds } = await releaseHold(protocol, 'freeze')
  expect(end).toBe('resumed')
  expect(holds).toEqual([])
})

test('a hold that only a lagging second list shows keeps no queue stopped', async () => {
  const own: Hold = { ...HOLD, name: 'own', stateBefore: 'paused' }
  const { queue, protocol } = queueWith([own])
  let isRemoved = false
  let listsAfterwards = 0
  const lagging: HeldQueue = {
    ...protocol,
    remove: async (comment) => {
      await protocol.remove(comment)
      isRemoved = true
    },
    list: async () => {
      if (isRemoved) listsAfterwards++
      if (listsAfterwards === 2) return [written(HOLD, 50)]
      if (listsAfterwards === 3) queue.holds = [written({ ...HOLD, name: MEMORY }, 60)]
      return protocol.list()
    },
    settled: async (read, contradicts) => {
      let reading = await read()
      for (let left = 3; left > 0 && contradicts(reading); left--) reading = await read()
      return reading
    },
  }
  expect((await releaseHold(lagging, 'own')).end).toBe('resumed')
})

test('two comments of one name remember the queue as running if one of them does', () => {
  const [hold] = holdsByName([
    written({ ...HOLD, stateBefore: 'running', reason: 'Older' }, 1),
    written({ ...HOLD, stateBefore: 'paused', reason: 'Newer' }, 2),
  ])
  expect(hold?.stateBefore).toBe('running')
  expect(hold?.reason).toBe('Newer')
})

const STOP = {
  name: 'incident',
  reason: '',
  until: '',
  run: '',
  attempt: '',
  job: '',
  workflow: '',
  step: 'own',
}

test('a hold of a running queue remembers that it ran, whatever an expired hold remembers', async () => {
  const expired: Hold = { ...HOLD, until: HOLD.since, stateBefore: 'paused' }
  const { queue, protocol } = queueWith([expired], 'running')
  const stop = async () => {
    queue.state = 'paused'
    return { outcome: 'paused' } as const
  }
  const stopped = await stopWithHold(protocol, STOP, 'running', stop)
  expect(stopped).toMatchObject({ end: 'stopped', result: { outcome: 'paused' } })
  expect(queue.holds).toMatchObject([
    { name: 'freeze', stateBefore: 'paused' },
    { name: 'incident', stateBefore: 'running' },
  ])
})

test('a hold that someone removes while the queue is stopped fails the step', async () => {
  const { queue, protocol } = queueWith([], 'running')
  const stop = async () => {
    queue.state = 'paused'
    queue.holds = []
    return { outcome: 'paused' } as const
  }
  await expect(stopWithHold(protocol, STOP, 'running', stop)).rejects.toThrow(
    'someone removed the hold at the same time, and the queue is running again',
  )
})

test('a step whose hold someone removes meanwhile removes expired holds, too', async () => {
  const expired: Hold = { ...HOLD, until: HOLD.since }
  const { queue, protocol } = queueWith([expired], 'running')
  const stop = async () => {
    queue.state = 'paused'
    queue.holds = queue.holds.filter(({ name }) => name === 'freeze')
    return { outcome: 'paused' } as const
  }
  await expect(stopWithHold(protocol, STOP, 'running', stop)).rejects.toThrow('is running again')
  expect(queue.holds).toEqual([])
})

describe('a memory that a lagging list hid from a new hold', () => {
  const queueWithHiddenMemory = () => {
    const { queue, protocol } = queueWith([{ ...HOLD, name: MEMORY }])
    let isFirst = true
    const lagging: HeldQueue = {
      ...protocol,
      list: async () => {
        const isHidden = isFirst
        isFirst = false
        return isHidden ? [] : protocol.list()
      },
    }
    return { queue, lagging }
  }

  test('may be removed by another step, because the hold adds one', async () => {
    const { queue, lagging } = queueWithHiddenMemory()
    const stop = async () => {
      queue.holds = queue.holds.filter(({ id }) => id !== 1)
      return { outcome: 'paused' } as const
    }
    await stopWithHold(lagging, STOP, 'paused', stop)
    expect((await releaseHold(lagging, 'incident')).end).toBe('resumed')
  })

  test('may be removed together with the hold', async () => {
    const { queue, lagging } = queueWithHiddenMemory()
    const stop = async () => {
      queue.holds = []
      return { outcome: 'paused' } as const
    }
    const stopped = stopWithHold(lagging, STOP, 'paused', stop)
    await expect(stopped).rejects.toThrow('is running again')
  })
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
  ['Freeze', 'The workflow <a href="https://ci.test/1">Freeze</a> stopped'],
  ['', '<a href="https://ci.test/1">A workflow run</a> stopped'],
])('the comment of a hold names the workflow %j, and links its run', (workflow, who) => {
  const hold = { ...HOLD, workflow, run: 'https://ci.test/1' }
  expect(holdComment(queueRef(ORION, 'main'), hold)).toContain(who)
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
