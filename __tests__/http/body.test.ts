import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  BodyError,
  type BodyLimits,
  HtmlPage,
  readBody,
  refuseHtml,
  UnusableBody,
} from '../../src/http/body.js'
import { VirtualClock } from '../support/virtual-clock.js'

const LIMITS: BodyLimits = { maxBytes: 1000, idleMs: 2000, totalMs: 5000 }

/** A message that arrives in pieces, as the socket would bring it. */
const messageOf = (complete = true) =>
  Object.assign(new PassThrough(), { complete }) as unknown as IncomingMessage & PassThrough

/** Any bytes, cut anywhere. */
const pieces = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 10 })

test('a body is its bytes as UTF-8 or refused, whatever the bytes and wherever they are cut', async () => {
  await fc.assert(
    fc.asyncProperty(pieces, fc.boolean(), async (chunks, complete) => {
      const message = messageOf(complete)
      const clock = new VirtualClock()
      const reading = readBody(message, clock, LIMITS).catch((error: Error) => error)
      for (const chunk of chunks) message.write(chunk)
      message.end()
      const body = await reading
      expect(clock.timers).toBe(0)
      const bytes = Buffer.concat(chunks)
      const valid = Buffer.compare(Buffer.from(bytes.toString('utf8')), bytes) === 0
      if (valid && complete) expect(body).toBe(bytes.toString('utf8').replace(/^\ufeff/, ''))
      else expect(body).toMatchObject({ name: 'BodyError', tooLarge: false })
    }),
  )
})

test('a glance returns what arrived, and never more than its limit', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ maxLength: 60 }),
      fc.integer({ min: 1, max: 30 }),
      async (text, maxBytes) => {
        const message = messageOf(false)
        const reading = readBody(message, new VirtualClock(), { ...LIMITS, maxBytes, cut: true })
        message.write(text === '' ? ' ' : text)
        message.end()
        expect(Buffer.byteLength(await reading)).toBeLessThanOrEqual(maxBytes)
      },
    ),
  )
})

test('too many bytes are refused as such', async () => {
  const message = messageOf()
  const reading = readBody(message, new VirtualClock(), LIMITS)
  message.write('x'.repeat(1001))
  await expect(reading).rejects.toMatchObject({ tooLarge: true })
  expect(message.destroyed).toBe(true)
})

test.each([
  ['elements', '[0,0,0,0,0]', 12],
  ['containers', '[[{"a":1}]]', 24],
  ['escapes', '"\\n%41&lt;"', 3],
])('the parts of a body are counted: %s', async (_name, text, parts) => {
  const read = async (maxParts: number) => {
    const message = messageOf()
    const reading = readBody(message, new VirtualClock(), { ...LIMITS, maxParts })
    message.end(text)
    return reading
  }
  expect(await read(parts)).toBe(text)
  await expect(read(parts - 1)).rejects.toMatchObject({ tooLarge: true })
})

test.each<[string, (message: PassThrough, clock: VirtualClock) => void | Promise<void>]>([
  ['an end of the connection', (message) => void message.destroy()],
  ['an error of the connection', (message) => void message.destroy(new Error('ECONNRESET'))],
  ['silence', (_message, clock) => clock.sleep(2001)],
])('%s settles it', async (_name, happen) => {
  const message = messageOf(false)
  const clock = new VirtualClock()
  const reading = readBody(message, clock, LIMITS).catch((error: Error) => error)
  message.write('half')
  await clock.sleep(1)
  await happen(message, clock)
  expect(await reading).toMatchObject({ name: 'BodyError' })
})

test('exactly as many bytes as the limit are read', async () => {
  const message = messageOf()
  const reading = readBody(message, new VirtualClock(), LIMITS)
  message.write('x'.repeat(999))
  message.end('y')
  expect((await reading).endsWith('xy')).toBe(true)
})

test('what is read of too many bytes ends at the limit', async () => {
  const message = messageOf()
  const reading = readBody(message, new VirtualClock(), { ...LIMITS, maxBytes: 10, cut: true })
  message.write('0123')
  message.write('456789abc')
  expect(await reading).toBe('0123456789')
})

test('a connection that was cut before the body was requested settles the read', async () => {
  const message = messageOf(false)
  message.destroy()
  await once(message, 'close')
  const reading = readBody(message, new VirtualClock(), LIMITS)
  await expect(reading).rejects.toMatchObject({
    name: 'BodyError',
    message: 'the connection closed before the body was complete',
  })
})

test('each kind of failure has its name', () => {
  const errors = [new BodyError('x'), new UnusableBody('x', { retryable: true }), new HtmlPage('x')]
  expect(errors.map(({ name }) => name)).toEqual(['BodyError', 'UnusableBody', 'HtmlPage'])
})

test('a body that drips is cut off by its total time', async () => {
  const message = messageOf(false)
  const clock = new VirtualClock()
  const reading = readBody(message, clock, LIMITS).catch((error: Error) => error)
  for (let second = 0; second < 6; second++) {
    message.write('x')
    await clock.sleep(1000)
  }
  expect(await reading).toMatchObject({ message: 'it was not complete after 5 s' })
})

test.each([
  ['text/html; charset=utf-8', '{"state":"merged"}'],
  ['Application/XHTML+XML', ''],
  ['application/json', '<!DOCTYPE html><p>Sign in'],
  ['application/json', ' <!-- proxy -->\n<HTML lang="en">'],
  [undefined, '<body class="x">'],
])('a page is refused, whether its type or its text says so: %j %j', (type, body) => {
  const message = { headers: { 'content-type': type } } as unknown as IncomingMessage
  expect(() => refuseHtml(message, body)).toThrow('answered with an HTML page')
})

test.each([
  ['application/json', '{"name":"<html>"}'],
  ['text/plain', '<header>'],
  [undefined, 'OK'],
])('anything else is given back as it is: %j %j', (type, body) => {
  const message = { headers: { 'content-type': type } } as unknown as IncomingMessage
  expect(refuseHtml(message, body)).toBe(body)
})
