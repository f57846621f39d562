import { once } from 'node:events'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import fc from 'fast-check'
import { Attempt } from '../../src/http/attempt.js'
import { readBody, readExcerpt } from '../../src/http/body.js'
import type { FailedAttempt } from '../../src/http/errors.js'
import { endless } from '../support/bound.js'
import { clientOptions } from '../support/client-options.js'
import { expect, test } from '../support/jest.js'
import { VirtualClock } from '../support/virtual-clock.js'

const LIMITS = { maxBytes: 2000, idleMs: 2000, totalMs: 5000 }

/** A message that arrives in pieces, as the socket would bring it. */
const messageOf = (complete = true, headers: IncomingHttpHeaders = {}) =>
  Object.assign(new PassThrough(), { complete, headers }) as unknown as IncomingMessage &
    PassThrough

/** Any bytes, cut anywhere. */
const pieces = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 10 })

test('a whole body is decoded as UTF-8, and any other bytes are refused', async () => {
  await fc.assert(
    fc.asyncProperty(pieces, fc.boolean(), async (chunks, complete) => {
      const message = messageOf(complete)
      const clock = new VirtualClock()
      const reading = readBody(message, clock, LIMITS).catch(
        (error: FailedAttempt) => error.failure,
      )
      for (const chunk of chunks) message.write(chunk)
      message.end()
      const bytes = Buffer.concat(chunks)
      const text = bytes.toString('utf8')
      const isUsable = complete && Buffer.from(text).equals(bytes)
      const expected = isUsable ? text.replace(/^\ufeff/, '') : { type: 'broken-body' }
      expect(await reading).toEqual(expected)
      expect(clock.timers).toBe(0)
    }),
  )
})

test('an excerpt has the bytes that arrived, up to its limit', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: fc.constantFrom('a', 'é', '€', '😀'), maxLength: 60 }),
      fc.integer({ min: 1, max: 30 }),
      async (text, maxBytes) => {
        const message = messageOf(false)
        const reading = readExcerpt(message, new VirtualClock(), { ...LIMITS, maxBytes })
        message.write(text === '' ? ' ' : text)
        message.end()
        const { text: read, isCut } = await reading
        expect(text.startsWith(read) || text === '').toBe(true)
        expect(Buffer.byteLength(read)).toBeLessThanOrEqual(maxBytes)
        expect(isCut).toBe(true)
      },
    ),
  )
})

test.each([
  ['a body of 2000 bytes is read', 'x'.repeat(2000), 2000],
  ['a body of 2001 bytes is refused', 'x'.repeat(2001), 'wrong-shape'],
  ['1000 lists within each other are read', '['.repeat(1000), 1000],
  ['1001 lists within each other are refused', '['.repeat(1001), 'wrong-shape'],
])('%s', async (_, body, end) => {
  const message = messageOf()
  const reading = readBody(message, new VirtualClock(), LIMITS)
  message.write(body.slice(0, 1000))
  message.end(body.slice(1000))
  const length = reading.then((text) => text.length)
  expect(await length.catch((error: FailedAttempt) => error.failure.type)).toBe(end)
})

test('a body that is too long ends the connection', async () => {
  const message = messageOf()
  const reading = readBody(message, new VirtualClock(), LIMITS)
  message.write('x'.repeat(2001))
  await expect(reading).rejects.toThrow('its body is longer than 2000 bytes')
  expect(message.destroyed).toBe(true)
})

test.each<[string, (message: PassThrough, clock: VirtualClock) => void | Promise<void>]>([
  ['an end of the connection', (message) => void message.destroy()],
  ['an error of the connection', (message) => void message.destroy(new Error('ECONNRESET'))],
  ['silence', (_message, clock) => clock.sleep(2001)],
])('%s before the end refuses the body', async (_name, happen) => {
  const message = messageOf(false)
  const clock = new VirtualClock()
  const reading = readBody(message, clock, LIMITS).catch((error: Error) => error)
  message.write('half')
  await clock.sleep(1)
  await happen(message, clock)
  expect(await reading).toMatchObject({ failure: { type: 'broken-body' } })
})

test('an excerpt of too many bytes ends at the limit', async () => {
  const message = messageOf()
  const reading = readExcerpt(message, new VirtualClock(), { ...LIMITS, maxBytes: 10 })
  message.write('0123')
  message.write('456789abc')
  expect(await reading).toEqual({ text: '0123456789', isCut: true })
})

test('a connection that was cut before the body was requested settles the read', async () => {
  const message = messageOf(false)
  message.destroy()
  await once(message, 'close')
  const reading = readBody(message, new VirtualClock(), LIMITS)
  await expect(reading).rejects.toMatchObject({
    message: 'the connection closed before the body was complete',
  })
})

test('a body that drips is cut off by its total time', async () => {
  const message = messageOf(false)
  const clock = new VirtualClock()
  const reading = readBody(message, clock, LIMITS).catch((error: Error) => error)
  for (let second = 0; second < 6; second++) {
    message.write('x')
    await clock.sleep(1000)
  }
  expect(await reading).toMatchObject({
    message: 'its body was not complete after 5 s',
    failure: { type: 'broken-body' },
  })
})

/** Reads an answer with this type and text as an attempt does. */
async function read(type: string, body: string): Promise<string> {
  const clock = new VirtualClock()
  const options = { ...clientOptions(), baseUrl: 'https://queue.test/v1' }
  const attempt = new Attempt(options, endless(clock), endless(clock).atMost(60_000))
  const message = messageOf(true, type === 'no type' ? {} : { 'content-type': type })
  message.end(body)
  return attempt.body(message).finally(() => attempt.done())
}

test.each([
  ['text/html; charset=utf-8', '<p>Sign in'],
  ['Text/HTML', 'Please <A HREF="/login">sign in</A>'],
  ['Application/XHTML+XML', '<?xml version="1.0"?><p/>'],
  ['text/html', '<!-- a comment without an end'],
  ['application/json', '<!DOCTYPE html><p>Sign in'],
  ['application/json', ' <!-- proxy -->\n<HTML lang="en">'],
  ['application/json', '\ufeff<div id="app"></div>'],
  ['application/xml', '<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>'],
  ['text/plain', ' <?XML version="1.0"?><Error/>'],
  ['no type', '<body class="x">'],
])('a page is refused by its type or its text: %j %j', async (type, body) => {
  await expect(read(type, body)).rejects.toMatchObject({
    message: expect.stringMatching(
      `^queue.test answered with ${/\?xml/i.test(body) ? 'XML' : 'an HTML page'}, which`,
    ),
    failure: { type: 'broken-body' },
  })
})

test.each([
  ['text/plain', 'Please <a href="/login">sign in</a>'],
  // Frameworks give this type to any text that they send.
  ['text/html; charset=utf-8', 'OK'],
  ['text/html', 'not found: 2 < 3'],
  ['text/html', ''],
  ['text/html', ' {"prTitle":"Close the <b> of the summary"}'],
  ['text/html', '["<b>"]'],
  ['text/html5', 'a <b>'],
  ['application/json; was="text/html"', 'a <b>'],
])('any other text is returned unchanged: %j %j', async (type, body) => {
  expect(await read(type, body)).toBe(body)
})
