import { ActionError, type ErrorKind, type Explanation } from '../shared/errors.js'
import { sanitize } from '../shared/text.js'
import type { HttpRequest } from './request.js'
import type { Failure } from './retry.js'

/** A call of the service that did not succeed, after every retry that the policy allows. */
export class ServiceError extends ActionError {
  readonly failure: Failure
  /** The request may have taken effect; only a read-back can tell. */
  readonly ambiguous: boolean

  constructor(
    kind: ErrorKind,
    explanation: Explanation,
    failure: Failure,
    options: ErrorOptions & { ambiguous?: boolean },
  ) {
    super(kind, explanation, options)
    this.failure = failure
    this.ambiguous = options.ambiguous ?? false
  }

  /** The status line's code, when there was one. */
  get status(): number | undefined {
    return this.failure.type === 'status' ? this.failure.status : undefined
  }
}

/** Whether an error is the service's answer with this status. */
export const hasStatus = (error: unknown, status: number): error is ServiceError =>
  error instanceof ServiceError && error.status === status

/** `POST /submitPullRequest for #12 on main`. Without the query, which the subject already says. */
export const describe = (request: HttpRequest): string =>
  `${request.method} ${request.path.replace(/\?.*/, '')} for ${request.subject}`

/** The outcome for a failure (docs/operations.md, "Outcomes"). */
export function kindOf(failure: Failure): ErrorKind {
  switch (failure.type) {
    case 'not-sent':
    case 'untrusted':
      return 'unavailable'
    case 'no-answer':
      return failure.timedOut ? 'timed-out' : 'unavailable'
    case 'broken-body':
    case 'html-page':
    case 'wrong-shape':
      return 'bad-response'
    case 'status':
      return kindOfStatus(failure.status)
  }
}

function kindOfStatus(status: number): ErrorKind {
  if (status < 400) return 'bad-response'
  if (status === 401 || status === 403) return 'unauthorized'
  if (status === 404) return 'not-found'
  if (status === 429) return 'rate-limited'
  if (status === 408 || status === 425 || (status >= 500 && status !== 501)) return 'unavailable'
  return 'refused'
}

const UNTRUSTED = {
  certificate:
    'Check the certificate of the service; where its authority is private, set NODE_EXTRA_CA_CERTS.',
  address: 'Check the host, the port and https:// in `api-url`.',
  proxy: 'Check `https_proxy` and `no_proxy` of the runner, and what the proxy allows.',
} as const

/** What to do next, for each way to fail. */
export function remedyFor(kind: ErrorKind, failure: Failure, path: string): string {
  if (failure.type === 'untrusted') return UNTRUSTED[failure.why]
  if (failure.type === 'status' && failure.status === 407) return UNTRUSTED.proxy
  if (failure.type === 'status' && failure.status >= 300 && failure.status < 400)
    return 'Redirects are not followed, because they would carry the token away; set `api-url` to the final address.'
  switch (kind) {
    case 'unauthorized':
      return 'Check that `api-token` holds a valid token of this organization for v1 of the API; a token of another API version does not work here.'
    case 'not-found':
      return notFound(path)
    case 'rate-limited':
      return 'Run the step again later, or raise `retry-timeout-seconds`.'
    case 'timed-out':
    case 'unavailable':
      return 'Check that the service is up and `api-url` is right, then run the step again.'
    case 'bad-response':
      return 'Check that `api-url` is the address of the service and not of a proxy or a web page in front of it.'
    case 'unknown-outcome':
      return 'Look at the queue before running the step again.'
    default:
      return 'Read what the service said, correct the inputs, then run the step again.'
  }
}

/** What a request names, so that nobody looks for a queue where none was asked for. */
function notFound(path: string): string {
  if (path.startsWith('/flaky-tests/'))
    return 'Check `api-url`, `repository` and `org-slug`, and that the organization has this repository.'
  if (path.startsWith('/getMergeQueueMetrics'))
    return 'Check `api-url` and `repository`, and that the repository has a queue.'
  return 'Check `api-url`, `repository` and `target-branch`, and that the queue exists.'
}

/** At most 500 sanitised characters of a body, on one line, for a message. */
export function excerpt(text: string): string {
  const flat = sanitize(text.trim().replace(/\s+/g, ' '))
  return flat.length > 500 ? `${flat.slice(0, 499).replace(/[\ud800-\udbff]$/, '')}…` : flat
}
