/** What a failed call says: its kind, what came back, and what to do next. */
import type { ServerResponse } from 'node:http'
import { Attempt } from '../../src/http/attempt.js'
import { type HttpError, kindOf } from '../../src/http/errors.js'
import { describeStatus } from '../../src/http/messages.js'
import type { Failure } from '../../src/http/retry.js'
import { redactor } from '../../src/runner/secrets.js'
import { remedyFor } from '../../src/service/remedies.js'
import { getQueue } from '../../src/service/requests.js'
import { queueRef } from '../../src/shared/references.js'
import { endless } from '../support/bound.js'
import { clientOptions } from '../support/client-options.js'
import { describe, expect, test } from '../support/jest.js'
import { passing, serving } from '../support/serving.js'
import { VirtualClock } from '../support/virtual-clock.js'

const READ = getQueue(queueRef({ host: 'github.com', owner: 'octo-org', name: 'orion' }, 'main'))

describe('an answer outside 2xx', () => {
  test.each([
    [300, 'bad-response', 'a redirect would carry your token away'],
    [399, 'bad-response', 'a redirect would carry your token away'],
    [400, 'refused', "Read Trunk's answer"],
    [401, 'unauthorized', 'is for version 1 of the API'],
    [403, 'unauthorized', '`repository` belongs to its organization'],
    [404, 'not-found', '`target-branch`'],
    [407, 'refused', '`https_proxy`'],
    [408, 'unavailable', 'Check that Trunk is up'],
    [413, 'refused', "Read Trunk's answer"],
    [429, 'rate-limited', '`retry-timeout-seconds`'],
    [500, 'unavailable', 'Check that Trunk is up'],
    [501, 'refused', 'does not have this operation'],
    [599, 'unavailable', 'Check that Trunk is up'],
  ])('HTTP %i is %s', async (status, kind, remedy) => {
    await using server = await serving((response) => void response.writeHead(status).end('no'))
    const failing = server.transport.read(READ, (body) => body, { attempts: 1 })
    await expect(failing).rejects.toMatchObject({
      kind,
      status,
      mayHaveApplied: false,
      explanation: {
        request: 'POST /getQueue for the queue octo-org/orion@main',
        problem: `HTTP ${status}: no`,
        remedy: expect.stringContaining(remedy),
      },
    })
  })

  test('the remedy for 404 names what the request names', () => {
    const gone: Failure = { type: 'status', status: 404 }
    expect(remedyFor('not-found', gone, '/flaky-tests/list-unhealthy-tests')).toContain(
      '`org-slug`',
    )
    const metrics = remedyFor('not-found', gone, '/getMergeQueueMetrics?repo=octo-org/orion')
    expect(metrics).toContain('the repository has a queue')
    expect(metrics).not.toContain('`target-branch`')
  })

  const shownAs = (status: number, location: string | undefined, text: string) =>
    describeStatus(status, location, { text, isCut: false }, (said) => said)
  const AWAY = 'https://away.example:8443'

  test.each([
    [302, `${AWAY}/login?token=x`, `HTTP 302 to ${AWAY}`],
    [302, '/login', 'HTTP 302 to a relative address'],
    [399, `${AWAY}/`, `HTTP 399 to ${AWAY}`],
    [299, `${AWAY}/`, 'HTTP 299'],
    [400, `${AWAY}/`, 'HTTP 400'],
  ])('HTTP %i with the location %s is shown as: %s', (status, location, shown) => {
    expect(shownAs(status, location, '')).toBe(shown)
    expect(shownAs(status, location, 'no')).toBe(`${shown}: no`)
  })

  test.each([
    ['{"message":"too long"}', 'HTTP 302: too long'],
    ['{"message":"a","errors":[]}', 'HTTP 302: {"message":"a","errors":[]}'],
    [' a \n\n b\t', 'HTTP 302: a b'],
    ['x'.repeat(500), `HTTP 302: ${'x'.repeat(500)}`],
    ['x'.repeat(501), `HTTP 302: ${'x'.repeat(499)}…`],
    ['null', 'HTTP 302: null'],
  ])('HTTP 302 with the body %j is shown as: %s', (body, shown) => {
    expect(shownAs(302, undefined, body)).toBe(shown)
  })
})

