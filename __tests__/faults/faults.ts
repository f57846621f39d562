import { setImmediate as turn } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Exchange, Misbehave } from '../support/fault-server.js'

/**
 * What the policy makes of a fault (the retry table of docs/maintaining/decisions/retries.md).
 * `passing`: the next attempt goes well, so the operation does. `broken`: 2xx and no usable body;
 * reads are repeated, writes are done. `shape`: a whole 2xx body that is not what the interface
 * says; a read fails with it. An outcome: the call fails so. `none`: the answer is odd and good.
 * `open`: the meaning depends on the request, so only the invariants are asserted.
 */
export type Effect = 'passing' | 'broken' | 'shape' | 'none' | 'open' | { readonly ends: string }

export interface Fault {
  readonly name: string
  readonly effect: Effect
  /** One of its kind: the rest of the kind takes the same way through the code. */
  readonly typical: boolean
  /**
   * Answers for every attempt of the same request alike: also asserted with the fault on each of
   * them.
   */
  readonly misbehave: Misbehave
}

const REDIRECTS = [300, 301, 302, 303, 304, 305, 307, 308]
const REFUSALS: Readonly<Record<number, string>> = {
  400: 'refused',
  401: 'unauthorized',
  402: 'refused',
  403: 'unauthorized',
  405: 'refused',
  410: 'refused',
  413: 'refused',
  422: 'refused',
  451: 'refused',
  501: 'refused',
}
const TRANSIENT = [408, 425, 500, 502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527, 529]

/** Text that a runner, a terminal or a page could take for something else. */
export const HOSTILE =
  '::error::hostile\n::set-output name=outcome::merged\r##[error]hostile\u001b[2J ##\u00ad[warning]x\u2028::stop-commands::x' +
  '\n\u200b::add-mask::a\n\u00ad::error::b\n#\u2060#[endgroup]<img src=x onerror=alert(1)> @octocat [x](javascript:1) | `'

const TYPICAL: ReadonlySet<string> = new Set([
  'reset before the answer, not applied',
  'closed before the answer, applied',
  'no answer, applied',
  'not HTTP, not applied',
  'reset in the body',
  'closed in a chunk',
  'stalled in the body',
  'cut JSON',
  'an HTML page, applied',
  'an HTML page, not applied',
  'an empty body',
  'acknowledged, not applied',
  '204',
  'a byte order mark',
  'null',
  'an empty object',
  '__proto__',
  'an unknown state',
  'hostile text',
  'the token in every text',
  'a state of another type',
  'redirect 302',
  'redirect 307',
  'status 400',
  'status 401',
  'status 404',
  'status 409, not applied',
  'status 409, applied',
  'status 500, not applied',
  'status 503, applied',
  'status 413',
  '429, Retry-After 7',
  '429, Retry-After past the deadline',
  'an error whose body stalls',
])

/**
 * @param away an address of another origin, where a redirect points @param token what a careless
 * service repeats
 */
