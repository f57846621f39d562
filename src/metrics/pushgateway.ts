import type { IncomingMessage } from 'node:http'
import { HttpClient } from '@actions/http-client'
import { readBody } from '../http/body.js'
import { excerpt } from '../http/errors.js'
import { backoffMs, isTransient } from '../http/retry.js'
import { credentialSecrets, redactor } from '../runner/secrets.js'
import { type Clock, Deadline } from '../shared/clock.js'
import { ActionError, DryRunError, type ErrorKind } from '../shared/errors.js'
import type { Redact } from '../shared/text.js'
import { groupPath, type PushGroup } from './groups.js'
import type { Pushgateway } from './pushgateway-url.js'
import { writeExposition } from './write.js'

/** One push with its attempts, in milliseconds. */
const PUSH_MS = 60_000
/** One attempt until its status line. */
const ATTEMPT_MS = 15_000

interface PushContext {
  readonly clock: Clock
  readonly random: () => number
  readonly signal: AbortSignal
  /** Refuse to push. */
  readonly dryRun: boolean
  readonly log: { info(message: string): void }
}

/**
 * Pushes a group with PUT, which replaces what was pushed under the same key and nothing else. Doing it again changes nothing, so an
 * attempt that may have arrived is tried again.
 *
 * @throws {ActionError} `unavailable`, `timed-out`, `unauthorized`, `refused` or `bad-response`; a {@link DryRunError} in a dry run
 */
export async function pushGroup(
  context: PushContext,
  gateway: Pushgateway,
  group: PushGroup,
): Promise<void> {
  const { clock, random, signal, dryRun, log } = context
  const deadline = new Deadline(clock, PUSH_MS)
  const request = `PUT ${gateway.url}${groupPath(group)}`
  if (dryRun) throw new DryRunError(request)
  const body = writeExposition(group.families)
  for (let attempt = 0; ; attempt++) {
    const answer = await put(context, gateway, group, body)
    if (answer.ok) return
    const pause = backoffMs('repeatable', attempt, random(), undefined)
    if (!answer.transient || pause >= deadline.remainingMs || signal.aborted)
      throw new ActionError(
        answer.kind,
        { request, problem: answer.problem, remedy: remedyFor(answer.kind) },
        { cause: answer.cause },
      )
    log.info(`${request}: ${answer.problem}; trying again`)
    await clock.sleep(pause, signal)
  }
}

type Answer =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly kind: ErrorKind
      readonly problem: string
      readonly transient: boolean
      readonly cause?: unknown
    }

async function put(
  { clock, signal }: PushContext,
  { url, credentials }: Pushgateway,
  group: PushGroup,
  body: string,
): Promise<Answer> {
  const abort = new AbortController()
  const onAbort = () => abort.abort(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  const stop = clock.timer(ATTEMPT_MS, () => abort.abort(new Error('no answer')))
  const http = client(abort.signal)
  try {
    const headers = {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      ...(credentials === undefined ? {} : { authorization: basic(credentials) }),
    }
    const { message } = await http.put(`${url}${groupPath(group)}`, body, headers)
    return await parseResponse(message, clock, redactorOf(credentials))
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException
    const late = abort.signal.aborted && !signal.aborted
    return {
      ok: false,
      kind: late ? 'timed-out' : 'unavailable',
      problem: late
        ? `no answer came within ${ATTEMPT_MS / 1000} s`
        : `the connection failed (${excerpt(code ?? message)})`,
      transient: true,
      cause,
    }
  } finally {
    stop()
    signal.removeEventListener('abort', onAbort)
    http.dispose()
  }
}

/** Redirects are not followed: they would carry the credentials to another host. */
const client = (signal: AbortSignal): HttpClient =>
  new HttpClient(
    'merge-queue-action',
    [
      {
        prepareRequest: (request) => {
          request.signal = signal
          // http-client passes the brackets of an IPv6 literal on, and Node would look them up as a name.
          request.host = request.host?.replace(/^\[|\]$/g, '')
        },
        canHandleAuthentication: () => false,
        handleAuthentication: () => Promise.reject(new Error('not used')),
      },
    ],
    { allowRedirects: false, allowRetries: false },
  )

const basic = ({ user, password }: NonNullable<Pushgateway['credentials']>): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

/** A server may repeat what it was sent. */
const redactorOf = (credentials: Pushgateway['credentials']): Redact =>
  redactor(
    credentials === undefined ? [] : credentialSecrets(credentials.user, credentials.password),
  )

async function parseResponse(
  message: IncomingMessage,
  clock: Clock,
  redact: Redact,
): Promise<Answer> {
  const status = message.statusCode ?? 0
  const limits = { maxBytes: 16 * 1024, idleMs: 2000, totalMs: 5000, cut: true }
  const said = excerpt(redact(await readBody(message, clock, limits), true))
  if (status >= 200 && status < 300) return { ok: true }
  return {
    ok: false,
    kind: kindOf(status),
    problem: `HTTP ${status}${said === '' ? '' : `: ${said}`}`,
    transient: status === 429 || isTransient(status),
  }
}

function kindOf(status: number): ErrorKind {
  if (status < 400) return 'bad-response'
  if (status === 401 || status === 403) return 'unauthorized'
  if (status === 429) return 'rate-limited'
  return isTransient(status) ? 'unavailable' : 'refused'
}

function remedyFor(kind: ErrorKind): string {
  switch (kind) {
    case 'unauthorized':
      return 'Check the user info of `pushgateway-url`.'
    case 'refused':
    case 'bad-response':
      return 'Check that `pushgateway-url` is the address of a Pushgateway, with its path prefix if it has one.'
    default:
      return 'Check that the Pushgateway is up and that the runner reaches it, then run the step again.'
  }
}