describe('the token in an answer', () => {
  const refused = async (token: string, answer: (response: ServerResponse) => void) => {
    await using server = await serving(
      (response) => answer(Object.assign(response, { statusCode: 400 })),
      {
        redact: redactor([token]),
      },
    )
    const failing = server.transport.read(READ, (body) => body)
    const error = await passing(server.clock, failing).catch((thrown: unknown) => thrown)
    return (error as HttpError).explanation.problem
  }

  test('an answer that is read is data, which nothing changes', async () => {
    const token = 'tok3n.0f.the.t3st'
    await using server = await serving((response) => void response.end(`Hello, ${token}`), {
      redact: redactor([token]),
    })
    expect(await server.transport.read(READ, (body) => body)).toBe(`Hello, ${token}`)
  })

  test.each(['content-length', 'chunks'])('a whole text keeps its end (%s)', async (framing) => {
    const problem = await refused('d-3n-0f-the-t3st', (response) => {
      if (framing === 'chunks') response.write('The pull request ')
      response.end(framing === 'chunks' ? 'is closed' : 'The pull request is closed')
    })
    expect(problem).toBe('HTTP 400: The pull request is closed')
  })

  const padding = ' '.repeat(16 * 1024 - 3)
  test.each<[string, string, (response: ServerResponse) => void]>([
    ['too long', 'tok3n.0f.the.t3st', (response) => response.end(`${padding}tok3n.0f.the.t3st`)],
    [
      'too long, within a character',
      'tö3n.0f.the.t3st',
      (response) => response.end(`${padding} tö`),
    ],
    [
      'broken off',
      'tok3n.0f.the.t3st',
      (response) => void response.write('tok', () => response.destroy()),
    ],
    ['silent', 'tok3n.0f.the.t3st', (response) => void response.write('tok')],
    [
      'ended with its connection, so that it may be cut',
      'tok3n.0f.the.t3st',
      (response) => {
        response.socket?.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\ntok')
      },
    ],
  ])('no beginning of it is left of a text that is %s', async (_name, token, answer) => {
    expect(await refused(token, answer)).toBe('HTTP 400: ***')
  })
})

test.each([
  ['timed-out', 'Check that Trunk is up'],
  ['bad-response', 'Check that `api-url` is the address of Trunk'],
  ['unknown-outcome', 'the queue before you run the step again.'],
  ['aborted', 'Run the step again if you still need it.'],
  ['invalid-input', 'Correct your workflow'],
] as const)('what to do about %s', (kind, words) => {
  expect(remedyFor(kind, { type: 'broken-body' }, '/getQueue')).toContain(words)
})

test.each<[Failure, string]>([
  [{ type: 'not-sent' }, 'unavailable'],
  [{ type: 'misconfigured', why: 'proxy' }, 'unavailable'],
  [{ type: 'no-answer', timedOut: true }, 'timed-out'],
  [{ type: 'no-answer', timedOut: false }, 'unavailable'],
  [{ type: 'broken-body' }, 'bad-response'],
  [{ type: 'wrong-shape' }, 'bad-response'],
  [{ type: 'status', status: 403, limited: true }, 'rate-limited'],
])('%j is %s', (failure, kind) => {
  expect(kindOf(failure)).toBe(kind)
})

const explain = (code: string, message = '', connected = true) => {
  const clock = new VirtualClock()
  const options = { ...clientOptions(), baseUrl: 'https://queue.test/v1' }
  const attempt = new Attempt(options, endless(clock), endless(clock).atMost(60_000))
  if (connected) attempt.answered()
  const error = Object.assign(new Error(message), { code })
  const { failure, message: problem, cause } = attempt.explain(error)
  attempt.done()
  expect(cause).toBe(error)
  return { failure, problem }
}

