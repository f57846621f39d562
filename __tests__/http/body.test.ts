import { once } from 'node:events'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import fc from 'fast-check'
import { Attempt } from '../../src/http/attempt.js'
import { readBody, readExcerpt } from '../../src/http/body.js'
import { Deadline } from '../../src/shared/clock.js'
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
      else expect(body).toMatchObject({ failure: { type: 'broken-body' } })
    }),
  )
})

test('a glance returns what arrived, and never more than its limit', async () => {
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

test('too many bytes are refused as such', async () => {
  const message = messageOf()
  const reading = readBody(message, new VirtualClock(), LIMITS)
  message.write('x'.repeat(2001))
  await expect(reading).rejects.toMatchObject({ failure: { type: 'wrong-shape' } })
  expect(message.destroyed).toBe(true)
})

test('a body is refused if it is nested too deeply', async () => {
  const read = async (depth: number) => {
    const message = messageOf()
    const reading = readBody(message, new VirtualClock(), LIMITS)
    message.end('['.repeat(depth))
    return reading
  }
  expect(await read(1000)).toHaveLength(1000)
  await expect(read(1001)).rejects.toMatchObject({ failure: { type: 'wrong-shape' } })
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
  expect(await reading).toMatchObject({ failure: { type: 'broken-body' } })
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
async function read(type: string | undefined, body: string): Promise<string> {
  const clock = new VirtualClock()
  const options = { ...clientOptions(clock), baseUrl: 'https://queue.test/v1' }
  const attempt = new Attempt(options, new Deadline(clock, 60_000))
  const message = messageOf(true, { 'content-type': type })
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
  ['text/plain', '<header>Sign in</header>'],
  ['text/plain', '<script>location = "/login"</script>'],
  ['application/json', '\ufeff<div id="app"></div>'],
  ['application/xml', '<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>'],
  [undefined, '<body class="x">'],
])('a page is refused, whether its type or its text says so: %j %j', async (type, body) => {
  await expect(read(type, body)).rejects.toMatchObject({
    message: expect.stringMatching(/^queue\.test answered with (an HTML page|XML), which/),
    failure: { type: 'broken-body' },
  })
})

test.each([
  ['application/json', '{"name":"<html>"}'],
  ['text/plain', 'Please <a href="/login">sign in</a>'],
  [undefined, 'OK'],
  // Frameworks give this type to any text that they send.
  ['text/html; charset=utf-8', 'OK'],
  ['text/html', 'not found: 2 < 3'],
  ['text/html', ''],
  ['text/html', ' {"prTitle":"Close the <b> of the summary"}'],
  ['text/html', '["<b>"]'],
])('anything else is given back as it is: %j %j', async (type, body) => {
  expect(await read(type, body)).toBe(body)
})
