import type { IncomingMessage } from 'node:http'
import type { Clock } from '../shared/clock.js'
import { isTooDeep, TOO_DEEP } from '../shared/parse-limits.js'
import { UnusableBody } from './errors.js'

/** How much of a body is read, and for how long. */
interface BodyLimits {
  readonly maxBytes: number
  /** Longest time without a byte. */
  readonly idleMs: number
  readonly totalMs: number
}

/**
 * Reads a body to its end as UTF-8.
 * @throws {UnusableBody}
 */
export async function readBody(
  message: IncomingMessage,
  clock: Clock,
  limits: BodyLimits,
): Promise<string> {
  const { bytes, failure } = await readBytes(message, clock, limits)
  if (failure !== undefined) throw failure
  if (isTooDeep(bytes)) throw new UnusableBody('wrong-shape', `its body has ${TOO_DEEP}`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new UnusableBody('broken-body', 'its body is not UTF-8 text', cause)
  }
}

/** The beginning of a body. `isCut` is false only if it is certainly the whole body. */
export interface Excerpt {
  readonly text: string
  readonly isCut: boolean
}

/** Reads the beginning of a body, for a message. */
export async function readExcerpt(
  message: IncomingMessage,
  clock: Clock,
  limits: BodyLimits,
): Promise<Excerpt> {
  const { bytes, failure } = await readBytes(message, clock, limits)
  return {
    // `stream` drops an incomplete character at the end.
    text: new TextDecoder().decode(bytes, { stream: true }),
    isCut: failure !== undefined || !isFramed(message),
  }
}

/** True if we can see that a body was cut: without these headers, it just ends (RFC 9112, 6.3). */
export const isFramed = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/**
 * Reads until the end, or until the connection closes or a limit is reached. The reader of
 * @actions/http-client never settles when the connection closes early.
 * @returns the bytes that arrived, and why they are not the whole body
 */
function readBytes(
  message: IncomingMessage,
  clock: Clock,
  { maxBytes, idleMs, totalMs }: BodyLimits,
): Promise<{ readonly bytes: Buffer; readonly failure: UnusableBody | undefined }> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let bytes = 0

    const settle = (failure?: UnusableBody) => {
      stopTotal()
      stopIdle()
      message.removeListener('data', onData)
      message.removeListener('close', onClose)
      // Keep the 'error' listener: a socket can fail once more while it is torn down.
      if (failure !== undefined) message.destroy()
      resolve({ bytes: Buffer.concat(chunks), failure })
    }
    const fail = (problem: string, cause?: unknown) =>
      settle(new UnusableBody('broken-body', problem, cause))
    const silence = () => clock.timer(idleMs, () => fail(`no data arrived for ${idleMs / 1000} s`))
    const stopTotal = clock.timer(totalMs, () =>
      fail(`its body was not complete after ${Math.round(totalMs / 1000)} s`),
    )
    let stopIdle = silence()

    const onData = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > maxBytes) {
        chunks.push(chunk.subarray(0, chunk.length - (bytes - maxBytes)))
        return settle(new UnusableBody('wrong-shape', `its body is longer than ${maxBytes} bytes`))
      }
      chunks.push(chunk)
      stopIdle()
      stopIdle = silence()
    }
    const onClose = () => fail('the connection closed before the body was complete')
    // Node may emit `end` for a body that the peer cut short; only `complete` is certain.
    const onEnd = () => (message.complete ? settle() : onClose())

    message.on('data', onData)
    message.on('end', onEnd)
    message.on('close', onClose)
    message.on('error', (error) =>
      fail(`the connection failed before the body was complete (${error.message})`, error),
    )
    if (message.destroyed && !message.complete) onClose()
  })
}