describe('an error of the network', () => {
  test.each([
    'CERT_HAS_EXPIRED',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'HOSTNAME_MISMATCH',
    'INVALID_CA',
    'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION',
    'ERR_SSL_HTTP_REQUEST_TOO_LONG',
    'ERR_SSL_NO_HTTP_REQUEST',
    'CRL_HAS_EXPIRED',
    'ERROR_IN_CERT_NOT_AFTER_FIELD',
    'PATH_LENGTH_EXCEEDED',
  ])('%s is a certificate that no retry will change', (code) => {
    for (const connected of [true, false]) {
      const { failure, problem } = explain(code, 'bad', connected)
      expect(failure).toEqual({ type: 'misconfigured', why: 'certificate' })
      expect(problem).toBe(`the connection to queue.test failed (${code})`)
    }
    expect(remedyFor('unavailable', { type: 'misconfigured', why: 'certificate' }, '/')).toContain(
      'NODE_EXTRA_CA_CERTS',
    )
  })

  test.each([
    ['ENOTFOUND', ''],
    ['ERR_SSL_WRONG_VERSION_NUMBER', ''],
    ['ERR_SSL_PACKET_LENGTH_TOO_LONG', ''],
    ['ERR_SSL_HTTP_REQUEST', ''],
    ['EPROTO', 'ssl routines: wrong version number'],
    ['EPROTO', 'ssl routines: packet length too long'],
    ['EPROTO', 'ssl routines: http request'],
  ])('%s %s is probably a typo', (code, message) => {
    expect(explain(code, message).failure).toEqual({ type: 'not-sent', typo: true })
  })

  test('other errors depend on whether there was a connection', () => {
    for (const code of ['ECONNRESET', 'EPROTO', 'MY_CERT_STORE', '']) {
      expect(explain(code, 'tls alert').failure).toEqual({ type: 'no-answer', timedOut: false })
      expect(explain(code, 'tls alert', false).failure).toEqual({ type: 'not-sent' })
    }
    const unrelated = 'no tunneling socket could not be established'
    expect(explain('ECONNRESET', unrelated).failure).toMatchObject({ type: 'no-answer' })
    expect(explain('', 'socket hang up').problem).toBe(
      'the connection to queue.test failed (socket hang up)',
    )
  })

  test.each([
    ['tunneling socket could not be established, statusCode=400', 'HTTP 400', false],
    ['tunneling socket could not be established, statusCode=4010', 'HTTP 4010', false],
    ['tunneling socket could not be established, statusCode=401', 'HTTP 401', true],
    ['tunneling socket could not be established, statusCode=407', 'HTTP 407', true],
    ['tunneling socket could not be established, statusCode=408', 'HTTP 408', false],
    ['got illegal response body from proxy', 'no usable answer', false],
  ])('%s: the proxy refused', (message, words, final) => {
    const { failure, problem } = explain('ECONNRESET', message)
    expect(problem).toBe(`the proxy refused to connect to queue.test (${words})`)
    expect(failure).toEqual(final ? { type: 'misconfigured', why: 'proxy' } : { type: 'not-sent' })
    const remedy = remedyFor('unavailable', failure, '/')
    expect(remedy.includes('`no_proxy`')).toBe(final)
  })
})

test('an error of the network of which the proxy is the cause names the proxy and its inputs', () => {
  const { failure, problem } = explain(
    'ECONNRESET',
    'tunneling socket could not be established, cause=connect ECONNREFUSED 127.0.0.1:9',
  )
  expect(problem).toBe(
    'the proxy for queue.test could not be reached (connect ECONNREFUSED 127.0.0.1:9)',
  )
  expect(failure).toMatchObject({ type: 'not-sent' })
  expect(remedyFor('unavailable', failure, '/')).toContain('`https_proxy`')
})

test('a retry and the error after it say which attempt it was, and when', async () => {
  const retries: string[] = []
  await using server = await serving((response) => void response.writeHead(503).end('busy'), {
    onRetry: (message) => retries.push(message),
  })
  await expect(server.transport.read(READ, (body) => body, { attempts: 3 })).rejects.toMatchObject({
    explanation: { problem: 'HTTP 503: busy (attempt 3, after 0.8 s)' },
  })
  const call = 'POST /getQueue for the queue octo-org/orion@main: HTTP 503: busy; trying again in'
  expect(retries).toEqual([`${call} 0.3 s`, `${call} 0.5 s`])
})

