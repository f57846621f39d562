import type { IncomingMessage } from 'node:http'
import type { Clock } from '../shared/clock.js'

/** A body that did not arrive completely, or is not UTF-8 text. */
export class BodyError extends Error {
  override readonly name = 'BodyError'
  /** It exceeds the byte limit, and would do so again. */
  readonly tooLong: boolean

  constructor(message: string, options: ErrorOptions & { tooLong?: boolean } = {}) {
    super(message, options)
    this.tooLong = options.tooLong ?? false
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
      options?: ErrorOptions & { tooLong?: boolean },
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
          resolve(decode(chunks, limits.cut === true))
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
        return settle(`it is longer than ${limits.maxBytes} bytes`, { tooLong: true })
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

function decode(chunks: readonly Buffer[], lenient: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: !lenient }).decode(Buffer.concat(chunks))
  } catch (error) {
    throw new BodyError('it is not UTF-8 text', { cause: error })
  }
}