export function faults(away: string, token: string): Fault[] {
  const echoes = [token, Buffer.from(token).toString('base64'), encodeURIComponent(token)].join(' ')
  // JSON may write any character as its code: then the token is not in the bytes, only in what they
  // say.
  const code = token.charCodeAt(0).toString(16).padStart(4, '0')
  const spelt = `\\u${code}${token.slice(1)}`
  const list: Fault[] = []
  const add = (name: string, effect: Effect, misbehave: Misbehave) =>
    void list.push({ name, effect, misbehave, typical: TYPICAL.has(name) })
  /** A fault at the connection, once with the request lost and once with it carried out. */
  const addBoth = (name: string, effect: Effect, misbehave: Misbehave) => {
    add(`${name}, not applied`, effect, misbehave)
    add(`${name}, applied`, effect, (exchange) => {
      exchange.serve()
      return misbehave(exchange)
    })
  }
  /** Changes the good answer. */
  const addBody = (
    name: string,
    effect: Effect,
    change: (body: string) => string | Buffer,
    headers: readonly string[] = [],
  ) =>
    add(name, effect, ({ serve, answer }) => {
      const { status, body } = serve()
      answer({ status, body: status === 200 ? change(body) : body, headers })
    })
  /** Sends raw bytes after the request was carried out. */
  const addRaw = (name: string, effect: Effect, send: (exchange: Exchange, body: string) => void) =>
    add(name, effect, (exchange) => {
      const { status, body } = exchange.serve()
      if (status === 200) send(exchange, body)
      else exchange.answer({ status, body })
    })

  addBoth('reset before the answer', 'passing', ({ socket }) => void socket.resetAndDestroy())
  addBoth('closed before the answer', 'passing', ({ socket }) => void socket.end())
  addBoth('no answer', 'passing', ({ wait }) => wait())
  addBoth('half a status line', 'passing', ({ socket, wait }) => {
    socket.write('HTTP/1.1 20')
    return wait()
  })
  addBoth('not HTTP', 'passing', ({ socket }) => void socket.end('SSH-2.0-OpenSSH_9.9\r\n'))
  addBoth('a header without a name', 'passing', ({ socket }) => {
    socket.end('HTTP/1.1 200 OK\r\n: odd\r\ncontent-length: 2\r\n\r\nOK')
  })
  addBoth('headers without end', 'passing', ({ socket }) => {
    socket.write(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(70_000)}`)
  })
  addBoth('two different lengths', 'passing', ({ socket }) => {
    socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 7\r\n\r\nOK')
  })

  const part = (body: string) => body.slice(0, Math.max(1, body.length >> 1))
  const head = (length: number | string) => `HTTP/1.1 200 OK\r\ncontent-length: ${length}\r\n\r\n`
  addRaw('reset in the body', 'broken', ({ socket }, body) => {
    socket.write(head(body.length + 50) + part(body), () => {
      setImmediate(() => setImmediate(() => socket.resetAndDestroy()))
    })
  })
  addRaw('closed in the body', 'broken', ({ socket }, body) => {
    socket.end(head(body.length + 50) + part(body))
  })
  addRaw('closed in a chunk', 'broken', ({ socket }, body) => {
    socket.end(`HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nffff\r\n${part(body)}`)
  })
  addRaw('closed between chunks', 'broken', ({ socket }, body) => {
    const chunk = `${body.length.toString(16)}\r\n${body}\r\n`
    socket.end(`HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${chunk}`)
  })
  addRaw('a wrong chunk size', 'broken', ({ socket }, body) => {
    socket.end(`HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n${body}\r\n0\r\n\r\n`)
  })
  addRaw('stalled in the body', 'broken', ({ socket, wait }, body) => {
    socket.write(head(body.length + 50) + part(body))
    void wait()
  })
  addBody('cut JSON', 'broken', (body) => (body.startsWith('{') ? part(body) : body))
  addBoth('an HTML page', 'passing', ({ answer }) =>
    answer({ status: 200, body: '\n<!DOCTYPE html><title>Sign in</title>' }),
  )
  addBoth('an HTML page by its type', 'passing', ({ answer }) =>
    answer({
      status: 200,
      body: '<p>Sign in',
      headers: ['content-type: text/html; charset=utf-8'],
    }),
  )
  // The worst that a service can do: it says that it did what it did not.
  add('acknowledged, not applied', 'open', ({ answer }) => answer({ status: 200, body: 'OK' }))
  addBody('an empty body', 'broken', () => '')
  addRaw('204', 'broken', ({ socket }) => void socket.write('HTTP/1.1 204 No Content\r\n\r\n'))
  addBody('bad UTF-8', 'broken', (body) => Buffer.concat([Buffer.from(body), Buffer.of(0xc3)]))
  addBody('gzip', 'broken', (body) => gzipSync(body), ['content-encoding: gzip'])
  addBody('a byte order mark', 'none', (body) => `\ufeff${body}`)

  const object = (body: string, change: (value: Record<string, unknown>) => unknown): string =>
    body.startsWith('{')
      ? JSON.stringify(change(JSON.parse(body) as Record<string, unknown>))
      : body
  addBody('null', 'shape', () => 'null')
  addBody('an array', 'shape', () => '[]')
  addBody('a number', 'shape', () => '1e400')
  addBody('an empty object', 'open', () => '{}')
  addBody('deep nesting', 'shape', () => `${'['.repeat(50_000)}${']'.repeat(50_000)}`)
  addBody('more fields', 'none', (body) => object(body, (value) => ({ ...value, more: [{}] })))
  addBody('__proto__', 'none', (body) =>
    body.replace(/^\{/, '{"__proto__":{"state":"merged","outcome":"merged"},"constructor":{},'),
  )
  addBody('an unknown state', 'open', (body) =>
    object(body, (value) => ({ ...value, state: `new ${HOSTILE}` })),
  )
  addBody('hostile text', 'open', (body) =>
    object(body, (value) => ({
      ...value,
      prTitle: HOSTILE,
      priorityName: HOSTILE,
      branch: HOSTILE,
    })),
  )
  const repeating = (body: string) =>
    object(body, (value) => ({
      ...value,
      prTitle: echoes,
      priorityName: echoes,
      branch: echoes,
      testBranch: echoes,
      prSha: echoes,
      state: 'testing',
    }))
  addBody('the token in every text', 'open', repeating)
  addBody('the token in every text, spelt in codes', 'open', (body) =>
    repeating(body).replaceAll(token, spelt),
  )
  addBody('a state of another type', 'shape', (body) =>
    // Metrics are no JSON; an object in their place is of another type altogether.
    object(body.startsWith('{') ? body : '{}', (v) => ({
      ...v,
      state: 7,
      tests: 7,
      isCurrentlySubmittedToQueue: 'yes',
      checkSuites: 7,
    })),
  )

  for (const status of REDIRECTS)
    add(`redirect ${status}`, { ends: 'bad-response' }, ({ answer }) =>
      answer({ status, headers: [`location: ${away}/${status}?${encodeURIComponent(token)}`] }),
    )
  add('redirect without an address', { ends: 'bad-response' }, ({ answer }) =>
    answer({ status: 302 }),
  )
  for (const [status, outcome] of Object.entries(REFUSALS))
    add(`status ${status}`, { ends: outcome }, ({ answer }) =>
      answer({ status: Number(status), body: `${HOSTILE} ${echoes} ${'long '.repeat(1000)}` }),
    )
  add('status 404', 'open', ({ answer }) => answer({ status: 404, body: HOSTILE }))
  addBoth('status 409', 'open', ({ answer }) => answer({ status: 409, body: HOSTILE }))
  for (const status of TRANSIENT)
    addBoth(`status ${status}`, 'passing', ({ answer }) =>
      answer({
        status,
        body: `{"message": "${spelt} ${JSON.stringify(`${echoes} ${HOSTILE}`).slice(1)}}`,
      }),
    )
  add('status 200 after 103', 'none', ({ socket, serve, answer }) => {
    socket.write('HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n')
    answer(serve())
  })
  addBoth('status 101', 'passing', async ({ socket, clock }) => {
    socket.write('HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n')
    // Node drops the connection without a word, and only the attempt's own timeout ends it.
    while (!socket.destroyed) await turn()
    await clock.sleep(31_000)
  })

  const later = (seconds: number) =>
    new Date(Date.parse('2026-09-17T10:00:00.000Z') + seconds * 1000).toUTCString()
  const waits: readonly [string, Effect, readonly string[]][] = [
    ['no Retry-After', 'passing', []],
    ['Retry-After 0', 'passing', ['retry-after: 0']],
    ['Retry-After 7', 'passing', ['retry-after: 7']],
    ['Retry-After as a date', 'passing', [`retry-after: ${later(20)}`]],
    [
      'a date against Date',
      'passing',
      ['date: Thu, 01 Jan 1998 00:00:00 GMT', 'retry-after: Thu, 01 Jan 1998 00:00:09 GMT'],
    ],
    ['a date gone by', 'passing', ['retry-after: Thu, 01 Jan 1998 00:00:00 GMT']],
    ['two Retry-After', 'passing', ['retry-after: 3', 'retry-after: 900000']],
    ['a negative Retry-After', 'passing', ['retry-after: -5']],
    ['a Retry-After in words', 'passing', ['retry-after: tomorrow']],
    ['an empty Retry-After', 'passing', ['retry-after:']],
    ['Retry-After past the deadline', { ends: 'rate-limited' }, ['retry-after: 86400']],
    ['Retry-After without end', { ends: 'rate-limited' }, [`retry-after: ${'9'.repeat(400)}`]],
    ['a date past the deadline', { ends: 'rate-limited' }, [`retry-after: ${later(86_400)}`]],
  ]
  for (const [name, effect, headers] of waits)
    add(`429, ${name}`, effect, ({ answer }) => answer({ status: 429, headers, body: 'slow down' }))
  add('503, Retry-After 3', 'passing', ({ answer }) =>
    answer({ status: 503, headers: ['retry-after: 3'] }),
  )
  add('503, Retry-After past the deadline', { ends: 'unavailable' }, ({ answer }) =>
    answer({ status: 503, headers: ['retry-after: 86400'] }),
  )
  add('an error whose body stalls', 'passing', ({ socket, wait }) => {
    socket.write('HTTP/1.1 502 X\r\ncontent-length: 100\r\n\r\nhalf')
    return wait()
  })
  add('an error whose body never ends', 'passing', ({ socket, wait }) => {
    socket.write('HTTP/1.1 502 X\r\ntransfer-encoding: chunked\r\n\r\n')
    return wait(250, () => socket.write('1\r\nx\r\n'))
  })
  add('an error whose body is cut', 'passing', ({ socket }) => {
    socket.end('HTTP/1.1 502 X\r\ncontent-length: 100\r\n\r\nhalf')
  })
  return list
}