test.each([
  [3, [], '2'],
  [
    5,
    ['Attempt 4, after 1.8 s; trying again in 2 s', 'Attempt 5, after 3.8 s; trying again in 4 s'],
    '8',
  ],
])('after the third of %d equal retries the others are a group', async (equal, group, next) => {
  const retries: unknown[][] = []
  let answers = 0
  await using server = await serving(
    (response) => void response.writeHead(answers++ < equal ? 503 : 500).end('busy'),
    { onRetry: (...retry) => retries.push(retry) },
  )
  const work = server.transport.read(READ, (body) => body, { attempts: equal + 2 })
  await expect(work).rejects.toThrow()
  const call = 'POST /getQueue for the queue octo-org/orion@main'
  expect(retries).toEqual([
    [`${call}: HTTP 503: busy; trying again in 0.3 s`],
    [`${call}: HTTP 503: busy; trying again in 0.5 s`],
    [`${call}: HTTP 503: busy; trying again in 1 s`],
    ...(group.length > 0 ? [[`${call}: HTTP 503: busy (${group.length} more)`, group]] : []),
    [`${call}: HTTP 500: busy; trying again in ${next} s`],
  ])
})

test.each([
  ['is answered', 200, 'done'],
  ['is refused', 404, 'not-found'],
])('the group of a call that %s in the end is written, too', async (_, status, end) => {
  const retries: unknown[][] = []
  let answers = 0
  await using server = await serving(
    (response) => void response.writeHead(answers++ < 4 ? 503 : status).end('done'),
    { onRetry: (...retry) => retries.push(retry) },
  )
  const work = server.transport.read(READ, (body) => body, { attempts: 6 })
  expect(await work.catch(({ kind }: HttpError) => kind)).toBe(end)
  expect(retries.slice(3)).toEqual([
    [
      'POST /getQueue for the queue octo-org/orion@main: HTTP 503: done (1 more)',
      ['Attempt 4, after 1.8 s; trying again in 2 s'],
    ],
  ])
})

test.each([
  ['9'.repeat(400), '; it asks for a pause of a year or more, but only 5 s are left'],
  ['5', '; it asks for a pause of 5 s, but only 5 s are left'],
])('a service that asks to wait %s s, beyond the time for the call', async (retryAfter, why) => {
  await using server = await serving(
    (response) => void response.writeHead(429, { 'retry-after': retryAfter }).end('slow'),
    { retryTimeoutMs: 5000 },
  )
  await expect(server.transport.read(READ, (body) => body)).rejects.toMatchObject({
    kind: 'rate-limited',
    explanation: { problem: `HTTP 429: slow${why}` },
  })
  expect(server.clock.elapsed).toBe(0)
})

test('a call whose time is used up says how long that was, and which input sets it', async () => {
  await using server = await serving((response) => void response.writeHead(500).end('down'), {
    retryTimeoutMs: 1000,
    timeoutInput: 'retry-timeout-seconds',
  })
  await expect(server.transport.read(READ, (body) => body)).rejects.toMatchObject({
    explanation: {
      problem: 'HTTP 500: down; gave up after 3 attempts in 1 s (`retry-timeout-seconds`)',
    },
  })
  const patience = server.deadline.atMost(0)
  await expect(server.transport.read(READ, (body) => body, { patience })).rejects.toMatchObject({
    kind: 'timed-out',
    explanation: { problem: 'it was not sent, because no time was left for it' },
  })
})

test('a pause that ends after the deadline changes nothing of what is said', async () => {
  const clock = new (class extends VirtualClock {
    override sleep(ms: number, signal?: AbortSignal): Promise<void> {
      return super.sleep(ms + 1000, signal)
    }
  })()
  await using server = await serving((response) => void response.writeHead(500).end('down'), {
    clock,
    retryTimeoutMs: 1000,
  })
  await expect(server.transport.read(READ, (body) => body)).rejects.toMatchObject({
    kind: 'unavailable',
    explanation: { problem: 'HTTP 500: down; gave up after 1 s' },
  })
})
