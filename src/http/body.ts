import type { IncomingMessage } from 'node:http'
import type { Clock } from '../shared/clock.js'

/** A body that did not arrive completely, or is not UTF-8 text. */
export class BodyError extends Error {
  override readonly name = 'BodyError'
  /** It exceeds a limit, and would do so again. */
  readonly tooLarge: boolean

  constructor(message: string, options: ErrorOptions & { tooLarge?: boolean } = {}) {
    super(message, options)
    this.tooLarge = options.tooLarge ?? false
  }
}

/** A complete 2xx body that cannot be used; `retryable` when another attempt may help. */
export class UnusableBody extends Error {
  override readonly name = 'UnusableBody'
  readonly retryable: boolean

  constructor(message: string, options: ErrorOptions & { retryable: boolean }) {
    super(message, options)
    this.retryable = options.retryable
  }
}

/** A 2xx answer that is a web page: a sign-in page, a captive portal, the front end of a proxy. */
export class HtmlPage extends Error {
  override readonly name = 'HtmlPage'
}

/** Returns the body, or throws {@link HtmlPage}. */
export function refuseHtml({ headers }: IncomingMessage, body: string): string {
  const isHtml =
    /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '') ||
    /^\s*(<!--.{0,1000}?-->\s*)?<(!doctype\s+html|html|head|body)\b/is.test(body)
  if (!isHtml) return body
  throw new HtmlPage(
    'answered with an HTML page, which comes from something in front of the service',
  )
}

/** How much of a body is read, and for how long. */
export interface BodyLimits {
  readonly maxBytes: number
  /** Most parts, see {@link countParts}; no limit but the bytes where absent. */
  readonly maxParts?: number
  /** Longest time without a byte. */
  readonly idleMs: number
  readonly totalMs: number
  /** Return what fits instead of failing: for an excerpt of an error's body. */
  readonly cut?: boolean
}

/**
 * Reads a body to its end as UTF-8 and settles on every path: end, closed connection, silence, too
 * many bytes. The reader of @actions/http-client never settles when the connection closes early.
 * @throws {BodyError}
 */
export function readBody(
  message: IncomingMessage,
  clock: Clock,
  limits: BodyLimits,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0

    const settle = (
      problem: string | undefined,
      options?: ErrorOptions & { tooLarge?: boolean },
    ) => {
      stopTotal()
      stopIdle()
      message.removeListener('data', onData)
      message.removeListener('end', onEnd)
      message.removeListener('close', onClose)
      // The 'error' listener stays: a socket can fail once more while it is torn down.
      if (problem !== undefined) message.destroy()
      const failure = problem === undefined ? undefined : new BodyError(problem, options)
      if (failure === undefined || limits.cut) {
        try {
          resolve(decode(Buffer.concat(chunks), limits))
        } catch (error) {
          reject(error)
        }
      } else reject(failure)
    }

    const silence = () =>
      clock.timer(limits.idleMs, () => settle(`no data arrived for ${limits.idleMs / 1000} s`))
    const stopTotal = clock.timer(limits.totalMs, () =>
      settle(`it was not complete after ${Math.round(limits.totalMs / 1000)} s`),
    )
    let stopIdle = silence()

    const onData = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > limits.maxBytes) {
        chunks.push(chunk.subarray(0, chunk.length - (bytes - limits.maxBytes)))
        return settle(`it is longer than ${limits.maxBytes} bytes`, { tooLarge: true })
      }
      chunks.push(chunk)
      stopIdle()
      stopIdle = silence()
    }
    const onClose = () => settle('the connection closed before the body was complete')
    // Node may emit `end` for a body that the peer cut short; only `complete` is certain.
    const onEnd = () => (message.complete ? settle(undefined) : onClose())

    message.on('data', onData)
    message.on('end', onEnd)
    message.on('close', onClose)
    message.on('error', (error) =>
      settle(`the connection failed before the body was complete (${error.message})`, {
        cause: error,
      }),
    )
    if (message.destroyed && !message.complete) onClose()
  })
}

function decode(bytes: Buffer, { maxParts, cut = false }: BodyLimits): string {
  if (maxParts !== undefined && bytes.length * CONTAINER > maxParts && countParts(bytes) > maxParts)
    throw new BodyError(`it has more than ${maxParts} values and escapes`, { tooLarge: true })
  try {
    return new TextDecoder('utf-8', { fatal: !cut }).decode(bytes)
  } catch (error) {
    throw new BodyError('it is not UTF-8 text', { cause: error })
  }
}

/** What an object or a list counts itself. */
const CONTAINER = 8

/** What costs time besides bytes: list elements, object fields and escapes count 1 each. */
function countParts(bytes: Buffer): number {
  let parts = 0
  for (const byte of bytes) parts += PARTS[byte] as number
  return parts
}

const PARTS = new Uint8Array(256)
for (const char of ',\\%&') PARTS[char.charCodeAt(0)] = 1
for (const char of '[{') PARTS[char.charCodeAt(0)] = CONTAINER
