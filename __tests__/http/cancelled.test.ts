/** A call whose run is cancelled, at each point of its way. */
import { getEventListeners } from 'node:events'
import type { ServerResponse } from 'node:http'
import { Attempt } from '../../src/http/attempt.js'
import type { CallOptions } from '../../src/http/transport.js'
import { createQueue, getQueue, updateQueue } from '../../src/service/requests.js'
import { unlessAborted } from '../../src/shared/abort.js'
import { RunCancelled } from '../../src/shared/errors.js'
import { queueRef } from '../../src/shared/references.js'
import { endless } from '../support/bound.js'
import { clientOptions } from '../support/client-options.js'
import { describe, expect, test } from '../support/jest.js'
import { serving } from '../support/serving.js'
import { VirtualClock } from '../support/virtual-clock.js'

const queue = queueRef({ host: 'github.com', owner: 'octo-org', name: 'orion' }, 'main')
const calls = {
  safe: getQueue(queue),
  unsafe: createQueue(queue, {}),
  idempotent: updateQueue(queue, {}),
}
type Effect = keyof typeof calls

/** Sends a call and cancels the run, at once or when its request has arrived or was answered. */
async function cancelled(
  effect: Effect,
  when: 'before' | 'arrived' | 'pause',
  options: CallOptions = {},
) {
  const cancellation = new AbortController()
  const cancel = () => cancellation.abort(new RunCancelled('SIGINT'))
  let requests = 0
  await using server = await serving(
    (response) => {
      requests++
      if (when === 'arrived') cancel()
      else response.writeHead(429).end('slow')
    },
    { signal: cancellation.signal, onRetry: cancel },
  )
  if (when === 'before') cancel()
  const { transport } = server
  const call =
    effect === 'safe'
      ? transport.read(calls.safe, (body) => body, options)
      : transport.write(calls[effect], options)
  const error: unknown = await call.catch((thrown: unknown) => thrown)
  return { error, requests, listeners: getEventListeners(cancellation.signal, 'abort').length }
}

const ABORTED = {
  kind: 'aborted',
  mayHaveApplied: false,
  explanation: {
    problem: 'The runner sent SIGINT before an answer came',
    remedy: 'Run the step again if you still need it.',
  },
}

describe.each<Effect>(['safe', 'unsafe', 'idempotent'])('a call (%s)', (effect) => {
  test('that has not been sent sends nothing', async () => {
    const { error, requests, listeners } = await cancelled(effect, 'before')
    expect(error).toMatchObject(ABORTED)
    expect({ requests, listeners }).toEqual({ requests: 0, listeners: 0 })
  })

  test('that pauses before another attempt ends there', async () => {
    const { error, requests, listeners } = await cancelled(effect, 'pause')
    expect(error).toMatchObject(ABORTED)
    expect({ requests, listeners }).toEqual({ requests: 1, listeners: 0 })
  })
})

test('a write that has not been sent sends nothing over an open connection either', async () => {
  const cancellation = new AbortController()
  let requests = 0
  await using server = await serving(
    (response) => {
      requests++
      response.end('{}')
    },
    { signal: cancellation.signal },
  )
  await server.transport.read(calls.safe, (body) => JSON.parse(body))
  cancellation.abort(new RunCancelled('SIGINT'))
  await expect(server.transport.write(calls.idempotent)).rejects.toMatchObject(ABORTED)
  expect(requests).toBe(1)
})

test('a read that was sent is aborted, with one attempt as with many', async () => {
  for (const options of [{}, { attempts: 1 }]) {
    const { error, listeners } = await cancelled('safe', 'arrived', options)
    expect(error).toMatchObject(ABORTED)
    expect(listeners).toBe(0)
  }
})

test.each<Effect>(['unsafe', 'idempotent'])(
  'a write that was sent may have taken effect (%s)',
  async (effect) => {
    const { error } = await cancelled(effect, 'arrived')
    expect(error).toMatchObject({
      kind: 'unknown-outcome',
      mayHaveApplied: true,
      explanation: {
        ...ABORTED.explanation,
        remedy: expect.stringContaining('the queue before you run the step again.'),
      },
    })
  },
)

test.each<[string, (response: ServerResponse) => void]>([
  ['was cut', (response) => void response.destroy()],
  ['failed on the way (HTTP 502)', (response) => void response.writeHead(502).end('bad gateway')],
])(
  'a write that may be repeated, and %s, may have taken effect when its pause ends',
  async (_, answer) => {
    const cancellation = new AbortController()
    await using server = await serving(answer, {
      signal: cancellation.signal,
      onRetry: () => cancellation.abort(new RunCancelled('SIGINT')),
    })
    await expect(server.transport.write(calls.idempotent)).rejects.toMatchObject({
      kind: 'unknown-outcome',
      mayHaveApplied: true,
    })
  },
)

test('a write that was cut may have taken effect, although its second attempt was refused', async () => {
  const cancellation = new AbortController()
  let requests = 0
  await using server = await serving(
    (response) => {
      requests++
      if (requests === 1) response.destroy()
      else response.writeHead(429).end('slow')
    },
    {
      signal: cancellation.signal,
      onRetry: () => requests === 2 && cancellation.abort(new RunCancelled('SIGINT')),
    },
  )
  await expect(server.transport.write(calls.idempotent)).rejects.toMatchObject({
    kind: 'unknown-outcome',
    mayHaveApplied: true,
  })
  expect(requests).toBe(2)
})

test('an attempt leaves no timer and no listener behind', async () => {
  const clock = new VirtualClock()
  const outer = new AbortController()
  const options = {
    ...clientOptions(),
    baseUrl: 'https://queue.test/v1',
    requestTimeoutMs: 500,
  }
  const attempt = new Attempt(options, endless(clock, outer.signal), endless(clock).atMost(60_000))
  expect(await unlessAborted(Promise.resolve('done'), attempt.signal)).toBe('done')
  attempt.done()
  const { signal } = attempt
  const listeners = [outer.signal, signal].flatMap((one) => getEventListeners(one, 'abort'))
  expect(listeners).toEqual([])
  await clock.sleep(1000)
  expect(signal.aborted).toBe(false)
})
