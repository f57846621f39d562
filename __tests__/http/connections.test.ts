/** Which requests share a connection. */
import { createServer, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { onLoopback } from '../../sandbox/loopback.js'
import { createQueue, getQueue, updateQueue } from '../../src/service/requests.js'
import { queueRef } from '../../src/shared/references.js'
import { expect, test } from '../support/jest.js'
import { serving } from '../support/serving.js'

const queue = queueRef({ host: 'github.com', owner: 'octo-org', name: 'orion' }, 'main')

test('reads share one with repeatable writes, and within a second with all writes', async () => {
  const sockets: (Socket | null)[] = []
  await using server = await serving((response) => {
    sockets.push(response.socket)
    response.end('{}')
  })
  const { transport, clock } = server
  await transport.read(getQueue(queue), (body) => JSON.parse(body))
  await clock.sleep(999)
  await transport.write(createQueue(queue, {}))
  await clock.sleep(60_000)
  await transport.write(updateQueue(queue, {}))
  await transport.write(createQueue(queue, {}))
  // Nor does an attempt leave a timer behind.
  expect(clock.timers).toBe(0)
  expect(sockets).toHaveLength(4)
  expect(new Set(sockets).size).toBe(1)
})

test('a write that must not be repeated has its own a second after the last answer of the shared one', async () => {
  const sockets: (Socket | null)[] = []
  await using server = await serving((response) => {
    sockets.push(response.socket)
    response.end('{}')
  })
  const { transport, clock } = server
  // No answer has come yet.
  await transport.write(createQueue(queue, {}))
  await transport.read(getQueue(queue), (body) => JSON.parse(body))
  await clock.sleep(1000)
  await transport.write(createQueue(queue, {}))
  // The answer to that write came over another connection.
  await transport.write(createQueue(queue, {}))
  await transport.read(getQueue(queue), (body) => JSON.parse(body))
  const [first, shared, third, fourth, last] = sockets
  expect(last).toBe(shared)
  expect(new Set([first, shared, third, fourth]).size).toBe(4)
})

test('a client that is closed leaves no connection open', async () => {
  await using server = await serving((response) => void response.end('{}'))
  await server.transport.read(getQueue(queue), (body) => JSON.parse(body))
  const closed = new Promise((resolve) => server.onClose(resolve))
  server.transport.close()
  await closed
  expect(server.transport.authenticated).toBe(false)
})

test('a body is sent as compact JSON, or as it is, with its length', async () => {
  const seen: object[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += String(chunk)
    })
    request.on('end', () => {
      const {
        'content-type': type,
        'content-length': length,
        'transfer-encoding': encoding,
      } = request.headers
      seen.push({ type, length, encoding, body })
      response.end()
    })
  })
  await using loopback = await onLoopback(server)
  await using fake = await serving(() => {}, { baseUrl: `${loopback.origin}/v1` })
  const put = { method: 'PUT', path: '/x', effect: 'idempotent' } as const
  await fake.transport.write({ ...put, body: { a: ['ü', 1] } })
  await fake.transport.write({ ...put, body: [Buffer.from('{"a":'), Buffer.from('"ü"}')] })
  await fake.transport.write(put)
  fake.transport.close()
  const json = { type: 'application/json', encoding: undefined }
  expect(seen).toEqual([
    { ...json, length: '14', body: '{"a":["ü",1]}' },
    { ...json, length: '10', body: '{"a":"ü"}' },
    { type: undefined, length: '0', encoding: undefined, body: '' },
  ])
})

test.each([
  [{ 'x-api-token': 'x' }, true],
  [{ 'x-forked-workflow-run-id': '7' }, false],
  [{}, false],
])('requests with the headers %j carry the token: %s', async (headers, carry) => {
  await using server = await serving((response) => void response.end(), { headers })
  expect(server.transport.authenticated).toBe(carry)
})

test('bodies of unknown length are read one after the other, and short ones are not', async () => {
  const held: ServerResponse[] = []
  await using server = await serving((response) => {
    if (held.length === 2) return void response.end('{"is":"short"}')
    held.push(response)
    response.write(held.length === 1 ? '{"is":"first"' : '{"is":"second"')
    if (held.length === 2) response.end('}')
  })
  const { transport } = server
  const order: unknown[] = []
  const read = () =>
    transport.read(getQueue(queue), (body) => order.push((JSON.parse(body) as { is: string }).is))
  const first = read()
  const second = read()
  while (held.length < 2) await nextTurn()
  await read()
  expect(order).toEqual(['short'])
  held[0]?.end('}')
  await Promise.all([first, second])
  expect(order).toEqual(['short', 'first', 'second'])
})

test('a body that fails does not hold up the next one', async () => {
  let count = 0
  await using server = await serving((response) => {
    count += 1
    response.write('{')
    if (count === 1) response.destroy()
    else response.end('}')
  })
  const read = () => server.transport.read(getQueue(queue), (body) => JSON.parse(body))
  expect(await Promise.all([read(), read()])).toEqual([{}, {}])
})
