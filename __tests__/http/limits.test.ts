/** How much of a body is read, and for how long. */
import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { Attempt } from '../../src/http/attempt.js'
import { createQueue, getQueue } from '../../src/service/requests.js'
import { queueRef } from '../../src/shared/references.js'
import { clientOptions } from '../support/client-options.js'
import { describe, expect, test } from '../support/jest.js'
import { passing, serving } from '../support/serving.js'

const queue = queueRef({ host: 'github.com', owner: 'octo-org', name: 'orion' }, 'main')
const READ = getQueue(queue)
const WRITE = createQueue(queue, {})
const MIB = 1024 * 1024

describe('a body of a read', () => {
  /** Sends a JSON text of this many bytes. */
  const ofBytes = (bytes: number) => (response: ServerResponse) => {
    response.writeHead(200, { 'content-length': bytes })
    const chunk = Buffer.alloc(MIB, 'x')
    for (let left = bytes; left > 0; left -= MIB) response.write(chunk.subarray(0, left))
    response.end()
  }

  test('may have 22 MiB', async () => {
    await using server = await serving(ofBytes(22 * MIB))
    const body = String(await server.transport.read(READ, (text) => text))
    expect(body).toHaveLength(22 * MIB)
  })

  test('is refused with one byte more, and not requested again', async () => {
    await using server = await serving(ofBytes(22 * MIB + 1))
    await expect(server.transport.read(READ, (body) => body)).rejects.toMatchObject({
      kind: 'bad-response',
      failure: { type: 'wrong-shape' },
      message: expect.stringContaining('its body is longer than 23068672 bytes'),
    })
  })

  test('may pause for 15 s', async () => {
    await using server = await serving((response) => {
      response.writeHead(200).write('{')
    })
    const work = server.transport.read(READ, (body) => body, { attempts: 1 })
    await expect(passing(server.clock, work)).rejects.toMatchObject({
      kind: 'bad-response',
      failure: { type: 'broken-body' },
      message: expect.stringContaining('no data arrived for 15 s'),
    })
    expect(server.clock.elapsed).toBeGreaterThanOrEqual(15_000)
    expect(server.clock.elapsed).toBeLessThan(15_500)
  })
})

describe('a body that only serves a message, or acknowledges a write', () => {
  const long = (status: number) => (response: ServerResponse) => {
    response.writeHead(status).end('no '.repeat(20_000))
  }

  test('a long one does not change a refusal', async () => {
    await using server = await serving(long(400))
    await expect(server.transport.read(READ, (body) => body)).rejects.toMatchObject({
      kind: 'refused',
      status: 400,
      message: expect.stringMatching(/: HTTP 400: (no ){166}n…/),
    })
  })

  test('a long one acknowledges, and 16 KiB of it are read', async () => {
    await using server = await serving(long(200))
    const read = await server.transport.exchange(WRITE, {}, (message, attempt) =>
      attempt.excerpt(message),
    )
    expect(read).toEqual({ text: expect.any(String), isCut: true })
    expect(read).toHaveProperty('text.length', 16_384)
    await expect(server.transport.write(WRITE)).resolves.toBeUndefined()
  })

  test.each([200, 400])('one that stalls after HTTP %i is given 2 s', async (code) => {
    await using server = await serving((response) => {
      response.writeHead(code, { 'content-length': 100 }).write('half')
    })
    const work = server.transport.write(WRITE).catch((error: Error) => error.message)
    const message = await passing(server.clock, work)
    expect(message).toEqual(code === 200 ? undefined : expect.stringContaining('half'))
    expect(server.clock.elapsed).toBeGreaterThanOrEqual(2000)
    expect(server.clock.elapsed).toBeLessThan(2500)
  })

  test('one that drips is read for 5 s', async () => {
    await using server = await serving((response, clock) => {
      response.writeHead(200, { 'content-length': 1000 })
      const drip = () => {
        response.write('x')
        clock.timer(1000, drip)
      }
      drip()
    })
    await passing(server.clock, server.transport.write(WRITE))
    expect(server.clock.elapsed).toBeGreaterThanOrEqual(5000)
    expect(server.clock.elapsed).toBeLessThan(5500)
  })

  test('one that drips is read no longer than the call has time', async () => {
    await using server = await serving(
      (response) => void response.writeHead(200, { 'content-length': 1000 }).write('half'),
      { retryTimeoutMs: 1000 },
    )
    await passing(server.clock, server.transport.write(WRITE))
    expect(server.clock.elapsed).toBeLessThan(1500)
  })
})

test('an answer ends the waits for a connection and for a status line', async () => {
  await using server = await serving(
    (response, clock) => {
      response.writeHead(200).write('late')
      clock.timer(12_000, () => response.end(' end'))
    },
    { requestTimeoutMs: 2000 },
  )
  const work = server.transport.read(READ, (body) => body, { attempts: 1 })
  expect(await passing(server.clock, work)).toBe('late end')
  const attempt = new Attempt(
    { ...clientOptions(), baseUrl: 'https://queue.test/v1' },
    server.deadline,
    server.deadline.atMost(120_000),
  )
  // The event of the connection may be missed; an answer shows it too.
  attempt.watch(new Socket())
  attempt.answered()
  await server.clock.sleep(119_000)
  expect(attempt.signal.aborted).toBe(false)
})

test('the wait for a status line ends with the request timeout or the time of the call', async () => {
  for (const [requestTimeoutMs, retryTimeoutMs, words] of [
    [3000, 120_000, 'did not answer within 3 s'],
    [30_000, 2000, 'did not answer within 2 s'],
  ] as const) {
    await using server = await serving(() => {}, { requestTimeoutMs, retryTimeoutMs })
    const work = server.transport.read(READ, (body) => body, { attempts: 1 })
    await expect(passing(server.clock, work)).rejects.toMatchObject({
      kind: 'timed-out',
      message: expect.stringContaining(words),
    })
  }
})
